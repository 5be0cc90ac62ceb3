"""What somebody logs in with, in words that they know it by. Nothing else of what a browser says is kept."""

from dataclasses import dataclass
from typing import Final

from wawel.server.messages.people import Browser, Device

# browsers claim to be others too, so the order matters
_BROWSERS: Final[tuple[tuple[str, Browser], ...]] = (
    ("edg", "edge"),
    ("opr/", "opera"),
    ("firefox/", "firefox"),
    ("fxios/", "firefox"),
    ("chrome/", "chrome"),
    ("crios/", "chrome"),
    ("chromium/", "chrome"),
    ("safari/", "safari"),
)


@dataclass(frozen=True, slots=True)
class Visit:
    """Where a request comes from."""

    address: str
    device: Device
    browser: Browser


def visit(address: str, agent: str) -> Visit:
    """Read a User-Agent header."""
    said = agent.lower()
    return Visit(address, _device(said), _browser(said))


def _browser(said: str) -> Browser:
    for sign, name in _BROWSERS:
        if sign in said:
            return name
    return "other"


def _device(said: str) -> Device:
    if "mozilla/" not in said:
        return "program"
    if "ipad" in said or "tablet" in said or ("android" in said and "mobile" not in said):
        return "tablet"
    return "phone" if "mobile" in said or "iphone" in said else "computer"
