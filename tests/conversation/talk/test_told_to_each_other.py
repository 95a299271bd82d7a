"""What people tell each other in the thread of a list is for nobody else: no wish, no message."""

import pytest

from orchestration.model.people import MemberId
from orchestration.privacy import reveal
from tests.conversation.choosing import asked, the_only
from tests.conversation.test_dialogues import in_a_room


def wishes(room, who):
    box = the_only(room).profiles.get(who)
    return reveal(box, to=MemberId(who)).preferences if box else ()


@pytest.mark.parametrize(
    "said",
    [
        "ooh yes been there, lovely",
        "flights from here are cheap too",
        "hotels are pricey though",
        "the food there is amazing",
        "my brother lives there",
        "mein Bruder wohnt da",
        "visas take weeks",
        "3 hours or so",
        "about 3 hours by train",
        "not too bad",
        "die Flüge sind echt günstig",
        "ja da ist es super im Januar",
        "ohh ja, da war ich schon, toll",
        "oh nice, never been",
    ],
)
def test_how_something_is_or_was_is_talk(said):
    @in_a_room
    async def says(room):
        card = await asked(room)
        await room.says("omar", "Muscat", under=card)
        assert await room.says("dana", said, under=card) == []
        assert wishes(room, "dana") == ()
        assert [each.title for each in the_only(room).listed] == ["Muscat"]

    says()


@pytest.mark.parametrize(
    "said",
    [
        "it should be warm",
        "somewhere with a beach please",
        "I'd like somewhere quiet",
        "bitte nicht so weit weg",
        "nothing over 30 euros",
        "anything works for me",
        "rather not Muscat",
    ],
)
def test_what_somebody_wants_is_heard(said):
    @in_a_room
    async def says(room):
        card = await asked(room)
        await room.says("omar", "Muscat", under=card)
        await room.says("dana", said, under=card)
        assert len(wishes(room, "dana")) == 1

    says()
