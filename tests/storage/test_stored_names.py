"""No name that a row may hold is lost from sight; what becomes of it stands in storage/names.py."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import pytest

from orchestration.sessions.commands import Command
from storage.names import NAMES, Names, Stored, Upcast
from tests.storage.held import is_accounted_for, names_in_rows, reached

LISTED = Path(__file__).parent / "stored_names.txt"


def listed() -> set[str]:
    return set(LISTED.read_text(encoding="utf-8").splitlines())


def test_every_name_that_rows_hold_is_still_read() -> None:
    gone = [each for each in listed() - names_in_rows() if not is_accounted_for(each)]

    assert gone == [], "say in storage/names.py what becomes of these"


def test_every_name_of_today_is_listed(request: pytest.FixtureRequest) -> None:
    new = names_in_rows() - listed()
    if request.config.getoption("--golden"):
        LISTED.write_text("\n".join(sorted(listed() | new)) + "\n", encoding="utf-8")
    else:
        assert sorted(new) == [], "`make golden` lists them; from then on they must stay readable"


def test_no_two_classes_have_one_name_in_rows() -> None:
    """They could not be told apart in the list."""
    assert [tag for tag, times in Counter(map(NAMES.tag, reached())).items() if times > 1] == []


@dataclass(frozen=True)
class _Slot:
    id: str
    begin: int


class _Phase(StrEnum):
    ASKING = "asking"


def gone(before: str, names: Names) -> bool:
    """Tell whether a name of earlier rows is neither written nor accounted for."""
    roots = (_Slot, _Phase)
    known = before in names_in_rows(roots, names) or is_accounted_for(before, roots, names)
    return not known


@pytest.mark.parametrize(
    ("before", "entry"),
    [
        ("Slot", Stored(tag="Slot")),
        ("_Slot.start", Stored(fields={"begin": "start"})),
        ("_Slot.end", Stored(dropped=frozenset({"end"}))),
        ("_Slot.hour", Stored(upcast=Upcast(frozenset({"hour"}), dict))),
        ("Place.city", Stored(also={"Place": None})),
    ],
)
def test_a_name_that_is_gone_is_seen_until_the_table_says_what_becomes_of_it(
    before: str, entry: Stored
) -> None:
    assert gone(before, Names({}))
    assert not gone(before, Names({_Slot: entry}))


def test_a_value_that_is_gone_is_seen_too() -> None:
    assert gone("_Phase=intake", Names({}))
    assert not gone("_Phase=intake", Names({_Phase: Stored(values={"intake": "asking"})}))
    assert not gone("_Phase=asking", Names({}))


def test_commands_are_reached_by_what_they_hold() -> None:
    found = names_in_rows((Command,))

    assert {"TellPrivately.text", "Approval.option", "Weekday=mon"} <= found
