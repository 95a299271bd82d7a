"""What choices are tried with: how one is asked for, and what becomes of it."""

import asyncio

from orchestration.model.people import Member, MemberId
from tests.conversation.room import PEOPLE, Room, buttons_of

CLOSED = (
    "The list is closed; “none of these” is a vote too, and Lena Vogt can ask anew with other "
    "options."
)


CROWD = {**PEOPLE, "kim": Member(MemberId("kim"), "Kim Lund", "Europe/Oslo")}
"""So many that a missing name hides somebody."""


def in_a_crowd(dialogue):
    return lambda: asyncio.run(dialogue(Room(CROWD)))


async def polled(room: Room, words="@Convene poll pizza, sushi or salad?"):
    assert await room.says("lena", words, channel=True) == []
    [(session, name)] = room.shown
    return session, name


async def asked(room: Room, words="/convene decide where shall we eat on Friday?"):
    await room.says("lena", words, channel=True)
    [(session, name)] = room.shown
    assert name == "card"
    return session, name


def the_only(room: Room):
    [decision] = room.decisions()
    return decision


FOR = [
    "ja klar",
    "hell yes",
    "yes",
    "ja",
    "+1",
    "sure",
    "let's do it",
    "agreed",
    "I'm for it",
    "definitely yes",
    "Basel!",
]
AGAINST = [
    "no",
    "nein",
    "-1",
    "against",
    "I'm against it",
    "no way",
    "nah, sorry",
    "definitely not",
]


def titles_of(choice):
    """Return what stands on a list, in its order."""
    return [each.title for each in choice.listed]


def titles(room):
    """Return what stands on the list of the only choice, in its order."""
    return titles_of(the_only(room))


async def listed_by_omar(room):
    card = await asked(room)
    await room.says("omar", "pizza, thai, noodle place", under=card)
    return card


def offered(room, who):
    """The actions of the buttons of what somebody was last shown alone."""
    _, layout = room.seen[who][-1]
    return [button.action for part in layout.parts for button in buttons_of(part)]
