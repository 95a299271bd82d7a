"""Whatever fields a command, an effect or a session has, it comes back as it was."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from datetime import UTC, date, datetime, timedelta, timezone
from fractions import Fraction
from types import NoneType
from typing import Any, Final, TypeAlias, get_args, get_origin, get_type_hints
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import Option
from orchestration.model.times import Interval, TimeFrame, Window
from orchestration.privacy import Private, PublicReason
from orchestration.sessions.commands import Command, Opening
from orchestration.sessions.effects import Effect
from orchestration.views.base import ChannelView, MemberView
from storage.errors import ForgottenError, UnreadableError
from storage.mapping import Codec
from storage.names import NAMES
from tests.examples import thorough
from tests.storage.samples import CANARY, NOW, answer, meeting, told

COMMANDS: Final[Codec[Command]] = Codec(Command)
EFFECTS: Final[Codec[Effect]] = Codec(Effect)
MEETINGS: Final[Codec[Meeting]] = Codec(Meeting)


class FakeSafe:
    """Keeps what is sealed, and hands out a number for it."""

    def __init__(self) -> None:
        self.sealed: list[bytes] = []
        self.forgotten: set[str] = set()

    def seal(self, owner: str, plain: bytes) -> Mapping[str, str]:
        self.sealed.append(plain)
        return {"$private": str(len(self.sealed) - 1), "owner": owner, "key": "k"}

    def open(self, sealed: Mapping[str, str]) -> bytes:
        if sealed["owner"] in self.forgotten:
            raise ForgottenError("the key was destroyed")
        return self.sealed[int(sealed["$private"])]


Form: TypeAlias = Any

ZONES = st.sampled_from(
    [UTC, timezone(timedelta(hours=-5)), ZoneInfo("Europe/Berlin"), ZoneInfo("Asia/Kathmandu")]
)
INSTANTS = st.builds(
    datetime.combine, st.dates(date(1990, 1, 1), date(2060, 1, 1)), st.times(), ZONES
)
WORDS = st.text(st.characters(), max_size=8)  # lone surrogates and NUL, too


def _private(kind: Form) -> st.SearchStrategy[Private[Any]]:
    (inner,) = get_args(kind)
    return st.builds(Private, WORDS, st.from_type(inner))


def _ordered(kind: type, start: st.SearchStrategy[Form]) -> st.SearchStrategy[Any]:
    return st.builds(lambda at, span: kind(at, at + span), start, st.just(timedelta(days=3)))


# The strategies come from the fields of the dataclasses, so that new ones are tried by themselves.
st.register_type_strategy(str, WORDS)
st.register_type_strategy(float, st.floats(allow_nan=False))  # a NaN does not equal itself
st.register_type_strategy(datetime, INSTANTS)
st.register_type_strategy(Private, _private)
st.register_type_strategy(PublicReason, WORDS.map(PublicReason))
st.register_type_strategy(Interval, _ordered(Interval, INSTANTS))
st.register_type_strategy(Window, _ordered(Window, st.dates(max_value=date(2060, 1, 1))))
st.register_type_strategy(TimeFrame, st.builds(TimeFrame, INSTANTS, WORDS))


def any_of(base: type) -> st.SearchStrategy[Any]:
    """One of a family; what they are made of is looked at when one is wanted, not on import."""
    return st.deferred(lambda: st.one_of([st.from_type(each) for each in NAMES.family(base)]))


for base in (Option, Opening, Command, ChannelView, MemberView):
    st.register_type_strategy(base, any_of(base))

TRIES = settings(
    max_examples=thorough(60),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@TRIES
@given(any_of(Command))
def test_every_command_comes_back(command: Command) -> None:
    safe = FakeSafe()
    assert COMMANDS.read(*COMMANDS.write(command, safe), safe) == command


@TRIES
@given(any_of(Effect))
def test_every_effect_comes_back(effect: Effect) -> None:
    safe = FakeSafe()
    assert EFFECTS.read(*EFFECTS.write(effect, safe), safe) == effect


@settings(TRIES, max_examples=thorough(20, least=3))
@given(st.from_type(Meeting))
def test_every_meeting_comes_back(session: Meeting) -> None:
    safe = FakeSafe()
    assert MEETINGS.read(*MEETINGS.write(session, safe), safe) == session


def test_what_is_private_passes_through_the_safe_only() -> None:
    safe = FakeSafe()
    for payload in (COMMANDS.write(told(), safe)[1], MEETINGS.write(meeting(), safe)[1]):
        assert CANARY not in payload
    assert len(safe.sealed) == 6


def test_a_class_nobody_named_is_not_written() -> None:
    with pytest.raises(TypeError, match="Answer"):
        MEETINGS.write(answer(), FakeSafe())  # type: ignore[arg-type]  # what is tried


@dataclass(frozen=True)
class _Times:
    at: datetime
    share: Fraction
    raw: bytes
    names: frozenset[str]
    span: timedelta


TIMES: Final[Codec[_Times]] = Codec(_Times)


@pytest.mark.parametrize("fold", [0, 1])
def test_an_instant_keeps_its_named_zone_and_its_side_of_the_clock_change(fold: int) -> None:
    at = datetime(2027, 10, 31, 2, 30, tzinfo=ZoneInfo("Europe/Berlin"), fold=fold)
    times = _Times(at, Fraction(1, 3), b"\x00\xff", frozenset("ab"), timedelta(microseconds=7))
    back = TIMES.read(*TIMES.write(times, FakeSafe()), FakeSafe())
    assert back == times
    assert (back.at.tzinfo, back.at.fold) == (at.tzinfo, fold)


def test_an_instant_without_a_zone_is_refused() -> None:
    times = _Times(datetime(2027, 1, 1), Fraction(1), b"", frozenset(), timedelta())  # noqa: DTZ001
    with pytest.raises(TypeError, match="zone"):
        TIMES.write(times, FakeSafe())


def test_a_row_of_an_earlier_version_takes_the_defaults_of_fields_it_lacks() -> None:
    safe = FakeSafe()
    kind, payload = MEETINGS.write(meeting(), safe)
    earlier = json.loads(payload)
    del earlier["ratings"]
    assert MEETINGS.read(kind, json.dumps(earlier), safe) == meeting()


def test_a_field_that_nobody_knows_is_named_and_not_lost() -> None:
    safe = FakeSafe()
    kind, payload = MEETINGS.write(meeting(), safe)
    later = json.loads(payload)
    later["rounds"][0]["weather"] = "rain"
    with pytest.raises(UnreadableError, match="stored Meeting: Round has no weather") as caught:
        MEETINGS.read(kind, json.dumps(later), safe)
    assert "rain" not in str(caught.value)


@pytest.mark.parametrize(
    ("kind", "payload"),
    [("TellPrivately", "{}"), ("NoSuchCommand", "{}"), ("Answer", "[1"), ("Answer", "7")],
)
def test_what_cannot_be_read_says_so_without_quoting(kind: str, payload: str) -> None:
    with pytest.raises(UnreadableError, match=kind) as caught:
        COMMANDS.read(kind, payload, FakeSafe())
    assert caught.value.__suppress_context__


def test_a_private_value_that_lies_open_is_not_taken() -> None:
    safe = FakeSafe()
    kind, payload = COMMANDS.write(told(), safe)
    opened = json.loads(payload) | {"text": "in the open"}
    with pytest.raises(UnreadableError):
        COMMANDS.read(kind, json.dumps(opened), safe)


def test_a_forgotten_member_leaves_the_mappings_they_were_in() -> None:
    safe = FakeSafe()
    written = MEETINGS.write(meeting(), safe)
    safe.forgotten.add("ben")
    back = MEETINGS.read(*written, safe)
    assert list(back.profiles) == ["ada", "cleo", "dan", "eve"]
    assert back.members == meeting().members


def test_a_command_cannot_stand_without_its_words() -> None:
    safe = FakeSafe()
    written = COMMANDS.write(told(), safe)
    safe.forgotten.add("ada")
    with pytest.raises(ForgottenError):
        COMMANDS.read(*written, safe)


@dataclass(frozen=True)
class _Note:
    at: datetime
    words: Private[str] | None
    must: Private[str]


def test_an_optional_private_value_becomes_none() -> None:
    notes: Codec[_Note] = Codec(_Note)
    safe = FakeSafe()
    written = notes.write(_Note(NOW, Private("ada", "a"), Private("ben", "b")), safe)
    safe.forgotten.add("ada")
    assert notes.read(*written, safe) == _Note(NOW, None, Private("ben", "b"))


def test_no_member_can_take_a_whole_session_with_them() -> None:
    """A private field of a session is optional or in a mapping (storage/forgetting.py)."""
    assert _bare_private_fields(Meeting) == []
    assert _bare_private_fields(_Note) == ["_Note.must"]


def _bare_private_fields(cls: type) -> list[str]:
    found = []
    for name, form in get_type_hints(cls).items():
        if name in {field.name for field in fields(cls)}:
            found += _bare_in(form, f"{cls.__name__}.{name}", may_go=False)
    return found


def _bare_in(form: Form, name: str, *, may_go: bool) -> list[str]:
    if is_dataclass(form):
        return _bare_private_fields(form)  # type: ignore[arg-type]  # a class, not an instance
    origin: object = get_origin(form)
    if origin is Private:
        return [] if may_go else [name]
    droppable = origin is Mapping or NoneType in get_args(form)
    return [bare for each in get_args(form) for bare in _bare_in(each, name, may_go=droppable)]
