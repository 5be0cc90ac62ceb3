"""What routers share: the hub, the settings, and request bodies of limited length.

They are coroutines because FastAPI runs plain functions in threads, which takes longer than they do.
"""

import asyncio
from typing import Annotated, Any, Final, TypeVar

from fastapi import Depends, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.requests import ClientDisconnect, HTTPConnection

from wawel.server.errors import Refusal, bad_token, not_logged_in
from wawel.server.live import devices
from wawel.server.live.hub import Hub
from wawel.server.live.people import Login
from wawel.server.messages.base import Asked
from wawel.server.settings import Settings

Form = TypeVar("Form", bound=Asked)

COOKIE: Final = "wawel"  # holds the token of a session
PLACE: Final = "#/components/schemas/{model}"  # of a form in the OpenAPI document


async def hub(connection: HTTPConnection) -> Hub:
    found: Hub = connection.app.state.hub
    return found


async def settings(connection: HTTPConnection) -> Settings:
    found: Settings = connection.app.state.settings
    return found


async def bearer(request: Request) -> str | None:
    """The token from an Authorization header."""
    said = request.headers.get("authorization")
    if said is None:
        return None
    kind, _, token = said.partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise bad_token()
    return token.strip()


async def address(connection: HTTPConnection) -> str:
    """Where a request comes from. uvicorn puts what a proxy on this machine says in place of the proxy itself."""
    return connection.client.host if connection.client else ""


async def login(connection: HTTPConnection) -> Login | None:
    """Who is logged in; None for a guest."""
    return await (await hub(connection)).people.known(connection.cookies.get(COOKIE))


async def member(connection: HTTPConnection) -> Login:
    """Who is logged in; guests are refused."""
    found = await login(connection)
    if found is None:
        raise not_logged_in()
    return found


async def origin(connection: HTTPConnection) -> str:
    """Where the page is that asks. Security has seen that it is ours; programs that do not say count as a page here."""
    said = connection.headers.get("origin")
    return said or f"{connection.url.scheme}://{connection.headers.get('host', '')}"


async def visit(connection: HTTPConnection) -> devices.Visit:
    return devices.visit(await address(connection), connection.headers.get("user-agent", ""))


async def body(request: Request, limit: int, seconds: float) -> bytes:
    """The whole body. Refuses it as soon as it gets too long, takes too long, or the client disconnects."""
    read = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                read += part
                if len(read) > limit:
                    raise Refusal(413, "too-large", f"at most {limit} bytes are taken", {"limit": limit})
    except ClientDisconnect as error:  # nobody hears the answer
        raise Refusal(400, "bad-request", "the request broke off") from error
    except TimeoutError as error:
        raise Refusal(408, "too-slow", "the request did not arrive in time") from error
    return bytes(read)


async def read(form: type[Form], request: Request, settings: Settings) -> Form:
    """The request body, validated as `form`."""
    text = await body(request, settings.body_bytes, settings.body_seconds)
    try:
        return form.model_validate_json(text)
    except ValidationError as error:
        raise RequestValidationError(error.errors()) from error


def takes(form: type[Asked]) -> dict[str, Any]:
    """What the OpenAPI document says about a route that will read() this form."""
    return body_of("application/json", {"$ref": PLACE.format(model=form.__name__)})


def body_of(kind: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"requestBody": {"required": True, "content": {kind: {"schema": schema}}}}


TheHub = Annotated[Hub, Depends(hub)]
TheSettings = Annotated[Settings, Depends(settings)]
Address = Annotated[str, Depends(address)]
Token = Annotated[str | None, Depends(bearer)]
Guest = Annotated[Login | None, Depends(login)]
Member = Annotated[Login, Depends(member)]
Origin = Annotated[str, Depends(origin)]
Visit = Annotated[devices.Visit, Depends(visit)]
