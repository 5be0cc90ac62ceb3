"""Invitations by name: to a table, from somebody with an account, to somebody with an account."""

from typing import Annotated

from pydantic import Field

from wawel.server.messages.base import Asked, Message
from wawel.server.messages.house import Terms


class InvitePerson(Asked):
    """Whoever has this name may take an open seat of the table."""

    name: Annotated[str, Field(max_length=200)]


class Invited(Message):
    """The names that were typed for a table. Whether somebody has one of them, or wants to come, nobody is told."""

    names: list[str]


class InvitationInfo(Message):
    """An invitation that waits for an answer: from whom, to which table, and who is there."""

    id: str
    name: str
    table: str
    game: str
    names: list[str]
    terms: Terms
    created: str


class RefuseInvitation(Asked):
    """No; with `block`, nothing from this person any more."""

    block: bool = False


class BlockedInfo(Message):
    """Somebody whose invitations are not wanted."""

    id: str
    name: str
