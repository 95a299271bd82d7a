"""Who travels and says where is not busy for that; without a place, they are."""

import asyncio

import pytest

from tests.play.played import settled


def told(said):
    """Return what Omar is told of what he writes in private about a meeting."""

    async def dialogue():
        room = await settled(["meeting-asking"])
        return " ".join(await room.says("omar", said))

    return asyncio.run(dialogue())


@pytest.mark.parametrize(
    "said",
    [
        "im travelling next week, ill be in tokyo",
        "I'm traveling next week, in Tokyo",
        "next week i'm travelling, i'll be in tokyo",
        "ill be in tokyo next week",
        "travelling mon-wed, in Lisbon",
        "ich bin nächste woche unterwegs, in tokio",
        "ich bin nächste woche auf dienstreise, bin in tokio",
    ],
)
def test_a_place_is_no_busy_week(said):
    answer = told(said)
    assert "busy" not in answer
    assert "I keep one clock for you" in answer


def test_what_is_said_beside_it_is_noted():
    answer = told("im travelling next week, ill be in tokyo, so mornings only")
    assert "can only do mornings" in answer
    assert "busy" not in answer


@pytest.mark.parametrize(
    "said",
    [
        "im travelling next week",
        "im travelling next week, ill be in meetings all day",
        "i'm on holiday next week, ill be in tokyo",
    ],
)
def test_who_is_away_is_busy(said):
    assert "busy Mon 11 to Sun 17 Jan" in told(said)


@pytest.mark.parametrize(
    ("said", "noted"),
    [
        ("can't we also take saturday?", "prefers Saturdays"),
        ("können wir nicht auch samstag nehmen?", "lieber samstags"),
        ("wir können samstags nicht", "kann samstags nicht"),
        ("any day but tues, after 10 pls", "can't do Tuesdays · "),
        ("tue or thu, after lunch, but not 1pm", "prefers Tuesdays and Thursdays after 13:00"),
    ],
)
def test_how_it_is_read_back(said, noted):
    assert noted in told(said)
