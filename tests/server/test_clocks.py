"""Time at a table: who is charged for what, what happens when it is up, and what a restart or a slow line costs."""

from typing import Any

import pytest

from tests.server.conftest import Running, Start
from tests.server.playing import Json, Player, join_all, open_table
from tests.server.test_hosting import standing
from wawel.server.live.house import alarms, ticking
from wawel.server.live.house.clocks import LONGEST, MOST_LAG, Clocks
from wawel.server.live.house.state import HouseState
from wawel.server.live.house.ticking import Downtimes
from wawel.server.messages.house import ClockTerms

pytestmark = pytest.mark.slow

MOVE = ClockTerms(kind="move", seconds=60)
BANK = ClockTerms(kind="bank", seconds=300, extra=5)
TIMED = {"clock": {"kind": "move", "seconds": 60}}


class Now:
    """The time, as a test wants it."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms

    def pass_by(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    """A time that stands still until the test lets it go on."""
    time = Now()
    monkeypatch.setattr(ticking, "now", time)
    return time


def lefts(clocks: Clocks, now: int) -> list[tuple[int, bool]]:
    return [(clock.left, clock.runs) for clock in clocks.shown(now)]


def test_time_for_a_turn_begins_with_it_and_is_not_saved() -> None:
    """Several decisions of one turn share it; whoever does not have to decide loses nothing."""
    clocks = Clocks(MOVE, HouseState(), 2, Downtimes())
    clocks.follow([0], [0], 1000, {})
    clocks.follow([0], [0], 21_000, {})
    during = lefts(clocks, 31_000)
    clocks.follow([1], [1], 41_000, {})
    clocks.follow([0], [0], 42_000, {})

    assert during == [(30_000, True), (60_000, False)]
    assert lefts(clocks, 42_000) == [(60_000, True), (59_000, False)]
    assert clocks.deadline(42_000, {}) == 102_000
    assert (clocks.expired(101_999, {}), clocks.expired(102_000, {})) == ([], [0])


def test_a_bank_is_saved_and_every_turn_adds_to_it() -> None:
    clocks = Clocks(BANK, HouseState(), 2, Downtimes())
    clocks.follow([0, 1], [0, 1], 1000, {})
    clocks.follow([1], [1], 11_000, {})
    clocks.follow([], [], 31_000, {})

    assert lefts(clocks, 99_000) == [(295_000, False), (275_000, False)]


def test_a_pause_stops_the_clock_and_gives_nothing_back() -> None:
    clocks = Clocks(MOVE, HouseState(), 1, Downtimes())
    clocks.follow([0], [0], 1000, {})
    clocks.follow([0], [], 11_000, {})
    clocks.follow([0], [0], 900_000, {})

    assert lefts(clocks, 900_000) == [(50_000, True)]


@pytest.mark.parametrize(("terms", "more"), [(MOVE, 60), (BANK, 60), (ClockTerms(kind="days", seconds=86400), 86400)])
def test_time_is_added_to_a_turn_that_runs_or_to_a_bank(terms: ClockTerms, more: int) -> None:
    """A turn that is not on begins with all its time anyway; and there is an end to it."""
    state = HouseState()
    clocks = Clocks(terms, state, 2, Downtimes())
    clocks.follow({0}, {0}, 1000, {})

    assert clocks.add(0)
    assert clocks.add(1) == (terms.kind == "bank")
    assert state.left[0] == (terms.seconds + more) * 1000
    assert clocks.deadline(1000, {}) == 1000 + state.left[0]
    state.left[0] = LONGEST * 1000
    assert not clocks.add(0)


def test_a_slow_line_costs_nothing_up_to_a_bound() -> None:
    used = []
    for lag in (0, 400, 90_000):
        clocks = Clocks(BANK, HouseState(), 1, Downtimes())
        clocks.follow([0], [0], 1000, {0: lag})
        clocks.follow([0], [], 6000, {0: lag})
        used.append(300_000 - clocks.shown(6000)[0].left)

    assert used == [5000, 4600, 5000 - MOST_LAG]


def test_the_servers_downtime_is_not_charged() -> None:
    """Wherever it lies: before the turn, across its beginning, or in it."""
    down = Downtimes([(0, 500), (900, 3000), (10_000, 20_000)])

    assert down.between(1000, 1500) == 500
    assert down.between(2000, 30_000) == 11_000
    assert down.between(21_000, 99_000) == 0


async def timed(start: Start, **terms: object) -> tuple[Running, Json, list[Player]]:
    server = await start()
    made = await open_table(server.address, "link", "link", terms={**TIMED, **terms})
    return server, made, await join_all(server.address, made)


async def ring(server: Running, made: Json) -> None:
    """What the table's alarm would do by itself."""
    hub: Any = server.app.state.hub
    await (await hub.table(made["table"])).ring()


async def test_when_time_is_up_the_rules_say_what_happens(start: Start, now: Now) -> None:
    """Both had to choose: who has chosen keeps that, the other gets the default, and everybody is told."""
    server, made, (one, two) = await timed(start)
    chosen = await one.play(0, one.frame["actions"][3])
    now.pass_by(59)
    await ring(server, made)
    still = two.frame["seq"]
    now.pass_by(1)
    await ring(server, made)
    frame = await two.catch_up(chosen["seq"] + 1)
    said = (await two.hear("said"))["lines"]

    assert still == one.frame["seq"] or still < chosen["seq"]
    assert frame["view"]["round"] >= 1
    assert [(line["key"], line["seat"]) for line in said] == [("time-up", 1)]


async def test_who_does_not_come_twice_is_replaced_by_a_bot_if_the_table_agreed(start: Start, now: Now) -> None:
    """Otherwise the rules go on deciding; who comes back gets the seat back, and a whole turn."""
    server, made, (one, two) = await timed(start, stand_in="random")
    await two.leave()
    for _ in range(2):
        while 0 in one.frame["waiting"]:
            await one.play(0, one.frame["actions"][0])
        now.pass_by(60)
        await ring(server, made)
        while one.frame["waiting"] == [1]:
            await one.hear("frame")
    told = await standing(one, stand_ins=[{"seat": 1, "level": "random"}])
    (back,) = [await Player.join(server.address, made["table"], made["invites"][1]["token"])]
    after = await back.hear("standing")

    assert not told["clocks"][1]["runs"]
    assert after["stand_ins"] == []


@pytest.mark.usefixtures("place")
@pytest.mark.usefixtures("place")
async def test_clocks_survive_a_restart_and_do_not_charge_for_it(
    start: Start, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server wrote down that it ran; from then until it runs again no time passes."""
    monkeypatch.setattr(alarms, "EVERY", 3600.0)
    server, made, (one, _) = await timed(start)
    before = await one.hear("standing")
    now.pass_by(20)
    hub: Any = server.app.state.hub
    await hub._alarms.look()
    await server.stop()
    now.pass_by(7200)
    server = await start()
    one = await Player.join(server.address, made["table"], made["invites"][0]["token"])
    after = await one.hear("standing")

    assert [clock["left"] for clock in before["clocks"]] == [60_000, 60_000]
    assert after["clocks"] == [{"left": 40_000, "runs": True}] * 2


@pytest.mark.usefixtures("place")
async def test_a_clock_runs_out_at_a_table_that_nobody_looks_at(
    start: Start, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not even in memory: the server loads it when its time has come."""
    monkeypatch.setattr(alarms, "EVERY", 3600.0)
    server, made, players = await timed(start, clock={"kind": "days", "seconds": 86_400})
    for player in players:
        await player.leave()
    hub: Any = server.app.state.hub
    table = await hub.table(made["table"])
    while table.seating.connections:
        await players[0]._socket.wait_closed()
    await table.close()
    del hub.memory.tables[made["table"]]
    now.pass_by(86_400)
    await hub._alarms.look()
    watcher = await Player.join(server.address, made["table"])
    while watcher.frame["seq"] < 3:
        await watcher.hear("frame")

    assert {line["key"] for line in (await watcher.hear("said"))["lines"]} == {"time-up"}


async def test_a_line_is_measured_by_its_echo(start: Start, now: Now) -> None:
    """The least counts, so nobody gains by dawdling; an echo from the future says nothing."""
    server, made, (one, _) = await timed(start)
    hub: Any = server.app.state.hub
    lags = (await hub.table(made["table"])).seating.lags
    for late, ahead in ((0.3, 0), (0.2, 0), (0.9, 0), (0, 5000)):
        await one.say(type="ping")
        at = (await one.hear("pong"))["at"]
        now.pass_by(late)
        await one.say(type="echo", at=at + ahead)
    await one.say(type="ping")
    await one.hear("pong")

    assert lags() == {0: 200}


async def test_clocks_stand_while_people_gather(start: Start, now: Now) -> None:
    server = await start()
    made = await open_table(server.address, "here", "link", terms={**TIMED, "gather": True})
    host = await Player.join(server.address, made["table"], made["token"])
    first = await host.hear("standing")
    now.pass_by(3600)
    await join_all(server.address, made)
    begun = await standing(host, gathering=False)

    assert [clock["runs"] for clock in first["clocks"]] == [False, False]
    assert begun["clocks"] == [{"left": 60_000, "runs": True}] * 2


async def test_a_phone_that_slept_hears_what_it_missed_in_order(start: Start, now: Now) -> None:
    """Notes, clock and what was said: nothing twice, nothing left out."""
    server, made, (one, two) = await timed(start, talk="everybody")
    since, told = two.frame["seq"], len(two.frame["notes"])
    await two.leave()
    await one.say(type="say", id=50, seat=0, text="Jesteś?")
    await one.hear("said")
    await one.play(0, one.frame["actions"][0])
    now.pass_by(60)
    await ring(server, made)
    while one.frame["waiting"] == [1]:
        await one.hear("frame")
    back = await Player.join(server.address, made["table"], made["invites"][1]["token"], since=since)
    standing_now, said = await back.hear("standing"), (await back.hear("said"))["lines"]

    assert not back.frame["whole_log"]
    assert [note["n"] for note in back.frame["notes"]] == list(range(told, told + len(back.frame["notes"])))
    assert all(note["seq"] > since for note in back.frame["notes"])
    assert back.frame["seq"] == one.frame["seq"]
    assert [line["text"] or line["key"] for line in said] == ["Jesteś?", "time-up"]
    assert standing_now["clocks"][1]["left"] == 60_000
