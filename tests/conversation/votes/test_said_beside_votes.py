"""What is said of a vote, and is none: said → told, in memory."""

import pytest

from orchestration.model.ballots import Approvals
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import at_the_vote, in_a_room

POLL = "@Convene poll lunch: pizza or sushi?"


@in_a_room
async def test_an_option_is_added_to_no_list_that_is_voted_on(room):
    await room.says("lena", POLL, channel=True)
    [said] = await room.says(
        "lena", "add noch burger als option pls", under=room.latest("options/")
    )
    assert said.startswith("The list is closed;")


@pytest.mark.parametrize(
    "words",
    ["Ich möchte meine Stimme gern auf Dana übertragen, da ich im Flugzeug sitze.", "ditto dana"],
)
def test_votes_on_times_are_left_to_nobody(words):
    @in_a_room
    async def says(room):
        await at_the_vote(room)
        [said] = await room.says("omar", words)
        assert said.startswith("On times everybody votes for themselves")

    says()


@in_a_room
async def test_a_vote_is_taken_back_with_an_apology(room):
    await room.says("lena", POLL, channel=True)
    options = room.latest("options/")
    await room.says("dana", "B", under=options)
    [said] = await room.says(
        "dana",
        "terribly sorry, could I withdraw my vote? clicked the wrong thing",
        under=options,
    )
    assert said.startswith("Your vote is taken back.")


@pytest.mark.parametrize(
    ("said", "stands"),
    [
        ("sushi sounds better, changing mine later maybe", "A"),
        ("sushi is nicer, I might switch", "A"),
        ("maybe i'll change mine later, sushi sounds better", "A"),
        ("sushi klingt besser, ändere meine Stimme vielleicht später", "A"),
        ("sushi wär besser, überlege zu wechseln", "A"),
        ("sushi sounds better, changing mine", "B"),
        ("sushi klingt besser, ich wechsle", "B"),
        ("B, might change later", "B"),
        ("sushi is better, might be late though", "B"),
    ],
)
def test_a_change_that_is_put_off_is_none_yet(said, stands):
    @in_a_room
    async def says(room):
        await room.says("lena", POLL, channel=True)
        for words in ("A", said):
            await room.says("dana", words, under=room.latest("options/"))
        assert the_only(room).round.ballots["dana"] == Approvals((stands,))

    says()
