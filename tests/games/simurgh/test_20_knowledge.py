"""SI-20: hidden information, chance, invariants. Hypothesis chooses the matches."""

import json
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wawel
from tests.budgets import budget
from tests.games.simurgh.scenes import RICH, hand, scene, view
from wawel.core import bits, telling
from wawel.core.rng import Rng
from wawel.games.simurgh import GAME
from wawel.games.simurgh.components.ids import SPACES
from wawel.games.simurgh.model import stacks
from wawel.games.simurgh.model.state import AFTER, BEFORE, EMPTY, FIRST, FRAME, OVER, TILE, SimurghState, owned, total
from wawel.testing import Played, rule

modes = st.sampled_from(["spearman", "dragonlord"])
seeds = st.integers(0, 10**6)


def state(match: wawel.Match) -> SimurghState:
    return cast(SimurghState, match.state())


def tiles_of(s: SimurghState) -> list[int]:
    """Every tile that has a place of its own, hands and stacks included."""
    found = [tile for tile in [*s.market, *s.wilds, *s.objectives, *s.chronicle, s.laying] if tile]
    for row in [*s.hands, *s.offers, *s.tops, *s.bottoms, s.drawn]:
        found += [entry & TILE for entry in row]
    for row in s.dragons:
        found += [(entry >> 3) + 49 for entry in row]
    for bag, offset in ((s.bags[0] | s.sure | s.bags[3], 0), (s.bags[1], 49), (s.bags[2] | s.gone, 73)):
        found += [bit + offset for bit in range(50) if bag >> bit & 1]
    return found


@rule("SI-20.3", "SI-20.4", "SI-6.5")
@settings(max_examples=budget(12))
@given(st.integers(2, 5), seeds, modes)
def test_nothing_is_lost_and_nothing_doubled(seats: int, seed: int, mode: str) -> None:
    """Tiles, vassals and markers add up in every position; limits hold between turns; a turn uses few abilities."""
    match = wawel.Match(GAME, seats, seed=seed, options={"mode": mode})
    rng = Rng(seed)
    markers, uses, turn = 0, 0, -1
    while not match.over:
        s = state(match)
        assert sorted(tiles_of(s)) == list(range(1, 85))
        for seat in range(seats):
            for type in range(2):
                figures = sum(s.on[space * 10 + seat * 2 + type] for space in range(SPACES))
                assert figures + s.free[seat * 2 + type] + s.supply[seat * 2 + type] == [3, 2][type]
            assert owned(s, seat) >= 1
            assert s.marked[seat] == sum(bits.count(entry & 7) for entry in s.dragons[seat])
            assert s.goods[seat * 7 + 6] >= 0
        _settled(s)
        if s.turn != turn and s.phase == BEFORE:
            turn, markers, uses = s.turn, s.marked[s.seat], 0
            for seat in range(seats):
                assert len(s.hands[seat]) <= 5
                assert total(s, seat) <= s.parts.limits[s.mode]
        seat = match.waiting[0]
        action = match.legal(seat)[rng.below(len(match.legal(seat)))]
        uses += match.format(seat, action).startswith("use")
        assert uses <= markers + 6
        match.play(seat, action)


def _settled(s: SimurghState) -> None:
    """With an empty effect stack, laid tiles have vassals and are not full, and no drawn tile is still held."""
    assert s.top % FRAME == 0
    if s.top > EMPTY or s.phase not in (BEFORE, AFTER):
        return
    assert len(s.drawn) == 0
    for area in range(6):
        figures = sum(s.crowd[12 + area * 4 : 16 + area * 4])
        if s.wilds[area] == 0:
            assert figures == 0
        elif s.parts.type[s.wilds[area]] != 3:
            assert 1 <= figures < s.parts.threshold[s.seats]
        else:
            assert figures >= 1
            assert s.crowd[12 + area * 4 + 3] == 0


@rule("SI-3.7", "SI-5.5")
@settings(max_examples=budget(12))
@given(seeds, modes)
def test_no_choice_ever_leads_into_a_dead_end(seed: int, mode: str) -> None:
    """Every option in every position can be carried out and leaves something to do."""
    match = wawel.Match(GAME, 2, seed=seed, options={"mode": mode})
    rng = Rng(seed)
    for _ in range(120):
        if match.over:
            break
        seat = match.waiting[0]
        for action in match.legal(seat):
            twin = match.state()
            GAME.apply(twin, seat, action)
            actor = GAME.actor(twin)
            assert actor == wawel.NOBODY or GAME.legal(twin, actor)
        match.play(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])


@rule("SI-20.1", "SI-16.25")
def test_hands_are_hidden_and_their_size_is_not() -> None:
    """Whatever seat 1 holds, the others see the same."""
    views = [json.dumps(view(scene(f"hand 1: {tiles}"), 0)) for tiles in ("5 13", "6 14")]

    assert views[0] == views[1]
    assert view(scene("hand 1: 5 13"), 0)["seats"][1]["hand"] == 2


@rule("SI-20.1")
def test_a_tile_taken_face_up_stays_known_until_one_is_given_back() -> None:
    """Then nobody else can tell which tiles are left."""
    text = "goods 0: 1wisdom\nhand 0: 1 2 3 13 14\ntop deck: 15!1\nmarket: 9 10 11 12"
    line = scene(text, "spearman@scouts_quarters get:1wood buy:1")

    assert view(line, 1)["seats"][0]["known"] == [9]
    assert view(line, -1)["seats"][0]["known"] == [9]
    line.then("end give:1/bottom")
    assert view(line, 1)["seats"][0]["known"] == []
    assert hand(line) == [2, 3, 9, 13, 14]


@rule("SI-20.1")
def test_all_hands_are_shown_when_the_game_is_over() -> None:
    """To every seat and to spectators; the stacks stay hidden."""
    chronicle = "chronicle: 4 5 6 7 8 16 17 18"
    position = f"seat: 1\nturn: 7\nending: 0\nhand 0: 1 13\nhand 1: 2 14\n{chronicle}\ntop deck: 3"
    line = scene(position, "spearman@main_market get:1pp")
    assert view(line, -1)["seats"][0]["known"] == []
    line.then("end")

    for viewer in (-1, 0, 1):
        assert [seat["known"] for seat in view(line, viewer)["seats"]] == [[1, 13], [2, 14]]
        assert view(line, viewer)["deck"]["top"] == [None]
    assert [note.args for note in line.match.notes if note.key == "held"] == [[1, 13], [2, 14]]


@rule("SI-20.1", "SI-9.4")
def test_notes_tell_others_that_tiles_moved_not_which() -> None:
    """Two different draws read alike for everybody else."""
    stories = []
    for tiles in ("49!0 50!0 51!0", "52!0 50!0 51!0"):
        line = scene(f"goods 0: {RICH}\ntop dragons: {tiles}", "rider@breeding_grounds keep:50")
        other = tiles[:2]
        line.then(f"return:{other}/top return:51/bottom")
        stories.append(json.dumps([telling.note(GAME, note, 1) for note in line.match.notes]))

    assert stories[0] == stories[1]


@rule("SI-20.1", "SI-20.2")
def test_resampling_keeps_what_a_seat_knows() -> None:
    """Seat 0 knows the top dragon and a tile in seat 1's hand; the rest varies, within the types in the game."""
    text = "hand 0: 1\nhand 1: 2!0 13 14\ntop dragons: 49!0 50!1\nbottom objectives: 80!0 81!1\n"
    true = cast(SimurghState, scene(text).match.state())
    hands, tops, bottoms = set(), set(), set()
    for seed in range(60):
        twin = cast(SimurghState, GAME.resample(true, 0, Rng(seed)))
        assert sorted(tiles_of(twin)) == list(range(1, 85))
        assert [entry & TILE for entry in twin.hands[0]] == [1]
        hands.add(tuple(entry & TILE for entry in twin.hands[1]))
        tops.add(tuple(entry & TILE for entry in twin.tops[1]))
        bottoms.add(tuple(entry & TILE for entry in twin.bottoms[2]))
        assert stacks.size(twin, 0) == stacks.size(true, 0)
    assert all(2 in held for held in hands)
    assert len(hands) > 20
    assert {top[0] for top in tops} == {49}
    assert len(tops) > 5
    assert {bottom[0] for bottom in bottoms} == {80}
    assert len(bottoms) > 5


@rule("SI-20.1")
def test_a_tile_that_a_seat_has_seen_is_never_imagined_in_the_box() -> None:
    """Seat 0 gave back tile 13 unseen by others; seat 1 drew it. Seat 0 imagines it in seat 1's hand."""
    line = scene("seat: 1\ngoods 1: 1weapon\ntop deck: 13!0", "spearman@scouts_quarters get:1wood buy:deck")

    for seed in range(20):
        twin = cast(SimurghState, GAME.resample(line.match.state(), 0, Rng(seed)))
        assert [entry & TILE for entry in twin.hands[1]] == [13]
    assert view(line, 0)["seats"][1]["known"] == [13]


@rule("SI-20.1", "SI-2.11")
def test_power_tiles_seen_in_the_draft_are_not_imagined_with_earlier_drafters() -> None:
    """Seat 1 saw what seat 2 passed on, so seat 2 kept something else."""
    match = wawel.Match(GAME, 3, seed=9, options={"mode": "dragonlord"})
    first = cast(int, match.view(-1)["first"])
    middle, last = (first + 1) % 3, (first + 2) % 3
    match.play(last, match.legal(last)[0])
    offered = {entry & TILE for entry in state(match).offers[middle]}
    match.play(middle, match.legal(middle)[0])
    for seed in range(40):
        twin = cast(SimurghState, GAME.resample(match.state(), middle, Rng(seed)))
        assert not {entry & TILE for entry in twin.hands[last]} & offered


@rule("SI-20.2")
@settings(max_examples=budget(12))
@given(seeds, modes, st.integers(1, 300))
def test_the_odds_of_a_draw_add_up(seed: int, mode: str, steps: int) -> None:
    """Unseen tiles of a type share that type's places in the deck; a tile that is surely there has its own place."""
    s = GAME.start(2, wawel.Match(GAME, 2, seed=seed, options={"mode": mode}).options)
    rng = Rng(seed)
    for _ in range(steps):
        actor = GAME.actor(s)
        if actor == wawel.NOBODY:
            break
        if actor == wawel.CHANCE:
            _weigh(cast(SimurghState, s))
        GAME.apply(s, actor, GAME.pick(s, actor, rng))


def _weigh(s: SimurghState) -> None:
    offered = {action & 127: GAME.weight(s, action) for action in GAME.legal(s, -1)}
    if s.phase == FIRST or any(GAME.parts.type[tile] >= 4 for tile in offered):
        assert len(set(offered.values())) == 1
        return
    place = stacks.SCALE  # the weight of one place in the deck
    for type in range(4):
        tiles = [tile for tile in offered if GAME.parts.type[tile] == type]
        unseen = [offered[tile] for tile in tiles if not s.sure >> tile & 1]
        assert all(offered[tile] == place for tile in tiles if s.sure >> tile & 1)
        assert len(set(unseen)) <= 1
        assert not tiles or sum(unseen) == s.left[type] * place


@rule("SI-16.9", "SI-3.5")
@settings(max_examples=budget(10))
@given(st.integers(2, 4), seeds, modes)
def test_tokens_come_and_go_only_by_what_is_told(seats: int, seed: int, mode: str) -> None:
    """At every step, resources, points and figures change by what its notes say and by nothing else."""
    match = wawel.Match(GAME, seats, seed=seed, options={"mode": mode})
    rng = Rng(seed)
    while not match.over:
        before, start = state(match), len(match.notes)
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
        after = state(match)
        wanted = [[0] * 10 for _ in range(seats)]
        for note in match.notes[start:]:
            for packed in note.args if note.key in ("gained", "paid") else []:
                wanted[note.seat][packed >> 4] += (packed & 15) * (1 if note.key == "gained" else -1)
            if note.key in ("scored", "paid-points"):
                wanted[note.seat][6] += note.args[0]
            if note.key in ("spent", "spent-from"):
                wanted[note.seat][8 + note.args[0]] -= 1
        for who in range(seats):
            for kind in range(7):
                assert after.goods[who * 7 + kind] - before.goods[who * 7 + kind] == wanted[who][kind]
            for figure in range(2):
                left = before.supply[who * 2 + figure] - after.supply[who * 2 + figure]
                assert left == wanted[who][8 + figure]


@rule("SI-20.4")
def test_random_games_end_by_themselves() -> None:
    """Long before the cap."""
    for seed in range(6):
        match = wawel.Match(GAME, 2 + seed % 4, seed=seed, options={"length": ["short", "medium", "long"][seed % 3]})
        rng = Rng(seed)
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
        assert state(match).phase == OVER
        assert state(match).ending >= 0
        assert isinstance(Played(match).scores, list)


RARE = {
    "remove": (
        "goods 0: 1weapon\nhand 0: 7\nfree 1: 0 0\nwilds: w1=1 w2=2 w3=40 w4=8\nboard: 1s@w1.1 1s@w2.1 1r@w3.1 1s@w4.1",
        "lay:7",
    ),
    "spend": ("free 0: 1 0\nboard: 0r@forge 0r@main_market\ndragons 0: 67:c", "use:67c"),
    "unmark": ("dragons 0: 49:c 63:c 53:a", "use:49c"),
    "take": ("goods 0: 1weapon\ndragons 0: 71:c", "use:71c"),
    "replace": (
        f"goods 0: {RICH}\ntop objectives: 73!0 74!0 75!1\nobjectives: 80 81 - - -\ndragons 0: 69:c",
        "rider@dragonlord_monument use:69c",
    ),
    "keep": (
        f"goods 0: {RICH}\nwilds: w1=38\nboard: 0r@w1.3\ntop dragons: 65!0 63!1 61!0 59!0 57!1 55!0 53!1",
        "rider@breeding_grounds explore:w1",
    ),
    "buy": ("goods 0: 2weapon\ndragons 0: 71:c", "spearman@scouts_quarters get:1wood use:71c take:3"),
    "place": ("goods 0: -\nhand 0: 27\nfree 0: 1 0\ndragons 0: 49:a", "lay:27 area:w1 get:1veg"),
}


@pytest.mark.parametrize("name", sorted(RARE))
def test_positions_that_random_play_hardly_meets_keep_the_contract(name: str) -> None:
    """Text, views, imagined positions, and one answer for legal and why_not."""
    line = scene(*RARE[name])
    match = line.match
    s = match.state()
    actions = GAME.legal(s, 0)

    assert view(line)["phase"] == name
    assert GAME.from_position(GAME.position(s)).encode() == s.encode()
    assert actions == sorted(set(actions))
    assert all(GAME.why_not(s, 0, action) == 0 for action in actions)
    for text in ("end", "skip", "pass", "none", "done", "buy:1", "take:1", "keep:49", "spend:armoury", "remove:w1"):
        action = GAME.parse(s, 0, text)
        assert (GAME.why_not(s, 0, action) == 0) == (action in actions)
    for viewer in (-1, 0, 1):
        twin = GAME.resample(s, viewer, Rng(7))
        assert json.dumps(GAME.observe(twin, viewer)) == json.dumps(GAME.observe(s, viewer))
    for action in actions:
        twin = s.copy()
        GAME.apply(twin, 0, action)
        assert GAME.from_position(GAME.position(twin)).encode() == twin.encode()


@rule("SI-2.3", "SI-20.1")
@settings(max_examples=budget(6))
@given(seeds, modes)
def test_imagined_positions_have_as_many_tiles_of_each_type_in_the_game(seed: int, mode: str) -> None:
    """Whatever is drawn again, the deck is made up as the setup says."""
    match = wawel.Match(GAME, 3, seed=seed, options={"mode": mode})
    rng = Rng(seed)
    for _ in range(150):
        if match.over:
            break
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
        s = state(match)
        for viewer in (-1, 0):
            twin = cast(SimurghState, GAME.resample(s, viewer, rng))
            assert composition(twin) == composition(s)
            assert sorted(tiles_of(twin)) == list(range(1, 85))


def composition(s: SimurghState) -> list[int]:
    """Action tiles of the four deck types that are hidden but in the game."""
    found: list[int] = list(s.left)
    for row in [*s.hands, s.tops[0], s.bottoms[0]]:
        for entry in row:
            if s.parts.type[entry & TILE] < 4:
                found[s.parts.type[entry & TILE]] += 1
    return [found[type] + bits.count(s.sure & s.parts.of_type[type]) for type in range(4)]
