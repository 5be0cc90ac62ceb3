"""SI-15: what triggers the end of the game."""

from mypy_extensions import i64

from wawel.games.simurgh.model.state import SimurghState


def is_ending(s: SimurghState) -> bool:
    """SI-15.1: enough objectives, or a long enough chronicle."""
    shown: i64 = 0
    for tile in s.objectives:
        if tile:
            shown += 1
    return shown >= s.parts.end_objectives[s.length] or len(s.chronicle) >= s.parts.end_chronicle[s.length]


def check(s: SimurghState) -> None:
    """SI-15.1, SI-15.2: checked whenever a count changes; later triggers change nothing."""
    if s.ending < 0 and is_ending(s):
        s.ending = s.seat
        if s.log is not None:
            s.log.note("ending", "SI-15.2", s.seat, [])
