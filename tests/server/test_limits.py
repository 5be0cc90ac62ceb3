"""One address, person or table cannot use up what belongs to all."""

import asyncio
import json
from contextlib import suppress

import pytest
from pydantic import ValidationError

from tests.server.conftest import Start
from tests.server.playing import GAME, Player, calling, join_all, open_table, seats
from tests.server.test_http import problem
from tests.server.test_replays import finished, upload
from tests.waiting import PATIENCE
from wawel.server import descriptors
from wawel.server.heads import LONGEST
from wawel.server.live.limits import Limits, household
from wawel.server.live.meters import Meter, rates
from wawel.server.settings import Settings

pytestmark = pytest.mark.slow

ON = {"limits": True}


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_meter_gives_back_bit_by_bit() -> None:
    """Two at once, then one every five seconds; what was refused costs nothing."""
    clock = Clock()
    meter = Meter(rates("2/10"), clock)

    assert [meter.spend("Ada") for _ in range(4)] == [0.0, 0.0, 5.0, 5.0]
    assert meter.spend("Bolek") == 0.0
    clock.now = 4.0
    assert meter.spend("Ada") == 1.0
    clock.now = 5.0
    assert [meter.spend("Ada"), meter.spend("Ada")] == [0.0, 5.0]


def test_all_rates_of_a_meter_hold() -> None:
    clock = Clock()
    meter = Meter(rates("2/10, 3/100"), clock)
    for clock.now in (0.0, 0.0, 10.0):
        assert meter.spend("Ada") == 0.0

    assert meter.spend("Ada") == pytest.approx(100 / 3 - 10)


def test_a_meter_forgets_who_has_everything_back() -> None:
    clock = Clock()
    meter = Meter(rates("2/10"), clock)
    for number in range(10_000):
        clock.now += 1.0
        meter.spend(str(number))

    assert len(meter._used) < 5000


@pytest.mark.parametrize("text", ["", "30", "0/60", "3/0", "x/60", "1/60,", "1/inf"])
def test_a_rate_of_another_form_is_refused(text: str) -> None:
    with pytest.raises(ValidationError, match="30/60"):
        Settings(limit_tables=text)


def test_a_household_is_one() -> None:
    """Whoever has an IPv6 network has as many addresses as they like."""
    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:ffff::1") != household("2001:db8:1:3::7")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("testclient") == "testclient"


async def test_too_many_tables_are_refused_in_both_languages(start: Start) -> None:
    """With the time after which there is room again; somebody else opens theirs meanwhile."""
    server = await start(**ON, limit_tables="1/3600")
    async with calling(server.address) as http:
        wanted = {"game": GAME, "seats": seats("here", "here")}
        first, second = [await http.post("/api/tables", json=wanted) for _ in range(2)]

    assert first.status_code == 200
    assert problem(second) == (429, "too-many")
    error = second.json()["error"]
    assert 3500 < int(second.headers["retry-after"]) == error["args"]["seconds"] <= 3600
    assert error["args"]["what"] == "tables"
    assert error["detail"]["en"].startswith("too many tables in a short time; try again in 3")
    assert error["detail"]["pl"].startswith("za dużo stołów w\N{NO-BREAK SPACE}krótkim czasie; spróbuj ponownie za 3")
    await server.app.state.hub.limits.open_table("192.0.2.7")


async def test_uploads_and_requests_are_counted(start: Start) -> None:
    server = await start(**ON, limit_uploads="1/3600", limit_requests="4/3600")
    async with calling(server.address) as http:
        text = finished().record.text()
        answers = [await upload(http, text), await upload(http, text)]
        answers += [await http.get("/api/health") for _ in range(3)]

    assert [answer.status_code for answer in answers] == [200, 429, 200, 200, 429]
    assert [answer.json()["error"]["args"]["what"] for answer in (answers[1], answers[4])] == ["uploads", "requests"]


async def test_a_seat_changes_its_name_only_so_often(start: Start) -> None:
    """Then it is told, and how the seats are; the match goes on."""
    server = await start(**ON, limit_names="1/3600")
    made = await open_table(server.address, "link", "link")
    player = await Player.join(server.address, made["table"], made["invites"][0]["token"])
    await player.say(type="name", seat=0, name="Ewa")
    await player.hear("seats")
    await player.say(type="name", seat=0, name="Ola")
    refusal, after = await player.hear("refused"), await player.hear("seats")

    assert (refusal["id"], refusal["key"]) == (0, "too-many")
    assert 3500 < refusal["args"]["seconds"] <= 3600
    assert after["seats"][0]["name"] == "Ewa"
    assert (await player.play(0, "knight+dragon"))["type"] == "frame"


async def test_a_seat_takes_back_only_so_often(start: Start, open_quay: str) -> None:
    server = await start(**ON, limit_undos="1/3600")
    made = await open_table(server.address, "link", "link", game=open_quay)
    player = (await join_all(server.address, made))[0]
    answers = []
    for _ in range(2):
        await player.play(0, player.frame["actions"][0])
        answers.append(await player.ask(type="undo", seat=0, whole_turn=False))

    assert [(answer["type"], answer.get("key")) for answer in answers] == [("frame", None), ("refused", "too-many")]


async def test_a_table_has_room_for_so_many_spectators(start: Start) -> None:
    """Whoever plays always gets in."""
    server = await start(**ON, limit_spectators=1)
    made = await open_table(server.address, "link", "link")
    await Player.join(server.address, made["table"])
    second = await Player.connect(server.address, made["table"])
    await second.say(type="hello", protocol=1, token=None, since=None)

    assert await second.close_code() == 4005
    assert json.loads(second.heard[-1]) == {"type": "error", "key": "too-many-spectators"}
    await join_all(server.address, made)


async def test_an_address_has_only_so_many_connections(start: Start) -> None:
    """When one leaves, there is room again."""
    server = await start(**ON, limit_connections=2)
    made = await open_table(server.address, "link", "link")
    players = await join_all(server.address, made)
    third = await Player.connect(server.address, made["table"])

    assert await third.close_code() == 4005
    assert json.loads(third.heard[-1]) == {"type": "error", "key": "too-many-connections"}
    await players[0].leave()
    while server.app.state.hub.limits._connections["127.0.0.1"] > 1:
        await asyncio.sleep(0.01)
    await Player.join(server.address, made["table"], made["invites"][0]["token"])


async def test_who_says_too_much_is_read_more_slowly() -> None:
    """Only they wait; at another table, or from another seat, there is room."""
    clock = Clock()
    limits = Limits(Settings(limit_messages="10/10"), clock)

    assert [limits.message("one (0,)", 4.0) for _ in range(3)] == [0.0, 0.0, 2.0]
    assert limits.message("one (1,)", 4.0) == 0.0


HEALTH = "GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.mark.parametrize("half", ["", "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1", f"{HEALTH}GET"])
async def test_half_a_head_is_not_held(start: Start, half: str) -> None:
    """Neither of a first request, nor of a second one in the same connection."""
    server = await start(header_seconds=0.05)
    answer = await _sent(server.address, half)

    assert answer.startswith("HTTP/1.1 408" if "health" not in half else "HTTP/1.1 200")
    assert answer.count("HTTP/1.1 408") == 1


CHUNKED = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"


@pytest.mark.parametrize(
    ("begun", "more"),
    [("GET /", "y"), ("GET / HTTP/1.1\r\nX: ", "y"), ("GET / HTTP/1.1\r\n", "X: y\r\n"), (CHUNKED, "X: y\r\n")],
    ids=["address", "field", "fields", "trailers"],
)
async def test_a_head_without_an_end_is_not_read(start: Start, begun: str, more: str) -> None:
    """Nor what may follow a body. Whoever sends on may miss the answer."""
    server = await start(header_seconds=2 * PATIENCE, body_seconds=2 * PATIENCE)
    answer = ""
    with suppress(ConnectionError):
        answer = await _sent(server.address, begun + more * (LONGEST * 20 // len(more)))

    assert not answer or answer.startswith("HTTP/1.1 431")


async def test_only_so_many_requests_wait_for_answers(start: Start) -> None:
    server = await start()

    assert "HTTP/1.1 431" in await _sent(server.address, HEALTH * 200)
    assert (await _sent(server.address, HEALTH * 10 + HEALTH[:-2] + "Connection: close\r\n\r\n")).count(" 200 OK") == 11


async def test_a_long_body_and_the_next_request_may_come_together(start: Start) -> None:
    server = await start()
    body = " " * 60_000 + "{}"
    first = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    last = f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nX: {'y' * 9000}\r\n\r\n"
    answer = await _sent(server.address, first + last)

    assert [answer.count(f"HTTP/1.1 {code}") for code in (422, 200, 431)] == [1, 1, 0]


async def test_half_a_body_is_not_held(start: Start) -> None:
    server = await start(body_seconds=0.05)
    head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: 50\r\n\r\n{"
    answer = await _sent(server.address, head)

    assert answer.startswith("HTTP/1.1 408")
    assert '"key":"too-slow"' in answer


async def _sent(address: str, text: str) -> str:
    """What a server says to a client that sends this and then nothing, until the server hangs up."""
    port = int(address.rsplit(":", 1)[1].strip("/"))
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text.encode())
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    return answer.decode()


def test_the_system_is_asked_for_descriptors(caplog: pytest.LogCaptureFixture) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        assert descriptors.raise_limit(512) == 512
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert "only 512 files and connections" in caplog.text
