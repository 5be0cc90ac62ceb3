"""What bots look at in Carcassonne, feature by feature, and what they choose from."""

import math
from typing import Any

import pytest

import wawel
from tests.budgets import budget
from tests.games.carcassonne.driver import positions
from tests.games.carcassonne.scene import options, scene
from wawel.bots.bot import make
from wawel.bots.imagined import Imagined
from wawel.bots.known import knowledge_of
from wawel.core.game import CHANCE, NOBODY
from wawel.core.rng import Rng
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.belief.alike import doubles
from wawel.games.carcassonne.belief.odds import Odds
from wawel.testing import Played, rule

BASE = {"sets": "none"}
TRADERS = {"sets": "tb"}
# seven tiles around a cloister, the dragon on a volcano below it
BLOCK = "map: BA-D@0,0/0 BA-U@1,0/0 BA-U@-1,0/0 BA-B@0,1/0 BA-B@1,1/0 BA-B@-1,1/0 PD-V1@0,2/0 BA-E@1,2/2\ndragon: 0,2\n"
SETS = ["none", "pd", "ic", "tb", "river", "ks", "count", "pd+ic+tb+river+ks", "pd+ic+tb+ks+count"]


def seen(line: Played, seat: int = 0) -> dict[str, float]:
    """The features of a seat by name."""
    knowledge = knowledge_of(GAME)
    return dict(zip(knowledge.names, knowledge.features(GAME, line.match.state(), seat), strict=True))


def odds(line: Played) -> Odds:
    state: Any = line.match.state()
    return Odds(state)


@rule("CA-8.4")
def test_points_are_those_on_the_track() -> None:
    """A city of two tiles pays 4, and the knight is back."""
    found = seen(scene("BA-E 0,-1/2 city@S", options=BASE))

    assert (found["points"], found["cities"], found["returning"]) == (4.0, 0.0, 0.0)


@rule("CA-9.3", "CA-8.4")
def test_an_open_city_promises_as_much_again_by_its_chance() -> None:
    """Two tiles and a shield: 3 points now, 6 when complete. One cell is open, which 0.65 of the time is enough."""
    line = scene("BA-F 0,-1/1 city@N", options=BASE)
    state: Any = line.match.state()
    need = next(free & 511 for free in state.free if free >> 9 == 254 << 9 | 256)

    assert seen(line)["cities"] == 3.0
    assert seen(line)["city-growth"] == pytest.approx(3.0 * 0.65 * odds(line).filled(need))
    assert seen(line, 1)["cities"] == 0.0


@rule("CA-9.3")
def test_roads_and_cloisters_are_counted_as_they_are() -> None:
    """Two tiles of road; a cloister with one neighbour has seven cells to go, and 7 points to gain."""
    assert seen(scene("BA-U 1,0/0 road@E", options=BASE))["roads"] == 2.0
    line = scene("BA-B 0,1/0 cloister", options=BASE)
    assert seen(line)["cloisters"] == 2.0
    assert seen(line)["cloister-growth"] == pytest.approx(7.0 * odds(line).surrounded(7))


@rule("CA-9.4")
def test_a_farm_counts_completed_cities_and_hopes_for_others() -> None:
    """3 points for the city that the tile closes; half of them for one with a single open end."""
    closed = seen(scene("BA-E 0,-1/2 field@0", options=BASE))
    assert (closed["farms"], closed["farm-growth"]) == (3.0, 0.0)
    unfinished = seen(scene("BA-U 1,0/0 field@0", options=BASE))
    assert (unfinished["farms"], unfinished["farm-growth"]) == (0.0, 1.5)


@rule("CA-8.2")
def test_only_the_majority_owns_a_feature() -> None:
    """Two knights against one; a tie pays both."""
    city = "map: BA-D@0,0/0 BA-C@0,-1/0 BA-D@-1,-1/1 BA-D@1,-1/3\noptions: sets=none\n"
    two = scene("", position=city + "figures: 0@0,0:city@N 0@-1,-1:city@E 1@1,-1:city@W\n")
    one = scene("", position=city + "figures: 0@0,0:city@N 1@1,-1:city@W\n")

    assert (seen(two, 0)["cities"] > 0.0, seen(two, 1)["cities"]) == (True, 0.0)
    assert seen(one, 0)["cities"] == seen(one, 1)["cities"] > 0.0


@rule("CA-7.1")
def test_each_follower_more_at_home_is_worth_less() -> None:
    """3.5 * n / (n + 2.5): 7 at home, then 6."""
    assert seen(scene("", options=BASE))["supply"] == pytest.approx(3.5 * 7 / 9.5)
    line = scene("BA-B 0,1/0 cloister", options=BASE)
    assert seen(line)["supply"] == pytest.approx(3.5 * 6 / 8.5)
    home = 6 + odds(line).surrounded(7)
    assert seen(line)["returning"] == pytest.approx(3.5 * home / (home + 2.5) - 3.5 * 6 / 8.5)


@rule("CA-10.6.3", "CA-10.6.4")
def test_the_fairy_counts_for_whoever_she_is_with() -> None:
    """1, and the chance that she pays for the feature as well."""
    line = scene("", position=BLOCK + "figures: 0@0,1:cloister\nfairy: 0,1\n")

    assert seen(line)["fairy"] == pytest.approx(1.0 + odds(line).surrounded(1))
    assert seen(line, 1)["fairy"] == 0.0


@rule("CA-10.3.5", "CA-10.6.2")
def test_the_dragon_is_dangerous_if_it_is_near_and_the_fairy_is_not_there() -> None:
    """A monk with 8 points who may get 9, one step away; 2 of them he is worth at home. Beside the fairy he is safe."""
    monk = BLOCK + "figures: 0@0,1:cloister\n"
    near = scene("", position=monk)
    assert seen(near)["danger"] == pytest.approx((8.0 + odds(near).surrounded(1) - 2.0) * odds(near).walks)
    assert seen(scene("", position=monk + "fairy: 0,1\n"))["danger"] == 0.0


@rule("CA-12.4", "CA-12.8")
def test_a_builder_waits_for_a_tile_and_goods_for_a_lead() -> None:
    """The share of the pile that extends the road; 5 points a kind as long as nobody has a token."""
    line = scene("BA-U 1,0/0 road@E BA-B 0,1/0 pass BA-U 2,0/0 builder:road@E", options=TRADERS)

    assert 0.0 < seen(line)["builder"] < 1.0
    assert seen(line, 1)["builder"] == 0.0
    assert seen(line)["goods"] == 15.0


@rule("CA-14.3")
def test_a_card_is_worth_more_the_larger_the_city_that_won_it() -> None:
    """Two of eight tiles."""
    line = scene("BA-E 0,-1/2 pass", options={"sets": "ks"})

    assert (seen(line)["cards"], seen(line, 1)["cards"]) == (0.25, 0.0)


@rule("CA-4.5")
def test_rotations_that_look_alike_are_tried_once() -> None:
    """A straight road has two faces, a cloister one, the start tile four."""
    table = doubles(GAME.parts)
    names = GAME.parts.tiles

    assert [list(table[names.index(name) * 4 :][:4]) for name in ("BA-U", "BA-B", "BA-D")] == [
        [0, 0, 1, 1],
        [0, 1, 1, 1],
        [0, 0, 0, 0],
    ]


@rule("CA-10.4.1")
def test_a_portal_leads_to_each_feature_once() -> None:
    """Of a road through three tiles, one spot."""
    line = scene("BA-U 1,0/0 pass BA-B 0,1/0 pass PD-P1 -1,0/0")
    road = {"0,0:road@E", "1,0:road@E", "road@E"}
    state = line.match.state()
    kept = {GAME.format(state, 0, action) for action in knowledge_of(GAME).choices(GAME, state, 0)}

    assert road <= set(options(line))
    assert len(road & kept) == 1


@pytest.mark.parametrize("sets", SETS)
@pytest.mark.parametrize("seek", [False, True])
def test_choices_are_legal_and_features_finite_in_every_position(sets: str, seek: bool) -> None:
    """Whole matches of all sets, with two to five seats."""
    knowledge = knowledge_of(GAME)
    for seed in range(budget(10)):
        seats = 2 + (seed + len(sets)) % 4
        chosen = {option.name: option.default for option in GAME.options} | {"sets": sets}
        for step, state in enumerate(positions(seats, seed, seek, chosen)):
            actor = GAME.actor(state)
            if actor == NOBODY or (step + seed) % 5:
                continue
            assert all(math.isfinite(value) for value in knowledge.table(GAME, state))
            assert 0.0 <= knowledge.progress(state) <= 1.0
            if actor != CHANCE:
                choices = set(knowledge.choices(GAME, state, actor))
                assert choices
                assert choices <= set(GAME.legal(state, actor))


def test_a_choice_does_not_depend_on_draws_to_come() -> None:
    """The pile has no order: copies of a position, drawn anew, get the same choice from the same seed."""
    state = scene("BA-U 1,0/0 road@E BA-B").match.state()
    twins = [GAME.resample(state, 1, Rng(seed)) for seed in range(3)]

    assert len({make("medium").choose(Imagined(GAME, twin, 1), Rng(4)) for twin in twins}) == 1


def test_equal_bots_play_to_the_end() -> None:
    """They fill the map; all tiles but those that fit nowhere are placed."""
    match = wawel.Match(GAME, 2, seed=7, options=BASE)
    bot, rng = make("novice"), Rng(7)
    while not match.over:
        for seat in match.waiting:
            match.play(seat, bot.choose(Imagined(GAME, match.state(), seat), rng))
    state: Any = match.state()

    assert len(state.cells) + sum(state.discarded) == 72
