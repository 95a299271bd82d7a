"""Each day belongs to what is said of it, and no no goes on over the next: said → understood.

What stands behind "?" is asked about, since it could mean either.
"""

from __future__ import annotations

import pytest

from orchestration.language.listing import with_the_rest
from tests.language.listening import heard, hearing, line_of, lines

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
    ("Dienstag kann ich nicht und Mittwoch ab 10", ["against must: tue"], "Mittwoch ab 10"),
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


ONLY = [
    (
        "Mo-Mi ok, Do nicht, Fr erst ab 14 Uhr",
        ["accepts: mon,tue,wed", "against must: thu"],
        ["accepts: fri 14:00-", "against must: fri -14:00"],
    ),
    (
        "Mon-Wed ok, Thu no, Fri only after 2",
        ["accepts: mon,tue,wed", "against must: thu"],
        ["accepts: fri 14:00-", "against must: fri -14:00"],
    ),
    (
        "Di nicht, Mi nur vormittags",
        ["against must: tue"],
        ["accepts: wed -12:00", "against must: wed 12:00-"],
    ),
    (
        "Fr nur vormittags, sonst flexibel",
        [],
        ["accepts: fri -12:00", "against must: fri 12:00-", "flexible for prefers"],
    ),
    ("no Mondays, only Tuesdays after 2", ["against must: mon"], ["for must: tue 14:00-"]),
]


@pytest.mark.parametrize(("said", "before", "limited"), ONLY)
def test_an_only_behind_its_day_limits_that_day(
    said: str, before: list[str], limited: list[str]
) -> None:
    assert [line_of(each) for each in heard(said).preferences] == [*before, *limited]


MARKS = [
    (
        "Kann Mo, Di, Mi nicht, Do und Fr ab 13 Uhr",
        ["against must: mon,tue,wed", "accepts: thu,fri 13:00-"],
    ),
    (
        "wed no, thurs am only",
        ["against must: wed", "accepts: thu -12:00", "against must: thu 12:00-"],
    ),
    (
        "alles außer Mo, Di nur ab 16",
        [
            "flexible for prefers",
            "against must: mon",
            "accepts: tue 16:00-",
            "against must: tue -16:00",
        ],
    ),
    ("Di nicht (Zahnarzt), Mi ab 10", ["against must: tue", "accepts: wed 10:00-"]),
    ("Tue: no, Wed: from 10", ["against must: tue", "accepts: wed 10:00-"]),
    ("Mo ok Di nicht Mi ab 10", ["accepts: mon", "against must: tue", "accepts: wed 10:00-"]),
    (
        "Montag passt / Dienstag nicht / Mittwoch ab 10",
        ["accepts: mon", "against must: tue", "accepts: wed 10:00-"],
    ),
    ("Dienstag kann ich nicht. Mittwoch ab 10.", ["against must: tue", "accepts: wed 10:00-"]),
    ("Ich kann Montag nicht, Dienstag aber schon", ["against must: mon", "accepts: tue"]),
    ("Di nicht Mi ab 10", []),
    ("Tuesday not Wednesday from 10", []),
    ("kann mittwochs nie vor 14 Uhr", ["against must: wed -14:00"]),
]


@pytest.mark.parametrize(("said", "understood"), MARKS)
def test_whatever_mark_parts_them(said: str, understood: list[str]) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == understood
    assert bool(found.not_understood) is (understood == [])


EVERYDAY = [
    ("nights are fine", "accepts: daily 22:00-07:00", "sure"),
    ("Nachts geht auch", "accepts: daily 22:00-07:00", "sure"),
    ("Tuesday nights work", "accepts: tue 18:00-", "sure"),
    ("I can do 8 at night", "accepts: daily 20:00-20:00", "sure"),
    ("12.1. geht nicht", "against must: 01-12 00:00-01-13 00:00", "sure"),
    ("12.1. nicht", "against must: 01-12 00:00-01-13 00:00", "sure"),
    ("12.01. kann ich nicht", "against must: 01-12 00:00-01-13 00:00", "sure"),
    ("12.01. doesn't work", "against must: 01-12 00:00-01-13 00:00", "sure"),
    ("1/12 is out", "busy against must: 01-12 00:00-01-13 00:00", "sure"),
    ("12/1 is out", "busy against must: 01-12 00:00-01-13 00:00", "sure"),
    ("not too early please", "against mildly: daily -09:00", "likely"),
    ("nicht so früh bitte", "against mildly: daily -09:00", "likely"),
    ("Montag bitte nicht zu früh", "against mildly: mon -09:00", "likely"),
    ("oh no, I can never do Wednesdays before 14:00", "against must: wed -14:00", "sure"),
    ("oh nein, ich kann mittwochs nie vor 14 Uhr", "against must: wed -14:00", "sure"),
    ("Tuesday? oh no", "against must: tue", "sure"),
]


@pytest.mark.parametrize(("said", "understood", "sure"), EVERYDAY)
def test_everyday_words_are_read_as_they_are_meant(said: str, understood: str, sure: str) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == [understood]
    assert [each.sureness.value for each in found.preferences] == [sure]
    assert found.not_understood == ()


def test_what_is_no_hint_is_asked_about() -> None:
    found = heard("nicht so früh wie letztes Mal")
    assert found.preferences == ()
    assert found.not_understood != ()


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("9 is not too early for me", ["accepts: daily 09:00-09:00"]),
        ("5 is not too late for me", ["accepts: daily 17:00-17:00"]),
        (
            "9 is too early for me",
            ["against prefers: daily -09:00", "against prefers: daily 09:00-09:00"],
        ),
        ("Tuesday at 5 is too late for me", ["against prefers: tue 17:00-"]),
        (
            "8 Uhr ist mir zu früh, 10 ginge",
            [
                "against prefers: daily -08:00",
                "against prefers: daily 08:00-08:00",
                "accepts: daily 10:00-10:00",
            ],
        ),
        ("17 Uhr ist mir zu spät", ["against prefers: daily 17:00-"]),
    ],
)
def test_what_is_too_early_or_late_reaches_to_the_end_of_the_day(
    said: str, understood: list[str]
) -> None:
    assert lines(said) == understood


def test_who_can_do_nights_has_listed_no_windows() -> None:
    said = "nights are fine"
    assert with_the_rest(heard(said), hearing().frame) == heard(said)
