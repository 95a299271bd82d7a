"""Wishes among small talk, abbreviations and reasons: said -> understood."""

from __future__ import annotations

import pytest

from orchestration.language.listing import with_the_rest
from orchestration.language.talk.social import is_social
from tests.language.listening import heard, hearing, lines

EXCLAMATIONS = [
    "puh was für ein montag",
    "Was für ein Montag heute!",
    "what a crazy Monday it was",
    "ugh, what a week",
    "endlich Freitag!!",
    "finally friday 🎉",
    "thank god it's friday",
    "gott sei dank ist freitag",
    "ugh monday again",
    "monday again…",
    "schon wieder montag",
    "happy friday!",
]
NO_EXCLAMATIONS = [
    ("what about Monday", ["for prefers: mon"]),
    ("what a Monday would work", ["accepts: mon"]),
    ("Thursday again", ["for prefers: thu"]),
    ("I'm away Monday. So is Tuesday", ["busy against must: mon", "busy against must: tue"]),
    ("what a Monday. I can do Tuesday", ["accepts: tue"]),
    ("puh was für ein montag, dienstag passt mir", ["accepts: tue"]),
    ("puh was für ein montag, ab 10 passt", ["accepts: mon 10:00-"]),
]
ABBREVIATED = [
    (
        "tue + thu afternoon work, fri only if u must",
        ["accepts: tue,thu 12:00-18:00", "against mildly: fri"],
    ),
    ("fri only if u have to", ["against mildly: fri"]),
    ("fr nur zur not", ["against mildly: fri"]),
    ("fr nur wenn's sein muss", ["against mildly: fri"]),
    ("do passt, fr nicht", ["accepts: thu", "against must: fri"]),
    (
        "kann mi nur zw 12 u 1 oder halt abends nach 18 uhr",
        [
            "accepts: wed 12:00-13:00 or wed 18:00-",
            "against must: wed -12:00",
            "against must: wed 13:00-18:00",
        ],
    ),
    (
        "hab mo bis mi schulung, danach gehts eig immer außer fr nachmittag",
        ["busy against must: mon,tue,wed", "against must: fri 12:00-18:00"],
    ),
    ("monday ive got the dentist at like two", ["busy against must: mon 14:00-15:00"]),
    ("I like Mondays", ["for prefers: mon"]),
    ("kann mi nicht erinnern", []),
    ("bin do nicht sicher", []),
]
_LATE = "accepts: 01-13 15:00-18:00 + 01-14 15:00-18:00"
REASONS = [
    (
        "anything but before 9.30 pls, school run 🚸",
        ["flexible for prefers", "against must: daily -09:30"],
    ),
    ("anything but Fridays, kids", ["flexible for prefers", "against must: fri"]),
    ("before 9pm I mean", ["for prefers: daily -21:00"]),
    ("Tuesdays are bad, I mean.", ["against prefers: tue"]),
    ("anything works but Fridays", ["flexible for prefers", "against must: fri"]),
    ("I'm fine with everything but Fridays", ["flexible for prefers", "against must: fri"]),
    ("hm, no Fridays", ["against must: fri"]),
    ("alles außer vor 9:30, schulweg", ["flexible for prefers", "against must: daily -09:30"]),
    (
        "anything but Fridays, dentist on Monday",
        ["flexible for prefers", "against must: fri", "busy against must: mon"],
    ),
    (
        "anything but Fridays, mornings are best",
        ["flexible for prefers", "against must: fri", "for prefers: daily -12:00"],
    ),
    (
        "I'm flexible just not during standup (10-10:15 every day)",
        ["flexible for prefers", "against must: daily 10:00-10:15"],
    ),
    (
        "btw thursdays got worse, 2-4 is gone now",
        ["against prefers: thu", "busy against must: thu 14:00-16:00"],
    ),
    ("Thursdays are bad, 2-4 works", ["against prefers: thu", "accepts: daily 14:00-16:00"]),
    (
        "morgens bin ich unbrauchbar 😴 lieber ab 11",
        ["against prefers: daily -12:00", "for prefers: daily 11:00-"],
    ),
    ("I can't do Monday 😢 Tuesday is fine", ["against must: mon", "accepts: tue"]),
    ("can't do Mondays 😭 or Tuesdays either", ["against must: mon", "against must: tue"]),
    ("Monday 😀 Tuesday 😢", []),
    (
        "next week is tight for me, maybe wed or thu late afternoon? otherwise the week after",
        ["against prefers: 01-11 00:00-01-18 00:00", _LATE, "accepts: 01-18 00:00-01-25 00:00"],
    ),
    (
        "nächste Woche ist eng, vielleicht mi oder do spätnachmittags? sonst die Woche danach",
        ["against prefers: 01-11 00:00-01-18 00:00", _LATE, "accepts: 01-18 00:00-01-25 00:00"],
    ),
    ("maybe wed? otherwise thu", ["accepts: wed", "accepts: thu"]),
    ("vielleicht mittwoch? sonst donnerstag", ["accepts: wed", "accepts: thu"]),
    ("how about Wednesday? otherwise I can't", ["for must: wed"]),
    (
        "nächste Woche bin ich weg, die Woche danach passt",
        ["busy against must: 01-11 00:00-01-18 00:00", "accepts: 01-18 00:00-01-25 00:00"],
    ),
]
LATER_DAYS = [
    ("I'm away on the 20th, after that from noon is good", "for prefers: 01-21 12:00-01-22 00:00"),
    ("Ich bin am 20. weg und danach ab Mittag gut erreichbar.", "for prefers: 01-21 12:00-"),
]
TAKEN_BACK = [
    "sorry meinte mittwoch nicht dienstag",
    "ich meinte eigentlich mittwoch, nicht dienstag",
    "i meant wed not tue",
    "meant wed not tue",
]


@pytest.mark.parametrize("said", EXCLAMATIONS)
def test_crying_out_at_a_day_wishes_for_nothing(said: str) -> None:
    assert lines(said) == []
    assert not heard(said).not_understood
    assert is_social(said)


@pytest.mark.parametrize(("said", "understood"), [*NO_EXCLAMATIONS, *ABBREVIATED, *REASONS])
def test_the_wish_is_heard_beside_the_rest(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(("said", "begins"), LATER_DAYS)
def test_after_that_is_after_the_days_named(said: str, begins: str) -> None:
    assert lines(said)[1].startswith(begins)


@pytest.mark.parametrize(
    "said", ["hab mo bis mi schulung, danach ab 10", "I'm off on Tuesdays, after that from noon"]
)
def test_no_day_before_them_is_meant_where_they_come_again(said: str) -> None:
    assert all("daily" not in each for each in lines(said))
    assert heard(said).not_understood


@pytest.mark.parametrize("said", TAKEN_BACK)
def test_what_was_meant_takes_the_place_of_what_was_said(said: str) -> None:
    [taken] = heard(said).corrections
    assert taken.to
    assert not heard(said).preferences


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("scratch that, thursday works after all", "accepts: thu"),
        ("vergiss das, donnerstag geht doch", "accepts: thu"),
        ("merk dir mal: mittwochs ab 14 uhr kein meeting bei mir", "against must: wed 14:00-"),
        ("remember: no meetings Wednesdays after 2", "against must: wed 14:00-"),
    ],
)
def test_what_only_leads_to_a_wish_is_not_complained_of(said: str, understood: str) -> None:
    assert lines(said) == [understood]
    assert not heard(said).not_understood


def test_being_somewhere_for_a_while_is_no_wish_to_meet_there() -> None:
    assert lines("bin die Woche im Homeoffice") == []
    assert lines("am liebsten online") == ["place for prefers"]


@pytest.mark.parametrize(
    ("said", "more"),
    [
        ("free mon 9-11, tue 13-17, thu all day", True),
        ("free mon 9-11, tue 13-17 and thu", True),
        ("Tuesday works, or Thursday 9 to 11", False),
        ("free on Tuesday and Thursday", False),
    ],
)
def test_windows_among_whole_days_are_a_list(said: str, more: bool) -> None:
    understood = heard(said)
    with_more = with_the_rest(understood, hearing().frame)
    assert (len(with_more.preferences) > len(understood.preferences)) is more
