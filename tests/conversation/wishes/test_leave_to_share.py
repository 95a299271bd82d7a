"""Leave to share what is held, given with a courtesy: said → what is held, and who sees it."""

import pytest

from orchestration.language.choosing.held.labels import labelled
from orchestration.model.preferences import Visibility
from tests.conversation.choosing import the_only
from tests.conversation.statements.test_statements import stated
from tests.conversation.test_dialogues import in_a_room


def held(room, who="dana"):
    return the_only(room).profiles[who]._value.wishes


@pytest.mark.parametrize(
    "said",
    [
        "you can share that with the others, no problem",
        "no problem, you can share that",
        "sure, you can share this with everybody",
        "kannst du gern zeigen, kein problem",
        "gern, das dürfen alle lesen",
        "you can share that :)",
    ],
)
def test_a_courtesy_beside_a_leave_to_share_is_no_opinion(said):
    @in_a_room
    async def plays(room):
        await stated(room)
        await room.says("dana", "People should be reachable on chat between 10 and 3")
        await room.says("dana", said)
        assert [(each.restatement, each.visibility) for each in held(room)] == [
            ("People should be reachable on chat between 10 and 3", Visibility.SHARED)
        ]

    plays()


@pytest.mark.parametrize("said", ["no problem", "thanks!", "kein problem", "sure thing"])
def test_a_courtesy_alone_is_no_opinion(said):
    @in_a_room
    async def plays(room):
        await stated(room)
        await room.says("dana", said)
        assert "dana" not in the_only(room).profiles or not held(room)

    plays()


def test_what_is_held_beside_a_leave_to_share_is_kept():
    said = "Email is no problem for anybody, you can share that"
    assert labelled(said).words == "Email is no problem for anybody"
