"""What a process leaves that is stopped between two steps: nothing of it is done yet."""

import json
from dataclasses import replace
from fractions import Fraction

from adapters.slack.events import read
from orchestration.conversation.ports.storage import Arrival, Held
from orchestration.deciding.commands import (
    Approve,
    CastBallot,
    Close,
    ConfirmInvitation,
    Deadline,
    DeadlinePassed,
    GiveWay,
    InvitationUnderstood,
    Question,
    Rate,
    TakeBallotBack,
)
from orchestration.kinds.meeting.commands import (
    BusyKnown,
    CalendarUnreadable,
    CannotCome,
    FindNewTime,
    OpenMeeting,
    OptionsSuggested,
)
from orchestration.kinds.person.commands import TellForGood
from orchestration.model.ballots import Approval, Approvals, OneOption, Order, Points
from orchestration.model.message_context import OrganiserConstraints
from orchestration.model.people import Organiser, SessionId, person_id
from orchestration.model.preferences import NotUnderstood, Understanding, Visibility
from orchestration.model.terms import Coordination, Disclosure, Scoring
from orchestration.model.times import Interval
from orchestration.privacy import Private
from orchestration.runtime.runner import advance
from orchestration.sessions.commands import (
    AddMember,
    Answer,
    Cancel,
    Command,
    Label,
    PreferencesUnderstood,
    Recall,
    Recalled,
    ShareCalendar,
    TellPrivately,
    Withdraw,
)
from orchestration.sessions.model_usage import Call
from storage.names import NAMES
from storage.usage import SqlLedger
from tests.fakes.slack.record import Reply

NOWHERE = "http://127.0.0.1:9/response/kept"
"""In the place of where an answer was to go: nobody listens there any more."""
BUSY = b"""BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//somebody//EN
BEGIN:VEVENT
UID:1
DTSTAMP:20270101T000000Z
SUMMARY:Dentist
DTSTART:20270118T080000Z
DTEND:20270118T120000Z
END:VEVENT
END:VCALENDAR
"""


class Deaf:
    """A line on which all is acknowledged, and nothing is heard."""

    async def carry(self, delivery, number, reason):
        del delivery, number, reason
        return Reply(acked=True)

    async def close(self):
        """Nothing was opened."""


async def leave(story):
    """Store and decide, but perform nothing; then store what is not even decided."""
    store = story.bot.store
    card = next(each for each in story.bot.posts() if str(each).startswith("Kickoff"))
    await story.clicks("omar", "Tell me what suits you", card)
    story.slack.line = Deaf()
    _set_aside(story)
    store.receive(_to_be_decided(story))
    while advance(store):
        pass
    story.bot.places.begin(f"{story.meeting('Review').id}/outcome")
    pending = _pending(story)
    assert {type(each) for each in pending} == set(NAMES.family(Command))
    store.receive(pending)
    _asked_of_a_model(story)
    await _arrive(story, card)


def _own(story, name, value):
    return Private(story.member(name), value)


def _set_aside(story):
    """One command was the engine's undoing."""
    store, kickoff = story.bot.store, story.meeting("Kickoff").id
    broke = Answer(**story.envelope(kickoff), member=story.member("dana"))
    store.receive([broke])
    with store.begin() as work:
        work.parked(broke, "KeyError")


def _session(story, name):
    """A session of this name was asked for in the channel."""
    session = SessionId(f"meeting-{story.team}-{name}")
    place = story.team, story.slack.channel("platform").id
    story.bot.places.hold(Held(session, *place, story.member("lena")))
    return session


def _opened(story, name, **terms):
    kickoff = story.meeting("Kickoff")
    return OpenMeeting(
        **story.envelope(_session(story, name.lower())),
        organiser=Organiser(story.member("lena"), "Lena Vogt"),
        members=kickoff.members,
        terms=replace(kickoff.terms, subject=name, **terms),
    )


def _to_be_decided(story):
    """What leaves an effect of every kind, none of them performed."""
    at, meeting = story.envelope, story.meeting
    kickoff, audit, review = (meeting(each).id for each in ("Kickoff", "Audit", "Review"))
    paper = _opened(
        story,
        "Paper",
        coordination=Coordination.PAPER,
        scoring=Scoring.PAPER,
        disclosure=Disclosure.OPEN,
        rounds=2,
    )
    words = "Mornings are best for me, and I can't do Friday."
    return [
        paper,
        *(Answer(**at(paper.session), member=each.id) for each in paper.members),
        _opened(story, "Invited", message="We need Dana, and it takes an hour."),
        TellPrivately(**at(kickoff), member=story.member("omar"), text=_own(story, "omar", words)),
        ShareCalendar(**at(audit), member=story.member("dana"), ics=_own(story, "dana", BUSY)),
        *(
            CastBallot(
                **at(review), member=story.member(name), ballot=_own(story, name, OneOption("A"))
            )
            for name in ("lena", "omar", "dana")
        ),
    ]


def _pending(story):
    """A command of every kind, stored and not looked at yet."""
    at, own, meeting = story.envelope, _own, story.meeting
    lena, omar, dana, raj = map(story.member, ("lena", "omar", "dana", "raj"))
    kickoff, hiring, lunch = (meeting(each).id for each in ("Kickoff", "Hiring", "Lunch"))
    audit, roadmap = meeting("Audit").id, meeting("Roadmap").id
    invited, paper = meeting("Invited").id, meeting("Paper").id
    slot = meeting("Standup").outcome.option
    unclear = Understanding(not_understood=(NotUnderstood("whatever", "no rule knows it"),))
    thirds = Points({"A": Fraction(1, 3), "B": Fraction(2, 3)})
    order = Order((("B",), ("A", "C")))
    return [
        _opened(story, "Pending"),
        InvitationUnderstood(**at(invited), invitation=OrganiserConstraints(required=(dana,))),
        ConfirmInvitation(**at(meeting("Budget").id), by=lena),
        AddMember(**at(kickoff), by=lena, member=meeting("Roadmap").member(raj)),
        TellPrivately(
            **at(kickoff),
            member=dana,
            text=own(story, "dana", "No Mondays please."),
            visibility=Visibility.SHARED,
        ),
        TellForGood(
            **at(person_id(omar)),
            member=meeting("Kickoff").member(omar),
            text=own(story, "omar", "I never do Fridays."),
        ),
        Recall(**at(person_id(raj)), member=raj, asked_by=meeting("Townhall").id),
        Recalled(**at(kickoff), member=dana, wishes=own(story, "dana", ())),
        PreferencesUnderstood(
            **at(kickoff), member=omar, message=0, understanding=own(story, "omar", unclear)
        ),
        OptionsSuggested(
            **at(paper), round=1, starts=(slot.start,), scores={omar: own(story, "omar", (3,))}
        ),
        ShareCalendar(**at(roadmap), member=raj, ics=own(story, "raj", BUSY)),
        BusyKnown(
            **at(audit),
            member=omar,
            intervals=own(story, "omar", (Interval(slot.start, slot.end),)),
        ),
        CalendarUnreadable(
            **at(audit), member=omar, reading="omar/7", reason=own(story, "omar", "a calendar")
        ),
        Answer(**at(kickoff), member=lena, heard=0),
        Label(**at(roadmap), member=omar, preference=1, visibility=Visibility.SHARED),
        Withdraw(**at(roadmap), member=omar, preference=2),
        GiveWay(**at(meeting("Corner").id), member=omar, preference=1, possible=True),
        CastBallot(**at(hiring), member=dana, ballot=own(story, "dana", None), round=1),
        CastBallot(**at(meeting("Naming").id), member=lena, ballot=own(story, "lena", order)),
        CastBallot(**at(meeting("Sharing").id), member=lena, ballot=own(story, "lena", thirds)),
        CastBallot(
            **at(meeting("Offsite").id),
            member=lena,
            ballot=own(story, "lena", Approvals(("A",), if_need_be=("B",))),
        ),
        Approve(
            **at(meeting("Offsite").id),
            member=dana,
            choice=own(story, "dana", Approval("C", approved=True)),
            round=1,
        ),
        TakeBallotBack(**at(hiring), member=lena, round=1),
        DeadlinePassed(**at(kickoff), deadline=Deadline.NUDGE, round=1, member=dana),
        Close(**at(meeting("Rating").id), by=lena),
        Cancel(**at(meeting("Picnic").id), by=lena),
        FindNewTime(**at(meeting("Standup").id), by=lena),
        CannotCome(**at(lunch), member=omar),
        Rate(**at(lunch), member=dana, question=Question.REASONS, stars=own(story, "dana", 5)),
    ]


def _asked_of_a_model(story):
    ledger, at = SqlLedger.beside(story.bot.store), story.bot.clock.now()
    for session, ended in ((story.meeting("Hiring").id, "answered"), (None, "given up")):
        ledger.keep(
            Call(
                session=session,
                prompt="read_message@0123abcd",
                model="a-model",
                sent=700,
                received=80,
                seconds=1.5,
                ended=ended,
                at=at,
            )
        )


async def _arrive(story, card):
    """People go on in Slack; what Slack tells of it is stored, and not read yet."""
    slack = story.slack
    omar, dana, lena = (story.user(name) for name in ("omar", "dana", "lena"))
    form, before = omar.modal, len(slack.deliveries)
    await omar.submits(form, {"When suits you, and when doesn't it?": "not before ten"})
    asked = next(each for each in dana.dm.messages if "“Kickoff”" in str(each))
    await dana.writes("I can't do Friday.", thread=asked)
    await story.user("raj").clicks("Any time")
    await dana.reacts(story.options("Hiring"), "two")
    await dana.clicks("Vote C", in_=story.options("Offsite"))
    await omar.writes("C please", thread=story.options("Hiring"))
    await lena.writes("@convene add @raj", thread=card)
    await omar.opens_home()
    meet = "meet Dinner, 30 min with @omar and @dana, 18 to 22 January"
    await lena.slash("/convene", meet, channel="platform")
    await story.bot.calm()

    told = (each.payload for each in slack.deliveries[before:])
    events = [event for payload in told if (event := read(_without_address(payload)))]
    story.bot.arrivals.keep([_arrival(each) for each in events])


def _without_address(payload):
    return {**payload, "response_url": NOWHERE} if "response_url" in payload else payload


def _arrival(event):
    return Arrival(event.id, event.who, Private(event.who, json.dumps(event.body).encode()), 1)
