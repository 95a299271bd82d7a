"""What the buttons and dialogs of a meeting do that no other decision has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from orchestration.deciding.actions import table
from orchestration.kinds.meeting import reschedule_forms
from orchestration.kinds.meeting.state import Meeting
from orchestration.sessions.user_action import FilledIn, Press, Pressed, Reply


def _move(press: Press[Meeting]) -> Reply:
    return reschedule_forms.ask_to_move(press.session, press.user_action)


ACTIONS: Final[Mapping[str, Pressed[Meeting]]] = {
    **table.ACTIONS,
    reschedule_forms.MOVE: _move,
}

FORMS: Final[Mapping[str, FilledIn[Meeting]]] = {
    **table.FORMS,
    reschedule_forms.MOVE: reschedule_forms.moved,
    reschedule_forms.LEAVE: reschedule_forms.left,
}
