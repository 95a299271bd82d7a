"""How a decision is taken stands on its card, where that is not as usual; the card follows."""

import pytest

from orchestration.deciding.method import method_of
from orchestration.interaction.wording import word
from tests.conversation.test_dialogues import in_a_room

MEETING = "@Convene find 30 minutes about the budget with @omar @dana next week"
CHOICE = "@Convene decide which city: Rome, Oslo, Paris"


def card(room):
    [decision] = room.decisions()
    return word(method_of(decision).card(decision)).splitlines()


@pytest.mark.parametrize("asked", [MEETING, CHOICE])
@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "ranked, quorum 2, secret",
            "Put in order, first places weigh most (ranked), at least 2 votes, secret.",
        ),
        ("at most 2 rounds", "At most 2 rounds."),
        ("geheim, höchstens 2 runden", "At most 2 rounds, secret."),
    ],
)
def test_what_is_said_of_how_stands_on_the_card(asked, said, told):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", f"{asked}; {said}", channel=True)
        assert card(room)[-1] == told

    dialogue()


@in_a_room
async def test_a_card_says_nothing_of_what_is_as_usual(room):
    await room.says("lena", MEETING, channel=True)
    assert not any("round" in each or "ecret" in each for each in card(room))


@in_a_room
async def test_the_card_follows_what_is_changed_in_words(room):
    await room.says("lena", MEETING, channel=True)
    posted = len(room.posted)
    await room.says("lena", "@Convene make it secret, ranked", channel=True)
    told = "Put in order, first places weigh most (ranked), secret."
    assert card(room)[-1] == told
    assert told in room.posted[-1][2]
    assert len(room.posted) > posted


@in_a_room
async def test_what_the_channel_sees_is_told_once(room):
    await room.says("lena", f"{MEETING}; discreet, secret", channel=True)
    assert card(room)[-1] == "Secret."
    assert sum("winner only" in each for each in card(room)) == 1
