"""SI-13 and SI-8.2: drawing dragons and objectives, keeping one, putting the rest back; tiles into the hand."""

from typing import Final

from wawel.core.game import OK
from wawel.games.simurgh import actions
from wawel.games.simurgh.components import FIRST_DRAGON, FIRST_OBJECTIVE
from wawel.games.simurgh.rules import frames, known, stacks
from wawel.games.simurgh.state import (
    DECK,
    DRAGON_FRAME,
    DRAGONS,
    DRAW,
    GROUP,
    KEEP,
    KNOWN,
    OBJECTIVE_FRAME,
    OBJECTIVES,
    RETURN,
    TILE,
    SimurghState,
)

NOT_DRAWN: Final = 132  # SI-13.1

DRAWERS: Final = [DRAGON_FRAME, OBJECTIVE_FRAME]  # frames that hold drawn tiles
DRAWING: Final = 0
CHOOSING: Final = 1
RETURNING: Final = 2


def step_dragons(s: SimurghState) -> bool:
    """SI-13.1: look at the top tiles, keep one, put back the others."""
    at = frames.top(s)
    stage = s.stack[at + 4]
    if stage == DRAWING:
        if s.stack[at + 2] < s.stack[at + 1]:
            return draw(s, DRAGONS)
        s.stack[at + 4] = CHOOSING
        return False
    if stage == CHOOSING:
        s.phase = KEEP
        return True
    return step_returning(s, s.stack[at + 2])


def step_returning(s: SimurghState, left: int) -> bool:
    if left == 0:
        frames.pop(s)
        return False
    s.phase = RETURN
    return True


def draw(s: SimurghState, which: int) -> bool:
    """One tile of a stack: where its place is known at once, else chance decides."""
    entry = stacks.next_known(s, which)
    if entry == 0:
        s.phase = DRAW
        return True
    arrive(s, entry)
    return False


def arrive(s: SimurghState, entry: int) -> None:
    """A tile of the dragon or objective stack comes to the active player alone."""
    at = frames.top(s)
    s.drawn.append(entry | 1 << s.seat + KNOWN)
    s.stack[at + 2] += 1
    known.settle(s, entry >> GROUP)
    if s.log is not None:
        tile = entry & TILE
        dragon = tile < FIRST_OBJECTIVE
        s.log.secret("drew-dragon" if dragon else "drew-objective", "SI-13.1" if dragon else "SI-9.1", s.seat, [tile])
        s.log.seal("SI-20.1")


def stack_of_frame(s: SimurghState) -> int:
    """Which stack the uppermost frame draws from, or the market."""
    kind = s.stack[frames.top(s)] if s.stack else 0
    if kind == DRAGON_FRAME:
        return DRAGONS
    return OBJECTIVES if kind == OBJECTIVE_FRAME else DECK


def mine(s: SimurghState) -> list[int]:
    """The drawn tiles of the uppermost frame; those of frames below are put aside."""
    number = s.stack[frames.top(s) + 2]
    return [entry & TILE for entry in s.drawn[len(s.drawn) - number :]]


def why_not_keep(s: SimurghState, tile: int) -> int:
    return OK if tile in mine(s) else NOT_DRAWN


def keepings(s: SimurghState) -> list[int]:
    return sorted([actions.KEEP | tile for tile in mine(s)])


def let_go(s: SimurghState, tile: int) -> int:
    """A drawn tile leaves the active player's hands."""
    at = frames.top(s)
    place = len(s.drawn) - s.stack[at + 2] + mine(s).index(tile)
    s.stack[at + 2] -= 1
    return s.drawn.pop(place)


def mix(s: SimurghState, left: int) -> None:
    """SI-20.1: once one of the drawn tiles was shown, or none, nobody else can tell the others apart."""
    number = s.stack[frames.top(s) + 2]
    places = [len(s.drawn) - number + place for place in range(number)]
    known.mix(s, [s.drawn] * number, places, left)


def keep(s: SimurghState, tile: int) -> None:
    """SI-12.7: the new dragon gets its markers from the left."""
    at = frames.top(s)
    mix(s, let_go(s, tile))
    s.stack[at + 4] = RETURNING
    markers = s.stack[at + 3]
    gain_dragon(s, s.seat, tile, markers)


def gain_dragon(s: SimurghState, seat: int, tile: int, markers: int) -> None:
    """SI-12.1, SI-12.7: face up before its owner."""
    s.dragons[seat].append(tile - FIRST_DRAGON << 3 | (1 << markers) - 1)
    s.marked[seat] += markers
    if s.log is not None:
        s.log.note("dragon", "SI-12.7", seat, [tile, markers])
        s.log.seal("SI-20.1")


def why_not_return(s: SimurghState, value: int) -> int:
    return OK if value & ~actions.BOTTOM in mine(s) else NOT_DRAWN


def returnings(s: SimurghState) -> list[int]:
    found: list[int] = []
    for tile in mine(s):
        found += [actions.RETURN | tile, actions.RETURN | tile | actions.BOTTOM]
    found.sort()
    return found


def put_back(s: SimurghState, value: int) -> None:
    """SI-9.4, SI-13.1: each on top or bottom, in the order of choice; the others do not see which."""
    tile, bottom = value & ~actions.BOTTOM, value & actions.BOTTOM > 0
    which = stack_of_frame(s)
    stacks.put_back(s, which, let_go(s, tile), bottom)
    if s.log is not None:
        key = "returned-dragon" if which == DRAGONS else "returned-objective"
        s.log.secret(key + ("-bottom" if bottom else "-top"), "SI-13.1", s.seat, [tile])


def step_top(s: SimurghState) -> bool:
    """SI-8.2: the top tile of the deck goes to the hand unseen."""
    entry = stacks.next_known(s, DECK)
    if entry == 0:
        s.phase = DRAW
        return True
    receive_top(s, entry)
    return False


def receive_top(s: SimurghState, entry: int) -> None:
    stacks.to_hand(s, s.seat, entry)
    known.settle(s, entry >> GROUP)
    frames.pop(s)
    if s.log is not None:
        s.log.secret("drew-tile", "SI-8.2", s.seat, [entry & TILE])
        s.log.seal("SI-20.1")
