"""CA-15: positions as text in the middle of a turn with the Count, together with other sets."""

import pytest

import wawel
from tests.games.carcassonne.scene import points, view
from tests.games.carcassonne.test_15_count import city
from wawel.games.carcassonne import GAME
from wawel.testing import Played, rule

# seat 1 extends its builder's road of two tiles and completes it; seat 0 has two followers at the blacksmith's
EXTENDED = ("BA-A 0,3/2 pass", "BA-U@0,2/1", "0@blacksmith*2", "figures: 1@0,1:road@S 1B@0,2:road@N")


def survives(line: Played) -> bool:
    """Whether the position is the same after being written and read."""
    again: wawel.State = GAME.from_position(line.match.position)
    return again.encode() == line.match.state().encode()


@rule("CA-12.4", "CA-15.4", "CA-15.6")
def test_a_second_tile_is_still_to_come_while_followers_come_back_and_enter() -> None:
    """Two come back and outnumber the builder's owner, who may enter then."""
    line = city(*EXTENDED, sets="tb+count")
    for phase, action in (("back", "back:0,1:road@S back:0,1:road@S"), ("gate", "enter:castle"), ("count", "pass")):
        assert (view(line)["phase"], view(line)["second"]) == (phase, "earned")
        assert survives(line)
        line.then(action)

    assert (view(line)["turn"], view(line)["second"]) == (1, "now")
    assert line.scores == [3, 0]


@rule("CA-15.6", "CA-12.3")
def test_a_follower_comes_back_to_the_builders_segment() -> None:
    line = city(*EXTENDED, sets="tb+count").then("back:0,2:road@N")

    assert "0@0,2:road@N 1B@0,2:road@N" in line.match.position
    assert survives(line)


@rule("CA-15.6", "CA-10.6.6")
def test_the_fairy_stays_with_her_follower_when_another_seat_joins_him() -> None:
    """The text names the seat then, and her three points go to it alone."""
    fairy = "figures: 1@0,2:road@N\nfairy: 0,2:road@N"
    line = city(EXTENDED[0], EXTENDED[1], "0@blacksmith*2", fairy, sets="pd+count", last="fairy_mode=follower")
    assert "fairy: 0,2:road@N\n" in line.match.position
    line.then("back:0,2:road@N")

    assert "fairy: 1@0,2:road@N\n" in line.match.position
    assert survives(line)
    line.then("pass")
    assert points(line, 0) == {"road": (1, 3)}
    assert points(line, 1) == {"road": (1, 3), "fairy-bonus": (1, 3)}


@rule("CA-10.6.6")
@pytest.mark.parametrize("where", ["1@0,2:cloister", "0@0,1:road@W", "9@0,2:cloister"])
def test_the_fairy_is_with_nobody_who_is_not_there(where: str) -> None:
    """Seat 0 has the cloister."""
    with pytest.raises(wawel.BadPosition, match=r"CA-(10.6.6|5.1)"):
        GAME.from_position(
            "options: fairy_mode=follower\nmap: BA-D@0,0/0 BA-B@0,1/0 BA-B@0,2/0\n"
            f"figures: 0@0,2:cloister\nfairy: {where}\n"
        )
