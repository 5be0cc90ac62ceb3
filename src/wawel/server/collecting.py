"""Keeps the garbage collector away from tables: a full collection would stop all of them for a moment.

Whatever lives long is set aside (frozen) again and again, so that a collection only looks at what is new. Memory comes
back by reference counting. What only the collector could free is freed when nobody plays.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

EVERY: Final = 10.0  # seconds
YOUNG: Final = (5000, 20, 20)  # new objects before a look at the youngest, and looks before one at older ones


async def collect_calmly(is_quiet: Callable[[], bool]) -> None:
    """Look after the collector until cancelled."""
    usual, played = gc.get_threshold(), False
    gc.set_threshold(*YOUNG)
    gc.freeze()
    try:
        while True:
            await asyncio.sleep(EVERY)
            if not is_quiet():
                played = True
            elif played:
                gc.unfreeze()
                gc.collect()
                played = False
            gc.freeze()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
