"""Colours of seats: chosen when a table is opened, or when somebody sits down."""

from tests.server.conftest import Start
from tests.server.playing import GAME, Json, Player, calling, join_all, open_table, play_on, seats
from wawel.testing import rule


def worn(message: Json) -> list[int]:
    return [seat["colour"] for seat in message["seats"]]


async def painted(address: str, *colours: int | None) -> Json:
    """A table of people by link with these colours."""
    wanted = [{**seat, "colour": colour} for seat, colour in zip(seats(*["link"] * len(colours)), colours, strict=True)]
    return await open_table(address, game=GAME, seats=wanted)


@rule("RZ-2.2")
async def test_every_seat_has_the_colour_it_wants_or_a_free_one(address: str) -> None:
    """Who does not care gets the colour of the seat, unless somebody wants that."""
    made = await painted(address, 3, None, 0, None)
    players = await join_all(address, made)

    assert worn(players[0].welcome["table"]) == [3, 1, 0, 2]


async def test_two_seats_never_have_one_colour(address: str) -> None:
    async with calling(address) as http:
        wanted = [{**seat, "colour": 2} for seat in seats("here", "link")]
        answer = await http.post("/api/tables", json={"game": GAME, "seats": wanted})

    assert answer.status_code == 422
    assert "koloru" in answer.json()["error"]["detail"]["pl"]


async def test_who_sits_down_chooses_a_colour_that_is_free(address: str) -> None:
    """Everybody is told; a colour that somebody has stays theirs."""
    made = await painted(address, None, None)
    players = await join_all(address, made)
    await players[0].hear("seats")  # the other one has come
    await players[1].say(type="colour", seat=1, colour=4)
    assert worn(await players[0].hear("seats")) == [0, 4]

    await players[0].say(type="colour", seat=0, colour=4)

    assert worn(await players[0].hear("seats")) == [0, 4]


async def test_nobody_paints_the_seats_of_others(address: str) -> None:
    made = await painted(address, None, None)
    players = await join_all(address, made)
    await players[0].say(type="colour", seat=1, colour=5)

    assert await players[0].close_code() == 4003


async def test_colours_stay_after_a_restart_and_in_the_replay(start: Start) -> None:
    """They are no part of the match, but of its table."""
    server = await start()
    made = await painted(server.address, 5, None)
    first = (await join_all(server.address, made))[1]
    await first.say(type="colour", seat=1, colour=3)
    await first.hear("seats")
    await server.stop()

    server = await start()
    players = await join_all(server.address, made)
    assert worn(players[0].welcome["table"]) == [5, 3]
    await play_on(players)
    key = {"authorization": f"Bearer {made['token']}"}
    async with calling(server.address) as http:
        replay = (await http.get(f"/api/replays/{made['table']}")).json()
        again = (await http.post(f"/api/tables/{made['table']}/rematch", headers=key)).json()
    assert replay["colours"] == [5, 3]
    assert worn((await Player.join(server.address, again["table"])).welcome["table"]) == [3, 5]  # they follow people
