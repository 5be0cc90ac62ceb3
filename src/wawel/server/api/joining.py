"""Joining a table from elsewhere: where the server is, and seats by short code."""

from fastapi import APIRouter, Request

from wawel.server import reach
from wawel.server.api.access import Address, Guest, TheHub, TheSettings, read, takes
from wawel.server.messages.joining import OpenSeat, OpenTable, Reach, SeatTaken, TakeSeat

router = APIRouter()


@router.get("/reach")
async def where(request: Request, settings: TheSettings, address: Address) -> Reach:
    """Told to browsers on this machine; the others know an address that works."""
    port = int((request.scope.get("server") or ("", 0))[1] or settings.port)
    near = reach.is_local(address)
    return Reach(addresses=reach.addresses(settings, port) if near else [], command=reach.command(port))


@router.get("/codes/{code}")
async def look(code: str, hub: TheHub, address: Address) -> OpenTable:
    table = await hub.by_code(code, address)
    seats = [OpenSeat(seat=seat.seat, name=seat.name, colour=seat.colour) for seat in table.seating.open()]
    contest = table.house.is_contest
    return OpenTable(table=table.saved.id, game=table.saved.game, seats=seats, contest=contest)


@router.post("/codes/{code}", openapi_extra=takes(TakeSeat))
async def take(
    code: str, request: Request, hub: TheHub, settings: TheSettings, address: Address, login: Guest
) -> SeatTaken:
    wanted = await read(TakeSeat, request, settings)
    table = await hub.by_code(code, address)
    name = login.person.name if login and table.house.is_contest else ""  # otherwise the seat keeps its own
    seat, token = await table.take(wanted.seat, login.person.id if login else None, name)
    return SeatTaken(table=table.saved.id, seat=seat, token=token)
