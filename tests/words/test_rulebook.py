"""The rules text for players: its form, all entries of the sheet, values from the data file."""

import re

import pytest

from tests.roofs import sheet
from wawel.core.errors import UnknownGame
from wawel.words import BadText, Entry, Section, UnknownLanguage, UnknownRule, rulebook, tables
from wawel.words.bundles import LANGUAGES, games
from wawel.words.rulebook import Rulebook, parse

KNIGHTS = "knights-and-castles"
NBSP = "\N{NO-BREAK SPACE}"


def entries(book: Rulebook) -> list[Entry]:
    return [entry for section in book.sections for entry in section.entries]


def entry(rule: str, lang: str = "pl") -> Entry:
    found = rulebook(KNIGHTS, lang).find(rule)
    assert isinstance(found, Entry)
    return found


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", games())
def test_the_text_has_exactly_the_entries_of_the_sheet(game_id: str, lang: str) -> None:
    """A numbered entry of the sheet starts a line or a row of a table. Components come last in the text."""
    text = sheet(game_id).read_text(encoding="utf-8")
    numbered = re.findall(r"^(?:\*\*|\| (?=\S+ \|))([A-Z]+-\d+(?:\.\d+){1,2})\b", text, re.MULTILINE)

    assert numbered
    sections = sorted(rulebook(game_id, lang).sections, key=lambda section: int(section.id.partition("-")[2]))
    assert [found.id for section in sections for found in section.entries] == numbered


@pytest.mark.once
@pytest.mark.parametrize("game_id", games())
def test_both_languages_have_the_same_sections_and_marks(game_id: str) -> None:
    polish, english = rulebook(game_id, "pl"), rulebook(game_id, "en")

    assert [section.id for section in polish.sections] == [section.id for section in english.sections]
    assert [found.marks for found in entries(polish)] == [found.marks for found in entries(english)]


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", games())
def test_rules_named_in_the_text_exist(game_id: str, lang: str) -> None:
    """ "See RZ-7.1" leads somewhere."""
    book = rulebook(game_id, lang)

    for found in entries(book):
        for rule in re.findall(r"[A-Z]{2,}-\d+(?:\.\d+){0,2}", found.markdown):
            assert book.find(rule).id == rule


@pytest.mark.once
@pytest.mark.parametrize("game_id", games())
def test_a_polish_one_letter_word_never_ends_a_line(game_id: str) -> None:
    """At the end of a cell it may be the name of something."""
    book = rulebook(game_id, "pl")

    for text in [section.title for section in book.sections] + [found.markdown for found in entries(book)]:
        found = re.search(r"(?<![\w-])[aiouwz] (?!\|)\S*", text, re.IGNORECASE)
        assert found is None, f"put a no-break space between {found[0]!r} in: {text}"


def test_sections_and_entries_are_found_by_id() -> None:
    """In upper or lower case."""
    section = rulebook(KNIGHTS, "en").find("rz-4")

    assert isinstance(section, Section)
    assert section.title == "Taking a castle"
    assert entry("RZ-4.1").markdown.startswith("Krok pierwszy")
    with pytest.raises(UnknownRule, match="RZ-99"):
        rulebook(KNIGHTS, "pl").find("RZ-99")


@pytest.mark.once
@pytest.mark.parametrize(
    ("game_id", "last"),
    [
        ("carcassonne", ["CA-1"]),
        ("dragon-castle", ["DC-0", "DC-1"]),
        ("dragonkeepers", ["DK-1"]),
        (KNIGHTS, ["RZ-1"]),
        ("simurgh", ["SI-1"]),
    ],
)
def test_components_come_last(game_id: str, last: list[str]) -> None:
    """Nobody has to read a list of parts before the first rule."""
    assert [section.id for section in rulebook(game_id, "pl").sections[-len(last) :]] == last


def test_the_beginning_of_an_id_names_everything_under_it() -> None:
    """CA-10.6 is no entry, but CA-10.6.1 and its neighbours are; CA-1 is not CA-10."""
    book = rulebook("carcassonne", "en")

    def ids(rule: str) -> set[str]:
        return {found.id for section in book.under(rule) for found in section.entries}

    assert ids("ca-10.6") == {found.id for found in entries(book) if found.id.startswith("CA-10.6.")} != set()
    assert ids("CA-10.6.1") == {"CA-10.6.1"}
    assert {rule.partition(".")[0] for rule in ids("CA-1")} == {"CA-1"}
    assert ids("CA") == {found.id for found in entries(book)}
    with pytest.raises(UnknownRule, match=r"CA-10\.99"):
        book.under("CA-10.99")


def test_unknown_games_and_languages_are_refused() -> None:
    with pytest.raises(UnknownGame):
        rulebook("chess", "pl")
    with pytest.raises(UnknownLanguage):
        rulebook(KNIGHTS, "fr")


def test_search_wants_every_word_whatever_the_accents() -> None:
    """Somebody without a Polish keyboard can find Polish rules."""
    book = rulebook(KNIGHTS, "pl")

    assert "RZ-13.2" in [found.id for found in book.search("lucznik CHLOP")]
    assert [found.id for found in book.search("rz-8.10")] == ["RZ-8.10"]
    assert book.search("lucznik jednorozec") == []
    assert book.search("  ") == []


def test_an_entry_is_html_without_its_id() -> None:
    """Lists and tables under the paragraph belong to the entry."""
    assert entry("RZ-5.2", "en").html == "<p>Recruitment does not move the sword and does not change points.</p>\n"
    assert entry("RZ-3.4", "en").html.count("<li>") == 6
    assert "<table>" in entry("RZ-1.2", "en").html


def test_markup_in_a_text_is_shown_not_run() -> None:
    book = parse(KNIGHTS, "en", "# T\n## RZ-1 One\n**RZ-1.1** a <script>b</script>\n")

    assert "<script>" not in entries(book)[0].html


@pytest.mark.rule("RZ-1.2")
def test_strengths_come_from_the_data_file() -> None:
    """Every army in the order of the file; reconstructed numbers have an asterisk and a footnote."""
    armies = [card for card in tables.data(KNIGHTS)["card"] if "strength" in card]
    rows = re.findall(
        r"^\| ([^|]+) \| (\d)(\S*) \| (\d)\S* \| (\d)\S* \|$", entry("RZ-1.2", "en").markdown, re.MULTILINE
    )

    assert [[int(row[1]), int(row[3]), int(row[4])] for row in rows] == [
        [card["strength"][material] for material in ("stone", "brick", "wood")] for card in armies
    ]
    assert [row[2] == "\\*" for row in rows] == [card["provenance"]["strength"] == "reconstructed" for card in armies]
    assert entry("RZ-1.2").marks == ("reconstructed",)
    assert f"\\*{NBSP}Siła odtworzona" in entry("RZ-1.2").markdown


def test_a_corrected_strength_loses_asterisk_footnote_and_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    """Correcting the data file is enough."""
    known = {"id": "dragon", "strength": {"stone": 2, "brick": 7}, "provenance": {"strength": "rulebook"}}
    monkeypatch.setattr(tables, "data", lambda game_id: {"card": [known]})
    text = "# T\n## RZ-1 One\n**RZ-1.1** Strength {strength:dragon.brick}.\n\n{strengths}\n"
    found = entries(parse(KNIGHTS, "en", text))[0]

    assert found.markdown == "Strength 7.\n\n| Card | Stone | Brick |\n| --- | --- | --- |\n| Dragon | 2 | 7 |"
    assert found.marks == ()


def test_a_mark_at_the_end_of_a_line_is_no_part_of_the_text() -> None:
    found = entries(parse(KNIGHTS, "en", "# T\n## RZ-1 One\n**RZ-1.1** A guess. {reconstructed}\n"))[0]

    assert (found.markdown, found.marks) == ("A guess.", ("reconstructed",))


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 0, "a title and at least one section"),
        ("# T\n", 1, "a title and at least one section"),
        ("# T\nstray\n", 2, "text outside an entry"),
        ("# T\n## RZ-1\n", 2, "neither"),
        ("# T\n## RZ-1 One\n\n## RZ-2 Two\n", 4, "RZ-1 has no entries"),
        ("# T\n**RZ-1.1** a\n", 2, "outside its section"),
        ("# T\n## RZ-1 One\n**RZ-2.1** a\n", 3, "outside its section"),
        ("# T\n## RZ-1 One\n**RZ-1.1** a\n**RZ-1.1** b\n", 4, "stands there twice"),
        ("# T\n## RZ-1 One\n**RZ-1.1**\n", 3, "neither"),
        ("# T\n## RZ-1 One\n**RZ-1.1** a {unicorns}\n", 3, "{unicorns} stands for nothing"),
        ("# T\n## RZ-1 One\n**RZ-1.1** a {strength:unicorn.brick}\n", 3, "stands for nothing"),
        ("# T\n## RZ-1 One\n**RZ-1.1** a {strength:dragon}\n", 3, "stands for nothing"),
    ],
)
def test_a_broken_rules_text_names_the_line(text: str, line: int, message: str) -> None:
    with pytest.raises(BadText, match=re.escape(message)) as caught:
        parse(KNIGHTS, "pl", text)

    assert caught.value.line == line
    assert f"rules.pl.md of {KNIGHTS}, line {line}: " in str(caught.value)
