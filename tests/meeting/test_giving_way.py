"""One member is asked whether one wish may give way, once; asked → answered → what holds then."""

import pytest

from orchestration import commands as c
from orchestration.meeting.assess import assessment_of, profile_of
from orchestration.meeting.state import Phase
from orchestration.privacy import Reader, reveal
from tests.meeting.table import Table, told

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
    return table(c.GiveWay, member="ben", preference=number, possible=possible)


def another_round(table):
    """Nobody votes for anything, so there is another round."""
    table.votes(ana=None, ben=None, cem=None)
    if table.session.phase is Phase.INTAKE:
        for who in table.session.round.asked:
            table.answers(who)
        table.time_is_up() if table.session.phase is Phase.INTAKE else None
    return table


def test_one_time_is_spared_and_the_rest_holds():
    table = asked()
    slot = relaxation(table).slot
    answers(table, possible=True)
    [wish] = [each for each in profile_of(table.session, "ben").wishes if "can" in each.restatement]
    assert wish.confirmed
    another_round(table)

    option = next(each for each in table.session.round.options if each.start == slot.start)
    assert option.id == table.session.round.candidate
    [best] = [each for each in assessment_of(table.session.round).options if each.slot == option]
    assert best.attendance == 1
    others = {each.start for each in table.session.round.options} - {slot.start}
    assert all(
        each.attendance < 1
        for each in assessment_of(table.session.round).options
        if each.slot.start in others
        and each.slot.start.weekday() == 0
        and abs(each.slot.start - slot.start) >= slot.end - slot.start
    )


def test_firm_no_is_remembered():
    table = asked()
    answers(table, possible=False)
    before = profile_of(table.session, "ben").wishes
    effects_before = len(table.effects)
    another_round(table)

    assert profile_of(table.session, "ben").wishes == before
    assert "a firm no?" not in told(table.effects[effects_before:], "ben")
    assert relaxation(table) is None or relaxation(table).member != "ben"


def test_what_asks_for_something_is_weighed_and_decides_no_more():
    table = asked(ben="I can only do Wednesday.")
    if relaxation(table).member != "ben":
        pytest.skip("another wish was asked about")
    answers(table, possible=True)
    another_round(table)

    first = assessment_of(table.session.round).options[0]
    assert first.attendance == 1


@pytest.mark.parametrize(("member", "number"), [("ben", 99), ("ana", 1), ("zoe", 1)])
def test_only_who_was_asked_can_give_way(member, number):
    table = asked()
    before = table.session
    effects = table(c.GiveWay, member=member, preference=number, possible=True)

    assert "not among your wishes" in told(effects, member)
    assert table.session == before
