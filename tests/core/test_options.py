"""Options: one canonical text for every way to say a value."""

import pytest

from wawel.core.errors import BadOption
from wawel.core.options import CHOICE, FLAG, NUMBER, NUMBERS, TEXT, Option, Sets, canonical, modern

OPTIONS = [
    Option("long", FLAG, "no", [], "X-1"),
    Option("deck", CHOICE, "small", ["small", "large"], "X-2"),
    Option("first", NUMBER, "0", [], "X-3"),
    Option("ages", NUMBERS, "", [], "X-4"),
    Option("layout", TEXT, "", [], "X-5"),
    Sets("boxes", "river", ["river", "inns", "towers"], "X-6"),
]
DEFAULTS = {"long": "no", "deck": "small", "first": "0", "ages": "", "layout": "", "boxes": "river"}


def test_defaults_fill_what_is_not_given() -> None:
    """All options, always in the same order."""
    assert canonical(OPTIONS, {}, 3) == DEFAULTS


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
        ({"boxes": "towers + river+towers"}, "river+towers"),
        ({"boxes": ["inns", "river"]}, "river+inns"),
        ({"boxes": "none"}, "none"),
        ({"boxes": ()}, "none"),
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
        ({"boxes": "river+sea"}, "X-6: option boxes is any of river, inns, towers joined by .*, or none.* 'sea'"),
        ({"boxes": "none+river"}, "X-6: option boxes .* 'none'"),
        ({"speed": 1}, "no option is called 'speed'; there are: long, deck, first, ages, layout, boxes"),
    ],
)
def test_wrong_values_are_explained(given: dict[str, object], complaint: str) -> None:
    """With the rule behind the option."""
    with pytest.raises(BadOption, match=complaint):
        canonical(OPTIONS, given, 3)


def test_values_to_try_begin_with_the_default() -> None:
    """All of a flag, a choice or sets; ages for every seat; what cannot be listed has its default alone."""
    assert {option.name: option.values(2) for option in OPTIONS} == {
        "long": ["no", "yes"],
        "deck": ["small", "large"],
        "first": ["0"],
        "ages": ["", "9,8"],
        "layout": [""],
        "boxes": ["river", "none", "inns", "river+inns", "towers", "river+towers", "inns+towers", "river+inns+towers"],
    }


class Boxes(Sets):
    """Called `inns` once, a flag; three seats need the towers; inns and the river exclude each other."""

    def __init__(self) -> None:
        super().__init__("boxes", "river", ["river", "inns", "towers"], "X-6")
        self.needed = {"towers": 3}
        self.apart = [("river", "inns")]

    def former(self, name: str, value: object) -> str | None:
        return ("inns" if value == "yes" else "none") if name == "inns" else None


BOXES = Boxes()


def test_a_default_may_depend_on_the_seats() -> None:
    """And values that a table of this size refuses are not to be tried."""
    assert canonical([BOXES], {}, 2) == {"boxes": "river"}
    assert canonical([BOXES], {}, 3) == {"boxes": "river+towers"}
    assert BOXES.values(3) == ["river+towers", "towers", "inns+towers"]


def test_sets_that_do_not_go_together_or_are_missing_are_named() -> None:
    with pytest.raises(BadOption, match=r"X-6: option boxes: river and inns cannot be chosen together"):
        canonical([BOXES], {"boxes": "river+inns+towers"}, 3)
    with pytest.raises(BadOption, match=r"X-6: option boxes: 3 seats need towers"):
        canonical([BOXES], {"boxes": "river"}, 3)


def test_a_former_name_is_read_as_todays() -> None:
    options: list[Option] = [*OPTIONS[:1], BOXES]

    assert modern(options, {"inns": "yes", "long": True}) == {"boxes": "inns", "long": True}
    assert canonical(options, {"inns": "no"}, 2) == {"long": "no", "boxes": "none"}
    assert modern(options, {"speed": 1}) == {"speed": 1}


def test_a_value_under_both_names_is_refused() -> None:
    with pytest.raises(BadOption, match="X-6: option inns is called boxes today") as caught:
        canonical([BOXES], {"inns": "yes", "boxes": "inns"}, 2)
    assert caught.value.header == "option inns"
