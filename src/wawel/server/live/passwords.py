"""Passwords: what may be one, and Argon2id hashes, worked out in a thread so that tables go on meanwhile."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher, Type
from argon2.exceptions import Argon2Error, InvalidHashError

Result = TypeVar("Result")

SHORTEST: Final = 10  # characters
SIGNS: Final = 4  # different ones

# OWASP's choice with the least time for its strength: a login costs about 30 ms and 46 MiB, one after another
_hasher: Final = PasswordHasher(time_cost=1, memory_cost=47104, parallelism=1, type=Type.ID)


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "passwords")
        self._nobodys: str | None = None

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def hashed(self, password: str) -> str:
        return await self._run(lambda: _hasher.hash(_usual(password)))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether a password is the one of this hash. Without a hash it is not, and takes as long to say so."""
        if self._nobodys is None:
            self._nobodys = await self.hashed(secrets.token_urlsafe())
        compared = hashed or self._nobodys
        return await self._run(lambda: _fits(compared, _usual(password))) and bool(hashed)

    async def _run(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def is_weak(password: str, name: str) -> bool:
    """Whether a password is too short, all of the same signs, or the name of its owner."""
    said = _usual(password)
    return len(said) < SHORTEST or len(set(said)) < SIGNS or said.casefold() == name.casefold()


def outdated(hashed: str) -> bool:
    """Whether a hash was made with other parameters than today's."""
    return _hasher.check_needs_rehash(hashed)


def _fits(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


def _usual(password: str) -> str:
    """The same letters however a keyboard composes them."""
    return unicodedata.normalize("NFC", password)
