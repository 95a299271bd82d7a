"""What stands beside a limit, on its other side or behind it, and where days end: said → heard."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

_NOT_AFTER_FOUR = "against must: daily 16:00-"
_NOT_BEFORE_TEN = "against must: daily -10:00"
BEFORE_OR_AFTER_IT = [
    ("after 5 no, before fine", ["against must: daily 17:00-", "accepts: daily -17:00"]),
    (
        "every day after 17h is difficult, before is ok",
        ["against strongly: daily 17:00-", "accepts: daily -17:00"],
    ),
    (
        "before 10 is bad, after works",
        ["against prefers: daily -10:00", "accepts: daily 10:00-"],
    ),
    (
        "nach 17 Uhr schlecht, davor gerne",
        ["against prefers: daily 17:00-", "for prefers: daily -17:00"],
    ),
    ("nothing after 4, anything before is good", [_NOT_AFTER_FOUR, "for prefers: daily -16:00"]),
    ("Tuesday 9-11 no, before ok", ["against must: tue 09:00-11:00", "accepts: tue -09:00"]),
]
WHY = [
    (
        "nicht vor 10 bitte, da bin ich noch in der kita",
        ["busy against must: daily -10:00"],
    ),
    ("nach 17 Uhr nicht, da bin ich beim Sport", ["against must: daily 17:00-"]),
    ("nothing before 11, then I'm in the lab", ["against must: daily -11:00"]),
    (
        "bis 16 Uhr bin ich da, dann bin ich weg",
        ["accepts: daily -16:00", _NOT_AFTER_FOUR],
    ),
    ("I'm there till 6, then I'm gone", ["accepts: daily -18:00", "against must: daily 18:00-"]),
    (
        "außer mittags, da geh ich mit dem Hund (12 bis 13 Uhr)",
        ["against must: daily 12:00-13:00"],
    ),
    ("not over lunch, I walk the dog 12 to 12:45", ["against must: daily 12:00-12:45"]),
    (
        "not over lunch, I'm free 2 to 4",
        ["against must: daily 12:00-13:00", "accepts: daily 14:00-16:00"],
    ),
    (
        "any day but Tuesday, I'm at the dentist from 2 to 4",
        ["flexible for prefers", "against must: tue", "busy against must: tue 14:00-16:00"],
    ),
]
ANOTHER_DAY_BEHIND_IT = [
    ("nothing after 4, Tuesday 10-12 works", [_NOT_AFTER_FOUR, "accepts: tue 10:00-12:00"]),
    ("not after 4, Fridays after 2", [_NOT_AFTER_FOUR, "against must: fri 14:00-"]),
    ("not before 9, Fridays before 10", ["against must: daily -09:00", "against must: fri -10:00"]),
]
ASKED_ABOUT = [
    ("nothing after 4, Tuesday at 10", [_NOT_AFTER_FOUR]),
    ("nothing before 10, Tuesdays after 2", [_NOT_BEFORE_TEN]),
    ("no calls after 4, Friday before 12", [_NOT_AFTER_FOUR]),
    ("nichts nach 16 Uhr, Dienstag um 10", [_NOT_AFTER_FOUR]),
    ("nicht vor 10, Mittwoch ab 11", [_NOT_BEFORE_TEN]),
    ("nothing after 3 that week", []),
    ("we need to drop Friday", []),
    ("Tuesday is best, Wednesday second", ["for prefers: tue"]),
]
IN_THE_EVENING = [
    ("nothing later than 7", ["against must: daily 19:00-"]),
    ("nichts nach 7", ["against must: daily 19:00-"]),
    ("ab 8 geht nichts mehr", ["against must: daily 20:00-"]),
    ("Mondays not after 7", ["against must: mon 19:00-"]),
    ("Mondays I can't after 8", ["against must: mon 08:00-"]),
]
LEAVING_A_CALL = [
    ("I have to drop at 4", [_NOT_AFTER_FOUR]),
    ("friday i gotta drop at 4 sharp", ["against must: fri 16:00-"]),
    ("need to drop off the call by 4", [_NOT_AFTER_FOUR]),
    ("I need to drop off the kids at 8", ["busy against must: daily 08:00-09:00"]),
    ("I have to drop my son off at 8.30", ["busy against must: daily 08:30-09:30"]),
    (
        "I drop the kids off at 8 and I'm off at 3 on Fridays",
        ["busy against must: daily 08:00-09:00", "busy against must: fri 15:00-"],
    ),
]
DAYS = [
    ("Fri 15 before 11", ["for prefers: 01-15 00:00-11:00"]),
    ("Fri 15 after 2", ["for prefers: 01-15 14:00-01-16 00:00"]),
    ("Fri quarter to 11", ["for prefers: fri 10:45-10:45"]),
    ("Tuesday 12 to 1", ["for prefers: tue 12:00-13:00"]),
    ("mon tue wed ok", ["accepts: mon,tue,wed"]),
    ("mo di mi geht", ["accepts: mon,tue,wed"]),
    ("mon wed fri mornings", ["for prefers: mon,wed,fri -12:00"]),
    ("Mon no Tue Wed Thu yes", ["against must: mon", "accepts: tue,wed,thu"]),
    ("Mon and Wed only, 9 to 3", ["for must: mon,wed 09:00-15:00"]),
    ("Fridays only until 12", ["accepts: fri -12:00", "against must: fri 12:00-"]),
    ("Tuesday, sorry no", ["against must: tue"]),
    ("Tuesday, sorry, Wednesday", ["for prefers: wed"]),
]
CLOCKS = [
    ("they're 3h ahead", []),
    ("I'm 3 hours ahead, so mornings are best", ["for prefers: daily -12:00"]),
    ("at least 3 hours ahead please", ["notice for strongly: 180 min"]),
    ("In Dubai 11-15", []),
    ("Dubai 9-11 works", ["accepts: daily 06:00-08:00"]),
]
_BUSY_18 = "busy against must: 01-18 00:00-01-19 00:00"
LINES = [
    ("Wed 20/01\nOOO", ["busy against must: 01-20 00:00-01-21 00:00"]),
    (
        "Monday\nany time\nTuesday\nbusy\nWednesday\n9-11 free",
        ["flexible for prefers: mon", "busy against must: tue", "accepts: wed 09:00-11:00"],
    ),
    (
        "Mo 11.1.\nUrlaub\nDi 12.1.\nfrei",
        ["busy against must: 01-11 00:00-01-12 00:00", "accepts: 01-12 00:00-01-13 00:00"],
    ),
    (
        "Monday 18th\nBusy\nTuesday 19th\n10-11 Standup\n12-13 Lunch",
        [
            _BUSY_18,
            "busy against must: 01-19 10:00-11:00",
            "busy against must: 01-19 12:00-13:00",
        ],
    ),
    ("Tuesday\nthanks!", ["for prefers: tue"]),
    ("Tuesday\nSorry no", ["against must: tue"]),
    (
        "free slots in my calendar:\nTue 12/1 11:15-12:30\nWed 13/1 15:00-17:00",
        ["accepts: 01-12 11:15-12:30", "accepts: 01-13 15:00-17:00"],
    ),
    (
        "busy slots in my calendar:\nTue 12/1 11:15-12:30\nWed 13/1 15:00-17:00",
        ["busy against must: 01-12 11:15-12:30", "busy against must: 01-13 15:00-17:00"],
    ),
    (
        "Mon 9-10 Standup (can be moved)\nTue 11-12 Gym",
        ["against prefers: mon 09:00-10:00", "busy against must: tue 11:00-12:00"],
    ),
    (
        "Mo 9-10 Standup (verschiebbar)\nDi 11-12 Sport",
        ["against prefers: mon 09:00-10:00", "busy against must: tue 11:00-12:00"],
    ),
]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        *(BEFORE_OR_AFTER_IT + WHY + ANOTHER_DAY_BEHIND_IT + IN_THE_EVENING),
        *(LEAVING_A_CALL + DAYS + CLOCKS + LINES),
    ],
)
def test_it_is_of_its_own_side(said: str, expected: list[str]) -> None:
    assert lines(said) == expected


@pytest.mark.parametrize(("said", "expected"), ASKED_ABOUT)
def test_what_may_be_on_either_side_is_listed(said: str, expected: list[str]) -> None:
    assert lines(said) == expected
    assert heard(said).not_understood
