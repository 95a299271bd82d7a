"""Several reactions of one person where a vote takes one: which of them counts is said, once."""

import asyncio

from orchestration.conversation.ports.storage import Place
from tests.play.played import settled


async def _reacted():
    room = await settled(["meeting-vote"])
    [decision] = room.decisions()
    place = Place(decision.id, "", "", "", "options/1")
    notices = []
    for letters in ("A", "AC", "ABC"):
        room.reactions[decision.id, "options/1"]["raj"] = tuple(letters)
        reply = await room.votes.react(place, room.does("raj"), letters[-2:][-1], added=True)
        notices.append(reply.notice)
    return notices


def test_which_of_several_counts_is_said_once_and_how_to_change_it():
    first, second, third = asyncio.run(_reacted())

    assert (first, third) == ("", "")
    assert second == (
        "This vote takes one, and of your reactions the latest counts: C. To change that, take it "
        "back or react with another."
    )
