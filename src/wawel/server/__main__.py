"""Run just the server: python -m wawel.server --port 8000 --data FOLDER. `wawel` also opens a browser."""

import argparse
import sys
from pathlib import Path

from wawel.server.redis_url import BadBus
from wawel.server.serve import StartFailed, serve
from wawel.server.settings import Settings
from wawel.server.store.migrating import BadDatabase


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m wawel.server", description="Serve Wawel tables.")
    parser.add_argument("--host", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen on (0: any free one)")
    parser.add_argument("--data", type=Path, help="folder of the database")
    given = {name: value for name, value in vars(parser.parse_args()).items() if value is not None}
    try:
        serve(Settings(**given))
    except (BadBus, BadDatabase, OSError, StartFailed) as error:
        sys.stderr.write(f"wawel: cannot serve: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
