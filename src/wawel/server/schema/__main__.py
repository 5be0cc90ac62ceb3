"""python -m wawel.server.schema FOLDER: what a client is built from.

protocol.json                  the schema of every message
games/<id>/schema.json         the schema of the game's view and components
games/<id>/components.json     its components, as the server sends them
games/<id>/data.json           its whole data file, if it has one

A file that would stay the same is left alone.
"""

import json
import sys
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from wawel import games as every_game
from wawel.build import is_compiled
from wawel.core import registry
from wawel.core.game import Game
from wawel.server.schema import games, protocol


def files() -> Iterator[tuple[str, object]]:
    """Each file: its path in the folder, and its contents."""
    yield "protocol.json", protocol.build()
    for game in every_game():
        folder = f"games/{game.id}"
        yield f"{folder}/schema.json", games.build(game)
        yield f"{folder}/components.json", game.components()
        data = _data(game)
        if data is not None:
            yield f"{folder}/data.json", data


def _data(game: Game) -> dict[str, object] | None:
    file = resources.files(registry.package_of(game.id)) / "data.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else None


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m wawel.server.schema FOLDER\n")
        return 2
    if is_compiled():
        sys.stderr.write("wawel: compiled rules keep no types; run this in the source tree.\n")
        return 1
    for name, content in files():
        file = Path(arguments[0], name)
        text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
        if not file.is_file() or file.read_text("utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
