"""A Chat for sessions with guests: what is told to a guest stands on their page."""

from __future__ import annotations

from dataclasses import replace

from adapters.pages.asides import Aside, Asides
from orchestration.deciding.state import Phase
from orchestration.interaction.wording import word
from orchestration.model.people import MemberId, SessionId, is_guest
from orchestration.sessions.around import ChatAround
from orchestration.sessions.ports import Chat
from orchestration.views.base import MemberView
from orchestration.views.member import Notice, ReadBack, WhatItMeans


class WithGuests(ChatAround):
    """A Chat around another, which has never heard of guests.

    All that a guest is told follows from the session, and so stands on their page anyway; only a
    notice, and what their last words mean for the vote, does not, and is kept for them.
    """

    def __init__(self, chat: Chat, asides: Asides) -> None:
        super().__init__(chat)
        self._asides = asides

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Show a view to one person."""
        if not is_guest(to):
            await self._chat.tell(session, to, view, key)
        elif aside := _aside(view):
            self._asides.say(session, to, aside)


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
