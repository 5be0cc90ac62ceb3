"""Limits that hold over all servers: Redis has the numbers, and a script looks at them and changes them at once."""

import hashlib
import logging
from time import monotonic
from typing import Final

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from wawel.server.cluster.bus import LOST, key
from wawel.server.live.meters import Rates

log = logging.getLogger("wawel.server")

WAIT: Final = 0.5  # seconds that an answer may take
ALONE: Final = 5.0  # seconds for which a server counts by itself when there was none
CONNECTIONS: Final = 8

# The same as Meter.spend. KEYS: the numbers of a name: for each rate, when everything used so far has come back.
# ARGV: 1 to use some of the room or 0 to look, then count and seconds of each rate. All servers go by Redis's clock.
SPEND: Final = """
local time = redis.call('TIME')
local now, wait, last, after = time[1] + time[2] / 1e6, 0, 0, {}
for rate = 1, (#ARGV - 1) / 2 do
  local count, seconds = tonumber(ARGV[2 * rate]), tonumber(ARGV[2 * rate + 1])
  local used = math.max(tonumber(redis.call('HGET', KEYS[1], rate) or now), now) + seconds / count
  wait, last = math.max(wait, used - now - seconds), math.max(last, used)
  after[#after + 1] = rate
  after[#after + 1] = string.format('%.6f', used)
end
if wait > 1e-3 then
  return tostring(wait)
end
if ARGV[1] == '1' then
  redis.call('HSET', KEYS[1], unpack(after))
  redis.call('PEXPIRE', KEYS[1], math.ceil((last - now) * 1000))
end
return '0'
"""


class Counts:
    """What all servers of a database count together."""

    def __init__(self, url: str, space: str) -> None:
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=WAIT,
            protocol=2,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=WAIT,
            socket_timeout=WAIT,
            client_name="wawel",
        )
        self._redis = Redis.from_pool(pool)
        self._spend = self._redis.register_script(SPEND)
        self._space = space
        self._alone = 0.0  # until when Redis is not asked

    async def close(self) -> None:
        """From now on this server counts by itself."""
        self._alone = float("inf")
        await self._redis.aclose()

    async def spend(self, meter: str, allowed: Rates, name: str, use: bool) -> float:
        """The seconds until there is room for a name; 0 if there is, or if Redis does not answer."""
        if monotonic() < self._alone:
            return 0.0
        hidden = hashlib.sha256(f"{meter} {name}".encode()).hexdigest()[:32]  # no address or name is written there
        numbers = [number for rate in allowed for number in rate]
        try:
            return float(await self._spend([key(self._space, f"limit:{hidden}")], [int(use), *numbers]))
        except LOST as error:
            log.warning("limits are counted here alone: Redis does not answer (%s)", type(error).__name__)
            self._alone = max(self._alone, monotonic() + ALONE)
            return 0.0
