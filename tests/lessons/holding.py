"""What a step, a wrong action or an answer says about the position after it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from wawel.core.errors import WawelError
from wawel.core.match import Match
from wawel.lessons import Line

TOLD: Final[dict[str, Callable[[Match], object]]] = {
    "points": lambda match: [score.total for score in match.scores],
    "over": lambda match: match.over,
    "winners": lambda match: match.outcome.winners if match.outcome else None,
}


def hold(match: Match, expect: Mapping[str, Any], where: str) -> None:
    """Everything in `expect` is true of the match."""
    for key, value in expect.items():
        if key == "lines":
            assert [line for line in value if line not in match.position.splitlines()] == [], where
        elif key == "notes":
            assert [note for note in value if note not in {told.key for told in match.notes}] == [], where
        else:
            assert TOLD[key](match) == value, where


def play(match: Match, lines: tuple[Line, ...]) -> None:
    """Play a script; a refused line says what would be possible."""
    for line in lines:
        try:
            match.play(line.seat, line.choices[0])
        except WawelError as error:
            legal = [match.format(line.seat, action) for action in match.legal(line.seat)]
            raise AssertionError(
                f"seat {line.seat} cannot {line.choices[0]!r}: {error}; legal: {legal[:40]}"
            ) from error


def rule_of(error: WawelError | None) -> str:
    """The rule that refuses an action; empty if it is legal."""
    return error.rule if error is not None else ""
