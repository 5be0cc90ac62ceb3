"""The inverse of position.write: text -> position. BadPosition names what is wrong and the rule it breaks."""

from typing import Final

from wawel.core.errors import BadNotation, BadPosition, in_position
from wawel.core.fields import check_all_read, fields_of
from wawel.games.dragon_castle.components import (
    ALL_TILES,
    DRAGON_CARDS,
    NAMES,
    SPIRITS,
    TILES,
    TYPE,
    Components,
)
from wawel.games.dragon_castle.geometry import SEAT_CELLS, count, grid_of
from wawel.games.dragon_castle.layouts import MOST_COLUMNS, MOST_ROWS, STRIDE, Layout, layout_of
from wawel.games.dragon_castle.notation import castle_cell, realm_cell, tile_of
from wawel.games.dragon_castle.position import EMPTY, NONE, UNSEEN, out_of_sight
from wawel.games.dragon_castle.soundness import check
from wawel.games.dragon_castle.state import ELEGANCE_WORDS, PHASES, SETUP, Deal, DragonState

HAS: Final = ("pool", "tokens", "sets", "dragons", "beauty", "discards")


def read(parts: Components, text: str) -> DragonState:
    """Lines may come in any order; those left out are as usual: an empty castle, empty realms, seat 0 to start."""
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
    seats = _number(fields.pop("seats", ""), "seats")
    if not 2 <= seats <= 4:
        raise BadPosition("'seats' is 2 to 4", "DC-2.1")
    size = fields.pop("size", parts.realm_sizes[0])
    if size not in parts.realm_sizes:
        raise BadPosition("'size' is one of {known}", "DC-1.4", {"known": ", ".join(parts.realm_sizes)})
    rows = [row.split() for row in fields.pop("castle", EMPTY).split("/")]
    deal = _deal(fields)
    layout = _layout(parts, fields.pop("layout", ""), rows)
    s = DragonState(seats, parts, layout, grid_of(size), deal)
    _castle(s, rows)
    s.phase = _word(fields.pop("phase", "start"), PHASES, "phase")
    s.first = _number(fields.pop("first", "-1" if s.phase == SETUP else "0"), "first")
    s.seat = _number(fields.pop("seat", "0"), "seat")
    s.round = _number(fields.pop("round", "0" if s.phase == SETUP else "1"), "round")
    if not -1 <= s.first < seats or not 0 <= s.seat < seats or not 0 <= s.round < 256:
        raise BadPosition(
            "'first' and 'seat' are seats, 0 to {last}; 'round' is a number", "DC-2.1", {"last": seats - 1}
        )
    s.spirits = _cards(fields.pop("spirits", NONE), SPIRITS)
    s.dragons = _cards(fields.pop("dragons", NONE), DRAGON_CARDS)
    return s


def _deal(fields: dict[str, str]) -> Deal:
    spirits = fields.pop("deal spirits", "0 -").split()
    dragons = fields.pop("deal dragons", "0 -").split()
    if len(spirits) != 2 or len(dragons) != 2:
        raise BadPosition("'deal spirits' and 'deal dragons' are a number and cards", "DC-2.6")
    deal = Deal(
        _number(spirits[0], "deal spirits"),
        _cards(spirits[1], SPIRITS),
        _number(dragons[0], "deal dragons"),
        _cards(dragons[1], DRAGON_CARDS),
    )
    if not (0 <= deal.spirits <= count(deal.spirit_cards) and 0 <= deal.dragons <= count(deal.dragon_cards)):
        raise BadPosition("no more cards can be dealt than there are to choose from", "DC-2.6")
    if deal.spirits == 0:
        deal.spirit_cards = 0
    if deal.dragons == 0:
        deal.dragon_cards = 0
    return deal


def _layout(parts: Components, text: str, rows: list[list[str]]) -> Layout:
    """The layout that the castle was built from; as it stands, if nothing is said."""
    if text in parts.layouts:
        return parts.layouts[text]
    if not text:
        text = "/".join(["".join([word[0] if word != EMPTY else "0" for word in row]) for row in rows])
    lines = text.split("/")
    fits = len(lines) <= MOST_ROWS and 0 < len(lines[0]) <= MOST_COLUMNS
    digits = all(len(line) == len(lines[0]) and all(sign in "0123" for sign in line) for line in lines)
    if not (fits and digits):
        raise BadPosition("'layout' is a known one or equal rows of digits 0 to 3 that fit the board", "DC-14.5")
    return layout_of(text, "")


def _castle(s: DragonState, rows: list[list[str]]) -> None:
    """DC-3.1: stacks no higher than they were built; tops may be unseen only while they come to light."""
    layout = s.layout
    if len(rows) != layout.rows or any(len(row) != layout.columns for row in rows):
        raise BadPosition(
            "'castle' has {rows} rows of {columns} stacks with / between",
            "DC-0.4",
            {"rows": layout.rows, "columns": layout.columns},
        )
    s.stacks = [0] * 4
    s.left = 0
    for row in range(layout.rows):
        for column in range(layout.columns):
            word = rows[row][column]
            cell = (row + 1) * STRIDE + column + 1
            height = int(word[0]) if word[0].isdecimal() else 0
            if word == EMPTY or not height:
                if word != EMPTY:
                    raise BadPosition(
                        "a stack is '.' or its height and tile, as in '2S4', not {word!r}", "DC-0.4", {"word": word}
                    )
                s.heights[cell] = 0
            else:
                s.tops[cell] = 0 if word[1:] == UNSEEN else tile_of(word[1:])
                s.heights[cell] = height
            if height > layout.heights[cell]:
                raise BadPosition(
                    "no stack of height {height} was built at {word!r}", "DC-3.1", {"height": height, "word": word}
                )
            s.left += height
            s.stacks[height] += layout.heights[cell] > 0
    hidden = [cell for cell in layout.cells if s.heights[cell] and not s.tops[cell]]
    s.reveal = hidden[0] if hidden else 0


def _realm(s: DragonState, seat: int, text: str) -> None:
    """DC-0.3: rows of '.', '1S4', '2#' and '3^'."""
    rows = [row.split() for row in text.split("/")] if text else []
    if text and (len(rows) != s.grid.rows or any(len(row) != s.grid.columns for row in rows)):
        raise BadPosition(
            "'realm {seat}' has {rows} rows of {columns} cells with / between",
            "DC-0.3",
            {"seat": seat, "rows": s.grid.rows, "columns": s.grid.columns},
        )
    for row in range(len(rows)):
        for column in range(s.grid.columns):
            if rows[row][column] != EMPTY:
                _stack(s, seat, row * s.grid.stride + column, rows[row][column])


def _stack(s: DragonState, seat: int, cell: int, word: str) -> None:
    digits = word.rstrip("#^") if word[-1] in "#^" else word[:-2]
    if not (digits.isdecimal() and 0 < int(digits[:4]) <= ALL_TILES):
        raise BadPosition("a cell is '.', '1S4', '2#' or '3^', not {word!r}", "DC-0.3", {"word": word})
    at = seat * SEAT_CELLS + cell
    s.tall[at] = int(digits)
    if word[-1] in "#^":
        s.down[seat] |= 1 << cell
        s.built[seat] |= (word[-1] == "^") << cell
    else:
        tile = tile_of(word[-2:])
        s.faces[at] = tile
        s.up[seat * 6 + TYPE[tile]] |= 1 << cell


def _has(s: DragonState, seat: int, text: str) -> None:
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in HAS:
            raise BadPosition(
                "'has {seat}' tells {known}, not {word!r}",
                "DC-1.5",
                {"seat": seat, "known": ", ".join(HAS), "word": word},
            )
        number, _, points = value.partition("/")
        amount = _number(number, name)
        if not 0 <= amount < 256:
            raise BadPosition("'has {seat}': {word!r} is too much", "DC-1.5", {"seat": seat, "word": word})
        if name == "sets":
            s.sets[seat] = amount
            s.set_points[seat] = _number(points or "0", name)
        elif name == "pool":
            s.pools[seat] = amount
        elif name == "tokens":
            s.tokens[seat] = amount
        elif name == "dragons":
            s.dragon_sets[seat] = amount
        elif name == "beauty":
            s.beauty_sets[seat] = amount
        else:
            s.discards[seat] = amount


def _turn(s: DragonState, fields: dict[str, str]) -> None:
    hand = fields.pop("hand", "").split()
    if len(hand) > 2:
        raise BadPosition("a hand holds two tiles at most", "DC-5.3")
    s.hand = tile_of(hand[0]) if hand else 0
    s.hand2 = tile_of(hand[1]) if len(hand) == 2 else 0
    s.placed = _flag(fields, "placed")
    origin = fields.pop("origin", "")
    if origin:
        s.origin_level = _number(origin[0], "origin")
        s.origin = castle_cell(origin[1:])
    s.used = _cards(fields.pop("used", NONE), SPIRITS)
    for duty in fields.pop("duties", "").split():
        if duty == "deception":
            s.deception = True
        elif duty == "depths":
            s.depths = True
        else:
            s.elegance = _word(duty, ELEGANCE_WORDS, "duties")
    s.base = _word(fields.pop("after", "start"), PHASES, "after")
    s.checking = _flag(fields, "checking")
    power = fields.pop("power", "")
    s.power = _word(power, SPIRITS, "power") if power else -1
    s.moved = _number(fields.pop("moved", "0"), "moved")
    site = fields.pop("site", "").split()
    if site:
        s.allowance = _number(site[0], "site")
        s.site = sum({1 << realm_cell(s.grid, word) for word in site[1:]})
    for word in fields.pop("turned", "").split():
        s.turned.append(_number(word[:-2], "turned") << 6 | realm_cell(s.grid, word[-2:]))


def _counts(s: DragonState, unseen: str) -> None:
    """What follows from the rest: supply, summons, discarded tiles, tiles that can be covered."""
    s.supply = s.parts.shrines - sum(s.pools) - sum([count(bits) for bits in s.built])
    s.summons = sum(s.tokens)
    s.discarded = ALL_TILES - s.left - sum(s.tall) - (s.hand > 0) - (s.hand2 > 0)
    s.bag = out_of_sight(s)
    if unseen:
        told = [0] * (TILES + 1)
        for word in [] if unseen == NONE else unseen.split():
            name, _, value = word.partition("=")
            told[tile_of(name)] = _number(value, "unseen")
        for tile in range(1, TILES + 1):
            if not 0 <= told[tile] <= s.bag[tile]:
                raise BadPosition(
                    "'unseen': there are four copies of {tile}, some in sight", "DC-1.1", {"tile": NAMES[tile]}
                )
        s.bag = told


def _number(text: str, name: str) -> int:
    if not (text.removeprefix("-").isdecimal() and len(text) < 5):
        raise BadPosition("{name!r} takes a number, not {text!r}", values={"name": name, "text": text})
    return int(text)


def _word(text: str, words: list[str], name: str) -> int:
    if not text or text not in words:
        raise BadPosition(
            "{name!r} is one of {known}; not {text!r}",
            values={"name": name, "known": ", ".join([word for word in words if word]), "text": text},
        )
    return words.index(text)


def _flag(fields: dict[str, str], name: str) -> bool:
    text = fields.pop(name, "no")
    if text not in ("yes", "no"):
        raise BadPosition("{name!r} is yes or no, not {text!r}", values={"name": name, "text": text})
    return text == "yes"


def _cards(text: str, names: list[str]) -> int:
    cards = 0
    for name in [] if text == NONE else text.split("+"):
        cards |= 1 << _word(name, names, "cards")
    return cards
