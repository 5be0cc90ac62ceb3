"""The published schema describes what is really sent."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.server.playing import GAME, Player, calling, join_all, open_table, play_on
from wawel.server.schema import protocol

NAMES = (
    "Allowed Analysis Ask ClientMessage Comparison CreateTable Fault Finding Frame GameInfo Hello Inspection Invite "
    "Moment Name Note OptionInfo Outcome Ping Play Pong PreviewTable Refused Rematch Replay RulesEntry RulesSection "
    "RulesText Score ScoreItem SeatInfo SeatRequest Seats ServerMessage Sit TableCreated TableInfo TablePreview "
    "Undo Welcome Why"
).split()


def checker(name: str) -> Draft202012Validator:
    whole: dict[str, Any] = protocol.build()
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]})


def test_every_definition_is_there_once() -> None:
    """All names of the protocol, no duplicates such as Note1, and the root refers to each."""
    whole: dict[str, Any] = protocol.build()

    Draft202012Validator.check_schema(whole)
    assert set(NAMES) <= set(whole["$defs"])
    assert not [name for name in whole["$defs"] if name[-1].isdecimal() or "-" in name or "_" in name]
    assert {name: {"$ref": f"#/$defs/{name}"} for name in whole["$defs"]} == whole["properties"]


def test_messages_forbid_what_they_do_not_know_and_need_their_type() -> None:
    whole: dict[str, Any] = protocol.build()
    for name, body in whole["$defs"].items():
        if "properties" in body:
            assert body["additionalProperties"] is False, name
    for union in ("ClientMessage", "ServerMessage"):
        for reference in whole["$defs"][union]["oneOf"]:
            body = whole["$defs"][reference["$ref"].removeprefix("#/$defs/")]
            assert "type" in body["required"]
            assert "const" in body["properties"]["type"]


async def test_everything_a_client_hears_fits_the_schema(address: str) -> None:
    made = await open_table(address, "link", "link", "random")
    players = await join_all(address, made)
    watcher = await Player.join(address, made["table"])
    await players[0].play(0, "knight")
    await players[0].ask(type="why", seat=0, text="knight+dragon")
    await players[0].say(type="ping")
    await players[0].say(type="name", seat=0, name="Ewa")
    await watcher.hear("seats")
    first = players[0]
    while not first.frame["outcome"]:
        asked = [seat for seat in first.frame["waiting"] if seat < len(players)]
        if not asked:
            await first.hear("frame")  # the bot is next
            continue
        player = players[asked[0]]
        await player.catch_up(first.frame["seq"])
        answer = await player.play(asked[0], player.frame["actions"][0])
        await first.catch_up(answer["seq"])
    async with calling(address) as http:
        await http.post(f"/api/tables/{made['table']}/rematch", headers={"Authorization": f"Bearer {made['token']}"})
    await players[0].hear("rematch")

    check = checker("ServerMessage")
    heard = [json.loads(text) for player in (*players, watcher) for text in player.heard]
    for message in heard:
        check.validate(message)
    assert {message["type"] for message in heard} == {
        "welcome", "frame", "refused", "allowed", "seats", "pong", "rematch"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("path", "name"),
    [
        (f"/api/games/{GAME}/rules?lang=pl", "RulesText"),
        ("/api/games/dragon-castle/options/layout?value=33", "Inspection"),
        ("/api/health", "Health"),
        ("/api/tables/TABLE", "TableInfo"),
        ("/api/replays/TABLE?seat=1", "Replay"),
        ("/api/nothing", "Failure"),
    ],
)
async def test_http_answers_fit_the_schema(address: str, path: str, name: str) -> None:
    made = await open_table(address, "link", "link")
    await play_on(await join_all(address, made))
    async with calling(address) as http:
        answer = await http.get(path.replace("TABLE", made["table"]))
        games = await http.get("/api/games")

    checker(name).validate(answer.json())
    checker("TableCreated").validate(made)
    for entry in games.json():
        checker("GameInfo").validate(entry)


@pytest.mark.once
def test_examples_in_the_documentation_fit_the_schema() -> None:
    """Each message shown in docs/protocol.md is a real one."""
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    check = {"client": checker("ClientMessage"), "server": checker("ServerMessage")}
    seen: set[str] = set()
    for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL):
        rest = block.strip()
        while rest:
            message, end = json.JSONDecoder().raw_decode(rest)
            rest = rest[end:].strip()
            if "error" in message:
                checker("Failure").validate(message)
            elif "findings" in message:
                checker("Inspection").validate(message)
            elif "best" in message:
                checker("DealInfo").validate(message)
            elif "type" not in message:
                checker("TableCreated").validate(message)
            else:
                assert any(one.is_valid(message) for one in check.values()), message
                seen.add(message["type"])

    whole: dict[str, Any] = protocol.build()
    unions = [whole["$defs"][name] for name in ("ClientMessage", "ServerMessage")]
    assert seen == {type for union in unions for type in union["discriminator"]["mapping"]}
