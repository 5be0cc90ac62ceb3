"""What the table knows of camps, and positions that a seat cannot tell apart.

Camps lie face down, but everybody saw the cards that went there (RZ-4.2, RZ-4.4). Only recruiting hides something:
which card came back. So a camp is known up to a few possibilities, `guesses`: each is a set of armies as bits, and
stands as often as there are ways in which it can have come about.
"""

from typing import Final

from wawel.core.rng import Source
from wawel.games.knights_and_castles.actions import ATTACKS, RECRUITS, SIZE, armies
from wawel.games.knights_and_castles.state import ATTACK, NO_COMMIT, NOWHERE, OVER, RECRUIT, KnightsState

MOST: Final = 36  # two drums, each of which can have taken one of six armies


def saw_attack(s: KnightsState, seat: int) -> None:
    """Everybody sees armies that were in the hand, hence not in the camp, and that go there now."""
    shown = armies(s.commits[seat])
    s.guesses[seat] = bytes([camp | shown for camp in s.guesses[seat] if camp & shown == 0])


def saw_recruit(s: KnightsState, seat: int) -> None:
    """One card, nobody else knows which, goes from the camp to the hand."""
    found: list[int] = []
    for camp in s.guesses[seat]:
        for army in range(6):
            if camp >> army & 1:
                found.append(camp & ~(1 << army))
    s.guesses[seat] = bytes(sorted(found))


def forget(s: KnightsState) -> None:
    """A new game starts with empty camps, RZ-2.2."""
    s.guesses = [NOWHERE] * s.seats


def resample(s: KnightsState, viewer: int, rng: Source) -> KnightsState:
    """RZ-3.4: other seats get a camp and a commit that fit what the viewer has seen. RZ-6.4: the end hides nothing."""
    twin = s.copy()
    if s.phase == OVER:
        return twin
    for seat in range(s.seats):
        if seat == viewer:
            continue
        guesses = s.guesses[seat]
        camp = guesses[rng.below(len(guesses))]
        twin.camps[seat] = camp
        if s.commits[seat] == NO_COMMIT:
            continue
        if s.phase == ATTACK:
            twin.commits[seat] = _any(ATTACKS[63 & ~camp], rng)
        elif s.phase == RECRUIT:
            twin.commits[seat] = _any(RECRUITS[camp], rng)
    return twin


def _any(actions: list[int], rng: Source) -> int:
    return actions[rng.below(len(actions))]


def fits(s: KnightsState, seat: int) -> bool:
    """Whether the true camp is among the guesses, all guesses have its size, and two drums can have left so many."""
    camp = s.camps[seat]
    guesses = s.guesses[seat]
    return len(guesses) <= MOST and camp in guesses and all(SIZE[guess] == SIZE[camp] for guess in guesses)
