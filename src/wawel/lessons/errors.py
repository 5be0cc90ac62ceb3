"""What can be wrong with lessons.

WawelError
├── BadLessons      a file of lessons is broken: which file, and where in it
├── UnknownLesson   no lesson, step or problem has this id, or the game has none
└── NotAsked        a decision that nobody asked for: the step or the problem had already ended
"""

from wawel.core.errors import WawelError


class BadLessons(WawelError):
    """A file of lessons that cannot be used; `where` names the step or the problem."""

    def __init__(self, file: str, where: str, message: str) -> None:
        super().__init__(f"{file}: {where}: {message}" if where else f"{file}: {message}")
        self.file = file
        self.where = where


class UnknownLesson(WawelError):
    """An id that no lesson, step or problem has."""


class NotAsked(WawelError):
    """More decisions than a step or a problem asks for."""
