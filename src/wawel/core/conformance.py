"""Does a game keep the contract? Plays it at random and checks everything that `Game` promises.

It also checks two conventions of notes: an argument called `points` is what the note's seat gains, and all gains of a
match add up to its scores.
"""

import json

from wawel.core import secrecy, telling
from wawel.core.game import CHANCE, NOBODY, OK, SPECTATOR, Game, State, pick_from_choices
from wawel.core.match import Match
from wawel.core.notes import Recorder
from wawel.core.rng import Rng

STEPS = 20_000  # more decisions than any game should need
PROBES = 12  # illegal actions tried per position
OFTEN = 3  # the expensive checks run once in this many positions


def check(game: Game, matches: int = 20, seed: int = 1) -> list[str]:
    """Every broken promise, one line each; an empty list if the game keeps the contract."""
    probe = _Probe(game, Rng(seed))
    spread = game.max_seats - game.min_seats + 1
    for number in range(matches):
        try:
            seats = game.min_seats + number % spread
            probe.walk(seats, _options(game, number, seats, probe.rng), number)
        except Exception as error:  # an exception from a broken game is a finding; it does not end the check
            probe.say(f"playing must not fail, but {type(error).__name__}: {error}", f"match {number}")
    probe.finish()
    return probe.problems


def _options(game: Game, number: int, seats: int, rng: Rng) -> dict[str, str]:
    """Defaults in the first match, any values after it."""
    found: dict[str, str] = {}
    for option in game.options if number else []:
        values = option.values(seats)
        found[option.name] = values[rng.below(len(values))]
    return found


class _Probe:
    """Plays random matches and collects what is wrong, each kind of problem once."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.problems: list[str] = []
        self._broken: set[str] = set()
        self._seen: list[int] = []  # actions from any position: probably illegal in others
        self._varied: set[int] = set()  # viewers for whom a resample differed from the real position
        self._viewers: set[int] = set()
        self._positions = 0

    def say(self, promise: str, where: str) -> None:
        if promise not in self._broken:
            self._broken.add(promise)
            self.problems.append(f"{self.game.id}: {promise} ({where})")

    def expect(self, kept: bool, promise: str, where: str) -> None:
        if not kept:
            self.say(promise, where)

    def hear(self, promise: str, where: str) -> None:
        """Record a promise that `secrecy` found broken; empty if all is well."""
        if promise:
            self.say(promise, where)

    def walk(self, seats: int, options: dict[str, str], number: int) -> None:
        """Play one random match and check every position."""
        match = Match(self.game, seats, f"conformance {number}", options)
        logged = self.game.start(seats, match.options)
        logged.log = Recorder()
        quiet = self.game.start(seats, match.options)
        kept: list[tuple[State, bytes]] = []
        double = secrecy.Double(self.game, number % (seats + 1) - 1)
        secret = self.game.secrets
        for step in range(STEPS):
            where = f"match {number}, step {step}"
            self._position(quiet, where)
            kept_options = self.game.options_of(quiet, match.options) == match.options
            self.expect(kept_options, "a position tells the options that led to it", where)
            if secret and step % OFTEN == 0:
                self.hear(secrecy.imagined(self.game, quiet, self.rng.below(seats + 1) - 1, self.rng), where)
            actor = self.game.actor(quiet)
            if actor == NOBODY:
                break
            seat, action = self._choice(quiet, actor)
            kept.append((quiet.copy(), quiet.encode()))
            if seat != CHANCE:
                self._reveals(quiet, seat, action, where)
                viewer = self.rng.below(seats + 1) - 1
                if secret and self.rng.below(OFTEN) == 0:
                    self.hear(secrecy.shown(self.game, quiet, seat, action, viewer, self.rng), where)
            if secret:
                self.hear(double.step(quiet, seat, action, self.rng), where)
            self.game.apply(quiet, seat, action)
            self.game.apply(logged, seat, action)
            self.expect(logged.encode() == quiet.encode(), "the log must not change what happens", where)
        else:
            self.say("a random match must end", f"match {number}")
            return
        for state, code in kept:
            self.expect(state.encode() == code, "a copy must keep its bytes", f"match {number}")
        self._match(match, number)
        self._end(quiet, logged, f"match {number}")

    def _choice(self, state: State, actor: int) -> tuple[int, int]:
        if actor == CHANCE:
            return actor, self.game.pick(state, actor, self.rng)
        waiting = self.game.waiting(state)
        seat = waiting[self.rng.below(len(waiting))]
        actions = self.game.legal(state, seat)
        return seat, actions[self.rng.below(len(actions))]

    def _position(self, state: State, where: str) -> None:
        game = self.game
        actor, waiting = game.actor(state), game.waiting(state)
        self.expect(actor < 0 or actor == min(waiting), "actor() is the lowest waiting seat", where)
        self.expect(actor >= 0 or not waiting, "nobody waits while chance acts or after the end", where)
        for seat in [CHANCE] if actor == CHANCE else waiting:
            self._choices(state, seat, where)
        if len(waiting) > 1:
            self._commits(state, waiting, where)
        text = game.position(state)
        self.expect(game.from_position(text).encode() == state.encode(), "a position must survive as text", where)
        self.expect([s.total for s in game.tally(state)] == game.scores(state), "tally() adds up to scores()", where)
        # views are dear, so most positions are seen through one pair of eyes, in turn
        self._positions += 1
        viewer = self._positions % (state.seats + 1) - 1
        everybody = [SPECTATOR, *range(state.seats)]
        for one in everybody if self._positions % OFTEN == 0 else [viewer]:
            self._knowledge(state, one, where)
        json.dumps(game.observe(state, viewer))

    def _choices(self, state: State, seat: int, where: str) -> None:
        game = self.game
        actions = game.legal(state, seat)
        self.expect(actions == sorted(set(actions)) and bool(actions), "choices() are ascending and not empty", where)
        self._picks(state, seat, where)
        for action in actions:
            self.expect(game.why_not(state, seat, action) == OK, "why_not() allows every choice", where)
            text = game.format(state, seat, action)
            self.expect(bool(text) and not any(sign.isspace() for sign in text), "notation is one word", where)
            self.expect(game.parse(state, seat, text) == action, "parse() is the inverse of format()", where)
            if seat == CHANCE:
                self.expect(game.weight(state, action) > 0, "what can be drawn has a weight", where)
        for action in self._tries(actions):
            code = game.why_not(state, seat, action)
            self.expect(code != OK, "why_not() refuses what is no choice", f"{where}, action {action}")
            if code != OK:
                self.expect(bool(game.reason(code).rule), "every refusal has a reason with its rule", where)
        if seat != CHANCE:
            self.expect(game.default(state, seat) in actions, "default() is legal", where)
            json.dumps(telling.ask(game, game.ask(state, seat)))
        self._seen = (self._seen + actions)[-200:]

    def _picks(self, state: State, seat: int, where: str) -> None:
        """pick() must give the same step as the list of choices, and take one draw."""
        seed = self.rng.below(1 << 30)
        one, other = Rng(seed), Rng(seed)
        picked = self.game.pick(state, seat, one)
        listed = pick_from_choices(self.game, state, seat, other)
        self.expect(picked == listed, "pick() takes what choices() and weight() say", where)
        self.expect(one.word() == other.word(), "pick() asks its source once", where)

    def _tries(self, actions: list[int]) -> list[int]:
        tries = [-1, actions[0] - 1, actions[-1] + 1, self.rng.below(1 << 30)]
        while self._seen and len(tries) < PROBES:
            tries.append(self._seen[self.rng.below(len(self._seen))])
        return [action for action in tries if action not in actions]

    def _commits(self, state: State, waiting: list[int], where: str) -> None:
        """Simultaneous choices must commute, and nobody's choices may depend on a commit they cannot see."""
        game = self.game
        chosen = [(seat, self._any(game.legal(state, seat))) for seat in waiting]
        ends: list[bytes] = []
        for order in (chosen, chosen[::-1]):
            twin = state.copy()
            for seat, action in order:
                before = game.legal(state, seat)
                self.expect(game.legal(twin, seat) == before, "a hidden commit must not change others' choices", where)
                game.apply(twin, seat, action)
            ends.append(twin.encode())
        self.expect(ends[0] == ends[1], "simultaneous commits must commute", where)
        self._silence(state, waiting[self.rng.below(len(waiting))], where)

    def _silence(self, state: State, seat: int, where: str) -> None:
        """While others still choose, a commit must tell them nothing: in views, in notes, or in what they imagine."""
        game = self.game
        actions = game.legal(state, seat)
        if len(actions) < 2:
            return
        twins = [state.copy(), state.copy()]
        sights: list[list[str]] = []
        viewers = [viewer for viewer in [SPECTATOR, *range(state.seats)] if viewer != seat]
        for twin, action in zip(twins, (actions[0], actions[-1]), strict=True):
            log = Recorder()
            twin.log = log
            game.apply(twin, seat, action)
            seen = [json.dumps(game.observe(twin, viewer)) for viewer in viewers]
            seen += [json.dumps(telling.note(game, note, viewer)) for note in log.notes for viewer in viewers]
            sights.append(seen)
        self.expect(sights[0] == sights[1], "a hidden commit must not show in views or notes", where)
        code = twins[0].encode()
        for viewer in viewers:
            samples = [game.resample(twins[0], viewer, self.rng).encode() for _ in range(12)]
            varied = any(sample != code for sample in samples)
            self.expect(varied, "resample() varies a hidden commit", f"{where}, seat {viewer}")

    def _reveals(self, state: State, seat: int, action: int, where: str) -> None:
        """A decision that shows its own seat something hidden must seal, unless a draw follows at once."""
        game = self.game
        other = game.resample(state, seat, self.rng)
        if game.why_not(other, seat, action) != OK or len(game.waiting(state)) > 1:
            return
        twin, log = state.copy(), Recorder()
        twin.log = log
        game.apply(twin, seat, action)
        game.apply(other, seat, action)
        same = game.observe(twin, seat) == game.observe(other, seat)
        sealed = bool(log.sealed) or game.actor(twin) == CHANCE
        self.expect(same or sealed, "a decision that shows something hidden must seal", where)

    def _any(self, actions: list[int]) -> int:
        return actions[self.rng.below(len(actions))]

    def _knowledge(self, state: State, viewer: int, where: str) -> None:
        game = self.game
        other = game.resample(state, viewer, self.rng)
        same = game.observe(state, viewer) == game.observe(other, viewer)
        self.expect(same, "a resampled position must look the same to its seat", f"{where}, seat {viewer}")
        waiting = game.waiting(state)
        self.expect(game.waiting(other) == waiting, "a resampled position asks the same seats", where)
        if viewer in waiting:
            actions = game.legal(state, viewer)
            self.expect(game.legal(other, viewer) == actions, "a resampled position leaves the same choices", where)
            asked = [telling.ask(game, game.ask(one, viewer)) for one in (state, other)]
            self.expect(asked[0] == asked[1], "a question must not tell what is hidden", where)
            for action in self._tries(actions):
                codes = [game.why_not(one, viewer, action) for one in (state, other)]
                self.expect(codes[0] == codes[1], "a refusal must not tell what is hidden", where)
        self._viewers.add(viewer)
        if other.encode() != state.encode():
            self._varied.add(viewer)

    def _match(self, match: Match, number: int) -> None:
        """Check Match itself: a match with draws from a seed, played at random, and its record."""
        for _ in range(STEPS):
            if match.over:
                break
            seat = self._any(match.waiting)
            match.play(seat, self._any(match.legal(seat)))
        text = match.record.text()
        again = Match.replay(text, verify=True, game=self.game)
        where = f"match {number}"
        self.expect(again.digest == match.digest, "a record must replay to the same bytes", where)
        self.expect(again.record.text() == text, "a replayed record must write itself again", where)

    def _end(self, state: State, logged: State, where: str) -> None:
        game = self.game
        outcome = game.outcome(state)
        everybody = list(range(state.seats))
        self.expect(sorted(outcome.ranking) == everybody, "the ranking names every seat once", where)
        best = outcome.ranking[: len(outcome.winners)]
        self.expect(bool(best) and sorted(best) == sorted(outcome.winners), "winners lead the ranking", where)
        json.dumps(telling.outcome(game, outcome))
        json.dumps([telling.score(game, score) for score in game.tally(state)])
        gains = [0] * state.seats
        assert logged.log is not None
        for note in logged.log.notes:
            for viewer in [SPECTATOR, *everybody]:
                json.dumps(telling.note(game, note, viewer))
            points = telling.arguments(game, note.key, note.args).get("points")
            if isinstance(points, int) and note.seat >= 0:
                gains[note.seat] += points
        self.expect(gains == game.scores(state), "the points told in notes add up to the scores", where)

    def finish(self) -> None:
        """Over all matches, resample must have varied what is hidden, for every viewer, unless nothing is hidden."""
        expected = self._viewers if self.game.secrets else set()
        self.expect(self._varied == expected, "resample() varies just what is hidden", f"varied for {self._varied}")
