"""What words come to for the agenda of a meeting: topics are put on it, or taken off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.deciding.wishes.hearing import hearing_of
from orchestration.interaction.layout import Button
from orchestration.interaction.wording import listed
from orchestration.kinds.meeting.agenda import (
    NOT_YOURS,
    is_open_for,
    items_by,
    items_of,
    may_take_off,
)
from orchestration.kinds.meeting.commands import PutOnAgenda, TakeOffAgenda
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.agenda.entries import details_behind
from orchestration.language.agenda.orders import (
    is_private,
    is_the_last,
    of_all,
    put_in,
    same_topic,
    struck_in,
    taken_off_in,
    timed_in,
    without_privacy,
)
from orchestration.language.offline import understood
from orchestration.model.agenda import AgendaItem
from orchestration.model.preferences import Polarity, Topic, Visibility
from orchestration.privacy import Private
from orchestration.sessions.user_action import Reply, Said, UserAction, say

TAKE_OFF: Final = "agenda-off"
_LED: Final = "for the agenda: {}"
_WISHED: Final = "let's talk about {}"


def said_of_agenda(meeting: Meeting, user_action: UserAction, said: Said) -> Reply | None:
    """Return what a sentence puts on the agenda, or takes off it; None where it does neither."""
    if said.left_over or said.is_edited or not is_open_for(meeting, user_action.who):
        return None
    if called := taken_off_in(said.words):
        return _taken_off(meeting, user_action, called)
    struck = struck_in(said.words)
    if struck and len(_named(items_of(meeting), struck)) == 1:
        return _taken_off(meeting, user_action, struck)
    names = [each.name for each in meeting.members]
    items = put_in(said.words, names) or _talked_about(meeting, user_action, said.words, names)
    if not items:
        return None
    if is_private(said.words) and not user_action.in_public:
        words = "\n".join(_LED.format(each.words) for each in items)
        return Reply(commands=(say(meeting.id, user_action, words),))
    return _put(meeting, user_action, items)


def _talked_about(
    meeting: Meeting, user_action: UserAction, words: str, names: Sequence[str]
) -> tuple[AgendaItem, ...]:
    """Return what somebody would like to talk about, if a sentence says nothing else."""
    member = meeting.member(user_action.who)
    if member is None:
        return ()
    timed = timed_in(words)
    if timed:
        words = _WISHED.format(timed[1])
    said, details = details_behind(of_all(without_privacy(words)), names)
    hearing = hearing_of(meeting, member, user_action.at, 0, Visibility.PRIVATE)
    read = understood(said, hearing)
    is_all = not (read.not_understood or read.corrections)
    match [each for each in read.preferences if is_all]:
        case [wish] if isinstance(wish.applies, Topic) and wish.polarity is Polarity.FOR:
            topic = wish.applies.words
            minutes = timed[0] if timed else details.minutes
            return (AgendaItem.of(topic, minutes, details.whose),)
    return ()


def _put(meeting: Meeting, user_action: UserAction, items: Sequence[AgendaItem]) -> Reply:
    """Put topics on the agenda, as their author's unless they say whose they are."""
    who = user_action.who
    own = [whose_it_is(meeting, user_action, each) for each in items]
    there = [x for x in items_of(meeting) if x not in may_take_off(meeting, who)]
    known = [x for x in own if any(same_topic(x.words, each.words) for each in there)]
    new = [each for each in own if each not in known]
    told = [f"“{each.words}” is on it already." for each in known]
    if not new:
        return Reply(notice=" ".join(told))
    told.insert(0, on_it(meeting, new))
    command = PutOnAgenda(
        **user_action.envelope(meeting.id), member=who, items=Private(who, tuple(new))
    )
    off = Button(
        TAKE_OFF, "Take it off" if len(new) == 1 else "Take them off", _value(meeting, new)
    )
    return Reply(commands=(command,), notice=" ".join(told), offers=(off,))


def whose_it_is(meeting: Meeting, user_action: UserAction, item: AgendaItem) -> AgendaItem:
    """Return an item as whose it was, or else its author's, unless it says whose it is.

    The organiser's own need no name.
    """
    who = user_action.who
    member = None if who == meeting.organiser.id else meeting.member(who)
    name = member.name if member else ""
    was = (each.whose for each in items_of(meeting) if same_topic(each.words, item.words))
    return AgendaItem.of(item.words, item.minutes, item.whose or next(was, name))


def on_it(meeting: Meeting, items: Sequence[AgendaItem]) -> str:
    """Say what is on the agenda now, and who sees it."""
    late = " The invite that is out lacks it." if meeting.outcome else ""
    what = "; ".join(each.told for each in items)
    return f"On the agenda of “{meeting.terms.subject}”, for all in it to see: {what}.{late}"


def _value(meeting: Meeting, new: Sequence[AgendaItem]) -> str:
    """Return the numbers that items have once they are on the agenda."""
    items = items_of(meeting)
    last = max((each.number for each in items), default=0)
    numbers = []
    for each in new:
        there = next((x.number for x in items if same_topic(x.words, each.words)), 0)
        last += not there
        numbers.append(there or last)
    return " ".join(map(str, numbers))


def _taken_off(meeting: Meeting, user_action: UserAction, called: str) -> Reply:
    """Take off the agenda what goes by a name, or what its author put there last."""
    who, items = user_action.who, items_of(meeting)
    named = items_by(meeting, who)[-1:] if is_the_last(called) else _named(items, called)
    if len(named) != 1:
        return Reply(notice=f"“{called}” is not on the agenda." if not named else _which(named))
    [item] = named
    if item not in may_take_off(meeting, who):
        return Reply(notice=NOT_YOURS.format(organiser=meeting.organiser.name))
    command = TakeOffAgenda(**user_action.envelope(meeting.id), member=who, numbers=(item.number,))
    return Reply(commands=(command,), notice=f"Off the agenda: {item.words}.")


def _named(items: Sequence[AgendaItem], called: str) -> Sequence[AgendaItem]:
    """Return the items that a name can be of: its whole words, or else some of them."""
    whole = [each for each in items if same_topic(each.words, called)]
    return whole or [each for each in items if called.casefold() in each.words.casefold()]


def _which(items: Sequence[AgendaItem]) -> str:
    return f"Which one: {listed([each.words for each in items])}?"
