"""CA-1: the tiles, and a loader that refuses unsound ones by name."""

import re
from pathlib import Path

import pytest

import wawel
from tests.games.carcassonne.scene import scene, view
from wawel.core.errors import BadData
from wawel.games.carcassonne import GAME, load
from wawel.games.carcassonne.components.ids import SETS
from wawel.testing import rule

DATA = Path(wawel.__path__[0], "games", "carcassonne", "data.toml").read_text("utf-8")


@rule("CA-1.1")
def test_the_base_game_has_72_tiles_and_seven_followers() -> None:
    """24 kinds; one copy of the start tile lies on the table."""
    base = [tile for tile in range(len(GAME.parts.tiles)) if not GAME.parts.box[tile]]

    assert len(base) == 24
    assert sum(GAME.parts.copies[tile] for tile in base) == 72
    assert GAME.parts.tiles[GAME.parts.start] == "BA-D"
    assert GAME.components()["followers"] == 7


@rule("CA-1.2")
def test_the_expansion_has_30_tiles_with_one_symbol_each() -> None:
    """6 volcanoes, 12 dragons, 6 portals, 6 princesses."""
    counts: dict[str, int] = {}
    for tile in range(len(GAME.parts.tiles)):
        if GAME.parts.box[tile] == SETS.index("pd"):
            symbol = GAME.parts.printed[tile]["symbol"]
            counts[symbol] = counts.get(symbol, 0) + GAME.parts.copies[tile]

    assert counts == {"volcano": 6, "dragon": 12, "portal": 6, "princess": 6}


@rule("CA-1.6")
def test_every_seat_and_spectator_sees_the_same() -> None:
    """Including what was set aside and discarded; and no view reveals the next tile."""
    line = scene("PD-D05 BA-E 0,-1/2 pass BA-C BA-B", 3)

    views = [line.match.view(seat) for seat in range(-1, 3)]
    assert all(other == views[0] for other in views)
    assert view(line)["aside"] == {"PD-D05": 1}
    assert view(line)["discarded"] == {"BA-C": 1}
    assert GAME.secrets is False


@rule("CA-1.1")
def test_a_board_gets_the_printed_geometry_of_every_tile() -> None:
    """With counts and provenance."""
    parts = GAME.components()
    tiles = parts["tiles"]

    assert isinstance(tiles, list)
    assert len(tiles) == 121
    assert tiles[3] == {
        "id": "BA-D",
        "n": 4,
        "edges": "CRFR",
        "cities": [{"e": "N"}],
        "roads": [{"e": "EW"}],
        "fields": [{"h": "27", "c": [0]}, {"h": "3456"}],
        "start": True,
        "note": "city cap + straight road (START)",
    }
    assert {name: row["total"] for name, row in parts["sets"].items()} == {
        "base": 72,
        "pd": 30,
        "ic": 18,
        "tb": 24,
        "river": 12,
        "ks": 5,
        "count": 12,
    }
    assert parts["sets"]["pd"]["provenance"] == {"tiles": "certain", "total": "rulebook", "symbols": "rulebook"}


@rule("CA-1.1", "CA-1.2", "CA-5.1")
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('{id="BA-A", n=2', '{id="BA-A", n=3'), "CA-1.1: set base declares 72 tiles, its list has 73"),
        (('{id="BA-B"', '{id="BA-A"'), "CA-1.1: two tiles are called BA-A"),
        (("start=true, ", ""), "CA-1.1: one tile of the base game is the start tile, not []"),
        (
            ('fields=[{h="01234567"}], symbol="volcano", note="volcano in open field"', 'fields=[{h="01234567"}]'),
            "CA-1.2",
        ),
        (('symbol="portal", note="portal, two curves"', 'symbol="dragon"'), "CA-1.2: 6 volcanoes, 12 dragons"),
        (("half_edge_touch = [5, 4", "half_edge_touch = [4, 5"), "CA-4.1: half-edges touch"),
        (('edges="FFRF", roads', 'edges="FFQF", roads'), "tile BA-A: four edges of CRFWX are needed, not 'FFQF'"),
        (('edges="FFRF", roads', 'edges="FFCF", roads'), "tile BA-A: cities own the edges '', the letters say 'S'"),
        (('{h="27", c=[0]}, {h="3456"}', '{h="27", c=[0]}, {h="34567"}'), "half-edge 7 has two fields or is none"),
        (('{h="27", c=[0]}, {h="3456"}', '{h="27", c=[0]}, {h="356"}'), "both halves of the field edge S"),
        (('fields=[], note="city on 4', 'fields=[{h="0"}], note="city on 4'), "the city edge N owns no field"),
        (('{h="27", c=[0]}, {h="3456"}', '{h="7", c=[0]}, {h="3456"}'), "both banks of the edge E belong to fields"),
        (('{h="27", c=[0]}, {h="3456"}', '{h="234567", c=[0]}'), "the line through E has one field on both sides"),
        (('{h="27", c=[0]}, {h="3456"}', '{h="27", c=[1]}, {h="3456"}'), "borders a city that is not there"),
        (('{h="27", c=[0]}, {h="3456"}', '{h="27"}, {h="3456"}'), "the city N borders no field"),
        (('cities=[{e="NEW", princess=true}]', 'cities=[{e="NEW"}]'), "a princess symbol belongs to exactly one city"),
        (("[rotation]", "[rotation"), "not TOML"),
        (('id="BA-A", n=2, edges="FFRF", ', 'id="BA-A", n=2, '), "'edges' is missing"),
        (('id="BA-A", n=2, ', 'id="BA-A", n="2", '), "tile BA-A: a tile has one copy or more, not '2'"),
        (('id="BA-A", n=2, ', 'id="BA-A", n=0, '), "tile BA-A: a tile has one copy or more, not 0"),
        (('id="BA-A", n=2, ', 'id="BA-A", n=true, '), "tile BA-A: a tile has one copy or more, not True"),
        (("shield=1", "shield=-1"), "tile BA-C: shields are counted from 0, not -1"),
        (("shield=1", 'shield="a"'), "tile BA-C: shields are counted from 0, not 'a'"),
        (("shield=1", "sheild=1"), "tile BA-C: nobody reads the key 'sheild'"),
        (
            ('cloister=true, note="cloister"', 'cloister=true, symbol="portal"'),
            "CA-1.2: BA-B carries a symbol of another",
        ),
        (("follower = 7", "follower = 8"), "CA-1.1: each seat has 7 followers, not 8"),
        (("min_players = 2", "least = 2"), "'min_players' is missing"),
        (("min_players = 2", "min_players = 1"), "CA-3.1: a whole number from 2 to 6 is needed, not 1"),
        (("rules_version = ", "version = "), "'rules_version' is missing"),
        (('title_pl = "Carcassonne', 'title = "Carcassonne'), "'title_pl' is missing"),
    ],
)
def test_an_unsound_tile_file_is_refused_by_name(change: tuple[str, str], complaint: str) -> None:
    """The message has the property, the tile and what was found."""
    assert change[0] in DATA
    with pytest.raises(BadData, match=re.escape(complaint)):
        load(DATA.replace(*change, 1))


@rule("CA-1.1")
def test_a_base_game_of_another_size_is_refused_though_its_total_says_so() -> None:
    changed = DATA.replace('{id="BA-A", n=2', '{id="BA-A", n=3', 1).replace("total = 72", "total = 73", 1)

    with pytest.raises(BadData, match=re.escape("CA-1.1: the base game has 72 tiles, not 73")):
        load(changed)


@rule("CA-5.4")
def test_more_junctions_than_can_be_told_apart_are_refused() -> None:
    """Every tile of the base game except the start tile becomes a four-way junction."""
    junction = re.search(r'id="BA-X", n=1(, edges.*)\}', DATA)
    assert junction is not None
    changed = re.sub(r'(id="BA-[^D]", n=\d).*\}', rf"\1{junction[1]}}}", DATA)

    with pytest.raises(BadData, match=re.escape("CA-5.4: at most 62 tiles have two cities or two roads, not 99")):
        load(changed)


@rule("CA-4.2", "CA-4.5")
def test_the_table_of_rotations_agrees_with_the_letters() -> None:
    """For every tile and every need of a free cell."""
    for tile in range(len(GAME.parts.tiles)):
        letters = GAME.parts.printed[tile]["edges"]
        if "W" in letters or "X" in letters:
            continue
        for need in range(256):
            wanted = [".CRF"[need >> 2 * side & 3] for side in range(4)]
            for turn in range(4):
                fits = all(wanted[side] in (".", letters[(side - turn) % 4]) for side in range(4))
                assert (GAME.parts.fits[tile][need] >> turn & 1) == fits


@rule("CA-4.2")
def test_nothing_of_the_pile_fits_beside_a_river_or_a_sealed_border() -> None:
    """And tiles with such edges fit nowhere by the table of rotations."""
    parts = GAME.parts
    for tile in range(len(parts.tiles)):
        letters = parts.printed[tile]["edges"]
        special = [letter in "WX" for letter in letters]
        assert not any(parts.fits[tile][256:])
        assert any(parts.fits[tile]) != any(special)
        for turn in range(4):
            wants = [parts.wants[(tile * 4 + turn) * 4 + side] for side in range(4)]
            assert [want >> 8 for want in wants] == [special[(side - turn) % 4] for side in range(4)]
