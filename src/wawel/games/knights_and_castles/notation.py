"""Actions as text: "knight+dragon" attacks, "knight" recruits, "brick_large" is turned up.

"youth:1,0,2" is the order that chance draws, the youngest first.
"""

from typing import Final

from wawel.core.errors import BadNotation
from wawel.core.game import CHANCE
from wawel.core.numerals import whole
from wawel.games.knights_and_castles import actions
from wawel.games.knights_and_castles.components.ids import ARMIES
from wawel.games.knights_and_castles.components.load import Components
from wawel.games.knights_and_castles.model.state import RECRUIT, KnightsState

YOUTH_WORD: Final = "youth:"


def cards(parts: Components, armies: int, shepherds: int) -> list[str]:
    """Card ids of a set of armies and a number of shepherds, in the order of the data file."""
    return [parts.cards[army] for army in actions.members(armies)] + [parts.cards[ARMIES]] * shepherds


def format(parts: Components, action: int, seats: int) -> str:
    if actions.kind(action) == actions.YOUTH:
        return YOUTH_WORD + ",".join([str(seat) for seat in actions.youth(action, seats)])
    if actions.kind(action) == actions.TILE:
        return parts.tiles[actions.tile(action)]
    return "+".join(cards(parts, actions.armies(action), actions.shepherds(action)))


def parse(parts: Components, s: KnightsState, seat: int, text: str) -> int:
    """Cards in any order; what they mean, attack or recruit, depends on the phase."""
    if seat == CHANCE:
        if text.startswith(YOUTH_WORD):
            return _order(text, s.seats)
        if text not in parts.tiles:
            raise BadNotation(
                "unknown-tile",
                "RZ-1.1",
                {"text": text, "known": ", ".join(parts.tiles)},
            )
        return actions.TILE | parts.tiles.index(text)
    action = actions.RECRUIT if s.phase == RECRUIT else actions.ATTACK
    return action | pack(parts, text.split("+"))


def _order(text: str, seats: int) -> int:
    order = [whole(word) for word in text.removeprefix(YOUTH_WORD).split(",")]
    if sorted(order) != list(range(seats)):
        raise BadNotation("knights-and-castles.order-form", "RZ-1.5", {"text": text, "seats": seats})
    return actions.order(order)


def pack(parts: Components, names: list[str]) -> int:
    """A set of cards as bits; a card named more often than anybody has it is marked, not lost."""
    packed = 0
    for name in names:
        if name not in parts.cards:
            raise BadNotation(
                "knights-and-castles.unknown-card",
                "RZ-1.2",
                {"name": name, "known": ", ".join(parts.cards)},
            )
        card = parts.cards.index(name)
        if card == ARMIES:
            packed += actions.SHEPHERD if actions.shepherds(packed) < 3 else 0
        elif packed >> card & 1:
            packed |= actions.TWICE
        else:
            packed |= 1 << card
    return packed
