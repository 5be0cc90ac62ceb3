"""Everything that can happen has words in both languages."""

import pytest

from tests.games.dragon_castle.tables import at
from tests.games.dragon_castle.test_19_invariants import positions, started
from wawel.core import telling
from wawel.games.dragon_castle import GAME
from wawel.games.dragon_castle.arguments import ARGUMENTS
from wawel.games.dragon_castle.components.ids import DRAGON_CARDS, SPIRITS
from wawel.words import Entry, rulebook, sentence, word
from wawel.words.bundles import LANGUAGES, bundle

NAMES = ["Hania", "Antek", "Ola", "Maciek"]
NBSP = "\N{NO-BREAK SPACE}"


def said(line_key: str, args: object, lang: str, seat: int | None = None) -> str:
    assert isinstance(args, dict)
    return sentence(GAME.id, lang, line_key, args, NAMES, seat=seat).replace(NBSP, " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_matches_with_all_cards_can_be_told(lang: str) -> None:
    """Notes, questions, scores and outcome; every rule they name can be read."""
    keys: set[str] = set()
    book = rulebook(GAME.id, lang)
    for seed in range(6):
        match = started(2, seed, ["all", "random:3"][seed % 2], "6x4", "standard")
        for s in positions(match, ["builder", "spirits"][seed // 4], seed):
            if not match.over:
                asked = telling.ask(GAME, GAME.ask(s, s.seat))
                for key in (f"ask-{asked['key']}", f"ask-{asked['key']}-help"):
                    assert said(key, asked["args"], lang)
        for note in match.notes:
            facts = telling.note(GAME, note, -1)
            assert said(f"note-{note.key}", facts["args"], lang, max(note.seat, 0))
            assert book.find(note.rule).id == note.rule
            keys.add(note.key)
    seldom = {"faith", "set-number", "bonus-beauty", "last-round", "summon", "discard"}
    notes = {key for key in ARGUMENTS if not key.startswith(("ask-", "score-", "outcome-", "layout-"))}
    assert notes - keys <= seldom


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_with_arguments_and_every_card_has_words(lang: str) -> None:
    words = bundle(GAME.id, lang)
    for key in ARGUMENTS:
        prefixed = key if key.startswith(("ask-", "score-", "outcome-")) else f"note-{key}"
        assert words.has_message(prefixed), prefixed
    for card in [f"spirit-{id}" for id in SPIRITS] + [f"dragon-{id}" for id in DRAGON_CARDS]:
        assert word(GAME.id, lang, card)
        assert word(GAME.id, lang, f"{card}-help")
    for row in GAME.parts.data["layout"]:
        assert word(GAME.id, lang, f"layout-{row['id']}").replace(NBSP, " ") == row[f"name_{lang}"]
    for row in GAME.parts.data["spirit"]:
        assert word(GAME.id, lang, f"spirit-{row['id']}") == row[f"name_{lang}"]
    for row in GAME.parts.data["dragon"]:
        assert word(GAME.id, lang, f"dragon-{row['id']}") == row[f"name_{lang}"]


@pytest.mark.once
@pytest.mark.parametrize(
    ("rule_id", "polish", "english"),
    [
        (
            "DC-4.10",
            "chyba że można jeszcze aktywować Ducha Zmiany",
            "unless the Spirit of Change or the Spirit of Beauty can still be activated",
        ),
        ("DC-8.2", "Duch Wiary (DC-9.20) albo Duch Wiatru", "Spirit of Faith (DC-9.20) or the Spirit of Wind"),
        ("DC-9.15", "Tego samego kamienia nie wolno przesunąć dwa razy", "The same tile may not move twice"),
        ("DC-10.2", "Suma tych trzech numerów", "The sum of these three numbers"),
    ],
)
def test_the_rules_for_players_leave_no_exception_out(rule_id: str, polish: str, english: str) -> None:
    """What the sheet says in these entries, players are told too."""
    for lang, words in (("pl", polish), ("en", english)):
        entry = rulebook(GAME.id, lang).find(rule_id)
        assert isinstance(entry, Entry)
        assert words in entry.markdown.replace(NBSP, " ")


@pytest.mark.once
@pytest.mark.parametrize(("lang", "words"), [("pl", "Suma trzech numerów"), ("en", "The sum of three numbers")])
def test_the_card_of_majesty_says_that_numbers_are_added(lang: str, words: str) -> None:
    assert words in word(GAME.id, lang, "dragon-majesty-help").replace(NBSP, " ")


def test_a_column_is_told_by_its_letter() -> None:
    """As in the names of cells."""
    line = at(phase="over", dragons="righteousness", realm0=". . 1^", has0="tokens=2")
    item = next(item for item in line.match.scores[0].items if item.key == "righteousness-column")
    args = telling.arguments(GAME, "score-righteousness-column", item.args)

    assert said("score-righteousness-column", args, "pl") == "Smok Prawości: kolumna c"
    assert said("score-righteousness-column", args, "en") == "Dragon of Righteousness: column c"


def test_names_stay_in_the_nominative() -> None:
    line = at("S1@d1", castle="1M1", phase="placing", hand="S1", realm0="1S2 1S3 1S4", has0="pool=0")
    note = next(note for note in line.match.notes if note.key == "set")
    args = telling.note(GAME, note, 0)["args"]

    assert said("note-set", args, "pl", 1) == "Antek scala zestaw 4 kamieni: żołnierze (+2 PZ)."
    assert said("note-set", args, "en", 1) == "Antek consolidates a set of 4 soldiers (+2 VP)."
