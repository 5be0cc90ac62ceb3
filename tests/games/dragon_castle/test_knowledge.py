"""What bots know about Dragon Castle: each feature on a small table, and that bots stay within the rules."""

import math

import pytest

import wawel
from tests.budgets import budget
from tests.games.dragon_castle.tables import at, state
from wawel.bots.bot import make
from wawel.bots.imagined import Imagined
from wawel.bots.known import knowledge_of
from wawel.core.game import CHANCE, NOBODY
from wawel.core.rng import Rng
from wawel.games.dragon_castle import GAME
from wawel.games.dragon_castle.belief.finish import finish
from wawel.games.dragon_castle.knowledge import NAMES
from wawel.testing import Played

TABLES = [
    (2, {}),
    (3, {"spirits": "all", "dragons": "all"}),
    (4, {"spirits": "random:3", "layout": "fortress", "realm": "6x6"}),
    (2, {"spirits": "strength+wind+change", "dragons": "harmony+might", "realm": "5x5"}),
    (2, {"spirits": "none", "dragons": "none", "layout": "thousand-towers"}),
]


def seen(line: Played, seat: int = 0) -> dict[str, float]:
    """The features of a seat by name."""
    return dict(zip(NAMES, knowledge_of(GAME).features(GAME, state(line), seat), strict=True))


def test_points_count_what_is_safe_and_cards_what_dragons_would_pay() -> None:
    """A set of four, a shrine on the second level, a discard; the shrine is on the edge."""
    line = at(castle="2M1 2M2", realm0="2^ 1# 1#", has0="sets=1/2 discards=1", dragons="valor")

    assert (seen(line)["points"], seen(line)["cards"]) == (5, 1)


def test_groups_are_counted_by_their_size() -> None:
    """Soldiers: three in a row. Winds: two. A merchant and a farmer are alone."""
    found = seen(at(castle="2M1 2M2", realm0="1S1 1S2 1S3 1M1 / 1W1 1W2 . 1F1"))

    assert (found["ones"], found["twos"], found["threes"], found["specials"]) == (2, 1, 1, 2)


def test_a_tile_between_two_groups_would_join_them() -> None:
    """Three soldiers and two: the sixth tile makes a set for five points, a pair one of seven for six."""
    found = seen(at(castle="2M1 2M2", realm0="1S1 1S2 1S3 . 1S4 1S5"))

    assert (found["joins"], found["doubles"]) == (5, 6)


def test_only_what_the_castle_has_is_within_reach() -> None:
    """Three merchants and three farmers, but the castle has merchants only, and a pair of them: five for three."""
    line = at(castle="2M1 2M1", realm0="1M1 1M2 1M3 / . / 1F1 1F2 1F3")

    assert (seen(line)["joins"], seen(line)["doubles"]) == (4, 6)
    assert (seen(line)["reach"], seen(line)["offer"]) == (3, 3)


def test_the_offer_is_for_the_seat_that_moves() -> None:
    """The other seat has the same realm, but the castle may have changed before its turn."""
    row = "1M1 1M2 1M3"
    line = at(castle="2M1 2M1", realm0=row, realm1=row)

    assert (seen(line, 0)["offer"], seen(line, 1)["offer"]) == (3, 0)
    assert seen(line, 1)["reach"] == 3


def test_shrines_in_the_pool_count_less_from_the_third_on() -> None:
    """Two for the next sets, three in stock; more than five make no difference."""
    found = seen(at(castle="2M1 2M2", has0="pool=7"))

    assert (found["pool"], found["stock"]) == (2, 3)


def test_free_stacks_and_raised_tiles_are_places_for_shrines() -> None:
    """Two face-down tiles on the ground, one stack of two, one with a shrine; level four is as good as three."""
    found = seen(at(castle="2M1 2M2", realm0="1# 1# 2# 3^ 4S1 1F1"))

    assert (found["steps"], found["towers"], found["raised"]) == (2, 1, 2)


def test_room_is_what_can_take_a_tile_up_to_ten() -> None:
    """The realm has 24 cells; here 17 of them have a shrine."""
    row = "1^ 1^ 1^ 1^ 1^ 1^"

    assert seen(at(castle="2M1 2M2"))["room"] == 10
    assert seen(at(castle="2M1 2M2", realm0=f"{row} / {row} / 1^ 1^ 1^ 1^ 1^ 1#"))["room"] == 7


def test_a_tile_in_hand_is_looked_at_where_it_joins_the_most() -> None:
    """The fourth merchant makes a set at once: two points and the shrine on the ground."""
    line = at(castle="2M1 2M2", phase="placing", hand="M4", realm0="1M1 1M2 1M3", has0="pool=1")

    found = seen(line)
    assert (found["points"], found["threes"], found["steps"], found["pool"]) == (3, 0, 3, 0)


def test_a_first_tile_promises_its_pair_or_else_a_shrine() -> None:
    """With its pair two merchants will lie together; without it one, and a shrine in the pool."""
    pair, alone = at("take:a1", castle="1M1 . 1M1"), at("take:a1", castle="1M1 . 1M2")

    assert (seen(pair)["twos"], seen(pair)["ones"], seen(pair)["pool"]) == (1, 0, 1)
    assert (seen(alone)["twos"], seen(alone)["ones"], seen(alone)["pool"]) == (0, 1, 2)


def test_a_called_spirit_is_credited_until_its_power_is_used() -> None:
    """The price is paid already."""
    line = at(castle="1M1 1M2", realm0="1M1 1M2 1M3 1S1", spirits="cleverness")

    assert seen(line)["called"] == 0
    assert seen(line.then("cleverness!d1"))["called"] == 1


def test_a_spirit_is_paid_with_a_single_tile_rather_than_with_one_of_a_group() -> None:
    """The soldier alone pays, and so does the shrine; the three merchants stay together."""
    line = at(castle="2M1 2M2", realm0="1M1 1M2 1M3 . 1S1", spirits="strength", has0="pool=1")
    tried = [GAME.format(state(line), 0, action) for action in knowledge_of(GAME).choices(GAME, state(line), 0)]

    assert [text for text in tried if "!" in text] == ["strength!e1", "strength!shrine"]


def test_progress_goes_from_the_castle_to_the_countdown() -> None:
    """Nothing is gone, then the upper levels, then the tokens of the track."""
    knowledge = knowledge_of(GAME)
    match = wawel.Match(GAME, 2, seed=1)

    assert knowledge.progress(match.state()) == 0.0
    assert knowledge.progress(state(at(layout="22", castle="1M1 1M2"))) == 0.75


@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_choices_are_legal_and_features_finite_in_any_position(seats: int, chosen: dict[str, str]) -> None:
    """Random matches with every kind of table; finishing a turn in mind ends it and changes nothing."""
    knowledge = knowledge_of(GAME)
    for seed in range(budget(5)):
        rng = Rng(seed)
        here = wawel.Match(GAME, seats, seed=seed, options=chosen).state()
        while (actor := GAME.actor(here)) != NOBODY:
            if actor != CHANCE:
                legal, tried = list(GAME.choices(here, actor)), list(knowledge.choices(GAME, here, actor))
                assert tried
                assert set(tried) <= set(legal)
                before = here.encode()
                table = list(knowledge.table(GAME, here))
                assert len(table) == seats * len(NAMES)
                assert all(map(math.isfinite, table))
                assert 0.0 <= knowledge.progress(here) <= 1.0
                assert here.encode() == before
            GAME.apply(here, actor, GAME.pick(here, actor, rng))


def test_finishing_a_turn_in_mind_reveals_nothing() -> None:
    """The tile under the first one stays unknown."""
    here = state(at(castle="2M1 1M2"))
    GAME.apply(here, 0, GAME.choices(here, 0)[0])
    bag = list(here.bag)
    finish(here)

    assert (here.seat, list(here.bag)) == (1, bag)


@pytest.mark.parametrize(("seats", "chosen"), TABLES)
def test_equal_bots_play_to_the_end(seats: int, chosen: dict[str, str]) -> None:
    """No table makes them go round in circles."""
    match, rng, bot = wawel.Match(GAME, seats, seed=7, options=chosen), Rng(7), make("easy")
    other = make("random")
    asked = 0
    while not match.over:
        asked += 1
        player = bot if asked % max(1, 10 // budget(5)) == 0 else other
        seat = match.waiting[0]
        match.play(seat, player.choose(Imagined(GAME, match.state(), seat), rng))

    assert match.outcome is not None


def test_a_choice_depends_on_what_all_can_see() -> None:
    """Covered tiles do not exist before they are revealed: any imagined position leads to the same choice."""
    here = wawel.Match(GAME, 2, seed=3).state()
    seat = GAME.actor(here)
    worlds = [GAME.resample(here, seat, Rng(seed)) for seed in range(3)]
    chosen = {make("strong:10").choose(Imagined(GAME, world, seat), Rng(5)) for world in worlds}

    assert len(chosen) == 1
