"""A session that is shown in one more channel: on another platform, perhaps.

Who asked for it says so there, with whichever account of theirs.
"""

from __future__ import annotations

import asyncio
from typing import Final

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.sessions import find_concerning
from orchestration.conversation.ports.storage import ALSO, Held, Place, Places
from orchestration.deciding.state import Decision
from orchestration.interaction.wording import listed
from orchestration.model.people import MemberId
from orchestration.sessions.commands import ShowElsewhere
from orchestration.sessions.user_action import UserAction

_SHOWN: Final = (
    "“{}” is shown here as well from now on: its card, what is voted on, and what comes of it. "
    "Who is asked, and how, stays as it is."
)
_HERE: Final = "“{}” is shown here already."
_NONE: Final = "You have asked for nothing of that kind that is still open."
_WHICH: Final = "Which of them? Say its name: {}."


async def meant(access: SessionAccess, who: MemberId, what: str) -> Decision | str:
    """Return the open session of somebody's own that they mean; else what they are told."""
    found, said = await find_concerning(access.sessions, who), what.casefold()
    own = [each for each in found if each.organiser.id == who]
    named = [each for each in own if not said or each.terms.subject.casefold() in said]
    if len(named) == 1:
        return named[0]
    return _WHICH.format(listed([f"“{each.terms.subject}”" for each in named])) if named else _NONE


async def shown(
    access: SessionAccess, places: Places, action: UserAction, decision: Decision, here: Held
) -> str:
    """Have a session shown in a channel as well, and return what its organiser is told."""
    held = await asyncio.to_thread(places.held, decision.id)
    if held is None or (held.team, held.channel) == (here.team, here.channel):
        return _HERE.format(decision.terms.subject)
    name = f"{ALSO}{here.team}/{here.channel}"
    place = Place(decision.id, here.team, here.channel, "", name)
    await asyncio.to_thread(places.put, place)
    await access.send(ShowElsewhere(**action.envelope(decision.id, "/also"), by=action.who))
    return _SHOWN.format(decision.terms.subject)
