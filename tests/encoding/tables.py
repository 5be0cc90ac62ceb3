"""Tables to encode, and matches played there at random."""

from collections.abc import Iterator

from wawel.core.encoding import Encoding, Page, blank, encoding_of
from wawel.core.errors import BadOption
from wawel.core.game import CHANCE, NOBODY, Game, State
from wawel.core.rng import Rng

# Option sets whose numbers are kept, beside the usual options at every number of seats.
KEPT: dict[str, list[dict[str, str]]] = {
    "carcassonne": [{"sets": "none"}, {"sets": "pd+ic+tb+river+ks"}, {"sets": "pd+ic+tb+ks+count"}],
    "dragon-castle": [{"spirits": "none", "dragons": "none"}, {"spirits": "wind+change"}, {"realm": "5x5"}],
    "dragonkeepers": [{"chests": "3"}, {"named": "wind,crown"}],
    "knights-and-castles": [{"long": "yes"}],
    "simurgh": [{"mode": "dragonlord"}],
}


def tables(game: Game, count: int) -> Iterator[Encoding]:
    """Tables of every size: with the usual options, and with any options that go together."""
    for seats in range(game.min_seats, game.max_seats + 1):
        rng, found = Rng(seats), 0
        while found < count:
            given = {}
            for option in game.options:
                values = option.values(seats)
                given[option.name] = values[rng.below(len(values))]
            try:
                yield encoding_of(game, seats, given if found else {})
            except BadOption:
                continue
            found += 1


def positions(encoding: Encoding, seed: int, share: int = 1) -> Iterator[State]:
    """A match at random: one position in `share` before a decision, and the last one."""
    game, rng = encoding.game, Rng(seed)
    state = game.start(encoding.seats, encoding.options)
    actor = game.actor(state)
    while actor != NOBODY:
        if actor != CHANCE:
            if rng.below(share) == 0:
                yield state
            waiting = game.waiting(state)
            actor = waiting[rng.below(len(waiting))]
        game.apply(state, actor, game.pick(state, actor, rng))
        actor = game.actor(state)
    yield state


def observation(encoding: Encoding, state: State, seat: int) -> bytes:
    """What a seat may know, in a room of its own."""
    room = blank(encoding.size)
    encoding.observe(state, seat, Page(room, 0))
    return bytes(room)


def choices(encoding: Encoding, state: State, viewer: int) -> dict[int, bytes]:
    """The masks that a seat may know: its own one, or everybody's in a game without secrets."""
    masks = {}
    for seat in encoding.game.waiting(state):
        if seat == viewer or not encoding.game.secrets:
            room = blank(encoding.actions)
            encoding.mask(state, seat, Page(room, 0))
            masks[seat] = bytes(room)
    return masks
