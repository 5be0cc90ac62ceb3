"""QUAY-1.3: what a seat does not know, drawn anew from what it does know."""

from quay.model.state import QuayState
from wawel.core.rng import Source


def resample(s: QuayState, viewer: int, rng: Source) -> QuayState:
    """Hands of the others go back into the bag and are drawn again, seat by seat: nothing hidden is looked at."""
    twin = s.copy()
    others = [seat for seat in range(twin.seats) if seat != viewer]
    sizes = [len(twin.hands[seat]) for seat in others]
    for seat in others:
        for weight in twin.hands[seat]:
            twin.bag[weight - 1] += 1
        twin.hands[seat] = []
    for seat, size in zip(others, sizes, strict=True):
        for _ in range(size):
            _draw(twin, seat, rng)
    return twin


def _draw(twin: QuayState, seat: int, rng: Source) -> None:
    left = rng.below(sum(twin.bag))
    for weight, count in enumerate(twin.bag, 1):
        left -= count
        if left < 0:
            twin.bag[weight - 1] -= 1
            twin.hands[seat] = sorted([*twin.hands[seat], weight])
            return
