"""Each game describes what it sends to a board, and sends exactly that."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from pydantic import ValidationError

import wawel
from tests import roofs
from tests.budgets import budget
from tests.golden.playthrough import Playthrough, read
from tests.quay import QUAY, on_the_shelf
from wawel.core.game import SPECTATOR, Game
from wawel.core.match import Match
from wawel.core.rng import Rng
from wawel.server.schema import games
from wawel.server.schema.__main__ import main

# Compiled rules keep no types.
pytestmark = pytest.mark.once

EVERY = pytest.mark.parametrize("game", [*wawel.games(), QUAY], ids=lambda game: game.id)


def checker(game: Game, name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": games.build(game)["$defs"]})


def positions(setup: Playthrough) -> Iterator[Match]:
    """Some positions of a random match, and its end."""
    match, rng = Match(setup.game, setup.seats, setup.seed, setup.options), Rng(setup.seed)
    while not match.over:
        if rng.below(100) < budget(50):
            yield match
        seat = match.waiting[rng.below(len(match.waiting))]
        actions = match.legal(seat)
        match.play(seat, actions[rng.below(len(actions))])
    yield match


@EVERY
def test_a_game_states_its_types(game: Game) -> None:
    """By the return types of observe() and components(): definitions without doubles, closed to unknown keys."""
    schema = games.build(game)

    Draft202012Validator.check_schema(schema)
    assert {"View", "Components"} <= set(schema["$defs"])
    for name, body in schema["$defs"].items():
        assert name.isalpha(), name
        assert body["additionalProperties"] is False, name


@EVERY
def test_components_have_the_stated_types(game: Game) -> None:
    sent = json.dumps(game.components())

    games.adapters(game)["Components"].validate_json(sent)
    checker(game, "Components").validate(json.loads(sent))


@pytest.mark.slow
@EVERY
def test_views_have_the_stated_types(game: Game) -> None:
    """Of every seat and of a spectator, in random matches with every number of seats and every choice of an option."""
    quick, whole = games.adapters(game)["View"], checker(game, "View")
    with on_the_shelf(QUAY) if game is QUAY else nullcontext():
        for path in sorted(roofs.matches(game.id).glob("*.txt")):
            views: list[str] = []
            for match in positions(read(path)):
                views = [json.dumps(match.view(seat)) for seat in (SPECTATOR, *range(match.seats))]
                for view in views:
                    quick.validate_json(view)
            for view in views:
                whole.validate(json.loads(view))


@EVERY
def test_another_view_is_refused(game: Game) -> None:
    """A missing key, an extra key, or another kind of value."""
    quick = games.adapters(game)["View"]
    view = dict(Match(game, game.min_seats, 1).view(0))
    others = [{key: view[key] for key in list(view)[1:]}, {**view, "more": 1}, {**view, "phase": "nap"}]
    quick.validate_json(json.dumps(view))

    for other in [*others, {**view, "seats": {}}]:
        with pytest.raises(ValidationError):
            quick.validate_json(json.dumps(other))


def test_a_comment_at_a_field_describes_it() -> None:
    tile = games.build(wawel.game("knights-and-castles"))["$defs"]["TileInfo"]

    assert tile["properties"]["symbol"] == {"description": "of a drum", "type": "string"}


def test_a_game_may_state_no_types() -> None:
    """Then its board does without them."""
    assert games.build(Game("bare", {}, (2, 2), 1))["$defs"] == {}


@pytest.mark.slow
def test_the_files_are_written_once(tmp_path: Path) -> None:
    """A second run leaves them alone, so that nothing is rebuilt."""
    assert main([str(tmp_path)]) == 0
    written = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.json")}
    assert main([str(tmp_path)]) == 0

    assert {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.json")} == written
    assert {file.relative_to(tmp_path).as_posix() for file in written} >= {
        "protocol.json", "games/simurgh/schema.json", "games/simurgh/components.json", "games/carcassonne/data.json"
    }  # fmt: skip


@pytest.mark.slow
def test_no_server_loads_the_schemas() -> None:
    asked = "import sys, wawel, wawel.server.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()

    assert "wawel.server.app" in loaded
    assert not [module for module in loaded if module.startswith("wawel.server.schema")]
