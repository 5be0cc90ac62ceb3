"""Every message of the protocol, HTTP and WebSocket."""

from typing import Any, Final

from pydantic import TypeAdapter

from wawel.server.messages import analysis, http, joining, lessons, live, story
from wawel.server.messages.base import Message
from wawel.server.schema.together import Wanted, together

REQUESTS: Final[tuple[type[Message], ...]] = (
    http.CreateTable,
    http.PreviewTable,
    joining.TakeSeat,
    lessons.LearnStep,
    lessons.TryProblem,
)
ANSWERS: Final[tuple[type[Message], ...]] = (
    http.GameInfo,
    http.DisabledGame,
    http.Inspection,
    http.TablePreview,
    http.RulesText,
    http.TableInfo,
    http.TableCreated,
    http.TableRef,
    joining.Reach,
    joining.OpenTable,
    joining.SeatTaken,
    http.Replay,
    http.AllOpen,
    http.ReplayRef,
    analysis.Analysis,
    analysis.Comparison,
    story.Story,
    lessons.CourseInfo,
    lessons.GuideText,
    lessons.StepStand,
    lessons.ProblemStand,
    http.Health,
    http.Failure,
)


def build() -> dict[str, Any]:
    """The schema of what a client may send and what it receives."""
    wanted: list[Wanted] = []
    for model in REQUESTS:
        wanted.append((model.__name__, "validation", TypeAdapter(model)))
    for model in ANSWERS:
        wanted.append((model.__name__, "serialization", TypeAdapter(model)))
    wanted.append(("ClientMessage", "validation", TypeAdapter(live.ClientMessage)))
    wanted.append(("ServerMessage", "serialization", TypeAdapter(live.ServerMessage)))
    return together("Protocol", "Every message of the Wawel protocol, HTTP and WebSocket.", wanted)
