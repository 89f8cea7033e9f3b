"""Rules profiles are edited side by side; what corporations have that say nothing else has a table of its own."""

from gui.designer.grids import UsualModel
from gui.designer.rules_page import NAME_ROW, ProfilesPage
from gui.designer.window import DesignerWindow
from tests.gui.designer.conftest import Design
from tests.gui.designer.test_tables import column, grid_of, write


def rules(window: DesignerWindow) -> ProfilesPage:
    [found] = window.rules.content().grids
    assert isinstance(found, ProfilesPage)
    return found


def test_a_switch_is_answered_anew(design: Design) -> None:
    window = design()
    page = rules(window)
    write(page.profiles, "emr_pool_limit", "pbem", "b")
    write(page.profiles, "share_buyback_first_turn", "pbem", "false")
    switches = window.model.files.rules.profiles["pbem"]
    assert (switches["emr_pool_limit"], switches["share_buyback_first_turn"]) == ("b", False)
    write(page.profiles, "emr_pool_limit", "pbem", "")
    assert "emr_pool_limit" not in window.model.files.rules.profiles["pbem"]
    window.model.undo()
    window.model.undo()
    window.model.undo()
    assert window.model.files.rules.profiles["pbem"]["emr_pool_limit"] == "a"


def test_the_rules_help_tells_what_a_switch_decides(design: Design) -> None:
    """RUL-30 is a paragraph of the rules as played, which says how the profiles differ."""
    page = rules(design())
    cell = page.profiles.index(page.profiles.rows().index("emr_pool_limit"), column(page.profiles, "ruling"))
    assert cell.data().startswith("RUL-30")


def test_a_profile_is_added_as_a_copy_renamed_and_removed(design: Design) -> None:
    window = design()
    page = rules(window)
    page.go_to("cert_limit", column(page.profiles, "aag"))
    page.add.click()
    profiles = window.model.files.rules.profiles
    assert profiles["profile"] == profiles["aag"]
    write(page.profiles, NAME_ROW, "profile", "house")
    assert list(window.model.files.rules.profiles) == ["pbem", "aag", "house"]
    write(page.profiles, NAME_ROW, "pbem", "post")
    assert window.model.files.title.default_profile == "post"
    page.go_to(NAME_ROW, column(page.profiles, "house"))
    page.remove.click()
    assert list(window.model.files.rules.profiles) == ["post", "aag"]


def test_the_last_profile_stays(design: Design) -> None:
    window = design("pa20")
    page = rules(window)
    page.go_to(NAME_ROW, 2)
    page.remove.click()
    assert list(window.model.files.rules.profiles) == ["pa20"]


def test_switches_are_added_renamed_and_removed_in_all_profiles_at_once(design: Design) -> None:
    window = design()
    page = rules(window)
    page.add_switch.click()
    write(page.profiles, "switch", "id", "house_rule")
    assert all("house_rule" in switches for switches in window.model.files.rules.profiles.values())
    page.go_to("house_rule")
    page.remove_switch.click()
    assert not any("house_rule" in switches for switches in window.model.files.rules.profiles.values())
    write(page.profiles, NAME_ROW, "pbem", "not an id")
    assert page.profiles.troubles()
    assert "pbem" in window.model.files.rules.profiles


def test_what_corporations_have_that_say_nothing_else(design: Design) -> None:
    window = design()
    usual = grid_of(window, UsualModel.__name__).grid
    write(usual, "tokens", "value", "5")
    write(usual, "certificates", "value", "40 president, 20, 20, 20")
    companies = window.model.files.companies
    assert (companies.tokens, companies.certificates) == (5, ("40 president", 20, 20, 20))
    write(usual, "tokens", "value", "many")
    assert usual.troubles()
    assert window.model.files.companies.tokens == 5
