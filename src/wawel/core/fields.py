"""What positions of all games have in common as text: lines `name: value`, in any order, each name once."""

from wawel.core.errors import BadPosition


def fields_of(text: str) -> dict[str, str]:
    """The lines of a position; who reads one takes it out."""
    fields: dict[str, str] = {}
    for row in text.splitlines():
        name, colon, value = row.partition(":")
        if not row.strip():
            continue
        if not colon or name.strip() in fields:
            raise BadPosition("position-line-form", values={"row": row})
        fields[name.strip()] = value.strip()
    return fields


def check_all_read(fields: dict[str, str]) -> None:
    """BadPosition for a line that no reader took out."""
    for name in fields:
        raise BadPosition("unknown-line", values={"name": name})
