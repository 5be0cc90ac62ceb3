"""Which build of the rules is running."""

import wawel.core.game as contract


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    return not contract.__file__.endswith(".py")
