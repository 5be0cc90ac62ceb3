"""The OpenAPI document says what every request takes and gives, and the server keeps to it whatever it is sent.

Schemathesis makes requests from the document: fitting ones, and ones that are wrong in one place. Half of the fitting
ones are about things that exist, so that they get past the door.
"""

import asyncio
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import requests
import schemathesis
from fastapi.routing import iter_route_contexts
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.budgets import budget
from tests.server.playing import GAME, Player, open_table, seats
from tests.server.test_replays import finished
from tests.waiting import PATIENCE
from wawel.server.api.document import document
from wawel.server.app import create_app
from wawel.server.settings import Settings

pytestmark = pytest.mark.slow

Operation = APIOperation[Any, Any, Any, Any]
AnyCase = Case[Any]

CHECKS = [
    negative_data_rejection,
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EITHER = {"password", "passkey"}  # one of the two is needed where both are possible
NAME, PASSWORD = "Hania", "cztery smoki na wieży"


@cache
def published() -> dict[str, Any]:
    return document(create_app(Settings()).routes)


@cache
def operations() -> dict[str, Operation]:
    found: list[Any] = list(schemathesis.openapi.from_dict(published()).get_all_operations())
    return {operation.label: operation for operation in (result.ok() for result in found)}


def fields(operation: Operation) -> set[str]:
    """The names of what the body of a request may have."""
    told = published()["paths"][operation.path][operation.method.lower()]
    content = told.get("requestBody", {}).get("content", {}).get("application/json", {})
    form = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
    return set(published()["components"]["schemas"].get(form, {}).get("properties", ()))


def requests_to_make() -> list[tuple[str, GenerationMode]]:
    """Each operation with fitting requests, and with wrong ones where something can be wrong."""
    found = []
    for path, methods in published()["paths"].items():
        for method, told in methods.items():
            label = f"{method.upper()} {path}"
            found.append((label, GenerationMode.POSITIVE))
            typed = any(set(each["schema"]) - {"title", "default"} != {"type"} for each in told.get("parameters", ()))
            if typed or "application/json" in told.get("requestBody", {}).get("content", {}):
                found.append((label, GenerationMode.NEGATIVE))
    return found


def test_every_body_that_is_read_has_a_schema() -> None:
    """And a form that the document names is in it."""
    checked = 0
    for route in iter_route_contexts(create_app(Settings()).routes):
        for method in route.methods or ():
            told = published()["paths"].get(route.path, {}).get(method.lower())
            if told is not None:
                endpoint: Any = route.endpoint
                reads = {"read", "body"} & set(endpoint.__code__.co_names)
                assert bool(reads) == ("requestBody" in told), f"{method} {route.path}: openapi_extra=takes(…)?"
                checked += 1
    assert checked == sum(map(len, published()["paths"].values()))
    named = set(re.findall(r"'#/components/schemas/([^']+)'", str(published())))
    assert named == set(published()["components"]["schemas"])


def test_no_answer_is_without_a_form() -> None:
    for path, methods in published()["paths"].items():
        for method, told in methods.items():
            for content in told["responses"]["200"]["content"].values():
                assert content["schema"], f"{method} {path}"


class Known:
    """What exists at the shared server: tables, a record, an account; and what was answered."""

    def __init__(self, address: str, made: dict[str, Any], ended: dict[str, Any]) -> None:
        self.address = address
        self.session = requests.Session()
        self.answers: dict[str, set[int]] = {}
        replay = self._post("/api/replays", data=finished().record.text().encode())["replay"]
        self.key = ended["token"]
        self.enter()
        dealt = self._post("/api/tables", json={"game": GAME, "seats": seats("here", "medium"), "tables": 2})["deal"]
        self.ids = {
            "deals": [dealt],
            "lobby": [made["table"]],
            "tables": [ended["table"], made["table"]],
            "replays": [replay, made["table"]],
            "games": [GAME, "dragon-castle"],
        }
        self.values: dict[str, list[Any]] = {
            "game": [GAME],
            "code": [made["code"]],
            "option": ["ages"],
            "value": ["9,7"],
            "moment": [0, 3],
            "step": [1, 2],
            # in bodies
            "seats": [seats("here", "link", "medium"), seats("link", "link"), 2],
            "options": [{}, {"long": "yes"}],
            "position": [None],
            "problem": [None],
            "tables": [1],
            "from": [None, {"replay": replay, "moment": 3}],
            "name": [NAME],
            "password": [PASSWORD],
            "next": [PASSWORD],
            "passkey": [None],  # nobody can make one up
            "seat": [1],
        }

    def of(self, operation: Operation) -> dict[str, list[Any]]:
        """Values that exist, for the parameters of an operation; an id belongs to what the path begins with."""
        ids = self.ids.get(operation.path.split("/")[2])
        return self.values | ({"id": ids} if ids else {})

    def enter(self) -> None:
        """Log in, with a new account at the first time."""
        said = {"name": NAME, "password": PASSWORD}
        if "person" not in self._post("/api/me/login", json=said):
            self._post("/api/me", json=said)

    def call(self, case: AnyCase) -> schemathesis.Response:
        answer = case.call(self.address, self.session, {"Authorization": f"Bearer {self.key}"}, timeout=PATIENCE)
        self.answers.setdefault(case.operation.label, set()).add(answer.status_code)
        return answer

    def _post(self, path: str, **body: Any) -> dict[str, Any]:
        answer: dict[str, Any] = self.session.post(f"{self.address.rstrip('/')}{path}", timeout=PATIENCE, **body).json()
        return answer


async def given_up(address: str) -> dict[str, Any]:
    """A table at which the match is over."""
    made = await open_table(address, "here", "link")
    player = await Player.join(address, made["table"], made["token"])
    await player.say(type="resign", id=1, seat=0)
    while not player.frame["outcome"]:
        await player.hear("frame")
    await player.leave()
    return made


@pytest.fixture(scope="module")
def known(address: str) -> Iterator[Known]:
    named = address.replace("127.0.0.1", "localhost")  # passkeys need a name
    made = asyncio.run(open_table(address, seats=[*seats("here", "link"), {"kind": "lobby"}]))
    found = Known(named, made, asyncio.run(given_up(address)))
    yield found
    found.session.close()


def test_whatever_is_sent_the_answer_is_as_published(known: Known) -> None:
    """No request crashes the server, what fits no schema is refused, and most requests get past the door."""
    for label, mode in requests_to_make():
        if "/api/me" in label:
            known.enter()
        make(known, operations()[label], mode)

    assert sum(200 in codes for codes in known.answers.values()) > 0.6 * len(operations())


def make(known: Known, operation: Operation, mode: GenerationMode) -> None:
    """Make some requests of an operation and check the answers."""
    values = known.of(operation)

    @seed(15)
    @settings(
        max_examples=budget(5),
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
    def run(case: AnyCase, data: st.DataObject) -> None:
        if mode is GenerationMode.POSITIVE and not data.draw(st.booleans(), label="anything"):
            parts: list[Any] = [case.path_parameters, case.query, case.body]
            for part in parts:
                if isinstance(part, dict):
                    wanted = set(part) | (EITHER & fields(operation) if part is case.body else set())
                    for name in sorted(wanted & set(values)):
                        part[name] = data.draw(st.sampled_from(values[name]), label=name)
        case.validate_response(known.call(case), checks=CHECKS)

    run()
