"""Intake: each member tells the bot what suits them, and it is read back."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from orchestration.commands import (
    Answer,
    BusyKnown,
    CalendarUnreadable,
    GiveWay,
    Label,
    PreferencesUnderstood,
    Recalled,
    ShareCalendar,
    TellPrivately,
    Withdraw,
)
from orchestration.effects import ReadCalendar, Understand
from orchestration.language.saying.restate import restate
from orchestration.meeting import clarify
from orchestration.meeting.assess import ground_of, named_slots, profile_of
from orchestration.meeting.rounds import close_intake_if_complete
from orchestration.meeting.show import calendar_trouble, news, read_back
from orchestration.meeting.state import Meeting
from orchestration.meeting.step import (
    Step,
    is_known,
    is_over,
    over,
    refuse,
    tell,
    with_round,
    without,
)
from orchestration.model.clarification import Clarification
from orchestration.model.hearing import Hearing
from orchestration.model.options import Slot
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import (
    FOR_GOOD,
    Change,
    Event,
    Kind,
    Polarity,
    Preference,
    Profile,
    Strength,
    Understanding,
    Visibility,
)
from orchestration.model.times import Dated, Grain, Interval, Moment, TimeFrame, zone_named
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import add, confirm, hear, label, numbered, relax, withdraw
from orchestration.views.member import Notice, Scope

_GONE = "That is not among your wishes any more."


def tell_privately(meeting: Meeting, command: TellPrivately) -> Step:
    """Have a member's words understood."""
    member = meeting.member(command.member)
    if member is None:
        return refuse(meeting, command.member, "You are not a member of this session.")
    if is_over(meeting):
        return over(meeting, command.member)
    meeting, text = clarify.in_full(meeting, member.id, command.text)
    number = meeting.messages.get(member.id, 0)
    counted = meeting.round.interactions.get(member.id, 0) + 1
    round_ = replace(meeting.round, interactions={**meeting.round.interactions, member.id: counted})
    meeting = replace(
        with_round(meeting, round_),
        messages={**meeting.messages, member.id: number + 1},
        reading=(*meeting.reading, _token(member.id, number)),
        done=without(meeting.done, member.id),
    )
    hearing = _hearing(meeting, member, command.at, number, command.visibility)
    return meeting, (Understand(hearing=hearing, text=text),)


def _hearing(
    meeting: Meeting, member: Member, at: datetime, number: int, visibility: Visibility
) -> Hearing:
    return Hearing(
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


def _token(member: MemberId, message: int) -> str:
    return f"{member}/{message}"


def recalled(meeting: Meeting, command: Recalled) -> Step:
    """Go by what a member has said for good, where they have said nothing here yet."""
    who = command.member
    if not is_known(meeting, who) or is_over(meeting) or meeting.messages.get(who):
        return meeting, ()
    profile = profile_of(meeting, who)
    for wish in reveal(command.wishes, to=Reader.DECISION):
        new = Event(meeting.coming_round, Change.NEW)
        profile = add(profile, replace(wish, source=FOR_GOOD, history=(new,)))
    meeting = replace(_with_profile(meeting, who, profile), recalled=(*meeting.recalled, who))
    view = replace(read_back(meeting, who), scope=Scope.RECALLED)
    return meeting, (tell(who, view),)


def preferences_understood(meeting: Meeting, command: PreferencesUnderstood) -> Step:
    """Take up what a message says, and read it back to its author."""
    token = _token(command.member, command.message)
    if token not in meeting.reading:
        return meeting, ()
    if is_over(meeting):
        return over(replace(meeting, reading=without(meeting.reading, token)), command.member)
    said = _own(reveal(command.understanding, to=Reader.DECISION), command)
    ground = ground_of(meeting, command.member, command.at)
    before = profile_of(meeting, command.member)
    heard = hear(before, said, meeting.coming_round, ground)
    meeting = _with_profile(meeting, command.member, heard.profile)
    meeting = replace(meeting, reading=without(meeting.reading, token))
    meeting = clarify.settled_by(meeting, said.preferences, command.member, command.at)
    meeting, asked = _asked(meeting, said, command)
    view = replace(
        news(meeting, command.member, before),
        not_understood=heard.not_understood,
        replaced=heard.replaced,
        clarification=asked,
    )
    meeting, effects = close_intake_if_complete(meeting, command.at)
    return meeting, (tell(command.member, view), *effects)


def _asked(
    meeting: Meeting, said: Understanding, command: PreferencesUnderstood
) -> tuple[Meeting, Clarification | None]:
    member = meeting.member(command.member)
    if member is None or not said.not_understood:
        return meeting, None
    hearing = _hearing(meeting, member, command.at, command.message, command.visibility)
    return clarify.ask(meeting, said.not_understood, hearing)


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
    token = f"{member.id}/calendar/{command.id}"
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
    intervals = reveal(command.intervals, to=Reader.DECISION)
    if intervals:
        profile = add(profile, _engagements(meeting, command.member, intervals))
        meeting = _with_profile(meeting, command.member, profile)
    meeting = replace(
        meeting,
        reading=without(meeting.reading, command.reading),
        recalled=without(meeting.recalled, command.member),  # a calendar is an answer too
    )
    view = (
        news(meeting, command.member, before) if intervals else read_back(meeting, command.member)
    )
    meeting, effects = close_intake_if_complete(meeting, command.at)
    return meeting, (tell(command.member, view), *effects)


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
    """Take what a member was read back as confirmed: they count from now on."""
    if not is_known(meeting, command.member):
        return refuse(meeting, command.member, "You are not a member of this session.")
    if is_over(meeting):
        return over(meeting, command.member)
    profile = confirm(profile_of(meeting, command.member), command.heard)
    meeting = replace(
        _with_profile(clarify.closed(meeting, command.member), command.member, profile),
        answered=_with(meeting.answered, command.member),
        done=_with(meeting.done, command.member),
    )
    return close_intake_if_complete(meeting, command.at)


def label_wish(meeting: Meeting, command: Label) -> Step:
    """Let a member say who may see one of their wishes."""
    profile = profile_of(meeting, command.member)
    wish = numbered(profile, command.preference)
    if wish is None:
        return refuse(meeting, command.member, _GONE)
    return _read_back(meeting, command.member, label(profile, wish, command.visibility))


def withdraw_wish(meeting: Meeting, command: Withdraw) -> Step:
    """Let a member take one of their wishes back."""
    profile = profile_of(meeting, command.member)
    wish = numbered(profile, command.preference)
    if wish is None:
        return refuse(meeting, command.member, _GONE)
    profile = withdraw(profile, wish, meeting.coming_round)
    return _read_back(meeting, command.member, profile)


def give_way(meeting: Meeting, command: GiveWay) -> Step:
    """Let a wish give way for the one time its author was asked about, or note that it will not."""
    who = command.member
    profile, asked = profile_of(meeting, who), _asked_to_relax(meeting, who, command.preference)
    wish = numbered(profile, command.preference)
    if wish is None or asked is None:
        return refuse(meeting, who, _GONE)
    if not command.possible:
        before = meeting.firm.get(who)
        known = reveal(before, to=Reader.DECISION) if before else ()
        firm = Private(who, (*known, wish.number))
        return replace(meeting, firm={**meeting.firm, who: firm}), ()
    ground = ground_of(meeting, who, command.at)
    relaxed = relax(profile, wish, asked, meeting.coming_round, ground)
    return _read_back(meeting, who, relaxed)


def _asked_to_relax(meeting: Meeting, member: MemberId, number: int) -> Slot | None:
    """Return the time that a member was last asked about, if it was about this wish."""
    asked = [each.assessment.proof.relaxation for each in meeting.rounds if each.assessment]
    latest = reveal(asked[-1], to=Reader.DECISION) if asked and asked[-1] else None
    if latest is None or (latest.member, latest.number) != (member, number):
        return None
    return latest.slot


def _read_back(meeting: Meeting, member: MemberId, profile: Profile) -> Step:
    """Read back what holds now; what was not understood has been said once already."""
    meeting = _with_profile(meeting, member, profile)
    view = replace(read_back(meeting, member), not_understood=())
    return meeting, (tell(member, view),)


def _with_profile(meeting: Meeting, member: MemberId, profile: Profile) -> Meeting:
    return replace(meeting, profiles={**meeting.profiles, member: Private(member, profile)})


def _with(members: tuple[MemberId, ...], member: MemberId) -> tuple[MemberId, ...]:
    return members if member in members else (*members, member)
