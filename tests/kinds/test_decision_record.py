"""The record of a decision: what stands in it, and that nobody else's private words do."""

from orchestration.deciding.presentation.decision_record import record_of
from orchestration.interaction.wording import record_terms
from orchestration.model.preferences import Visibility
from orchestration.model.terms import Disclosure
from orchestration.sessions.commands import Label
from tests.kinds.meeting.table import Table


def decided(*, shared=("ana", "ben"), **terms):
    """Ana wishes for what is decided and Ben against it; whoever has `shared` lets others see."""
    table = Table("ana", "ben", "cem", "dana", rounds=1, **terms)
    table.says("ana", "I prefer mornings.")
    table.says("ben", "I'd rather not meet in the morning.")
    for who in shared:
        table(Label, member=who, preference=1, visibility=Visibility.SHARED)
    table.answers("ana", "ben", "cem", "dana")
    table.votes(ana="A", ben="A", cem="A", dana="A")
    return table.session


def test_a_record_has_the_question_the_outcome_the_count_and_who_was_asked():
    record = record_of(decided(), "UTC")
    assert record.announced.tally.reason == "A has all 4 votes."
    assert record.rule == "most votes wins (plurality)"
    assert record.asked == ("Ana", "Ben", "Cem", "Dana")


def test_reasons_and_dissent_are_shown_as_their_authors_have_labelled_them():
    shown = dict(record_terms(record_of(decided(), "UTC")))
    assert shown["What speaks for it"] == "Ana: prefers mornings (before 12:00)"
    assert shown["What speaks against it"] == "Ben: would rather avoid mornings (before 12:00)"
    shown = dict(record_terms(record_of(decided(shared=()), "UTC")))
    assert [*shown] == ["What was voted on", "Asked by", "Who was asked"]


def test_a_discreet_record_has_neither():
    record = record_of(decided(disclosure=Disclosure.DISCREET), "UTC")
    assert (record.reasons, record.dissent, record.announced.tally) == ((), (), None)
    assert [each.points for each in record.options] == [None, None, None]


def test_what_is_still_open_has_no_record():
    assert record_of(Table("ana", "ben").session, "UTC") is None


def test_who_was_asked_and_has_not_answered_does_not_count():
    table = Table("ana", "ben", "cem", rounds=1)
    table.answers("ana", "ben")
    table.time_is_up()
    table.votes(ana="A", ben="A")
    record = record_of(table.session, "UTC")
    assert dict(record_terms(record))["Who was asked"] == "Ana, Ben and Cem (2 of 3 answered)"
    assert "2 of 2 who count voted." in record.announced.tally.steps
