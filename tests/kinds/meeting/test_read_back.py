"""One list of all that holds, after each message; it says if there is no need to look at it."""

from datetime import timedelta

import pytest

from orchestration.deciding.commands import Close
from orchestration.language.understand import understand
from orchestration.privacy import Private, reveal
from orchestration.sessions.commands import PreferencesUnderstood, TellPrivately
from orchestration.sessions.effects import Tell, Understand
from tests.kinds.meeting.table import Table


def sent(table, text):
    """Somebody writes, and it takes a while to be understood."""
    effects = table(TellPrivately, member="ana", text=Private("ana", text))
    return next(each for each in effects if isinstance(each, Understand))


def read(table, effect):
    """It is understood; returns the read-back."""
    meaning = understand(reveal(effect.text, to="ana"), effect.hearing)
    effects = table(
        PreferencesUnderstood,
        member="ana",
        message=effect.hearing.message,
        understanding=Private("ana", meaning),
    )
    [told] = [each for each in effects if isinstance(each, Tell)]
    return reveal(told.view, to="ana")


def restated(view):
    return [each.restatement for each in view.preferences]


def test_of_two_messages_in_quick_succession_the_last_read_back_lists_all():
    table = Table("ana", "ben")
    first, second = (
        sent(table, "no Mondays. zorb the flix on Wednesdays"),
        sent(table, "mornings are best"),
    )
    assert restated(read(table, first)) == ["can't do Mondays"]
    view = read(table, second)
    assert restated(view) == ["can't do Mondays", "prefers mornings (before 12:00)"]
    assert view.is_whole
    assert [each.text for each in view.not_understood] == ["zorb the flix on Wednesdays"]


def test_one_after_the_other_the_list_grows():
    table = Table("ana", "ben")
    first = read(table, sent(table, "no Mondays"))
    view = read(table, sent(table, "mornings are best"))
    assert restated(view) == ["can't do Mondays", "prefers mornings (before 12:00)"]
    assert (first.is_whole, view.is_whole) == (False, True)


@pytest.mark.parametrize(
    ("said", "is_quiet"),
    [
        ("mornings are best", True),
        ("I can't do Fridays", False),  # it rules something out
        ("Mondays are fine after all", False),  # something holds no longer
        ("I'd prefer Monday mornings", False),  # a firm no holds on
        ("Wednesdays are a bit weird", False),  # it is asked about
        ("zorb the flix on Wednesdays", False),
        ("fine with me", False),  # nothing changes
        ("no Mondays", False),
        ("I can't do Sundays", True),  # no start is on one
    ],
)
def test_a_list_needs_to_be_looked_at_where_it_asks_or_has_a_consequence(said, is_quiet):
    table = Table("ana", "ben")
    read(table, sent(table, "no Mondays"))
    assert read(table, sent(table, said)).is_quiet is is_quiet


def test_what_is_asked_besides_is_answered_with_the_read_back_or_alone_where_there_is_none():
    table = Table("ana", "ben")
    besides = Private("ana", "Nobody is missing.")
    text = Private("ana", "no Mondays")
    [understood] = table(TellPrivately, member="ana", text=text, besides=besides)
    view = read(table, understood)
    assert (restated(view), view.besides) == (["can't do Mondays"], "Nobody is missing.")
    assert table.session.besides == {}

    thanks = Private("ana", "thanks!")
    [told] = table(TellPrivately, member="ana", text=thanks, besides=besides)
    assert reveal(told.view, to="ana").text == "Nobody is missing."


def test_an_answer_is_not_lost_where_words_come_back_too_late():
    table = Table("ana", "ben")
    effect = table(
        TellPrivately,
        member="ana",
        text=Private("ana", "no Mondays"),
        besides=Private("ana", "Nobody is missing."),
    )[0]
    table.answers("ben")
    table(Close, by="olga")
    table.at += timedelta(minutes=30)
    table.time_is_up()
    assert table.session.reading == ()
    meaning = understand("no Mondays", effect.hearing)
    told = table(
        PreferencesUnderstood, member="ana", message=0, understanding=Private("ana", meaning)
    )
    assert [reveal(each.view, to="ana").text for each in told] == ["Nobody is missing."]
