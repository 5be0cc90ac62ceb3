"""The host's tools, bots that stand in, keys that are renewed, and a rematch with seats one further."""

import pytest

from tests.server.conftest import Start
from tests.server.playing import Json, Player, calling, join_all, open_table, play_on
from wawel.server.store.writing import NotStored

pytestmark = pytest.mark.slow

THREE = [{"kind": "here", "name": "Hania"}, {"kind": "link", "name": "Antek"}, {"kind": "lobby"}]


async def gathered(address: str, **terms: object) -> tuple[Json, Player, Player]:
    """A table with its host and Antek; the third seat is free."""
    made = await open_table(address, seats=THREE, terms={"gather": True, **terms})
    host = await Player.join(address, made["table"], made["token"])
    return made, host, await Player.join(address, made["table"], made["invites"][0]["token"])


async def standing(player: Player, **wanted: object) -> Json:
    """Wait until things stand like this."""
    while True:
        told = await player.hear("standing")
        if wanted.items() <= told.items():
            return told


async def test_the_host_begins_with_bots_where_nobody_has_come(address: str) -> None:
    _, host, antek = await gathered(address, stand_in="easy")
    refused = await antek.ask(type="begin")
    await host.say(type="begin", id=9)
    await standing(host, gathering=False)
    seats = (await antek.hear("seats"))["seats"]
    again = await host.ask(type="begin")

    assert refused["key"] == "not-host"
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("here", None), ("link", None), ("bot", "easy")]
    assert again["key"] == "has-begun"


async def test_the_host_frees_a_seat_before_its_person_has_played(address: str) -> None:
    """The old key opens nothing, the new one does; who has played stays."""
    made, host, antek = await gathered(address)
    key = await host.ask(type="free", seat=1)
    code = await antek.close_code()
    said = antek.heard[-1]
    other = await Player.connect(address, made["table"])
    await other.say(type="hello", protocol=1, token=made["invites"][0]["token"], since=None)
    back = await Player.join(address, made["table"], key["token"])
    refusals = [await host.ask(type="free", seat=seat) for seat in (0, 7, 2)] + [await back.ask(type="free", seat=1)]
    await host.say(type="begin", id=9)
    while back.frame["seat"] != 1 or not back.frame["actions"]:
        await back.hear("frame")
    await back.play(1, back.frame["actions"][0])
    late = await host.ask(type="free", seat=1)

    assert (code, '"seat-freed"' in said) == (4006, True)
    assert await other.close_code() == 4001
    assert (key["type"], key["seat"], back.welcome["mine"]) == ("key", 1, [1])
    assert [each["key"] for each in refusals] == ["no-seat", "no-seat", "has-played", "not-host"]
    assert late["key"] == "has-played"


async def test_nobody_is_sent_away_who_gave_up_nor_after_the_end(address: str) -> None:
    """Whoever came next would sit where nobody may decide, and a finished match would lose its people."""
    made = await open_table(address, "here", "link", "link", terms={"stand_in": None})
    host = await Player.join(address, made["table"], made["token"])
    antek, ola = await join_all(address, made)
    await antek.say(type="resign", id=9, seat=1)
    await standing(host, resigned=[1])
    given_up = await host.ask(type="free", seat=1)
    await ola.say(type="resign", id=9, seat=2)
    while not host.frame["outcome"]:
        await host.hear("frame")
    over = await host.ask(type="free", seat=2)

    assert (given_up["key"], over["key"]) == ("resigned", "over")


async def test_whoever_comes_after_somebody_silenced_may_talk(address: str) -> None:
    made = await open_table(address, "here", "link", terms={"talk": "everybody"})
    host = await Player.join(address, made["table"], made["token"])
    await join_all(address, made)
    await host.say(type="hush", id=9, seat=1, on=True)
    await standing(host, hushed=[1])
    key = await host.ask(type="free", seat=1)
    await standing(host, hushed=[])
    other = await Player.join(address, made["table"], key["token"])
    await other.say(type="say", id=9, seat=1, text="hello")
    while (line := (await host.hear("said"))["lines"][-1])["key"] is not None:
        pass

    assert (line["seat"], line["text"]) == (1, "hello")


async def test_what_the_house_cannot_store_has_not_happened(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes back finds the table as it was stored."""
    server = await start()
    made = await open_table(server.address, "here", "link")
    host = await Player.join(server.address, made["table"], made["token"])
    (antek,) = await join_all(server.address, made)

    async def say(*_: object) -> None:
        raise NotStored("no")

    with monkeypatch.context() as broken:
        broken.setattr(server.app.state.hub._store.house, "say", say)
        await host.say(type="pause", id=9, on=True)
        codes = [await host.close_code(), await antek.close_code()]
    host = await Player.join(server.address, made["table"], made["token"])
    played = await host.play(0, host.frame["actions"][0])

    assert codes == [1013, 1013]
    assert played["type"] == "frame"


@pytest.mark.usefixtures("place")
async def test_a_key_is_renewed_by_its_owner_or_for_somebody_who_is_gone(start: Start) -> None:
    """The owner stays connected and a thief does not; the host cannot take a seat from somebody who is there."""
    server = await start()
    made = await open_table(server.address, "here", "link", "link")
    host = await Player.join(server.address, made["table"], made["token"])
    antek, ola = await join_all(server.address, made)
    thief = await Player.join(server.address, made["table"], made["invites"][0]["token"])
    key = await antek.ask(type="renew", seat=1)
    gone = await thief.close_code()
    present = await host.ask(type="renew", seat=2)
    stranger = await ola.ask(type="renew", seat=1)
    await ola.leave()
    while (await host.hear("seats"))["seats"][2]["online"]:
        pass
    lost = await host.ask(type="renew", seat=2)
    own = await host.ask(type="renew", seat=0)
    await server.stop()
    server = await start()
    tokens = [own["token"], key["token"], lost["token"]]
    back = [await Player.join(server.address, made["table"], token) for token in tokens]

    assert gone == 4006
    assert (present["key"], stranger["key"]) == ("seat-present", "not-host")
    assert [player.welcome["mine"] for player in back] == [[0], [1], [2]]
    assert [player.welcome["host"] for player in back] == [True, False, False]
    facts = [(line["key"], line["seat"]) for line in (await back[1].hear("said"))["lines"]]
    assert facts == [("renewed", 1), ("renewed", 2), ("renewed", 0)]


@pytest.mark.usefixtures("place")
async def test_a_paused_match_stands_still_until_anybody_lets_it_go_on(start: Start) -> None:
    """After a restart too: nobody is asked, and nobody plays."""
    server = await start()
    made = await open_table(server.address, "here", "link")
    host = await Player.join(server.address, made["table"], made["token"])
    (antek,) = await join_all(server.address, made)
    refused = await antek.ask(type="pause", on=True)
    await host.say(type="pause", id=5, on=True)
    await standing(antek, paused=True)
    played = await antek.play(1, "knight+dragon")
    await server.stop()
    server = await start()
    antek = await Player.join(server.address, made["table"], made["invites"][0]["token"])
    asked = antek.frame["ask"], antek.frame["actions"], antek.frame["waiting"]
    watcher = await Player.join(server.address, made["table"])
    refusal = await watcher.ask(type="pause", on=False)
    await antek.say(type="pause", id=6, on=False)
    await standing(antek, paused=False)
    while not antek.frame["actions"]:
        await antek.hear("frame")
    again = await antek.ask(type="pause", on=False)

    assert (refused["key"], played["key"], refusal["key"], again["key"]) == (
        "not-host",
        "paused",
        "not-your-seat",
        "not-paused",
    )
    assert asked == (None, [], [0, 1])


@pytest.mark.usefixtures("place")
async def test_a_bot_takes_the_seat_of_somebody_who_is_gone_and_gives_it_back(start: Start) -> None:
    server = await start()
    made = await open_table(server.address, "here", "link", terms={"stand_in": "random"})
    host = await Player.join(server.address, made["table"], made["token"])
    (antek,) = await join_all(server.address, made)
    present = await host.ask(type="stand-in", seat=1, on=True)
    await antek.leave()
    while (await host.hear("seats"))["seats"][1]["online"]:
        pass
    await host.say(type="stand-in", id=8, seat=1, on=True)
    told = await standing(host)
    while host.frame["waiting"] != [0]:  # the bot has chosen
        await host.hear("frame")
    await server.stop()
    server = await start()
    watcher = await Player.join(server.address, made["table"])
    after = await watcher.hear("standing")
    (antek,) = await join_all(server.address, made)
    back = await standing(watcher, stand_ins=[])
    own = await antek.play(1, antek.frame["actions"][0]) if antek.frame["actions"] else {"type": "frame"}
    lines = [line["key"] for line in (await antek.hear("said"))["lines"]]

    assert present["key"] == "seat-present"
    assert told["stand_ins"] == after["stand_ins"] == [{"seat": 1, "level": "random"}]
    assert back["stand_ins"] == []
    assert own["type"] == "frame"
    assert lines[:2] == ["stands-in", "back"]


async def test_who_steps_away_lets_a_bot_play_and_takes_the_seat_back(address: str) -> None:
    made = await open_table(address, "link", "link", terms={"stand_in": "random"})
    one, two = await join_all(address, made)
    await one.say(type="stand-in", id=3, seat=0, on=True)
    await standing(two, stand_ins=[{"seat": 0, "level": "random"}])
    refused = await one.play(0, "knight+dragon")
    stranger = await two.ask(type="stand-in", seat=0, on=False)
    await one.say(type="stand-in", id=4, seat=0, on=False)
    await standing(two, stand_ins=[])
    twice = await one.ask(type="stand-in", seat=0, on=False)

    assert (refused["key"], stranger["key"], twice["key"]) == ("stood-in", "not-host", "is-so")


async def test_whoever_a_bot_plays_for_is_asked_for_nothing(address: str) -> None:
    """Neither to decide nor to take back what the bot has decided, until they have their seat again."""
    made = await open_table(address, "link", "link", terms={"stand_in": "random"})
    one, two = await join_all(address, made)
    await one.say(type="stand-in", id=3, seat=0, on=True)
    frames: list[Json] = []
    while two.frame["waiting"] != [1]:  # the bot has chosen
        await two.hear("frame")
    while not frames or frames[-1]["seq"] < two.frame["seq"]:
        frames.append(await one.hear("frame"))
    await one.say(type="stand-in", id=4, seat=0, on=False)
    while not one.frame["can_undo"]:
        await one.hear("frame")

    assert not any(frame["ask"] or frame["actions"] or frame["can_undo"] for frame in frames)


async def test_a_rematch_moves_everybody_one_seat_further(address: str) -> None:
    """Keys, names, colours and ages go with the people; the first one is last."""
    made = await open_table(address, "link", "link", "link", options={"ages": "9,7,8"})
    players = await join_all(address, made)
    await play_on(players)
    key = {"Authorization": f"Bearer {made['invites'][2]['token']}"}
    async with calling(address) as http:
        again = (await http.post(f"/api/tables/{made['table']}/rematch", headers=key)).json()
    after = await join_all(address, made | again)
    table = after[0].welcome["table"]

    assert [player.welcome["mine"] for player in after] == [[2], [0], [1]]
    assert [seat["name"] for seat in table["seats"]] == ["Seat 1", "Seat 2", "Seat 0"]
    assert [seat["colour"] for seat in table["seats"]] == [1, 2, 0]
    assert table["options"]["ages"] == "7,8,9"


async def test_spectators_come_only_where_they_are_welcome(address: str) -> None:
    made = await open_table(address, "here", "link", terms={"watch": False})
    watcher = await Player.connect(address, made["table"])
    await watcher.say(type="hello", protocol=1, token=None, since=None)

    assert await watcher.close_code() == 4006
    assert '"no-spectators"' in watcher.heard[-1]
    assert (await Player.join(address, made["table"], made["token"])).welcome["host"]


@pytest.mark.parametrize("message", [{"type": "pause", "on": True}, {"type": "stand-in", "seat": 0, "on": True}])
async def test_nobody_asks_too_much_of_the_house(start: Start, message: Json) -> None:
    server = await start(limits=True, limit_wishes="2/60")
    made = await open_table(server.address, "link", "link")
    (one, _) = await join_all(server.address, made)
    keys = [(await one.ask(**{**message, "seat": 1} if "seat" in message else message)).get("key") for _ in range(3)]

    assert keys == ["not-host", "not-host", "too-many"]


async def test_the_host_gives_others_time_and_nobody_else_does(address: str) -> None:
    """A minute at a time, told to everybody; not to themselves, and not to a clock that begins anew anyway."""
    clock = {"kind": "bank", "seconds": 300}
    _, host, antek = await gathered(address, clock=clock)
    early = await host.ask(type="add-time", seat=1)
    await host.say(type="begin", id=9)
    await standing(host, gathering=False)
    await host.say(type="add-time", id=10, seat=1)
    told = await standing(host)
    while told["clocks"][1]["left"] < 330_000:
        told = await standing(host)
    refusals = [await host.ask(type="add-time", seat=seat) for seat in (0, 2, 7)]
    refusals.append(await antek.ask(type="add-time", seat=0))
    untimed = await open_table(address, "here", "link")
    alone = await Player.join(address, untimed["table"], untimed["token"])
    await join_all(address, untimed)

    assert early["key"] == "gathering"
    assert told["clocks"][0]["left"] <= 300_000
    assert [each["key"] for each in refusals] == ["own-clock", "no-seat", "no-seat", "not-host"]
    assert any('"time-added"' in text for text in antek.heard)
    assert (await alone.ask(type="add-time", seat=1))["key"] == "no-clock"


async def test_the_host_hands_over_and_may_get_it_back(start: Start) -> None:
    """Tools follow the seat, also after a restart; if the new host is gone, whoever opened the table takes over."""
    server = await start()
    made, host, antek = await gathered(server.address)
    refusals = [await host.ask(type="hand-over", seat=seat) for seat in (0, 2, 7, -1)]
    refusals.append(await antek.ask(type="hand-over", seat=1))
    await host.say(type="hand-over", id=10, seat=1)
    ons = [(await player.hear("host"))["on"] for player in (host, antek)]
    told = await standing(antek, host=1)
    too_late = await host.ask(type="begin")
    taken = await host.ask(type="hand-over", seat=-1)
    await server.stop()
    server = await start()
    host = await Player.join(server.address, made["table"], made["token"])
    antek = await Player.join(server.address, made["table"], made["invites"][0]["token"])
    after = [player.welcome["host"] for player in (host, antek)]
    await antek.leave()
    while (await host.hear("seats"))["seats"][1]["online"]:
        pass
    await host.say(type="hand-over", id=11, seat=-1)
    back = (await host.hear("host"))["on"]
    await standing(host, host=None)

    assert [each["key"] for each in refusals] == ["is-so", "no-seat", "no-seat", "is-so", "not-host"]
    assert (ons, told["host"]) == ([False, True], 1)
    assert (too_late["key"], taken["key"]) == ("not-host", "not-host")
    assert (after, back) == ([False, True], True)
