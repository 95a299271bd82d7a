"""What who asked says of a day of theirs behind an order is their wish: neither is lost."""

import asyncio

import pytest

from tests.play.played import settled


def told(said):
    """Return all that Lena, who asked, is told of what she writes in private."""

    async def dialogue():
        room = await settled(["meeting-asking"])
        return " ".join(await room.says("lena", said))

    return asyncio.run(dialogue())


@pytest.mark.parametrize(
    ("said", "done", "wish"),
    [
        ("push it to the week after, i'm off on monday there", "now: 18–24 Jan.", "busy Mondays"),
        (
            "verschieb es auf die woche danach, da bin ich montag weg",
            "now: 18–24 Jan.",
            "belegt montags",
        ),
    ],
)
def test_an_order_and_the_wish_behind_it_both_hold(said, done, wish):
    answer = told(said)
    assert done in answer
    assert f"• {wish}" in answer


@pytest.mark.parametrize(
    "said",
    [
        "push it to the week after, everybody is off on monday",
        "push it to the week after, it's too busy here",
        "remind them, it's urgent",
    ],
)
def test_why_it_is_ordered_is_no_wish(said):
    assert "Got it" not in told(said)
