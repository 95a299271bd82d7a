"""Who may see a wish, said beside it or on its own, in the words of its author."""

import pytest

from orchestration.model.preferences import Visibility
from orchestration.privacy import Reader, reveal
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

ASKED = "@Convene find 45 minutes with @omar about hiring, 11 to 15 January"
PRIVATE, NAMELESS, NAMED = Visibility.PRIVATE, Visibility.ANONYMOUS, Visibility.SHARED


def wishes(room, who):
    profile = reveal(the_only(room).profiles[who], to=Reader.DECISION)
    return {each.restatement: each.visibility for each in profile.wishes if not each.assumed}


@pytest.mark.parametrize(
    ("said", "wish", "seen"),
    [
        ("only for the first half, others may know", "can be there for the first half", NAMED),
        ("thursdays are bad, you may tell the others", "would rather avoid Thursdays", NAMED),
        ("thursdays are bad. share with my name", "would rather avoid Thursdays", NAMED),
        ("mornings don't work. you can share it with my name", "can't do mornings", NAMED),
        ("not on friday (everybody may know)", "can't do Fridays", NAMED),
        ("nothing after 5, das dürfen alle wissen", "can't do anything after 17:00", NAMED),
        ("Mondays are bad, you can show it without my name", "would rather avoid M", NAMELESS),
        ("freitags nie, bleibt unter uns", "kann freitags nicht", PRIVATE),
        ("Fridays don't work, the others know that", "can't do Fridays", PRIVATE),
    ],
)
def test_it_is_heard_beside_a_wish(said, wish, seen):
    @in_a_room
    async def says(room):
        await room.says("lena", ASKED, channel=True)
        await room.says("omar", said)
        [(told, visibility)] = wishes(room, "omar").items()
        assert told.startswith(wish)
        assert visibility is seen

    says()


@in_a_room
async def test_on_its_own_it_is_of_all_that_the_last_words_said(room):
    await room.says("lena", ASKED, channel=True)
    await room.says("omar", "Mondays are bad")
    await room.says("omar", "mornings are best, no Fridays please")
    [told] = await room.says("omar", "the others may know")
    assert "couldn't place" not in told
    assert list(wishes(room, "omar").values()) == [PRIVATE, NAMED, NAMED]


@in_a_room
async def test_what_is_said_so_in_the_channel_tells_nothing_of_anybody(room):
    await room.says("lena", ASKED, channel=True)
    assert await room.says("omar", "everybody may know that", channel=True) == []
