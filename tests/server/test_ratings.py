"""Rated matches: who may sit down, what is refused, and that every end counts exactly once."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import Launch, Running, Start
from tests.server.places import Place
from tests.server.playing import GAME, Json, Player, calling, play_on, seats
from tests.server.test_clocks import Now, now, ring
from tests.server.test_hosting import standing
from tests.server.test_http import problem
from tests.server.test_people import PASSWORD, keep
from tests.server.test_store import SEATS, TABLE, row
from tests.server.test_web import client
from wawel.arena.skill import BEGINNER, after
from wawel.server.store import ratings
from wawel.server.store.saved import Placed, SavedPerson, SavedSession
from wawel.server.store.store import Store

pytestmark = pytest.mark.slow

__all__ = ["now"]  # a fixture

RATED = {"rated": True, "stand_in": None, "clock": {"kind": "move", "seconds": 60}}
NAMES = ("Hania", "Antek", "Ola")


def wish(*kinds: str, **rest: object) -> Json:
    return {"game": GAME, "seats": seats(*kinds), "terms": RATED, **rest}


async def accounts(stack: AsyncExitStack, address: str, count: int) -> list[httpx.AsyncClient]:
    """People with accounts who want to see ratings."""
    found = [await stack.enter_async_context(calling(address)) for _ in range(count)]
    for http, name in zip(found, NAMES, strict=False):
        await keep(http, name)
        await http.put("/api/me/settings", json={"ratings": "yes"})
    return found


async def opened(address: str, people: Sequence[httpx.AsyncClient]) -> tuple[Json, list[Player]]:
    """A rated table at which they all sit, in this order."""
    made = (await people[0].post("/api/tables", json=wish("here", *["link"] * (len(people) - 1)))).json()
    for seat, http in enumerate(people[1:], start=1):
        taken = await http.post(f"/api/codes/{made['code']}", json={"seat": seat})
        assert taken.status_code == 200, taken.text
    sat = [await Player.join(address, made["table"], cookie=f"wawel={http.cookies['wawel']}") for http in people]
    for seat, player in enumerate(sat):
        assert player.welcome["mine"] == [seat]
    return made, sat


async def rated(http: httpx.AsyncClient) -> list[Json]:
    found: list[Json] = (await http.get("/api/me/ratings")).json()["ratings"]
    return found


async def test_a_rated_match_changes_the_ratings_of_its_people_once(start: Start, place: Place) -> None:
    """Its end is told again by every load and by what people do afterwards; a rematch counts by itself."""
    server = await start()
    async with AsyncExitStack() as stack:
        hania, antek = await accounts(stack, server.address, 2)
        made, sat = await opened(server.address, [hania, antek])
        await play_on(sat)
        outcome = sat[0].frame["outcome"]
        first = [await rated(http) for http in (hania, antek)]
        games = [(await http.get("/api/me/games")).json()["games"] for http in (hania, antek)]
        again = (await hania.post(f"/api/tables/{made['table']}/rematch")).json()["table"]
        cookies = [f"wawel={http.cookies['wawel']}" for http in (hania, antek)]
        await server.stop()

        server = await start()
        for http in (hania, antek):
            http.base_url = httpx.URL(server.address)
        back = await Player.join(server.address, made["table"], cookie=cookies[0])
        one, two = [await Player.join(server.address, again, cookie=cookie) for cookie in cookies]
        before = [await rated(http) for http in (hania, antek)]
        await two.say(type="resign", id=40, seat=two.welcome["mine"][0])
        while not one.frame["outcome"]:
            await one.hear("frame")
        second = [(await rated(http))[0] for http in (hania, antek)]

        await antek.post("/api/me/delete", json={"name": "Antek", "password": PASSWORD})
        left = place.execute("select count(*) from ratings")

    expected = after([BEGINNER, BEGINNER], [0.0 if seat in outcome["winners"] else 1.0 for seat in (0, 1)])
    assert [(kind["game"], kind["seats"], kind["games"], kind["settled"]) for (kind,) in first] == [
        (GAME, 2, 1, False)
    ] * 2
    assert [kind["value"] for (kind,) in first] == [round(rating.value) for rating in expected]
    assert [kind["margin"] for (kind,) in first] == [round(rating.margin) for rating in expected]
    assert [game["rating"] for (game,) in games] == [{"before": 1500, "after": kind["value"]} for (kind,) in first]
    assert back.frame["outcome"] == outcome
    assert before == first
    assert [kind["games"] for kind in second] == [2, 2]
    assert second[0]["value"] > first[0][0]["value"]
    assert second[1]["value"] < first[1][0]["value"]
    assert left == [(2,)]


async def test_ratings_are_shown_only_to_whoever_wants_them(start: Start) -> None:
    """Without the setting there is no number in any answer; nobody else ever gets one."""
    server = await start()
    async with AsyncExitStack() as stack:
        hania, antek = await accounts(stack, server.address, 2)
        await antek.put("/api/me/settings", json={"ratings": "no"})
        made, (one, two) = await opened(server.address, [hania, antek])
        await two.say(type="resign", id=40, seat=1)
        while not one.frame["outcome"]:
            await one.hear("frame")
        off = [(await antek.get(f"/api/me/{part}")).json() for part in ("ratings", "games")]
        told = (await antek.get(f"/api/tables/{made['table']}")).text + "".join(one.heard + two.heard)
        data = (await antek.get("/api/me/data")).json()
        await antek.post("/api/me/logout")
        guest = await antek.get("/api/me/ratings")

    assert off[0] == {"shown": False, "ratings": []}
    assert off[1]["games"][0]["rating"] is None
    assert not any(f'"{word}"' in told for word in ("rating", "margin", "deviation", "person"))
    assert data["ratings"][0]["games"] == 1  # whoever asks for all that is stored gets it
    assert problem(guest) == (401, "not-logged-in")


UNFAIR: list[tuple[Json, str]] = [
    ({"seats": seats("here", "random")}, "bots"),
    ({"seats": seats("here", "here")}, "one person"),
    ({"seats": seats("link", "link")}, "one person"),
    ({"hints": True}, "hints"),
    ({"projection": True}, "hints"),
    ({"seed": "7"}, "seed"),
    ({"terms": {**RATED, "clock": None}}, "clock"),
    ({"terms": {**RATED, "stand_in": "medium"}}, "bots"),
]


async def test_what_would_not_be_fair_is_not_rated(tmp_path: Path) -> None:
    async with client(tmp_path) as http:
        guest = await http.post("/api/tables", json=wish("here", "link"))
        await keep(http)
        answers = [await http.post("/api/tables", json={**wish("here", "link"), **changed}) for changed, _ in UNFAIR]

    assert problem(guest) == (403, "account-needed")
    assert [problem(answer) for answer in answers] == [(422, "bad-request")] * len(UNFAIR)
    for answer, (_, why) in zip(answers, UNFAIR, strict=True):
        assert why in answer.json()["error"]["message"]


async def test_only_people_with_accounts_sit_down_each_once(start: Start) -> None:
    """By code or from the lobby; no key opens a free seat, and no bot takes one."""
    server = await start()
    async with AsyncExitStack() as stack:
        hania, antek = await accounts(stack, server.address, 2)
        kinds = [*seats("here", "link"), {"kind": "lobby"}]
        made = (await hania.post("/api/tables", json=wish() | {"seats": kinds})).json()
        host = await Player.join(server.address, made["table"], made["token"])
        guest = await stack.enter_async_context(calling(server.address))
        (shown,) = (await guest.get("/api/lobby")).json()["tables"]
        refused = [
            await guest.post(f"/api/codes/{made['code']}", json={"seat": 1}),
            await guest.post(f"/api/lobby/{made['table']}", json={"name": "Kuba"}),
            await hania.post(f"/api/codes/{made['code']}", json={"seat": 1}),
        ]
        began = await host.ask(type="begin")
        taken = await antek.post(f"/api/lobby/{made['table']}", json={})
        await host.ask(type="renew", seat=1)
        twice = await antek.post(f"/api/codes/{made['code']}", json={"seat": 1})
        table = (await antek.get(f"/api/tables/{made['table']}")).json()

    assert made["invites"] == []
    assert shown["terms"]["rated"]
    assert [problem(answer) for answer in refused] == [(403, "account-needed")] * 2 + [(409, "sits-already")]
    assert began["key"] == "rated"
    assert taken.json()["seat"] == 2
    assert problem(twice) == (409, "sits-already")
    assert [seat["name"] for seat in table["seats"]] == ["Hania", "Seat 1", "Antek"]
    assert (table["gathering"], table["hints"], table["projection"]) == (True, False, False)


async def test_nobody_is_sent_away_from_a_rated_match_that_has_begun(start: Start) -> None:
    """Before that the host may choose the company."""
    server = await start()
    async with AsyncExitStack() as stack:
        people = await accounts(stack, server.address, 3)
        made = (await people[0].post("/api/tables", json=wish("here", "link", "link"))).json()
        host = await Player.join(server.address, made["table"], made["token"])
        await people[1].post(f"/api/codes/{made['code']}", json={"seat": 1})
        await host.say(type="free", id=9, seat=1)
        while (await host.hear("said"))["lines"][-1]["key"] != "freed":
            pass
        for seat, http in enumerate(people[1:], start=1):
            assert (await http.post(f"/api/codes/{made['code']}", json={"seat": seat})).status_code == 200
        late = await host.ask(type="free", seat=1)

    assert late["key"] == "has-begun"


async def test_whoever_deletes_their_account_in_a_rated_match_is_gone(start: Start) -> None:
    """Also where they came by a key, which opens nothing any more."""
    server = await start()
    async with AsyncExitStack() as stack:
        hania, antek = await accounts(stack, server.address, 2)
        made = (await hania.post("/api/tables", json=wish("here", "link"))).json()
        taken = (await antek.post(f"/api/codes/{made['code']}", json={"seat": 1})).json()
        host = await Player.join(server.address, made["table"], made["token"])
        mine = await Player.join(server.address, made["table"], taken["token"])
        await antek.post("/api/me/delete", json={"name": "Antek", "password": PASSWORD})
        code = await mine.close_code()
        while (told := (await host.hear("seats"))["seats"][1])["online"]:
            pass

    assert code == 4001
    assert told["name"] == ""


async def test_in_a_rated_match_no_bot_and_no_agreement_helps(start: Start, now: Now) -> None:
    """Whoever gives up is last while the rules' default decides for them; so is who lets three turns pass."""
    server = await start()
    async with AsyncExitStack() as stack:
        people = await accounts(stack, server.address, 3)
        made, (one, _, three) = await opened(server.address, people)
        hint, stood = await one.ask(type="hint", seat=0), await one.ask(type="stand-in", seat=0, on=True)
        await three.say(type="resign", id=40, seat=2)
        told = await standing(one, resigned=[2])
        while 2 in one.frame["waiting"]:
            await one.hear("frame")
        waits = one.frame["waiting"]
        played = await three.play(2, "knight+dragon")
        undo = await one.ask(type="propose", seat=0, what="undo")
        for _ in range(3):
            await _skip(server, made, one, now)
        while not one.frame["outcome"]:
            await one.hear("frame")
        found = [(await rated(http))[0]["value"] for http in people]
        lines = "".join(one.heard)

    assert (hint["key"], stood["key"], undo["key"]) == ("no-hints", "rated", "rated")
    assert (told["stand_ins"], waits, played["key"]) == ([], [0, 1], "resigned")
    assert "out-of-time" in lines
    assert one.frame["outcome"]["ranking"][0] == 0
    assert found[0] > 1600 > max(found[1:])  # the points decide between those who gave up
    assert min(found) < 1500


async def _skip(server: Running, made: Json, one: Player, now: Now) -> None:
    """The first seat decides; the time of the others passes by."""
    while 0 in one.frame["waiting"]:
        await one.play(0, one.frame["actions"][0])
    now.pass_by(61)
    await ring(server, made)
    if not one.frame["outcome"]:
        await one.hear("frame")


async def test_when_nobody_comes_back_only_one_has_given_up(start: Start, now: Now) -> None:
    """Both have to choose and neither does: the first who is out of time loses, and the match has an end."""
    server = await start()
    async with AsyncExitStack() as stack:
        hania, antek = await accounts(stack, server.address, 2)
        made, (one, two) = await opened(server.address, [hania, antek])
        hub: Any = server.app.state.hub
        (await hub.table(made["table"])).house.state.late[:] = [2, 2]  # as after two such turns
        waits = one.frame["waiting"]
        now.pass_by(61)
        await ring(server, made)
        while not two.frame["outcome"]:
            await two.hear("frame")
        found = [await rated(http) for http in (hania, antek)]
        back = await Player.join(server.address, made["table"], cookie=f"wawel={antek.cookies['wawel']}")

    assert waits == [0, 1]
    assert (two.frame["outcome"]["key"], two.frame["outcome"]["winners"]) == ("house-resigned", [1])
    assert back.frame["outcome"] == two.frame["outcome"]
    assert (await standing(back))["resigned"] == [0]
    assert [each[0]["games"] for each in found] == [1, 1]


async def test_a_match_that_people_agree_to_end_is_not_rated(start: Start) -> None:
    server = await start()
    async with AsyncExitStack() as stack:
        hania, antek = await accounts(stack, server.address, 2)
        _, (one, two) = await opened(server.address, [hania, antek])
        await one.say(type="propose", id=40, seat=0, what="end")
        await standing(two, resigned=[])
        await two.say(type="reply", id=41, seat=1, yes=True)
        while not one.frame["outcome"]:
            await one.hear("frame")
        found = await rated(hania)

    assert one.frame["outcome"]["key"] == "house-agreed"
    assert found == []


async def test_a_rated_end_survives_kill_minus_nine(launch: Launch) -> None:
    """The process dies as soon as somebody hears of the end; the next one knows it, and counts it once."""
    server = launch()
    async with AsyncExitStack() as stack:
        hania, antek = await accounts(stack, server.address, 2)
        made, (one, _) = await opened(server.address, [hania, antek])
        await one.say(type="resign", id=40, seat=0)
        while not one.frame["outcome"]:
            await one.hear("frame")
        server.kill()
        server = launch()
        for http in (hania, antek):
            http.base_url = httpx.URL(server.address)
        await Player.join(server.address, made["table"])
        found = [await rated(http) for http in (hania, antek)]

    assert [kind["games"] for (kind,) in found] == [1, 1]
    assert found[0][0]["value"] < 1500 < found[1][0]["value"]


async def test_the_end_and_its_ratings_are_stored_together_or_not_at_all(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What breaks the one breaks the other; what repeats the end leaves the ratings alone."""
    store = await Store.open(*place)
    for id in ("h", "a"):
        person = SavedPerson(id, id, id, "", 0, {}, "", "")
        await store.people.add(person, [id], SavedSession(id, id, id, "", "", "", ""))
    sat = tuple(replace(seat, person=person) for seat, person in zip(SEATS, ("h", "a"), strict=True))
    await store.add_table(replace(TABLE, seats=sat), [row(1)])
    results = [Placed(0, 1, 9, 0.0), Placed(1, 2, 5, 1.0)]
    with monkeypatch.context() as broken:
        broken.setattr(ratings, "after", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await store.append("one", [row(2)], over=True, results=results)
    halfway = await store.table("one")
    await store.append("one", [row(2)], over=True, results=results)
    await store.finish("one", list(reversed(results)))
    await store.finish("one", results)
    found = await store.ratings.of("h")
    await store.close()

    assert halfway is not None
    assert not halfway.over
    assert [(kind.games, kind.rating) for kind in found] == [(1, after([BEGINNER, BEGINNER], [0.0, 1.0])[0])]
