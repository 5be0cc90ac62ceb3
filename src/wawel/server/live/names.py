"""Ids that people can say, tokens that nobody can guess, and names as people may give them."""

import hashlib
import hmac
import secrets
import unicodedata
from datetime import UTC, datetime
from typing import Final

NAME_LENGTH: Final = 40  # as in a record

_KINDS: Final = (
    "bursztynowy cichy czujny dobry dumny dzielny grozny jasny krolewski leniwy letni lodowy madry mily nocny ognisty "
    "odwazny polny prastary rudy senny skalny srebrny stary szary szybki wesoly wielki wierny zielony zimowy zloty"
).split()
_BEINGS: Final = (
    "baran bocian borsuk czarodziej dzieciol gawron goniec gryf herold jastrzab jelen kasztelan kowal kruk kucharz lew "
    "lis losos lucznik niedzwiedz orzel pasterz piekarz rycerz skarbnik smok sokol szewczyk trebacz wilk zeglarz zubr"
).split()
_CONSONANTS: Final = "bdfgjklmnprstwz"
_VOWELS: Final = "aeiou"
_SYLLABLES: Final = 4

# control characters, line breaks, and signs that turn the direction of the text around them
_UNWANTED: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def table_id() -> str:
    """A name for a table, such as "zielony-smok-takomilu-42": about 51 bits."""
    syllables = [secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS) for _ in range(_SYLLABLES)]
    number = 10 + secrets.randbelow(90)
    return f"{secrets.choice(_KINDS)}-{secrets.choice(_BEINGS)}-{''.join(syllables)}-{number}"


def replay_id(text: str) -> str:
    """The name of a record: a part of its SHA-256."""
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def token() -> str:
    """A key to seats of a table."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is kept of a token. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str | None, other: str) -> bool:
    """Whether two hashes are equal, without telling by the time it takes."""
    return one is not None and hmac.compare_digest(one, other)


def cleaned(name: str) -> str:
    """A name on one line, without signs that nobody sees, cut to its length."""
    seen = "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in name)
    kept = "".join(sign for sign in seen if sign not in _UNWANTED)
    return " ".join(kept.split())[:NAME_LENGTH].rstrip()


def now() -> str:
    """The time, ISO 8601 in UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
