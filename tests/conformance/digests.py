"""Prints digests of seeded matches and bot choices of every game, to compare two builds."""

import hashlib

import wawel
from tests.budgets import budget
from wawel.bots.bot import make
from wawel.bots.imagined import Imagined
from wawel.core import game as contract
from wawel.core.rng import Rng


def main() -> None:
    compiled = not str(contract.__file__).endswith(".py")
    print("compiled:", "yes" if compiled else "no")  # noqa: T201
    for game in wawel.games():
        for seats in range(game.min_seats, game.max_seats + 1):
            for seed in range(budget(1)):
                print(game.id, seats, seed, digest(game, seats, seed))  # noqa: T201


def digest(game: wawel.Game, seats: int, seed: int) -> str:
    """A match of random bots, the first choices made by thinking: every position, note and view goes in."""
    match = wawel.Match(game, seats, seed=seed)
    rng = Rng(seed)
    sums = hashlib.sha256()
    strong, random = make("strong:30"), make("random")
    while not match.over:
        seat = match.waiting[rng.below(len(match.waiting))]
        bot = strong if len(match.entries) < 12 else random
        match.play(seat, bot.choose(Imagined(game, match.state(), seat), rng))
        sums.update(match.digest.encode())
        sums.update(repr(match.view(seat)).encode())
    sums.update(repr(match.notes).encode())
    sums.update(match.record.text().encode())
    return sums.hexdigest()


if __name__ == "__main__":
    main()
