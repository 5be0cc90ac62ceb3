"""SI-3.4: the effect stack. Effects nest; a frame is eight numbers, its kind first.

A field is read as `s.stack[s.top + STAGE]`. A popped frame leaves its numbers behind; `s.top` says what counts.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.games.simurgh.components.bundles import (
    GOOD_BITS,
    GOOD_MASK,
    POINT_MASK,
    POINTS_AT,
    PP,
    RIDER,
    SPEARMAN,
    TYPE_BITS,
    VASSAL_MASK,
    VASSALS_AT,
)
from wawel.games.simurgh.model.state import (
    DRAGON_FRAME,
    EFFECT,
    FRAME,
    HALF,
    OBJECTIVE_FRAME,
    SCOUT_FRAME,
    TAKE_FRAME,
    TOP_FRAME,
    USED,
    WINDOW_FRAME,
    SimurghState,
)

KIND: Final = 0  # field of every frame: EFFECT, WINDOW_FRAME, …

# fields of an effect
WHAT: Final = 1  # its number in the tables of the components
STAGE: Final = 2
SPACE: Final = 3  # space + 1
OWED: Final = 4  # markers, spearmen and riders still to hand over; later markers still to place
GOT: Final = 5  # bundle received
GAVE: Final = 6  # bundle of vassals spent
CONTEXT: Final = 7  # area + 1 of an explorer's move | BOOSTS | kinds
BOOSTS: Final = 8  # bit of the context: it belongs to the step it boosts, SI-12.4
KINDS_AT: Final = 4  # shift of the kinds received in that step
MOVE: Final = 7  # bits of the explorer's move
FIELD_MOST: Final = 1 << 48  # no field ever gets near this

# fields of a window; the effect it follows is right below
RECEIVED: Final = 1  # kinds
SPENT: Final = 2  # kinds of vassals
MOVED: Final = 3  # area + 1
# state.USED

# fields of dragons and objectives
WANTED: Final = 1  # dragons to draw
DRAWN: Final = 2
MARKERS: Final = 3  # for the dragon that is kept
DRAW_STAGE: Final = 4

# fields of a purchase
BOUGHT: Final = 1  # 1 once it is made

# stages of an effect: pay -> get -> window -> dragons or special
PAYING: Final = 0
SPENDING: Final = 1
GETTING: Final = 2
MARKING: Final = 3
OPENING: Final = 4
SPECIAL: Final = 5
FINISHED: Final = 6


def _push(s: SimurghState, kind: i64, first: i64, second: i64, third: i64, last: i64) -> None:
    """Push a frame with its first three fields and its last one; the others are 0."""
    at = s.top + FRAME
    if at == len(s.stack):
        _add_room(s)
    stack = s.stack
    stack[at + KIND] = kind
    stack[at + 1] = first
    stack[at + 2] = second
    stack[at + 3] = third
    stack[at + 4] = 0
    stack[at + 5] = 0
    stack[at + 6] = 0
    stack[at + 7] = last
    s.top = at


def _add_room(s: SimurghState) -> None:
    for _ in range(FRAME):
        s.stack = append(s.stack, 0)


def push_numbers(s: SimurghState, frame: list[int]) -> bool:
    """Push a frame in the form of `SimurghState.frames`; return False if a frame cannot have its numbers."""
    numbers = frame[:]
    if frame[KIND] == WINDOW_FRAME:
        if frame[USED + 1] or not 0 <= frame[USED] < 1 << 2 * HALF:
            return False
        numbers[USED] = frame[USED] & (1 << HALF) - 1
        numbers[USED + 1] = frame[USED] >> HALF
    if any(not -FIELD_MOST <= number <= FIELD_MOST for number in numbers):
        return False
    for number in numbers:
        s.stack = append(s.stack, number)
    s.top += FRAME
    return True


def push_effect(s: SimurghState, effect: i64, space: i64, moved: i64, boost: bool, got: i64) -> None:
    """Push an effect of a space (or -1); `moved`: area + 1 of an explorer's move, `got`: what a boost reacts to."""
    context = moved | got << KINDS_AT
    if boost:
        context |= BOOSTS
    _push(s, EFFECT, effect, PAYING, space + 1, context)


def push_window(s: SimurghState, got: i64, spent: i64, moved: i64) -> None:
    """SI-3.3: push a trigger window after a step."""
    _push(s, WINDOW_FRAME, got, spent, moved, 0)


def is_used(s: SimurghState, slot: i64) -> bool:
    """SI-12.4: whether an ability was used in this window."""
    field = s.top + USED
    if slot >= HALF:
        return s.stack[field + 1] >> slot - HALF & 1 > 0
    return s.stack[field] >> slot & 1 > 0


def note_use(s: SimurghState, slot: i64) -> None:
    """Record that an ability was used in this window."""
    field = s.top + USED
    if slot >= HALF:
        s.stack[field + 1] |= BIT[slot - HALF]
    else:
        s.stack[field] |= BIT[slot]


def boosted(s: SimurghState) -> i64:
    """SI-12.4: the kinds that the step brought which an ability boosts: one about to be used, or the one on top."""
    if s.stack[s.top + KIND] == WINDOW_FRAME:
        return s.stack[s.top + RECEIVED]
    return s.stack[s.top + CONTEXT] >> KINDS_AT


def kinds(received: i64) -> i64:
    """SI-12.4: what in a bundle a boost may react to, resources and power points, as bits of things."""
    found: i64 = 0
    kind: i64
    for kind in range(6):
        if received >> GOOD_BITS * kind & GOOD_MASK:
            found |= BIT[kind]
    return found | 1 << PP if received >> POINTS_AT & POINT_MASK else found


def vassals(spent: i64) -> i64:
    """The kinds of vassals in a bundle, as bits of things."""
    found: i64 = 1 << SPEARMAN if spent >> VASSALS_AT & VASSAL_MASK else 0
    return found | 1 << RIDER if spent >> VASSALS_AT + TYPE_BITS & VASSAL_MASK else found


def push_dragons(s: SimurghState, draw: i64, markers: i64) -> None:
    _push(s, DRAGON_FRAME, draw, 0, markers, 0)


def push_objectives(s: SimurghState) -> None:
    _push(s, OBJECTIVE_FRAME, 0, 0, 0, 0)


def push_scout(s: SimurghState) -> None:
    _push(s, SCOUT_FRAME, 0, 0, 0, 0)


def push_take(s: SimurghState) -> None:
    _push(s, TAKE_FRAME, 0, 0, 0, 0)


def push_top(s: SimurghState) -> None:
    _push(s, TOP_FRAME, 0, 0, 0, 0)


def pop(s: SimurghState) -> None:
    s.top -= FRAME
