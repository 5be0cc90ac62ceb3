"""The text form that positions of all games share: lines `name: value`, in any order, each name once."""

from wawel.core.errors import BadPosition


def fields_of(text: str) -> dict[str, str]:
    """The lines of a position. A reader removes the lines that it reads."""
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
    """Raise BadPosition if a line is left that no reader removed."""
    for name in fields:
        raise BadPosition("unknown-line", values={"name": name})
