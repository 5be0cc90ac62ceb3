"""CA-2: options. Their effects are shown with the rules they change."""

import pytest

import wawel
from tests.games.carcassonne.scene import scene, view
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.options import bits, options_of
from wawel.testing import rule

DEFAULTS = {
    "pd": "yes",
    "dragon_timing": "before_scoring",
    "princess": "must",
    "princess_then_fairy": "yes",
    "fairy_mode": "tile",
    "fairy_cloister_bonus": "yes",
    "portal_just_completed": "forbidden",
    "two_tile_city": "4",
    "farm_rule": "third",
}


@rule("CA-2.1", "CA-2.2", "CA-2.3", "CA-2.4", "CA-2.5", "CA-2.6", "CA-2.7", "CA-2.8", "CA-2.9")
def test_the_rulebooks_reading_is_the_default() -> None:
    """With the expansion."""
    assert wawel.Match(GAME, 2, seed=1).options == DEFAULTS
    assert view(scene(""))["options"] == DEFAULTS


@rule("CA-2.1", "CA-2.9")
@pytest.mark.parametrize(
    ("name", "value"), [(o.name, value) for o in GAME.options for value in (o.choices or ["yes", "no"])]
)
def test_every_choice_survives_in_position_and_bits(name: str, value: str) -> None:
    """In a position text as well."""
    chosen = {**DEFAULTS, name: value}
    line = scene("", options={name: value})

    assert options_of(bits(chosen)) == chosen
    assert view(line)["options"] == chosen
    again: wawel.State = GAME.from_position(line.match.position)
    assert again.encode() == line.match.state().encode()


@rule("CA-2.1")
def test_expansions_that_come_later_are_no_options_yet() -> None:
    with pytest.raises(wawel.BadOption, match="no option is called 'river'"):
        wawel.Match(GAME, 2, options={"river": True})
