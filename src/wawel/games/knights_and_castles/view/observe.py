"""RZ-3.4: what a seat may know, built up from nothing."""

from typing import TypedDict

from wawel.games.knights_and_castles import actions
from wawel.games.knights_and_castles.components.ids import ROUNDS
from wawel.games.knights_and_castles.components.load import Components
from wawel.games.knights_and_castles.model.state import (
    ATTACK,
    NO_COMMIT,
    OVER,
    PHASES,
    RECRUIT,
    KnightsState,
    Phase,
    hand,
    hand_size,
    shepherds_in_hand,
    winner,
)
from wawel.games.knights_and_castles.notation import cards
from wawel.games.knights_and_castles.rules import recruit


class PlayedView(TypedDict):
    tile: str
    winner: int | None


class SeatView(TypedDict):
    seat: int
    points: int
    earlier: int
    hand: int
    camp: int
    castles: list[str]
    asked: bool
    ready: bool


class MineView(TypedDict):
    seat: int
    hand: list[str]
    camp: list[str]
    commit: list[str] | None


class ShownView(TypedDict):
    hand: list[str]
    camp: list[str]


class View(TypedDict):
    phase: Phase
    game: int
    games: int
    round: int
    rounds: int
    tile: str | None
    played: list[PlayedView]
    left: int
    sword: int
    youth: list[int]
    seats: list[SeatView]
    mine: MineView | None
    removed: str | None
    shown: list[ShownView] | None


def observe(parts: Components, s: KnightsState, viewer: int) -> View:
    """RZ-3.4; RZ-6.4: at the end the removed tile, hands and camps may be seen."""
    over = s.phase == OVER
    removed = [tile for tile in range(8) if s.left >> tile & 1]
    return {
        "phase": PHASES[s.phase],
        "game": s.game,
        "games": s.games,
        "round": s.round,
        "rounds": ROUNDS,
        "tile": parts.tiles[s.tile] if s.tile >= 0 else None,
        "played": [_played(parts, s, round) for round in range(s.round)],
        "left": ROUNDS - s.round,
        "sword": s.sword,
        "youth": list(s.youth),
        "seats": [_seat(parts, s, seat) for seat in range(s.seats)],
        "mine": _mine(parts, s, viewer) if viewer >= 0 else None,
        "removed": parts.tiles[removed[0]] if over else None,
        "shown": [_shown(parts, s, seat) for seat in range(s.seats)] if over else None,
    }


def _played(parts: Components, s: KnightsState, round: int) -> PlayedView:
    taker = winner(s, round)
    return {"tile": parts.tiles[s.played[round] >> 3], "winner": taker if taker >= 0 else None}


def _seat(parts: Components, s: KnightsState, seat: int) -> SeatView:
    asked = s.phase == ATTACK or (s.phase == RECRUIT and recruit.is_asked(s, seat))
    rounds = [round for round in range(s.round) if winner(s, round) == seat]
    return {
        "seat": seat,
        "points": s.points[seat],
        "earlier": s.earlier[seat],
        "hand": hand_size(s, seat),
        "camp": actions.SIZE[s.camps[seat]],
        "castles": [parts.tiles[s.played[round] >> 3] for round in rounds],
        "asked": asked,
        "ready": asked and s.commits[seat] != NO_COMMIT,
    }


def _mine(parts: Components, s: KnightsState, seat: int) -> MineView:
    commit = s.commits[seat]
    chosen = None if commit == NO_COMMIT else cards(parts, actions.armies(commit), actions.shepherds(commit))
    shown = _shown(parts, s, seat)
    return {"seat": seat, "hand": shown["hand"], "camp": shown["camp"], "commit": chosen}


def _shown(parts: Components, s: KnightsState, seat: int) -> ShownView:
    return {
        "hand": cards(parts, hand(s, seat), shepherds_in_hand(s, seat)),
        "camp": cards(parts, s.camps[seat], 0),
    }
