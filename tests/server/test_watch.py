"""What an operator sees: numbers for Prometheus, the dashboard that shows them, logs without secrets, readiness."""

import asyncio
import io
import json
import logging
import logging.config
import re
import sqlite3
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import insert

from tests.server.conftest import Start
from tests.server.inside import Inside, inside
from tests.server.playing import GAME, Json, calling
from wawel.server.settings import Settings
from wawel.server.store.database import FILE, open_database
from wawel.server.store.schema import tables
from wawel.server.watch import metrics
from wawel.server.watch.logs import configured

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana" / "wawel.json"
WORDS = {"by", "histogram_quantile", "instance", "label_values", "le", "min", "rate", "sum"}  # of PromQL and labels


def read(port: int) -> dict[str, float]:
    """Every number that Prometheus gets, by name and labels."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        text = answer.read().decode()
    return {
        f"{sample.name}{sorted(sample.labels.items()) or ''}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_what_happens_is_counted(tmp_path: Path, unused_tcp_port: int) -> None:
    async with inside(data=tmp_path, metrics_port=unused_tcp_port, limits=True, limit_names="1/3600") as server:
        before = await asyncio.to_thread(read, unused_tcp_port)
        made = await server.open("link", "link")
        player = await server.join(made["table"], made["invites"][0]["token"])
        await server.join(made["table"])
        player.say(type="play", id=1, seat=0, text="knight+dragon")
        for name in ("Ewa", "Ola"):
            player.say(type="name", seat=0, name=name)
        await player.settle()
        after = await asyncio.to_thread(read, unused_tcp_port)

    def grown(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    assert after["wawel_tables"] == after["wawel_tables_watched"] == 1
    assert after["wawel_connections[('kind', 'seat')]"] == after["wawel_connections[('kind', 'spectator')]"] == 1
    assert grown("wawel_decisions_total[('by', 'person')]") == grown("wawel_decision_seconds_count") == 1
    assert grown("wawel_limited_total[('limit', 'names')]") == 1
    assert grown("wawel_request_seconds_count[('method', 'POST'), ('status', '200')]") == 1
    assert grown("wawel_commit_seconds_count") >= 2
    assert after["wawel_writer_waiting"] == 0
    assert after["wawel_workers_waiting[('rank', 'played')]"] == 0


async def test_bots_and_the_loop_are_measured(tmp_path: Path, unused_tcp_port: int) -> None:
    name = "wawel_worker_seconds_count[('rank', 'played')]"
    async with inside(data=tmp_path, metrics_port=unused_tcp_port) as server:
        before = await asyncio.to_thread(read, unused_tcp_port)
        made = await server.open("here", "random")
        await server.join(made["table"], made["token"])
        while (after := await asyncio.to_thread(read, unused_tcp_port)).get(name, 0.0) == before.get(name, 0.0):
            await asyncio.sleep(0.05)
        while (after := await asyncio.to_thread(read, unused_tcp_port))["wawel_loop_lag_seconds_count"] == 0:
            await asyncio.sleep(0.05)

    assert after["wawel_worker_wait_seconds_count[('rank', 'played')]"] > 0


async def test_nobody_reads_numbers_at_the_public_address(tmp_path: Path) -> None:
    """And without a port nobody reads them at all."""
    async with inside(data=tmp_path) as server:
        answers = [await server.http.get(path) for path in ("/metrics", "/api/metrics")]

    assert Settings().metrics_port is None
    assert all("wawel_tables" not in answer.text for answer in answers)


def test_the_dashboard_asks_for_numbers_that_exist() -> None:
    """And it shows every one that we have."""
    board = json.loads(DASHBOARD.read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", ())]
    asked.append(board["templating"]["list"][1]["query"]["query"])
    labels = {name for metric in metrics.registry.collect() for sample in metric.samples for name in sample.labels}
    used: set[str] = set()
    for text in asked:
        plain = re.sub(r'"[^"]*"|\[[^]]*\]', "", text)
        used |= set(re.findall(r"[a-z_]{2,}", plain)) - WORDS - labels - {"by", "kind", "rank", "limit", "result"}
    known = {
        "wawel_tables",
        "wawel_tables_watched",
        "wawel_connections",
        "wawel_workers_waiting",
    }  # of a running server
    for metric in metrics.registry.collect():
        endings = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"]}.get(metric.type, [""])
        known |= {f"{metric.name}{ending}" for ending in endings}

    assert used <= known
    families = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in known if name.startswith("wawel_")}
    assert families == {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in used if name.startswith("wawel_")}


def test_counters_are_there_before_the_first_event() -> None:
    """Prometheus would not see the first event of a counter that appears with it."""
    there = {
        (sample.name, *sample.labels.values()) for metric in metrics.registry.collect() for sample in metric.samples
    }

    for name, values in (("decisions", metrics.By), ("limited", metrics.Limit), ("pushes", metrics.Sent)):
        assert {(f"wawel_{name}_total", value) for value in get_args(values)} <= there


def test_grafana_can_import_the_dashboard() -> None:
    """It asks for a data source, and every panel has a number and a place of its own in the grid of 24 columns."""
    board = json.loads(DASHBOARD.read_text("utf-8"))
    variables = {variable["name"]: variable["type"] for variable in board["templating"]["list"]}
    taken: list[tuple[int, int]] = []
    for panel in board["panels"]:
        x, y, width, height = (panel["gridPos"][side] for side in "xywh")
        assert x + width <= 24
        taken += [(column, line) for column in range(x, x + width) for line in range(y, y + height)]
        sources = [thing["datasource"]["uid"] for thing in (panel, *panel.get("targets", ())) if panel["type"] != "row"]
        assert set(sources) <= {"${source}"}
        assert len({target["refId"] for target in panel.get("targets", ())}) == len(panel.get("targets", ()))

    assert (board["uid"], board["schemaVersion"] >= 36, variables["source"]) == ("wawel", True, "datasource")
    assert "id" not in board  # it would replace a dashboard of the same number
    assert len(taken) == len(set(taken))
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


async def test_a_server_without_its_database_is_not_ready(start: Start) -> None:
    """It is alive all the same."""
    server = await start()
    async with asyncio.timeout(60):
        assert (await answer(server.address, "ready"))[0] == 200
        server.app.state.hub._store._reader.close()
        assert await answer(server.address, "ready") == (503, "not-ready")
        assert (await answer(server.address, "health"))[0] == 200


async def answer(address: str, path: str) -> tuple[int, str]:
    async with calling(address) as http:
        found = await http.get(f"/api/{path}")
    return found.status_code, found.json().get("error", {}).get("key", "")


@contextmanager
def logged(form: str) -> Iterator[io.StringIO]:
    """Logs as a server writes them, at the most talkative level of our own."""
    before = logging.root.handlers[:], logging.root.level
    stream = io.StringIO()
    wanted = configured("json" if form == "json" else "plain")
    wanted["handlers"]["stderr"]["stream"] = stream
    wanted["loggers"]["wawel"]["level"] = "DEBUG"
    logging.config.dictConfig(wanted)
    try:
        yield stream
    finally:
        logging.root.handlers[:], logging.root.level = before[0], before[1]
        logging.getLogger("wawel").setLevel(logging.NOTSET)


async def story(server: Inside) -> set[str]:
    """People do everything that has a secret in it, rightly and wrongly. Returns the secrets."""
    http, password, wrong = server.http, "cztery smoki na wieży", "pięć smoków pod wieżą"
    kept = (await http.post("/api/me", json={"name": "Hania", "password": password})).json()
    cookie = http.cookies["wawel"]
    await http.post("/api/me/login", json={"name": "Hania", "password": wrong})
    await http.post("/api/me/recover", json={"name": "Hania", "code": kept["codes"][0], "password": "x"})
    made = await server.open("here", "link", "link", seed="a secret seed of somebody")
    await http.get(f"/api/codes/{made['code']}")
    taken = (await http.post(f"/api/codes/{made['code']}", json={"seat": 1})).json()
    keys = [{"table": made["table"], "token": made["token"]}, {"table": "x", "token": "no-such-key-at-all"}]
    await http.post("/api/me/seats", json={"keys": keys})
    chat = "psst, I have two dragons"
    for key in (made["token"], taken["token"], made["invites"][1]["token"], "a-key-that-opens-nothing"):
        line = server.call(made["table"], cookie=f"wawel={cookie}")
        line.say(type="hello", protocol=1, token=key, since=None)
        line.say(type="play", id=1, seat=0, text="knight+dragon")
        line.say(type="say", id=2, seat=0, text=chat)
        await line.settle()
        line.shout(f'{{"type": "{key}"')
    await http.post(f"/api/tables/{made['table']}/rematch", headers={"Authorization": f"Bearer {made['token']}"})
    await http.get("/api/me/games", params={"name": "somebody I look for"})
    await http.get(f"/api/nothing/{made['token']}")
    await http.post("/api/replays", content=b"a record of mine")
    table = await server.app.state.hub.table(made["table"])
    table._showing.show = None  # an error of our own, with a traceback
    broken = await server.join(made["table"])
    assert broken.code == 1011
    invites = {invite["token"] for invite in made["invites"]}
    said = {password, wrong, cookie, "a secret seed of somebody", "no-such-key-at-all", "a-key-that-opens-nothing"}
    heard = {made["token"], made["code"], taken["token"], *invites, *kept["codes"]}
    return said | heard | {chat, "somebody I look for", "knight+dragon", "a record of mine"}


@pytest.mark.parametrize("form", ["plain", "json"])
async def test_no_log_tells_a_secret(tmp_path: Path, form: str) -> None:
    with logged(form) as stream:
        async with inside(data=tmp_path, log_requests=True) as server:
            secrets = await story(server)
    text = stream.getvalue()

    assert [secret for secret in secrets if secret in text] == []
    assert "/api/codes/{code}" in text  # the kind of a request is there
    assert "Traceback" in text
    if form == "json":
        lines: list[Json] = [json.loads(line) for line in text.splitlines()]
        assert {"time", "level", "logger", "message"} <= set(lines[0])
        assert {"method", "route", "status", "ms"} <= set(lines[0])
        assert any("exception" in line for line in lines)


async def test_an_error_of_the_database_repeats_nothing(tmp_path: Path) -> None:
    """A statement that fails is told without its values: a seed decides every draw."""
    engine = open_database(tmp_path)
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("drop table tables")
    file.close()
    with engine.connect() as connection, pytest.raises(Exception, match="no such table") as caught:
        connection.execute(insert(tables).values(id="x", seed="a secret seed", game=GAME))
    engine.dispose()

    assert "a secret seed" not in str(caught.value)
