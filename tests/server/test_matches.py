"""Whole matches over the wire."""

from typing import Any

from tests.server.playing import GAME, Player, calling, join_all, open_table, play_on
from wawel import Match


async def test_a_match_is_played_to_the_end_by_frames(address: str) -> None:
    """Three people by link see the same end, and the record replays to the same scores."""
    made = await open_table(address, "link", "link", "link", seed="7")
    players = await join_all(address, made)

    await play_on(players)
    end = players[0].frame

    async with calling(address) as http:
        record = (await http.get(f"/api/tables/{made['table']}/record")).text
    match = Match.replay(record, verify=True)
    assert [score["total"] for score in end["scores"]] == [score.total for score in match.scores]
    assert match.outcome is not None
    assert end["outcome"]["winners"] == match.outcome.winners
    assert end["waiting"] == end["actions"] == []
    assert end["view"]["phase"] == "over"


async def test_commits_may_arrive_in_any_order(address: str) -> None:
    """The last seat decides first; the record still has them in seat order."""
    made = await open_table(address, "link", "link", "link", seed="7")
    players = await join_all(address, made)

    for seat in (2, 0, 1):
        answer = await players[seat].play(seat, "shepherd+shepherd")
        assert answer["type"] == "frame"

    notes = (await players[0].catch_up(5))["notes"]
    assert [note["seat"] for note in notes if note["key"] == "attack"] == [0, 1, 2]


async def test_notes_are_numbered_and_told_once(address: str) -> None:
    """Together the notes of all frames are the whole log, without gaps or duplicates."""
    made = await open_table(address, "link", "link", seed="3")
    players = await join_all(address, made)
    watcher = await Player.join(address, made["table"])
    heard: list[dict[str, Any]] = list(watcher.frame["notes"])
    assert watcher.frame["whole_log"]

    while not watcher.frame["outcome"]:
        for seat in watcher.frame["waiting"]:
            await players[seat].catch_up(watcher.frame["seq"])
            await players[seat].play(seat, players[seat].frame["actions"][0])
            heard += (await watcher.hear("frame"))["notes"]
            assert not watcher.frame["whole_log"]

    assert [note["n"] for note in heard] == list(range(len(heard)))
    assert [note["seq"] for note in heard] == sorted(note["seq"] for note in heard)
    again = await Player.join(address, made["table"])
    assert again.frame["notes"] == heard


async def test_only_who_played_gets_the_acknowledgement(address: str) -> None:
    made = await open_table(address, "link", "link")
    players = await join_all(address, made)

    mine = await players[0].ask(type="play", seat=0, text="knight+dragon")
    theirs = await players[1].hear("frame")

    assert mine["ack"] == 1
    assert theirs["ack"] is None
    assert mine["seq"] == theirs["seq"] == 3


async def test_one_screen_shows_one_seat_at_a_time(address: str) -> None:
    """The host of two seats starts as a spectator and sees only the hand of the seat that sits down."""
    made = await open_table(address, "here", "here")
    host = await Player.join(address, made["table"], made["token"])
    assert host.welcome["mine"] == [0, 1]
    assert host.frame["seat"] == -1
    assert host.frame["view"]["mine"] is None

    frame = await host.sit(1)

    assert frame["view"]["mine"]["seat"] == frame["seat"] == 1
    assert frame["whole_log"]
    assert frame["ask"]["key"] == "attack"
    await host.play(1, "knight+dragon")
    assert (await host.sit(0))["view"]["mine"]["commit"] is None
    assert (await host.sit(-1))["actions"] == []


async def test_coming_going_and_renaming_is_told(address: str) -> None:
    made = await open_table(address, "here", "link")
    host = await Player.join(address, made["table"], made["token"])
    assert host.welcome["table"]["seats"][1] | {"name": ""} == {
        "seat": 1, "name": "", "kind": "link", "level": None, "joined": False, "online": False, "colour": 1,
    }  # fmt: skip

    guest = await Player.join(address, made["table"], made["invites"][0]["token"])
    assert guest.welcome["seat"] == 1
    came = (await host.hear("seats"))["seats"][1]
    await guest.say(type="name", seat=1, name="  Halina\n z Krakowa \u202e")
    renamed = (await host.hear("seats"))["seats"][1]
    await guest.leave()
    gone = (await host.hear("seats"))["seats"][1]

    assert (came["joined"], came["online"]) == (True, True)
    assert renamed["name"] == "Halina z Krakowa"
    assert (gone["joined"], gone["online"]) == (True, False)


async def test_a_spectator_sees_the_table_and_can_do_nothing(address: str) -> None:
    made = await open_table(address, "here", "here")
    watcher = await Player.join(address, made["table"])

    assert watcher.welcome["mine"] == []
    assert watcher.welcome["table"]["game"] == GAME
    assert watcher.frame["waiting"] == [0, 1]
    answer = await watcher.play(0, "knight+dragon")
    assert (answer["type"], answer["key"]) == ("refused", "not-your-seat")


async def test_ping_is_answered(address: str) -> None:
    made = await open_table(address, "here", "here")
    watcher = await Player.join(address, made["table"])

    await watcher.say(type="ping")

    assert set(await watcher.hear("pong")) == {"type", "at"}
