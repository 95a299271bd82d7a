"""What a press on Keep confirms: said → read back → pressed → what holds as a must."""

from orchestration import commands as c
from orchestration.desk.deed import Deed
from orchestration.desk.deeds import press
from orchestration.desk.show import screen
from orchestration.meeting.assess import profile_of
from orchestration.privacy import Reader, reveal
from tests.meeting.table import NOW, Table


def read_back(effects):
    [view] = [reveal(each.view, to=Reader.DECISION) for each in effects]
    return view


def keeps(table, view):
    """Press the Keep of a read-back, however old it is."""
    rows = (part.buttons for part in screen(view).parts if hasattr(part, "buttons"))
    [keep] = [each for row in rows for each in row if each.action == "keep"]
    [command] = press(table.session, Deed("k", "ana", NOW), "keep", keep.value).commands
    table(c.Answer, member="ana", heard=command.heard)


def confirmed(table):
    return [each.restatement for each in profile_of(table.session, "ana").wishes if each.confirmed]


def test_keep_confirms_what_stood_above_it():
    table = Table("ana", "ben")
    keeps(table, read_back(table.says("ana", "I can't do Mondays.")))

    assert confirmed(table) == ["can't do Mondays"]


def test_an_old_keep_confirms_nothing_said_since():
    table = Table("ana", "ben")
    first = read_back(table.says("ana", "I can't do Mondays."))
    table.says("ana", "I can't do Fridays.")
    keeps(table, first)

    assert confirmed(table) == ["can't do Mondays"]


def test_a_later_keep_confirms_all_that_came_before():
    table = Table("ana", "ben")
    table.says("ana", "I can't do Mondays.")
    keeps(table, read_back(table.says("ana", "I can't do Fridays.")))

    assert confirmed(table) == ["can't do Mondays", "can't do Fridays"]


def test_any_time_makes_no_must_of_what_it_contradicts():
    table = Table("ana", "ben")
    table.says("ana", "I can't do Mondays.")
    [command] = press(table.session, Deed("k", "ana", NOW), "any-time").commands
    table(c.Answer, member="ana", heard=command.heard)

    assert confirmed(table) == []
    assert "ana" in table.session.done


def test_one_tap_is_a_whole_answer():
    table = Table("ana", "ben")
    told, done = press(table.session, Deed("k", "ana", NOW), "mornings").commands
    back = read_back(table.says("ana", reveal(told.text, to="ana")))
    assert not back.is_kept
    table(c.Answer, member="ana", heard=done.heard)

    assert "ana" in table.session.done
