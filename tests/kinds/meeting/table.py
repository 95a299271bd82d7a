"""A session as a table of commands: each goes straight through `decide`."""

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from orchestration.deciding.commands import (
    CastBallot,
    ConfirmMust,
    Deadline,
    DeadlinePassed,
    InvitationUnderstood,
)
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.interaction.wording import word
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.kinds.registry import decide
from orchestration.language.understand import understand
from orchestration.model.ballots import OneOption
from orchestration.model.message_context import OrganiserConstraints
from orchestration.model.people import Member, Organiser
from orchestration.model.preferences import Strength
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import Window
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import Answer, PreferencesUnderstood, TellPrivately
from orchestration.sessions.effects import Tell, Understand

ZONE = "Europe/Berlin"
NOW = datetime(2027, 1, 7, 9, tzinfo=ZoneInfo(ZONE))


class Table:
    """A session at which people sit; every method is something that happens."""

    def __init__(self, *members, zones=None, organiser="olga", **terms):
        self.session = None
        self.effects = []
        self.at = NOW
        self._count = 0
        at = zones or {}
        people = tuple(
            each
            if isinstance(each, Member)
            else Member(id=each, name=each.title(), zone=at.get(each, ZONE))
            for each in members
        )
        fields = {
            "subject": "Roadmap",
            "duration": 30,
            "window": Window(date(2027, 1, 11), date(2027, 1, 15)),
            "zone": ZONE,
        }
        self(
            OpenMeeting,
            organiser=Organiser(organiser, organiser.title()),
            members=people,
            terms=MeetingTerms(**{**fields, **terms}),
        )

    def __call__(self, kind, **fields):
        """Let a command happen; return what it made happen."""
        self._count += 1
        command = kind(id=str(self._count), session="s", at=self.at, **fields)
        self.session, effects = decide(self.session, command)
        self.effects += effects
        return effects

    def says(self, member, text):
        """A member writes, and is understood at once."""
        told = self(TellPrivately, member=member, text=Private(member, text))
        for effect in told:
            if isinstance(effect, Understand):
                meaning = understand(reveal(effect.text, to=member), effect.hearing)
                return self(
                    PreferencesUnderstood,
                    member=member,
                    message=effect.hearing.message,
                    understanding=Private(member, meaning),
                )
        return told

    def answers(self, *members):
        """Members stand by what they can't do, and have nothing to add."""
        for member in members:
            for wish in profile_of(self.session, member).wishes:
                if wish.strength is Strength.MUST and not wish.confirmed:
                    self(ConfirmMust, member=member, preference=wish.number, firm=True)
            last = self(Answer, member=member)
        return last

    def quiet(self):
        """For a while nobody says anything more."""
        [*_, wake] = [each for each in self.effects if is_look(each)]
        self.at = max(self.at, wake.at)
        return self(DeadlinePassed, deadline=wake.deadline, round=wake.round)

    def votes(self, **ballots):
        """Members vote for one option each."""
        for member, option in ballots.items():
            ballot = Private(member, option and OneOption(option))
            last = self(CastBallot, member=member, ballot=ballot)
        return last

    def time_is_up(self):
        """The deadline of the present phase passes."""
        phases = (Deadline.INTAKE, Deadline.VOTE)
        wakes = [effect for effect in self.effects if isinstance(effect, WakeAt)]
        wake = [each for each in wakes if each.deadline in phases][-1]
        self.at = max(self.at, wake.at)
        return self(DeadlinePassed, deadline=wake.deadline, round=wake.round)

    def later(self, **span):
        """Time goes by."""
        self.at += timedelta(**span)

    def invited(self, **fields):
        """The organiser's message has been read."""
        return self(InvitationUnderstood, invitation=OrganiserConstraints(**fields))


def is_look(effect):
    return isinstance(effect, WakeAt) and effect.deadline is Deadline.LOOK


def told(effects, to):
    """What one person is told, in words."""
    views = [
        reveal(each.view, to=Reader.DECISION)
        for each in effects
        if isinstance(each, Tell) and each.to == to
    ]
    return "\n".join(word(view) for view in views)


def posted(effects):
    """What the channel is shown, in words."""
    return "\n".join(word(each.view) for each in effects if type(each).__name__ == "Post")
