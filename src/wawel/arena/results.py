"""The result file of an arena: one JSON object in each line, first the plan, then every finished game.

A line is written when its game ends, so an interrupted run loses only the games that were under way. The next run with
the same plan goes on after them.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import wawel
from wawel.arena.plan import Plan, Played
from wawel.arena.schedule import Fixture
from wawel.core.errors import BadOption
from wawel.guests.faults import Fault

FORMAT: Final = "wawel-arena 1"


class Results:
    """The finished games of a plan, in a file if there is one."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        """Read what the file has. Raises BadOption if it belongs to another plan."""
        self._path = path
        self._games: dict[Fixture, Played] = {}
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read(path, _header(plan))
        else:
            self._write(_header(plan))

    def __contains__(self, fixture: Fixture) -> bool:
        return fixture in self._games

    def add(self, game: Played) -> None:
        """Keep a finished game."""
        self._games[game.fixture] = game
        self._write(_line(game))

    def of(self, fixtures: Iterable[Fixture]) -> list[Played]:
        """The games of these fixtures that have been played, in the order of the fixtures."""
        return [self._games[fixture] for fixture in fixtures if fixture in self._games]

    def before(self, round: int) -> list[Played]:
        """The games of all earlier rounds, in the order of the schedule."""
        return [self._games[fixture] for fixture in sorted(self._games) if fixture.round < round]

    def _write(self, value: dict[str, object]) -> None:
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(_text(value))

    def _read(self, path: Path, header: dict[str, object]) -> None:
        content = path.read_bytes()
        whole = content.rfind(b"\n") + 1  # what follows was cut off
        lines = content[:whole].decode(errors="replace").splitlines()
        try:
            found = json.loads(lines[0]) if lines else header
            games = [_game(line) for line in lines[1:]]
            different = [name for name, value in header.items() if found.get(name) != value]
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise BadOption("arena-file", values={"file": str(path)}) from error
        if "format" in different or (not lines and not _text(header).startswith(content)):
            raise BadOption("arena-file", values={"file": str(path)})
        if different:
            raise BadOption("arena-other-plan", values={"file": str(path), "names": ", ".join(different)})
        self._games = {game.fixture: game for game in games}
        os.truncate(path, whole)
        if not lines:
            self._write(header)


def _text(value: dict[str, object]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _header(plan: Plan) -> dict[str, object]:
    game = wawel.game(plan.game)
    return {
        "format": FORMAT,
        "game": plan.game,
        "rules_version": game.rules_version,
        "components": game.fingerprint_of(plan.options),
        "seats": plan.seats,
        "options": dict(plan.options),
        "bots": list(plan.entries),
        "seed": plan.seed,
    }


def _line(game: Played) -> dict[str, object]:
    return {
        "round": game.fixture.round,
        "number": game.fixture.number,
        "seats": list(game.fixture.seats),
        "winners": game.winners,
        "ranking": game.ranking,
        "points": game.points,
        "seconds": game.seconds,
        "faults": [[_told(fault) for fault in faults] for faults in game.faults],
    }


def _game(line: str) -> Played:
    read: dict[str, Any] = json.loads(line)
    fixture = Fixture(read["round"], read["number"], tuple(read["seats"]))
    faults = [[_heard(told) for told in seat] for seat in read["faults"]]
    return Played(fixture, read["ranking"], read["winners"], read["points"], read["seconds"], faults)


def _told(fault: Fault) -> str | list[object]:
    """A fault as JSON: its kind alone if that is all."""
    return [fault.kind, fault.said, fault.exit] if fault.said or fault.exit is not None else fault.kind


def _heard(told: str | list[Any]) -> Fault:
    return Fault(told) if isinstance(told, str) else Fault(*told)
