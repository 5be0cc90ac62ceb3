"""The bodies of requests and answers about accounts."""

from typing import Annotated, Final, Literal, Self, TypeVar

from pydantic import Field, SecretStr, model_validator
from pydantic_core import PydanticCustomError

from wawel.server.messages.base import Asked, Message
from wawel.server.messages.passkeys import NewPasskey, PasskeyAnswer, PasskeyInfo
from wawel.server.messages.tables import Colour, SeatKind

Form = TypeVar("Form", bound=Asked)
Device = Literal["computer", "phone", "tablet", "program"]
Browser = Literal["chrome", "edge", "firefox", "opera", "safari", "other"]

LONGEST_NAME: Final = 24
Name = Annotated[str, Field(max_length=200)]
Password = Annotated[SecretStr, Field(max_length=200)]


def _either(form: Form, password: SecretStr | None, passkey: Asked | None) -> Form:
    if (password is None) == (passkey is None):
        raise PydanticCustomError("one_way_in", "either a password or a passkey")
    return form


class Preferences(Message):
    """Settings that follow an account; what is null has not been chosen yet. `ratings`: whether they are shown."""

    language: Literal["pl", "en"] | None = None
    theme: Literal["day", "night"] | None = None
    motion: Literal["calm", "full", "fast", "still"] | None = None
    sound: Literal["yes", "no"] | None = None
    confirm: Literal["yes", "no"] | None = None
    ratings: Literal["yes", "no"] | None = None


class SetPreferences(Asked, Preferences):
    """All settings that have been chosen."""


class KeepAccount(Asked):
    """A guest who wants an account, with a password or a passkey."""

    name: Name
    password: Password | None = None
    passkey: NewPasskey | None = None
    colour: Colour = 0
    settings: SetPreferences = SetPreferences()

    @model_validator(mode="after")
    def _one_way_in(self) -> Self:
        return _either(self, self.password, self.passkey)


class LogIn(Asked):
    """The way into an account."""

    name: Name
    password: Password


class Recover(Asked):
    """The way into an account without its password: a recovery code, and the next password."""

    name: Name
    code: Password
    password: Password


class ChangeProfile(Asked):
    """Another name or colour, or whether invitations by name are welcome."""

    name: Name | None = None
    colour: Colour | None = None
    invites: bool | None = None


class Confirm(Asked):
    """The password again, or a passkey, before something that cannot be undone."""

    password: Password | None = None
    passkey: PasskeyAnswer | None = None

    @model_validator(mode="after")
    def _one_way_in(self) -> Self:
        return _either(self, self.password, self.passkey)


class ChangePassword(Confirm):
    """The password so far or a passkey, and the next password."""

    next: Password


class DeleteAccount(Confirm):
    """The name, and the password or a passkey again."""

    name: Name


class SeatKey(Asked):
    """A key to seats of a table."""

    table: Annotated[str, Field(max_length=64)]
    token: Annotated[SecretStr, Field(max_length=200)]


class ClaimSeats(Asked):
    """Seats that a guest has, to belong to the account from now on."""

    keys: Annotated[list[SeatKey], Field(max_length=50)]


class SeatsClaimed(Message):
    """The tables where a seat belongs to the account now."""

    tables: list[str]


class Person(Message):
    """An account, told to its owner. `codes`: recovery codes that are left. `changed`: when the password was; null if
    there is none. `invites`: invitations by name are welcome.
    """

    name: str
    colour: int
    invites: bool
    created: str
    changed: str | None
    codes: int
    passkeys: int
    settings: Preferences


class Whoami(Message):
    """Who is logged in; null for a guest."""

    person: Person | None


class RecoveryCodes(Message):
    """Shown once: the server keeps only hashes."""

    codes: list[str]


class AccountKept(RecoveryCodes):
    """A new account."""

    person: Person


class SessionInfo(Message):
    """A device on which somebody is logged in. `current`: the one that asks."""

    id: str
    device: Device
    browser: Browser
    created: str
    seen: str
    current: bool


class MyGameSeat(Message):
    """A seat of a game; `place` and `points` are null before the end."""

    seat: int
    name: str
    kind: SeatKind
    level: str | None
    colour: int
    place: int | None
    points: int | None


class RatingChange(Message):
    """What a rated match made of the account's rating for this game and seat count."""

    before: int
    after: int


class MyGame(Message):
    """A game of the account. `mine`: the account's seat. `rating`: null unless the match was rated and ratings are
    shown. `deal`: other tables had the same draws.
    """

    table: str
    game: str
    created: str
    touched: str
    over: bool
    deal: str | None
    mine: int
    seats: list[MyGameSeat]
    rating: RatingChange | None


class MyGames(Message):
    """Games of the account, the last ones first. `total` are those that fit the question.

    `played`, `won` and `names` (other people met, most often first) are of all games, however many are listed.
    """

    games: list[MyGame]
    total: int
    played: int
    won: int
    names: list[str]


class MyRating(Message):
    """The account's rating for a game and a seat count: with a probability of 95 % it is off by no more than `margin`.

    It means something once it is `settled`: after a few games.
    """

    game: str
    seats: int
    value: int
    margin: int
    games: int
    settled: bool


class MyRatings(Message):
    """The account's ratings, told to its owner alone; none unless the setting `ratings` is "yes" (`shown`)."""

    shown: bool
    ratings: list[MyRating]


class MyData(Message):
    """Everything that the server knows about the account, without secrets."""

    person: Person
    sessions: list[SessionInfo]
    passkeys: list[PasskeyInfo]
    games: list[MyGame]
    ratings: list[MyRating]
