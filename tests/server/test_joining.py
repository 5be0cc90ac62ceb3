"""Joining from elsewhere: the address of the server, and seats by short code."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.test_web import client
from wawel.server import reach
from wawel.server.errors import Refusal
from wawel.server.live import names
from wawel.server.live.guesses import ALL, EACH, WINDOW, Guesses
from wawel.server.settings import Settings

KNIGHTS = "knights-and-castles"


async def made(http: httpx.AsyncClient, *kinds: str) -> dict[str, Any]:
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, ("Hania", "Antek", "Ola"), strict=False)]
    answer = await http.post("/api/tables", json={"game": KNIGHTS, "seats": seats})
    found: dict[str, Any] = answer.json()
    return found


async def test_a_code_opens_each_open_seat_once(tmp_path: Path) -> None:
    """However it is typed. Who comes later chooses among the rest, and at last the code is unknown."""
    async with client(tmp_path) as http:
        table = await made(http, "here", "link", "link")
        code = str(table["code"])
        typed = f"{code[:3].lower()}-{code[3:]} "
        looked = (await http.get(f"/api/codes/{typed}")).json()
        taken = (await http.post(f"/api/codes/{code}", json={"seat": 2})).json()
        again = await http.post(f"/api/codes/{code}", json={"seat": 2})
        rest = (await http.get(f"/api/codes/{code}")).json()
        await http.post(f"/api/codes/{code}", json={"seat": 1})
        gone = await http.get(f"/api/codes/{code}")
        told = (await http.get(f"/api/tables/{table['table']}")).json()

    assert looked == {
        "table": table["table"],
        "game": KNIGHTS,
        "seats": [{"seat": 1, "name": "Antek", "colour": 1}, {"seat": 2, "name": "Ola", "colour": 2}],
        "contest": False,
    }
    assert (taken["table"], taken["seat"]) == (table["table"], 2)
    assert taken["token"] not in [invite["token"] for invite in table["invites"]]
    assert (again.status_code, again.json()["error"]["key"]) == (409, "seat-taken")
    assert [seat["seat"] for seat in rest["seats"]] == [1]
    assert (gone.status_code, gone.json()["error"]["key"]) == (404, "unknown-code")
    assert [seat["joined"] for seat in told["seats"]] == [True, True, True]
    assert code not in str(told)


async def test_a_table_without_links_has_no_code(tmp_path: Path) -> None:
    async with client(tmp_path) as http:
        assert (await made(http, "here", "bot"))["code"] is None


async def test_a_seat_taken_by_code_is_taken_after_a_restart(tmp_path: Path) -> None:
    """Its new key opens it, and the link that the host still has does not."""
    async with client(tmp_path) as http:
        table = await made(http, "here", "link")
        taken = (await http.post(f"/api/codes/{table['code']}", json={"seat": 1})).json()
    async with client(tmp_path) as http:
        path = f"/api/tables/{table['table']}/rematch"
        (invite,) = table["invites"]
        keys = [taken["token"], invite["token"]]
        answers = [await http.post(path, headers={"authorization": f"Bearer {key}"}) for key in keys]
        gone = await http.get(f"/api/codes/{table['code']}")

    assert [answer.json()["error"]["key"] for answer in answers] == ["not-over", "bad-token"]
    assert gone.status_code == 404


@pytest.mark.parametrize("text", ["", "ABC", "SMOK41", "ZZZZZZZ", "OIOIOI", "../../x"])
def test_what_cannot_be_a_code_is_none(text: str) -> None:
    assert names.as_code(text) == ""


def test_codes_are_easy_to_read_out() -> None:
    codes = {names.code() for _ in range(200)}

    assert len(codes) > 190
    assert all(names.as_code(code) == code for code in codes)
    assert not set("".join(codes)) & set("AEIOUY")  # they spell nothing that one would not say aloud
    assert names.as_code("kra mhx") == "KRAMHX"  # of a table from before
    assert not set("".join(codes)) & set("0O1IL5S8BQ2") - {"L"}


async def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    """After ten wrong codes even the right one is refused for a while."""
    async with client(tmp_path) as http:
        table = await made(http, "here", "link")
        wrong = [await http.get("/api/codes/AAAAAA") for _ in range(EACH)]
        right = await http.get(f"/api/codes/{table['code']}")

    assert {answer.status_code for answer in wrong} == {404}
    assert (right.status_code, right.json()["error"]["key"]) == (429, "too-many-guesses")


async def test_guesses_are_forgotten_after_a_while_and_counted_together() -> None:
    now = 0.0
    guesses = Guesses(lambda: now)
    for _ in range(EACH):
        await guesses.count("one")
    with pytest.raises(Refusal):
        await guesses.check("one")
    await guesses.check("other")
    for number in range(ALL - EACH):
        await guesses.count(f"many-{number}")
    with pytest.raises(Refusal):
        await guesses.check("other")
    now = WINDOW
    await guesses.check("one")


@pytest.mark.parametrize(
    ("settings", "found"),
    [
        ({"host": "127.0.0.1"}, []),
        ({"host": "localhost"}, []),
        ({"host": "192.168.1.24"}, ["http://192.168.1.24:8000"]),
        ({"host": "fd00::1"}, ["http://[fd00::1]:8000"]),
        ({"host": "0.0.0.0", "hosts": "gra.example.org,localhost"}, ["http://gra.example.org:8000"]),
        ({"host": "0.0.0.0", "hosts": "localhost"}, []),
    ],
)
def test_the_address_that_others_can_reach(settings: dict[str, str], found: list[str]) -> None:
    assert reach.addresses(Settings.model_validate(settings), 8000) == found


def test_an_open_server_names_addresses_of_this_machine_but_not_its_loopback() -> None:
    found = reach.addresses(Settings(host="0.0.0.0"), 8000)

    assert all(address.startswith("http://") and address.endswith(":8000") for address in found)
    assert not any("127." in address for address in found)


async def test_a_server_for_this_machine_only_says_how_to_open_it(tmp_path: Path) -> None:
    async with client(tmp_path, port=8417) as http:
        told = (await http.get("/api/reach")).json()

    assert told == {"addresses": [], "command": "wawel --host 0.0.0.0 --port 8417"}
