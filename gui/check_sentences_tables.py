"""Sentences of the designer's report on market, trains, phases, set-ups, companies and words that stand alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.designer.checks.findings import Fault

WHAT: Final[dict[Fault, object]] = {
    Fault.REGION_ALONE: QT_TRANSLATE_NOOP(
        "checks", "Only {hex} lies in “{region}”; other hexes lie in “{other_region}”."
    ),
    Fault.GROUP_ALONE: QT_TRANSLATE_NOOP("checks", "The group “{group}” of {hex} has no other stop."),
    Fault.PAR_TWICE: QT_TRANSLATE_NOOP("checks", "The start price {price} stands on two cells."),
    Fault.PAR_UNUSED: QT_TRANSLATE_NOOP("checks", "No phase allows the start price {price}."),
    Fault.MARKET_FALLS_UPWARDS: QT_TRANSLATE_NOOP("checks", "In the market {price} stands above {other_price}."),
    Fault.MARKET_RAGGED: QT_TRANSLATE_NOOP(
        "checks", "Row {row} of the market has {count} cells, the one above it only {most}."
    ),
    Fault.MARKET_ROW_EMPTY: QT_TRANSLATE_NOOP("checks", "Row {row} of the market has no cells."),
    Fault.MARKET_UNREACHABLE: QT_TRANSLATE_NOOP(
        "checks", "From no start price a marker ever reaches the cell with {price}."
    ),
    Fault.MARKET_WORTHLESS: QT_TRANSLATE_NOOP(
        "checks", "A cell of the market has the price 0 and does not close the corporation."
    ),
    Fault.TRAIN_NEVER_SOLD: QT_TRANSLATE_NOOP("checks", "The train {train} can never come on sale."),
    Fault.PHASE_NEVER_BEGINS: QT_TRANSLATE_NOOP(
        "checks", "Phase {phase} can never begin: no train {train} is ever sold."
    ),
    Fault.PHASE_WITHOUT_TRAINS: QT_TRANSLATE_NOOP("checks", "In phase {phase} corporations may own no train."),
    Fault.PHASE_WITHOUT_PAR: QT_TRANSLATE_NOOP("checks", "Phase {phase} allows no start price."),
    Fault.PHASE_WITHOUT_TILES: QT_TRANSLATE_NOOP("checks", "In phase {phase} no tile may be laid."),
    Fault.PHASE_COLOR_SKIPPED: QT_TRANSLATE_NOOP(
        "checks", "Phase {phase} allows a later colour of tiles, but not {color}."
    ),
    Fault.PHASE_COLOR_LOST: QT_TRANSLATE_NOOP(
        "checks", "Phase {phase} no longer allows {color} tiles, which the phase before it allows."
    ),
    Fault.SCENARIO_WITHOUT_MONEY: QT_TRANSLATE_NOOP("checks", "The set-up for {players} players deals no money."),
    Fault.SCENARIO_WITHOUT_TRAINS: QT_TRANSLATE_NOOP("checks", "The set-up for {players} players has no trains."),
    Fault.SWITCH_UNKNOWN: QT_TRANSLATE_NOOP("checks", "No rule asks for “{id}”."),
    Fault.SWITCH_ANSWER: QT_TRANSLATE_NOOP("checks", "“{id}” cannot be answered with “{text}”."),
    Fault.CORPORATION_WITHOUT_TOKEN: QT_TRANSLATE_NOOP("checks", "{corporation} has no token."),
    Fault.COMPANY_NAME_TWICE: QT_TRANSLATE_NOOP("checks", "{company} and {other_company} are both called {name}."),
    Fault.SIGN_TWICE: QT_TRANSLATE_NOOP("checks", "The signs {company} and {other_company} look alike."),
    Fault.OPTION_IDLE: QT_TRANSLATE_NOOP("checks", "The variant {option} changes nothing."),
    Fault.OPTION_PLAYERS: QT_TRANSLATE_NOOP(
        "checks", "The variant {option} is for {count} players, for whom there is no set-up."
    ),
    Fault.DELAY_UNUSED: QT_TRANSLATE_NOOP("checks", "No variant delays {corporation}."),
    Fault.DESTINATION_NAME: QT_TRANSLATE_NOOP("checks", "The destination “{name}” is not what {hex} is called."),
}
"""What was found."""

WHY: Final[dict[Fault, object]] = {
    Fault.REGION_ALONE: QT_TRANSLATE_NOOP("checks", "The two are written almost alike: one is perhaps misspelt."),
    Fault.GROUP_ALONE: QT_TRANSLATE_NOOP(
        "checks", "A group joins several stops to one place: the name is perhaps misspelt."
    ),
    Fault.PAR_TWICE: QT_TRANSLATE_NOOP("checks", "Whoever starts a corporation would have to choose between the two."),
    Fault.PAR_UNUSED: QT_TRANSLATE_NOOP("checks", "No corporation ever starts there."),
    Fault.MARKET_FALLS_UPWARDS: QT_TRANSLATE_NOOP("checks", "A move upwards should raise the price."),
    Fault.MARKET_RAGGED: QT_TRANSLATE_NOOP("checks", "Beyond the end of the upper row a marker cannot rise any more."),
    Fault.MARKET_ROW_EMPTY: QT_TRANSLATE_NOOP("checks", "No marker passes from the rows above it to those below."),
    Fault.MARKET_UNREACHABLE: QT_TRANSLATE_NOOP("checks", "The cell and what lies behind it are of no use."),
    Fault.MARKET_WORTHLESS: QT_TRANSLATE_NOOP("checks", "Its shares would cost nothing."),
    Fault.TRAIN_NEVER_SOLD: QT_TRANSLATE_NOOP(
        "checks", "What it waits for never happens, or it leaves the game before."
    ),
    Fault.PHASE_NEVER_BEGINS: QT_TRANSLATE_NOOP("checks", "What it allows and brings about never comes."),
    Fault.PHASE_WITHOUT_TRAINS: QT_TRANSLATE_NOOP(
        "checks", "They would have to discard their trains and could buy none."
    ),
    Fault.PHASE_WITHOUT_PAR: QT_TRANSLATE_NOOP("checks", "No corporation can be started while it lasts."),
    Fault.PHASE_WITHOUT_TILES: QT_TRANSLATE_NOOP("checks", "Nobody can build while it lasts."),
    Fault.PHASE_COLOR_SKIPPED: QT_TRANSLATE_NOOP(
        "checks", "Tiles are upgraded colour by colour; the later ones would hardly ever fit."
    ),
    Fault.PHASE_COLOR_LOST: QT_TRANSLATE_NOOP(
        "checks", "Colours are added from phase to phase; none is usually taken away."
    ),
    Fault.SCENARIO_WITHOUT_MONEY: QT_TRANSLATE_NOOP("checks", "Nobody can buy anything."),
    Fault.SCENARIO_WITHOUT_TRAINS: QT_TRANSLATE_NOOP("checks", "No corporation can ever run."),
    Fault.SWITCH_UNKNOWN: QT_TRANSLATE_NOOP("checks", "The name is perhaps misspelt; the answer changes nothing."),
    Fault.SWITCH_ANSWER: QT_TRANSLATE_NOOP("checks", "The rules would not understand it."),
    Fault.CORPORATION_WITHOUT_TOKEN: QT_TRANSLATE_NOOP("checks", "A corporation begins with a token in its home."),
    Fault.COMPANY_NAME_TWICE: QT_TRANSLATE_NOOP("checks", "Players and the log cannot tell the two apart."),
    Fault.SIGN_TWICE: QT_TRANSLATE_NOOP("checks", "Players and the log cannot tell the two apart."),
    Fault.OPTION_IDLE: QT_TRANSLATE_NOOP(
        "checks", "No set-up, no train and no rule of this title names it: the name is perhaps misspelt."
    ),
    Fault.OPTION_PLAYERS: QT_TRANSLATE_NOOP("checks", "Nobody can ever choose it."),
    Fault.DELAY_UNUSED: QT_TRANSLATE_NOOP("checks", "The delay needs a variant whose name begins with “delay_”."),
    Fault.DESTINATION_NAME: QT_TRANSLATE_NOOP("checks", "Players look for the name on the map."),
}
"""Why it matters."""

MEND: Final[dict[Fault, object]] = {
    Fault.REGION_ALONE: QT_TRANSLATE_NOOP(
        "checks", "Write the region as on the other hexes, or leave it if both are meant."
    ),
    Fault.GROUP_ALONE: QT_TRANSLATE_NOOP("checks", "Write the group as at the other stop, or take it away."),
    Fault.PAR_TWICE: QT_TRANSLATE_NOOP("checks", "Write “par” on one of them only."),
    Fault.PAR_UNUSED: QT_TRANSLATE_NOOP("checks", "Let a phase allow it, or take “par” off the cell."),
    Fault.MARKET_FALLS_UPWARDS: QT_TRANSLATE_NOOP("checks", "Correct one of the two prices."),
    Fault.MARKET_RAGGED: QT_TRANSLATE_NOOP("checks", "Lengthen the upper row, or shorten the lower one."),
    Fault.MARKET_ROW_EMPTY: QT_TRANSLATE_NOOP("checks", "Remove the row, or give it prices."),
    Fault.MARKET_UNREACHABLE: QT_TRANSLATE_NOOP("checks", "Join its row to the others, or remove it."),
    Fault.MARKET_WORTHLESS: QT_TRANSLATE_NOOP("checks", "Write “0 close”, or give it a price."),
    Fault.TRAIN_NEVER_SOLD: QT_TRANSLATE_NOOP(
        "checks", "Let it wait for a train that is sold in every set-up, and leave the game later."
    ),
    Fault.PHASE_NEVER_BEGINS: QT_TRANSLATE_NOOP(
        "checks", "Let it begin with a train that is sold, or see that this one is."
    ),
    Fault.PHASE_WITHOUT_TRAINS: QT_TRANSLATE_NOOP("checks", "Give the phase a train limit of at least 1."),
    Fault.PHASE_WITHOUT_PAR: QT_TRANSLATE_NOOP("checks", "Add start prices of the market to the phase."),
    Fault.PHASE_WITHOUT_TILES: QT_TRANSLATE_NOOP("checks", "Add the colours of tiles that may be laid."),
    Fault.PHASE_COLOR_SKIPPED: QT_TRANSLATE_NOOP("checks", "Add the colour, or leave the later one to a later phase."),
    Fault.PHASE_COLOR_LOST: QT_TRANSLATE_NOOP("checks", "Add the colour again, or leave it if it is meant."),
    Fault.SCENARIO_WITHOUT_MONEY: QT_TRANSLATE_NOOP("checks", "Give the players money."),
    Fault.SCENARIO_WITHOUT_TRAINS: QT_TRANSLATE_NOOP("checks", "Give it a number of each train."),
    Fault.SWITCH_UNKNOWN: QT_TRANSLATE_NOOP("checks", "Write it as a shipped title does, or take it out."),
    Fault.SWITCH_ANSWER: QT_TRANSLATE_NOOP(
        "checks", "Answer it in the way of the shipped titles: with a letter from a to e, a number, or yes and no."
    ),
    Fault.CORPORATION_WITHOUT_TOKEN: QT_TRANSLATE_NOOP("checks", "Give it at least one token."),
    Fault.COMPANY_NAME_TWICE: QT_TRANSLATE_NOOP("checks", "Give one of them another name."),
    Fault.SIGN_TWICE: QT_TRANSLATE_NOOP("checks", "Give one of them another sign."),
    Fault.OPTION_IDLE: QT_TRANSLATE_NOOP("checks", "Write it as where it is named, or take it out."),
    Fault.OPTION_PLAYERS: QT_TRANSLATE_NOOP("checks", "Add the set-up, or correct the number."),
    Fault.DELAY_UNUSED: QT_TRANSLATE_NOOP("checks", "Add the variant, or take the delay out."),
    Fault.DESTINATION_NAME: QT_TRANSLATE_NOOP("checks", "Correct the name or the hex."),
}
"""How to mend it."""
