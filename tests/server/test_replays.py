"""Records: uploaded, stepped through, and continued from a moment."""

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest

from tests.counting import counting
from tests.server.conftest import Start
from tests.server.playing import GAME, Json, Player, calling, join_all, open_table, play_on, seats
from tests.server.test_http import problem
from wawel import SPECTATOR, Match
from wawel.core.rng import Rng
from wawel.server.live.replay import KEPT


@pytest.fixture
async def http(address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with calling(address) as client:
        yield client


def finished(seed: int = 7) -> Match:
    """A match played at random."""
    rng = Rng(seed)
    match = Match(GAME, 3, seed, {"ages": "9,7,12"}, ["Ada", "Bolek", "Cyryl"])
    while not match.over:
        seat = match.waiting[0]
        actions = match.legal(seat)
        match.play(seat, actions[rng.below(len(actions))])
    return match


async def upload(http: httpx.AsyncClient, text: str) -> httpx.Response:
    return await http.post("/api/replays", content=text, headers={"Content-Type": "text/plain; charset=utf-8"})


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
async def test_a_record_is_stepped_through(http: httpx.AsyncClient, seat: int) -> None:
    """A moment for the start and one for each line, as the seat saw it, up to the outcome."""
    match = finished()
    record = match.record
    id = (await upload(http, record.text())).json()["replay"]

    replay = (await http.get(f"/api/replays/{id}", params={"seat": seat})).json()

    assert (replay["game"], replay["names"], replay["seat"]) == (GAME, ["Ada", "Bolek", "Cyryl"], seat)
    assert (replay["seed"], replay["commitment"], replay["fair"]) == (match.seed, match.commitment, True)
    moments: list[Json] = replay["moments"]
    assert (moments[0]["n"], moments[0]["actor"], moments[0]["text"], moments[0]["notes"]) == (0, None, None, [])
    assert [(m["actor"], m["text"]) for m in moments[1:]] == [(line.seat, line.text) for line in record.lines]
    assert moments[-1]["view"] == match.view(seat)
    assert [note["n"] for moment in moments for note in moment["notes"]] == list(range(len(match.notes)))
    assert match.outcome is not None
    assert replay["outcome"]["winners"] == match.outcome.winners
    assert (await http.get(f"/api/replays/{id}/record")).text == record.text()


async def test_the_same_record_is_the_same_replay(http: httpx.AsyncClient) -> None:
    text = finished().record.text()

    assert (await upload(http, text)).json() == (await upload(http, text)).json()


async def test_draws_that_do_not_follow_from_the_seed_are_not_fair(http: httpx.AsyncClient) -> None:
    """A valid record with a foreign seed can be watched and says it is not fair; without a seed it says nothing."""
    record = finished().record
    record.seed = "another"
    foreign = (await upload(http, record.text())).json()["replay"]
    record.seed = ""
    without = (await upload(http, record.text())).json()["replay"]

    unfair = (await http.get(f"/api/replays/{foreign}")).json()
    unknown = (await http.get(f"/api/replays/{without}")).json()
    assert unfair["fair"] is False
    assert (unknown["fair"], unknown["seed"], unknown["commitment"]) == (None, None, "")


async def test_a_finished_table_is_a_replay(http: httpx.AsyncClient) -> None:
    made = await open_table(str(http.base_url), "link", "link")
    await play_on(await join_all(str(http.base_url), made))

    replay = (await http.get(f"/api/replays/{made['table']}")).json()
    record = await http.get(f"/api/tables/{made['table']}/record")

    assert replay["fair"]
    assert record.headers["content-type"].startswith("text/plain")
    assert (await upload(http, record.text)).status_code == 200


def broken(change: str) -> tuple[str, int]:
    """A broken record and the line where it breaks."""
    rows = finished().record.text().split("\n")
    if change == "foreign":
        return "[Event]\n1. e4", 1
    if change == "truncated":
        return "\n".join(rows[:20]), 20
    if change == "edited":
        return "\n".join(rows).replace("name 0: Ada", "name 0: Ewa"), len(rows) - 1
    if change == "game":
        return "\n".join(["wawel-record 1", "game: chess", *rows[2:]]), len(rows) - 1
    raise AssertionError(change)


@pytest.mark.parametrize("change", ["foreign", "truncated", "edited", "game"])
async def test_a_broken_record_is_refused_with_its_line(http: httpx.AsyncClient, change: str) -> None:
    text, line = broken(change)

    answer = await upload(http, text)

    assert problem(answer) == (422, "bad-record")
    assert answer.json()["error"]["line"] == line


async def test_an_illegal_line_is_refused_with_its_rule(http: httpx.AsyncClient) -> None:
    """The checksum fits, but seat 0 attacks with three cards."""
    record = finished().record
    at = next(n for n, line in enumerate(record.lines) if line.seat == 0)
    record.lines[at].text = "knight+dragon+archer"

    error = (await upload(http, record.text())).json()["error"]

    assert (error["key"], error["rule"]) == ("bad-record", "RZ-3.1")
    assert record.text().split("\n")[error["line"] - 1] == "0 knight+dragon+archer"
    assert error["detail"]["en"] == "You need exactly two cards to take a castle (knight+dragon+archer)"
    assert error["detail"]["pl"].startswith("Do zdobywania zamku wykłada się dokładnie dwie karty (")


async def test_what_is_wrong_is_told_in_both_languages(http: httpx.AsyncClient) -> None:
    """So that a client can show the one its reader has chosen."""
    error = (await upload(http, "wawel-record 1\ngame: chess")).json()["error"]

    assert error["detail"]["en"] == "the file is truncated: its header has no end"
    assert error["detail"]["pl"] == "plik jest ucięty: nagłówek się nie kończy"


async def test_bytes_that_are_no_text_are_refused(http: httpx.AsyncClient) -> None:
    answer = await http.post("/api/replays", content=b"wawel-record 1\n\xff\xfe")

    assert problem(answer) == (422, "bad-record")
    assert answer.json()["error"]["line"] == 2


async def test_a_record_that_is_too_long_is_refused(start: Start) -> None:
    server = await start(replay_bytes=500)
    async with calling(server.address) as http:
        assert problem(await upload(http, finished().record.text())) == (413, "too-large")


@pytest.mark.parametrize("seat", [-2, 3])
async def test_a_seat_that_was_not_there_is_refused(http: httpx.AsyncClient, seat: int) -> None:
    id = (await upload(http, finished().record.text())).json()["replay"]

    assert problem(await http.get(f"/api/replays/{id}", params={"seat": seat})) == (422, "bad-request")


@pytest.mark.parametrize("moment", [0, 1, 3, 12])
async def test_a_match_is_played_on_from_a_moment(http: httpx.AsyncClient, moment: int) -> None:
    """The new table starts from the position of the moment, pending commits included, with draws of its own."""
    match = finished()
    id = (await upload(http, match.record.text())).json()["replay"]
    moments = (await http.get(f"/api/replays/{id}", params={"seat": 0})).json()["moments"]
    wanted = {"game": GAME, "seats": seats("link", "link", "link"), "from": {"replay": id, "moment": moment}}

    made = (await http.post("/api/tables", json=wanted)).json()
    players = await join_all(str(http.base_url), made)

    table = players[0].welcome["table"]
    assert table["options"]["ages"] == "9,7,12"
    assert table["commitment"] != match.commitment
    if moments[moment]["waiting"]:
        assert players[0].frame["view"] == moments[moment]["view"]
    await play_on(players)
    record = (await http.get(f"/api/tables/{made['table']}/record")).text
    assert Match.replay(record, verify=True).over


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"from": {"moment": 1000}}, "bad-moment"),
        ({"from": {"moment": -1}}, "bad-moment"),
        ({"seats": seats("here", "here")}, "bad-option"),
        ({"position": "youth: 0 1 2"}, "bad-request"),
    ],
)
async def test_not_every_moment_can_be_played_on_from(http: httpx.AsyncClient, change: Json, key: str) -> None:
    """Not past the end, not the end itself, not with other seats, not from two starts."""
    record = finished().record
    id = (await upload(http, record.text())).json()["replay"]
    moment = change.get("from", {}).get("moment", 2)
    start = {"replay": id, "moment": len(record.lines) if moment < 0 else moment}
    wanted = {"game": GAME, "seats": seats("here", "here", "here")} | change | {"from": start}

    assert problem(await http.post("/api/tables", json=wanted)) == (422, key)


async def test_watching_a_replay_needs_no_token(http: httpx.AsyncClient) -> None:
    made = await open_table(str(http.base_url), "random", "random")
    watcher = await Player.join(str(http.base_url), made["table"])
    while not watcher.frame["outcome"]:
        await watcher.hear("frame")

    assert (await http.get(f"/api/replays/{made['table']}")).status_code == 200


async def test_a_record_is_played_once_however_often_it_is_looked_at(http: httpx.AsyncClient) -> None:
    """Uploading it, opening it, every change of seat, and playing on from a moment."""
    with counting() as game:
        record = game.finished().record
        id = (await upload(http, record.text())).json()["replay"]
        for seat in (-1, 0, 1, 0):
            assert (await http.get(f"/api/replays/{id}", params={"seat": seat})).json()["fair"] is True
        assert game.applied == len(record.lines)

        wanted = {"game": game.id, "seats": seats("here", "here"), "from": {"replay": id, "moment": 3}}
        assert (await http.post("/api/tables", json=wanted)).status_code == 200
        assert game.applied == len(record.lines)


async def test_who_asks_while_a_record_is_played_waits_for_the_same(http: httpx.AsyncClient) -> None:
    with counting() as game:
        record = game.finished().record
        record.names = ["Ada", "Cyryl"]  # a record that nobody has uploaded yet
        text = record.text()
        answers = await asyncio.gather(*(upload(http, text) for _ in range(4)))

        assert {answer.status_code for answer in answers} == {200}
        assert game.applied == len(record.lines)


async def test_a_record_that_was_long_not_asked_for_is_played_again(http: httpx.AsyncClient) -> None:
    """Memory holds a few; broken ones are not kept at all."""
    with counting() as game:
        match = game.finished()
        texts = []
        for number in range(KEPT + 1):
            match.names = [f"Ada {number}", "Bolek"]
            texts.append(match.record.text())
        ids = [(await upload(http, text)).json()["replay"] for text in texts]
        assert game.applied == len(texts) * len(match.entries)

        for id in (ids[-1], ids[0]):
            assert (await http.get(f"/api/replays/{id}")).status_code == 200
        assert game.applied == (len(texts) + 1) * len(match.entries)
