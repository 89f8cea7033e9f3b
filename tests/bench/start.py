"""How long until a usable board: a fresh process imports, opens the window with the board and paints it.

Budget: 0.6 s warm on an idle machine with two cores (Qt, shapely and numpy alone take 0.27 s). Prints wall and processor time
of the best of several runs; only the second is comparable on a busy machine.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
RUNS = 5

CHILD = """
import time
wall = time.perf_counter()
import sys
from pathlib import Path
from gui import early
early.load()
from gui.app import make_application, remember_places
from gui.settings import Settings
settings = Settings(Path(sys.argv[1]) / "settings.ini")
application = make_application(settings)
remember_places(application)
qt = time.perf_counter()
from gui.desk import Desk
from gui.main_window import MainWindow
window = MainWindow(settings, Desk(Path(sys.argv[1])))
window.show()
application.processEvents()
board = time.perf_counter()
window.offer_start()
application.processEvents()
done = time.perf_counter()
print(qt - wall, board - wall, done - wall, time.process_time())
sys.stdout.flush()
from gui.board.placings import PLACINGS
PLACINGS.save()
import os
os._exit(0)
"""


def main() -> None:
    runs = []
    with tempfile.TemporaryDirectory() as folder:
        # Warm means that modules are compiled and places known; the first run sees to both.
        warm = {
            "PYTHONPATH": str(ROOT),
            "PYTHONPYCACHEPREFIX": f"{folder}/compiled",
            "XDG_CACHE_HOME": f"{folder}/cache",
        }
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | warm
        for _ in range(RUNS):
            done = subprocess.run(
                [sys.executable, "-c", CHILD, folder],
                cwd=ROOT, env=environment, capture_output=True, text=True, check=True,
            )  # fmt: skip
            runs.append(tuple(map(float, done.stdout.split())))
    qt, board, start, processor = (min(column) for column in zip(*runs, strict=True))
    print(f"application ready      {qt:.3f} s")
    print(f"board painted          {board:.3f} s   (budget 0.6 s)")
    print(f"first choices shown    {start:.3f} s")
    print(f"processor time         {processor:.3f} s")


if __name__ == "__main__":
    main()
