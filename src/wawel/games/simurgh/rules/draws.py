"""SI-13 and SI-8.2: drawing dragons and objectives, keeping one, putting back the rest; tiles into the hand."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import OK
from wawel.core.vectors import insert_sorted
from wawel.games.simurgh import actions
from wawel.games.simurgh.belief import known
from wawel.games.simurgh.components.ids import FIRST_DRAGON, FIRST_OBJECTIVE
from wawel.games.simurgh.model import frames, stacks
from wawel.games.simurgh.model.frames import DRAW_STAGE, DRAWN, MARKERS, WANTED
from wawel.games.simurgh.model.state import (
    DECK,
    DRAGON_FRAME,
    DRAGON_STACK,
    DRAW,
    EMPTY,
    GROUP,
    KEEP,
    KNOWN,
    OBJECTIVE_FRAME,
    OBJECTIVE_STACK,
    RETURN,
    TILE,
    SimurghState,
)

NOT_DRAWN: Final = 132  # SI-13.1

DRAWING: Final = 0
CHOOSING: Final = 1
RETURNING: Final = 2


def step_dragons(s: SimurghState) -> bool:
    """SI-13.1: look at the top tiles, keep one, put back the others."""
    at = s.top
    stage = s.stack[at + DRAW_STAGE]
    if stage == DRAWING:
        if s.stack[at + DRAWN] < s.stack[at + WANTED]:
            return draw(s, DRAGON_STACK)
        s.stack[at + DRAW_STAGE] = CHOOSING
        return False
    if stage == CHOOSING:
        s.phase = KEEP
        return True
    return step_returning(s, s.stack[at + DRAWN])


def step_returning(s: SimurghState, left: i64) -> bool:
    if left == 0:
        frames.pop(s)
        return False
    s.phase = RETURN
    return True


def draw(s: SimurghState, which: i64) -> bool:
    """Draw one tile of a stack: at once if the next one is known, else by chance. Return whether chance is needed."""
    entry = stacks.next_known(s, which)
    if entry == 0:
        s.phase = DRAW
        return True
    arrive(s, which, entry)
    return False


def arrive(s: SimurghState, which: i64, entry: i64) -> None:
    """SI-8.2: a tile of the deck goes to the hand; only the active player sees a dragon or an objective."""
    if which == DECK:
        _receive_top(s, entry)
    else:
        _show(s, entry)


def _show(s: SimurghState, entry: i64) -> None:
    s.drawn = append(s.drawn, entry | BIT[s.seat + KNOWN])
    s.stack[s.top + DRAWN] += 1
    known.settle(s, entry >> GROUP)
    if s.log is not None:
        tile = entry & TILE
        dragon = tile < FIRST_OBJECTIVE
        s.log.secret("drew-dragon" if dragon else "drew-objective", "SI-13.1" if dragon else "SI-9.1", s.seat, [tile])
        s.log.seal("SI-20.1")


def is_drawing(kind: i64) -> bool:
    """Whether a frame of this kind holds drawn tiles."""
    return kind in (DRAGON_FRAME, OBJECTIVE_FRAME)


def stack_of_frame(s: SimurghState) -> i64:
    """Which stack the top frame draws from, or the market."""
    kind: i64 = s.stack[s.top] if s.top > EMPTY else 0
    if kind == DRAGON_FRAME:
        return DRAGON_STACK
    return OBJECTIVE_STACK if kind == OBJECTIVE_FRAME else DECK


def first(s: SimurghState) -> i64:
    """Where the drawn tiles of the top frame begin; those of frames below are put aside."""
    return len(s.drawn) - s.stack[s.top + DRAWN]


def place_of(s: SimurghState, tile: i64) -> i64:
    """The index of a tile among those the top frame drew; -1 if it is not there."""
    place: i64
    for place in range(first(s), len(s.drawn)):
        if s.drawn[place] & TILE == tile:
            return place
    return -1


def mine(s: SimurghState) -> vec[i64]:
    """The tiles that the top frame drew, ascending."""
    found = vec[i64]()
    place: i64
    for place in range(first(s), len(s.drawn)):
        found = insert_sorted(found, s.drawn[place] & TILE)
    return found


def why_not_keep(s: SimurghState, tile: i64) -> i64:
    return OK if place_of(s, tile) >= 0 else NOT_DRAWN


def add_keepings(s: SimurghState, found: vec[i64]) -> vec[i64]:
    for tile in mine(s):
        found = append(found, actions.KEEP | tile)
    return found


def let_go(s: SimurghState, tile: i64) -> i64:
    """Take a drawn tile from the active player."""
    s.drawn, entry = pop(s.drawn, place_of(s, tile))
    s.stack[s.top + DRAWN] -= 1
    return entry


def mix(s: SimurghState, left: i64) -> None:
    """SI-20.1: after one of the drawn tiles was shown, or none, nobody else can tell the others apart."""
    spots = vec[i64]()
    place: i64
    for place in range(first(s), len(s.drawn)):
        spots = append(spots, known.spot_drawn(s, place))
    known.mix(s, spots, left)


def keep(s: SimurghState, tile: i64) -> None:
    """SI-12.7: the new dragon gets its markers from the left."""
    mix(s, let_go(s, tile))
    s.stack[s.top + DRAW_STAGE] = RETURNING
    gain_dragon(s, s.seat, tile, s.stack[s.top + MARKERS])


def gain_dragon(s: SimurghState, seat: i64, tile: i64, markers: i64) -> None:
    """SI-12.1, SI-12.7: face up in front of its owner."""
    s.dragons[seat] = append(s.dragons[seat], tile - FIRST_DRAGON << 3 | BIT[markers] - 1)
    s.marked[seat] += markers
    if s.log is not None:
        s.log.note("dragon", "SI-12.7", seat, [tile, markers])
        s.log.seal("SI-20.1")


def why_not_return(s: SimurghState, value: i64) -> i64:
    return OK if place_of(s, value & ~actions.BOTTOM) >= 0 else NOT_DRAWN


def returnings(s: SimurghState) -> vec[i64]:
    found = vec[i64]()
    tiles = mine(s)
    for tile in tiles:
        found = append(found, actions.RETURN | tile)
    for tile in tiles:
        found = append(found, actions.RETURN | actions.BOTTOM | tile)
    return found


def put_back(s: SimurghState, value: i64) -> None:
    """SI-9.4, SI-13.1: each on top or at the bottom, in the order chosen; the others do not see which."""
    tile, bottom = value & ~actions.BOTTOM, value & actions.BOTTOM > 0
    which = stack_of_frame(s)
    stacks.put_back(s, which, let_go(s, tile), bottom)
    if s.log is not None:
        key = "returned-dragon" if which == DRAGON_STACK else "returned-objective"
        s.log.secret(key + ("-bottom" if bottom else "-top"), "SI-13.1", s.seat, [tile])


def _receive_top(s: SimurghState, entry: i64) -> None:
    stacks.to_hand(s, s.seat, entry)
    known.settle(s, entry >> GROUP)
    frames.pop(s)
    if s.log is not None:
        s.log.secret("drew-tile", "SI-8.2", s.seat, [entry & TILE])
        s.log.seal("SI-20.1")
