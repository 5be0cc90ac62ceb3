"""The story of a finished match: what decided it, its biggest scores, and how it went."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

import wawel
from tests.server.playing import calling
from tests.server.test_replays import finished, upload
from wawel import Match
from wawel.core.game import CHANCE
from wawel.core.rng import Rng
from wawel.server.live.analyses import Analyses, Running

GAMES = ("carcassonne", "dragon-castle", "dragonkeepers", "knights-and-castles", "simurgh")


@pytest.fixture
async def http(address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with calling(address) as client:
        yield client


def played(game: str) -> Match:
    """A match played at random."""
    rng, match = Rng(3), Match(game, 2, 3)
    while not match.over:
        seat = match.waiting[0]
        actions = match.legal(seat)
        match.play(seat, actions[rng.below(len(actions))])
    return match


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_tells_its_story(http: httpx.AsyncClient, game: str) -> None:
    """The counter-sum is right, the biggest scores come first, moments stand in the order of time."""
    match = played(game)
    outcome = match.outcome
    assert outcome is not None
    id = (await upload(http, match.record.text())).json()["replay"]

    told = (await http.get(f"/api/replays/{id}/story")).json()

    totals = [score.total for score in match.scores]
    cause = told["decided"]
    assert cause["seat"] == outcome.winners[0]
    if cause["kind"] == "item":
        assert cause["without"] == [totals[cause["seat"]] - cause["points"], totals[cause["rival"]]]
        assert cause["without"][0] < cause["without"][1]
    points = [found["points"] for found in told["biggest"]]
    assert points == sorted(points, reverse=True)
    moments = [found["moment"] for found in told["moments"]]
    assert moments == sorted(set(moments))
    assert all(0 < moment <= len(match.record.lines) for moment in moments)
    last = max(at for at, line in enumerate(match.record.lines, start=1) if line.seat != CHANCE)
    assert last in moments
    assert told["moments"][-1]["action"] == match.record.lines[moments[-1] - 1].text
    assert told["points"][-1] == totals
    assert len(told["points"]) <= 122
    assert told["chances"] == []


async def test_a_match_that_goes_on_has_no_story(http: httpx.AsyncClient) -> None:
    """It would tell what is hidden, and so would a moment with the eyes of every seat."""
    match = Match("knights-and-castles", 2, 1)
    id = (await upload(http, match.record.text())).json()["replay"]

    assert (await http.get(f"/api/replays/{id}/story")).status_code == 409
    assert (await http.get(f"/api/replays/{id}/open/0")).status_code == 409


async def test_after_the_end_every_moment_can_be_seen_with_all_eyes(http: httpx.AsyncClient) -> None:
    match = finished()
    id = (await upload(http, match.record.text())).json()["replay"]
    last = len(match.record.lines)

    shown = (await http.get(f"/api/replays/{id}/open/{last}")).json()

    assert shown == {"moment": last, "views": [match.view(seat) for seat in range(3)]}
    assert (await http.get(f"/api/replays/{id}/open/{last + 1}")).status_code == 422


async def test_a_complete_analysis_gives_the_turning_point(http: httpx.AsyncClient) -> None:
    """Its chances are before and after; without it the turning point is the moment of the lasting lead."""
    match = finished()
    id = (await upload(http, match.record.text())).json()["replay"]
    await http.post(f"/api/replays/{id}/analysis")
    while (await http.get(f"/api/replays/{id}/analysis")).json()["working"]:
        pass

    told = (await http.get(f"/api/replays/{id}/story")).json()

    assert len(told["chances"]) > 1
    assert all(len(chances) == wawel.Match("knights-and-castles", 3).seats for chances in told["chances"])
    for found in told["moments"]:
        if found["kind"] == "turning":
            assert found["chance"][0] < found["chance"][1]


async def test_an_analysis_goes_on_until_it_is_stored() -> None:
    """Whoever sees that the work is done finds all of it."""
    stored: list[dict[str, Any]] = []
    is_stored = asyncio.Event()

    class Library:
        async def analysis(self, id: str) -> list[dict[str, Any]]:
            return list(stored)

        async def put_analysis(self, id: str, moments: list[dict[str, Any]], *_: object) -> None:
            await is_stored.wait()
            stored.extend(moments)

    class Workers:
        async def moments(self, id: str, text: str, numbers: list[int]) -> list[dict[str, Any]]:
            return [{"number": number} for number in numbers]

    analyses = Analyses(cast(Any, SimpleNamespace(library=Library())), cast(Any, Workers()), cast(Any, None), 9)
    running = analyses._running["match"] = Running([])
    running.task = asyncio.create_task(analyses._work("match", "", 2, running))
    while len(running.moments) < 2:
        await asyncio.sleep(0)
    known = await analyses._known("match")
    is_stored.set()
    await running.task

    assert len(known) == 2
    assert stored == known == await analyses._known("match")
