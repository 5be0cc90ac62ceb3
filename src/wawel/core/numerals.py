"""Numbers in input: one spelling each, and never too long to read."""

NONE = -1


def whole(text: str, most: int = 999_999) -> int:
    """The whole number 0..most in its only spelling ("7", not "07" or "٧"); NONE for anything else."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 6) or (text[0] == "0" and text != "0"):
        return NONE
    return int(text) if int(text) <= most else NONE


def is_line(text: str) -> bool:
    """Whether the text is one line that can be stored and shown: no control characters, no broken letters."""
    for letter in text:
        code = ord(letter)
        if code < 32 or 127 <= code < 160 or 0xD800 <= code < 0xE000 or code in (0x2028, 0x2029):
            return False
    return True
