"""Everything that can be wrong with input.

WawelError
├── IllegalAction   the rules refuse the action: reason code, key and rule id
├── NotWaiting      this seat has nothing to decide now
├── CannotUndo      undoing it would undo something already revealed
├── BadNotation     the text is not an action of this game at all
├── BadPosition     the text is not a position of this game
├── BadRecord       the file is not a valid record: with its line number
├── BadOption       an option, a number of seats or a seed that the game does not accept
├── BadData         a component file breaks a property that the rules depend on
└── UnknownGame     no game has this id

An error has a key with named values. "walk-beside" is a message that all games share, and "carcassonne.walk-beside" is
one of that game; `wawel.words.problems` finds its sentence in the reader's language. `str(error)` is the English one. A
key without words is shown as it is.

They are plain Python classes in the compiled build too: a native subclass of ValueError has no table of methods, and a
property that calls another one would crash. So are their phrases, because a worker process sends its errors home, and
native classes do not pickle.
"""

from collections.abc import Callable

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Phrase:
    """A sentence, or part of one, for the reader's language: a key and values, which may be phrases too."""

    def __init__(self, key: str, values: dict[str, object] | None = None) -> None:
        self.key = key
        self.values: dict[str, object] = values or {}

    def __str__(self) -> str:
        return _say(self)


@mypyc_attr(native_class=False)
class Phrases:
    """Several phrases, one after another."""

    def __init__(self, parts: list[Phrase]) -> None:
        self.parts = parts

    def __str__(self) -> str:
        return "; ".join([str(part) for part in self.parts])


def _key_of(phrase: Phrase) -> str:
    return phrase.key


_say: Callable[[Phrase], str] = _key_of


def speak(say: Callable[[Phrase], str]) -> None:
    """From now on, use `say` to put phrases into English. The rules themselves have no words."""
    global _say
    _say = say


@mypyc_attr(native_class=False)
class WawelError(ValueError):
    """The root of the tree; `rule` is a rule id such as "RZ-3.1", or empty if no rule applies.

    `header` names the header line of a record that caused the error, such as "seats", if there is one.
    """

    def __init__(self, key: str, rule: str = "", values: dict[str, object] | None = None) -> None:
        super().__init__(key)
        self.phrase = Phrase(key, values)
        self.rule = rule
        self.header = ""
        self.passed_on: WawelError | None = None  # the error that this one repeats; compiled code sets no __cause__

    @property
    def detail(self) -> str:
        """What is wrong, in English."""
        return str(self.phrase) if self.passed_on is None else self.passed_on.detail

    @property
    def message(self) -> str:
        """What is wrong, and where."""
        return self.detail

    def __str__(self) -> str:
        return f"{self.rule}: {self.message}" if self.rule else self.message


@mypyc_attr(native_class=False)
class IllegalAction(WawelError):
    """An action that the rules of `game` refuse now; nothing was changed."""

    def __init__(self, reason: int, key: str, rule: str, text: str, game: str) -> None:
        super().__init__(key, rule)
        self.reason = reason
        self.key = key
        self.text = text
        self.game = game

    @property
    def detail(self) -> str:
        return f"{self.key.replace('-', ' ')} ({self.text})"


@mypyc_attr(native_class=False)
class NotWaiting(WawelError):
    """This seat has no open decision."""


@mypyc_attr(native_class=False)
class CannotUndo(WawelError):
    """There is nothing to undo, or something has been revealed since."""


@mypyc_attr(native_class=False)
class BadNotation(WawelError):
    """Text that names no action of this game."""


@mypyc_attr(native_class=False)
class BadPosition(WawelError):
    """Text that is not a position of this game."""

    def __init__(self, key: str, rule: str = "", values: dict[str, object] | None = None) -> None:
        super().__init__(key, rule, values)
        self.header = "position"


@mypyc_attr(native_class=False)
class BadRecord(WawelError):
    """A record that is broken, truncated, edited or foreign; `line` counts from 1."""

    def __init__(self, line: int, key: str, rule: str = "", values: dict[str, object] | None = None) -> None:
        super().__init__(key, rule, values)
        self.line = line

    @property
    def message(self) -> str:
        return f"line {self.line}: {self.detail}"


@mypyc_attr(native_class=False)
class BadOption(WawelError):
    """A setting that the game does not know or accept; `option` is its name if it is an option of the game."""

    def __init__(
        self,
        key: str,
        rule: str = "",
        values: dict[str, object] | None = None,
        option: str = "",
        header: str = "seats",
    ) -> None:
        super().__init__(key, rule, values)
        self.option = option
        self.header = f"option {option}" if option else header


@mypyc_attr(native_class=False)
class BadData(WawelError):
    """A component file that breaks a property of the game: which file, which key of it, and the value found there."""

    def __init__(self, key: str, rule: str = "", values: dict[str, object] | None = None, at: str = "") -> None:
        super().__init__(key, rule, values)
        self.at = at  # such as "card.knight.strength.stone"; `core/components.py` fills in what is missing here
        self.file = ""
        self.value = ""
        self.others: list[BadData] = []  # what else is wrong with the same file

    @property
    def where(self) -> str:
        """File, key and value, as far as they are known."""
        found = f"{self.at} = {self.value}" if self.value else self.at
        return ": ".join([part for part in (self.file, found) if part])

    @property
    def message(self) -> str:
        return f"{self.detail} ({self.where})" if self.where else self.detail


@mypyc_attr(native_class=False)
class UnknownGame(WawelError):
    """No registered game has this id."""

    def __init__(self, key: str, rule: str = "", values: dict[str, object] | None = None) -> None:
        super().__init__(key, rule, values)
        self.header = "game"


def in_position(error: WawelError) -> BadPosition:
    """The same error, as an error in the position being read."""
    copy = BadPosition(error.phrase.key, error.rule, error.phrase.values)
    copy.passed_on = error
    return copy


def in_record(line: int, error: WawelError) -> BadRecord:
    """The same error, as an error in a line of a record."""
    copy = BadRecord(line, error.phrase.key, error.rule, error.phrase.values)
    copy.passed_on = error
    return copy
