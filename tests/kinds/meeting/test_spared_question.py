"""A must that nothing hangs on: who is asked whether it is firm, and who is left in peace."""

from datetime import date

from orchestration.deciding.state import Phase
from orchestration.interaction.wording import word
from orchestration.model.times import Window
from tests.kinds.meeting.table import Table
from tests.kinds.meeting.test_musts import questions


def thursday_works_for_all(**others):
    table = Table("ana", "ben", "cem", "dan", window=Window(date(2027, 1, 14), date(2027, 1, 15)))
    for who in ("ana", "cem", "dan"):
        table.says(who, others.get(who, "Any time."))
    table.says("ben", "I can't do Fridays.")
    return table


def test_where_the_first_time_works_for_everybody_nobody_is_asked_about_another():
    table = thursday_works_for_all()

    assert questions(table.quiet()) == []
    assert table.session.phase is Phase.VOTE
    assert table.session.round.options[0].start.strftime("%a") == "Thu"


def test_one_that_more_would_like_better_is_asked_about_all_the_same():
    liked = "I'd really like Friday, please."
    table = thursday_works_for_all(ana=liked, cem=liked, dan=liked)
    [question] = questions(table.quiet())

    assert "but you ruled out Fridays" in word(question)
