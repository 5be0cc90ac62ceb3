"""Refusals: code -> key of the sentence and rule id."""

from typing import Final

from wawel.core.game import Reason
from wawel.games.carcassonne.rules import deploying, dragon, drawing, fairy, helpers, large, placing, princess, river
from wawel.games.carcassonne.rules.count import entering, last_call, returning

NOT_NOW: Final = 61  # CA-6.3
MUST_PLACE: Final = 62  # CA-6.1
NOT_IN_THIS_GAME: Final = 80  # CA-2.1
GAME_OVER: Final = 91  # CA-9.1

REASONS: Final = {
    drawing.NOT_IN_PILE: Reason("not-in-pile", "CA-3.2"),
    drawing.NO_SUCH_SEAT: Reason("no-such-seat", "CA-3.1"),
    drawing.UNDER_RIVER: Reason("under-river", "CA-13.1"),
    placing.CELL_TAKEN: Reason("cell-taken", "CA-4.2"),
    placing.LIES_APART: Reason("lies-apart", "CA-4.2"),
    placing.EDGES_DIFFER: Reason("edges-differ", "CA-4.2"),
    river.NOT_RIVERS_END: Reason("not-rivers-end", "CA-13.3"),
    river.RIVER_TURNS_BACK: Reason("river-turns-back", "CA-13.4"),
    river.RIVER_WOULD_STOP: Reason("river-would-stop", "CA-13.4"),
    NOT_NOW: Reason("not-now", "CA-6.3"),
    MUST_PLACE: Reason("must-place", "CA-6.1"),
    deploying.NO_FOLLOWER_LEFT: Reason("no-follower-left", "CA-7.1"),
    deploying.OTHER_TILE: Reason("other-tile", "CA-7.2"),
    deploying.OCCUPIED: Reason("occupied", "CA-7.2"),
    deploying.NO_SUCH_SEGMENT: Reason("no-such-segment", "CA-7.2"),
    deploying.ON_VOLCANO: Reason("on-volcano", "CA-10.1.1"),
    deploying.AFTER_PRINCESS: Reason("after-princess", "CA-10.5.3"),
    deploying.BESIDE_DRAGON: Reason("beside-dragon", "CA-10.3.8"),
    deploying.COMPLETE: Reason("complete", "CA-10.4.2"),
    NOT_IN_THIS_GAME: Reason("not-in-this-game", "CA-2.1"),
    deploying.ALREADY_DEPLOYED: Reason("already-deployed", "CA-16.6"),
    large.NO_LARGE_LEFT: Reason("no-large-left", "CA-11.1"),
    GAME_OVER: Reason("game-over", "CA-9.1"),
    dragon.NO_TILE_THERE: Reason("no-tile-there", "CA-10.3.3"),
    dragon.VISITED: Reason("visited", "CA-10.3.3"),
    dragon.FAIRY_THERE: Reason("fairy-there", "CA-10.6.2"),
    dragon.MUST_MOVE: Reason("must-move", "CA-10.3.2"),
    princess.NO_KNIGHT_THERE: Reason("no-knight-there", "CA-10.5.2"),
    princess.MUST_REMOVE: Reason("must-remove", "CA-10.5.2"),
    fairy.NO_FOLLOWER_THERE: Reason("no-follower-there", "CA-10.6.1"),
    fairy.ALREADY_THERE: Reason("already-there", "CA-10.6.1"),
    fairy.NOT_AFTER_PRINCESS: Reason("not-after-princess", "CA-10.5.5"),
    fairy.NOT_IN_PLAY: Reason("not-in-play", "CA-2.1"),
    helpers.NO_BUILDER_LEFT: Reason("no-builder-left", "CA-12.1"),
    helpers.NO_PIG_LEFT: Reason("no-pig-left", "CA-12.2"),
    helpers.NO_OWN_FOLLOWER_THERE: Reason("no-own-follower-there", "CA-12.1"),
    helpers.NO_OWN_FARMER_THERE: Reason("no-own-farmer-there", "CA-12.2"),
    helpers.BUILDER_NOT_HERE: Reason("builder-not-here", "CA-12.1"),
    helpers.PIG_NOT_HERE: Reason("pig-not-here", "CA-12.2"),
    helpers.BUILDER_ON_COMPLETE: Reason("builder-on-complete", "CA-12.1"),
    helpers.HELPER_OTHER_TILE: Reason("helper-other-tile", "CA-10.4.4"),
    returning.QUARTER_LOCKED: Reason("quarter-locked", "CA-15.7"),
    returning.NOBODY_IN_QUARTER: Reason("nobody-in-quarter", "CA-15.2"),
    returning.NOT_BEING_SCORED: Reason("not-being-scored", "CA-15.6"),
    entering.NOTHING_TO_ENTER_WITH: Reason("nothing-to-enter-with", "CA-15.4"),
    entering.COUNT_IS_THERE: Reason("count-is-there", "CA-15.5"),
    dragon.INSIDE_WALLS: Reason("inside-walls", "CA-15.8"),
    last_call.ONLY_FARMS: Reason("only-farms", "CA-15.9"),
    last_call.ALREADY_COMPLETE: Reason("already-complete", "CA-15.9"),
}
