"""What the program does once it stands: no move waits for the collector to walk over all that was loaded (budget of a move)."""

import gc

from gui.app import settle


def test_what_is_loaded_leaves_the_collectors_sight() -> None:
    seen = len(gc.get_objects())
    try:
        settle()
        assert gc.get_freeze_count() > seen // 2
        assert len(gc.get_objects()) < seen // 10
    finally:
        gc.unfreeze()
