"""Refusals: code -> key of the sentence and rule id."""

from typing import Final

from wawel.core.game import Reason
from wawel.games.knights_and_castles.rules import attack, recruit

ORDER_FIRST: Final = 15  # RZ-1.5
NOT_LEFT: Final = 21  # RZ-2.1
NOT_NOW: Final = 30  # RZ-3
GAME_OVER: Final = 61  # RZ-6.1

REASONS: Final = {
    ORDER_FIRST: Reason("order-first", "RZ-1.5"),
    NOT_LEFT: Reason("tile-not-left", "RZ-2.1"),
    attack.WRONG_NUMBER: Reason("wrong-number", "RZ-3.1"),
    attack.NOT_IN_HAND: Reason("not-in-hand", "RZ-3.1"),
    attack.ALREADY_CHOSEN: Reason("already-chosen", "RZ-3.1"),
    recruit.ONE_CARD: Reason("one-card", "RZ-3.2"),
    recruit.NOT_IN_CAMP: Reason("not-in-camp", "RZ-3.2"),
    recruit.NOTHING_IN_CAMP: Reason("nothing-in-camp", "RZ-3.2"),
    recruit.ALREADY_RECRUITED: Reason("already-recruited", "RZ-3.2"),
    NOT_NOW: Reason("not-now", "RZ-3"),
    GAME_OVER: Reason("game-over", "RZ-6.1"),
}
