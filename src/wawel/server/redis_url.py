"""Checks WAWEL_REDIS_URL before a server or a worker starts, and says what is wrong with it without the password."""

from urllib.parse import urlsplit

from wawel.core.errors import WawelError

SCHEMES = ("redis", "rediss", "unix")


class BadBus(WawelError):
    """A Redis that cannot be used."""


def check_redis(url: str, postgres: str | None) -> None:
    """Raises BadBus if there is no such Redis, no driver for it, or no database to share."""
    if postgres is None:
        raise BadBus("redis-alone")
    try:
        parts = urlsplit(url)
        name = f"{parts.hostname or 'localhost'}:{parts.port or 6379}" if parts.scheme != "unix" else parts.path
    except ValueError:
        raise BadBus("redis-url") from None
    if parts.scheme not in SCHEMES or url.count("@") > 1:
        raise BadBus("redis-url")
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ImportError as error:
        raise BadBus("no-redis-driver") from error
    try:
        with Redis.from_url(url, socket_connect_timeout=5, socket_timeout=5) as redis:
            redis.ping()
    except (RedisError, OSError, ValueError) as error:
        said = " ".join(str(error).split()).replace(parts.password or "\n", "***")
        raise BadBus("redis-away", values={"name": name, "detail": said}) from None


def need_redis(url: str | None, postgres: str | None) -> None:
    """Like check_redis, for what cannot do without."""
    if url is None:
        raise BadBus("worker-without-redis")
    check_redis(url, postgres)
