"""What is left of the rows of a table once steps that were taken back are gone."""

from collections.abc import Iterable

from wawel.server.store.saved import ACT, UNDO, History, Row


def folded(rows: Iterable[Row]) -> History:
    """The steps that count, the rows that do not any more, and the last row that took steps back.

    Raises ValueError if a row takes back what is not there.
    """
    steps: list[Row] = []
    gone: list[int] = []
    seq = undone_at = undos = 0
    for row in rows:
        seq = row.seq
        if row.kind == ACT:
            steps.append(row)
            continue
        back = taken_back(row, len(steps))
        gone += [step.seq for step in steps[back]]
        del steps[back]
        if undone_at:
            gone.append(undone_at)
        undone_at, undos = seq, undos + 1
    return History(steps, gone, seq, undone_at, undos)


def taken_back(row: Row, steps: int) -> slice:
    """Which of so many steps a row takes back. An undo of none stands for all that came before it and is gone."""
    number = int(row.text)
    if not 0 <= number <= steps:
        raise ValueError(f"row {row.seq} takes back what is not there")
    return slice(steps - number, steps) if row.kind == UNDO else slice(number, number + 1)
