"""DC-1: what is in the box."""

import re
from pathlib import Path

import pytest

import wawel
from tests.games.dragon_castle.tables import at, legal, state, view
from wawel.core.errors import BadData
from wawel.games.dragon_castle import GAME, DragonCastle, load
from wawel.games.dragon_castle.components.ids import NAMES, TYPE
from wawel.testing import rule

DATA = Path(wawel.__path__[0], "games", "dragon_castle", "data.toml").read_text("utf-8")


@rule("DC-1.1")
def test_there_are_116_tiles_of_29_symbols() -> None:
    """Four copies of each: 72 faction and 44 special tiles."""
    match = wawel.Match(GAME, 2, seed=1)
    castle, unseen = match.view(-1)["castle"], match.view(-1)["unseen"]
    assert isinstance(castle, dict)
    assert isinstance(unseen, dict)
    seen = [stack["tile"] for stack in castle["stacks"]]

    counts = {name: seen.count(name) + unseen.get(name, 0) for name in NAMES[1:]}
    assert set(counts.values()) == {4}
    assert sum(counts.values()) == 116
    assert [sum(4 for tile in range(1, 30) if TYPE[tile] == type) for type in range(6)] == [24, 24, 24, 16, 16, 12]


@rule("DC-1.2")
def test_a_tile_is_face_up_or_face_down() -> None:
    """A turned tile no longer shows its symbol."""
    line = at("S1@d1", castle="1M1", phase="placing", hand="S1", realm0="1S2 1S3 1S4", has0="pool=0")

    assert [cell["tile"] for cell in view(line)["seats"][0]["realm"][0]] == [None] * 6


@rule("DC-1.3")
def test_identical_means_the_same_symbol() -> None:
    """Another soldier has the same type but does not make a pair."""
    line = at("take:a1 M1", castle="2S4 . 1S5 . 1S4")

    assert line.refuses("pair:c1") == ("not-identical", "DC-5.3")
    assert "pair:e1" in legal(line)


@rule("DC-1.4")
def test_realms_have_six_columns_and_four_rows() -> None:
    """One constant of the data file; other sizes are an option of the table."""
    assert GAME.parts.realm_sizes[0] == "6x4"
    assert len(view(at())["seats"][0]["realm"]) == 4
    other = wawel.Match(GAME, 2, seed=1, options={"realm": "5x5"}).view(-1)["seats"]
    assert isinstance(other, list)
    assert [len(row) for row in other[0]["realm"]] == [5] * 5
    wide = DragonCastle(load(DATA.replace("columns = 6\n", "columns = 7\n")))
    assert wide.options[3].default == "7x4"


@rule("DC-1.4", "DC-15.1")
def test_the_realm_size_is_marked_as_reconstructed_until_it_is_corrected() -> None:
    """Whoever owns the box edits one line."""
    realm = DATA[DATA.index("[realm]") : DATA.index("[supply]")]
    corrected = DragonCastle(load(DATA.replace(realm, realm.replace("reconstructed", "certain"))))

    assert GAME.reconstructed == ["realm", "layouts", "beginner", "pictures"]
    assert corrected.reconstructed == ["layouts", "beginner", "pictures"]


@rule("DC-1.5")
def test_everybody_has_a_realm_a_pool_points_and_tokens() -> None:
    """At the start one shrine and nothing else."""
    seat = view(at())["seats"][1]

    assert (seat["pool"], seat["points"], seat["tokens"], seat["shrines"], seat["worth"]) == (1, 0, 0, 0, 0)


@rule("DC-1.5")
def test_discarded_tiles_never_return() -> None:
    """Discarded, paid and destroyed tiles are only counted."""
    line = at(castle="1M1 . 1M2 . 1M3", spirits="destruction", realm0="1S1")
    before = state(line).discarded
    line.then("destruction!a1 destroy:a1 take:c1 discard")

    assert state(line).discarded == before + 3


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("symbols = 3", "symbols = 4"), "DC-1.1: 3 is needed here, not 4"),
        (
            ('colour = "red"\nshrines = 1', 'colour = "red"\nshrines = 0'),
            "DC-8.1: a whole number from 1 to 99 is needed, not 0",
        ),
        (("points     = [2, 3, 5, 6, 8]", "points     = [2, 3, 5, 6]"), "DC-7.4: P3"),
        (("points     = [1, 2, 3]", "points     = [1, 2]"), "DC-8.6: P4"),
        (("tokens            = 7", "tokens            = 6"), "DC-11.5: a whole number from 7 to 99 is needed, not 6"),
        (("shrines           = 40", "shrines           = 3"), "DC-2.4: P6"),
        (("columns = 6\n", "columns = 9\n"), "DC-1.4: a whole number from 2 to 8 is needed, not 9"),
        (('id = "wind"', 'id = "gale"'), "DC-9.1: P8"),
        (('id = "valor"', 'id = "wind"'), "DC-10.1: P8"),
        (("beginner = true", "beginner = false"), "DC-14.1: P9"),
        (("total_tiles = 116", "total_tiles = 117"), "DC-2.2: 116 is needed here, not 117"),
        (("max_columns = 14", "max_columns = 15"), "DC-14.5: a whole number from 1 to 14 is needed, not 15"),
        (('"321212212123"', '"321212212122"'), "DC-14.5: P10: layout fortress: 114 tiles"),
        (("best_for = [2, 3]", "best_for = [2, 5]"), "DC-14.3: a whole number from 2 to 4 is needed, not 5"),
        (('id = "fort"', 'id = "fortress"'), "DC-14.5: P10: layout fortress occurs twice"),
        (('id = "standard-3p"', 'id = "standard-5p"'), "DC-14.5: one of these is needed: standard-2p"),
        (("[supply]", "[supply"), "not TOML"),
        (("tokens            = 7", ""), "'tokens' is missing"),
        (
            ("tokens            = 7", 'tokens            = "many"'),
            "DC-11.5: a whole number from 7 to 99 is needed, not 'many'",
        ),
        (("token_points      = 2", "token_points      = -1"), "DC-12.1: a whole number from 0 to 99 is needed, not -1"),
        (
            ("points     = [2, 3, 5, 6, 8]", 'points     = ["a"]'),
            "DC-7.4: a whole number from 1 to 99 is needed, not 'a'",
        ),
        (("max_players = 4", "max_players = 5"), "DC-2.1: a whole number from 2 to 4 is needed, not 5"),
    ],
)
def test_a_broken_component_file_is_explained(change: tuple[str, str], complaint: str) -> None:
    """Whoever corrects a value in the file is told what went wrong."""
    assert change[0] in DATA
    with pytest.raises(BadData, match=re.escape(complaint)):
        load(DATA.replace(*change))


@rule("DC-14.3", "DC-14.5")
def test_a_layout_that_is_advised_against_can_be_played_and_is_unusual() -> None:
    """As an own layout could."""
    parts = load(DATA.replace("best_for = [2, 3]", "best_for = [2, 4]"))

    assert [str(remark) for remark in GAME.unusual] == []
    assert [remark.rule for remark in parts.unusual] == ["DC-14.5"]
    assert "P10: layout pillars-of-creation: 66 tiles on the ground" in str(parts.unusual[0])
    assert parts.unusual[0].at == "layout.pillars-of-creation.grid"
