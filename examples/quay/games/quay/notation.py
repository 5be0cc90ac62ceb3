"""Actions as text: "+3" is drawn, "3@A" is loaded, "stop". docs/notation/quay.md describes it."""

from quay import actions
from quay.components.ids import HEAVIEST
from quay.components.load import Components
from wawel.core.errors import BadNotation
from wawel.core.game import CHANCE
from wawel.core.numerals import whole

STOP = "stop"


def format(parts: Components, seat: int, action: int) -> str:
    if seat == CHANCE:
        return f"+{action}"
    return STOP if action == actions.STOP else f"{actions.weight(action)}@{parts.docks[actions.dock(action)]}"


def parse(parts: Components, seat: int, text: str) -> int:
    """Also reads illegal actions, as long as they can be written."""
    if seat == CHANCE:
        weight = whole(text.removeprefix("+"), HEAVIEST) if text.startswith("+") else 0
        if weight > 0:
            return weight
        raise BadNotation("quay.draw-form", "QUAY-2.1", {"text": text})
    if text == STOP:
        return actions.STOP
    left, at, id = text.partition("@")
    weight = whole(left, HEAVIEST)
    if at and weight > 0 and id in parts.docks:
        return actions.load(weight, parts.docks.index(id))
    known: dict[str, object] = {"text": text, "known": ", ".join(parts.docks)}
    raise BadNotation("quay.unknown-action", "QUAY-3.1", known)
