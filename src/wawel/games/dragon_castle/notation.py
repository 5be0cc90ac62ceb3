"""Actions as text. A cell is a letter for the column and a number for the row: "a1" is (0, 0) at the top left (DC-0.1).

take:c4 pair:d4 shrine discard summon     the action         S4@b2          a tile placed
set:b2 build:b2 done end                  sets and shrines   wind!b2        a spirit, paid with a tile; wind!shrine
destroy:c4 move:b2>c3 turn:b2 shift:b2>c3 change:b2=S faith:b2              targets of spirits
c4=S4 wind bravery first:1                draws
"""

from typing import Final

from wawel.core.bits import lowest
from wawel.core.errors import BadNotation
from wawel.core.game import CHANCE
from wawel.core.numerals import NONE, whole
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import POOL, pack
from wawel.games.dragon_castle.components.ids import DRAGON_CARDS, NAMES, SPIRITS, TYPES
from wawel.games.dragon_castle.components.layouts import MOST_COLUMNS, MOST_ROWS, STRIDE
from wawel.games.dragon_castle.model.grid import Grid
from wawel.games.dragon_castle.model.state import POWER, DragonState
from wawel.games.dragon_castle.rules import sets
from wawel.games.dragon_castle.rules.spirits import conversion

ON_CASTLE: Final = {"take": actions.TAKE, "pair": actions.PAIR, "destroy": actions.DESTROY}
ON_REALM: Final = {"set": actions.SET, "build": actions.BUILD, "turn": actions.TURN, "faith": actions.FAITH}
FROM_TO: Final = {"move": actions.MOVE, "shift": actions.SHIFT}
BARE: Final = {
    "shrine": actions.SHRINE,
    "discard": actions.DISCARD,
    "summon": actions.SUMMON,
    "done": actions.DONE,
    "end": actions.END,
}
HELP: Final = (
    "take:c4, pair:c4, shrine, discard, summon, S4@b2, set:b2, build:b2, done, end, wind!b2, wind!shrine, "
    "destroy:c4, move:b2>c3, turn:b2, shift:b2>c3, change:b2=S, faith:b2"
)


_PLACES: Final = [f"{chr(ord('a') + (place & 15))}{(place >> 4) + 1}" for place in range(MOST_ROWS << 4)]


def place_name(place: int) -> str:
    """The name of row << 4 | column: row 3 and column 2 are "c4"."""
    return _PLACES[place]


def castle_name(cell: int) -> str:
    return place_name(cell - STRIDE - 1)


def realm_name(grid: Grid, cell: int) -> str:
    return place_name(cell // grid.stride << 4 | cell % grid.stride)


def castle_cell(text: str) -> int:
    place = _place(text, MOST_COLUMNS, MOST_ROWS)
    return place + STRIDE + 1


def realm_cell(grid: Grid, text: str) -> int:
    place = _place(text, grid.columns, grid.rows)
    return (place >> 4) * grid.stride + (place & 15)


def _place(text: str, columns: int, rows: int) -> int:
    if len(text) == 2 and "a" <= text[0] <= "z" and "1" <= text[1] <= "9":
        column, row = ord(text[0]) - ord("a"), int(text[1]) - 1
        if column < columns and row < rows:
            return row << 4 | column
    last = place_name(rows - 1 << 4 | columns - 1)
    raise BadNotation("dragon-castle.cell-form", "DC-0.1", {"last": last, "text": text})


def tile_of(text: str) -> int:
    if text not in NAMES[1:]:
        raise BadNotation("unknown-tile", "DC-0.2", {"text": text, "known": ", ".join(NAMES[1:])})
    return NAMES.index(text)


def format(s: DragonState, action: int) -> str:
    kind, x, y = actions.kind(action), actions.x(action), actions.y(action)
    for word, known in BARE.items():
        if kind == known:
            return word
    for word, known in ON_CASTLE.items():
        if kind == known:
            return f"{word}:{castle_name(x)}"
    for word, known in ON_REALM.items():
        if kind == known:
            return f"{word}:{realm_name(s.grid, x)}"
    for word, known in FROM_TO.items():
        if kind == known:
            return f"{word}:{realm_name(s.grid, y)}>{realm_name(s.grid, x)}"
    if kind == actions.PLACE:
        return f"{NAMES[y]}@{realm_name(s.grid, x)}"
    if kind == actions.SPIRIT:
        return f"{SPIRITS[y]}!{'shrine' if x == POOL else realm_name(s.grid, x)}"
    if kind == actions.CHANGE:
        return f"change:{realm_name(s.grid, x)}={TYPES[y]}"
    return _format_draw(s, kind, y, x)


def _format_draw(s: DragonState, kind: int, y: int, x: int) -> str:
    if kind == actions.TILE:
        return f"{castle_name(s.reveal)}={NAMES[y]}"
    if kind == actions.FIRST:
        return f"first:{x}"
    return SPIRITS[y] if kind == actions.SPIRIT_CARD else DRAGON_CARDS[y]


def parse(s: DragonState, seat: int, text: str) -> int:
    """The inverse of format. A set may be named by any of its cells."""
    if seat == CHANCE:
        return _parse_draw(s, text)
    if text in BARE:
        return pack(BARE[text], 0, 0)
    if "@" in text:
        tile, _, cell = text.partition("@")
        return pack(actions.PLACE, tile_of(tile), realm_cell(s.grid, cell))
    if "!" in text:
        return _parse_spirit(s, text)
    word, colon, rest = text.partition(":")
    if word in ON_CASTLE and colon:
        return pack(ON_CASTLE[word], 0, castle_cell(rest))
    if word in ON_REALM and colon:
        at = realm_cell(s.grid, rest)
        return pack(ON_REALM[word], 0, _first_of_set(s, at) if word == "set" else at)
    if word in FROM_TO and colon:
        start, _, end = rest.partition(">")
        return pack(FROM_TO[word], realm_cell(s.grid, start), realm_cell(s.grid, end))
    if word == "change" and colon:
        return _parse_change(s, rest)
    raise BadNotation("dragon-castle.unknown-action", values={"known": HELP, "text": text})


def _first_of_set(s: DragonState, cell: int) -> int:
    """The first cell of the set that holds this one; the cell itself if there is none."""
    if s.phase == POWER:
        groups = conversion.candidates(s, s.power)
    else:
        groups = sets.pending(s)
    for group in groups:
        if group >> cell & 1:
            return lowest(group)
    return cell


def _parse_spirit(s: DragonState, text: str) -> int:
    name, _, cost = text.partition("!")
    if name not in SPIRITS:
        raise BadNotation("dragon-castle.unknown-spirit", "DC-9.1", {"name": name, "known": ", ".join(SPIRITS)})
    return pack(actions.SPIRIT, SPIRITS.index(name), POOL if cost == "shrine" else realm_cell(s.grid, cost))


def _parse_change(s: DragonState, text: str) -> int:
    cell, _, type = text.partition("=")
    if type not in TYPES:
        raise BadNotation("dragon-castle.unknown-type", "DC-0.2", {"type": type, "known": ", ".join(TYPES)})
    return pack(actions.CHANGE, TYPES.index(type), realm_cell(s.grid, cell))


def _parse_draw(s: DragonState, text: str) -> int:
    """A tile with or without its cell, a card, or the first seat."""
    if text in SPIRITS:
        return pack(actions.SPIRIT_CARD, SPIRITS.index(text), 0)
    if text in DRAGON_CARDS:
        return pack(actions.DRAGON_CARD, DRAGON_CARDS.index(text), 0)
    if text.startswith("first:"):
        seat = whole(text.removeprefix("first:"), 9)
        if seat != NONE:
            return pack(actions.FIRST, 0, seat)
        raise BadNotation("dragon-castle.first-action", "DC-2.1", {"last": s.seats - 1, "text": text})
    cell, equals, tile = text.rpartition("=")
    if equals and castle_cell(cell) != s.reveal:
        raise BadNotation(
            "dragon-castle.reveal-place",
            "DC-2.3",
            {"place": castle_name(s.reveal), "cell": cell},
        )
    return pack(actions.TILE, tile_of(tile), 0)
