"""`export FILE --to FORMAT OUT`: a game in another format, or a title as an 18xx-maker game (`--to maker`).

The readable report (`--to text`) has words: who calls `engine.headless.main` says it.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from engine.designer.document import open_document, title_folder
from engine.designer.exchange import losses_json, maker_from_document
from engine.errors import Refusal, RuleError, TrinacriaError
from engine.interop.csv_table import rounds_csv
from engine.interop.eighteen_xx_export import encode_exchange, export_game
from engine.messages import Key
from engine.saves import encode, save_of, write_atomically
from engine.verbs.opening import open_game
from engine.verbs.output import keep, write_json

FORMATS = ("18xx", "text", "csv", "save", "maker")


def add_arguments(parser: ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--to", choices=FORMATS, required=True)
    parser.add_argument("out", type=Path)


def run(arguments: Namespace) -> int:
    """Serve the verb. Raises `TrinacriaError`: `RuleError` for a game that the format cannot hold, else mostly `DataError`."""
    if arguments.to == "maker":
        return _export_title(str(arguments.file), arguments.out)
    keep(arguments.file, arguments.out)
    session = open_game(arguments.file).session
    if arguments.to == "text":
        if arguments.report is None:
            raise TrinacriaError(Key.ARGUMENTS_WRONG, verb="export", reason="--to text")
        content = str(arguments.report(session, arguments.lang)).encode()
    elif arguments.to == "csv":
        content = rounds_csv(session).encode()
    elif arguments.to == "save":
        content = encode(save_of(session))
    else:
        exported = export_game(session)
        if isinstance(exported, Refusal):
            raise RuleError(exported)
        content = encode_exchange(exported)
    write_atomically(arguments.out, content)
    write_json({"file": str(arguments.out), "format": arguments.to, "actions": session.position})
    return 0


def _export_title(title: str, out: Path) -> int:
    content, losses = maker_from_document(open_document(title_folder(title)))
    write_atomically(out, content)
    write_json({"file": str(out), "format": "maker", "losses": losses_json(losses)})
    return 0
