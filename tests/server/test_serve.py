"""The server as a process: where it listens, and how it ends."""

import socket
import sys
from pathlib import Path

import pytest

from tests.server.conftest import Launch
from tests.server.playing import Player, calling, open_table
from wawel.server import __main__ as program
from wawel.server.serve import serve
from wawel.server.settings import Settings


@pytest.mark.slow
async def test_it_says_where_it_is_and_ends_when_asked(launch: Launch) -> None:
    """One line with the address once it answers; Ctrl-C ends it cleanly even while somebody is connected."""
    server = launch()
    made = await open_table(server.address, "here", "here")
    player = await Player.join(server.address, made["table"])

    async with calling(server.address) as http:
        assert (await http.get("/api/health")).status_code == 200

    assert server.line.startswith("Wawel: http://127.0.0.1:")
    assert server.stop() == 0
    assert await player.close_code() == 1012


def test_a_taken_port_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            serve(Settings(data=tmp_path, port=port))


def test_the_program_says_so_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        monkeypatch.setattr(sys, "argv", ["server", "--port", port, "--data", str(tmp_path)])

        assert program.main() == 1

    assert capsys.readouterr().err.startswith("wawel: cannot serve:")
