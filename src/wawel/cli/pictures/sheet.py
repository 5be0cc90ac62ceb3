"""A sheet on which a picture is drawn: cut paper, text and the pieces of a game, as SVG."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from wawel.cli.pictures.art import TOKENS, Art

INK: Final = TOKENS["ink"]
SOFT: Final = TOKENS["ink-soft"]
CARD: Final = TOKENS["card"]
PANEL: Final = TOKENS["panel"]
PAPER: Final = TOKENS["paper"]
EDGE: Final = "#48341f"  # shadow of cut paper, mostly clear
SEATS: Final = ("vermilion", "ultramarine", "malachite", "saffron", "plum", "teal")
TEXT_FONT: Final = "'Atkinson Hyperlegible',Verdana,'DejaVu Sans',sans-serif"
TITLE_FONT: Final = "Fraunces,Georgia,'DejaVu Serif',serif"
LETTER, TITLE_LETTER = 0.58, 0.66  # width of a letter, in parts of its size
WIDTH: Final = 800  # of a picture

# Colour and shape go together: heart, star, leaf, sun, tulip, fish, each in a box of 100.
SIGILS: Final = (
    "M50 94C34 78 6 62 6 36 6 18 18 8 30 8c10 0 17 6 20 14 3-8 10-14 20-14 12 0 24 10 24 28 0 26-28 42-44 58",
    "m50 2 9.6 24.9 24.3-10.8-10.8 24.3L98 50l-24.9 9.6 10.8 24.3-24.3-10.8L50 98l-9.6-24.9-24.3 10.8 10.8-24.3L2 50"
    "l24.9-9.6-10.8-24.3 24.3 10.8z",
    "M50 4c28 18 38 46 22 70-6 9-14 14-18 16v8h-8v-8c-4-2-12-7-18-16-16-24-6-52 22-70",
    "m50 1 6 19.6q1.8.3 3.4 1l15.1-14-4.5 20 2.4 2.4 20-4.5-14 15 1 3.4L99 50l-19.6 6-1 3.4 14 15.1-20-4.5-2.5 2.4"
    " 4.6 20-15-14-3.4 1L50 99l-6-19.6-3.4-1-15.1 14 4.6-20q-1.4-1.2-2.5-2.5l-20 4.6 14-15q-.7-1.8-1-3.4L1 50l19.6-6"
    "q.3-1.8 1-3.4l-14-15.1 20 4.6q1.2-1.4 2.4-2.5l-4.5-20 15 14q1.8-.7 3.4-1z",
    "m19 6 17 16.8 14-18 14 18L81 6c3 25.7-2.5 51.3-27 59v18.9a30 30 0 0 1 27.5-14.5c-3 14-13.9 23.4-27.6 24.5A3 3"
    " 0 0 1 51 96h-2a3 3 0 0 1-2.9-2.1 30 30 0 0 1-27.6-24.5A30 30 0 0 1 46 83.9v-19C21.5 57.4 16 31.8 19 6",
    "M4 50c14-28 46-34 70-6l22-20c-4 18-4 34 0 52L74 56C50 84 18 78 4 50m18 0a5 5 0 1 0 0-10 5 5 0 0 0 0 10",
)


def seat_colour(seat: int) -> str:
    """The colour of a seat."""
    return TOKENS[SEATS[seat % len(SEATS)]]


def seat_colours(seat: int) -> dict[str, str]:
    """What pieces of a seat are cut from."""
    name = SEATS[seat % len(SEATS)]
    return {"seat": TOKENS[name], "wy-1": TOKENS[name], "wy-2": TOKENS[f"{name}-2"], "fig": TOKENS[name]}


def number(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def fitted(text: str, width: float, size: float, letter: float = LETTER) -> str:
    """The text, cut off if it is too long for the width."""
    most = max(1, int(width / (size * letter)))
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


class Sheet:
    """Collects shapes from back to front. Coordinates are pixels of a picture that is WIDTH wide."""

    def __init__(self, art: Art, width: float = WIDTH) -> None:
        self._art = art
        self._width = width
        self._parts: list[str] = []
        self._defined: dict[str, str] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._art

    def raw(self, text: str) -> None:
        """Add a piece of SVG."""
        self._parts.append(text)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        radius: float = 0,
        line: str = "",
        dash: str = "",
    ) -> None:
        """Draw a rectangle, with a `line` around it in that colour."""
        box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        around = f' stroke="{line}"' if line else ""
        around += f' stroke-dasharray="{dash}"' if dash else ""
        self.raw(f'<rect {box} rx="{number(radius)}" fill="{fill}"{around}/>')

    def paper(self, x: float, y: float, width: float, height: float, fill: str = CARD, radius: float = 8) -> None:
        """Draw a piece of paper that lies on the table."""
        self.raw('<g opacity=".16">')
        self.rect(x, y + 2, width, height, EDGE, radius)
        self.raw("</g>")
        self.rect(x, y, width, height, fill, radius)

    def path(self, d: str, fill: str, more: str = "") -> None:
        """Draw a shape."""
        self.raw(f'<path d="{d}" fill="{fill}"{" " + more if more else ""}/>')

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = "") -> None:
        """Draw a round piece of paper."""
        around = f' stroke="{line}"' if line else ""
        self.raw(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{around}/>')

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 14,
        fill: str = INK,
        anchor: str = "start",
        title: bool = False,
        width: float = 0,
    ) -> None:
        """Write a line; y is where letters stand. With a width, a long one is cut off."""
        font = f'font-family="{TITLE_FONT}" font-weight="650"' if title else f'font-family="{TEXT_FONT}"'
        said = escape(fitted(text, width, size, TITLE_LETTER if title else LETTER) if width else text)
        place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="{anchor}"'
        self.raw(f'<text {place} {font} fill="{fill}">{said}</text>')

    def typed(self, x: float, y: float, line: str, size: float = 13) -> None:
        """Write a line of letters that are all equally wide."""
        place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" xml:space="preserve"'
        self.raw(f'<text {place} font-family="\'DejaVu Sans Mono\',monospace" fill="{INK}">{escape(line)}</text>')

    def sigil(self, seat: int, x: float, y: float, size: float, fill: str = "") -> None:
        """Draw the sign of a seat; (x, y) is its upper left corner."""
        move = f'transform="translate({number(x)} {number(y)}) scale({size / 100:.4f})"'
        self.path(SIGILS[seat % len(SIGILS)], fill or seat_colour(seat), f'fill-rule="evenodd" {move}')

    def art(
        self, name: str, x: float, y: float, width: float, height: float, colours: Mapping[str, str] | None = None
    ) -> None:
        """Draw a piece of the game in a box, as large as it fits."""
        left, top, wide, high = self._art.box(name)
        scale = min(width / wide, height / high)
        across = x + (width - wide * scale) / 2 - left * scale
        down = y + (height - high * scale) / 2 - top * scale
        self.piece(name, across, down, scale, colours)

    def label(self, name: str, x: float, y: float, width: float, height: float) -> None:
        """Draw a piece that fills a box; what does not fit is cut off."""
        with self.window(x, y, width, height, self._art.box(name)):
            self.piece(name, 0, 0)

    def piece(self, name: str, x: float, y: float, scale: float = 1, colours: Mapping[str, str] | None = None) -> None:
        """Draw a piece of the game with its own middle at a point."""
        given = colours or {}
        key = "-".join([name, *[value.removeprefix("#") for _, value in sorted(given.items())]])
        if key not in self._defined:
            self._defined[key] = self._art.paper(name, given)
        move = f"translate({number(x)} {number(y)}) scale({scale:.4f})"
        self.raw(f'<use href="#{key}" transform="{move}"/>')

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1, more: str = "") -> Iterator[None]:
        """Draw everything inside from another origin and in another size."""
        move = f"translate({number(x)} {number(y)})" + (f" scale({scale:.4f})" if scale != 1 else "")
        self.raw(f'<g transform="{move}"{" " + more if more else ""}>')
        yield
        self.raw("</g>")

    @contextmanager
    def window(
        self, x: float, y: float, width: float, height: float, box: tuple[float, float, float, float]
    ) -> Iterator[None]:
        """Draw everything inside in the coordinates of a box, and nothing beyond the window."""
        place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self.raw(f'<svg {place} viewBox="{" ".join(map(number, box))}" preserveAspectRatio="xMidYMid slice">')
        yield
        self.raw("</svg>")

    def seat(
        self, seat: int, name: str, x: float, y: float, width: float, points: int | None, turn: bool = False
    ) -> None:
        """Write the head of a seat's panel: a strip in its colour, sign, name and points."""
        self.rect(x, y, width, 5, seat_colour(seat), 2.5)
        self.sigil(seat, x + 10, y + 14, 20)
        room = width - 44 - (50 if points is not None else 0)
        self.text(x + 38, y + 30, ("► " if turn else "") + name, 16, INK, title=True, width=room)
        if points is not None:
            self.text(x + width - 12, y + 31, str(points), 20, INK, "end", title=True)

    def svg(self, height: float, title: str) -> str:
        """The whole picture. It says what it shows to those who cannot see it."""
        wide, high = number(self._width), number(height)
        size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={quoteattr(title)}>'
        defined = "".join(f'<g id="{key}">{text}</g>' for key, text in self._defined.items())
        ground = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
        parts = "\n".join(self._parts)
        return f"{head}\n<title>{escape(title)}</title>\n<defs>{defined}</defs>\n{ground}\n{parts}\n</svg>\n"
