"""DK-10 and what holds in every position of every match. Hypothesis chooses the matches."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wawel
from tests.budgets import budget
from wawel.core import telling
from wawel.games.dragonkeepers import GAME
from wawel.games.dragonkeepers.belief.known import fits
from wawel.games.dragonkeepers.components.ids import COLOURS, RIBBON
from wawel.games.dragonkeepers.model.packing import HOLDER_BITS, held_by, put_kind
from wawel.games.dragonkeepers.model.state import NONE, OVER, KeepersState, puts, row
from wawel.games.dragonkeepers.model.table import hand, pile_size, stack, top_back
from wawel.testing import rule
from wawel.words import sentence

PARTS = GAME.parts
NAMES = ["Hania", "Antek", "Ola", "Maciek"]
matches = st.builds(
    lambda seats, seed, chests: wawel.Match(GAME, seats, seed=seed, options={"chests": chests}),
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.sampled_from(["none", "none", "2", "6"]),
)
few = settings(max_examples=budget(25))


def positions(match: wawel.Match, data: st.DataObject) -> Iterator[KeepersState]:
    """Play a match by Hypothesis' choices, for as long as it likes, yielding every position."""
    for _ in range(data.draw(st.integers(1, 400))):
        if match.over:
            break
        seat = match.waiting[0]
        actions = match.legal(seat)
        match.play(seat, actions[data.draw(st.integers(0, len(actions) - 1))])
        state = match.state()
        assert isinstance(state, KeepersState)
        yield state


def cards(s: KeepersState) -> Counter[int]:
    """Every card there is, wherever it is."""
    found = Counter[int](s.box)
    found[PARTS.black] += s.black
    for kind, count in enumerate(s.pool):
        found[kind] += count
    for seat in range(s.seats):
        for kind, count in enumerate(hand(s, seat)):
            found[kind] += count
    found.update(card >> HOLDER_BITS for card in (*s.stacks, *s.under))
    found.update(kind for kind in s.display if kind != NONE)
    found.update(put_kind(put) for side in range(2) for put in puts(s, side))
    return +found


@rule("DK-2.1", "DK-7.5", "DK-11.3", "DK-11.4")
@given(matches, st.data())
@few
def test_cards_are_conserved_piles_never_mix_and_both_pages_exist(match: wawel.Match, data: st.DataObject) -> None:
    """Every card is in one place, on its own side, and each pile has at least its page."""
    every = Counter(dict(enumerate(PARTS.copies)))
    for s in positions(match, data):
        assert cards(s) == every
        for side in range(2):
            assert pile_size(s, side) >= 1
            assert top_back(PARTS, s, side) % RIBBON in (range(6) if side == 0 else range(6, 10))
            lying = [put_kind(put) for put in puts(s, side)] + held_by(s.under, side)
            assert all(PARTS.side[kind] == side for kind in lying)
            unseen = [n for kind, n in enumerate(s.pool) if PARTS.side[kind] == side]
            assert sum(unseen) == s.unseen[side]
            for seat in range(s.seats):
                own = [kind for kind, n in enumerate(hand(s, seat)) if n and PARTS.side[kind] == side]
                assert len(own) == s.held[seat * 2 + side]
            if s.unseen[side]:
                assert s.backs[s.pages[side]] > 0


@rule("DK-7.6")
@given(matches, st.data())
@few
def test_tokens_are_conserved_and_rings_have_their_pearls(match: wawel.Match, data: st.DataObject) -> None:
    """Fragments, pearls, eggs, crystals and crests only change hands; no more amulets than the end allows."""
    for s in positions(match, data):
        held = len(s.rings)
        assert sum(s.fragments) + held == sum(PARTS.fragments) - PARTS.removed[s.seats]
        assert s.eggs_left + sum(s.eggs) == PARTS.eggs
        assert s.crystals_left + sum(s.crystals) == PARTS.crystals
        assert sorted([*s.crests_left, *[crest for crest in s.crests if crest]]) == sorted(PARTS.crests[s.seats])
        for seat in range(s.seats):
            assert len(held_by(s.pearls, seat)) == len(held_by(s.rings, seat)) // 3
        assert sum(len(held_by(s.rings, seat)) // 3 for seat in range(s.seats)) <= PARTS.amulets[s.seats]


@rule("DK-5.5", "DK-10.7")
@given(matches, st.data())
@few
def test_rows_only_grow_at_their_ends(match: wawel.Match, data: st.DataObject) -> None:
    """A stack holds its colour and black dragons, at least one real one; a row keeps its order."""
    rows: list[list[int]] = [[] for _ in range(match.seats)]
    for s in positions(match, data):
        for seat in range(s.seats):
            before, now = rows[seat], row(s, seat)
            assert "".join(map(str, before)) in "".join(map(str, now))
            rows[seat] = now
            for colour in range(COLOURS):
                fronts = {PARTS.front[kind] for kind in stack(s, seat, colour)}
                assert (colour in now) == (colour in fronts)
                assert fronts <= {colour, COLOURS}


@rule("DK-10.9")
@given(matches, st.data())
@few
def test_a_refused_action_changes_nothing(match: wawel.Match, data: st.DataObject) -> None:
    """Tries any number, in any position; every refusal has a rule."""
    for _ in positions(match, data):
        if match.over:
            break
        before, seat = match.digest, match.waiting[0]
        action = data.draw(st.one_of(st.integers(-10, 3000), st.integers(0, 1 << 62)))
        if action not in match.legal(seat):
            error = match.why_not(seat, action)
            assert isinstance(error, wawel.IllegalAction)
            assert error.rule.startswith("DK-")
        assert match.digest == before


@rule("DK-3.2")
@given(matches, st.data())
@few
def test_what_lies_on_the_book_is_always_among_what_it_may_be(match: wawel.Match, data: st.DataObject) -> None:
    """The caps of belief.py never exclude the truth."""
    for s in positions(match, data):
        assert fits(PARTS, s)


@given(matches, st.data(), st.sampled_from(["pl", "en"]))
@few
def test_everything_that_happens_can_be_told(match: wawel.Match, data: st.DataObject, lang: str) -> None:
    """Including chests: every note and question has words for everybody."""
    for _ in positions(match, data):
        if match.over:
            break
        question = telling.ask(GAME, GAME.ask(match.state(), match.waiting[0]))
        assert isinstance(question["args"], dict)
        assert sentence(GAME.id, lang, f"ask-{question['key']}-help", question["args"], NAMES)
    for note in match.notes:
        for viewer in range(-1, match.seats):
            facts = telling.note(GAME, note, viewer)
            assert isinstance(facts["args"], dict)
            seat = note.seat if note.seat >= 0 else None
            assert sentence(GAME.id, lang, f"note-{facts['key']}", facts["args"], NAMES, seat=seat)


@rule("DK-7.1", "DK-7.4")
@given(matches, st.data())
@few
def test_a_match_ends_with_enough_amulets_or_by_idling(match: wawel.Match, data: st.DataObject) -> None:
    """And not before."""
    for s in positions(match, data):
        amulets = sum(len(held_by(s.rings, seat)) // 3 for seat in range(s.seats))
        enough = amulets == PARTS.amulets[s.seats] or s.idle == 10 * s.seats
        assert (s.phase == OVER) == enough


@rule("DK-7.5", "DK-7.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_that_only_takes_runs_a_pile_down_to_its_last_page(seats: int) -> None:
    """Random play hardly gets there: everybody takes from the left, nobody puts or plays anything."""
    match = wawel.Match(GAME, seats, seed=seats)
    turns_without = 0
    while not match.over:
        seat = match.waiting[0]
        texts = [match.format(seat, action) for action in match.legal(seat)]
        wish = next(text for text in ("left", "right", "stop", "done", "pass") if text in texts)
        match.play(seat, wish)
        state = match.state()
        assert isinstance(state, KeepersState)
        assert cards(state) == Counter(dict(enumerate(PARTS.copies)))
        assert GAME.from_position(match.position).encode() == state.encode()
        turns_without += list(state.display) == [NONE, NONE]

    state = match.state()
    assert isinstance(state, KeepersState)
    assert pile_size(state, 0) == 1
    assert state.display[0] == NONE
    assert state.idle == 10 * seats
    assert (turns_without > 0) == (seats == 4)
