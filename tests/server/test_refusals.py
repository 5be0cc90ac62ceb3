"""What is refused, and how: with a key and a rule, and nothing changes."""

import json
import sqlite3

import pytest

from tests.counting import counting
from tests.server.conftest import Start
from tests.server.playing import Json, Player, calling, join_all, open_table, play_on
from wawel.server.live.connection import Connection
from wawel.server.messages.live import Pong
from wawel.server.store.database import FILE


async def seated(address: str) -> tuple[Json, Player]:
    made = await open_table(address, "link", "link")
    return made, await Player.join(address, made["table"], made["invites"][0]["token"])


@pytest.mark.parametrize(
    ("text", "key", "rule"),
    [
        ("knight", "wrong-number", "RZ-3.1"),
        ("knight+dragon+archer", "wrong-number", "RZ-3.1"),
        ("knight+knight", "not-in-hand", "RZ-3.1"),
        ("unicorn", "bad-notation", "RZ-1.2"),
        ("", "bad-notation", "RZ-1.2"),
    ],
)
async def test_an_illegal_action_is_refused_by_name(address: str, text: str, key: str, rule: str) -> None:
    """The answer to `why` or `play` names the reason and the rule, and the table stays as it was."""
    _, player = await seated(address)
    before = player.frame

    tried = await player.play(0, text)
    asked = await player.ask(type="why", seat=0, text=text)

    assert tried == {"type": "refused", "id": 1, "text": text, "key": key, "rule": rule, "args": {}}
    assert asked == tried | {"id": 2}
    assert (await player.sit(0)) == before


async def test_an_action_is_checked_once(address: str) -> None:
    """Whether it is refused or played."""
    with counting() as game:
        made = await open_table(address, "link", "link", game=game.id)
        player = await Player.join(address, made["table"], made["invites"][0]["token"])
        for text, answer in (("9@A", "refused"), (player.frame["actions"][0], "frame")):
            game.checked = 0
            assert (await player.play(0, text))["type"] == answer
            assert game.checked == 1


async def test_why_about_a_legal_action_plays_nothing(address: str) -> None:
    _, player = await seated(address)
    before = player.frame["seq"]

    answer = await player.ask(type="why", seat=0, text="knight+dragon")

    assert answer == {"type": "allowed", "id": 1, "text": "knight+dragon"}
    assert (await player.sit(0))["seq"] == before


async def test_a_seat_that_has_decided_is_not_waited_for(address: str) -> None:
    _, player = await seated(address)
    await player.play(0, "knight+dragon")

    answer = await player.play(0, "knight+dragon")

    assert (answer["key"], answer["rule"]) == ("already-chosen", "RZ-3.1")


@pytest.mark.parametrize("kind", ["play", "why", "undo"])
@pytest.mark.parametrize("seat", [1, -1, 99])
async def test_somebody_elses_seat_is_out_of_reach(address: str, kind: str, seat: int) -> None:
    _, player = await seated(address)
    rest: Json = {"whole_turn": False} if kind == "undo" else {"text": "knight+dragon"}

    answer = await player.ask(type=kind, seat=seat, **rest)

    assert (answer["type"], answer["key"]) == ("refused", "not-your-seat")


@pytest.mark.parametrize("message", [{"type": "sit", "seat": 1}, {"type": "name", "seat": 1, "name": "Ja"}])
async def test_sitting_on_or_naming_a_foreign_seat_ends_the_connection(address: str, message: Json) -> None:
    _, player = await seated(address)

    await player.say(**message)

    assert await player.close_code() == 4003
    assert json.loads(player.heard[-1]) == {"type": "error", "key": "not-your-seat"}


@pytest.mark.parametrize(
    ("hello", "key", "code"),
    [
        ({"type": "hello", "protocol": 2, "token": None, "since": None}, "wrong-protocol", 4000),
        ({"type": "hello", "protocol": 1, "token": "guess", "since": None}, "bad-token", 4001),
        ({"type": "hello", "protocol": 1}, "bad-message", 4002),
        ({"type": "ping"}, "no-hello", 4002),
        ({"type": "shout"}, "bad-message", 4002),
        ({"type": "hello", "protocol": 1, "token": None, "since": None, "more": 1}, "bad-message", 4002),
    ],
)
async def test_a_wrong_hello_is_told_and_closed(address: str, hello: Json, key: str, code: int) -> None:
    made = await open_table(address, "here", "here")
    player = await Player.connect(address, made["table"])

    await player.say(**hello)

    assert await player.close_code() == code
    assert [json.loads(text) for text in player.heard] == [{"type": "error", "key": key}]


async def test_an_unknown_table_is_told_and_closed(address: str) -> None:
    player = await Player.connect(address, "zielony-smok-nigdzie-10")

    assert await player.close_code() == 4004
    assert [json.loads(text) for text in player.heard] == [{"type": "error", "key": "unknown-table"}]


@pytest.mark.parametrize(
    "text", ["{", "[]", "nonsense", '{"type": "play", "id": "x", "seat": 0, "text": "y"}', "\ud83d"]
)
async def test_what_is_no_message_ends_the_connection(address: str, text: str) -> None:
    _, player = await seated(address)

    await player.shout(text.encode("utf-8", "replace").decode())

    assert await player.close_code() == 4002
    assert json.loads(player.heard[-1]) == {"type": "error", "key": "bad-message"}


async def test_a_message_that_is_too_long_ends_the_connection(address: str) -> None:
    _, player = await seated(address)

    await player.say(type="play", id=1, seat=0, text="x" * 20_000)

    assert await player.close_code() == 1009


async def test_the_table_outlives_a_broken_client(address: str) -> None:
    made, player = await seated(address)
    await player.shout("{")
    await player.close_code()

    again = await Player.join(address, made["table"], made["invites"][0]["token"])

    assert (await again.play(0, "knight+dragon"))["type"] == "frame"


async def test_after_the_end_nothing_can_be_done(address: str) -> None:
    made = await open_table(address, "link", "link")
    players = await join_all(address, made)
    await play_on(players)

    played = await players[0].play(0, "knight+dragon")
    undone = await players[0].ask(type="undo", seat=0, whole_turn=False)

    assert (played["key"], undone["key"]) == ("game-over", "over")


async def test_who_says_nothing_is_let_go(start: Start) -> None:
    server = await start(hello_seconds=0.05)
    made = await open_table(server.address, "here", "here")
    player = await Player.connect(server.address, made["table"])

    assert await player.close_code() == 4002
    assert json.loads(player.heard[-1]) == {"type": "error", "key": "no-hello"}


async def test_who_does_not_read_is_let_go() -> None:
    """The backlog is full: waiting messages are sent, then the connection ends, and the client may come back."""
    connection = Connection(backlog=2)
    for _ in range(3):
        connection.tell(Pong(at=1))

    assert [await connection.next() for _ in range(3)] == ['{"type":"pong","at":1}', '{"type":"pong","at":1}', None]
    assert connection.close_code == 1013


async def test_who_takes_nothing_is_given_up(start: Start) -> None:
    """The others go on, and so does the match."""
    server = await start()
    made = await open_table(server.address, "link", "link")
    players = await join_all(server.address, made)
    table = await server.app.state.hub.table(made["table"])
    stuck = next(each for each in table.seating.connections if each.mine == (1,))
    stuck.sent_at = 5.0
    stuck.drop(4.0)
    assert stuck.close_code is None

    stuck.drop(6.0)
    assert await players[1].close_code() in (1006, 1013)
    assert (await players[0].play(0, "knight+dragon"))["type"] == "frame"
    assert [each.mine for each in table.seating.connections] == [(0,)]


async def test_a_table_played_by_other_rules_is_not_half_loaded(start: Start) -> None:
    server = await start()
    made = await open_table(server.address, "here", "here")
    await server.stop()
    with sqlite3.connect(server.settings.data / FILE) as file:
        file.execute("update tables set rules = 99")
    file.close()

    again = await start()
    player = await Player.connect(again.address, made["table"])

    assert await player.close_code() == 4004
    assert json.loads(player.heard[-1]) == {"type": "error", "key": "unreadable-table"}


async def test_an_unreadable_table_keeps_its_secrets(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    """The current rules refuse a hidden commit: the answer and the log say where, but not what it was."""
    server = await start()
    made = await open_table(server.address, "link", "link")
    players = await join_all(server.address, made)
    await players[0].play(0, "knight+dragon")
    await server.stop()
    with sqlite3.connect(server.settings.data / FILE) as file:
        file.execute("update rows set text = 'archer+archer+archer' where seat = 0")
    file.close()

    again = await start()
    async with calling(again.address) as http:
        answer = await http.get(f"/api/tables/{made['table']}")

    assert answer.status_code == 410
    assert answer.json()["error"] == {
        "key": "unreadable-table",
        "rule": "RZ-3.1",
        "line": 3,
        "args": {},
        "message": "the table was played by other rules than these",
        "detail": {},
    }
    assert "archer" not in caplog.text
