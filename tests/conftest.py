"""What all tests share: no window, no data of the person who runs them, steady random examples."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parent.parent

# Set before Qt starts: the tests need no screen and must not read or write anybody's settings or game library.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_user_folder = Path(tempfile.mkdtemp(prefix="trinacria-tests-"))
for _variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
    os.environ[_variable] = str(_user_folder / _variable)

# The same examples in every run, and no deadline: a slow machine is not a fault. The soak scripts look further.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")


@pytest.fixture(scope="session", autouse=True)
def _remove_user_folder() -> Iterator[None]:
    yield
    shutil.rmtree(_user_folder, ignore_errors=True)


@pytest.fixture(scope="session")
def shared() -> Path:
    """Recorded games and facts that are not part of the repository; tests that read them skip where they are absent."""
    folder = ROOT.parent / "shared"
    if not folder.is_dir():
        pytest.skip("the recorded games in ../shared are not here")
    return folder
