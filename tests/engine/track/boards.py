"""Games and boards for the tests of track and tokens, put together by hand."""

from functools import cache

from msgspec.structs import replace

from engine.catalogue import open_title
from engine.data.definitions import Color, Face
from engine.game import Game
from engine.ids import CorporationId, HexId, TileId
from engine.setup import new_game
from engine.state.board import Board, CitySlot, Laid, Token
from engine.state.faces import turned

ORDER = ("SFA", "ATA", "CTL", "AFG", "IFT", "RCS")
PHASES: dict[int, tuple[Color, ...]] = {
    4: (Color.YELLOW,),
    6: (Color.YELLOW, Color.GREEN),
    10: (Color.YELLOW, Color.GREEN, Color.BROWN),
}


@cache
def sicily(players: int = 4, profile: str = "pbem", **switches: str) -> Game:
    """1849 with all six corporations (4 players) or without the last (3 players), some switches changed."""
    names = ("Anna", "Bruno", "Carla", "Dino", "Elsa")[:players]
    game = new_game(open_title("1849"), names=names, profile=profile, order=ORDER)
    return replace(game, profile=replace(game.profile, switches={**game.profile.switches, **switches}))


@cache
def kingdom(profile: str = "aag") -> Game:
    """Two Sicilies with four players."""
    return new_game(open_title("1849_two_sicilies"), names=("Anna", "Bruno", "Carla", "Dino"), profile=profile)


def lay_out(game: Game, tiles: str = "", tokens: str = "") -> Board:
    """A board from `J6 657 2, K7 58 2` (hex, tile, rotation) and `SFA J6, ATA M13` (slots are filled in order)."""
    laid = {HexId(h): Laid(TileId(t), int(r)) for h, t, r in (words.split() for words in _parts(tiles))}
    supply = {tile.id: tile.count for tile in game.tiles.values()}
    for piece in laid.values():
        supply[piece.tile] -= 1
    placed: list[Token] = []
    for corporation, hex_id in (words.split() for words in _parts(tokens)):
        slot = sum(1 for token in placed if token.place.hex == hex_id)
        placed.append(Token(CorporationId(corporation), CitySlot(HexId(hex_id), 0, slot)))
    return Board(laid, {}, tuple(placed), supply)


def _parts(text: str) -> list[str]:
    return [part for part in text.split(",") if part.strip()]


def tile_face(game: Game, tile: str, rotation: int = 0) -> Face:
    return turned(game.tiles[TileId(tile)].face, rotation)
