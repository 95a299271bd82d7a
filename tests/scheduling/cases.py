"""Small meetings, made at random, for properties."""

from datetime import UTC, date, datetime, time, timedelta

from hypothesis import strategies as st

from orchestration.model.people import Member
from orchestration.model.preferences import Kind, Polarity, Preference, Source, Strength
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import (
    EVERY_DAY,
    Dated,
    Grain,
    Minutes,
    Moment,
    Weekly,
    Window,
    WorkingHours,
    any_of,
)

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Kolkata", "Europe/London", "UTC")
CHANGING = ("Europe/Berlin", "Europe/London")
NIGHT = 6
"""By when the clocks of these have been changed."""

CHANGES = (date(2027, 3, 28), date(2027, 10, 31))
"""Summer time begins in Europe, and ends there."""


def clock(latest):
    return st.integers(0, 2 * latest - 1).map(lambda half: time(half // 2, half % 2 * 30))


@st.composite
def weekly(draw, latest):
    """A pattern whose hours are before `latest`; of a night's hours, on every day."""
    some = st.lists(st.sampled_from(EVERY_DAY), min_size=1, max_size=7, unique=True)
    days = draw(some if latest > NIGHT else st.just(EVERY_DAY))
    start, end = (draw(st.none() | clock(latest)) for _ in range(2))
    return Weekly(tuple(day for day in EVERY_DAY if day in days), start, end)


def now_of(terms):
    """A week before the window begins."""
    return datetime.combine(terms.window.start - timedelta(days=7), time(9), UTC)


@st.composite
def dated(draw, first, latest):
    moments = []
    for _ in range(draw(st.integers(1, 3))):
        begin = datetime.combine(first, time(0), UTC) + timedelta(
            minutes=15 * draw(st.integers(0, 25 * latest))
        )
        length = timedelta(minutes=15 * draw(st.integers(1, 12)))
        point = draw(st.integers(0, 5)) == 0
        moments.append(Moment(begin, None if point else begin + length, Grain.MINUTE))
    return Dated(tuple(moments))


@st.composite
def wish(draw, author, first, latest):
    others = (
        [Kind.BUSY] if latest == NIGHT else [Kind.BUSY, Kind.NOTICE, Kind.BUFFER, Kind.FLEXIBLE]
    )
    kind = draw(st.sampled_from([Kind.TIME] * 5 + others))
    polarity = Polarity.AGAINST if kind is Kind.BUSY else draw(st.sampled_from(Polarity))
    applies = None
    if kind in (Kind.TIME, Kind.BUSY):
        one = weekly(latest) | dated(first, latest)
        several = st.lists(one, min_size=1, max_size=3).map(any_of)
        applies = draw(one if polarity is Polarity.AGAINST else several)
    if kind in (Kind.NOTICE, Kind.BUFFER):
        polarity = Polarity.FOR
        applies = Minutes(draw(st.sampled_from([15, 60, 1440, 20_000])))
    return Preference(
        author=author,
        kind=kind,
        polarity=polarity,
        strength=draw(st.sampled_from(Strength)),
        applies=applies,
        restatement="a wish",
        source=Source(0, 0, 1),
        confirmed=True,
    )


@st.composite
def own_hours(draw):
    start = draw(st.integers(5, 12))
    return WorkingHours(time(start), time(start + draw(st.integers(6, 11))))


@st.composite
def meetings(draw, night=False):
    """Terms, members, and every member's wishes; at night, all is about that of a clock change."""
    latest, zones = (NIGHT, CHANGING) if night else (24, ZONES)
    members = tuple(
        Member(
            id=f"m{i}",
            name=f"M{i}",
            zone=draw(st.sampled_from(zones)),
            required=draw(st.booleans()),
            hours=draw(st.none() | own_hours()),
            assumes_hours=draw(st.integers(0, 3)) > 0,
        )
        for i in range(draw(st.integers(2, 4)))
    )
    change = draw(st.sampled_from(CHANGES))
    first = change - timedelta(days=0 if night else draw(st.integers(0, 3)))
    start = draw(st.integers(0, 2) if night else st.integers(7, 11))
    more = st.just(0) if night else st.integers(0, 5)
    terms = MeetingTerms(
        subject="Sync",
        duration=draw(st.sampled_from([60, 90, 120] if night else [15, 30, 45, 60])),
        window=Window(first, first + timedelta(days=draw(more))),
        zone=draw(st.sampled_from(zones)),
        hours=WorkingHours(time(start), time(start + draw(st.integers(2, 8)))),
        working_days=EVERY_DAY,
        grid=draw(st.sampled_from([15, 30])),
        options=draw(st.integers(1, 4)),
    )
    wishes = {
        member.id: tuple(
            draw(st.lists(wish(member.id, first, latest), min_size=int(night), max_size=4))
        )
        for member in members
    }
    return terms, members, wishes


def nights():
    """Meetings in the night hours of a clock change, and wishes about these."""
    return meetings(night=True)
