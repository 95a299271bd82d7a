"""Sighs, greetings and what is told of others name times, and assert nothing of them."""

import asyncio

import pytest

from orchestration.deciding.rounds.assessment import profile_of
from orchestration.language.talk.social import exclaims
from tests.play.played import settled


async def _said(words):
    room = await settled(["meeting-asking"])
    await room.says("dana", words)
    return room


def heard(words):
    """Return what is held of Dana once she has said this, and whether she has answered."""
    room = asyncio.run(_said(words))
    [decision] = room.decisions()
    wishes = [each.restatement for each in profile_of(decision, "dana").wishes]
    return wishes, "dana" in decision.answered


@pytest.mark.parametrize(
    "words",
    [
        "ugh mondays",
        "pff dieser freitag",
        "boah, montag schon wieder",
        "long day today lol",
        "puh, anstrengender tag heute",
        "what a day today haha",
        "oh man, this week",
        "she is free mondays",
        "can the cat come too? she is free mondays",
        "lol he can only do fridays",
        "can my dog come? he's only free tuesdays",
        "darf mein hund auch mit? er kann nur dienstags",
        "my dentist on tuesday is cancelled",
        "mein Zahnarzt am Dienstag fällt aus",
        "mein Urlaub vom 12. bis 14. fällt flach",
    ],
)
def test_a_sigh_and_what_others_can_are_no_wish(words):
    assert heard(words) == ([], False)


@pytest.mark.parametrize(
    ("words", "held"),
    [
        ("ugh this week... anyway tue is fine for me", ["Tuesdays are fine"]),
        ("morgen! di und mi gehen", ["dienstags und mittwochs geht"]),
        ("morning! wednesdays are fine", ["Wednesdays are fine"]),
        ("phew, this afternoon... ok: mondays are good", ["prefers Mondays"]),
        ("hi, tough week! thursdays are fine", ["Thursdays are fine"]),
        ("Freitag fällt bei mir aus", ["kann freitags nicht"]),
    ],
)
def test_what_is_said_behind_one_is_all_that_is_held(words, held):
    assert heard(words) == (held, True)


@pytest.mark.parametrize(
    "words",
    [
        "mondays",
        "no mondays please",
        "ugh, mondays are the worst",
        "monday is long for me",
        "busy day",
    ],
)
def test_what_says_something_of_a_day_is_no_sigh(words):
    assert not exclaims(words)


@pytest.mark.parametrize(
    ("words", "held"),
    [
        ("not so keen on afternoons", ["would rather avoid afternoons (12:00–18:00)"]),
        ("not that fond of mornings", ["would rather avoid mornings (before 12:00)"]),
        ("not all that happy with mondays", ["would rather avoid Mondays"]),
    ],
)
def test_how_much_is_denied_turns_no_denial(words, held):
    assert heard(words) == (held, True)
