"""Each day belongs to what is said of it, and no no goes on over the next: said → understood.

What stands behind "?" is asked about, since it could mean either.
"""

from __future__ import annotations

import pytest

from tests.language.listening import heard, line_of

FROM = [
    ("Dienstag kann ich nicht, Mittwoch ab 10", ["against must: tue", "accepts: wed 10:00-"]),
    ("Montag kann ich nicht, Dienstag ab 10", ["against must: mon", "accepts: tue 10:00-"]),
    ("can do Tue not, Wed from 10", ["against must: tue", "accepts: wed 10:00-"]),
    (
        "Mo nicht, Di auch nicht, Mi ab 10",
        ["against must: mon", "against must: tue", "accepts: wed 10:00-"],
    ),
    ("Di: nicht, Mi: ab 10", ["against must: tue", "accepts: wed 10:00-"]),
    (
        "kann am 12. nicht, am 13. ab 10",
        ["against must: 01-12 00:00-01-13 00:00", "accepts: 01-13 10:00-01-14 00:00"],
    ),
    (
        "kann am 12.1. nicht, am 13.1. ab 10",
        ["against must: 01-12 00:00-01-13 00:00", "accepts: 01-13 10:00-01-14 00:00"],
    ),
    (
        "Mo-Mi passt, Do nicht, Fr ab 14 Uhr",
        ["accepts: mon,tue,wed", "against must: thu", "accepts: fri 14:00-"],
    ),
]
BUT = [
    (
        "Ich kann am 12. nicht, aber am 13. ab 10",
        ["against must: 01-12 00:00-01-13 00:00", "accepts: 01-13 10:00-01-14 00:00"],
    ),
    ("I can't do Monday, but Tuesday", ["against must: mon", "accepts: tue"]),
    ("I can't do Mondays, but Tuesdays from 10", ["against must: mon", "accepts: tue 10:00-"]),
]
SHORT = [
    ("Mo ok, Di nicht", ["accepts: mon", "against must: tue"]),
    ("Montag ok, Dienstag nicht", ["accepts: mon", "against must: tue"]),
    ("Montag klar, Dienstag nö", ["accepts: mon", "against must: tue"]),
]


@pytest.mark.parametrize(("said", "understood"), [*FROM, *BUT, *SHORT])
def test_a_no_ends_with_its_segment(said: str, understood: list[str]) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == understood
    assert found.not_understood == ()


ASKED = [
    ("I can't do Tuesday. Wednesday from 10.", ["against must: tue"], "Wednesday from 10"),
    ("I can't do Tuesday, Wednesday from 10", ["against must: tue"], "Wednesday from 10"),
    ("Mon no, Tue 9-11", ["against must: mon"], "Tue 9-11"),
    ("Mon is out, Tue 9-11", ["busy against must: mon"], "Tue 9-11"),
    ("Monday doesn't work, Tuesday after 3", ["against must: mon"], "Tuesday after 3"),
    ("Montag geht nicht, Dienstag bis 12", ["against must: mon"], "Dienstag bis 12"),
    ("Mo nicht vor 10, Di ab 14 Uhr", ["against must: mon -10:00"], "Di ab 14 Uhr"),
    (
        "Dienstag kann ich nicht und Mittwoch ab 10",
        [],
        "Dienstag kann ich nicht und Mittwoch ab 10",
    ),
]


@pytest.mark.parametrize(("said", "understood", "asked"), ASKED)
def test_what_a_day_behind_a_no_may_mean_is_asked(
    said: str, understood: list[str], asked: str
) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == understood
    assert [each.text for each in found.not_understood] == [asked]


def test_a_contrast_that_is_not_put_in_words_is_less_sure() -> None:
    sure = [each.sureness.value for each in heard("Mo nicht, Di ab 10").preferences]
    assert sure == ["sure", "likely"]
