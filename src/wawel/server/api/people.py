"""Accounts: keep one, change it, take its data, delete it; the games and the seats that belong to it."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request, Response

from wawel.server.api.access import Guest, Member, Origin, TheHub, TheSettings, Visit, read, takes
from wawel.server.api.passkeys import told_passkeys
from wawel.server.api.sessions import give, told, told_sessions
from wawel.server.errors import wrong_name
from wawel.server.live.people import Login, folded_name
from wawel.server.messages.people import (
    AccountKept,
    ChangePassword,
    ChangeProfile,
    ClaimSeats,
    Confirm,
    DeleteAccount,
    KeepAccount,
    MyData,
    MyGame,
    MyGames,
    MyRating,
    MyRatings,
    RecoveryCodes,
    SeatsClaimed,
    SetPreferences,
    Whoami,
)
from wawel.server.store.games import Wanted
from wawel.server.store.ratings import RatedKind

MOST: Final = 100  # games in one answer
SETTLED: Final = 5  # rated games after which a rating means something

router = APIRouter(prefix="/me")


@router.get("")
async def whoami(hub: TheHub, login: Guest) -> Whoami:
    return Whoami(person=None if login is None else await told(hub, login))


@router.post("", openapi_extra=takes(KeepAccount))
async def keep(
    request: Request, response: Response, hub: TheHub, settings: TheSettings, visit: Visit, origin: Origin
) -> AccountKept:
    login, codes, token = await hub.people.keep(await read(KeepAccount, request, settings), origin, visit)
    give(response, request, token)
    return AccountKept(person=await told(hub, login), codes=codes)


@router.patch("", openapi_extra=takes(ChangeProfile))
async def change(request: Request, hub: TheHub, settings: TheSettings, login: Member) -> Whoami:
    changed = await hub.people.change_profile(login, await read(ChangeProfile, request, settings))
    return Whoami(person=await told(hub, changed))


@router.put("/settings", openapi_extra=takes(SetPreferences))
async def prefer(request: Request, hub: TheHub, settings: TheSettings, login: Member) -> Whoami:
    changed = await hub.people.set_settings(login, await read(SetPreferences, request, settings))
    return Whoami(person=await told(hub, changed))


@router.post("/password", openapi_extra=takes(ChangePassword))
async def password(
    request: Request, hub: TheHub, settings: TheSettings, login: Member, visit: Visit, origin: Origin
) -> Whoami:
    wanted = await read(ChangePassword, request, settings)
    return Whoami(person=await told(hub, await hub.people.change_password(login, wanted, origin, visit)))


@router.post("/codes", openapi_extra=takes(Confirm))
async def codes(
    request: Request, hub: TheHub, settings: TheSettings, login: Member, visit: Visit, origin: Origin
) -> RecoveryCodes:
    await hub.people.check(login, await read(Confirm, request, settings), origin, visit)
    return RecoveryCodes(codes=await hub.people.new_codes(login))


@router.post("/delete", openapi_extra=takes(DeleteAccount))
async def delete(
    request: Request,
    response: Response,
    hub: TheHub,
    settings: TheSettings,
    login: Member,
    visit: Visit,
    origin: Origin,
) -> Whoami:
    wanted = await read(DeleteAccount, request, settings)
    if folded_name(wanted.name) != login.person.folded:
        raise wrong_name()
    await hub.people.check(login, wanted, origin, visit)
    await hub.remove(login)
    give(response, request, None)
    return Whoami(person=None)


@router.get("/data")
async def data(response: Response, hub: TheHub, login: Member) -> MyData:
    found = await hub.games_of(login, Wanted(most=None, ratings=True))
    response.headers["Content-Disposition"] = 'attachment; filename="wawel.json"'
    return MyData(
        person=await told(hub, login),
        sessions=await told_sessions(hub, login),
        passkeys=await told_passkeys(hub, login),
        games=[MyGame.model_validate(game, from_attributes=True) for game in found.games],
        ratings=[_told(kind) for kind in await hub.ratings_of(login)],
    )


@router.get("/ratings")
async def ratings(hub: TheHub, login: Member) -> MyRatings:
    shown = _shown(login)
    return MyRatings(shown=shown, ratings=[_told(kind) for kind in await hub.ratings_of(login)] if shown else [])


@router.post("/seats", openapi_extra=takes(ClaimSeats))
async def claim(request: Request, hub: TheHub, settings: TheSettings, login: Member) -> SeatsClaimed:
    wanted = await read(ClaimSeats, request, settings)
    keys = [(key.table, key.token.get_secret_value()) for key in wanted.keys]
    return SeatsClaimed(tables=await hub.claim(keys, login))


@router.get("/games")
async def games(
    hub: TheHub,
    login: Member,
    game: Annotated[str | None, Query(max_length=64)] = None,
    over: bool | None = None,
    won: bool | None = None,
    against: Literal["people", "bots"] | None = None,
    name: Annotated[str | None, Query(max_length=200)] = None,
    table: Annotated[str | None, Query(max_length=64)] = None,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    most: Annotated[int, Query(ge=1, le=MOST)] = 20,
) -> MyGames:
    found = await hub.games_of(login, Wanted(game, over, won, against, name, table, first, most, _shown(login)))
    return MyGames.model_validate(found, from_attributes=True)


def _shown(login: Login) -> bool:
    """Whether somebody wants to see ratings."""
    return login.person.settings.get("ratings") == "yes"


def _told(kind: RatedKind) -> MyRating:
    value, margin = round(kind.rating.value), round(kind.rating.margin)
    settled = kind.games >= SETTLED
    return MyRating(game=kind.game, seats=kind.seats, value=value, margin=margin, games=kind.games, settled=settled)
