"""Notes, questions, scores and outcomes as JSON: ids instead of numbers, and only what a seat may know.

An argument becomes a number, a reference or a list of references. "seat.1" stands for the name of seat 1, any other
reference for a word of the game: "card.dragon".
"""

from typing import TypeAlias

from wawel.core.game import Ask, Game, Item, Outcome, Score
from wawel.core.notes import TABLE, Note
from wawel.core.options import Finding

HIDDEN = "-hidden"
Argument: TypeAlias = int | str | list[str]


def arguments(game: Game, key: str, args: list[int]) -> dict[str, Argument]:
    """The packed arguments of a key, with their names and kinds."""
    named: dict[str, Argument] = {}
    place = 0
    for part in game.arguments(key).split():
        name, _, kind = part.partition(":")
        if kind.endswith("*"):
            rest: list[str] = []
            for value in args[place:]:
                rest.append(_reference(game, kind[:-1], value))
            named[name] = rest
            place = len(args)
        else:
            named[name] = args[place] if kind == "number" else _reference(game, kind, args[place])
            place += 1
    if place != len(args):
        raise ValueError(f"{game.id}: {key} was given {len(args)} arguments, arguments() reads {place}")
    return named


def _reference(game: Game, kind: str, value: int) -> str:
    return f"seat.{value}" if kind == "seat" else f"{kind}.{game.name_of(kind, value)}"


def note(game: Game, fact: Note, seat: int) -> dict[str, object]:
    """A note as this seat may read it."""
    hidden = fact.secret and fact.seat != seat
    return {
        "key": fact.key + HIDDEN if hidden else fact.key,
        "rule": fact.rule,
        "seat": None if fact.seat == TABLE else fact.seat,
        "args": {} if hidden else arguments(game, fact.key, fact.args),
    }


def ask(game: Game, question: Ask) -> dict[str, object]:
    """A question to a seat."""
    return {"key": question.key, "rule": question.rule, "args": arguments(game, f"ask-{question.key}", question.args)}


def finding(game: Game, found: Finding) -> dict[str, object]:
    """A finding about a value of an option."""
    return {"key": found.key, "rule": found.rule, "error": found.error, "args": arguments(game, found.key, found.args)}


def score(game: Game, points: Score) -> dict[str, object]:
    """The points of a seat, item by item."""
    return {"seat": points.seat, "total": points.total, "items": [item(game, each) for each in points.items]}


def item(game: Game, source: Item) -> dict[str, object]:
    """One source of points."""
    args = arguments(game, f"score-{source.key}", source.args)
    return {"key": source.key, "rule": source.rule, "count": source.count, "points": source.points, "args": args}


def outcome(game: Game, result: Outcome) -> dict[str, object]:
    """The winners, the places and the comparison that decided."""
    args = arguments(game, f"outcome-{result.key}", result.args)
    return {"winners": result.winners, "ranking": result.ranking, "key": result.key, "rule": result.rule, "args": args}
