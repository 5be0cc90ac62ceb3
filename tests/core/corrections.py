"""What somebody might do to a component file who owns the box: every value changed, one at a time."""

import copy
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias, cast

from pydantic import TypeAdapter
from rich.console import Console

import wawel
from tests.budgets import budget
from wawel.build import is_compiled
from wawel.core import components, registry, telling
from wawel.core.game import SPECTATOR
from wawel.core.match import Match
from wawel.core.rng import Rng
from wawel.server.schema.games import adapters
from wawel.words import LANGUAGES, faces, problems, sentence

Path: TypeAlias = tuple[str | int, ...]
HUGE = 10**30
REMOVED = object()
TWICE = object()
NUMBER = re.compile(r"\d+")


class Correction:
    """A file with one other value in it."""

    def __init__(self, data: dict[str, Any], path: Path, new: object) -> None:
        self.name = f"{'.'.join(map(str, path))} = {_named(new)}"
        changed = copy.deepcopy(data)
        holder: Any = changed
        for step in path[:-1]:
            holder = holder[step]
        if new is REMOVED:
            del holder[path[-1]]
        elif new is TWICE:
            holder.insert(path[-1], copy.deepcopy(holder[path[-1]]))
        else:
            holder[path[-1]] = new
        self.text = "\n".join(f"{json.dumps(key)} = {_written(value)}" for key, value in changed.items())


def corrections(id: str, usual: int) -> Iterator[Correction]:
    """As many of all corrections as a test may take, spread over the file."""
    data = tomllib.loads(components.text_of(registry.package_of(id)))
    wanted = [(path, new) for path, value in _places(data, ()) for new in _values(data, path, value)]
    chosen = min(len(wanted), budget(usual))
    for place in range(chosen):
        yield Correction(data, *wanted[place * len(wanted) // chosen])


def _places(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """Every value of the file, rows of lists too, but not what is said about provenance."""
    steps: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in steps:
        if step not in ("properties", "note", "reconstructed_fields"):
            yield (*path, step), inner
            yield from _places(inner, (*path, step))


def _values(data: dict[str, Any], path: Path, value: Any) -> list[object]:
    """What else might stand in a place."""
    found: list[object] = [REMOVED]
    if isinstance(path[-1], int):
        found.append(TWICE)
    if isinstance(value, bool):
        found += [not value, 1]
    elif isinstance(value, int):
        found += [0, -1, value - 1, value + 1, HUGE, value + 0.5, str(value)]
        found += [other for other in _neighbours(data, path) if other != value]
    elif isinstance(value, str):
        found += ["", f"x{value}", 7]
        for number in NUMBER.finditer(value):
            found += [value[: number.start()] + new + value[number.end() :] for new in ("0", "2", "999")]
    elif isinstance(value, list):
        found += [[], 7]
    elif isinstance(value, dict):
        found += [{}, 7]
    return found


def _neighbours(data: dict[str, Any], path: Path) -> list[Any]:
    """The value in the next row of the same list or table."""
    for depth in range(len(path) - 1, -1, -1):
        holder: Any = data
        for step in path[:depth]:
            holder = holder[step]
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        after = keys[(keys.index(path[depth]) + 1) % len(keys)]
        try:
            found: Any = holder[after]
            for step in path[depth + 1 :]:
                found = found[step]
        except (KeyError, IndexError, TypeError):
            continue
        if type(found) is int:
            return [found]
    return []


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _named(new: object) -> str:
    return "(removed)" if new is REMOVED else "(twice)" if new is TWICE else repr(new)


def explained(problem: wawel.BadData) -> bool:
    """Whether a refusal names its file and key, and says in two languages what is wrong."""
    for fault in [problem, *problem.others]:
        told = {problems.detail(fault, lang) for lang in LANGUAGES}
        if not fault.file.endswith("/data.toml") or len(told) != 2 or any(fault.phrase.key in text for text in told):
            return False
        if not fault.at and fault.phrase.key not in ("data-not-toml", "data-unreadable"):
            return False
    return True


def _check(types: Mapping[str, TypeAdapter[Any]], name: str, value: object) -> None:
    """Does what a board gets have the type that its client was made for?"""
    if name in types:
        types[name].validate_python(value)


def played(game: wawel.Game, seats: int, seed: int) -> None:
    """Play a random match and tell it: questions, notes, boards and views. Its record and positions can be read."""
    rng, screen = Rng(seed), Console(width=100, quiet=True)
    types = {} if is_compiled() else adapters(game)  # compiled rules keep no types
    face = faces.find(game.id, "terminal")
    assert face is not None
    _check(types, "Components", game.components())
    match = Match(game, seats, seed=seed)
    names = [f"Seat {seat}" for seat in range(seats)]
    for step in range(20_000):
        if step % 100 == 0 or match.over:
            assert game.from_position(match.position).encode() == match.state().encode()
            for seat in (SPECTATOR, *range(seats)):
                view = match.view(seat)
                _check(types, "View", view)
                screen.print(face.BOARD.draw(game, view, names))
        if match.over:
            break
        seat = match.waiting[0]
        question = game.ask(match.state(), seat)
        if step % 20 == 0:
            about = cast(Mapping[str, object], telling.ask(game, question)["args"])
            assert all(sentence(game.id, lang, f"ask-{question.key}", about, names) for lang in LANGUAGES)
        match.play(seat, game.pick(match.state(), seat, rng))
    assert match.over
    for note in match.notes[:: 1 + len(match.notes) // 100]:
        fact: dict[str, Any] = telling.note(game, note, note.seat)
        key, said = f"note-{fact['key']}", fact["args"]
        assert all(sentence(game.id, lang, key, said, names, seat=fact["seat"]) for lang in LANGUAGES)
    assert Match.replay(match.record.text(), verify=True, game=game).digest == match.digest
