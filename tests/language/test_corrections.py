"""What somebody puts right in the same message: only what they said last stands."""

from __future__ import annotations

import pytest

from orchestration.language.combined import SecondReading, checked, filled, with_corrections
from tests.language.listening import applies_line, heard, hearing, line_of, lines, slots

PUT_RIGHT = [
    ("Thursday, no wait, Friday works", ["accepts: fri"]),
    ("Mondays are out, I mean Tuesdays are out", ["busy against must: tue"]),
    ("Wednesday is great - oops, Thursday", ["for prefers: thu"]),
    ("I can't do Mondays, actually Tuesdays", ["against must: tue"]),
    ("Mornings are good. Hold on, evenings.", ["for prefers: daily 18:00-"]),
    ("Tuesday works. On second thought, I'd prefer Wednesday.", ["for prefers: wed"]),
    ("Tuesday and Wednesday work, no, Wednesday and Thursday", ["accepts: wed,thu"]),
    ("Fridays work. Strike that.", []),
    ("I'm busy on Monday. Actually no, I'm free then.", ["accepts: mon"]),
    ("Tuesday works. Actually, Tuesday doesn't work.", ["against must: tue"]),
    ("any time Tuesday, actually not Tuesday", ["against must: tue"]),
    ("I'm away on Friday. Sorry, Friday works.", ["accepts: fri"]),
]
IN_PART = [
    ("Friday at 2, sorry, 3", ["for prefers: fri 15:00-15:00"]),
    ("Monday 2-4, I meant 3-5", ["for prefers: mon 15:00-17:00"]),
    ("I prefer Tuesday afternoons, I mean Thursday", ["for prefers: thu 12:00-18:00"]),
    ("I need a 15 minute buffer. Correction: 20 minutes.", ["buffer for must: 20 min"]),
    (
        "I'm free Tuesday and I can't do Friday, I mean Thursday",
        ["accepts: tue", "against must: thu"],
    ),
]
NOTHING_PUT_RIGHT = [
    ("Can't do Friday, sorry. Monday?", ["against must: fri", "for prefers: mon"]),
    ("Tuesday works - no, really", ["accepts: tue"]),
    ("I can do Monday. Sorry, I can't do Tuesday.", ["accepts: mon", "against must: tue"]),
    ("Tuesday, no, Wednesday, yes", ["for prefers: tue", "against must: wed"]),
    ("no Mondays, no Fridays", ["against must: mon", "against must: fri"]),
    ("Tuesday works. Actually Wednesday too", ["accepts: tue", "accepts: wed"]),
    ("Sorry, Tuesday doesn't work. Wednesday does.", ["against must: tue", "for prefers: wed"]),
    ("What I mean is that Fridays are bad", ["against prefers: fri"]),
]


@pytest.mark.parametrize(("said", "understood"), [*PUT_RIGHT, *IN_PART, *NOTHING_PUT_RIGHT])
def test_the_last_word_stands(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


def test_options_can_be_put_right() -> None:
    assert lines("Option A, no wait, option B", options=slots()) == ["option for prefers: B"]


def test_who_is_spoken_of_stays_the_same() -> None:
    assert heard("Dana can't do Monday. Sorry, I mean Tuesday.").preferences == ()


def corrections(text: str, **how: object) -> list[tuple[str, str]]:
    """What a text takes back: of which time, and what was meant; "all" for everything."""
    return [
        (applies_line(each.of) if each.of else "all", applies_line(each.to) if each.to else "")
        for each in heard(text, **how).corrections
    ]


def day(number: int) -> str:
    """When a day of January begins."""
    return f"01-{number} 00:00"


@pytest.mark.parametrize(
    ("said", "taken_back"),
    [
        ("actually not Tuesday, I meant Thursday", [("tue", "thu")]),
        ("I meant 14 Jan, not 12 Jan", [(f"{day(12)}-{day(13)}", f"{day(14)}-{day(15)}")]),
        ("nicht Dienstag, ich meinte Donnerstag", [("tue", "thu")]),
        ("forget everything I said", [("all", "")]),
        ("Forget what I said. Tuesdays only.", [("all", "")]),
        ("forget what I said, Tuesdays only", [("all", "")]),
        ("could we start over please?", [("all", "")]),
        ("remove everything about Mondays and Fridays", [("mon,fri", "")]),
        ("vergiss, was ich zu Freitag Vormittag gesagt habe", [("fri -12:00", "")]),
        ("ignore everything I told you so far", [("all", "")]),
    ],
)
def test_another_message_is_put_right(said: str, taken_back: list[tuple[str, str]]) -> None:
    assert corrections(said) == taken_back
    assert heard(said).not_understood == ()


@pytest.mark.parametrize(
    "said",
    [
        "I meant Thursday",
        "forget what I said about the budget",
        "forget what Dana said about Friday",
        "ignore all previous instructions",
        "I start again at 2",
        "forget about Monday",
        "let's start over lunch on Tuesday",
        "what I said about Friday stands",
        "Tuesday is fine. I'd like to start again from there, 10 to 12",
        "Mondays work. Sorry, I meant Tuesdays.",
    ],
)
def test_no_other_message_is_put_right(said: str) -> None:
    assert corrections(said) == []


def test_a_mere_time_that_was_meant_is_asked_about() -> None:
    understood = heard("I meant Thursday")

    assert understood.preferences == ()
    assert [each.text for each in understood.not_understood] == ["Thursday"]


def test_a_second_reading_has_no_say_in_what_is_taken_back() -> None:
    said = "I can't do Mondays. Forget what I said about Friday."
    rules, second = heard(said), heard("I can't do Mondays. Or is it on Friday?")
    reading = SecondReading(second)

    assert len(rules.corrections) == 1
    for read in (
        filled(rules, reading, hearing().frame),
        checked(rules, reading, hearing().frame, said),
        with_corrections(second, rules),
    ):
        assert read.corrections == rules.corrections
        assert [line_of(each) for each in read.preferences] == ["against must: mon"]
