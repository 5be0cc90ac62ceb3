"""The games. A package in this folder with a GAME is on the shelf; nothing else has to know its name."""

import importlib
import pkgutil

from wawel.core import registry
from wawel.core.errors import BadData


def _shelve() -> None:
    for found in pkgutil.iter_modules(__path__):
        if found.ispkg:
            package = f"{__name__}.{found.name}"
            try:
                registry.register(importlib.import_module(package).GAME, package)
            except BadData as problem:  # it disables this game only
                registry.refuse(found.name.replace("_", "-"), package, problem)


_shelve()
