"""How many files and connections the system lets this process have open."""

import logging
from typing import Final

log = logging.getLogger("wawel.server")

FEW: Final = 4096  # with fewer, a server for many people runs out of them


def raise_limit(wanted: int) -> int:
    """Ask the system for so many; returns how many there are, and says so in the log if they are few. 0: no limit."""
    try:
        import resource
    except ImportError:  # not on this system
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if 0 <= soft < FEW:
        log.warning("only %d files and connections may be open at once; `ulimit -n` or LimitNOFILE= sets more", soft)
    return soft
