"""The games as OpenSpiel games."""

import numpy as np
import pyspiel
import pytest

import wawel
from tests.adapters.test_batch import GAMES
from tests.adapters.test_pettingzoo import OPTIONS
from wawel.adapters.openspiel import register
from wawel.core.errors import BadOption

NAMES = register()


def name_of(game: str) -> str:
    return f"wawel_{game.replace('-', '_')}"


def test_every_game_is_registered_once() -> None:
    """Under its id, with underscores; a second call changes nothing."""
    assert NAMES == register() == sorted(name_of(game) for game in GAMES)
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_openspiels_own_simulation_passes(game: str) -> None:
    """Legal actions, chance, returns, copies, observations and texts are what OpenSpiel expects."""
    table = pyspiel.load_game(name_of(game), {"players": 2, **OPTIONS[game]})

    pyspiel.random_sim_test(table, num_sims=1, serialize=False, verbose=False)


def test_a_match_is_played_in_our_notation_and_pays_what_a_batch_pays() -> None:
    """Draws are explicit, with their chances; the texts are those of a record, which replays."""
    table = pyspiel.load_game("wawel_knights_and_castles", {"players": 3})
    state, chance = table.new_initial_state(), np.random.default_rng(2)
    match = wawel.Match("knights-and-castles", 3, draws=False)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1.0)
            number = outcomes[int(chance.integers(len(outcomes)))][0]
        else:
            number = int(chance.choice(state.legal_actions()))
        text = state.action_to_string(number)
        match.play(state.current_player(), text)
        state.apply_action(number)
        assert str(state) == match.position

    assert match.outcome is not None
    paid = state.returns()
    assert sum(paid) == pytest.approx(0.0)
    assert [seat for seat in range(3) if paid[seat] == max(paid)] == match.outcome.winners


def test_a_seat_remembers_what_it_was_told_and_knows_no_more() -> None:
    """Whatever the first seat has chosen, the second one sees and remembers the same."""
    table = pyspiel.load_game("wawel_knights_and_castles", {"ages": "9,8"})
    first = table.new_initial_state()
    first.apply_action(0)
    other = first.clone()
    first.apply_action(0)
    other.apply_action(5)

    assert first.observation_tensor(1) == other.observation_tensor(1)
    assert first.information_state_string(1) == other.information_state_string(1)
    assert first.information_state_string(0) != other.information_state_string(0)


def test_a_search_of_openspiel_plays() -> None:
    """Its own MCTS, with random playouts, on a game without secrets."""
    from open_spiel.python.algorithms import mcts

    table = pyspiel.load_game("wawel_carcassonne", {"sets": "none"})
    state = table.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(table, 1.4, 4, Short(), random_state=chance)

    assert bot.step(state) in state.legal_actions()


class Short:
    """An evaluator that says nothing, so that the test is short."""

    def evaluate(self, state: "pyspiel.State") -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: "pyspiel.State") -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def test_bad_tables_are_refused() -> None:
    """With our own words; OpenSpiel passes them on."""
    with pytest.raises((BadOption, pyspiel.SpielError)):
        pyspiel.load_game("wawel_carcassonne", {"sets": "nothing-like-it"})
