"""What one seat knows of an OpenSpiel state."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from wawel.core.encoding import Encoding, Page, blank


class Observer:
    """What one seat knows: the encoding's bytes as a tensor or as text, and with perfect recall what it was told."""

    def __init__(self, encoding: Encoding, recall: bool) -> None:
        self._encoding = encoding
        self._recall = recall
        room = blank(encoding.size)
        self._bytes, self._page = np.frombuffer(memoryview(room), np.uint8), Page(room, 0)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not recall:
            self.tensor = tensor = np.zeros(encoding.size, np.float32)
            self.dict = {
                field.name: tensor[field.at : field.at + field.size].reshape(field.shape) for field in encoding.fields
            }

    def set_from(self, state: Any, player: int) -> None:
        """Write `tensor`, which `dict` shows field by field."""
        self._encoding.observe(state.at.state, player, self._page)
        if self.tensor is not None:
            self.tensor[:] = self._bytes

    def string_from(self, state: Any, player: int) -> str:
        """Every field that is not all 0: the places of its bytes, with their values unless they are 1.

        With perfect recall, a digest of what the seat chose and was told so far comes first.
        """
        self._encoding.observe(state.at.state, player, self._page)
        row = self._bytes.tobytes()
        lines = [state.at.told(player)] if self._recall else []
        for field in self._encoding.fields:
            part = enumerate(row[field.at : field.at + field.size])
            words = [str(place) if value == 1 else f"{place}={value}" for place, value in part if value]
            if words:
                lines.append(f"{field.name} {' '.join(words)}")
        return "\n".join(lines)
