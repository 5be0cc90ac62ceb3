"""The schedule: who meets whom, in which seats, with which deals."""

from collections import Counter

from wawel.arena.schedule import Fixture, Schedule


def seats(schedule: Schedule, number: int) -> list[tuple[int, ...]]:
    return [fixture.seats for fixture in schedule.round(number)]


def test_two_bots_play_every_deal_from_both_seats() -> None:
    schedule = Schedule([0, 1], 2, 1)

    for number in range(5):
        assert sorted(seats(schedule, number)) == [(0, 1), (1, 0)]


def test_every_pair_meets_in_every_round() -> None:
    schedule = Schedule([0, 1, 2, 3], 2, 1)

    assert schedule.games_per_round == 12
    assert len(set(seats(schedule, 0))) == 12


def test_each_bot_has_each_seat_equally_often() -> None:
    """Four bots for three seats: four line-ups with three rotations each."""
    schedule = Schedule([0, 1, 2, 3], 3, 1)
    places = Counter((bot, seat) for order in seats(schedule, 7) for seat, bot in enumerate(order))

    assert set(places.values()) == {3}
    assert len(places) == 12


def test_neighbours_change_from_round_to_round() -> None:
    """In three seats, two orders are not rotations of each other."""
    schedule = Schedule([0, 1, 2], 3, 1)
    orders = {min(seats(schedule, number)) for number in range(20)}

    assert orders == {(0, 1, 2), (0, 2, 1)}


def test_too_few_bots_fill_the_seats_in_every_mixture() -> None:
    schedule = Schedule([0, 1], 3, 1)

    assert schedule.line_ups == [(0, 0, 1), (0, 1, 1)]
    assert schedule.games_per_round == 6


def test_a_bot_that_is_listed_twice_meets_itself() -> None:
    """One against two of another kind: it plays from each of the three seats."""
    schedule = Schedule([0, 1, 1], 3, 1)

    assert sorted(seats(schedule, 0)) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


def test_rounds_are_whole_and_do_not_depend_on_their_number() -> None:
    schedule = Schedule([0, 1, 2], 2, 1)

    assert [schedule.rounds(games) for games in (1, 6, 7, 100)] == [1, 1, 2, 17]
    assert next(schedule.round(3)) == Fixture(3, 0, seats(schedule, 3)[0])
