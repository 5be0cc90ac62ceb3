"""Ids that people can say aloud, tokens that nobody can guess, and the names that people give themselves."""

import hashlib
import hmac
import secrets
import unicodedata
from datetime import UTC, datetime, timedelta
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
_CODE_SIGNS: Final = "CDFGHJKLMNPRTWXZ"  # none looks like a digit or another one; no vowels, so no words either
_TAKEN_SIGNS: Final = frozenset(_CODE_SIGNS + "AEUY")  # older tables have codes with vowels
CODE_LENGTH: Final = 6
_RECOVERY_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # 32 of them, 5 bits each

_CONSONANTS: Final = "bdfgjklmnprstwz"
_VOWELS: Final = "aeiou"
_SYLLABLES: Final = 4

_BREAKS: Final = ("Cc", "Zl", "Zp")  # control characters and line breaks
_UNSEEN: Final = ("Cf", "Cs")  # zero-width characters, direction marks, tags; surrogates
# invisible letters and marks: fillers, an empty braille cell, a joiner, variation selectors
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")


def table_id() -> str:
    """A name for a table, such as "zielony-smok-takomilu-bedosali-42": about 66 bits."""
    first, second = (_word(), _word())
    return f"{secrets.choice(_KINDS)}-{secrets.choice(_BEINGS)}-{first}-{second}-{10 + secrets.randbelow(90)}"


def _word() -> str:
    return "".join(secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS) for _ in range(_SYLLABLES))


def code() -> str:
    """A short code that opens a seat of a table while seats are open: 24 bits, so guesses have to be counted."""
    return "".join(secrets.choice(_CODE_SIGNS) for _ in range(CODE_LENGTH))


def as_code(text: str) -> str:
    """A code as it is stored, however it was typed: "krm-zhx" is "KRMZHX". Empty if it cannot be one."""
    typed = "".join(sign for sign in text.upper() if not sign.isspace() and sign not in "-–.")
    return typed if len(typed) == CODE_LENGTH and set(typed) <= _TAKEN_SIGNS else ""


def replay_id(text: str) -> str:
    """The id of a record: part of its SHA-256."""
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def token() -> str:
    """A key to one or more seats of a table."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of an account or of a session: 128 bits that say nothing."""
    return secrets.token_hex(16)


def recovery_code() -> str:
    """A code that opens an account once, such as "smok-4F7KQ-91XHT-8Q2MD": about 80 bits."""
    groups = ("".join(secrets.choice(_RECOVERY_SIGNS) for _ in range(5)) for _ in range(3))
    return "-".join([secrets.choice(_BEINGS), *groups])


def recovery_hash(typed: str) -> str:
    """What we store instead of a recovery code, however it was typed."""
    return token_hash("".join(sign for sign in typed.upper() if sign.isalnum()))


def folded(name: str) -> str:
    """A name as it is compared: "HANIA" and "Hania" are the same account."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def token_hash(token: str) -> str:
    """What we store instead of a token. Tokens are random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def hidden(address: str, secret: str) -> str:
    """An address that can be compared but not read."""
    return hmac.new(secret.encode(), address.encode(), hashlib.sha256).hexdigest()[:32]


def same(one: str | None, other: str) -> bool:
    """Whether two hashes are equal, compared in constant time."""
    return one is not None and hmac.compare_digest(one, other)


def cleaned(name: str, most: int = NAME_LENGTH) -> str:
    """A name, or something else on one line, without invisible characters, cut to the maximum length."""
    seen = "".join(" " if unicodedata.category(sign) in _BREAKS else sign for sign in name)
    kept = "".join(sign for sign in seen if not _is_unseen(sign))
    return " ".join(kept.split())[:most].rstrip()


def _is_unseen(sign: str) -> bool:
    selector = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
    return selector or sign in _BLANK or unicodedata.category(sign) in _UNSEEN


def now() -> str:
    """The time, ISO 8601 in UTC."""
    return days_ago(0)


def days_ago(days: float) -> str:
    """A time in the past, in the same format; these texts sort by time."""
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
