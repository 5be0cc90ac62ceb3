"""`wawel bot`: a guest takes a seat of a table with the seat's key, and harms nobody there."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from tests.cli.running import run, the_line
from tests.guests.programs import folder
from tests.server.conftest import Start
from tests.server.playing import GAME, Json, Player, calling, join_all, open_table
from wawel.guests.joining import address_of


@pytest.fixture(autouse=True)
def _in_a_folder_of_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder(tmp_path))


def link(address: str, made: Json, number: int = 0) -> str:
    return f"{address}table/{made['table']}#key={made['invites'][number]['token']}"


async def visit(url: str, *more: str) -> Result:
    """Run `wawel bot` in a thread of its own."""
    return await asyncio.to_thread(run, "bot", url, *more)


async def play_against(player: Player) -> None:
    """Decide for seat 0 until the end."""
    while not player.frame["outcome"]:
        if player.frame["actions"]:
            await player.play(0, player.frame["actions"][0])
        else:
            await player.hear("frame")


async def test_a_guest_plays_a_match_at_a_table(address: str) -> None:
    """It gets its name, and everybody sees it come."""
    made = await open_table(address, "link", "link")
    player = (await join_all(address, {**made, "invites": made["invites"][:1]}))[0]
    done, _ = await asyncio.gather(
        visit(link(address, made, 1), "--bot", "python:kin.First", "--name", "Siege", "--json"), play_against(player)
    )

    assert done.exit_code == 0, done.output
    told: Any = json.loads(done.stdout)
    assert list(told) == ["table", "seat", "scores", "winners", "faults"]
    assert (told["table"], told["seat"], told["faults"]) == (made["table"], 1, [])
    assert told["winners"] == player.frame["outcome"]["winners"]
    assert any('"name":"Siege"' in text for text in player.heard if text.startswith('{"type":"seats"'))


async def test_a_guest_that_fails_plays_the_default_action(address: str) -> None:
    """The match goes on to its end, and the command says what was wrong."""
    made = await open_table(address, "link", "link")
    player = (await join_all(address, {**made, "invites": made["invites"][:1]}))[0]
    done, _ = await asyncio.gather(visit(link(address, made, 1), "--bot", "python:kin.Crash"), play_against(player))

    assert done.exit_code == 1
    assert "python:kin.Crash lost 3 decisions: 3 × crashed" in done.stderr
    assert "its seat was played without it" in done.stderr


async def test_a_guest_comes_back_after_the_server_was_away(start: Start) -> None:
    server = await start()
    made = await open_table(server.address, "link", "link")
    player = (await join_all(server.address, {**made, "invites": made["invites"][:1]}))[0]
    playing = asyncio.create_task(visit(link(server.address, made, 1), "--bot", "python:kin.First", "--json"))
    while not (await player.hear("seats"))["seats"][1]["online"]:
        pass
    await (await server.app.state.hub.table(made["table"])).close()
    await play_against(await Player.join(server.address, made["table"], made["invites"][0]["token"]))
    done = await playing

    assert done.exit_code == 0
    assert done.stderr.count("The bot sits at table") == 2


@pytest.mark.parametrize(
    ("more", "line"),
    [
        (["table/nosuch#key=x"], "the server has no such table"),
        (["table/{table}#key=wrong"], "the key opens no seat at this table"),
        (["table/{table}#key={token}"], "the key must open exactly one seat"),
    ],
)
async def test_a_seat_that_is_not_there(address: str, more: list[str], line: str) -> None:
    made = await open_table(address, "here", "here")
    url = address + more[0].format(table=made["table"], token=made["token"])

    assert line in (await visit(url, "--bot", "python:kin.First")).stderr


def test_a_server_that_is_not_there() -> None:
    url = "http://127.0.0.1:9/table/x#key=y"

    assert the_line(run("bot", url, "--bot", "python:kin.First"), 1) == "the server cannot be reached"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["localhost/table/x", "--bot", "python:kin.First"], "no link to a seat"),
        (["http://localhost/table/x", "--bot", "python:kin.First"], "no link to a seat"),
        (["http://localhost/table/x#key=y", "--bot", "master"], "“master” cannot join a table"),
        (["http://localhost/table/x#key=y", "--bot", "cmd:no-such-program"], "there is no program"),
    ],
)
def test_wrong_usage(arguments: list[str], line: str) -> None:
    assert line in the_line(run("bot", *arguments), 2)


def test_the_link_of_a_seat() -> None:
    """Below a path and behind TLS too; a key that is given apart wins."""
    found = address_of("https://example.org/wawel/table/smok-1#key=abc", "")
    assert found is not None
    assert (found.socket, found.table, found.key) == ("wss://example.org/wawel/api/tables/smok-1/live", "smok-1", "abc")
    apart = address_of("http://localhost:8000/table/smok-1/#key=abc", "def")
    assert apart is not None
    assert (apart.socket, apart.key) == ("ws://localhost:8000/api/tables/smok-1/live", "def")


@pytest.mark.parametrize("level", ["cmd:true", "python:kin.First"])
async def test_a_server_starts_nobody_elses_program(address: str, level: str) -> None:
    """A table cannot be opened with a bot that is none of the server's own."""
    seats = [{"kind": "here", "name": "Hania"}, {"kind": "bot", "name": "Smok", "level": level}]
    async with calling(address) as http:
        answer = await http.post("/api/tables", json={"game": GAME, "seats": seats, "options": {}})

    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-option")


async def test_anybody_can_leave_a_decision_to_the_game(address: str) -> None:
    """`default` plays what the seat does when its time is up; only for one's own seat, and only if it is asked."""
    made = await open_table(address, "link", "link")
    one, other = await join_all(address, made)

    refused = await one.ask(type="default", seat=1)
    assert (refused["type"], refused["key"]) == ("refused", "not-your-seat")
    frame = await one.ask(type="default", seat=0)
    assert frame["type"] == "frame"
    assert frame["waiting"] == [1]
    again = await one.ask(type="default", seat=0)
    assert (again["type"], again["key"]) == ("refused", "not-waiting")
    await other.ask(type="default", seat=1)
    assert other.frame["waiting"] == [0, 1]
