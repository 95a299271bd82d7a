"""Who has marked, where a decided meeting stands in their team's own calendar, that they come."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.state import Phase
from orchestration.interaction.wording import listed
from orchestration.kinds.meeting.commands import MarkComing
from orchestration.kinds.meeting.reschedule import comes_after_all, corrected
from orchestration.kinds.meeting.state import Meeting
from orchestration.sessions.kind import Step
from orchestration.sessions.user_action import Press, Reply

NAMED: Final = 12
"""More than so many are counted, and not named."""

_MARKED: Final = "Marked that they come: {}."
_MANY_MARKED: Final = "{} have marked that they come."


def pressed(press: Press[Meeting]) -> Reply:
    """Keep that somebody has marked that they come, or does so no more."""
    name, comes = press.user_action.name, bool(press.value)
    command = MarkComing(**press.envelope, member=press.who, name=name, comes=comes)
    return Reply(commands=(command,))


def mark_coming(meeting: Meeting, command: MarkComing) -> Step[Meeting]:
    """Keep that somebody comes, whether they were asked or not; of who could not, that they can."""
    outcome = meeting.outcome
    if meeting.phase is not Phase.DECIDED or outcome is None:
        return meeting, ()
    others = {who: name for who, name in meeting.coming.items() if who != command.member}
    if command.comes:
        others[command.member] = command.name
    meeting = replace(meeting, coming=others)
    if not command.comes or command.member not in meeting.cannot_come:
        return meeting, (corrected(meeting, outcome, command.at),)
    return comes_after_all(meeting, command)


def who_comes(meeting: Meeting) -> str:
    """Say who has marked that they come; "" where nobody has."""
    if meeting.phase is not Phase.DECIDED:
        return ""
    told = [name for who, name in meeting.coming.items() if who not in meeting.cannot_come]
    if len(told) > NAMED:
        return _MANY_MARKED.format(len(told))
    return _MARKED.format(listed(sorted(told))) if told else ""
