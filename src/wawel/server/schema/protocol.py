"""Every message of the protocol, HTTP and WebSocket."""

from typing import Any, Final

from pydantic import TypeAdapter

from wawel.server.messages import (
    analysis,
    deals,
    games,
    http,
    invitations,
    joining,
    lessons,
    live,
    lobby,
    passkeys,
    people,
    push,
    replays,
    story,
    tables,
)
from wawel.server.messages.base import Message
from wawel.server.schema.together import Wanted, together

REQUESTS: Final[tuple[type[Message], ...]] = (
    tables.CreateTable,
    games.PreviewTable,
    joining.TakeSeat,
    lobby.SitDown,
    lessons.LearnStep,
    lessons.TryProblem,
    people.KeepAccount,
    people.SetPreferences,
    people.LogIn,
    people.Recover,
    people.ChangeProfile,
    people.ChangePassword,
    people.Confirm,
    people.DeleteAccount,
    people.ClaimSeats,
    passkeys.AskNewPasskey,
    passkeys.AddPasskey,
    passkeys.NamePasskey,
    passkeys.PasskeyAnswer,
    invitations.InvitePerson,
    invitations.RefuseInvitation,
    push.WantNotices,
)
ANSWERS: Final[tuple[type[Message], ...]] = (
    games.GameInfo,
    games.DisabledGame,
    games.Inspection,
    games.TablePreview,
    games.RulesText,
    tables.TableInfo,
    tables.TableCreated,
    tables.TableRef,
    joining.Reach,
    joining.OpenTable,
    joining.SeatTaken,
    lobby.LobbyNow,
    deals.DealInfo,
    replays.Replay,
    replays.AllOpen,
    replays.ReplayRef,
    analysis.Analysis,
    analysis.Comparison,
    story.Story,
    lessons.CourseInfo,
    lessons.GuideText,
    lessons.StepStand,
    lessons.ProblemStand,
    people.Whoami,
    people.AccountKept,
    people.RecoveryCodes,
    people.SessionInfo,
    people.SeatsClaimed,
    people.MyGames,
    people.MyRatings,
    people.MyData,
    passkeys.PasskeyWanted,
    passkeys.PasskeyAsked,
    passkeys.PasskeyInfo,
    invitations.Invited,
    invitations.InvitationInfo,
    invitations.BlockedInfo,
    push.Notices,
    http.Health,
    http.Ready,
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
