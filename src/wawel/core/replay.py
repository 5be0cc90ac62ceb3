"""Replays a record once, checking each line as it is played."""

from wawel.core.errors import BadData, BadRecord, WawelError, in_record
from wawel.core.game import CHANCE, Game
from wawel.core.match import Match
from wawel.core.record import Line, Record


class Replay:
    """Plays a record line by line, so that a caller can look at positions along the way without a second run.

    `match` is the match so far. `doubt` says why its draws are not known to be fair: the first one that does not follow
    from the seed, or that there is no seed. With `verify`, a doubt takes precedence over errors in later lines.
    """

    def __init__(self, record: Record | str, verify: bool = False, game: Game | None = None) -> None:
        self.record = Record.parse(record) if isinstance(record, str) else record
        self.match = _begun(self.record, game)
        self.doubt: BadRecord | None = None
        if not self.record.seed:
            self.doubt = BadRecord(1, "no-seed")
        self._verify = verify
        self._played = 0  # lines so far

    def step(self) -> bool:
        """Play the next line, if there is one. BadRecord says what is wrong with it."""
        if self._played == len(self.record.lines):
            return False
        line = self.record.lines[self._played]
        self._look_at(line)
        try:
            self.match.play(line.seat, line.text)
        except WawelError as error:
            raise self._first(in_record(line.number, error)) from error
        self._played += 1
        return True

    def finish(self) -> Match:
        """Play all remaining lines. An open match can be continued."""
        while self.step():
            pass
        record, match = self.record, self.match
        if record.over != match.over and record.where:
            line = record.lines[-1].number + 1 if record.lines else 1
            short = BadRecord(line, "not-over")
            long = BadRecord(line, "not-open")
            raise self._first(short if record.over else long)
        if record.seed:
            match.draw_from(record.seed)
        return match

    def _look_at(self, line: Line) -> None:
        """Check that a draw is the one that follows from the seed."""
        if line.seat == CHANCE and self.doubt is None and line.text != self.match.next_draw(self.record.seed):
            self.doubt = BadRecord(line.number, "other-draw", values={"text": line.text})

    def _first(self, error: BadRecord) -> BadRecord:
        """Choose what to report, given an error that may come after a doubt."""
        return self.doubt if self._verify and self.doubt is not None else error


def _begun(read: Record, game: Game | None) -> Match:
    """The match of a record before its first line."""
    try:
        match = Match(game or read.game, read.seats, None, read.options, read.names, read.position, False)
    except BadData:  # it is not the record that is wrong
        raise
    except WawelError as error:
        raise in_record(read.where.get(error.header, 1), error) from error
    found = match.game
    if read.game != found.id:
        raise BadRecord(read.where.get("game", 1), "other-game", values={"game": read.game, "id": found.id})
    if read.rules != found.rules_version:
        raise BadRecord(
            read.where.get("rules", 1),
            "other-rules",
            values={"rules": read.rules, "version": found.rules_version},
        )
    fingerprint = found.fingerprint_of(match.options)
    if not read.components and read.where and fingerprint:  # a file always has its own
        raise BadRecord(read.where["rules"], "no-components-line")
    if read.components and read.components != fingerprint:
        raise BadRecord(read.where.get("components", 1), "other-components")
    return match
