"""Foreign pages: what a browser sends on their behalf is refused."""

from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.doors import CLOSED, answers
from tests.server.playing import GAME, calling, open_table, seats
from wawel.server.app import create_app
from wawel.server.settings import Settings

BODY = {"game": GAME, "seats": seats("here", "here")}
FOREIGN = [
    {"Origin": "http://evil.example"},
    {"Origin": "https://evil.example"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "null"},
    {"Origin": "nonsense"},
    {"Origin": "http://OWN.evil.example"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
]
OWN = [
    {},
    {"Origin": "http://OWN"},
    {"Origin": "https://OWN"},  # a proxy in front speaks TLS
    {"Origin": "http://OWN", "Sec-Fetch-Site": "same-origin"},
    {"Origin": "null", "Sec-Fetch-Site": "same-origin"},  # a browser that hides it, as no-referrer asks
    {"Sec-Fetch-Site": "none"},
]


def headers(given: dict[str, str], address: str) -> dict[str, str]:
    own = address.removeprefix("http://").rstrip("/")
    return {name: value.replace("OWN", own) for name, value in given.items()}


@pytest.mark.parametrize("given", FOREIGN)
async def test_a_foreign_page_posts_nothing(address: str, given: dict[str, str]) -> None:
    async with calling(address) as http:
        answer = await http.post("/api/tables", json=BODY, headers=headers(given, address))

    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "wrong-origin")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("given", OWN)
async def test_the_own_page_and_programs_post(address: str, given: dict[str, str]) -> None:
    async with calling(address) as http:
        answer = await http.post("/api/tables", json=BODY, headers=headers(given, address))

    assert answer.status_code == 200


async def test_reading_is_for_everybody(address: str) -> None:
    """The browser itself hides the answer from a foreign page."""
    async with httpx.AsyncClient(base_url=address, headers={"Sec-Fetch-Site": "cross-site"}) as http:
        assert (await http.get("/api/games")).status_code == 200


async def test_a_foreign_page_gets_no_connection(address: str) -> None:
    made = await open_table(address, "here", "here")
    url = f"{address.replace('http', 'ws', 1)}api/tables/{made['table']}/live"

    with pytest.raises(InvalidStatus):
        await connect(url, additional_headers={"Origin": "http://evil.example"})
    socket = await connect(url, additional_headers={"Origin": address.rstrip("/")})
    await socket.close()


@pytest.mark.parametrize(
    ("hosts", "origin", "status"),
    [
        ("wawel.example", "https://wawel.example", 200),
        ("wawel.example,other.example", "https://other.example:8443", 200),
        ("wawel.example", "https://evil.example", 403),
        ("*", "https://evil.example", 403),
        ("*", "https://wawel.example", 200),
    ],
)
async def test_hosts_that_are_set_count_as_own(tmp_path: Path, hosts: str, origin: str, status: int) -> None:
    app = create_app(Settings.model_validate({"data": tmp_path, "hosts": hosts}))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://wawel.example") as http,
    ):
        answer = await http.post("/api/tables", json=BODY, headers={"Origin": origin})

    assert answer.status_code == status


async def test_a_connection_is_refused_before_it_is_one(tmp_path: Path) -> None:
    assert await answers(tmp_path, host="localhost:8000", origin="http://localhost:3000") == CLOSED
