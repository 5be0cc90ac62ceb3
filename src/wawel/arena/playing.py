"""One match between bots, from a seed. The arena and `wawel simulate` play the same way."""

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from wawel.bots.bot import Bot
from wawel.bots.imagined import Imagined
from wawel.core.game import Game
from wawel.core.match import Match
from wawel.core.rng import Rng
from wawel.guests.bots import House, faults_of, seated
from wawel.guests.faults import Fault
from wawel.guests.naming import short

Item = TypeVar("Item")

LONGEST_NAME = 36  # characters; the number of the seat follows


@dataclass(frozen=True, slots=True)
class Course:
    """A finished match and how it went."""

    match: Match
    faults: list[list[Fault]]  # per seat
    seconds: list[list[float]] = field(default_factory=list)  # of each decision with a choice, per seat


def play(
    game: Game,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, str],
    house: House | None = None,
    label: str = "",
    clock: Callable[[], float] = time.perf_counter,
) -> Course:
    """Play one match. The seed deals; bots draw from generators of their own, which follow from the label."""
    match = Match(game, len(bots), seed, options, names=_names(bots))
    rngs = [generator(f"{label or seed}/{seat}") for seat in range(len(bots))]
    seconds: list[list[float]] = [[] for _ in bots]
    with seated(game.id, bots, match.options, house or House()) as players:
        while not match.over:
            for seat in match.waiting:
                has_choice = len(match.legal(seat)) > 1
                began = clock()
                action = choice(players[seat], match, seat, rngs[seat])
                if has_choice:
                    seconds[seat].append(clock() - began)
                match.play(seat, action)
        return Course(match, faults_of(players), seconds)


def choice(bot: Bot, match: Match, seat: int, rng: Rng) -> int:
    """What a bot chooses; it only sees what its seat may know."""
    return bot.choose(Imagined(match.game, match.state(), seat), rng)


def generator(label: str) -> Rng:
    """A search generator seeded with a text."""
    return Rng(int.from_bytes(hashlib.sha256(f"bot {label}".encode()).digest()[:12], "big"))


def shuffle(items: list[Item], rng: Rng) -> None:
    """Every order is equally likely."""
    for last in range(len(items) - 1, 0, -1):
        other = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]


def _names(bots: Sequence[str]) -> list[str]:
    return [f"{short(name)[:LONGEST_NAME].strip()} {seat + 1}" for seat, name in enumerate(bots)]
