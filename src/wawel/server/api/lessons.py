"""Lessons and little problems: what there is to learn, and where a learner stands; without a table or an account."""

import logging

from fastapi import APIRouter, Request

import wawel
from wawel.lessons import BadLessons, Course, course, taught
from wawel.server.api.access import TheSettings, read, takes
from wawel.server.live import teaching
from wawel.server.messages.lessons import CourseInfo, GuideText, LearnStep, ProblemStand, StepStand, TryProblem
from wawel.words import LANGUAGES, UnknownLanguage

log = logging.getLogger("wawel.server")
router = APIRouter(prefix="/lessons")


@router.get("")
async def catalogue() -> list[CourseInfo]:
    found: list[CourseInfo] = []
    for game in taught():
        try:
            found.append(teaching.listed(course(game)))
        except BadLessons as error:  # of a game from outside; the others can be learned all the same
            log.error("no lessons for %s: %s", game, error)
    return found


@router.get("/{game}/guide")
async def guide(game: str, lang: str = "pl") -> GuideText:
    if lang not in LANGUAGES:
        raise UnknownLanguage("no-lessons-in", values={"lang": lang, "known": ", ".join(LANGUAGES)})
    return teaching.guide(_course(game), lang)


@router.post("/{game}/step", openapi_extra=takes(LearnStep))
async def step(game: str, request: Request, settings: TheSettings) -> StepStand:
    return teaching.in_step(_course(game), await read(LearnStep, request, settings))


@router.post("/{game}/problem", openapi_extra=takes(TryProblem))
async def problem(game: str, request: Request, settings: TheSettings) -> ProblemStand:
    return teaching.in_problem(_course(game), await read(TryProblem, request, settings))


def _course(game: str) -> Course:
    return course(wawel.game(game).id)
