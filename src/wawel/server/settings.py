"""The settings: set by argument, or by an environment variable with the prefix WAWEL_ (WAWEL_PORT=8000)."""

import os
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
WEB: Final = Path(__file__).parent / "web"  # where the build puts the web client


class Settings(BaseModel):
    """All settings with their defaults."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    data: Path = Field(default_factory=lambda: user_data_path("wawel"))  # folder of the database
    web: Path = WEB
    host: str = "127.0.0.1"
    port: int = Field(default=0, ge=0, le=65535)  # 0: any free one
    hosts: tuple[str, ...] = ()  # names it answers to, "a.org,b.org"; if empty, see allowed_hosts

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

    @model_validator(mode="before")
    @classmethod
    def _with_environment(cls, given: dict[str, Any]) -> dict[str, Any]:
        said = {name: os.environ.get(f"WAWEL_{name.upper()}") for name in cls.model_fields}
        return {name: value for name, value in said.items() if value is not None} | given

    @field_validator("hosts", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(name.strip().lower() for name in value.split(",") if name.strip())
        return value

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """The host names a request may carry; empty for any.

        Unless `hosts` is set, a server that only this machine can reach answers only to this machine's names, so no
        page elsewhere can talk to it under a name of its own. A server on an open address answers to any name.
        """
        if self.hosts:
            return () if "*" in self.hosts else self.hosts
        return LOOPBACK if self.host in ("localhost", "127.0.0.1", "::1") else ()
