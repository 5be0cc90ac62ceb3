"""The story of a finished match: what decided it, the biggest scores, and three moments in the order of time."""

from collections.abc import Sequence
from typing import Any, Final

from wawel.core import telling
from wawel.core.deciding import decided
from wawel.core.game import CHANCE, Outcome
from wawel.core.notes import TABLE
from wawel.core.notes import Note as CoreNote
from wawel.server.live.replay import Played
from wawel.server.messages.analysis import Analysis
from wawel.server.messages.base import Note
from wawel.server.messages.story import Decided, Highlight, Story

BIGGEST: Final = 3
SAMPLES: Final = 120  # of the chart
LEAST: Final = 0.02  # a smaller change of chances is no turning point
LASTING: Final = 3  # turns after which a change still holds
SUMS: Final = ("final-", "paid-")  # notes that add up or give away


def story(played: Played, analysis: Analysis) -> Story:
    """Everything is open after the end, so each note is told as its own seat knows it."""
    game, match = played.match.game, played.match
    outcome = match.outcome
    assert outcome is not None
    cause = decided(match.scores, outcome)
    item = None if cause.item is None else telling.item(game, cause.item)
    totals = [game.scores(state) for state in played.states]
    chances = [moment.chances for moment in analysis.moments] if len(analysis.moments) == analysis.count else []
    scored = sorted(_scored(played), key=lambda found: (-found.points, found.moment))
    turning = _turned(played, outcome, chances) or _overtaken(played, outcome, totals)
    told: dict[int, Highlight] = {}  # by moment; a turning point goes before a big score
    for found in [*([turning] if turning else []), *scored[:1], *_ended(played)]:
        told.setdefault(found.moment, found)
    return Story(
        decided=Decided.model_validate(
            {
                "kind": cause.kind,
                "seat": cause.seat,
                "rival": cause.rival,
                "item": item,
                "points": cause.points,
                "without": cause.without,
            }
        ),
        biggest=scored[:BIGGEST],
        moments=[told[moment] for moment in sorted(told)],
        points=_sampled(totals),
        chances=_sampled(chances),
    )


def _scored(played: Played) -> list[Highlight]:
    """Notes that bring points, each with the moment it belongs to."""
    found: list[Highlight] = []
    for moment, notes in enumerate(_by_moment(played)):
        for n, note in notes:
            points = _points(played, note)
            if points > 0:
                found.append(_highlight("biggest", played, moment, (n, note), points))
    return found


def _points(played: Played, note: CoreNote) -> int:
    if note.seat == TABLE or note.key.startswith(SUMS):
        return 0
    args = telling.arguments(played.match.game, note.key, note.args)
    points = args.get("points", args.get("value", 0))
    return points if isinstance(points, int) else 0


def _turned(played: Played, outcome: Outcome, chances: Sequence[Sequence[float]]) -> Highlight | None:
    """The largest change of the winner's chance that lasts: it is not half undone within three turns."""
    seat = outcome.winners[0]
    course = [chance[seat] for chance in chances]
    window = LASTING * played.record.seats
    best, most = -1, LEAST
    for step in range(len(course) - 1):
        change = course[step + 1] - course[step]
        if change >= most and min(course[step + 1 : step + 1 + window]) >= course[step] + change / 2:
            best, most = step, change
    if best < 0:
        return None
    return _at("turning", played, best + 1, [course[best], course[best + 1]])


def _overtaken(played: Played, outcome: Outcome, totals: Sequence[Sequence[int]]) -> Highlight | None:
    """The moment from which on the winner is ahead of everybody, before the last one."""
    seat, last = outcome.winners[0], len(totals) - 1
    ahead = [all(own[seat] > own[other] for other in range(len(own)) if other != seat) for own in totals]
    moment = last
    while moment > 0 and ahead[moment - 1]:
        moment -= 1
    return _at("turning", played, moment, []) if 0 < moment < last and ahead[moment] else None


def _ended(played: Played) -> list[Highlight]:
    """What the last decision did."""
    moments = [at for at, line in enumerate(played.record.lines, start=1) if line.seat != CHANCE]
    found = _at("end", played, moments[-1], []) if moments else None
    return [found] if found else []


def _at(kind: str, played: Played, moment: int, chance: list[float]) -> Highlight | None:
    """A moment by the note that brings most points, or else by the first one that names a seat."""
    notes = _by_moment(played)[moment]
    named = [entry for entry in notes if entry[1].seat != TABLE] or notes
    if not named:
        return None
    best = max(named, key=lambda entry: _points(played, entry[1]))
    return _highlight(kind, played, moment, best, _points(played, best[1]), chance)


def _highlight(
    kind: str, played: Played, moment: int, entry: tuple[int, CoreNote], points: int, chance: Sequence[float] = ()
) -> Highlight:
    n, note = entry
    told = telling.note(played.match.game, note, note.seat)
    found = {"kind": kind, "moment": moment, "note": Note.model_validate({"n": n, "seq": moment, **told})}
    action = played.record.lines[moment - 1].text
    return Highlight.model_validate({**found, "action": action, "points": points, "chance": list(chance)})


def _by_moment(played: Played) -> list[list[tuple[int, CoreNote]]]:
    """The numbered notes of each moment; moment 0 is the start and has none."""
    ends = [entry.notes_end for entry in played.match.entries]
    numbered = list(enumerate(played.match.notes))
    return [[], *(numbered[first:end] for first, end in zip([0, *ends[:-1]], ends, strict=True))]


def _sampled(course: Sequence[Any]) -> list[Any]:
    """At most so many of them, the last one included."""
    step = max(1, -(-len(course) // SAMPLES))
    return list(course[::step]) + ([course[-1]] if course and (len(course) - 1) % step else [])
