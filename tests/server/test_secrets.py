"""Nothing hidden goes over the wire: the tests compare frames byte by byte."""

import json
from itertools import islice
from pathlib import Path

import pytest

import wawel
from quay.rules.loading import DOCK_FULL
from tests.budgets import budget
from tests.quay import QUAY, Quay, QuayState, load, on_the_shelf
from tests.server.inside import inside
from tests.server.playing import Json, Player, join_all, open_table
from tests.server.twins import Pair, Tables, pairs
from wawel import SPECTATOR, Game
from wawel.core.game import Ask, State
from wawel.core.rng import Rng

PAIRS = 15  # of twins, for each game
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


@pytest.mark.parametrize("rules", [*wawel.games(), QUAY], ids=lambda rules: rules.id)
async def test_what_a_seat_hears_does_not_depend_on_what_is_hidden(tmp_path: Path, quay: str, rules: Game) -> None:
    """Dialogues at twin tables are the same: frames, refusals, questions, projections, also in play that follows."""
    rng, messages, steps, viewers = Rng(15), 0, 0, set()
    async with inside(data=tmp_path) as server:
        for number, pair in enumerate(islice(pairs(rules, 15), budget(PAIRS))):
            told = await Tables(pair, rng).talk(server, projection=number % 4 == 0)
            assert told.differences == [], f"{pair}"
            messages, steps = messages + told.messages, steps + told.steps
            viewers.add(pair.viewer)

    assert messages > 4 * budget(PAIRS)  # at least a welcome, a frame, and what comes after a decision
    assert steps > 0.3 * budget(PAIRS)
    assert viewers >= {SPECTATOR, 0}


@pytest.mark.slow
@pytest.mark.parametrize("id", ["dragonkeepers", "knights-and-castles", "simurgh"])
async def test_advice_does_not_depend_on_what_is_hidden(tmp_path: Path, id: str) -> None:
    """A bot that advises a seat imagines what the seat could, and no more."""
    asked = (pair for pair in pairs(wawel.game(id), 7) if pair.viewer in waiting(pair))
    async with inside(data=tmp_path, bot_simulations=4) as server:
        for pair in islice(asked, 2):
            told = await Tables(pair, Rng(7)).talk(server, hints=True)

            assert told.differences == [], f"{pair}"
            assert told.advised


def waiting(pair: Pair) -> list[int]:
    rules = wawel.game(pair.game)
    return rules.waiting(rules.from_position(pair.positions[0]))


class Betraying(Quay):
    """Refuses a load with a reason that depends on what another seat holds."""

    def __init__(self) -> None:
        super().__init__(load())

    def why_not(self, state: State, seat: int, action: int) -> int:
        code = super().why_not(state, seat, action)
        assert isinstance(state, QuayState)
        return DOCK_FULL if code and 3 in state.hands[seat - 1] else code


class Winking(Quay):
    """Asks a seat in other words if another seat holds something heavy."""

    def __init__(self) -> None:
        super().__init__(load())

    def ask(self, state: State, seat: int) -> Ask:
        asked = super().ask(state, seat)
        assert isinstance(state, QuayState)
        return Ask(asked.key, "QUAY-3.2", asked.args) if 3 in state.hands[seat - 1] else asked


@pytest.mark.parametrize("rules", [Betraying(), Winking()], ids=["a refusal", "a question"])
async def test_twins_find_what_tells_too_much(tmp_path: Path, rules: Game) -> None:
    with on_the_shelf(rules):
        async with inside(data=tmp_path) as server:
            told = [await Tables(pair, Rng(1)).talk(server) for pair in islice(pairs(rules, 1), 12)]

    assert any(each.differences for each in told)


async def test_a_secret_note_is_told_in_full_to_its_seat_alone(address: str, quay: str) -> None:
    made = await open_table(address, "link", "link", game=quay)
    players = await join_all(address, made)
    watcher = await Player.join(address, made["table"])

    assert [note["key"] for note in players[0].frame["notes"]] == ["draw", "draw"]
    for player in (players[1], watcher):
        assert [(note["key"], note["args"]) for note in player.frame["notes"]] == [("draw-hidden", {})] * 2
