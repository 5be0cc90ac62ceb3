"""CA-6.6: actions and places as text. `docs/notation/carcassonne.md` describes it.

"BA-D" is drawn, "3,-1/2" places it at (3, -1) turned twice, "city@N" deploys on the tile just placed, "0,0:field@3"
through a portal, "large:city@N" another figure, "princess:0,-1:city@S", "fairy:1,0", "E" is a step of the dragon,
"back:0,-1:city@S", "enter:castle", "count:market", "pass", "first:1".
"""

from typing import Final

from wawel.core.errors import BadNotation
from wawel.core.numerals import NONE, whole
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.actions import WHOLE, x_of, y_of
from wawel.games.carcassonne.components.geometry import SIDES
from wawel.games.carcassonne.components.ids import CLOISTER, FEATURES, FIELD, FIGURES, QUARTERS
from wawel.games.carcassonne.components.load import Components
from wawel.games.carcassonne.model.packing import pack_spot
from wawel.games.carcassonne.model.state import CarcassonneState, last, tile_at
from wawel.games.carcassonne.options import FAIRY_WITH_FOLLOWER

PASS: Final = "pass"
CITY_WORDS: Final = ("back", "enter", "count")
LIMIT: Final = 200  # no map reaches further from the start tile


def format(s: CarcassonneState, action: int) -> str:
    kind = actions.kind(action)
    if kind == actions.DRAW:
        return s.parts.tiles[actions.value(action)]
    if kind == actions.PLACE:
        return f"{cell(actions.placed_cell(action))}/{actions.rotation(action)}"
    if kind == actions.STEP:
        return SIDES[actions.value(action)]
    if kind == actions.FIRST:
        return f"first:{actions.value(action)}"
    if kind == actions.PASS:
        return PASS
    if kind == actions.ENTER:
        return f"enter:{_figure(actions.entering(action))}{QUARTERS[actions.quarter(action)]}"
    if kind == actions.COUNT:
        return f"count:{QUARTERS[actions.quarter(action)]}"
    number, part = actions.tile_on_map(action), actions.segment(action)
    if kind == actions.DEPLOY:
        where = segment(s.parts, s.turned[number], part) if number == last(s) else spot(s, number, part)
        return _figure(actions.figure(action)) + where
    if kind == actions.BACK:
        return f"back:{_figure(actions.figure(action))}{spot(s, number, part)}"
    word = "fairy" if kind == actions.FAIRY else "princess"
    return f"{word}:{cell(s.cells[number]) if part == WHOLE else spot(s, number, part)}"


def _figure(figure: int) -> str:
    """What comes before the place of any figure but an ordinary follower: "large:"."""
    return f"{FIGURES[figure]}:" if figure else ""


def cell(cell: int) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


def spot(s: CarcassonneState, number: int, part: int) -> str:
    """A segment of a tile on the map: "0,-1:city@S"."""
    return f"{cell(s.cells[number])}:{segment(s.parts, s.turned[number], part)}"


def segment(parts: Components, turned: int, part: int) -> str:
    """A segment, named by its first edge or half-edge as the tile lies; "field#1" for an enclosed field."""
    feature = parts.features[turned >> 2][part]
    if feature == CLOISTER:
        return FEATURES[CLOISTER]
    if feature == FIELD:
        for half in range(8):
            if parts.half[turned * 8 + half] == part:
                return f"field@{half}"
        return f"field#{part - parts.features[turned >> 2].index(FIELD)}"
    for side in range(4):
        if parts.edge[turned * 4 + side] == part:
            return f"{FEATURES[feature]}@{SIDES[side]}"
    raise AssertionError("every city and road has an edge")


def parse(s: CarcassonneState, text: str) -> int:
    """Read an action, legal now or not; any of its edges can name a segment."""
    word, colon, rest = text.partition(":")
    if text == PASS:
        return actions.PASS
    if len(text) == 1 and text in SIDES:
        return actions.STEP | SIDES.index(text)
    if text in s.parts.tiles:
        return actions.DRAW | s.parts.tiles.index(text)
    if word == "first" and whole(rest, 99) != NONE:
        return actions.FIRST | int(rest)
    if "/" in text and not colon:
        return parse_place(text)
    if word == "princess" and colon:
        return actions.PRINCESS | parse_spot(s, rest)
    if word == "fairy" and colon:
        if s.options & FAIRY_WITH_FOLLOWER or ":" in rest:
            return actions.FAIRY | parse_spot(s, rest)
        return actions.FAIRY | pack_spot(_number_at(s, rest), WHOLE)
    if word in CITY_WORDS and colon:
        return _parse_city(s, word, rest)
    figure, where = _parse_figure(text)
    if ":" in where:
        return actions.DEPLOY | figure << 12 | parse_spot(s, where)
    return actions.DEPLOY | figure << 12 | pack_spot(last(s), parse_segment(s.parts, s.turned[last(s)], where))


def _parse_figure(text: str) -> tuple[int, str]:
    """The figure that a text names first, and the rest; a follower has no name."""
    word, colon, rest = text.partition(":")
    return (FIGURES.index(word), rest) if colon and word in FIGURES[1:] else (actions.FOLLOWER, text)


def _parse_city(s: CarcassonneState, word: str, text: str) -> int:
    """CA-15: coming back from the City of Carcassonne, entering it, and the Count."""
    figure, where = _parse_figure(text)
    if word == "back":
        return actions.BACK | (figure << 12 | parse_spot(s, where) if figure <= actions.LARGE else parse_spot(s, text))
    if where not in QUARTERS or figure > (actions.LARGE if word == "enter" else actions.FOLLOWER):
        raise BadNotation("carcassonne.quarter-form", "CA-15.2", {"text": text, "known": ", ".join(QUARTERS)})
    quarter = QUARTERS.index(where)
    return actions.ENTER | figure << 2 | quarter if word == "enter" else actions.COUNT | quarter


def parse_place(text: str) -> int:
    where, _, turn = text.partition("/")
    if turn not in ("0", "1", "2", "3"):
        raise BadNotation("carcassonne.place-form", "CA-4.1", {"text": text})
    return actions.PLACE | parse_cell(where) << 2 | int(turn)


def parse_cell(text: str) -> int:
    parts = text.split(",")
    numbers = [part for part in parts if whole(part.removeprefix("-"), LIMIT) != NONE and part != "-0"]
    if len(parts) != 2 or len(numbers) != 2:
        raise BadNotation("carcassonne.cell-form", "CA-4.1", {"limit": LIMIT, "text": text})
    return actions.cell(int(parts[0]), int(parts[1]))


def _number_at(s: CarcassonneState, text: str) -> int:
    number = tile_at(s, parse_cell(text))
    return actions.NOT_ON_MAP if number < 0 else number


def parse_spot(s: CarcassonneState, text: str) -> int:
    """Tile on the map << 4 | segment."""
    where, _, part = text.partition(":")
    number = _number_at(s, where)
    if number == actions.NOT_ON_MAP:
        return pack_spot(number, 0)
    return pack_spot(number, parse_segment(s.parts, s.turned[number], part))


def parse_segment(parts: Components, turned: int, text: str) -> int:
    """The segment of a tile that lies this way; BadNotation if there is no such segment."""
    features = parts.features[turned >> 2]
    for part in range(len(features)):
        if text in addresses(parts, turned, part):
            return part
    known = ", ".join([segment(parts, turned, part) for part in range(len(features))])
    raise BadNotation(
        "carcassonne.unknown-segment",
        "CA-5.1",
        {"text": text, "tile": parts.tiles[turned >> 2], "known": known},
    )


def addresses(parts: Components, turned: int, part: int) -> list[str]:
    """Every way to name a segment."""
    feature = parts.features[turned >> 2][part]
    name = FEATURES[feature]
    if feature == CLOISTER:
        return [name]
    if feature == FIELD:
        halves = [f"{name}@{half}" for half in range(8) if parts.half[turned * 8 + half] == part]
        return [*halves, f"{name}#{part - parts.features[turned >> 2].index(FIELD)}"]
    return [f"{name}@{SIDES[side]}" for side in range(4) if parts.edge[turned * 4 + side] == part]
