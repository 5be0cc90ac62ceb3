"""The question of every decision of SI-4, with what its sentence has to name."""

from typing import Final

from wawel.core.game import Ask
from wawel.games.simurgh.model import frames
from wawel.games.simurgh.model.state import (
    AREA,
    DROP,
    GIVE,
    KEEP,
    MARK,
    PHASES,
    PLACE,
    POWER,
    REMOVE,
    SPEND,
    UNMARK,
    SimurghState,
    total,
)
from wawel.games.simurgh.rules.effects import vassals

RULES: Final = {
    "power": "SI-2.11",
    "draft": "SI-2.12",
    "pick": "SI-2.13",
    "before": "SI-3.1",
    "remove": "SI-10.4",
    "area": "SI-10.4",
    "place": "SI-10.4",
    "recall": "SI-5.8",
    "after": "SI-3.2",
    "give": "SI-14.1",
    "drop": "SI-14.2",
    "pay": "SI-5.7",
    "get": "SI-5.7",
    "spend": "SI-6.2",
    "unmark": "SI-12.8",
    "mark": "SI-12.5",
    "window": "SI-3.3",
    "keep": "SI-13.1",
    "return": "SI-13.1",
    "buy": "SI-8.2",
    "take": "SI-8.4",
    "objective": "SI-9.1",
    "replace": "SI-9.6",
}


def ask(s: SimurghState) -> Ask:
    key = PHASES[s.phase]
    return Ask(key, RULES[key], _arguments(s))


def _arguments(s: SimurghState) -> list[int]:
    if s.phase == POWER:
        return [int(s.step + 1 == s.seats)]
    if s.phase == PLACE:
        return [s.wilds[s.laid - 1]]
    if s.phase == REMOVE or s.phase == AREA:
        return [s.laying]
    if s.phase == GIVE:
        return [len(s.hands[s.seat]) - s.parts.hand_limit]
    if s.phase == DROP:
        return [total(s, s.seat) - s.parts.limits[s.mode]]
    if s.phase == SPEND:
        return [vassals.owed_type(s)]
    if s.phase == MARK or s.phase == UNMARK:
        return [s.stack[s.top + frames.OWED]]
    if s.phase == KEEP:
        return [s.stack[s.top + frames.MARKERS]]
    return []
