"""Passkeys: the account's own, new ones, and logging in with one."""

from fastapi import APIRouter, Request, Response

from wawel.server.api.access import Guest, Member, Origin, TheHub, TheSettings, Visit, read, takes
from wawel.server.api.sessions import give, told
from wawel.server.live.hub import Hub
from wawel.server.live.passkeys import Site
from wawel.server.live.people import Login
from wawel.server.messages.passkeys import (
    AddPasskey,
    AskNewPasskey,
    NamePasskey,
    PasskeyAnswer,
    PasskeyAsked,
    PasskeyInfo,
    PasskeyWanted,
)
from wawel.server.messages.people import Confirm, Whoami

router = APIRouter(prefix="/me/passkeys")


@router.post("/ask")
async def ask(hub: TheHub, login: Guest, visit: Visit, origin: Origin) -> PasskeyAsked:
    return await hub.people.ask_passkey(login, origin, visit)


@router.post("/login", openapi_extra=takes(PasskeyAnswer))
async def enter(
    request: Request, response: Response, hub: TheHub, settings: TheSettings, visit: Visit, origin: Origin
) -> Whoami:
    login, token = await hub.people.enter(await read(PasskeyAnswer, request, settings), origin, visit)
    give(response, request, token)
    return Whoami(person=await told(hub, login))


@router.post("/first", openapi_extra=takes(AskNewPasskey))
async def first(request: Request, hub: TheHub, settings: TheSettings, visit: Visit, origin: Origin) -> PasskeyWanted:
    """What a guest needs to make a passkey for a new account; `POST /api/me` takes it."""
    return await hub.people.new_passkey((await read(AskNewPasskey, request, settings)).name, origin, visit)


@router.post("/next", openapi_extra=takes(Confirm))
async def another(
    request: Request, hub: TheHub, settings: TheSettings, login: Member, visit: Visit, origin: Origin
) -> PasskeyWanted:
    """What the owner of an account needs to make one more passkey."""
    return await hub.people.one_more_passkey(login, await read(Confirm, request, settings), origin, visit)


@router.get("")
async def passkeys(hub: TheHub, login: Member) -> list[PasskeyInfo]:
    return await told_passkeys(hub, login)


@router.post("", openapi_extra=takes(AddPasskey))
async def add(request: Request, hub: TheHub, settings: TheSettings, login: Member, origin: Origin) -> list[PasskeyInfo]:
    wanted = await read(AddPasskey, request, settings)
    keys = hub.people.passkeys
    await keys.add(await keys.made(wanted.passkey, "add", login.person.id, wanted.name, Site.of(origin)))
    return await told_passkeys(hub, login)


@router.patch("/{id}", openapi_extra=takes(NamePasskey))
async def rename(id: str, request: Request, hub: TheHub, settings: TheSettings, login: Member) -> list[PasskeyInfo]:
    await hub.people.passkeys.rename(login.person.id, id, (await read(NamePasskey, request, settings)).name)
    return await told_passkeys(hub, login)


@router.post("/{id}/remove", openapi_extra=takes(Confirm))
async def remove(
    id: str, request: Request, hub: TheHub, settings: TheSettings, login: Member, visit: Visit, origin: Origin
) -> list[PasskeyInfo]:
    await hub.people.check(login, await read(Confirm, request, settings), origin, visit)
    await hub.people.passkeys.remove(login.person.id, id)
    return await told_passkeys(hub, login)


async def told_passkeys(hub: Hub, login: Login) -> list[PasskeyInfo]:
    found = await hub.people.passkeys.of(login.person.id)
    return [PasskeyInfo(id=key.id, name=key.name, host=key.host, created=key.created, used=key.used) for key in found]
