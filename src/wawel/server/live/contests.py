"""Contests: tables at which people measure themselves. Everybody there has an account, and nobody knows more."""

from collections.abc import Sequence

from wawel.core.errors import Phrase
from wawel.server.errors import account_needed, bad_request
from wawel.server.live.people import Login
from wawel.server.messages.tables import CreateTable


def is_contest(wanted: CreateTable) -> bool:
    return wanted.terms.rated or wanted.tables > 1


def check(wanted: CreateTable, login: Login | None) -> None:
    """Refuse a contest that would not be one. Its opener has the only seat at this screen."""
    if not is_contest(wanted):
        return
    if login is None:
        raise account_needed()
    kinds = [seat.kind for seat in wanted.seats]
    if wanted.seed or wanted.position or wanted.problem or wanted.start:
        raise bad_request(Phrase("contest-start"))
    if kinds.count("here") != 1:
        raise bad_request(Phrase("contest-seats"))
    if wanted.terms.rated:
        _check_rated(wanted, kinds)


def _check_rated(wanted: CreateTable, kinds: Sequence[str]) -> None:
    if "bot" in kinds or wanted.terms.stand_in is not None:
        raise bad_request(Phrase("rated-bots"))
    if wanted.hints or wanted.projection:
        raise bad_request(Phrase("rated-aids"))
    if wanted.terms.clock is None:
        raise bad_request(Phrase("rated-clock"))
