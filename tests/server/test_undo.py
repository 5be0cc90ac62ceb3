"""Undo, with Quay: two loads a turn, and nothing is revealed between them."""

from tests.server.conftest import Start
from tests.server.playing import Player, join_all, open_table
from wawel.server.store.store import Store


async def loaded(address: str, open_quay: str, loads: int) -> tuple[dict[str, object], list[Player]]:
    """A table where seat 0 has loaded some crates of its first turn."""
    made = await open_table(address, "link", "link", game=open_quay, seed="1")
    players = await join_all(address, made)
    for _ in range(loads):
        await players[0].play(0, players[0].frame["actions"][0])
    return made, players


async def test_a_load_can_be_taken_back(address: str, open_quay: str) -> None:
    """The position is as before, the log is sent again, and everybody is told."""
    _, players = await loaded(address, open_quay, 0)
    before = players[0].frame
    played = await players[0].play(0, before["actions"][0])
    assert played["can_undo"]
    assert not (await players[1].hear("frame"))["can_undo"]

    frame = await players[0].ask(type="undo", seat=0, whole_turn=False)
    theirs = await players[1].hear("frame")

    assert frame["type"] == "frame"
    assert (frame["view"], frame["actions"]) == (before["view"], before["actions"])
    assert (frame["whole_log"], frame["notes"]) == (True, before["notes"])
    assert theirs["whole_log"]
    assert frame["seq"] == theirs["seq"] == played["seq"] + 1


async def test_an_undo_is_a_row_of_its_own(start: Start, open_quay: str) -> None:
    """Nothing is deleted: the store has both the step and its undo, and a restart knows both."""
    server = await start()
    made, players = await loaded(server.address, open_quay, 1)
    undone = await players[0].ask(type="undo", seat=0, whole_turn=True)
    played = await players[0].play(0, undone["actions"][-1])
    await server.stop()

    store = await Store.open(server.settings.data)
    rows = await store.rows(str(made["table"]))
    await store.close()
    again = await start()
    back = (await join_all(again.address, made))[0]

    assert [(row.seq, row.kind, row.seat) for row in rows[2:5]] == [(3, "act", 0), (4, "undo", 0), (5, "act", 0)]
    assert rows[3].text == "1"
    assert (back.frame["view"], back.frame["seq"]) == (played["view"], played["seq"])
    assert [note["seq"] for note in back.frame["notes"]] == [1, 2, 5]


async def test_a_draw_cannot_be_taken_back(address: str, open_quay: str) -> None:
    _, players = await loaded(address, open_quay, 0)

    answer = await players[0].ask(type="undo", seat=0, whole_turn=False)

    assert (answer["type"], answer["key"]) == ("refused", "cannot-undo")


async def test_nobody_takes_back_for_others(address: str, open_quay: str) -> None:
    _, players = await loaded(address, open_quay, 1)

    answer = await players[1].ask(type="undo", seat=1, whole_turn=False)

    assert (answer["type"], answer["key"]) == ("refused", "cannot-undo")


async def test_who_missed_an_undo_gets_the_whole_log(address: str, open_quay: str) -> None:
    """Notes up to `since` may have been undone, so new notes cannot simply follow them."""
    made, players = await loaded(address, open_quay, 1)
    seen = players[0].frame["seq"]
    await players[0].ask(type="undo", seat=0, whole_turn=False)
    invites = made["invites"]
    assert isinstance(invites, list)

    missed = await Player.join(address, str(made["table"]), invites[1]["token"], since=seen)
    knew = await Player.join(address, str(made["table"]), invites[1]["token"], since=seen + 1)

    assert missed.frame["whole_log"]
    assert (knew.frame["whole_log"], knew.frame["notes"]) == (False, [])
