"""The pieces of a game as cut paper: `face/art.svg` of its package, which the web client shows, too.

There colours are tokens of the page. Here they are filled in, so that a picture needs no style sheet.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final
from xml.sax.saxutils import quoteattr

from wawel.core import registry

# The papers of the design by day.
TOKENS: Final = {
    "paper": "#f6efe0",
    "paper-2": "#ede2cc",
    "card": "#fffbf2",
    "panel": "#fbf5e8",
    "piece": "#fffbf2",
    "piece-2": "#f3e9d5",
    "ink": "#1f2430",
    "ink-soft": "#5b5f6b",
    "vermilion": "#c8402f",
    "saffron": "#e0a526",
    "malachite": "#1f7a5a",
    "ultramarine": "#2b4c9b",
    "plum": "#6b3a6e",
    "teal": "#2a8c8c",
    "rose": "#d9798b",
    "gold": "#c99a2e",
    "vermilion-2": "#8f2a1e",
    "saffron-2": "#a87512",
    "malachite-2": "#12513b",
    "ultramarine-2": "#1b3270",
    "plum-2": "#45224a",
    "teal-2": "#1a5f60",
    "rose-2": "#a94e62",
    "gold-2": "#8e6a16",
    "line-2": "#c1b9a8",
    "wy-ink": "#1f2430",
    "wy-slate": "#4e5566",
    "wy-wood": "#8a5a34",
    "on-seat": "#fffbf2",
}
VARIABLE: Final = re.compile(r"var\(--([\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)")
LEFT_OUT: Final = ("class", "id", "style", "href")


class Art:
    """The symbols of a game. A symbol in given colours becomes a definition that many places of a picture can use."""

    def __init__(self, text: str) -> None:
        root = ET.fromstring(text)
        self._found = {found.attrib["id"]: found for found in root.iter() if "id" in found.attrib}

    def __contains__(self, name: str) -> bool:
        return name in self._found

    def box(self, name: str) -> tuple[float, float, float, float]:
        """The view box of a symbol: left, top, width, height."""
        left, top, width, height = map(float, self._found[name].attrib["viewBox"].split())
        return left, top, width, height

    def paper(self, name: str, colours: Mapping[str, str]) -> str:
        """What a symbol consists of, in these colours instead of those of the design."""
        return _inside(self._found[name], self._found, TOKENS | dict(colours))


def _inside(found: ET.Element, known: Mapping[str, ET.Element], colours: Mapping[str, str]) -> str:
    return (found.text or "").strip() + "".join(_element(part, known, colours) for part in found)


def _element(found: ET.Element, known: Mapping[str, ET.Element], colours: Mapping[str, str]) -> str:
    own = {**colours, **_own_colours(found.attrib.get("style", ""), colours)}
    name, inside = found.tag.rpartition("}")[2], ""
    if name == "use":
        name, inside = "g", _inside(known[found.attrib["href"].removeprefix("#")], known, own)
    else:
        inside = _inside(found, known, own)
    given = [(key, value) for key, value in found.attrib.items() if key not in LEFT_OUT]
    text = "".join(f" {key}={quoteattr(_filled(value, own))}" for key, value in given)
    return f"<{name}{text}>{inside}</{name}>" if inside else f"<{name}{text}/>"


def _own_colours(style: str, colours: Mapping[str, str]) -> dict[str, str]:
    """Colours that an element sets for everything inside."""
    pairs = [part.partition(":") for part in style.split(";") if part.startswith("--")]
    return {name.removeprefix("--"): _filled(value, colours) for name, _, value in pairs}


def _filled(text: str, colours: Mapping[str, str]) -> str:
    def value(found: re.Match[str]) -> str:
        return colours.get(found[1]) or _filled(found[2] or TOKENS["ink"], colours)

    return VARIABLE.sub(value, text)


@cache
def art_of(game_id: str) -> Art:
    """The art of a game; empty if it has none."""
    path = files(registry.package_of(game_id)) / "face" / "art.svg"
    return Art(path.read_text(encoding="utf-8") if path.is_file() else "<svg/>")
