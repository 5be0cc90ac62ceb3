"""Loads modules without garbage collection."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def loading() -> Iterator[None]:
    """Keep the garbage collector away from everything created in the block, now and later.

    Collecting takes a tenth of the start-up time, and would pause the server again and again.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
