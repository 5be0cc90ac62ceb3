"""DC-12 and DC-13: final scoring and tie-breaks."""

from tests.games.dragon_castle.tables import at, view
from wawel.testing import Played, rule


def over(seats: int = 2, **fields: str) -> Played:
    usual = {f"has{seat}": "tokens=1" for seat in range(seats)}
    return at(seats=seats, phase="over", **usual | fields)


@rule("DC-12.1", "DC-14.2")
def test_the_score_is_points_shrines_tokens_and_every_dragon_card() -> None:
    """12 banked, a shrine above level 3, two tokens, valor 1, bravery 1."""
    line = over(
        dragons="valor+bravery",
        realm0="12^ 2#",
        has0="tokens=2 sets=3/8 dragons=1 beauty=1 discards=2",
        has1="tokens=0",
    )

    assert line.scores == [12 + 3 + 4 + 1 + 1, 0]
    items = [(item.key, item.count, item.points) for item in line.match.scores[0].items]
    assert items == [
        ("sets", 3, 8),
        ("dragon-sets", 1, 1),
        ("beauty", 1, 1),
        ("discards", 2, 2),
        ("shrines", 1, 3),
        ("tokens", 2, 4),
        ("bravery", 1, 1),
        ("valor", 1, 1),
    ]


@rule("DC-12.1")
def test_the_end_tells_what_every_seat_gains() -> None:
    """Shrines, tokens, cards."""
    line = at("summon", seat="1", dragons="valor", realm0="2^", has0="tokens=1", has1="pool=0")

    assert line.notes("final-shrines") == [(0, [1, 2]), (1, [0, 0])]
    assert line.notes("final-tokens") == [(0, [1, 2]), (1, [1, 2])]
    assert line.notes("final-dragon") == [(0, [5, 1]), (1, [5, 0])]
    assert line.scores == [5, 2]


@rule("DC-12.2")
def test_pool_shrines_and_tiles_are_worth_nothing() -> None:
    assert over(realm0="1S1 2# 3F1", has0="tokens=1 pool=9").scores == [2, 2]


@rule("DC-12.3")
def test_the_highest_score_wins() -> None:
    outcome = over(has1="tokens=1 discards=1").match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.key, outcome.args) == ([1], [1, 0], "points", [3])


@rule("DC-13.1", "DC-15.15")
def test_a_tie_goes_to_more_face_down_stacks_with_or_without_a_shrine() -> None:
    """Both have 3 points: a shrine of level 1 against a discard."""
    outcome = over(realm0="1^ 1#", realm1="1#", has1="tokens=1 discards=1").match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.key, outcome.rule, outcome.args) == ([0], "face-down", "DC-13.1", [3, 2])


@rule("DC-13.2", "DC-15.15")
def test_then_to_more_built_shrines_not_to_those_in_the_pool() -> None:
    outcome = over(realm0="1# 1#", realm1="1^ 1#", has0="tokens=1 discards=1 pool=5").match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.key, outcome.rule, outcome.args) == ([1], "shrines", "DC-13.2", [3, 2, 1])


@rule("DC-13.3")
def test_then_the_victory_is_shared() -> None:
    """Of three seats the tied two win, the third comes last."""
    outcome = over(3, has0="tokens=1", has1="tokens=1 discards=1", has2="tokens=1 discards=1").match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.key) == ([1, 2], [1, 2, 0], "shared")


@rule("DC-12.1")
def test_the_view_shows_what_everything_would_be_worth_now() -> None:
    """Before the end the score is what is banked."""
    line = at(castle="1M1", dragons="valor", realm0="3^", has0="tokens=1 discards=2")
    seat = view(line)["seats"][0]

    assert line.scores == [2, 0]
    assert (seat["points"], seat["shrine_points"], seat["dragon_points"], seat["worth"]) == (2, 3, 1, 8)
