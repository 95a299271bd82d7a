"""The agenda in a dialog: one's own topics, one a line; and the button that takes some off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orchestration.interaction.form import Field, Filled, Form, Kind
from orchestration.kinds.meeting.agenda import is_open_for, may_take_off
from orchestration.kinds.meeting.agenda_words import TAKE_OFF, on_it, whose_it_is
from orchestration.kinds.meeting.commands import PutOnAgenda, TakeOffAgenda
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.agenda.entries import items_in_lines
from orchestration.language.agenda.orders import same_topic
from orchestration.model.agenda import AgendaItem
from orchestration.privacy import Private
from orchestration.sessions.commands import Command
from orchestration.sessions.user_action import Press, Reply, UserAction, number_in

AGENDA: Final = "agenda"
LONGEST: Final = 3000
HELP: Final = "One a line: “Budget, 10 min, Dana”. All in the meeting see it."
_OVER: Final = "Its agenda can't be changed any more."
_CHANGED: Final = "The agenda is as you wrote it."


def ask(press: Press[Meeting]) -> Reply:
    """Open the dialog with what somebody can change of the agenda."""
    meeting = press.session
    if not is_open_for(meeting, press.who):
        return Reply(notice=_OVER)
    own = press.who != meeting.organiser.id
    label = "Your topics" if own else "The topics"
    lines = "\n".join(each.told for each in may_take_off(meeting, press.who))
    field = Field("topics", label, Kind.LONGTEXT, lines, required=False, help=HELP)
    return Reply(form=Form(AGENDA, "For the agenda", "Save", (field,)))


def filled_in(
    meeting: Meeting, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Make the agenda of what was filled in: what is gone from it is taken off."""
    del context
    lines = filled.text("topics", LONGEST).splitlines()
    if filled.errors:
        return Reply(errors=filled.errors)
    if not is_open_for(meeting, user_action.who):
        return Reply(notice=_OVER)
    items = items_in_lines(lines, [each.name for each in meeting.members])
    there = may_take_off(meeting, user_action.who)
    gone = [x for x in there if not any(same_topic(x.words, each.words) for each in items)]
    named = [whose_it_is(meeting, user_action, each) for each in items]
    new = [each for each in named if each.told not in {x.told for x in there}]
    commands = tuple(_commands(meeting, user_action, gone, new))
    notice = on_it(meeting, new) if new else _CHANGED
    return Reply(commands=commands, notice=notice if commands else "")


def _commands(
    meeting: Meeting,
    user_action: UserAction,
    gone: Sequence[AgendaItem],
    new: Sequence[AgendaItem],
) -> Sequence[Command]:
    who, commands = user_action.who, list[Command]()
    if gone:
        envelope = user_action.envelope(meeting.id, "/off")
        numbers = tuple(each.number for each in gone)
        commands.append(TakeOffAgenda(**envelope, member=who, numbers=numbers))
    if new:
        envelope = user_action.envelope(meeting.id, "/on")
        commands.append(PutOnAgenda(**envelope, member=who, items=Private(who, tuple(new))))
    return commands


def take_off(press: Press[Meeting]) -> Reply:
    """Take off what was just put on the agenda."""
    numbers = tuple(map(number_in, press.value.split()))
    there = {each.number: each.words for each in may_take_off(press.session, press.who)}
    if not there.keys() & set(numbers):
        return Reply(notice="That is off the agenda already.")
    kept = tuple(each for each in numbers if each in there)
    command = TakeOffAgenda(**press.envelope, member=press.who, numbers=kept)
    return Reply(commands=(command,), gone=(TAKE_OFF,), note="Off the agenda.")
