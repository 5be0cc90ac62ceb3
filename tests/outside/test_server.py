"""A game from outside on the server: a person plays it against a bot to the end, and the record comes back."""

from pathlib import Path

import pytest

from tests.outside.bringing import Roof
from tests.server.conftest import Process
from tests.server.playing import Player, calling, open_table

pytestmark = pytest.mark.slow


async def test_it_is_played_against_a_bot_to_the_end(tmp_path: Path) -> None:
    """The server runs in its own process, and so does the thinking bot."""
    roof = Roof(tmp_path / "quay")
    server = Process(tmp_path / "data", roof.environment)
    try:
        made = await open_table(server.address, "link", "strong", game="quay", options={"crates": "5"})
        player = await Player.join(server.address, made["table"], made["invites"][0]["token"])
        refused = await player.play(0, "stop")
        while not player.frame["outcome"]:
            if player.frame["actions"]:
                await player.play(0, player.frame["actions"][-1])
            else:
                await player.hear("frame")
        await player.leave()
        async with calling(server.address) as http:
            games = (await http.get("/api/games")).json()
            rules = (await http.get("/api/games/quay/rules", params={"lang": "pl"})).json()
            components = (await http.get("/api/games/quay/components")).json()
            record = (await http.get(f"/api/tables/{made['table']}/record")).text
            replay = await http.post("/api/replays", content=record)
    finally:
        server.stop()

    assert (refused["key"], refused["rule"]) == ("not-yet", "QUAY-3.4")
    assert player.frame["outcome"]["key"] in ("points", "shared")
    assert "quay" in [game["id"] for game in games]
    assert rules["title"] == "Nabrzeże"
    assert "<table>" in rules["sections"][0]["entries"][0]["html"]
    assert [dock["id"] for dock in components["docks"]] == ["A", "B", "C"]
    assert "option crates: 5" in record
    assert replay.status_code == 200, replay.text
