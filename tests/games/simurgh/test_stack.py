"""The effect stack, which is one packed vector."""

from typing import cast

import pytest

import wawel
from wawel.core.game import NOBODY
from wawel.core.options import canonical
from wawel.core.rng import Rng
from wawel.games.simurgh import GAME
from wawel.games.simurgh.model import frames
from wawel.games.simurgh.model.state import EMPTY, WINDOW, SimurghState
from wawel.testing import rule


def at_a_window() -> SimurghState:
    """A position of some random match in a trigger window."""
    s = cast(SimurghState, GAME.start(2, canonical(GAME.options, {}, 2)))
    rng = Rng(1)
    while s.phase != WINDOW:
        assert GAME.actor(s) != NOBODY
        GAME.apply(s, GAME.actor(s), GAME.pick(s, GAME.actor(s), rng))
    return s


@rule("SI-12.4")
@pytest.mark.parametrize("slot", [0, 30, 31, 32, 35, 36, 40, 67, 71])
def test_a_window_remembers_each_slot_of_every_dragon(slot: int) -> None:
    """72 slots are more than one number of the stack holds; in texts they are one number."""
    s = at_a_window()
    frames.note_use(s, slot)

    assert [other for other in range(72) if frames.is_used(s, other)] == [slot]
    assert s.frames()[-1][4:] == [1 << slot, 0, 0, 0]
    assert GAME.from_position(GAME.position(s)).encode() == s.encode()


@rule("SI-3.4")
def test_a_popped_frame_leaves_no_trace() -> None:
    """Neither in the bytes of the position nor in a copy."""
    s = at_a_window()
    before = s.encode()
    frames.push_effect(s, 3, 5, 0, True, 9)
    assert s.encode() != before
    frames.pop(s)

    assert s.encode() == before == s.copy().encode()
    while s.top > EMPTY:
        frames.pop(s)
    assert s.frames() == []


@rule("SI-3.4")
@pytest.mark.parametrize("frame", [f"1,0,0,1,{1 << 49},0,0,0", f"2,1,0,0,{1 << 72},0,0,0", "2,1,0,0,-1,0,0,0"])
def test_a_frame_with_numbers_that_cannot_be_is_refused(frame: str) -> None:
    with pytest.raises(wawel.BadPosition, match="no frame"):
        GAME.from_position(f"phase: window\nbase: after\nstack: {frame}\n")
