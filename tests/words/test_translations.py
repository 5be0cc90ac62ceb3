"""Every file of words in both languages: the same messages and arguments, correct plurals and spaces."""

import re
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import wawel
from wawel.words.bundles import LANGUAGES, bundle, games, messages, resource

SOURCES: list[str | None] = [None, *games()]
NUMBERS = (0, 1, 2, 5, 12, 22, 25)
PLURALS = {"pl": {"one", "few", "many"}, "en": {"one", "other"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

pytestmark = pytest.mark.once


class Reader(Visitor):
    """Collects the arguments of a message and the variants of each choice in it."""

    def __init__(self, message: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.choices: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.choices.append({key.name if isinstance(key, ast.Identifier) else key.value for key in keys})
        self.generic_visit(node)


@cache
def readers(source: str | None, language: str) -> dict[str, Reader]:
    return {message.id.name: Reader(message) for message in messages(resource(source, language))}


def formatted(source: str | None, language: str, key: str, value: int | str) -> str:
    words = bundle(source, language)
    pattern = words.get_message(key).value
    assert pattern is not None
    arguments = dict.fromkeys(readers(source, language)[key].arguments, value)
    text, problems = words.format_pattern(pattern, arguments)
    assert not problems, f"{key} in {language}: {problems}"
    return str(text)


@pytest.mark.parametrize("source", SOURCES)
def test_both_languages_have_the_same_messages(source: str | None) -> None:
    """A message in one language only would be a hole in the other."""
    polish, english = (set(readers(source, language)) for language in ("pl", "en"))

    assert polish == english


@pytest.mark.parametrize("source", SOURCES)
def test_a_message_has_the_same_arguments_in_both_languages(source: str | None) -> None:
    """Apart from the length of a list, which only some languages need for their plurals."""
    polish, english = readers(source, "pl"), readers(source, "en")

    for key, reader in polish.items():
        both = [{name for name in read.arguments if not name.endswith("_count")} for read in (reader, english[key])]
        assert both[0] == both[1], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", SOURCES)
def test_every_message_can_be_said(source: str | None, language: str) -> None:
    """With numbers and with text, without Fluent errors and without gaps."""
    for key in readers(source, language):
        for value in (*NUMBERS, "Hania"):
            text = formatted(source, language, key, value)
            assert text.strip() == text != ""
            assert not re.search(r"[{}]|\?\?\?|  | [.,:]", text), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", SOURCES)
def test_plurals_are_complete(source: str | None, language: str) -> None:
    """A plural choice has exactly the forms of its language; "other" alone is the rest of a choice by number."""
    for key, reader in readers(source, language).items():
        for choice in reader.choices:
            forms = choice & CATEGORIES
            assert forms <= {"other"} or forms == PLURALS[language], key


@pytest.mark.parametrize(
    ("number", "form"),
    [(1, "punkt"), (2, "punkty"), (5, "punktów"), (12, "punktów"), (22, "punkty"), (25, "punktów")],
)
def test_polish_counts_points(number: int, form: str) -> None:
    """1 punkt, 2–4 punkty, 5–21 punktów, 22 punkty."""
    assert formatted(None, "pl", "points", number) == f"{number}\N{NO-BREAK SPACE}{form}"


@pytest.mark.parametrize("source", SOURCES)
def test_a_polish_one_letter_word_never_ends_a_line(source: str | None) -> None:
    """There is a no-break space after a, i, o, u, w and z."""
    for key in readers(source, "pl"):
        text = formatted(source, "pl", key, 5)
        found = re.search(r"(?<!\w)[aiouwz] \S*", text, re.IGNORECASE)
        assert found is None, f"{key}: put a no-break space between {found[0]!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", SOURCES)
def test_a_number_stays_with_its_word(source: str | None, language: str) -> None:
    """There is a no-break space between a word and the number after it."""
    words = bundle(source, language)
    for key, reader in readers(source, language).items():
        pattern = words.get_message(key).value
        assert pattern is not None
        arguments = {name: 5 if name in numbers(source, key) else "Hania" for name in reader.arguments}
        text, _ = words.format_pattern(pattern, arguments)
        assert not re.search(r"[^\W\d] \d", str(text)), f"{key}: {text}"


def numbers(source: str | None, key: str) -> set[str]:
    """The arguments of a message that are numbers, as the game describes them."""
    if source is None:
        return {"number", "points"}
    described = wawel.game(source).arguments(key.removeprefix("note-")).split()
    return {part.removesuffix(":number") for part in described if part.endswith(":number")}
