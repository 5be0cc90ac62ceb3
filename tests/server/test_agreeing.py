"""Taking back by agreement, giving up, and ending a match together."""

import json
from typing import Any

import pytest

from tests.server.conftest import Start
from tests.server.playing import Json, Player, calling, join_all, open_table, play_on
from tests.server.test_clocks import Now, now, ring
from tests.server.test_hosting import standing

pytestmark = pytest.mark.slow

__all__ = ["now"]  # a fixture


async def moved(address: str, **rest: object) -> tuple[Json, list[Player]]:
    """A table of three at which everybody has chosen: the cards are turned up, so nobody can take back alone."""
    made = await open_table(address, "link", "link", "link", **rest)
    players = await join_all(address, made)
    answers = [await player.play(seat, player.frame["actions"][0]) for seat, player in enumerate(players)]
    for player in players:
        await player.catch_up(answers[-1]["seq"])
    return made, players


@pytest.mark.usefixtures("place")
async def test_an_undo_needs_everybody_who_has_seen_something(start: Start) -> None:
    """Then it is as before the decision, also after a restart; those who decided later decide again."""
    server = await start()
    made, (one, two, three) = await moved(server.address)
    alone = await one.ask(type="undo", seat=1 - 1, whole_turn=False)
    await two.say(type="propose", id=30, seat=1, what="undo")
    asked = (await standing(one))["request"]
    second = await three.ask(type="propose", seat=2, what="end")
    own = await two.ask(type="reply", seat=1, yes=True)
    await one.say(type="reply", id=31, seat=0, yes=True)
    half = (await standing(three))["request"]
    while half["agreed"] != [0]:
        half = (await standing(three))["request"]
    await three.say(type="reply", id=32, seat=2, yes=True)
    while two.frame["waiting"] != [1, 2]:
        await two.hear("frame")
    late = await three.ask(type="reply", seat=2, yes=True)
    await server.stop()
    server = await start()
    after = await join_all(server.address, made)

    assert alone["key"] == "cannot-undo"
    assert (asked["what"], asked["seat"], asked["needed"]) == ("undo", 1, [0, 2])
    assert (second["key"], own["key"], late["key"]) == ("request-open", "not-asked", "no-request")
    assert [player.frame["waiting"] for player in after] == [[1, 2]] * 3
    assert [line["key"] for line in (await after[0].hear("said"))["lines"]] == ["undone"]


@pytest.mark.parametrize("how", ["no", "withdrawn", "silence", "play"])
async def test_nothing_is_taken_back_unless_all_agree(start: Start, now: Now, how: str) -> None:
    server = await start()
    made, (one, two, three) = await moved(server.address)
    seq = one.frame["seq"]
    await two.say(type="propose", id=30, seat=1, what="undo")
    await standing(one)
    if how == "silence":
        now.pass_by(30)
        await ring(server, made)
    elif how == "play":
        seat = one.frame["waiting"][0]
        player = (one, two, three)[seat]
        seq = (await player.play(seat, player.frame["actions"][0]))["seq"]
    else:
        player, seat = (three, 2) if how == "no" else (two, 1)
        await player.say(type="reply", id=31, seat=seat, yes=False)
    await standing(one, request=None)
    facts = [line["key"] for text in one.heard if '"said"' in text for line in json.loads(text)["lines"]]
    watcher = await Player.join(server.address, made["table"])

    assert watcher.frame["seq"] == seq
    assert facts == ["no-undo"]


async def test_alone_among_bots_there_is_nobody_to_ask(address: str) -> None:
    made = await open_table(address, "link", "random")
    (one,) = await join_all(address, made)
    await one.play(0, one.frame["actions"][0])

    assert (await one.ask(type="propose", seat=0, what="undo"))["key"] == "nobody-to-ask"
    assert (await one.ask(type="propose", seat=0, what="end"))["key"] == "nobody-to-ask"


@pytest.mark.usefixtures("place")
async def test_people_end_a_match_together_and_the_points_decide(start: Start) -> None:
    """It is over everywhere: at the table, in its record, in lists, and after a restart."""
    server = await start()
    made, (one, two, three) = await moved(server.address)
    await one.say(type="propose", id=30, seat=0, what="end")
    for seat, player in ((1, two), (2, three)):
        await standing(player)
        await player.say(type="reply", id=31, seat=seat, yes=True)
    while not one.frame["outcome"]:
        await one.hear("frame")
    outcome, points = one.frame["outcome"], [score["total"] for score in one.frame["scores"]]
    refused = await two.play(1, "knight+dragon")
    async with calling(server.address) as http:
        record = await http.get(f"/api/tables/{made['table']}/record")
        replay = await http.get(f"/api/replays/{made['table']}")
        again = await http.post(
            f"/api/tables/{made['table']}/rematch", headers={"Authorization": f"Bearer {made['token']}"}
        )
    await server.stop()
    server = await start()
    back = await Player.join(server.address, made["table"])

    assert outcome["key"] == "house-agreed"
    assert outcome["winners"] == [seat for seat in range(3) if points[seat] == max(points)]
    assert sorted(outcome["ranking"]) == [0, 1, 2]
    assert refused["key"] == "over"
    assert (record.status_code, replay.status_code, again.status_code) == (200, 200, 200)
    assert back.frame["outcome"] == outcome
    assert back.welcome["table"]["over"]
    assert back.frame["waiting"] == []


async def test_whoever_resigns_is_last_and_a_bot_plays_on_for_the_others(address: str) -> None:
    """Once one is left, the match is over, whatever the points are."""
    _, (one, two, three) = await moved(address, terms={"stand_in": "random"})
    stranger = await two.ask(type="resign", seat=2)
    await three.say(type="resign", id=40, seat=2)
    told = await standing(one, resigned=[2])
    played = await three.play(2, "knight+dragon")
    twice = await three.ask(type="resign", seat=2)
    await one.say(type="resign", id=41, seat=0)
    while not two.frame["outcome"]:
        await two.hear("frame")

    assert (stranger["key"], played["key"], twice["key"]) == ("not-your-seat", "resigned", "resigned")
    assert told["stand_ins"] == [{"seat": 2, "level": "random"}]
    assert (two.frame["outcome"]["key"], two.frame["outcome"]["winners"]) == ("house-resigned", [1])
    assert two.frame["outcome"]["ranking"][0] == 1


@pytest.mark.usefixtures("place")
async def test_the_last_person_who_resigns_ends_the_match(start: Start) -> None:
    """Bots do not play among themselves; places are stored for lists of games."""
    server = await start()
    made = await open_table(server.address, "link", "random", "random")
    (one,) = await join_all(server.address, made)
    await one.say(type="resign", id=40, seat=0)
    while not one.frame["outcome"]:
        await one.hear("frame")
    hub: Any = server.app.state.hub
    saved = await hub._store.table(made["table"])

    assert one.frame["outcome"]["ranking"][-1] == 0
    assert saved.over
    assert saved.seats[0].place == 3


@pytest.mark.usefixtures("now")
async def test_what_was_asked_for_means_nothing_after_the_end(start: Start) -> None:
    """A yes that comes too late does not change who won."""
    server = await start()
    made = await open_table(server.address, "link", "link")
    one, two = await join_all(server.address, made)
    await one.say(type="propose", id=30, seat=0, what="end")
    await standing(two)
    await play_on([one, two])
    outcome = one.frame["outcome"]
    await standing(one, request=None)
    late = await two.ask(type="reply", seat=1, yes=True)
    watcher = await Player.join(server.address, made["table"])

    assert outcome["key"] != "house-agreed"
    assert late["key"] == "no-request"
    assert watcher.frame["outcome"] == outcome


@pytest.mark.usefixtures("now")
async def test_whoever_takes_back_alone_asks_for_nothing_any_more(start: Start) -> None:
    """Those who say yes then would take back what others have chosen meanwhile."""
    server = await start()
    _, (one, two, three) = await moved(server.address)
    chosen = [await player.play(seat, player.frame["actions"][0]) for seat, player in ((0, one), (1, two))]
    await one.say(type="propose", id=30, seat=0, what="undo")
    asked = (await standing(three))["request"]
    alone = await one.ask(type="undo", seat=0, whole_turn=False)
    await standing(three, request=None)
    late = await three.ask(type="reply", seat=2, yes=True)

    assert [answer["type"] for answer in (*chosen, alone)] == ["frame"] * 3
    assert asked["needed"] == [1, 2]
    assert late["key"] == "no-request"
    assert three.frame["waiting"] == [0, 2]
