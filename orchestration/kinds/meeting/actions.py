"""What the buttons and dialogs of a meeting do that no other decision has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from orchestration.deciding.actions import orders, table
from orchestration.interaction.layout import Layout
from orchestration.interaction.layouts import MOVE
from orchestration.interaction.routing import Does
from orchestration.kinds.meeting import (
    agenda_forms,
    coming,
    reschedule_forms,
    search_orders,
    shortened,
)
from orchestration.kinds.meeting.agenda_words import TAKE_OFF
from orchestration.kinds.meeting.state import Meeting
from orchestration.sessions.user_action import COMING, FilledIn, Press, Pressed, Reply, UserAction


def _move(press: Press[Meeting]) -> Reply:
    return reschedule_forms.ask_what_is_off(press.session, press.user_action, press.value)


def _find(press: Press[Meeting]) -> Reply:
    return reschedule_forms.ask_to_find(press.session, press.user_action, press.value)


def _off(press: Press[Meeting]) -> Reply:
    return reschedule_forms.is_off(press.session, press.user_action, press.value)


def _comes(press: Press[Meeting]) -> Reply:
    return reschedule_forms.comes(press.session, press.user_action)


def _leave_so(press: Press[Meeting]) -> Reply:
    return reschedule_forms.leave_so(press.session, press.user_action)


def _tell(press: Press[Meeting]) -> Reply:
    """Ask what suits somebody: a calendar file says it as well."""
    reply = table.ACTIONS["tell"](press)
    form = replace(reply.form, takes_files=True) if reply.form else None
    return replace(reply, form=form)


def ordered(
    meeting: Meeting, user_action: UserAction, does: Does, words: str = ""
) -> Reply | Layout:
    """Return what comes of an order: a meeting can be moved, all else is as everywhere."""
    if does is not Does.MOVE:
        return orders.ordered(meeting, user_action, does)
    if meeting.outcome is None:
        return search_orders.ordered(meeting, user_action, words)
    if shorter := shortened.ordered(meeting, user_action, words):
        return shorter
    offer = reschedule_forms.offered_to_move(meeting, user_action, words)
    return offer or orders.ordered(meeting, user_action, does)


ACTIONS: Final[Mapping[str, Pressed[Meeting]]] = {
    **table.ACTIONS,
    "tell": _tell,
    agenda_forms.AGENDA: agenda_forms.ask,
    TAKE_OFF: agenda_forms.take_off,
    COMING: coming.pressed,
    search_orders.SEARCH: search_orders.press,
    search_orders.FOR_ME: search_orders.for_me,
    search_orders.BACK: search_orders.put_back,
    MOVE: _move,
    reschedule_forms.FIND: _find,
    reschedule_forms.OFF: _off,
    reschedule_forms.COMES: _comes,
    reschedule_forms.LEAVE_SO: _leave_so,
}

FORMS: Final[Mapping[str, FilledIn[Meeting]]] = {
    **table.FORMS,
    agenda_forms.AGENDA: agenda_forms.filled_in,
    MOVE: reschedule_forms.moved,
    reschedule_forms.LEAVE: reschedule_forms.left,
}
