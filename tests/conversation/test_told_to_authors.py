"""What authors are told of what they open and put forward: said or pressed → told, and shown."""

import asyncio

import pytest

from orchestration.model.people import Member, MemberId
from tests.conversation.choosing import the_only
from tests.conversation.room import PEOPLE, Room
from tests.conversation.test_dialogues import in_a_room

LUNCH = "@Convene every Thursday at 10: where do we have lunch? pizza or ramen, with @omar"


@pytest.mark.parametrize("said", ["Draft:", "draft: ", "my draft:", "Entwurf:", "Mein Entwurf –"])
def test_an_empty_draft_is_no_opinion(said):
    @in_a_room
    async def drafts(room):
        await room.says("lena", "/convene statement what do we think of AI?", channel=True)
        told = await room.says("omar", said)
        assert told == ["Nothing is drafted yet: write the draft behind “draft:”, please."]
        assert the_only(room).answered == ()

    drafts()


def test_a_proposal_without_a_name_is_confirmed_to_its_author():
    async def proposes():
        tom = Member(MemberId("tom"), "Tom Ellis", "Europe/London")
        room = Room({**PEOPLE, "tom": tom})
        await room.says("lena", "/convene decide a name for the release", channel=True)
        await room.clicks("omar", "Propose something")
        told = await room.fills("omar", title="Zebra", named="nameless")
        assert told == ["On the list, without your name: Zebra."]
        assert [(x.title, x.proposed_by) for x in the_only(room).listed] == [("Zebra", "")]
        await room.clicks("omar", "Propose something")
        assert await room.fills("omar", title="Otter", named="named") == []

    asyncio.run(proposes())


@pytest.mark.parametrize(
    ("votes", "told"),
    [
        ({"omar": "A", "dana": "none of these", "ines": "A"}, "2 for it, 1 against."),
        ({"omar": "A", "ines": "A", "raj": "A"}, "3 for it, 0 against."),
    ],
)
def test_the_outcome_of_a_proposal_says_how_many_were_for_it(votes, told):
    @in_a_room
    async def votes_on_it(room):
        await room.says("lena", "/convene decide Shall we move to Lisbon?", channel=True)
        options = room.latest("options/")
        for who, vote in votes.items():
            await room.says(who, vote, under=options)
        await room.later(days=2)
        assert f"A is the only option: {told}" in room.posted[-1][2]

    votes_on_it()


@in_a_room
async def test_a_card_of_what_repeats_shows_options_and_who_is_asked(room):
    assert await room.says("lena", LUNCH, channel=True) == []
    shown = room.posted[-1][2]
    assert "Options: Pizza and Ramen" in shown
    assert "Asked: Lena Vogt and Omar Haddad" in shown


@in_a_room
async def test_what_repeats_already_is_said(room):
    await room.says("lena", LUNCH, channel=True)
    assert await room.says("lena", LUNCH, channel=True) == [
        "“Where do we have lunch?” repeats here already; now twice. “Stop repeating” ends either."
    ]
    other = "@Convene every Friday at 10: who brings cake? Ana or Ben"
    assert await room.says("lena", other, channel=True) == []
