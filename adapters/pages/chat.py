"""A Chat for sessions with guests: what is told to a guest stands on their page."""

from __future__ import annotations

from dataclasses import replace

from adapters.pages.asides import Aside, Asides
from orchestration.deciding.state import Phase
from orchestration.interaction.wording import word
from orchestration.model.people import MemberId, SessionId, is_guest
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Chat, Drawings
from orchestration.views.base import MemberView
from orchestration.views.documents import CalendarInvite
from orchestration.views.member import Notice, ReadBack, WhatItMeans


class WithGuests:
    """A Chat around another, which has never heard of guests.

    All that a guest is told follows from the session, and so stands on their page anyway; only a
    notice, and what their last words mean for the vote, does not, and is kept for them.
    """

    def __init__(self, chat: Chat, asides: Asides) -> None:
        self._chat = chat
        self._asides = asides

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Show a view to the session's channel."""
        await self._chat.post(session, post, drawings, key)

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Show a view to one person."""
        if not is_guest(to):
            await self._chat.tell(session, to, view, key)
        elif aside := _aside(view):
            self._asides.say(session, to, aside)

    async def place(self, session: SessionId, *, beside: SessionId) -> None:
        """Let a session be where another is."""
        await self._chat.place(session, beside=beside)

    async def invite(
        self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str
    ) -> None:
        """Hand the calendar file to the session's channel."""
        await self._chat.invite(session, ics, invite, key)


def _aside(view: MemberView) -> Aside | None:
    """Return what a view says that does not follow from the session; None where nothing.

    What something means for a vote is no news after it; and whether a no is firm, the page asks.
    """
    if isinstance(view, Notice):
        return Aside(word(view))
    means = view if isinstance(view, WhatItMeans) else getattr(view, "means", None)
    besides = view.besides if isinstance(view, ReadBack) else ""
    told = (word(replace(means, firm=None)) if means else "", besides)
    words = "\n".join(filter(None, told))
    during = f"{Phase.VOTE}/{means.round}" if means and not besides else ""
    return Aside(words, during=during) if words else None
