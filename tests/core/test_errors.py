"""Errors as worker processes send them home."""

import pickle

import pytest

import wawel
from wawel.core.errors import BadPosition, Phrase, Phrases, UnknownGame, WawelError


def sent(error: WawelError) -> WawelError:
    """The error after its way from one process to another."""
    arrived = pickle.loads(pickle.dumps(error))
    assert isinstance(arrived, WawelError)
    return arrived


def test_an_error_of_a_worker_arrives_with_its_words() -> None:
    """An error that cannot be unpickled would end the whole pool of workers."""
    with pytest.raises(UnknownGame) as raised:
        wawel.game("quay")

    arrived = sent(raised.value)

    assert type(arrived) is UnknownGame
    assert str(arrived) == str(raised.value)
    assert "no game is called 'quay'" in str(arrived)


def test_an_error_arrives_with_the_phrases_inside_it() -> None:
    inner = Phrases([Phrase("unknown-game", {"id": "a", "known": "b"}), Phrase("no-words-for-this")])
    arrived = sent(BadPosition("key-of-a-test", "RZ-3.1", {"why": inner}))

    assert arrived.rule == "RZ-3.1"
    assert str(arrived.phrase.values["why"]) == str(inner)
