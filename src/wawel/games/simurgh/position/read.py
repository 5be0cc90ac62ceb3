"""Reading a position text: what it leaves out is as in the setup; what it says must fit the rules."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import bits
from wawel.core.errors import BadNotation, BadPosition, in_position
from wawel.core.fields import check_all_read
from wawel.core.numerals import whole
from wawel.games.simurgh import notation
from wawel.games.simurgh.components.bundles import PP, RESOURCES
from wawel.games.simurgh.components.ids import (
    AREAS,
    EFFECTS,
    FIRST_DRAGON,
    FIRST_OBJECTIVE,
    LENGTHS,
    LOWEST,
    MODE_NAMES,
    POWER,
    SPACES,
    TILES,
    TYPES,
    is_action_tile,
)
from wawel.games.simurgh.components.load import Components
from wawel.games.simurgh.model import frames
from wawel.games.simurgh.model.state import (
    AMONG,
    BASES,
    BEFORE,
    DECK,
    DROP,
    EFFECT,
    EVERYBODY,
    FIGURES,
    FRAME,
    GIVE,
    GOODS,
    GROUP,
    KNOWN,
    OVER,
    PAY,
    PHASES,
    SOURCES,
    TILE,
    TOP_FRAME,
    TYPED,
    TYPES_IN_DECK,
    SimurghState,
    owned,
)
from wawel.games.simurgh.position import possible
from wawel.games.simurgh.position.lines import Fields, ints
from wawel.games.simurgh.position.write import NONE, STACKS
from wawel.games.simurgh.rules import places, setup

MANY: Final = 9999


def read(parts: Components, text: str) -> SimurghState:
    try:
        return _read(parts, Fields(text))
    except BadNotation as error:
        raise in_position(error) from error


def _read(parts: Components, rows: Fields) -> SimurghState:
    seats = rows.number("seats", 2, 2, 5, "SI-2.1")
    mode = rows.choice("mode", "spearman", MODE_NAMES, "SI-2.4")
    length = rows.choice("length", "short", LENGTHS, "SI-15.1")
    printed = len([area for area in range(AREAS) if parts.min_players[area] <= seats])
    areas = rows.number("areas", printed, 1, AREAS, "SI-2.6")
    shared = rows.choice("shared", "no", ["no", "yes"], "SI-15.6") == 1
    s = setup.start(seats, parts, mode, length, shared, areas)
    s.phase = rows.choice("phase", "before", PHASES, "SI-3.1")
    s.base = rows.choice("base", PHASES[_base_of(s.phase)], BASES, "SI-3.1")
    s.seat = rows.number("seat", 0, 0, seats - 1, "SI-2.1")
    over = s.phase == OVER
    s.turn = rows.number("turn", int(over), 0, MANY, "SI-20.4")
    s.first = rows.number("first", (s.seat - s.turn + int(over)) % seats, 0, seats - 1, "SI-2.1")
    s.step = rows.number("step", 0, 0, MANY, "SI-2.2")
    s.ending = rows.number("ending", -1, -1, seats - 1, "SI-15.2")
    for seat in range(seats):
        _read_seat(s, seat, rows)
    _read_board(s, rows)
    _read_tiles(s, rows)
    _read_turn(s, rows)
    _read_bags(s, rows)
    check_all_read(rows.rows)
    possible.check(s)
    return s


def _base_of(phase: int) -> int:
    """The stage of the turn that a phase belongs to, for texts that do not say."""
    if phase == DROP:
        return GIVE
    return phase if BEFORE <= phase < PAY or phase == OVER else BEFORE


def _read_seat(s: SimurghState, seat: int, rows: Fields) -> None:
    start = "+".join([f"{s.goods[seat * GOODS + kind]}{RESOURCES[kind]}" for kind in range(6)])
    goods = rows.take(f"goods {seat}", start)
    for kind in range(6):
        s.goods[seat * GOODS + kind] = 0
    for part in [] if goods == NONE else goods.split("+"):
        name = part.lstrip("0123456789")
        if name not in RESOURCES or whole(part[: -len(name)], 999) < 0:
            raise BadPosition("simurgh.goods-form", "SI-0.3", {"seat": seat, "part": part})
        s.goods[seat * GOODS + RESOURCES.index(name)] += int(part[: -len(name)])
    points = rows.number(f"pp {seat}", 0, 0, MANY, "SI-0.5")
    s.goods[seat * GOODS + PP] = points
    earned = ints(rows.take(f"earned {seat}", f"{points} 0 0 0 0 0 0"), f"earned {seat}")
    if len(earned) != len(SOURCES) or sum(earned) != points:
        raise BadPosition(
            "simurgh.earned-form",
            "SI-15.6",
            {"seat": seat, "count": len(SOURCES)},
        )
    for source in range(len(SOURCES)):
        s.earned[seat * len(SOURCES) + source] = earned[source]
    free = ints(rows.take(f"free {seat}", "1 1"), f"free {seat}")
    if len(free) != 2 or min(free) < 0:
        raise BadPosition("simurgh.free-form", "SI-2.4", {"seat": seat})
    s.free[seat * 2], s.free[seat * 2 + 1] = free[0], free[1]
    hand = [_entry(word, seat, 1, FIRST_DRAGON - 1) for word in rows.words(f"hand {seat}")]
    s.hands[seat] = vec[i64](_sorted(hand))
    for word in rows.words(f"dragons {seat}"):
        tile, _, marks = word.partition(":")
        dragon = notation.number(tile, FIRST_DRAGON, FIRST_OBJECTIVE - 1, notation.A_DRAGON) - FIRST_DRAGON
        slots = sum([1 << notation.SLOTS.find(mark) for mark in marks if mark in notation.SLOTS])
        if marks != NONE and len(marks) != slots.bit_count():
            raise BadPosition("simurgh.dragons-form", "SI-1.4", {"seat": seat, "word": word})
        s.dragons[seat] = append(s.dragons[seat], dragon << 3 | slots)
        s.marked[seat] += slots.bit_count()
    s.offers[seat] = vec[i64]([_entry(word, seat, 1, TILES - 1) for word in rows.words(f"offer {seat}")])
    s.commits[seat] = rows.number(f"commit {seat}", 0, 0, TILES - 1, "SI-2.13")


def _sorted(entries: list[int]) -> list[int]:
    pairs = sorted([(entry & TILE, entry) for entry in entries])
    return [pair[1] for pair in pairs]


def _entry(word: str, owner: int, least: int, most: int) -> int:
    rest, star, group = word.partition("*")
    rest, _, among = rest.partition("?")
    name, _, seats = rest.partition("!")
    typed = TYPED if name.endswith("~") else 0
    if any(seat not in "01234" for seat in seats + among):
        raise BadPosition(
            "simurgh.half-known-form",
            "SI-20.1",
            {"word": word},
        )
    if (among and not star) or (star and (typed or not 1 <= whole(group) <= TILES)):
        raise BadPosition("simurgh.half-known-group", "SI-20.1", {"word": word})
    mask = sum([1 << int(seat) for seat in set(seats)])
    if owner >= 0:
        mask |= 1 << owner
    half = sum([1 << int(seat) for seat in set(among)]) << AMONG | (int(group) << GROUP if star else 0)
    return notation.number(name.removesuffix("~"), least, most, notation.A_TILE) | mask << KNOWN | typed | half


def _read_board(s: SimurghState, rows: Fields) -> None:
    for word in rows.words("wilds"):
        where, _, tile = word.partition("=")
        area = notation.area(where)
        if area >= s.areas or s.wilds[area]:
            raise BadPosition("simurgh.wilds-closed", "SI-10.1", {"where": where})
        s.wilds[area] = notation.number(tile, 1, FIRST_DRAGON - 1, notation.AN_ACTION_TILE)
    for word in rows.words("board"):
        who, _, where = word.partition("@")
        space = notation.parse_space(s.parts, where)
        if len(who) != 2 or who[0] not in "01234"[: s.seats] or who[1] not in "sr":
            raise BadPosition("simurgh.board-form", "SI-5.3", {"word": word})
        effect = places.effect_of(s, space)
        if effect < 0 or (s.parts.riders[effect] and who[1] == "s"):
            raise BadPosition("simurgh.board-place", "SI-5.2", {"word": word})
        if s.crowd[space] and not s.parts.many[effect]:
            raise BadPosition("simurgh.board-one", "SI-5.3", {"where": where})
        s.on[space * FIGURES + int(who[0]) * 2 + "sr".index(who[1])] += 1
        s.crowd[space] += 1
    for figure in range(s.seats * 2):
        standing = sum([s.on[space * FIGURES + figure] for space in range(SPACES)])
        s.supply[figure] = s.parts.vassals[figure & 1] - s.free[figure] - standing
        if s.supply[figure] < 0:
            raise BadPosition(
                "simurgh.too-many-figures",
                "SI-20.3",
                {"seat": figure >> 1, "vassal": notation.VASSALS[figure & 1]},
            )
        if owned(s, figure >> 1) < 1 and figure & 1:
            raise BadPosition("simurgh.no-vassal", "SI-6.5", {"seat": figure >> 1})


def _row(rows: Fields, name: str, size: int, least: int, most: int, rule: str) -> list[int]:
    words = rows.take(name, " ".join([NONE] * size)).split()
    if len(words) != size:
        raise BadPosition("simurgh.places-form", rule, {"name": name, "size": size})
    return [0 if word == NONE else notation.number(word, least, most, notation.SUCH_A_TILE) for word in words]


def _read_tiles(s: SimurghState, rows: Fields) -> None:
    s.market = vec[i64](_row(rows, "market", 4, 1, FIRST_DRAGON - 1, "SI-8.1"))
    s.objectives = vec[i64](_row(rows, "objectives", 5, FIRST_OBJECTIVE, TILES - 1, "SI-9.2"))
    for word in rows.words("gone"):
        s.gone |= 1 << notation.number(word, FIRST_OBJECTIVE, TILES - 1, notation.AN_OBJECTIVE) - FIRST_OBJECTIVE
    for word in rows.words("chronicle"):
        tile = notation.number(word, 1, FIRST_DRAGON - 1, notation.AN_ACTION_TILE)
        s.chronicle = append(s.chronicle, tile)
    bounds = [(1, FIRST_DRAGON - 1), (FIRST_DRAGON, FIRST_OBJECTIVE - 1), (FIRST_OBJECTIVE, TILES - 1)]
    for which in range(3):
        least, most = bounds[which]
        top, bottom = rows.words(f"top {STACKS[which]}"), rows.words(f"bottom {STACKS[which]}")
        s.tops[which] = vec[i64]([_entry(word, -1, least, most) for word in top])
        s.bottoms[which] = vec[i64]([_entry(word, -1, least, most) for word in bottom])
    s.drawn = vec[i64]([_entry(word, s.seat, FIRST_DRAGON, TILES - 1) for word in rows.words("drawn")])


def _read_turn(s: SimurghState, rows: Fields) -> None:
    resting = ints(rows.take("resting", "0 0"), "resting")
    if len(resting) != 2 or any(not 0 <= resting[type] <= s.free[s.seat * 2 + type] for type in range(2)):
        raise BadPosition("simurgh.resting-form", "SI-10.9")
    s.resting = vec[i64](resting)
    s.explored = rows.choice("explored", "no", ["no", "yes"], "SI-3.2") == 1
    s.entered = sum([1 << notation.area(word) for word in set(rows.words("entered"))])
    s.reached = sum([1 << notation.area(word) for word in set(rows.words("reached"))])
    laid = rows.take("laid", "")
    s.laid = notation.area(laid) + 1 if laid else 0
    s.laying = rows.number("laying", 0, 0, FIRST_DRAGON - 1, "SI-10.2")
    for word in rows.words("stack"):
        frame = ints(word.replace(",", " "), "stack", 30)
        known = len(frame) == FRAME and EFFECT <= frame[frames.KIND] <= TOP_FRAME
        if (
            not known
            or (frame[frames.KIND] == EFFECT and frame[frames.WHAT] >= EFFECTS)
            or not frames.push_numbers(s, frame)
        ):
            raise BadPosition("simurgh.stack-form", "SI-3.4", {"word": word})


def _read_bags(s: SimurghState, rows: Fields) -> None:
    """SI-20.3: every tile is somewhere, once; tiles found nowhere else are in their stack or in the box."""
    placed = 0
    for word in rows.words("sure"):
        s.sure |= 1 << notation.number(word, 1, FIRST_DRAGON - 1, notation.AN_ACTION_TILE)
    tiles: list[int] = [*s.market, *s.objectives, *s.chronicle, *s.wilds, *s.drawn, s.laying]
    for row in [*s.hands, *s.offers, *s.tops, *s.bottoms]:
        tiles += list(row)
    for row in s.dragons:
        tiles += [(entry >> 3) + FIRST_DRAGON for entry in row]
    tiles += [tile for tile in range(FIRST_DRAGON) if s.sure >> tile & 1]
    tiles += [bit + FIRST_OBJECTIVE for bit in range(12) if s.gone >> bit & 1]
    for entry in tiles:
        tile = entry & TILE
        if tile and placed >> tile & 1:
            raise BadPosition("simurgh.tile-twice", "SI-20.3", {"tile": tile})
        placed |= 1 << tile if tile else 0
    every: list[int] = list(s.parts.of_type)
    unplaced = [every[type] & ~(placed >> LOWEST[type]) for type in range(len(TYPES))]
    s.bags = vec[i64]([sum(unplaced[:TYPES_IN_DECK]), unplaced[5], unplaced[6], unplaced[POWER]])
    for type in range(TYPES_IN_DECK):
        out = bits.count(every[type] & ~unplaced[type])
        s.left[type] = max(0, min(s.parts.quota[type] - out, bits.count(unplaced[type])))
    left = ints(rows.take("left", " ".join([str(number) for number in s.left])), "left")
    for type in range(TYPES_IN_DECK):
        if len(left) != 4 or not 0 <= left[type] <= bits.count(unplaced[type]):
            raise BadPosition("simurgh.left-form", "SI-2.3")
    s.left = vec[i64](left)
    _read_seen(s, rows)


def _read_seen(s: SimurghState, rows: Fields) -> None:
    for tile in [*s.market, *s.chronicle, *s.wilds, s.laying]:
        s.seen[tile] = EVERYBODY if tile else 0
    for row in [*s.hands, *s.tops, *s.bottoms, *s.offers]:
        for entry in row:
            if is_action_tile(entry & TILE):
                s.seen[entry & TILE] = (entry >> KNOWN | entry >> AMONG) & EVERYBODY
    for word in rows.words("seen"):
        name, _, seats = word.partition("=")
        if not seats or any(seat not in "01234" for seat in seats):
            raise BadPosition("simurgh.seen-form", "SI-20.1", {"word": word})
        mask = sum([1 << int(seat) for seat in set(seats)])
        s.seen[notation.number(name, 1, FIRST_DRAGON - 1, notation.AN_ACTION_TILE)] |= mask
    for tile in range(1, FIRST_DRAGON):
        if s.seen[tile] and s.bags[DECK] >> tile & 1:
            raise BadPosition(
                "simurgh.seen-nowhere",
                "SI-20.2",
                {"tile": tile},
            )
