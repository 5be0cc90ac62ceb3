"""A position as text, hidden parts included: one "name: value" per line. `docs/notation/` describes it."""

from typing import Final

from wawel.games.knights_and_castles import actions
from wawel.games.knights_and_castles.components.load import Components
from wawel.games.knights_and_castles.model.state import (
    ATTACK,
    NO_COMMIT,
    RECRUIT,
    YOUTH,
    KnightsState,
    guesses_of,
    winner,
)
from wawel.games.knights_and_castles.notation import cards

NONE: Final = "-"
OPEN: Final = "?"  # a round that is still going on; a place in an order of youth that is not drawn yet


def write(parts: Components, s: KnightsState) -> str:
    """The position, without lines that would say nothing."""
    rows = [f"youth: {_numbers(list(s.youth))}", f"sword: {s.sword}"]
    if s.phase == YOUTH:
        rows = ["youth:" + f" {OPEN}" * s.seats]
    if s.games > 1:
        rows.append(f"game: {s.game}/{s.games}")
    rounds = [f"{parts.tiles[s.played[r] >> 3]}={_taker(s, r)}" for r in range(s.round)]
    rows.append(f"played: {' '.join(rounds) or NONE}")
    for seat in range(s.seats):
        rows.append(f"camp {seat}: {_set(parts, s.camps[seat])}")
        if s.commits[seat] != NO_COMMIT:
            commit = s.commits[seat]
            chosen = cards(parts, actions.armies(commit), actions.shepherds(commit))
            rows.append(f"commit {seat}: {'+'.join(chosen)}")
        guesses = guesses_of(s, seat)
        if guesses != [s.camps[seat]]:
            rows.append(f"guess {seat}: {' '.join([_set(parts, camp) for camp in guesses])}")
        if s.games > 1:
            rows.append(f"earlier {seat}: {s.earlier[seat]} {s.earlier_hands[seat]}")
    return "".join([row + "\n" for row in rows])


def _taker(s: KnightsState, round: int) -> str:
    if round == s.round - 1 and s.phase in (ATTACK, RECRUIT):
        return OPEN
    taker = winner(s, round)
    return str(taker) if taker >= 0 else NONE


def _numbers(values: list[int]) -> str:
    return " ".join([str(value) for value in values])


def _set(parts: Components, bits: int) -> str:
    return "+".join(cards(parts, bits, 0)) or NONE
