"""What one person sees of a message: as it stands, and on options their own vote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from adapters.sandbox.records import Message
from adapters.sandbox.workspace import Workspace
from orchestration.deciding.actions.ballot_forms import letters_that_say
from orchestration.interaction.wording import in_words
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.registry import as_meeting
from orchestration.model.ballots import Ballot
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private, reveal
from orchestration.sessions.session import Session

READ_BY_ALL: Final = (
    "Everyone in the channel can read this thread, and a vote written here is no secret. "
    "To keep yours to yourself, vote with the buttons."
)


class Sight:
    """Shows messages to people; a vote is read off its session, by its voter alone."""

    def __init__(
        self, workspace: Workspace, look_up: Callable[[SessionId], Session | None]
    ) -> None:
        self._workspace = workspace
        self._look_up = look_up

    def of(self, message: Message, viewer: MemberId) -> dict[str, Any]:
        """Return a message as one person sees it."""
        seen = message.seen_by(viewer, self._workspace.names)
        return {**seen, "vote": self._vote(message, viewer)}

    def warning(self, top: Message | None) -> str | None:
        """Return what to know before one writes in the thread of a message, None for nothing."""
        meeting = self._meeting(top) if top else None
        return READ_BY_ALL if meeting and meeting.terms.secret else None

    def _vote(self, message: Message, viewer: MemberId) -> dict[str, Any] | None:
        number = message.body.memo.get("round")
        meeting = self._meeting(message) if number else None
        vote = vote_in(meeting, number, viewer) if meeting else None
        return None if vote is None else _told(reveal(vote, to=viewer))

    def _meeting(self, message: Message) -> Meeting | None:
        return as_meeting(self._look_up(message.session)) if message.session else None


def vote_in(meeting: Meeting, round_: object, who: MemberId) -> Private[Ballot | None] | None:
    """Return somebody's vote in a round, None where there is none."""
    votes = (each.votes for each in meeting.rounds if each.number == round_)
    return next(votes, {}).get(who)


def _told(ballot: Ballot | None) -> dict[str, Any]:
    said = "You abstain." if ballot is None else f"Your vote: {in_words(ballot)}."
    options = list(letters_that_say(ballot))
    return {"said": said, "options": options, "abstains": ballot is None}
