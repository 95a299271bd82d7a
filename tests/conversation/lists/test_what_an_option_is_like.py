"""What an option is like is no wish for it: who says that of one is asked, or heard against it."""

import pytest

from orchestration.model.preferences import Polarity
from orchestration.privacy import reveal
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

ASKED = "/convene decide where do we go for the offsite? Hamburg, Plön, Tbilisi"


def wished(said, channel):
    """Return what is kept of words about Hamburg: which way each wish points."""
    kept = []

    @in_a_room
    async def plays(room):
        await room.says("lena", ASKED, channel=True)
        await room.says("dana", said, under=room.latest("card") if channel else None)
        profile = the_only(room).profiles.get("dana")
        kept.extend(reveal(profile, to="dana").preferences if profile else ())

    plays()
    return [each.polarity for each in kept]


@pytest.mark.parametrize("in_thread", [True, False])
@pytest.mark.parametrize(
    "said",
    [
        "hamburg is so cold in feb tho 😅",
        "hamburg is just so cold in feb",
        "hamburg's so grey in winter",
        "hamburg is so, so cold",
        "hamburg gets so crowded in feb",
        "hamburg is so far away",
        "hamburg ist so kalt im februar",
        "hamburg ist halt so weit weg",
        "hamburg is because of the fair so expensive",
        "hamburg, so cold in feb",
    ],
)
def test_a_complaint_is_no_wish(said, in_thread):
    assert Polarity.FOR not in wished(said, in_thread)


@pytest.mark.parametrize(
    "said",
    [
        "hamburg is so beautiful",
        "hamburg is great, so warm",
        "hamburg, so we can see the harbour",
        "hamburg because it's cold",
        "hamburg bitte",
    ],
)
def test_praise_and_reasons_are(said):
    assert wished(said, channel=False)[:1] == [Polarity.FOR]
