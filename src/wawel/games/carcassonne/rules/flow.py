"""CA-6: the turn as a state machine. The only place that moves phase and seat."""

from mypy_extensions import i64

from wawel.core.game import CHANCE, NOBODY
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.components.ids import DRAGON_TILE, VOLCANO_TILE
from wawel.games.carcassonne.model.state import (
    ACTION,
    BACK,
    DRAGON,
    DRAW,
    FIRST_TILE,
    GATE,
    MARKET,
    MOVE_COUNT,
    NO_MOVER,
    OVER,
    PLACE,
    PLACE_RIVER,
    PRINCESS,
    CarcassonneState,
    last,
    tile_of,
)
from wawel.games.carcassonne.options import AFTER_SCORING, COUNT, FAIRY_AFTER_PORTAL, KS, RIVER, STARTER_LOSES_TIES, TB
from wawel.games.carcassonne.rules import deploying, dragon, drawing, fairy, helpers, large, placing, princess, river
from wawel.games.carcassonne.rules.count import entering, last_call, returning
from wawel.games.carcassonne.scoring import completed, final, king, trade


def actor(s: CarcassonneState) -> i64:
    """Who is asked in a state of the turn; CA-10.3.2, CA-15.6: the seats take turns in some."""
    if s.phase <= DRAW:
        return CHANCE
    if s.phase < DRAGON:
        return s.turn
    if s.phase == OVER:
        return NOBODY
    if s.phase == DRAGON or s.phase == BACK or s.phase == MARKET:
        return s.mover
    return s.turn


def first(s: CarcassonneState, seat: i64) -> None:
    """CA-3.1: who starts is chosen at random."""
    s.turn = seat
    if s.options & STARTER_LOSES_TIES:
        s.starter = seat
    s.phase = DRAW
    if s.log is not None:
        s.log.note("first", "CA-3.1", seat, [])


def draw(s: CarcassonneState, tile: i64) -> None:
    """T2. CA-6.2: draw again until a tile can be placed; if the pile runs out, the game ends."""
    if drawing.apply(s, tile):
        s.phase = PLACE
        if s.options & RIVER and river.is_wet(s, tile):
            s.phase = PLACE_RIVER
    elif s.left == 0:
        end(s)


def place(s: CarcassonneState, action: i64) -> None:
    """T3 to T5: the tile is placed, a volcano calls the dragon, a princess looks for a knight."""
    placing.apply(s, action)
    if s.options & (TB | RIVER):
        if s.options & RIVER:
            river.laid(s)
        if s.options & TB:
            helpers.look(s)
    if s.parts.symbols[tile_of(s, last(s))] == VOLCANO_TILE:
        dragon.fly(s)
    s.phase = ACTION
    if princess.is_asked(s):
        s.phase = PRINCESS


def free_knight(s: CarcassonneState, action: i64) -> None:
    """T5, CA-6.4: after a removal only the fairy may move."""
    if action == actions.PASS:
        princess.decline(s)
    else:
        princess.apply(s, action)
    s.phase = ACTION


def act(s: CarcassonneState, action: i64) -> None:
    """T6, CA-6.3: exactly one of pass, deploy and fairy. CA-6.5: then the dragon (T7), then the points."""
    kind = actions.kind(action)
    if kind == actions.DEPLOY:
        _deploy(s, action)
        if s.options & FAIRY_AFTER_PORTAL and fairy.may_follow(s, action):
            return
    elif kind == actions.FAIRY:
        fairy.apply(s, action)
    elif s.log is not None and not s.through:
        s.log.note("passed", "CA-6.3", s.turn, [])
    s.through = False
    if s.options & AFTER_SCORING or not _walks(s):
        _before_points(s)


def _deploy(s: CarcassonneState, action: i64) -> None:
    """CA-6.3: a follower; CA-11.1: the large one; CA-12: builder or pig."""
    figure = actions.figure(action)
    if figure == actions.FOLLOWER:
        deploying.apply(s, action)
    elif figure == actions.LARGE:
        large.apply(s, action)
    else:
        helpers.apply(s, action)


def _walks(s: CarcassonneState) -> bool:
    """T7 or T11, CA-10.3.9: whether the tile just placed sends the dragon on a walk with at least one step."""
    if s.parts.symbols[tile_of(s, last(s))] != DRAGON_TILE:
        return False
    dragon.begin(s)
    return not _walk_is_over(s)


def _walk_is_over(s: CarcassonneState) -> bool:
    if dragon.is_over(s):
        s.mover = NO_MOVER
        return True
    s.phase = DRAGON
    return False


def step(s: CarcassonneState, action: i64) -> None:
    """T7 or T11: one step; after the last one scoring (T9) or the next turn (T12)."""
    dragon.apply(s, action)
    if _walk_is_over(s):
        if s.options & AFTER_SCORING:
            _next_turn(s)
        else:
            _before_points(s)


def _before_points(s: CarcassonneState) -> None:
    """T8, CA-15.6: followers may come back from the city."""
    if s.options & COUNT and returning.begin(s):
        s.phase = BACK
    else:
        _points(s)


def come_back(s: CarcassonneState, action: i64) -> None:
    """T8: any number of followers of a seat, then the next seat; CA-6.5: then the points."""
    if action != actions.PASS:
        returning.apply(s, action)
        if returning.can(s):
            return
    if not returning.pass_on(s):
        _points(s)


def _points(s: CarcassonneState) -> None:
    """T9: what the tile completed is scored. T10, CA-15.4: that may open the gates of the city."""
    if not s.options & (TB | KS | COUNT):
        completed.score(s)
        _late_walk(s)
        return
    closed = completed.by_last_tile(s)
    before = entering.feature_points(s)
    completed.score(s)
    if s.options & TB:
        trade.collect(s, closed)
    if s.options & KS:
        king.look(s, closed)
    if s.options & COUNT:
        s.mover = NO_MOVER
        if entering.is_open(s, before):
            s.phase = GATE
            return
    _late_walk(s)


def enter(s: CarcassonneState, action: i64) -> None:
    """T10, CA-15.4: a follower enters, and then the Count may move."""
    if action == actions.PASS:
        _late_walk(s)
        return
    entering.apply(s, action)
    s.phase = MOVE_COUNT


def move_count(s: CarcassonneState, action: i64) -> None:
    """T10, CA-15.5: the Count goes to another quarter, or stays."""
    if action != actions.PASS:
        entering.move(s, action)
    _late_walk(s)


def _late_walk(s: CarcassonneState) -> None:
    """T11, CA-10.3.9: by an option the dragon walks only now."""
    if not s.options & AFTER_SCORING or not _walks(s):
        _next_turn(s)


def _next_turn(s: CarcassonneState) -> None:
    """T12 and T1. CA-9.1: the game ends if the pile is empty, after a volcano may have refilled it."""
    s.removed = False
    if s.left == 0:
        end(s)
        return
    if s.options & TB and helpers.goes_on(s):
        s.phase = DRAW
        return
    s.turn = (s.turn + 1) % s.seats
    s.phase = DRAW
    fairy.greet(s)


def end(s: CarcassonneState) -> None:
    """CA-9.1: no more turns. CA-9.2: after the last call from the city come the final points."""
    s.second = FIRST_TILE
    if s.options & COUNT and last_call.begin(s):
        s.phase = MARKET
    else:
        _final_points(s)


def answer_call(s: CarcassonneState, action: i64) -> None:
    """CA-15.9: one follower at a time, until everybody passes."""
    if not last_call.apply(s, action):
        _final_points(s)


def _final_points(s: CarcassonneState) -> None:
    s.phase = OVER
    final.score(s)
    if s.log is not None:
        s.log.seal("CA-9.1")
