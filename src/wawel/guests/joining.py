"""A guest at a table of a server: it takes a seat with the key of that seat, over the network.

What the seat sees goes to the guest, and what the guest decides goes to the server. A decision that the guest loses is
left to the server, which lets the seat do what it does when its time is up.
"""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from wawel.guests.guest import Guest
from wawel.guests.protocol import Place

PROTOCOL: Final = 1
PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)  # seconds before each further attempt to connect
FOR_GOOD: Final = {1009, *range(4000, 5000)}  # close codes after which another attempt would fail too
# what some of them say: a server that closes at once may do so before its error is read
REFUSED: Final = {4001: "bad-token", 4004: "unknown-table"}
PASSING: Final = {"not-stored", "server"}  # errors after which it is worth coming back
LONGEST_FRAME: Final = 1 << 24  # bytes

Json = dict[str, Any]


class Refusal(Exception):
    """The server, or what it told, does not let the guest play: the key says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Address:
    """Where a seat is: the table's socket, and the key that opens the seat."""

    socket: str
    table: str
    key: str


def address_of(url: str, key: str) -> Address | None:
    """Read the link of a table, with its `#key=…` or a key given apart; None if it is no such link."""
    parts = urlsplit(url)
    before, _, table = parts.path.rstrip("/").rpartition("/table/")
    secret = key or parse_qs(parts.fragment).get("key", [""])[0]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or "/" in table or not secret:
        return None
    scheme = "wss" if parts.scheme == "https" else "ws"
    return Address(f"{scheme}://{parts.netloc}{before}/api/tables/{table}/live", table, secret)


class Visit:
    """One match of a guest at a table."""

    def __init__(self, address: Address, name: str, invite: Callable[[Place], Guest]) -> None:
        """The guest is invited when the table has said which game it is. An empty name keeps the seat's own."""
        self.guest: Guest | None = None
        self._address = address
        self._name = name
        self._invite = invite
        self._place = Place("", 0, 0, {})
        self._asked: int | None = None  # the id of the decision that is under way
        self._asked_at = -1  # the row after which it was made

    def play(self) -> Iterator[Json]:
        """Play to the end: first the table comes, at the end the last frame. Raises Refusal, or OSError."""
        attempts = iter(PAUSES)
        while True:
            try:
                with connect(self._address.socket, max_size=LONGEST_FRAME) as socket:
                    for message in self._sit_down(socket):
                        attempts = iter(PAUSES)
                        yield message
                    return
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FOR_GOOD:
                    raise Refusal(REFUSED.get(closed.rcvd.code, "closed")) from closed
                self._wait(attempts, closed)
            except (OSError, InvalidHandshake) as error:
                self._wait(attempts, error)

    def close(self) -> None:
        """End the guest's program."""
        if self.guest is not None:
            self.guest.close()

    def _wait(self, attempts: Iterator[float], error: Exception) -> None:
        """Pause before the next attempt. The first connection must work at once: nothing is lost yet."""
        pause = next(attempts, None) if self.guest is not None else None
        if pause is None:
            raise Refusal("unreachable") from error
        time.sleep(pause)

    def _sit_down(self, socket: ClientConnection) -> Iterator[Json]:
        self._asked = None
        _say(socket, type="hello", protocol=PROTOCOL, token=self._address.key, since=None)
        frame: Json = {}
        while not frame.get("outcome"):
            message: Json = json.loads(socket.recv())
            match message["type"]:
                case "welcome":
                    yield self._welcome(socket, message)
                case "frame":
                    frame = message
                    if frame["ack"] == self._asked:
                        self._asked = None
                    if frame["actions"] and self._asked is None:
                        self._decide(socket, frame)
                case "refused" if message["id"] == self._asked:
                    self._again(socket, frame, message["key"])
                case "error" if message["key"] not in PASSING:
                    raise Refusal(message["key"])
        yield frame

    def _welcome(self, socket: ClientConnection, message: Json) -> Json:
        table: Json = message["table"]
        if len(message["mine"]) != 1:
            raise Refusal("one-seat")
        place = Place(table["game"], len(table["seats"]), message["mine"][0], table["options"])
        if self.guest is None:
            self._place = place
            self.guest = self._invite(place)
            if self._name:
                _say(socket, type="name", seat=place.seat, name=self._name)
        return message

    def _decide(self, socket: ClientConnection, frame: Json) -> None:
        assert self.guest is not None, "the welcome comes before any frame"
        self._asked = self._asked_at = frame["seq"]
        text = self.guest.decide(frame["view"], frame["actions"])
        if text:
            _say(socket, type="play", id=self._asked, seat=self._place.seat, text=text)
        else:
            _say(socket, type="default", id=self._asked, seat=self._place.seat)

    def _again(self, socket: ClientConnection, frame: Json, key: str) -> None:
        """Somebody changed the position while the guest was thinking, for example with an undo."""
        self._asked = None
        if frame["seq"] == self._asked_at:
            raise Refusal(key)
        if frame["actions"]:
            self._decide(socket, frame)


def _say(socket: ClientConnection, **message: object) -> None:
    socket.send(json.dumps(message))
