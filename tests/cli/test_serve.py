"""`wawel` alone: the server."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.cli.running import run, the_line
from tests.waiting import PATIENCE


@pytest.mark.slow
def test_the_server_says_where_it_is_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wawel", "--no-browser", "--data", str(tmp_path / "data"), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        result = json.loads("".join(server.stdout.readline() for _ in range(4)))
        with urllib.request.urlopen(f"{result['url']}api/health", timeout=PATIENCE) as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGINT)

        assert server.wait(PATIENCE) == 0
        assert server.stderr.read() == ""
    assert result == {"url": result["url"], "data": str(tmp_path / "data")}
    assert (tmp_path / "data").is_dir()


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "said"), [("en", "being compiled"), ("pl", "kompilowanie")])
def test_a_server_that_waits_for_compiled_rules_says_that_bots_are_weaker(tmp_path: Path, lang: str, said: str) -> None:
    command = [sys.executable, "-m", "wawel", "--no-browser", "--data", str(tmp_path), "--lang", lang]
    environment = {**os.environ, "WAWEL_COMPILED": str(tmp_path / "compiled")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(3)]
        server.send_signal(signal.SIGINT)

    assert said in lines[2]


def test_a_taken_port_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        line = the_line(run("--no-browser", "--port", str(port), "--data", tmp_path), 2)
    assert f"127.0.0.1:{port}" in line


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert str(tmp_path) in the_line(run("--no-browser", "--data", tmp_path / "file"), 2)


def test_a_wrong_setting_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "WAWEL_PORT", "many")

    assert "WAWEL_PORT" in the_line(run("--no-browser"), 2)


@pytest.mark.slow
def test_a_database_that_cannot_be_read_ends_with_one_clear_line(tmp_path: Path) -> None:
    """It names the file and what to do, changes nothing, and shows no traceback."""
    file, text = tmp_path / "wawel.sqlite3", "this is no database, whatever its name says\n" * 40
    file.write_text(text)
    command = [sys.executable, "-m", "wawel", "--no-browser", "--data", str(tmp_path), "--lang", "pl"]
    done = subprocess.run(command, capture_output=True, text=True)

    assert done.returncode == 2
    assert done.stderr.startswith(f"wawel: nie udało się: baza danych {file} jest uszkodzona")
    assert len(done.stderr.splitlines()) == 1
    assert file.read_text() == text
