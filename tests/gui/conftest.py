"""What the tests of the window share."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent


@pytest.fixture(autouse=True)
def _let_go_of_windows() -> None:
    """Windows closed by the test before are gone: without a running event loop Qt would keep them all until the end."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
