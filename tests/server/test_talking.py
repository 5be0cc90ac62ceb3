"""What is said at a table: who may, what is refused, what the host hears, and what is kept."""

from dataclasses import replace

import pytest

from tests.server.conftest import Start
from tests.server.playing import Json, Player, calling, join_all, open_table
from tests.server.test_hosting import standing
from tests.server.test_people import keep
from wawel.server.store.house import KEPT_LINES
from wawel.server.store.saved import Kept

pytestmark = pytest.mark.slow


async def told(player: Player) -> list[Json]:
    lines: list[Json] = (await player.hear("said"))["lines"]
    return lines


async def test_guests_are_silent_unless_the_host_allows_it(address: str) -> None:
    keys = []
    for terms in ({}, {"talk": "nobody"}):
        made = await open_table(address, "link", "link", terms=terms)
        (one, _) = await join_all(address, made)
        keys.append((await one.ask(type="say", seat=0, text="Dzień dobry"))["key"])

    assert keys == ["talk-account", "no-talk"]


@pytest.mark.usefixtures("place")
async def test_what_is_said_is_heard_by_all_and_kept(start: Start) -> None:
    """In order, on one line, after a restart too; nobody speaks for another seat, and spectators only listen."""
    server = await start()
    made = await open_table(server.address, "link", "link", terms={"talk": "everybody"})
    (one, two) = await join_all(server.address, made)
    watcher = await Player.join(server.address, made["table"])
    await one.say(type="say", id=1, seat=0, text=" Dobra\nrunda,\u202e gram o miecz. ")
    (line,) = await told(two)
    refused = [await two.ask(type="say", seat=0, text="Ja"), await watcher.ask(type="say", seat=1, text="Ja")]
    empty = await two.ask(type="say", seat=1, text=" \u200b ")
    await server.stop()
    server = await start()
    after = await told(await Player.join(server.address, made["table"]))

    assert (line["n"], line["seat"], line["key"], line["text"]) == (0, 0, None, "Dobra runda, gram o miecz.")
    assert [each["key"] for each in refused] == ["not-your-seat", "not-your-seat"]
    assert empty["key"] == "nothing-said"
    assert after == [line]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("zobacz https://example.org", "no-links"),
        ("WWW.przyklad.pl", "no-links"),
        ("na przyklad.PL coś", "no-links"),
        ("t.me/grupa", "no-links"),
        ("przyklad.zone/gra", "no-links"),
        ("Tak.Nie wiem. 3.5 punktu, 12.30", None),
        ("No... gramy dalej?", None),
    ],
)
async def test_links_are_not_passed_on(address: str, text: str, key: str | None) -> None:
    made = await open_table(address, "link", "link", terms={"talk": "everybody"})
    (one, _) = await join_all(address, made)
    await one.say(type="say", id=5, seat=0, text=text)
    while (answer := await one.hear_any())["type"] not in ("refused", "said"):
        pass

    assert answer.get("key") == key


@pytest.mark.usefixtures("place")
async def test_the_host_hears_of_a_report_and_takes_the_word_away(start: Start) -> None:
    """Nobody else learns who reported what; the mark is there when the host comes back."""
    server = await start()
    made = await open_table(server.address, "here", "link", "link", terms={"talk": "everybody"})
    host = await Player.join(server.address, made["table"], made["token"])
    (antek, ola) = await join_all(server.address, made)
    await antek.say(type="say", id=1, seat=1, text="Brzydkie słowo")
    for player in (host, ola):
        await told(player)
    await ola.say(type="report", id=2, n=0)
    marked = [await told(host), await told(ola)]
    refusals = [await ola.ask(type="report", n=7), await ola.ask(type="hush", seat=1, on=True)]
    await host.say(type="hush", id=3, seat=1, on=True)
    await standing(antek, hushed=[1])
    silent = await antek.ask(type="say", seat=1, text="Hej")
    await server.stop()
    server = await start()
    views = [
        await told(await Player.join(server.address, made["table"], token))
        for token in (made["token"], made["invites"][0]["token"])
    ]

    assert [[line["reported"] for line in lines] for lines in marked] == [[True], [True]]
    assert [each["key"] for each in refusals] == ["no-line", "not-host"]
    assert silent["key"] == "hushed"
    assert [lines[0]["reported"] for lines in views] == [True, False]
    assert 'reported":true' not in "".join(antek.heard)


@pytest.mark.usefixtures("place")
async def test_nobody_talks_without_end(start: Start) -> None:
    """Neither fast nor for ever: only the last lines are kept."""
    server = await start(limits=True, limit_says="2/60")
    made = await open_table(server.address, "link", "link", terms={"talk": "everybody"})
    (one, _) = await join_all(server.address, made)
    for text in "ab":
        await one.say(type="say", id=1, seat=0, text=text)
    limited = await one.ask(type="say", seat=0, text="c")
    store = server.app.state.hub._store
    (first, *_) = await store.house.lines(made["table"])
    saved = await store.table(made["table"])
    await store.house.say(made["table"], replace(first, n=KEPT_LINES), Kept(saved.standing, None, None))
    left = [line.n for line in await store.house.lines(made["table"])]

    assert limited["key"] == "too-many"
    assert left == [1, KEPT_LINES]


async def test_people_with_an_account_may_talk(start: Start) -> None:
    server = await start()
    async with calling(server.address) as http:
        await keep(http)
        made = (
            await http.post(
                "/api/tables",
                json={"game": "knights-and-castles", "seats": [{"kind": "here", "name": "Hania"}, {"kind": "link"}]},
            )
        ).json()
        cookie = f"wawel={http.cookies['wawel']}"
    one = await Player.join(server.address, made["table"], cookie=cookie)
    await one.say(type="say", id=1, seat=0, text="Cześć")

    assert [line["text"] for line in await told(one)] == ["Cześć"]
