"""What a command does to a person: what they say for good is understood, read back, and kept.

Only what they have kept is recalled in a session, and there it is read back to them once more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, time, timedelta
from typing import Final, TypeAlias

from orchestration.kinds.person.commands import TellForGood
from orchestration.kinds.person.state import Person
from orchestration.model.message_context import MessageContext
from orchestration.model.people import MemberId
from orchestration.model.preferences import Preference, Profile
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import EVERY_DAY, TimeFrame, Window, WorkingHours, zone_named
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import confirm, hear, heard_in, label, numbered, withdraw
from orchestration.scheduling.grid import grid_for
from orchestration.scheduling.wishes import EvaluationContext
from orchestration.sessions.commands import (
    Answer,
    Label,
    PreferencesUnderstood,
    Recall,
    Recalled,
    Withdraw,
)
from orchestration.sessions.effects import Effect, Send, Tell, Understand
from orchestration.sessions.kind import SessionKind, on, opens, table
from orchestration.views.base import MemberView
from orchestration.views.member import Notice, ReadBack, Scope

Step: TypeAlias = tuple[Person, tuple[Effect, ...]]

HORIZON = timedelta(weeks=8)
"""How far ahead what is said in general is held against what was said before."""

_GONE = "That is not among your wishes any more."


def standing(person: Person) -> Profile:
    """Return what somebody has said for good, for the decision alone."""
    return Profile() if person.profile is None else reveal(person.profile, to=Reader.DECISION)


def read_back(person: Person) -> ReadBack:
    """Show somebody what they have said for good."""
    profile = standing(person)
    return ReadBack(
        preferences=profile.wishes,
        not_understood=(),
        scope=Scope.EVERY_SESSION,
        heard=heard_in(profile),
    )


def _begin(command: TellForGood) -> Step:
    return _tell(Person(id=command.session, member=command.member), command)


def _tell(person: Person, command: TellForGood) -> Step:
    member, number = command.member, person.messages
    window = _window(command.at, member.zone)
    hearing = MessageContext(
        author=member.id,
        frame=TimeFrame(command.at, member.zone, window),
        names=tuple(dict.fromkeys((member.name, *member.name.split()[:1]))),
        message=number,
        session=command.session,
    )
    person = replace(person, member=member, messages=number + 1, reading=(*person.reading, number))
    return person, (Understand(hearing=hearing, text=command.text),)


def _window(now: datetime, zone: str) -> Window:
    today = now.astimezone(zone_named(zone)).date()
    return Window(today, today + HORIZON - timedelta(days=1))


def _understood(person: Person, command: PreferencesUnderstood) -> Step:
    if command.message not in person.reading:
        return person, ()
    said = reveal(command.understanding, to=Reader.DECISION)
    own = replace(
        said,
        preferences=tuple(replace(each, author=person.member.id) for each in said.preferences),
    )
    heard = hear(standing(person), own, round_=1, context=_context(person, command.at))
    rest = tuple(each for each in person.reading if each != command.message)
    person = replace(_with_profile(person, heard.profile), reading=rest)
    view = replace(read_back(person), not_understood=heard.not_understood, replaced=heard.replaced)
    return person, (_own(person, view),)


def _context(person: Person, now: datetime) -> EvaluationContext:
    """Return every half hour of the weeks to come, on which two wishes can be held together."""
    zone = person.member.zone
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
    return person, (_own(person, read_back(person)),)


def _withdraw(person: Person, command: Withdraw) -> Step:
    return _change(person, command.preference, lambda profile, wish: withdraw(profile, wish, 1))


def _label(person: Person, command: Label) -> Step:
    seen = command.visibility
    return _change(person, command.preference, lambda profile, wish: label(profile, wish, seen))


def _recall(person: Person, command: Recall) -> Step:
    kept = tuple(each for each in standing(person).wishes if each.confirmed)
    return person, (_recalled(command, kept),) if kept else ()


def _recalled(command: Recall, wishes: tuple[Preference, ...]) -> Send:
    answer = Recalled(
        id=f"{command.id}/recalled",
        session=command.asked_by,
        at=command.at,
        member=command.member,
        wishes=Private(command.member, wishes),
    )
    return Send(command=answer)


def _own(person: Person, view: MemberView) -> Tell:
    who: MemberId = person.member.id
    return Tell(to=who, view=Private(who, view))


def _with_profile(person: Person, profile: Profile) -> Person:
    return replace(person, profile=Private(person.member.id, profile))


PERSON: Final = SessionKind(
    name="person",
    state=Person,
    opening=opens(TellForGood, _begin),
    handlers=table(
        on(TellForGood, _tell),
        on(PreferencesUnderstood, _understood),
        on(Answer, _keep),
        on(Withdraw, _withdraw),
        on(Label, _label),
        on(Recall, _recall),
    ),
    views=(ReadBack,),
)
