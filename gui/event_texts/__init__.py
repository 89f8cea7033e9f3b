"""One sentence for every kind of event, as a game report says it, in the language in use. Needs QtCore only.

`event_text(event, game)` is the door; importing this package brings in all sentences. How the events of one action become the
lines of the log, with those that say the same thing twice left out, stands in `gui.chronicle`.
"""

from gui.event_texts import auction, endings, funds, operating, papers, payments, trains
from gui.event_texts.base import event_text

__all__ = ["auction", "endings", "event_text", "funds", "operating", "papers", "payments", "trains"]
