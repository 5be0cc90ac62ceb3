"""People with an account: how they get one, what it gives them, and what nobody else learns."""

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import Start
from tests.server.playing import GAME, Player, calling, join_all, open_table, play_on, seats
from tests.server.test_http import problem
from tests.server.test_store import SEATS, TABLE
from tests.server.test_web import client
from wawel.server.errors import Refusal
from wawel.server.live import passwords
from wawel.server.live.connection import Connection
from wawel.server.live.devices import visit
from wawel.server.live.table import Table
from wawel.server.messages.tables import CreateTable
from wawel.server.store.store import Store

pytestmark = pytest.mark.slow

PASSWORD = "trzy zwykłe słowa"
ANOTHER = "cztery inne słowa tu"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"
HANIA = {"name": "Hania", "password": PASSWORD, "colour": 3, "settings": {"language": "en", "sound": "yes"}}

Json = dict[str, Any]


async def keep(http: httpx.AsyncClient, name: str = "Hania") -> Json:
    """A new account; the client is logged in."""
    answer = await http.post("/api/me", json={**HANIA, "name": name})
    assert answer.status_code == 200, answer.text
    kept: Json = answer.json()
    return kept


async def test_a_guest_keeps_an_account_and_comes_back(tmp_path: Path) -> None:
    """Name and password are enough, in any case of letters; settings and colour are there on another device."""
    async with client(tmp_path) as http:
        nobody = (await http.get("/api/me")).json()
        kept = await keep(http)
        cookie = http.cookies.jar
        await http.post("/api/me/logout")
        out = (await http.get("/api/me")).json()
        back = await http.post("/api/me/login", json={"name": " hANIA", "password": PASSWORD})
        me = (await http.get("/api/me")).json()["person"]
        taken = await http.post("/api/me", json={**HANIA, "name": "HANIA"})

    assert nobody == out == {"person": None}
    assert len(set(kept["codes"])) == 8
    assert [(part.path, part.has_nonstandard_attr("HttpOnly")) for part in cookie] == [("/api", True)]
    assert "samesite=strict" in back.headers["set-cookie"].lower()
    assert (me["name"], me["colour"], me["codes"]) == ("Hania", 3, 8)
    assert {name: value for name, value in me["settings"].items() if value} == {"language": "en", "sound": "yes"}
    assert problem(taken) == (409, "name-taken")


async def test_a_cookie_over_tls_is_secure(tmp_path: Path) -> None:
    async with client(tmp_path) as http:
        plain = await http.post("/api/me", json=HANIA)
        safe = await http.post("https://test/api/me/login", json={"name": "Hania", "password": PASSWORD})

    assert "secure" not in plain.headers["set-cookie"].lower()
    assert "; secure" in safe.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"password": "krótkie"}, "weak-password"),
        ({"password": "aaaaaaaaaaaaaaaa"}, "weak-password"),
        ({"name": "Barbara Maria", "password": "barbara maria"}, "weak-password"),
        ({"name": " \u200b "}, "no-name"),
        ({"name": 7}, "bad-request"),
        ({"settings": {"theme": "dusk"}}, "bad-request"),
    ],
)
async def test_what_cannot_be_an_account_is_refused(tmp_path: Path, wish: Json, key: str) -> None:
    async with client(tmp_path) as http:
        answer = await http.post("/api/me", json={**HANIA, **wish})
        nobody = (await http.get("/api/me")).json()

    assert problem(answer) == (422, key)
    assert nobody == {"person": None}


async def test_a_recovery_code_works_once_and_ends_every_session(tmp_path: Path) -> None:
    async with client(tmp_path) as http:
        kept = await keep(http)
        old = dict(http.cookies)
        way = {"name": "Hania", "code": kept["codes"][2].lower().replace("-", " "), "password": ANOTHER}
        weak = await http.post("/api/me/recover", json={**way, "password": "1234"})
        back = await http.post("/api/me/recover", json=way)
        again = await http.post("/api/me/recover", json=way)
        foreign = await http.post("/api/me/recover", json={**way, "name": "Ola", "code": kept["codes"][3]})
        before = await http.post("/api/me/login", json={"name": "Hania", "password": PASSWORD})
        http.cookies.clear()
        gone = (await http.get("/api/me", headers={"cookie": f"wawel={old['wawel']}"})).json()

    assert problem(weak) == (422, "weak-password")
    assert back.json()["person"]["codes"] == 7
    assert problem(again) == problem(foreign) == (403, "wrong-recovery")
    assert problem(before) == (403, "wrong-login")
    assert gone == {"person": None}


async def test_sessions_can_be_seen_and_ended(start: Start) -> None:
    """In words that their owner knows them by. A table that one of them looks at is closed for it."""
    server = await start()
    async with calling(server.address) as http, calling(server.address) as phone:
        await keep(http)
        phone.headers["user-agent"] = PHONE
        await phone.post("/api/me/login", json={"name": "Hania", "password": PASSWORD})
        listed = (await http.get("/api/me/sessions")).json()
        there = next(session for session in listed if session["device"] == "phone")
        made = (await http.post("/api/tables", json={"game": GAME, "seats": seats("here", "novice")})).json()
        cookie = f"wawel={phone.cookies['wawel']}"
        player = await Player.join(server.address, made["table"], cookie=cookie)
        silent = await Player.connect(server.address, made["table"], cookie)
        unknown = await http.delete("/api/me/sessions/nothing")
        rest = (await http.delete(f"/api/me/sessions/{there['id']}")).json()
        code = await player.close_code()
        await silent.say(type="hello", protocol=1, token=None, since=None)
        stranger = await silent.hear("welcome")
        out = (await phone.get("/api/me")).json()

    assert stranger["mine"] == []
    assert {(session["device"], session["browser"], session["current"]) for session in listed} == {
        ("program", "other", True),
        ("phone", "safari", False),
    }
    assert player.welcome["mine"] == [0]
    assert problem(unknown) == (404, "unknown-session")
    assert [session["current"] for session in rest] == [True]
    assert (code, out) == (4001, {"person": None})


async def test_a_session_that_ends_while_somebody_comes_in_lets_nobody_in(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Known when they said hello, and ended before they were among the connections of the table."""
    server = await start()
    hub, came_in = server.app.state.hub, Table.join

    async def join(table: Table, connection: Connection, *how: Any) -> None:
        hub.end_sessions([connection.session])
        await came_in(table, connection, *how)

    monkeypatch.setattr(Table, "join", join)
    async with calling(server.address) as http:
        await keep(http)
        made = (await http.post("/api/tables", json={"game": GAME, "seats": seats("here", "link")})).json()
        player = await Player.connect(server.address, made["table"], f"wawel={http.cookies['wawel']}")
        await player.say(type="hello", protocol=1, token=None, since=None)

        assert await player.close_code() == 4001


async def test_another_password_logs_others_out(tmp_path: Path) -> None:
    async with client(tmp_path) as http:
        await keep(http)
        other = await http.post("/api/me/login", json={"name": "Hania", "password": PASSWORD})
        wrong = await http.post("/api/me/password", json={"password": ANOTHER, "next": ANOTHER})
        changed = await http.post("/api/me/password", json={"password": PASSWORD, "next": ANOTHER})
        left = (await http.get("/api/me/sessions")).json()
        codes = await http.post("/api/me/codes", json={"password": ANOTHER})

    assert other.status_code == changed.status_code == 200
    assert problem(wrong) == (403, "wrong-password")
    assert len(left) == 1
    assert len(codes.json()["codes"]) == 8


async def test_guessing_is_slowed_down_for_a_name_and_for_an_address(tmp_path: Path) -> None:
    """Names that nobody has count as well, so nobody learns which ones there are."""
    async with client(tmp_path, limit_logins="2/300", limit_passwords="5/300") as http:
        await keep(http)
        tries = [("Hania", 3), ("Nobody", 2), ("Somebody", 1)]
        answers = [
            problem(await http.post("/api/me/login", json={"name": name, "password": ANOTHER}))
            for name, count in tries
            for _ in range(count)
        ]

    wrong, slow = (403, "wrong-login"), (429, "too-many")
    assert answers == [wrong, wrong, slow, wrong, wrong, slow]


async def test_an_unknown_name_costs_a_hash_too(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []

    def fits(hashed: str, said: str) -> bool:
        checked.append(hashed)
        return said == ANOTHER

    monkeypatch.setattr(passwords, "_fits", fits)
    asked = passwords.Passwords()

    assert not await asked.fits(None, PASSWORD)
    assert not await asked.fits("$argon2id$", PASSWORD)
    asked.close()

    assert checked[0].startswith("$argon2id$v=19$m=47104,t=1,p=1$")
    assert checked[1] == "$argon2id$"


async def test_an_account_opens_its_own_seats_and_no_others(start: Start) -> None:
    """Opened, joined by code, or claimed with a guest's key; a stranger's account watches like anybody."""
    server = await start()
    async with calling(server.address) as hania, calling(server.address) as ola:
        await keep(hania)
        await keep(ola, "Ola")
        wish = {"game": GAME, "seats": seats("here", "link", "link")}
        made = (await hania.post("/api/tables", json=wish)).json()
        await ola.post(f"/api/codes/{made['code']}", json={"seat": 2})
        key = {"table": made["table"], "token": made["invites"][0]["token"]}
        stolen = (await ola.post("/api/me/seats", json={"keys": [{**key, "token": made["token"]}]})).json()
        wrong = (
            await ola.post("/api/me/seats", json={"keys": [{**key, "token": "x"}, {"table": "y", "token": ""}]})
        ).json()
        sees = [
            await Player.join(server.address, made["table"], cookie=f"wawel={http.cookies['wawel']}")
            for http in (hania, ola)
        ]
        stranger = await Player.join(server.address, made["table"], cookie="wawel=guessed")
        await sees[1].say(type="sit", seat=0)
        closed = await sees[1].close_code()
        mine = [(await http.get("/api/me/games")).json() for http in (hania, ola)]
        ola.cookies.clear()
        nobody = await ola.get("/api/me/games")

    assert [player.welcome["mine"] for player in (*sees, stranger)] == [[0], [2], []]
    assert closed == 4003
    assert (stolen, wrong) == ({"tables": []}, {"tables": []})
    assert [[(game["table"], game["mine"]) for game in listed["games"]] for listed in mine] == [
        [(made["table"], 0)],
        [(made["table"], 2)],
    ]
    assert problem(nobody) == (401, "not-logged-in")


async def test_a_guests_games_come_along_and_lose_the_name_with_the_account(start: Start) -> None:
    """Filters find them. Without the account they have no name, in any record."""
    server = await start()
    made = await open_table(server.address, "link", "link")
    players = await join_all(server.address, made)
    await players[0].say(type="name", seat=0, name="Hania")
    await players[0].hear("seats")
    await play_on(players)
    async with calling(server.address) as http:
        await keep(http)
        keys = [{"table": made["table"], "token": made["invites"][0]["token"]}]
        claimed = (await http.post("/api/me/seats", json={"keys": keys})).json()
        filters = ["", "over=false", "won=true", "won=false", "against=bots", "name=Seat 1", "name=Hania"]
        filters += [f"table={made['table']}", "table=another"]
        found = {query: (await http.get(f"/api/me/games?{query}")).json() for query in filters}
        data = await http.get("/api/me/data")
        record = (await http.get(f"/api/tables/{made['table']}/record")).text
        unsure = await http.post("/api/me/delete", json={"name": "Hanna", "password": PASSWORD})
        gone = await http.post("/api/me/delete", json={"name": "hania", "password": PASSWORD})
        after = await http.get("/api/me/games")
        table = (await http.get(f"/api/tables/{made['table']}")).json()
        bare = (await http.get(f"/api/tables/{made['table']}/record")).text
        back = await http.post("/api/me/login", json={"name": "Hania", "password": PASSWORD})

    winner = table["winners"] == [0]
    assert claimed == {"tables": [made["table"]]}
    counts = {query: listed["total"] for query, listed in found.items()}
    assert counts == {
        "": 1, "over=false": 0, "won=true": int(winner), "won=false": int(not winner),
        "against=bots": 0, "name=Seat 1": 1, "name=Hania": 0, f"table={made['table']}": 1, "table=another": 0,
    }  # fmt: skip
    assert (found[""]["played"], found[""]["won"], found[""]["names"]) == (1, int(winner), ["Seat 1"])
    places = [seat["place"] for seat in found[""]["games"][0]["seats"]]
    assert sorted(places) == [1, 2]
    assert data.json()["games"][0]["table"] == made["table"]
    assert "attachment" in data.headers["content-disposition"]
    assert "Hania" in record
    assert problem(unsure) == (422, "wrong-name")
    assert gone.json() == {"person": None}
    assert problem(after) == (401, "not-logged-in")
    assert table["seats"][0]["name"] == ""
    assert "Hania" not in bare
    assert problem(back) == (403, "wrong-login")


async def test_a_name_that_is_too_long_is_cut_alike_wherever_it_is_said(tmp_path: Path) -> None:
    """Whoever typed it when the account was made types it again."""
    name = "Wilhelmina Featherstonehaugh"
    async with client(tmp_path) as http:
        kept = await keep(http, name)
        entered = await http.post("/api/me/login", json={"name": name, "password": PASSWORD})
        recovered = await http.post(
            "/api/me/recover", json={"name": name, "code": kept["codes"][0], "password": ANOTHER}
        )
        gone = await http.post("/api/me/delete", json={"name": name, "password": ANOTHER})

    assert kept["person"]["name"] == name[:24]
    assert [answer.status_code for answer in (entered, recovered, gone)] == [200, 200, 200]


@pytest.mark.usefixtures("place")
async def test_no_request_that_is_under_way_keeps_the_name_of_a_deleted_account(start: Start) -> None:
    """They were known when they asked for a table, a seat, or that a seat be theirs, and are gone when they get it."""
    server = await start()
    hub: Any = server.app.state.hub
    kinds = [*seats("here", "link"), {"kind": "lobby"}]
    made = await open_table(server.address, seats=kinds)
    async with calling(server.address) as http:
        await keep(http)
        login = await hub.people.known(http.cookies["wawel"])
    await hub.remove(login)
    with pytest.raises(Refusal) as refusal:
        await hub.sit_down(made["table"], "", "127.0.0.1", login)
    claimed = await hub.claim([(made["table"], made["invites"][0]["token"])], login)
    wanted = CreateTable.model_validate({"game": GAME, "seats": kinds})
    created = await hub.create(wanted, "127.0.0.1", login)
    tables = [await hub.table(id) for id in (made["table"], created.table)]
    stored = [await hub._store.table(table.saved.id) for table in tables]
    told = (await tables[0].info()).seats

    assert refusal.value.problem.key == "not-logged-in"
    assert claimed == []
    for sat in [table.seating.seats for table in tables] + [saved.seats for saved in stored]:
        assert [seat.person for seat in sat] == [None, None, None]
    assert [seat.joined for seat in told] == [True, False, False]
    assert tables[1].seating.seats[0].name == ""


async def test_finished_games_of_people_are_not_among_those_to_forget(tmp_path: Path) -> None:
    """They do not take anybody's room either."""
    store = await Store.open(tmp_path)
    for id, owner, over in [("mine", "p", True), ("open", "p", False), ("old", None, True)]:
        sat = tuple(replace(seat, person=owner) for seat in SEATS)
        await store.add_table(replace(TABLE, id=id, over=over, seats=sat), [])
    found = await store.resting(1, set(), "9999", 10)
    enough = await store.resting(2, set(), "9999", 10)
    await store.close()

    assert found == ["old"]
    assert enough == []


async def test_no_answer_and_no_log_tells_a_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Passwords are never repeated, not even where they are refused; tokens and codes only to whom they belong."""
    caplog.set_level(logging.DEBUG)
    heard: list[str] = []

    async with client(tmp_path, limits=False) as http:
        kept = await keep(http)
        secrets = {PASSWORD, ANOTHER, *kept["codes"], http.cookies["wawel"]}
        stored = (tmp_path / "data").glob("wawel.sqlite3*")
        way = {"name": "Hania", "password": PASSWORD}
        asked: list[tuple[str, str, object]] = [
            ("GET", "", None), ("GET", "/data", None), ("GET", "/sessions", None), ("GET", "/games", None),
            ("POST", "", HANIA), ("POST", "", {**HANIA, "more": ANOTHER}), ("POST", "", [PASSWORD]),
            ("POST", "", {**HANIA, "password": [PASSWORD]}), ("POST", "", {**HANIA, "password": PASSWORD * 50}),
            ("POST", "/login", {**way, "password": ANOTHER}), ("POST", "/login", {"password": PASSWORD}),
            ("POST", "/login", way),
            ("POST", "/recover", {"name": "Ola", "code": kept["codes"][0], "password": ANOTHER}),
            ("POST", "/recover", {"name": "Hania", "code": kept["codes"][0], "password": "x"}),
            ("POST", "/password", {"password": ANOTHER, "next": PASSWORD}),
            ("POST", "/seats", {"keys": [{"table": "x", "token": PASSWORD}]}),
            ("POST", "/delete", {**way, "password": ANOTHER}), ("PATCH", "", {"name": "Hania", "x": PASSWORD}),
            ("PUT", "/settings", {"language": PASSWORD}), ("POST", "/logout", None),
        ]  # fmt: skip
        for method, path, body in asked:
            answer = await http.request(method, f"/api/me{path}", json=body)
            secrets.add(http.cookies.get("wawel") or PASSWORD)
            heard.append(answer.text)
        heard += [file.read_bytes().decode(errors="replace") for file in stored]

    heard.append(caplog.text)
    told = [(secret, text[:200]) for secret in secrets for text in heard if secret in text]
    assert told == []


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0", ("computer", "firefox")),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", ("phone", "chrome")),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", ("tablet", "chrome")),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", ("computer", "edge")),
        (PHONE, ("phone", "safari")),
        ("curl/8.5", ("program", "other")),
    ],
)
def test_a_device_has_words(agent: str, words: tuple[str, str]) -> None:
    found = visit("", agent)

    assert (found.device, found.browser) == words
