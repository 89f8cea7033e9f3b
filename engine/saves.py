"""Saved games: one readable JSON file with the set-up and every action, one action a line.

States are not saved; they follow from the actions under the rules version the file names. The digest of the last state
tells whether they still do. Nothing is ever half-loaded: either a whole session comes out or an error.
"""

from __future__ import annotations

import contextlib
import json
import os
import stat
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from engine.actions import AnyAction
from engine.catalogue import open_title
from engine.data.assets import ASSETS
from engine.data.carried import Carried, carried_title
from engine.data.definitions import Title
from engine.data.files import read_bytes, read_json, typed
from engine.errors import DataError, Refusal, RefusedError
from engine.game import Game
from engine.ids import CorporationId, OptionId, TitleId
from engine.messages import Key
from engine.session import Session
from engine.setup import SetupError, new_game
from engine.titles import RULES, rules_of

FORMAT = "trinacria-save"
VERSION = 1
"""Version of the file format; a file of an older one is brought up to date by `MIGRATIONS` before it is read."""
MAX_BYTES = 16_000_000
MAX_ACTIONS = 20_000

Json = dict[str, Any]
Migration = Callable[[Json], Json]

MIGRATIONS: dict[int, Migration] = {}
"""For each older version of the format: what turns its content into the next version's."""


class SavedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player as saved."""

    name: str
    bot: str = ""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """How a saved game was set up. `order` is the drawn sequence of the corporations in play.

    `title_files` are the files of a title that is not shipped (`engine.data.carried`); a save of a shipped one has none.
    `rulings` are switches that this game answers otherwise than its profile.
    """

    rules_version: int
    title: TitleId
    profile: str
    options: tuple[OptionId, ...]
    seed: int
    order: tuple[CorporationId, ...]
    seats: tuple[SavedSeat, ...]
    title_files: Carried = {}
    rulings: dict[str, str | int | bool] = {}


class Save(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Content of a save.

    `position` counts the actions that stand (the others were undone and can be put back); `count` is the number of actions
    and `digest` that of the state after the last of them.
    """

    format: str
    version: int
    position: int
    count: int
    digest: str
    actions: tuple[AnyAction, ...]


def setup_of(game: Game) -> Setup:
    """What a save says about how the game was set up."""
    return Setup(
        rules_version=game.rules_version,
        title=game.title.id,
        profile=game.profile.id,
        options=tuple(sorted(game.options)),
        seed=game.seed,
        order=game.order,
        seats=tuple(SavedSeat(seat.name, seat.bot) for seat in game.seats),
        title_files=game.title.carried,
        rulings=game.rulings,
    )


def save_of(session: Session) -> Save:
    """What a save of this session says, undone actions included."""
    entries = session.entries
    return Save(
        **msgspec.structs.asdict(setup_of(session.game)),
        format=FORMAT,
        version=VERSION,
        position=session.position,
        count=len(entries),
        digest=session.state_at(len(entries)).digest(),
        actions=tuple(entry.action for entry in entries),  # type: ignore[misc]  # every action is one of AnyAction
    )


def standing_save_of(session: Session) -> Save:
    """The same without the undone actions: what somebody tried and took back is nobody else's business."""
    count = session.position
    save = save_of(session)
    return msgspec.structs.replace(save, count=count, digest=session.state.digest(), actions=save.actions[:count])


def encode(save: Save) -> bytes:
    """The save as a file: fields in a fixed order, one action a line, so that two saves can be compared line by line."""
    fields: Json = msgspec.to_builtins(save)
    actions = fields.pop("actions")
    for name in ("title_files", "rulings"):
        if not fields[name]:
            del fields[name]
    fields = {"format": fields.pop("format"), "version": fields.pop("version"), **fields}
    head = json.dumps(fields, ensure_ascii=False, indent=2).removesuffix("\n}")
    lines = ",\n".join("    " + json.dumps(action, ensure_ascii=False) for action in actions)
    body = f"[\n{lines}\n  ]" if actions else "[]"
    return f'{head},\n  "actions": {body}\n}}\n'.encode()


def write_save(path: Path, session: Session) -> None:
    """Save a session. Raises `DataError`; the file then is what it was before."""
    write_atomically(path, encode(save_of(session)))


def read_save(path: Path, *, migrations: Mapping[int, Migration] = MIGRATIONS, version: int = VERSION) -> Save:
    """Read a save without playing it. Raises `DataError`: missing, broken, truncated, foreign, too new, wrong shape."""
    content = read_game_file(path)
    if is_exchange_file(content):
        raise DataError(Key.EXCHANGE_FILE, file=str(path))
    save = typed(migrated(content, str(path), migrations, version), Save, str(path))
    if len(save.actions) > MAX_ACTIONS:
        raise DataError(Key.FILE_TOO_LARGE, file=str(path), place="actions", limit=MAX_ACTIONS)
    if save.count != len(save.actions):
        raise DataError(Key.COUNT_DIFFERS, file=str(path), place="count", stated=save.count, found=len(save.actions))
    if not 0 <= save.position <= save.count:
        raise DataError(Key.VALUE_NOT_ALLOWED, file=str(path), place="position", value=str(save.position))
    return save


def open_save(path: Path, assets: Path = ASSETS) -> Session:
    """The saved game, played again to where it stood. Raises `DataError`, `RefusedError`."""
    return play_save(read_save(path), str(path), assets)


def play_save(save: Save, file: str, assets: Path = ASSETS) -> Session:
    """The session a save describes; `file` is named in errors. Raises `DataError`, `RefusedError`."""
    game = game_of(save, file, assets)
    session = Session(rules_of(game), game)
    for index, action in enumerate(save.actions):
        outcome = session.do(action)
        if isinstance(outcome, Refusal):
            raise RefusedError(Key.ACTION_REFUSED, outcome, file=file, place=f"actions[{index}]")
    if session.state.digest() != save.digest:
        raise DataError(Key.DIGEST_DIFFERS, file=file, place="digest")
    session.jump(save.position)
    return session


def game_of(save: Setup, file: str, assets: Path = ASSETS) -> Game:
    """The game as it was set up.

    Raises `DataError` for an unknown title or ruling or for rules too new, `RefusedError` for a set-up that is not possible.
    """
    title = _title_of(save, file, assets)
    if save.rules_version < 1:
        raise DataError(Key.VALUE_NOT_ALLOWED, file=file, place="rules_version", value=str(save.rules_version))
    if save.rules_version > title.rules_version:
        raise DataError(Key.RULES_TOO_NEW, file=file, version=save.rules_version, known=title.rules_version)
    try:
        game = new_game(
            title,
            names=[seat.name for seat in save.seats],
            bots=[seat.bot for seat in save.seats],
            profile=save.profile,
            options=save.options,
            order=save.order,
            seed=save.seed,
        )
    except SetupError as error:
        raise RefusedError(Key.SETUP_REFUSED, error.refusal, file=file, place="$") from None
    for name, value in save.rulings.items():
        if type(game.profile.switches.get(name)) is not type(value):
            raise DataError(Key.UNKNOWN_ID, file=file, place="rulings", id=name)
    return msgspec.structs.replace(game, rules_version=save.rules_version, rulings=save.rulings)


def _title_of(save: Setup, file: str, assets: Path) -> Title:
    """The title of a save: the one it carries, else a shipped one."""
    if save.title_files:
        title = carried_title(save.title, save.title_files, library=assets, file=file)
        if title.rules not in RULES:
            raise DataError(Key.UNKNOWN_ID, file=file, place="title_files.title.json.rules", id=title.rules)
        return title
    try:
        return open_title(save.title, assets)
    except DataError as error:
        if error.key is not Key.UNKNOWN_TITLE:
            raise
        raise DataError(Key.UNKNOWN_TITLE, file=file, place="title", title=save.title) from None


def migrated(content: Json, file: str, migrations: Mapping[int, Migration], version: int) -> Json:
    """Content of a save in the present format. Raises `DataError`: not a save, or of an unknown or newer version."""
    if content.get("format") != FORMAT:
        raise DataError(Key.NOT_A_SAVE, file=file)
    found = content.get("version")
    if not isinstance(found, int) or isinstance(found, bool):
        raise DataError(Key.WRONG_TYPE, file=file, place="version", expected="int", found=type(found).__name__)
    if found > version:
        raise DataError(Key.FORMAT_TOO_NEW, file=file, version=found, known=version)
    while found < version:
        if found not in migrations:
            raise DataError(Key.FORMAT_UNKNOWN, file=file, version=found)
        content = migrations[found](content)
        found += 1
    return {**content, "version": version}


def read_game_file(path: Path) -> Json:
    """JSON object of a save or an exchange file. Raises `DataError`: missing, unreadable, too large, truncated, broken."""
    try:
        content = read_json(path, MAX_BYTES)
    except DataError as error:
        if error.key is Key.NOT_JSON and _ends_early(read_bytes(path, MAX_BYTES)):
            raise DataError(Key.FILE_TRUNCATED, file=str(path), place=str(error.parameters.get("place", ""))) from None
        raise
    if not isinstance(content, dict):
        raise DataError(Key.NOT_A_SAVE, file=str(path))
    return content


def is_exchange_file(content: Json) -> bool:
    """Whether this looks like a game in the 18xx.games file format."""
    return "format" not in content and isinstance(content.get("actions"), list) and "players" in content


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, durable on return; a device or a pipe is written to. Raises `DataError`."""
    target = Path(os.path.realpath(path))  # Unlike `resolve` it knows what to do with links in a circle.
    try:
        if is_device(path):
            path.write_bytes(content)
            return
        descriptor, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        try:
            with os.fdopen(descriptor, "wb") as stream:
                stream.write(content)
                stream.flush()
                os.fsync(stream.fileno())
            _take_mode(target, Path(temporary))
            Path(temporary).replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
            raise
        _sync_folder(target.parent)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise DataError(Key.FILE_UNWRITABLE, file=str(path), reason=reason) from error


def is_device(path: Path) -> bool:
    """Whether a path is there and neither a file nor a folder: a file put in its place would do away with it."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def _take_mode(target: Path, temporary: Path) -> None:
    """Give the new file the rights of the old one, or those a new file gets."""
    if target.exists():
        temporary.chmod(target.stat().st_mode & 0o777)
        return
    mask = os.umask(0)
    os.umask(mask)
    temporary.chmod(0o666 & ~mask)


def _sync_folder(folder: Path) -> None:
    """Make the new name durable where folders can be synced."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _ends_early(content: bytes) -> bool:
    """Whether broken JSON looks cut off: it begins as an object and its last brackets are missing."""
    text = content.decode("utf-8", errors="replace").strip()
    if not text.startswith("{"):
        return not text
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return error.pos >= len(text) or error.msg.startswith("Unterminated string")
    except (ValueError, RecursionError):
        return False
    return False
