"""Giving up what stands: it is asked once more, and only the organiser does so for everyone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from orchestration.deciding.actions.cancelling import stands
from orchestration.deciding.hearing import hearing_of
from orchestration.deciding.presentation.clocks import zone_of
from orchestration.interaction.form import Field, Filled, Form
from orchestration.interaction.form import Kind as FieldKind
from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.interaction.wording import in_search
from orchestration.kinds.meeting import search_orders
from orchestration.kinds.meeting.commands import CannotCome, ComesAfterAll, FindNewTime
from orchestration.kinds.meeting.reschedule import NOTHING_DECIDED, why_not
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.offline import understood
from orchestration.language.saying.restate import restated
from orchestration.model.options import slot_of
from orchestration.model.people import MemberId
from orchestration.model.preferences import (
    Kind,
    Polarity,
    Preference,
    Source,
    Strength,
    Visibility,
)
from orchestration.model.times import Dated, Grain, Moment, zone_named
from orchestration.privacy import Private
from orchestration.sessions.user_action import Reply, UserAction

MOVE: Final = "move"
LEAVE: Final = "leave"
OFF: Final = "off"
LEAVE_SO: Final = "leave-so"
_WHAT: Final = "what"
_WORDS: Final = "words"
_EXAMPLE: Final = "I couldn't place that. Could you say it like “I can't do Tuesdays before 10”?"
_NO_DAY_BY_WORD: Final = (
    "I can't set another day myself; I can look for a new time and put it to the vote."
)
_IS_THEIRS: Final = (
    "{stands}. Only {name} can look for another time. If you can't make it, what is off? {told}"
)


def can_give_up(meeting: Meeting, who: MemberId) -> bool:
    """Tell whether something was decided that somebody may want to give up."""
    return not why_not(meeting, who)


def offered(meeting: Meeting, who: MemberId) -> Layout | None:
    """Offer somebody to give up a decided meeting, where they can; the press is asked about."""
    if not can_give_up(meeting, who):
        return None
    words = f"{stands(meeting, who)}."
    if who == meeting.organiser.id:
        return _asked(words, Button(MOVE, "Find a new time"))
    return _asked(f"{words} What is off? {_told(meeting)}", *_what_is_off(meeting, who))


def _what_is_off(meeting: Meeting, who: MemberId) -> Iterator[Button]:
    for span, label in _spans(meeting, who):
        yield Button(OFF, label, f"{meeting.since}/{span}")
    yield Button(MOVE, "Write it …")


def _told(meeting: Meeting) -> str:
    return f"{meeting.organiser.name} will be told; others see only how many can come."


def _asked(words: str, *buttons: Button) -> Layout:
    return Layout(words=words, parts=(Text(words), Buttons(buttons)))


def _spans(meeting: Meeting, who: MemberId) -> tuple[tuple[str, str], ...]:
    """Return what can be off for somebody, with what it is called."""
    local = _local(meeting, who)
    part = next(name for name, start in _PARTS if local.hour >= start)
    return (
        ("then", "Only then"),
        ("part", f"That {part}"),
        ("day", f"All {local:%A}"),
    )


_PARTS: Final = (("evening", 18), ("afternoon", 12), ("morning", 0))
_ENDS: Final = {18: 24, 12: 18, 0: 12}


def _local(meeting: Meeting, who: MemberId) -> datetime:
    """Return when what was decided begins, on somebody's clock."""
    assert meeting.outcome is not None
    return slot_of(meeting.outcome.option).start.astimezone(zone_named(zone_of(meeting, who)))


def _off(meeting: Meeting, who: MemberId, span: str) -> Preference:
    """Return that somebody cannot come then, in that part of the day, or on that day."""
    assert meeting.outcome is not None
    slot, local = slot_of(meeting.outcome.option), _local(meeting, who)
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
    begins = next(start for _, start in _PARTS if local.hour >= start)
    match span:
        case "part":
            from_, until = midnight.replace(hour=begins), _at_hour(midnight, _ENDS[begins])
            moment = Moment(from_, until, Grain.MINUTE)
        case "day":
            moment = Moment(midnight, _at_hour(midnight, 24), Grain.DAY)
        case _:
            moment = Moment(local, slot.end.astimezone(local.tzinfo), Grain.MINUTE)
    wish = Preference(
        author=who,
        kind=Kind.TIME,
        polarity=Polarity.AGAINST,
        strength=Strength.MUST,
        applies=Dated((moment,)),
        restatement="",
        source=Source(meeting.messages.get(who, 0), 0, 0),
        confirmed=True,
    )
    return restated(wish)


def _at_hour(midnight: datetime, hour: int) -> datetime:
    """Return an hour of a day on its clock; 24 is the midnight after it."""
    day = midnight + timedelta(days=1) if hour == 24 else midnight
    return day.replace(hour=hour % 24)


def is_off(meeting: Meeting, user_action: UserAction, value: str) -> Reply:
    """Return what comes of somebody who cannot come, by what they have pressed is off."""
    since, _, span = value.partition("/")
    why = why_not(meeting, user_action.who)
    if why or since != f"{meeting.since}" or not meeting.member(user_action.who):
        return Reply(notice=why or NOTHING_DECIDED)
    wish = _off(meeting, user_action.who, span)
    return Reply(commands=(_cannot_come(meeting, user_action, (wish,)),), gone=(OFF, MOVE))


def _cannot_come(
    meeting: Meeting, user_action: UserAction, off: tuple[Preference, ...]
) -> CannotCome:
    who = user_action.who
    return CannotCome(**user_action.envelope(meeting.id), member=who, off=Private(who, off))


def leave_so(meeting: Meeting, user_action: UserAction) -> Reply:
    """Leave a time as it is, although somebody cannot come."""
    if user_action.who != meeting.organiser.id:
        return Reply(notice=NOTHING_DECIDED)
    return Reply(note="It stays as it is.", gone=(MOVE, LEAVE_SO))


def offered_to_move(meeting: Meeting, user_action: UserAction, words: str) -> Layout | None:
    """Offer a decided meeting as `offered` does, to who wants it moved, and say what comes of it.

    No day can be set by a word: a new time is found as the organiser's words say, and put to the
    vote. Who else wants it moved hears who may, and can say that they are off.
    """
    offer, organiser = offered(meeting, user_action.who), meeting.organiser
    if offer is None:
        return None
    if user_action.who != organiser.id:
        standing = stands(meeting, user_action.who)
        words = _IS_THEIRS.format(stands=standing, name=organiser.name, told=_told(meeting))
        return _asked(words, *_what_is_off(meeting, user_action.who))
    told, other = search_orders.offered_with(meeting, user_action, words)
    if other.said:
        return _asked(told, Button(MOVE, "Find a new time", search_orders.written(other)))
    told = f"{offer.words} {told or _NO_DAY_BY_WORD}"
    return replace(offer, words=told, parts=(Text(told), *offer.parts[1:]))


def ask_to_move(meeting: Meeting, user_action: UserAction, search: str = "") -> Reply:
    """Ask the organiser whether to look again, and anybody else whether to tell the organiser.

    What is other about the `search` goes with it.
    """
    if why := why_not(meeting, user_action.who):
        return Reply(notice=why)
    standing = stands(meeting, user_action.who)
    context = {"since": meeting.since, **({"search": search} if search else {})}
    if user_action.who == meeting.organiser.id:
        other = in_search(search_orders.read(search), meeting.terms.zone)
        put = (
            f"I put times to the vote as you say ({other})"
            if other
            else "I put other times to the vote"
        )
        words = (
            f"{standing}. If I look again, that time is off for everyone: it leaves the calendars, "
            f"and {put}. Nobody is asked twice what suits them."
        )
        return Reply(form=Form(MOVE, "Find a new time?", "Yes, look again", (), context, words))
    words = (
        f"{standing}, and it stays so for the others. {_told(meeting)} It is for "
        f"{meeting.organiser.name} to look for a new time."
    )
    spans = _spans(meeting, user_action.who)
    fields = (
        Field(_WHAT, "What is off?", FieldKind.SELECT, spans[0][0], spans),
        Field(_WORDS, "Or write it", FieldKind.LONGTEXT, required=False),
    )
    return Reply(form=Form(LEAVE, "You can't make it?", "Yes, pass it on", fields, context, words))


def comes_after_all(meeting: Meeting, user_action: UserAction) -> Reply | None:
    """Return what takes back that somebody cannot come; None where nobody has been told so."""
    if user_action.who not in meeting.cannot_come:
        return None
    envelope = user_action.envelope(meeting.id)
    return Reply(commands=(ComesAfterAll(**envelope, member=user_action.who),))


def moved(
    meeting: Meeting, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Look for a new time, which was meant."""
    del filled
    if context.get("since") != meeting.since:
        return Reply(notice=NOTHING_DECIDED)
    other = search_orders.read(str(context.get("search", "")))
    command = FindNewTime(
        **user_action.envelope(meeting.id), by=user_action.who, other=other if other.said else None
    )
    return Reply(commands=(command,))


def left(
    meeting: Meeting, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Tell the organiser that somebody cannot come, which was meant, and keep what is off."""
    who = user_action.who
    if context.get("since") != meeting.since or meeting.member(who) is None:
        return Reply(notice=NOTHING_DECIDED)
    asked = _WHAT in filled.values  # a form of an earlier version asked nothing
    span = filled.one(_WHAT, [each for each, _ in _spans(meeting, who)]) if asked else ""
    words = filled.text(_WORDS)
    said = _said(meeting, user_action, words) if words else ()
    if words and not said:
        filled.errors[_WORDS] = _EXAMPLE
    if filled.errors:
        return Reply(errors=filled.errors)
    off = said or (_off(meeting, who, span),)
    return Reply(commands=(_cannot_come(meeting, user_action, off),))


def _said(meeting: Meeting, user_action: UserAction, words: str) -> tuple[Preference, ...]:
    """Return what words say is off, as far as rules read them."""
    member = meeting.member(user_action.who)
    assert member is not None
    number = meeting.messages.get(member.id, 0)
    hearing = hearing_of(meeting, member, user_action.at, number, Visibility.PRIVATE)
    said = understood(words, hearing).preferences
    return tuple(
        replace(each, author=member.id, visibility=Visibility.PRIVATE, confirmed=True)
        for each in said
        if each.polarity is not Polarity.FOR or each.strength is Strength.MUST
    )
