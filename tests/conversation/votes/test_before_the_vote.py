"""Letters and a bare yes while nothing is voted on: they are no answer, and that is said."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

NOT_YET = (
    "No vote is open yet, so that is noted nowhere: letters count once it is. Until then, write "
)


async def opened(room, words="@Convene decide which CI: GitHub, GitLab"):
    await room.says("lena", words, channel=True)
    return next(iter(room.shown))


@pytest.mark.parametrize("in_private", [False, True])
@pytest.mark.parametrize(
    "said",
    [
        "a",
        "A",
        "b",
        "C",
        "not B",
        "a please",
        "I'd say a",
        "A and B",
        "A > B",
        "A great, B rather not",
    ],
)
def test_a_letter_is_noted_nowhere(said, in_private):
    @in_a_room
    async def plays(room):
        card = await opened(room)
        told = await room.says("omar", said, under=None if in_private else card)
        assert told == [f"{NOT_YET}what matters to you, as you'd say it."]
        assert not the_only(room).answered

    plays()


@pytest.mark.parametrize("said", ["A > B > C", "B", "yes", "I can live with it"])
def test_nor_is_it_an_opinion(said):
    @in_a_room
    async def plays(room):
        await opened(room, "@Convene statement our view on remote work")
        told = await room.says("omar", said)
        assert told == [f"{NOT_YET}what you think, as you'd say it."]
        assert not the_only(room).answered

    plays()


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("GitHub", "@Convene decide which CI: GitHub, GitLab"),
        ("C", '@Convene decide which language: "C", "Rust"'),
        ("a cheap one", "@Convene decide which CI: GitHub, GitLab"),
    ],
)
def test_what_names_an_option_or_says_more_is_heard(said, words):
    @in_a_room
    async def plays(room):
        await opened(room, words)
        told = await room.says("omar", said)
        assert not any(each.startswith(NOT_YET) for each in told)

    plays()


@pytest.mark.parametrize("said", ["no objection", "no objections from me", "keine Einwände"])
def test_no_objection_is_an_answer_and_no_wish(said):
    @in_a_room
    async def plays(room):
        card = await opened(room)
        told = await room.says("omar", said, under=card)
        assert "flexib" in told[0] or "Anything goes" in told[0]
        assert "as you said it" not in told[0]
        assert [*the_only(room).answered] == ["omar"]

    plays()
