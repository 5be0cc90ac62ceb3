"""Logging in and out, and the devices on which somebody is logged in."""

from fastapi import APIRouter, Request, Response

from wawel.server.api.access import COOKIE, Guest, Member, TheHub, TheSettings, Visit, read, takes
from wawel.server.live.hub import Hub
from wawel.server.live.people import SESSION_DAYS, Login
from wawel.server.messages.people import LogIn, Person, Preferences, Recover, SessionInfo, Whoami
from wawel.server.store.saved import INVITES

router = APIRouter(prefix="/me")


@router.post("/login", openapi_extra=takes(LogIn))
async def log_in(request: Request, response: Response, hub: TheHub, settings: TheSettings, visit: Visit) -> Whoami:
    login, token = await hub.people.log_in(await read(LogIn, request, settings), visit)
    give(response, request, token)
    return Whoami(person=await told(hub, login))


@router.post("/recover", openapi_extra=takes(Recover))
async def recover(request: Request, response: Response, hub: TheHub, settings: TheSettings, visit: Visit) -> Whoami:
    login, token = await hub.people.recover(await read(Recover, request, settings), visit)
    give(response, request, token)
    return Whoami(person=await told(hub, login))


@router.post("/logout")
async def log_out(request: Request, response: Response, hub: TheHub, login: Guest) -> Whoami:
    if login is not None:
        await hub.people.end(login, [login.session])
    give(response, request, None)
    return Whoami(person=None)


@router.get("/sessions")
async def sessions(hub: TheHub, login: Member) -> list[SessionInfo]:
    return await told_sessions(hub, login)


@router.delete("/sessions")
async def end_others(hub: TheHub, login: Member) -> list[SessionInfo]:
    others = [session.id for session in await hub.people.sessions(login) if session.id != login.session]
    await hub.people.end(login, others)
    return await told_sessions(hub, login)


@router.delete("/sessions/{id}")
async def end(id: str, hub: TheHub, login: Member) -> list[SessionInfo]:
    await hub.people.end(login, [id])
    return await told_sessions(hub, login)


def give(response: Response, request: Request, token: str | None) -> None:
    """Let the browser keep a token, out of reach of scripts and of pages elsewhere; None takes it away."""
    response.set_cookie(
        COOKIE,
        token or "",
        max_age=int(SESSION_DAYS * 86400) if token else 0,
        path="/api",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


async def told(hub: Hub, login: Login) -> Person:
    """An account as its owner sees it."""
    person = login.person
    return Person(
        name=person.name,
        colour=person.colour,
        invites=person.invites,
        created=person.created,
        changed=person.changed if person.password else None,
        codes=await hub.people.codes_left(login),
        passkeys=await hub.people.passkeys.count(person.id),
        settings=Preferences.model_validate(
            {name: value for name, value in person.settings.items() if name != INVITES}
        ),
    )


async def told_sessions(hub: Hub, login: Login) -> list[SessionInfo]:
    return [
        SessionInfo.model_validate(
            {
                "id": session.id,
                "device": session.device,
                "browser": session.browser,
                "created": session.created,
                "seen": session.seen,
                "current": session.id == login.session,
            }
        )
        for session in await hub.people.sessions(login)
    ]
