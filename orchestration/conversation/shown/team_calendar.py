"""What was decided, in a team's own calendar: entered once, changed with it, taken out again."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Final, Protocol

from orchestration.conversation.ports.storage import Place, Places
from orchestration.interaction.fitting import short
from orchestration.interaction.translation import Translation
from orchestration.interaction.wording import for_the_agenda
from orchestration.model.faults import PermanentError
from orchestration.views.documents import CalendarInvite

log = logging.getLogger(__name__)

EVENT: Final = "event"
"""The place that is no message: `ts` is what a platform calls its entry, "" where it has none."""


_ASKED_FOR: Final = "{} asked for this. Card, votes and calendar file: {}"


@dataclass(frozen=True, slots=True)
class TeamEntry:
    """What was decided in a post, as those read it who read its channel."""

    outcome: Place
    invite: CalendarInvite
    reader: Translation = field(default_factory=Translation)

    def described(self, link: str, longest: int) -> str:
        """Return what an entry says: what its organiser wrote, the agenda, where its session is.

        That comes last, and whole: an entry is known by it.
        """
        invite, words = self.invite, self.reader.words
        last = words(_ASKED_FOR.format(short(invite.organiser.name, _NAME), link))
        agenda = words(for_the_agenda(invite.agenda)) if invite.agenda else ""
        about = "\n".join(filter(None, (invite.message.strip(), agenda)))
        return f"{short(about, longest - len(last) - 1)}\n{last}" if about else last


_NAME: Final = 80


class Calendar(Protocol):
    """What is needed of a platform whose teams have calendars that everybody in them sees."""

    async def enter(self, entry: TeamEntry, at: str, *, is_new: bool) -> str:
        """Enter what was decided, and return what the entry is called there.

        `at` is what it has been called so far; where that is "" and it is not new, it may stand
        there even so. "" comes back where there is none: it was called off or is past, not
        everybody may see it, or the bot may not make one.
        """
        ...


@dataclass(frozen=True, slots=True)
class TeamCalendar:
    """Keeps entries, and where they are."""

    calendar: Calendar
    places: Places

    async def keep(self, entry: TeamEntry, key: str) -> None:
        """Enter what was decided, or change its entry; whatever is refused is let be."""
        outcome = entry.outcome
        known = await asyncio.to_thread(self.places.find, outcome.session, EVENT)
        is_new = await asyncio.to_thread(self.places.begin, f"{key}/{EVENT}")
        try:
            at = await self.calendar.enter(entry, known.ts if known else "", is_new=is_new)
        except PermanentError as problem:
            log.warning("%s is in no calendar of its team: %s", outcome.session, problem)
            return
        place = Place(outcome.session, outcome.team, "", at, EVENT)
        await asyncio.to_thread(self.places.put, place)
