"""A client for tests: says hello, keeps every message it receives, and waits for what a test wants."""

import asyncio
import json
from typing import Any, ClassVar, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.waiting import PATIENCE

GAME: Final = "knights-and-castles"

Json = dict[str, Any]


class Player:
    """One connection to a table. It is closed after its test."""

    connected: ClassVar[list["Player"]] = []

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._id = 0
        self.heard: list[str] = []
        self.welcome: Json = {}
        self.frame: Json = {}

    @staticmethod
    async def join(
        address: str, table: str, token: str | None = None, since: int | None = None, cookie: str | None = None
    ) -> "Player":
        """Connect and say hello; returns after the welcome and the first frame."""
        player = await Player.connect(address, table, cookie)
        await player.say(type="hello", protocol=1, token=token, since=since)
        player.welcome = await player.hear("welcome")
        await player.hear("frame")
        return player

    @staticmethod
    async def connect(address: str, table: str, cookie: str | None = None) -> "Player":
        """Connect and say nothing."""
        url = f"{address.replace('http', 'ws', 1)}api/tables/{table}/live"
        headers = {"Cookie": cookie} if cookie else None
        player = Player(
            await connect(url, max_queue=None, additional_headers=headers)
        )  # unread messages would delay closing
        Player.connected.append(player)
        return player

    @property
    def frames(self) -> list[str]:
        """Every frame, in order of arrival."""
        return [text for text in self.heard if text.startswith('{"type":"frame"')]

    async def say(self, **message: object) -> None:
        await self.shout(json.dumps(message))

    async def shout(self, text: str) -> None:
        await self._socket.send(text)

    async def hear(self, type: str) -> Json:
        """Wait for the next message of a type; other messages are kept but skipped."""
        while (message := await self.hear_any())["type"] != type:
            pass
        return message

    async def ask(self, **message: object) -> Json:
        """Send a message with an id and return the answer to it."""
        self._id += 1
        await self.say(id=self._id, **message)
        while True:
            answer = await self.hear_any()
            if answer.get("ack", answer.get("id")) == self._id:
                return answer

    async def hear_any(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            text = await self._socket.recv(decode=True)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "frame":
            self.frame = message
        return message

    async def play(self, seat: int, text: str) -> Json:
        return await self.ask(type="play", seat=seat, text=text)

    async def sit(self, seat: int) -> Json:
        await self.say(type="sit", seat=seat)
        return await self.hear("frame")

    async def catch_up(self, seq: int) -> Json:
        """Wait for the frame of this row, or of a later one."""
        while self.frame.get("seq", -1) < seq:
            await self.hear("frame")
        return self.frame

    async def close_code(self) -> int:
        """Listen until the server closes."""
        try:
            while True:
                await self.hear_any()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def leave(self) -> None:
        await self._socket.close()


def calling(address: str) -> httpx.AsyncClient:
    """A client for the server's HTTP requests that waits as long as a busy machine needs."""
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE)


def seats(*kinds: str) -> list[Json]:
    """The seats of a request: "here", "link", or the level of a bot."""
    made: list[Json] = []
    for number, kind in enumerate(kinds):
        if kind in ("here", "link"):
            made.append({"kind": kind, "name": f"Seat {number}"})
        else:
            made.append({"kind": "bot", "name": f"Bot {number}", "level": kind})
    return made


async def open_table(address: str, *kinds: str, **rest: object) -> Json:
    """A new table: {table, token, invites}."""
    async with calling(address) as http:
        answer = await http.post(
            "/api/tables", json={"game": GAME, "seats": seats(*kinds), "options": {}, "seed": "7", **rest}
        )
    assert answer.status_code == 200, answer.text
    made: Json = answer.json()
    return made


async def join_all(address: str, made: Json) -> list[Player]:
    """One connection for each link seat, in seat order."""
    return [await Player.join(address, made["table"], invite["token"]) for invite in made["invites"]]


async def play_on(players: list[Player], choice: int = 0) -> None:
    """Play to the end: each connection decides for its seat, always with the same choice."""
    while not players[0].frame["outcome"]:
        waiting = players[0].frame["waiting"]
        for seat in waiting:
            await players[seat].catch_up(players[0].frame["seq"])
            actions = players[seat].frame["actions"]
            answer = await players[seat].play(seat, actions[choice % len(actions)])
            await players[0].catch_up(answer["seq"])
