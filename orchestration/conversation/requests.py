"""A request for a meeting in words: what it says and leaves out, and the command it becomes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.interaction.wording import listed
from orchestration.kinds.meeting import request_form
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.kinds.meeting.request_form import Asked
from orchestration.language.inviting.request import read_request
from orchestration.model.conventions import Conventions
from orchestration.model.people import Member
from orchestration.model.times import TimeFrame
from orchestration.sessions.user_action import UserAction

_MISSING: Final = {
    "subject": "what it is about",
    "people": "who is asked",
    "minutes": "how long it takes",
    "from": "in which days",
}


@dataclass(frozen=True, slots=True)
class Invitees:
    """Whom a request can concern: who asks, who is named, and who is asked where nobody is.

    `words` name people in the way a request is read.
    """

    author: Member
    named: Sequence[Member]
    usual: Sequence[Member]
    words: str

    @property
    def everyone(self) -> list[Member]:
        """All of them, each once."""
        return _each_once([*self.usual, self.author, *self.named])


@dataclass(frozen=True, slots=True)
class MeetingWanted:
    """What somebody asks for, and everyone it could concern."""

    asked: Asked
    people: Sequence[Member]

    def opening(self, action: UserAction, usual: Conventions) -> OpenMeeting | None:
        """Return the command that asks everyone; None where something is missing or wrong."""
        if not self.asked.is_complete:
            return None
        known = {each.id: each for each in self.people}
        made = request_form.opening(action, known, self.asked.values, self.asked.context, usual)
        return made if isinstance(made, OpenMeeting) else None

    def what_is_missing(self) -> str:
        """Say what has to be asked back."""
        asked = self.asked
        missing = [_MISSING[each] for each in asked.missing if each in _MISSING]
        unplaced = [f"“{each}”" for each in (*asked.not_understood, *asked.times)]
        said = f"Gladly. I still need {listed(missing)}." if missing else "Gladly."
        if unplaced:
            said += f" I couldn't place {listed(unplaced)}."
        return said if missing or unplaced else f"{said} Where shall I ask?"


def wanted(invitees: Invitees, action: UserAction, usual: Conventions) -> MeetingWanted:
    """Return what words ask for; without any, all that can be asked for as usual."""
    who, everyone, request = invitees.author, invitees.everyone, None
    if invitees.words.strip():
        frame = TimeFrame(action.at, who.zone, conventions=usual)
        request = read_request(invitees.words, frame, everyone)
    chosen = everyone if request and request.people else _each_once([who, *invitees.usual])
    return MeetingWanted(request_form.understood(request, who, action.at, chosen), everyone)


def _each_once(people: Sequence[Member]) -> list[Member]:
    return list({each.id: each for each in people}.values())
