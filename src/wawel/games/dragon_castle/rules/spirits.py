"""DC-9.1 to DC-9.9: who may be called when, and what it costs."""

from typing import Final

from wawel.core.game import OK
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import POOL
from wawel.games.dragon_castle.components import (
    BEAUTY,
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
from wawel.games.dragon_castle.geometry import members
from wawel.games.dragon_castle.rules import act, castle, conversion, duties, faith, realm, sets, strength, wind
from wawel.games.dragon_castle.state import (
    AFTER,
    OWED,
    PICKED,
    PLACING,
    RESOLVE,
    SHRINES,
    START,
    DragonState,
)

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
    _FREELY,  # Beauty
    _FREELY | 1 << RESOLVE,  # Change
    1 << SHRINES,  # Faith
]


def why_not(s: DragonState, spirit: int, cost: int) -> int:
    """DC-9.1, DC-9.3: in play, once a turn, at its time, paid, and with an effect."""
    if spirit >= CARDS or not s.spirits >> spirit & 1:
        return NOT_IN_PLAY
    if s.used >> spirit & 1:
        return USED
    if not WINDOWS[spirit] >> s.phase & 1:
        return WRONG_TIME
    code = _why_not_cost(s, cost)
    if code != OK:
        return code
    return why_not_effect(s, spirit, cost)


def _why_not_cost(s: DragonState, cost: int) -> int:
    """DC-9.2: a face-up tile of the own realm or a shrine of the own pool."""
    if cost == POOL:
        return OK if s.pools[s.seat] else NO_POOL
    if cost >= s.grid.size or not realm.face_up(s, s.seat) >> cost & 1:
        return NOT_FACE_UP
    return OF_PENDING if _kept(s) >> cost & 1 else OK


def _kept(s: DragonState) -> int:
    """DC-9.5: the tiles of pending sets pay for nothing while they wait to be turned, as bits."""
    return sets.all_pending(s) if s.checking else 0


def why_not_effect(s: DragonState, spirit: int, cost: int) -> int:
    """DC-9.3, DC-9.4: after paying, the power must have an effect, judged by what everybody sees."""
    gone = 0 if cost == POOL else 1 << cost
    if spirit == STRENGTH:
        return OK if strength.possible(s, gone) else NO_EFFECT
    if spirit == WIND:
        return OK if wind.possible(s, gone) else NO_EFFECT
    if spirit in (CLEVERNESS, BEAUTY, CHANGE):
        return OK if conversion.possible(s, spirit, gone) else NO_EFFECT
    if spirit == FAITH:
        return OK if faith.possible(s, gone) else NO_EFFECT
    room = realm.room(s) + (gone > 0)
    if spirit == DESTRUCTION:
        return _why_not_destruction(s, room)
    if spirit == ELEGANCE and s.phase == START:
        return OK if duties.has_elegant_first(s, room) else NO_EFFECT
    return _why_not_pair_spirit(s, spirit, room)


def _why_not_destruction(s: DragonState, room: int) -> int:
    """DC-9.14: some available tile, without which every open duty can still be met (DC-9.9)."""
    if s.left == 0:
        return NO_EFFECT
    for cell in s.layout.cells:
        if castle.available(s, cell) and duties.possible_without(s, cell, room):
            return OK
    return DUTY


def _why_not_pair_spirit(s: DragonState, spirit: int, room: int) -> int:
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


def _mark(s: DragonState, spirit: int) -> None:
    """The duty that comes with a spirit of picking."""
    if spirit == DECEPTION:
        s.deception = True
    elif spirit == DEPTHS:
        s.depths = True
    else:
        s.elegance = OWED


def legal(s: DragonState) -> list[int]:
    """Every spirit with every cost that works."""
    found: list[int] = []
    ready = s.spirits & ~s.used
    if ready:
        for spirit in range(CARDS):
            if ready >> spirit & 1 and WINDOWS[spirit] >> s.phase & 1:
                _add(s, spirit, found, False)
    return found


def is_any_legal(s: DragonState) -> bool:
    ready = s.spirits & ~s.used
    if ready:
        for spirit in range(CARDS):
            if ready >> spirit & 1 and WINDOWS[spirit] >> s.phase & 1:
                if _add(s, spirit, [], True):
                    return True
    return False


def _add(s: DragonState, spirit: int, found: list[int], one: bool) -> bool:
    """Append the ways to pay for a spirit; `one` stops at the first. Whether there was any."""
    payers = realm.face_up(s, s.seat)
    if not payers and not s.pools[s.seat]:
        return False
    if (spirit in (CLEVERNESS, BEAUTY, CHANGE)) and not conversion.is_near(s, spirit):
        return False
    payers &= ~_kept(s)
    action = actions.pack(actions.SPIRIT, spirit, 0)
    before = len(found)
    tiles = members(payers)
    if tiles and spirit <= DESTRUCTION:  # which tile pays makes no difference to these four
        if why_not_effect(s, spirit, tiles[0]) != OK:
            tiles = []
    for cell in tiles:
        if spirit <= DESTRUCTION or why_not_effect(s, spirit, cell) == OK:
            found.append(action | cell)
            if one:
                return True
    if s.pools[s.seat] and why_not_effect(s, spirit, POOL) == OK:
        found.append(action | POOL)
    return len(found) > before


def pay(s: DragonState, spirit: int, cost: int) -> None:
    """DC-9.2: a tile leaves the game, a shrine returns to the general supply (AMB-6). Once a turn (DC-9.1)."""
    s.used |= 1 << spirit
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


def owes(s: DragonState, spirit: int) -> bool:
    """DC-9.11 to DC-9.13: a spirit of picking is at work from now on and owes its tile; others want a target."""
    if spirit > ELEGANCE:
        return False
    _mark(s, spirit)
    return True
