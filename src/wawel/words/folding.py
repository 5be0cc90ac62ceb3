"""Text as people compare it."""

import unicodedata


def folded(text: str) -> str:
    """Text without case and accents, with plain spaces: "Lucznik" finds "łucznik"."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
