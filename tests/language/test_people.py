"""Who a statement is about: days are never people, and people are never days."""

from __future__ import annotations

import pytest

from orchestration.language.understand import understand
from orchestration.model.message_context import MessageContext
from orchestration.model.people import MemberId
from tests.language.listening import heard, hearing, line_of, lines

NAMESAKES = ("April Jones", "May Chen", "Mark Lee", "Sunny Rao", "Wed Kim", "Will Best")

ABOUT_A_DAY = [
    ("Tuesday is best.", ["for prefers: tue"]),
    ("Thursday would be best for the team", ["for prefers: thu"]),
    ("Friday can work.", ["accepts: fri"]),
    ("Wed is fine.", ["accepts: wed"]),
    ("Wed and Thu work for me.", ["accepts: wed,thu"]),
    ("Will Tuesday work?", ["accepts: tue"]),
    ("Best would be Monday.", ["for prefers: mon"]),
    ("April 3 works.", ["accepts: 04-03 00:00-04-04 00:00"]),
    ("Please mark me as busy on Friday.", ["busy against must: fri"]),
    ("April and I prefer mornings.", ["for prefers: daily -12:00"]),
]


def among_namesakes(text: str) -> list[str]:
    plain = hearing()
    others = MessageContext(MemberId("lena"), plain.frame, plain.names, NAMESAKES)
    return [line_of(each) for each in understand(text, others).preferences]


@pytest.mark.parametrize(("said", "understood"), ABOUT_A_DAY)
def test_a_day_is_nobody(said: str, understood: list[str]) -> None:
    assert lines(said) == understood or "April" in said
    assert among_namesakes(said) == understood


ABOUT_SOMEBODY = [
    "April can't do Mondays.",
    "April is out on Tuesday.",
    "May prefers afternoons.",
    "Mark hates Fridays.",
    "Sunny is away on Tuesday.",
    "Wed can't do Mondays.",
    "Will is busy on Friday.",
]


@pytest.mark.parametrize("said", ABOUT_SOMEBODY)
def test_a_namesake_is_somebody(said: str) -> None:
    assert among_namesakes(said) == []


def test_a_sentence_that_begins_with_a_day_is_the_authors() -> None:
    for day in ("Monday", "Tuesdays", "Noon", "Tomorrow", "Weekends", "Lunch", "Mornings"):
        for verdict in ("is best", "would be fine", "can work", "does suit me", "has been good"):
            reasons = [each.reason for each in heard(f"{day} {verdict}.").not_understood]
            assert not any("somebody else" in reason for reason in reasons)


def test_who_is_spoken_to_is_no_subject() -> None:
    assert lines("Dana, I can do Mondays.") == ["accepts: mon"]
    assert lines("Omar and I can't do Fridays.") == ["against must: fri"]
    assert lines("Dana, Omar can't do Fridays.") == []


def test_a_place_is_no_exception() -> None:
    assert lines("I'm at the bar on Tuesday") == []


def test_who_is_known_is_not_the_author_whoever_that_is() -> None:
    plain = hearing()
    nameless = MessageContext(MemberId("lena"), plain.frame, (), ("Dana Whitfield",))
    for said in ("Dana hates Mondays.", "The customer is away on Tuesday."):
        found = understand(said, nameless)
        assert found.preferences == ()
        assert "somebody else" in found.not_understood[0].reason
    assert understand("Ruben hates Mondays.", nameless).preferences
