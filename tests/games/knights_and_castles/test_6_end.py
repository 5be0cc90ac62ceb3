"""RZ-6 and RZ-7: the end, the winner, the longer match."""

import pytest

import wawel
from tests.games.knights_and_castles.scenes import by_seat
from wawel.games.knights_and_castles import GAME
from wawel.testing import play, rule

TILES = ["wood_small", "wood_large", "brick_small", "brick_large", "stone_small", "stone_large", "recruit_1"]
PASS = "shepherd+shepherd"


def last_round(played: str, camps: str = "", youth: str = "0 1 2", games: str = "") -> str:
    """A position before the last tile of three seats."""
    return f"youth: {youth}\n{games}played: {played}\n{camps}"


@rule("RZ-6.1", "RZ-13.4")
def test_a_game_is_seven_rounds_and_one_tile_stays_out() -> None:
    """Seven tiles were turned up, the eighth is shown at the end."""
    line = by_seat(" ".join(tile if tile == "recruit_1" else f"{tile} {PASS} {PASS}" for tile in TILES))

    assert line.match.over
    assert len(line.notes("tile")) == 7
    assert line.match.view(-1)["removed"] == "recruit_2"
    assert line.notes("game-over") == [(-1, [GAME.parts.tiles.index("recruit_2")])]


@rule("RZ-6.1")
def test_the_last_round_is_resolved_to_the_end() -> None:
    """Cards go to the camps and the sword moves before the game is over."""
    played = "wood_small=0 wood_large=1 brick_small=2 brick_large=0 stone_small=1 recruit_1=-"
    line = play(GAME, "stone_large knight+dragon archer+shepherd footman+shepherd", 3, position=last_round(played))

    assert line.match.over
    assert line.scores == [5, 3, 1]
    assert line.match.view(-1)["sword"] == 2
    shown = line.match.view(-1)["shown"]
    assert isinstance(shown, list)
    assert shown[0]["camp"] == ["knight", "dragon"]


@rule("RZ-6.1")
def test_nothing_can_be_played_after_the_end() -> None:
    """The error is clear, and no reason code is missing."""
    line = by_seat(" ".join(tile if tile == "recruit_1" else f"{tile} {PASS} {PASS}" for tile in TILES))

    assert line.refuses(PASS, seat=0) == ("game-over", "RZ-6.1")
    assert GAME.reason(GAME.why_not(line.match.state(), 0, 0)).rule == "RZ-6.1"


@rule("RZ-6.2")
def test_the_score_is_itemised_castle_by_castle() -> None:
    """What, how many, which rule."""
    played = "wood_small=0 wood_large=0 brick_small=1 brick_large=2 stone_small=1 recruit_1=-"
    match = play(GAME, "", 3, position=last_round(played)).match

    assert [score.total for score in match.scores] == [3, 2, 2]
    items = [(item.key, GAME.parts.tiles[item.args[0]], item.points, item.rule) for item in match.scores[0].items]
    assert items == [("castle", "wood_small", 1, "RZ-6.2"), ("castle", "wood_large", 2, "RZ-6.2")]


@rule("RZ-6.3")
def test_most_points_win() -> None:
    """No tie-break is needed."""
    played = "wood_small=0 wood_large=1 brick_small=2 brick_large=1 stone_small=0 recruit_1=-"
    outcome = play(GAME, "recruit_2", 3, position=last_round(played)).match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.key) == ([1], [1, 0, 2], "points")


@rule("RZ-6.3")
def test_on_equal_points_more_cards_in_hand_win() -> None:
    """Shepherds count: 7 cards against 6."""
    played = "wood_large=0 brick_large=1 brick_small=2 stone_small=0 wood_small=1 recruit_1=-"
    camps = "camp 0: knight+dragon\ncamp 1: archer\ncamp 2: knight\n"
    outcome = play(GAME, "recruit_2 knight archer knight", 3, position=last_round(played, camps)).match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.key, outcome.args) == ([1], "hand", [3, 8])


@rule("RZ-6.3")
def test_on_equal_cards_the_youngest_of_the_tied_wins() -> None:
    """Seat 2 is younger still, but not tied."""
    played = "wood_large=0 brick_large=1 brick_small=2 stone_small=0 wood_small=1 recruit_1=-"
    outcome = play(GAME, "recruit_2", 3, position=last_round(played, youth="2 1 0")).match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.key) == ([1], [1, 0, 2], "youngest")


@rule("RZ-6.4")
def test_hands_and_camps_are_shown_only_at_the_end() -> None:
    """Before the end there is nothing to see."""
    match = wawel.Match(GAME, 2, seed=5)
    while not match.over:
        assert match.view(-1)["shown"] is None
        for seat in match.waiting:
            match.play(seat, match.legal(seat)[0])

    assert match.view(-1)["shown"] is not None


def play_match(seats: int) -> wawel.Match:
    match = wawel.Match(GAME, seats, seed=11, options={"long": True, "ages": [9, 7, 8][:seats]})
    while not match.over:
        for seat in match.waiting:
            match.play(seat, match.legal(seat)[(seat * 5) % len(match.legal(seat))])
    return match


@rule("RZ-7.1", "RZ-9.11")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_longer_match_has_as_many_games_as_seats(seats: int) -> None:
    """Each from a full setup: eight tiles, full hands, the sword with the youngest."""
    match = play_match(seats)

    assert [note.args for note in match.notes if note.key == "game"] == [[n + 1, seats] for n in range(seats)]
    assert len([note for note in match.notes if note.key == "tile"]) == 7 * seats


@rule("RZ-7.1")
def test_the_next_game_starts_from_a_full_setup() -> None:
    """After round 7 of game 1 camps, points and sword are as at the start, only the earlier points remain."""
    played = "wood_small=0 wood_large=1 brick_small=0 brick_large=1 stone_small=0 recruit_1=-"
    start = last_round(played, "camp 1: knight\n", youth="1 0", games="game: 1/2\nsword: 0\n")
    line = play(GAME, "stone_large knight+dragon shepherd+shepherd", position=start, options={"long": True})
    view = line.match.view(0)

    assert (view["game"], view["round"], view["sword"], view["left"]) == (2, 0, 1, 7)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [(seat["points"], seat["earlier"], seat["hand"], seat["camp"]) for seat in seats] == [
        (0, 5, 8, 0),
        (0, 4, 8, 0),
    ]


@rule("RZ-7.2")
def test_the_match_score_is_the_sum_of_the_games() -> None:
    """Every castle note of both games is in it."""
    match = play_match(2)
    gains = [0, 0]
    for note in match.notes:
        if note.key in ("won", "won-sword"):
            gains[note.seat] += note.args[-1]

    assert [score.total for score in match.scores] == gains
    assert match.scores[0].items[0].key == "earlier"


@rule("RZ-7.3")
@pytest.mark.parametrize(
    ("hands", "youth", "winner", "key"), [("8 7", "1 0", 0, "hand"), ("5 5", "1 0", 1, "youngest")]
)
def test_a_tied_match_goes_to_the_larger_hands_then_to_the_youngest(
    hands: str, youth: str, winner: int, key: str
) -> None:
    """Hand sizes of all games are added up."""
    first, second = hands.split()
    start = (
        f"youth: {youth}\ngame: 2/2\nplayed: wood_large=0 brick_large=1 brick_small=0 stone_small=1 "
        f"wood_small=0 recruit_1=-\nearlier 0: 3 {first}\nearlier 1: 4 {second}\n"
    )
    outcome = play(GAME, "recruit_2", position=start, options={"long": True}).match.outcome

    assert outcome is not None
    assert (outcome.winners, outcome.key, outcome.rule) == ([winner], key, "RZ-7.3")
