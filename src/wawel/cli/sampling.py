"""What share of its time a run spends in some modules, and in everything they call.

It samples the call stack every millisecond of processor time. Unlike a profile of every call, that costs little, but it
needs Python frames: compiled rules have none, so shares are only measured with interpreted rules.
"""

import signal
import sys
import time
from collections.abc import Callable, Mapping
from types import FrameType
from typing import Final

INTERVAL: Final = 0.001


def shares(once: Callable[[], int], parts: Mapping[str, str], seconds: float) -> dict[str, float]:
    """Run for a while; return, for each part (a module by name), the share of samples in which it was running."""
    if not parts:
        return {}
    files = {name: sys.modules[module].__file__ for name, module in parts.items()}
    seen = dict.fromkeys(parts, 0)
    moments = 0

    def look(_: int, frame: FrameType | None) -> None:
        nonlocal moments
        moments += 1
        running = set()
        while frame is not None:
            running.add(frame.f_code.co_filename)
            frame = frame.f_back
        for name, file in files.items():
            seen[name] += file in running

    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)
    try:
        began = time.process_time()
        while time.process_time() - began < seconds or not moments:
            once()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    return {name: round(count / moments, 3) for name, count in seen.items()}
