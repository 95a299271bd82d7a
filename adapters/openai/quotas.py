"""How often a model is asked for a team: what its managers have set, and whom it is not asked for.

They can only lower what who runs Convene allows.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

from adapters.openai.model import Budget
from adapters.openai.usage import UsageBook
from orchestration.model.people import MemberId, SessionId, person_id, team_of_session
from orchestration.model.place_rules import AS_USUAL, PlaceRules
from orchestration.sessions.around import ChatAround
from orchestration.sessions.model_usage import TeamUse, day_of
from orchestration.sessions.ports import Chat
from orchestration.views.base import MemberView
from orchestration.views.member import Notice, ReadBack

PERSON: Final = "person"
"""Whose budget is spent where it is that of who has written."""

_OWN: Final = (
    "A language model has read as much of your words as it may today, so until midnight (UTC) I "
    "read them by rules alone. Plain sentences, one thing each, work best."
)
_OF_ALL: Final = (
    "A language model was asked as often as it may be here today, so until midnight (UTC) I read "
    "your words by rules alone. Plain sentences, one thing each, work best."
)


async def _as_usual(_: str) -> PlaceRules:
    return AS_USUAL


@dataclass
class TeamQuotas:
    """Tells what a team may spend, and who was turned away today because that is spent."""

    book: UsageBook
    team: Budget
    person: Budget
    rules_of: Callable[[str], Awaitable[PlaceRules]] = _as_usual
    _turned_away: dict[MemberId, tuple[datetime, str]] = field(default_factory=dict)

    async def use(self, team: str) -> TeamUse:
        """Return how often a model was asked today, and how often who runs Convene allows."""
        calls = await self.book.since(day_of(self.book.now()))
        asked = sum(team_of_session(each.session or SessionId("")) == team for each in calls)
        return TeamUse(calls=asked, most=self.team.calls, each=self.person.calls)

    async def budgets(self, team: str) -> tuple[Budget, Budget]:
        """Return what may be spent a day for a team, and for one person in it."""
        rules = await self.rules_of(team) if team else AS_USUAL
        return _lowered(self.team, rules.calls), _lowered(self.person, rules.calls_each)

    def turn_away(self, who: MemberId, whose: str) -> None:
        """Note that a model was not asked about somebody's words, and whose budget is spent."""
        today = day_of(self.book.now())
        kept = {each: held for each, held in self._turned_away.items() if held[0] == today}
        self._turned_away = {**kept, who: (today, whose)}

    def told(self, who: MemberId) -> tuple[str, str]:
        """Return what somebody is to be told who was turned away today, and for which day."""
        day, whose = self._turned_away.get(who, (None, ""))
        if day != day_of(self.book.now()):
            return "", ""
        return _OWN if whose == PERSON else _OF_ALL, f"{day:%Y-%m-%d}"


def _lowered(budget: Budget, calls: int | None) -> Budget:
    return budget if calls is None else replace(budget, calls=min(budget.calls, calls))


class QuotaTold(ChatAround):
    """A Chat around another: whose words no model reads any more today is told so, once a day."""

    def __init__(self, chat: Chat, quotas: TeamQuotas) -> None:
        super().__init__(chat)
        self._quotas = quotas

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Show a view to one person."""
        await self._chat.tell(session, to, view, key)
        words, day = self._quotas.told(to)
        if words and isinstance(view, ReadBack):
            await self._chat.tell(person_id(to), to, Notice(text=words), f"quota/{to}/{day}")
