"""Tables over HTTP: open one, look at it, download its record, ask for a rematch."""

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from wawel.server.api.access import Address, Guest, Member, TheHub, TheSettings, Token, read, takes
from wawel.server.messages.tables import CreateTable, TableCreated, TableInfo, TableRef

router = APIRouter(prefix="/tables")


@router.post("", openapi_extra=takes(CreateTable))
async def create(request: Request, hub: TheHub, settings: TheSettings, address: Address, login: Guest) -> TableCreated:
    return await hub.create(await read(CreateTable, request, settings), address, login)


@router.get("/{id}")
async def table(id: str, hub: TheHub, login: Guest) -> TableInfo:
    return await (await hub.table(id)).seen_by(login.person.id if login else None)


@router.get("/{id}/record", response_class=PlainTextResponse)
async def record(id: str, hub: TheHub) -> PlainTextResponse:
    return PlainTextResponse(await (await hub.table(id)).record(), headers=attached(id))


@router.post("/{id}/rematch")
async def rematch(id: str, hub: TheHub, token: Token, address: Address, login: Guest) -> TableRef:
    return TableRef(table=await hub.rematch(id, token, address, login))


@router.post("/{id}/call-off")
async def call_off(id: str, hub: TheHub, login: Member) -> TableRef:
    await hub.call_off(id, login)
    return TableRef(table=id)


def attached(id: str) -> dict[str, str]:
    """Headers that make a browser save a record under the name of its table."""
    return {"Content-Disposition": f'inline; filename="{id}.wawel"'}
