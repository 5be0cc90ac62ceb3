"""SI-12.5, SI-12.8: markers that an effect takes from dragons or puts on them, one by one."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.simurgh import actions
from wawel.games.simurgh.components.ids import FIRST_DRAGON
from wawel.games.simurgh.model.frames import OWED
from wawel.games.simurgh.model.state import SimurghState
from wawel.games.simurgh.rules import abilities, ahead


def why_not_take(s: SimurghState, slot: i64) -> i64:
    """SI-12.8: a marker on one of the seat's dragons."""
    place: i64 = abilities.find(s, s.seat, slot // 3) if 0 <= slot < 72 else -1
    if place < 0:
        return abilities.NOT_YOUR_DRAGON
    if not s.dragons[s.seat][place] >> slot % 3 & 1:
        return abilities.NO_MARKER
    return ahead.DEAD_END if ahead.is_pending(s) and not ahead.unmark_leaves_a_way(s, place, slot % 3) else OK


def takings(s: SimurghState) -> vec[i64]:
    """Slots whose marker may be taken, in the order of the dragons."""
    found = vec[i64]()
    for entry in s.dragons[s.seat]:
        place: i64
        for place in range(3):
            slot = (entry >> 3) * 3 + place
            if entry >> place & 1 and why_not_take(s, slot) == OK:
                found = append(found, actions.UNMARK | slot)
    return found


def take(s: SimurghState, slot: i64) -> None:
    abilities.burn(s, slot)
    s.stack[s.top + OWED] -= 1
    if s.log is not None:
        s.log.note("unmarked", "SI-12.8", s.seat, [slot // 3 + FIRST_DRAGON, slot % 3 + 1])


def why_not_put(s: SimurghState, dragon: i64) -> i64:
    """SI-12.5: one of the seat's dragons with an open slot."""
    place = abilities.find(s, s.seat, dragon)
    if place < 0:
        return abilities.NOT_YOUR_DRAGON
    return OK if abilities.open_slot(s, s.dragons[s.seat][place]) >= 0 else abilities.NO_OPEN_SLOT


def puttings(s: SimurghState) -> vec[i64]:
    found = vec[i64]()
    for dragon in abilities.open_dragons(s):
        found = append(found, actions.MARK | dragon)
    return found


def put(s: SimurghState, dragon: i64) -> None:
    abilities.put_marker(s, abilities.find(s, s.seat, dragon))
    s.stack[s.top + OWED] -= 1
