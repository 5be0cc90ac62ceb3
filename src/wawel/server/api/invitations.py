"""Invitations by name: send one, see one's own, answer them; and whose are not wanted."""

from fastapi import APIRouter, Request

from wawel.server.api.access import Member, TheHub, TheSettings, Token, read, takes
from wawel.server.messages.invitations import BlockedInfo, InvitationInfo, Invited, InvitePerson, RefuseInvitation
from wawel.server.messages.joining import SeatTaken

router = APIRouter()


@router.post("/tables/{id}/invitations", openapi_extra=takes(InvitePerson))
async def invite(id: str, request: Request, hub: TheHub, settings: TheSettings, token: Token, login: Member) -> Invited:
    wanted = await read(InvitePerson, request, settings)
    return Invited(names=await hub.invite(id, wanted.name, token, login))


@router.get("/me/invitations")
async def invitations(hub: TheHub, login: Member) -> list[InvitationInfo]:
    return await hub.invitations.waiting(login.person.id)


@router.post("/me/invitations/{id}/accept")
async def accept(id: str, hub: TheHub, login: Member) -> SeatTaken:
    table, seat, token = await hub.accept(id, login)
    return SeatTaken(table=table, seat=seat, token=token)


@router.post("/me/invitations/{id}/refuse", openapi_extra=takes(RefuseInvitation))
async def refuse(id: str, request: Request, hub: TheHub, settings: TheSettings, login: Member) -> list[InvitationInfo]:
    wanted = await read(RefuseInvitation, request, settings)
    await hub.invitations.refuse(id, login.person.id, wanted.block)
    return await hub.invitations.waiting(login.person.id)


@router.get("/me/blocks")
async def blocks(hub: TheHub, login: Member) -> list[BlockedInfo]:
    return await hub.invitations.blocked(login.person.id)


@router.delete("/me/blocks/{id}")
async def unblock(id: str, hub: TheHub, login: Member) -> list[BlockedInfo]:
    await hub.invitations.unblock(login.person.id, id)
    return await hub.invitations.blocked(login.person.id)
