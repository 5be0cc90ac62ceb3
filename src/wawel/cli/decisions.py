"""The decisions of a match as rows of a table, for programs that learn."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from wawel.cli.simulation import Plan, course_of
from wawel.core.course import shares
from wawel.core.encoding import Page, blank, encoding_of
from wawel.core.match import Match
from wawel.guests.faults import Fault


@dataclass(frozen=True, slots=True)
class Decisions:
    """One list for each column, all of the same length; `observation` and `mask` may have been left out."""

    match: int
    seed: str
    step: list[int]
    seat: list[int]
    action: list[int]
    notation: list[str]
    legal: list[int]
    digest: list[str]
    rewards: list[float]  # per seat
    points: list[int]  # per seat
    winners: list[int]
    observation: list[bytes]
    mask: list[bytes]
    faults: Sequence[Sequence[Fault]]  # per seat


def decisions_of(plan: Plan, observations: bool, number: int) -> Decisions:
    """Play the match with this number and list what its seats decided."""
    course = course_of(plan, number)
    match = course.match
    winners = match.outcome.winners if match.outcome else []
    points = [score.total for score in match.scores]
    found = Decisions(
        number, match.seed, [], [], [], [], [], [], shares(match.seats, winners), points, winners, [], [], course.faults
    )
    _fill(found, match, observations)
    return found


def _fill(found: Decisions, match: Match, observations: bool) -> None:
    encoding = encoding_of(match.game, match.seats, match.options)
    view, mask = blank(encoding.size), blank(encoding.actions)
    view_page, mask_page = Page(view, 0), Page(mask, 0)
    for step, (entry, state) in enumerate(zip(match.entries, match.states()[:-1], strict=True), start=1):
        if entry.seat < 0:
            continue
        found.step.append(step)
        found.seat.append(entry.seat)
        found.action.append(encoding.number(state, entry.seat, entry.action))
        found.notation.append(entry.text)
        found.digest.append(hashlib.sha256(state.encode()).hexdigest()[:16])
        found.legal.append(encoding.mask(state, entry.seat, mask_page))
        if observations:
            encoding.observe(state, entry.seat, view_page)
            found.observation.append(bytes(memoryview(view)))
            found.mask.append(bytes(memoryview(mask)))
