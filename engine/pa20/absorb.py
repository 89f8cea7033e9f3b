"""A government may absorb one connected regional in its turn (P-GOV-7, A-GOV-13)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.actions.pa20 import AbsorbRegional
from engine.errors import Parameter, Refusal
from engine.events import Log, Passed, RegionalAbsorbed
from engine.game import Game
from engine.ids import CorporationId, EntityId
from engine.ledger import pay
from engine.messages import Key
from engine.pa20.definitions import is_government, railway_of, railways_of
from engine.pa20.government import retire
from engine.pa20.lines import lines_touch
from engine.pa20.state import extra
from engine.pa20.surplus import merge_tokens
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.turns import actor_of, current, finish_step, open_turn


class AbsorbStep(Step):
    """The last step of a government's turn (A-OP-7); one regional a turn."""

    name = "absorb"
    handles = (AbsorbRegional, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating government while there is a regional it may absorb."""
        turn = open_turn(state, self.name)
        if turn is None or not is_government(game, current(state)[1]):
            return None
        possible = any(isinstance(offer.action, AbsorbRegional) for offer in self.offers(game, state))
        return actor_of(turn) if possible else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Each regional that may be absorbed, and a pass."""
        turn, government, _ = current(state)
        actor = actor_of(turn)
        for regional in railway_of(game, government).regionals:
            action = AbsorbRegional(actor, regional)
            if self.check(game, state, action) is None:
                yield Offer(action)
        yield Offer(Pass(actor))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """One of its network, owned, connected, and twice the face value in the treasury; its holder cannot refuse."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, AbsorbRegional)
        _, government, company = current(state)
        regional = action.regional
        named: dict[str, Parameter] = {"corporation": government, "regional": regional}
        if regional not in railway_of(game, government).regionals:
            return Refusal(Key.NOT_OF_NETWORK, "P-GOV-7", named)
        if regional in extra(state).gone:
            return Refusal(Key.RAILWAY_GONE, "P-GOV-7", {"corporation": regional})
        if not state.corporations[regional].started:
            return Refusal(Key.NOT_STARTED, "A-GOV-13", {"corporation": regional})
        if not lines_touch(game, state, government, regional):
            return Refusal(Key.NOT_CONNECTED, "A-GOV-13", named)
        cost = absorption_price(game, regional)
        return (
            Refusal(Key.CASH_SHORT, "P-GOV-7", {"cash": company.cash, "price": cost}) if company.cash < cost else None
        )

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Pay the holder; money and tokens pass on, the trains go to the bank pool."""
        finish_step(draft, self.name)
        if isinstance(action, Pass):
            log.append(Passed(action.actor, self.name))
            return
        assert isinstance(action, AbsorbRegional)
        government, regional = CorporationId(action.actor), action.regional
        company = draft.corporations[regional]
        holder, cost = company.president, absorption_price(game, regional)
        assert holder is not None
        log.append(RegionalAbsorbed(government, regional, holder, cost))
        pay(draft, log, action.actor, EntityId(holder), cost, reason="absorption")
        pay(draft, log, EntityId(regional), action.actor, company.cash, reason="merged")
        draft.discarded = (*draft.discarded, *company.trains)
        retire(game, draft, regional)
        merge_tokens(game, draft, government, (regional,), log)


def absorption_price(game: Game, regional: CorporationId) -> int:
    """What its holder is paid (P-GOV-7)."""
    return railway_of(game, regional).face * railways_of(game).absorption_factor
