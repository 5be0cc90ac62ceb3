"""The games as OpenSpiel games."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts

import wawel
from tests.adapters.playthroughs.played import FILES, game_of, replayed
from tests.adapters.test_batch import GAMES
from tests.adapters.test_pettingzoo import OPTIONS
from tests.budgets import budget
from tests.encoding.tables import tables
from wawel.adapters.openspiel import register
from wawel.core.errors import BadOption, BadPosition

NAMES = register()
SECRET = [game for game in GAMES if wawel.game(game).secrets]
each_game = pytest.mark.parametrize("game", GAMES)


def name_of(game: str) -> str:
    return f"wawel_{game.replace('-', '_')}"


def test_every_game_is_registered_once() -> None:
    """Under its id, with underscores; a second call changes nothing."""
    assert NAMES == register() == sorted(name_of(game) for game in GAMES)
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.slow
@each_game
def test_openspiels_own_simulation_passes(game: str) -> None:
    """Legal actions, chance, returns, copies, texts, observations and serialized states are what OpenSpiel expects."""
    table = pyspiel.load_game(name_of(game), {"players": 2, **OPTIONS[game]})
    small = pyspiel.load_game(name_of(game), {"position": "endgame"})

    pyspiel.random_sim_test(table, num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(small, num_sims=budget(3), serialize=True, verbose=False)


@pytest.mark.long
@each_game
def test_openspiels_own_simulation_passes_at_every_table(game: str) -> None:
    """With every number of seats, and with any options that go together."""
    for encoding in tables(wawel.game(game), 3):
        table = pyspiel.load_game(name_of(game), {"players": encoding.seats, **encoding.options})
        pyspiel.random_sim_test(table, num_sims=1, serialize=False, verbose=False)


@each_game
def test_a_playthrough_is_as_it_was(game: str) -> None:
    """`python -m tests.adapters.playthroughs` writes the files."""
    path = FILES / f"{name_of(game)}.txt"

    assert replayed(game_of(name_of(game)), path) == path.read_text("utf-8")


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
            assert state.legal_actions(state.current_player()) == state.legal_actions()
            assert state.legal_actions((state.current_player() + 1) % 3) == []
        text = state.action_to_string(number)
        match.play(state.current_player(), text)
        state.apply_action(number)
        assert str(state) == match.position

    assert match.outcome is not None
    paid = state.returns()
    assert sum(paid) == pytest.approx(0.0)
    assert [seat for seat in range(3) if paid[seat] == max(paid)] == match.outcome.winners


def test_openspiels_own_history_has_every_step() -> None:
    """Whoever makes a step, Python or OpenSpiel's C++, and in clones and pickled states too."""
    table = pyspiel.load_game("wawel_knights_and_castles", {"players": 3})
    state, chance, steps = table.new_initial_state(), np.random.default_rng(4), list[tuple[int, int]]()
    assert state.is_initial_state()
    while not state.is_terminal():
        number = int(chance.choice(state.legal_actions()))
        steps.append((state.current_player(), number))
        if len(steps) % 3:
            state.apply_action(number)
        else:
            state.apply_action_with_legality_check(number)
        if len(steps) == 10:
            state = pickle.loads(pickle.dumps(state.clone().child(state.legal_actions()[0])))
            steps.append((int(state.full_history()[-1].player), state.history()[-1]))

    for each in (state, state.clone(), pickle.loads(pickle.dumps(state))):
        assert [(int(step.player), step.action) for step in each.full_history()] == steps
        assert each.history() == [number for _, number in steps]
        assert each.history_str() == ", ".join(str(number) for _, number in steps)
        assert each.move_number() == len(steps)
        assert not each.is_initial_state()
        assert not each.is_initial_non_chance_state()


def test_a_draw_that_there_is_not_leaves_the_history_as_it_was() -> None:
    """The state can be asked and stepped on."""
    state = pyspiel.load_game("wawel_simurgh").new_initial_state()
    assert state.is_chance_node()
    before = str(state)
    with pytest.raises(IndexError):
        state.apply_action(1000)

    assert state.history() == []
    assert str(state) == before
    state.apply_action(1)
    assert state.history() == [1]


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


@pytest.mark.parametrize("game", SECRET)
def test_what_a_seat_remembers_does_not_depend_on_when_somebody_asks(game: str) -> None:
    """Whether at every step or once at the end, by a clone or not."""
    state = pyspiel.load_game(name_of(game)).new_initial_state()
    asked, chance = state.clone(), np.random.default_rng(5)
    for _ in range(60):
        if state.is_terminal():
            break
        number = int(chance.choice(state.legal_actions()))
        state.apply_action(number)
        asked.apply_action(number)
        asked.information_state_string(0)

    for player in range(2):
        assert state.clone().information_state_string(player) == asked.information_state_string(player)


@pytest.mark.parametrize("game", SECRET)
def test_an_imagined_position_is_like_the_true_one_for_who_imagines_it(game: str) -> None:
    """And says nothing about what the others hold: its history is empty."""
    state, chance = pyspiel.load_game(name_of(game)).new_initial_state(), np.random.default_rng(3)
    for _ in range(14):
        state.apply_action(int(chance.choice(state.legal_actions())))
    twin = state.resample_from_infostate(0, chance.random)

    assert twin.information_state_string(0) == state.information_state_string(0)
    assert twin.current_player() == state.current_player()
    assert twin.history() == []


class Short:
    """An evaluator that says nothing, so that tests are short."""

    def evaluate(self, state: "pyspiel.State") -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: "pyspiel.State") -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def after_draws(game: str, parameters: dict[str, str]) -> "pyspiel.State":
    """The first decision."""
    state = pyspiel.load_game(name_of(game), parameters).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize("game", [game for game in GAMES if game not in SECRET])
def test_a_search_of_openspiel_plays_games_without_secrets(game: str) -> None:
    """Its own MCTS: with random playouts to the end of a short match, and on a whole one."""
    state = after_draws(game, {"position": "endgame"})
    playouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 1.4, 4, playouts, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()

    whole = after_draws(game, {})
    bot = mcts.MCTSBot(whole.get_game(), 1.4, 8, Short(), random_state=np.random.RandomState(1))
    assert bot.step(whole) in whole.legal_actions()


@pytest.mark.parametrize("game", SECRET)
def test_a_search_of_openspiel_plays_games_with_secrets(game: str) -> None:
    """Its IS-MCTS imagines positions with our `resample`, and meets the information states of the seat again."""
    state = after_draws(game, {})
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=Short(),
        uct_c=1.4,
        max_simulations=8,
        random_state=np.random.RandomState(1),
        allow_inconsistent_action_sets=True,
    )

    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        number = bot.step(state)
        assert number in state.legal_actions()
        state.apply_action(number)


def test_the_small_table_of_knights_and_castles_is_small() -> None:
    """As docs/research says: 2,530 lines of play and 150 information states."""
    table = pyspiel.load_game("wawel_knights_and_castles", {"position": "endgame"})
    known: set[str] = set()
    ends, states = 0, [table.new_initial_state()]
    while states:
        state = states.pop()
        if state.is_terminal():
            ends += 1
        elif not state.is_chance_node():
            known.add(state.information_state_string())
        states += [state.child(number) for number in state.legal_actions()]

    assert (ends, len(known)) == (2530, 150)


@pytest.mark.slow
def test_cfr_of_openspiel_approaches_an_equilibrium_of_a_small_table() -> None:
    """Two rounds of Knights and Castles, with four armies in each camp: exploitability falls."""
    table = pyspiel.load_game("wawel_knights_and_castles", {"position": "endgame"})
    solver = cfr.CFRPlusSolver(table)
    solver.evaluate_and_update_policy()
    before = exploitability.exploitability(table, solver.average_policy())
    for _ in range(budget(2)):
        solver.evaluate_and_update_policy()

    assert exploitability.exploitability(table, solver.average_policy()) < before


def test_sampled_cfr_of_openspiel_learns_at_a_whole_table() -> None:
    """It visits information states of a match from its beginning."""
    table = pyspiel.load_game("wawel_knights_and_castles", {"position": "endgame"})
    solver = external_sampling_mccfr.ExternalSamplingSolver(table)
    for _ in range(3):
        solver.iteration()

    policy = solver.average_policy()
    state = after_draws("knights-and-castles", {"position": "endgame"})
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1.0)


def test_bad_tables_are_refused() -> None:
    """With our own words; OpenSpiel passes them on."""
    with pytest.raises((BadOption, pyspiel.SpielError)):
        pyspiel.load_game("wawel_carcassonne", {"sets": "nothing-like-it"})
    with pytest.raises((BadPosition, pyspiel.SpielError)):
        pyspiel.load_game("wawel_carcassonne", {"position": "seats: 9"})
