"""A chart of an arena: the share of each bot with its interval, as SVG or PNG."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wawel.arena.figures import Standing

SUFFIXES: Final = (".svg", ".png")
ROW: Final = 0.55  # inches
INK: Final = "#3b2f2f"
SHARE: Final = "#8a3324"
LINE: Final = "#9a8f80"


@dataclass(frozen=True, slots=True)
class Captions:
    """What the chart says, in the reader's language."""

    title: str
    share: str
    even: str  # at the line where all bots are equal


def draw(standings: Sequence[Standing], seats: int, captions: Captions, path: Path) -> None:
    """Write the chart; the name of the file says in which form. Raises ImportError without Matplotlib."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    rows = range(len(standings))
    shares = [standing.share for standing in standings]
    below = [standing.share - standing.interval[0] for standing in standings]
    above = [standing.interval[1] - standing.share for standing in standings]
    # without a date and with fixed ids, the same results are the same file
    with rc_context({"svg.hashsalt": "wawel", "svg.fonttype": "none"}):
        figure = Figure(figsize=(8, 1.6 + ROW * len(standings)), layout="constrained")
        axes = figure.subplots()
        axes.errorbar(shares, rows, xerr=[below, above], fmt="o", color=SHARE, ecolor=INK, capsize=4)
        axes.axvline(1 / seats, color=LINE, linestyle="--", linewidth=1)
        axes.text(1 / seats, -0.55, captions.even, color=INK, fontsize="small", ha="center", va="bottom")
        axes.set_yticks(list(rows), [standing.name for standing in standings])
        axes.set_ylim(len(standings) - 0.5, -0.6)
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(PercentFormatter(1, symbol=" %"))
        axes.set_xlabel(captions.share)
        axes.set_title(captions.title, loc="left")
        axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else {"Software": None})
