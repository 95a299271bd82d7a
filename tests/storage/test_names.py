"""Classes and fields are renamed, moved and divided, and what was stored before still reads."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

import pytest

from storage.errors import UnreadableError
from storage.mapping import Codec
from storage.names import Fields, Names, Stored, UnclearNamesError, Upcast
from tests.storage.test_mapping import FakeSafe

Form: TypeAlias = Any


@dataclass(frozen=True)
class Slot:
    id: str
    start: int


@dataclass(frozen=True)
class Words:
    id: str
    title: str


@dataclass(frozen=True)
class Option:
    id: str


@dataclass(frozen=True)
class Chosen(Option):
    title: str


@dataclass(frozen=True)
class Timed(Option):
    start: int


class Phase(StrEnum):
    ASKING = "asking"
    OVER = "over"


@dataclass(frozen=True)
class Session:
    """What was once called Meeting, with `stage` for its phase and bare slots for options."""

    phase: Phase
    options: tuple[Slot | Words, ...] = ()
    best: Slot | Words | None = None


OLD = '{"stage":"intake","options":[{"id":"A","start":9}],"best":null}'
RENAMED = Names(
    {
        Session: Stored(tag="Meeting", fields={"phase": "stage"}),
        Slot: Stored(is_untagged=True),
        Phase: Stored(values={"intake": "asking"}),
    }
)


def read(names: Names, family: Form, kind: str, payload: str) -> object:
    return Codec[Any](family, names).read(kind, payload, FakeSafe())


def written(names: Names, family: Form, value: object) -> tuple[str, str]:
    return Codec[Any](family, names).write(value, FakeSafe())


def test_a_renamed_class_with_a_renamed_field_reads_what_was_stored() -> None:
    back = read(RENAMED, Session, "Meeting", OLD)

    assert back == Session(Phase.ASKING, (Slot("A", 9),))


def test_what_is_stored_keeps_its_names() -> None:
    kind, payload = written(RENAMED, Session, Session(Phase.OVER))

    assert (kind, payload) == ("Meeting", '{"stage":"over","options":[],"best":null}')


def test_a_bare_value_reads_as_what_stood_there_alone_and_others_say_what_they_are() -> None:
    session = Session(Phase.OVER, (Slot("A", 9), Words("B", "Lisbon")), best=Words("B", "Lisbon"))
    kind, payload = written(RENAMED, Session, session)

    assert '"$type":"Slot"' in payload
    assert read(RENAMED, Session, kind, payload) == session


def test_a_bare_value_is_refused_where_nothing_says_what_it_was() -> None:
    plain = OLD.replace("stage", "phase").replace("intake", "over")
    with pytest.raises(UnreadableError, match="the stored Session"):
        read(Names({}), Session, "Session", plain)


def test_a_renamed_field_that_nobody_has_listed_is_no_silent_default() -> None:
    with pytest.raises(UnreadableError, match="Words has no headline"):
        read(Names({}), Words, "Words", '{"id":"B","title":"","headline":"Lisbon"}')


def test_a_dropped_field_is_passed_over() -> None:
    names = Names({Slot: Stored(dropped=frozenset({"end"}))})

    assert read(names, Slot, "Slot", '{"id":"A","start":9,"end":10}') == Slot("A", 9)


def in_minutes(fields: Fields) -> Fields:
    """Read a start in hours, as it was stored first."""
    return {"id": fields["id"], "start": 60 * fields["hour"]}


def test_what_had_another_form_is_brought_to_todays() -> None:
    names = Names({Slot: Stored(upcast=Upcast(frozenset({"hour"}), in_minutes))})

    for payload in ('{"id":"A","hour":9}', '{"id":"A","start":540}'):
        assert read(names, Slot, "Slot", payload) == Slot("A", 540)


def as_words(fields: Fields) -> Fields:
    """Read a place that was voted for when places were a class of their own."""
    return {"id": fields["id"], "title": fields["city"]}


def test_one_class_takes_the_place_of_another() -> None:
    names = Names({Words: Stored(also={"Place": as_words, "Title": None})})

    lisbon = Words("B", "Lisbon")
    assert read(names, Slot | Words, "Place", '{"id":"B","city":"Lisbon"}') == lisbon
    assert read(names, Slot | Words, "Title", '{"id":"B","title":"Lisbon"}') == lisbon
    assert written(names, Slot | Words, lisbon)[0] == "Words"


@dataclass(frozen=True)
class Round:
    options: tuple[Option, ...]
    best: Option | None = None


def test_a_field_of_a_base_class_holds_one_of_its_family() -> None:
    names = Names({Timed: Stored(tag="Slot", is_untagged=True)}, {Option: (Timed, Chosen)})
    now = Round((Timed("A", 9), Chosen("B", "Lisbon")), best=Chosen("B", "Lisbon"))

    assert read(names, Round, *written(names, Round, now)) == now
    before = read(names, Round, "Round", '{"options":[{"id":"A","start":9}]}')
    assert before == Round((Timed("A", 9),))


@pytest.mark.parametrize(
    ("stored", "family", "why"),
    [
        ({Slot: Stored(tag="Words")}, Slot | Words, "same name in rows"),
        ({Words: Stored(also={"Slot": None})}, Slot | Words, "same name in rows"),
        ({Slot: Stored(fields={"start": "id"})}, Slot, "no clear names"),
        ({Slot: Stored(fields={"begin": "start"})}, Slot, "no clear names"),
        (
            {Slot: Stored(is_untagged=True), Words: Stored(is_untagged=True)},
            Session,
            "cannot be all of Slot, Words",
        ),
    ],
)
def test_a_table_that_says_two_things_is_refused(
    stored: dict[type, Stored], family: Form, why: str
) -> None:
    with pytest.raises(UnclearNamesError, match=why):
        read(Names(stored), family, family.__name__ if family is Session else "Slot", "{}")
