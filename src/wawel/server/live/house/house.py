"""The house of one table: its terms, how it stands, and what has to be stored of it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final

from wawel.bots.bot import USUAL
from wawel.server.live.connection import Connection
from wawel.server.live.course import Course
from wawel.server.live.house import ticking
from wawel.server.live.house.clocks import Clocks
from wawel.server.live.house.state import HouseState, read_state, read_terms, written
from wawel.server.live.house.ticking import Downtimes
from wawel.server.live.names import now
from wawel.server.live.seating import Seating
from wawel.server.messages.house import Proposal, Standing, StandInState
from wawel.server.store.saved import Kept, SavedTable

LISTED: Final = timedelta(minutes=3)  # a table stays in the lobby for so long after its people have gone
RENEWED: Final = timedelta(minutes=2)  # while they are there, it is listed for at least so long
LISTED_DAYS: Final = timedelta(days=14)  # where people come and go
_PLAIN: Final = HouseState()


class House:
    """Whoever calls it holds the lock of the table."""

    def __init__(self, saved: SavedTable, course: Course, seating: Seating, down: Downtimes) -> None:
        self.terms = read_terms(saved.terms)
        self.state = read_state(saved.standing)
        self._course = course
        self._seating = seating
        self._kept = Kept(saved.standing, saved.deadline, saved.open_until)
        clock = self.terms.clock
        self.clocks = Clocks(clock, self.state, len(saved.seats), down) if clock else None
        course.house = self.state
        self._dealt = course.dealt = saved.deal is not None
        course.rated = self.terms.rated

    @property
    def held(self) -> bool:
        """Whether nobody may decide now."""
        return self.state.gathering or self.state.paused

    @property
    def bots_wait(self) -> bool:
        """Whether bots do not decide: also while people talk about taking something back."""
        request = self.state.request
        return self.held or self._course.over or (request is not None and request.what == "undo")

    def level(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat; None if a person does."""
        return self._seating.seats[seat].level or self.state.stand_ins.get(seat)

    def stand_in(self) -> str:
        """The level of a bot that plays for somebody."""
        return self.terms.stand_in or USUAL

    def people(self) -> list[int]:
        """The seats of people who play on: no bot sits or stands in there."""
        gone = self.state.resigned
        return [seat.seat for seat in self._seating.seats if self.level(seat.seat) is None and seat.seat not in gone]

    @property
    def is_contest(self) -> bool:
        """Whether people measure themselves here, so that everybody needs an account."""
        return self.terms.rated or self._dealt

    def why_held(self) -> str | None:
        """The key of a refusal if nobody may decide now."""
        if self.state.ended:
            return "over"
        return "gathering" if self.state.gathering else "paused" if self.state.paused else None

    def why_not_play(self, seat: int) -> str | None:
        """The key of a refusal if a person may not decide for a seat now."""
        if seat in self.state.resigned and not self._course.over:
            return "resigned"
        return "stood-in" if seat in self.state.stand_ins else self.why_held()

    @property
    def host(self) -> int | None:
        """The seat of the host; None if it is whoever opened the table, or that seat is nobody's any more."""
        seat = self.state.host
        return seat if seat is not None and self.is_persons(seat) else None

    def is_persons(self, seat: int) -> bool:
        """Whether a person has this seat, or had it and may come back."""
        seats = self._seating.seats
        return 0 <= seat < len(seats) and seats[seat].kind != "bot" and seats[seat].joined

    def hosts(self, connection: Connection) -> bool:
        """Whether somebody may use the tools of the host."""
        return connection.opened if self.host is None else self.host in connection.mine

    # what is stored and told

    def follow(self) -> None:
        """Let the clocks know who has to decide. After the end nobody is asked for anything."""
        if self._course.over:
            self.state.request = None
        if self.clocks is None:
            return
        waiting = set() if self._course.over or self.state.gathering else set(self._course.match.waiting)
        running = set() if self.state.paused else {seat for seat in waiting if seat in self.people()}
        self.clocks.follow(waiting, running, ticking.now(), self._seating.lags())

    def alarm(self) -> int | None:
        """When something happens by itself: a clock runs out, or nobody has agreed. In ms since 1970."""
        times = [] if self.state.request is None else [self.state.request.until]
        if self.clocks is not None:
            clock = self.clocks.deadline(ticking.now(), self._seating.lags())
            times += [] if clock is None else [clock]
        return min(times, default=None)

    def changed(self) -> Kept | None:
        """What has to be stored by now; None if it is stored already. Most tables have nothing but their match."""
        kept = self.kept()
        return None if kept == self._kept else kept

    def kept(self) -> Kept:
        """What is to be stored of it."""
        return Kept("", None, None) if self.is_plain else Kept(written(self.state), self.alarm(), self._listed())

    def stored(self, kept: Kept) -> None:
        self._kept = kept

    @property
    def is_plain(self) -> bool:
        """Whether nothing has happened here besides the match, and there is no clock."""
        return self.clocks is None and self.state == _PLAIN

    def tell(self) -> None:
        """Tell everybody how things stand."""
        self._seating.tell(self.standing())

    def standing(self) -> Standing:
        state, time = self.state, ticking.now()
        return Standing(
            gathering=state.gathering,
            host=self.host,
            paused=state.paused,
            stand_ins=[StandInState(seat=seat, level=level) for seat, level in sorted(state.stand_ins.items())],
            resigned=sorted(state.resigned),
            hushed=sorted(state.hushed),
            clocks=None if self.clocks is None else self.clocks.shown(time),
            request=self._request(time),
        )

    def _request(self, time: int) -> Proposal | None:
        asked = self.state.request
        if asked is None:
            return None
        left = max(0, asked.until - time)
        return Proposal(what=asked.what, seat=asked.seat, agreed=asked.agreed, needed=asked.needed, left=left)

    # the lobby

    def _listed(self) -> str | None:
        """Until when the lobby lists the table: while a seat there is free, and then for those who like to watch."""
        if self._course.over or not (self._waits() or self._is_shown()):
            return None
        if self._waits() and self.terms.clock is not None and self.terms.clock.kind == "days":
            return self._kept.open_until or _ahead(LISTED_DAYS)
        until = self._kept.open_until
        if any(each.mine or each.host for each in self._seating.connections):
            return until if until is not None and until > _ahead(RENEWED) else _ahead(LISTED)
        return until if until is not None and until > now() else None

    def _waits(self) -> bool:
        """Whether anybody may sit down."""
        return self.state.gathering and any(seat.kind == "lobby" for seat in self._seating.open())

    def _is_shown(self) -> bool:
        """Whether people met in the lobby, play, and do not mind if others watch."""
        return (
            not self.state.gathering and self.terms.watch and any(seat.kind == "lobby" for seat in self._seating.seats)
        )


def gathered(saved: SavedTable, host: int | None = None) -> SavedTable:
    """A new table; if it waits for people, that is how it stands. After a rematch its host may have moved."""
    waits = read_terms(saved.terms).gather and any(not seat.joined for seat in saved.seats)
    state = HouseState(gathering=waits, host=host)
    return saved if state == _PLAIN else replace(saved, standing=written(state))


def _ahead(span: timedelta) -> str:
    return (datetime.now(UTC) + span).isoformat(timespec="milliseconds")
