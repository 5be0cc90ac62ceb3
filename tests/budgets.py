"""How much a test may do: little in `make check`, the usual amount in `make test`, plenty in `make test-long`."""

import os
from typing import Final

from wawel.build import is_compiled

SCALES: Final = {"fast": 0.2, "wawel": 1.0, "long": 10.0}
PROFILE: Final = os.environ.get("WAWEL_TEST_PROFILE", "wawel")


def budget(usual: int, compiled: int = 0) -> int:
    """How many examples or matches to run; `compiled` is the usual number if compiled rules make them cheap."""
    number = compiled if compiled and is_compiled() else usual
    return max(1, round(number * SCALES[PROFILE]))
