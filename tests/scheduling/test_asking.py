"""Who is worth asking again, against a slow search that takes one wish out at a time."""

from dataclasses import replace
from datetime import UTC, date, datetime, time
from fractions import Fraction

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from orchestration.evaluation.asking import worth_asking
from orchestration.evaluation.proposer import ranking
from orchestration.model.gains import Gain
from orchestration.model.people import Member
from orchestration.model.preferences import Kind, Polarity, Preference, Strength
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import WORKING_DAYS, Weekly, Window, WorkingHours
from orchestration.scheduling.grid import grid_for
from tests.examples import thorough
from tests.scheduling.brute import counted_wishes, look
from tests.scheduling.judged import MemberPreferences, evaluate_starts

NOW = datetime(2027, 3, 18, 9, tzinfo=UTC)

many = settings(
    max_examples=thorough(150), suppress_health_check=[HealthCheck.too_slow], derandomize=True
)

TERMS = MeetingTerms(
    subject="Sync",
    duration=60,
    window=Window(date(2027, 3, 22), date(2027, 3, 26)),
    zone="UTC",
    hours=WorkingHours(time(9), time(11)),
    grid=60,
)
"""Two starts a day: few enough that people get into each other's way."""


@st.composite
def wishes_of(draw, author):
    days = draw(st.lists(st.sampled_from(WORKING_DAYS), min_size=1, max_size=3, unique=True))
    start, end = draw(st.sampled_from([(None, None), (None, time(10)), (time(10), None)]))
    return Preference(
        author=author,
        kind=Kind.TIME,
        polarity=draw(st.sampled_from(Polarity)),
        strength=draw(st.sampled_from(Strength)),
        applies=Weekly(tuple(day for day in WORKING_DAYS if day in days), start, end),
        restatement="a wish",
        confirmed=True,
    )


@st.composite
def meetings(draw):
    members = tuple(
        Member(id=f"m{i}", name=f"M{i}", zone="UTC", required=draw(st.integers(0, 3)) == 0)
        for i in range(draw(st.integers(2, 6)))
    )
    wishes = {}
    for member in members:
        told = draw(st.lists(wishes_of(member.id), max_size=3))
        wishes[member.id] = tuple(
            replace(each, number=number) for number, each in enumerate(told, 1)
        )
    return TERMS, members, wishes


def evaluated(case):
    terms, members, wishes = case
    return evaluate_starts(
        grid_for(terms, NOW), [MemberPreferences(each, wishes[each.id]) for each in members], {}
    )


def of_others(seen, member):
    """The four keys: of the one who is asked, only whether they can come."""
    others = [pi for who, pi in seen.pi.items() if who != member]
    return (-seen.missing, sum(seen.can.values()), sum(pi > 0 for pi in others), sum(others))


def gains(case, met, member, index, candidate):
    """What each start brings that one wish of a member keeps from beating the candidate."""
    terms, members, wishes = case
    kept = [wish for place, wish in enumerate(wishes[member.id]) if place != index]
    without = look(terms, members, {**wishes, member.id: tuple(kept)}, NOW).seen
    held = without[candidate]
    for place, each in enumerate(without):
        if met[member.id][index][place] is not False or not each.can[member.id]:
            continue
        apart = [
            a - b
            for a, b in zip(of_others(each, member.id), of_others(held, member.id), strict=True)
        ]
        enough = apart > [0, 0, 0, 0] and (
            any(apart[:3]) or Fraction(apart[3], each.n) >= Fraction(1, 4)
        )
        if enough and each.first_five() < held.first_five():
            yield apart


def is_weighed(case, met, member, index):
    wish = case[2][member.id][index]
    return wish.strength == "must" or index in counted_wishes(case[2][member.id], met[member.id])


@many
@given(meetings())
def test_whoever_could_let_something_better_happen_is_asked_and_nobody_else(case):
    _, members, wishes = case
    evaluation = evaluated(case)
    candidate = int(ranking(evaluation)[0])
    met = look(*case, NOW).met

    best = {}
    for member in members:
        found = [
            apart
            for index in range(len(wishes[member.id]))
            if is_weighed(case, met, member, index)
            for apart in gains(case, met, member, index, candidate)
        ]
        if found:
            most = max(found)
            place = next(place for place, gained in enumerate(most) if gained)
            best[member.id] = (tuple(Gain)[place], most[place])

    found = worth_asking(evaluation, candidate)
    assert {each.member: (each.brings, each.gains) for each in found} == best


@many
@given(meetings())
def test_nobody_is_asked_about_what_is_settled(case):
    evaluation = evaluated(case)
    candidate = int(ranking(evaluation)[0])
    settled = {(each.member, each.wish.number) for each in worth_asking(evaluation, candidate)}

    asked = {
        (each.member, each.wish.number) for each in worth_asking(evaluation, candidate, settled)
    }

    assert not asked & settled
