"""Who says that they have a proposal has it on the list, whatever stands before it or behind."""

import asyncio

import pytest

from tests.conversation.choosing import titles_of
from tests.play.played import newest_thread, settled

SAID = [
    ("ich hätt noch nen vorschlag: leipzig, da waren wir noch nie", ["Leipzig"]),
    ("hab noch ne idee: wie wärs mit leipzig", ["Leipzig"]),
    ("noch ein vorschlag von mir: leipzig, da ist es günstig", ["Leipzig"]),
    ("ich hätte noch eine idee – leipzig oder dresden", ["Leipzig", "Dresden"]),
    ("mein vorschlag wäre leipzig", ["Leipzig"]),
    ("i have another suggestion: leipzig, we've never been there", ["Leipzig"]),
    ("got another idea: leipzig", ["Leipzig"]),
    ("i've got one more idea, leipzig", ["Leipzig"]),
    ("i have an idea, let's ask raj first", []),
    ("ich hab ne idee, wir fragen erstmal raj", []),
    ("i've a question: who comes?", []),
]


async def says_in(room, where, who, said):
    words = f"@Convene {said}" if where == "channel" else said
    under = newest_thread(room) if where == "thread" else None
    return await room.says(who, words, channel=where == "channel", under=under)


@pytest.mark.parametrize("where", ["thread", "dm", "channel"])
@pytest.mark.parametrize(("said", "new"), SAID)
def test_it_is_on_the_list(said, new, where):
    async def dialogue():
        room = await settled(["choice-asking"])
        before = titles_of(room.decisions()[-1])
        await says_in(room, where, "omar", said)
        assert titles_of(room.decisions()[-1]) == [*before, *new]

    asyncio.run(dialogue())


@pytest.mark.parametrize("where", ["thread", "dm", "channel"])
@pytest.mark.parametrize("said", ["leipzig doch nicht", "not leipzig after all", "nvm leipzig"])
def test_its_author_takes_it_back_where_they_put_it(said, where):
    async def dialogue():
        room = await settled(["choice-asking"])
        await says_in(room, where, "omar", "noch ein vorschlag: leipzig")
        assert await says_in(room, where, "omar", said) == ["Off the list: Leipzig."]

    asyncio.run(dialogue())


def test_who_is_against_what_another_proposed_in_private_leaves_it_there():
    async def dialogue():
        room = await settled(["choice-asking"])
        await says_in(room, "thread", "omar", "noch ein vorschlag: leipzig")
        before = titles_of(room.decisions()[-1])
        await says_in(room, "dm", "dana", "leipzig doch nicht")
        assert titles_of(room.decisions()[-1]) == before

    asyncio.run(dialogue())
