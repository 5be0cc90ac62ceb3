"""Waits for a state, however slow the machine is. The limit is only for waits that would never end."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 300.0  # seconds
PAUSE: Final = 0.02


def wait_until(state: Callable[[], bool]) -> None:
    """Wait until the condition holds."""
    limit = time.monotonic() + PATIENCE
    while not state():
        assert time.monotonic() < limit, "waited in vain"
        time.sleep(PAUSE)


async def soon(state: Callable[[], bool]) -> None:
    """Wait until the condition holds, while other tasks run."""
    limit = time.monotonic() + PATIENCE
    while not state():
        assert time.monotonic() < limit, "waited in vain"
        await asyncio.sleep(PAUSE)
