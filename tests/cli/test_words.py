"""The words of the command line: complete in both languages, and all of them used."""

import errno
import re
from pathlib import Path

import pytest

import wawel
import wawel.cli
from tests.roofs import package
from wawel.cli import failing, words
from wawel.words import BadArguments, UnknownWord, bundles, tables

SOURCE = Path(wawel.cli.__path__[0])
FACES = [package(game.id) / "face" for game in wawel.games()]
NBSP = "\N{NO-BREAK SPACE}"


def source(folder: Path) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def quoted(code: str) -> set[str]:
    """Every string in the code that could be the key of a message."""
    return set(re.findall(r"""["']((?:[a-z]+-)*[a-z]+)["']""", code))


def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message."""
    text = words.text_of(language)
    found: dict[str, set[str]] = {}
    for message in bundles.messages(bundles.parse(language, text)):
        assert message.span is not None
        found[message.id.name] = set(re.findall(r"\$(\w+)", text[message.span.start : message.span.end]))
    return found


@pytest.mark.once
def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert variables("pl") == variables("en")


@pytest.mark.once
def test_every_message_is_used_and_every_used_one_exists() -> None:
    """By the command line itself or by the terminal board of a game."""
    code = source(SOURCE)
    shared = {message.id.name for message in bundles.messages(bundles.resource(None, "en"))}
    said = quoted(code) | {word for face in FACES for word in quoted(source(face))}
    made = {f"error-{name}" for _, name in failing.FRAMES} | {f"mark-{tables.RECONSTRUCTED}"}
    made |= {f"system-{code.lower()}" for code in errno.errorcode.values()}
    made |= {f"usage-missing-{kind}" for kind in ("argument", "option")}
    made |= {key for key in variables("en") if key.startswith("help-")}  # tests/cli/test_help.py knows them better

    assert set(variables("en")) <= said | made
    assert set(re.findall(r'say\(\s*"([a-z-]+)"', code)) <= set(variables("en")) | shared


@pytest.mark.once
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.parent.name)
def test_a_terminal_board_says_all_its_messages_and_no_others(face: Path) -> None:
    """A game's messages for the terminal start with `terminal-`."""
    code = source(face)
    game_id = face.parent.name.replace("_", "-")
    known = {message.id.name for message in bundles.messages(bundles.resource(game_id, "en"))}
    shared = {message.id.name for message in bundles.messages(bundles.resource(None, "en"))}
    starts = re.findall(r'f"(terminal-[a-z-]*)\{', code)
    made = {start + word for start in starts for word in quoted(code)}

    assert {key for key in known if key.startswith("terminal-")} <= quoted(code) | made
    assert set(re.findall(r'say\(\s*"([a-z-]+)"', code)) <= known | shared | set(variables("en"))


@pytest.mark.once
def test_polish_one_letter_words_do_not_end_a_line() -> None:
    lines = [line for line in words.text_of("pl").splitlines() if not line.startswith("#")]

    for line in lines:
        found = re.search(r"(?<![\w$])[aiouwz] \w+", line, re.IGNORECASE)
        assert found is None, f"put a no-break space between {found[0]!r} in: {line}"


@pytest.mark.parametrize(
    ("count", "written"), [(1, "1 rozgrywka"), (2, "2 rozgrywki"), (5, "5 rozgrywek"), (22, "22 rozgrywki")]
)
def test_polish_counts(count: int, written: str) -> None:
    words.choose("pl")

    assert words.say("simulate-done", games=count, decisions=1, seconds="1,0").startswith(written)
    words.forget()


@pytest.mark.parametrize(("language", "written"), [("pl", f"12{NBSP}345,7"), ("en", "12,345.7")])
def test_numbers(language: str, written: str) -> None:
    words.choose(language)

    assert words.number(12345.67, 1) == written
    words.forget()


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(UnknownWord):
        words.say("no-such-message")
    with pytest.raises(BadArguments):
        words.say("seed")
