"""DC-19: can a position that was read arise in play? BadPosition names the rule that forbids it."""

from wawel.core.bits import count
from wawel.core.errors import BadPosition
from wawel.games.dragon_castle.components.ids import ALL_TILES, NAMES, STRENGTH, TILES
from wawel.games.dragon_castle.model.grid import SEAT_CELLS, groups
from wawel.games.dragon_castle.model.state import AFTER, NOBODY_YET, OVER, PLACING, SETUP, DragonState, window
from wawel.games.dragon_castle.position import possible_turn
from wawel.games.dragon_castle.rules import castle, choices, realm, sets, setup


def check(s: DragonState) -> None:
    """Raise BadPosition for the first thing that cannot be."""
    _tiles(s)
    _supplies(s)
    for seat in range(s.seats):
        _realm(s, seat)
        _points(s, seat)
    if s.phase == SETUP:
        _setup(s)
    else:
        _rounds(s)
    possible_turn.check(s)
    if s.phase not in (SETUP, OVER) and len(choices.legal(s)) == 0:
        raise BadPosition("dragon-castle.nothing-to-do", "DC-9.9")


def _supplies(s: DragonState) -> None:
    if s.supply < 0:
        raise BadPosition("dragon-castle.shrine-count", "DC-1.4", {"shrines": s.parts.shrines})
    if sum(s.discards) > s.discarded:
        raise BadPosition(
            "dragon-castle.discards",
            "DC-5.5",
            {"discards": sum(s.discards), "gone": s.discarded},
        )


def _tiles(s: DragonState) -> None:
    """DC-1.1: 116 tiles, four copies of each symbol, and enough unseen ones for what is covered."""
    if s.discarded < 0:
        raise BadPosition("dragon-castle.too-many-tiles", "DC-1.1")
    for tile in range(1, TILES + 1):
        if s.bag[tile] < 0:
            raise BadPosition("dragon-castle.tile-copies", "DC-1.1", {"tile": NAMES[tile]})
    hidden = [cell for cell in s.layout.cells if s.heights[cell] and not s.tops[cell]]
    covered = sum([s.heights[cell] - 1 for cell in s.layout.cells if s.heights[cell]]) + len(hidden)
    if sum(s.bag) < covered:
        raise BadPosition(
            "dragon-castle.covered-tiles",
            "DC-2.3",
            {"covered": covered, "unseen": sum(s.bag)},
        )
    if s.phase != SETUP and len(hidden) > 1:
        raise BadPosition("dragon-castle.one-reveal", "DC-2.3")


def _realm(s: DragonState, seat: int) -> None:
    """DC-7.8, DC-19.4: groups of four or more exist only while tiles are placed or moved, and at a check point."""
    moving = window(s) == PLACING or (s.power == STRENGTH and s.moved > 0)
    busy = seat == s.seat and (moving or s.checking)
    for type in range(seat * 6, seat * 6 + 6):
        if not busy and len(groups(s.up[type], s.grid.stride, sets.SMALLEST)):
            raise BadPosition("dragon-castle.realm-set", "DC-7.8", {"seat": seat})


def _points(s: DragonState, seat: int) -> None:
    """DC-7.3, DC-7.4: a set leaves at least three tiles face-down for good, and its points are those of its size."""
    amount, points = s.sets[seat], s.set_points[seat]
    face_down = sum(s.tall[seat * SEAT_CELLS : (seat + 1) * SEAT_CELLS]) - count(realm.face_up(s, seat))
    if amount * sets.CLEVER > face_down:
        raise BadPosition(
            "dragon-castle.too-few-turned",
            "DC-7.3",
            {"face_down": face_down, "seat": seat, "amount": amount},
        )
    if s.dragon_sets[seat] + s.beauty_sets[seat] > amount:
        raise BadPosition("dragon-castle.bonus-sets", "DC-7.3", {"seat": seat})
    largest = min(len(s.grid.cells), face_down - (amount - 1) * sets.CLEVER)
    least = amount * s.parts.set_points[sets.SMALLEST]
    most = amount * sets.points(s, max(largest, sets.SMALLEST))
    if not least <= points <= most:
        raise BadPosition(
            "dragon-castle.set-worth",
            "DC-7.4",
            {"amount": amount, "seat": seat, "least": least, "most": most, "points": points},
        )


def _setup(s: DragonState) -> None:
    """DC-2.7: before the first turn nobody has done anything."""
    if sum(s.tall) + sum(s.tokens) + sum(s.discards) + s.round > 0:
        raise BadPosition("dragon-castle.before-first-turn", "DC-2.7")
    if setup.wanted(s) == setup.NOTHING:
        raise BadPosition("dragon-castle.nothing-to-draw", "DC-2.7")


def _rounds(s: DragonState) -> None:
    """DC-4.6: every turn takes a tile or summons. DC-11.3 to DC-11.5: the last round begins with the N-th summons."""
    if s.first == NOBODY_YET or s.round < 1:
        raise BadPosition("dragon-castle.first-and-round", "DC-2.1")
    before = (s.seat - s.first) % s.seats
    if (s.round - 1) * s.seats + before > ALL_TILES - s.left + s.summons:
        raise BadPosition("dragon-castle.round-too-late", "DC-4.6", {"round": s.round})
    if s.summons and castle.top_level(s) > 1:
        raise BadPosition("dragon-castle.summoned-early", "DC-5.6")
    acted = s.seats if s.phase == OVER else before + (window(s) == AFTER)
    if s.summons > s.seats - 1 + acted:
        raise BadPosition("dragon-castle.tokens-taken", "DC-11.5", {"most": s.seats - 1 + acted})
    if s.phase == OVER and s.summons < s.seats:
        raise BadPosition("dragon-castle.summons-over", "DC-11.3")
