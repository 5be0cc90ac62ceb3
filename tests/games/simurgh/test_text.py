"""Notation and positions of Simurgh as text."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wawel
from tests.budgets import budget
from tests.games.simurgh.scenes import legal, scene, view
from wawel.core.rng import Rng
from wawel.games.simurgh import GAME
from wawel.games.simurgh.face.tables import part
from wawel.testing import play
from wawel.words import BadText, rulebook
from wawel.words.rulebook import parse

NBSP = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("dance", "SI-4: 'dance' is no action"),
        ("dance:3", "SI-4: 'dance' is no action"),
        ("knight@forge", "SI-5.2: 'knight' is no vassal"),
        ("rider@castle", "SI-7.1: 'castle' is no space"),
        ("rider@w7.1", "SI-7.1"),
        ("rider@w1.5", "SI-7.1"),
        ("lay:85", "SI-1.1: '85' is no tile"),
        ("lay:x", "SI-1.1"),
        ("use:49d", "SI-1.4: '49d' is no ability"),
        ("use:12a", "SI-1.1: '12' is no dragon"),
        ("use:", "SI-1.4"),
        ("pay:wood", "SI-0.3: 'wood' is no part of a bundle"),
        ("get:1gold", "SI-0.3"),
        ("get:99veg", "SI-0.3"),
        ("get:9veg+9veg", "SI-0.3: '9veg+9veg' is more"),
        ("lay:07", "SI-1.1"),
        ("lay:٧", "SI-1.1"),
        ("explore:3", "SI-10.1: '3' is no area"),
        ("return:49", "SI-13.1"),
        ("buy:5", "SI-1.1: '5' is no market area"),
        ("objective:73/6", "SI-1.1: '6' is no objective space"),
        ("mark:12", "SI-1.1: '12' is no dragon"),
        ("drop:pp", "SI-0.3: 'pp' is no resource"),
        ("recall:forge", "SI-5.2"),
    ],
)
def test_what_is_no_action_is_told_so(text: str, complaint: str) -> None:
    """The message has the rule and lists what there is."""
    with pytest.raises(wawel.BadNotation) as caught:
        scene("").match.play(0, text)

    assert complaint in str(caught.value)


def test_a_position_says_only_what_is_needed() -> None:
    """Two seats, Spearman mode, everybody as at the start, seat 0 to move."""
    match = play(GAME, "", position="seats: 2\n").match

    assert match.waiting == [0]
    assert match.view(0)["phase"] == "before"


@pytest.mark.once
def test_the_example_of_the_notation_page_can_be_read() -> None:
    """What the page shows is a position, and it is written the same way again."""
    page = (Path(__file__).parents[3] / "docs" / "notation" / "simurgh.md").read_text("utf-8")
    example = page.split("```")[1].strip()
    again = GAME.position(GAME.from_position(example)).splitlines()

    assert [row for row in example.splitlines() if row not in again] == ["seen: 4=0 9=01 35=0"]


@pytest.mark.once
def test_the_rules_text_shows_the_values_of_the_data_file() -> None:
    """Spaces, tiles, abilities and objectives are tables, with guesses marked."""
    book = rulebook("simurgh", "en")
    entries = {entry.id: entry for section in book.sections for entry in section.entries}

    assert "| Forge | 1 wood + 1 stone | 2 weapons | many vassals |" in entries["SI-7.1"].markdown.replace(NBSP, " ")
    assert "dragons 3→1 (markers: 3)" in entries["SI-7.1"].markdown
    assert "| Research no. 20 | 2 power points → 4 wisdom |" in entries["SI-1.1"].markdown.replace(NBSP, " ")
    assert "when you spend a spearman: 2 × wood/stone" in entries["SI-12.3"].markdown.replace(NBSP, " ")
    assert "| Objective no. 84 | vegetables and meat | 6 | 4 | – |" in entries["SI-15.3"].markdown.replace(NBSP, " ")
    marked = [id for id, entry in entries.items() if entry.marks]
    assert marked == ["SI-8.1", "SI-9.2", "SI-10.1", "SI-15.3"]
    with pytest.raises(BadText, match="tiles:dragonfly"):
        parse("simurgh", "en", "# T\n## SI-1 One\n**SI-1.1** a {tiles:dragonfly}\n")
    with pytest.raises(BadText, match="objectives"):
        parse("knights-and-castles", "en", "# T\n## RZ-1 One\n**RZ-1.1** a {objectives}\n")


def test_abilities_say_what_they_add_and_cost_besides() -> None:
    """With the numbers of their tiles, as an owner of the box finds them."""
    table = part("en", "abilities").markdown.replace(NBSP, " ")

    assert "Tributary (51, 52)" in table
    assert "when you receive wisdom: +2 wisdom" in table
    assert "1 additional marker → 4 power points" in table


def test_a_bundle_may_be_named_in_any_order() -> None:
    line = scene("goods 0: 2wood+3stone\nwilds: w1=39\nboard: 0r@w1.1\nfree 0: 1 0", "explore:w1 pay:1stone+2wood")

    assert line.match.record.lines[-1].text == "pay:2wood+1stone"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nonsense", "a line is 'name: value'"),
        ("seats: 2\nseats: 3", "each name once"),
        ("seats: 6", "SI-2.1"),
        ("seats: x", "SI-2.1"),
        ("mode: king", "SI-2.4"),
        ("length: endless", "SI-15.1"),
        ("phase: party", "SI-3.1"),
        ("areas: 7", "SI-2.6"),
        ("goods 0: 3gold", "SI-0.3"),
        ("goods 0: veg", "SI-0.3"),
        ("pp 0: -1", "SI-0.5"),
        ("pp 0: 3\nearned 0: 1 1 0 0 0 0 0", "SI-15.6"),
        ("free 0: 1", "SI-2.4"),
        ("free 0: 4 1", "SI-20.3"),
        ("free 0: 0 0", "SI-6.5"),
        ("hand 0: 49", "SI-1.1"),
        ("hand 0: 3!9", "SI-20.1"),
        ("seen: 3", "SI-20.1"),
        ("seen: 3=x", "SI-20.1"),
        ("dragons 0: 49:d", "SI-1.4"),
        ("dragons 0: 12:a", "SI-1.1"),
        ("wilds: w5=3", "SI-10.1"),
        ("wilds: w1=3 w1=4", "SI-10.1"),
        ("board: 0s@w1.1", "SI-5.2"),
        ("board: 0s@dragon_spires", "SI-5.2"),
        ("board: 0s@armoury 1s@armoury", "SI-5.3"),
        ("board: 7s@forge", "SI-5.3"),
        ("market: 1 2 3", "SI-8.1"),
        ("market: 1 2 3 49", "SI-1.1"),
        ("objectives: 1 - - - -", "SI-1.1"),
        ("market: 1 2 3 4\nhand 0: 1", "SI-20.3: tile 1 is in two places"),
        ("left: 20 0 0 0", "SI-2.3"),
        ("left: 1 2", "SI-2.3"),
        ("resting: 2 0", "SI-10.9"),
        ("resting: a b", "takes numbers"),
        ("stack: 9,1,1,1,1,1,1,1", "SI-3.4"),
        ("stack: 1,2", "SI-3.4"),
        ("phase: pay", "SI-3.4"),
        ("phase: keep", "SI-3.4"),
        ("phase: keep\nstack: 1,1,0,1,0,0,0,0", "SI-3.4"),
        ("phase: before\nstack: 2,1,0,0,0,0,0,0", "SI-3.4"),
        ("phase: place", "SI-3.4"),
        ("phase: before\nlaid: w1", "SI-3.4"),
        ("phase: place\nlaid: w1", "SI-3.4"),
        ("phase: area", "SI-3.4"),
        ("phase: before\ndrawn: 50", "SI-3.4"),
        ("phase: pick", "SI-3.4"),
        ("phase: deal", "SI-3.4"),
        ("phase: over\nbase: before", "SI-3.4"),
        ("phase: drop\ngoods 0: -", "SI-3.7"),
        ("weather: fine", "unknown line"),
        ("phase: first\nhand 0: 18~\nmarket: 9 10 11 12\nchronicle: 1", "SI-2.2"),
        ("phase: first\nhand 0: 18~", "SI-2.8"),
        ("phase: first\nmarket: 9 10 11 12", "SI-2.9"),
        ("phase: first\nmode: dragonlord\nstep: 9", "SI-3.4"),
        ("phase: deal\nbase: powers\nlaid: w1\nwilds: w1=3", "SI-2.2"),
        ("phase: deal\nbase: powers\ndrawn: 50", "SI-2.2"),
        ("phase: deal\nbase: powers\ngoods 0: 3veg", "SI-2.2"),
        ("phase: deal\nbase: power-draft", "SI-3.4"),
        ("phase: deal\nbase: tiles\nhand 0: 29 5", "SI-2.8"),
        ("phase: deal\nbase: one-dragon\nmarket: 9 10 11 12\nhand 0: 29 1 13 37\nhand 1: 30 2 14 25", "SI-2.8"),
        (
            "mode: dragonlord\nphase: power\nbase: power-draft\nseat: 1\noffer 1: 29 30 31\nfirst: 0\nhand 0: 32",
            "SI-2.8",
        ),
        ("mode: dragonlord\nphase: power\nbase: power-draft\nseat: 1\noffer 1: 29 30 5\nfirst: 0", "SI-2.11"),
        ("phase: objective\nbase: after\nstack: 4,0,3,0,1,0,0,0\ndrawn: 73 74 50", "SI-3.4"),
        ("phase: keep\nbase: after\nstack: 3,3,3,0,1,0,0,0\ndrawn: 49 50 73", "SI-3.4"),
        ("chronicle: 1 2 3 4 13 14 21 22", "SI-15.1"),
        ("objectives: 73 74 75 76 77", "SI-15.1"),
        ("ending: 1", "SI-15.1"),
        ("ending: 1\nchronicle: 1 2 3 4 13 14 21 22", "SI-15.2"),
        ("seat: 1\nfirst: 0", "SI-2.1"),
        ("phase: over\nturn: 6", "SI-15.2"),
        ("turn: 400", "SI-20.4"),
        ("wilds: w1=38\nboard: 0r@w1.1 0r@w1.3\nfree 0: 1 0", "SI-11.2"),
        ("wilds: w1=38\nboard: 0r@w1.4\nfree 0: 1 0", "SI-11.9"),
        ("wilds: w1=38\nboard: 0r@w1.3\nreached: w1\nfree 0: 1 0", "SI-11.9"),
        ("wilds: w1=1", "SI-20.3"),
        ("wilds: w1=38", "SI-20.3"),
        ("wilds: w1=1\nboard: 0s@w1.1 0s@w1.1 1s@w1.1\nfree 0: 0 1\nfree 1: 0 1", "SI-20.3"),
        ("hand 0: 29 30 31", "SI-2.7"),
        ("seen: 5=0", "SI-20.2"),
        ("hand 0: 5?1", "SI-20.1"),
        ("hand 0: 5~?1*1", "SI-20.1"),
        ("hand 0: 5?1*x", "SI-20.1"),
    ],
)
def test_a_position_that_cannot_be_is_told_so(text: str, complaint: str) -> None:
    """The message has the rule it breaks."""
    with pytest.raises(wawel.BadPosition) as caught:
        GAME.from_position(text)

    assert complaint in str(caught.value)


def mutated(match: wawel.Match, other: wawel.Match, rng: Rng) -> str:
    """A position with lines of another one, or without some of its own."""
    rows = dict(row.split(": ", 1) for row in match.position.splitlines())
    strange = dict(row.split(": ", 1) for row in other.position.splitlines())
    for _ in range(1 + rng.below(3)):
        name = sorted(strange)[rng.below(len(strange))]
        if rng.below(4):
            rows[name] = strange[name]
        else:
            rows.pop(name, None)
    return "".join(f"{name}: {value}\n" for name, value in rows.items())


@pytest.mark.slow
@settings(max_examples=budget(8))
@given(st.integers(0, 10**6), st.sampled_from(["spearman", "dragonlord"]), st.integers(0, 120))
def test_what_is_read_can_be_played_on_and_written(seed: int, mode: str, steps: int) -> None:
    """A position made of parts of two others is refused with a reason, or it is sound."""
    rng = Rng(seed)
    matches = [wawel.Match(GAME, 2, seed=seed + number, options={"mode": mode}) for number in range(2)]
    for match in matches:
        for _ in range(rng.below(steps + 1)):
            if not match.over:
                seat = match.waiting[0]
                match.play(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
    for _ in range(20):
        try:
            match = wawel.Match(GAME, 2, seed=seed, position=mutated(matches[0], matches[1], rng))
        except wawel.BadPosition:
            continue
        for _ in range(25):
            if match.over:
                break
            seat = match.waiting[rng.below(len(match.waiting))]
            match.play(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
            assert GAME.from_position(match.position).encode() == match.state().encode()
            for viewer in (-1, 0, 1):
                assert json.dumps(match.view(viewer))
                GAME.resample(match.state(), viewer, rng)


def test_a_position_in_the_middle_of_an_effect_can_be_played_on() -> None:
    """The effect stack is part of the text."""
    line = scene("goods 0: 3wisdom+3weapon\nwilds: w1=42\nboard: 0r@w1.1\nfree 0: 1 0", "explore:w1")
    again = play(GAME, "pay:3weapon", position=line.match.position)

    assert "stack: 1," in line.match.position
    assert view(again)["seats"][0]["points"] == 5
    assert legal(again)


@pytest.mark.parametrize(
    ("position", "line", "source"),
    [
        ("hand 0: 7", "lay:7 area:w1", "bonus.w1"),
        ("goods 0: 1weapon\ndragons 0: 57:c", "spearman@scouts_quarters get:1wood buy:2", "market.2"),
        ("dragons 0: 57:c\ntop objectives: 73!0 74!0 75!0", "rider@dragonlord_monument objective:73/1", "objective.1"),
    ],
)
def test_prices_and_bonuses_are_named_too(position: str, line: str, source: str) -> None:
    assert source in [row["source"] for row in view(scene(position, line))["pending"]]
