"""A small meeting with private words, commands and effects for it."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from orchestration.deciding.commands import Deadline
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.state import Round
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Slot
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.preferences import (
    Change,
    Event,
    Kind,
    NotUnderstood,
    Polarity,
    Preference,
    Profile,
    Source,
    Strength,
)
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import TimeFrame, Weekday, Weekly, Window
from orchestration.privacy import Private
from orchestration.sessions.commands import Answer, Command, TellPrivately
from orchestration.sessions.effects import Effect, Post, Understand
from orchestration.sessions.session import Session
from orchestration.views.channel import NoOutcome

CANARY = "xylophone-canary"
ZONE = ZoneInfo("Europe/Berlin")
NOW = datetime(2027, 3, 1, 9, tzinfo=ZONE)
LEASE = timedelta(minutes=1)
NAMES = ("ada", "ben", "cleo", "dan", "eve")
FRAME = TimeFrame(NOW, "Europe/Berlin", Window(date(2027, 3, 8), date(2027, 3, 12)))


def wish(member: str, day: Weekday) -> Preference:
    return Preference(
        MemberId(member),
        Kind.TIME,
        Polarity.AGAINST,
        Strength.STRONGLY,
        Weekly((day,), time(13), time(17, 30)),
        f"strongly against {day} afternoons, {CANARY}",
        source=Source(0, 3, 30),
        history=(Event(1, Change.NEW),),
    )


def profile(member: str) -> Private[Profile]:
    wishes = tuple(wish(member, day) for day in (Weekday.MON, Weekday.THU, Weekday.FRI))
    unclear = NotUnderstood(f"and {CANARY} of course", "no rule knows these words")
    return Private(member, Profile(wishes, (unclear,)))


def meeting(session: str = "s1", answers: int = 0) -> Meeting:
    return Meeting(
        id=SessionId(session),
        organiser=Organiser(MemberId("ada"), "Ada"),
        members=tuple(Member(MemberId(each), each.title(), "Europe/Berlin") for each in NAMES),
        terms=MeetingTerms(
            subject="Retreat", duration=30, window=FRAME.window or week(), zone=FRAME.zone
        ),
        opened_at=NOW,
        closes_at=NOW + timedelta(days=2),
        profiles={MemberId(each): profile(each) for each in NAMES},
        answered=tuple(MemberId(each) for each in NAMES),
        messages={MemberId("ada"): answers},
        rounds=(Round(number=1, asked=(MemberId("ada"),), options=(slot(),)),),
    )


def week() -> Window:
    return Window(date(2027, 3, 8), date(2027, 3, 12))


def slot() -> Slot:
    return Slot("A", NOW + timedelta(days=8), NOW + timedelta(days=8, minutes=30))


def answers_of(session: Session | None) -> int:
    assert isinstance(session, Meeting)
    return session.messages[MemberId("ada")]


def answer(number: int = 1, session: str = "s1") -> Answer:
    return Answer(id=f"event-{number}", session=SessionId(session), at=NOW, member=MemberId("ada"))


def told(number: int = 1, session: str = "s1", member: str = "ada") -> TellPrivately:
    return TellPrivately(
        id=f"told-{number}",
        session=SessionId(session),
        at=NOW,
        member=MemberId(member),
        text=Private(member, f"I am with my {CANARY} on Thursdays"),
    )


def post(reason: str = "nobody came") -> Post:
    return Post(name="outcome", view=NoOutcome(subject="Retreat", reason=reason))


def understand(member: str = "ada") -> Understand:
    words = Private(member, f"I am with my {CANARY} on Thursdays")
    return Understand(hearing=MessageContext(MemberId(member), FRAME), text=words)


def wake(after: timedelta) -> WakeAt:
    return WakeAt(at=NOW + after, deadline=Deadline.VOTE, round=1)


def one_of_each() -> tuple[tuple[Command, ...], tuple[Effect, ...]]:
    return (answer(), told()), (post(), understand(), wake(LEASE))
