"""Builds the effect stack of Simurgh from an observation."""

from collections.abc import Iterator

from tests.encoding.fields import Fields
from wawel.core.bits import members
from wawel.games.simurgh.components.bundles import MARKER, SHIFT
from wawel.games.simurgh.components.ids import (
    ABILITY_EFFECT,
    BONUS_EFFECT,
    BOOST,
    CITY,
    LEVELS,
    SPACE_EFFECT,
)
from wawel.games.simurgh.encoding.resolving import ABILITY_SOURCE, BONUS_SOURCE, TILE_SOURCE
from wawel.games.simurgh.model.frames import BOOSTS, CONTEXT, MARKERS, MOVE
from wawel.games.simurgh.model.state import (
    DRAGON_FRAME,
    EFFECT,
    FRAME,
    OBJECTIVE_FRAME,
    SCOUT_FRAME,
    USED,
    WINDOW_FRAME,
    SimurghState,
)

Frames = list[list[int]]


def frames(s: SimurghState, fields: Fields) -> Iterator[Frames]:
    """The stack, the lowest frame first; with scouts that have bought or not, abilities that were used or not."""
    found: Frames = []
    for place in reversed(range(fields["pending"])):
        found.append(_frame(s, fields, place, found[-1] if found else []))
    scouts = [frame for frame in found if frame[0] == SCOUT_FRAME]
    windows = [frame for frame in found if frame[0] == WINDOW_FRAME]
    slots = [(entry >> 3) * 3 + slot for entry in s.dragons[s.seat] for slot in members(entry & 7)]
    for bought in range(1 << len(scouts)):
        for place, frame in enumerate(scouts):
            frame[1] = bought >> place & 1
        for used in range(1 << len(slots) if windows else 1):
            for frame in windows:
                frame[USED] = sum(1 << slot for place, slot in enumerate(slots) if used >> place & 1)
            yield found


def _frame(s: SimurghState, fields: Fields, place: int, below: list[int]) -> list[int]:
    frame = [0] * FRAME
    frame[0] = fields["pending_kind"][place] + EFFECT
    if frame[0] == EFFECT:
        return _effect(s, fields, place, below)
    if frame[0] == WINDOW_FRAME:
        received, spent = (fields[f"pending_{name}"][place] for name in ("received", "spent"))
        frame[1:4] = _bits(received), _bits(spent), below[CONTEXT] & MOVE
    if frame[0] in (DRAGON_FRAME, OBJECTIVE_FRAME):
        drawn = fields["pending_drawn"][place]
        frame[1], frame[2], frame[4] = drawn, drawn, fields["pending_stage"][place]
        frame[MARKERS] = fields["pending_left"][place][MARKER]
    return frame


def _effect(s: SimurghState, fields: Fields, place: int, below: list[int]) -> list[int]:
    effect, space = _source(s, fields["pending_source"][place] - 1)
    moved = (space - CITY) // LEVELS + 1 if space >= CITY and (space - CITY) % LEVELS else 0
    ability = effect - ABILITY_EFFECT
    boost = 0 <= ability < BONUS_EFFECT - ABILITY_EFFECT and s.parts.mode[ability] == BOOST
    kinds = below[1] if boost and below and below[0] == WINDOW_FRAME else 0
    got, gave, left = (_bundle(fields[f"pending_{name}"][place]) for name in ("got", "gave", "left"))
    context = moved | (BOOSTS if boost else 0) | kinds << 4
    return [EFFECT, effect, fields["pending_stage"][place], space + 1, left >> SHIFT[MARKER], got, gave, context]


def _source(s: SimurghState, source: int) -> tuple[int, int]:
    """An effect and the space of the vassal that brought it, -1 for none."""
    if source < CITY:
        return source, source
    if source < TILE_SOURCE:
        area, level = divmod(source - CITY, LEVELS)
        return SPACE_EFFECT + s.wilds[area] * LEVELS + level, source
    if source < ABILITY_SOURCE:
        return SPACE_EFFECT + (source - TILE_SOURCE) * LEVELS, -1
    if source < BONUS_SOURCE:
        return ABILITY_EFFECT + source - ABILITY_SOURCE, -1
    return BONUS_EFFECT + source - BONUS_SOURCE, -1


def _bits(flags: list[int]) -> int:
    return sum(flag << place for place, flag in enumerate(flags))


def _bundle(counts: list[int]) -> int:
    return sum(count << SHIFT[thing] for thing, count in enumerate(counts))
