"""SI-0 and SI-1: terms, tiles and their tables."""

import pytest

import wawel
from tests.games.simurgh.scenes import goods, legal, points, scene, seat_of
from wawel.core.errors import Phrase
from wawel.games.simurgh import GAME, load
from wawel.games.simurgh.components import bundles
from wawel.games.simurgh.components.ids import COUNTS, TYPES
from wawel.games.simurgh.components.load import DATA
from wawel.testing import rule

TEXT = DATA


@rule("SI-0.1", "SI-16.17")
def test_an_ability_or_space_beats_the_general_rule() -> None:
    """Full use needs room for a gain, but markers may be bought with all slots full: they are lost."""
    line = scene("goods 0: 3wood\ndragons 0: 49:abc", "spearman@training_arena")

    assert seat_of(line)["markers"] == 3
    assert line.notes("markers-lost") == [(0, [2])]


@rule("SI-0.2")
def test_only_the_active_player_decides() -> None:
    """And the turn passes to the next seat."""
    line = scene("free 0: 1 1", "spearman@armoury")

    assert line.match.waiting == [0]
    with pytest.raises(wawel.NotWaiting):
        line.match.play(1, "end")
    assert line.then("end").match.waiting == [1]


@rule("SI-0.3")
def test_there_are_six_resources() -> None:
    """Points, markers and vassals do not count towards the limit."""
    line = scene("goods 0: 15veg\npp 0: 50\ndragons 0: 49:abc", "rider@dragon_spires end")

    assert line.match.waiting == [0]
    assert seat_of(line)["total"] == 16


@rule("SI-0.4")
def test_figures_in_the_supply_are_not_owned() -> None:
    """One unassigned spearman is the last vassal, although four figures are in the supply."""
    line = scene("free 0: 1 0\ndragons 0: 63:abc\npp 0: 5")

    assert line.refuses("use:63c") == ("last-vassal", "SI-6.5")


@rule("SI-0.5")
def test_points_do_not_drop_below_zero() -> None:
    """A cost of two points needs two."""
    poor = scene("dragons 0: 51:abc\npp 0: 1")
    rich = scene("dragons 0: 51:abc\npp 0: 2", "use:51b get:3veg")

    assert poor.refuses("use:51b") == ("missing-points", "SI-0.5")
    assert points(rich) == 0


@rule("SI-1.1", "SI-16.1", "SI-16.23")
def test_there_are_84_tiles_of_seven_kinds() -> None:
    """48 of them are action tiles, the power tiles among them."""
    assert [list(GAME.parts.type).count(kind) for kind in range(len(TYPES))] == COUNTS
    assert sum(COUNTS) == 84
    assert sum(COUNTS[:5]) == 48


@rule("SI-1.2")
def test_the_first_space_is_for_many_and_two_tiles_have_three() -> None:
    """#20 and #28 do."""
    sizes = {tile: GAME.parts.size[tile] for tile in range(1, 49)}

    assert [tile for tile, size in sizes.items() if size == 3] == [20, 28]
    assert all(GAME.parts.many[12 + tile * 4] for tile in range(1, 37))
    assert not any(GAME.parts.many[12 + tile * 4 + space] for tile in range(1, 37) for space in (1, 2, 3))


@rule("SI-1.3", "SI-1.4")
def test_exploration_tiles_have_four_levels_and_dragons_three_abilities() -> None:
    assert {GAME.parts.size[tile] for tile in range(37, 49)} == {4}
    assert len(GAME.parts.mode) == 36
    assert sorted(GAME.parts.dragon_type) == sorted([kind for kind in range(12) for _ in range(2)])


@rule("SI-16.21", "SI-16.35")
@pytest.mark.parametrize(
    ("text", "ways"),
    [
        ("3 wood/stone", {"3wood", "2wood+1stone", "1wood+2stone", "3stone"}),
        ("1 wood | 1 stone | 2 veg", {"1wood", "1stone", "2veg"}),
        ("1 veg/meat + 1 wisdom", {"1veg+1wisdom", "1meat+1wisdom"}),
        ("2 wood/stone + 1 stone", {"2wood+1stone", "1wood+2stone", "3stone"}),
        ("3 wisdom | 3 weapon", {"3wisdom", "3weapon"}),
        ("", {"nothing"}),
    ],
)
def test_a_bundle_is_read_into_every_way(text: str, ways: set[str]) -> None:
    """Totals of mixed kinds, alternatives, and terms that always belong together."""
    from wawel.games.simurgh.notation import bundle

    assert {bundle(vector) for vector in bundles.alternatives(text, Phrase("here"))} == ways


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('get = "2 wisdom"', 'get = "2 wisdoms"', "SI-0.3: library: '2 wisdoms' is no part of a bundle"),
        ('get = "2 wisdom"', 'get = "2 wisdom/pp"', "only resources can be mixed"),
        ('get = "2 wisdom"', 'get = "99 wisdom"', "more than a bundle holds"),
        (
            'kind = "any.one"\nget = "1 weapon"',
            'kind = "all"\nget = "1 weapon"',
            "SI-5.2: one of these is needed: any.many",
        ),
        ('special = "scout_purchase"', 'special = "magic"', "SI-1.1: one of these is needed: scout_purchase"),
        ('get = "1 veg | 1 pp"', 'pay = "1 veg"\nget = "1 pp"', "SI-3.8: the Main Market"),
        ('mode = "boost", on = "wisdom"', 'mode = "boots", on = "wisdom"', "SI-12.4: one of these is needed: action"),
        ('mode = "boost", on = "pp"', 'mode = "boost", on = "gold"', "nothing is called 'gold'"),
        ('{ mode = "action", get = "2 veg" }', '{ mode = "action", get = "1 marker" }', "SI-20.4"),
        ("id = 84", "id = 83", "SI-7.1: 84 is needed here, not 83"),
        ('id = 36\ntype = "power"', 'id = 36\ntype = "research"', "SI-1.1: 8 research tiles"),
        ('{ get = "8 pp" } ]\n\n[[tile]]\nid = 38', "]\n\n[[tile]]\nid = 38", "SI-1.3"),
        ('bonus = "1 weapon"', 'bonus = "1 rider"', "SI-8.1"),
        ("[constants.end_game]", "[constants.the_end]", "'end_game' is missing"),
        ("format = 1", "format =", "not TOML"),
        ('dragon = "d49"', 'dragon = "d99"', "not 'd99'"),
        ("start_dragon_markers = 3", 'start_dragon_markers = 3\nhand_limit = "five"', "not TOML"),
    ],
)
def test_unsound_data_is_refused_by_name(old: str, new: str, complaint: str) -> None:
    """Corrected data is checked like the original."""
    assert old in TEXT
    with pytest.raises(wawel.BadData) as caught:
        load(TEXT.replace(old, new, 1))

    assert complaint in str(caught.value)


def test_components_tell_what_is_reconstructed() -> None:
    """A board can mark guessed values."""
    shown = GAME.components()

    assert set(GAME.reconstructed) == {"dragon_type", "objective", "objective_space", "scout_area", "wild_area"}
    assert {"city_space", "tile", "dragon_type"} <= set(shown)


def test_a_poor_player_still_has_the_main_market() -> None:
    """Nothing in hand, nothing in store: still something to do."""
    line = scene("goods 0: -")

    assert "spearman@main_market" in legal(line)
    assert goods(line) == {}
