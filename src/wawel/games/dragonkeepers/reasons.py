"""Refusals: code -> key of the sentence and rule id."""

from typing import Final

from wawel.core.game import Reason
from wawel.games.dragonkeepers.rules import chests, modify, play, take

NOT_DRAWN: Final = 21  # DK-2.1
NOT_NOW: Final = 40  # DK-4
GAME_OVER: Final = 71  # DK-7.2

REASONS: Final = {
    NOT_DRAWN: Reason("not-drawn", "DK-2.1"),
    NOT_NOW: Reason("not-now", "DK-4"),
    take.SLOT_EMPTY: Reason("slot-empty", "DK-4.2"),
    take.TAKE_FIRST: Reason("take-first", "DK-4.2"),
    take.COSTS_CRYSTAL: Reason("costs-crystal", "DK-4.3"),
    take.NO_CRYSTAL: Reason("no-crystal", "DK-4.3"),
    take.NOT_FOURTH: Reason("not-fourth", "DK-4.3"),
    modify.NOT_IN_HAND: Reason("put-not-in-hand", "DK-4.4"),
    modify.SIDE_CHANGED: Reason("side-changed", "DK-4.4"),
    play.WRONG_NUMBER: Reason("wrong-number", "DK-5.1"),
    play.WRONG_COLOUR: Reason("wrong-colour", "DK-5.2"),
    play.ONLY_BLACK: Reason("only-black", "DK-5.2"),
    play.ENCLOSED: Reason("enclosed", "DK-5.3"),
    play.END_NEEDED: Reason("end-needed", "DK-5.4"),
    play.END_GIVEN: Reason("end-given", "DK-5.4"),
    play.NOT_IN_HAND: Reason("not-in-hand", "DK-5.6"),
    play.NO_SET: Reason("no-set", "DK-5.6"),
    chests.NOT_IN_PLAY: Reason("chest-not-in-play", "DK-9.1"),
    chests.USED: Reason("chest-used", "DK-9.2"),
    chests.TOO_DEAR: Reason("chest-too-dear", "DK-9.2"),
    chests.NOT_ACTIVE: Reason("chest-not-active", "DK-9.2"),
    chests.TOO_LATE: Reason("chest-too-late", "DK-9.2"),
    chests.NO_USE: Reason("chest-no-use", "DK-9.5"),
    chests.NO_STACK: Reason("chest-no-stack", "DK-9.2"),
    chests.LAST_DRAGON: Reason("chest-last-dragon", "DK-9.2"),
    chests.WRONG_CHEST: Reason("chest-wrong", "DK-9.2"),
    GAME_OVER: Reason("game-over", "DK-7.2"),
}
