"""What the window loads before Qt knows nothing of it."""

import subprocess
import sys

from tests.architecture.sources import ROOT


def test_what_is_loaded_early_does_not_load_qt() -> None:
    program = (
        "import sys; from gui import early; early.load(); print('shapely' in sys.modules, 'PySide6' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "True False\n"
