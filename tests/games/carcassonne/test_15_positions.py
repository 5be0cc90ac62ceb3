"""CA-15: positions as text with the Count, and his page of the data file."""

import re
from typing import Any

import pytest

import wawel
from tests.games.carcassonne.city import BLOCK, COUNT, city
from tests.games.carcassonne.scene import points, view
from tests.games.carcassonne.test_1_components import DATA
from wawel.core.errors import BadData
from wawel.games.carcassonne import GAME, load
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


@rule("CA-15.2")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("city: 0@inn", "CA-15.2: '0@inn': write seat@quarter"),
        ("city: 0@castle*0", "CA-15.2"),
        ("city: 0@castle*8", "CA-15.2: '0@castle*8': the seat has not so many followers left"),
        ("city: 5@castle", "CA-15.2"),
        ("city: 0L@castle", "CA-15.2"),
        ("count: inn", "CA-15.2"),
        ("passed: 1", "CA-15.9"),
        ("passed: 2", "CA-15.9"),
        ("phase: back\nmover: 0", "CA-6.1"),
        ("phase: market\nmover: 0\npile: none", "CA-15.9"),
        ("phase: first\ncity: 0@castle", "CA-3.1"),
        ("map: BA-D@0,0/0", "CA-3.2"),
    ],
)
def test_a_city_that_cannot_be_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(wawel.BadPosition, match=re.escape(complaint)):
        GAME.from_position(f"options: sets=count\n{text}\n")


@rule("CA-15.4", "CA-15.5", "CA-15.6")
@pytest.mark.parametrize(
    ("text", "rule_id"),
    [
        ("phase: gate\ncity: 0@castle*7", "CA-15.4"),
        ("phase: count", "CA-15.5"),
        ("phase: back\nmover: 0\ncity: 0@castle", "CA-15.6"),
    ],
)
def test_a_phase_of_the_city_needs_followers(text: str, rule_id: str) -> None:
    with pytest.raises(wawel.BadPosition, match=re.escape(rule_id)):
        GAME.from_position(f"options: sets=count\nmap: {BLOCK} BA-B@2,0/0\n{text}\n")


@rule("CA-15.1", "CA-15.2", "CA-15.3")
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("at=[1, 1]", "at=[0, 1]"), "each cell of the City of Carcassonne has one tile"),
        (("at=[1, 1]", "at=[5, 5]"), "each tile of the City lies beside an earlier one"),
        (("at=[1, 1]", "at=[1]"), "its cell 'at' is two whole numbers"),
        (("at=[1, 1]", "at=[2, 0]"), "is sealed if and only if another tile of the City lies there"),
        (
            ('{h="0127", carcassonne=true}], at=[-1, -1]', '{h="017", carcassonne=true}], at=[-1, -1]'),
            "do not meet those",
        ),
        (("fields=[], at=[-1, 0]", 'fields=[{h="0"}], at=[-1, 0]'), "CC-06"),
        (('id="market", feature="field"', 'id="market", feature="city"'), "CA-15.2: the quarters are"),
        (('count_start = "castle"', 'count_start = "inn"'), "CA-15.1"),
    ],
)
def test_an_unsound_city_is_refused_by_name(change: tuple[str, str], complaint: str) -> None:
    assert change[0] in DATA
    with pytest.raises(BadData, match=re.escape(complaint)):
        load(DATA.replace(*change, 1))


@rule("CA-15.1")
def test_the_count_begins_where_the_file_says() -> None:
    game = type(GAME)(load(DATA.replace('count_start = "castle"', 'count_start = "market"', 1)))
    seen: Any = game.observe(game.start(2, wawel.Match(GAME, 2, options=COUNT).options), -1)

    assert seen["city"]["count"] == "market"
