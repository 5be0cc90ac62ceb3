"""Reads `lessons.toml` of a game into a `Course`. Whatever is wrong with the file is named with its place."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, cast

from wawel.core import registry
from wawel.core.game import CHANCE
from wawel.lessons.course import KINDS, LEARNER, Choice, Course, Kind, Line, Problem, Step, Words, Wrong
from wawel.lessons.errors import BadLessons, UnknownLesson
from wawel.words import LANGUAGES
from wawel.words.bundles import package
from wawel.words.sentences import tied

FILE: Final = "lessons.toml"
FORMAT: Final = 1
DIFFICULTIES: Final = (1, 2, 3)


@cache
def course(game_id: str) -> Course:
    """What a game teaches. Raises UnknownLesson if it has no lessons, BadLessons if its file is broken."""
    file = package(game_id) / FILE
    if not file.is_file():
        raise UnknownLesson("no-lessons", values={"game": game_id})
    return parse(game_id, file.read_text(encoding="utf-8"))


def taught() -> list[str]:
    """The ids of all games that have lessons."""
    return [game.id for game in registry.every() if (package(game.id) / FILE).is_file()]


def courses() -> list[Course]:
    """The courses of all games that have one."""
    return [course(id) for id in taught()]


def parse(game_id: str, text: str) -> Course:
    """Read a file of lessons."""
    name = f"{FILE} of {game_id}"
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLessons(name, "", str(error)) from error
    return _Part(name, "", table).course(game_id)


def script_line(text: str, own: bool) -> Line | None:
    """`0 a | b`, `1 x`, `. draw`; with `own`, a text without a seat is the learner's. None if it is none of these."""
    who, _, rest = text.partition(" ")
    if own and who and not rest:
        return Line(LEARNER, (who,))
    choices = tuple(choice.strip() for choice in rest.split(" | "))
    if not all(choices) or not (who == "." or who.isdecimal()):
        return None
    return Line(CHANCE if who == "." else int(who), choices)


class _Part:
    """A table of the file: every value is fetched with its type, and an error says where."""

    def __init__(self, file: str, where: str, table: Mapping[str, Any]) -> None:
        self._file = file
        self._where = where
        self._table = table

    def course(self, game_id: str) -> Course:
        if self._table.get("format") != FORMAT or self._table.get("game") != game_id:
            raise self._bad(f"format is {FORMAT} and game is {game_id!r}")
        seats = self._number("seats")
        lesson = self._inside("lesson", "lesson")
        steps = tuple(part._step() for part in lesson._each("steps", "step"))
        if not steps or not steps[0].position:
            raise self._bad("the first step needs a position")
        problems = tuple(part._problem(seats) for part in self._each("problems", "problem"))
        for ids in ([step.id for step in steps], [problem.id for problem in problems]):
            if len(set(ids)) < len(ids):
                raise self._bad(f"an id stands there twice: {', '.join(ids)}")
        return Course(
            game=game_id,
            seats=seats,
            opponent=lesson._text("opponent"),
            guide=self._words("guide"),
            lesson=lesson._text("id"),
            title=lesson._words("title"),
            steps=steps,
            problems=problems,
        )

    def _step(self) -> Step:
        play = self._lines("play")
        decisions = sum(line.seat == LEARNER for line in play)
        if decisions == 0:
            raise self._bad("the learner has nothing to do")
        wrongs = tuple(part._wrong(decisions) for part in self._each("wrong", "wrong action"))
        return Step(
            id=self._text("id"),
            title=self._words("title"),
            text=self._words("text"),
            after=self._words("after"),
            point=tuple(self._texts("point")),
            play=play,
            position=self._text("position") if "position" in self._table else "",
            expect=self._table.get("expect", {}),
            wrongs=wrongs,
        )

    def _wrong(self, decisions: int) -> Wrong:
        at, kind = self._table.get("at", 0), self._text("kind")
        if kind not in KINDS:
            raise self._bad(f"kind is one of {', '.join(KINDS)}")
        if at not in range(decisions):
            raise self._bad(f"the step has {decisions} decisions, so at = {at} is none of them")
        return Wrong(
            at=at,
            action=self._text("action"),
            kind=cast(Kind, kind),
            rule=self._text("rule"),
            text=self._words("text"),
            line=self._lines("line") if "line" in self._table else None,
            measure=self._table.get("measure", "margin"),
            expect=self._table.get("expect", {}),
        )

    def _problem(self, seats: int) -> Problem:
        answers = self._table.get("answers")
        if not isinstance(answers, list) or not answers or not all(isinstance(lines, list) for lines in answers):
            raise self._bad("answers are lists of lines")
        if self._number("difficulty") not in DIFFICULTIES:
            raise self._bad("difficulty is 1, 2 or 3")
        return Problem(
            id=self._text("id"),
            difficulty=self._number("difficulty"),
            seats=self._table.get("seats", seats),
            position=self._text("position"),
            question=self._words("question"),
            reason=self._words("reason"),
            answers=tuple(tuple(self._line(line, own=True) for line in lines) for lines in answers),
            choices=tuple(part._choice() for part in self._each("choices", "choice")),
            expect=self._table.get("expect", {}),
            proof=self._table.get("proof", {}),
        )

    def _choice(self) -> Choice:
        return Choice(
            action=self._text("action"),
            label=self._words("label"),
            why=self._words("why") if "why" in self._table else None,
            rule=self._text("rule") if "rule" in self._table else "",
        )

    # values

    def _inside(self, key: str, called: str) -> "_Part":
        table = self._table.get(key)
        if not isinstance(table, dict):
            raise self._bad(f"[{key}] is missing")
        return _Part(self._file, f"{self._where}, {called}" if self._where else called, table)

    def _each(self, key: str, called: str) -> "list[_Part]":
        tables = self._table.get(key, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            raise self._bad(f"{key} is a list of tables")
        return [
            _Part(self._file, f"{self._where}, " * bool(self._where) + f"{called} {table.get('id', number)}", table)
            for number, table in enumerate(tables, start=1)
        ]

    def _text(self, key: str) -> str:
        value = self._table.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self._bad(f"{key} is missing or not a text")
        return value

    def _number(self, key: str) -> int:
        value = self._table.get(key)
        if type(value) is not int:
            raise self._bad(f"{key} is missing or not a number")
        return value

    def _texts(self, key: str) -> list[str]:
        value = self._table.get(key)
        if not isinstance(value, list) or not all(isinstance(text, str) and text for text in value):
            raise self._bad(f"{key} is a list of texts")
        return value

    def _words(self, key: str) -> Words:
        value = self._table.get(key)
        if not isinstance(value, dict) or set(value) != set(LANGUAGES):
            raise self._bad(f"{key} needs words in {' and '.join(LANGUAGES)}")
        for lang, words in value.items():
            if not isinstance(words, str) or not words.strip():
                raise self._bad(f"{key}.{lang} has no words")
        return {lang: tied(value[lang].strip(), lang) for lang in LANGUAGES}

    def _lines(self, key: str) -> tuple[Line, ...]:
        return tuple(self._line(text) for text in self._texts(key))

    def _line(self, text: object, own: bool = False) -> Line:
        line = script_line(text, own) if isinstance(text, str) else None
        if line is None:
            raise self._bad(f"{text!r} is not a line of a script: '0 a | b', '1 x' or '. draw'")
        return line

    def _bad(self, message: str) -> BadLessons:
        return BadLessons(self._file, self._where, message)
