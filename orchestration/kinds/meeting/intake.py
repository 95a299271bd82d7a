"""Intake: each member tells the bot what suits them, and it is read back."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from orchestration.kinds.meeting import clarify, readiness
from orchestration.kinds.meeting.assessment import ground_of, named_slots, own_day_of, profile_of
from orchestration.kinds.meeting.commands import BusyKnown, CalendarUnreadable, ShareCalendar
from orchestration.kinds.meeting.effects import ReadCalendar
from orchestration.kinds.meeting.musts import read_musts
from orchestration.kinds.meeting.presentation import calendar_trouble, news, read_back, zone_of
from orchestration.kinds.meeting.rounds import close_intake_if_complete
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import (
    Step,
    is_known,
    is_over,
    over,
    refuse,
    tell,
    with_round,
    without,
)
from orchestration.language.listing import with_the_rest
from orchestration.language.saying.calendars import left_out
from orchestration.language.saying.restate import restate
from orchestration.language.social import is_social
from orchestration.model.clarification import Clarification
from orchestration.model.message_context import MessageContext
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import (
    FOR_GOOD,
    Change,
    Event,
    Kind,
    NotUnderstood,
    Polarity,
    Preference,
    Profile,
    Strength,
    Understanding,
    Visibility,
)
from orchestration.model.times import Dated, Grain, Interval, Moment, TimeFrame, zone_named
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import add, hear, label, note, numbered, withdraw
from orchestration.sessions.commands import (
    Answer,
    Label,
    PreferencesUnderstood,
    Recalled,
    TellPrivately,
    Withdraw,
)
from orchestration.sessions.effects import Tell, Understand
from orchestration.sessions.session import reading_of
from orchestration.views.member import Notice, Scope

GONE = "That is not among your wishes any more."


def tell_privately(meeting: Meeting, command: TellPrivately) -> Step:
    """Have a member's words understood."""
    member = meeting.member(command.member)
    if member is None:
        return refuse(meeting, command.member, "You are not a member of this session.")
    if is_over(meeting):
        return over(meeting, command.member)
    number = meeting.messages.get(member.id, 0)
    meeting, text = clarify.in_full(_with_message(meeting, command), member.id, command.text)
    if is_social(reveal(text, to=Reader.DECISION), _everybody(meeting)):
        return meeting, ()
    meeting = replace(
        meeting,
        reading=(*meeting.reading, reading_of(member.id, number)),
        done=meeting.done if command.tapped else without(meeting.done, member.id),
    )
    hearing = _hearing(meeting, member, command.at, number, command.visibility)
    return meeting, (Understand(hearing=hearing, text=text),)


def _with_message(meeting: Meeting, command: TellPrivately) -> Meeting:
    """Number a member's message; a tap that says something is no interaction."""
    who, messages, known = command.member, meeting.messages, meeting.round.interactions
    meeting = replace(meeting, messages={**messages, who: messages.get(who, 0) + 1})
    if command.tapped:
        return meeting
    interactions = {**known, who: known.get(who, 0) + 1}
    return with_round(meeting, replace(meeting.round, interactions=interactions))


def _everybody(meeting: Meeting) -> tuple[str, ...]:
    return (meeting.organiser.name, *(each.name for each in meeting.members))


def _hearing(
    meeting: Meeting, member: Member, at: datetime, number: int, visibility: Visibility
) -> MessageContext:
    return MessageContext(
        author=member.id,
        frame=TimeFrame(at, member.zone, meeting.terms.window),
        names=_names(member),
        others=tuple(name for each in meeting.members if each != member for name in _names(each)),
        options=tuple(named_slots(meeting).values()),
        message=number,
        visibility=visibility,
        session=meeting.id,
    )


def _names(member: Member) -> tuple[str, ...]:
    return tuple(dict.fromkeys((member.name, *member.name.split()[:1])))


def recalled(meeting: Meeting, command: Recalled) -> Step:
    """Go by what a member has said for good, where they have said nothing here yet."""
    who = command.member
    if not is_known(meeting, who) or is_over(meeting) or meeting.messages.get(who):
        return meeting, ()
    profile = profile_of(meeting, who)
    for wish in reveal(command.wishes, to=Reader.DECISION):
        new = Event(meeting.coming_round, Change.NEW)
        profile = add(profile, replace(wish, source=FOR_GOOD, history=(new,)))
    meeting = replace(with_profile(meeting, who, profile), recalled=(*meeting.recalled, who))
    view = replace(read_back(meeting, who), scope=Scope.RECALLED)
    return meeting, (tell(who, view),)


def preferences_understood(meeting: Meeting, command: PreferencesUnderstood) -> Step:
    """Take up what a message says, and read it back to its author."""
    token = reading_of(command.member, command.message)
    if token not in meeting.reading:
        return meeting, ()
    if is_over(meeting):
        return over(replace(meeting, reading=without(meeting.reading, token)), command.member)
    said = _own(reveal(command.understanding, to=Reader.DECISION), command)
    said = with_the_rest(said, _frame(meeting, command.member, command.at))
    ground = ground_of(meeting, command.member, command.at)
    before = profile_of(meeting, command.member)
    heard = hear(before, said, meeting.coming_round, ground)
    meeting = with_profile(meeting, command.member, heard.profile)
    meeting = replace(meeting, reading=without(meeting.reading, token))
    meeting = clarify.settled_by(meeting, said.preferences, command.member, command.at)
    meeting, asked = _asked(meeting, said, command)
    meeting = readiness.heard(meeting, command.member, command.at)
    new = news(meeting, command.member, before, heard.kept)
    view = replace(
        new,
        not_understood=heard.not_understood,
        replaced=heard.replaced,
        clarification=asked,
        musts=read_musts(meeting, command.member, new.preferences, command.at),
    )
    meeting, effects = close_intake_if_complete(meeting, command.at)
    return meeting, (tell(command.member, view), *effects)


def _frame(meeting: Meeting, member: MemberId, at: datetime) -> TimeFrame:
    return TimeFrame(at, zone_of(meeting, member), meeting.terms.window)


def _asked(
    meeting: Meeting, said: Understanding, command: PreferencesUnderstood
) -> tuple[Meeting, Clarification | None]:
    member = meeting.member(command.member)
    if member is None:
        return meeting, None
    hearing = _hearing(meeting, member, command.at, command.message, command.visibility)
    if said.not_understood:
        return clarify.ask(meeting, said.not_understood, hearing)
    return clarify.ask_for_others(meeting, said.preferences, hearing)


def _own(said: Understanding, command: PreferencesUnderstood) -> Understanding:
    """Return what was understood as its author's own, and as visible as they said it.

    Whatever understood the message, a model too, has no say in either.
    """
    author, visibility = command.member, command.visibility
    wishes = (replace(each, author=author, visibility=visibility) for each in said.preferences)
    return replace(said, preferences=tuple(wishes))


def share_calendar(meeting: Meeting, command: ShareCalendar) -> Step:
    """Have a calendar file read."""
    member = meeting.member(command.member)
    if member is None:
        return refuse(meeting, command.member, "You are not a member of this session.")
    if is_over(meeting):
        return over(meeting, command.member)
    frame = TimeFrame(command.at, member.zone, meeting.terms.window)
    token = reading_of(member.id, f"calendar/{command.id}")
    effect = ReadCalendar(member=member.id, ics=command.ics, frame=frame, reading=token)
    return replace(meeting, reading=(*meeting.reading, token)), (effect,)


def busy_known(meeting: Meeting, command: BusyKnown) -> Step:
    """Keep when a member is busy; what their calendar says needs no confirmation."""
    if not is_known(meeting, command.member):
        return meeting, ()
    if is_over(meeting):
        left = without(meeting.reading, command.reading)
        return over(replace(meeting, reading=left), command.member)
    before = profile = profile_of(meeting, command.member)
    intervals, lost = reveal(command.intervals, to=Reader.DECISION), _left_out(command)
    if intervals:
        profile = add(profile, _engagements(meeting, command.member, intervals))
    profile = note(profile, lost)
    meeting = replace(
        with_profile(meeting, command.member, profile),
        reading=without(meeting.reading, command.reading),
        recalled=without(meeting.recalled, command.member),
    )
    meeting = readiness.heard(meeting, command.member, command.at)  # a calendar is an answer too
    view = read_back(meeting, command.member)
    if intervals:
        view = replace(news(meeting, command.member, before), not_understood=lost)
    meeting, effects = close_intake_if_complete(meeting, command.at)
    return meeting, (tell(command.member, view), *effects)


def _left_out(command: BusyKnown) -> tuple[NotUnderstood, ...]:
    """Return what of a calendar could not be read, as it is told to its owner."""
    lost = reveal(command.left_out, to=Reader.DECISION) if command.left_out else ()
    return tuple(map(left_out, lost))


def _engagements(meeting: Meeting, member: MemberId, intervals: tuple[Interval, ...]) -> Preference:
    who = meeting.member(member)
    zone = zone_named(who.zone if who else meeting.terms.zone)
    moments = tuple(
        Moment(each.start.astimezone(zone), each.end.astimezone(zone), Grain.MINUTE)
        for each in intervals
    )
    applies = Dated(moments)
    return Preference(
        author=member,
        kind=Kind.BUSY,
        polarity=Polarity.AGAINST,
        strength=Strength.MUST,
        applies=applies,
        restatement=restate(Kind.BUSY, Polarity.AGAINST, Strength.MUST, applies),
        confirmed=True,
    )


def calendar_unreadable(meeting: Meeting, command: CalendarUnreadable) -> Step:
    """Say what was wrong with a calendar; what is known already stays."""
    meeting = replace(meeting, reading=without(meeting.reading, command.reading))
    reason = reveal(command.reason, to=Reader.DECISION)
    notice = tell(command.member, Notice(text=calendar_trouble(meeting, reason)))
    meeting, effects = close_intake_if_complete(meeting, command.at)
    return meeting, (notice, *effects)


def answer(meeting: Meeting, command: Answer) -> Step:
    """Take it that a member has nothing to add in this round: they count from now on."""
    if not is_known(meeting, command.member):
        return refuse(meeting, command.member, "You are not a member of this session.")
    if is_over(meeting):
        return over(meeting, command.member)
    profile = profile_of(meeting, command.member)
    is_untold = _is_untold(meeting, command.member)
    meeting = replace(
        with_profile(clarify.closed(meeting, command.member), command.member, profile),
        answered=_with(meeting.answered, command.member),
        done=_with(meeting.done, command.member),
    )
    told = _assumed(meeting, command.member) if is_untold else ()
    meeting, effects = close_intake_if_complete(meeting, command.at)
    return meeting, (*told, *effects)


def _is_untold(meeting: Meeting, member: MemberId) -> bool:
    """Tell whether nothing has been read back to a member, nor will be."""
    return not (
        meeting.is_reading(member)
        or member in (*meeting.answered, *meeting.recalled, *meeting.messages)
    )


def _assumed(meeting: Meeting, member: MemberId) -> tuple[Tell, ...]:
    """Tell somebody who answers without a word what is assumed of their day, if anything is."""
    view = replace(read_back(meeting, member), not_understood=(), is_whole=False)
    return (tell(member, view),) if view.assumed else ()


def label_wish(meeting: Meeting, command: Label) -> Step:
    """Let a member say who may see one of their wishes."""
    profile = profile_of(meeting, command.member)
    wish = numbered(profile, command.preference)
    if wish is None:
        return refuse(meeting, command.member, GONE)
    return read_back_now(meeting, command.member, label(profile, wish, command.visibility))


def withdraw_wish(meeting: Meeting, command: Withdraw) -> Step:
    """Let a member take one of their wishes back."""
    profile, wish = held_by(meeting, command.member, command.preference)
    if wish is None:
        return refuse(meeting, command.member, GONE)
    profile = withdraw(profile, wish, meeting.coming_round)
    meeting, told = read_back_now(meeting, command.member, profile, gone=wish)
    meeting, effects = close_intake_if_complete(meeting, command.at)
    return meeting, (*told, *effects)


def held_by(meeting: Meeting, who: MemberId, number: int) -> tuple[Profile, Preference | None]:
    """Return the wish of a number, and a profile that has it: what holds of their own day, too."""
    profile, member = profile_of(meeting, who), meeting.member(who)
    own = own_day_of(meeting, member) if member else ()
    if wish := next((each for each in own if each.number == number), None):
        return replace(profile, preferences=(*profile.preferences, wish)), wish
    return profile, numbered(profile, number)


def read_back_now(
    meeting: Meeting, member: MemberId, profile: Profile, gone: Preference | None = None
) -> Step:
    """Read back what holds now; what was not understood has been said once already."""
    meeting = with_profile(meeting, member, profile)
    replaced = (gone,) if gone else ()
    view = replace(read_back(meeting, member), not_understood=(), replaced=replaced)
    return meeting, (tell(member, view),)


def with_profile(meeting: Meeting, member: MemberId, profile: Profile) -> Meeting:
    """Return the meeting with what a member has said."""
    return replace(meeting, profiles={**meeting.profiles, member: Private(member, profile)})


def _with(members: tuple[MemberId, ...], member: MemberId) -> tuple[MemberId, ...]:
    return members if member in members else (*members, member)
