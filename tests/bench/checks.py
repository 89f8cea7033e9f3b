"""What a map of a thousand hexes costs without its window: an edit, undo, the check, building, saving, printing a page.

Budgets: an edit with its new snapshot within 16 ms, a check within 2 s.
"""

import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from engine.data.assets import ASSETS
from engine.data.definitions import Gauge
from engine.designer.applying import History
from engine.designer.checks.report import as_json, check, check_folder
from engine.designer.document import open_document, save, to_title
from engine.designer.edits import DrawTrack, Edit, MarkImpassable, NameHex, OnHex, PaintTerrain, SetField
from engine.ids import HexId
from tests.helpers.large_maps import large_document


def milliseconds(work: Callable[[], object], times: int = 1) -> str:
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        found.append((time.perf_counter() - begun) * 1000)
    return f"{statistics.median(found):9.3f} ms median, {max(found):9.3f} ms worst"


def edits() -> dict[str, Callable[[int], Edit]]:
    hex_ = HexId("K21")
    return {
        "paint one hex": lambda k: PaintTerrain((hex_,), ("hill", "rough", "mountain")[k % 3]),
        "name": lambda k: NameHex(hex_, f"Nome {k}"),
        "draw track": lambda k: DrawTrack(OnHex(hex_), 0, 3, list(Gauge)[k % 3]),
        "close a side": lambda k: MarkImpassable(hex_, 0, closed=k % 2 == 0),
        "a train's price": lambda k: SetField("trains", "4H", "price", 100 + k),
    }


class Strokes:
    """One edit after another in the same session."""

    def __init__(self, history: History, edit: Callable[[int], Edit]) -> None:
        self._history = history
        self._edit = edit
        self._number = 0

    def __call__(self) -> None:
        self._number += 1
        self._history.do(self._edit(self._number))


def main() -> None:
    document = large_document(1000)
    hexes = tuple(map(HexId, document.files.maps[0].hexes))
    history = History(document)
    for name, edit in edits().items():
        print(f"{name:34}", milliseconds(Strokes(history, edit), 200))
    whole = Strokes(history, lambda k: PaintTerrain(hexes, ("hill", "rough")[k % 2]))
    print(f"{'paint 1,000 hexes in one stroke':34}", milliseconds(whole, 20))
    print(f"{'undo':34}", milliseconds(history.undo, 200))
    print(f"{'check, the first time':34}", milliseconds(lambda: check(document)))
    print(f"{'check again':34}", milliseconds(lambda: check(document), 5))
    report = check(document)
    print(f"{'report as values':34}", milliseconds(lambda: as_json(report), 3))
    print(f"{'build the title':34}", milliseconds(lambda: to_title(document), 5))
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "grande"
        print(f"{'save':34}", milliseconds(lambda: save(document, target)))
        saved = open_document(target)
        print(f"{'save again':34}", milliseconds(lambda: save(saved, target), 3))
        print(f"{'open':34}", milliseconds(lambda: open_document(target), 3))
    for title in ("1849", "1849_two_sicilies", "pa20"):
        print(f"{'check ' + title:34}", milliseconds(partial(check_folder, ASSETS / "games" / title)))


if __name__ == "__main__":
    main()
