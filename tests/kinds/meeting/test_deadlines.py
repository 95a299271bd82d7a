"""When answers and votes are due: opened → due, on the organiser's clock."""

import asyncio
import random
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from itertools import permutations
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.files.people import People
from adapters.files.play import play
from adapters.files.scenario import scenario_of
from adapters.files.transcript import Transcript
from bot.wiring import in_memory
from orchestration.deciding.commands import ChangeTerms, Deadline, DeadlinePassed, Extend
from orchestration.deciding.rounds.deadlines import answers_until, votes_until
from orchestration.deciding.state import DecidedBy, Phase, Why
from orchestration.kinds.meeting.commands import SearchOtherwise
from orchestration.model.people import Member, Organiser
from orchestration.model.search import OtherSearch
from orchestration.model.settings import DecisionSettings
from orchestration.model.terms import Pace
from orchestration.model.times import EVERY_DAY, Window, WorkingHours
from orchestration.scheduling.grid import whole_grid
from orchestration.views.channel import OptionsProposed
from tests.fakes.sessions import scenario_data
from tests.kinds.meeting.table import NOW, ZONE, Table, posted

FAR = Window(date(2027, 2, 1), date(2027, 2, 12))


def at(month, day, hour, minute=0, zone=ZONE):
    return datetime(2027, month, day, hour, minute, tzinfo=ZoneInfo(zone))


def due(opened, zone=ZONE, **terms):
    """When answers are due that are asked for then; Ana asks, and her clock is her zone's."""
    meeting = Table("ana", "ben", **{"window": FAR, **terms}).session
    ana, ben = meeting.members
    members = (replace(ana, zone=zone), ben)
    meeting = replace(meeting, organiser=Organiser("ana", "Ana"), members=members)
    return answers_until(meeting, opened)


@pytest.mark.parametrize(
    ("opened", "closes"),
    [
        (at(1, 7, 9), at(1, 8, 17)),  # a Thursday
        (at(1, 7, 18), at(1, 8, 17)),
        (at(1, 8, 9), at(1, 11, 17)),  # a Friday
        (at(1, 9, 12), at(1, 11, 17)),  # a Saturday
        (at(1, 10, 23), at(1, 11, 17)),
    ],
)
def test_answers_are_due_at_the_end_of_the_next_working_day(opened, closes):
    assert due(opened) == closes


def test_that_day_ends_on_the_organisers_own_clock():
    assert due(at(1, 7, 9), "America/New_York") == at(1, 8, 17, zone="America/New_York")


def test_an_organiser_who_does_not_attend_has_the_sessions_clock():
    meeting = Table("ana", window=FAR).session

    assert answers_until(meeting, NOW) == at(1, 8, 17)


def test_never_after_the_first_possible_option_begins():
    week = Window(date(2027, 1, 8), date(2027, 1, 29))

    assert due(at(1, 7, 10), window=week) == at(1, 8, 9)


def test_a_window_that_has_begun_lets_its_first_day_pass():
    week = Window(date(2027, 1, 7), date(2027, 1, 29))

    assert due(at(1, 7, 10), window=week) == at(1, 8, 9)


@pytest.mark.parametrize(
    ("opened", "first", "last"),
    [
        (at(1, 7, 10), date(2027, 1, 8), date(2027, 1, 8)),
        (at(1, 7, 10), date(2027, 1, 7), date(2027, 1, 7)),
        (at(1, 7, 15), date(2027, 1, 8), date(2027, 1, 11)),
        (at(1, 7, 21), date(2027, 1, 8), date(2027, 1, 8)),
        (at(1, 7, 23), date(2027, 1, 8), date(2027, 1, 29)),
        (at(1, 8, 5), date(2027, 1, 8), date(2027, 1, 8)),
    ],
)
def test_where_the_window_is_near_it_is_shorter_and_never_at_night(opened, first, last):
    closes = due(opened, window=Window(first, last))

    assert opened < closes <= at(1, last.day, 16, 30)
    assert 8 <= closes.hour < 20 or (closes.hour, closes.minute) == (20, 0)


@pytest.mark.parametrize(
    ("opened", "closes"),
    [
        (at(1, 8, 9), at(1, 8, 20)),  # Friday for the week after: a quarter of it ends on Sunday
        (at(1, 8, 19, 45), at(1, 11, 8, 30)),
        (at(1, 9, 10), at(1, 11, 8, 30)),
        (at(1, 10, 21), at(1, 11, 9)),  # when the first option begins
    ],
)
def test_nothing_is_due_on_a_weekend_where_there_is_room_before_it_or_after(opened, closes):
    week = Window(date(2027, 1, 11), date(2027, 1, 15))

    assert due(opened, window=week) == closes


def test_what_can_begin_on_a_weekend_alone_is_due_on_one():
    weekend = Window(date(2027, 1, 9), date(2027, 1, 10))

    assert due(at(1, 9, 8), window=weekend, working_days=EVERY_DAY).date() == date(2027, 1, 9)


MONDAY_NOON = at(1, 11, 12)
CHANGES = (
    (Extend, {"until": MONDAY_NOON}),
    (SearchOtherwise, {"other": OtherSearch(duration=45)}),
    (SearchOtherwise, {"other": OtherSearch(window=Window(date(2027, 1, 13), date(2027, 1, 15)))}),
    (ChangeTerms, {"settings": DecisionSettings(ends_by=at(1, 15, 16))}),
)


def test_what_was_set_by_hand_stays_whatever_else_is_changed_before_or_after():
    for changes in permutations(CHANGES):
        table = Table("ana", "ben", window=Window(date(2027, 1, 11), date(2027, 1, 15)))
        for kind, fields in changes:
            table(kind, by="olga", **fields)
        terms = table.session.terms
        assert table.session.closes_at == MONDAY_NOON, changes
        assert (terms.duration, terms.window.start.day) == (45, 13), changes
        assert terms.ends_by == at(1, 15, 16), changes


def test_it_is_set_anew_where_it_would_leave_too_little_time_for_the_vote():
    table = Table("ana", "ben", window=FAR)
    table(Extend, by="olga", until=MONDAY_NOON)
    table(ChangeTerms, by="olga", settings=DecisionSettings(ends_by=at(1, 11, 13)))
    assert table.session.closes_at == at(1, 8, 17)


def test_a_vote_lasts_as_long_again_and_at_most_a_working_day():
    table = Table("ana", "ben", window=FAR)
    meeting = table.session
    first = at(2, 2, 9)

    assert votes_until(meeting, at(1, 7, 11), first) == at(1, 8, 11)
    assert votes_until(meeting, at(1, 8, 11), first) == at(1, 11, 11)
    assert votes_until(meeting, at(1, 7, 19), first) == at(1, 8, 17)
    hours = replace(meeting, terms=replace(meeting.terms, pace=Pace(intake=timedelta(hours=2))))
    assert votes_until(hours, at(1, 7, 11), first) == at(1, 7, 13)


def test_the_former_pace_of_a_stored_session_holds():
    pace = Pace(intake=timedelta(days=2), vote=timedelta(days=1))
    table = Table("ana", "ben", window=FAR, pace=pace)

    assert table.session.closes_at == NOW + pace.intake
    table.answers("ana", "ben")
    assert table.session.closes_at == NOW + pace.vote


def test_a_session_is_over_by_its_last_moment():
    last = NOW + timedelta(hours=6)
    table = Table("ana", "ben", "cem", window=FAR, ends_by=last)
    assert table.session.closes_at == NOW + timedelta(hours=3)
    table.says("ana", "mornings")
    table.time_is_up()
    assert (table.session.phase, table.session.closes_at) == (Phase.VOTE, last)
    table.time_is_up()

    assert table.session.phase is Phase.DECIDED
    assert table.at == last


def test_nobody_is_asked_anything_after_its_last_moment():
    """The process was down over the vote's deadline, in which nothing was elected."""
    table = Table("ana", "ben", window=FAR, ends_by=NOW + timedelta(hours=6))
    table.says("ana", "Mondays only.")
    table.says("ben", "Tuesdays only.")
    table.answers("ana", "ben")
    table.at = NOW + timedelta(days=1)
    table(DeadlinePassed, deadline=Deadline.VOTE, round=1)

    assert table.session.phase is Phase.DECIDED


NIGHTS = [
    # opened, the first start -> the vote is due
    (at(2, 1, 20), at(2, 2, 9), at(2, 2, 8, 30)),  # half of the time would be over at 2:30
    (at(1, 31, 21, 2), at(2, 1, 10), at(2, 1, 8, 30)),  # at 3:31
    (at(2, 1, 23), at(2, 2, 8, 30), at(2, 2, 8, 15)),
    (at(2, 1, 15), at(2, 2, 6), at(2, 1, 20)),
    (at(2, 1, 19), at(2, 2, 6), at(2, 1, 20)),
    (at(2, 1, 19), at(2, 2, 9), at(2, 2, 8, 30)),
    (at(2, 2, 4), at(2, 2, 12, 10), at(2, 2, 8, 30)),
    (at(2, 2, 9), at(2, 2, 10), at(2, 2, 9, 30)),
    (at(2, 2, 9), at(2, 2, 9, 20), at(2, 2, 9, 10)),
    (at(2, 1, 23), at(2, 2, 7), at(2, 2, 3)),  # there is no other room
    (at(2, 1, 20), at(2, 1, 22), at(2, 1, 21)),
]


@pytest.mark.parametrize(("opened", "first", "closes"), NIGHTS)
def test_a_vote_ends_by_day_wherever_there_is_room_before_the_first_start(opened, first, closes):
    assert votes_until(Table("ana", window=FAR).session, opened, first) == closes


SPRING = datetime(2027, 3, 22, tzinfo=ZoneInfo("UTC"))  # the week in which the clocks go forward
MINUTES = st.integers(0, 7 * 24 * 60).map(lambda minutes: timedelta(minutes=minutes))
ROOM = timedelta(minutes=30)


@given(MINUTES, MINUTES, st.sampled_from([ZONE, "America/Los_Angeles", "Asia/Kolkata"]))
def test_whenever_it_is_opened(until_then, ahead, zone):
    opened = (SPRING + until_then).astimezone(ZoneInfo(zone))
    first = SPRING + until_then + timedelta(minutes=2) + ahead
    meeting = Table(Member("olga", "Olga", zone), window=FAR).session
    closes = votes_until(meeting, opened, first)

    assert opened < closes < first
    assert by_day(closes, zone) or not is_room(opened, first, zone)
    assert closes - opened >= min(ROOM, (first - opened) / 2)


def by_day(moment, zone):
    local = moment.astimezone(ZoneInfo(zone))
    return time(8) <= local.time() <= time(20)


def is_room(opened, first, zone):
    """Whether there is a moment by day that leaves time to vote, and comes before the start."""
    quarters = range(int((first - opened) / timedelta(minutes=5)) + 1)
    moments = (opened.astimezone(UTC) + ROOM + timedelta(minutes=5 * n) for n in quarters)
    return any(by_day(each, zone) for each in moments if each < first)


SAYS = (
    *("any time", "I can't do Mondays.", "mornings are best", "ideally afternoons", "thanks!"),
    *("only after 2pm", "can't before 10", "only Tue or Wed", "Friday is a hard no"),
)
REPLIES = (
    "Friday works after all",
    "Wednesday at 11 would be great too",
    "egal",
    "ideally Thursday",
)
ZONES = (ZONE, "America/New_York", "Asia/Tokyo", "Asia/Kolkata", "America/Los_Angeles")


def anything(seed):
    """A scenario at random: at any hour, some days before its window or in it."""
    chance = random.Random(seed)
    first = chance.choice([date(2027, 4, 5), date(2027, 3, 25), date(2027, 10, 28)])
    opened = datetime.combine(first, time(chance.randrange(24)), ZoneInfo(ZONE))
    opened -= timedelta(days=chance.choice([0, 0, 1, 2, 5]))
    members = {
        f"m{n}": {
            "says": chance.sample(SAYS, chance.choice([1, 1, 2])),
            "replies": chance.sample(REPLIES, chance.choice([0, 1, 2])),
            "timezone": chance.choice(ZONES if seed % 3 == 0 else [ZONE]),
        }
        for n in range(chance.randint(2, 5))
    }
    return {
        "members": members,
        "organiser": "m0",
        "window": {"start": str(first), "end": str(first + timedelta(chance.choice([0, 1, 4])))},
        "now": opened.isoformat(),
        "rule": chance.choice(["unanimous", "majority", "plurality", "rated", "approval"]),
        "duration_minutes": chance.choice([30, 60, 90]),
    }


@pytest.mark.parametrize("seed", range(60))
def test_no_round_of_any_session_is_voted_on_at_night_where_there_is_room(seed):
    data = anything(seed)
    zone = data["members"]["m0"]["timezone"]
    for opened, view in shown_when(data):
        first = min(each.option.start for each in view.options)
        closes, has_room = view.closes_at, is_room(opened, first, zone)

        assert opened < closes < first
        assert by_day(closes, zone) or (view.round == 1 and not has_room)
        assert closes - opened >= ROOM or first - opened < 2 * ROOM


def shown_when(data):
    """When options were shown in a session that is played, and which."""
    scenario = scenario_of(scenario_data(**data), Path(), datetime.now(UTC))
    transcript = Timed()
    simulation = in_memory(transcript, scenario.now)
    transcript.clock = simulation.clock
    asyncio.run(play(People(scenario, "s"), simulation))
    return transcript.shown


class Timed(Transcript):
    """A transcript that keeps when options are shown."""

    def __init__(self):
        super().__init__()
        self.shown = []

    async def post(self, session, post, drawings, key):
        if isinstance(post.view, OptionsProposed):
            self.shown.append((self.clock.now(), post.view))
        await super().post(session, post, drawings, key)


def in_a_day(hour, minute=0, **terms):
    """A session for one day alone, opened on it; both can come at any time."""
    table = Table("ana", "ben", window=Window(date(2027, 1, 8), date(2027, 1, 8)), **terms)
    table.at = at(1, 8, hour, minute)
    table.answers("ana", "ben")
    return table


STARTS_LEFT = [
    # now, on a day whose last start is at 16:30 -> the first start that is offered
    ((9, 0), at(1, 8, 10)),
    ((15, 30), at(1, 8, 16, 30)),
    ((15, 45), at(1, 8, 16, 15)),  # none is an hour ahead: then half an hour
    ((16, 10), at(1, 8, 16, 15)),  # nor that: then any that can be voted on
    ((16, 28), at(1, 8, 16, 30)),
]


@pytest.mark.parametrize(("now", "first"), STARTS_LEFT)
def test_what_begins_before_a_vote_could_end_is_not_offered(now, first):
    table = in_a_day(*now)
    assert min(slot.start for slot in table.session.round.options) == first
    assert table.session.closes_at < first
    table.votes(ana="A", ben="A")

    assert table.session.outcome.decided_by is DecidedBy.VOTE


@pytest.mark.parametrize("now", [(16, 29), (16, 30), (18, 0)])
def test_where_nothing_can_be_voted_on_any_more_there_is_no_outcome(now):
    table = in_a_day(*now)

    assert (table.session.phase, table.session.why) == (Phase.WITHOUT_OUTCOME, Why.NO_OPTIONS)
    assert "Nothing is left that could still be voted on" in posted(table.effects)


def divided(hour):
    """The day before it is to be: by what Ana and Ben wish, it is early or late in its morning."""
    early = WorkingHours(time(8), time(10))
    table = Table("ana", "ben", window=Window(date(2027, 1, 8), date(2027, 1, 8)), hours=early)
    table.at = at(1, 7, hour)
    table.says("ana", "I prefer before 9.")
    table.says("ben", "I prefer after 9.")
    table.answers("ana", "ben")
    first, last, *_ = sorted(table.session.round.options, key=lambda slot: slot.start)
    table.votes(ana=first.id, ben=last.id)
    return table


def test_a_round_that_cannot_be_held_by_day_any_more_is_not_opened():
    assert divided(9).session.phase is Phase.INTAKE
    late = divided(22).session

    assert (late.phase, len(late.rounds)) == (Phase.DECIDED, 1)
    assert late.outcome.decided_by is DecidedBy.TIE_ORDER


def test_nor_is_its_vote_where_the_answers_come_too_late_for_it():
    table = divided(9)
    table.at = at(1, 7, 23)
    table.time_is_up()

    assert table.session.phase is Phase.DECIDED
    assert table.session.outcome.decided_by is DecidedBy.TIE_ORDER


@given(MINUTES, st.integers(0, 9), st.sampled_from([ZONE, "America/Los_Angeles", "Asia/Kolkata"]))
def test_answers_are_due_by_day_wherever_there_is_room(until_then, days, zone):
    opened = (SPRING + until_then).astimezone(ZoneInfo(zone))
    window = Window(date(2027, 3, 22), date(2027, 3, 30) + timedelta(days))
    meeting = Table(Member("olga", "Olga", zone), window=window).session
    starts = map(whole_grid(meeting.terms).instant, range(len(whole_grid(meeting.terms))))
    first = next(each for each in starts if each - opened > timedelta(hours=1))
    closes = answers_until(meeting, opened)

    assert opened < closes
    assert by_day(closes, zone) or not is_room(opened, first, zone)
