"""CA-5: connections, completion, size and adjacency."""

from librt.vecs import vec
from mypy_extensions import i64

from tests.games.carcassonne.scene import feature, options, scene
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.actions import cell
from wawel.games.carcassonne.model.state import CarcassonneState
from wawel.games.carcassonne.model.terrain import cities_of_farms, find, goods, grand, is_complete, lay, need, tiles
from wawel.testing import rule

LOOP = "BA-V 0,1/3 pass BA-V 1,1/0 pass BA-V 1,2/1 pass BA-V 0,2/2"


@rule("CA-5.1")
def test_cities_and_roads_join_across_a_border() -> None:
    line = scene("BA-U 1,0/0 pass BA-E 0,-1/2")

    assert feature(line, 0, 0, "road@E")["tiles"] == 2
    assert feature(line, 0, 0, "city@N")["tiles"] == 2


@rule("CA-5.1")
def test_fields_join_where_their_half_edges_touch() -> None:
    """North of the road is one field, south of it another."""
    line = scene("BA-U 1,0/0 field@2")

    assert feature(line, 0, 0, "field@7")["followers"] == [1, 0]
    assert "followers" not in feature(line, 0, 0, "field@4")
    assert options(line.then("BA-U 2,0/0")) == ["pass", "road@E", "field@3"]


@rule("CA-5.1")
def test_cloisters_never_join() -> None:
    """Two beside each other are two features."""
    line = scene("BA-B 0,1/0 cloister BA-B 1,1/0")

    assert "cloister" in options(line)
    assert feature(line, 0, 1, "cloister")["open"] == 6


@rule("CA-5.2")
def test_the_arms_of_a_junction_are_different_roads() -> None:
    """The western arm is claimed, the others are free."""
    line = scene("BA-W 1,0/0")

    assert options(line) == ["pass", "road@E", "road@S", "road@W", "field@0", "field@3", "field@5"]
    assert feature(line, 1, 0, "road@W")["open"] == 1
    assert feature(line, 1, 0, "road@E")["open"] == 1


@rule("CA-5.3", "CA-8.3")
def test_a_loop_is_a_complete_road() -> None:
    """Four bends in a ring: 4 points at once."""
    line = scene(f"{LOOP} road@N")

    assert line.scores == [0, 4]
    assert feature(line, 0, 2, "road@N")["open"] == 0


@rule("CA-5.3", "CA-7.4")
def test_a_field_is_never_complete() -> None:
    """Not even inside a ring of roads: the farmer stays."""
    line = scene(f"{LOOP} field@1")

    assert feature(line, 0, 2, "field@1")["open"] == 0
    assert feature(line, 0, 2, "field@1")["followers"] == [0, 1]


@rule("CA-5.3")
def test_a_hole_in_the_wall_is_an_open_end() -> None:
    """The corner city waits for its western side."""
    line = scene("BA-N 0,-1/3")

    assert feature(line, 0, 0, "city@N")["open"] == 1


@rule("CA-5.3")
def test_a_cloister_counts_the_cells_around_it() -> None:
    """Corners too."""
    line = scene("BA-B 0,1/0 pass BA-U 1,0/0 pass BA-U -1,0/0")

    assert feature(line, 0, 1, "cloister")["open"] == 5


@rule("CA-5.4")
def test_a_tile_that_a_road_visits_twice_counts_once() -> None:
    """From the eastern arm of the junction around to its southern arm: four tiles."""
    line = scene("BA-X 1,0/0 pass BA-V 2,0/0 pass BA-V 2,1/1 pass BA-V 1,1/2 road@N")

    assert line.scores == [0, 4]


@rule("CA-5.4")
def test_a_tile_counts_once_also_when_it_joins_its_own_arms() -> None:
    """The junction comes last and closes the ring."""
    line = scene("BA-B 0,1/0 pass BA-V 1,1/2 road@N BA-V 2,1/1 pass BA-V 2,0/0 pass BA-X 1,0/0 pass")

    assert line.scores == [0, 4]


@rule("CA-5.4", "CA-8.3")
def test_two_tiles_that_both_halves_of_a_road_visit_count_once_each() -> None:
    """The last bend joins two stretches that share a junction and a tile with two bends: seven tiles."""
    start = "BA-X 1,0/0 road@E BA-V 2,0/0 pass BA-V 1,1/2 pass PD-P1 2,1/1 pass"
    line = scene(f"{start} BA-V 3,1/0 pass BA-V 2,2/2 pass BA-V 3,2/1 pass")

    assert line.scores == [7, 0]
    assert line.notes("road")[0][1][0] == 7


@rule("CA-5.4", "CA-8.4")
def test_shields_are_counted_one_by_one() -> None:
    """Three tiles and a shield; four tiles and two."""
    assert scene("BA-F 0,-1/1 city@N BA-E 0,-2/2 pass").scores == [8, 0]
    assert scene("BA-F 0,-1/1 city@N BA-F 0,-2/1 pass BA-E 0,-3/2 pass").scores == [12, 0]


@rule("CA-5.5", "CA-9.4")
def test_a_city_borders_a_field_once() -> None:
    """The field touches both halves of the finished city; the open city beside it counts nothing."""
    line = scene("BA-E 0,-1/2 field@0 BA-U 1,0/0 pass BA-E 1,-1/0 pass")

    assert feature(line, 0, -1, "field@0") == feature(line, 0, 0, "field@2")
    assert feature(line, 0, -1, "field@0")["cities"] == 1


@rule("CA-5.6")
def test_fields_are_cut_exactly_as_the_data_says() -> None:
    """The princess's corner city divides the field of its tile; another tile encloses a field."""
    divided, enclosed = scene("PD-L3 0,-1/2"), scene("PD-L6 0,-1/2")

    assert [text for text in options(divided) if text.startswith("field")] == ["field@6", "field@0"]
    assert [text for text in options(enclosed) if text.startswith("field")] == ["field@2", "field#1"]
    assert feature(enclosed, 0, -1, "field#1")["open"] == 0


@rule("CA-5.6")
def test_every_field_of_every_tile_is_drawn_from_the_data() -> None:
    """Segments of a tile in the order cities, roads, fields, cloister."""
    for tile, printed in enumerate(GAME.parts.printed):
        parts = [len(printed.get(key, [])) for key in ("cities", "roads", "fields")]
        kinds = [0] * parts[0] + [1] * parts[1] + [2] * parts[2] + [3] * bool(printed.get("cloister"))
        assert list(GAME.parts.features[tile]) == kinds


def laid(*tiles: tuple[str, int, int, int]) -> CarcassonneState:
    """A map of tiles as they lie: id, x, y and rotation. Whether they may lie there is not asked."""
    s = CarcassonneState(2, GAME.parts, 0)
    s.at = vec[i64]([0] * 256)
    for name, x, y, rotation in tiles:
        lay(s, cell(x, y), GAME.parts.tiles.index(name) * 4 + rotation)
    return s


@rule("CA-5.1", "CA-5.3", "CA-5.5")
def test_the_twelve_tiles_of_carcassonne_are_one_completed_city_for_the_farms_around() -> None:
    """Its walls join behind the fields; fields beside the walls join along them, and three roads cut them."""
    block = [tile for tile in GAME.parts.printed if "at" in tile]
    s = laid(*[(tile["id"], tile["at"][0], tile["at"][1], 0) for tile in block])
    walls = {find(s, s.base[number] + GAME.parts.segments[s.turned[number] >> 2]) for number in range(12)}
    (city,) = walls

    assert tiles(s, city) == 12
    assert is_complete(s, city)
    assert not any(free & 256 for free in s.free)
    borders = cities_of_farms(s, False)
    assert len(borders) == 3
    assert {border & 4095 for border in borders} == {city}


@rule("CA-5.1")
def test_a_river_joins_like_a_road_and_keeps_its_banks_apart() -> None:
    """The field goes round the spring; further on each bank is a field of its own."""
    s = laid(("RI-S", 0, 0, 0), ("RI-5", 1, 0, 0), ("RI-4", 2, 0, 1))
    parts = GAME.parts
    rivers = {find(s, s.base[number] + parts.segments[s.turned[number] >> 2]) for number in range(3)}
    (river,) = rivers

    assert tiles(s, river) == 3
    assert s.sums[river] & 1023 == 1
    assert find(s, s.base[1]) == find(s, s.base[1] + 1) == find(s, s.base[0])
    assert need(s, cell(3, 0)) & 256
    assert not need(s, cell(2, 1)) & 256


@rule("CA-5.4")
def test_a_feature_counts_its_inns_cathedrals_and_goods() -> None:
    """Each symbol, also several of a kind."""
    s = laid(("IC-01", 0, 0, 0), ("TB-02", 1, 0, 0), ("TB-13", -1, 0, 1), ("TB-03", 0, 1, 1))
    city = find(s, s.base[0])
    inns = laid(("IC-14", 0, 0, 0), ("IC-15", 1, 0, 0), ("BA-U", -1, 0, 0))
    road = find(inns, inns.base[0])

    assert (grand(s, city), tiles(s, city)) == (1, 4)
    assert [goods(s, city, kind) for kind in range(3)] == [2, 0, 1]
    assert (grand(inns, road), tiles(inns, road)) == (2, 3)
