"""What a player reads: questions that depend on what may be done, in both languages."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentSerializer

from tests.games.carcassonne.driver import positions
from tests.games.carcassonne.scene import options, scene
from wawel.core import telling
from wawel.games.carcassonne import GAME
from wawel.testing import Played, rule
from wawel.words import sentence, word
from wawel.words.bundles import LANGUAGES, messages, resource

PRINCESS = "BA-N 0,-1/2 city@S BA-B 0,1/0 cloister BA-U -1,0/0 road@W PD-L4 1,-1/0 princess:0,-1:city@S"
WORD = {"pl": "wróżk", "en": "fairy"}


def help_of(line: Played, lang: str) -> str:
    """The longer text of the question asked now."""
    asked = telling.ask(GAME, GAME.ask(line.match.state(), line.match.waiting[0]))
    args = asked["args"]
    assert isinstance(args, dict)
    return sentence(GAME.id, lang, f"ask-{asked['key']}-help", args, ["Hania", "Antek"])


def key(line: Played) -> str:
    return GAME.ask(line.match.state(), line.match.waiting[0]).key


@rule("CA-10.5.5", "CA-2.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_the_princess_the_fairy_is_offered_only_where_she_may_move(lang: str) -> None:
    may = scene(PRINCESS)
    may_not = scene(PRINCESS, options={"princess_then_fairy": "no"})

    assert options(may) == ["pass", "fairy:0,1"]
    assert options(may_not) == ["pass"]
    assert WORD[lang] in help_of(may, lang)
    assert WORD[lang] not in help_of(may_not, lang)


@rule("CA-6.3", "CA-10.6.1")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("BA-U 1,0/0 road@W BA-B 0,1/0 pass BA-B 0,2/0", "action"),
        ("BA-U 1,0/0 road@W BA-B 0,1/0 pass PD-P3 2,0/0", "portal"),
        ("BA-U 1,0/0 road@W BA-B 0,1/0 pass PD-V1 0,2/0", "action-volcano"),
    ],
)
def test_a_question_offers_the_fairy_when_she_may_be_moved(line: str, asked: str, lang: str) -> None:
    """And does not while the seat has no follower on the map, or in the base game."""
    with_follower, without = scene(line), scene(line.replace("road@W", "pass"))

    assert key(with_follower) == key(without) == asked
    assert WORD[lang] in help_of(with_follower, lang)
    assert WORD[lang] not in help_of(without, lang)
    if asked == "action":
        assert WORD[lang] not in help_of(scene(line, options={"sets": "none"}), lang)


@rule("CA-6.3", "CA-7.1")
def test_who_has_no_follower_left_or_finds_no_room_is_told_so() -> None:
    """Seven followers on the map; and a road tile whose road and both fields are taken."""
    spots = "0@0,0:city@N 0@0,0:road@E 0@0,0:field@2 0@0,0:field@3 0@0,1:cloister 0@0,1:field@0 0@0,2:cloister"
    seven = "map: BA-D@0,0/0 BA-B@0,1/0 BA-B@0,2/0 BA-U@1,0/0\nphase: action\n" + f"figures: {spots}\n"
    taken = "map: BA-D@0,0/0 BA-U@1,0/0\nphase: action\nfigures: 0@0,0:road@E 0@0,0:field@2 1@0,0:field@3\n"

    assert key(scene("", position=seven)) == "action-no-followers"
    assert key(scene("", position=taken)) == "action-no-room"
    assert options(scene("", position=taken)) == ["pass", "fairy:0,0"]


@rule("CA-10.4.2")
def test_the_portal_question_tells_of_complete_features_on_its_own_tile() -> None:
    """They can be claimed there and nowhere else."""
    line = scene("BA-B 0,1/0 pass PD-P3 0,-1/2")

    assert "city@S" in options(line)
    assert "0,0:city@N" not in options(line)
    assert "may be complete" in help_of(line, "en")
    assert "może być ukończony" in help_of(line, "pl")


@rule("CA-6.3")
@pytest.mark.parametrize("seed", range(4))
def test_every_question_mentions_the_fairy_exactly_when_she_can_move(seed: int) -> None:
    """Whole games that seek princesses, portals and dragons."""
    keys: set[str] = set()
    for state in positions(2, seed, True, {"princess_then_fairy": "no"} if seed % 2 else {}):
        actor = GAME.actor(state)
        if actor < 0:
            continue
        asked = telling.ask(GAME, GAME.ask(state, actor))
        args = asked["args"]
        assert isinstance(args, dict)
        keys.add(str(asked["key"]))
        texts = [GAME.format(state, actor, action) for action in GAME.legal(state, actor)]
        if "fairy" in args:
            words = sentence(GAME.id, "en", f"ask-{asked['key']}-help", args, ["Hania", "Antek"])
            assert ("fairy" in words) == any(text.startswith("fairy:") for text in texts)

    assert {"action", "portal", "action-volcano", "action-princess"} <= keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_name_things_instead_of_coordinates(lang: str) -> None:
    """Boards light up the place; Polish never calls it by the word for farmland."""
    said = "\n".join(FluentSerializer().serialize_entry(message) for message in messages(resource(GAME.id, lang)))

    assert "$x" not in said
    assert "$y" not in said
    assert not re.search(r"\bpol(e|a|u|em)\b", said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_tile_has_a_name_of_its_own(lang: str) -> None:
    """Also those of sets that are not on the table."""
    printed = re.findall(r'\{id="(\S+)", n=', (files("wawel.games.carcassonne") / "data.toml").read_text("utf-8"))

    assert len(printed) == 121
    assert len({word(GAME.id, lang, f"tile-{tile}") for tile in printed}) == 121
