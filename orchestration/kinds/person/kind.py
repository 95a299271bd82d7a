"""What a command does to a person: what they say for good is understood, read back, and kept.

Only what they have kept is recalled in a session, and there it is read back to them once more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, time, timedelta
from typing import Final, TypeAlias

from orchestration.deciding.commands import TakeLastBack
from orchestration.kinds.person import engagements
from orchestration.kinds.person.commands import ClaimAccount, TellForGood, TellParted, TellZone
from orchestration.kinds.person.own_zone import unasked, zone_of
from orchestration.kinds.person.performing import PERFORMERS
from orchestration.kinds.person.state import Person
from orchestration.language.clocks.another_clock import has_hours, on_clock
from orchestration.language.corrections.nothing_more import without_what_adds_nothing
from orchestration.model.message_context import MessageContext
from orchestration.model.people import MemberId
from orchestration.model.preferences import Preference, Profile
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import EVERY_DAY, TimeFrame, Window, WorkingHours, zone_named
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import (
    confirm,
    hear,
    heard_in,
    label,
    numbered,
    put_back,
    take_back,
    withdraw,
)
from orchestration.scheduling.grid import grid_for
from orchestration.scheduling.wishes import EvaluationContext
from orchestration.sessions.commands import (
    Answer,
    Disengaged,
    Engaged,
    Introduce,
    Label,
    PreferencesUnderstood,
    PutBack,
    Recall,
    Recalled,
    ToPerson,
    Withdraw,
)
from orchestration.sessions.effects import Effect, Send, Tell, Understand
from orchestration.sessions.kind import SessionKind, on, opens, table
from orchestration.views.account import AccountQuestion
from orchestration.views.base import MemberView
from orchestration.views.member import Notice, ReadBack, Scope

Step: TypeAlias = tuple[Person, tuple[Effect, ...]]

HORIZON = timedelta(weeks=8)
"""How far ahead what is said in general is held against what was said before."""

_NOTHING_LAST: Final = "There is nothing of your last message to take back."
_PARTED: Final = (
    "{name} says that this account is not theirs. It is on its own from now on, and nothing of "
    "theirs is shown here; what you say here is yours alone."
)
_NOT_LINKED: Final = "{name} says that this account is not theirs, so the two are not linked."
_UNLINKED: Final = (
    "This account is on its own again: “unlink” was said where you have another one. What you have "
    "told me stays where it is. “link” puts them together."
)
_GONE = "That is not among your wishes any more."


def standing(person: Person) -> Profile:
    """Return what somebody has said for good, for the decision alone."""
    return Profile() if person.profile is None else reveal(person.profile, to=Reader.DECISION)


def read_back(person: Person) -> ReadBack:
    """Show somebody what they have said for good, and on whose clock if no platform says so."""
    profile = standing(person)
    by_words = person.zone is not None or not person.member.knows_zone
    return ReadBack(
        preferences=profile.wishes,
        not_understood=(),
        scope=Scope.EVERY_SESSION,
        zone=zone_of(person) if by_words else "",
        heard=heard_in(profile),
    )


def _begin(command: ToPerson) -> Step:
    return PERSON.handle(Person(id=command.session, member=command.member), command)


def _tell(person: Person, command: TellForGood) -> Step:
    person, number = replace(person, member=command.member), person.messages
    hearing = _hearing(person, _frame(person, command.at), number)
    person = replace(person, messages=number + 1, reading=(*person.reading, number))
    if command.aloud:
        person = replace(person, aloud=(*person.aloud, number))
    if command.besides is not None:
        person = replace(person, besides={**person.besides, str(number): command.besides})
    return person, (Understand(hearing=hearing, text=command.text),)


def _hearing(person: Person, frame: TimeFrame, message: int) -> MessageContext:
    member = person.member
    return MessageContext(
        author=member.id,
        frame=frame,
        names=tuple(dict.fromkeys((member.name, *member.name.split()[:1]))),
        message=message,
        session=person.id,
    )


def _frame(person: Person, now: datetime) -> TimeFrame:
    zone = zone_of(person)
    return TimeFrame(now, zone, _window(now, zone))


def _window(now: datetime, zone: str) -> Window:
    today = now.astimezone(zone_named(zone)).date()
    return Window(today, today + HORIZON - timedelta(days=1))


def _understood(person: Person, command: PreferencesUnderstood) -> Step:
    if command.message not in person.reading:
        return person, ()
    said = reveal(command.understanding, to=Reader.DECISION)
    frame = _frame(person, command.at)
    wishes = on_clock(said.preferences, command.zone or frame.zone, frame)
    own = replace(
        said,
        preferences=tuple(
            replace(each, author=person.member.id, confirmed=False) for each in wishes
        ),
    )
    own = without_what_adds_nothing(own, _hearing(person, frame, command.message))
    heard = hear(standing(person), own, round_=1, context=_context(person, command.at))
    rest = tuple(each for each in person.reading if each != command.message)
    besides = person.besides.get(str(command.message))
    is_aloud = command.message in person.aloud
    person = replace(
        _with_profile(person, heard.profile),
        reading=rest,
        aloud=tuple(each for each in person.aloud if each in rest),
        besides={key: each for key, each in person.besides.items() if int(key) in rest},
    )
    view = replace(
        read_back(person),
        not_understood=heard.not_understood,
        replaced=heard.replaced,
        in_the_open=is_aloud,
        besides=reveal(besides, to=Reader.DECISION) if besides else "",
    )
    if any(map(has_hours, own.preferences)):
        view = replace(view, clock=unasked(person, command.at))
        person = replace(person, zone_asked=person.zone_asked or view.clock is not None)
    return person, (_own(person, view),)


def _context(person: Person, now: datetime) -> EvaluationContext:
    """Return every half hour of the weeks to come, on which two wishes can be held together."""
    zone = zone_of(person)
    terms = MeetingTerms(
        subject="",
        duration=30,
        window=_window(now, zone),
        zone=zone,
        hours=WorkingHours(time(0), time(23, 30)),
        working_days=EVERY_DAY,
        grid=30,
    )
    return EvaluationContext(grid_for(terms, now), zone, {}, standing(person).wishes)


def _keep(person: Person, command: Answer) -> Step:
    """Keep what was read back above the button, and nothing that was said since."""
    return _with_profile(person, confirm(standing(person), command.heard)), ()


def _change(person: Person, number: int, change: Callable[[Profile, Preference], Profile]) -> Step:
    profile = standing(person)
    wish = numbered(profile, number)
    if wish is None:
        return person, (_own(person, Notice(text=_GONE)),)
    person = _with_profile(person, change(profile, wish))
    return person, (_own(person, _with_way_back(person)),)


def _with_way_back(person: Person) -> ReadBack:
    """Return a list that is pressed in place with what was taken back in it, to be put back."""
    return replace(read_back(person), taken_back=standing(person).taken_back)


def _withdraw(person: Person, command: Withdraw) -> Step:
    return _change(person, command.preference, lambda profile, wish: take_back(profile, wish, 1))


def _put_back(person: Person, command: PutBack) -> Step:
    profile = standing(person)
    gone = [each for _, each in profile.taken_back if each.number == command.preference]
    if not gone:
        return person, (_own(person, Notice(text=_GONE)),)
    person = _with_profile(person, put_back(profile, gone[0], 1))
    return person, (_own(person, _with_way_back(person)),)


def _take_last_back(person: Person, command: TakeLastBack) -> Step:
    """Take back what somebody has said for good last, and say what that was."""
    profile = standing(person)
    last = person.messages - 1
    gone = tuple(x for x in profile.wishes if x.source and x.source.message == last)
    if not gone:
        return person, (_own(person, Notice(text=_NOTHING_LAST)),)
    for each in gone:
        profile = withdraw(profile, each, 1)
    person = _with_profile(person, profile)
    return person, (_own(person, replace(read_back(person), replaced=gone)),)


def _label(person: Person, command: Label) -> Step:
    seen = command.visibility
    return _change(person, command.preference, lambda profile, wish: label(profile, wish, seen))


def _recall(person: Person, command: Recall) -> Step:
    answer = _recalled(person, command)
    is_told = answer.zone or reveal(answer.wishes, to=Reader.DECISION)
    known = engagements.told(person, command)
    return person, (*((Send(command=answer),) if is_told else ()), *known)


def _introduce(person: Person, command: Introduce) -> Step:
    """Answer a session that waits for it, and have it ask for the zone where none has."""
    person = replace(person, member=command.member)
    asks = person.zone is None
    answer = replace(_recalled(person, command), invites=True, asks_zone=asks)
    asked = replace(person, zone_asked=person.zone_asked or asks)
    return asked, (Send(command=answer), *engagements.told(person, command))


def _recalled(person: Person, command: Recall | Introduce) -> Recalled:
    kept = tuple(each for each in standing(person).wishes if each.confirmed)
    return Recalled(
        id=f"{command.id}/recalled",
        session=command.asked_by,
        at=command.at,
        member=person.member.id,
        wishes=Private(person.member.id, kept),
        zone=person.zone,
    )


def _tell_zone(person: Person, command: TellZone) -> Step:
    """Keep where somebody is; what they have said for good is read again on that clock."""
    before = zone_of(person)
    person = replace(person, member=command.member, zone=command.zone, zone_asked=True)
    profile, frame = standing(person), _frame(person, command.at)
    moved = replace(profile, preferences=on_clock(profile.preferences, before, frame))
    return person if moved == profile else _with_profile(person, moved), ()


def _claim(person: Person, command: ClaimAccount) -> Step:
    """Ask somebody whether another account is theirs; nothing is linked before they say so."""
    return person, (_own(person, AccountQuestion(account=command.account, name=command.name)),)


def _parted(person: Person, command: TellParted) -> Step:
    """Tell somebody that their account is on its own, and by whom it was said."""
    said = _PARTED if command.was_linked else _NOT_LINKED
    text = said.format(name=command.name) if command.name else _UNLINKED
    return person, (_own(person, Notice(text=text)),)


def _own(person: Person, view: MemberView) -> Tell:
    who: MemberId = person.member.id
    return Tell(to=who, view=Private(who, view))


def _with_profile(person: Person, profile: Profile) -> Person:
    return replace(person, profile=Private(person.member.id, profile))


PERSON: Final = SessionKind(
    name="person",
    state=Person,
    opening=opens(TellForGood, _begin, TellZone, Introduce, Engaged, ClaimAccount, TellParted),
    handlers=table(
        on(TellForGood, _tell),
        on(PreferencesUnderstood, _understood),
        on(Answer, _keep),
        on(Withdraw, _withdraw),
        on(PutBack, _put_back),
        on(TakeLastBack, _take_last_back),
        on(Label, _label),
        on(Recall, _recall),
        on(Introduce, _introduce),
        on(TellZone, _tell_zone),
        on(ClaimAccount, _claim),
        on(TellParted, _parted),
        on(Engaged, engagements.engaged),
        on(Disengaged, engagements.disengaged),
    ),
    performers=PERFORMERS,
    views=(ReadBack, AccountQuestion),
)
