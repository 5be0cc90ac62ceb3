"""What all parts of a table share."""

from dataclasses import dataclass

from wawel.server.live.course import Course
from wawel.server.live.house.house import House
from wawel.server.live.seating import Seating
from wawel.server.store.saved import SavedTable


@dataclass(frozen=True, slots=True)
class Room:
    """A table as it was opened, the course of its match, its seating and its house."""

    saved: SavedTable
    course: Course
    seating: Seating
    house: House

    def name_seats(self) -> None:
        """Let the match call people by the names of their seats."""
        self.course.match.names = [seat.name for seat in self.seating.seats]
