"""A database that servers share: who may store what, addresses that are wrong, and a database that goes away."""

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from bench.services import Postgres, free_port
from tests.server.conftest import Start
from tests.server.places import Place
from tests.server.playing import Player, join_all, open_table
from tests.server.test_store import SEATS, TABLE, day, row
from wawel.server import __main__ as program
from wawel.server.store.database import open_database
from wawel.server.store.leases import Elsewhere
from wawel.server.store.migrating import BadDatabase
from wawel.server.store.saved import SavedPerson, SavedSession
from wawel.server.store.store import Store
from wawel.server.store.writing import NoAnswer, NotStored
from wawel.words import LANGUAGES, problems

PASSWORD = "zielony%40smok"


@pytest.fixture
def shared(postgres: Postgres, tmp_path: Path) -> Place:
    """A PostgreSQL database with nothing in it."""
    return Place(tmp_path, postgres.database("migrated"))


# what a stale owner can do


async def test_who_lost_a_table_stores_nothing_there(shared: Place) -> None:
    """Not a row, not a name, not a rematch; whoever took it stores all of these."""
    old, new = await Store.open(*shared), await Store.open(*shared)
    await old.add_table(TABLE, [row(1)])
    await old.append("one", [row(2)])

    await new.leases.claim("one")

    with pytest.raises(NotStored):
        await old.append("one", [row(3)])
    with pytest.raises(NotStored):
        await old.update_seat("one", replace(SEATS[0], name="Ewa"), day(3))
    with pytest.raises(NotStored):
        await old.add_table(replace(TABLE, id="two"), [], "one")
    assert (await old.table("one"), await old.table("two")) == (TABLE, None)
    await new.append("one", [row(3)])
    await new.update_seat("one", replace(SEATS[0], name="Ewa"), day(3))
    assert await old.rows("one") == [row(1), row(2), row(3)]
    await old.close()
    await new.close()


async def test_a_table_is_taken_only_from_a_server_that_gives_no_sign_of_life(shared: Place) -> None:
    first, second = await Store.open(*shared), await Store.open(*shared)
    await first.leases.join()
    await second.leases.join()
    await first.add_table(TABLE, [row(1)])

    with pytest.raises(Elsewhere) as told:
        await second.leases.claim("one")
    assert told.value.owner == first.leases.server
    assert await first.leases.renew()
    await first.leases.claim("one")  # again, as after a table has left the memory
    await first.append("one", [row(2)])

    shared.execute("update servers set expires = now() where id = :id", id=first.leases.server)
    assert not await first.leases.renew()
    await second.leases.claim("one")
    with pytest.raises(NotStored):
        await first.append("one", [row(3)])
    await second.append("one", [row(3)])
    await first.close()
    await second.close()


async def test_a_server_that_leaves_hands_its_tables_over(shared: Place) -> None:
    first, second = await Store.open(*shared), await Store.open(*shared)
    for store in (first, second):
        await store.leases.join()
    await first.add_table(TABLE, [])
    await first.add_table(replace(TABLE, id="two"), [])

    await first.leases.release(["one"])
    await second.leases.claim("one")
    with pytest.raises(Elsewhere):
        await second.leases.claim("two")
    await first.leases.leave()
    await second.leases.claim("two")
    await second.leases.claim("nowhere")  # nobody owns what is not there

    await first.close()
    await second.close()


async def test_tables_in_the_memory_of_another_server_are_not_forgotten(shared: Place) -> None:
    first, second = await Store.open(*shared), await Store.open(*shared)
    await first.leases.join()
    await second.leases.join()
    await first.add_table(replace(TABLE, over=True), [])
    await second.add_table(replace(TABLE, id="two", over=True), [])

    assert await second.resting(0, set(), day(9), 9) == ["two"]
    await first.close()
    await second.close()


# several servers at once


def test_servers_that_start_together_make_one_schema(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    with ThreadPoolExecutor(4) as together:
        for engine in together.map(lambda _: open_database(tmp_path, url), range(4)):
            engine.dispose()


async def test_one_of_two_servers_gives_a_name_away(shared: Place) -> None:
    """Both ask the database at the same time; a name that grows when it is compared has room."""
    stores = [await Store.open(*shared) for _ in range(2)]
    name = "ﷺ" * 24
    for turn in range(5):
        people = [
            SavedPerson(f"{turn} {number}", name, f"{turn} {name * 18}", "", 0, {}, day(1), day(1))
            for number in range(2)
        ]
        sessions = [SavedSession(f"s {p.id}", p.id, f"t {p.id}", "phone", "other", day(1), day(1)) for p in people]
        asked = [store.people.add(p, ["x"], s) for store, p, s in zip(stores, people, sessions, strict=True)]
        assert sorted(await asyncio.gather(*asked)) == [False, True]
    for store in stores:
        await store.close()


# a database that goes away


async def test_a_database_that_was_away_is_used_again(tmp_path: Path, postgres: Postgres) -> None:
    """What could not be stored has not happened; what was told is there afterwards."""
    service = Postgres()
    try:
        store = await Store.open(tmp_path, service.database())
        await store.add_table(TABLE, [row(1)])
        service.stop()
        with pytest.raises(NoAnswer):
            await store.append("one", [row(2)])
        with pytest.raises(NoAnswer):
            await store.rows("one")

        service.start()
        await store.append("one", [row(2)])
        assert await store.rows("one") == [row(1), row(2)]
        service.stop()
        service.start()
        assert await store.rows("one") == [row(1), row(2)]  # the first question notices, and is asked again
        await store.close()
    finally:
        service.close()


async def test_people_go_on_after_the_database_was_away(start: Start, postgres: Postgres) -> None:
    """They are told to try again, and find the match where it was."""
    service = Postgres()
    try:
        server = await start(database_url=service.database())
        made = await open_table(server.address, "link", "link")
        players = await join_all(server.address, made)
        seen = await players[1].play(1, "knight+dragon")
        service.stop()
        await players[0].say(type="play", id=1, seat=0, text="shepherd+shepherd")
        assert [await player.close_code() for player in players] == [1013, 1013]
        away = await Player.connect(server.address, made["table"])
        await away.say(type="hello", protocol=1, token=None, since=None)
        assert await away.close_code() == 1013

        service.start()
        back = await Player.join(server.address, made["table"], made["invites"][1]["token"])
        assert (back.frame["seq"], back.frame["view"]) == (seen["seq"], seen["view"])
    finally:
        service.close()


# addresses that are wrong


@pytest.mark.parametrize(
    ("url", "key"),
    [
        (f"mysql://wawel:{PASSWORD}@127.0.0.1/wawel", "database-url"),
        (f"postgresql://wawel:{PASSWORD}@127.0.0.1", "database-url"),
        (f"postgresql://wawel:{PASSWORD}@smok@127.0.0.1/wawel", "database-url"),
        (f"postgresql://wawel:{PASSWORD}@127.0.0.1:port/wawel", "database-url"),
        (PASSWORD, "database-url"),
        ("away", "database-away"),
        ("unknown", "database-away"),
    ],
)
def test_a_wrong_address_is_told_in_one_line_without_the_password(
    url: str, key: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    port = {"away": free_port(), "unknown": postgres.port}.get(url)
    if port is not None:
        url = f"postgresql://wawel:{PASSWORD}@127.0.0.1:{port}/nowhere"
    monkeypatch.setenv("WAWEL_DATABASE_URL", url)
    monkeypatch.setattr("sys.argv", ["wawel.server", "--port", "0"])

    assert program.main() == 1
    line = capsys.readouterr().err

    assert line.count("\n") == 1
    assert "smok" not in line
    with pytest.raises(BadDatabase) as caught:
        open_database(Path(), url)
    assert caught.value.phrase.key == key
    told = {problems.detail(caught.value, lang) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert not any("smok" in text or "\n" in text for text in told)


def test_a_missing_driver_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)

    with pytest.raises(BadDatabase) as caught:
        open_database(Path(), "postgresql://wawel@127.0.0.1/wawel")

    assert "wawel[postgres]" in str(caught.value)
