"""A list for an occasion, whatever else is open, with what is said of those who vote."""

import asyncio

import pytest

from tests.conversation.choosing import titles_of
from tests.play.played import newest_thread, settled

LISTS = [
    ("poll döner or ramen, hungry people decide fast", ["Döner", "Ramen"]),
    ("poll pizza or thai, lets be quick", ["Pizza", "Thai"]),
    ("umfrage pizza oder thai, die Hungrigen entscheiden", ["Pizza", "Thai"]),
    ("poll red or blue, light green", ["Red", "Blue", "Light green"]),
    ("lunch today, pizza or thai?", ["Pizza", "Thai"]),
    ("mittagessen heute, döner oder ramen?", ["Döner", "Ramen"]),
    ("team event friday, bowling or karaoke?", ["Bowling", "Karaoke"]),
    ("poll lunch, dinner or brunch?", ["Lunch", "Dinner", "Brunch"]),
]
OF_AN_OCCASION = [each for each in LISTS if each[0].endswith("?") and "poll" not in each[0]]


@pytest.mark.parametrize(("said", "titles"), LISTS)
def test_what_there_is_to_choose_from(said, titles):
    async def dialogue():
        room = await settled([])
        await room.says("lena", f"@Convene {said}", channel=True)
        assert titles_of(room.decisions()[-1]) == titles

    asyncio.run(dialogue())


@pytest.mark.parametrize("setup", ["meeting-asking", "choice-asking", "meeting-vote"])
@pytest.mark.parametrize(("said", "titles"), OF_AN_OCCASION)
def test_it_is_asked_whatever_else_is_open(said, titles, setup):
    async def dialogue():
        room = await settled([setup])
        await room.says("lena", f"@Convene {said}", channel=True)
        [new] = [x for x in room.decisions() if x.terms.subject.casefold() == said]
        assert titles_of(new) == titles

    asyncio.run(dialogue())


UNTIL = [
    ("mach bitte bis freitag 16 uhr draus", 16),
    ("mach freitag 16 uhr draus", 16),
    ("make it friday 4pm", 16),
    ("abstimmung bis freitag 16 uhr", 16),
    ("lass uns bis freitag 16 uhr abstimmen", 16),
]


@pytest.mark.parametrize("where", ["thread", "dm", "channel"])
@pytest.mark.parametrize(("said", "hour"), UNTIL)
def test_its_organiser_says_until_when_it_is_open(said, hour, where):
    async def dialogue():
        room = await settled(["choice-vote"])
        words = f"@Convene {said}" if where == "channel" else said
        under = newest_thread(room) if where == "thread" else None
        await room.says("lena", words, channel=where == "channel", under=under)
        closes = room.decisions()[-1].closes_at
        assert (closes.weekday(), closes.hour) == (4, hour)

    asyncio.run(dialogue())
