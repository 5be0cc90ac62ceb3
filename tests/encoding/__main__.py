"""`python -m tests.encoding` writes kept.txt and the tables of docs/research, if numbers may change."""

import sys

import wawel
from tests.encoding.kept import FILE, HEADING, PAGES, lines, page
from tests.encoding.tables import KEPT


def main() -> int:
    """Write what may be written; complain about the rest."""
    before = {row.partition(" | ")[0]: row for row in FILE.read_text("utf-8").splitlines()} if FILE.exists() else {}
    now = lines()
    for row in now:
        name, _, rest = row.partition(" | ")
        old = before.get(name, row).partition(" | ")[2]
        if rest != old and rest.partition(" | ")[0] == old.partition(" | ")[0]:
            sys.stderr.write(f"{name}: numbers changed; raise rules_version in the data.toml of this game first\n")
            return 1
    FILE.write_text("\n".join(now) + "\n", "utf-8")
    for game in wawel.games():
        if game.id in KEPT:
            path = PAGES / f"{game.id}.md"
            path.write_text(path.read_text("utf-8").partition(HEADING)[0] + page(game), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
