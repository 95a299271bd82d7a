"""Wishes about times in a session with a window: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import lines

FOR_AND_AGAINST = [
    ("Tuesdays suit me well", ["accepts: tue"]),
    ("I like mornings", ["for prefers: daily -12:00"]),
    ("She likes to meet in the morning.", ["for prefers: daily -12:00"]),
    ("Lena prefers afternoons", ["for prefers: daily 12:00-18:00"]),
    ("I'd rather not meet before ten", ["against prefers: daily -10:00"]),
    ("Mondays are not great", ["against prefers: mon"]),
    ("I would like to avoid more meetings on Friday", ["against prefers: fri"]),
    ("I do not want to meet on Tuesday after 2pm", ["against prefers: tue 14:00-"]),
    ("late afternoons are best", ["for prefers: daily 15:00-18:00"]),
    ("the middle of the day is ideal", ["for prefers: daily 11:00-14:00"]),
    ("evenings are hard for me", ["against strongly: daily 18:00-"]),
    ("I hate early mornings", ["against strongly: daily -09:00"]),
    ("I really like Wednesdays", ["for strongly: wed"]),
    ("ideally between 2 and 4", ["for mildly: daily 14:00-16:00"]),
    ("Thursday afternoon, if possible", ["for mildly: thu 12:00-18:00"]),
    ("I can't do Wednesday mornings", ["against must: wed -12:00"]),
    ("lunch on Tuesdays is sacred", ["against must: tue 12:00-13:00"]),
    ("I never take calls on weekends", ["against must: sat,sun"]),
    ("no meetings after half past four", ["against must: daily 16:30-"]),
    ("I can only do afternoons", ["for must: daily 12:00-18:00"]),
    ("It has to be before noon", ["for must: daily -12:00"]),
    ("I have to be done by 4:30", ["against must: daily 16:30-"]),
    ("hard stop at five", ["against must: daily 17:00-"]),
    ("I start at 10 on Mondays", ["against must: mon -10:00"]),
    ("Fridays are impossible", ["against must: fri"]),
]

LISTS_AND_RANGES = [
    ("Mon-Wed works", ["accepts: mon,tue,wed"]),
    ("Tuesdays, Wednesdays and Fridays work", ["accepts: tue,wed,fri"]),
    ("can't do Tuesdays or Friday mornings", ["against must: tue", "against must: fri -12:00"]),
    ("Tuesday and Thursday mornings are fine", ["accepts: tue,thu -12:00"]),
    ("9-11 on Mondays suits me", ["accepts: mon 09:00-11:00"]),
    ("Wednesday 2-4pm works", ["accepts: wed 14:00-16:00"]),
    ("3pm-5pm is good", ["for prefers: daily 15:00-17:00"]),
    (
        "nothing before 10 or after 4 please",
        ["against must: daily -10:00", "against must: daily 16:00-"],
    ),
    ("every Tuesday and Thursday from 9 to 10 is bad", ["against prefers: tue,thu 09:00-10:00"]),
    ("M-F 9-5 works", ["accepts: weekdays 09:00-17:00"]),
    ("every other Monday is bad", ["against prefers: mon every 2"]),
    ("weekdays after6pm are impossible", ["against must: weekdays 18:00-"]),
    ("On Mondays I'm free from 1 to 3", ["accepts: mon 13:00-15:00"]),
]

PERIODS = [
    (
        "Next week I can do Tuesday afternoon or Thursday morning",
        ["accepts: 01-12 12:00-18:00 + 01-14 00:00-12:00"],
    ),
    (
        "Next week: Monday 9-11, Tuesday after 3",
        ["for prefers: 01-11 09:00-11:00 + 01-12 15:00-01-13 00:00"],
    ),
    (
        "I prefer Tuesday or Thursday next week",
        ["for prefers: 01-12 00:00-01-13 00:00 + 01-14 00:00-01-15 00:00"],
    ),
    (
        "this week is crazy, next week is better",
        ["against prefers: 01-04 00:00-01-11 00:00", "for prefers: 01-11 00:00-01-18 00:00"],
    ),
]

CLAUSES = [
    ("I can't do Monday, Tuesday works", ["against must: mon", "accepts: tue"]),
    ("not on Friday. Tuesday after 15:00.", ["against must: fri", "against must: tue 15:00-"]),
    ("Mondays are ok but I hate Fridays", ["accepts: mon", "against strongly: fri"]),
    ("mornings are possible but not great", ["against prefers: daily -12:00"]),
    ("Tuesday works. Actually, not Tuesday.", ["against must: tue"]),
    ("Mondays? I hate them.", ["against strongly: mon"]),
    ("I prefer mornings, not Fridays", ["for prefers: daily -12:00", "against prefers: fri"]),
    ("I like Tuesdays. I like Tuesdays very much.", ["for strongly: tue"]),
]

RESERVED = [
    ("Afternoons are for focused work", ["against prefers: daily 12:00-18:00"]),
    ("I block out mornings for writing", ["against prefers: daily -12:00"]),
    ("please keep Fridays free", ["against strongly: fri"]),
    (
        "Mornings are for coding, please keep them free if you can",
        ["against prefers: daily -12:00"],
    ),
]

EXCEPTIONS = [
    ("Any day but Mondays", ["flexible for prefers", "against must: mon"]),
    (
        "afternoons are for deep work, except Tuesdays",
        ["against prefers: mon,wed,thu,fri,sat,sun 12:00-18:00"],
    ),
    ("I'm free Tuesday except 2-3", ["accepts: tue", "against must: tue 14:00-15:00"]),
    ("flexible except Thursdays", ["flexible for prefers", "against must: thu"]),
    (
        "any time next week except Friday after 3",
        [
            (
                "flexible for prefers: 01-11 00:00-01-15 00:00 + 01-15 00:00-15:00"
                " + 01-16 00:00-01-18 00:00"
            ),
            "against must: 01-15 15:00-01-16 00:00",
        ],
    ),
]

ALTERNATIVES = [
    ("Only Tuesday mornings and Thursdays 2-4", ["for must: tue -12:00 or thu 14:00-16:00"]),
    ("Tuesday mornings or after 3 on Thursdays", ["for prefers: tue -12:00 or thu 15:00-"]),
    ("mornings or after 5", ["for prefers: daily -12:00 or daily 17:00-"]),
    ("lunch or after 4 on Fridays", ["for prefers: fri 12:00-13:00 or fri 16:00-"]),
    ("afternoons or before 10", ["for prefers: daily -10:00 or daily 12:00-18:00"]),
    ("Tuesday evenings or after 8 on Thursdays", ["for prefers: tue 18:00- or thu 20:00-"]),
    ("evenings, before 9", ["for prefers: daily 18:00-21:00"]),
    ("only every other Monday, or Fridays", ["for must: mon every 2 or fri"]),
    ("Mondays, or Friday the 15th after 2", ["for prefers: mon or 01-15 14:00-01-16 00:00"]),
    (
        "Am liebsten montags nach 14 Uhr oder freitags vor 12",
        ["for prefers: mon 14:00- or fri -12:00"],
    ),
]

UNLESS = [
    ("cant do fridays unless its before 11", ["against must: fri 11:00-"]),
    ("no Mondays unless after 3", ["against must: mon -15:00"]),
    ("any day as long as it's after 10", ["for prefers: daily 10:00-"]),
    (
        "Any time is fine for me, just never thursday afternoons (physio)",
        ["flexible for prefers", "against must: thu 12:00-18:00"],
    ),
    ("It's not that I can't do Fridays, I'd just rather not", ["against prefers: fri"]),
    (
        "would have to leave by quarter past three for school pick-up",
        ["against must: daily 15:15-"],
    ),
    ("Please don't book me on Tuesdays unless it's after 3", ["against must: tue -15:00"]),
    ("Mornings are fine, Fridays less so", ["accepts: daily -12:00", "against prefers: fri"]),
    ("id sooner do wednesday tbh", ["for prefers: wed"]),
    ("Sorry to be difficult, the only time that works is Thursdays", ["for must: thu"]),
    ("not a morning person", ["against prefers: daily -12:00"]),
    ("rather nothing before 10", ["against prefers: daily -10:00"]),
    ("not 4-5pm if possible, that's when I write", ["against mildly: daily 16:00-17:00"]),
    ("Neither Tues nor Thurs afternoons are possible", ["against must: tue,thu 12:00-18:00"]),
    ("2pm is the earliest I can do", ["against must: daily -14:00"]),
    ("the latest I can do is 4", ["against must: daily 16:00-"]),
]

AFTER_THAT = [
    (
        "I teach Mon + Wed 9-11, after that I'm free",
        ["busy against must: mon,wed 09:00-11:00", "accepts: mon,wed 11:00-"],
    ),
    (
        "in a workshop until 2, free after that",
        ["busy against must: daily -14:00", "accepts: daily 14:00-"],
    ),
    (
        "Pipeline review til noon on Mondays, could do something after that",
        ["busy against must: mon -12:00", "accepts: mon 12:00-"],
    ),
    ("I land on Tuesday at 2pm so only after that", ["against must: tue -14:00"]),
]

BUSY = [
    ("I teach on Thursdays", ["busy against must: thu"]),
    ("I drop my son at school until 9:30", ["busy against must: daily -09:30"]),
    ("I have yoga on Tuesdays from 6 to 7", ["busy against must: tue 18:00-19:00"]),
    (
        "I'm travelling from the 12th through the 14th",
        ["busy against must: 01-12 00:00-01-15 00:00"],
    ),
    ("He is out of office on Jan 18 - 20", ["busy against must: 01-18 00:00-01-21 00:00"]),
    (
        "Lena has meetings on Monday during 9:00 to 9:30, 11:30 to 12:00, Tuesday during 9 to 10;",
        [
            "busy against must: mon 09:00-09:30",
            "busy against must: mon 11:30-12:00",
            "busy against must: tue 09:00-10:00",
        ],
    ),
    (
        "Lenahas blocked their calendar on Friday during 13:00 to 14:00",
        ["busy against must: fri 13:00-14:00"],
    ),
]


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        *FOR_AND_AGAINST,
        *LISTS_AND_RANGES,
        *CLAUSES,
        *PERIODS,
        *RESERVED,
        *EXCEPTIONS,
        *ALTERNATIVES,
        *UNLESS,
        *AFTER_THAT,
        *BUSY,
    ],
)
def test_words_become_typed_wishes(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


def test_hours_of_next_week_are_no_count_of_weeks() -> None:
    [late] = lines("not after 5 next week")

    assert late.startswith("against must: 01-11 17:00-01-12 00:00 + 01-12 17:00")
    assert late.count(" + ") == 6
    [lunch] = lines("not after 1 next week")
    assert lunch.startswith("against must: 01-11 13:00-01-12 00:00 + ")
