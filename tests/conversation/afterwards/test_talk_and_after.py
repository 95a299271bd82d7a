"""Talk among colleagues, and what is asked during a vote and after it: said → expected."""

from datetime import UTC, datetime

import pytest

from orchestration.interaction.layout import Buttons
from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import in_a_room

UNPLACED = "I couldn't place that."


@pytest.fixture
def play():
    """Play a scene in a room of its own."""
    return lambda scene: in_a_room(scene)()


async def decided(room):
    vote = await polled(room, "@Convene poll pizza or sushi")
    for who in ("omar", "dana", "raj", "ines", "lena"):
        await room.says(who, "A", under=vote)
    await room.later(days=2)
    return vote


@pytest.mark.parametrize(
    "said",
    [
        "haha",
        "who's driving",
        "@dana did u see the game",
        "guten appetit",
        "ich hol schon mal kaffee",
        "anyone got a charger?",
        "der aufzug ist kaputt",
        "will you come to the office?",
        "mach die tür wieder auf",
        "hör mit dem donnerstagsgejammer auf",
        "ups, falscher chat",
        "oops wrong window, ignore",
        "that wasn't meant for you",
    ],
)
def test_talk_is_left_alone(said, play):
    async def scene(room):
        vote = await polled(room)
        assert await room.says("omar", said, under=vote) == []

    play(scene)


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("blub", UNPLACED),
        ("guten appetit", UNPLACED),
        ("ich hol schon mal kaffee", UNPLACED),
        ("who's driving", "I'm not sure. Did you mean"),
        ("you there?", UNPLACED),
    ],
)
def test_what_is_said_by_name_is_answered(said, answer, play):
    async def scene(room):
        vote = await polled(room)
        [told] = await room.says("omar", f"@Convene {said}", under=vote)
        assert told.startswith(answer)

    play(scene)


COUNTS = [
    "how many does each have",
    "how many votes does each have?",
    "what does 3 vs 2 come to",
    "wie viele hat jeder?",
    "wie viele stimmen hat sushi?",
    "wie steht's?",
    "whats the score?",
    "score?",
]


@pytest.mark.parametrize("said", COUNTS)
@pytest.mark.parametrize(
    ("how", "told"),
    [("", "of all other votes I tell nobody"), (", secret", "nobody is told who votes for what")],
)
def test_how_many_votes_each_has_is_told_as_the_vote_lets(said, how, told, play):
    async def scene(room):
        vote = await polled(room, f"@Convene poll pizza or sushi{how}")
        [answer] = await room.says("omar", said, under=vote)
        assert told in answer

    play(scene)


@pytest.mark.parametrize(
    "said", ["export this", "can we get that as csv", "exportier mal", "als csv bitte", "export"]
)
def test_what_was_decided_is_given_with_its_export(said, play):
    async def scene(room):
        vote = await decided(room)
        [told] = await room.says("omar", said, under=vote)
        assert "Pizza or sushi: Pizza." in told
        [(_, layout)] = room.seen["omar"][-1:]
        [buttons] = [each for each in layout.parts if isinstance(each, Buttons)]
        assert [each.label for each in buttons.buttons] == ["Export"]

    play(scene)


@pytest.mark.parametrize("said", ["mach zu und exportier", "close it and export this"])
def test_closing_and_export_in_one_are_two(said, play):
    async def scene(room):
        vote = await polled(room)
        told = "\n".join(await room.says("lena", said, under=vote))
        assert "Close “Pizza, sushi or salad?” now?" in told
        assert "Once it is decided, “export” gives it as a file." in told

    play(scene)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("does it still hold?", "“Pizza or sushi”: Pizza."),
        ("gilt das noch?", "“Pizza or sushi”: Pizza."),
        ("how would it have been with borda", "Other rules come to the same"),
        ("why not sushi?", "B Sushi: 0"),
        ("reopen please", "Shall I ask it again, from the beginning?"),
        ("kannst du das wieder aufmachen?", "Shall I ask it again, from the beginning?"),
        ("open it again", "Shall I ask it again, from the beginning?"),
    ],
)
def test_what_is_asked_of_a_decision_is_answered(said, told, play):
    async def scene(room):
        vote = await decided(room)
        [answer] = await room.says("lena", said, under=vote)
        assert told in answer

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "stop the thursday thing",
        "hör mit dem donnerstags-lunch auf",
        "schluss mit dem donnerstags-essen",
        "please end the thursday series",
    ],
)
def test_what_repeats_is_stopped_by_its_day(said, play):
    async def scene(room):
        await room.says("lena", "@Convene every thursday: poll lunch: pizza, sushi", channel=True)
        [told] = await room.says("lena", f"@Convene {said}", channel=True)
        assert told == "“Lunch” is asked no more by itself."

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "should we close it?",
        "don't close yet",
        "wenn omar da war, mach zu",
        "close it once omar voted",
        "noch nicht schließen bitte",
        "maybe close it later",
        "vielleicht zumachen?",
        "sollen wir absagen?",
    ],
)
def test_a_doubtful_order_does_nothing(said, play):
    async def scene(room):
        vote = await polled(room)
        await room.says("omar", "A", under=vote)
        before = the_only(room)
        await room.says("lena", said, under=vote)
        assert the_only(room).phase is before.phase
        assert the_only(room).closes_at == before.closes_at == datetime(2027, 1, 8, 16, tzinfo=UTC)

    play(scene)
