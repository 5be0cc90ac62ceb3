"""Answers that belong to no part of the API: the health of the server, and failures."""

from wawel.server.messages.base import Args, Message


class Health(Message):
    """The server is up. `compiled`: bots use compiled rules; without them they look less far ahead."""

    ok: bool
    version: str
    compiled: bool


class Ready(Message):
    """The database answers, so people can be sent here."""

    ready: bool


class Problem(Message):
    """What is wrong with a request. `detail` explains it in each language where the key is not enough."""

    key: str
    rule: str | None
    line: int | None
    args: Args
    message: str
    detail: dict[str, str] = {}


class Failure(Message):
    """The body of every error answer."""

    error: Problem
