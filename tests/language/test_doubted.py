"""What may mean something else is not asserted, and what is firm is: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

DOUBTED = [
    "Wednesday is fine too, any time, don't plan around me",
    "there's a strike on the 19th",
    "the fair isn't until the 20th",
    "on days I'm in the office, after 10",
    "Tuesday's only possible online",
    "is Tuesday off the table?",
    "didn't we say not Thursday?",
    "surely not Monday?",
    "I could have done Tuesday",
    "would have taken Thursday",
    "I don't have anything on Tuesday",
    "half day on the 15th",
    "I have a half day on Friday",
    "that's 8pm here",
    "I get back late on the 13th",
    "not only Tuesday",
    "nicht nur Dienstag",
    "Hmm. 11-13 I'm at a conference",
    "11-13 bin ich auf einer Konferenz",
    "I prefer Tuesday, that's it",
    "Tuesday suits, the rest of the week doesn't",
]
IN_PART = [
    ("Dentist Friday 9 to 10. Afternoons.", ["busy against must: fri 09:00-10:00"]),
    (
        "Hab den Handwerker zwischen 8 und 10 am Freitag, danach ok",
        ["busy against must: fri 08:00-10:00"],
    ),
    ("Wed is blocked, Friday half day", ["busy against must: wed"]),
    (
        "Am 12. leider nicht, beim 13. müsste ich schauen",
        ["against must: 01-12 00:00-01-13 00:00"],
    ),
    ("Tuesdays I finish at 3, Fridays at 5", ["against must: tue 15:00-"]),
    (
        "passt am Mittwoch, jederzeit, nicht auf mich warten",
        ["accepts: wed", "flexible for prefers"],
    ),
    (
        "On Tuesdays I can do 9-11, on Wednesdays 2-4, Thursdays not at all",
        ["accepts: tue 09:00-11:00"],
    ),
    (
        "Gern am 21., der Chef meint aber, er kann nicht vor 16 Uhr",
        ["for prefers: 01-21 00:00-01-22 00:00"],
    ),
]
LIMITS = [
    ("nothing after 7pm please", ["against must: daily 19:00-"]),
    ("pls nothing before 9:30", ["against must: daily -09:30"]),
    ("no meetings after 5 on Fridays please", ["against must: fri 17:00-"]),
    ("bitte nichts nach 17 Uhr", ["against must: daily 17:00-"]),
    ("nothing on Fridays please", ["against strongly: fri"]),
    (
        "Keine Termine nach 16 Uhr bitte, freitags auch nicht nach 13 Uhr",
        ["against must: daily 16:00-", "against must: fri 13:00-"],
    ),
]
ALL_OF_IT = [
    ("I need a break. Tuesday or Wednesday", ["buffer for must: 15 min", "for prefers: tue,wed"]),
    ("es muss remote sein. Dienstag oder Mittwoch", ["place for must", "for prefers: tue,wed"]),
    ("Free Tues 10-1, that's it", ["for must: tue 10:00-13:00"]),
    (
        "I can do the 11th and the 12th but that's it",
        ["for must: 01-11 00:00-01-12 00:00 + 01-12 00:00-01-13 00:00"],
    ),
    ("Dienstag und Mittwoch gehen, das war's", ["for must: tue,wed"]),
    ("that's it, Tuesday works", ["accepts: tue"]),
    (
        "Not before 10, after that gladly",
        ["against must: daily -10:00", "for prefers: daily 10:00-"],
    ),
    ("Can we not do Fridays?", ["against prefers: fri"]),
]
OF_OTHER_DAYS = [
    (
        "Fridays only until 1, other days until 5",
        [
            *("accepts: fri -13:00", "against must: fri 13:00-"),
            *("accepts: mon,tue,wed,thu -17:00", "against must: mon,tue,wed,thu 17:00-"),
        ],
    ),
    (
        "montags erst ab 10, restliche Tage ab 9",
        [
            *("accepts: mon 10:00-", "against must: mon -10:00"),
            *("accepts: tue,wed,thu,fri 09:00-", "against must: tue,wed,thu,fri -09:00"),
        ],
    ),
    (
        "I can do the 11th, 12th and 15th, the other week I'm skiing",
        [
            "accepts: 01-11 00:00-01-12 00:00 + 01-12 00:00-01-13 00:00 + 01-15 00:00-01-16 00:00",
            "busy against must: 01-18 00:00-01-25 00:00",
        ],
    ),
    (
        "Ich kann Mo, Di und Do, Fr bin ich im Urlaub",
        ["accepts: mon,tue,thu", "busy against must: fri"],
    ),
    (
        "I'm off Mon, Tue and Wed, Thursday works",
        ["busy against must: mon,tue,wed", "accepts: thu"],
    ),
    (
        "13th suits, rest of that week is jammed",
        [
            "accepts: 01-13 00:00-01-14 00:00",
            "busy against must: 01-11 00:00-01-13 00:00 + 01-14 00:00-01-18 00:00",
        ],
    ),
    (
        "Workshop am 20., sonst flexibel, nur vor 9 geht nichts",
        [
            *("busy against must: 01-20 00:00-01-21 00:00", "flexible for prefers"),
            "against must: daily -09:00",
        ],
    ),
    (
        "12. geht; 13. nur vormittags",
        [
            "accepts: 01-12 00:00-01-13 00:00",
            *("accepts: 01-13 00:00-12:00", "against must: 01-13 12:00-01-14 00:00"),
        ],
    ),
]
JUDGED_APART = [
    (
        "Di nicht, Do erst ab 15 Uhr, Fr super",
        [
            *("against must: tue", "accepts: thu 15:00-", "against must: thu -15:00"),
            "for prefers: fri",
        ],
    ),
    (
        "Thursday yes but not the evening, Friday is out",
        ["accepts: thu", "against must: thu 18:00-", "busy against must: fri"],
    ),
    (
        "nicht nach 16 Uhr, Mo und Mi auch bis 18 Uhr möglich",
        [
            "against must: tue,thu,fri,sat,sun 16:00-",
            *("against must: mon,wed 18:00-", "accepts: mon,wed -18:00"),
        ],
    ),
    (
        "at 10 from the 21st",
        ["for prefers: 01-21 10:00 (hour) + 01-22 10:00 (hour)"],
    ),
    ("11am-1pm, M–Th", ["for prefers: mon,tue,wed,thu 11:00-13:00"]),
    ("Wednesday would work if we kept it before 11", ["accepts: wed -11:00"]),
    ("any time that's not a Friday", ["flexible for prefers", "against must: fri"]),
]
HEADED = [
    (
        "meetings: mon 10-12, wed 14-16",
        ["busy against must: mon 10:00-12:00", "busy against must: wed 14:00-16:00"],
    ),
    (
        "Vorlesungen: Mo 10-12. Sonst immer",
        ["busy against must: mon 10:00-12:00", "flexible for prefers"],
    ),
    (
        "two gaps left: mon 18 10:30-12, thu 21 after 2",
        ["accepts: 01-18 10:30-12:00 + 01-21 14:00-01-22 00:00"],
    ),
    ("best window for me = Tuesday 9:30 - 12:30", ["for prefers: tue 09:30-12:30"]),
    ("thu 21 after 2 works", ["accepts: 01-21 14:00-01-22 00:00"]),
    ("20 past 2 on Thursday works", ["accepts: thu 14:20-14:20"]),
]


@pytest.mark.parametrize("said", DOUBTED)
def test_what_may_mean_something_else_is_listed(said: str) -> None:
    found = heard(said)
    assert found.not_understood
    assert not [each for each in found.preferences if each.strength == "must"]


@pytest.mark.parametrize(
    ("said", "understood"), [*LIMITS, *ALL_OF_IT, *OF_OTHER_DAYS, *HEADED, *JUDGED_APART]
)
def test_what_is_said_outright_is_read(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(("said", "understood"), IN_PART)
def test_the_rest_is_listed(said: str, understood: list[str]) -> None:
    assert lines(said) == understood
    assert heard(said).not_understood


HANGS_ON_MORE = [
    "Mondays are out, otherwise from 9 to 12",
    "would Tuesday from 9 to 11 work?",
]


@pytest.mark.parametrize("said", HANGS_ON_MORE)
def test_what_hangs_on_other_words_is_not_sure(said: str) -> None:
    assert heard(said).preferences[-1].sureness != "sure"
