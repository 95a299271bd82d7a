"""What somebody has against another option is why, and no second choice; nor is what comes late."""

import asyncio

import pytest

from orchestration.model.people import MemberId
from orchestration.model.preferences import Visibility
from orchestration.privacy import reveal
from tests.play.played import newest_thread, settled

REASONED = [
    ("C pls, b clashes with standup", "C"),
    ("c, b is too early for me", "C"),
    ("nehme c, b ist mir zu teuer", "C"),
    ("c bitte, b kollidiert mit dem standup", "C"),
    ("sushi, der ramen is eh immer zu salzig", "B"),
    ("ramen pls, the falafel place is always packed", "C"),
    ("pizza, sushi liegt mir zu schwer im magen", "A"),
    ("ramen, falafel is nice too", "CD"),
    ("ramen, pizza would be ok", "CA"),
]
RUN_TOGETHER = [
    ("ill go with c", "C"),
    ("im for c!!", "C"),
    ("im voting c", "C"),
    ("id go for d", "D"),
    ("ill take sushi", "B"),
]
ADDED = [
    "obwohl, a wär mir auch recht",
    "obwohl, A wär mir auch recht",
    "wobei, a ginge auch",
    "although, a is fine too",
    "obwohl, pizza wär mir auch recht",
    "a geht auch",
]


def voted(room, who):
    ballot = room.decisions()[-1].round.ballots.get(who)
    return "".join((*ballot.yes, *ballot.if_need_be)) if ballot else ""


async def says(room, who, said, *, in_thread):
    return await room.says(who, said, under=newest_thread(room) if in_thread else None)


@pytest.mark.parametrize("in_thread", [False, True])
@pytest.mark.parametrize(("said", "options"), [*REASONED, *RUN_TOGETHER])
def test_it_is_a_vote(said, options, in_thread):
    async def dialogue():
        room = await settled(["choice-vote"])
        await says(room, "omar", said, in_thread=in_thread)
        assert voted(room, "omar") == options

    asyncio.run(dialogue())


@pytest.mark.parametrize("in_thread", [False, True])
@pytest.mark.parametrize("said", ADDED)
def test_what_would_do_too_is_added(said, in_thread):
    async def dialogue():
        room = await settled(["choice-vote"])
        await says(room, "omar", "c", in_thread=in_thread)
        await says(room, "omar", said, in_thread=in_thread)
        assert voted(room, "omar") == "CA"

    asyncio.run(dialogue())


def test_what_does_not_count_is_told_in_its_authors_words():
    async def dialogue():
        room = await settled(["choice-vote"])
        [told] = await room.says("omar", "sushi, ramen is eh immer zu salzig")
        assert told.endswith("Only the vote counts, not “Ramen is eh immer zu salzig”.")

    asyncio.run(dialogue())


IN_ORDER = [
    ("first d. then a. c is a no-go", "DABC"),
    ("zuerst c. dann a. b geht gar nicht", "CADB"),
    ("erst d. dann a. der rest ist mir egal", "DA"),
    ("d before a. c last", "DABC"),
]


@pytest.mark.parametrize("in_thread", [False, True])
@pytest.mark.parametrize(("said", "order"), IN_ORDER)
def test_an_order_in_several_sentences_keeps_its_order(said, order, in_thread):
    async def dialogue():
        room = await settled(["choice-ranked"])
        await says(room, "omar", said, in_thread=in_thread)
        places = room.decisions()[-1].round.ballots["omar"].places
        assert "".join(each for place in places for each in place) == order

    asyncio.run(dialogue())


NOTED = [
    ("B, but don't say it's from me: I'm broke this month", "I'm broke this month"),
    ("B, aber sag nicht dass das von mir kommt: ich bin grad pleite", "ich bin grad pleite"),
    ("B, anonym: ich bin pleite", "ich bin pleite"),
    ("B. I'm broke this month", "I'm broke this month"),
    ("B. ich bin pleite, aber nicht weitersagen", "ich bin pleite"),
]


@pytest.mark.parametrize(("said", "note"), NOTED)
def test_what_somebody_tells_of_themselves_is_the_note_and_bears_no_name(said, note):
    async def dialogue():
        room = await settled(["choice-vote"])
        told = await room.says("omar", said)
        assert told == ["Your vote is in: B. Your note stays between us."]
        kept = reveal(room.decisions()[-1].round.notes["omar"], to=MemberId("omar"))
        assert (voted(room, "omar"), kept.words) == ("B", note)
        assert kept.visibility is Visibility.PRIVATE

    asyncio.run(dialogue())
