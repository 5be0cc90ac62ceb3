"""Notes: facts for people, as keys and numbers. Words are chosen later, per reader and language."""

from typing import Final

from mypy_extensions import mypyc_attr

TABLE: Final = -1  # the seat of a note that is about nobody in particular


class Note:
    """One thing that happened: what, by which rule, to whom, and with which numbers."""

    def __init__(self, key: str, rule: str, seat: int, args: list[int], secret: bool) -> None:
        self.key = key
        self.rule = rule
        self.seat = seat
        self.args = args
        self.secret = secret

    def __repr__(self) -> str:
        return f"Note({self.key!r}, {self.rule!r}, seat={self.seat}, args={self.args})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorder:
    """Collects notes while a match is played. States in a search have none."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self.sealed = ""

    def note(self, key: str, rule: str, seat: int, args: list[int]) -> None:
        """Something everybody at the table sees."""
        self.notes.append(Note(key, rule, seat, args, False))

    def secret(self, key: str, rule: str, seat: int, args: list[int]) -> None:
        """Something only `seat` sees in full; the others learn that it happened (key + "-hidden"), but not what."""
        self.notes.append(Note(key, rule, seat, args, True))

    def seal(self, rule: str) -> None:
        """Everything up to here has been shown or is final by `rule`: it cannot be undone."""
        self.sealed = rule
