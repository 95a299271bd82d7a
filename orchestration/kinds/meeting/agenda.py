"""The agenda of a meeting: a list that everybody in it sees, and puts topics on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from orchestration.deciding.presentation.views import decided
from orchestration.deciding.state import Phase
from orchestration.deciding.step import is_over, over, post_name, refuse, tell
from orchestration.kinds.meeting.commands import PutOnAgenda, TakeOffAgenda
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.agenda.orders import same_topic
from orchestration.model.agenda import MOST_ITEMS, AgendaItem
from orchestration.model.people import MemberId
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.effects import Effect, Post
from orchestration.sessions.kind import Step
from orchestration.views.member import Notice

NOT_YOURS: Final = "Who put it on the agenda takes it off, or {organiser} does."
_FULL: Final = f"The agenda is full: {MOST_ITEMS} topics are on it."
_NOT_IN_IT: Final = "You are not a member of this session."
_TOO_LONG: Final = "The agenda of “{subject}” adds up to {sum} minutes; the meeting has {minutes}."


def items_by(meeting: Meeting, who: MemberId) -> tuple[AgendaItem, ...]:
    """Return what somebody has put on the agenda."""
    own = meeting.agenda.get(who)
    return reveal(own, to=Reader.DECISION) if own else ()


def items_of(meeting: Meeting) -> tuple[AgendaItem, ...]:
    """Return the agenda, in its order."""
    items = (item for who in meeting.agenda for item in items_by(meeting, who))
    return tuple(sorted(items, key=lambda item: item.number))


def may_take_off(meeting: Meeting, who: MemberId) -> tuple[AgendaItem, ...]:
    """Return what somebody can take off the agenda: the organiser all, everybody else their own."""
    return items_of(meeting) if who == meeting.organiser.id else items_by(meeting, who)


def is_open_for(meeting: Meeting, who: MemberId) -> bool:
    """Tell whether somebody can change the agenda: until the session is called off or fails."""
    return meeting.includes(who) and (not is_over(meeting) or meeting.phase is Phase.DECIDED)


def put_on(meeting: Meeting, command: PutOnAgenda) -> Step[Meeting]:
    """Put topics on the agenda; one that is there already is told anew by whose it is."""
    who = command.member
    if not meeting.includes(who):
        return refuse(meeting, who, _NOT_IN_IT)
    if not is_open_for(meeting, who):
        return over(meeting, who)
    items = reveal(command.items, to=Reader.DECISION)
    if len(items_of(meeting)) + len(items) > MOST_ITEMS:
        return refuse(meeting, who, _FULL)
    after = with_items(meeting, who, items)
    after, told = _too_long(after)
    return after, (*told, *_shown_anew(meeting, after, command))


def with_items(meeting: Meeting, who: MemberId, items: Sequence[AgendaItem]) -> Meeting:
    """Return a meeting with what somebody puts on its agenda, behind all that is there."""
    for each in items:
        meeting = _with(meeting, who, each)
    return meeting


def _with(meeting: Meeting, who: MemberId, item: AgendaItem) -> Meeting:
    there = next((x for x in items_of(meeting) if same_topic(x.words, item.words)), None)
    if there is None:
        last = max((each.number for each in items_of(meeting)), default=0)
        new = replace(item, number=last + 1)
        return _of(meeting, who, (*items_by(meeting, who), new))
    if there not in may_take_off(meeting, who):
        return meeting
    [owner] = [each for each in meeting.agenda if there in items_by(meeting, each)]
    left = tuple(each for each in items_by(meeting, owner) if each != there)
    return _of(meeting, owner, (*left, replace(item, number=there.number)))


def take_off(meeting: Meeting, command: TakeOffAgenda) -> Step[Meeting]:
    """Take topics off the agenda for who put them there, or for the organiser."""
    who = command.member
    if not is_open_for(meeting, who):
        return over(meeting, who)
    may = {each.number for each in may_take_off(meeting, who)}
    if not may.issuperset(command.numbers):
        return refuse(meeting, who, NOT_YOURS.format(organiser=meeting.organiser.name))
    after = meeting
    for each in meeting.agenda:
        left = (x for x in items_by(meeting, each) if x.number not in command.numbers)
        after = _of(after, each, tuple(left))
    return after, _shown_anew(meeting, after, command)


def _of(meeting: Meeting, who: MemberId, items: tuple[AgendaItem, ...]) -> Meeting:
    left = {each: box for each, box in meeting.agenda.items() if each != who}
    own = {who: Private(who, items)} if items else {}
    return replace(meeting, agenda={**left, **own})


def _too_long(meeting: Meeting) -> Step[Meeting]:
    """Tell the organiser, once, that the topics take more minutes than the meeting has."""
    minutes = sum(each.minutes or 0 for each in items_of(meeting))
    if minutes <= meeting.terms.duration or meeting.knows_it_is_long:
        return meeting, ()
    words = _TOO_LONG.format(
        subject=meeting.terms.subject, sum=minutes, minutes=meeting.terms.duration
    )
    told = tell(meeting.organiser.id, Notice(text=words))
    return replace(meeting, knows_it_is_long=True), (told,)


def opened(meeting: Meeting, asked: Private[tuple[AgendaItem, ...]] | None) -> Step[Meeting]:
    """Return a meeting with the agenda that it is asked for with, and what is said of that."""
    items = reveal(asked, to=Reader.DECISION) if asked else ()
    return _too_long(with_items(meeting, meeting.organiser.id, items))


def _shown_anew(
    before: Meeting, after: Meeting, command: PutOnAgenda | TakeOffAgenda
) -> tuple[Effect, ...]:
    return tuple(_posts(after, command)) if before.agenda != after.agenda else ()


def _posts(meeting: Meeting, command: PutOnAgenda | TakeOffAgenda) -> Iterator[Effect]:
    """Yield what was decided, with its agenda as it is now."""
    if meeting.outcome is not None:
        at = meeting.outcome.at or command.at
        yield Post(name=post_name(meeting), view=decided(meeting, meeting.outcome, at))
