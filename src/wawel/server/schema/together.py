"""Several types in one JSON schema, each under its own name."""

from typing import Any, Literal, TypeAlias

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

Mode: TypeAlias = Literal["validation", "serialization"]
Wanted: TypeAlias = tuple[str, Mode, TypeAdapter[Any]]


class _Schema(GenerateJsonSchema):
    """Leaves out field titles, because each would become a type of its own in TypeScript."""

    def field_title_should_be_set(self, schema: object) -> bool:
        return False


def together(title: str, description: str, wanted: list[Wanted]) -> dict[str, Any]:
    """Definitions by name, and a root that refers to them all."""
    found, whole = TypeAdapter.json_schemas(wanted, schema_generator=_Schema)
    definitions = dict(whole.get("$defs", {}))
    for (name, _), body in found.items():
        if name not in definitions:
            definitions[str(name)] = body
    names = sorted(definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": description,
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in names},
        "$defs": {name: definitions[name] for name in names},
    }
