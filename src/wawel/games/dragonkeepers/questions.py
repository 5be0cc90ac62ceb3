"""DK-4: what a seat is asked."""

from wawel.core.game import Ask
from wawel.games.dragonkeepers.arguments import BASE
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.state import MODIFY, PLAY, TAKE, KeepersState
from wawel.games.dragonkeepers.rules import book, take


def ask(parts: Components, s: KeepersState) -> Ask:
    """The question of the phase, with the task on the book."""
    if s.phase == TAKE:
        return Ask("fourth", "DK-4.3", []) if s.takes == take.MOST else Ask("take", "DK-4.2", [s.takes])
    number = book.number(parts, s)
    task = [number * BASE + book.colour(parts, s), *parts.rewards[number - 1]]
    if s.phase == MODIFY:
        return Ask("modify", "DK-4.4", task)
    return Ask("play", "DK-4.5", task) if s.phase == PLAY else Ask("follow", "DK-4.6", task)
