"""DC-4.4: what a seat is asked."""

from wawel.core.game import Ask
from wawel.games.dragon_castle.components.ids import BEAUTY, CHANGE, CLEVERNESS, DESTRUCTION, STRENGTH, WIND
from wawel.games.dragon_castle.model.state import OWED, PICKED, PLACING, POWER, RESOLVE, SHRINES, START, DragonState


def ask(s: DragonState) -> Ask:
    """The question of the phase."""
    if s.phase == START:
        return _start(s)
    if s.phase == PICKED:
        return _picked(s)
    if s.phase == PLACING:
        if s.hand2:
            return Ask("place-two", "DC-6.1", [s.hand, s.hand2])
        return Ask("place", "DC-6.1", [s.hand])
    if s.phase == RESOLVE:
        return Ask("set", "DC-7.5", [])
    if s.phase == SHRINES:
        return Ask("build", "DC-8.1", [s.allowance, s.pools[s.seat]])
    return _power(s) if s.phase == POWER else Ask("end", "DC-4.9", [])


def _start(s: DragonState) -> Ask:
    if s.elegance == OWED:
        return Ask("take-elegance", "DC-9.13", [])
    if s.left == 0:
        return Ask("summon", "DC-5.7", [])
    return Ask("take-or-summon", "DC-5.7", []) if s.stacks[3] + s.stacks[2] == 0 else Ask("take", "DC-5.1", [])


def _picked(s: DragonState) -> Ask:
    if s.elegance == OWED:
        return Ask("elegance", "DC-9.13", [s.hand])
    if s.deception:
        return Ask("deception", "DC-9.11", [s.hand])
    return Ask("depths", "DC-9.12", [s.hand]) if s.depths else Ask("picked", "DC-5.2", [s.hand])


def _power(s: DragonState) -> Ask:
    if s.power == DESTRUCTION:
        return Ask("destroy", "DC-9.14", [])
    if s.power == STRENGTH:
        return Ask("move-second" if s.moved else "move", "DC-9.15", [])
    if s.power == WIND:
        return Ask("shift" if s.moved else "turn-or-shift", "DC-9.16", [])
    if s.power == CHANGE:
        return Ask("change", "DC-9.17", [])
    if s.power == BEAUTY:
        return Ask("beauty", "DC-9.18", [])
    return Ask("cleverness", "DC-9.19", []) if s.power == CLEVERNESS else Ask("faith", "DC-9.20", [])
