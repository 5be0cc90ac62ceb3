"""A decision and the line that was better: both played from the same position, to be shown on a board."""

from collections.abc import Sequence
from typing import Any

from wawel.core.errors import Phrase
from wawel.core.game import OK, SPECTATOR, State
from wawel.core.notes import Note, Recorder
from wawel.server.errors import bad_request
from wawel.server.live import frames
from wawel.server.live.replay import Played
from wawel.server.messages.analysis import Comparison, Continued


def compared(played: Played, moment: dict[str, Any], eyes: int | None) -> Comparison:
    """What was done at a moment of the analysis and what was better; by default as the deciding seat sees it."""
    step, decider = int(moment["step"]), int(moment["seat"])
    seat = decider if eyes is None else eyes
    if not SPECTATOR <= seat < played.record.seats:
        raise bad_request(Phrase("unknown-seat", {"seat": seat}))
    line: list[str] = moment["better"]
    return Comparison(
        step=step,
        seat=seat,
        before=dict(played.match.game.observe(played.states[step], seat)),
        done=_done(played, step, decider, len(line), seat),
        better=_instead(played, step, decider, line, seat),
    )


def _done(played: Played, step: int, decider: int, most: int, seat: int) -> Continued:
    """What the seat did from this step on, as long as nobody and nothing came between."""
    entries = played.match.entries
    end = step + 1
    while end < min(step + most, len(entries)) and entries[end].seat == decider:
        end += 1
    notes = played.match.notes[: entries[end - 1].notes_end]
    return _continued(played, played.states[end], notes, step, seat)


def _instead(played: Played, step: int, decider: int, line: Sequence[str], seat: int) -> Continued:
    """The better line, as far as the true position allows it: it was found without knowing what was hidden."""
    game, state, recorder = played.match.game, played.states[step].copy(), Recorder()
    state.log = recorder
    for text in line:
        action = game.parse(state, decider, text)
        if game.why_not(state, decider, action) != OK:
            break
        game.apply(state, decider, action)
    before = played.match.notes[: _noted(played, step)]
    return _continued(played, state, [*before, *recorder.notes], step, seat)


def _continued(played: Played, state: State, log: Sequence[Note], step: int, seat: int) -> Continued:
    game, first = played.match.game, _noted(played, step)
    return Continued.model_validate(
        {
            "view": game.observe(state, seat),
            "notes": frames.notes(game, log, [step + 1] * (len(log) - first), first, seat),
            "scores": frames.scores(game, game.tally(state)),
            "waiting": game.waiting(state),
        }
    )


def _noted(played: Played, step: int) -> int:
    """How many notes there were before a step."""
    return played.match.entries[step - 1].notes_end if step > 0 else 0
