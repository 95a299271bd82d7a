"""An objection that is let be before it counts, and a yes to something else: said → what holds."""

import asyncio

import pytest

from orchestration.model.ballots import Consents
from tests.conversation.choosing import the_only
from tests.play.played import settled

ASKED = "An objection needs a reason: “I object: too far”. In the dialog it can stay private."
MEANT = "no way, mondays I have the kids at ten"
NOT_COUNTED = ["Then it counts as no objection."]
STANDS = ["Your objection still counts here. If it should not, write “I take my objection back”."]


async def in_a_motion():
    room = await settled(["motion"])
    return room, room.latest("options/")


def ballots(room):
    return dict(the_only(room).round.ballots)


@pytest.mark.parametrize(
    "said",
    [
        "actually no, it's fine",
        "fine then, no objection from me anymore",
        "changed my mind, go ahead",
        "never mind my objection",
        "never mind",
        "oh wait, I'm okay with it",
        "ach nee, passt schon",
        "hab's mir anders überlegt, macht ruhig",
        "doch kein Einwand",
    ],
)
def test_who_lets_it_be_gives_no_reason(said):
    async def plays():
        room, under = await in_a_motion()
        assert await room.says("ines", "I object", under=under) == [ASKED]
        assert await room.says("ines", said, under=under) == NOT_COUNTED
        assert not ballots(room)

    asyncio.run(plays())


@pytest.mark.parametrize(
    "said", ["I bring the kids to school then", "zu der Zeit sitze ich noch im Zug"]
)
def test_any_other_reason_counts(said):
    async def plays():
        room, under = await in_a_motion()
        await room.says("ines", "I object", under=under)
        await room.says("ines", said, under=under)
        assert ballots(room) == {"ines": Consents(objections=("A",))}

    asyncio.run(plays())


@pytest.mark.parametrize(
    "said",
    ["then I'm ok with it", "fine with me then", "dann passt es mir", "damit kann ich leben"],
)
def test_a_yes_to_another_proposal_makes_no_objection_count_and_is_no_vote(said):
    async def plays():
        room, under = await in_a_motion()
        [asked] = await room.says("ines", MEANT, under=under)
        assert asked == f"I take that for “I object: {MEANT}”. Shall it count as your vote?"
        await room.says("dana", "could we do it tuesday to friday only?", under=under)
        assert await room.says("ines", said, under=under) == NOT_COUNTED
        assert not ballots(room)

    asyncio.run(plays())


def test_a_yes_in_a_word_makes_it_count_and_a_yes_to_the_proposal_is_one():
    async def plays():
        room, under = await in_a_motion()
        await room.says("ines", MEANT, under=under)
        await room.says("ines", "yes", under=under)
        await room.says("raj", MEANT, under=under)
        await room.says("raj", "fine with me", under=under)
        assert ballots(room) == {"ines": Consents(objections=("A",)), "raj": Consents(("A",))}

    asyncio.run(plays())


@pytest.mark.parametrize(
    "said",
    [
        "damit kann ich leben",
        "dann bin ich einverstanden",
        "ok then I'm fine",
        "with that I'm happy",
    ],
)
def test_a_yes_to_what_somebody_else_proposes_ends_no_objection(said):
    async def plays():
        room, under = await in_a_motion()
        await room.says("omar", "I object: I am on the train", under=under)
        await room.says("lena", "and if we make it a quarter past?", under=under)
        assert await room.says("omar", said, under=under) == STANDS
        assert ballots(room) == {"omar": Consents(objections=("A",))}
        await room.says("omar", "I take my objection back", under=under)
        assert not ballots(room)

    asyncio.run(plays())
