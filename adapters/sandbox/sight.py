"""What one person sees of a message: as it stands, and on options their own vote."""

from __future__ import annotations

from typing import Any

from adapters.sandbox.records import Message
from adapters.sandbox.workspace import Workspace
from orchestration.conversation.own_vote import OwnVotes
from orchestration.model.people import MemberId


class Sight:
    """Shows messages to people."""

    def __init__(self, workspace: Workspace, votes: OwnVotes) -> None:
        self._workspace = workspace
        self._votes = votes

    def of(self, message: Message, viewer: MemberId) -> dict[str, Any]:
        """Return a message as one person sees it."""
        seen = message.seen_by(viewer, self._workspace.names)
        return {**seen, "vote": self._vote(message, viewer)}

    def warning(self, top: Message | None) -> str | None:
        """Return what to know before one writes in the thread of a message, None for nothing."""
        return self._votes.warning(top.session) if top else None

    def _vote(self, message: Message, viewer: MemberId) -> dict[str, Any] | None:
        round_ = message.body.round
        vote = self._votes.of(message.session, round_, viewer) if round_ else None
        if vote is None:
            return None
        return {"said": vote.said, "options": list(vote.options), "abstains": vote.abstains}
