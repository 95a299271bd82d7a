"""What authors are told of what they open and put forward: said or pressed → told, and shown."""

import asyncio

import pytest

from orchestration.model.people import MemberId
from tests.conversation.choosing import CROWD, asked, in_a_crowd, the_only
from tests.conversation.room import Room
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
        room = Room(CROWD)
        await room.says("lena", "/convene decide a name for the release", channel=True)
        await room.clicks("omar", "Propose something")
        told = await room.fills("omar", title="Zebra", named="nameless")
        [words] = told
        assert words.startswith("On the list, without your name: Zebra. You are still waited for")
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


HIDDEN = ["propose Zebra without my name", "anonym: Zebra", "propose Zebra, don't say it's mine"]


@pytest.mark.parametrize("said", HIDDEN)
def test_the_card_does_not_tell_who_proposes_without_a_name(said):
    @in_a_crowd
    async def proposes(room):
        await asked(room)
        before = the_only(room).silent
        [told] = await room.says("omar", said)
        assert "You are still waited for" in told
        assert the_only(room).silent == before
        assert the_only(room).answered == ()
        await room.says("omar", "anything goes")
        await room.says("raj", "anonym: Otter")
        assert MemberId("omar") not in the_only(room).silent

    proposes()


@in_a_crowd
async def test_who_had_answered_before_a_nameless_proposal_is_not_waited_for_again(room):
    await asked(room)
    await room.clicks("omar", "Anything goes")
    before = the_only(room).silent
    assert await room.says("omar", "anonym: Zebra") == ["On the list, without your name: Zebra."]
    assert the_only(room).silent == before


@in_a_crowd
async def test_nameless_proposals_alone_are_voted_on_by_all(room):
    await asked(room)
    await room.says("omar", "anonym: Zebra")
    await room.says("raj", "anonym: Otter")
    await room.later(days=3)
    decision = the_only(room)
    assert {each.title for each in decision.round.options} == {"Zebra", "Otter"}
    assert len(decision.counted) == len(decision.members)


@pytest.mark.parametrize("said", HIDDEN)
def test_among_few_a_nameless_proposal_is_offered_its_name(said):
    @in_a_room
    async def proposes(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert told == "You are too few here to hide whose it is, so Zebra is not on the list."
        assert the_only(room).listed == ()
        await room.clicks("omar", "Put “Zebra” on it with my name")
        assert [(x.title, x.proposed_by) for x in the_only(room).listed] == [
            ("Zebra", "Omar Haddad")
        ]

    proposes()
