"""Measures in several processes at the same time: what all cores of a machine do together.

A single process counts processor time, as in `measure`. Several count wall-clock time: a process that waits for a core
must not count as working.
"""

import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from statistics import median
from typing import Any

import wawel
from wawel import workers
from wawel.cli import measure


def bench(seconds: float, cores: int) -> dict[str, object]:
    """The figures of `measure.bench` from this many processes. Raises ImportError without the chess package."""
    if cores == 1:
        return {"cores": 1, **measure.bench(wawel.games(), seconds)}
    with closing(workers.spread(_measured, [seconds] * cores, cores)) as every:
        return {"cores": cores, **added(list(every))}


def _measured(seconds: float) -> dict[str, object]:
    return measure.bench(wawel.games(), seconds, time.perf_counter)


def added(every: Sequence[Mapping[str, Any]]) -> dict[str, object]:
    """Combine figures of the same shape: add up what is per second, and take the median of everything else."""
    merged: dict[str, object] = {}
    for name in every[0]:
        values = [figures[name] for figures in every]
        if isinstance(values[0], Mapping):
            merged[name] = added(values)
        elif name.endswith("_per_s"):
            merged[name] = round(sum(values), 1)
        elif isinstance(values[0], float):
            merged[name] = round(median(values), 3)
        else:
            merged[name] = values[0]
    return merged
