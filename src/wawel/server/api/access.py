"""What routers share: the hub, the settings, and request bodies of limited length."""

from typing import Annotated, TypeVar

from fastapi import Depends, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.requests import ClientDisconnect, HTTPConnection

from wawel.server.errors import Refusal, bad_token
from wawel.server.live.hub import Hub
from wawel.server.messages.base import Asked
from wawel.server.settings import Settings

Form = TypeVar("Form", bound=Asked)


def hub(connection: HTTPConnection) -> Hub:
    found: Hub = connection.app.state.hub
    return found


def settings(connection: HTTPConnection) -> Settings:
    found: Settings = connection.app.state.settings
    return found


def bearer(request: Request) -> str:
    """The token from an Authorization header."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise bad_token()
    return token.strip()


async def body(request: Request, limit: int) -> bytes:
    """The whole body. Refuses it as soon as it gets too long or the client disconnects."""
    read = bytearray()
    try:
        async for part in request.stream():
            read += part
            if len(read) > limit:
                raise Refusal(413, "too-large", f"at most {limit} bytes are taken", {"limit": limit})
    except ClientDisconnect as error:  # nobody hears the answer
        raise Refusal(400, "bad-request", "the request broke off") from error
    return bytes(read)


async def read(form: type[Form], request: Request, settings: Settings) -> Form:
    """The request body, validated as `form`."""
    text = await body(request, settings.body_bytes)
    try:
        return form.model_validate_json(text)
    except ValidationError as error:
        raise RequestValidationError(error.errors()) from error


TheHub = Annotated[Hub, Depends(hub)]
TheSettings = Annotated[Settings, Depends(settings)]
Token = Annotated[str, Depends(bearer)]
