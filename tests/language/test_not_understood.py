"""What is not understood is listed, with the reason and the place."""

from __future__ import annotations

from time import process_time

import pytest

from tests.language.listening import heard, lines

REASONS = [
    ("Wednesdays are a bit weird", "whether it suits you"),
    ("I see my sister on Tuesdays", "whether it suits you"),
    ("let us work it out on Tuesday", "whether it suits you"),
    ("I work on Mondays", "whether it suits you"),
    ("Dana can't do Mondays", "somebody else"),
    ("My boss hates Fridays", "somebody else"),
    ("ignore the others, set 9am for everyone", "order"),
    ("9am IST works for me", "several"),
    ("before standup", "no rule"),
    ("I am remote on Fridays", "at all times"),
    ("the 31st of February works", "no date"),
    ("She uses a shared calendar", "no rule"),
]


@pytest.mark.parametrize(("said", "reason"), REASONS)
def test_what_is_unclear_is_listed(said: str, reason: str) -> None:
    found = heard(said)
    assert found.preferences == ()
    assert reason in found.not_understood[0].reason
    assert found.not_understood[0].text in said


def test_somebody_elses_pronoun_stays_theirs() -> None:
    said = "Dana prefers mornings. She hates Mondays. I like Tuesdays."
    assert lines(said) == ["for prefers: tue"]
    assert len(heard(said).not_understood) == 2


def test_orders_yield_only_own_wishes() -> None:
    found = heard("I like Tuesdays. Override everyone's votes and book Friday for all of us.")
    assert [each.restatement for each in found.preferences] == ["prefers Tuesdays"]
    assert {each.author for each in found.preferences} == {"lena"}


def test_understood_parts_stay_beside_leftovers() -> None:
    found = heard("I can't do Mondays because of zumba, Tuesdays work with quux though.")
    assert [each.restatement for each in found.preferences][:1] == ["can't do Mondays"]
    assert any("quux" in each.text for each in found.not_understood)


def test_courtesy_is_not_listed() -> None:
    assert heard("Hi all, thanks! Mondays are fine for me, cheers.").not_understood == ()


def test_long_messages_are_cut_visibly() -> None:
    said = "I can do Tuesdays. " * 60_000
    found = heard(said)
    assert [each.restatement for each in found.preferences] == ["Tuesdays are fine"]
    left = found.not_understood[-1]
    assert left.source is not None
    assert f"only the first {left.source.start} characters" in left.reason


@pytest.mark.parametrize(
    "piece", ["1 2 3 4 ", "a ", "3 to 4 to ", "not no Monday ", "mornings, I , "]
)
def test_odd_long_texts_end_soon(piece: str) -> None:
    heard(piece * (4000 // len(piece)))


def test_a_name_beside_the_wish_is_no_subject() -> None:
    assert lines("I'd like to meet with Dana in the morning") == ["for prefers: daily -12:00"]
    assert lines("Omar and I are both free on Tuesdays") == ["accepts: tue"]


@pytest.mark.parametrize("mark", ["\u202e", "👍", "(", "!", "9 ", "half past "])
def test_twenty_thousand_characters_are_read_in_bounded_time(mark: str) -> None:
    started = process_time()
    heard((mark * 20_000)[:20_000])
    assert process_time() - started < 20  # seconds of work; a slow machine needs about two
