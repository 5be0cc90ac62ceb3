"""Words for people: sentences in Polish and English, and the rules text of every game."""

from wawel.words.bundles import LANGUAGES
from wawel.words.errors import BadArguments, BadText, UnknownLanguage, UnknownRule, UnknownWord
from wawel.words.guide import Guide, guide
from wawel.words.rulebook import Entry, Rulebook, Section, rulebook
from wawel.words.sentences import sentence, word

__all__ = [
    "LANGUAGES",
    "BadArguments",
    "BadText",
    "Entry",
    "Guide",
    "Rulebook",
    "Section",
    "UnknownLanguage",
    "UnknownRule",
    "UnknownWord",
    "guide",
    "rulebook",
    "sentence",
    "word",
]
