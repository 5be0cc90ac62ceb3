"""The OpenAPI document: every request over HTTP, with the form of its body and of its answers."""

import json
from collections.abc import Sequence
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from starlette.routing import BaseRoute

from wawel import __version__
from wawel.server.api.access import COOKIE, PLACE
from wawel.server.messages.http import Failure

FAILED: Final = {
    "description": "A refusal, with a key that clients know and the rule it follows from",
    "content": {"application/json": {"schema": {"$ref": PLACE.format(model=Failure.__name__)}}},
}
WAYS_IN: Final = {
    "account": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "key": {"type": "http", "scheme": "bearer"},
}

router = APIRouter()


@router.get("/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    state = request.app.state
    if not hasattr(state, "document"):
        state.document = json.dumps(document(request.app.routes)).encode()
    return Response(state.document, media_type="application/json")


def document(routes: Sequence[BaseRoute]) -> dict[str, Any]:
    """What these routes take and give."""
    from wawel.server.schema.protocol import REQUESTS  # only those who ask for the document wait for it

    whole = get_openapi(title="Wawel", version=__version__, routes=routes)
    whole["components"]["securitySchemes"] = WAYS_IN
    schemas: dict[str, Any] = whole["components"]["schemas"]
    for path in whole["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)  # FastAPI's own form, which we do not use
            operation["responses"]["default"] = FAILED
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    forms: list[type[BaseModel]] = [Failure, *REQUESTS]
    for form in forms:
        _add(schemas, form)
    return whole


def _add(schemas: dict[str, Any], model: type[BaseModel]) -> None:
    schema = model.model_json_schema(ref_template=PLACE)
    schemas.update(schema.pop("$defs", {}))
    schemas[model.__name__] = schema
