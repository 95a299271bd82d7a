"""One member is asked whether one wish may give way, once; asked → answered → what holds then."""

from dataclasses import replace

import pytest

from orchestration.deciding.commands import GiveWay
from orchestration.deciding.rounds.assessment import assessment_of, profile_of
from orchestration.deciding.votes.standing import Standing
from orchestration.privacy import Reader, reveal
from tests.kinds.meeting.table import Table, posted, told

MONDAY_ONLY = "I can only do Monday."


def asked(ben="I can't do Mondays.", **terms):
    """Ana and Cem can only do Monday, and Ben cannot: he is asked."""
    table = Table("ana", "ben", "cem", **terms)
    for who in ("ana", "cem"):
        table.says(who, MONDAY_ONLY)
    table.says("ben", ben)
    effects = table.answers("ana", "ben", "cem")
    assert "a firm no?" in told(effects, "ben")
    return table


def relaxation(table):
    box = assessment_of(table.session.round).proof.relaxation
    return box and reveal(box, to=Reader.DECISION)


def answers(table, possible, number=None):
    number = relaxation(table).number if number is None else number
    return table(GiveWay, member="ben", preference=number, possible=possible)


def test_one_time_is_spared_and_the_rest_holds():
    table = asked()
    slot = relaxation(table).option
    answers(table, possible=True)
    [wish] = [each for each in profile_of(table.session, "ben").wishes if "can" in each.restatement]
    assert wish.confirmed
    standing = Standing.at(table.session, table.at)

    assert standing.can_come(slot) == 3
    later_that_day = replace(slot, start=slot.start + (slot.end - slot.start))
    assert standing.can_come(later_that_day) == 2


def test_what_asks_for_times_takes_this_one_in():
    table = asked(ben="I can only do Wednesday.")
    slot = relaxation(table).option
    answers(table, possible=True)

    [wish] = profile_of(table.session, "ben").wishes
    assert wish.restatement == "can only do Wednesdays and Mon 11 Jan 09:00–09:30"
    assert Standing.at(table.session, table.at).can_come(slot) == 3


def test_who_gives_way_is_counted_as_coming():
    table = asked()
    answers(table, possible=True)
    end = posted(table.votes(ana="A", ben="A", cem="A"))

    assert "3 of 3 voted; everyone who answered can come." in end


def test_firm_no_is_remembered():
    table = asked()
    before = profile_of(table.session, "ben").wishes
    answers(table, possible=False)
    effects = table.votes(ana=None, ben=None, cem=None)

    assert profile_of(table.session, "ben").wishes == before
    assert "a firm no?" not in told(effects, "ben")


def test_after_the_end_nothing_gives_way():
    table = asked()
    table.votes(ana="A", ben="A", cem="A")
    before = table.session
    assert "already decided" in told(answers(table, possible=True, number=1), "ben")
    assert table.session == before


@pytest.mark.parametrize(("member", "number"), [("ben", 99), ("ana", 1), ("zoe", 1)])
def test_only_who_was_asked_can_give_way(member, number):
    table = asked()
    before = table.session
    effects = table(GiveWay, member=member, preference=number, possible=True)

    assert "not among your wishes" in told(effects, member)
    assert table.session == before
