"""Who is “rather full” on a day would rather not meet then: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import lines

HEDGED = [
    ("mittwoch ist eher voll", ["against prefers: wed"]),
    ("wednesday is rather full", ["against prefers: wed"]),
    ("montags bin ich eher verplant", ["against prefers: mon"]),
    ("freitag ist bei mir eher blockiert", ["against prefers: fri"]),
    ("thu rather packed, fri ok", ["against prefers: thu", "accepts: fri"]),
    (
        "mittwoch eher ausgebucht, donnerstag eher frei",
        ["against prefers: wed", "for prefers: thu"],
    ),
    (
        "moin! diese woche eher voll, nächste woche geht mo oder mi vormittag",
        [
            "against prefers: 01-04 00:00-01-11 00:00",
            "accepts: 01-11 00:00-12:00 + 01-13 00:00-12:00",
        ],
    ),
]
WISHED = [
    ("mittwoch eher", ["for prefers: wed"]),
    ("eher mittwoch, donnerstag voll", ["for prefers: wed", "busy against must: thu"]),
    ("rather wednesday, thursday is full", ["for prefers: wed", "busy against must: thu"]),
    ("lieber montag, weil dienstag voll ist", ["for prefers: mon", "busy against must: tue"]),
    ("mittwoch ist eher leer", ["for prefers: wed"]),
]


@pytest.mark.parametrize(("said", "understood"), [*HEDGED, *WISHED])
def test_a_day_that_is_rather_full_is_not_wished_for(said: str, understood: list[str]) -> None:
    assert lines(said) == understood
