"""Everything that can be wrong with what somebody hands in.

WawelError
├── IllegalAction   the rules refuse the action: reason code, key and rule id
├── NotWaiting      this seat has nothing to decide now
├── CannotUndo      taking it back would take back something already revealed
├── BadNotation     the text is no action of this game at all
├── BadPosition     the text is no position of this game
├── BadRecord       the file is no sound record: with its line number
├── BadOption       an option, a number of seats or a seed that the game does not know
├── BadData         a component file breaks a property that the rules stand on
└── UnknownGame     no game has this id
"""


class WawelError(ValueError):
    """The root of the tree; `rule` is a rule id such as "RZ-3.1", or empty where no rule speaks of it."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.message = message
        self.rule = rule


class IllegalAction(WawelError):
    """An action that the rules refuse just now; nothing was changed."""

    def __init__(self, reason: int, key: str, rule: str, text: str) -> None:
        super().__init__(f"{key.replace('-', ' ')} ({text})", rule)
        self.reason = reason
        self.key = key
        self.text = text


class NotWaiting(WawelError):
    """This seat has no open decision."""


class CannotUndo(WawelError):
    """Nothing to take back, or something was revealed since."""


class BadNotation(WawelError):
    """Text that names no action of this game."""


class BadPosition(WawelError):
    """Text that is no position of this game."""


class BadRecord(WawelError):
    """A record that is broken, truncated, edited or foreign; `line` counts from 1."""

    def __init__(self, line: int, message: str, rule: str = "") -> None:
        super().__init__(f"line {line}: {message}", rule)
        self.line = line


class BadOption(WawelError):
    """A setting that the game does not know or cannot take."""


class BadData(WawelError):
    """A component file that breaks a property of the game."""


class UnknownGame(WawelError):
    """No registered game has this id."""
