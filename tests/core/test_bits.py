"""Sets as bits, and helpers that packed vectors lack: the same in both builds, up to the highest bit."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.bits import BIT, count, lowest, members
from wawel.core.vectors import index, insert, insert_sorted

numbers = st.integers(0, (1 << 62) - 1)
items = st.lists(numbers, max_size=9)


def test_a_bit_may_be_high() -> None:
    """Even beyond the range of a C int."""
    assert list(BIT) == [2**place for place in range(63)]


@given(numbers)
def test_a_set_is_counted_and_listed(bits: int) -> None:
    inside = [place for place in range(62) if bits >> place & 1]

    assert count(bits) == len(inside)
    assert list(members(bits)) == inside
    assert not inside or lowest(bits) == inside[0]


def test_the_highest_bits_count_too() -> None:
    full = (1 << 63) - 1

    assert (count(full), lowest(1 << 62), list(members(1 << 62))) == (63, 62, [62])


@given(items, numbers, st.data())
def test_an_item_is_inserted_at_a_place(items: list[int], item: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(items)))

    assert list(insert(vec[i64](items), place, item)) == [*items[:place], item, *items[place:]]


@given(items, numbers)
def test_an_item_is_inserted_in_order_and_found(items: list[int], item: int) -> None:
    found = insert_sorted(vec[i64](sorted(items)), item)

    assert list(found) == sorted([*items, item])
    assert index(found, item) == list(found).index(item)
    assert index(vec[i64](items), -1) == -1
