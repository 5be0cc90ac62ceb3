"""What errors say: a Polish sentence for every English one in the source, with the same values."""

import ast
import re
import string
from pathlib import Path

import pytest

import wawel
from tests.roofs import package
from wawel.core import errors
from wawel.core.errors import BadOption, BadPosition, Phrase, Phrases
from wawel.core.match import Match
from wawel.words import problems

SOURCE = Path(wawel.__path__[0])
SAYING = {name for name, kind in vars(errors).items() if isinstance(kind, type)} - {"IllegalAction", "Phrases"}
SAYING |= {"BadGames", "UnknownLanguage", "UnknownRule"}
PASSED_ON = {"template", "error.phrase.template"}  # in core/errors.py itself
NBSP = "\N{NO-BREAK SPACE}"


def templates() -> dict[str, set[str]]:
    """Every template in the source, by game ("" for none). A template built at run time fails the test."""
    found: dict[str, set[str]] = {}
    own = {path: game.id for game in wawel.games() for path in package(game.id).rglob("*.py")}
    for path in sorted({*SOURCE.rglob("*.py"), *own}):
        game = own.get(path, "")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING):
                continue
            said = node.args[1 if node.func.id == "BadRecord" else 0]
            if isinstance(said, ast.Constant) and isinstance(said.value, str):
                found.setdefault(game, set()).add(said.value)
            else:
                assert ast.unparse(said) in PASSED_ON, f"{path}, line {node.lineno}: no plain template"
    return {game: {said for said in all_said if has_words(said)} for game, all_said in found.items()}


def has_words(template: str) -> bool:
    """Whether a template has anything but values."""
    return bool(re.search("[a-z]", re.sub(r"\{[^}]*\}", "", template)))


def values(template: str) -> set[tuple[str, str]]:
    """The values of a template, each with its quotes, if any."""
    return {(name, quotes or "") for _, name, _, quotes in string.Formatter().parse(template) if name is not None}


@pytest.mark.once
def test_every_sentence_has_its_polish_one_in_its_game_or_among_the_shared() -> None:
    """And no Polish one is left over from an English sentence that changed."""
    catalogues = {game: set(sentences) for game, sentences in problems.catalogues().items()}
    shared = catalogues.pop("")
    said = templates()

    for game, known in catalogues.items():
        assert said[game] - shared == known, game
    everywhere = set().union(*said.values())
    assert said[""] <= shared <= everywhere


@pytest.mark.once
def test_both_languages_show_the_same_values_with_the_same_quotes() -> None:
    """User input is quoted in both, so that it cannot send commands to a terminal."""
    for english, polish in problems.sentences().items():
        assert values(english) == values(polish), english


@pytest.mark.once
def test_polish_one_letter_words_do_not_end_a_line() -> None:
    """As everywhere in Polish."""
    for polish in problems.sentences().values():
        plain = re.sub(r"'[^']*'|\{[^}]*\}", "x", polish)
        assert not re.search(r"(?<!\w)[iouwz] (?=\w)", plain, re.IGNORECASE), polish


def test_an_error_reads_well_in_a_python_prompt() -> None:
    """With its rule, in English, whatever the language elsewhere."""
    error = BadPosition("{name!r} takes numbers, not {text!r}", "DK-4", {"name": "turn", "text": "x\x1b"})

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
    assert str(Phrases([Phrase("one"), Phrase("{n}", {"n": 2})])) == "one; 2"


def test_what_a_game_of_somebody_else_says_is_shown_as_it_is() -> None:
    """Braces too: without values nothing is filled in."""
    error = BadPosition("no {such} thing")

    assert str(error) == problems.detail(error, "pl") == "no {such} thing"


def test_an_action_that_the_rules_refuse_is_explained_by_the_game() -> None:
    """Even inside a record."""
    match = Match("knights-and-castles", 2, seed=1)
    error = match.why_not(0, "knight")
    assert error is not None

    assert problems.detail(error, "en") == "wrong number (knight)"
    assert problems.detail(error, "pl").endswith(" (knight)")
    record = match.record
    record.lines.append(type(record.lines[0])(0, "knight", 9))
    with pytest.raises(wawel.BadRecord) as caught:
        Match.replay(record)
    assert problems.detail(caught.value, "pl") == problems.detail(error, "pl")
    assert str(caught.value).endswith("line 9: wrong number (knight)")
