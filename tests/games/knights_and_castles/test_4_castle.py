"""RZ-4: resolving a castle, step by step. Seats: Hania 0, Antek 1, Ola 2."""

from typing import Any

from tests.games.knights_and_castles.scenes import by_seat
from wawel.games.knights_and_castles import GAME
from wawel.testing import Played, play, rule


def seats(line: Played) -> list[dict[str, Any]]:
    found = line.match.view(-1)["seats"]
    assert isinstance(found, list)
    return found


def camp(line: Played, seat: int) -> list[str]:
    mine = line.match.view(seat)["mine"]
    assert isinstance(mine, dict)
    found: list[str] = mine["camp"]
    return found


@rule("RZ-4.1", "RZ-9.3")
def test_shepherds_return_and_never_count_as_repeated() -> None:
    """Three seats show five shepherds; none is cancelled, the lone archer wins."""
    line = by_seat("wood_small archer+shepherd shepherd+shepherd shepherd+shepherd", seats=3)

    assert line.notes("returned") == [(-1, [5, 0, 1, 2])]
    assert line.notes("cancelled") == []
    assert [seat["hand"] for seat in seats(line)] == [7, 8, 8]
    assert line.scores == [1, 0, 0]


@rule("RZ-4.2", "RZ-8.3")
def test_all_copies_of_a_repeated_army_go_to_the_camps() -> None:
    """Two kinds are repeated at once, in one check."""
    line = by_seat("stone_large knight+footman knight+archer footman+archer", seats=3)

    assert [args for _, args in line.notes("cancelled")] == [[0, 0, 1], [2, 0, 2], [3, 1, 2]]
    assert [camp(line, seat) for seat in range(3)] == [
        ["knight", "footman"],
        ["knight", "archer"],
        ["footman", "archer"],
    ]


@rule("RZ-8.4", "RZ-4.2")
def test_three_or_four_copies_cancel_like_two() -> None:
    """All go, the one card left wins."""
    three = by_seat("stone_large knight+dragon knight+shepherd knight+shepherd", seats=3)
    four = by_seat("stone_large knight+shepherd knight+shepherd knight+dragon knight+shepherd", seats=4)

    assert three.scores == [2, 0, 0]
    assert four.scores == [0, 0, 2, 0]
    assert all("knight" in camp(four, seat) for seat in range(4))


@rule("RZ-4.3", "RZ-9.2")
def test_the_single_strongest_card_wins_not_the_sum() -> None:
    """Catapult 4 and footman 5 together are more than the knight's 6, and lose."""
    line = by_seat("stone_large footman+catapult knight+shepherd")

    assert line.scores == [0, 2]
    assert line.notes("won") == [(1, [GAME.parts.tiles.index("stone_large"), 0, 6, 2])]


@rule("RZ-4.3")
def test_the_material_decides_which_card_is_strong() -> None:
    """Dragon against knight: wood for the dragon, stone for the knight."""
    assert by_seat("wood_large dragon+shepherd knight+shepherd").scores == [2, 0]
    assert by_seat("stone_large dragon+shepherd knight+shepherd").scores == [0, 2]


@rule("RZ-4.3", "RZ-8.5")
def test_an_empty_table_goes_to_the_sword() -> None:
    """All cards repeat; the holder wins although none of their cards is left."""
    start = "youth: 0 1\nsword: 1\nplayed: brick_large=?\n"
    line = play(GAME, "knight+dragon knight+dragon", position=start)

    assert line.scores == [0, 2]
    assert line.notes("won-sword") == [(1, [GAME.parts.tiles.index("brick_large"), 2])]


@rule("RZ-9.1")
def test_shepherds_alone_leave_the_table_empty_too() -> None:
    """The sword holder takes the castle."""
    assert by_seat("wood_large shepherd+shepherd shepherd+shepherd").scores == [2, 0]


@rule("RZ-8.6")
def test_a_lone_weak_card_beats_the_sword() -> None:
    """Catapult 1 against wood is enough if nothing else is left."""
    line = by_seat("wood_large shepherd+shepherd catapult+shepherd")

    assert line.scores == [0, 2]


@rule("RZ-8.5")
def test_who_has_no_card_left_cannot_win_by_cards() -> None:
    """Seat 0 holds the sword and loses both cards; seat 2's peasant takes it."""
    line = by_seat("stone_large knight+footman knight+footman peasant+shepherd", seats=3)

    assert line.scores == [0, 0, 2]


@rule("RZ-4.4")
def test_what_is_left_on_the_table_goes_to_the_camps() -> None:
    """Winner and losers alike."""
    line = by_seat("brick_large dragon+knight footman+shepherd")

    assert camp(line, 0) == ["knight", "dragon"]
    assert camp(line, 1) == ["footman"]
    assert line.notes("to-camp") == [(0, [0, 1]), (1, [2])]


@rule("RZ-4.5")
def test_the_sword_goes_to_the_fewest_points() -> None:
    """Seat 0 takes a castle, so seat 1 takes the sword."""
    line = by_seat("wood_small dragon+shepherd knight+shepherd")

    assert line.match.view(-1)["sword"] == 1
    assert line.notes("sword") == [(1, [0])]


@rule("RZ-4.5", "RZ-9.7")
def test_of_several_with_fewest_points_the_youngest_takes_it() -> None:
    """Seat 1 holds it and is tied, but seat 2 is younger."""
    start = "youth: 2 1 0\nsword: 1\nplayed: wood_small=?\n"
    line = play(GAME, "dragon+shepherd knight+shepherd footman+shepherd", seats=3, position=start)

    assert line.scores == [1, 0, 0]
    assert line.match.view(-1)["sword"] == 2


@rule("RZ-4.5")
def test_the_sword_can_stay() -> None:
    """The youngest of the tied may be the holder."""
    start = "youth: 1 0\nsword: 1\nplayed: wood_small=?\n"
    line = play(GAME, "dragon+shepherd knight+shepherd", position=start)

    assert line.notes("sword-stays") == [(1, [])]


@rule("RZ-8.9")
def test_the_castle_goes_to_the_holder_before_the_sword_moves() -> None:
    """Seat 0 takes the castle by the sword and only then loses the sword."""
    line = by_seat("wood_small shepherd+shepherd shepherd+shepherd")

    assert line.scores == [1, 0]
    assert line.match.view(-1)["sword"] == 1
    keys = [note.key for note in line.match.notes]
    assert keys.index("won-sword") < keys.index("sword")


@rule("RZ-13.1")
def test_example_1_dragon_against_footman() -> None:
    """Knights cancel, the dragon's 4 beats the footman's 1 against brick."""
    start = "youth: 1 0 2\nsword: 1\nplayed: brick_large=?\n"
    line = play(GAME, "dragon+knight footman+shepherd knight+shepherd", seats=3, position=start)

    assert line.scores == [2, 0, 0]
    assert [camp(line, seat) for seat in range(3)] == [["knight", "dragon"], ["footman"], ["knight"]]
    assert [seat["hand"] for seat in seats(line)] == [6, 7, 7]


@rule("RZ-13.2")
def test_example_2_the_sword_takes_the_castle() -> None:
    """Archers and peasants cancel, Antek holds the sword."""
    start = "youth: 1 0 2\nsword: 1\nplayed: wood_small=?\n"
    line = play(GAME, "archer+peasant archer+shepherd peasant+shepherd", seats=3, position=start)

    assert line.scores == [0, 1, 0]
    assert [camp(line, seat) for seat in range(3)] == [["archer", "peasant"], ["archer"], ["peasant"]]


@rule("RZ-13.3", "RZ-9.10")
def test_the_mounted_knight_has_6_3_2() -> None:
    """Stone, brick, wood."""
    knight = GAME.parts.cards.index("knight")

    assert [GAME.parts.strength[material][knight] for material in range(3)] == [6, 3, 2]
