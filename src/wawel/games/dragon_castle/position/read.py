"""The inverse of position.write: text -> position. BadPosition names what is wrong and the rule it breaks."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import count
from wawel.core.errors import BadNotation, BadPosition, in_position
from wawel.core.fields import check_all_read, fields_of
from wawel.core.numerals import whole
from wawel.games.dragon_castle.components.ids import ALL_TILES, DRAGON_CARDS, NAMES, SPIRITS, TILES, TYPE, WIND
from wawel.games.dragon_castle.components.layouts import MOST_COLUMNS, MOST_ROWS, STRIDE, Layout, layout_of
from wawel.games.dragon_castle.components.load import Components
from wawel.games.dragon_castle.model.grid import SEAT_CELLS, grid_of
from wawel.games.dragon_castle.model.state import (
    ELEGANCE_WORDS,
    NO_SPIRIT,
    NOBODY_YET,
    NOT_ACTIVE,
    PHASES,
    SETUP,
    Deal,
    DragonState,
    opening,
)
from wawel.games.dragon_castle.notation import castle_cell, realm_cell, tile_of
from wawel.games.dragon_castle.position.lines import NO_CARDS, cards, flag, number, once, word
from wawel.games.dragon_castle.position.possible import check
from wawel.games.dragon_castle.position.write import EMPTY, NO_TILES, UNSEEN, out_of_sight


def read(parts: Components, text: str) -> DragonState:
    """Lines may come in any order. Defaults for those left out: an empty castle, empty realms, seat 0 starts."""
    fields = fields_of(text)
    try:
        s = _table(parts, fields)
        for seat in range(s.seats):
            _realm(s, seat, fields.pop(f"realm {seat}", ""))
            _has(s, seat, fields.pop(f"has {seat}", ""))
        _turn(s, fields)
        _counts(s, fields.pop("unseen", ""))
    except BadNotation as error:
        raise in_position(error) from error
    check_all_read(fields)
    check(s)
    return s


def _table(parts: Components, fields: dict[str, str]) -> DragonState:
    seats = number(fields.pop("seats", ""), "seats")
    if not 2 <= seats <= 4:
        raise BadPosition("dragon-castle.seats-form", "DC-2.1")
    size = fields.pop("size", parts.realm_sizes[0])
    if size not in parts.realm_sizes:
        raise BadPosition("dragon-castle.size-form", "DC-1.4", {"known": ", ".join(parts.realm_sizes)})
    rows = [row.split() for row in fields.pop("castle", EMPTY).split("/")]
    deal = _deal(fields)
    layout = _layout(parts, fields.pop("layout", ""), rows)
    s = opening(seats, parts, layout, grid_of(size), deal)
    _castle(s, rows)
    s.phase = word(fields.pop("phase", "start"), PHASES, "phase")
    first = fields.pop("first", "" if s.phase == SETUP else "0")
    s.first = number(first, "first") if first else NOBODY_YET
    s.seat = number(fields.pop("seat", "0"), "seat")
    s.round = number(fields.pop("round", "0" if s.phase == SETUP else "1"), "round")
    if s.first >= seats or s.seat >= seats:
        raise BadPosition("dragon-castle.seat-form", "DC-2.1", {"last": seats - 1})
    s.spirits = cards(fields.pop("spirits", NO_CARDS), SPIRITS, "spirits")
    s.dragons = cards(fields.pop("dragons", NO_CARDS), DRAGON_CARDS, "dragons")
    return s


def _deal(fields: dict[str, str]) -> Deal:
    spirits = fields.pop("deal spirits", "0 -").split()
    dragons = fields.pop("deal dragons", "0 -").split()
    if len(spirits) != 2 or len(dragons) != 2:
        raise BadPosition("dragon-castle.deal-form", "DC-2.6")
    deal = Deal(
        number(spirits[0], "deal spirits"),
        cards(spirits[1], SPIRITS, "deal spirits"),
        number(dragons[0], "deal dragons"),
        cards(dragons[1], DRAGON_CARDS, "deal dragons"),
    )
    if deal.spirits > count(deal.spirit_cards) or deal.dragons > count(deal.dragon_cards):
        raise BadPosition("dragon-castle.deal-count", "DC-2.6")
    if deal.spirits == 0:
        deal.spirit_cards = 0
    if deal.dragons == 0:
        deal.dragon_cards = 0
    return deal


def _layout(parts: Components, text: str, rows: list[list[str]]) -> Layout:
    """The layout that the castle was built from; without one, the castle as it stands."""
    if text in parts.layouts:
        return parts.layouts[text]
    if not text:
        text = "/".join(["".join([stack[0] if stack != EMPTY else "0" for stack in row]) for row in rows])
    lines = text.split("/")
    fits = len(lines) <= MOST_ROWS and 0 < len(lines[0]) <= MOST_COLUMNS
    digits = all(len(line) == len(lines[0]) and all(sign in "0123" for sign in line) for line in lines)
    if not (fits and digits):
        raise BadPosition("dragon-castle.layout-line", "DC-14.5")
    return layout_of(text, "")


def _castle(s: DragonState, rows: list[list[str]]) -> None:
    """DC-3.1: no stack is higher than it was built; a top may be unseen only while it is being revealed."""
    layout = s.layout
    if len(rows) != layout.rows or any(len(row) != layout.columns for row in rows):
        raise BadPosition(
            "dragon-castle.castle-form",
            "DC-0.4",
            {"rows": layout.rows, "columns": layout.columns},
        )
    s.stacks = vec[i64]([0, 0, 0, 0])
    s.left = 0
    for row in range(layout.rows):
        for column in range(layout.columns):
            stack = rows[row][column]
            cell = (row + 1) * STRIDE + column + 1
            height = int(stack[0]) if stack[0] in "123" else 0
            if height == 0 and stack != EMPTY:
                raise BadPosition("dragon-castle.stack-form", "DC-0.4", {"word": stack})
            if height > layout.heights[cell]:
                raise BadPosition("dragon-castle.stack-height", "DC-3.1", {"height": height, "word": stack})
            s.heights[cell] = height
            if height and stack[1:] != UNSEEN:
                s.tops[cell] = tile_of(stack[1:])
            s.left += height
            s.stacks[height] += layout.heights[cell] > 0
    hidden = [cell for cell in layout.cells if s.heights[cell] and not s.tops[cell]]
    s.reveal = hidden[0] if hidden else 0


def _realm(s: DragonState, seat: int, text: str) -> None:
    """DC-0.3: rows of '.', '1S4', '2#' and '3^'."""
    rows = [row.split() for row in text.split("/")] if text else []
    if text and (len(rows) != s.grid.rows or any(len(row) != s.grid.columns for row in rows)):
        raise BadPosition(
            "dragon-castle.realm-form",
            "DC-0.3",
            {"seat": seat, "rows": s.grid.rows, "columns": s.grid.columns},
        )
    for row in range(len(rows)):
        for column in range(s.grid.columns):
            if rows[row][column] != EMPTY:
                _stack(s, seat, row * s.grid.stride + column, rows[row][column])


def _stack(s: DragonState, seat: int, cell: int, stack: str) -> None:
    height = whole(stack[:-1] if stack[-1] in "#^" else stack[:-2], ALL_TILES)
    if height < 1:
        raise BadPosition("dragon-castle.cell-content", "DC-0.3", {"word": stack})
    at = seat * SEAT_CELLS + cell
    s.tall[at] = height
    if stack[-1] in "#^":
        s.down[seat] |= 1 << cell
        s.built[seat] |= (stack[-1] == "^") << cell
    else:
        tile = tile_of(stack[-2:])
        s.faces[at] = tile
        s.up[seat * 6 + TYPE[tile]] |= 1 << cell


def _has(s: DragonState, seat: int, text: str) -> None:
    amounts = {"pool": s.pools, "tokens": s.tokens, "sets": s.sets, "dragons": s.dragon_sets}
    amounts |= {"beauty": s.beauty_sets, "discards": s.discards}
    names: list[str] = []
    for pair in text.split():
        name, _, value = pair.partition("=")
        if name not in amounts:
            raise BadPosition(
                "dragon-castle.has-form",
                "DC-1.5",
                {"seat": seat, "known": ", ".join(amounts), "word": pair},
            )
        names.append(name)
        if name == "sets":
            value, _, points = value.partition("/")
            s.set_points[seat] = number(points or "0", "points of sets")
        amounts[name][seat] = number(value, name, ALL_TILES)
    once(names, f"has {seat}")


def _turn(s: DragonState, fields: dict[str, str]) -> None:
    hand = fields.pop("hand", "").split()
    if len(hand) > 2:
        raise BadPosition("dragon-castle.hand-size", "DC-5.3")
    s.hand = tile_of(hand[0]) if hand else 0
    s.hand2 = tile_of(hand[1]) if len(hand) == 2 else 0
    s.placed = flag(fields.pop("placed", "no"), "placed")
    origin = fields.pop("origin", "")
    if origin:
        s.origin_level = number(origin[0], "origin")
        s.origin = castle_cell(origin[1:])
    s.used = cards(fields.pop("used", NO_CARDS), SPIRITS, "used")
    for duty in once(fields.pop("duties", "").split(), "duties"):
        if duty == "deception":
            s.deception = True
        elif duty == "depths":
            s.depths = True
        elif s.elegance == NOT_ACTIVE:
            s.elegance = word(duty, ELEGANCE_WORDS, "duties")
        else:
            raise BadPosition("dragon-castle.elegance-either", "DC-9.13")
    s.base = word(fields.pop("after", "start"), PHASES, "after")
    s.checking = flag(fields.pop("checking", "no"), "checking")
    power = fields.pop("power", "")
    s.power = word(power, SPIRITS, "power") if power else NO_SPIRIT
    s.moved = _moved(s, fields.pop("moved", ""))
    site = fields.pop("site", "").split()
    if site:
        s.allowance = number(site[0], "site")
        s.site = sum([1 << realm_cell(s.grid, cell) for cell in once(site[1:], "site")])
    for mark in once(fields.pop("turned", "").split(), "turned"):
        s.turned = append(s.turned, number(mark[:-2], "turned", ALL_TILES) << 6 | realm_cell(s.grid, mark[-2:]))


def _moved(s: DragonState, text: str) -> int:
    """Strength names the cell of the tile that it has moved, Wind says whether it has turned one."""
    if not text:
        return 0
    return int(flag(text, "moved")) if s.power == WIND else realm_cell(s.grid, text) + 1


def _counts(s: DragonState, unseen: str) -> None:
    """What follows from the rest: supply, summons, discarded tiles, tiles that may be covered."""
    s.supply = s.parts.shrines - sum(s.pools) - sum([count(bits) for bits in s.built])
    s.summons = sum(s.tokens)
    s.discarded = ALL_TILES - s.left - sum(s.tall) - (s.hand > 0) - (s.hand2 > 0)
    s.bag = vec[i64](out_of_sight(s))
    if unseen:
        left = [0] * (TILES + 1)
        pairs = [] if unseen == NO_TILES else unseen.split()
        once([pair.partition("=")[0] for pair in pairs], "unseen")
        for pair in pairs:
            name, _, value = pair.partition("=")
            left[tile_of(name)] = number(value, "unseen")
        for tile in range(1, TILES + 1):
            if left[tile] > s.bag[tile]:
                raise BadPosition("dragon-castle.unseen-copies", "DC-1.1", {"tile": NAMES[tile]})
        s.bag = vec[i64](left)
