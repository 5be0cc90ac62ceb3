"""Can a position that was read arise in play? BadPosition names the rule that forbids it."""

from wawel.core.errors import BadPosition
from wawel.games.knights_and_castles.belief import known
from wawel.games.knights_and_castles.components.ids import ROUNDS
from wawel.games.knights_and_castles.model.state import ATTACK, NO_COMMIT, OVER, REVEAL, YOUTH, KnightsState
from wawel.games.knights_and_castles.rules import attack, flow, recruit


def check(s: KnightsState) -> None:
    """Check the rounds, what is known about the camps, and what the seats have chosen."""
    if s.round > ROUNDS:
        raise BadPosition("knights-and-castles.seven-rounds", "RZ-3")
    for seat in range(s.seats):
        _check_guesses(s, seat)
    _check_phase(s)


def _check_guesses(s: KnightsState, seat: int) -> None:
    if not known.fits(s, seat):
        raise BadPosition(
            "knights-and-castles.guess-form",
            "RZ-3.4",
            {"seat": seat, "most": known.MOST},
        )


def _check_phase(s: KnightsState) -> None:
    """Nothing happens before the order of youth; an open round waits for somebody; after round 7 the game is over."""
    if s.phase == YOUTH:
        if s.game > 1 or any(s.camps) or list(s.commits) != [NO_COMMIT] * s.seats:
            raise BadPosition("knights-and-castles.youth-first", "RZ-1.5")
        return
    chosen = [seat for seat in range(s.seats) if s.commits[seat] != NO_COMMIT]
    if s.phase == REVEAL or s.phase == OVER:
        if chosen:
            raise BadPosition("knights-and-castles.between-rounds", "RZ-3")
        if s.phase == OVER and s.game < s.games:
            raise BadPosition("knights-and-castles.next-game", "RZ-7.1")
        return
    for seat in chosen:
        _check_commit(s, seat)
    if not flow.waiting(s):
        raise BadPosition("knights-and-castles.all-chosen", "RZ-3")


def _check_commit(s: KnightsState, seat: int) -> None:
    """Ask the rules whether a seat that has not chosen yet could choose this."""
    commit = s.commits[seat]
    s.commits[seat] = NO_COMMIT
    if s.phase == ATTACK:
        if attack.why_not(s, seat, commit):
            raise BadPosition("knights-and-castles.commit-hand", "RZ-3.1", {"seat": seat})
    elif recruit.why_not(s, seat, commit):
        raise BadPosition("knights-and-castles.commit-camp", "RZ-3.2", {"seat": seat})
    s.commits[seat] = commit
