"""Replays: uploaded records, and finished tables."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from wawel.core.errors import BadRecord
from wawel.core.game import SPECTATOR
from wawel.server.api.access import TheHub, TheSettings, body
from wawel.server.api.tables import attached
from wawel.server.errors import not_over
from wawel.server.live.hub import Hub
from wawel.server.live.replay import Played
from wawel.server.live.story import story
from wawel.server.messages.analysis import Analysis, Comparison
from wawel.server.messages.http import AllOpen, Replay, ReplayRef
from wawel.server.messages.story import Story

router = APIRouter(prefix="/replays")


@router.post("")
async def upload(request: Request, hub: TheHub, settings: TheSettings) -> ReplayRef:
    read = await body(request, settings.replay_bytes)
    try:
        text = read.decode()
    except UnicodeDecodeError as error:
        line = read.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, "not-utf-8") from error
    return ReplayRef(replay=await hub.add_replay(text))


@router.get("/{id}")
async def replay(id: str, hub: TheHub, seat: int = SPECTATOR) -> Replay:
    played = await hub.replay(id)
    return await asyncio.to_thread(played.seen, id, seat, await hub.colours(id))


@router.get("/{id}/record")
async def record(id: str, hub: TheHub) -> PlainTextResponse:
    return PlainTextResponse(await hub.record(id), headers=attached(id))


@router.get("/{id}/open/{moment}")
async def all_open(id: str, moment: int, hub: TheHub) -> AllOpen:
    return (await _finished(hub, id)).open_at(moment)


@router.get("/{id}/story")
async def tell(id: str, hub: TheHub) -> Story:
    played = await _finished(hub, id)
    return await asyncio.to_thread(story, played, await hub.analyses.look(id, played))


@router.get("/{id}/analysis")
async def look(id: str, hub: TheHub) -> Analysis:
    return await hub.analyses.look(id, await _finished(hub, id))


@router.post("/{id}/analysis")
async def analyse(id: str, hub: TheHub) -> Analysis:
    return await hub.analyses.start(id, await _finished(hub, id))


@router.delete("/{id}/analysis")
async def stop(id: str, hub: TheHub) -> Analysis:
    return await hub.analyses.stop(id, await _finished(hub, id))


@router.get("/{id}/better/{step}")
async def better(id: str, step: int, hub: TheHub, seat: int | None = None) -> Comparison:
    return await hub.analyses.compare(await _finished(hub, id), step, seat)


async def _finished(hub: Hub, id: str) -> Played:
    """The record of a finished match: while it goes on, an analysis would tell what is hidden."""
    played = await hub.replay(id)
    if not played.match.over:
        raise not_over()
    return played
