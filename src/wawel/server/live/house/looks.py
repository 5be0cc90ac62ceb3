"""How seats look: the name and the colour that people give to their own."""

from wawel.server.live.connection import NOT_YOUR_SEAT, Connection
from wawel.server.live.limits import Limits
from wawel.server.live.refusals import too_many
from wawel.server.live.room import Room
from wawel.server.messages.live import Name, Paint, Seats


class Looks:
    """Whoever calls it holds the lock of the table."""

    def __init__(self, room: Room, limits: Limits) -> None:
        self._room = room
        self._seating = room.seating
        self._limits = limits

    async def rename(self, connection: Connection, message: Name) -> None:
        if self._may_change(connection, message.seat):
            await self._seating.rename(message.seat, message.name)
            self._room.name_seats()

    async def paint(self, connection: Connection, message: Paint) -> None:
        if self._may_change(connection, message.seat) and not await self._seating.paint(message.seat, message.colour):
            connection.tell(Seats(seats=self._seating.infos()))  # as it was

    def _may_change(self, connection: Connection, seat: int) -> bool:
        """Whether a seat may look otherwise now; if not, the client is told why, and how things are."""
        if seat not in connection.mine:
            connection.fail("not-your-seat", NOT_YOUR_SEAT)
            return False
        wait = self._limits.change_seat(self._room.saved.id, seat)
        if wait:
            connection.tell(too_many(0, wait))
            connection.tell(Seats(seats=self._seating.infos()))
        return not wait
