"""Notes, reasons and questions as sentences."""

import importlib
import random
from collections.abc import Mapping
from typing import cast

import pytest

import wawel
from wawel.core import registry, telling
from wawel.core.errors import UnknownGame
from wawel.core.options import FLAG, SETS, Option
from wawel.words import BadArguments, BadText, UnknownLanguage, UnknownWord, rulebook, sentence, word
from wawel.words.bundles import LANGUAGES, Words, bundle, parse

KNIGHTS = "knights-and-castles"
NAMES = ["Hania", "Antek", "Ola", "Maciek"]
NBSP = "\N{NO-BREAK SPACE}"


def say(key: str, args: Mapping[str, object], lang: str = "pl", seat: int | None = None) -> str:
    """The sentence with ordinary spaces."""
    return sentence(KNIGHTS, lang, key, args, NAMES, seat=seat).replace(NBSP, " ")


def test_a_castle_won_names_card_strength_and_points() -> None:
    """Names stay in the nominative and nobody's gender matters."""
    args = {"tile": "tile.brick_large", "card": "card.catapult", "strength": 6, "points": 2}

    assert say("note-won", args, seat=1) == "Zamek zdobywa Antek: katapulta, siła 6 (+2 punkty)."
    assert say("note-won", args, "en", seat=1) == "Antek takes the castle: catapult, strength 6 (+2 points)."


def test_a_list_is_joined_as_the_language_does() -> None:
    """Its length chooses the form of the sentence."""
    two = {"card": "card.footman", "seats": ["seat.0", "seat.2"]}
    three = {"card": "card.catapult", "seats": ["seat.0", "seat.2", "seat.3"]}

    assert say("note-cancelled", two) == "Powtarza się piechur: Hania i Ola. Obie karty trafiają do obozów."
    assert say("note-cancelled", three).startswith("Powtarza się katapulta: Hania, Ola i Maciek. Wszystkie")
    assert say("note-cancelled", two, "en") == "Repeated footman: Hania and Ola. Both cards go to camp."


def test_the_word_that_joins_a_polish_list_stays_with_the_last_item() -> None:
    """A one-letter word never ends a line."""
    text = sentence(KNIGHTS, "pl", "note-attack", {"cards": ["card.dragon", "card.shepherd"]}, NAMES, seat=0)

    assert text == f"Hania: smok i{NBSP}pasterz."


def test_names_pass_through_the_mark() -> None:
    """The mark gets the seat too, so that a name can have the colour of its seat."""
    text = sentence(
        KNIGHTS, "pl", "note-sword", {"holder": "seat.2"}, NAMES, seat=0, mark=lambda seat, name: f"[{seat}]{name}[/]"
    )

    assert text == "Miecz: [2]Ola[/] → [0]Hania[/]."


def test_a_name_is_never_read_as_words_or_syntax() -> None:
    """People may call themselves anything."""
    text = sentence(KNIGHTS, "en", "note-ready", {}, ["{ $points } card.dragon"], seat=0)

    assert text == "{ $points } card.dragon is ready."


def test_shared_words_are_there_with_and_without_a_game() -> None:
    """A game's bundle contains the shared words too."""
    assert word(None, "pl", "yes") == word(KNIGHTS, "pl", "yes") == "tak"
    assert sentence(None, "en", "winners", {"winners": ["seat.1"]}, NAMES) == "The winner is Antek"
    assert sentence(None, "pl", "winners", {"winners": ["seat.1", "seat.2"]}, NAMES) == f"Wygrywają Antek i{NBSP}Ola"


@pytest.mark.parametrize(
    ("key", "args", "problem"),
    [
        ("note-unicorn", {}, UnknownWord),
        ("note-tile", {"tile": "tile.cardboard"}, UnknownWord),
        ("note-sword", {"holder": "seat.4", "seat": "seat.0"}, UnknownWord),
        ("note-sword", {"holder": "seat.one", "seat": "seat.0"}, UnknownWord),
        ("note-tile", {}, BadArguments),
        ("note-round", {"round": None}, BadArguments),
    ],
)
def test_what_cannot_be_said_is_an_error(key: str, args: dict[str, object], problem: type[Exception]) -> None:
    """Never a sentence with a hole."""
    with pytest.raises(problem):
        sentence(KNIGHTS, "pl", key, args, NAMES)


def test_unknown_games_and_languages_are_named() -> None:
    with pytest.raises(UnknownGame, match="knights-and-castles"):
        bundle("chess", "pl")
    with pytest.raises(UnknownLanguage, match="pl, en"):
        bundle(KNIGHTS, "fr")


@pytest.mark.parametrize(
    ("text", "line"),
    [("yes = tak\nno\n", 2), ("yes = tak\n\nno = { $x\n", 3), ("yes = tak\nno = nie\nyes = owszem\n", 3)],
)
def test_a_broken_file_of_words_names_the_line(text: str, line: int) -> None:
    """Fluent itself would silently drop the message."""
    with pytest.raises(BadText) as caught:
        parse("pl.ftl", text)

    assert caught.value.line == line
    assert f"pl.ftl, line {line}: " in str(caught.value)


def test_a_game_may_not_say_a_shared_word_anew() -> None:
    with pytest.raises(BadText, match="'yes' is already there"):
        parse("pl.ftl", "yes = tak\n", {"yes"})


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
def test_whole_matches_can_be_told(game: wawel.Game, lang: str) -> None:
    """Every note, question, score and outcome of random matches has its words and its rule, whoever reads it."""
    for seats in range(game.min_seats, game.max_seats + 1):
        for flag in ("no", "yes"):
            options = {option.name: flag for option in game.options if option.kind == FLAG}
            for option in game.options:
                if option.kind == SETS:
                    options[option.name] = _company(option, option.choices[seats % len(option.choices)], seats)
            _tell(wawel.Match(game, seats=seats, seed=seats, options=options), lang)


def _company(option: Option, name: str, seats: int) -> str:
    """The most sets that can be in play together with this one."""
    return max((value for value in option.values(seats) if name in value.split("+")), key=len)


def _tell(match: wawel.Match, lang: str) -> None:
    game, names, pick = match.game, NAMES * 2, random.Random(match.seats)
    book = rulebook(game.id, lang)

    def check(prefix: str, facts: Mapping[str, object], seat: int | None = None) -> None:
        key, args = f"{prefix}-{facts['key']}", cast("Mapping[str, object]", facts["args"])
        assert sentence(game.id, lang, key, args, names, seat=seat)
        assert book.find(str(facts["rule"])).id == facts["rule"]

    while not match.over:
        seat = pick.choice(match.waiting)
        question = telling.ask(game, game.ask(match.state(), seat))
        check("ask", question)
        check("ask", {**question, "key": f"{question['key']}-help"})
        match.play(seat, pick.choice(match.legal(seat)))
    for note in match.notes:
        for seat in range(-1, match.seats):
            check("note", telling.note(game, note, seat), note.seat if note.seat >= 0 else None)
    for score in match.scores:
        for item in cast("list[Mapping[str, object]]", telling.score(game, score)["items"]):
            check("score", item)
    assert match.outcome is not None
    check("outcome", telling.outcome(game, match.outcome))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
def test_every_refusal_has_a_sentence_and_a_rule_to_read(game: wawel.Game, lang: str) -> None:
    """One sentence, without arguments, with a full stop."""
    reasons = importlib.import_module(f"{registry.package_of(game.id)}.reasons").REASONS
    book = rulebook(game.id, lang)

    for reason in reasons.values():
        assert word(game.id, lang, f"reason-{reason.key}").count(".") == 1
        assert book.find(reason.rule).id == reason.rule


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
def test_titles_and_options_have_words(game: wawel.Game, lang: str) -> None:
    """The title is the game's own, except for its no-break spaces."""
    assert word(game.id, lang, "title").replace(NBSP, " ") == game.titles[lang]
    assert word(game.id, lang, "tagline")
    for option in game.options:
        assert word(game.id, lang, f"option-{option.name}")
        assert word(game.id, lang, f"option-{option.name}-help")
        for choice in option.choices:
            assert word(game.id, lang, f"option-{option.name}-{choice}")
    for preset in game.presets:
        assert word(game.id, lang, f"preset-{preset.name}")
        assert word(game.id, lang, f"preset-{preset.name}-help")


def test_a_message_is_read_with_all_that_it_refers_to() -> None:
    words = Words("en")
    words.add("en.ftl", "-castle = Wawel\nhill = the hill of { -castle }\nview = { hill }, seen\n    from afar\n")

    pattern = words.get_message("view").value
    assert pattern is not None
    assert words.format_pattern(pattern, {}) == ("the hill of Wawel, seen\nfrom afar", [])


def test_a_broken_message_is_an_error_with_its_line_when_it_is_asked_for() -> None:
    words = Words("en")
    words.add("en.ftl", "yes = yes\n\n# a comment\nno = { $x\n")

    assert words.get_message("yes").value is not None
    with pytest.raises(BadText, match=r"en\.ftl, line 4: "):
        words.get_message("no")


def test_a_second_file_may_not_say_a_word_anew() -> None:
    words = Words("en")
    words.add("en.ftl", "yes = yes\n")

    with pytest.raises(BadText, match=r"en\.ftl of a game, line 2: 'yes' is already there"):
        words.add("en.ftl of a game", "no = no\nyes = aye\n")
