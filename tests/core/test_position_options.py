"""A match from a position is played with the options in the position, and says so in its record."""

import random

import pytest

import wawel
from wawel.core.match import Match

CHANGED = [
    ("carcassonne", {"princess": "may", "farm_rule": "second", "sets": "pd"}, {"farm_rule": "first"}),
    ("carcassonne", {"sets": "none"}, {"sets": "pd"}),
    ("simurgh", {"mode": "dragonlord", "length": "long", "shared": "yes", "areas": "6"}, {"areas": "4"}),
    ("simurgh", {"mode": "dragonlord"}, {"mode": "spearman"}),
    ("knights-and-castles", {"long": "yes"}, {"long": "no"}),
    ("dragon-castle", {"realm": "5x5", "layout": "fortress", "spirits": "wind+change"}, {"layout": "standard"}),
    ("dragon-castle", {"dragons": "all", "spirits": "none"}, {"spirits": "random"}),
    ("dragon-castle", {"dragons": "all"}, {"dragons": "none"}),
    ("dragonkeepers", {"named": "thrift,gate"}, {"named": "gate"}),
    ("dragonkeepers", {"named": "thrift"}, {"chests": "3"}),
]


def midway(game: str, options: dict[str, str], steps: int = 12) -> Match:
    """A match after some random decisions."""
    match = Match(game, 2, 5, options)
    dice = random.Random(5)
    while steps and not match.over:
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.legal(seat)))
        steps -= 1
    return match


@pytest.mark.parametrize("steps", [0, 12])
@pytest.mark.parametrize(("game", "options", "_other"), CHANGED)
def test_the_options_of_a_position_are_those_it_was_played_with(
    game: str, options: dict[str, str], _other: object, steps: int
) -> None:
    """In the record too, which can be replayed."""
    position = midway(game, options, steps).position
    match = Match(game, 2, 7, position=position)

    assert {name: match.options[name] for name in options} == options
    again = Match.replay(match.record.text())
    assert (again.options, again.digest) == (match.options, match.digest)


@pytest.mark.parametrize(("game", "options", "other"), CHANGED)
def test_other_options_than_those_of_the_position_are_refused(
    game: str, options: dict[str, str], other: dict[str, str]
) -> None:
    """With the option and its rule; the same options are accepted."""
    position = midway(game, options).position
    (name,) = other

    with pytest.raises(wawel.BadOption, match=f"the position was played with {name}=") as caught:
        Match(game, 2, 7, other, position=position)
    assert caught.value.rule
    assert Match(game, 2, 7, options, position=position).options == Match(game, 2, 7, position=position).options


@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
def test_what_a_setup_left_to_chance_is_no_conflict(game: wawel.Game) -> None:
    """All default options given explicitly, from a position in mid-game; they stay as they are."""
    usual = {option.name: option.default for option in game.options}
    match = Match(game, 2, 7, usual, position=midway(game.id, {}).position)

    assert match.options == usual


def test_ages_that_tell_another_order_are_refused_and_none_are_made_up() -> None:
    """The position knows who is younger, not how old anybody is."""
    position = midway("knights-and-castles", {"ages": "9,7"}).position

    assert Match("knights-and-castles", 2, 7, position=position).options["ages"] == ""
    assert Match("knights-and-castles", 2, 7, {"ages": "12,3"}, position=position).options["ages"] == "12,3"
    with pytest.raises(wawel.BadOption, match="ages"):
        Match("knights-and-castles", 2, 7, {"ages": "3,12"}, position=position)


@pytest.mark.parametrize("game", ["dragon-castle", "dragonkeepers"])
def test_a_first_seat_by_name_is_told_from_one_by_chance(game: str) -> None:
    """The first seat may have been drawn, but it must be the one asked for."""
    position = midway(game, {"first": "1"}).position

    assert Match(game, 2, 7, {"first": "1"}, position=position).options["first"] == "1"
    assert Match(game, 2, 7, position=position).options["first"] == "random"
    with pytest.raises(wawel.BadOption, match="first"):
        Match(game, 2, 7, {"first": "0"}, position=position)


def test_cards_and_chests_that_were_dealt_may_be_asked_for_as_such() -> None:
    """As many as there are, but no more."""
    castle = midway("dragon-castle", {"spirits": "random:2"}).position
    keepers = midway("dragonkeepers", {"chests": "2"}).position

    assert Match("dragon-castle", 2, 7, {"spirits": "random:2"}, position=castle).options["spirits"] == "random:2"
    assert Match("dragonkeepers", 2, 7, {"chests": "2"}, position=keepers).options["chests"] == "2"
    assert len(Match("dragonkeepers", 2, 7, position=keepers).options["named"].split(",")) == 2
    with pytest.raises(wawel.BadOption, match="spirits"):
        Match("dragon-castle", 2, 7, {"spirits": "random:3"}, position=castle)
    with pytest.raises(wawel.BadOption, match="chests"):
        Match("dragonkeepers", 2, 7, {"chests": "3"}, position=keepers)
