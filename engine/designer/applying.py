"""`apply(document, edit)`: the next snapshot; `History`: the snapshots of one session with unlimited undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.data.title_files import TitleFiles
from engine.designer import apply_blocks, apply_faces, apply_maps, apply_tables, edits, map_names
from engine.designer.document import Document
from engine.designer.edits import Edit

_APPLY: dict[type, Callable[[TitleFiles, Any], TitleFiles]] = {
    edits.AddHexes: apply_maps.add_hexes,
    edits.RemoveHexes: apply_maps.remove_hexes,
    edits.PasteHexes: apply_blocks.paste_hexes,
    edits.MoveHexes: apply_blocks.move_hexes,
    edits.PaintColor: apply_maps.paint_color,
    edits.PaintTerrain: apply_maps.paint_terrain,
    edits.PaintRegion: apply_maps.paint_region,
    edits.MarkImpassable: apply_maps.mark_impassable,
    edits.DrawRiver: apply_maps.draw_river,
    edits.NameSide: apply_maps.name_side,
    edits.NameHex: apply_maps.name_hex,
    edits.SetHome: apply_maps.set_home,
    edits.LinkSides: apply_maps.link_sides,
    edits.UnlinkSide: apply_maps.unlink_side,
    edits.AddMap: apply_maps.add_map,
    edits.RemoveMap: apply_maps.remove_map,
    edits.RenameMap: map_names.rename_map,
    edits.SetMap: apply_maps.set_map,
    edits.DrawTrack: apply_faces.draw_track,
    edits.EraseTrack: apply_faces.erase_track,
    edits.PlaceStop: apply_faces.place_stop,
    edits.ChangeStop: apply_faces.change_stop,
    edits.RemoveStop: apply_faces.remove_stop,
    edits.SetLabel: apply_faces.set_label,
    edits.SetColor: apply_faces.set_color,
    edits.SetTile: apply_tables.set_tile,
    edits.SetCell: apply_tables.set_cell,
    edits.SetEntry: apply_tables.set_entry,
    edits.SetField: apply_tables.set_field,
    edits.RenameEntry: apply_tables.rename_entry,
    edits.MoveEntry: apply_tables.move_entry,
    edits.SetTitleField: apply_tables.set_title_field,
    edits.SetCompaniesField: apply_tables.set_companies_field,
    edits.SetRailwaysField: apply_tables.set_railways_field,
    edits.SetScenarios: apply_tables.set_scenarios,
}


def apply(document: Document, edit: Edit) -> Document:
    """The document after an edit; the same one when nothing changes. Raises `DataError` for an impossible edit."""
    files = _APPLY[type(edit)](document.files, edit)
    return document if _say_the_same(files, document.files) else Document(files, document.origin)


def _say_the_same(one: TitleFiles, other: TitleFiles) -> bool:
    """Whether nothing differs, the order of a table's entries included; what an edit left is shared and not looked at."""
    parts = [(getattr(one, field), getattr(other, field)) for field in TitleFiles.__struct_fields__]
    changed = [(new, old) for new, old in parts if new is not old]
    return all(new == old and msgspec.json.encode(new) == msgspec.json.encode(old) for new, old in changed)


class History:
    """The document of one session: what it is now, what it was before each step, what was undone.

    A step is one edit, or the edits of one stroke of the mouse. Undo and redo take a snapshot back and work nothing out.
    """

    def __init__(self, document: Document) -> None:
        self.document = document
        self._before: list[Document] = []
        self._after: list[Document] = []
        self._saved = document

    def do(self, edit: Edit, *, joined: bool = False) -> bool:
        """Apply an edit; `joined` adds it to the last step. False when nothing changed. Raises `DataError`."""
        after = apply(self.document, edit)
        if after is self.document:
            return False
        if not joined or not self._before:
            self._before.append(self.document)
        self._after.clear()
        self.document = after
        return True

    def undo(self) -> bool:
        """Take the last step back; False when there is none."""
        if not self._before:
            return False
        self._after.append(self.document)
        self.document = Document(self._before.pop().files, self.document.origin)
        return True

    def redo(self) -> bool:
        """Do again what was undone last; False when there is nothing."""
        if not self._after:
            return False
        self._before.append(self.document)
        self.document = Document(self._after.pop().files, self.document.origin)
        return True

    @property
    def steps(self) -> int:
        """Steps that can be undone."""
        return len(self._before)

    @property
    def undone(self) -> int:
        """Steps that can be done again."""
        return len(self._after)

    @property
    def changed(self) -> bool:
        """Whether the document differs from what was last saved."""
        return self.document.files is not self._saved.files

    def saved(self, document: Document) -> None:
        """Note what `save` returned for the present document; undo goes on reaching back beyond it."""
        self.document = document
        self._saved = document
