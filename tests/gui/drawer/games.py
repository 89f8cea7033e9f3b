from engine.actions import Action
from engine.errors import Refusal
from engine.session import Session


def played(session: Session, *actions: Action) -> Session:
    """The session after more actions, none of them refused."""
    for action in actions:
        outcome = session.do(action)
        assert not isinstance(outcome, Refusal), (action, outcome)
    return session
