"""The shelf: games, their components and their rules. Also the health check."""

import logging
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

import wawel
from wawel.bots.known import knowledge_of
from wawel.core.game import Game
from wawel.core.knowledge import LEVELS, Level
from wawel.core.options import Option, Sets
from wawel.server.api.access import TheHub, TheSettings, read, takes
from wawel.server.errors import detail, not_ready
from wawel.server.live import trying
from wawel.server.messages.games import (
    DisabledGame,
    GameInfo,
    Inspection,
    OptionInfo,
    PresetInfo,
    PreviewTable,
    RulesEntry,
    RulesSection,
    RulesText,
    TablePreview,
)
from wawel.server.messages.http import Health, Ready
from wawel.words import LANGUAGES, rulebook, word

log = logging.getLogger("wawel.server")
router = APIRouter()


@router.get("/health")
async def health(hub: TheHub) -> Health:
    return Health(ok=True, version=wawel.__version__, compiled=hub.bots.compiled)


@router.get("/ready")
async def ready(hub: TheHub) -> Ready:
    """Whether to send people here. `health` says only that the server runs, and never waits for the database."""
    try:
        await hub.check()
    except Exception as error:
        log.error("not ready: %s", type(error).__name__)
        raise not_ready() from error
    return Ready(ready=True)


@router.get("/games")
async def games() -> list[GameInfo | DisabledGame]:
    return [*(_game(game) for game in wawel.games()), *_disabled()]


@router.get("/games/{id}/components")
async def components(id: str) -> dict[str, Any]:
    game = wawel.game(id)
    return {**game.components(), "reconstructed": game.reconstructed}


@router.get("/games/{id}/rules")
async def rules(id: str, lang: str = "pl") -> RulesText:
    book = rulebook(wawel.game(id).id, lang)
    sections = [
        RulesSection(
            id=section.id,
            title=section.title,
            entries=[RulesEntry(id=entry.id, html=entry.html, marks=list(entry.marks)) for entry in section.entries],
        )
        for section in book.sections
    ]
    return RulesText(game=book.game, lang=book.lang, title=book.title, sections=sections)


@router.get("/games/{id}/options/{option}")
async def inspect(id: str, option: str, value: Annotated[str, Query(max_length=2000)]) -> Inspection:
    return trying.inspect(wawel.game(id), option, value)


@router.post("/games/{id}/preview", openapi_extra=takes(PreviewTable))
async def preview(id: str, request: Request, settings: TheSettings) -> TablePreview:
    return trying.preview(wawel.game(id), await read(PreviewTable, request, settings))


def _game(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        titles=game.titles,
        seats=[game.min_seats, game.max_seats],
        rules_version=game.rules_version,
        options=[_option(option) for option in game.options],
        presets=[PresetInfo(name=preset.name, options=preset.options) for preset in game.presets],
        levels=list(LEVELS),
        thinking={name: _seconds(knowledge_of(game).level(name)) for name in LEVELS},
        reconstructed=game.reconstructed,
    )


def _seconds(level: Level) -> float:
    return level.seconds if level.simulations else 0.0


def _disabled() -> list[DisabledGame]:
    return [
        DisabledGame(id=id, titles={lang: word(id, lang, "title") for lang in LANGUAGES}, problem=detail(problem))
        for id, problem in wawel.problems().items()
    ]


def _option(option: Option) -> OptionInfo:
    apart = [list(pair) for pair in option.apart] if isinstance(option, Sets) else []
    needed = option.needed if isinstance(option, Sets) else {}
    plain = {"name": option.name, "kind": option.kind, "default": option.default, "choices": option.choices}
    return OptionInfo.model_validate({**plain, "of": option.of, "apart": apart, "needed": needed})
