"""`make golden`: plays the golden matches again and writes those that changed.

A file whose play changed is written only when `rules_version` was raised in the game's data.toml, or when the values on
the components were corrected. `python -m tests.golden add GAME NAME SEATS SEED [option=value ...]` makes a new one.
"""

import sys
from pathlib import Path

from tests import roofs
from tests.golden.playthrough import Playthrough, differs, files, played, read, versions


def refresh() -> list[str]:
    """Write what may be written; return complaints about the rest."""
    problems: list[str] = []
    for path in files():
        kept = read(path)
        now = played(kept)
        change = differs(path, kept, now)
        if change and kept.rules == now.rules and kept.components == now.components:
            problems.append(f"{change}\n  play changed: raise rules_version in the data.toml of {now.game} first")
            continue
        if now.rules not in versions(now.game):
            problems.append(f"docs/rules/{now.game}.md: the history of versions has no row for {now.rules}")
        if now.text() != path.read_text("utf-8"):
            path.write_text(now.text(), "utf-8")
            sys.stdout.write(f"written: {path}\n")
    return sorted(set(problems))


def add(game: str, name: str, seats: str, seed: str, *options: str) -> Path:
    """Add a new file; NAME says what it shows."""
    given = dict(option.split("=", 1) for option in options)
    path = roofs.matches(game) / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("x", encoding="utf-8") as file:
        file.write(played(Playthrough(game, int(seats), int(seed), given)).text())
    return path


def main(given: list[str]) -> int:
    """Refresh all files, or add one."""
    if given[:1] == ["add"]:
        sys.stdout.write(f"written: {add(*given[1:])}\n")
        return 0
    problems = refresh()
    sys.stderr.writelines(f"{problem}\n" for problem in problems)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
