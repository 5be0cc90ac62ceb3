"""The effect stack as bytes: what is being resolved, the innermost frame first."""

from typing import Final

from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.encoding import COUNT, FLAG, INDEX, ONE_OF, Encoding, Page
from wawel.games.simurgh.components.bundles import MARKER, MOST, SHIFT, THINGS
from wawel.games.simurgh.components.ids import (
    ABILITY_EFFECT,
    BONUS_EFFECT,
    CITY,
    FIRST_DRAGON,
    LEVELS,
    SPACE_EFFECT,
    SPACES,
)
from wawel.games.simurgh.model.frames import (
    DRAW_STAGE,
    DRAWN,
    GAVE,
    GOT,
    MARKERS,
    OWED,
    RECEIVED,
    SPACE,
    SPENT,
    STAGE,
    WHAT,
)
from wawel.games.simurgh.model.state import DRAGON_FRAME, EFFECT, FRAME, TOP_FRAME, WINDOW_FRAME, SimurghState
from wawel.games.simurgh.rules import draws

DEPTH: Final = 16  # frames that are shown; in 3000 random matches there were never more than 6
KINDS: Final = TOP_FRAME
STAGES: Final = 7
# sources: spaces, tiles, abilities, then bonuses, market areas, objectives and the removal in the order of effects
TILE_SOURCE: Final = SPACES
ABILITY_SOURCE: Final = TILE_SOURCE + FIRST_DRAGON
BONUS_SOURCE: Final = ABILITY_SOURCE + BONUS_EFFECT - ABILITY_EFFECT


class Pending:
    """The fields about the effect stack in an observation."""

    def __init__(self, encoding: Encoding) -> None:
        things = len(THINGS)
        self._depth = encoding.add("pending", [1], COUNT, "frames of the effect stack; those below are the innermost")
        self._kind = encoding.add(
            "pending_kind", [DEPTH, KINDS], ONE_OF, "effect, window, dragons, objectives, scout, take, top"
        )
        self._source = encoding.add(
            "pending_source", [DEPTH], INDEX, "spaces, tiles from 0, abilities, bonuses, market, objectives, removal"
        )
        self._stage = encoding.add("pending_stage", [DEPTH, STAGES], ONE_OF, "stage of an effect or a draw")
        self._received = encoding.add("pending_received", [DEPTH, things], FLAG, "received: " + ", ".join(THINGS))
        self._spent = encoding.add("pending_spent", [DEPTH, things], FLAG, "spent")
        self._got = encoding.add("pending_got", [DEPTH, things], COUNT, "what the step brought")
        self._gave = encoding.add("pending_gave", [DEPTH, things], COUNT, "the vassals it took")
        self._left = encoding.add("pending_left", [DEPTH, things], COUNT, "still to be paid or placed")
        self._drawn = encoding.add("pending_drawn", [DEPTH], COUNT, "tiles drawn")

    def write(self, s: SimurghState, page: Page) -> None:
        page.put(self._depth, s.top // FRAME + 1)
        at = s.top
        place: i64 = 0
        while at >= 0 and place < DEPTH:
            self._write_frame(s, at, place, page)
            at -= FRAME
            place += 1

    def _write_frame(self, s: SimurghState, at: i64, place: i64, page: Page) -> None:
        kind = s.stack[at]
        page.put(self._kind + place * KINDS + kind - EFFECT, 1)
        step = at - FRAME if kind == WINDOW_FRAME else at  # a window follows the effect below it
        if step >= 0 and s.stack[step] == EFFECT:
            page.put(self._source + place, _source(s.stack[step + WHAT], s.stack[step + SPACE] - 1) + 1)
            self._write_bundle(self._got, s.stack[step + GOT], place, page)
            self._write_bundle(self._gave, s.stack[step + GAVE], place, page)
        first = place * len(THINGS)
        if kind == EFFECT:
            page.put(self._stage + place * STAGES + s.stack[at + STAGE], 1)
            page.put_bits(self._received + first, _kinds(s.stack[at + GOT]))
            page.put_bits(self._spent + first, _kinds(s.stack[at + GAVE]))
            self._write_bundle(self._left, s.stack[at + OWED] << SHIFT[MARKER], place, page)
        elif kind == WINDOW_FRAME:
            page.put_bits(self._received + first, s.stack[at + RECEIVED])
            page.put_bits(self._spent + first, s.stack[at + SPENT])
        elif draws.is_drawing(kind):
            page.put(self._stage + place * STAGES + s.stack[at + DRAW_STAGE], 1)
            page.put(self._drawn + place, s.stack[at + DRAWN])
            if kind == DRAGON_FRAME and s.stack[at + DRAW_STAGE] < draws.RETURNING:
                page.put(self._left + first + MARKER, s.stack[at + MARKERS])

    def _write_bundle(self, to: i64, bundle: i64, place: i64, page: Page) -> None:
        thing: i64
        if bundle:
            for thing in range(len(THINGS)):
                page.put(to + place * len(THINGS) + thing, bundle >> SHIFT[thing] & MOST[thing])


def _kinds(bundle: i64) -> i64:
    """The things in a bundle, as bits."""
    found: i64 = 0
    thing: i64
    for thing in range(len(THINGS)):
        if bundle >> SHIFT[thing] & MOST[thing]:
            found |= BIT[thing]
    return found


def _source(effect: i64, space: i64) -> i64:
    """Where an effect is printed: its space if a vassal stands there, else what it is printed on."""
    if space >= 0:
        return space
    if effect < CITY:
        return effect
    if effect < ABILITY_EFFECT:
        return TILE_SOURCE + (effect - SPACE_EFFECT) // LEVELS
    if effect < BONUS_EFFECT:
        return ABILITY_SOURCE + effect - ABILITY_EFFECT
    return BONUS_SOURCE + effect - BONUS_EFFECT
