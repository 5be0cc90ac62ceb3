"""Refusals as a client gets them: keys for what the rules and the match refuse."""

from wawel.core.errors import BadNotation, IllegalAction, WawelError
from wawel.server.messages.live import Refused


def key(error: WawelError, over: bool) -> str:
    """The key for an error of a match: the game's own reason if the rules refuse."""
    if isinstance(error, IllegalAction):
        return error.key
    if isinstance(error, BadNotation):
        return "bad-notation"
    return "over" if over else "not-waiting"


def refused(id: int, text: str, key: str, rule: str = "") -> Refused:
    """The answer to a `play`, `why` or `undo` that was refused."""
    return Refused(id=id, text=text, key=key, rule=rule or None, args={})


def too_many(id: int, seconds: int) -> Refused:
    """The answer to something that was asked too often; after so many seconds it may be asked again."""
    return Refused(id=id, text="", key="too-many", rule=None, args={"seconds": seconds})
