"""Invitations by name: who gets them, who does not, and that the sender cannot tell."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.places import Place
from tests.server.playing import GAME
from tests.server.test_http import problem
from tests.server.test_people import keep
from tests.server.test_web import client
from wawel.server.live import names
from wawel.server.push.calls import notice
from wawel.server.store.saved import SavedInvitation, SavedPerson, SavedSeat, SavedSession
from wawel.server.store.store import Store

Json = dict[str, Any]


class Guests:
    """Accounts of one server; each call is made with the cookie of one of them."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http
        self._cookies: dict[str, str] = {}

    async def come(self, *people: str) -> None:
        for name in people:
            await keep(self._http, name)
            self._cookies[name] = self._http.cookies["wawel"]
            self._http.cookies.clear()

    async def ask(self, who: str, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        cookie = {"cookie": f"wawel={self._cookies[who]}"} if who in self._cookies else {}
        answer = await self._http.request(method, f"/api{path}", json=body, headers={**cookie, **headers})
        self._http.cookies.clear()
        return answer

    async def table(self, who: str, *kinds: str) -> Json:
        wish = {"game": GAME, "seats": [{"kind": kind, "name": who if kind == "here" else ""} for kind in kinds]}
        made: Json = (await self.ask(who, "POST", "/tables", wish)).json()
        return made

    async def invite(self, who: str, table: Json, name: str) -> httpx.Response:
        return await self.ask(who, "POST", f"/tables/{table['table']}/invitations", {"name": name})

    async def waiting(self, who: str) -> list[Json]:
        found: list[Json] = (await self.ask(who, "GET", "/me/invitations")).json()
        return found


async def test_an_invitation_waits_at_home_and_gives_a_seat(tmp_path: Path) -> None:
    async with client(tmp_path) as http:
        guests = Guests(http)
        await guests.come("Hania", "Ola")
        table = await guests.table("Hania", "here", "link")
        sent = await guests.invite("Hania", table, " oLA")
        (waiting,) = await guests.waiting("Ola")
        taken = (await guests.ask("Ola", "POST", f"/me/invitations/{waiting['id']}/accept")).json()
        told = (await guests.ask("Ola", "GET", f"/tables/{table['table']}")).json()
        after = await guests.waiting("Ola")
        again = await guests.ask("Ola", "POST", f"/me/invitations/{waiting['id']}/accept")

    assert sent.json() == {"names": ["oLA"]}
    assert (waiting["name"], waiting["game"], waiting["names"]) == ("Hania", GAME, ["Hania"])
    assert (taken["table"], taken["seat"]) == (table["table"], 1)
    assert (told["seats"][1]["name"], told["seats"][1]["joined"]) == ("Ola", True)
    assert after == []
    assert problem(again) == (404, "unknown-invitation")


async def test_the_sender_cannot_tell_who_there_is_or_what_they_want(tmp_path: Path) -> None:
    """A name that nobody has, one that wants nothing, one that has blocked the sender: all get the same answer."""
    async with client(tmp_path) as http:
        guests = Guests(http)
        await guests.come("Hania", "Ola", "Antek", "Kuba")
        first, second = await guests.table("Hania", "here", "link"), await guests.table("Hania", "here", "link")
        await guests.ask("Antek", "PATCH", "/me", {"invites": False})
        await guests.ask("Antek", "PUT", "/me/settings", {"theme": "night"})  # of a device, which does not know of it
        antek = (await guests.ask("Antek", "GET", "/me")).json()["person"]
        answers = [await guests.invite("Hania", first, name) for name in ("Ola", "Antek", "Nikt", "Ola")]
        (waiting,) = await guests.waiting("Ola")
        await guests.ask("Ola", "POST", f"/me/invitations/{waiting['id']}/refuse", {"block": True})
        answers += [await guests.invite("Hania", second, name) for name in ("Ola", "Kuba")]
        seen = {who: len(await guests.waiting(who)) for who in ("Ola", "Antek", "Kuba", "Hania")}
        (blocked,) = (await guests.ask("Ola", "GET", "/me/blocks")).json()
        left = (await guests.ask("Ola", "DELETE", f"/me/blocks/{blocked['id']}")).json()
        third = await guests.table("Hania", "here", "link")
        await guests.invite("Hania", third, "Ola")
        back = len(await guests.waiting("Ola"))

    assert [answer.status_code for answer in answers] == [200] * 6
    assert (antek["invites"], antek["settings"]["theme"]) == (False, "night")
    assert answers[3].json() == {"names": ["Ola", "Antek", "Nikt"]}
    assert seen == {"Ola": 0, "Antek": 0, "Kuba": 1, "Hania": 0}
    assert (blocked["name"], left, back) == ("Hania", [], 1)


async def test_only_the_host_invites_and_not_without_end(tmp_path: Path) -> None:
    """A guest has no name that anybody could block, so guests invite by link."""
    async with client(tmp_path, limit_invites="2/600") as http:
        guests = Guests(http)
        await guests.come("Hania", "Ola")
        table = await guests.table("Hania", "here", "link")
        refused = [
            await guests.invite("Ola", table, "Hania"),
            await guests.invite("nobody", table, "Ola"),
            await guests.invite("Hania", table, " \u200b"),
        ]
        key = {"authorization": f"Bearer {table['token']}"}
        sent = await guests.ask("Hania", "POST", f"/tables/{table['table']}/invitations", {"name": "Ola"}, **key)
        too_many = await guests.invite("Hania", table, "Antek")
        strange = await guests.ask("Hania", "POST", "/me/invitations/x/refuse", {})

    assert [problem(answer) for answer in refused] == [(403, "not-host"), (401, "not-logged-in"), (422, "no-name")]
    assert sent.status_code == 200
    assert problem(too_many) == (429, "too-many")
    assert problem(strange) == (404, "unknown-invitation")


async def test_an_invitation_ends_with_its_table_seat_or_account(place: Place) -> None:
    """In both databases. Nobody gets more than twenty at a time."""
    store, time = await Store.open(*place), names.now()
    for id, name in (("h", "Hania"), ("o", "Ola")):
        person = SavedPerson(id, name, name.lower(), "x", 0, {}, time, time)
        await store.people.add(person, [id], SavedSession(id, id, id, "phone", "safari", time, time))
    for n in range(22):
        invitation = SavedInvitation(f"i{n}", f"t{n}", "h", "Ola", time)
        told = await store.invitations.add(invitation, "ola", names.days_ago(14))
        assert (told is not None) == (n < 20)
    assert await store.invitations.waiting("o", names.days_ago(14)) == []  # no such tables
    assert await store.invitations.of("o", "i3") is not None
    await store.forget(["t3"])
    assert await store.invitations.of("o", "i3") is None
    late = SavedInvitation("late", "t9", "h", "Nikt", names.days_ago(-20))
    await store.invitations.add(late, "nikt", names.days_ago(-15))
    assert await store.invitations.of("o", "i4") is None  # too old by then
    await store.people.remove("h")
    assert await store.invitations.names("t9") == []
    await store.close()


@pytest.mark.parametrize(
    ("lang", "body"),
    [
        ("pl", "Do stołu zaprasza: Hania. Są już: Antek i\u00a0Ola."),
        ("en", "Hania invites you to a table. Already there: Antek and Ola."),
    ],
)
def test_a_notice_says_who_invites(lang: str, body: str) -> None:
    person = SavedPerson("k", "Kuba", "kuba", "", 0, {"language": lang}, "", "")
    seats = [SavedSeat(n, "link", name, None, None, True, n) for n, name in enumerate(["Antek", "Ola"])]
    told = notice("invited", "t", GAME, seats, person, "Hania")
    alone = notice("invited", "t", GAME, [], person, "Hania")

    assert (told["body"], told["url"]) == (body, "/")
    assert alone["body"] == body.partition(".")[0] + "."
