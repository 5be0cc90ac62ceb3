"""Work that is done once for all who want it, and away from those who play."""

import asyncio
import gc
import json
import weakref

import pytest

from tests.counting import counting
from tests.server.conftest import Start
from tests.server.playing import Json, Player, calling, join_all, open_table
from tests.server.test_http import problem
from tests.server.test_replays import finished, upload
from wawel.server import collecting
from wawel.server.live import frames
from wawel.server.messages.live import Frame
from wawel.server.messages.replays import Replay


async def test_a_view_is_worked_out_once_however_many_look(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators share one frame, and two connections of a seat another; only who acted has the acknowledgement."""
    server = await start()
    made = await open_table(server.address, "link", "link")
    players = await join_all(server.address, made)
    twin = await Player.join(server.address, made["table"], made["invites"][0]["token"])
    watchers = [await Player.join(server.address, made["table"]) for _ in range(5)]
    built: list[int] = []
    own = frames.own

    def counted(match: object, seat: int, *rest: object) -> Json:
        built.append(seat)
        return own(match, seat, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(frames, "own", counted)
    answer = await players[0].play(0, "knight+dragon")
    others = [await each.catch_up(answer["seq"]) for each in (*watchers, twin)]

    assert sorted(built) == [-1, 0, 1]
    assert [frame["ack"] for frame in others] == [None] * 6
    assert others[-1] == answer | {"ack": None}
    assert len({each.frames[-1] for each in watchers}) == 1


@pytest.mark.parametrize("game", ["knights-and-castles", "carcassonne"])
async def test_frames_and_replays_have_the_form_of_their_messages(address: str, game: str) -> None:
    """They are written without being checked, so the check is here."""
    made = await open_table(address, "link", "link", game=game, projection=True)
    players = await join_all(address, made)
    seat = players[0].frame["waiting"][0]
    await players[seat].play(seat, players[seat].frame["actions"][0])
    for text in [text for player in players for text in player.frames]:
        assert json.loads(Frame.model_validate_json(text).model_dump_json()) == json.loads(text)
    async with calling(address) as http:
        id = (await upload(http, finished().record.text())).json()["replay"]
        replay = await http.get(f"/api/replays/{id}")
    assert json.loads(Replay.model_validate_json(replay.text).model_dump_json()) == replay.json()


@pytest.mark.slow
async def test_a_worker_answers_about_records(start: Start) -> None:
    """What it refuses is told as if the server itself had refused it; the answer comes packed or not."""
    server = await start(replay_workers=1)
    async with calling(server.address) as http:
        record = finished().record
        id = (await upload(http, record.text())).json()["replay"]
        packed = await http.get(f"/api/replays/{id}")
        plain = await http.get(f"/api/replays/{id}", headers={"Accept-Encoding": "identity"})
        refused = [await http.get(f"/api/replays/{id}?seat=9"), await upload(http, record.text()[:-9])]

    assert (packed.headers["content-encoding"], "content-encoding" in plain.headers) == ("gzip", False)
    assert packed.json() == plain.json()
    assert [problem(answer) for answer in refused] == [(422, "bad-request"), (422, "bad-record")]


async def test_a_replay_is_packed_once(address: str) -> None:
    """A record of this test's own: the server, which other tests use too, must not know it yet."""
    with counting() as game:
        async with calling(address) as http:
            id = (await upload(http, game.finished(seed=8).record.text())).json()["replay"]
            answers = await asyncio.gather(*[http.get(f"/api/replays/{id}") for _ in range(3)])
            observed = game.observed
            answers.append(await http.get(f"/api/replays/{id}"))

        assert len({answer.text for answer in answers}) == 1
        assert game.observed == observed == len(answers[0].json()["moments"])


async def test_long_lived_things_are_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a collection does not look at all tables; when everybody has left, everything is looked at once."""
    monkeypatch.setattr(collecting, "EVERY", 0.01)
    usual, answers, collected = gc.get_threshold(), [False, True, True], []
    monkeypatch.setattr(gc, "collect", lambda: collected.append(len(answers)))
    tables = [[number] for number in range(1000)]
    task = asyncio.create_task(collecting.collect_calmly(lambda: answers.pop(0) if answers else True))
    while answers:
        await asyncio.sleep(0.01)

    assert collected == [1]
    assert gc.get_freeze_count() > 1000
    assert not any(each is tables[0] for each in gc.get_objects())
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert (gc.get_threshold(), gc.get_freeze_count()) == (usual, 0)


async def test_a_table_that_is_put_away_leaves_nothing_to_collect(start: Start) -> None:
    """Its memory comes back at once, because the collector seldom looks."""
    server = await start()
    made = await open_table(server.address, "link", "link")
    await server.app.state.hub.table(made["table"])
    table = server.app.state.hub.memory.tables.pop(made["table"])
    gone = [weakref.ref(each) for each in (table, table._course, table._thinking, table.seating)]
    gc.disable()
    try:
        await table.close()
        del table
        assert [each() for each in gone] == [None] * 4
    finally:
        gc.enable()
