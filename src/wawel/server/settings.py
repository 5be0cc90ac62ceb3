"""The settings: set by argument, or by an environment variable with the prefix WAWEL_ (WAWEL_PORT=8000)."""

import os
from pathlib import Path
from typing import Annotated, Any, Final

from platformdirs import user_data_path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SecretStr, field_validator, model_validator
from pydantic_core import PydanticCustomError

from wawel.server.live.meters import rates
from wawel.server.watch.logs import Form

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
WEB: Final = Path(__file__).parent / "web"  # where the build puts the web client


def _rates(text: str) -> str:
    try:
        rates(text)
    except ValueError as error:
        raise PydanticCustomError("rates", "not of the form 30/60, 500/86400") from error
    return text


Rates = Annotated[str, AfterValidator(_rates)]


class Settings(BaseModel):
    """All settings with their defaults."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    data: Path = Field(default_factory=lambda: user_data_path("wawel"))  # folder of the database
    database_url: SecretStr | None = None  # of a PostgreSQL; without it, the database is a file in that folder
    redis_url: SecretStr | None = None  # of a Redis: several servers share the PostgreSQL, and bots think elsewhere too
    web: Path = WEB
    host: str = "127.0.0.1"
    port: int = Field(default=0, ge=0, le=65535)  # 0: any free one
    hosts: tuple[str, ...] = ()  # names it answers to, "a.org,b.org"; if empty, see allowed_hosts

    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses or networks whose X-Forwarded-For and -Proto count

    log: Form = "plain"  # or "json": an object per line
    log_requests: bool = False  # a line for every request under /api
    metrics_port: int | None = Field(default=None, ge=0, le=65535)  # where Prometheus asks; none: nowhere
    metrics_host: str = "127.0.0.1"

    # push services that browsers name; ".x.org" stands for all hosts there
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        ".push.services.mozilla.com",
        ".notify.windows.com",
        ".push.apple.com",
    )
    push_contact: str = "wawel@localhost.localdomain"  # whom a push service may write to about this server

    bot_seconds: float = Field(default=3.0, gt=0)  # the most that any level may think about one decision
    bot_simulations: int = Field(default=0, ge=0)  # exactly this many instead of a time, so a seed gives one match
    bot_delay: float = Field(default=0.6, ge=0)  # the least time a bot takes, so that people can follow
    bot_workers: int = Field(default=2, ge=1)
    compiled: Path | None = None  # where a compiled copy of the package will appear; bots use it once it is there
    bot_patience: float = Field(default=30.0, gt=0)  # seconds past bot_seconds after which a bot counts as lost

    idle_seconds: float = Field(default=300.0, gt=0)  # a table that nobody looks at is unloaded after this time
    hello_seconds: float = Field(default=10.0, gt=0)  # how long a new connection may stay silent
    message_bytes: int = Field(default=16 * 1024, gt=0)  # the longest message of a client
    backlog: int = Field(default=256, gt=0)  # messages that may wait for a slow client before it is disconnected
    body_bytes: int = Field(default=64 * 1024, gt=0)  # the longest request, except for an uploaded record
    replay_bytes: int = Field(default=1024 * 1024, gt=0)  # the longest uploaded record
    kept_tables: int = Field(default=5000, gt=0)  # beyond this, finished tables are deleted, then idle ones
    kept_days: float = Field(default=30.0, ge=0)  # an open table stays at least this long after its last step
    kept_replays: int = Field(default=1000, gt=0)
    replay_workers: int = Field(default=1, ge=0)  # processes that play records through; 0: a thread of the server

    # What one address, person or table may use: "30/60" is 30 in a minute, all at once or one every two seconds.
    limits: bool = True
    limit_requests: Rates = "300/15"  # of an address
    limit_tables: Rates = "60/60, 1000/86400"  # that an address may open
    limit_uploads: Rates = "30/60, 500/86400"  # records from an address
    limit_accounts: Rates = "10/3600, 30/86400"  # that an address may begin
    limit_logins: Rates = "10/300, 100/86400"  # tries with one name
    limit_passwords: Rates = "60/300, 1000/86400"  # tries from an address, with any names
    limit_connections: int = Field(default=120, gt=0)  # at tables, from one address at the same time
    limit_spectators: int = Field(default=100, gt=0)  # at one table
    limit_messages: Rates = "400/20"  # of a connection; faster ones are read more slowly
    limit_names: Rates = "20/60"  # changes of name or colour of a seat
    limit_undos: Rates = "60/60"  # of a seat
    limit_hints: Rates = "20/60"  # for a seat
    limit_joins: Rates = "20/60, 200/86400"  # seats that an address may take from the lobby
    limit_invites: Rates = "20/600, 60/86400"  # by name, from an account
    limit_says: Rates = "8/20, 60/600"  # of a seat
    limit_wishes: Rates = "30/60"  # of whoever plays: pauses, proposals, and what else changes a table

    header_seconds: float = Field(default=10.0, gt=0)  # how long the head of a request may take
    body_seconds: float = Field(default=30.0, gt=0)  # how long its body may take
    descriptors: int = Field(default=65536, gt=0)  # open files and connections to ask the system for

    @model_validator(mode="before")
    @classmethod
    def _with_environment(cls, given: dict[str, Any]) -> dict[str, Any]:
        said = {name: os.environ.get(f"WAWEL_{name.upper()}") for name in cls.model_fields}
        return {name: value for name, value in said.items() if value is not None} | given

    @field_validator("hosts", "proxies", "push_services", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(name.strip().lower() for name in value.split(",") if name.strip())
        return value

    @property
    def postgres(self) -> str | None:
        """The address of the database, with its password; None for a file."""
        return self.database_url.get_secret_value() if self.database_url else None

    @property
    def redis(self) -> str | None:
        """The address of the bus, with its password; None if there is none."""
        return self.redis_url.get_secret_value() if self.redis_url else None

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """The host names a request may carry; empty for any.

        Unless `hosts` is set, a server that only this machine can reach answers only to this machine's names, so no
        page elsewhere can talk to it under a name of its own. A server on an open address answers to any name.
        """
        if self.hosts:
            return () if "*" in self.hosts else self.hosts
        return LOOPBACK if self.host in ("localhost", "127.0.0.1", "::1") else ()
