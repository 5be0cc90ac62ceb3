"""DK-2, DK-4 and DK-7: setup, turns and the end. The only place that moves phase and seat."""

from mypy_extensions import i64

from wawel.core.game import CHANCE, NOBODY
from wawel.core.notes import TABLE
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.components.ids import CROWN
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.state import (
    FOLLOW,
    LATEST_TURN,
    MODIFY,
    NONE,
    OVER,
    PAGE,
    PEARL,
    PLAY,
    TAKE,
    TURN,
    KeepersState,
)
from wawel.games.dragonkeepers.rules import book, chests, modify, play, reward, setup, take
from wawel.games.dragonkeepers.scoring import final


def actor(s: KeepersState) -> i64:
    """Chance, until the book and the setup are complete; then whoever takes, plays or follows."""
    if s.phase < TAKE:
        return CHANCE
    return NOBODY if s.phase == OVER else s.who


def begin(parts: Components, s: KeepersState) -> None:
    """DK-2.2: the setup starts with the book."""
    _settle(parts, s)


# chance


def draw(parts: Components, s: KeepersState, action: i64) -> None:
    value = actions.value(action)
    if s.phase == PEARL:
        final.draw_pearl(s, value)
        _finish(parts, s)
        return
    if s.phase == PAGE:
        book.draw_page(parts, s, value)
    elif s.phase == TURN:
        book.draw_card(parts, s, value)
    else:
        setup.apply(parts, s, value)
    _settle(parts, s)


def _settle(parts: Components, s: KeepersState) -> None:
    """Let chance act until the book is complete, then go on with the setup or the turn."""
    needed = book.settle(parts, s)
    if needed == NONE and s.turn == 0:
        needed = setup.needed(parts, s)
    if needed != NONE:
        s.phase = needed
    elif s.turn == 0:
        _start_turn(parts, s, s.first)
    elif take.is_open(s):
        s.phase = TAKE
    else:
        _modify(parts, s)


# a turn


def _start_turn(parts: Components, s: KeepersState, seat: i64) -> None:
    """DK-4.1: fill empty slots if their piles allow it. DK-4.2: with both slots empty, TAKE ends by itself."""
    s.turn = min(s.turn + 1, LATEST_TURN)
    s.seat = seat
    s.who = seat
    s.takes = 0
    s.changes[0] = 0
    s.changes[1] = 0
    s.chest_used = 0
    s.set_played = 0
    if s.log is not None:
        s.log.note("turn", "DK-4", seat, [s.turn])
    book.want(s)
    _settle(parts, s)


def act(parts: Components, s: KeepersState, action: i64) -> None:
    """Carry out what a seat decided, then go on to whoever decides next."""
    kind = actions.kind(action)
    if kind == actions.TAKE:
        take.apply(parts, s, action)
        _settle(parts, s)
    elif kind == actions.WIND:
        chests.wind(parts, s)
        _settle(parts, s)
    elif kind == actions.STOP:
        _modify(parts, s)
    elif kind == actions.PUT:
        modify.apply(parts, s, action)
        _modify(parts, s)
    elif kind == actions.RETURN:
        chests.take_back(parts, s, actions.value(action))
        _modify(parts, s)
    elif kind == actions.DONE:
        s.phase = PLAY
    elif kind == actions.PLAY:
        _play(parts, s, action)
    else:
        if s.log is not None:
            s.log.note("pass", "DK-4.5" if s.phase == PLAY else "DK-4.6", s.who, [])
        _follow(parts, s)


def _modify(parts: Components, s: KeepersState) -> None:
    """DK-4.4: go on to PLAY when nothing is left to put."""
    s.phase = MODIFY if modify.is_open(parts, s) else PLAY


def _play(parts: Components, s: KeepersState, action: i64) -> None:
    """DK-4.5, DK-6: one set, its reward, and only then the end check. DK-7.3: a follower can end the game as well."""
    chest = actions.chest(action)
    number = book.number(parts, s)
    if chest >= 0:
        chests.pay(parts, s, chest)
    play.apply(parts, s, action)
    s.set_played = 1
    reward.give(parts, s, s.who, number, chest == CROWN)
    if reward.is_last(parts, s):
        if s.log is not None:
            s.log.note("last-amulet", "DK-7.1", s.who, [parts.amulets[s.seats]])
        _finish(parts, s)
    else:
        _follow(parts, s)


def _follow(parts: Components, s: KeepersState) -> None:
    """DK-4.6, DK-4.7: every other seat once, clockwise, whether or not the active one played; then the turn ends."""
    s.who = (s.who + 1) % s.seats
    s.phase = FOLLOW
    if s.who == s.seat:
        _end_turn(parts, s)


def _end_turn(parts: Components, s: KeepersState) -> None:
    """DK-4, state END: the next seat clockwise. DK-7.4: too many turns in a row without a set end the game."""
    s.idle = 0 if s.set_played else s.idle + 1
    if s.idle < parts.idle_rounds * s.seats:
        _start_turn(parts, s, (s.seat + 1) % s.seats)
        return
    if s.log is not None:
        s.log.note("idle", "DK-7.4", TABLE, [s.idle])
    _finish(parts, s)


def _finish(parts: Components, s: KeepersState) -> None:
    """DK-7.1, DK-7.2: nobody acts any more; pearls are turned up one by one, then everything is counted."""
    s.phase = PEARL if final.next_pearl(s) != NONE else OVER
    if s.phase == OVER:
        final.tell(parts, s)
