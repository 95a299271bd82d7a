"""Who has nothing to wish for has answered; and hours that are only hinted at: said → read back."""

import pytest

from tests.conversation.choosing import polled
from tests.conversation.talk.test_messy_messages import EAT
from tests.conversation.test_dialogues import asked, in_a_room


@pytest.fixture
def play():
    """Play a scene in a room of its own."""
    return lambda scene: in_a_room(scene)()


@pytest.mark.parametrize(
    "said",
    [
        "nothing special",
        "nothing special from me",
        "nothing in particular",
        "no wishes from me",
        "whatever works",
        "no prefs",
        "keine Wünsche",
        "keine besonderen wünsche",
        "nichts besonderes",
        "alles gut, hab nichts",
        "von mir nix",
    ],
)
def test_no_wish_is_an_answer(said, play):
    async def scene(room):
        await asked(room)
        assert await room.says("omar", said) == []
        _, noted, _ = room.noted["omar"].splitlines()
        assert noted == (
            "Any time: noted. You'll hear from me when there are options; you can change this any "
            "time by writing here."
        )
        assert room.decisions()[0].answered == ("omar",)

    play(scene)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("not too late", "ideally not after 17:00"),
        ("pls not super late", "ideally not after 17:00"),
        ("nothing too late please", "ideally not after 17:00"),
        ("nicht so spät", "möglichst nicht ab 17:00 Uhr"),
        ("bitte nicht zu spät", "möglichst nicht ab 17:00 Uhr"),
        ("not too early", "ideally not before 09:00"),
        ("nicht zu früh", "möglichst nicht vor 09:00 Uhr"),
    ],
)
def test_hours_that_are_hinted_at_are_a_mild_wish(said, read, play):
    async def scene(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert f"• {read}" in told
        assert "couldn't place" not in told

    play(scene)


@pytest.mark.parametrize("said", ["doch", "eben", "mal"])
def test_a_particle_agrees_with_nothing_by_itself(said):
    @in_a_room
    async def says(room):
        await polled(room, EAT)
        assert await room.says("omar", f"@Convene {said}", channel=True)

    says()


@in_a_room
async def test_who_asks_for_a_page_and_has_none_is_told_what_is_known(room):
    [told] = await room.says("omar", "page")
    assert "nothing so far" in told
