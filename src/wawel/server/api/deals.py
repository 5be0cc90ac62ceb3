"""Deals: tables with the same draws, and how they compare."""

from fastapi import APIRouter

from wawel.server.api.access import Address, Guest, Member, TheHub
from wawel.server.messages.deals import DealInfo

router = APIRouter(prefix="/deals")


@router.get("/{id}")
async def look(id: str, hub: TheHub, login: Guest) -> DealInfo:
    return await hub.deals.look(id, login)


@router.post("/{id}/tables")
async def add(id: str, hub: TheHub, address: Address, login: Member) -> DealInfo:
    await hub.add_to_deal(id, address, login)
    return await hub.deals.look(id, login)
