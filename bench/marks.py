"""A mark for a row of the strength page: how its bots choose in some positions, as a few letters.

Measured strength holds for bots that play the same. Code changes all the time without changing how they play, so the
mark is taken from what they think: a match is dealt, and at moments from its start to its end both bots of the row tell
the line they would take and what it is worth. Other rules, weights or search give another mark.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Final

from bench.matches import chance
from bench.rows import Row
from wawel.bots.bot import RANDOM, make
from wawel.bots.imagined import Imagined
from wawel.bots.thinking import Thinker
from wawel.core.game import CHANCE
from wawel.core.knowledge import GREEDY
from wawel.core.match import Match

MOMENTS: Final = 16  # at which each bot of a row is asked
DIGITS: Final = 6  # of what a line is worth: machines differ in the last ones
LETTERS: Final = 8


@cache
def mark_of(row: Row) -> str:
    """The mark of a row's bots at a table like the row's."""
    match = _match(row.game, row.seats, row.options)
    content = hashlib.sha256(" ".join(line.text for line in match.record.lines).encode())
    for level in (row.level, row.below):
        if level != RANDOM:
            content.update("".join(_thoughts(match, level)).encode())
    return content.hexdigest()[:LETTERS]


@cache
def _match(game: str, seats: int, chosen: tuple[str, ...]) -> Match:
    """A match in which everybody takes what looks best."""
    match = Match(game, seats, "mark", dict([option.split("=") for option in chosen]))
    bot, rng = make(GREEDY), chance("mark")
    while not match.over:
        for seat in match.waiting:
            match.play(seat, bot.choose(Imagined(match.game, match.state(), seat), rng))
    return match


def _thoughts(match: Match, level: str) -> Iterator[str]:
    """The lines that a level would take at moments of a match, evenly spread over those with a choice."""
    thinker, states = Thinker(level), match.states()
    asked = [
        number
        for number, entry in enumerate(match.entries)
        if entry.seat != CHANCE and len(match.game.choices(states[number], entry.seat)) > 1
    ]
    for place in range(MOMENTS):
        number = asked[(2 * place + 1) * len(asked) // (2 * MOMENTS)]
        imagined = Imagined(match.game, states[number], match.entries[number].seat)
        best = thinker.think(imagined, chance(f"mark {number}"))[0]
        yield f" {list(best.line.actions)} {best.mean():.{DIGITS}f}"
