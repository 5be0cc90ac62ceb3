"""Nothing hidden goes over the wire: the tests compare frames byte by byte."""

import json
from collections.abc import Callable

import pytest

from tests.quay import QUAY
from tests.server.playing import GAME, Json, Player, join_all, open_table
from wawel import SPECTATOR, Game, Match, game
from wawel.core.rng import Rng

PAIRS = 5
pytestmark = pytest.mark.slow  # whole tables, twice each


def everything_sent(player: Player) -> list[str]:
    """Everything a connection received, without the table's own id and time."""
    kept: list[str] = []
    for text in player.heard:
        message: Json = json.loads(text)
        if message["type"] == "welcome":
            del message["table"]["table"], message["table"]["created"]
            text = json.dumps(message)
        kept.append(text)
    return kept


async def commits(address: str, choices: dict[int, str]) -> list[list[str]]:
    """What everybody except the deciding seats hears while some seats commit, in this order."""
    made = await open_table(address, "link", "link", "link", "link", seed="7")
    players = [*await join_all(address, made), await Player.join(address, made["table"])]
    for seat, text in choices.items():
        frame = await players[seat].play(seat, text)
        for player in players:
            await player.catch_up(frame["seq"])
    return [everything_sent(player) for seat, player in enumerate(players) if seat not in choices]


async def test_an_open_commit_is_hidden_from_every_other_seat(address: str) -> None:
    """Seats 2 and 0 commit, in this order: what seats 1 and 3 and a spectator hear does not depend on the commits."""
    one = await commits(address, {2: "knight+dragon", 0: "archer+peasant"})
    other = await commits(address, {2: "shepherd+shepherd", 0: "catapult+shepherd"})

    assert one == other
    assert all(len(heard) >= 4 for heard in one)


def reach(rules: Game, seats: int, wanted: Callable[[Match], bool], seed: int) -> Match:
    """A match played at random up to the position a test wants."""
    rng = Rng(seed)
    match = Match(rules, seats, seed)
    while not wanted(match):
        if match.over:
            match = Match(rules, seats, rng.below(1 << 30))
        seat = match.waiting[rng.below(len(match.waiting))]
        actions = match.legal(seat)
        match.play(seat, actions[rng.below(len(actions))])
    return match


def twins(rules: Game, seats: int, viewer: int, wanted: Callable[[Match], bool]) -> list[tuple[str, str]]:
    """Pairs of different positions that look the same to a viewer."""
    found: list[tuple[str, str]] = []
    for seed in range(1, 100):
        match = reach(rules, seats, wanted, seed)
        other = rules.position(rules.resample(match.state(), viewer, Rng(seed)))
        if other != match.position:
            found.append((match.position, other))
    return found[:PAIRS]


async def hears(address: str, rules: Game, position: str, seats: int, viewer: int) -> list[str]:
    """What a viewer hears at a table that starts from a position; the viewer decides if asked."""
    made = await open_table(address, *["link"] * seats, game=rules.id, position=position)
    token = made["invites"][viewer]["token"] if viewer >= 0 else None
    player = await Player.join(address, made["table"], token)
    reveals = rules.id == GAME and len(player.frame["waiting"]) == 1
    if player.frame["actions"] and not reveals:
        await player.play(viewer, player.frame["actions"][0])
    await player.leave()
    return everything_sent(player)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
async def test_what_a_seat_hears_does_not_depend_on_hidden_cards(address: str, viewer: int) -> None:
    """Positions that the viewer cannot tell apart give the same bytes: other camps, other pending commits."""
    rules = game(GAME)

    pairs = twins(rules, 3, viewer, lambda match: match.view(0)["round"] == 5 and len(match.waiting) == 2)

    assert len(pairs) == PAIRS
    for one, other in pairs:
        assert await hears(address, rules, one, 3, viewer) == await hears(address, rules, other, 3, viewer)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
async def test_what_a_seat_hears_does_not_depend_on_hidden_hands(address: str, quay: str, viewer: int) -> None:
    """The same for a game that deals hands: the others' draws appear as "draw-hidden"."""
    pairs = twins(QUAY, 2, viewer, lambda match: sum(entry.seat >= 0 for entry in match.entries) == 4)

    assert len(pairs) == PAIRS
    for one, other in pairs:
        assert await hears(address, QUAY, one, 2, viewer) == await hears(address, QUAY, other, 2, viewer)


async def test_a_secret_note_is_told_in_full_to_its_seat_alone(address: str, quay: str) -> None:
    made = await open_table(address, "link", "link", game=quay)
    players = await join_all(address, made)
    watcher = await Player.join(address, made["table"])

    assert [note["key"] for note in players[0].frame["notes"]] == ["draw", "draw"]
    for player in (players[1], watcher):
        assert [(note["key"], note["args"]) for note in player.frame["notes"]] == [("draw-hidden", {})] * 2
