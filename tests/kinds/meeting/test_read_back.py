"""One read-back for each message, and one that lists all where several came at once."""

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


def test_one_after_the_other_each_is_read_back_alone():
    table = Table("ana", "ben")
    read(table, sent(table, "no Mondays"))
    view = read(table, sent(table, "mornings are best"))
    assert (len(view.preferences), view.is_whole) == (1, False)
