"""Taking a choice back while others are still choosing, with Knights and Castles."""

import json

from tests.server.conftest import Start
from tests.server.playing import GAME, Json, Player, join_all, open_table
from wawel.server.store.store import Store


async def two_chose(address: str) -> tuple[Json, list[Player]]:
    """Three people; the first two have chosen, in the order 1, 0."""
    made = await open_table(address, "link", "link", "link", game=GAME, seed="1")
    players = await join_all(address, made)
    for seat, text in ((1, "knight+dragon"), (0, "archer+peasant")):
        frame = await players[seat].play(seat, text)
        for player in players:
            await player.catch_up(frame["seq"])
    return made, players


async def take_back(player: Player, seat: int) -> Json:
    return await player.ask(type="undo", seat=seat, whole_turn=False)


async def test_a_choice_is_taken_back_though_somebody_has_chosen_since(address: str) -> None:
    """The seat is asked again with all its cards; the choice of the other stays."""
    _, players = await two_chose(address)
    assert players[1].frame["can_undo"]

    frame = await take_back(players[1], 1)

    assert frame["waiting"] == [1, 2]
    assert frame["view"]["mine"]["commit"] is None
    assert "knight+dragon" in frame["actions"]
    assert (await players[0].catch_up(frame["seq"]))["can_undo"]


async def test_the_others_learn_only_that_somebody_chooses_again(address: str) -> None:
    """Not a word about the cards, and no trace of the choice in the log."""
    _, players = await two_chose(address)
    frame = await take_back(players[1], 1)

    for other in (players[0], players[2]):
        theirs = await other.catch_up(frame["seq"])
        assert theirs["waiting"] == [1, 2]
        assert theirs["whole_log"]
        assert [note["seat"] for note in theirs["notes"] if note["key"] == "ready"] == [0]
        assert not any("dragon" in json.dumps(note) for note in theirs["notes"])
        assert theirs["view"]["seats"][1]["ready"] is False


async def test_when_all_have_chosen_nothing_is_taken_back(address: str) -> None:
    """The cards are on the table."""
    _, players = await two_chose(address)
    frame = await players[2].play(2, "shepherd+shepherd")
    assert not frame["can_undo"]

    answer = await take_back(players[1], 1)

    assert (answer["type"], answer["key"]) == ("refused", "cannot-undo")


async def test_nobody_takes_a_choice_back_for_others(address: str) -> None:
    _, players = await two_chose(address)

    assert (await take_back(players[2], 1))["key"] == "not-your-seat"
    assert (await take_back(players[2], 2))["key"] == "cannot-undo"


async def test_a_choice_that_was_taken_back_stays_so_after_a_restart(start: Start) -> None:
    """The store has both, and the match goes on as if the first choice had never been made."""
    server = await start()
    made, players = await two_chose(server.address)
    await take_back(players[1], 1)
    again = await players[1].play(1, "catapult+footman")
    taken = await take_back(players[0], 0)
    await server.stop()

    store = await Store.open(server.settings.data)
    rows = await store.rows(str(made["table"]))
    await store.close()
    assert [(row.kind, row.seat) for row in rows[-5:]] == [
        ("act", 1),
        ("act", 0),
        ("withdraw", 1),
        ("act", 1),
        ("withdraw", 0),
    ]
    back = await join_all((await start()).address, made)
    assert back[0].frame["seq"] == taken["seq"]
    assert back[0].frame["waiting"] == [0, 2]
    assert back[1].frame["view"] == again["view"] | {"seats": back[1].frame["view"]["seats"]}
    assert [note["seat"] for note in back[2].frame["notes"] if note["key"] == "ready"] == [1]
    assert set(back[1].frame["view"]["mine"]["commit"]) == {"catapult", "footman"}
