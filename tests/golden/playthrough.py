"""A playthrough: a seeded random match, recorded step by step, to be compared with play years later.

golden 1
game: knights-and-castles
rules: 1
components: 5d0c81f2a9b4
seats: 3
seed: 7
option ages: 9,7,12

. brick_large 3fa9c1d2 0:0:0       a draw: its text, the digest of every position so far, everybody's points
0 knight+dragon 17b04e55 0:0:0     a decision of seat 0
... 143 steps                      the middle of a long match; the next digest covers it
"""

import hashlib
from pathlib import Path

import wawel
from tests import roofs
from wawel.core.game import CHANCE
from wawel.core.match import Match
from wawel.core.options import modern
from wawel.core.record import DRAW
from wawel.core.rng import Rng

MAGIC = "golden 1"
KEPT = 120  # steps written at either end of a long match


class Playthrough:
    """What a file says: how the match was set up, and its steps."""

    def __init__(self, game: str, seats: int, seed: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.rules = 0
        self.components = ""
        self.steps: list[str] = []

    def text(self) -> str:
        head = [MAGIC, f"game: {self.game}", f"rules: {self.rules}", f"components: {self.components}"]
        head += [f"seats: {self.seats}", f"seed: {self.seed}"]
        head += [f"option {name}: {value}".rstrip() for name, value in self.options.items()]
        return "\n".join([*head, "", *self.steps, ""])


def read(path: Path) -> Playthrough:
    head, _, body = path.read_text("utf-8").partition("\n\n")
    magic, *rows = head.splitlines()
    assert magic == MAGIC, f"{path.name}: no golden playthrough"
    fields = {name: value.strip() for name, _, value in (row.partition(":") for row in rows)}
    named = {name.removeprefix("option "): fields[name] for name in fields if name.startswith("option ")}
    options = {name: str(value) for name, value in modern(wawel.game(fields["game"]).options, named).items()}
    found = Playthrough(fields["game"], int(fields["seats"]), int(fields["seed"]), options)
    found.rules = int(fields["rules"])
    found.components = fields["components"]
    found.steps = body.splitlines()
    return found


def played(setup: Playthrough) -> Playthrough:
    """The same match as today's rules play it."""
    match = Match(setup.game, setup.seats, setup.seed, setup.options)
    found = Playthrough(setup.game, setup.seats, setup.seed, dict(match.options))
    found.rules = match.game.rules_version
    found.components = match.game.fingerprint_of(match.options)
    rng = Rng(setup.seed)
    while not match.over:
        seat = match.waiting[rng.below(len(match.waiting))]
        actions = match.legal(seat)
        match.play(seat, actions[rng.below(len(actions))])
    steps = _steps(match)
    if len(steps) > 2 * KEPT:
        steps[KEPT:-KEPT] = [f"... {len(steps) - 2 * KEPT} steps"]
    found.steps = steps
    return found


def _steps(match: Match) -> list[str]:
    """Every step in the order it was taken, with its result."""
    game = match.game
    state = game.start(match.seats, match.options)
    digest = ""
    rows: list[str] = []
    for entry in match.entries:
        game.apply(state, entry.seat, entry.action)
        digest = hashlib.sha256(digest.encode() + state.encode()).hexdigest()[:8]
        points = ":".join(map(str, game.scores(state)))
        rows.append(f"{DRAW if entry.seat == CHANCE else entry.seat} {entry.text} {digest} {points}")
    return rows


def files() -> list[Path]:
    """Every file; each game has a folder."""
    return [path for game in wawel.games() for path in sorted(roofs.matches(game.id).glob("*.txt"))]


def differs(path: Path, kept: Playthrough, now: Playthrough) -> str:
    """Where today's play departs from the file, in one line; empty if it does not.

    An option that the file does not know has its default, which is how the game was played before.
    """
    if not kept.options.items() <= now.options.items():
        return f"{path.name}: the options are now {now.options}"
    for number, (old, new) in enumerate(zip(kept.steps, now.steps, strict=False), 1):
        if old != new:
            return f"{path.name}, step row {number}: was {old!r}, is {new!r}"
    if len(kept.steps) != len(now.steps):
        return f"{path.name}: {len(kept.steps)} rows, now {len(now.steps)}"
    return ""


def versions(game: str) -> list[int]:
    """The versions in the history of a rules sheet, in the order they appear."""
    sheet = roofs.sheet(game)
    _, found, history = sheet.read_text("utf-8").partition("## History of versions\n")
    assert found, f"{sheet.name} has no history of versions"
    cells = [row.split("|") for row in history.splitlines() if row.startswith("| ")]
    return [int(row[1]) for row in cells if row[1].strip().isdigit() and row[2].strip()]


def rules_version(game: str) -> int:
    return wawel.game(game).rules_version
