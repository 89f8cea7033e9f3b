"""What privates are good for, as players read it (digest, table of privates)."""

from engine.ids import PrivateId
from gui.main_window import MainWindow
from gui.panels.private_words import power_words
from tests.gui.window.starting import Start


def test_every_private_of_sicily_tells_its_power(window: MainWindow, start: Start) -> None:
    game = start("Anna", "Bruno", "Carla", seed=1).game
    assert [power_words(game.privates[PrivateId(ident)], game) for ident in ("SCE", "SIGI", "CNM", "SMS", "RSA")] == [
        ("While a player owns it nobody builds in Acireale.",),
        ("Its corporation pays half for standard-gauge track.",),
        ("Its corporation closes it for a port marker: L. 20 more for each of its trains there.",),
        ("Its corporation closes it to build and place a token by the coast without connection.",),
        (f"Its buyer gets the presidency of {game.order[0]}.",),
    ]
    assert window.turn.isVisible()
