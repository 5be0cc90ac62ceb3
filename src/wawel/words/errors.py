"""What can be wrong with words.

WawelError
├── UnknownLanguage   no words exist in this language
├── UnknownWord       no message has this id, or a reference names nothing
├── UnknownRule       the rules text has no section or entry with this id
├── BadArguments      a message needs an argument that it was not given
└── BadText           a file of words or rules is broken: with its name and line number
"""

from wawel.core.errors import WawelError


class UnknownLanguage(WawelError):
    """No words in this language."""


class UnknownWord(WawelError):
    """A message id, or a reference such as "card.unicorn", that the words do not have."""


class UnknownRule(WawelError):
    """A rule id that the rules text does not have."""


class BadArguments(WawelError):
    """Arguments that do not fit the message."""


class BadText(WawelError):
    """A file that cannot be read; `line` counts from 1."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}, line {line}: {message}")
        self.file = file
        self.line = line
