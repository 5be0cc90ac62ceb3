"""How to play, on one page: every game of the box has it, short enough to be read before a first game."""

import pytest

import wawel
from tests.cli.running import KNIGHTS, run
from wawel.words import LANGUAGES, guide, word
from wawel.words.bundles import bundle, messages, resource

OWN = ("carcassonne", "dragon-castle", "dragonkeepers", KNIGHTS, "simurgh")
FEWEST, MOST = 110, 200  # words without the table of points

pytestmark = pytest.mark.once


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", OWN)
def test_a_page_is_complete_and_short(game_id: str, lang: str) -> None:
    page = guide(game_id, lang)

    assert page is not None
    texts = [page.aim, *(text for step in (*page.steps, page.mind) for text in (step.title, step.text)), page.end]
    assert FEWEST <= sum(len(text.split()) for text in texts) <= MOST
    assert 3 <= len(page.points) <= 5
    assert not bundle(game_id, lang).has_message(f"guide-points-{len(page.points) + 1}"), "a gap in the numbers"


def test_a_game_without_the_words_has_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from outside need not have one; its rules begin with rule 1."""
    words = bundle(KNIGHTS, "en")
    monkeypatch.setattr(words, "has_message", lambda id: not id.startswith("guide-"))

    assert guide(wawel.game(KNIGHTS).id, "en") is None


def test_the_rules_in_the_terminal_begin_with_it() -> None:
    """All rules do; a section is shown alone."""
    shown = run("rules", KNIGHTS, "--lang", "pl").stdout

    assert shown.index("Jak się gra") < shown.index("Odkryjcie kafelek") < shown.index("RZ-2.1") < shown.index("RZ-1.1")
    assert "Jak się gra" not in run("rules", KNIGHTS, "RZ-4", "--lang", "pl").stdout


def test_the_beginning_of_an_id_is_enough_in_the_terminal() -> None:
    shown = run("rules", "carcassonne", "10.6", "--lang", "en").stdout

    assert "CA-10.6.1" in shown
    assert "CA-10.6.2" in shown
    assert "CA-10.5" not in shown


@pytest.mark.parametrize("game_id", OWN)
def test_every_kind_of_question_is_explained(game_id: str) -> None:
    """Who plays with hints is told once what a question is about; short enough to be read at the table."""
    for lang in LANGUAGES:
        keys = {message.id.name for message in messages(resource(game_id, lang))}
        asked = {key.removeprefix("ask-") for key in keys if key.startswith("ask-") and not key.endswith("-help")}
        explained = {key.removeprefix("explain-") for key in keys if key.startswith("explain-")}

        assert explained == asked
        for key in asked:
            assert len(word(game_id, lang, f"explain-{key}").split()) <= 45, key
