"""How much a test may do: little in `make check`, the usual amount in `make test`, plenty in `make test-long`."""

import os
from typing import Final

from wawel.build import is_compiled

# Compiled rules play the same games many times faster, so most matches are theirs.
SCALES: Final = {"fast": (0.1, 0.1), "wawel": (0.2, 1.0), "long": (10.0, 10.0)}  # interpreted, compiled
PROFILE: Final = os.environ.get("WAWEL_TEST_PROFILE", "wawel")


def budget(usual: int) -> int:
    """How many examples or matches to run; `usual` is the number for compiled rules in `make test`."""
    return max(1, round(usual * SCALES[PROFILE][is_compiled()]))
