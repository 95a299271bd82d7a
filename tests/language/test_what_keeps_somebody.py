"""What keeps somebody, or lets them come, told in words of their own: said → understood."""

from __future__ import annotations

import pytest

from orchestration.model.preferences import Confidence
from tests.language.listening import heard, lines

KEPT: list[tuple[str, list[str]]] = [
    ("Wednesday's our offsite", ["busy against must: wed"]),
    ("Tuesday 2 to 4 I'm at the vet's", ["busy against must: tue 14:00-16:00"]),
    ("Wednesday is my badminton", ["busy against must: wed"]),
    ("I have the steering group Wednesday mornings", ["busy against must: wed -12:00"]),
    ("I've got therapy Thursdays 4-5, that's not moving", ["busy against must: thu 16:00-17:00"]),
    (
        "The only thing in my diary is a lunch on Thursday, 12-1",
        ["busy against must: thu 12:00-13:00"],
    ),
    ("All I have is a call on Tuesday at 11", ["busy against must: tue 11:00-12:00"]),
    ("I'll be in the air from 10 to 2 on Tuesday", ["busy against must: tue 10:00-14:00"]),
    ("I'm booked in for an MOT at 9 on Thursday", ["busy against must: thu 09:00-10:00"]),
    ("I'm taking my cat to the vet at 9 on Tuesday", ["busy against must: tue 09:00-10:00"]),
    ("Fridays I'm at my other job", ["busy against must: fri"]),
    ("Mittwochs ab 18 Uhr ist Chor", ["busy against must: wed 18:00-"]),
    ("Ich sitz am Montag bis halb elf im Zug", ["busy against must: mon -10:30"]),
    ("Thursday is our party", ["busy against must: thu"]),
    ("I'm minding my niece on Friday", ["busy against must: fri"]),
    ("Fridays 12:30-2 is prayers", ["busy against must: fri 12:30-14:00"]),
    ("Tuesdays I golf in the mornings", ["busy against must: tue -12:00"]),
    (
        "Wednesday 20th I'm in Leeds all day",
        ["busy against must: 01-20 00:00-01-21 00:00"],
    ),
    (
        "The 18th to the 20th I'm in Gdansk. Everything else is fine",
        ["busy against must: 01-18 00:00-01-21 00:00", "flexible for prefers"],
    ),
    (
        "Mon 18: offsite\nTue 19: busy\nWed 20: free",
        [
            "busy against must: 01-18 00:00-01-19 00:00",
            "busy against must: 01-19 00:00-01-20 00:00",
            "accepts: 01-20 00:00-01-21 00:00",
        ],
    ),
    ("Tuesdays since 14h until 17h I have a course", ["busy against must: tue 14:00-17:00"]),
    ("I've got the kids all Wednesday", ["busy against must: wed"]),
    ("I have an office move all Friday", ["busy against must: fri"]),
    ("I have a car inspection all Monday", ["busy against must: mon"]),
    ("Friday I'm off at 3", ["busy against must: fri 15:00-"]),
    (
        "A client's in town the 20th and 21st so don't count on me then",
        ["against must: 01-20 00:00-01-21 00:00 + 01-21 00:00-01-22 00:00"],
    ),
    ("Don't wait for me on the 12th", ["against must: 01-12 00:00-01-13 00:00"]),
    ("Am Dienstag bin ich von 10 bis 12 beim Optiker", ["busy against must: tue 10:00-12:00"]),
]
CAME_UP: list[tuple[str, list[str]]] = [
    ("smth came up on tuesday, cant do the afternoon", ["against must: tue 12:00-18:00"]),
    ("sorry, sth came up tue so i cant do the morning", ["against must: tue -12:00"]),
    ("something's come up on wed. morning is out", ["busy against must: wed -12:00"]),
    ("stuff came up thursday - can't do before 2", ["against must: thu -14:00"]),
    (
        "am dienstag ist was dazwischen gekommen, nachmittag geht nicht",
        ["against must: tue 12:00-18:00"],
    ),
    ("dienstag kam was dazwischen, kann nachmittags nicht", ["against must: tue 12:00-18:00"]),
    (
        "mir ist am mi was dazwischengekommen, der vormittag geht nicht",
        ["against must: wed -12:00"],
    ),
    ("sth came up on wed, cant come", ["busy against must: wed"]),
    (
        "sth came up on wed, thu afternoon is fine",
        ["busy against must: wed", "accepts: thu 12:00-18:00"],
    ),
    ("something came up, cant do tuesday afternoon", ["against must: tue 12:00-18:00"]),
]
ASKED_BESIDE: list[tuple[str, list[str]]] = [
    ("nothing on wed. hang on is wed the 6th?", ["against must: wed"]),
    ("can't do wed. is that the 6th?", ["against must: wed"]),
    ("mi geht nicht. moment, ist mi der 6.?", ["against must: wed"]),
    ("not wed. wait is that already the 13th of january?", ["against must: wed"]),
    ("wed. is bad", ["against prefers: wed"]),
]
BESIDE: list[tuple[str, list[str]]] = [
    ("crazy day. thu after 2 works, fri not at all", ["accepts: thu 14:00-", "against must: fri"]),
    ("only just saw this. wed works", ["accepts: wed"]),
    ("been a crazy week, tue is best", ["for prefers: tue"]),
    ("total vergessen, sorry! di geht nicht", ["against must: tue"]),
    ("sorry, erst jetzt gesehen. mi vormittag passt", ["accepts: wed -12:00"]),
    ("viel los gerade, aber do ab 14 geht", ["accepts: thu 14:00-"]),
    ("swamped on monday", ["busy against must: mon"]),
]
OUTRIGHT: list[tuple[str, list[str]]] = [
    ("never before 10 please", ["against must: daily -10:00"]),
    ("generell nie vor 10 bitte", ["against must: daily -10:00"]),
    ("bitte niemals montags", ["against must: mon"]),
    ("please not before 10", ["against strongly: daily -10:00"]),
]
THERE: list[tuple[str, list[str]]] = [
    ("I'm at my desk from 10", ["accepts: daily 10:00-", "against must: daily -10:00"]),
    ("I'm around on Thursday", ["accepts: thu"]),
    (
        "Dienstags bin ich bis 14 Uhr da",
        ["accepts: tue -14:00", "against must: tue 14:00-"],
    ),
    (
        "Zwischen 9 und 15 Uhr bin ich im Büro, außerhalb davon bitte keine Termine",
        ["accepts: daily 09:00-15:00", "against must: daily -09:00", "against must: daily 15:00-"],
    ),
]
SUPPOSED: list[tuple[str, list[str]]] = [
    (
        "If we do it the 12th, it needs to end by 11",
        ["against must: 01-12 11:00-01-13 00:00"],
    ),
    ("If it ends up on Wed I'll have to skip", ["against must: wed"]),
    ("If it's Thursday, I'd need to leave by 4", ["against must: thu 16:00-"]),
]
NOT_TAKEN_FOR_IT = [
    "Wednesday is my quiet day",
    "Friday is my office day",
    "Tuesday mornings I adore",
    "The 18th to the 20th I'm in Gdansk",
    "I finish early on Fridays",
    "There's a train strike on the 19th",
    "done with the report by 1 on Tuesday",
    "If it has to be Friday, then before 11",
    "If Friday is the only option, 9am",
    "if 11th then only mon/tue",
]
WEEKS: list[tuple[str, list[str]]] = [
    (
        "Next week is out, the one after is fine",
        ["busy against must: 01-11 00:00-01-18 00:00", "accepts: 01-18 00:00-01-25 00:00"],
    ),
    ("Week 2 works", ["accepts: 01-18 00:00-01-25 00:00"]),
    (
        "In der ersten Woche geht nichts, in der zweiten alles",
        ["against must: 01-11 00:00-01-18 00:00", "accepts: 01-18 00:00-01-25 00:00"],
    ),
]
LISTS: list[tuple[str, list[str]]] = [
    (
        "Free: 12, 14, 20. Not free: 13",
        [
            "accepts: 01-12 00:00-01-13 00:00 + 01-14 00:00-01-15 00:00 + 01-20 00:00-01-21 00:00",
            "against must: 01-13 00:00-01-14 00:00",
        ],
    ),
]


IN_OTHER_WORDS: list[tuple[str, list[str]]] = [
    ("Mon 11 - out", ["busy against must: 01-11 00:00-01-12 00:00"]),
    (
        "I teach Monday and Tuesday 3-6. Remaining days I'm free after 1 pm",
        ["busy against must: mon,tue 15:00-18:00", "accepts: wed,thu,fri 13:00-"],
    ),
    (
        "Thursday 21st is my daughter's school play, so not that day",
        ["against must: 01-21 00:00-01-22 00:00"],
    ),
    (
        "Tuesday at 3, else Thursday same time",
        ["for prefers: tue 15:00-15:00", "for prefers: thu 15:00-15:00"],
    ),
    (
        "Friday is fine as long as we're done by 4",
        ["accepts: fri -16:00", "against must: fri 16:00-"],
    ),
    (
        "am Donnerstag Schulung von 8 bis 16 Uhr (14. und 21.)",
        ["busy against must: 01-14 08:00-16:00 + 01-21 08:00-16:00"],
    ),
    ("I'm gone by half 4 every day", ["against must: daily 16:30-"]),
    ("anything but Friday pm", ["flexible for prefers", "against must: fri 12:00-"]),
    ("Mon/Tue good, rest meh", ["accepts: mon,tue", "against prefers: wed,thu,fri"]),
]


@pytest.mark.parametrize(
    ("said", "understood"), [*IN_OTHER_WORDS, *KEPT, *THERE, *SUPPOSED, *WEEKS, *LISTS]
)
def test_it_is_read_in_words_that_nobody_listed(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize("said", NOT_TAKEN_FOR_IT)
def test_what_only_looks_so_is_asked_about(said: str) -> None:
    found = heard(said)
    assert found.preferences == ()
    assert found.not_understood


SURE_OF: list[tuple[str, Confidence]] = [
    ("Tuesday works", Confidence.SURE),
    ("Any day except Tuesday", Confidence.LIKELY),
    ("Monday works unless it's after 15:00", Confidence.LIKELY),
]


@pytest.mark.parametrize(("said", "sure"), SURE_OF)
def test_what_is_supposed_or_excepted_is_only_likely(said: str, sure: Confidence) -> None:
    assert {each.sureness for each in heard(said).preferences} == {sure}


ASKED_ABOUT = [
    "I'm eyeing Tuesday",
    "Monday 9-10, Tuesday same time",
    "I leave on the 14th",
    "Dienstag ist mein einziger freier Tag",
    "Alles außer Montag ist dicht",
    "Everything except Monday is booked",
]


@pytest.mark.parametrize("said", ASKED_ABOUT)
def test_what_may_be_turned_round_is_asked_about(said: str) -> None:
    found = heard(said)
    assert found.preferences == ()
    assert found.not_understood


def test_what_a_wish_depends_on_is_listed() -> None:
    for said in ("Tuesday works, if the boiler man comes", "Tuesday works (if the trial is over)"):
        found = heard(said)
        assert [each.sureness for each in found.preferences] == [Confidence.LIKELY]
        assert len(found.not_understood) == 1


@pytest.mark.parametrize(("said", "understood"), [*CAME_UP, *ASKED_BESIDE, *BESIDE, *OUTRIGHT])
def test_what_is_said_beside_a_wish_takes_nothing_from_it(said: str, understood: list[str]) -> None:
    found = heard(said)
    assert lines(said) == understood
    assert not found.not_understood
