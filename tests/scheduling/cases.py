"""Small meetings, made at random, for properties."""

from datetime import UTC, date, datetime, time, timedelta

from hypothesis import strategies as st

from orchestration.model.people import Member
from orchestration.model.preferences import Kind, Polarity, Preference, Source, Strength
from orchestration.model.terms import Terms
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

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Kolkata", "UTC")
NOW = datetime(2027, 3, 18, 9, tzinfo=UTC)
FIRST = date(2027, 3, 25)  # summer time begins in Europe on the 28th

clock = st.integers(0, 47).map(lambda half: time(half // 2, half % 2 * 30))


@st.composite
def weekly(draw):
    days = draw(st.lists(st.sampled_from(EVERY_DAY), min_size=1, max_size=7, unique=True))
    start, end = draw(st.none() | clock), draw(st.none() | clock)
    return Weekly(tuple(day for day in EVERY_DAY if day in days), start, end)


@st.composite
def dated(draw):
    moments = []
    for _ in range(draw(st.integers(1, 3))):
        begin = datetime(2027, 3, 25, tzinfo=UTC) + timedelta(
            minutes=15 * draw(st.integers(0, 600))
        )
        length = timedelta(minutes=15 * draw(st.integers(1, 12)))
        point = draw(st.integers(0, 5)) == 0
        moments.append(Moment(begin, None if point else begin + length, Grain.MINUTE))
    return Dated(tuple(moments))


@st.composite
def wish(draw, author):
    kind = draw(
        st.sampled_from([Kind.TIME] * 5 + [Kind.BUSY, Kind.NOTICE, Kind.BUFFER, Kind.FLEXIBLE])
    )
    polarity = Polarity.AGAINST if kind is Kind.BUSY else draw(st.sampled_from(Polarity))
    applies = None
    if kind in (Kind.TIME, Kind.BUSY):
        one = weekly() | dated()
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
def meetings(draw):
    """Terms, members, and every member's wishes."""
    members = tuple(
        Member(
            id=f"m{i}",
            name=f"M{i}",
            zone=draw(st.sampled_from(ZONES)),
            required=draw(st.booleans()),
            hours=draw(st.none() | own_hours()),
            assumes_hours=draw(st.integers(0, 3)) > 0,
        )
        for i in range(draw(st.integers(2, 4)))
    )
    start = draw(st.integers(7, 11))
    terms = Terms(
        subject="Sync",
        duration=draw(st.sampled_from([15, 30, 45, 60])),
        window=Window(FIRST, FIRST + timedelta(days=draw(st.integers(0, 5)))),
        zone=draw(st.sampled_from(ZONES)),
        hours=WorkingHours(time(start), time(start + draw(st.integers(2, 8)))),
        working_days=EVERY_DAY,
        grid=draw(st.sampled_from([15, 30])),
        options=draw(st.integers(1, 4)),
    )
    wishes = {member.id: tuple(draw(st.lists(wish(member.id), max_size=4))) for member in members}
    return terms, members, wishes
