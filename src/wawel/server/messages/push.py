"""The bodies of requests and answers about notices."""

from typing import Annotated

from pydantic import Field, SecretStr

from wawel.server.messages.base import Asked, Message


class Notices(Message):
    """`key`: the server's public key, for the browser. `on`: this device gets notices."""

    key: str
    on: bool


class WantNotices(Asked):
    """Where the browser wants notices to go, and the keys to write them with."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[SecretStr, Field(max_length=100)]
