"""A position as text, hidden parts included: one "name: value" a line. `docs/notation/` describes it."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.errors import BadNotation, BadPosition, in_position
from wawel.core.fields import check_all_read, fields_of
from wawel.core.numerals import whole
from wawel.games.knights_and_castles import actions, belief
from wawel.games.knights_and_castles.components import DRUM, HAND, POINTS, ROUNDS, Components
from wawel.games.knights_and_castles.notation import cards, pack
from wawel.games.knights_and_castles.rules import attack, flow, recruit
from wawel.games.knights_and_castles.state import (
    ATTACK,
    NO_COMMIT,
    OVER,
    RECRUIT,
    REVEAL,
    KnightsState,
    guesses_of,
    winner,
)

NONE: Final = "-"
OPEN: Final = "?"  # a round that is still going on


def write(parts: Components, s: KnightsState) -> str:
    """The position; a line that would say nothing is left out."""
    rows = [f"youth: {_numbers(list(s.youth))}", f"sword: {s.sword}"]
    if s.games > 1:
        rows.append(f"game: {s.game}/{s.games}")
    rounds = [f"{parts.tiles[s.played[r] >> 3]}={_taker(s, r)}" for r in range(s.round)]
    rows.append(f"played: {' '.join(rounds) or NONE}")
    for seat in range(s.seats):
        rows.append(f"camp {seat}: {_set(parts, s.camps[seat])}")
        if s.commits[seat] != NO_COMMIT:
            commit = s.commits[seat]
            told = cards(parts, actions.armies(commit), actions.shepherds(commit))
            rows.append(f"commit {seat}: {'+'.join(told)}")
        guesses = guesses_of(s, seat)
        if guesses != [s.camps[seat]]:
            rows.append(f"guess {seat}: {' '.join([_set(parts, camp) for camp in guesses])}")
        if s.games > 1:
            rows.append(f"earlier {seat}: {s.earlier[seat]} {s.earlier_hands[seat]}")
    return "".join([row + "\n" for row in rows])


def _taker(s: KnightsState, round: int) -> str:
    if round == s.round - 1 and s.phase in (ATTACK, RECRUIT):
        return OPEN
    taker = winner(s, round)
    return str(taker) if taker >= 0 else NONE


def _numbers(values: list[int]) -> str:
    return " ".join([str(value) for value in values])


def _set(parts: Components, bits: int) -> str:
    return "+".join(cards(parts, bits, 0)) or NONE


def read(parts: Components, text: str) -> KnightsState:
    """The inverse of write. BadPosition names what is wrong and the rule it breaks."""
    fields = fields_of(text)
    s = _table(fields)
    _read_played(parts, s, fields.pop("played", NONE))
    s.guesses = vec[i64]()
    for seat in range(s.seats):
        _read_seat(parts, s, seat, fields)
    check_all_read(fields)
    _read_phase(s)
    return s


def _table(fields: dict[str, str]) -> KnightsState:
    youth = _ints(fields.pop("youth", ""), "youth")
    if not 2 <= len(youth) <= 4 or sorted(youth) != list(range(len(youth))):
        raise BadPosition("'youth' lists two to four seats, the youngest first, each once", "RZ-1.5")
    game = _ints(fields.pop("game", "1/1").replace("/", " "), "game")
    if len(game) != 2 or not 1 <= game[0] <= game[1] or game[1] not in (1, len(youth)):
        raise BadPosition("'game' is n/m, and a longer match has as many games as seats", "RZ-7.1")
    s = flow.start(len(youth), vec[i64](youth), game[1])
    s.game = game[0]
    sword = _ints(fields.pop("sword", str(youth[0])), "sword")
    if len(sword) != 1 or sword[0] >= s.seats:
        raise BadPosition("exactly one seat holds the sword", "RZ-1.4")
    s.sword = sword[0]
    return s


def _read_played(parts: Components, s: KnightsState, text: str) -> None:
    for word in [] if text == NONE else text.split():
        name, _, taker = word.partition("=")
        if s.phase != REVEAL:
            raise BadPosition("'played': only the last round can be open", "RZ-3")
        if name not in parts.tiles or not s.left >> parts.tiles.index(name) & 1:
            raise BadPosition("'played': {name!r} is no tile, or stands twice", "RZ-1.1", {"name": name})
        s.tile = parts.tiles.index(name)
        s.left &= ~BIT[s.tile]
        s.round += 1
        drum = parts.material[s.tile] == DRUM
        if taker == OPEN:
            s.phase = RECRUIT if drum else ATTACK
        elif (taker == NONE) != drum or not (drum or whole(taker, s.seats - 1) >= 0):
            raise BadPosition("'played': {word!r} names no seat that can have taken it", "RZ-4.3", {"word": word})
        seat = whole(taker)
        s.played[s.round - 1] = s.tile << 3 | seat + 1
        if seat >= 0:
            s.points[seat] += parts.points[s.tile]
    if s.round > ROUNDS:
        raise BadPosition("a game has seven rounds", "RZ-3")


def _read_seat(parts: Components, s: KnightsState, seat: int, fields: dict[str, str]) -> None:
    s.camps[seat] = _armies(parts, fields.pop(f"camp {seat}", NONE))
    commit = fields.pop(f"commit {seat}", "")
    if commit:
        s.commits[seat] = _packed(parts, commit)
    guess = fields.pop(f"guess {seat}", "")
    camps = sorted([_armies(parts, camp) for camp in guess.split()]) if guess else [s.camps[seat]]
    s.guesses = extend(s.guesses, [seat << 6 | camp for camp in camps])
    if not belief.fits(s, seat):
        raise BadPosition(
            "'guess {seat}' must list at most {most} camps as large as the true one, and that one too",
            "RZ-3.4",
            {"seat": seat, "most": belief.MOST},
        )
    earlier = _ints(fields.pop(f"earlier {seat}", "0 0"), f"earlier {seat}")
    if len(earlier) != 2 or earlier[0] > POINTS * (s.game - 1) or earlier[1] > HAND * (s.game - 1):
        raise BadPosition(
            "'earlier {seat}' is points and cards of the games before, at most {points} and {hand} each",
            "RZ-7.2",
            {"seat": seat, "points": POINTS, "hand": HAND},
        )
    s.earlier[seat], s.earlier_hands[seat] = earlier[0], earlier[1]


def _read_phase(s: KnightsState) -> None:
    """An open round waits for somebody; after round 7 the game is over."""
    chosen = [seat for seat in range(s.seats) if s.commits[seat] != NO_COMMIT]
    if s.phase == REVEAL:
        if chosen:
            raise BadPosition("nothing can be chosen between two rounds", "RZ-3")
        if s.round == ROUNDS and s.game < s.games:
            raise BadPosition("after round 7 the next game of the longer match has begun", "RZ-7.1")
        s.phase = OVER if s.round == ROUNDS else REVEAL
        return
    _check_commits(s, chosen)
    if not flow.waiting(s):
        raise BadPosition("all have chosen: the round would be resolved already", "RZ-3")


def _check_commits(s: KnightsState, chosen: list[int]) -> None:
    for seat in chosen:
        commit = s.commits[seat]
        s.commits[seat] = NO_COMMIT
        if s.phase == ATTACK and attack.why_not(s, seat, commit):
            raise BadPosition("'commit {seat}' is not two cards from the hand", "RZ-3.1", {"seat": seat})
        if s.phase == RECRUIT:
            commit |= actions.RECRUIT
            if recruit.why_not(s, seat, commit):
                raise BadPosition("'commit {seat}' is not one card from the camp", "RZ-3.2", {"seat": seat})
        s.commits[seat] = commit


def _ints(text: str, name: str) -> list[int]:
    words = text.split()
    if not all(whole(word, 999) >= 0 for word in words):
        raise BadPosition("{name!r} takes numbers, not {text!r}", values={"name": name, "text": text})
    return [int(word) for word in words]


def _packed(parts: Components, text: str) -> int:
    try:
        return pack(parts, text.split("+"))
    except BadNotation as error:
        raise in_position(error) from error


def _armies(parts: Components, text: str) -> int:
    bits = 0 if text == NONE else _packed(parts, text)
    if bits & ~actions.ARMY_BITS:
        raise BadPosition("a camp holds armies, each once, never a shepherd: {text!r}", "RZ-8.1", {"text": text})
    return bits
