"""What a connection waits for, in much less memory than asyncio's own queues and events, which hold deques."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """Things that one reader takes in order."""

    __slots__ = ("_things", "_wake")

    def __init__(self) -> None:
        self._things: list[T] = []
        self._wake: asyncio.Future[None] | None = None

    def put_nowait(self, thing: T) -> None:
        self._things.append(thing)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def __len__(self) -> int:
        return len(self._things)

    def empty(self) -> bool:
        return not self._things

    async def get(self) -> T:
        """The next thing, as soon as it is there."""
        while not self._things:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        self._wake = None
        return self._things.pop(0)


class Gate:
    """Like an event that is set most of the time: everybody passes unless it is shut."""

    __slots__ = ("_shut",)

    def __init__(self) -> None:
        self._shut: asyncio.Event | None = None

    def clear(self) -> None:
        """Shut it."""
        if self._shut is None:
            self._shut = asyncio.Event()

    def set(self) -> None:
        """Open it, and let everybody through who waits."""
        if self._shut is not None:
            self._shut.set()
            self._shut = None

    async def wait(self) -> None:
        """Pass; wait for that while it is shut."""
        if self._shut is not None:
            await self._shut.wait()
