"""What a worker process finds out about a record. It gets text and answers with JSON that is ready to send."""

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from pydantic_core import to_json

from wawel.core.errors import BadRecord, Phrase, WawelError
from wawel.server.errors import Refusal, bad_request, detail, from_wawel
from wawel.server.live.comparing import compared
from wawel.server.live.replay import played
from wawel.server.live.story import story
from wawel.server.messages.analysis import Analysis
from wawel.server.messages.http import Problem

PACKED: Final = 5  # of nine: more takes longer and saves little


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a record: one of those below, with its arguments."""

    kind: str
    text: str
    args: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Failed:
    """The question has no answer: status and problem of a refusal, because exceptions do not travel well."""

    status: int
    problem: dict[str, Any]

    def refusal(self) -> Refusal:
        """What to raise."""
        return Refusal.of(self.status, Problem.model_validate(self.problem))


@dataclass(frozen=True, slots=True)
class About:
    """What the server itself has to know about a record."""

    seats: int
    lines: int
    over: bool


def answer(question: Question) -> Any:
    """The answer to a question, or why there is none."""
    try:
        return KINDS[question.kind](question.text, *question.args)
    except Refusal as refusal:
        return Failed(refusal.status, refusal.problem.model_dump())
    except WawelError as error:
        found = from_wawel(error)
        return Failed(found.status, found.problem.model_dump())


def _about(text: str) -> About:
    found = played(text)
    return About(found.record.seats, len(found.record.lines), found.match.over)


def _seen(text: str, id: str, seat: int, colours: list[int]) -> bytes:
    """All moments as a seat saw them, packed: a short record can be megabytes of JSON."""
    return gzip.compress(to_json(played(text).seen(id, seat, colours)), PACKED, mtime=0)


def _open_at(text: str, moment: int) -> bytes:
    return to_json(played(text).open_at(moment))


def _story(text: str, analysis: dict[str, Any]) -> bytes:
    return to_json(story(played(text), Analysis.model_validate(analysis)))


def _compared(text: str, moment: dict[str, Any], seat: int | None) -> bytes:
    return to_json(compared(played(text), moment, seat))


def _beginning(text: str, moment: int, wanted: str) -> tuple[dict[str, str], str]:
    """The options and the position at a moment, for a new table of the wanted game."""
    found = played(text)
    if found.record.game != wanted:
        raise bad_request(Phrase("replay-of-another-game", {"game": found.record.game, "wanted": wanted}))
    try:
        return found.record.options, found.position_at(moment)
    except BadRecord as error:
        raise Refusal(422, "bad-moment", error.message, detail=detail(error)) from error


KINDS: Final[dict[str, Callable[..., Any]]] = {
    "about": _about,
    "beginning": _beginning,
    "compared": _compared,
    "open": _open_at,
    "seen": _seen,
    "story": _story,
}
