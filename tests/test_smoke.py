"""Everything on top of the rules works in this build: the server, the command line, the words.

The run with compiled rules repeats these tests, and no others above the rules.
"""

from pathlib import Path

import pytest

import wawel
from tests.cli.running import KNIGHTS, run, run_json
from tests.server.conftest import Start
from tests.server.conftest import start as start  # the fixture
from tests.server.playing import Player, open_table
from wawel.build import is_compiled

pytestmark = pytest.mark.slow


async def test_a_person_plays_against_bots_on_the_server(start: Start) -> None:
    """Bots think in workers, which run the same build."""
    server = await start()
    made = await open_table(server.address, "link", "random", "strong")
    player = await Player.join(server.address, made["table"], made["invites"][0]["token"])
    while not player.frame["outcome"]:
        if player.frame["actions"]:
            await player.play(0, player.frame["actions"][0])
        else:
            await player.hear("frame")
    await player.leave()


@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
def test_what_is_simulated_verifies_and_can_be_told(game: wawel.Game, tmp_path: Path) -> None:
    run_json("simulate", game.id, "--games", "1", "--cores", "1", "--records", tmp_path)
    record = next(tmp_path.iterdir())

    assert run_json("verify", record)["ok"] is True
    for lang in ("pl", "en"):
        assert game.titles[lang].split()[0] in run("replay", record, "--lang", lang).stdout


def test_workers_of_a_simulation_run_the_same_build() -> None:
    alone, together = (run_json("simulate", KNIGHTS, "--games", "2", "--cores", cores) for cores in ("1", "2"))

    assert {**alone, "seconds": 0} == {**together, "seconds": 0}
    assert run_json("--version")["compiled"] is is_compiled()
