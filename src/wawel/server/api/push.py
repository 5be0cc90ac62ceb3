"""Notices on this device: whether they are wanted, and where they go."""

from fastapi import APIRouter, Request

from wawel.server.api.access import Guest, Member, TheHub, TheSettings, read, takes
from wawel.server.errors import bad_device
from wawel.server.messages.push import Notices, WantNotices
from wawel.server.push.services import BadDevice
from wawel.server.store.saved import SavedDevice

router = APIRouter(prefix="/me/notices")


@router.get("")
async def notices(hub: TheHub, login: Guest) -> Notices:
    on = login is not None and await hub.calls.has(login.session)
    return Notices(key=await hub.calls.key(), on=on)


@router.put("", openapi_extra=takes(WantNotices))
async def want(request: Request, hub: TheHub, settings: TheSettings, login: Member) -> Notices:
    wanted = await read(WantNotices, request, settings)
    device = SavedDevice(login.session, wanted.endpoint, wanted.p256dh, wanted.auth.get_secret_value())
    try:
        await hub.calls.add(device)
    except BadDevice as error:
        raise bad_device() from error
    return Notices(key=await hub.calls.key(), on=True)


@router.delete("")
async def no_more(hub: TheHub, login: Member) -> Notices:
    await hub.calls.remove(login.session)
    return Notices(key=await hub.calls.key(), on=False)
