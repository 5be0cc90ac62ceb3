"""What seats ask of each other: to take something back, or to end the match; and giving up."""

from typing import Final

from wawel.server.live.connection import Connection
from wawel.server.live.house import ticking
from wawel.server.live.house.state import Wish
from wawel.server.live.house.talking import Talking
from wawel.server.live.refusals import refused
from wawel.server.live.room import Room
from wawel.server.live.steps import Steps
from wawel.server.messages.house import DAY, SECOND, Propose, Reply, Resign

PATIENCE: Final = 30 * SECOND  # for an answer; silence is a no
PATIENCE_DAYS: Final = 2 * DAY * SECOND  # where people come and go


class Proposals:
    """One request at a time. Whoever calls it holds the lock of the table."""

    def __init__(self, room: Room, talking: Talking, steps: Steps) -> None:
        self._course = room.course
        self._seating = room.seating
        self._house = room.house
        self._talking = talking
        self._steps = steps

    async def propose(self, connection: Connection, message: Propose) -> None:
        """Ask everybody else who plays and, for an undo, has seen something since. Alone there is nobody to ask."""
        seat, match = message.seat, self._course.match
        why = self._why_not(connection, seat)
        if not why and self._house.state.request is not None:
            why = "request-open"
        if not why and message.what == "undo" and self._house.terms.rated:
            why = "rated"
        steps = [step for step, entry in enumerate(match.entries) if entry.seat == seat]
        if not why and message.what == "undo" and not steps:
            why = "cannot-undo"
        others = [other for other in self._house.people() if other != seat]
        if not why and not others:
            why = "nobody-to-ask"
        if why:
            connection.tell(refused(message.id, "", why))
            return
        kept = steps[-1] if message.what == "undo" else 0
        seen = message.what == "end" or self._seen_since(kept)
        needed = [other for other in others if seen and other not in connection.mine]
        days = self._house.terms.clock is not None and self._house.terms.clock.kind == "days"
        until = ticking.now() + (PATIENCE_DAYS if days else PATIENCE)
        asked = Wish(message.what, seat, needed, until, kept)
        if not needed:
            await self._agreed(asked)
            return
        self._house.state.request = asked
        if message.what == "undo":
            self._steps.rest()
        await self._steps.keep()

    async def reply(self, connection: Connection, message: Reply) -> None:
        asked = self._house.state.request
        if asked is None:
            connection.tell(refused(message.id, "", "no-request"))
        elif message.seat not in connection.mine:
            connection.tell(refused(message.id, "", "not-your-seat"))
        elif not message.yes and message.seat in (asked.seat, *asked.needed):
            await self.drop()
        elif message.yes and message.seat in asked.needed and message.seat not in asked.agreed:
            asked.agreed.append(message.seat)
            if set(asked.needed) <= set(asked.agreed):
                self._house.state.request = None
                await self._agreed(asked)
            else:
                await self._steps.keep()
        else:
            connection.tell(refused(message.id, "", "not-asked"))

    async def drop(self) -> None:
        """Nothing comes of the request: somebody said no, or nothing, or played on."""
        asked, self._house.state.request = self._house.state.request, None
        if asked is not None:
            await self._talking.fact(f"no-{asked.what}", asked.seat)
            await self._steps.keep()
            self._steps.wake()

    async def resign(self, connection: Connection, message: Resign) -> None:
        """Somebody gives up for a seat."""
        why = self._why_not(connection, message.seat)
        if not why and message.seat in self._house.state.resigned:
            why = "resigned"
        if why:
            connection.tell(refused(message.id, "", why))
        else:
            await self.give_up(message.seat, "resigned")

    async def give_up(self, seat: int, fact: str) -> None:
        """A seat is last. If others go on, a bot plays for it or, in a rated match, the rules' default."""
        state = self._house.state
        state.resigned.append(seat)
        state.request = None
        left = [seat for seat in range(len(self._seating.seats)) if seat not in state.resigned]
        if len(left) == 1 or not self._house.people():
            state.ended = "resigned"
        elif not self._house.terms.rated:
            state.stand_ins[seat] = self._house.stand_in()
        await self._talking.fact(fact, seat)
        await self._steps.turned()

    async def _agreed(self, asked: Wish) -> None:
        if asked.what == "end":
            self._house.state.ended = "agreed"
            await self._talking.fact("ended", asked.seat)
            await self._steps.turned()
        else:
            await self._steps.rewind(asked.seat, asked.kept)
            await self._talking.fact("undone", asked.seat)

    def _why_not(self, connection: Connection, seat: int) -> str:
        if seat not in connection.mine:
            return "not-your-seat"
        return "over" if self._course.over else self._house.why_held() or ""

    def _seen_since(self, kept: int) -> bool:
        """Whether anybody has seen anything since the first `kept` steps: a note, or what others decided or drew."""
        entries = self._course.match.entries
        before = entries[kept - 1].notes_end if kept else 0
        return entries[-1].notes_end > before or any(entry.seat != entries[kept].seat for entry in entries[kept:])
