"""Reads a position text and checks its words; possible.py checks that the position can arise."""

from librt.vecs import extend, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.errors import BadNotation, BadPosition, in_position
from wawel.core.fields import check_all_read, fields_of
from wawel.core.numerals import whole
from wawel.games.knights_and_castles import actions
from wawel.games.knights_and_castles.components.ids import DRUM, HAND, POINTS, ROUNDS
from wawel.games.knights_and_castles.components.load import Components
from wawel.games.knights_and_castles.model.state import (
    ATTACK,
    OVER,
    RECRUIT,
    REVEAL,
    YOUTH,
    KnightsState,
)
from wawel.games.knights_and_castles.notation import pack
from wawel.games.knights_and_castles.position import possible
from wawel.games.knights_and_castles.position.write import NONE, OPEN
from wawel.games.knights_and_castles.rules import setup


def read(parts: Components, text: str) -> KnightsState:
    """The inverse of write. BadPosition names what is wrong and the rule it breaks."""
    fields = fields_of(text)
    s = _table(fields)
    _read_played(parts, s, fields.pop("played", NONE))
    s.guesses = vec[i64]()
    for seat in range(s.seats):
        _read_seat(parts, s, seat, fields)
    check_all_read(fields)
    if s.phase == REVEAL and s.round == ROUNDS:
        s.phase = OVER
    possible.check(s)
    return s


def _table(fields: dict[str, str]) -> KnightsState:
    words = fields.pop("youth", "").split()
    drawn = not words or any(word != OPEN for word in words)
    youth = _ints(" ".join(words), "youth") if drawn else []
    if not 2 <= len(words) <= 4 or (drawn and sorted(youth) != list(range(len(words)))):
        raise BadPosition("knights-and-castles.youth-form", "RZ-1.5")
    game = _ints(fields.pop("game", "1/1").replace("/", " "), "game")
    if len(game) != 2 or not 1 <= game[0] <= game[1] or game[1] not in (1, len(words)):
        raise BadPosition("knights-and-castles.game-form", "RZ-7.1")
    s = setup.start(len(words), vec[i64](youth), game[1])
    s.game = game[0]
    if not drawn:
        return s
    sword = _ints(fields.pop("sword", str(youth[0])), "sword")
    if len(sword) != 1 or sword[0] >= s.seats:
        raise BadPosition("knights-and-castles.one-sword", "RZ-1.4")
    s.sword = sword[0]
    return s


def _read_played(parts: Components, s: KnightsState, text: str) -> None:
    for word in [] if text == NONE else text.split():
        name, _, taker = word.partition("=")
        if s.phase == YOUTH:
            raise BadPosition("knights-and-castles.youth-first", "RZ-1.5")
        if s.phase != REVEAL:
            raise BadPosition("knights-and-castles.played-open", "RZ-3")
        if name not in parts.tiles or not s.left >> parts.tiles.index(name) & 1:
            raise BadPosition("knights-and-castles.played-tile", "RZ-1.1", {"name": name})
        s.tile = parts.tiles.index(name)
        s.left &= ~BIT[s.tile]
        s.round += 1
        drum = parts.material[s.tile] == DRUM
        if taker == OPEN:
            s.phase = RECRUIT if drum else ATTACK
        elif (taker == NONE) != drum or not (drum or whole(taker, s.seats - 1) >= 0):
            raise BadPosition("knights-and-castles.played-seat", "RZ-4.3", {"word": word})
        seat = whole(taker)
        s.played[s.round - 1] = s.tile << 3 | seat + 1
        if seat >= 0:
            s.points[seat] += parts.points[s.tile]


def _read_seat(parts: Components, s: KnightsState, seat: int, fields: dict[str, str]) -> None:
    s.camps[seat] = _armies(parts, fields.pop(f"camp {seat}", NONE))
    commit = fields.pop(f"commit {seat}", "")
    if commit:
        s.commits[seat] = _packed(parts, commit) | (actions.RECRUIT if s.phase == RECRUIT else actions.ATTACK)
    guess = fields.pop(f"guess {seat}", "")
    camps = sorted([_armies(parts, camp) for camp in guess.split()]) if guess else [s.camps[seat]]
    s.guesses = extend(s.guesses, [seat << 6 | camp for camp in camps])
    earlier = _ints(fields.pop(f"earlier {seat}", "0 0"), f"earlier {seat}")
    if len(earlier) != 2 or earlier[0] > POINTS * (s.game - 1) or earlier[1] > HAND * (s.game - 1):
        raise BadPosition(
            "knights-and-castles.earlier-form",
            "RZ-7.2",
            {"seat": seat, "points": POINTS, "hand": HAND},
        )
    s.earlier[seat], s.earlier_hands[seat] = earlier[0], earlier[1]


def _ints(text: str, name: str) -> list[int]:
    words = text.split()
    if not all(whole(word, 999) >= 0 for word in words):
        raise BadPosition("takes-numbers", values={"name": name, "text": text})
    return [int(word) for word in words]


def _packed(parts: Components, text: str) -> int:
    try:
        return pack(parts, text.split("+"))
    except BadNotation as error:
        raise in_position(error) from error


def _armies(parts: Components, text: str) -> int:
    bits = 0 if text == NONE else _packed(parts, text)
    if bits & ~actions.ARMY_BITS:
        raise BadPosition("knights-and-castles.camp-form", "RZ-8.1", {"text": text})
    return bits
