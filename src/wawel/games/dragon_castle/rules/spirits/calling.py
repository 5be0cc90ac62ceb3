"""DC-9.1 to DC-9.9: which spirit may be called when, and what it costs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.bits import BIT, lowest
from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import POOL, Found
from wawel.games.dragon_castle.components.ids import (
    CARDS,
    CHANGE,
    CLEVERNESS,
    DECEPTION,
    DEPTHS,
    DESTRUCTION,
    ELEGANCE,
    FAITH,
    STRENGTH,
    WIND,
)
from wawel.games.dragon_castle.model.state import (
    AFTER,
    OWED,
    PHASES,
    PICKED,
    PLACING,
    RESOLVE,
    SHRINES,
    START,
    DragonState,
)
from wawel.games.dragon_castle.rules import act, castle, realm, sets
from wawel.games.dragon_castle.rules.spirits import conversion, duties, faith, strength, wind

NOT_IN_PLAY: Final = 90  # DC-2.6
USED: Final = 91  # DC-9.1
NOT_FACE_UP: Final = 92  # DC-9.2
NO_POOL: Final = 93  # DC-9.2
NO_EFFECT: Final = 94  # DC-9.3
OF_PENDING: Final = 95  # DC-9.5
TOGETHER: Final = 96  # DC-9.6
WRONG_TIME: Final = 98  # DC-9.8
DUTY: Final = 99  # DC-9.9

_FREELY: Final = 1 << START | 1 << PICKED | 1 << PLACING | 1 << AFTER
# DC-9.8: the phases in which each spirit can be called, as bits
WINDOWS: Final = [
    1 << PICKED,  # Deception
    1 << PICKED,  # Depths
    1 << START | 1 << PICKED,  # Elegance
    _FREELY,  # Destruction
    _FREELY,  # Strength
    _FREELY,  # Wind
    _FREELY,  # Cleverness
    _FREELY | 1 << RESOLVE,  # Beauty
    _FREELY | 1 << RESOLVE,  # Change
    1 << SHRINES,  # Faith
]
# the inverse: the spirits that can be called in each phase, as bits
CALLABLE: Final = vec[i64](
    [sum([1 << spirit for spirit in range(CARDS) if WINDOWS[spirit] >> phase & 1]) for phase in range(len(PHASES))]
)


def why_not(s: DragonState, spirit: i64, cost: i64) -> i64:
    """DC-9.1, DC-9.3: in play, once per turn, at the right time, paid for, and with an effect."""
    if spirit >= CARDS or not s.spirits >> spirit & 1:
        return NOT_IN_PLAY
    if s.used >> spirit & 1:
        return USED
    if not CALLABLE[s.phase] >> spirit & 1:
        return WRONG_TIME
    code = _why_not_cost(s, cost)
    if code != OK:
        return code
    return why_not_effect(s, spirit, cost)


def _why_not_cost(s: DragonState, cost: i64) -> i64:
    """DC-9.2: a face-up tile of the seat's realm or a shrine from its pool."""
    if cost == POOL:
        return OK if s.pools[s.seat] else NO_POOL
    if cost >= s.grid.size or not realm.face_up(s, s.seat) >> cost & 1:
        return NOT_FACE_UP
    return OF_PENDING if _kept(s) >> cost & 1 else OK


def _kept(s: DragonState) -> i64:
    """DC-9.5: the tiles of pending sets, as bits: they cannot pay while they wait to be turned."""
    if s.checking:
        return sets.all_pending(s)
    return 0


def why_not_effect(s: DragonState, spirit: i64, cost: i64) -> i64:
    """DC-9.3, DC-9.4: after paying, the power must have an effect, judged by what everybody sees."""
    gone: i64 = 0
    if cost != POOL:
        gone = BIT[cost]
    if spirit >= STRENGTH:
        return OK if _has_effect(s, spirit, gone) else NO_EFFECT
    room = realm.room(s) + (gone > 0)
    if spirit == DESTRUCTION:
        return _why_not_destruction(s, room)
    if spirit == ELEGANCE and s.phase == START:
        return OK if duties.has_elegant_first(s, room) else NO_EFFECT
    return _why_not_pair_spirit(s, spirit, room)


def _has_effect(s: DragonState, spirit: i64, gone: i64) -> bool:
    """The spirits of the realm, DC-9.15 to DC-9.20."""
    if spirit == STRENGTH:
        return strength.possible(s, gone)
    if spirit == WIND:
        return wind.possible(s, gone)
    return faith.possible(s, gone) if spirit == FAITH else conversion.possible(s, spirit, gone)


def _why_not_destruction(s: DragonState, room: i64) -> i64:
    """DC-9.14: some available tile can go, and every open duty can still be met (DC-9.9)."""
    if s.left == 0:
        return NO_EFFECT
    for cell in s.layout.cells:
        if castle.available(s, cell) and duties.possible_without(s, cell, room):
            return OK
    return DUTY


def _why_not_pair_spirit(s: DragonState, spirit: i64, room: i64) -> i64:
    """DC-9.11 to DC-9.13 with a tile in hand, and DC-6.6. DC-9.6: Deception and Depths do not share a pick (AMB-10)."""
    if (spirit == DECEPTION and s.depths) or (spirit == DEPTHS and s.deception):
        return TOGETHER
    if (spirit == DECEPTION and s.elegance == OWED) or (spirit == ELEGANCE and s.deception):
        return DUTY
    if room < 2:
        return act.NO_ROOM
    deception, depths, elegance = s.deception, s.depths, s.elegance
    _mark(s, spirit)
    found = duties.has_second(s)
    s.deception, s.depths, s.elegance = deception, depths, elegance
    return OK if found else NO_EFFECT


def _mark(s: DragonState, spirit: i64) -> None:
    """Record the duty that comes with a picking spirit."""
    if spirit == DECEPTION:
        s.deception = True
    elif spirit == DEPTHS:
        s.depths = True
    else:
        s.elegance = OWED


def legal(s: DragonState, found: Found) -> None:
    """Every spirit with every cost that works."""
    ready = _ready(s)
    while ready:
        spirit = lowest(ready)
        if _is_near(s, spirit):
            call = actions.pack(actions.SPIRIT, spirit, 0)
            found.add_cells(call, _payers(s, spirit, False))
            if _pool_pays(s, spirit):
                found.add(call | POOL)
        ready &= ready - 1


def is_any_legal(s: DragonState) -> bool:
    ready = _ready(s)
    while ready:
        spirit = lowest(ready)
        if _is_near(s, spirit) and (_payers(s, spirit, True) or _pool_pays(s, spirit)):
            return True
        ready &= ready - 1
    return False


def _ready(s: DragonState) -> i64:
    """DC-9.1, DC-9.8: the spirits in play that were not called this turn and can be called in this phase, as bits."""
    return s.spirits & ~s.used & CALLABLE[s.phase]


def _is_near(s: DragonState, spirit: i64) -> bool:
    """A quick look: something can pay, and there are enough tiles for the spirits that turn sets."""
    if not (s.pools[s.seat] or realm.face_up(s, s.seat)):
        return False
    return not CLEVERNESS <= spirit <= CHANGE or conversion.is_near(s, spirit)


def _payers(s: DragonState, spirit: i64, one: bool) -> i64:
    """DC-9.2: the face-up tiles that can pay for a spirit, as bits; with `one`, stop at the first."""
    tiles = realm.face_up(s, s.seat) & ~_kept(s)
    found: i64 = 0
    if spirit <= DESTRUCTION:  # for these four it makes no difference which tile pays
        if tiles and why_not_effect(s, spirit, lowest(tiles)) == OK:
            found = tiles
        return found
    while tiles and not (found and one):
        if why_not_effect(s, spirit, lowest(tiles)) == OK:
            found |= tiles & -tiles
        tiles &= tiles - 1
    return found


def _pool_pays(s: DragonState, spirit: i64) -> bool:
    """DC-9.2: whether a shrine from the pool can pay for a spirit."""
    return s.pools[s.seat] > 0 and why_not_effect(s, spirit, POOL) == OK


def pay(s: DragonState, spirit: i64, cost: i64) -> None:
    """DC-9.2: a tile leaves the game, a shrine returns to the general supply (AMB-6). Once per turn (DC-9.1)."""
    s.used |= BIT[spirit]
    if cost == POOL:
        s.pools[s.seat] -= 1
        s.supply += 1
        if s.log is not None:
            s.log.note("spirit-shrine", "DC-9.2", s.seat, [spirit])
    else:
        tile = realm.lift(s, s.seat, cost)
        s.discarded += 1
        if s.log is not None:
            s.log.note("spirit-tile", "DC-9.2", s.seat, [spirit, tile, realm.place_of(s, cost)])


def owes(s: DragonState, spirit: i64) -> bool:
    """DC-9.11 to DC-9.13: record the duty of a picking spirit and return True; the others need a target."""
    if spirit > ELEGANCE:
        return False
    _mark(s, spirit)
    return True
