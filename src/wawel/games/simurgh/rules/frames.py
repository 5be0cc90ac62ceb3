"""SI-3.4: the effect stack. Effects nest; a frame is eight ints.

EFFECT     effect, stage, space + 1, bundle still to hand over, bundle received, bundle of vassals spent,
           moved area + 1 | boost | kinds
WINDOW     kinds received, kinds of vassals spent, moved area + 1, slots used; the effect it follows is right below
DRAGONS    tiles to draw, drawn, markers for the one kept, stage
OBJECTIVES drawn, stage
SCOUT      1 once the tile is bought
"""

from typing import Final

from wawel.games.simurgh.bundles import PP, RIDER, SHIFT, SPEARMAN
from wawel.games.simurgh.state import (
    DRAGON_FRAME,
    EFFECT,
    FRAME,
    OBJECTIVE_FRAME,
    SCOUT_FRAME,
    TAKE_FRAME,
    TOP_FRAME,
    WINDOW_FRAME,
    SimurghState,
)

BOOSTS: Final = 8  # bit of an effect's last field: it belongs to the step it boosts, SI-12.4
KINDS: Final = 4  # shift of the kinds received in that step

# stages of an effect: pay -> get -> window -> dragons or special
PAYING: Final = 0
SPENDING: Final = 1
GETTING: Final = 2
MARKING: Final = 3
OPENING: Final = 4
SPECIAL: Final = 5
FINISHED: Final = 6


def push_effect(s: SimurghState, effect: int, space: int, moved: int, boost: bool, got: int) -> None:
    """An effect of a space (or -1); `moved` is the area + 1 of an explorer's move, `got` what a boost reacts to."""
    context = moved | (BOOSTS if boost else 0) | got << KINDS
    s.stack += [EFFECT, effect, PAYING, space + 1, 0, 0, 0, context]


def push_window(s: SimurghState, got: int, spent: int, moved: int) -> None:
    """SI-3.3: a trigger window after a step."""
    s.stack += [WINDOW_FRAME, got, spent, moved, 0, 0, 0, 0]


def kinds(received: int) -> int:
    """SI-12.4: what a boost may react to in a bundle, resources and power points, as bits of things."""
    found = 0
    for kind in range(6):
        if received >> 4 * kind & 15:
            found |= 1 << kind
    return found | 1 << PP if received >> SHIFT[PP] & 31 else found


def vassals(spent: int) -> int:
    """The kinds of vassals in a bundle, as bits of things."""
    found = 1 << SPEARMAN if spent >> SHIFT[SPEARMAN] & 3 else 0
    return found | 1 << RIDER if spent >> SHIFT[RIDER] & 3 else found


def push_dragons(s: SimurghState, draw: int, markers: int) -> None:
    s.stack += [DRAGON_FRAME, draw, 0, markers, 0, 0, 0, 0]


def push_objectives(s: SimurghState) -> None:
    s.stack += [OBJECTIVE_FRAME, 0, 0, 0, 0, 0, 0, 0]


def push_scout(s: SimurghState) -> None:
    s.stack += [SCOUT_FRAME, 0, 0, 0, 0, 0, 0, 0]


def push_take(s: SimurghState) -> None:
    s.stack += [TAKE_FRAME, 0, 0, 0, 0, 0, 0, 0]


def push_top(s: SimurghState) -> None:
    s.stack += [TOP_FRAME, 0, 0, 0, 0, 0, 0, 0]


def pop(s: SimurghState) -> None:
    del s.stack[len(s.stack) - FRAME :]


def top(s: SimurghState) -> int:
    """Where the uppermost frame begins."""
    return len(s.stack) - FRAME
