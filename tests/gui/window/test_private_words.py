"""What privates are good for, as players read it (digest, table of privates)."""

from engine.ids import PrivateId
from gui.main_window import MainWindow
from gui.panels.private_words import power_words
from tests.gui.window.starting import Start


def test_every_private_of_sicily_tells_its_power(window: MainWindow, start: Start) -> None:
    game = start("Anna", "Bruno", "Carla", seed=1).game
    assert [power_words(game.privates[PrivateId(ident)], game) for ident in ("SCE", "SIGI", "CNM", "SMS", "RSA")] == [
        ("Blocks Acireale while a player owns it.",),
        ("Standard-gauge track at half price.",),
        ("Closes for a port marker: L. 20 more for each of the corporation's trains there.",),  # RUL-19
        ("Closes to build and place a token on the coast without connection.",),
        (f"With the presidency of {game.order[0]}.",),
    ]
    assert window.turn.isVisible()


def test_a_political_card_tells_its_certificate_and_its_later_income(window: MainWindow, start: Start) -> None:
    """P-POL-1, P-POL-2 and the list of A-POL-3."""
    game = start("Anna", "Bruno", "Carla", title="pa20").game
    assert power_words(game.privates[PrivateId("BAY")], game) == ("With 10 % of NN; pays D. 10 once NN has built.",)
    assert power_words(game.privates[PrivateId("GDS")], game) == ()
    assert window.turn.isVisible()
