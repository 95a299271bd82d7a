"""Nothing is decided for the past, nothing waits for ever, nobody is reminded more than twice."""

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from orchestration.deciding.commands import Close, Deadline, DeadlinePassed
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.rounds.deadlines import READING_PATIENCE
from orchestration.deciding.state import DecidedBy, Phase
from orchestration.kinds.meeting.commands import BusyKnown, FindNewTime
from orchestration.kinds.meeting.effects import ReadCalendar, SendInvite
from orchestration.model.people import Member
from orchestration.model.times import Interval, Window
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import (
    AddMember,
    PreferencesUnderstood,
    Recalled,
    ShareCalendar,
    TellPrivately,
)
from orchestration.sessions.effects import Tell
from orchestration.views.member import Notice, Reminder
from tests.kinds.meeting.table import NOW, ZONE, Table

TOMORROW = Window(date(2027, 1, 8), date(2027, 1, 8))
THREE = ("ana", "ben", "cem")


def told(effects, kind):
    views = [reveal(each.view, to=Reader.OPERATOR) for each in effects if isinstance(each, Tell)]
    return [each for each in views if isinstance(each, kind)]


def test_for_tomorrow_everything_is_due_before_tomorrow_is_over():
    table = Table(*THREE, window=TOMORROW)
    answers_due = table.session.closes_at
    table.says("ana", "mornings")
    table.time_is_up()
    first = min(slot.start for slot in table.session.round.options)

    assert NOW < answers_due < table.session.closes_at <= first

    table.time_is_up()
    while table.session.phase in (Phase.INTAKE, Phase.VOTE):
        table.time_is_up()
    assert table.session.outcome.option.start > table.at


def test_a_winner_that_has_passed_gives_way_to_one_that_has_not():
    """The process was down over the deadline."""
    table = Table(*THREE, rounds=1)
    table.answers(*THREE)
    table.votes(ana="A", ben="A")
    table.at = max(slot.start for slot in table.session.round.options) + timedelta(minutes=1)
    effects = table.time_is_up()

    assert table.session.phase is Phase.VOTE
    assert not [each for each in effects if isinstance(each, SendInvite)]
    assert min(slot.start for slot in table.session.round.options) > table.at


def test_where_no_start_is_left_the_session_ends_without_an_outcome():
    table = Table(*THREE, rounds=1)
    table.answers(*THREE)
    table.at = datetime(2027, 1, 18, tzinfo=ZoneInfo(ZONE))
    table.time_is_up()

    assert table.session.phase is Phase.WITHOUT_OUTCOME
    late = table.says("ana", "Tuesdays, then")
    assert [each.text for each in told(late, Notice)] == ["“Roadmap” has ended without a decision."]


def test_a_tie_is_settled_by_the_order_where_a_later_round_has_no_start_left():
    """Ana could be asked again: were another part of the day fine for her, it would suit Ben."""
    table = Table("ana", "ben", window=TOMORROW)
    table.says("ana", "I prefer mornings.")
    table.says("ben", "I prefer afternoons.")
    table.answers("ana", "ben")
    last = max(table.session.round.options, key=lambda slot: slot.start)
    other = next(slot for slot in table.session.round.options if slot is not last)
    table.votes(ana=last.id, ben=other.id)
    assert table.session.phase is Phase.INTAKE
    table.at = last.start - timedelta(minutes=1)
    grid_is_over = timedelta(hours=12)
    assert last.start + grid_is_over > table.at

    table(Close, by="olga")

    assert table.session.phase is Phase.DECIDED
    assert table.session.outcome.decided_by is DecidedBy.TIE_ORDER
    assert table.session.outcome.option == last


def test_words_that_are_never_understood_hold_nothing_up_for_ever():
    table = Table(*THREE)
    table(TellPrivately, member="ana", text=Private("ana", "Tuesdays"))  # and no answer to it
    table.answers("ben", "cem")
    table.time_is_up()
    assert table.session.phase is Phase.INTAKE

    for _ in range(READING_PATIENCE // timedelta(minutes=1)):
        table.later(minutes=1)
        table.time_is_up()

    assert table.session.phase is Phase.VOTE


def test_the_organiser_need_not_wait_for_them_until_the_deadline():
    table = Table(*THREE)
    table(TellPrivately, member="ana", text=Private("ana", "Tuesdays"))
    table.answers("ben", "cem")
    table(Close, by="olga")

    table.at += READING_PATIENCE
    table.time_is_up()

    assert table.session.phase is Phase.VOTE


def test_words_that_are_understood_too_late_are_answered():
    table = Table(*THREE, rounds=1)
    table.answers(*THREE)
    table(TellPrivately, member="ana", text=Private("ana", "Tuesdays"))
    table.votes(**dict.fromkeys(THREE, "A"))
    assert table.session.phase is Phase.VOTE  # her words are waited for, as long as there is time
    table.time_is_up()

    late = table(
        PreferencesUnderstood,
        member="ana",
        message=0,
        understanding=Private("ana", None),
    )

    assert [each.text for each in told(late, Notice)] == ["“Roadmap” is already decided."]
    assert table.session.reading == ()


def test_every_search_has_the_same_number_of_rounds():
    table = Table(*THREE, rounds=2)
    for _ in range(3):
        table.answers(*THREE)
        table.votes(**dict.fromkeys(THREE, table.session.round.options[0].id))
        assert table.session.phase is Phase.DECIDED
        table(FindNewTime, by="olga")

        assert table.session.last_round == table.session.round.number + 1


def test_who_is_added_does_not_have_the_others_reminded_again():
    table = Table("ana", "ben")
    table(AddMember, by="olga", member=Member(id="cem", name="Cem", zone=ZONE))

    nudges = [each for each in table.effects if _is_nudge(each)]
    assert [each.member for each in nudges] == [None, None, "cem", "cem"]


def _is_nudge(effect):
    return isinstance(effect, WakeAt) and effect.deadline is Deadline.NUDGE


def test_who_is_asked_again_is_reminded_too():
    table = Table(*THREE)
    table.says("ana", "Mondays only.")
    table.says("ben", "I'd rather not meet on Mondays, and never before 10.")
    table.answers(*THREE)
    before = len([each for each in table.effects if _is_nudge(each)])
    table.votes(ana="A", ben="B", cem="C")

    assert table.session.round.asked
    nudges = [each for each in table.effects if _is_nudge(each)][before:]
    assert len(nudges) == 2
    reminded = table(DeadlinePassed, deadline=Deadline.NUDGE, round=2)
    assert len(told(reminded, Reminder)) == len(table.session.round.asked)


@pytest.mark.parametrize("recalled", [True, False])
def test_a_calendar_is_an_answer(recalled):
    table = Table(*THREE)
    if recalled:
        table(Recalled, member="ana", wishes=Private("ana", ()))
    (read,) = [
        each
        for each in table(ShareCalendar, member="ana", ics=Private("ana", b""))
        if isinstance(each, ReadCalendar)
    ]
    monday = datetime(2027, 1, 11, 9, tzinfo=ZoneInfo(ZONE))
    busy = (Interval(monday, monday + timedelta(hours=1)),)
    table(BusyKnown, member="ana", reading=read.reading, intervals=Private("ana", busy))
    table.time_is_up()

    assert [each.id for each in table.session.counted] == ["ana"]
