"""Tables of a deal: from each stack everybody draws the same, in whatever order they draw from the stacks."""

from functools import cache

import pytest

from wawel.core.game import CHANCE
from wawel.core.match import Match
from wawel.core.record import Record
from wawel.core.rng import DEAL, Rng, deal_seed

DRAGONLORD = {"mode": "dragonlord"}
# Games in which the order of the stacks is up to the players, and those with one stack after the setup.
MANY = [("dragonkeepers", {"chests": "4"}), ("simurgh", {}), ("simurgh", DRAGONLORD)]
FEW = [("knights-and-castles", {"long": "yes"}), ("dragon-castle", {}), ("carcassonne", {"sets": "pd+ic+tb+river"})]
GAMES = [pytest.param(game, options, id="-".join([game, *options.values()])) for game, options in FEW + MANY]
DECK, DRAGONS = 0, 1  # stacks of Simurgh


def played(game: str, options: dict[str, str], seed: str, luck: int, most: int = 2000) -> Match:
    """A match of random players."""
    match = Match(game, 3, seed, options)
    rng = Rng(luck)
    while not match.over and len(match.entries) < most:
        seat = match.waiting[rng.below(len(match.waiting))]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


def drawn(match: Match) -> list[tuple[int, int]]:
    """Every draw: its stack, and what it was."""
    steps = zip(match.states(), match.entries, strict=False)
    return [(match.game.stack(state), entry.action) for state, entry in steps if entry.seat == CHANCE]


def by_stack(draws: list[tuple[int, int]]) -> dict[int, list[int]]:
    return {stack: [what for where, what in draws if where == stack] for stack in {where for where, _ in draws}}


@cache
def two(game: str, options: tuple[tuple[str, str], ...], seed: str) -> list[list[tuple[int, int]]]:
    return [drawn(played(game, dict(options), seed, luck)) for luck in (1, 2)]


def common(one: list[int], other: list[int]) -> int:
    """How many draws are the same from the first on."""
    pairs = list(zip(one, other, strict=False))
    return next((count for count, (a, b) in enumerate(pairs) if a != b), len(pairs))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_from_each_stack_everybody_draws_the_same(game: str, options: dict[str, str]) -> None:
    """As far as both matches draw. In Dragonlord mode people change what is in two stacks (SI-2.12, SI-2.13)."""
    free = {DECK: 4 + 2 * 3, DRAGONS: 3 * 3} if options == DRAGONLORD else {}
    compared = 0
    for deal in range(5):
        one, other = (by_stack(draws) for draws in two(game, tuple(options.items()), f"{DEAL}{deal}"))
        for stack in one.keys() & other.keys():
            both = min(len(one[stack]), len(other[stack]))
            compared += min(both, free.get(stack, both))
            assert common(one[stack], other[stack]) >= min(both, free.get(stack, both))

    assert compared > 100


@pytest.mark.parametrize(("game", "options"), MANY[:2])
def test_the_stacks_are_drawn_from_in_different_orders(game: str, options: dict[str, str]) -> None:
    """So the test above is about something: draw n of the match is from other stacks, and a plain seed parts there."""
    deal = two(game, tuple(options.items()), DEAL + "1")
    plain = two(game, tuple(options.items()), "7")

    assert [stack for stack, _ in deal[0]] != [stack for stack, _ in deal[1]]
    one, other = (by_stack(draws) for draws in plain)
    assert any(
        common(one[stack], other[stack]) < min(len(one[stack]), len(other[stack]))
        for stack in one.keys() & other.keys()
    )


@pytest.mark.parametrize(("game", "options"), FEW)
def test_with_one_stack_after_the_setup_a_plain_seed_does_the_same(game: str, options: dict[str, str]) -> None:
    """What was said about tables of earlier deals stays true."""
    one, other = two(game, tuple(options.items()), "7")

    assert common([what for _, what in one], [what for _, what in other]) == min(len(one), len(other))


@pytest.mark.parametrize(("game", "options"), MANY[:2])
def test_records_of_a_deal_are_verified_and_go_on(game: str, options: dict[str, str]) -> None:
    """Also after steps were taken back, and from the middle of a record."""
    match = played(game, options, DEAL + "7", 3, most=120)
    text = match.record.text()
    again = Match.replay(text, verify=True)
    half = next(n for n in range(60, 0, -1) if match.entries[n].seat != CHANCE and match.entries[n].batch == n)
    open_record = Record.parse(text)
    open_record.lines = open_record.lines[:half]
    continued = Match.replay(open_record)
    again.rewind(half)
    for entry in match.entries[half:]:
        if entry.seat != CHANCE:
            again.play(entry.seat, entry.action)
            continued.play(entry.seat, entry.action)

    assert again.record.text() == continued.record.text() == text


def test_the_seed_of_a_deal_has_256_bits_and_its_sign() -> None:
    assert deal_seed() != deal_seed()
    assert len(deal_seed()) == len(DEAL) + 64
    assert Match("knights-and-castles", 2, deal_seed()).seed.startswith(DEAL)
