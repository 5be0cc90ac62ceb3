"""What the table knows about camps, and positions that a seat cannot tell apart.

Camps lie face down, but everybody saw the cards that went there (RZ-4.2, RZ-4.4). Only recruiting hides something:
which card came back. So a camp is known up to a few possibilities, `guesses`: each is a seat and a set of armies as
bits, and is listed once for each way in which it can have come about.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.vectors import insert_sorted
from wawel.games.knights_and_castles.actions import ARMY_BITS, SIZE, armies
from wawel.games.knights_and_castles.model.state import KnightsState, guesses_of

MOST: Final = 36  # two drums, each of which can have taken one of six armies


def saw_attack(s: KnightsState) -> None:
    """Everybody sees which armies go to the camp: they were in the hand, so not in the camp before."""
    kept: i64 = 0
    for guess in s.guesses:
        shown = armies(s.commits[guess >> 6])
        if guess & shown == 0:
            s.guesses[kept] = guess | shown
            kept += 1
    if kept < len(s.guesses):
        s.guesses = s.guesses[:kept]


def saw_recruit(s: KnightsState) -> None:
    """One card, and nobody else knows which, goes from each camp to the hand; an empty camp stays empty."""
    found = vec[i64]()
    for guess in s.guesses:
        if armies(guess) == 0:
            found = append(found, guess)
        card: i64 = ARMY_BITS + 1
        while card > 1:  # the highest first, so that the smallest camp comes first
            card >>= 1
            if guess & card:
                found = insert_sorted(found, guess & ~card)
    s.guesses = found


def fits(s: KnightsState, seat: i64) -> bool:
    """Whether the true camp is among the guesses, all guesses have its size, and two drums can have left that many."""
    camp = s.camps[seat]
    guesses = guesses_of(s, seat)
    return len(guesses) <= MOST and camp in guesses and all(SIZE[guess] == SIZE[camp] for guess in guesses)
