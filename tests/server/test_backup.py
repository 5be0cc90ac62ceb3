"""Backup and restore, as docs/hosting.md says: with the programs of each database, while the server runs."""

import shlex
import subprocess
from pathlib import Path

import pytest
import yaml

from bench.services import Postgres, postgres_folder
from tests.roofs import ROOT
from tests.server.conftest import Start
from tests.server.places import Place
from tests.server.playing import Player, join_all, open_table, play_on
from wawel.server.store.database import FILE

PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def commands(program: str) -> list[list[str]]:
    """The commands of the page that begin with this program."""
    return [shlex.split(line) for line in PAGE.splitlines() if line.startswith(f"{program} ")]


def run(command: list[str], values: dict[str, str]) -> None:
    """Run a command of the page, with the values of this machine in place of those on the page."""
    words = [values.get(word, word) for word in command]
    subprocess.run(words, check=True, capture_output=True)


async def test_a_copy_made_while_people_play_goes_on_from_there(
    start: Start, place: Place, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    server = await start()
    made = await open_table(server.address, "link", "link")
    players = await join_all(server.address, made)
    seen = await players[1].play(1, "knight+dragon")

    if place.url is None:
        copy = Place(tmp_path / "again")
        copy.folder.mkdir()
        (backup,) = commands("python3 -c")
        run(backup, {"/var/lib/wawel/wawel.sqlite3": str(place.folder / FILE), "copy.sqlite3": str(copy.folder / FILE)})
    else:
        service: Postgres = request.getfixturevalue("postgres")
        copy, programs = Place(tmp_path / "again", service.database()), postgres_folder()
        assert programs is not None
        values = {"$WAWEL_DATABASE_URL": place.url, "wawel.dump": str(tmp_path / "wawel.dump"), "$NEW": str(copy.url)}
        for program in ("pg_dump", "pg_restore"):
            (command,) = commands(program)
            run(command, {program: str(programs / program), **values})
    await play_on(players)
    await server.stop()

    again = await start(data=copy.folder, database_url=copy.url)
    back = await Player.join(again.address, made["table"], made["invites"][1]["token"])
    assert (back.frame["seq"], back.frame["view"]) == (seen["seq"], seen["view"])
    await play_on([await Player.join(again.address, made["table"], made["invites"][0]["token"]), back])


def test_the_files_for_hosting_fit_together() -> None:
    """The compose file is sound and builds from the container file; every setting it uses is a setting."""
    from wawel.server.settings import Settings

    found = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
    for name in ("wawel", "worker"):
        service = found["services"][name]
        assert (ROOT / "deploy" / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        for setting in service["environment"]:
            assert setting.removeprefix("WAWEL_").lower() in Settings.model_fields
    assert found["services"]["wawel"]["deploy"] == {"mode": "replicated", "replicas": 3}  # podman-compose needs both
    configured = found["services"]["caddy"]["volumes"][0].split(":")[0]
    assert "dynamic a wawel 8000" in (ROOT / "deploy" / configured).read_text("utf-8")  # every server gets clients
