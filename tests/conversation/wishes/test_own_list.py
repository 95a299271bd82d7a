"""One list of all that holds for somebody, wherever it stands: said -> how it is answered."""

import asyncio

import pytest

from orchestration.privacy import Reader, reveal
from tests.conversation.choosing import asked, the_only
from tests.conversation.room import THURSDAY
from tests.conversation.stages import stage_of
from tests.conversation.test_dialogues import in_a_room

ASKED = "@Convene find 45 minutes with @omar about hiring, 11 to 15 January"


@in_a_room
async def test_a_message_that_asks_for_no_look_is_ticked_off(room):
    await room.says("lena", ASKED, channel=True)
    await room.says("omar", "mornings are best")
    assert await room.says("omar", "nothing back to back, please") == []
    assert room.ticked == ["omar"]
    [now] = await room.says("omar", "Mondays are a bit weird")
    assert now.startswith("For “hiring”, this still holds (times are in Dubai):")
    assert "• prefers mornings" in now
    assert "I couldn't place “Mondays are a bit weird”" in now


@pytest.mark.parametrize("platform", ["sandbox", "slack"])
def test_there_is_one_list_to_press_however_much_is_said(platform, tmp_path):
    async def said():
        async with stage_of(platform, tmp_path, THURSDAY) as stage:
            await stage.says("lena", ASKED, "channel")
            told = [
                len(await stage.says("omar", words, "dm"))
                for words in ("mornings are best", "nothing back to back, please", "not on Fridays")
            ]
            return told, stage.lists("omar"), stage.ticked("omar")

    told, lists, ticked = asyncio.run(said())
    assert told == [1, 0, 1]
    assert ticked == ["nothing back to back, please"]
    assert [each.count("Take back") for each in lists] == [0, 4]


def kept(room, who):
    profile = reveal(the_only(room).profiles[who], to=Reader.DECISION)
    return [each.restatement for each in profile.wishes]


@pytest.mark.parametrize(
    "said",
    [
        ("nothing that takes longer than 4h to get there", "and not in the mountains pls"),
        ("kein fisch bitte, bin allergisch", "und nicht zu weit weg", "bitte nichts mit stau"),
        ("something with a pool", "something quiet", "no flights please"),
    ],
)
def test_each_wish_that_is_ticked_off_is_kept(said):
    @in_a_room
    async def wishes(room):
        await asked(room)
        first, *others = said
        [told] = await room.says("omar", first)
        assert f"“{first}”" in told
        for each in others:
            assert await room.says("omar", each) == []
        assert len(room.ticked) == len(others)
        assert kept(room, "omar") == [f"“{each}”" for each in said]
        [told] = await room.says("omar", "what have you got from me?")
        assert all(f"“{each}”" in told for each in said)

    wishes()


@in_a_room
async def test_the_same_wish_again_is_kept_once(room):
    await asked(room)
    await room.says("omar", "no flights please")
    await room.says("omar", "no flights please")
    assert kept(room, "omar") == ["“no flights please”"]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("none of these, i bring my own", "i bring my own"),
        ("keins davon, ich bring mir was mit", "ich bring mir was mit"),
    ],
)
def test_why_none_will_do_is_kept_in_its_words(said, why):
    @in_a_room
    async def wishes(room):
        card = await asked(room)
        await room.says("lena", "Thai, Sushi", under=card)
        await room.says("omar", said)
        assert f"“{why}”" in kept(room, "omar")

    wishes()
