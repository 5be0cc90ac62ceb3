"""Waiting for a state, however slow the machine is. The limit is there for what would never end."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 300.0  # seconds
PAUSE: Final = 0.02


def wait_until(state: Callable[[], bool]) -> None:
    """Wait until it is so."""
    limit = time.monotonic() + PATIENCE
    while not state():
        assert time.monotonic() < limit, "waited in vain"
        time.sleep(PAUSE)


async def soon(state: Callable[[], bool]) -> None:
    """Wait until it is so, while others go on."""
    limit = time.monotonic() + PATIENCE
    while not state():
        assert time.monotonic() < limit, "waited in vain"
        await asyncio.sleep(PAUSE)
