"""Records, moment by moment. Each record is played through once, however many questions follow."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from wawel.core.errors import BadRecord, Phrase
from wawel.core.game import NOBODY, SPECTATOR, State
from wawel.core.match import Match
from wawel.core.record import Line, Record
from wawel.core.replay import Replay as Again
from wawel.core.rng import commitment
from wawel.server.errors import bad_request
from wawel.server.live import frames, names
from wawel.server.messages.http import AllOpen, Moment, Replay

KEPT: Final = 8  # records kept in memory


@dataclass(frozen=True, slots=True)
class Played:
    """A record that has been played through: all its positions, and the match with all its notes."""

    record: Record
    match: Match
    states: list[State]
    fair: bool | None  # whether every draw followed from the seed; None for a record without one

    def position_at(self, moment: int) -> str:
        """The whole position at a moment. Raises BadRecord if there is none, or if the match is over by then."""
        last = len(self.record.lines)
        if moment > last:
            raise BadRecord(last, "unknown-moment", values={"count": last, "moment": moment})
        game, state = self.match.game, self.states[moment]
        if game.actor(state) == NOBODY:
            raise BadRecord(moment, "over-at-moment")
        return game.position(state)

    def open_at(self, moment: int) -> AllOpen:
        """What every seat knew at a moment. Raises BadRecord if there is no such moment."""
        last = len(self.record.lines)
        if not 0 <= moment <= last:
            raise BadRecord(last, "unknown-moment", values={"count": last, "moment": moment})
        observe, state = self.match.game.observe, self.states[moment]
        return AllOpen(moment=moment, views=[dict(observe(state, seat)) for seat in range(self.record.seats)])

    def seen(self, id: str, seat: int, colours: list[int]) -> Replay:
        """The record as a seat or a spectator saw it; `colours` are those of its table, if it has one."""
        record, game = self.record, self.match.game
        if not SPECTATOR <= seat < record.seats:
            raise bad_request(Phrase("unknown-seat", {"seat": seat}))
        lines: list[Line | None] = [None, *record.lines]
        end = self.states[-1]
        return Replay(
            replay=id,
            game=record.game,
            names=record.names or [""] * record.seats,
            colours=colours or list(range(record.seats)),
            options=self.match.options,
            commitment=commitment(record.seed) if record.seed else "",
            seed=record.seed or None,
            fair=self.fair,
            seat=seat,
            moments=[self._moment(n, line, seat) for n, line in enumerate(lines)],
            outcome=frames.outcome(game, game.outcome(end) if game.actor(end) == NOBODY else None),
        )

    def _moment(self, n: int, line: Line | None, seat: int) -> Moment:
        game, state, entries = self.match.game, self.states[n], self.match.entries
        first, end = (entries[step].notes_end if step >= 0 else 0 for step in (n - 2, n - 1))
        notes = self.match.notes[:end]
        return Moment(
            n=n,
            actor=None if line is None else line.seat,
            text=None if line is None else line.text,
            view=dict(game.observe(state, seat)),
            notes=frames.notes(game, notes, [n] * end, first, seat),
            scores=frames.scores(game, game.tally(state)),
            waiting=game.waiting(state),
        )


class Replays:
    """The most recently requested records, played through. Requests for the same record share one run."""

    def __init__(self) -> None:
        self._playing: OrderedDict[str, asyncio.Task[Played]] = OrderedDict()

    async def played(self, text: str) -> Played:
        """The record, played through. BadRecord says what is wrong, and where."""
        id = names.replay_id(text)
        if id not in self._playing:
            self._playing[id] = asyncio.create_task(asyncio.to_thread(_play, text))
        task = self._playing[id]
        self._playing.move_to_end(id)
        if len(self._playing) > KEPT:
            self._playing.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except BadRecord:
            self._playing.pop(id, None)
            raise


def _play(text: str) -> Played:
    again = Again(text)
    states = [again.match.state()]
    while again.step():
        states.append(again.match.state())
    match = again.finish()
    return Played(again.record, match, states, again.doubt is None if again.record.seed else None)
