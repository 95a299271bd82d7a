"""An “only” stays one where a day is ruled out behind it: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import lines

_MORNINGS, _NO_THURSDAY = "for must: daily -12:00", "against must: thu"
KEPT = [
    ("geht bei mir nur vormittags, und do gar nicht", [_MORNINGS, _NO_THURSDAY]),
    ("only mornings for me and thursday not at all", [_MORNINGS, _NO_THURSDAY]),
    ("nur vormittags, und donnerstag gar nicht", [_MORNINGS, _NO_THURSDAY]),
    ("nur vormittags und donnerstag nicht", [_MORNINGS, _NO_THURSDAY]),
    ("only mornings and thursday doesn't work", [_MORNINGS, _NO_THURSDAY]),
    ("only mornings plus thursday not at all", [_MORNINGS, _NO_THURSDAY]),
    ("nur vormittags, do und fr gar nicht", [_MORNINGS, "against must: thu,fri"]),
    (
        "bei mir gehts nur nachmittags und freitag gar nicht",
        ["for must: daily 12:00-18:00", "against must: fri"],
    ),
    (
        "geht nur ab 14 uhr und freitag ist gar nicht möglich",
        ["for must: daily 14:00-", "against must: fri"],
    ),
    ("only mondays, tuesdays not at all", ["for must: mon", "against must: tue"]),
    ("only tuesday mornings and thursday not at all", ["for must: tue -12:00", _NO_THURSDAY]),
]
BEHIND_A_NO = [
    ("I can't do Monday or Tuesday, and mornings only", ["against must: mon,tue", _MORNINGS]),
    ("no Fridays and afternoons only please", ["against must: fri", "for must: daily 12:00-18:00"]),
    ("I can't do Wednesday, and after 3 only", ["against must: wed", "for must: daily 15:00-"]),
    ("can't Tuesday and only in the morning", ["against must: tue", _MORNINGS]),
    ("not Monday, mornings only", ["against must: mon", _MORNINGS]),
    ("Fridays are out, mornings only please", ["busy against must: fri", _MORNINGS]),
    ("montags nicht und nur vormittags", ["against must: mon", _MORNINGS]),
    ("Freitag geht nicht, nur nach 15 Uhr", ["against must: fri -15:00", "accepts: fri 15:00-"]),
    (
        "can't do Mondays, Tuesday mornings only",
        ["against must: mon", "accepts: tue -12:00", "against must: tue 12:00-"],
    ),
    ("flexible, not just Thursday", ["flexible for prefers"]),
]
DENIED = [
    ("only mornings don't work", ["against must: daily -12:00"]),
    ("nur donnerstag gar nicht", [_NO_THURSDAY]),
    ("only mornings and thursdays don't work", ["against must: daily -12:00", _NO_THURSDAY]),
    ("vormittags und donnerstag gar nicht", ["against must: daily -12:00", _NO_THURSDAY]),
]
SHORT_DAYS = [
    ("do gar nicht", [_NO_THURSDAY]),
    ("vormittags geht und do nicht", ["accepts: daily -12:00", _NO_THURSDAY]),
    ("das geht mi gar nicht an", []),
    ("kann mi nicht erinnern", []),
]


@pytest.mark.parametrize(("said", "understood"), [*KEPT, *BEHIND_A_NO, *DENIED, *SHORT_DAYS])
def test_an_only_is_turned_round_by_its_own_no_alone(said: str, understood: list[str]) -> None:
    assert lines(said) == understood
