"""Passkeys: what a browser is asked for, and what it answers. Bytes are base64url without padding."""

from typing import Annotated, Final

from pydantic import Field

from wawel.server.messages.base import Asked, Message

LONGEST_KEY_NAME: Final = 40
MOST_PASSKEYS: Final = 20  # of an account

Bytes = Annotated[str, Field(pattern="^[A-Za-z0-9_-]+$", max_length=16_000)]
Handle = Annotated[str, Field(pattern="^[A-Za-z0-9_-]*$", max_length=100)]
KeyName = Annotated[str, Field(max_length=200)]


class NewPasskey(Asked):
    """A passkey that a browser has just made, with what its authenticator says about it."""

    credential: Annotated[Bytes, Field(max_length=1400)]
    client_data: Bytes
    attestation: Bytes


class PasskeyAnswer(Asked):
    """Signed by a passkey. `user` is the account that the passkey itself names."""

    credential: Annotated[Bytes, Field(max_length=1400)]
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    user: Handle | None = None


class AskNewPasskey(Asked):
    """A guest wants an account with a passkey; the name is the one it will have."""

    name: Annotated[str, Field(max_length=200)]


class AddPasskey(Asked):
    """One more passkey of the account, and what its owner calls it."""

    name: KeyName
    passkey: NewPasskey


class NamePasskey(Asked):
    """Another name of a passkey."""

    name: KeyName


class PasskeyWanted(Message):
    """What a browser needs to make a passkey: for which host, for whom, and which ones there are already."""

    challenge: str
    host: str
    user: str
    name: str
    algorithms: list[int]
    known: list[str]
    milliseconds: int


class PasskeyAsked(Message):
    """What a browser needs to sign with a passkey. `known`: those of whoever is logged in; any if it is empty."""

    challenge: str
    host: str
    known: list[str]
    milliseconds: int


class PasskeyInfo(Message):
    """A passkey of the account. It works at one host only; `used` is null until then."""

    id: str
    name: str
    host: str
    created: str
    used: str | None
