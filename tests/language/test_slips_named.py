"""A slip of an earlier message is named by both times: said → what is put in place of what."""

from __future__ import annotations

import pytest

from tests.language.listening import applies_line, heard, lines

NAMED = [
    ("sorry not monday, tuesday", "mon → tue"),
    ("sorry nicht montag, dienstag", "mon → tue"),
    ("oops, tuesday not monday", "mon → tue"),
    ("ok sorry, not monday but tuesday", "mon → tue"),
    ("ups, dienstag statt montag", "mon → tue"),
    ("oops, tuesday instead of monday", "mon → tue"),
    ("not monday, tuesday, sorry", "mon → tue"),
    ("dienstag nicht montag, sorry", "mon → tue"),
    ("ah sorry nicht mo, di", "mon → tue"),
    ("entschuldigung, nicht am montag, am dienstag", "mon → tue"),
    ("hi sorry not mondays, tuesdays!", "mon → tue"),
    ("sorry, not monday morning, tuesday morning", "mon -12:00 → tue -12:00"),
]
NOT_NAMED = [
    ("not monday, tuesday", ["against must: mon,tue"]),
    ("sorry not monday", ["against must: mon"]),
    ("sorry not monday or tuesday", ["against must: mon,tue"]),
    ("sorry, can't do monday, tuesday", ["against must: mon,tue"]),
    ("sorry, not monday, tuesday works", ["against must: mon", "accepts: tue"]),
    ("sorry, not monday, tuesday or friday", ["against must: mon,tue,fri"]),
    ("tuesday, not monday", ["for prefers: tue", "against must: mon"]),
]


@pytest.mark.parametrize(("said", "put_right"), NAMED)
def test_a_slip_is_named_by_both_times(said: str, put_right: str) -> None:
    found = heard(said)
    [slip] = found.corrections
    assert slip.of is not None
    assert slip.to is not None
    assert (found.preferences, found.not_understood) == ((), ())
    assert f"{applies_line(slip.of)} → {applies_line(slip.to)}" == put_right


@pytest.mark.parametrize(("said", "understood"), NOT_NAMED)
def test_what_is_said_of_both_times_is_no_slip(said: str, understood: list[str]) -> None:
    assert lines(said) == understood
    assert heard(said).corrections == ()
