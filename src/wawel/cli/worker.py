"""`wawel worker`: bots and analyses for servers on other machines."""

import asyncio
from typing import Annotated

import typer

from wawel.cli import output
from wawel.cli.loading import loading
from wawel.cli.serve import settings_of
from wawel.cli.words import say
from wawel.workers import cores


def worker(
    processes: Annotated[int | None, typer.Option(min=1, max=256, help="help-worker-processes")] = None,
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Let bots of servers elsewhere think on this machine."""
    with loading():
        from wawel.server.redis_url import need_redis

        settings = settings_of({})
        need_redis(settings.redis, settings.postgres)
        from wawel.server.cluster.worker import work

    count = processes or cores()

    def ready() -> None:
        if json:
            output.write_json({"processes": count})
        else:
            typer.echo(say("worker-running", count=count))

    asyncio.run(work(settings, count, ready))
