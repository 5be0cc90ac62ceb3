"""What a game sends to its board: its view and its components.

The return types of `observe()` and `components()` describe them: TypedDicts of plain JSON. A comment at the end of a
field's line describes the field. Compiled rules keep no types, so the types are read from the source tree.
"""

import inspect
import re
from functools import reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import typing_extensions
from pydantic import ConfigDict, Field, TypeAdapter

from wawel.core.game import Game
from wawel.server.schema.together import Wanted, together

METHODS: Final = {"View": "observe", "Components": "components"}
_COMMENT: Final = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)


def build(game: Game) -> dict[str, Any]:
    """The schema of a game; it has no definitions if the game states no types."""
    wanted: list[Wanted] = [(name, "serialization", adapter) for name, adapter in adapters(game).items()]
    return together("Game", f"What {game.id} sends to a board.", wanted)


def adapters(game: Game) -> dict[str, TypeAdapter[Any]]:
    """What checks a view and the components of a game, by the names in METHODS."""
    copies = _Copies()
    found: dict[str, TypeAdapter[Any]] = {}
    for name, method in METHODS.items():
        returned = get_type_hints(getattr(type(game), method))["return"]
        if is_typeddict(returned):
            found[name] = TypeAdapter(copies.copy(name, returned))
    return found


class _Copies:
    """Copies of TypedDicts that pydantic accepts on every Python: closed to unknown keys, with the comments."""

    def __init__(self) -> None:
        self._made: dict[object, object] = {}

    def copy(self, name: str, original: Any) -> Any:
        """A TypedDict under this name."""
        make: Any = typing_extensions.TypedDict
        comments = dict(_COMMENT.findall(inspect.getsource(original)))
        fields: dict[str, object] = {}
        for key, kind in get_type_hints(original).items():
            field: Any = Annotated[self._of(kind), Field(description=comments.get(key))]
            fields[key] = typing_extensions.NotRequired[field] if key in original.__optional_keys__ else field
        made = make(name, fields)
        made.__doc__ = original.__doc__
        made.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)
        self._made[original] = made
        return made

    def _of(self, kind: Any) -> Any:
        if is_typeddict(kind):
            return self._made[kind] if kind in self._made else self.copy(kind.__name__, kind)
        origin, parts = get_origin(kind), get_args(kind)
        if not parts or origin is Literal:
            return kind
        copied = [self._of(part) for part in parts]
        return reduce(or_, copied) if origin in (Union, UnionType) else origin[tuple(copied)]
