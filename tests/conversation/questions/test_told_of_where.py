"""What a place is to be like, in everyday words: kept as it was told, and shown to nobody else."""

import pytest

from tests.conversation.choosing import asked
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    "said",
    [
        "irgendwo wo's warm ist wär schön, und nicht mehr als 400 euro pro person",
        "irgendwo am Meer wär schön",
        "etwas mit Garten wäre schön",
        "somewhere warm would be nice, and not more than 400 euros each",
        "somewhere where it is warm",
    ],
)
def test_it_is_kept_in_its_authors_words(said):
    @in_a_room
    async def tells(room):
        await asked(room)
        [told] = await room.says("raj", said)
        assert f"“{said}”, as you said it" in told

    tells()


@pytest.mark.parametrize("said", ["das wär schön", "bin schon da", "irgendwo, wo wir hinkommen?"])
def test_what_asks_nothing_of_a_place_is_no_wish(said):
    @in_a_room
    async def tells(room):
        await asked(room)
        assert not any("as you said it" in each for each in await room.says("raj", said))

    tells()
