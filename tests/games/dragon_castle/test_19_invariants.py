"""DC-19: what holds in every position of every match. Hypothesis chooses the matches and how they are played."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

import wawel
from tests.budgets import budget
from wawel.core.bits import count, members
from wawel.core.rng import Rng
from wawel.games.dragon_castle import GAME
from wawel.games.dragon_castle.components.ids import NAMES, TYPE
from wawel.games.dragon_castle.model.grid import SEAT_CELLS, groups, spread
from wawel.games.dragon_castle.model.state import OVER, PLACING, POWER, RESOLVE, SETUP, SHRINES, DragonState
from wawel.games.dragon_castle.rules import castle
from wawel.games.dragon_castle.scoring import final
from wawel.testing import rule

CARDS = ["none", "random", "random:3", "beginner:2", "all"]
STYLES = ["any", "sets", "spirits", "builder"]  # which choices are preferred
BUILDING = ("set:", "build:", "faith", "change", "beauty", "cleverness", "wind", "turn:", "shift:", "strength")


def started(seats: int, seed: int, cards: str, realm: str, layout: str) -> wawel.Match:
    options = {"spirits": cards, "dragons": cards, "realm": realm, "layout": layout}
    return wawel.Match(GAME, seats, seed=seed, options=options)


matches = st.builds(
    started,
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.sampled_from(CARDS),
    st.sampled_from(GAME.parts.realm_sizes),
    st.sampled_from(["standard", *GAME.parts.layouts]),
)
styles = st.sampled_from(STYLES)


def choose(match: wawel.Match, style: str, rng: Rng) -> int:
    """Any action, or preferably one that completes a set or calls a spirit."""
    seat = match.waiting[0]
    found = match.legal(seat)
    wanted: list[int] = []
    if style == "sets":
        view = match.view(seat)["previews"]
        assert isinstance(view, list)
        texts = {f"{preview['tile']}@{preview['cell']}" for preview in view}
        wanted = [action for action in found if match.format(seat, action) in texts]
    elif style == "builder":
        wanted = builders(match, seat, found)
    elif style == "spirits":
        wanted = [action for action in found if "!" in match.format(seat, action)]
    pool = wanted if wanted and rng.below(3) else found
    return pool[rng.below(len(pool))]


def builders(match: wawel.Match, seat: int, found: list[int]) -> list[int]:
    """Sets, shrines and the spirits that need them; tiles beside their own kind; no discards if there is a choice."""
    texts = {match.format(seat, action): action for action in found}
    s = match.state()
    assert isinstance(s, DragonState)
    wanted = [action for text, action in texts.items() if text.startswith(BUILDING)]
    if wanted:
        return wanted
    beside: list[int] = []
    for text, action in texts.items():
        if "@" in text:
            like = s.up[seat * 6 + TYPE[NAMES.index(text[:2])]]
            if like and spread(like, s.grid.full, s.grid.stride) >> (action & 255) & 1:
                beside.append(action)
    return beside or [action for text, action in texts.items() if text.startswith(("pair:", "shrine"))]


def positions(match: wawel.Match, style: str, seed: int) -> Iterator[DragonState]:
    """Play a match, yielding the position before every decision and at the end."""
    rng = Rng(seed)
    while True:
        state = match.state()
        assert isinstance(state, DragonState)
        yield state
        if match.over:
            return
        match.play(match.waiting[0], choose(match, style, rng))


@rule("DC-19.1", "DC-19.2", "DC-1.1")
@settings(max_examples=budget(12))
@given(matches, styles, st.integers(0, 99))
def test_tiles_shrines_and_tokens_are_conserved(match: wawel.Match, style: str, seed: int) -> None:
    """116 tiles, four copies of each symbol, forty shrines, seven tokens. A tile out of sight stays what it was."""
    lost = [0] * len(NAMES)
    for s in positions(match, style, seed):
        held = (s.hand > 0) + (s.hand2 > 0)
        assert s.left == sum(s.heights)
        assert s.left + sum(s.tall) + held + s.discarded == 116
        covered = s.left - len([cell for cell in s.layout.cells if s.heights[cell]])
        assert sum(s.bag) == covered
        seen = [*s.tops, *s.faces, s.hand, s.hand2]
        before, lost = lost, [0] + [4 - s.bag[tile] - seen.count(tile) for tile in range(1, len(NAMES))]
        # no symbol has more than four copies: tiles turned face-down or out of the game never come back
        assert all(now >= then for now, then in zip(lost, before, strict=True))
        face_up = sum(face > 0 for face in s.faces)
        assert sum(lost) == sum(s.tall) - face_up + s.discarded
        assert s.supply + sum(s.pools) + sum(count(bits) for bits in s.built) == 40
        assert s.summons == sum(s.tokens) <= 2 * s.seats - 1


@rule("DC-19.3", "DC-19.4", "DC-7.8")
@settings(max_examples=budget(12))
@given(matches, styles, st.integers(0, 99))
def test_realms_are_sound(match: wawel.Match, style: str, seed: int) -> None:
    """Each stack has one kind of top; shrines stand on face-down tops; sets are turned before play goes on."""
    for s in positions(match, style, seed):
        for seat in range(s.seats):
            tall = {cell for cell in s.grid.cells if s.tall[seat * SEAT_CELLS + cell]}
            tops = [set(members(bits)) for bits in [*s.up[seat * 6 : seat * 6 + 6], s.down[seat]]]
            assert sum(len(cells) for cells in tops) == len(tall)
            assert set().union(*tops) == tall
            assert {cell for cell in s.grid.cells if s.faces[seat * SEAT_CELLS + cell]} == set().union(*tops[:6])
            assert set(members(s.built[seat])) <= tops[6]
            if seat != s.seat or s.phase not in (PLACING, RESOLVE, SHRINES, POWER):
                assert not any(len(groups(bits, s.grid.stride, 4)) for bits in s.up[seat * 6 : seat * 6 + 6])


@rule("DC-19.5", "DC-19.9", "DC-3.8")
@settings(max_examples=budget(12))
@given(matches, styles, st.integers(0, 99))
def test_the_castle_only_shrinks_and_always_offers_a_tile(match: wawel.Match, style: str, seed: int) -> None:
    """And there is always something to do."""
    before: list[int] = []
    for s in positions(match, style, seed):
        assert all(now <= then for now, then in zip(s.heights, before, strict=False))
        before = list(s.heights)
        top = castle.top_level(s)
        assert top == max(s.heights)
        assert s.left == 0 or any(castle.available(s, cell) for cell in s.layout.cells if s.heights[cell] == top)
        if s.phase not in (SETUP, OVER):
            assert match.legal(match.waiting[0])


@rule("DC-19.6", "DC-4.2")
@settings(max_examples=budget(12))
@given(matches, styles, st.integers(0, 99))
def test_a_refused_decision_leaves_every_byte_as_it_was(match: wawel.Match, style: str, seed: int) -> None:
    """Tries any number; why_not does not change the position either."""
    rng = Rng(seed)
    for s in positions(match, style, seed):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal(seat)
        for _ in range(8):
            action = rng.below(20) << 14 | rng.below(64) << 8 | rng.below(256)
            error = match.why_not(seat, action)
            assert (error is None) == (action in legal)
            assert error is None or error.rule.startswith("DC-")
        assert match.state().encode() == s.encode()


@rule("DC-19.7", "DC-11.4")
@settings(max_examples=budget(12))
@given(matches, styles, st.integers(0, 99))
def test_everybody_has_the_same_number_of_turns(match: wawel.Match, style: str, seed: int) -> None:
    """At least as many summonses as seats, and fewer than twice as many."""
    turns = [0] * match.seats
    last = (-1, -1)
    for s in positions(match, style, seed):
        if s.phase != OVER and (s.round, s.seat) != last:
            last = (s.round, s.seat)
            turns[s.seat] += 1

    assert len(set(turns)) == 1
    end = match.state()
    assert isinstance(end, DragonState)
    assert match.seats <= end.summons <= 2 * match.seats - 1


@rule("DC-19.8", "DC-2.3")
@settings(max_examples=budget(12))
@given(matches, styles, st.integers(0, 99))
def test_views_hold_no_covered_tile(match: wawel.Match, style: str, seed: int) -> None:
    """At most one face per stack, and the same view for everybody."""
    for s in positions(match, style, seed):
        views = [match.view(seat) for seat in range(-1, s.seats)]
        assert all(view == views[0] for view in views)
        stacks = views[0]["castle"]
        assert isinstance(stacks, dict)
        assert len(stacks["stacks"]) == len([cell for cell in s.layout.cells if s.heights[cell]])
        assert all(isinstance(stack["tile"], str) for stack in stacks["stacks"])


@rule("DC-19.10", "DC-12.1")
@settings(max_examples=budget(12))
@given(matches, styles, st.integers(0, 99))
def test_the_final_score_follows_from_the_final_position(match: wawel.Match, style: str, seed: int) -> None:
    """Read from its text alone, and added up from the notes."""
    for _ in positions(match, style, seed):
        pass
    again = GAME.from_position(match.position)
    assert isinstance(again, DragonState)

    assert GAME.scores(again) == [score.total for score in match.scores]
    assert [final.worth(again, seat) for seat in range(match.seats)] == GAME.scores(again)
    outcome, other = match.outcome, GAME.outcome(again)
    assert outcome is not None
    assert (outcome.winners, outcome.key) == (other.winners, other.key)
