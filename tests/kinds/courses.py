"""A course of each kind of session: how it opens, what people do next, and when it is over.

What holds for every kind is tried on these. A new kind needs one line in `COURSES`.
"""

from dataclasses import dataclass, field
from datetime import time
from pathlib import Path
from typing import Any

from adapters.files.people import People
from adapters.files.scenario import scenario_of
from orchestration.deciding.commands import CastBallot
from orchestration.deciding.state import Phase
from orchestration.deciding.step import is_over
from orchestration.kinds.channel.commands import SetDefaults
from orchestration.kinds.channel.kind import CHANNEL
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.kind import CHOICE
from orchestration.kinds.choice.state import ChoiceTerms
from orchestration.kinds.meeting.kind import MEETING
from orchestration.kinds.person.commands import TellForGood
from orchestration.kinds.person.kind import PERSON
from orchestration.kinds.registry import KINDS
from orchestration.kinds.series.commands import OpenSeries, SkipNext, StopRepeating
from orchestration.kinds.series.kind import SERIES
from orchestration.model.ballots import OneOption
from orchestration.model.people import (
    Organiser,
    SessionId,
    channel_id,
    person_id,
)
from orchestration.model.settings import DecisionSettings
from orchestration.model.terms import Terms
from orchestration.model.times import Weekday, Weekly
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import Answer, TellPrivately
from orchestration.sessions.kind import Kinds, SessionKind
from tests.fakes.sessions import scenario_data
from tests.kinds.coin_toss import COIN_TOSS, Call, OpenToss, Side
from tests.kinds.course import ANA, BEN, Course
from tests.kinds.lunch import LUNCH, OpenLunch, Refuse
from tests.kinds.panel_courses import OfPanel, OfPanelSpokenOneByOne

EVERY_KIND = Kinds(*KINDS, COIN_TOSS, LUNCH)


@dataclass(frozen=True)
class OfMeeting(Course):
    """Ana and Ben look for half an hour; a firm no, a vote, and the invite."""

    kind: SessionKind[Any] = MEETING

    @property
    def _people(self):
        why = "I see my dentist." if self.is_other else "I see my lawyer."
        members = {
            "ana": {"says": ["I prefer Monday mornings."], "replies": ["Tuesday is fine too."]},
            "ben": f"No Mondays. {why}",
        }
        data = scenario_data(members, message="Ben has to be there.", rounds=2)
        return People(scenario_of(data, Path(), self.now), self.session)

    def opening(self):
        return self._people.opening()

    def moves(self, session, now):
        return self._people.moves(session, now)

    def is_over(self, session):
        return is_over(session)


@dataclass(frozen=True)
class OfChoice(Course):
    """Ana and Ben choose where to eat; Ben proposes, and will not have one of the rest."""

    kind: SessionKind[Any] = CHOICE

    @property
    def _people(self):
        why = "I was ill there." if self.is_other else "They know me too well there."
        data = {
            "kind": "choice",
            "question": "Where shall we eat?",
            "organiser": {"id": "olga", "name": "Olga"},
            "now": self.now.isoformat(),
            "options": [{"title": "Trattoria Nove", "data": {"price": 24}}, "Sushi Bar"],
            "members": [
                {"id": "ana", "says": ["Nothing over 30, and I'd love sushi."]},
                {
                    "id": "ben",
                    "says": [f"No trattoria. {why}"],
                    "proposes": ["Noodle House"],
                    "stands": {"sushi-bar": "fine"},
                },
            ],
        }
        return People(scenario_of(data, Path(), self.now), self.session)

    def opening(self):
        return self._people.opening()

    def moves(self, session, now):
        return self._people.moves(session, now)

    def is_over(self, session):
        return is_over(session)


@dataclass(frozen=True)
class OfStatement(OfChoice):
    """Ana, Ben and Cem say together what they expect; what Ben holds is his alone."""

    @property
    def _people(self):
        why = "I was ill there." if self.is_other else "They know me too well there."
        data = {
            "kind": "choice",
            "statements": True,
            "question": "What do we expect?",
            "organiser": {"id": "olga", "name": "Olga"},
            "now": self.now.isoformat(),
            "members": [
                {
                    "id": "ana",
                    "opinions": [{"text": "I like my desk.", "visibility": "shared"}],
                    "drafts": ["We meet.", "We meet on Tuesdays."],
                    "votes": [["we-meet"], ["we-meet"]],
                },
                {"id": "ben", "opinions": [why], "votes": [["we-meet"], ["we-meet"]]},
                {
                    "id": "cem",
                    "drafts": ["We do not meet."],
                    "opinions": ["I like my garden."],
                    "votes": [["we-do-not-meet"], ["we-do-not-meet"]],
                    "beside": "shared",
                },
            ],
        }
        return People(scenario_of(data, Path(), self.now), self.session)

    def is_over(self, session):
        return is_over(session) and not any(
            reveal(each, to=Reader.DECISION) == 0 for each in session.beside.values()
        )


@dataclass(frozen=True)
class OfPerson(Course):
    """Ben says what suits him in general, and keeps it."""

    kind: SessionKind[Any] = PERSON
    session: SessionId = field(default=person_id(BEN.id))

    def opening(self):
        words = "No Mondays, I see my dentist." if self.is_other else "No Mondays."
        return TellForGood(**self.of("ben"), member=BEN, text=Private(BEN.id, words))

    def moves(self, session, now):
        return [Answer(**{**self.of("ben", 2), "at": now}, member=BEN.id)]

    def is_over(self, session):
        profile = session.profile
        return profile is not None and not session.reading and _is_kept(profile)


def _is_kept(profile):
    return all(each.confirmed for each in reveal(profile, to=Reader.DECISION).wishes)


@dataclass(frozen=True)
class OfChannel(Course):
    """Ana says how decisions are taken in a channel."""

    kind: SessionKind[Any] = CHANNEL
    session: SessionId = field(default=channel_id("general"))

    def opening(self):
        secret = DecisionSettings(secret=True)
        return SetDefaults(**self.of("ana"), member=ANA, settings=secret)

    def moves(self, session, now):
        rounds = DecisionSettings(rounds=2)
        return [SetDefaults(**{**self.of("ana", 2), "at": now}, member=ANA, settings=rounds)]

    def is_over(self, session):
        return session.settings.rounds == 2


@dataclass(frozen=True)
class OfCoinToss(Course):
    """Ana and Ben call, and the coin decides."""

    kind: SessionKind[Any] = COIN_TOSS

    def opening(self):
        return OpenToss(**self.of("open"), organiser=Organiser("olga", "Olga"), members=(ANA, BEN))

    def moves(self, session, now):
        sides = {"ana": Side.HEADS, "ben": Side.HEADS if self.is_other else Side.TAILS}
        return [
            Call(**{**self.of(who), "at": now}, member=who, side=Private(who, side))
            for who, side in sides.items()
        ]

    def is_over(self, session):
        return session.landed is not None


@dataclass(frozen=True)
class OfLunch(Course):
    """Ana and Ben decide for a dish; Ben will not have one of them."""

    kind: SessionKind[Any] = LUNCH

    def opening(self):
        terms = Terms(subject="Lunch", zone="Europe/Berlin")
        return OpenLunch(
            **self.of("open"),
            organiser=Organiser("olga", "Olga"),
            members=(ANA, BEN),
            terms=terms,
            dishes=("pizza", "fish", "salad"),
        )

    def moves(self, session, now):
        if session.phase is Phase.INTAKE:
            return list(self._answers(session, now))
        favourites = {"ana": "pizza", "ben": "salad" if session.round.number == 1 else "pizza"}
        return [
            CastBallot(
                **{**self.of(who, 10 + session.round.number), "at": now},
                member=who,
                ballot=Private(who, OneOption(_letter(session, dish))),
            )
            for who, dish in favourites.items()
            if who not in session.round.votes
        ]

    def _answers(self, session, now):
        words = "Fish makes me ill." if self.is_other else "I had fish on Monday."
        if "ben" not in session.messages:
            own = {**self.of("ben"), "at": now}
            yield TellPrivately(**own, member="ben", text=Private("ben", words))
            own = {**self.of("ben", 2), "at": now}
            yield Refuse(**own, member="ben", dish=Private("ben", "fish"))
        for number, who in enumerate(("ana", "ben"), 3):
            if who not in session.done and not session.reading:
                yield Answer(**{**self.of(who, number), "at": now}, member=who)

    def is_over(self, session):
        return is_over(session)


def _letter(session, dish):
    return next(each.id for each in session.round.options if each.title == dish)


@dataclass(frozen=True)
class OfSeries(Course):
    """Ana has something asked every week, and stops it; Ben, who is not asked, may not."""

    kind: SessionKind[Any] = SERIES

    def opening(self):
        shared = {"organiser": Organiser(ANA.id, ANA.name), "members": (ANA,)}
        terms = ChoiceTerms(subject="Where to eat?", zone=ANA.zone)
        asks = OpenChoice(
            **{**self.of("ana"), "session": "choice-1"}, **shared, terms=terms, seed="7"
        )
        rhythm = Weekly((Weekday.THU,), time(12))
        return OpenSeries(
            **self.of("ana"), **shared, asks=asks, rhythm=rhythm, zone=ANA.zone, drawn="7"
        )

    def moves(self, session, now):
        people = ("ben",) if session.number == 1 else ("ben", "ana")
        skip = SkipNext(**{**self.of("ana", 2), "at": now}, member="ana", number=1)
        stops = [
            StopRepeating(**{**self.of(who, 2 + session.number), "at": now}, member=who)
            for who in people
        ]
        return [*stops, skip]

    def is_over(self, session):
        return bool(session.stopped)


COURSES = (
    OfPerson,
    OfChannel,
    OfMeeting,
    OfChoice,
    OfStatement,
    OfCoinToss,
    OfLunch,
    OfSeries,
    OfPanel,
    OfPanelSpokenOneByOne,
)


async def played(course, simulation):
    """Play a course from its opening, or from where it stands, to its end; return its state."""
    await simulation.begin(course.opening())
    while not course.is_over(session := simulation.store.session(course.session)):
        await simulation.step(course.moves(session, simulation.clock.now()))
    return session
