"""Worker processes: how they end when their work is no longer wanted."""

import os
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.waiting import PATIENCE, wait_until
from wawel import workers

LONG = struct.pack("!i", 1 << 30)  # sent before a result: its length


def half_a_result(begun: Path | None) -> None:
    """Without a path the job simply ends. With one it begins to send a result, makes that file, and never goes on."""
    if begun is not None:
        frame = sys._getframe()
        while "result_queue" not in frame.f_locals and frame.f_back is not None:
            frame = frame.f_back
        os.write(frame.f_locals["result_queue"]._writer.fileno(), LONG)
        begun.touch()
        time.sleep(PATIENCE)


def stop_early(begun: Path) -> None:
    """Close the results when the first is there and the second is on its way."""
    results = workers.spread(half_a_result, [None, begun], 1)
    next(results)
    wait_until(begun.exists)
    results.close()


@pytest.mark.slow
def test_a_worker_can_be_stopped_while_it_sends_its_result(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.test_workers", str(tmp_path / "begun")]
    subprocess.run(command, timeout=PATIENCE, check=True)


if __name__ == "__main__":
    stop_early(Path(sys.argv[1]))
