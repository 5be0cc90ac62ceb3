"""Refusals: code -> key of the sentence and rule id."""

from typing import Final

from wawel.core.game import Reason
from wawel.games.dragon_castle.rules import act, castle, placing, sets, setup, shrines
from wawel.games.dragon_castle.rules.spirits import calling, conversion, destruction, faith, strength, wind

NOT_NOW: Final = 44  # DC-4.4
GAME_OVER: Final = 211  # DC-11.4

REASONS: Final = {
    setup.NOT_LEFT: Reason("tile-not-left", "DC-2.2"),
    setup.NOT_DEALT: Reason("not-dealt", "DC-2.6"),
    castle.NO_TILE: Reason("no-tile", "DC-3.1"),
    castle.BLOCKED: Reason("blocked", "DC-3.5"),
    castle.BLOCKED_ALL: Reason("blocked-all", "DC-9.13"),
    NOT_NOW: Reason("not-now", "DC-4.4"),
    act.NOT_TOP_LEVEL: Reason("not-top-level", "DC-5.1"),
    act.NOT_IDENTICAL: Reason("not-identical", "DC-5.3"),
    act.NO_SHRINE_LEFT: Reason("no-shrine-left", "DC-5.4"),
    act.SUMMON_CLOSED: Reason("summon-closed", "DC-5.6"),
    act.NO_ROOM: Reason("no-room", "DC-6.6"),
    act.PAIR_OWED: Reason("pair-owed", "DC-9.9"),
    act.NOT_BESIDE: Reason("not-beside", "DC-9.11"),
    act.NOT_OF_TYPE: Reason("not-of-type", "DC-9.12"),
    act.ELEGANCE_OWED: Reason("elegance-owed", "DC-9.13"),
    placing.NOT_IN_HAND: Reason("not-in-hand", "DC-6.1"),
    placing.NO_CELL: Reason("no-cell", "DC-6.2"),
    placing.ON_FACE_UP: Reason("on-face-up", "DC-6.3"),
    placing.ON_SHRINE: Reason("on-shrine", "DC-6.3"),
    sets.NOT_PENDING: Reason("not-pending", "DC-7.2"),
    shrines.ALLOWANCE_USED: Reason("allowance-used", "DC-8.1"),
    shrines.POOL_EMPTY: Reason("pool-empty", "DC-8.1"),
    shrines.NOT_IN_SET: Reason("not-in-set", "DC-8.2"),
    shrines.HAS_SHRINE: Reason("has-shrine", "DC-8.2"),
    shrines.ROOM_NEEDED: Reason("room-needed", "DC-6.6"),
    calling.NOT_IN_PLAY: Reason("spirit-not-in-play", "DC-2.6"),
    calling.USED: Reason("spirit-used", "DC-9.1"),
    calling.NOT_FACE_UP: Reason("cost-not-face-up", "DC-9.2"),
    calling.NO_POOL: Reason("no-pool-shrine", "DC-9.2"),
    calling.NO_EFFECT: Reason("no-effect", "DC-9.3"),
    calling.OF_PENDING: Reason("cost-pending", "DC-9.5"),
    calling.TOGETHER: Reason("spirits-together", "DC-9.6"),
    calling.WRONG_TIME: Reason("wrong-time", "DC-9.8"),
    calling.DUTY: Reason("duty", "DC-9.9"),
    destruction.DUTY_SPOILT: Reason("duty-spoilt", "DC-9.9"),
    strength.NOTHING_THERE: Reason("nothing-to-move", "DC-9.15"),
    strength.UNDER_SHRINE: Reason("under-shrine", "DC-9.15"),
    strength.SAME_TILE: Reason("same-tile", "DC-9.15"),
    strength.SAME_CELL: Reason("same-cell", "DC-9.15"),
    strength.ONE_AT_LEAST: Reason("one-at-least", "DC-9.15"),
    wind.TURNED_ONE: Reason("turned-one", "DC-9.16"),
    wind.TURN_FACE_UP: Reason("turn-face-up", "DC-9.16"),
    wind.NO_BUILT: Reason("no-built-shrine", "DC-9.16"),
    wind.ONTO_FACE_DOWN: Reason("onto-face-down", "DC-9.16"),
    wind.ONTO_SHRINE: Reason("onto-shrine", "DC-9.16"),
    conversion.NOT_SPECIAL: Reason("not-special", "DC-9.17"),
    conversion.OWN_TYPE: Reason("own-type", "DC-9.17"),
    conversion.TOO_SMALL: Reason("too-small", "DC-9.17"),
    conversion.OWN_PENDING: Reason("own-pending", "DC-9.17"),
    conversion.NOT_BY_NUMBER: Reason("not-by-number", "DC-9.18"),
    conversion.NOT_THREE: Reason("not-three", "DC-9.19"),
    faith.NOT_TURNED: Reason("not-turned", "DC-9.20"),
    GAME_OVER: Reason("game-over", "DC-11.4"),
}
