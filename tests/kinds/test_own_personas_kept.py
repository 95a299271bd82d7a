"""Whose a persona is, and how many there are: held where one is kept, whatever was seen before."""

from datetime import UTC, datetime

import pytest

from orchestration.kinds.channel.commands import DropPersona, KeepPersona
from orchestration.kinds.channel.personas import FULL, MOST, NOT_YOURS
from orchestration.kinds.registry import KINDS
from orchestration.model.panel import OwnPersona
from orchestration.model.people import Member
from orchestration.privacy import reveal
from orchestration.sessions.effects import Tell

NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)


def keep(name, who="lena", **more):
    made = OwnPersona(name, "", "", ("price",), by=who.title(), owner=who)
    own = {"id": f"keep-{name}-{who}", "session": "team", "at": NOW}
    return KeepPersona(**own, member=Member(who, who.title(), "UTC"), persona=made, **more)


def drop(name, who, **more):
    return DropPersona(id="drop", session="team", at=NOW, member=who, name=name, **more)


def after(*commands):
    """Return the names that are kept, and what was told."""
    channel, told = None, []
    for each in commands:
        channel, effects = KINDS.decide(channel, each)
        told += [reveal(x.view, to=x.to).text for x in effects if isinstance(x, Tell)]
    return [(each.name, each.owner) for each in channel.personas], told


@pytest.mark.parametrize("other", ["Else", "else"])
def test_two_who_make_one_of_a_name_at_once_keep_the_first(other):
    assert after(keep("Else"), keep(other, "omar")) == (
        [("Else", "lena")],
        [NOT_YOURS.format("Else", "Lena")],
    )


def test_who_manages_the_team_may_change_it():
    assert after(keep("Else"), keep("Else", "omar", manages=True)) == ([("Else", "omar")], [])
    assert after(keep("Else"), drop("Else", "omar", manages=True)) == ([], [])


def test_nobody_else_drops_it():
    kept, told = after(keep("Else"), drop("else", "omar"))
    assert (kept, told) == ([("Else", "lena")], [NOT_YOURS.format("Else", "Lena")])
    assert after(keep("Else"), drop("else", "lena")) == ([], [])


def test_there_are_no_more_than_so_many():
    many = [keep(f"Pers{at}") for at in range(MOST + 1)]
    kept, told = after(*many)
    assert (len(kept), told) == (MOST, [FULL])
    assert len(after(*many, keep("Pers3", "lena"))[0]) == MOST
