"""The replays of a server: uploaded records and finished tables. Workers play them through; answers are kept packed."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from wawel.server.errors import busy, not_over, unknown_replay
from wawel.server.live import names
from wawel.server.live.reading import About, Failed, Question, answer
from wawel.server.live.turns import Rank
from wawel.server.live.workers import Workers, WorkFailed
from wawel.server.store.saved import SavedReplay
from wawel.server.store.store import Store

log = logging.getLogger("wawel.server")

SECONDS: Final = 10.0  # that a question about a record may take
KEPT_BYTES: Final = 32 * 2**20  # of packed answers
KEPT_FACTS: Final = 2000  # records about which the server itself knows something


@dataclass(frozen=True, slots=True)
class Source:
    """The record behind a replay: its text, an id of just this text, and the colours of its table, if it has one."""

    replay: str
    id: str
    text: str
    colours: list[int]
    about: About


class Replays:
    """Answers questions about records. The same question is worked out once, however many ask it."""

    def __init__(
        self,
        store: Store,
        workers: int,
        kept: int,
        patience: float,
        record: Callable[[str], Awaitable[str]],
        at_home: Callable[[str], None],
    ) -> None:
        self._store = store
        self._workers = Workers(workers, patience)
        self._thread = None if workers else ThreadPoolExecutor(1, "replays")  # in this process
        self._kept = kept
        self._record = record  # of a finished table
        self._at_home = at_home  # raises if another server answers for an uploaded record
        self._facts: OrderedDict[str, About] = OrderedDict()
        self._packed: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._bytes = 0
        self._asked: dict[str, asyncio.Task[Any]] = {}  # questions under way

    def close(self) -> None:
        """Stop the workers."""
        self._workers.close()
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)

    async def add(self, text: str, person: str) -> str:
        """Store an uploaded record. Refused if it is broken."""
        id = names.replay_id(text)
        await self._about(id, text, person)
        owner = names.hidden(person, await self._store.secret("owners"))
        await self._store.library.add_replay(SavedReplay(id, text, names.now(), owner), self._kept)
        return id

    async def text(self, id: str) -> str:
        """The record with this replay id: an uploaded one, or that of a finished table."""
        uploaded = await self._store.library.replay(id)
        if uploaded is not None:
            self._at_home(id)
            return uploaded.text
        if await self._store.table(id) is None:
            raise unknown_replay(id)
        return await self._record(id)

    async def source(self, replay: str, person: str) -> Source:
        """The record of a replay, and what is known about it."""
        text = await self.text(replay)
        table = await self._store.table(replay)
        colours = [] if table is None else [seat.colour for seat in table.seats]
        id = names.replay_id(text)
        return Source(replay, id, text, colours, await self._about(id, text, person))

    async def finished(self, replay: str, person: str) -> Source:
        """The record of a finished match: while it goes on, an analysis would tell what is hidden."""
        found = await self.source(replay, person)
        if not found.about.over:
            raise not_over()
        return found

    async def seen(self, replay: str, seat: int, person: str) -> bytes:
        """All moments as a seat or a spectator saw them: JSON packed by gzip."""
        source = await self.source(replay, person)
        key = (f"{replay} {source.id} {source.colours}", seat)
        found = self._packed.get(key)
        if found is None:
            found = await self.ask(source, person, "seen", replay, seat, source.colours)
        self._bytes += len(found)
        self._bytes -= len(self._packed.pop(key, b""))  # somebody else waited for the same
        self._packed[key] = found
        while self._bytes > KEPT_BYTES and len(self._packed) > 1:
            self._bytes -= len(self._packed.popitem(last=False)[1])
        return found

    async def ask(self, source: Source, person: str, kind: str, *args: Any) -> Any:
        """Let a worker answer a question about a record. Raises what it refuses."""
        return await self._answered(source.id, source.text, person, kind, *args)

    async def _about(self, id: str, text: str, person: str) -> About:
        found = self._facts.pop(id, None)
        if found is None:
            found = await self._answered(id, text, person, "about")
        self._facts[id] = found
        if len(self._facts) > KEPT_FACTS:
            self._facts.popitem(last=False)
        return found

    async def _answered(self, id: str, text: str, person: str, kind: str, *args: Any) -> Any:
        """Whoever asks while the same is worked out waits for the same answer."""
        key = f"{kind} {id} {args!r}"
        task = self._asked.get(key)
        if task is None:
            task = asyncio.create_task(self._work(key, person, Question(kind, text, args)))
            self._asked[key] = task
            task.add_done_callback(lambda _: self._asked.pop(key, None))
        found = await asyncio.shield(task)
        if isinstance(found, Failed):
            raise found.refusal()
        return found

    async def _work(self, key: str, person: str, question: Question) -> Any:
        if self._thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, answer, question)
        try:
            return await self._workers.do((key, 0), person, Rank.ASKED, SECONDS, answer, question)
        except WorkFailed as error:
            log.error("a question about a record was not answered: %s", error)
            raise busy() from error
