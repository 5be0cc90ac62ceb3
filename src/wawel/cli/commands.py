"""The commands of `wawel` besides the server, each loaded when it is asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

import typer

from wawel.cli.failing import OneLineGroup
from wawel.cli.helping import HelpedCommand
from wawel.cli.loading import loading

# in the order of the help page: each is the function of its name in this module
MODULES: Final = {
    "play": "play",
    "games": "games",
    "simulate": "simulate",
    "replay": "records",
    "verify": "records",
    "rules": "rules",
    "bench": "bench",
    "conformance": "conformance",
}


class Commands(OneLineGroup):
    """All commands; who starts the server waits for none of them."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands: Any = Shelf()


class Shelf(Mapping[str, Any]):
    """Commands by name."""

    def __init__(self) -> None:
        self._loaded: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        module = MODULES[name]
        if name not in self._loaded:
            with loading():
                function = getattr(import_module(f"wawel.cli.{module}"), name)
            alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
            alone.command(name, cls=HelpedCommand)(function)
            self._loaded[name] = typer.main.get_command(alone)
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(MODULES)

    def __len__(self) -> int:
        return len(MODULES)
