"""Passkeys: the way into an account without a password, and answers that nobody should believe."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.authenticators import HERE, Authenticator, Json, text
from tests.server.places import Place
from tests.server.test_http import problem
from tests.server.test_people import HANIA, PASSWORD
from tests.server.test_people import keep as keep_with_password
from tests.server.test_web import client
from wawel.server.live import names
from wawel.server.store.saved import SavedChallenge, SavedPasskey, SavedPerson, SavedSession
from wawel.server.store.store import Store

SITE = {"origin": "https://test"}
WRONG = (403, "wrong-passkey")
PERSON = {name: HANIA[name] for name in ("name", "colour", "settings")}


async def post(http: httpx.AsyncClient, path: str, body: object = None) -> httpx.Response:
    return await http.post(f"/api/me{path}", json=body, headers=SITE)


async def keep(http: httpx.AsyncClient, key: Authenticator, name: str = "Hania") -> Json:
    """A new account with a passkey; the client is logged in."""
    wanted = (await post(http, "/passkeys/first", {"name": name})).json()
    answer = await post(http, "", {**PERSON, "name": name, "passkey": key.make(wanted)})
    assert answer.status_code == 200, answer.text
    kept: Json = answer.json()
    return kept


async def signed(http: httpx.AsyncClient, key: Authenticator) -> Json:
    return key.sign((await post(http, "/passkeys/ask")).json())


async def test_an_account_with_a_passkey_needs_no_name_to_log_in(tmp_path: Path) -> None:
    key = Authenticator()
    async with client(tmp_path) as http:
        kept = await keep(http, key)
        listed = (await http.get("/api/me/passkeys")).json()
        await post(http, "/logout")
        back = await post(http, "/passkeys/login", await signed(http, key))
        by_password = [
            problem(await post(http, "/login", {"name": "Hania", "password": said})) for said in ("", PASSWORD)
        ]
        data = (await http.get("/api/me/data")).json()

    assert (kept["person"]["passkeys"], kept["person"]["changed"], len(kept["codes"])) == (1, None, 8)
    assert [(one["host"], one["used"]) for one in listed] == [("test", None)]
    assert back.json()["person"]["name"] == "Hania"
    assert "httponly" in back.headers["set-cookie"].lower()
    assert by_password == [(403, "wrong-login")] * 2
    assert data["passkeys"][0]["used"] is not None


Forge = Callable[[Authenticator, Json, Json], Json]


def changed(**fields: str) -> Forge:
    return lambda key, asked, _: {**key.sign(asked), **fields}


def with_flags(flags: int) -> Forge:
    def forge(key: Authenticator, asked: Json, _: Json) -> Json:
        key.flags = flags
        return key.sign(asked)

    return forge


def at(origin: str) -> Forge:
    def forge(key: Authenticator, asked: Json, _: Json) -> Json:
        elsewhere = Authenticator(origin)
        elsewhere.user, elsewhere._key = key.user, key._key
        return elsewhere.sign(asked)

    return forge


def counted_back(key: Authenticator, asked: Json, _: Json) -> Json:
    """A copy of the passkey, older than the original."""
    key.count -= 1
    return key.sign(asked)


def of_another_key(key: Authenticator, asked: Json, _: Json) -> Json:
    thief = Authenticator()
    thief.user, thief.count = key.user, key.count
    return thief.sign(asked)


FORGED: dict[str, Forge] = {
    "replayed": lambda key, asked, before: before,
    "with a challenge of its own": lambda key, asked, before: key.sign({"challenge": text(bytes(32))}),
    "signed by another key": of_another_key,
    "of an older copy": counted_back,
    "from another origin": at("https://test.elsewhere.org"),
    "from a page without TLS": at("http://test"),
    "of another kind": lambda key, asked, before: key.sign(asked, "webauthn.create"),
    "without a finger or a PIN": with_flags(HERE),
    "without anybody there": with_flags(0),
    "of an unknown passkey": changed(credential=text(b"somebody else")),
    "for another account": changed(user=text(bytes(16))),
    "for no account": changed(user=""),
    "without sense": changed(client_data=text(b"[1]")),
    "without a challenge": changed(client_data=text(b'{"challenge": 7}')),
    "cut short": changed(authenticator_data="AAAA"),
}


@pytest.mark.parametrize("forged", FORGED)
async def test_an_answer_that_cannot_be_believed_lets_nobody_in(tmp_path: Path, forged: str) -> None:
    key = Authenticator()
    async with client(tmp_path) as http:
        await keep(http, key)
        await post(http, "/logout")
        good = await signed(http, key)
        entered = await post(http, "/passkeys/login", good)
        await post(http, "/logout")
        asked = (await post(http, "/passkeys/ask")).json()
        answer = await post(http, "/passkeys/login", FORGED[forged](key, asked, good))
        nobody = (await http.get("/api/me")).json()

    assert entered.status_code == 200
    assert problem(answer) == WRONG
    assert nobody == {"person": None}


@pytest.mark.parametrize("kind", ["", "webauthn.get"])
async def test_a_new_passkey_is_made_once_and_for_this(tmp_path: Path, kind: str) -> None:
    """A signature is no new passkey, and the same new passkey cannot be sent twice, nor for another account."""
    key = Authenticator()
    async with client(tmp_path) as http:
        wanted = (await post(http, "/passkeys/first", {"name": "Hania"})).json()
        made = key.make(wanted, kind or "webauthn.create")
        first = await post(http, "", {**PERSON, "passkey": made})
        again = await post(http, "", {**PERSON, "name": "Ola", "passkey": made})
        wanted = (await post(http, "/passkeys/first", {"name": "Ola"})).json()
        stolen = await post(http, "", {**PERSON, "name": "Ola", "passkey": key.make(wanted)})

    assert first.status_code == (403 if kind else 200)
    assert problem(again) == WRONG
    assert stolen.status_code == (200 if kind else 409)


async def test_an_account_keeps_its_last_way_in(tmp_path: Path) -> None:
    """Passkeys come and go with a proof; the last one stays until there is a password."""
    key, spare = Authenticator(), Authenticator(credential=b"a spare one")
    async with client(tmp_path) as http:
        await keep(http, key)
        unproved = await post(http, "/passkeys/next", {"password": PASSWORD})
        wanted = (await post(http, "/passkeys/next", {"passkey": await signed(http, key)})).json()
        added = await post(http, "/passkeys", {"name": " Zapasowy\u200b ", "passkey": spare.make(wanted)})
        first, second = added.json()
        named = await http.patch(f"/api/me/passkeys/{first['id']}", json={"name": "Telefon"})
        gone = await post(http, f"/passkeys/{first['id']}/remove", {"passkey": await signed(http, spare)})
        last = await post(http, f"/passkeys/{second['id']}/remove", {"passkey": await signed(http, spare)})
        unknown = await post(http, f"/passkeys/{first['id']}/remove", {"passkey": await signed(http, spare)})
        removed = await post(http, "/passkeys/login", await signed(http, key))
        set_one = await post(http, "/password", {"passkey": await signed(http, spare), "next": PASSWORD})
        none = await post(http, f"/passkeys/{second['id']}/remove", {"password": PASSWORD})
        back = await post(http, "/login", {"name": "Hania", "password": PASSWORD})

    assert problem(unproved) == (403, "wrong-password")
    assert second["name"] == "Zapasowy"
    assert named.json()[0]["name"] == "Telefon"
    assert [one["id"] for one in gone.json()] == [second["id"]]
    assert problem(last) == (409, "last-way-in")
    assert problem(unknown) == (404, "unknown-passkey")
    assert problem(removed) == WRONG
    assert set_one.json()["person"]["changed"] is not None
    assert none.json() == []
    assert back.status_code == 200


async def test_a_proof_counts_for_whoever_was_asked(tmp_path: Path) -> None:
    """Nobody proves anything with somebody else's passkey, or with a challenge for something else."""
    hanias, olas = Authenticator(), Authenticator(credential=b"a passkey of Ola")
    async with client(tmp_path) as http:
        await keep(http, olas, "Ola")
        for_ola = (await post(http, "/passkeys/ask")).json()
        await post(http, "/logout")
        to_enter = (await post(http, "/passkeys/ask")).json()
        await keep(http, hanias)
        answers = [
            await post(http, "/codes", {"passkey": olas.sign(for_ola)}),
            await post(http, "/codes", {"passkey": hanias.sign(to_enter)}),
            await post(http, "/codes", {"passkey": await signed(http, olas)}),
            await post(http, "/passkeys/login", await signed(http, hanias)),
        ]
        good = await post(http, "/codes", {"passkey": await signed(http, hanias)})
        neither = await post(http, "/codes", {})
        gone = await post(http, "/delete", {"name": "Hania", "passkey": await signed(http, hanias)})
        after = await post(http, "/passkeys/login", await signed(http, hanias))

    assert [problem(answer) for answer in answers] == [WRONG] * 4
    assert len(good.json()["codes"]) == 8
    assert problem(neither) == (422, "bad-request")
    assert gone.json() == {"person": None}
    assert problem(after) == WRONG


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://wawel.example.org", 200),
        ("http://localhost:8000", 200),
        ("http://wawel.localhost", 200),
        ("http://wawel.example.org", 422),
        ("http://192.168.1.5:8000", 422),
        ("http://127.0.0.1:8000", 422),
        ("https://[::1]:8000", 422),
    ],
)
async def test_passkeys_are_for_safe_places_with_a_name(tmp_path: Path, origin: str, status: int) -> None:
    """Browsers allow no others. The host is that of the page, also behind a proxy that speaks TLS."""
    host = origin.partition("://")[2]
    async with client(tmp_path, hosts=("*",)) as http:
        answer = await http.post("/api/me/passkeys/ask", headers={"origin": origin, "host": host})

    assert answer.status_code == status
    if status == 200:
        assert answer.json()["host"] == host.partition(":")[0]
    else:
        assert problem(answer) == (422, "no-passkeys-here")


async def test_tries_with_a_passkey_are_counted_as_those_with_a_password(tmp_path: Path) -> None:
    key = Authenticator()
    async with client(tmp_path, limit_logins="2/300") as http:
        await keep(http, key)
        await post(http, "/logout")
        tries = [
            (await post(http, "/passkeys/login", {**await signed(http, key), "signature": "AAAA"})).status_code
            for _ in range(3)
        ]
    assert tries == [403, 403, 429]

    async with client(tmp_path, limit_passwords="2/300") as http:
        asked = [(await post(http, "/passkeys/ask")).status_code for _ in range(3)]
    assert asked == [200, 200, 429]


async def test_an_account_with_a_password_adds_a_passkey(tmp_path: Path) -> None:
    key = Authenticator()
    async with client(tmp_path) as http:
        await keep_with_password(http)
        wanted = (await post(http, "/passkeys/next", {"password": PASSWORD})).json()
        await post(http, "/passkeys", {"name": "", "passkey": key.make(wanted)})
        me = (await http.get("/api/me")).json()["person"]
        twice = (await post(http, "/passkeys/next", {"password": PASSWORD})).json()
        await post(http, "/logout")
        back = await post(http, "/passkeys/login", await signed(http, key))

    assert me["passkeys"] == 1
    assert twice["known"] == [key.credential]
    assert back.json()["person"]["name"] == "Hania"


async def test_every_server_finds_a_challenge_and_one_takes_it(place: Place) -> None:
    """So it is with a file and with PostgreSQL. What has expired is gone."""
    first, second = await Store.open(*place), await Store.open(*place)
    late, soon = names.days_ago(1), names.days_ago(-1)
    await first.passkeys.ask(SavedChallenge("old", "enter", "test", None, late), names.days_ago(2))
    assert await second.passkeys.take("old", names.now()) is None
    challenge = SavedChallenge("new", "enter", "test", None, soon)
    await first.passkeys.ask(challenge, names.now())
    assert await second.passkeys.take("new", names.now()) == challenge
    assert await first.passkeys.take("new", names.now()) is None

    time = names.now()
    person = SavedPerson("1" * 32, "Hania", "hania", "", 0, {}, time, time)
    session = SavedSession("s", person.id, "hash", "phone", "safari", time, time)
    passkey = SavedPasskey("k", person.id, "credential", "key", 7, "test", "", time)
    assert await first.people.add(person, ["code"], session, passkey)
    assert await second.passkeys.by_credential("credential") == (passkey, person)
    assert await second.passkeys.sign("k", 7, 8, time)
    assert not await first.passkeys.sign("k", 7, 9, time)  # a copy that did not know
    assert await first.passkeys.remove(person.id, "k") is False
    await second.people.remove(person.id)
    assert await first.passkeys.of(person.id) == []
    await first.close()
    await second.close()
