"""Errors of requests, all in one shape: {"error": {key, rule, line, args, message, detail}}."""

import logging
from collections.abc import Mapping
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from wawel.core.errors import (
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    Phrase,
    UnknownGame,
    WawelError,
)
from wawel.lessons import UnknownLesson
from wawel.server.messages.base import Args
from wawel.server.messages.http import Failure, Problem
from wawel.server.store.converting import Unreadable
from wawel.server.store.writing import NotStored
from wawel.words import LANGUAGES, UnknownLanguage, problems

log = logging.getLogger("wawel.server")

# status and key for what the rules and the words raise
KNOWN: Final[dict[type[WawelError], tuple[int, str]]] = {
    BadData: (503, "game-disabled"),
    BadOption: (422, "bad-option"),
    BadPosition: (422, "bad-position"),
    BadRecord: (422, "bad-record"),
    UnknownGame: (404, "unknown-game"),
    UnknownLanguage: (404, "unknown-language"),
    UnknownLesson: (404, "unknown-lesson"),
    Unreadable: (410, "unreadable-table"),
}
BUSY_SECONDS: Final = 5  # after which it is worth trying again
STATUS_KEYS: Final = {404: "not-found", 405: "not-allowed", 413: "too-large"}


class Refusal(Exception):
    """A request that the server turns down."""

    def __init__(
        self,
        status: int,
        key: str,
        message: str,
        args: Args | None = None,
        rule: str | None = None,
        line: int | None = None,
        detail: dict[str, str] | None = None,
        wait: int | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(key=key, rule=rule, line=line, args=args or {}, message=message, detail=detail or {})
        self.headers = None if wait is None else {"Retry-After": str(wait)}  # seconds

    @staticmethod
    def of(status: int, problem: Problem) -> "Refusal":
        """A refusal that was worded elsewhere."""
        refusal = Refusal(status, problem.key, problem.message)
        refusal.problem = problem
        return refusal


def bad_request(phrase: Phrase) -> Refusal:
    return Refusal(422, "bad-request", str(phrase), detail={lang: problems.said(phrase, lang) for lang in LANGUAGES})


def unknown_table(id: str) -> Refusal:
    return Refusal(404, "unknown-table", f"no table is called {id!r}")


def unknown_replay(id: str) -> Refusal:
    return Refusal(404, "unknown-replay", f"no replay is called {id!r}")


def unreadable_table(error: WawelError) -> Refusal:
    """Say where the rules stopped but not on what: a stored row may hold a secret of a match that is not over."""
    line = error.line if isinstance(error, BadRecord) else None
    message = "the table was played by other rules than these"
    return Refusal(410, "unreadable-table", message, rule=error.rule or None, line=line)


def disabled_game(error: BadData) -> Refusal:
    """For a table whose game is disabled since the server was started again; the table is kept."""
    return Refusal(503, "game-disabled", error.message, rule=error.rule or None, detail=detail(error))


def bad_token() -> Refusal:
    return Refusal(401, "bad-token", "this key opens no seat at the table")


def not_logged_in() -> Refusal:
    return Refusal(401, "not-logged-in", "this is for people with an account")


def wrong_login() -> Refusal:
    """Says nothing about which of the two is wrong."""
    return Refusal(403, "wrong-login", "the name or the password is wrong")


def wrong_password() -> Refusal:
    return Refusal(403, "wrong-password", "the password is wrong")


def wrong_recovery() -> Refusal:
    return Refusal(403, "wrong-recovery", "the name or the recovery code is wrong, or the code has been used")


def wrong_passkey() -> Refusal:
    """Says nothing about what is wrong with it."""
    return Refusal(403, "wrong-passkey", "this passkey is not known here, or its answer came too late")


def no_passkeys_here() -> Refusal:
    return Refusal(422, "no-passkeys-here", "passkeys need TLS and a host name; localhost will do without TLS")


def unknown_passkey() -> Refusal:
    return Refusal(404, "unknown-passkey", "there is no such passkey")


def last_way_in() -> Refusal:
    return Refusal(409, "last-way-in", "without this passkey nobody could log in any more; set a password first")


def many_passkeys() -> Refusal:
    return Refusal(409, "many-passkeys", "the account has as many passkeys as it can have, or this one already")


def weak_password() -> Refusal:
    return Refusal(422, "weak-password", "the password is too short or too easy to guess", {"field": "password"})


def no_name() -> Refusal:
    return Refusal(422, "no-name", "a name is needed", {"field": "name"})


def name_taken() -> Refusal:
    return Refusal(409, "name-taken", "somebody else has this name", {"field": "name"})


def wrong_name() -> Refusal:
    return Refusal(422, "wrong-name", "this is not the name of the account", {"field": "name"})


def not_host() -> Refusal:
    return Refusal(403, "not-host", "only the host of the table may do this")


def unknown_invitation() -> Refusal:
    return Refusal(404, "unknown-invitation", "there is no such invitation any more")


def bad_device() -> Refusal:
    return Refusal(422, "bad-device", "this is no address of a push service that the server knows")


def unknown_session() -> Refusal:
    return Refusal(404, "unknown-session", "there is no such session")


def unknown_code() -> Refusal:
    return Refusal(404, "unknown-code", "no table with an open seat has this code")


def seat_taken() -> Refusal:
    return Refusal(409, "seat-taken", "somebody else has taken this seat")


def account_needed() -> Refusal:
    return Refusal(403, "account-needed", "only people with an account sit down at this table")


def sits_already() -> Refusal:
    return Refusal(409, "sits-already", "everybody has one seat at this table, and at one table of a deal")


def deal_runs() -> Refusal:
    return Refusal(409, "deal-runs", "somebody still plays the same deal")


def deal_closed() -> Refusal:
    return Refusal(409, "deal-closed", "the deal has ended, or has as many tables as it may")


def has_begun() -> Refusal:
    return Refusal(409, "has-begun", "the match has begun already")


def unknown_deal() -> Refusal:
    return Refusal(404, "unknown-deal", "there is no such deal")


def too_many_guesses(seconds: int) -> Refusal:
    return Refusal(429, "too-many-guesses", "too many wrong codes; try again in a minute", wait=seconds)


def too_many(what: str, seconds: int) -> Refusal:
    """More than one address, person or table may ask for; after so many seconds there is room again."""
    phrases = {
        "accounts": Phrase("too-many-accounts", {"seconds": seconds}),
        "invites": Phrase("too-many-invites", {"seconds": seconds}),
        "joins": Phrase("too-many-joins", {"seconds": seconds}),
        "logins": Phrase("too-many-logins", {"seconds": seconds}),
        "requests": Phrase("too-many-requests", {"seconds": seconds}),
        "tables": Phrase("too-many-tables", {"seconds": seconds}),
        "uploads": Phrase("too-many-uploads", {"seconds": seconds}),
    }
    told = {lang: problems.said(phrases[what], lang) for lang in LANGUAGES}
    return Refusal(429, "too-many", told["en"], {"what": what, "seconds": seconds}, detail=told, wait=seconds)


def busy() -> Refusal:
    return Refusal(503, "busy", "the server had no time for this; try again", wait=BUSY_SECONDS)


def not_ready() -> Refusal:
    return Refusal(503, "not-ready", "the database or the other servers do not answer", wait=BUSY_SECONDS)


def not_over() -> Refusal:
    return Refusal(409, "not-over", "the match is not over yet")


def nothing_better(step: int) -> Refusal:
    return Refusal(404, "not-found", f"the analysis knows nothing better for step {step}")


def answer(status: int, problem: Problem, headers: Mapping[str, str] | None = None) -> JSONResponse:
    return JSONResponse(Failure(error=problem).model_dump(), status, headers)


def from_wawel(error: WawelError) -> Refusal:
    """The answer to an error from the rules or the words."""
    status, key = KNOWN.get(type(error), (422, "refused"))
    line = error.line if isinstance(error, BadRecord) else None
    args: Args = {"option": error.option} if isinstance(error, BadOption) and error.option else {}
    return Refusal(status, key, error.message, args, error.rule or None, line, detail(error))


def detail(error: WawelError) -> dict[str, str]:
    """What exactly is wrong, in each language."""
    return {lang: problems.detail(error, lang) for lang in LANGUAGES}


def install(app: FastAPI) -> None:
    """Make every error of the app answer in this shape."""

    @app.exception_handler(Refusal)
    async def refused(_: Request, error: Refusal) -> JSONResponse:
        return answer(error.status, error.problem, error.headers)

    @app.exception_handler(WawelError)
    async def wrong(_: Request, error: WawelError) -> JSONResponse:
        refusal = from_wawel(error)
        return answer(refusal.status, refusal.problem)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        before = f"{where}: " if where else ""
        told = {lang: before + problems.invalid(first, lang) for lang in LANGUAGES}
        problem = Problem(
            key="bad-request", rule=None, line=None, args={"field": where}, message=before + first["msg"], detail=told
        )
        return answer(422, problem)

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> JSONResponse:
        key = STATUS_KEYS.get(error.status_code, "bad-request")
        problem = Problem(key=key, rule=None, line=None, args={}, message=str(error.detail))
        return answer(error.status_code, problem, error.headers)

    @app.exception_handler(NotStored)
    async def not_stored(_: Request, error: NotStored) -> JSONResponse:
        log.error("not stored: %s", error)
        message = "the server could not store it, so it has not happened"
        return answer(503, Problem(key="not-stored", rule=None, line=None, args={}, message=message))

    @app.exception_handler(Exception)
    async def broken(_: Request, error: Exception) -> JSONResponse:
        return answer(500, Problem(key="server", rule=None, line=None, args={}, message="the server made a mistake"))
