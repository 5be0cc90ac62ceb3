"""`wawel`: all commands, and the server when none is given."""

from pathlib import Path
from typing import Annotated

import typer

import wawel
from wawel.build import is_compiled
from wawel.cli import output
from wawel.cli.commands import Commands
from wawel.cli.failing import WrongUsage
from wawel.cli.serve import serve
from wawel.cli.words import say

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True, help="help-wawel")
def start(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(help="help-host")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="help-port")] = None,
    data: Annotated[Path | None, typer.Option(help="help-data")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="help-no-browser")] = False,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Board games at one table. Without a command: start the server and open the browser."""
    if context.invoked_subcommand is not None:
        if host or port is not None or data or no_browser or version or json:
            raise WrongUsage(say("error-before-command", command=context.invoked_subcommand))
        return
    if version:
        _write_version(json)
    else:
        serve(host, port, data, no_browser, json)


def _write_version(json: bool) -> None:
    compiled = is_compiled()
    if json:
        output.write_json({"version": wawel.__version__, "compiled": compiled})
    else:
        typer.echo(f"wawel {wawel.__version__}, compiled: {'yes' if compiled else 'no'}")
