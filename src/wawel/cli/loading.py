"""Loading modules without looking for garbage among them."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def loading() -> Iterator[None]:
    """What is made in the block is there to stay: nobody searches it for garbage, now or later.

    That search takes a tenth of the time it takes to start, and would stop the server for a moment again and again.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
