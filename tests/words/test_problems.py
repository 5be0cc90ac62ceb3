"""What errors say: sentences in both languages for every key in the source, with the values it is given."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import wawel
from tests.roofs import package
from wawel.core import errors
from wawel.core.errors import BadOption, BadPosition, Phrase, Phrases
from wawel.core.match import Match
from wawel.words import problems
from wawel.words.bundles import ERRORS, LANGUAGES, games, messages, resource

SOURCE = Path(wawel.__path__[0])
SAYING = {name for name, kind in vars(errors).items() if isinstance(kind, type)} - {"IllegalAction", "Phrases"}
SAYING |= {
    "BadBus",
    "BadDatabase",
    "BadGames",
    "NotAsked",
    "UnknownLanguage",
    "UnknownLesson",
    "UnknownRule",
    "Unreadable",
}
PASSED_ON = {"key", "error.phrase.key"}  # where keys come from elsewhere
INVALID = "invalid-"  # begins the keys that follow from pydantic
NBSP = "\N{NO-BREAK SPACE}"


class Values(Visitor):
    """Collects the values of a message, and which of them are quoted."""

    def __init__(self, message: fluent.Message) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        for value in node.arguments.positional:
            assert node.id.name == "QUOTED"
            assert isinstance(value, fluent.VariableReference)
            self.quoted.add(value.id.name)
        self.generic_visit(node)


@cache
def sentences(lang: str) -> dict[str, Values]:
    """Every sentence about an error by its whole key."""
    found: dict[str, Values] = {}
    for game in (None, *games()):
        for message in messages(resource(game, lang, ERRORS)):
            found[f"{game}.{message.id.name}" if game else message.id.name] = Values(message)
    return found


def said() -> Iterator[tuple[str, str, set[str]]]:
    """Every key in the source, with its game and the names of its values. A key built at run time fails the test."""
    own = {path: game.id for game in wawel.games() for path in package(game.id).rglob("*.py")}
    for path in sorted({*SOURCE.rglob("*.py"), *own}):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING):
                continue
            first = 1 if node.func.id == "BadRecord" else 0
            key = node.args[first]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield own.get(path, ""), key.value, given(node, first + (1 if node.func.id == "Phrase" else 2))
            else:
                assert ast.unparse(key) in PASSED_ON, f"{path}, line {node.lineno}: no plain key"


def given(call: ast.Call, place: int) -> set[str]:
    """The names of the values that an error is given."""
    named = [word.value for word in call.keywords if word.arg == "values"]
    values = named[0] if named else call.args[place] if len(call.args) > place else ast.Dict([], [])
    assert isinstance(values, ast.Dict), ast.unparse(call)
    return {str(key.value) for key in values.keys if isinstance(key, ast.Constant)}


@pytest.mark.once
def test_every_error_has_its_sentence_with_the_values_it_is_given() -> None:
    """In both languages, in its own game or among the shared; and no sentence is left over."""
    used: set[str] = set()
    for game, key, names in said():
        assert key.rpartition(".")[0] in ("", game), key
        for lang in LANGUAGES:
            assert sentences(lang)[key].names == names, f"{key} in {lang}"
        used.add(key)
    for lang in LANGUAGES:
        assert {key for key in sentences(lang) if not key.startswith(INVALID)} == used


@pytest.mark.once
def test_both_languages_show_the_same_values_with_the_same_quotes() -> None:
    """What somebody handed in is quoted in both, so that it cannot give a terminal orders."""
    polish, english = sentences("pl"), sentences("en")

    assert set(polish) == set(english)
    for key, values in polish.items():
        assert (values.names, values.quoted) == (english[key].names, english[key].quoted), key


@pytest.mark.once
def test_polish_one_letter_words_do_not_end_a_line() -> None:
    """As everywhere in Polish."""
    for key, values in sentences("pl").items():
        expected = re.sub(r"'[^']*'", "x", problems.said(Phrase(key, dict.fromkeys(values.names, 5)), "pl"))
        assert not re.search(r"(?<!\w)[iouwz] (?=\w)", expected, re.IGNORECASE), expected


@pytest.mark.parametrize("type", ["missing", "string_too_long", "less_than_equal", "literal_error", "not_foreseen"])
def test_what_pydantic_finds_is_said_by_its_type(type: str) -> None:
    """Its own sentence is English and may change; its types and their values are documented."""
    found = {"type": type, "loc": ("port",), "msg": "???", "ctx": {"max_length": 7, "le": 7}}
    polish, english = (problems.invalid(found, lang) for lang in ("pl", "en"))

    assert polish != english
    assert "?" not in polish + english
    assert ("7" in polish) == ("7" in english) == (type in ("string_too_long", "less_than_equal"))


def test_an_error_reads_well_in_a_python_prompt() -> None:
    """With its rule, in English, whatever language others read."""
    error = BadPosition("takes-numbers", "DK-4", {"name": "turn", "text": "x\x1b"})

    assert str(error) == "DK-4: 'turn' takes numbers, not 'x\\x1b'"
    assert problems.detail(error, "en") == "'turn' takes numbers, not 'x\\x1b'"
    assert problems.detail(error, "pl") == f"'turn' to liczby, a{NBSP}nie 'x\\x1b'"


def test_phrases_inside_are_said_in_the_same_language() -> None:
    """A finding about a layout, or a noun."""
    with pytest.raises(BadOption) as caught:
        Match("dragon-castle", 2, options={"layout": "1111/11"})

    assert problems.detail(caught.value, "en") == "all rows of a layout are equally long; 6 tiles instead of 116"
    expected = f"wszystkie rzędy układu są równie długie; kamieni jest 6, a{NBSP}nie 116"
    assert problems.detail(caught.value, "pl") == expected
    assert str(Phrases([Phrase("no-seed"), Phrase("unknown-seat", {"seat": 2})])).endswith("; there is no seat 2")


@pytest.mark.parametrize("text", ["no {such} thing", "chess.no-such-key", "carcassonne.no-such-key", "No. 7"])
def test_what_nobody_has_words_for_is_shown_as_it_is(text: str) -> None:
    """A game of somebody else may say it in its own words. Braces too: nothing is put in."""
    error = BadPosition(text, values={"such": 1})

    assert str(error) == problems.detail(error, "en") == problems.detail(error, "pl") == text


def test_an_action_that_the_rules_refuse_is_explained_by_the_game() -> None:
    """Even inside a record."""
    match = Match("knights-and-castles", 2, seed=1)
    error = match.why_not(0, "knight")
    assert error is not None

    assert str(error) == "RZ-3.1: wrong number (knight)"
    assert problems.detail(error, "en") == "You need exactly two cards to take a castle (knight)"
    assert problems.detail(error, "pl").endswith(" (knight)")
    record = match.record
    record.lines.append(type(record.lines[0])(0, "knight", 9))
    with pytest.raises(wawel.BadRecord) as caught:
        Match.replay(record)
    for lang in LANGUAGES:
        assert problems.detail(caught.value, lang) == problems.detail(error, lang)
    assert str(caught.value).endswith("line 9: wrong number (knight)")
