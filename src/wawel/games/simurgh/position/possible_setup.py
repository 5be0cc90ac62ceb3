"""SI-2: can this setup arise? Each stage has dealt its tiles, and nothing else has begun."""

from typing import Final

from wawel.core import bits
from wawel.core.errors import BadPosition
from wawel.games.simurgh.components.ids import POWER
from wawel.games.simurgh.model.state import DEAL, DRAFT, EMPTY, FIRST, PHASES, PICK, TILE, TYPES_IN_DECK, SimurghState
from wawel.games.simurgh.model.state import POWER as POWER_PHASE
from wawel.games.simurgh.rules import setup

STAGES: Final = [  # the stages of each mode, in order
    [setup.POWERS, setup.TILES, setup.MARKET, setup.ONE_DRAGON],
    [setup.POWER_DRAFT, setup.OPEN, setup.ACTION_DRAFT, setup.MARKET, setup.THREE_DRAGONS],
]
ASKED: Final = {POWER_PHASE: setup.POWER_DRAFT, DRAFT: setup.ACTION_DRAFT, PICK: setup.THREE_DRAGONS}


def check(s: SimurghState) -> None:
    """Refuse a setup that cannot arise, naming the rule it breaks."""
    if s.top > EMPTY or not _stage_fits(s):
        raise BadPosition("simurgh.phase-fit", "SI-3.4", {"phase": PHASES[s.phase]})
    if not _is_untouched(s):
        raise BadPosition("simurgh.before-first-turn", "SI-2.2")
    if not _offers_fit(s):
        raise BadPosition("simurgh.draft-offer", "SI-2.11")
    if not _hands_fit(s) or not _dragons_fit(s):
        raise BadPosition("simurgh.setup-hands", "SI-2.8")
    if not _market_fits(s) or not _deck_fits(s):
        raise BadPosition("simurgh.setup-market", "SI-2.9")


def _stage_fits(s: SimurghState) -> bool:
    """The stage belongs to the mode, the step to the stage, the phase and the seat to both."""
    n = s.seats
    if s.phase == FIRST:
        return s.base < setup.POWERS and s.step == 0
    if s.base not in STAGES[s.mode] or s.base != ASKED.get(s.phase, s.base):
        return False
    most = [n - 1, 3 * n - 1, 0, n - 1, n - 1, 0, 2 * n, 3 * n, 0]
    if s.step > most[s.base - setup.POWERS]:
        return False
    if s.base == setup.POWER_DRAFT:
        return s.seat == setup.drafter(s)
    if s.phase == DRAFT:
        return s.step < 2 * n and s.seat == setup.in_turn(s, s.step % n)
    if s.base == setup.THREE_DRAGONS:
        return (s.phase == PICK) == (s.step == 3 * n)
    return True


def _is_untouched(s: SimurghState) -> bool:
    """Whether everything that only turns can change is as at the start."""
    start = setup.start(s.seats, s.parts, s.mode, s.length, s.shared, s.areas)
    for row in [*s.tops, *s.bottoms, s.drawn, s.chronicle]:
        if len(row):
            return False
    numbers = [s.turn, s.gone, s.entered, s.reached, s.laid, s.laying, sum(s.resting), int(s.explored), s.ending + 1]
    return (
        not any(numbers)
        and list(s.goods) == list(start.goods)
        and list(s.free) == list(start.free)
        and list(s.earned) == list(start.earned)
        and list(s.on) == list(start.on)
        and not any(s.wilds)
        and not any(s.objectives)
    )


def _offers_fit(s: SimurghState) -> bool:
    """SI-2.11, SI-2.13: three power tiles for the drafter and three dragons for everybody, as far as dealt."""
    sizes = [0] * s.seats
    if s.base == setup.POWER_DRAFT:
        passed = 2 if s.step else 0
        sizes[s.seat] = len(s.offers[s.seat])
        if not passed <= sizes[s.seat] <= 3 or (sizes[s.seat] == 3) != (s.phase == POWER_PHASE):
            return False
    elif s.base == setup.THREE_DRAGONS:
        for place in range(s.seats):
            sizes[setup.in_turn(s, place)] = max(0, min(3, s.step - 3 * place))
    kind = POWER if s.base == setup.POWER_DRAFT else POWER + 1
    for seat in range(s.seats):
        offered = [entry & TILE for entry in s.offers[seat]]
        if len(offered) != sizes[seat] or any(s.parts.type[tile] != kind for tile in offered):
            return False
        if s.commits[seat] and (s.phase != PICK or s.commits[seat] not in offered):
            return False
    return True


def _hands_fit(s: SimurghState) -> bool:
    """SI-2.7, SI-2.8, SI-2.11, SI-2.12: who has been dealt or has drafted what."""
    for place in range(s.seats):
        types = [s.parts.type[entry & TILE] for entry in s.hands[setup.in_turn(s, place)]]
        powers, others = types.count(POWER), [type for type in types if type != POWER]
        if powers != _powers(s, place):
            return False
        if s.mode == 0:
            dealt = list(setup.DEALT_TYPES)[: _after(s, setup.TILES, s.step - 3 * place, 3)]
            if sorted(others) != sorted(dealt):
                return False
        elif len(others) != _after(s, setup.ACTION_DRAFT, s.step // s.seats + int(place < s.step % s.seats), 2):
            return False
    return True


def _powers(s: SimurghState, place: int) -> int:
    if s.base == setup.POWER_DRAFT:
        return int(s.seats - 1 - place < s.step)
    return _after(s, setup.POWERS, int(place < s.step), 1) if s.mode == 0 else _after(s, setup.OPEN, 1, 1)


def _after(s: SimurghState, stage: int, during: int, later: int) -> int:
    """A number that is 0 before a stage, `during` while it lasts, and `later` afterwards."""
    if s.phase == FIRST:
        return 0
    at, now = STAGES[s.mode].index(stage), STAGES[s.mode].index(s.base)
    return 0 if now < at else later if now > at else max(0, min(later, during))


def _dragons_fit(s: SimurghState) -> bool:
    """SI-2.10: one dragon with all its markers, dealt in turn order; in the other mode all get theirs at once."""
    for place in range(s.seats):
        row = s.dragons[setup.in_turn(s, place)]
        number = 0 if s.mode else _after(s, setup.ONE_DRAGON, int(place < s.step), 1)
        if len(row) != number or any(entry & 7 != 7 for entry in row):
            return False
    return True


def _market_fits(s: SimurghState) -> bool:
    """SI-2.9, SI-2.12: filled area by area; during the draft one gap at a time."""
    full = len([tile for tile in s.market if tile])
    if any(s.market[area] and s.parts.type[s.market[area]] == POWER for area in range(4)):
        return False
    if s.phase != FIRST and s.base in (setup.MARKET, setup.OPEN):
        return full < 4 and not any(list(s.market)[full:])
    if s.phase != FIRST and s.base == setup.ACTION_DRAFT:
        return full == (4 if s.phase == DRAFT else 3)
    later = s.phase != FIRST and s.base in (setup.ONE_DRAGON, setup.THREE_DRAGONS)
    return full == (4 if later else 0)


def _deck_fits(s: SimurghState) -> bool:
    """SI-2.3: every tile of the game is in the deck, in a hand or in the market."""
    out = [0] * TYPES_IN_DECK
    for tile in [*s.market, *[entry & TILE for hand in s.hands for entry in hand]]:
        if tile > 0 and s.parts.type[tile] < TYPES_IN_DECK:
            out[s.parts.type[tile]] += 1
    for type in range(TYPES_IN_DECK):
        sure = bits.count(s.sure & s.parts.of_type[type])
        if s.left[type] + out[type] + sure != s.parts.quota[type]:
            return False
    return True


def is_setup(s: SimurghState) -> bool:
    return s.phase in (FIRST, DEAL, POWER_PHASE, DRAFT, PICK)
