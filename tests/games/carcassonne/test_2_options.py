"""CA-2: options. Their effects are shown with the rules they change."""

import pytest

import wawel
from tests.games.carcassonne.scene import scene, view
from tests.games.carcassonne.test_1_components import DATA
from wawel.core.game import Preset
from wawel.games.carcassonne import GAME, load
from wawel.games.carcassonne.options import BITS, SetsOption, bits, options_of
from wawel.testing import rule

DEFAULTS = {
    "sets": "pd",
    "dragon_timing": "before_scoring",
    "princess": "must",
    "princess_then_fairy": "yes",
    "fairy_mode": "tile",
    "fairy_cloister_bonus": "yes",
    "portal_just_completed": "forbidden",
    "two_tile_city": "4",
    "farm_rule": "third",
    "ic_final": "zero",
    "river_bends": "alternate",
    "count_final": "market_only",
    "fairy_after_portal": "no",
    "portal_to_dragon": "forbidden",
    "ties": "shared",
}


@rule("CA-2.1", "CA-2.2", "CA-2.3", "CA-2.4", "CA-2.5", "CA-2.6", "CA-2.7", "CA-2.8", "CA-2.9", "CA-2.10", "CA-2.11")
def test_the_rulebooks_reading_is_the_default() -> None:
    """With the expansion."""
    assert wawel.Match(GAME, 2, seed=1).options == DEFAULTS
    assert view(scene(""))["options"] == DEFAULTS


@rule("CA-2.1", "CA-2.9")
@pytest.mark.parametrize(
    ("name", "value"), [(option.name, value) for option in GAME.options for value in option.values(2)]
)
def test_every_choice_survives_in_position_and_bits(name: str, value: str) -> None:
    """In a position text as well."""
    chosen = {**DEFAULTS, name: value}
    line = scene("", options={name: value})

    assert options_of(bits(chosen)) == chosen
    assert view(line)["options"] == chosen
    again: wawel.State = GAME.from_position(line.match.position)
    assert again.encode() == line.match.state().encode()


ALL = SetsOption(list(BITS))


@rule("CA-2.1")
@pytest.mark.parametrize("value", ALL.values(2))
def test_sets_survive_as_bits(value: str) -> None:
    """All 48 combinations."""
    assert options_of(bits({**DEFAULTS, "sets": value}))["sets"] == value
    assert len(ALL.values(2)) == 48


@rule("CA-2.1")
def test_river_and_count_exclude_each_other() -> None:
    assert ALL.canonical("ks+river", 2) == "river+ks"
    with pytest.raises(wawel.BadOption, match=r"CA-2.1: option sets: river and count cannot"):
        ALL.canonical("pd+river+count", 2)


@rule("CA-2.1")
def test_six_seats_need_inns_and_cathedrals() -> None:
    """They are in play unless somebody says otherwise."""
    assert (ALL.default_for(5), ALL.default_for(6)) == ("pd", "pd+ic")
    assert ALL.canonical("ic", 6) == "ic"
    with pytest.raises(wawel.BadOption, match=r"CA-2.1: option sets: 6 seats need ic"):
        ALL.canonical("pd", 6)


@rule("CA-2.1")
@pytest.mark.parametrize(("old", "sets"), [("yes", "pd"), (True, "pd"), ("no", "none"), (False, "none")])
def test_the_flag_of_earlier_records_is_understood(old: object, sets: str) -> None:
    assert wawel.Match(GAME, 2, options={"pd": old}).options["sets"] == sets


@rule("CA-2.1")
def test_the_flag_beside_its_new_name_is_refused() -> None:
    with pytest.raises(wawel.BadOption, match=r"CA-2.1: option pd is called sets today"):
        wawel.Match(GAME, 2, options={"pd": "yes", "sets": "pd"})
    with pytest.raises(wawel.BadOption, match=r"CA-2.1: option pd is yes or no, not 'perhaps'"):
        wawel.Match(GAME, 2, options={"pd": "perhaps"})


@pytest.mark.parametrize("sets", ["pd", "none"])
def test_components_of_matches_without_new_sets_have_their_old_fingerprint(sets: str) -> None:
    """So that records from before can be replayed."""
    assert GAME.fingerprint_of({**DEFAULTS, "sets": sets}) == "bd4317ee13bf"


def test_every_other_combination_of_sets_has_a_fingerprint_of_its_own() -> None:
    """A correction of one set leaves records without it alone."""
    found = {GAME.fingerprint_of({**DEFAULTS, "sets": sets}) for sets in ALL.values(2)}
    less = DATA.replace('goods="wine"', 'goods="grain"', 1).replace("wine = 9, grain = 6", "wine = 8, grain = 7")
    changed = type(GAME)(load(less))

    assert len(found) == len(ALL.values(2)) - 1
    assert changed.fingerprint != GAME.fingerprint
    assert changed.fingerprint_of({"sets": "pd+ic"}) == GAME.fingerprint_of({"sets": "pd+ic"})
    assert changed.fingerprint_of({"sets": "tb"}) != GAME.fingerprint_of({"sets": "tb"})


@pytest.mark.parametrize("preset", GAME.presets, ids=lambda preset: preset.name)
def test_a_preset_can_be_played(preset: Preset) -> None:
    match = wawel.Match(GAME, 2, options=preset.options)

    assert match.options == {**DEFAULTS, **preset.options}
