"""Options: one canonical text for every way to say a value."""

import pytest

from wawel.core.errors import BadOption
from wawel.core.options import CHOICE, FLAG, NUMBER, NUMBERS, TEXT, Option, canonical

OPTIONS = [
    Option("long", FLAG, "no", [], "X-1"),
    Option("deck", CHOICE, "small", ["small", "large"], "X-2"),
    Option("first", NUMBER, "0", [], "X-3"),
    Option("ages", NUMBERS, "", [], "X-4"),
    Option("layout", TEXT, "", [], "X-5"),
]


def test_defaults_fill_what_is_not_given() -> None:
    """All options, always in the same order."""
    assert canonical(OPTIONS, {}, 3) == {"long": "no", "deck": "small", "first": "0", "ages": "", "layout": ""}


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"long": True}, "yes"),
        ({"long": "no"}, "no"),
        ({"deck": "large"}, "large"),
        ({"first": 2}, "2"),
        ({"ages": [9, 7, 12]}, "9,7,12"),
        ({"ages": "9, ,12"}, "9,,12"),
        ({"layout": " 1 2 "}, "1 2"),
    ],
)
def test_values_have_one_text(given: dict[str, object], text: str) -> None:
    """Python values and text mean the same."""
    assert canonical(OPTIONS, given, 3)[next(iter(given))] == text


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"long": "maybe"}, "X-1: option long is yes or no"),
        ({"deck": "huge"}, "X-2: option deck is one of small, large"),
        ({"first": "one"}, "X-3: option first takes a whole number"),
        ({"ages": "9,7"}, "X-4: option ages takes 3 numbers"),
        ({"ages": "9,7,old"}, "X-4: option ages: 'old' is no number"),
        ({"speed": 1}, "no option is called 'speed'; there are: long, deck, first, ages, layout"),
    ],
)
def test_wrong_values_are_explained(given: dict[str, object], complaint: str) -> None:
    """With the rule behind the option."""
    with pytest.raises(BadOption, match=complaint):
        canonical(OPTIONS, given, 3)
