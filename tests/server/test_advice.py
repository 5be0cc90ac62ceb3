"""Hints and projected results at a table, and the analysis of a finished match."""

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest

from tests.server.conftest import Start
from tests.server.playing import GAME, Json, Player, calling, open_table
from tests.server.test_replays import finished, upload
from tests.waiting import PATIENCE, PAUSE
from wawel import SPECTATOR, Match, game
from wawel.server.live.projecting import projected

pytestmark = pytest.mark.slow  # starts worker processes


@pytest.fixture
async def http(address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with calling(address) as client:
        yield client


async def test_a_hint_is_something_the_seat_can_do(address: str) -> None:
    """Everybody hears that there was one; only the seat hears what it was."""
    made = await open_table(address, "here", "link", hints=True)
    player = await Player.join(address, made["table"], made["token"])
    other = await Player.join(address, made["table"], made["invites"][0]["token"])

    advice = await player.ask(type="hint", seat=0)

    assert advice["type"] == "advice"
    assert advice["line"][0] in player.frame["actions"]
    assert 0 <= advice["otherwise"] <= 1
    assert 0 <= advice["chance"] <= 1
    assert advice["so_far"] is False
    assert (await other.hear("hinted"))["seat"] == 0
    assert not any('"advice"' in text for text in other.heard)


@pytest.mark.parametrize(("hints", "seat", "key"), [(False, 0, "no-hints"), (True, 1, "not-your-seat")])
async def test_no_hint_where_none_is_due(address: str, hints: bool, seat: int, key: str) -> None:
    made = await open_table(address, "here", "link", hints=hints)
    player = await Player.join(address, made["table"], made["token"])

    answer = await player.ask(type="hint", seat=seat)

    assert (answer["type"], answer["key"]) == ("refused", key)


async def test_a_seat_that_has_decided_gets_no_hint(address: str) -> None:
    made = await open_table(address, "here", "link", hints=True)
    player = await Player.join(address, made["table"], made["token"])
    await player.play(0, player.frame["actions"][0])

    assert (await player.ask(type="hint", seat=0))["key"] == "not-waiting"


@pytest.mark.parametrize("wanted", [True, False])
async def test_frames_say_how_the_match_may_end_if_the_table_wants_it(address: str, wanted: bool) -> None:
    made = await open_table(address, "here", "link", "link", projection=wanted)
    player = await Player.join(address, made["table"], made["token"])
    told = player.frame["projected"]

    assert player.welcome["table"]["projection"] is wanted
    assert (told is not None) is wanted
    if wanted:
        assert len(told) == 3
        assert sum(seat["chance"] for seat in told) == pytest.approx(1.0, abs=0.01)


def test_a_projection_tells_nothing_hidden() -> None:
    """Seat 1 reads the same, whatever seat 0 has committed."""
    rules = game(GAME)
    told = set()
    for commit in ("knight+catapult", "shepherd+shepherd", "dragon+archer"):
        match = Match(GAME, 2, seed=3)
        match.play(0, commit)
        told.add(str(projected(rules, match.state(), 1, 5)))

    assert len(told) == 1


async def look(http: httpx.AsyncClient, id: str) -> Json:
    found: Json = (await http.get(f"/api/replays/{id}/analysis")).json()
    return found


async def analysed(http: httpx.AsyncClient, id: str) -> Json:
    """The analysis of a replay, once it is complete."""
    whole: Json = (await http.post(f"/api/replays/{id}/analysis")).json()
    async with asyncio.timeout(PATIENCE):
        while whole["working"]:
            await asyncio.sleep(PAUSE)
            whole = await look(http, id)
    return whole


async def test_a_finished_match_is_analysed_and_kept(start: Start) -> None:
    """It grows in the background; asking again changes nothing."""
    server = await start(bot_simulations=20)
    async with calling(server.address) as http:
        match = finished()
        id = (await upload(http, match.record.text())).json()["replay"]
        assert (await look(http, id))["moments"] == []

        whole = await analysed(http, id)
        again = (await http.post(f"/api/replays/{id}/analysis")).json()

    assert len(whole["moments"]) == whole["count"] == len(match.entries) + 1
    assert len(whole["seats"]) == 3
    assert again == whole


async def test_a_costly_decision_is_compared_with_a_better_one(start: Start) -> None:
    """Both lead on from the same view; the seat that decided reads what others do not."""
    server = await start(bot_simulations=20)
    async with calling(server.address) as http:
        match = finished()
        id = (await upload(http, match.record.text())).json()["replay"]
        whole = await analysed(http, id)
        step = whole["costliest"][0]
        seat = whole["moments"][step]["seat"]
        own = (await http.get(f"/api/replays/{id}/better/{step}")).json()
        others = (await http.get(f"/api/replays/{id}/better/{step}", params={"seat": SPECTATOR})).json()
        seen = (await http.get(f"/api/replays/{id}", params={"seat": seat})).json()["moments"]
        missing = await http.get(f"/api/replays/{id}/better/{whole['count'] - 1}")
        nobody = await http.get(f"/api/replays/{id}/better/{step}", params={"seat": 3})

    assert (own["step"], own["seat"], own["before"]) == (step, seat, seen[step]["view"])
    assert own["done"]["view"] == seen[step + 1]["view"]
    assert own["done"]["notes"] == seen[step + 1]["notes"]
    assert own["better"]["view"] not in (own["before"], own["done"]["view"])
    assert own["better"]["notes"][0]["n"] == own["done"]["notes"][0]["n"]
    assert own["better"]["view"]["mine"] != own["done"]["view"]["mine"]
    assert others["better"]["view"]["mine"] is None
    assert (missing.status_code, nobody.status_code) == (404, 422)


async def test_an_analysis_that_is_stopped_keeps_what_it_found(http: httpx.AsyncClient) -> None:
    id = (await upload(http, finished(8).record.text())).json()["replay"]
    await http.post(f"/api/replays/{id}/analysis")

    stopped = (await http.delete(f"/api/replays/{id}/analysis")).json()

    assert not stopped["working"]
    assert (await look(http, id))["moments"] == stopped["moments"]


async def test_a_match_that_goes_on_is_not_analysed(http: httpx.AsyncClient, address: str) -> None:
    made = await open_table(address, "here", "random")

    assert (await http.post(f"/api/replays/{made['table']}/analysis")).status_code == 409
    assert (await http.get(f"/api/replays/{made['table']}/better/0")).status_code == 409


async def test_bots_alone_wait_until_somebody_looks(address: str) -> None:
    """Then they play on."""
    made = await open_table(address, "random", "random")
    async with calling(address) as http:
        before = (await http.get(f"/api/tables/{made['table']}")).json()["seq"]
    watcher = await Player.join(address, made["table"])

    assert watcher.frame["seq"] == before
    await watcher.catch_up(before + 1)
