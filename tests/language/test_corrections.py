"""What somebody puts right in the same message: only what they said last stands."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines, slots

PUT_RIGHT = [
    ("Thursday, no wait, Friday works", ["for prefers: fri"]),
    ("Mondays are out, I mean Tuesdays are out", ["busy against must: tue"]),
    ("Wednesday is great - oops, Thursday", ["for prefers: thu"]),
    ("I can't do Mondays, actually Tuesdays", ["against must: tue"]),
    ("Mornings are good. Hold on, evenings.", ["for prefers: daily 18:00-"]),
    ("Tuesday works. On second thought, I'd prefer Wednesday.", ["for prefers: wed"]),
    ("Tuesday and Wednesday work, no, Wednesday and Thursday", ["for prefers: wed,thu"]),
    ("Fridays work. Strike that.", []),
    ("I'm busy on Monday. Actually no, I'm free then.", ["for prefers: mon"]),
    ("Tuesday works. Actually, Tuesday doesn't work.", ["against must: tue"]),
    ("any time Tuesday, actually not Tuesday", ["against must: tue"]),
    ("I'm away on Friday. Sorry, Friday works.", ["for prefers: fri"]),
]
IN_PART = [
    ("Friday at 2, sorry, 3", ["for prefers: fri 15:00-15:00"]),
    ("Monday 2-4, I meant 3-5", ["for prefers: mon 15:00-17:00"]),
    ("I prefer Tuesday afternoons, I mean Thursday", ["for prefers: thu 12:00-18:00"]),
    ("I need a 15 minute buffer. Correction: 20 minutes.", ["buffer for must: 20 min"]),
    (
        "I'm free Tuesday and I can't do Friday, I mean Thursday",
        ["for prefers: tue", "against must: thu"],
    ),
]
NOTHING_PUT_RIGHT = [
    ("Can't do Friday, sorry. Monday?", ["against must: fri", "for prefers: mon"]),
    ("Tuesday works - no, really", ["for prefers: tue"]),
    ("I can do Monday. Sorry, I can't do Tuesday.", ["for prefers: mon", "against must: tue"]),
    ("Tuesday, no, Wednesday, yes", ["for prefers: tue", "against must: wed"]),
    ("no Mondays, no Fridays", ["against must: mon", "against must: fri"]),
    ("Tuesday works. Actually Wednesday too", ["for prefers: tue", "for prefers: wed"]),
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


def test_what_puts_another_message_right_is_asked_about() -> None:
    understood = heard("actually not Tuesday, I meant Thursday")

    assert understood.preferences == ()
    assert [each.text for each in understood.not_understood] == ["Thursday"]
