"""What everybody is told about how a table started: a chosen seed, a position, a moment of a replay."""

import sqlite3

import pytest

from tests.server.conftest import Start
from tests.server.playing import GAME, Json, Player, calling, join_all, open_table, play_on
from wawel import Match
from wawel.server.store.database import FILE


async def begun(address: str, **rest: object) -> tuple[bool, str]:
    """`seed_given` and `started` of a new table, as a guest sees them."""
    made = await open_table(address, "link", "link", **rest)
    player = await Player.join(address, made["table"])
    async with calling(address) as http:
        info = (await http.get(f"/api/tables/{made['table']}")).json()
    assert {name: info[name] for name in ("seed_given", "started")} == _beginning(player.welcome["table"])
    return info["seed_given"], info["started"]


def _beginning(info: Json) -> Json:
    return {name: info[name] for name in ("seed_given", "started")}


async def test_a_seed_chosen_by_hand_is_told(address: str) -> None:
    assert await begun(address, seed="dragon") == (True, "setup")


async def test_a_secret_seed_is_told_as_such(address: str) -> None:
    assert await begun(address, seed=None) == (False, "setup")
    assert await begun(address, seed="") == (False, "setup")


async def test_a_start_from_a_position_is_told(address: str) -> None:
    assert await begun(address, seed=None, position=Match(GAME, 2, 7).position) == (False, "position")


async def test_a_start_from_a_replay_is_told(address: str) -> None:
    match = Match(GAME, 2, 7)
    match.play(0, "knight+dragon")
    async with calling(address) as http:
        replay = (await http.post("/api/replays", content=match.record.text())).json()["replay"]

    assert await begun(address, seed=None, **{"from": {"replay": replay, "moment": 1}}) == (False, "replay")


@pytest.mark.slow
async def test_a_rematch_has_a_secret_seed_and_the_same_start(start: Start) -> None:
    """After a restart too."""
    first = await start()
    made = await open_table(first.address, "link", "link", position=Match(GAME, 2, 7).position)
    await play_on(await join_all(first.address, made))
    async with calling(first.address) as http:
        key = {"Authorization": f"Bearer {made['token']}"}
        again = (await http.post(f"/api/tables/{made['table']}/rematch", headers=key)).json()
    await first.stop()
    second = await start()

    async with calling(second.address) as http:
        answer = [_beginning((await http.get(f"/api/tables/{one['table']}")).json()) for one in (made, again)]

    assert answer == [{"seed_given": True, "started": "position"}, {"seed_given": False, "started": "position"}]


async def test_the_database_knows_which_tables_are_finished(start: Start) -> None:
    server = await start()
    made = await open_table(server.address, "link", "link")
    other = await open_table(server.address, "link", "link")
    await play_on(await join_all(server.address, made))

    with sqlite3.connect(server.settings.data / FILE) as file:
        found = dict(file.execute("select id, over from tables").fetchall())
    file.close()
    assert found == {made["table"]: 1, other["table"]: 0}
