"""Replays: uploaded records, and finished tables."""

import zlib
from collections.abc import Iterator
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response, StreamingResponse

from wawel.core.errors import BadRecord
from wawel.core.game import SPECTATOR
from wawel.server.api.access import Address, TheHub, TheSettings, body, body_of
from wawel.server.api.tables import attached
from wawel.server.live.limits import household
from wawel.server.messages.analysis import Analysis, Comparison
from wawel.server.messages.replays import AllOpen, Replay, ReplayRef
from wawel.server.messages.story import Story

JSON: Final = "application/json"
PART: Final = 64 * 1024  # bytes unpacked at a time, for a client that takes nothing packed

router = APIRouter(prefix="/replays")


@router.post("", openapi_extra=body_of("text/plain", {"type": "string"}))
async def upload(request: Request, hub: TheHub, settings: TheSettings, address: Address) -> ReplayRef:
    await hub.limits.upload(address)
    read = await body(request, settings.replay_bytes, settings.body_seconds)
    try:
        text = read.decode()
    except UnicodeDecodeError as error:
        line = read.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, "not-utf-8") from error
    return ReplayRef(replay=await hub.replays.add(text, household(address)))


@router.get("/{id}", response_model=Replay)
async def replay(id: str, request: Request, hub: TheHub, address: Address, seat: int = SPECTATOR) -> Response:
    packed = await hub.replays.seen(id, seat, household(address))
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}, media_type=JSON)
    return StreamingResponse(_unpacked(packed), headers={"Vary": "Accept-Encoding"}, media_type=JSON)


@router.get("/{id}/record", response_class=PlainTextResponse)
async def record(id: str, hub: TheHub) -> PlainTextResponse:
    return PlainTextResponse(await hub.replays.text(id), headers=attached(id))


@router.get("/{id}/open/{moment}", response_model=AllOpen)
async def all_open(id: str, moment: int, hub: TheHub, address: Address) -> Response:
    person = household(address)
    source = await hub.replays.finished(id, person)
    return Response(await hub.replays.ask(source, person, "open", moment), media_type=JSON)


@router.get("/{id}/story", response_model=Story)
async def tell(id: str, hub: TheHub, address: Address) -> Response:
    person = household(address)
    source = await hub.replays.finished(id, person)
    analysis = await hub.analyses.look(source)
    return Response(await hub.replays.ask(source, person, "story", analysis.model_dump()), media_type=JSON)


@router.get("/{id}/analysis")
async def look(id: str, hub: TheHub, address: Address) -> Analysis:
    return await hub.analyses.look(await hub.replays.finished(id, household(address)))


@router.post("/{id}/analysis")
async def analyse(id: str, hub: TheHub, address: Address) -> Analysis:
    return await hub.analyses.start(await hub.replays.finished(id, household(address)))


@router.delete("/{id}/analysis")
async def stop(id: str, hub: TheHub, address: Address) -> Analysis:
    return await hub.analyses.stop(await hub.replays.finished(id, household(address)))


@router.get("/{id}/better/{step}", response_model=Comparison)
async def better(id: str, step: int, hub: TheHub, address: Address, seat: int | None = None) -> Response:
    person = household(address)
    source = await hub.replays.finished(id, person)
    return Response(await hub.analyses.compare(source, person, step, seat), media_type=JSON)


def _unpacked(packed: bytes) -> Iterator[bytes]:
    reader = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    rest = packed
    while rest:
        yield reader.decompress(rest, PART)
        rest = reader.unconsumed_tail
    yield reader.flush()
