"""What a run loads, and what it does not."""

import gc
import subprocess
import sys

import pytest

from wawel.cli.commands import MODULES
from wawel.cli.loading import loading

pytestmark = pytest.mark.slow  # starts processes


def test_loading_leaves_the_search_for_garbage_on() -> None:
    """Even if the loading fails."""

    def fail() -> None:
        with loading():
            assert not gc.isenabled()
            raise ImportError

    with pytest.raises(ImportError):
        fail()
    assert gc.isenabled()


@pytest.mark.once
def test_who_starts_the_server_waits_for_no_command() -> None:
    asked = "import sys, wawel.cli.main, wawel.cli.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()

    assert "wawel.cli.app" in loaded
    assert "fastapi" not in loaded
    assert not {f"wawel.cli.{module}" for module in MODULES.values()} & set(loaded)


@pytest.mark.once
def test_the_store_does_without_the_orm() -> None:
    """It would be half of SQLAlchemy's loading time."""
    asked = "import sys, wawel.server.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()

    assert "sqlalchemy" in loaded
    assert "sqlalchemy.orm" not in loaded
