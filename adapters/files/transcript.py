"""A chat that only writes down what it is told, for sessions played from files."""

from __future__ import annotations

from dataclasses import dataclass, field

from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Drawings
from orchestration.views.base import ChannelView, MemberView
from orchestration.views.documents import CalendarInvite


@dataclass
class Transcript:
    """A Chat that keeps, by their keys, what the channel saw, what each person saw, and invites."""

    channel: dict[str, ChannelView] = field(default_factory=dict)
    private: dict[str, tuple[MemberId, MemberView]] = field(default_factory=dict)
    invites: dict[str, bytes] = field(default_factory=dict)

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Write down what the channel sees."""
        del session, drawings
        self.channel[key] = post.view

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Write down what one person sees."""
        del session
        self.private[key] = (to, view)

    async def place(self, session: SessionId, *, beside: SessionId) -> None:
        """Do nothing: there is one transcript."""
        del session, beside

    async def invite(
        self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str
    ) -> None:
        """Keep the calendar file."""
        del session, invite
        self.invites[key] = ics
