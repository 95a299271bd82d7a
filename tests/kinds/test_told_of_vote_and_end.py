"""Everybody who was asked hears of the vote, of what is missing, and of an end; and of no more."""

from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest

from orchestration.deciding.commands import (
    Close,
    DeadlinePassed,
    Extend,
    LeaveVote,
    Remind,
    WantReminders,
)
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.rounds.deadlines import WAKING_HOURS
from orchestration.deciding.state import Phase
from orchestration.sessions.commands import Cancel
from tests.kinds.choice.table import ChoiceTable, at_the_vote, polled
from tests.kinds.meeting.table import Table, told

OPEN = "“Roadmap” is put to the vote. Yours counts too: under the options, or write your vote here."
MISSING = "your vote is still missing on “Roadmap”"


def reminded_of_vote(table, *whom):
    """All wake-ups for who has not voted come, one after the other: who is reminded, and when."""
    waiting, found = [each for each in table.effects if is_of_vote(each)], []
    while waiting:
        waiting.sort(key=lambda each: each.at)
        wake = waiting.pop(0)
        effects = wakes(table, wake)
        waiting += [each for each in effects if is_of_vote(each)]
        found += [(who, wake.at) for who in whom if MISSING in told(effects, who)]
    return found


def is_of_vote(effect):
    return isinstance(effect, WakeAt) and effect.deadline == "nudge of the vote"


def wakes(table, wake):
    table.at = wake.at
    return table(DeadlinePassed, deadline=wake.deadline, round=wake.round, member=wake.member)


def nudged(table):
    """Both reminders to answer come, by day."""
    for wake in [x for x in table.effects if isinstance(x, WakeAt) and x.deadline == "nudge"]:
        table.at = wake.at.replace(hour=max(wake.at.hour, WAKING_HOURS.start))
        table(DeadlinePassed, deadline=wake.deadline, round=wake.round, member=wake.member)


def test_who_has_not_answered_hears_that_the_vote_is_open():
    table = Table("ana", "ben")
    table.says("ana", "No Mondays.")
    effects = table(Close, by="olga")

    assert told(effects, "ben").startswith(OPEN)
    assert "how the options stand for you" in told(effects, "ana")
    assert OPEN not in told(effects, "ana")


def test_who_agrees_with_everything_hears_of_a_vote_on_a_choice():
    table = ChoiceTable("ana", "ben")
    table.answers("ana")
    effects = table(Close, by="olga")

    for who in ("ana", "ben"):
        assert "“Which colour?” is put to the vote" in told(effects, who)


def test_nobody_is_told_alone_of_a_poll_that_opens():
    table = polled("ana")
    assert told(table.effects, "ana") == ""
    assert not [x for x in table.effects if getattr(x, "deadline", "") == "nudge of the vote"]


def test_who_has_not_voted_is_reminded_once_before_it_closes():
    table = Table("ana", "ben", "cem")
    table.answers("ana", "ben", "cem")
    table.votes(ana="A")
    table(LeaveVote, member="cem", to="ana")
    [(who, at)] = reminded_of_vote(table, "ana", "ben", "cem")

    assert who == "ben"
    assert at <= table.session.closes_at - timedelta(minutes=30)
    assert reminded_of_vote(table, "ana", "ben", "cem") == []


def test_who_wants_no_reminders_is_not_reminded_of_the_vote():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    table(WantReminders, member="ben", wanted=False)
    assert [who for who, _ in reminded_of_vote(table, "ana", "ben")] == ["ana"]


@pytest.mark.parametrize(
    ("zone", "at"),
    [
        ("Europe/Berlin", "Fri 08:00"),
        ("Asia/Kolkata", "Fri 09:54"),
        ("America/Los_Angeles", "Thu 19:00"),
        ("Pacific/Auckland", "Fri 17:24"),
    ],
)
def test_a_vote_is_reminded_of_by_day_on_everybodys_own_clock(zone, at):
    table = Table("ana", "ben", zones={"ben": zone})
    table.answers("ana", "ben")
    [(_, when)] = reminded_of_vote(table, "ben")

    assert f"{when.astimezone(ZoneInfo(zone)):%a %H:%M}" == at


def test_who_was_reminded_to_answer_is_not_reminded_to_vote_too():
    table = Table("ana", "ben")
    table.says("ana", "No Mondays.")
    nudged(table)
    table.answers("ben")

    assert [who for who, _ in reminded_of_vote(table, "ana", "ben")] == ["ana"]


def test_who_was_reminded_of_the_vote_already_is_not_again():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    table.later(minutes=70)
    assert MISSING in told(table(Remind, by="olga"), "ben")
    assert [who for who, _ in reminded_of_vote(table, "ana", "ben")] == []


def moved(table, **by):
    """The organiser has the vote end that much later or earlier."""
    return table(Extend, by="olga", until=table.session.closes_at + timedelta(**by))


def test_a_vote_made_longer_is_reminded_of_for_its_new_end_and_no_earlier():
    table = Table("ana", "ben", "cem")
    table.answers("ana", "ben", "cem")
    table.votes(ana="A")
    was = table.session.closes_at
    moved(table, days=1)
    found = reminded_of_vote(table, "ana", "ben", "cem")

    assert sorted(who for who, _ in found) == ["ben", "cem"]
    assert {was < at <= table.session.closes_at - timedelta(minutes=30) for _, at in found} == {
        True
    }
    assert reminded_of_vote(table, "ana", "ben", "cem") == []


def test_who_was_reminded_of_the_former_end_is_reminded_once_of_the_new_one():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    assert [who for who, _ in reminded_of_vote(table, "ana", "ben")] == ["ana", "ben"]
    table.votes(ana="A")
    table.effects.clear()
    moved(table, days=1)
    assert [who for who, _ in reminded_of_vote(table, "ana", "ben")] == ["ben"]
    assert reminded_of_vote(table, "ana", "ben") == []


@pytest.mark.parametrize("reminded_before", [True, False])
def test_an_end_that_is_moved_again_and_again_is_reminded_of_once(reminded_before):
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    if reminded_before:
        assert "ben" in [who for who, _ in reminded_of_vote(table, "ana", "ben")]
    table.votes(ana="A")
    found = []
    for _ in range(5):
        table.effects.clear()
        moved(table, hours=3)
        found += reminded_of_vote(table, "ana", "ben")

    assert [who for who, _ in found] == ["ben"]


def test_an_end_moved_twice_before_anybody_was_reminded_is_reminded_of_before_the_last():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    table.votes(ana="A")
    moved(table, hours=3)
    was = table.session.closes_at
    moved(table, days=1)
    [(who, at)] = reminded_of_vote(table, "ana", "ben")

    assert who == "ben"
    assert at > was


def off(table, by="olga", **more):
    return table(Cancel, by=by, **more)


def test_a_vote_that_is_called_off_is_told_to_everybody_who_was_asked():
    table = Table("ana", "ben", "olga")
    table.answers("ana", "ben", "olga")
    table.votes(ana="A")
    effects = off(table)

    for who in ("ana", "ben"):
        assert told(effects, who) == "“Roadmap” is called off; nothing more is needed of you."
    assert told(effects, "olga") == ""
    assert told(off(table), "ana") == "", "nobody is told twice"


def test_what_was_decided_and_is_called_off_is_told_with_what_stands_no_more():
    table = Table("ana", "ben", zones={"ben": "Asia/Dubai"})
    table.answers("ana", "ben")
    table.votes(ana="A", ben="A")
    effects = off(table)

    assert "“Roadmap” is called off; " in told(effects, "ana")
    assert "stands no more." in told(effects, "ben")
    assert "Berlin" in told(effects, "ben"), "on their own clock, and the session's"


def test_a_moderator_hears_nothing_of_their_own_word():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    effects = off(table, by="ana", moderator="Ana")

    assert told(effects, "ana") == ""
    assert told(effects, "olga") == "Ana called off “Roadmap”."
    assert told(effects, "ben") == "“Roadmap” is called off; nothing more is needed of you."


def test_a_choice_that_was_decided_is_called_off_for_all_who_were_asked():
    table = at_the_vote("ana", "ben")
    table.approves(ana=["Red"], ben=["Red"])
    assert table.session.phase is Phase.DECIDED

    assert told(off(table), "ana") == "“Which colour?” is called off; Red stands no more."
