"""A second, slow reading of the sheet: the whole turn of CA-6 with every set, in the words of the notation.

It shares the flooding of `slow.py` with the other properties and nothing with the rules: a `Referee` is told what is
played, moves its own pieces, and says who acts and what they may do (`referee_choices.py`).
"""

from collections import Counter

from tests.games.carcassonne import referee_choices, referee_points
from tests.games.carcassonne.referee_table import FOLLOWERS, QUARTER, Table
from tests.games.carcassonne.slow import PRINTED, STEP, Slow


class Referee(Table):
    """Plays on a table of its own; each phase has a method that takes the text of an action."""

    def legal(self) -> set[str]:
        return set(referee_choices.legal(self))

    def play(self, text: str) -> None:
        turns = {"first": self._first, "draw": self._draw, "place": self._place, "princess": self._princess}
        actions = {"action": self._action, "dragon": self._dragon}
        city = {"back": self._back, "gate": self._gate, "count": self._count, "market": self._market}
        (turns | actions | city)[self.phase](text)

    def _first(self, text: str) -> None:
        self.turn, self.phase = int(text.removeprefix("first:")), "draw"

    def _draw(self, text: str) -> None:
        self.pile[text] -= 1
        if PRINTED[text].get("symbol") == "dragon" and self.dragon is None:
            self.aside[text] += 1
        elif referee_choices.places(self, text):
            self.drawn, self.phase = text, "place"
        if self.phase == "draw" and not self.pile.total():
            self._end()

    def _place(self, text: str) -> None:
        cell, _, turn = text.partition("/")
        x, y = (int(number) for number in cell.split(","))
        self.tiles.append({"id": self.drawn, "x": x, "y": y, "rotation": int(turn)})
        self.map = Slow(self.tiles)
        self.phase = "action"
        builders = [piece for piece in self.pieces if piece[:2] == (self.turn, "builder")]
        if not self.second and any(self.last in {n[:2] for n in self.feature(piece[2])} for piece in builders):
            self.second = "earned"
        if self.symbol == "volcano":
            self.dragon = self.last
            self.pile, self.aside = self.pile + self.aside, Counter()
        if self.symbol == "princess" and referee_choices.knights(self):
            self.phase = "princess"

    def _princess(self, text: str) -> None:
        if text != "pass":
            self.take(
                next(piece for piece in self.pieces if text == f"princess:{referee_choices.spot(self, piece[2])}")
            )
            self.removed = True
            self.tidy()
        self.phase = "action"

    def _action(self, text: str) -> None:
        if text.startswith("fairy:"):
            choice = referee_choices.fairies(self)[text]
            self.fairy = choice[2][:2]
            self.ward = choice if self.options["fairy_mode"] == "follower" else None
        elif text != "pass":
            figure, node = referee_choices.deployments(self)[text]
            self.home[self.turn][figure] -= 1
            self.pieces.append((self.turn, figure, node))
            self.through = self.options["fairy_after_portal"] == "yes" and node[:2] != self.last
            if self.through and referee_choices.fairies(self):
                return
        self.through = False
        if self.options["dragon_timing"] == "after_scoring" or not self._walk_begins():
            self._before_points()

    def _walk_begins(self) -> bool:
        if self.symbol != "dragon":
            return False
        assert self.dragon is not None
        self.visited, self.mover, self.phase = [self.dragon], self.turn, "dragon"
        return bool(referee_choices.steps(self))

    def _dragon(self, text: str) -> None:
        assert self.dragon is not None
        self.dragon = (self.dragon[0] + STEP[text][0], self.dragon[1] + STEP[text][1])
        self.visited.append(self.dragon)
        for piece in [piece for piece in self.pieces if piece[2][:2] == self.dragon]:
            self.take(piece)
        self.tidy()
        self.mover = (self.mover + 1) % self.seats
        if len(self.visited) == 7 or not referee_choices.steps(self):
            if self.options["dragon_timing"] == "after_scoring":
                self._next()
            else:
                self._before_points()

    def _before_points(self) -> None:
        self.phase, self.mover = "back", self.turn
        self._ask_back()

    def _ask_back(self) -> None:
        """CA-15.6: the next seat that can bring somebody back, the active one last; then the points."""
        for _ in range(self.seats):
            self.mover = (self.mover + 1) % self.seats
            if referee_choices.returns(self):
                return
            if self.mover == self.turn:
                break
        self._score()

    def _come(self, text: str) -> None:
        figure, node = referee_choices.returns(self)[text]
        self.quarters[self.mover, QUARTER[self.map.kind[node]], figure] -= 1
        self.pieces.append((self.mover, figure, node))

    def _back(self, text: str) -> None:
        if text != "pass":
            self._come(text)
            if referee_choices.returns(self):
                return
        if self.mover == self.turn:
            self._score()
        else:
            self._ask_back()

    def _score(self) -> None:
        earned = referee_points.score_closed(self)
        helped = any(points for seat, points in enumerate(earned) if seat != self.turn)
        ready = any(self.home[self.turn][figure] for figure in FOLLOWERS)
        if "count" in self.sets and helped and ready and not earned[self.turn]:
            self.phase = "gate"
        else:
            self._after_points()

    def _gate(self, text: str) -> None:
        if text == "pass":
            self._after_points()
            return
        figure = "large" if ":large:" in text else "follower"
        self.home[self.turn][figure] -= 1
        self.quarters[self.turn, text.rpartition(":")[2], figure] += 1
        self.phase = "count"

    def _count(self, text: str) -> None:
        self.count = self.count if text == "pass" else text.removeprefix("count:")
        self._after_points()

    def _after_points(self) -> None:
        if self.options["dragon_timing"] == "before_scoring" or not self._walk_begins():
            self._next()

    def _next(self) -> None:
        self.phase, self.removed = "draw", False
        if not self.pile.total():
            self._end()
        elif self.second == "earned":
            self.second = "now"
        else:
            self.second, self.turn = "", (self.turn + 1) % self.seats
            self.points[self.turn] += any(
                piece[0] == self.turn and referee_points.favoured(self, piece) for piece in self.pieces
            )

    def _end(self) -> None:
        self.phase, self.mover, self.second, self.passed = "market", self.turn, "", set()
        self._ask_market()

    def _ask_market(self) -> None:
        """CA-15.9: round and round until everybody has passed since the last move."""
        while len(self.passed) < self.seats:
            self.mover = (self.mover + 1) % self.seats
            if referee_choices.returns(self):
                return
            self.passed.add(self.mover)
        self.phase = "over"
        referee_points.score_end(self)

    def _market(self, text: str) -> None:
        self.passed.add(self.mover)
        if text != "pass":
            self._come(text)
            self.passed = set()
        self._ask_market()
