"""Chance: the fast generator and the fair stream draw the same on every machine and in every build."""

import hashlib

import pytest

from tests.quay import QUAY, QuayState
from wawel.core.game import CHANCE
from wawel.core.rng import Fair, Rng, commitment


def test_the_fast_generator_is_fixed() -> None:
    """Known values; a change here changes every seeded simulation."""
    rng = Rng(7)

    assert [rng.below(1000) for _ in range(6)] == [714, 834, 336, 977, 905, 697]


def test_the_fast_generator_reaches_everything_about_equally() -> None:
    """Ten thousand draws of six: each face between 1500 and 1850 times."""
    rng = Rng(1)
    counts = [0] * 6
    for _ in range(10_000):
        counts[rng.below(6)] += 1

    assert all(1500 < count < 1850 for count in counts)


def test_the_fair_stream_is_sha_256_in_counter_mode() -> None:
    """Anybody can repeat a draw with a few lines of code."""
    fair = Fair("secret")
    for number in (0, 1, 25):
        counter = number.to_bytes(8, "big") + (0).to_bytes(8, "big")
        block = hashlib.sha256(b"secret/" + counter).digest()
        fair.turn_to(number)

        assert fair.below(1000) == int.from_bytes(block[:16], "big") % 1000


def test_the_stream_of_a_deal_counts_each_stack_by_itself() -> None:
    """Its first stack is the stream that any seed has."""
    fair = Fair("deal:secret")
    for draw, stack in ((0, 0), (3, 0), (3, 2)):
        counter = (stack * 2**32 + draw).to_bytes(8, "big") + (0).to_bytes(8, "big")
        block = hashlib.sha256(b"deal:secret/" + counter).digest()
        fair.turn_to(draw, stack)

        assert fair.below(1000) == int.from_bytes(block[:16], "big") % 1000
    assert fair.by_stack
    assert not Fair("secret").by_stack


def test_a_draw_depends_on_seed_and_number_alone() -> None:
    """Not on how many words earlier draws used."""
    one, other = Fair("s"), Fair("s")
    one.turn_to(3)
    for _ in range(5):
        one.below(7)
    one.turn_to(4)
    other.turn_to(4)

    assert [one.below(10**9) for _ in range(3)] == [other.below(10**9) for _ in range(3)]


@pytest.mark.parametrize("bound", [0, -3])
def test_nothing_can_be_drawn_from_nothing(bound: int) -> None:
    """An error, not an endless loop."""
    with pytest.raises(ValueError, match="positive"):
        Fair("s").below(bound)


def test_the_fast_generator_refuses_bounds_it_cannot_serve() -> None:
    """Rather than a biased draw."""
    with pytest.raises(ValueError, match=r"2\*\*30"):
        Rng(1).below(1 << 31)


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    """As printed by `printf seed | sha256sum`."""
    assert commitment("7") == hashlib.sha256(b"7").hexdigest()


def test_draws_follow_their_weights() -> None:
    """Quay's bag starts with 4 of each; once three threes are gone, threes come a quarter as often as ones."""
    state = QuayState(2, 3)
    state.bag = [4, 0, 1]
    rng = Rng(3)
    ones = [QUAY.pick(state, CHANCE, rng) for _ in range(5000)].count(1)

    assert 3850 < ones < 4150
