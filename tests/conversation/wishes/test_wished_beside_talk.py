"""What is wished for a list, and told beside it: what may be named is offered, why is not asked."""

import pytest

from orchestration.language.choosing.lists.likely_names import likely_names
from tests.conversation.choosing import asked, polled, the_only
from tests.conversation.room import buttons_of
from tests.conversation.test_dialogues import in_a_room


def labels(room, who):
    _, layout = room.seen[who][-1]
    return [button.label for part in layout.parts for button in buttons_of(part)]


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("oh and porto would be nice", "Porto"),
        ("porto would be great", "Porto"),
    ],
)
def test_one_word_that_would_be_nice_is_offered_for_the_list(said, name):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("dana", said)
        assert f"Put “{name}” on the list" in labels(room, "dana")

    says()


@pytest.mark.parametrize(
    "said",
    [
        "somewhere warm would be nice",
        "that would be nice",
        "a beach would be nice",
        "warm would be great",
        "das wäre schön",
    ],
)
def test_what_something_is_to_be_like_is_no_name(said):
    assert likely_names(said) == ()


@pytest.mark.parametrize(
    "said",
    [
        "Ich schlage Lissabon vor, da kann ich euch alles zeigen!",
        "ich schlage Lissabon vor, weil es da warm ist",
        "Ich schlage Lissabon vor. Das Essen ist toll",
    ],
)
def test_why_something_is_proposed_is_no_part_of_its_name(said):
    @in_a_room
    async def says(room):
        card = await asked(room)
        await room.says("ines", said, under=card)
        assert [each.title for each in the_only(room).listed] == ["Lissabon"]

    says()


@pytest.mark.parametrize(
    "said", ["pizza for me, never been", "pizza please, the place is lovely", "pizza, not too bad"]
)
def test_what_is_told_beside_a_wish_is_not_asked_about(said):
    @in_a_room
    async def says(room):
        card = await asked(room)
        await room.says("omar", "Pizza, thai", under=card)
        await room.says("dana", said)
        assert "couldn't place" not in room.seen["dana"][-1][1].words

    says()


@in_a_room
async def test_who_calls_by_its_name_what_they_have_listed_wants_it(room):
    card = await asked(room)
    await room.says("dana", "plön", under=card)
    [told] = await room.says("dana", "plön", under=card)
    assert told.endswith("• prefers Plön")
    assert await room.says("raj", "plön", under=card) == ["Plön is on it already."]


@pytest.mark.parametrize("said", ["how does the counting work here", "wie wird hier gezählt?"])
def test_how_it_is_counted_is_answered(said):
    @in_a_room
    async def says(room):
        poll = await polled(room)
        [told] = await room.says("dana", said, under=poll)
        assert "(approval)" in told

    says()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("can we cancel this? I thought lunch was on friday", True),
        ("können wir das absagen? ich dachte das ist freitag", True),
        ("can we cancel the taxi? I thought we walk", False),
        ("can we cancel this?", False),
    ],
)
def test_who_wants_it_called_off_and_says_why_hears_who_can(said, told):
    @in_a_room
    async def says(room):
        poll = await polled(room)
        heard = await room.says("omar", said, under=poll)
        assert bool(heard) is told
        assert all("Only Lena Vogt can call it off" in each for each in heard)

    says()
