"""The decided meetings that somebody comes to: what is told → what is kept, and passed on."""

from datetime import timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from orchestration.kinds.person.effects import PassOnEngagements
from orchestration.kinds.person.engagements import engagements_of
from orchestration.kinds.registry import decide
from orchestration.model.busy import FIRST_ENGAGEMENT, Engagement
from orchestration.model.people import Member, MemberId, SessionId, person_id
from orchestration.model.times import Interval
from orchestration.privacy import Private, reveal
from orchestration.sessions.commands import Disengaged, Engaged, EngagementsKnown, Recall
from orchestration.sessions.effects import Send
from tests.examples import thorough
from tests.kinds.meeting.table import NOW, ZONE

ANA = Member(id=MemberId("ana"), name="Ana", zone=ZONE)
MEETINGS = [SessionId(f"meeting-{name}") for name in ("hiring", "budget", "trip")]


def at(hour):
    """An hour, so many from now."""
    start = NOW + timedelta(hours=hour)
    return Interval(start, start + timedelta(hours=1))


def engaged(meeting, hour, subject="it", now=NOW, n=0):
    box = Private(ANA.id, Engagement(meeting, subject, at(hour)))
    own = {"id": f"e{n}", "session": person_id(ANA.id), "at": now}
    return Engaged(**own, meeting=meeting, member=ANA, engagement=box)


def disengaged(meeting, now=NOW, n=0):
    own = {"id": f"d{n}", "session": person_id(ANA.id), "at": now}
    return Disengaged(**own, member=ANA.id, meeting=meeting)


def after(*commands):
    person, effects = None, ()
    for each in commands:
        person, effects = decide(person, each)
    return person, effects


def held(person):
    return {each.meeting: each.time for each in engagements_of(person)} if person else {}


def test_what_is_decided_is_kept_and_passed_on():
    person, effects = after(engaged(MEETINGS[0], 24))

    assert held(person) == {MEETINGS[0]: at(24)}
    assert effects == (PassOnEngagements(member=ANA.id, about=MEETINGS[0]),)


def test_what_is_given_up_of_somebody_of_whom_nothing_is_kept_makes_nothing():
    assert after(disengaged(MEETINGS[0])) == (None, ())


def test_another_time_has_another_number_and_another_title_has_not():
    person, _ = after(engaged(MEETINGS[0], 24), engaged(MEETINGS[0], 24, "the same"))
    [same] = engagements_of(person)
    person, _ = decide(person, engaged(MEETINGS[0], 48))
    [moved] = engagements_of(person)

    assert (same.subject, same.number) == ("the same", FIRST_ENGAGEMENT)
    assert moved.number == FIRST_ENGAGEMENT + 1


def test_what_is_over_is_let_go():
    later = NOW + timedelta(hours=3)
    person, _ = after(engaged(MEETINGS[0], 1), engaged(MEETINGS[1], 24, now=later))

    assert held(person) == {MEETINGS[1]: at(24)}


def test_a_session_that_asks_is_told_what_is_still_to_come():
    person, _ = after(engaged(MEETINGS[0], 1), engaged(MEETINGS[1], 24))
    own = {"id": "r", "session": person.id, "at": NOW + timedelta(hours=3)}
    _, effects = decide(person, Recall(**own, member=ANA.id, asked_by=MEETINGS[2]))
    [told] = [each.command for each in effects if isinstance(each, Send)]

    assert isinstance(told, EngagementsKnown)
    assert told.session == MEETINGS[2]
    assert [each.meeting for each in reveal(told.engagements, to=ANA.id)] == [MEETINGS[1]]


STEPS = st.lists(st.tuples(st.sampled_from(MEETINGS), st.none() | st.integers(1, 72)), max_size=20)


@settings(max_examples=thorough(200), deadline=None)
@given(STEPS)
def test_the_last_word_of_each_meeting_holds_and_no_number_comes_twice(steps):
    expected, numbers, person = {}, {}, None
    for n, (meeting, hour) in enumerate(steps):
        told = disengaged(meeting, n=n) if hour is None else engaged(meeting, hour, n=n)
        person, _ = decide(person, told)
        expected = {each: time for each, time in expected.items() if each != meeting}
        if hour is not None:
            expected[meeting] = at(hour)
        assert held(person) == expected
        for each in engagements_of(person) if person else ():
            assert numbers.setdefault(each.number, (each.meeting, each.time)) == (
                each.meeting,
                each.time,
            )
