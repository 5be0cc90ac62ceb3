"""CA-20: what holds in every position of every match, and agreement with a slow model of the map."""

from typing import Any

import pytest
from hypothesis import given, settings
from librt.vecs import vec

import wawel
from tests.budgets import budget
from tests.games.carcassonne.driver import games, positions, steps
from tests.games.carcassonne.slow import Slow
from wawel.core import telling
from wawel.core.game import CHANCE, NOBODY
from wawel.core.options import canonical
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.components.ids import FIELD
from wawel.games.carcassonne.model.figures import is_large_at, root_of
from wawel.games.carcassonne.model.quarters import inside
from wawel.games.carcassonne.model.state import AT_HOME, BACK, IN_QUARTER, MARKET, OVER
from wawel.games.carcassonne.model.terrain import is_complete, kind
from wawel.games.carcassonne.options import COUNT, IC, PORTAL_TO_DRAGON, bits
from wawel.testing import rule

TOTALS: dict[str, int] = {name: box["total"] for name, box in GAME.parts.data["sets"].items()}


def total(sets: str) -> int:
    """All tiles of a game; without the start tile if something else begins the map, CA-3.5."""
    chosen = [name for name in sets.split("+") if name in TOTALS]
    replaced = "river" in chosen or "count" in chosen
    return 72 - replaced + sum(TOTALS[name] for name in chosen)


QUARTERED = [IN_QUARTER - quarter for quarter in range(4)]  # where a large follower in the City is
TOGETHER = (BACK, MARKET, OVER)  # when several followers may stand on one segment, CA-15.6


def in_city(s: Any, seat: int) -> int:
    """A seat's ordinary followers in the City of Carcassonne."""
    return sum(inside(s, seat, quarter) for quarter in range(4)) if s.options & COUNT else 0


@rule("CA-20")
@settings(max_examples=budget(12))
@given(games)
def test_pieces_are_conserved_and_nobody_shares_a_tile_with_the_dragon(game: tuple[Any, ...]) -> None:
    """Seven followers per seat; all tiles are somewhere; scores never fall."""
    scores = [0] * game[0]
    for state in positions(*game):
        s: Any = state
        for seat in range(s.seats):
            own = [f for place, f in enumerate(s.figures) if f & 15 == seat and not is_large_at(s, place)]
            assert s.supply[seat] + len(own) + in_city(s, seat) == 7
            assert not s.options & IC or s.pieces[seat] in (AT_HOME, *QUARTERED, *s.figures)
        drawn = 1 if s.tile >= 0 else 0
        assert len(s.cells) + drawn + sum(s.pile) + sum(s.aside) + sum(s.discarded) == total(game[3]["sets"])
        assert s.left + s.under == sum(s.pile)
        assert list(s.figures) == sorted(s.figures)
        assert len({f >> 4 for f in s.figures}) == len(s.figures) or (s.options & COUNT and s.phase in TOGETHER)
        assert s.dragon < 0 or not s.parts.inside[s.turned[s.dragon] >> 2]
        assert s.options & PORTAL_TO_DRAGON or not any(f >> 8 == s.dragon for f in s.figures)
        assert all(now >= before for now, before in zip(s.points, scores, strict=True))
        scores = s.points[:]


@rule("CA-20")
@settings(max_examples=budget(10))
@given(games)
def test_every_border_matches_and_every_walk_is_sound(game: tuple[Any, ...]) -> None:
    """Equal letters on shared borders; a walk has 0 to 6 different tiles and avoids its start and the fairy."""
    letters = {tile["id"]: tile["edges"] for tile in GAME.parts.printed}
    state = None
    for state in positions(*game):
        s: Any = state
        assert len(s.walk) <= 7
        assert len(set(s.walk)) == len(s.walk)
        assert s.fairy not in s.walk[1:] or s.mover < 0
    assert state is not None
    view: Any = GAME.observe(state, -1)
    at = {
        (tile["x"], tile["y"]): [letters[tile["id"]][(side - tile["rotation"]) % 4] for side in range(4)]
        for tile in view["tiles"]
    }
    for (x, y), sides in at.items():
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if (x + dx, y + dy) in at:
                assert sides[side] == at[(x + dx, y + dy)][(side + 2) % 4]


@rule("CA-20", "CA-5.3", "CA-5.4", "CA-5.5")
@settings(max_examples=budget(10))
@given(games)
def test_features_equal_a_slow_recomputation(game: tuple[Any, ...]) -> None:
    """Segments, open ends, size, worth, shields, followers and bordering cities, at intervals and at the end."""
    for step, state in enumerate(positions(*game)):
        if step % 40 == 0 or GAME.actor(state) == NOBODY:
            compare(GAME.observe(state, -1))


def compare(seen: Any) -> None:
    slow = Slow(seen["tiles"])
    place_of: dict[int, int] = {}
    for tile in seen["tiles"]:
        for part, feature in enumerate(tile["features"]):
            node = (tile["x"], tile["y"], part)
            assert place_of.setdefault(feature, slow.of[node]) == slow.of[node]
    assert len(set(place_of.values())) == len(seen["features"]) == len(slow.features)
    for number, feature in enumerate(seen["features"]):
        nodes = slow.features[place_of[number]]
        kind = slow.kind[next(iter(nodes))]
        assert feature["kind"] == kind
        assert feature["open"] == slow.open_ends(nodes)
        if kind == "cloister":
            assert feature["tiles"] == 1 + slow.neighbours(next(iter(nodes)))
        else:
            assert feature["tiles"] == slow.size(nodes)
        if kind != "field":
            assert feature["worth"] == slow.worth(nodes, seen["options"])
        assert feature.get("shields", 0) == (slow.shields(nodes) if kind == "city" else 0)
        assert feature.get("cities", 0) == (len(slow.cities(nodes)) if kind == "field" else 0)
        followers = [f for f in seen["figures"] if f.get("figure", "follower") in ("follower", "large")]
        standing = [f for f in followers if (f["x"], f["y"], f["part"]) in nodes]
        counts = [len([f for f in standing if f["seat"] == seat["seat"]]) for seat in seen["seats"]]
        large = [len([f for f in standing if f["seat"] == seat and "figure" in f]) for seat in range(len(counts))]
        assert feature.get("followers", [0] * len(counts)) == counts
        assert feature.get("weights", counts) == [sum(pair) for pair in zip(counts, large, strict=True)]
        assert ("weights" in feature) == any(large)


@rule("CA-20", "CA-8.8")
@settings(max_examples=budget(12))
@given(games)
def test_after_scoring_no_complete_feature_carries_a_figure(game: tuple[Any, ...]) -> None:
    """Between turns, and at the end."""
    for state in positions(*game):
        if GAME.actor(state) not in (CHANCE, NOBODY):
            continue
        s: Any = state
        for figure in s.figures:
            feature = kind(s, figure >> 8, figure >> 4 & 15)
            assert feature == FIELD or not is_complete(s, root_of(s, figure))


@pytest.mark.slow
@rule("CA-20", "CA-10.5.2")
def test_the_seeking_driver_meets_everything_there_is() -> None:
    """Otherwise the properties above would say nothing about princesses, portals and dead ends."""
    seen: set[str] = set()
    for seed in range(8):
        *_, state = positions(2 + seed % 2, seed, True, {"princess": "may"} if seed % 3 == 0 else {})
        assert state.log is not None
        seen |= {note.key for note in state.log.notes}

    assert {
        "sent-home",
        "declined",
        "through-portal",
        "eaten",
        "dead-end",
        "fairy-bonus",
        "aside",
        "reshuffled",
    } <= seen


@pytest.mark.slow
@rule("CA-20", "CA-11.2", "CA-11.3", "CA-11.6")
def test_the_seeking_driver_meets_inns_and_cathedrals() -> None:
    """And large followers that the dragon eats and the princess sends home."""
    seen: set[str] = set()
    for seed in range(8):
        *_, state = positions(2, seed, True, {"sets": "pd+ic"})
        assert state.log is not None
        for note in state.log.notes:
            told = telling.arguments(GAME, note.key, note.args)
            seen.add(f"{note.key}-large" if told.get("figure") == "figure.large" else note.key)

    assert {"road-inn", "city-cathedral", "open-road-inn", "open-city-cathedral"} <= seen
    assert {"deployed-large", "eaten-large", "sent-home-large", "home-large", "through-portal-large"} <= seen


@pytest.mark.slow
@rule("CA-20", "CA-15.4", "CA-15.5", "CA-15.6", "CA-15.9")
def test_the_seeking_driver_meets_the_count() -> None:
    """Followers of both sizes enter and come back, and some answer the last call."""
    seen: set[str] = set()
    for seed in range(8):
        chosen = {"sets": "pd+ic+count", "count_final": "any_quarter" if seed % 2 else "market_only"}
        *_, state = positions(2 + seed % 2, seed, True, {**chosen, "farm_rule": "first" if seed == 1 else "third"})
        assert state.log is not None
        seen |= {note.key for note in state.log.notes}
        seen |= {"back-large" for note in state.log.notes if note.key == "back" and note.args[1]}

    assert {"entered", "count", "back", "back-large", "last-call", "market", "farm-walls"} <= seen


@pytest.mark.slow
@rule("CA-20")
@pytest.mark.parametrize("seed", range(budget(6)))
def test_positions_of_seeking_games_survive_as_text(seed: int) -> None:
    """Including princess questions, walks and wards."""
    modes = [
        {},
        {"fairy_mode": "follower", "sets": "pd+ic"},
        {"sets": "pd+ic+count", "princess": "may"},
        {"dragon_timing": "after_scoring", "princess": "may"},
        {"sets": "pd+ic+count", "dragon_timing": "after_scoring", "count_final": "any_quarter"},
    ]
    for step, state in enumerate(positions(2, seed, True, modes[seed % 5])):
        phase = GAME.observe(state, -1)["phase"]
        if step % 5 == 0 or phase not in ("draw", "place", "action"):
            text = GAME.position(state)
            again = GAME.from_position(text)
            assert again.encode() == state.encode()
            assert GAME.legal(again, GAME.actor(again)) == GAME.legal(state, GAME.actor(state))


@rule("CA-7.6")
@settings(max_examples=budget(6))
@given(games)
def test_legal_and_why_not_ask_the_same_question(game: tuple[Any, ...]) -> None:
    """Every segment of the map, every tile for the fairy, every direction."""
    for step, state in enumerate(positions(*game)):
        actor = GAME.actor(state)
        if actor < 0 or step % 7:
            continue
        s: Any = state
        legal = set(GAME.legal(state, actor))
        tries = [
            kind << 24 | figure << 12 | number << 4 | part
            for kind, figure in ((2, 0), (2, 1), (2, 2), (2, 3), (3, 0), (4, 0), (8, 0), (8, 1))
            for number in range(len(s.cells) + 1)
            for part in range(16)
        ]
        tries += [kind << 24 | value for kind in (1, 5, 9, 10) for value in range(9)]
        assert {action for action in tries if GAME.why_not(state, actor, action) == 0} == legal & set(tries)


def test_options_of_the_games_above_are_canonical() -> None:
    """So that the slow model reads the same settings."""
    assert bits(canonical(GAME.options, {}, 2)) == bits(wawel.Match(GAME, 2, seed=1).options)


def vectors(s: Any) -> dict[str, list[int]]:
    """Everything that a position holds in vectors, what follows from the map included."""
    return {name: list(value) for name in dir(s) if isinstance(value := getattr(s, name), vec)}


@rule("CA-20")
@settings(max_examples=budget(12))
@given(games)
def test_what_happens_to_a_position_is_not_seen_in_its_copies(game: tuple[Any, ...]) -> None:
    """Copies share vectors until one of them changes."""
    reached: dict[str, list[int]] = {}
    for before, _, state in steps(*game):
        assert not reached or vectors(before) == reached
        reached = vectors(state)


@rule("CA-20")
@settings(max_examples=budget(6))
@given(games)
def test_what_happens_to_one_copy_is_not_seen_in_others(game: tuple[Any, ...]) -> None:
    """A position, its copy and a copy of that go three ways."""
    for number, state in enumerate(positions(*game)):
        actor = GAME.actor(state)
        if number % 4 or actor == NOBODY:
            continue
        whole, actions = vectors(state), GAME.legal(state, actor)
        first = state.copy()
        second = first.copy()
        third = second.copy()
        GAME.apply(first, actor, actions[0])
        GAME.apply(second, actor, actions[-1])
        reached = [vectors(first), vectors(second)]

        assert vectors(state) == vectors(third) == whole

        GAME.apply(third, actor, actions[0])

        assert [vectors(first), vectors(second)] == reached
        assert vectors(third) == reached[0]
