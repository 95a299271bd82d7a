"""Somebody joins a session, is reminded of it, or finds that its time does not hold after all."""

from dataclasses import replace
from datetime import timedelta

import pytest

from orchestration.deciding.commands import Close, DeadlinePassed, Remind
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.rounds.assessment import firm_wishes, profile_of
from orchestration.deciding.rounds.deadlines import NUDGE_AFTER
from orchestration.deciding.state import Phase
from orchestration.kinds.meeting.absence import off
from orchestration.kinds.meeting.commands import CannotCome, FindNewTime
from orchestration.kinds.meeting.effects import SendInvite
from orchestration.model.people import Member, MemberId
from orchestration.privacy import Private
from orchestration.sessions.commands import AddMember, Cancel
from orchestration.sessions.effects import Post
from orchestration.views.channel import OptionsProposed
from tests.kinds.meeting.table import ZONE, Table, posted, told

DAN = Member(id=MemberId("dan"), name="Dan", zone=ZONE)


def adds(table, member=DAN, by="olga"):
    return table(AddMember, by=by, member=member)


def test_who_joins_is_asked_and_waited_for():
    table = Table("ana", "ben")
    assert "When suits you" in told(adds(table), "dan")
    table.answers("ana", "ben")
    assert table.session.phase is Phase.INTAKE
    table.answers("dan")

    assert table.session.phase is Phase.VOTE


def test_who_joins_during_a_vote_disturbs_nothing():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    table.votes(ana="A")
    adds(table)

    assert table.session.phase is Phase.VOTE
    assert table.session.round.ballots.keys() == {"ana"}


@pytest.mark.parametrize(
    ("by", "member", "sentence"),
    [
        ("ana", DAN, "Only the organiser"),
        ("olga", Member(id=MemberId("ana"), name="Ana", zone=ZONE), "Ana has been asked already"),
    ],
)
def test_not_everybody_can_be_added_by_everybody(by, member, sentence):
    table = Table("ana", "ben")
    before = table.session
    assert sentence in told(adds(table, member, by), by)
    assert table.session == before


def wakes(effects):
    return [each for each in effects if isinstance(each, WakeAt) and each.deadline == "nudge"]


def passes(table, wake):
    table.at = wake.at
    return table(DeadlinePassed, deadline=wake.deadline, round=wake.round, member=wake.member)


def test_only_who_is_missing_is_reminded_and_twice_at_most():
    table = Table("ana", "ben")
    table.answers("ana")
    planned = wakes(table.effects)
    assert len(planned) == len(NUDGE_AFTER) == 2
    by_day = planned[0].at.replace(hour=10)
    effects = passes(table, replace(planned[0], at=by_day))

    assert "still waits for you" in told(effects, "ben")
    assert not told(effects, "ana")

    assert "still waits for you" in told(passes(table, planned[1]), "ben")
    table.later(hours=2)
    assert passes(table, planned[1]) == ()


def test_no_two_reminders_in_a_row_are_the_same():
    table = Table("ana")
    first, second = wakes(table.effects)
    by_day = replace(first, at=first.at.replace(hour=10))
    words = [told(passes(table, each), "ana") for each in (by_day, second)]
    for _ in range(2):
        table.later(hours=2)
        words.append(told(table(Remind, by=table.session.organiser.id), "ana"))

    assert [each.partition(":")[0] for each in words[1:]] == [
        "Once more",
        "Reminder 3",
        "Reminder 4",
    ]
    assert words[0].startswith("Olga still waits for you")


def test_who_is_reminded_at_night_hears_of_it_in_the_morning_for_the_first_time():
    table = Table("ana")
    table.at = wakes(table.effects)[0].at.replace(hour=6, minute=30)
    [morning] = table(Remind, by=table.session.organiser.id)

    assert told(passes(table, morning), "ana").startswith("Olga still waits for you")


def test_two_reminders_of_one_night_are_one_in_the_morning():
    table = Table("ana")
    [first, second] = wakes(table.effects)
    night = first.at.replace(hour=3)
    mornings = [passes(table, replace(each, at=night)) for each in (first, second)]
    [one], [two] = mornings
    assert one.at == two.at

    assert "still waits" in told(passes(table, one), "ana")
    assert passes(table, two) == ()


def test_nobody_is_reminded_at_night():
    table = Table("ana")
    [first, _] = wakes(table.effects)
    table.at = first.at.replace(hour=3)
    [later] = table(DeadlinePassed, deadline=first.deadline, round=1)

    assert (later.at.hour, later.member) == (8, "ana")
    assert "still waits" in told(passes(table, later), "ana")


def test_a_reminder_of_what_is_due_on_monday_waits_for_monday():
    table = Table("ana")
    [first, _] = wakes(table.effects)
    saturday = first.at.replace(day=9, hour=14)
    table.session = replace(table.session, closes_at=saturday + timedelta(days=2))
    [monday] = passes(table, replace(first, at=saturday))

    assert (monday.at.day, monday.at.hour) == (11, 8)
    assert "still waits" in told(passes(table, monday), "ana")


def test_what_is_due_on_a_sunday_is_reminded_of_on_saturday():
    table = Table("ana")
    [first, _] = wakes(table.effects)
    saturday = first.at.replace(day=9, hour=14)
    table.session = replace(table.session, closes_at=saturday + timedelta(days=1))

    assert "still waits" in told(passes(table, replace(first, at=saturday)), "ana")


def test_nobody_is_reminded_of_what_is_over():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    assert passes(table, wakes(table.effects)[0]) == ()


def decided():
    table = Table("ana", "ben")
    table.says("ana", "I prefer mornings.")
    table.answers("ana", "ben")
    table.votes(ana="A", ben="A")
    assert table.session.phase is Phase.DECIDED
    return table


def test_something_came_up_and_another_time_is_found_without_asking_again():
    table = decided()
    old = table.session.outcome.option
    effects = table(FindNewTime, by="olga")

    assert "Something came up" in posted(effects)
    assert not any("When suits you" in told(effects, each) for each in ("ana", "ben"))
    shown = [e.view for e in effects if isinstance(e, Post) and isinstance(e.view, OptionsProposed)]
    [options] = [each for each in shown if not each.is_closed]
    assert all(
        each.option.start >= old.end or each.option.end <= old.start for each in options.options
    )
    best = table.session.round.candidate
    table.votes(ana=best, ben=best)

    assert table.session.outcome.option.start != old.start


def test_calendars_are_told_of_every_change_in_order():
    table = decided()
    table(FindNewTime, by="olga")
    best = table.session.round.candidate
    table.votes(ana=best, ben=best)
    table(Cancel, by="olga")
    sent = [each.invite for each in table.effects if isinstance(each, SendInvite)]

    assert [each.cancelled for each in sent] == [False, True, False, True]
    assert [each.sequence for each in sent] == [0, 1, 2, 3]
    assert len({each.uid for each in sent}) == 1


def test_vote_before_the_change_decides_nothing_after_it():
    table = decided()
    table(FindNewTime, by="olga")
    given_up = table.session.given_up[0]
    table.at += timedelta(hours=1)
    table(Close, by="olga")

    assert table.session.outcome.option.id != given_up.id


def test_stranger_moves_no_meeting():
    table = decided()
    assert "no decided meeting of yours" in told(table(FindNewTime, by="zoe"), "zoe")
    assert table.session.phase is Phase.DECIDED


def test_what_is_not_decided_cannot_be_moved():
    table = Table("ana", "ben")
    assert "no decided meeting" in told(table(FindNewTime, by="ana"), "ana")


def test_only_the_organiser_gives_the_time_up_for_everyone():
    table = decided()
    assert "Only the organiser" in told(table(FindNewTime, by="ben"), "ben")
    assert table.session.phase is Phase.DECIDED


def test_who_cannot_come_tells_the_organiser_alone_and_the_time_stands():
    table = decided()
    effects = table(CannotCome, member="ben")

    assert "Ben can't come to “Roadmap”, Mon 11 Jan" in told(effects, "olga")
    assert told(effects, "ben") == told(effects, "ana") == ""
    assert "1 of the 2 who answered can come" in posted(effects)
    assert table.session.phase is Phase.DECIDED
    assert told(table(CannotCome, member="ben"), "olga") == ""


def test_what_somebody_has_just_called_off_is_firm():
    table = decided()
    all_day = off(table.session, "ben", "day")
    table(CannotCome, member="ben", off=Private("ben", (all_day,)))
    [noted] = [
        each for each in profile_of(table.session, "ben").wishes if each.applies == all_day.applies
    ]

    assert ("ben", noted.number) in firm_wishes(table.session)
    assert "Possible" not in told(table(FindNewTime, by="olga"), "ben")


@pytest.mark.parametrize("who", ["zoe", "olga"])
def test_who_is_not_asked_is_not_missed(who):
    assert "no decided meeting of yours" in told(decided()(CannotCome, member=who), who)


def test_what_was_called_off_is_not_moved():
    table = decided()
    table(Cancel, by="olga")
    assert "no decided meeting" in told(table(FindNewTime, by="olga"), "olga")
    assert table.session.phase is Phase.CANCELLED


def test_a_time_that_is_given_up_is_said_not_to_hold_where_it_stands():
    table = decided()
    effects = table(FindNewTime, by="olga")
    outcome = [each for each in effects if isinstance(each, Post) and each.name == "outcome"]
    assert [each.view.holds for each in outcome] == [False]


def test_a_time_that_was_on_the_table_before_stays_the_best_where_no_other_is_better():
    table = Table("ana", "ben", organiser="olga")
    table.answers("ana", "ben")
    _, second, *_ = table.session.round.options
    table.votes(ana="A", ben="A")
    table(FindNewTime, by="olga")
    assert table.session.round.options[0] == second
