"""RZ-5: the drum."""

from wawel.games.knights_and_castles import GAME
from wawel.testing import play, rule

CAMP = "youth: 1 0\nsword: 0\nplayed: stone_large=1 recruit_1=?\ncamp 0: knight+dragon\ncamp 1: archer\n"


@rule("RZ-5.1")
def test_the_chosen_card_goes_from_camp_to_hand() -> None:
    """Each seat gets its own."""
    line = play(GAME, "dragon archer", position=CAMP)

    for seat, camp, size in ((0, ["knight"], 7), (1, [], 8)):
        mine = line.match.view(seat)["mine"]
        assert isinstance(mine, dict)
        assert mine["camp"] == camp
        assert len(mine["hand"]) == size


@rule("RZ-5.1")
def test_a_recruited_card_can_attack_again() -> None:
    """The dragon is back in the next round."""
    line = play(GAME, "dragon archer wood_large dragon+shepherd shepherd+shepherd", position=CAMP)

    assert line.scores == [2, 2]


@rule("RZ-5.2", "RZ-9.12")
def test_sword_and_points_stay() -> None:
    """Seat 0 keeps the sword, though after a castle the rule would apply again."""
    line = play(GAME, "dragon archer", position=CAMP)

    assert line.match.view(-1)["sword"] == 0
    assert line.scores == [0, 2]
    assert not line.notes("sword")
    assert not line.notes("sword-stays")


def test_two_drums_bring_back_two_cards() -> None:
    """Both drums in one game."""
    line = play(GAME, "dragon archer recruit_2 knight", position=CAMP)

    assert line.match.view(0)["round"] == 3
    mine = line.match.view(0)["mine"]
    assert isinstance(mine, dict)
    assert mine["camp"] == []
