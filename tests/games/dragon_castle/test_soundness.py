"""Positions that cannot arise are refused by name, and never read in a way that breaks later."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wawel
from tests.budgets import budget
from tests.games.dragon_castle.tables import at
from wawel.core.rng import Rng
from wawel.games.dragon_castle import GAME
from wawel.games.dragon_castle.components.ids import SPIRITS

ROW = ". . . . . ."
REST = f"{ROW} / {ROW} / {ROW}"
EVERY = "+".join(SPIRITS)
ALL = f"spirits: {EVERY}\nused: {EVERY}"
PICKED = "seats: 2\nlayout: 22110\ncastle: 2S1 1S2 1S3 1S4 .\nphase: picked\nhand: M1"
PAID = f"seats: 2\ncastle: 1M1\nphase: power\n{ALL}"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nonsense", "a line is 'name: value'"),
        ("seats: 2\nseats: 3", "each name once"),
        ("", "'seats' takes a number"),
        ("seats: 5", "DC-2.1"),
        ("seats: 2\nseat: 2", "DC-2.1"),
        ("seats: 2\nsize: 9x9", "DC-1.4"),
        ("seats: 2\nphase: sleep", "'phase' is one of setup, start"),
        ("seats: 2\ncastle: 1M1 / 1M1 1M2", "DC-14.5"),
        ("seats: 2\nlayout: 11\ncastle: 1M1", "DC-0.4"),
        ("seats: 2\nlayout: 1\ncastle: 2M1", "DC-3.1: no stack of height 2"),
        ("seats: 2\nlayout: 1\ncastle: x", "DC-0.4"),
        ("seats: 2\ncastle: 4M1", "DC-14.5"),
        ("seats: 2\ncastle: 1X1", "DC-0.2"),
        ("seats: 2\ncastle: 1M1 1M1 1M1 1M1 1M1", "DC-1.1: there are four copies of M1"),
        ("seats: 2\ncastle: 1? 1?", "DC-2.3: only one tile"),
        ("seats: 2\ncastle: 3M1\nunseen: M2=1", "DC-2.3: 2 tiles are covered"),
        ("seats: 2\ncastle: 3M1\nunseen: M1=4", "DC-1.1"),
        ("seats: 2\nspirits: ghost", "'spirits' is one of deception"),
        ("seats: 2\ndeal spirits: 1", "DC-2.6"),
        ("seats: 2\ndeal spirits: 2 wind", "DC-2.6"),
        (f"seats: 2\nrealm 0: {ROW}", "DC-0.3: 'realm 0' has 4 rows of 6 cells"),
        (f"seats: 2\nrealm 0: S4 . . . . . / {ROW} / {ROW} / {ROW}", "DC-0.3"),
        (f"seats: 2\nrealm 0: 0# . . . . . / {ROW} / {ROW} / {ROW}", "DC-0.3"),
        (f"seats: 2\nrealm 0: 90# 90# . . . . / {ROW} / {ROW} / {ROW}", "DC-1.1: more than 116"),
        (f"seats: 2\nrealm 0: 1S1 1S2 1S3 1S4 . . / {ROW} / {ROW} / {ROW}", "DC-7.8"),
        ("seats: 2\nrealm 2: .", "unknown line 'realm 2'"),
        ("seats: 2\nhas 0: gold=3", "DC-1.5"),
        ("seats: 2\nhas 0: pool=999", "'pool' takes a number from 0 to 116"),
        ("seats: 2\nhas 0: pool=41", "DC-1.4: there are 40 shrines"),
        ("seats: 2\nhas 0: tokens=4", "DC-11.5"),
        ("seats: 2\nhas 0: sets=1/-3", "'points of sets' takes a number"),
        ("seats: 2\nhand: M1 M1 M1", "DC-5.3"),
        ("seats: 2\nhand: M1", "DC-4.4"),
        ("seats: 2\nphase: picked\nhand: M1", "DC-5.1"),
        ("seats: 2\nphase: placing", "DC-6.1"),
        ("seats: 2\nphase: placing\nhand: M1 M1\nplaced: yes", "DC-6.1"),
        ("seats: 2\nplaced: maybe", "'placed' is yes or no"),
        (f"seats: 2\nphase: placing\nhand: M1\nrealm 0: {' / '.join(['1^ 1^ 1^ 1^ 1^ 1^'] * 4)}", "DC-6.6"),
        ("seats: 2\nafter: picked", "DC-4.8"),
        ("seats: 2\nphase: power", "DC-9.3"),
        ("seats: 2\nphase: power\npower: wind", "DC-9.3"),
        ("seats: 2\nphase: power\npower: depths\nspirits: depths\nused: depths", "DC-9.3"),
        ("seats: 2\nused: wind", "DC-9.1"),
        ("seats: 2\nduties: loyalty", "'duties' is one of elegance-owed"),
        ("seats: 2\nphase: resolve\nafter: after", "DC-4.8"),
        ("seats: 2\nchecking: yes", "DC-4.8"),
        ("seats: 2\nphase: shrines\nafter: after", "DC-8.1"),
        ("seats: 2\nphase: shrines\nafter: after\nsite: 1 a1", "DC-8.1"),
        ("seats: 2\nturned: 1a1", "DC-9.20"),
        ("seats: 2\nmoved: a1", "DC-9.15"),
        ("seats: 2\nphase: over", "DC-11.3"),
        ("seats: 2\nphase: setup\ncastle: 1M1\nfirst: 0", "DC-2.7: nothing is left to draw"),
        ("seats: 2\nphase: power\npower: wind\nspirits: wind\nused: wind", "DC-9.9: nothing can be"),
        (f"seats: 2\nphase: setup\nrealm 0: 1S1 . . . . . / {ROW} / {ROW} / {ROW}", "DC-2.7"),
        ("seats: ٢", "'seats' takes a number"),
        ("seats: 2\nfirst: -1", "'first' takes a number"),
        ("seats: 2\nround: 0", "DC-2.1: 'first' is a seat and 'round' at least 1"),
        ("seats: 2\ncastle: 1M1\nround: 255", "DC-4.6: round 255"),
        ("seats: 2\ncastle: ١M1", "DC-14.5"),
        ("seats: 2\nlayout: 1\ncastle: ١M1", "DC-0.4"),
        (f"seats: 2\nrealm 0: 00012S1 . . . . . / {REST}", "DC-0.3"),
        (f"seats: 2\nrealm 0: 1## . . . . . / {REST}", "DC-0.3"),
        ("seats: 2\nspirits: wind+wind", "'spirits' says 'wind' twice"),
        ("seats: 2\nhas 0: pool=1 pool=2", "'has 0' says 'pool' twice"),
        ("seats: 2\nhas 0: pool=1/7", "'pool' takes a number"),
        ("seats: 2\ncastle: 2M1\nunseen: S1=1 S1=2", "'unseen' says 'S1' twice"),
        ("seats: 2\ncastle: 1M1\nhas 0: tokens=3", "DC-11.5: at most 1 tokens"),  # the fourth would end nothing
        ("seats: 2\ncastle: 1M1\nseat: 1\nhas 0: tokens=3", "DC-11.5: at most 2 tokens"),
        ("seats: 3\ncastle: 1M1\nphase: after\nhas 0: tokens=4", "DC-11.5: at most 3 tokens"),
        ("seats: 2\ncastle: 2M1\nhas 0: tokens=1", "DC-5.6: nobody can have summoned"),
        ("seats: 2\nphase: over\nhas 0: tokens=4", "DC-11.5: at most 3 tokens"),
        (f"seats: 2\ncastle: 1M1\nhas 0: discards=70\nrealm 1: 60# . . . . . / {REST}", "DC-5.5: 70 discards"),
        ("seats: 2\nhas 0: sets=1/2", "DC-7.3: 0 face-down tiles of seat 0 are too few for sets=1"),
        (
            f"seats: 2\nhas 0: sets=1/9999\nrealm 0: 30# . . . . . / {REST}",
            "DC-7.4: sets=1 of seat 0 are worth 2 to 24",
        ),
        (f"seats: 2\nhas 0: sets=2/7\nrealm 0: 7# . . . . . / {REST}", "DC-7.4: sets=2 of seat 0 are worth 4 to 4"),
        ("seats: 2\nhas 0: sets=0/9", "DC-7.4: sets=0 of seat 0 are worth 0 to 0"),
        (f"seats: 2\nhas 0: dragons=2 beauty=1 sets=2/4\nrealm 0: 8# . . . . . / {REST}", "DC-7.3: seat 0 has fewer"),
        (f"seats: 2\nrealm 0: 1# . . . . . / {REST}\nturned: -1a1", "'turned' takes a number"),
        (f"seats: 2\nrealm 0: 1# . . . . . / {REST}\nturned: 1a1 1a1", "'turned' says '1a1' twice"),
        (f"seats: 2\nrealm 0: 2# . . . . . / {REST}\nturned: 0a1", "DC-9.20"),
        (f"seats: 2\nrealm 0: 1S1 . . . . . / {REST}\nturned: 1a1", "DC-9.20"),
        (f"seats: 2\nphase: over\nhas 0: tokens=2\nrealm 0: 1# . . . . . / {REST}\nturned: 1a1", "DC-9.20"),
        (f"{PICKED}\norigin: 2a1", "DC-5.1: 'origin' names a level of a stack"),  # a1 still has its second tile
        (f"{PICKED}\norigin: 1c1", "DC-5.1: 'origin' names a level of a stack"),  # no stack that high was built there
        (f"{PICKED}\norigin: 1n9", "DC-5.1: 'origin' names a level of a stack"),
        ("seats: 2\nlayout: 2\ncastle: 1M1\norigin: 2a1", "DC-5.1: 'origin' is where the first pick"),
        (f"{PICKED}\norigin: 2b1\nplaced: yes", "DC-6.1"),
        (f"{PICKED}\norigin: 2b1\nduties: deception", "DC-9.9: 'duties' are of spirits used this turn"),
        (f"{PICKED}\norigin: 2b1\nduties: deception deception", "'duties' says 'deception' twice"),
        (f"{PICKED}\norigin: 2b1\nduties: elegance-owed elegance-met", "DC-9.13"),
        (f"{PICKED}\norigin: 2b1\n{ALL}\nduties: deception depths", "DC-9.6"),
        (f"{PICKED}\norigin: 2b1\n{ALL}\nduties: elegance-owed deception", "DC-9.6"),
        (f"{PICKED}\norigin: 2b1\n{ALL}\nduties: elegance-owed", "DC-9.9: an open duty finds no tile"),
        (f"seats: 2\ncastle: 1M1\nphase: after\n{ALL}\nduties: deception", "DC-9.8"),
        (f"seats: 2\ncastle: 1M1\nphase: after\n{ALL}\nduties: elegance-owed", "DC-9.13"),
        (f"seats: 2\ncastle: 1M1 1S1 1M2\n{ALL}\nduties: elegance-met", "DC-9.13"),
        ("seats: 2\nphase: setup\ncastle: 1?\nspirits: wind\nused: wind", "DC-9.1"),
        ("seats: 2\nphase: setup\ncastle: 1?\nhas 0: tokens=1", "DC-2.7"),
        (f"{PAID}\npower: strength\nmoved: b1\nrealm 0: 1S1 . . . . . / {REST}", "DC-9.15"),
        (f"{PAID}\npower: strength\nmoved: b1\nrealm 0: 1S1 1^ . . . . / {REST}", "DC-9.15"),
        (f"{PAID}\npower: wind\nmoved: b1\nrealm 0: 1^ 1# . . . . / {REST}", "'moved' is yes or no"),
        (f"{PAID}\npower: wind\nchecking: yes\nrealm 0: 1^ 1# . . . . / {REST}", "DC-4.8"),
        (f"{PAID}\npower: wind\nrealm 0: 1^ 1# . . . . / 1S1 1S1 1S1 1S1 . . / {ROW} / {ROW}", "DC-7.8"),
        (
            f"{PAID}\npower: faith\nhas 0: pool=0\nsite: 1 a1\nturned: 1a1\nrealm 0: 1# . . . . . / {REST}",
            "DC-9.20: Faith has a shrine left",
        ),
        ("seats: 2\ncastle: 1?\nphase: over\nhas 0: tokens=2", "DC-2.3: a tile is revealed before"),
        (f"seats: 2\nphase: shrines\nsite: 1 a1 a1\nrealm 0: 1# . . . . . / {REST}", "'site' says 'a1' twice"),
        (f"seats: 2\nphase: shrines\nsite: 3 a1\nrealm 0: 1# . . . . . / {REST}", "DC-8.1"),
    ],
)
def test_a_wrong_position_names_what_is_wrong(text: str, complaint: str) -> None:
    """Never a half-read position."""
    with pytest.raises(wawel.BadPosition, match=re.escape(complaint)):
        GAME.from_position(text)


TWO_SETS = "1S2 1S3 1S4 . / . / 1S2 1S3 1S4 ."
TEXTS = [
    at("take:a1", castle="3M1 2S1 / . 1F1", spirits="wind", has0="pool=2").match.position,
    at(castle="1M1", phase="placing", hand="S1 S2", realm0="1^ 2# / 1S3", spirits="faith").match.position,
    at(castle="1M1", phase="shrines", after="after", realm0="1# 1#", site="2 a1 b1", turned="1a1 1b1").match.position,
    at("take:a1 S1 depths!shrine", castle="2M1 2M2", spirits=EVERY, has0="pool=3", unseen="S1=4").match.position,
    at("strength!shrine move:a1>b1", castle="1M1", spirits=EVERY, realm0="1S1 . 1S2", has0="pool=2").match.position,
    at(
        "S1@d1 change!shrine",
        castle="1M1",
        phase="placing",
        hand="S1",
        spirits=EVERY,
        realm0="1S2 1S3 1S4 . 1P1",
        has0="pool=3",
    ).match.position,
    at(castle="2M1 1S1 / . 1F1", spirits=EVERY, realm0="1S1 1S2 1S3 1^ 1P1 / 2#", has0="pool=2").match.position,
    at("summon", castle="1M1 1S1 1M2", spirits=EVERY, realm0="1S1 1M1", has0="pool=2").match.position,
    at("S1@d1 S1@d3", castle="1M1", phase="placing", hand="S1 S1", realm0=TWO_SETS, spirits=EVERY).match.position,
    "seats: 3\nphase: setup\ncastle: 1? 2? / 3? .\ndeal spirits: 1 wind+faith\ndeal dragons: 2 might+valor+piety\n",
]
# what to corrupt a text with: words of every line, and whole lines
WORDS = """- . / ? a1 b1 3c4 1a1 2a1 0 1 2 3 -1 00 7 99 255 M1 S1 1S4 2S1 2# 3^ 1^ 2? yes no wind strength faith
change depths start picked placing resolve shrines after power over setup elegance-owed elegance-met deception
pool=0 pool=3 tokens=2 sets=1/2 sets=9/99 dragons=1 discards=9 M1=2""".split()
_LINES = f"""phase: start|phase: picked|phase: placing|phase: resolve|phase: shrines|phase: after|phase: power
phase: over|seats: 3|seat: 1|first: 1|round: 2|round: 60|round: 255|hand: M1|hand: M1 M2|hand:|placed: yes
origin: 1a1|origin: 3a1|after: start|after: picked|after: placing|after: after|checking: yes|checking: no
duties: deception|duties: depths|duties: elegance-owed|duties: elegance-met|duties: depths elegance-owed
duties:|used: {EVERY}|used: -|spirits: {EVERY}|spirits: strength+wind+faith|power: destruction|power: strength
power: wind|power: cleverness|power: beauty|power: change|power: faith|moved: a1|moved: yes|unseen: -|unseen: M1=2
site: 1 a1|site: 2 a1 b1 c1|site:|turned: 1a1|turned: 1a1 1b1 2b1|turned:
castle: . .|castle: 1M1 . 1M1|castle: 2? 1S1|castle: 1M1 2M2 1M1|layout: 323
realm 0: 1S1 1S1 1S1 1S1 . . / {REST}|realm 0: 2# 1^ 1# 1S1 1P1 1P2 / 1S1 1M1 1F1 1F1 . . / {ROW} / {ROW}
realm 1: 9# . . . . . / {REST}|has 0: pool=0|has 0: pool=4 tokens=1|has 0: tokens=2|has 1: sets=3/6 dragons=3
has 0: sets=1/2 beauty=1|has 1: discards=99|has 0: discards=20 pool=2"""
LINES = _LINES.replace("\n", "|").split("|")


def spoilt(text: str, rng: Rng, changes: int) -> str:
    """Change some words and some lines."""
    rows = text.splitlines()
    for _ in range(changes):
        place = rng.below(len(rows))
        words = rows[place].split(" ")
        words[rng.below(len(words))] = WORDS[rng.below(len(WORDS))]
        line = LINES[rng.below(len(LINES))]
        if rng.below(4):
            rows = [row for row in rows if row.partition(":")[0] != line.partition(":")[0]] + [line]
        else:
            rows[place] = " ".join(words)
    return "\n".join(rows)


@settings(max_examples=budget(400))
@given(st.sampled_from(TEXTS), st.integers(0, 10**6), st.integers(1, 4))
def test_any_text_is_a_sound_position_or_is_refused(text: str, seed: int, changes: int) -> None:
    """Change, drop or insert some words of a position: what is still read can be played on, and every position that
    follows can be viewed, written and read again, up to the end of the match."""
    rng = Rng(seed)
    try:
        state = GAME.from_position(spoilt(text, rng, changes))
    except wawel.BadPosition:
        return
    for _ in range(400):
        assert GAME.from_position(GAME.position(state)).encode() == state.encode()
        GAME.observe(state, 0)
        actor = GAME.actor(state)
        if actor == wawel.NOBODY:
            break
        GAME.apply(state, actor, GAME.pick(state, actor, rng))
    assert GAME.actor(state) == wawel.NOBODY
