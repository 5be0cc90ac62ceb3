"""Tasks that talk to Redis end when they are told to.

redis-py writes with `asyncio.wait_for`, which in Python 3.11 loses a cancellation that comes together with its result.
"""

import asyncio
from typing import Any, Final

AGAIN: Final = 0.5  # seconds after which a task that goes on is cancelled once more


def is_ending() -> bool:
    """Whether this task was cancelled, even if that was lost."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def end(*tasks: "asyncio.Task[Any]") -> None:
    """Cancel tasks and wait until all have ended."""
    going = set(tasks)
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)  # how they ended matters to nobody
