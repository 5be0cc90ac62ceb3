"""Playing on from a position: at random to the end, or a few sensible steps."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.bots.evaluation import Judge
from wawel.bots.imagined import Imagined
from wawel.bots.lines import Line, best_turn
from wawel.core.game import CHANCE, NOBODY, Game, State, pick_from_choices
from wawel.core.knowledge import Level
from wawel.core.rng import Source

ENDLESS: Final = 1 << 30  # more steps than any game has


def play_out(game: Game, state: State, rng: Source, most: int = ENDLESS) -> int:
    """Play on at random until the game is over or `most` steps are made; returns the number of decisions and draws."""
    steps = 0
    actor = game.actor(state)
    while actor != NOBODY and steps < most:
        game.apply(state, actor, game.pick(state, actor, rng))
        steps += 1
        actor = game.actor(state)
    return steps


def play_out_listing(game: Game, state: State, rng: Source) -> int:
    """The same match, but every step is picked from the list of all choices, as in a search that tries them all."""
    steps = 0
    actor = game.actor(state)
    while actor != NOBODY:
        game.apply(state, actor, pick_from_choices(game, state, actor, rng))
        steps += 1
        actor = game.actor(state)
    return steps


def sampled(judge: Judge, imagined: Imagined, level: Level, rng: Source) -> State:
    """An imagined position in which the seat decides last, if several decide at once."""
    world = imagined.sample(rng)
    if judge.knowledge.simultaneous:
        judge.knowledge.reopen(world, imagined.seat)
        decide_together(judge, world, rng, level.tries, imagined.seat)
    return world


def follow(game: Game, state: State, seat: i64, line: Line) -> None:
    """Do what a line says as far as it can be done here: something hidden may turn up that was imagined otherwise."""
    place: i64
    for place in range(len(line.actions)):
        action = line.actions[place]
        if place > 0 and action not in game.choices(state, seat):
            return
        game.apply(state, seat, action)


def play_on(judge: Judge, state: State, rng: Source, level: Level) -> None:
    """Play as many decisions and draws as the level says, then on to as many quiet moments as it says.

    Lines that end in the middle of a turn and lines that end it are compared at the same moment: a quiet position right
    after a line counts. Each seat compares some of its choices.
    """
    game, knowledge = judge.game, judge.knowledge
    shared = knowledge.simultaneous
    steps, turns = level.depth, level.turns
    while True:
        if turns > 0 and knowledge.is_quiet(state):
            turns -= 1
        if steps <= 0 and turns <= 0:
            return
        actor = game.actor(state)
        if actor == NOBODY:
            return
        if actor == CHANCE:
            game.apply(state, actor, game.pick(state, actor, rng))
        elif shared and len(game.waiting(state)) > 1:
            decide_together(judge, state, rng, level.tries)
        elif level.replies > 0:
            for action in best_turn(judge, state, actor, level.replies).actions:
                game.apply(state, actor, action)
        else:
            game.apply(state, actor, sensible(judge, state, actor, rng, level.tries))
        steps -= 1


def decide_together(judge: Judge, state: State, rng: Source, tries: i64, but: i64 = NOBODY) -> None:
    """Let every waiting seat, or every one `but` this, decide without seeing what the others choose."""
    seats = [seat for seat in judge.game.waiting(state) if seat != but]
    actions = vec[i64]()
    for seat in seats:
        actions = append(actions, sensible(judge, _guessed(judge, state, seat, rng, tries), seat, rng, tries))
    for place in range(len(seats)):
        judge.game.apply(state, seats[place], actions[place])


def _guessed(judge: Judge, state: State, seat: i64, rng: Source, tries: i64) -> State:
    """The position as a seat that compares choices sees it: the others have made any choice, which it answers."""
    if tries < 2:
        return state
    twin = state.copy()
    decide_together(judge, twin, rng, 1, seat)
    return twin


def sensible(judge: Judge, state: State, seat: i64, rng: Source, tries: i64) -> i64:
    """The best-looking of a few random choices."""
    game = judge.game
    if tries < 2:
        return game.pick(state, seat, rng)
    choices = judge.knowledge.choices(game, state, seat)
    count: i64 = len(choices)
    if count == 1:
        return choices[0]
    best = choices[0]
    highest = -1e9
    step: i64
    for step in range(min(tries, count)):
        action = choices[step]
        if tries < count:  # any of those that are left; where all are looked at, nothing is drawn, and draws stay alike
            at = step + rng.below(count - step)
            action = choices[at]
            choices[at] = choices[step]
        twin = state.copy()
        game.apply(twin, seat, action)
        worth = judge.worths(twin)[seat]
        if worth > highest:
            highest = worth
            best = action
    return best
