"""QUAY-1.3: draws again what a seat does not know, using only what it knows."""

from quay.model.state import QuayState
from wawel.core.rng import Source


def resample(s: QuayState, viewer: int, rng: Source) -> QuayState:
    """Put the others' hands back into the bag and draw them again, seat by seat, without looking at anything hidden."""
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
