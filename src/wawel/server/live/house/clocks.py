"""The clocks of a table. They run on the time of day, so they survive a restart; a slow line costs nothing."""

from collections.abc import Collection, Mapping
from typing import Final

from wawel.server.live.house.state import HouseState
from wawel.server.live.house.ticking import Downtimes
from wawel.server.messages.house import DAY, SECOND, ClockState, ClockTerms

MOST_LAG: Final = 1000  # ms of a slow line that a turn is not charged for
GIVEN: Final = 60  # seconds that the host adds at a time
LONGEST: Final = 60 * DAY  # nobody gets more than that
SPARE: Final = 3  # seconds for a turn when the bank is empty and no turn adds more


class Clocks:
    """Runs the clock of every seat that has to decide. Time for a turn, or a bank for the match."""

    def __init__(self, terms: ClockTerms, state: HouseState, seats: int, down: Downtimes) -> None:
        self._terms = terms
        self._state = state
        self._down = down
        if not state.left:
            state.left = [terms.seconds * SECOND] * seats
            state.since = [0] * seats
            state.turn = [False] * seats
            state.late = [0] * seats

    def follow(self, waiting: Collection[int], running: Collection[int], now: int, lags: Mapping[int, int]) -> None:
        """Take note of who has to decide (`waiting`), and for whom of these time runs."""
        state, terms = self._state, self._terms
        for seat in range(len(state.left)):
            begins = seat in waiting and not state.turn[seat]
            ends = state.turn[seat] and seat not in waiting
            if state.since[seat] and seat not in running:
                self._stop(seat, now, lags.get(seat, 0))
            if ends and terms.kind == "bank":
                state.left[seat] += terms.extra * SECOND
            if begins and terms.kind != "bank":
                state.left[seat] = terms.seconds * SECOND
            state.turn[seat] = seat in waiting
            if seat in running and not state.since[seat]:
                state.since[seat] = now

    def expired(self, now: int, lags: Mapping[int, int]) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self._running() if self._ends(seat, now, lags) <= now]

    def deadline(self, now: int, lags: Mapping[int, int]) -> int | None:
        """When the next clock runs out; None if none runs."""
        return min((self._ends(seat, now, lags) for seat in self._running()), default=None)

    def spare(self, seat: int, now: int) -> None:
        """The time of a seat was up: what is left for its next turn."""
        terms, state = self._terms, self._state
        state.late[seat] += 1
        state.left[seat] = max(terms.extra, SPARE) * SECOND if terms.kind == "bank" else terms.seconds * SECOND
        if state.since[seat]:
            state.since[seat] = now

    def add(self, seat: int) -> bool:
        """Give a seat more time; false if its next turn has all its time anyway, or it has as much as it can."""
        state, terms = self._state, self._terms
        more = DAY * SECOND if terms.kind == "days" else GIVEN * SECOND
        if (terms.kind != "bank" and not state.turn[seat]) or state.left[seat] + more > LONGEST * SECOND:
            return False
        state.left[seat] += more
        return True

    def shown(self, now: int) -> list[ClockState]:
        """What the clocks show."""
        return [ClockState(left=self._left(seat, now), runs=since > 0) for seat, since in enumerate(self._state.since)]

    def _running(self) -> list[int]:
        return [seat for seat, since in enumerate(self._state.since) if since]

    def _used(self, seat: int, now: int) -> int:
        since = self._state.since[seat]
        return max(0, now - since - self._down.between(since, now)) if since else 0

    def _left(self, seat: int, now: int) -> int:
        return max(0, self._state.left[seat] - self._used(seat, now))

    def _ends(self, seat: int, now: int, lags: Mapping[int, int]) -> int:
        since = self._state.since[seat]
        return since + self._state.left[seat] + self._down.between(since, now) + min(lags.get(seat, 0), MOST_LAG)

    def _stop(self, seat: int, now: int, lag: int) -> None:
        used = max(0, self._used(seat, now) - min(lag, MOST_LAG))
        self._state.left[seat] = max(0, self._state.left[seat] - used)
        self._state.since[seat] = 0
