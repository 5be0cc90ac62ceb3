"""`python -m tests.adapters.playthroughs` writes the playthroughs of OpenSpiel again, with the same actions."""

from tests.adapters.playthroughs.played import FILES, game_of, replayed
from wawel.adapters.openspiel import register


def main() -> None:
    """A file that is missing gets random actions."""
    for name in register():
        path = FILES / f"{name}.txt"
        path.write_text(replayed(game_of(name), path), "utf-8")


if __name__ == "__main__":
    main()
