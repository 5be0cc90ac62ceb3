"""CA-20: builders, pigs, goods and second tiles in whole matches, against the slow model of the map."""

from typing import Any

import pytest
from hypothesis import given, settings

from tests.budgets import budget
from tests.games.carcassonne.driver import playing, positions, steps
from tests.games.carcassonne.slow import Slow
from wawel.core.game import CHANCE
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.model.state import PLACE
from wawel.games.carcassonne.view.observe import observe
from wawel.testing import rule

KINDS = {"builder": ("city", "road"), "pig": ("field",)}
traders = playing("tb", "pd+tb")


def seen_by_all(state: Any) -> Any:
    return observe(state)


@rule("CA-20", "CA-12.1", "CA-12.2", "CA-10.3.6")
@settings(max_examples=budget(8))
@given(traders)
def test_a_builder_or_pig_stands_with_a_follower_of_its_seat(game: tuple[Any, ...]) -> None:
    """At every draw: on the right kind of feature, never on the dragon's tile, one of each per seat."""
    for state in positions(*game):
        if GAME.actor(state) != CHANCE:
            continue
        seen = seen_by_all(state)
        slow = Slow(seen["tiles"])
        figures = [(f.get("figure"), f["seat"], (f["x"], f["y"], f["part"])) for f in seen["figures"]]
        helpers = [figure for figure in figures if figure[0] in KINDS]
        assert len({figure[:2] for figure in helpers}) == len(helpers)
        for name, seat, node in helpers:
            assert slow.kind[node] in KINDS[name]
            nodes = slow.features[slow.of[node]]
            assert name == "pig" or slow.open_ends(nodes)
            assert any(other[1] == seat and other[2] in nodes for other in figures if other[0] not in KINDS)
            assert list(node[:2]) != list(seen["dragon"] or [])
            assert seen["seats"][seat][name] is False


@rule("CA-20", "CA-12.4")
@settings(max_examples=budget(8))
@given(traders)
def test_a_second_tile_is_earned_exactly_when_the_builders_feature_grows(game: tuple[Any, ...]) -> None:
    """By the first tile of a turn; nobody places three tiles in a row."""
    placed: list[int] = []
    for before, _, after in steps(*game):
        s: Any = before
        if s.phase != PLACE:
            continue
        was, now = seen_by_all(before), seen_by_all(after)
        slow = Slow(now["tiles"])
        here = (now["tiles"][-1]["x"], now["tiles"][-1]["y"])
        builders = [f for f in was["figures"] if f.get("figure") == "builder" and f["seat"] == was["turn"]]
        grown = [slow.features[slow.of[f["x"], f["y"], f["part"]]] for f in builders]
        extended = any(node[:2] == here for nodes in grown for node in nodes)
        assert now.get("second") == ("now" if was.get("second") == "now" else "earned" if extended else None)
        placed.append(was["turn"])
    assert not any(one == two == three for one, two, three in zip(placed, placed[1:], placed[2:], strict=False))


@pytest.mark.slow
@rule("CA-20", "CA-12.4")
def test_the_seeking_driver_meets_builders_pigs_and_goods() -> None:
    """Otherwise the properties above would say little."""
    seen: set[str] = set()
    for seed in range(12):
        *_, state = positions(2, seed, True, {"sets": "pd+tb", "farm_rule": ("third", "first")[seed % 2]})
        assert state.log is not None
        seen |= {note.key for note in state.log.notes}

    helpers = {"helper-deployed", "helper-home", "helper-eaten", "helper-alone", "extends", "second-tile"}
    assert helpers | {"goods", "goods-points", "farm-pig", "farm-city-pig"} <= seen


@pytest.mark.slow
@rule("CA-20", "CA-12.4")
@pytest.mark.parametrize("seed", range(budget(4)))
def test_positions_with_builders_pigs_and_goods_survive_as_text(seed: int) -> None:
    """Also in the middle of a turn with two tiles."""
    for step, state in enumerate(positions(2, seed, True, {"sets": "pd+tb"})):
        seen = seen_by_all(state)
        if step % 5 == 0 or "second" in seen:
            again = GAME.from_position(GAME.position(state))
            assert again.encode() == state.encode()
            assert GAME.legal(again, GAME.actor(again)) == GAME.legal(state, GAME.actor(state))
