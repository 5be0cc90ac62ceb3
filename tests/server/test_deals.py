"""Tables with the same deal: the same draws, nothing told before all are over, and a comparison at the end."""

import json
from contextlib import AsyncExitStack

import httpx
import pytest

from tests.server.conftest import Running, Servers, Start
from tests.server.places import Place
from tests.server.playing import GAME, Json, Player, calling, seats
from tests.server.test_http import problem
from tests.server.test_people import keep

pytestmark = pytest.mark.slow

SOLO = {"game": GAME, "seats": seats("here", "random"), "options": {}, "tables": 2}


async def people(stack: AsyncExitStack, server: Running, *names: str) -> list[httpx.AsyncClient]:
    found = [await stack.enter_async_context(calling(server.address)) for _ in names]
    for http, name in zip(found, names, strict=True):
        await keep(http, name)
    return found


async def dealt(http: httpx.AsyncClient) -> tuple[Json, Json]:
    """Two tables for one person and a bot each: what their opener is told, and the deal."""
    made = (await http.post("/api/tables", json=SOLO)).json()
    return made, (await http.get(f"/api/deals/{made['deal']}")).json()


async def join(server: Running, http: httpx.AsyncClient, table: str) -> Player:
    return await Player.join(server.address, table, cookie=f"wawel={http.cookies['wawel']}")


async def play(player: Player) -> None:
    """To the end, always the first choice."""
    while not player.frame["outcome"]:
        if player.frame["actions"]:
            await player.play(0, player.frame["actions"][0])
        else:
            await player.hear("frame")


async def resign(player: Player) -> None:
    await player.say(type="resign", id=40, seat=0)
    while not player.frame["outcome"]:
        await player.hear("frame")


async def refused(server: Running, table: str, cookie: str | None = None) -> str:
    player = await Player.connect(server.address, table, cookie)
    await player.say(type="hello", protocol=1, token=None, since=None)
    key: str = (await player.hear("error"))["key"]
    assert await player.close_code() == 4006
    return key


async def _told(http: httpx.AsyncClient, deal: str, table: str) -> list[str]:
    """All that somebody elsewhere can ask about a table of a deal."""
    paths = [f"/api/deals/{deal}", f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/replays/{table}"]
    return [(await http.get(path)).text for path in [*paths, "/api/lobby"]]


async def test_a_deal_is_secret_until_all_its_tables_are_over(start: Start, place: Place) -> None:
    """Neither a spectator nor a person of another table learns anything; then all is told, compared and open."""
    server = await start()
    async with AsyncExitStack() as stack:
        hania, antek, guest = *(await people(stack, server, "Hania", "Antek")), calling(server.address)
        await stack.enter_async_context(guest)
        made, begun = await dealt(hania)
        first, second = (table["table"] for table in begun["tables"])
        code = begun["tables"][1]["code"]
        twice = await hania.post(f"/api/codes/{code}", json={"seat": 0})
        stranger = await guest.post(f"/api/codes/{code}", json={"seat": 0})
        sat = await antek.post(f"/api/codes/{code}", json={"seat": 0})
        ones, twos = await join(server, hania, first), await join(server, antek, second)
        start_views = ones.frame["view"], twos.frame["view"]
        told = await _told(antek, made["deal"], first), await _told(guest, made["deal"], first)
        await ones.play(0, ones.frame["actions"][0])
        while 0 not in ones.frame["waiting"]:
            await ones.hear("frame")
        later = await _told(antek, made["deal"], first), await _told(guest, made["deal"], first)

        await play(ones)
        cookies = [None, *(f"wawel={http.cookies['wawel']}" for http in (hania, antek))]
        closed = [await refused(server, table, cookie) for table in (first, second) for cookie in cookies[:1]]
        closed += [await refused(server, second, cookies[1]), await refused(server, first, cookies[2])]
        paths = [f"/api/tables/{first}/record", f"/api/replays/{first}", f"/api/replays/{first}/story"]
        secret = [problem(await http.get(path)) for path in paths for http in (hania, antek, guest)]
        begin = {**SOLO, "tables": 1, "from": {"replay": first, "moment": 3}}
        secret.append(problem(await antek.post("/api/tables", json=begin)))
        half = (await antek.get(f"/api/deals/{made['deal']}")).json()
        foreign, own = [(await http.get(f"/api/tables/{first}")).json() for http in (antek, hania)]

        await play(twos)
        over = (await guest.get(f"/api/deals/{made['deal']}")).json()
        opened = [(await guest.get(path)).status_code for path in paths]
        seeds = {(await guest.get(f"/api/replays/{id}")).json()["seed"] for id in (first, second)}
        watcher = await Player.join(server.address, first)

    assert (made["invites"], begun["mine"], begun["over"], begun["best"]) == ([], first, False, [])
    assert [table["state"] for table in begun["tables"]] == ["playing", "gathering"]
    assert problem(twice) == (409, "sits-already")
    assert problem(stranger) == (403, "account-needed")
    assert sat.status_code == 200
    assert start_views[0] == start_views[1]
    assert ones.welcome["table"]["commitment"] == twos.welcome["table"]["commitment"]
    assert (twos.welcome["host"], twos.welcome["mine"]) == (True, [0])
    assert told == later
    assert closed == ["deal-runs"] * 4
    assert secret == [(409, "deal-runs")] * 10
    assert [table["state"] for table in half["tables"]] == ["over", "playing"]
    assert all(seat["place"] is seat["score"] is None for table in half["tables"] for seat in table["seats"])
    assert (foreign["seq"], foreign["winners"]) == (0, [])
    assert own["seq"] == ones.frame["seq"]
    assert over["over"]
    scores = [[seat["score"] for seat in table["seats"]] for table in over["tables"]]
    assert scores == [ones.frame["scores"], twos.frame["scores"]]
    totals = {table["table"]: table["seats"][0]["score"]["total"] for table in over["tables"]}
    assert over["best"][0] == [id for id, total in totals.items() if total == max(totals.values())]
    assert opened == [200, 200, 200]
    assert len(seeds) == 1
    assert watcher.frame["outcome"] == ones.frame["outcome"]


async def test_nobody_waits_for_people_who_do_not_come(start: Start) -> None:
    """Whoever has finished calls off a table that has not begun; nobody else may, and it has no result."""
    server = await start()
    async with AsyncExitStack() as stack:
        hania, antek = await people(stack, server, "Hania", "Antek")
        made, begun = await dealt(hania)
        first, second = (table["table"] for table in begun["tables"])
        early = await hania.post(f"/api/tables/{second}/call-off")
        ones = await join(server, hania, first)
        await resign(ones)
        stranger = await antek.post(f"/api/tables/{second}/call-off")
        begun_one = await hania.post(f"/api/tables/{first}/call-off")
        off = await hania.post(f"/api/tables/{second}/call-off")
        over = (await hania.get(f"/api/deals/{made['deal']}")).json()
        late = await antek.post(f"/api/codes/{begun['tables'][1]['code']}", json={"seat": 0})
        record = await antek.get(f"/api/tables/{first}/record")
        unknown = await antek.get("/api/deals/nothing")

    assert problem(early) == problem(stranger) == (409, "deal-runs")
    assert problem(begun_one) == (409, "has-begun")
    assert off.status_code == record.status_code == 200
    assert [table["state"] for table in over["tables"]] == ["over", "off"]
    assert over["tables"][1]["seats"][0]["score"] is None
    assert [best for best, *_ in over["best"]] == [first, first]
    assert problem(late) == (404, "unknown-code")
    assert problem(unknown) == (404, "unknown-deal")


async def test_whoever_opened_a_deal_adds_tables_while_it_goes_on(start: Start, place: Place) -> None:
    """Up to four, those called off included, with the same draws; nobody else may, and nobody after the end."""
    server = await start()
    async with AsyncExitStack() as stack:
        hania, antek, guest = *(await people(stack, server, "Hania", "Antek")), calling(server.address)
        await stack.enter_async_context(guest)
        made, begun = await dealt(hania)
        adding = f"/api/deals/{made['deal']}/tables"
        others = [await http.post(adding) for http in (antek, guest)]
        ones = await join(server, hania, begun["tables"][0]["table"])
        first_view = ones.frame["view"]
        await resign(ones)
        waiting = (await hania.get(f"/api/deals/{made['deal']}")).json()
        added = (await hania.post(adding)).json()
        third = added["tables"][2]
        sat = await antek.post(f"/api/codes/{third['code']}", json={"seat": 0})
        twos = await join(server, antek, third["table"])
        full = [await hania.post(adding), await hania.post(adding)]
        await resign(twos)
        for table in (begun["tables"][1], full[0].json()["tables"][3]):
            await hania.post(f"/api/tables/{table['table']}/call-off")
        over = (await hania.get(f"/api/deals/{made['deal']}")).json()
        late = await hania.post(adding)
        unknown = await hania.post("/api/deals/nothing/tables")

    assert [problem(answer) for answer in others] == [(403, "not-host"), (401, "not-logged-in")]
    assert [deal["may_add"] for deal in (begun, waiting, added, full[0].json(), over)] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert (third["state"], third["seats"][0]["joined"], third["seats"][0]["place"]) == ("gathering", False, None)
    assert (sat.status_code, twos.welcome["host"]) == (200, True)
    assert twos.welcome["table"]["commitment"] == ones.welcome["table"]["commitment"]
    assert json.loads(twos.frames[0])["view"] == first_view
    assert problem(full[1]) == (409, "deal-closed")
    assert [table["state"] for table in over["tables"]] == ["over", "off", "over", "off"]
    assert over["over"]
    assert problem(late) == (409, "deal-closed")
    assert problem(unknown) == (404, "unknown-deal")


async def test_a_person_sits_at_one_table_of_a_deal_on_any_server(servers: Servers) -> None:
    """Whichever server owns the tables, and whoever is asked."""
    one, two = await servers(2)
    async with AsyncExitStack() as stack:
        (hania,) = await people(stack, one, "Hania")
        _, begun = await dealt(hania)
        elsewhere = await stack.enter_async_context(calling(two.address))
        elsewhere.cookies = hania.cookies
        twice = await elsewhere.post(f"/api/codes/{begun['tables'][1]['code']}", json={"seat": 0})
        closed = await refused(two, begun["tables"][1]["table"], f"wawel={hania.cookies['wawel']}")

    assert problem(twice) == (409, "sits-already")
    assert closed == "deal-runs"
