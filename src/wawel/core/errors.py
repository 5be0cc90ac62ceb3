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

What an error says is a template with named values: "no game is called {id!r}". The template stands in the code in
English and is what other languages find their sentence by (`wawel.words.problems`). Without values it is said as it is.
"""


class Phrase:
    """A part of a sentence that is said in the reader's language too: a value of an error, or of another phrase."""

    def __init__(self, template: str, values: dict[str, object] | None = None) -> None:
        self.template = template
        self.values: dict[str, object] = values or {}

    def __str__(self) -> str:
        return self.template.format(**self.values) if self.values else self.template


class Phrases:
    """Several of them, one after the other."""

    def __init__(self, parts: list[Phrase]) -> None:
        self.parts = parts

    def __str__(self) -> str:
        return "; ".join([str(part) for part in self.parts])


class WawelError(ValueError):
    """The root of the tree; `rule` is a rule id such as "RZ-3.1", or empty where no rule speaks of it.

    `header` is the line in the header of a record that is to blame, such as "seats", where the error is about one.
    """

    def __init__(self, template: str, rule: str = "", values: dict[str, object] | None = None, where: str = "") -> None:
        self.phrase = Phrase(template, values)
        self.detail = str(self.phrase)  # what is wrong
        self.message = where + self.detail  # and where
        self.rule = rule
        self.header = ""
        self.passed_on: WawelError | None = None  # the complaint that this one repeats; compiled code sets no __cause__
        super().__init__(f"{rule}: {self.message}" if rule else self.message)


class IllegalAction(WawelError):
    """An action that the rules of `game` refuse just now; nothing was changed."""

    def __init__(self, reason: int, key: str, rule: str, text: str, game: str) -> None:
        super().__init__("{reason} ({text})", rule, {"reason": key.replace("-", " "), "text": text})
        self.reason = reason
        self.key = key
        self.text = text
        self.game = game


class NotWaiting(WawelError):
    """This seat has no open decision."""


class CannotUndo(WawelError):
    """Nothing to take back, or something was revealed since."""


class BadNotation(WawelError):
    """Text that names no action of this game."""


class BadPosition(WawelError):
    """Text that is no position of this game."""

    def __init__(self, template: str, rule: str = "", values: dict[str, object] | None = None) -> None:
        super().__init__(template, rule, values)
        self.header = "position"


class BadRecord(WawelError):
    """A record that is broken, truncated, edited or foreign; `line` counts from 1."""

    def __init__(self, line: int, template: str, rule: str = "", values: dict[str, object] | None = None) -> None:
        super().__init__(template, rule, values, f"line {line}: ")
        self.line = line


class BadOption(WawelError):
    """A setting that the game does not know or cannot take; `option` is its name if it is an option of the game."""

    def __init__(
        self,
        template: str,
        rule: str = "",
        values: dict[str, object] | None = None,
        option: str = "",
        header: str = "seats",
    ) -> None:
        super().__init__(template, rule, values)
        self.option = option
        self.header = f"option {option}" if option else header


class BadData(WawelError):
    """A component file that breaks a property of the game."""


class UnknownGame(WawelError):
    """No registered game has this id."""

    def __init__(self, template: str, rule: str = "", values: dict[str, object] | None = None) -> None:
        super().__init__(template, rule, values)
        self.header = "game"


def in_position(error: WawelError) -> BadPosition:
    """The same complaint about a position that was being read."""
    copy = BadPosition(error.phrase.template, error.rule, error.phrase.values)
    copy.passed_on = error
    return copy


def in_record(line: int, error: WawelError) -> BadRecord:
    """The same complaint about a line of a record."""
    copy = BadRecord(line, error.phrase.template, error.rule, error.phrase.values)
    copy.passed_on = error
    return copy
