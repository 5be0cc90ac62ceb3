"""What a server counts and measures, in the names and units of Prometheus. Nothing here names a person or a table."""

from typing import Final, Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
LONG: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

By = Literal["bot", "person"]
Limit = Literal[
    "accounts",
    "codes",
    "connections",
    "hints",
    "invites",
    "joins",
    "logins",
    "messages",
    "names",
    "requests",
    "spectators",
    "tables",
    "talk",
    "undos",
    "uploads",
    "wishes",
]
Sent = Literal["dropped", "failed", "gone", "refused", "sent"]

registry: Final = CollectorRegistry()
PlatformCollector(registry)
ProcessCollector(registry=registry)  # processor time, memory and open files, where the system tells them


def _counter(name: str, told: str, label: str, values: tuple[str, ...]) -> Counter:
    """A counter that says 0 from the start: Prometheus sees no growth in one that appears with its first event."""
    made = Counter(name, told, [label], registry=registry)
    for value in values:
        made.labels(value)
    return made


DECISIONS: Final = _counter("wawel_decisions", "Decisions that were stored and told, by whom", "by", get_args(By))
DECIDING: Final = Histogram(
    "wawel_decision_seconds",
    "From a decision read until it is stored and a frame for everybody is queued; refused ones too",
    buckets=SHORT,
    registry=registry,
)
REQUESTS: Final = Histogram(
    "wawel_request_seconds", "Requests over HTTP under /api", ["method", "status"], buckets=SHORT, registry=registry
)
LIMITED: Final = _counter("wawel_limited", "What was refused or slowed down by a limit", "limit", get_args(Limit))
COMMITS: Final = Histogram("wawel_commit_seconds", "Transactions of the writer", buckets=SHORT, registry=registry)
WRITING: Final = Gauge("wawel_writer_waiting", "Pieces of work that wait until they are stored", registry=registry)
GROUPS: Final = Histogram("wawel_commit_size", "Pieces of work in a transaction", buckets=SIZES, registry=registry)
QUEUEING: Final = Histogram(
    "wawel_worker_wait_seconds",
    "How long work waited for a worker, by rank",
    ["rank"],
    buckets=LONG,
    registry=registry,
)
THINKING: Final = Histogram(
    "wawel_worker_seconds", "How long workers took, by the rank of the work", ["rank"], buckets=LONG, registry=registry
)
LAG: Final = Histogram(
    "wawel_loop_lag_seconds", "By how much the event loop was late", buckets=SHORT, registry=registry
)
COLLECTING: Final = Histogram(
    "wawel_gc_seconds", "Garbage collections, by generation", ["generation"], buckets=SHORT, registry=registry
)
PUSHES: Final = _counter("wawel_pushes", "Notices for push services, by what came of it", "result", get_args(Sent))
