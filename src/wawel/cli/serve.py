"""Plain `wawel`: the server, and a browser that opens it."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import typer

import wawel
from wawel.build import is_compiled
from wawel.cli import output
from wawel.cli.failing import NotSo, WrongUsage
from wawel.cli.loading import loading
from wawel.cli.usage import invalid, system
from wawel.cli.words import say

if TYPE_CHECKING:
    from wawel.server.settings import Settings


def serve(host: str | None, port: int | None, data: Path | None, no_browser: bool, json: bool) -> None:
    """Serve until Ctrl+C. What is not given comes from the server's own settings."""
    with loading():  # it takes longer than most commands take to run
        from wawel.server.reach import addresses
        from wawel.server.serve import StartFailed
        from wawel.server.serve import serve as run

    wawel.games()  # report problems with games from outside before anybody sits down
    settings = settings_of({"host": host, "port": port, "data": data})
    _make_folder(settings.data)

    def ready(address: str) -> None:
        if json:
            output.write_json({"url": address, "data": str(settings.data)})
        else:
            typer.echo(say("serve-running", url=address))
            for near in addresses(settings, urlsplit(address).port or 80)[:1]:
                typer.echo(say("serve-near", url=f"{near}/"))
            typer.echo(say("serve-stop"))
            if settings.compiled is not None:
                typer.echo(say("serve-compiling"))
            elif not is_compiled():
                typer.echo(say("serve-interpreted"))

    try:
        run(settings, open_browser=not no_browser, ready=ready)
    except KeyboardInterrupt:
        return
    except StartFailed as error:
        raise NotSo(say("error-start")) from error
    except OSError as error:
        if error.filename is not None:
            raise
        where = f"{settings.host}:{settings.port}"
        raise WrongUsage(say("error-address", address=where, detail=system(error))) from error


def settings_of(given: dict[str, Any]) -> "Settings":
    """The settings of a server: those given here, and otherwise those of the environment."""
    from pydantic import ValidationError

    from wawel.server.settings import Settings

    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        name = f"WAWEL_{'_'.join(str(part) for part in first['loc']).upper()}"
        raise WrongUsage(say("error-setting", name=name, detail=invalid(first))) from error


def tell_that_compiling_failed() -> None:
    """For the script that compiles in the background of a server."""
    typer.echo(say("serve-compiling-failed"), err=True)


def _make_folder(path: Path) -> None:
    path.mkdir(parents=True, exist_ok=True)
    if not os.access(path, os.W_OK):
        raise WrongUsage(say("error-not-writable", path=str(path)))
