"""DC-4.4: can this turn arise, with its phase, hand, spirits, duties, and the set just turned?"""

from typing import Final

from wawel.core.errors import BadPosition
from wawel.games.dragon_castle.components.ids import (
    BEAUTY,
    CHANGE,
    DECEPTION,
    DEPTHS,
    DESTRUCTION,
    ELEGANCE,
    FAITH,
    STRENGTH,
    WIND,
)
from wawel.games.dragon_castle.model.grid import SEAT_CELLS
from wawel.games.dragon_castle.model.state import (
    AFTER,
    MET,
    NO_SPIRIT,
    NOT_ACTIVE,
    OVER,
    OWED,
    PICKED,
    PLACING,
    POWER,
    RESOLVE,
    SETUP,
    SHRINES,
    START,
    DragonState,
    hand_size,
    window,
)
from wawel.games.dragon_castle.rules import realm, shrines
from wawel.games.dragon_castle.rules.spirits import duties

INTERRUPTED: Final = (START, PICKED, PLACING, AFTER)


def check(s: DragonState) -> None:
    _phase(s)
    _hand(s)
    _origin(s)
    _spirits(s)
    _duties(s)
    _site(s)
    _turned(s)


def _phase(s: DragonState) -> None:
    inside = s.phase in (RESOLVE, SHRINES, POWER)
    if s.base not in INTERRUPTED or (not inside and s.base != START):
        raise BadPosition("dragon-castle.after-phase", "DC-4.8")
    if s.reveal and (inside or s.phase == OVER):
        raise BadPosition("dragon-castle.reveal-first", "DC-2.3")
    if s.phase == RESOLVE and not s.checking:
        raise BadPosition("dragon-castle.resolve-checking", "DC-4.8")
    open_power = s.phase == POWER and s.power in (BEAUTY, CHANGE, FAITH)
    if s.checking and s.phase not in (RESOLVE, SHRINES) and not open_power:
        raise BadPosition("dragon-castle.checking-when", "DC-4.8")


def _hand(s: DragonState) -> None:
    phase, held = window(s), hand_size(s)
    if phase == PICKED and held != 1:
        raise BadPosition("dragon-castle.picked-hand", "DC-5.1")
    if phase == PLACING and held == 0:
        raise BadPosition("dragon-castle.placing-hand", "DC-6.1")
    if phase not in (PICKED, PLACING) and held:
        raise BadPosition("dragon-castle.hand-when", "DC-4.4")
    if s.placed and (held != 1 or phase != PLACING):
        raise BadPosition("dragon-castle.placed-when", "DC-6.1")
    if phase == PLACING and realm.room(s) < held:
        raise BadPosition("dragon-castle.hand-room", "DC-6.6")


def _origin(s: DragonState) -> None:
    """DC-5.1: the first tile picked was once in the castle and is gone."""
    phase = window(s)
    if s.origin == 0:
        if phase == PICKED:
            raise BadPosition("dragon-castle.picked-origin", "DC-5.1")
    elif phase not in (PICKED, PLACING, AFTER):
        raise BadPosition("dragon-castle.origin-when", "DC-5.1")
    elif not s.heights[s.origin] < s.origin_level <= s.layout.heights[s.origin]:
        raise BadPosition("dragon-castle.origin-level", "DC-5.1")


def _spirits(s: DragonState) -> None:
    if s.used & ~s.spirits or (s.used and s.phase in (SETUP, OVER)):
        raise BadPosition("dragon-castle.used-spirits", "DC-9.1")
    if (s.phase == POWER) != (s.power != NO_SPIRIT):
        raise BadPosition("dragon-castle.power-when", "DC-9.3")
    if s.power != NO_SPIRIT and (s.power < DESTRUCTION or not s.used >> s.power & 1):
        raise BadPosition("dragon-castle.power-spirit", "DC-9.3")
    if s.power == FAITH and not (s.pools[s.seat] and shrines.leaves_room(s, 0)):
        raise BadPosition("dragon-castle.faith-room", "DC-9.20")
    if s.moved and s.power not in (STRENGTH, WIND):
        raise BadPosition("dragon-castle.moved-when", "DC-9.15")
    if s.moved and s.power == STRENGTH:
        cell = s.moved - 1
        if realm.height(s, s.seat, cell) == 0 or s.built[s.seat] >> cell & 1:
            raise BadPosition("dragon-castle.moved-cell", "DC-9.15")


def _duties(s: DragonState) -> None:
    """DC-9.8, DC-9.9, DC-9.13: a duty belongs to a spirit used this turn and to this phase, and it can be met."""
    phase = window(s)
    owing = (1 << DECEPTION if s.deception else 0) | (1 << DEPTHS if s.depths else 0)
    if owing and phase != PICKED:
        raise BadPosition("dragon-castle.duty-picked", "DC-9.8")
    if s.elegance == OWED and phase not in (START, PICKED):
        raise BadPosition("dragon-castle.elegance-owes", "DC-9.13")
    if s.elegance == MET and phase not in (PICKED, PLACING, AFTER):
        raise BadPosition("dragon-castle.elegance-had", "DC-9.13")
    if s.elegance != NOT_ACTIVE:
        owing |= 1 << ELEGANCE
    if owing & ~s.used:
        raise BadPosition("dragon-castle.duties-unused", "DC-9.9")
    if s.deception and (s.depths or s.elegance == OWED):
        raise BadPosition("dragon-castle.duty-alone", "DC-9.6")
    if not duties.possible(s, realm.room(s)):
        raise BadPosition("dragon-castle.duty-impossible", "DC-9.9")


def _site(s: DragonState) -> None:
    if bool(s.site) != (s.phase == SHRINES or s.power == FAITH):
        raise BadPosition("dragon-castle.site-when", "DC-8.1")
    if s.site & ~s.down[s.seat] or s.allowance > max(s.parts.allowance):
        raise BadPosition("dragon-castle.site-form", "DC-8.1", {"most": max(s.parts.allowance)})


def _turned(s: DragonState) -> None:
    """DC-9.20: tiles that lie face-down in the seat's realm."""
    for mark in s.turned:
        cell, level = mark & 63, mark >> 6
        height = s.tall[s.seat * SEAT_CELLS + cell]
        if not 1 <= level <= height or (level == height and not s.down[s.seat] >> cell & 1):
            raise BadPosition("dragon-castle.turned-form", "DC-9.20")
    if len(s.turned) and s.phase == OVER:
        raise BadPosition("dragon-castle.turned-when", "DC-9.20")
