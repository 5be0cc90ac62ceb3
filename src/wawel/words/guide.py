"""How to play, on one page: the aim, a turn in three steps and a warning, points, the end.

The words are the messages `guide-*` of a game. A game without them has no such page.
"""

from dataclasses import dataclass
from typing import Final

from wawel.words.bundles import bundle
from wawel.words.sentences import word

STEPS: Final = ("first", "second", "third")
MOST: Final = 5  # rows about points


@dataclass(frozen=True, slots=True)
class Step:
    """A picture's caption: a title and a few sentences."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Guide:
    """The page of one game in one language."""

    aim: str
    turn: str  # what a turn is called
    steps: tuple[Step, ...]
    mind: Step
    points: tuple[tuple[str, str], ...]  # for what, and how many
    end: str


def guide(game_id: str, lang: str) -> Guide | None:
    """The page of a game, or None if it has none."""
    words = bundle(game_id, lang)
    if not words.has_message("guide-aim"):
        return None

    def say(key: str) -> str:
        return word(game_id, lang, f"guide-{key}")

    rows = [number for number in range(1, MOST + 1) if words.has_message(f"guide-points-{number}")]
    return Guide(
        aim=say("aim"),
        turn=say("turn"),
        steps=tuple(Step(say(f"{step}-title"), say(step)) for step in STEPS),
        mind=Step(say("mind-title"), say("mind")),
        points=tuple((say(f"points-{number}"), say(f"worth-{number}")) for number in rows),
        end=say("end"),
    )
