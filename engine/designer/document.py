"""A title being edited: its files as values that never change. A snapshot shares with the one before whatever an edit left.

* `open_document(folder, assets)`: a title's own files, over those it extends
* `copied(document, id, overlay=…)`: a copy that stands alone or only says what differs
* `new_document(base, id, name)`: an empty map with the market, trains and rules of a title
* `to_title(document)`: what the game plays, through the loader's own checks
* `save(document, folder)`: the title's files, readable, unchanged lines as they were
* `History`: unlimited undo; every step keeps the snapshot before it
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec.structs import replace

from engine.coords import Orientation
from engine.data.assets import ASSETS
from engine.data.definitions import Title
from engine.data.files import Json, is_file, merged, read_bytes, read_object
from engine.data.loader import EXTENDS, build_title, folder_chain, read_files
from engine.data.railways_file import FILE_NAME as RAILWAYS
from engine.data.raw import CompaniesShape, LibraryShape, MapShape
from engine.data.title_files import COMPANIES, MARKET, RULES, TILES, TITLE, TRAINS, TitleFiles
from engine.designer.json_text import fresh, rewritten
from engine.designer.overlay import in_order, own_content
from engine.designer.plain import plain
from engine.errors import DataError
from engine.ids import TitleId
from engine.messages import Key
from engine.saves import write_atomically

_ID = re.compile(r"[a-z0-9][a-z0-9_]{0,39}")


class Origin(msgspec.Struct, frozen=True, eq=False):
    """Where a document comes from.

    `extends` names the title it lies over, empty for one that stands alone; `base` is what it inherits and `own` what it said
    itself, as JSON by file name; `texts` the own files word for word.
    """

    extends: str = ""
    base: Mapping[str, Json] = {}
    own: Mapping[str, Json] = {}
    texts: Mapping[str, str] = {}


class Document(msgspec.Struct, frozen=True, eq=False):
    """One state of a title being edited."""

    files: TitleFiles
    origin: Origin

    @property
    def id(self) -> TitleId:
        """Id of the title."""
        return self.files.id


def open_document(folder: Path, assets: Path = ASSETS) -> Document:
    """The title in a folder. Its files must have the right shape; what they say need not make a title yet.

    Raises `DataError`, naming the file and the place in it.
    """
    files = read_files(folder, library=assets)
    folders = folder_chain(folder, assets)
    names = _names(files)
    own = {name: read_object(folder / name) for name in names if is_file(folder / name)}
    texts = {name: read_bytes(folder / name).decode("utf-8") for name in own}
    base = {name: _inherited(folders[1:], name) for name in names} if len(folders) > 1 else {}
    return Document(files, Origin(str(own[TITLE].get(EXTENDS, "")), base, own, texts))


def title_folder(name: str, assets: Path = ASSETS) -> Path:
    """The folder of a shipped title by its id, or a folder by its path. Raises `DataError` where there is no title."""
    shipped = assets / "games" / name
    if name.replace("_", "").isalnum() and is_file(shipped / "title.json"):
        return shipped
    folder = Path(name)
    if not is_file(folder / "title.json"):
        raise DataError(Key.UNKNOWN_TITLE, file=str(folder), place="title.json", title=name)
    return folder


def _names(files: TitleFiles) -> tuple[str, ...]:
    return (TITLE, *files.title.maps, COMPANIES, TRAINS, MARKET, RULES, RAILWAYS, TILES)


def _inherited(folders: tuple[Path, ...], name: str) -> Json:
    content: Json = {}
    for folder in reversed(folders):
        if is_file(folder / name):
            content = merged(content, read_object(folder / name))
    content.pop(EXTENDS, None)
    return content


def to_title(document: Document) -> Title:
    """The title as the game plays it. Raises `DataError` for the first thing that makes it unplayable."""
    return build_title(document.files)


def check_id(title_id: str) -> TitleId:
    """A title's id is a folder's name: small letters, digits and underscores. Raises `DataError`."""
    if not _ID.fullmatch(title_id):
        raise DataError(Key.VALUE_NOT_ALLOWED, file=TITLE, place="id", value=title_id)
    return TitleId(title_id)


def copied(document: Document, title_id: str, *, overlay: bool) -> Document:
    """A copy under another id: as an overlay it extends the original, otherwise it stands alone.

    A copy is no title of the 18xx.games format. Raises `DataError` for an id that cannot be a folder.
    """
    shape = replace(document.files.title, exchange_name="")
    files = replace(document.files, id=check_id(title_id), title=shape, paths={})
    if overlay:
        return Document(files, Origin(document.id, contents(document)))
    if document.origin.extends:
        return Document(files, Origin())
    return Document(files, Origin(own=document.origin.own, texts=document.origin.texts))


def new_document(base: Document, title_id: str, name: str, orientation: Orientation = Orientation.FLAT) -> Document:
    """An empty map over a title, whose market, trains, tiles and rules it inherits; it has no companies or railways yet.

    Raises `DataError` for an id that cannot be a folder.
    """
    document = copied(base, title_id, overlay=True)
    first = document.files.title.maps[0]
    title = replace(document.files.title, name=name, subtitle="", maps=(first,), hex_events={}, delay=None)
    map_ = MapShape(id=document.id, orientation=orientation, hexes={})
    companies = CompaniesShape(
        corporations={},
        certificates=document.files.companies.certificates,
        tokens=document.files.companies.tokens,
    )
    trains = {name: replace(raw, doubled=()) for name, raw in document.files.trains.trains.items()}
    files = replace(
        document.files,
        title=title,
        maps=(map_,),
        companies=companies,
        trains=replace(document.files.trains, trains=trains),
    )
    started = {first: {"replaces": True}, COMPANIES: {"replaces": True}}
    if files.railways is not None:
        # Without the companies and hexes of the base nothing that names them has a meaning.
        named = ("majors", "regionals", "governments", "cards", "values_by_color")
        files = replace(files, railways=replace(files.railways, **{field: {} for field in named}))
        started[RAILWAYS] = {"replaces": True}
    return Document(files, replace(document.origin, own=started))


def contents(document: Document) -> dict[str, Json]:
    """Each file's content as the title has it, what it inherits included."""
    files, origin = document.files, document.origin
    shapes: dict[str, msgspec.Struct] = {
        TITLE: files.title,
        COMPANIES: files.companies,
        TRAINS: files.trains,
        MARKET: files.market,
        RULES: files.rules,
    }
    shapes.update(zip(files.title.maps, files.maps, strict=True))
    if files.railways is not None:
        shapes[RAILWAYS] = files.railways
    if files.tiles:
        shapes[TILES] = LibraryShape(files.tiles)
    return {
        name: plain(shape, merged(origin.base.get(name, {}), origin.own.get(name, {})))
        for name, shape in shapes.items()
    }


def texts(document: Document) -> dict[str, str]:
    """The files as they would be written, by name; what a title inherits unchanged has no file."""
    origin = document.origin
    found = {}
    for name, wanted in contents(document).items():
        own = own_content(wanted, origin.base.get(name, {}), origin.own.get(name, {}))
        if name == TITLE and origin.extends:
            own = in_order({EXTENDS: origin.extends, **own}, origin.own.get(name, {}))
        if name in origin.texts:
            found[name] = rewritten(origin.texts[name], own)
        elif own or not origin.base.get(name):
            found[name] = fresh(own)
    return found


def changed_outside(document: Document, folder: Path) -> tuple[str, ...]:
    """Files of the folder that are no longer as the document read or wrote them, by name: somebody else wrote them."""
    found = []
    for name, text in document.origin.texts.items():
        try:
            there = read_bytes(folder / name) if is_file(folder / name) else None
        except DataError:
            continue  # Writing tells what is wrong with the folder.
        if there != text.encode():
            found.append(name)
    return tuple(found)


def _holds(path: Path, text: str) -> bool:
    """Whether a file says just this; one that cannot be read does not, and writing will tell why."""
    try:
        return is_file(path) and path.read_bytes() == text.encode()
    except OSError:
        return False


def save(document: Document, folder: Path) -> Document:
    """Write the title's files to a folder, which is made; each file is whole or untouched. Raises `DataError`.

    The result is the same state with the written files as its origin. Files of maps that are gone are removed.
    """
    written = texts(document)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in document.origin.texts:
            if name not in written:
                (folder / name).unlink(missing_ok=True)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise DataError(Key.FILE_UNWRITABLE, file=str(folder), reason=reason) from error
    for name, text in written.items():
        if not _holds(folder / name, text):
            write_atomically(folder / name, text.encode())
    own = {name: msgspec.json.decode(text, type=Json) for name, text in written.items()}
    return Document(document.files, replace(document.origin, own=own, texts=written))
