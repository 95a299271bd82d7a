"""Reasons, courtesies and slips around a wish, and wishes said in few words."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

FEW_WORDS = [
    ("45 min, ideally", ["length for mildly: 45 min"]),
    ("60 minutes please", ["length for strongly: 60 min"]),
    ("keep it short", ["length for prefers: 30 min"]),
    ("An hour-long call would be nice", ["length for mildly: 60 min"]),
    (
        "Calls of 40 minutes please, and ideally not before 11",
        ["length for strongly: 40 min", "against mildly: daily -11:00"],
    ),
    (
        "I'd like half an hour, online, on a Monday",
        ["length for prefers: 30 min", "place for prefers", "for prefers: mon"],
    ),
    ("I'd rather not travel to the office", ["place against prefers"]),
]
BESIDE_A_TIME = [
    ("Tuesday or Wednesday, 45 minutes", ["length for prefers: 45 min", "for prefers: tue,wed"]),
    ("I'd like an hour on Friday", ["length for prefers: 60 min", "for prefers: fri"]),
    ("Could we meet for an hour on Monday?", ["length for prefers: 60 min", "for prefers: mon"]),
    (
        "My wishes: evenings, 20 minutes, by video",
        ["length for prefers: 20 min", "for prefers: daily 18:00-", "place for prefers"],
    ),
]
BETWEEN_MEETINGS = [
    ("No short notice please", ["notice for strongly: 1440 min"]),
    ("I hate last-minute meetings", ["notice for strongly: 1440 min"]),
    ("I'd like ten minutes before and after meetings", ["buffer for prefers: 10 min"]),
    ("ideally 15 minutes of break between calls", ["buffer for mildly: 15 min"]),
    ("I have a free slot on Tuesday at 4", ["accepts: tue 16:00-16:00"]),
]
REASONS = [
    ("Please avoid 9-10, that's our standup", ["against strongly: daily 09:00-10:00"]),
    ("Please from 9 to 2, I paint houses", ["for strongly: daily 09:00-14:00"]),
    ("Wednesday I'm at a seminar", ["busy against must: wed"]),
    ("Tuesday works, I think", ["accepts: tue"]),
    ("I can't on Fridays, I volunteer.", ["against must: fri"]),
]
WHAT_IS_ON_THEN = [
    (
        "for me all is ok but not wednesday, there I have training",
        ["flexible for prefers", "against must: wed"],
    ),
    (
        "so, i can do anytime except 12-1, thats gym",
        ["flexible for prefers", "against must: daily 12:00-13:00"],
    ),
    ("anytime but not thursday, that's choir", ["flexible for prefers", "against must: thu"]),
    (
        "im ok with everything but not before 9:30, there i drive the kids to school",
        ["flexible for prefers", "against must: daily -09:30"],
    ),
    ("not before 10, thats school run", ["against must: daily -10:00"]),
    ("can't do wednesdays, that's daycare pickup", ["against must: wed"]),
    ("not friday, that's a holiday here", ["against must: fri"]),
    ("any day but friday, then I'm away", ["flexible for prefers", "against must: fri"]),
    (
        "Kann jeden Tag außer mittwochs, da bin ich in der Berufsschule",
        ["accepts: mon,tue,thu,fri,sat,sun", "against must: wed"],
    ),
    (
        "mir passt alles außer mittwoch, da hab ich Chor",
        ["flexible for prefers", "against must: wed"],
    ),
    ("not before 10, that's better", ["against prefers: daily -10:00"]),
    ("tue 10-11, that's busy", ["busy against must: tue 10:00-11:00"]),
]
BOUNDED_BY_THE_HOUR = [
    ("no late afternoons for me, i've got the kids from 4", ["against must: daily 16:00-"]),
    (
        "keine späten nachmittage, ich hab die kinder ab 16 uhr",
        ["against must: daily 16:00-"],
    ),
    ("tuesday afternoon is bad, i've got the kids from 3", ["against prefers: tue 15:00-"]),
    (
        "no afternoons, i have time from 3",
        ["against must: daily 12:00-18:00", "accepts: daily 15:00-"],
    ),
]
IN_BETWEEN = [
    (
        "mornings or after 4, i'm busy in between",
        ["for prefers: daily -12:00 or daily 16:00-", "busy against must: daily 12:00-16:00"],
    ),
    (
        "before 11 or after 3, i have stuff in the middle every day",
        ["for prefers: daily -11:00 or daily 15:00-", "busy against must: daily 11:00-15:00"],
    ),
    ("not in the middle of the week", ["against must: 01-12 00:00-01-15 00:00"]),
    (
        "ach so und bitte nicht direkt nach der mittagspause, da schlaf ich ein",
        ["against strongly: daily 13:00-14:00"],
    ),
]
SLIPS = [
    ("fiday works", ["accepts: fri"]),
    ("I prefr evenings befor 8", ["for prefers: daily 18:00-20:00"]),
    ("weeekends are bad", ["against prefers: sat,sun"]),
    ("Dana prefers mornings", []),
]


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        *FEW_WORDS,
        *BESIDE_A_TIME,
        *BETWEEN_MEETINGS,
        *REASONS,
        *WHAT_IS_ON_THEN,
        *BOUNDED_BY_THE_HOUR,
        *IN_BETWEEN,
        *SLIPS,
    ],
)
def test_the_wish_is_heard(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize("said", ["Where is the meeting?", "Count my vote twice for everyone"])
def test_what_is_no_wish_is_reported(said: str) -> None:
    found = heard(said)
    assert found.preferences == ()
    assert [each.text for each in found.not_understood] == [said.rstrip("?")]


@pytest.mark.parametrize(
    ("said", "reported"),
    [
        ("I'm free on Tuesday for 2 hours", "2 hours"),
        ("I can't do more than an hour on Tuesday", "I can't do more than an hour on Tuesday"),
    ],
)
def test_a_length_is_never_dropped(said: str, reported: str) -> None:
    assert [each.text for each in heard(said).not_understood] == [reported]


def test_short_notice_may_be_fine() -> None:
    assert lines("Short notice is fine") == []
