"""One JSON schema of every message: python -m wawel.server.schema > web/schema.json"""

import json
import sys
from typing import Final, Literal, TypeAlias

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from wawel.server.messages import http, live
from wawel.server.messages.base import Message

Mode: TypeAlias = Literal["validation", "serialization"]

REQUESTS: Final[tuple[type[Message], ...]] = (http.CreateTable, http.PreviewTable)
ANSWERS: Final[tuple[type[Message], ...]] = (
    http.GameInfo,
    http.Inspection,
    http.TablePreview,
    http.RulesText,
    http.TableInfo,
    http.TableCreated,
    http.TableRef,
    http.Replay,
    http.ReplayRef,
    http.Health,
    http.Failure,
)


class _Schema(GenerateJsonSchema):
    """Without titles of fields, each of which would become a type of its own in TypeScript."""

    def field_title_should_be_set(self, schema: object) -> bool:
        return False


def build() -> dict[str, object]:
    """The schema: definitions by name, and a root that refers to all of them."""
    wanted: list[tuple[str, Mode, TypeAdapter[object]]] = []
    for model in REQUESTS:
        wanted.append((model.__name__, "validation", TypeAdapter(model)))
    for model in ANSWERS:
        wanted.append((model.__name__, "serialization", TypeAdapter(model)))
    wanted.append(("ClientMessage", "validation", TypeAdapter(live.ClientMessage)))
    wanted.append(("ServerMessage", "serialization", TypeAdapter(live.ServerMessage)))
    found, whole = TypeAdapter.json_schemas(wanted, schema_generator=_Schema)
    definitions = dict(whole["$defs"])
    for (name, _), body in found.items():
        if name not in definitions:
            definitions[str(name)] = body
    names = sorted(definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "Every message of the Wawel protocol, HTTP and WebSocket.",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in names},
        "$defs": {name: definitions[name] for name in names},
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(build(), indent=1, ensure_ascii=False) + "\n")
