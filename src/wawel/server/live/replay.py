"""A record that has been played through: every position, and what each seat saw. Lives in a worker process."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from wawel.core.errors import BadRecord, Phrase
from wawel.core.game import NOBODY, SPECTATOR, State
from wawel.core.match import Match
from wawel.core.record import Line, Record
from wawel.core.replay import Replay as Again
from wawel.core.rng import commitment
from wawel.server.errors import bad_request
from wawel.server.live import frames

KEPT: Final = 8  # records kept in memory
Json = dict[str, Any]

_known: OrderedDict[str, "Played"] = OrderedDict()  # by text, the one asked for last at the end


@dataclass(frozen=True, slots=True)
class Played:
    """A record that has been played through: all its positions, and the match with all its notes."""

    record: Record
    match: Match
    states: list[State]
    fair: bool | None  # whether every draw followed from the seed; None for a record without one

    def position_at(self, moment: int) -> str:
        """The whole position at a moment. Raises BadRecord if there is none, or if the match is over by then."""
        game, state = self.match.game, self._state(moment)
        if game.actor(state) == NOBODY:
            raise BadRecord(moment, "over-at-moment")
        return game.position(state)

    def open_at(self, moment: int) -> Json:
        """What every seat knew at a moment. Raises BadRecord if there is no such moment."""
        observe, state = self.match.game.observe, self._state(moment)
        return {"moment": moment, "views": [observe(state, seat) for seat in range(self.record.seats)]}

    def seen(self, id: str, seat: int, colours: list[int]) -> Json:
        """The record as a seat or a spectator saw it; `colours` are those of its table, if it has one."""
        record, game = self.record, self.match.game
        if not SPECTATOR <= seat < record.seats:
            raise bad_request(Phrase("unknown-seat", {"seat": seat}))
        lines: list[Line | None] = [None, *record.lines]
        end = self.states[-1]
        return {
            "replay": id,
            "game": record.game,
            "names": record.names or [""] * record.seats,
            "colours": colours or list(range(record.seats)),
            "options": self.match.options,
            "commitment": commitment(record.seed) if record.seed else "",
            "seed": record.seed or None,
            "fair": self.fair,
            "seat": seat,
            "moments": [self._moment(n, line, seat) for n, line in enumerate(lines)],
            "outcome": frames.outcome(game, game.outcome(end) if game.actor(end) == NOBODY else None),
        }

    def _state(self, moment: int) -> State:
        last = len(self.record.lines)
        if not 0 <= moment <= last:
            raise BadRecord(last, "unknown-moment", values={"count": last, "moment": moment})
        return self.states[moment]

    def _moment(self, n: int, line: Line | None, seat: int) -> Json:
        game, state, entries = self.match.game, self.states[n], self.match.entries
        first, end = (entries[step].notes_end if step >= 0 else 0 for step in (n - 2, n - 1))
        return {
            "n": n,
            "actor": None if line is None else line.seat,
            "text": None if line is None else line.text,
            "view": game.observe(state, seat),
            "notes": frames.notes(game, self.match.notes[:end], [n] * (end - first), first, seat),
            "scores": frames.scores(game, game.tally(state)),
            "waiting": game.waiting(state),
        }


def played(text: str) -> Played:
    """The record, played through once however many questions follow. BadRecord says what is wrong, and where."""
    found = _known.pop(text, None) or _play(text)
    _known[text] = found
    if len(_known) > KEPT:
        _known.popitem(last=False)
    return found


def _play(text: str) -> Played:
    again = Again(text)
    states = [again.match.state()]
    while again.step():
        states.append(again.match.state())
    match = again.finish()
    return Played(again.record, match, states, again.doubt is None if again.record.seed else None)
