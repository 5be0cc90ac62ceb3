"""Starts a guest's program under limits. It is run as a script of its own, before the program, and knows only Python.

usage: python -I -S limits.py MEMORY COMMAND…   (MEMORY in bytes, for each process)

Threads make it unsafe to run Python between fork and exec, and the arena has threads on a cluster. So the limits are
set by the new process itself, which then becomes the program.
"""

import ctypes
import os
import resource
import signal
import sys

CPU_SECONDS = 3600  # of one process: a last resort, if it survives everybody who could end it
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux


def main() -> None:
    """Limit this process and everything it will start, then become the program."""
    memory, command = int(sys.argv[1]), sys.argv[2:]
    # not RLIMIT_AS: Node.js reserves far more addresses than it uses memory
    for what, most in ((resource.RLIMIT_DATA, memory), (resource.RLIMIT_CPU, CPU_SECONDS), (resource.RLIMIT_CORE, 0)):
        hard = resource.getrlimit(what)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (most, most))
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    os.execvp(command[0], command)


if __name__ == "__main__":
    main()
