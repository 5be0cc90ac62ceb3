"""The web client as files, the headers of every answer, and the host names it answers to."""

import gzip
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

import wawel
from tests.server.doors import CLOSED, answers
from wawel import Game
from wawel.server.app import create_app
from wawel.server.settings import Settings


@asynccontextmanager
async def client(folder: Path, **settings: object) -> AsyncIterator[httpx.AsyncClient]:
    """The app without sockets."""
    chosen = Settings.model_validate({"data": folder / "data", "web": folder / "web", "hosts": ("test",), **settings})
    app = create_app(chosen)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        yield http


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder with a built client."""
    assets = tmp_path / "web" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html><title>Wawel</title>")
    (tmp_path / "secret.txt").write_text("secret")
    (assets / "index-4f3a.js").write_text("export {}")
    return tmp_path


async def test_a_client_that_is_not_built_is_told_plainly(tmp_path: Path) -> None:
    async with client(tmp_path) as http:
        answer = await http.get("/")

    assert answer.status_code == 503
    assert "make web" in answer.text


@pytest.mark.parametrize("path", ["/", "/index.html", "/new", "/table/zielony-smok-takomilu-42", "/replay/x/moment/7"])
async def test_pages_of_the_client_are_the_index(built: Path, path: str) -> None:
    async with client(built) as http:
        answer = await http.get(path)

    assert answer.status_code == 200
    assert "<title>Wawel</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


async def test_hashed_assets_are_kept_for_long(built: Path) -> None:
    async with client(built) as http:
        answer = await http.get("/assets/index-4f3a.js")

    assert answer.text == "export {}"
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.0, gzip;q=0.000", None),
        ("identity", None),
    ],
)
async def test_files_are_sent_packed_to_those_who_accept_it(built: Path, accepted: str, encoding: str | None) -> None:
    script = built / "web" / "assets" / "index-4f3a.js"
    script.with_suffix(".js.gz").write_bytes(gzip.compress(script.read_bytes()))
    script.with_suffix(".js.br").write_bytes(b"brotli")
    async with (
        client(built) as http,
        http.stream("GET", "/assets/index-4f3a.js", headers={"accept-encoding": accepted}) as answer,
    ):
        sent = b"".join([part async for part in answer.aiter_raw()])

    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    assert (gzip.decompress(sent) if encoding == "gzip" else sent) == (b"brotli" if encoding == "br" else b"export {}")


async def test_a_packed_copy_that_is_older_than_its_file_is_not_sent(built: Path) -> None:
    page = built / "web" / "index.html"
    old = page.with_suffix(".html.gz")
    old.write_bytes(gzip.compress(b"yesterday"))
    os.utime(old, (1, 1))
    async with client(built) as http:
        answer = await http.get("/", headers={"accept-encoding": "gzip"})

    assert "<title>Wawel</title>" in answer.text


async def test_only_answers_without_secrets_are_packed(built: Path) -> None:
    """Keys of a table stand next to a name that anybody may have chosen."""
    wanted = {"game": "knights-and-castles", "seats": [{"kind": "link", "name": "Hania" * 8}] * 4}
    async with client(built) as http:
        games = await http.get("/api/games", headers={"accept-encoding": "gzip"})
        made = await http.post("/api/tables", json=wanted, headers={"accept-encoding": "gzip"})
        told = await http.get(f"/api/tables/{made.json()['table']}", headers={"accept-encoding": "gzip"})

    assert games.headers["content-encoding"] == "gzip"
    assert games.json()
    assert "content-encoding" not in made.headers
    assert "content-encoding" not in told.headers


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/favicon.ico", "/../secret.txt", "/%2e%2e/secret.txt", "/x%00.js"]
)
async def test_files_that_are_not_there_are_not_found(built: Path, path: str) -> None:
    async with client(built) as http:
        answer = await http.get(path)

    assert answer.status_code == 404
    assert "secret" not in answer.text.replace("secret.txt", "")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/favicon.ico", "/x.css", "/assets/x.svg"])
async def test_every_answer_carries_the_headers(built: Path, path: str) -> None:
    async with client(built) as http:
        headers = (await http.get(path)).headers

    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


async def test_styles_and_fonts_carry_only_what_counts_for_them(built: Path) -> None:
    async with client(built) as http:
        headers = (await http.get("/assets/x.woff2")).headers

    assert headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in headers


def test_the_page_has_no_script_of_its_own() -> None:
    """The policy would not run it."""
    text = (Path(__file__).parents[2] / "web" / "index.html").read_text("utf-8")

    assert not re.findall(r"<script(?![^>]*\ssrc=)|\son\w+=|javascript:", text)


async def test_a_foreign_host_name_is_not_answered(built: Path) -> None:
    """A page elsewhere whose name points here (DNS rebinding) gets nothing."""
    async with client(built) as http:
        answer = await http.get("/api/games", headers={"Host": "evil.example:80"})

    assert answer.status_code == 421
    assert answer.json()["error"]["key"] == "wrong-host"


async def test_a_foreign_host_name_gets_no_connection(tmp_path: Path) -> None:
    assert await answers(tmp_path, host="evil.example") == CLOSED


@pytest.mark.parametrize(
    ("host", "hosts", "allowed"),
    [
        ("127.0.0.1", "", ("localhost", "127.0.0.1", "[::1]")),
        ("0.0.0.0", "", ()),
        ("127.0.0.1", "Wawel.example, other.example", ("wawel.example", "other.example")),
        ("127.0.0.1", "*", ()),
    ],
)
def test_hosts_are_set_by_a_list(
    monkeypatch: pytest.MonkeyPatch, host: str, hosts: str, allowed: tuple[str, ...]
) -> None:
    monkeypatch.setenv("WAWEL_HOST", host)
    monkeypatch.setenv("WAWEL_HOSTS", hosts)

    assert Settings().allowed_hosts == allowed


async def test_a_mistake_of_the_server_is_no_traceback(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def mistake() -> list[Game]:
        raise ZeroDivisionError("inside")

    monkeypatch.setattr(wawel, "games", mistake)
    async with client(built) as http:
        answer = await http.get("/api/games")

    assert (answer.status_code, answer.json()["error"]["key"]) == (500, "server")
    assert "inside" not in answer.text
