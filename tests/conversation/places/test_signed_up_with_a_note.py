"""Whoever comes and tells more has their place, with that as the note; who asks hears who comes."""

import asyncio

import pytest

from orchestration.model.people import MemberId
from orchestration.privacy import reveal
from tests.play.played import newest_thread, settled

ASKED = "@Convene wer kommt mit zum bouldern? 3 plätze, bitte eintragen"


@pytest.mark.parametrize("in_thread", [False, True])
@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("bin dabei, muss aber um 9 los", "muss aber um 9 los"),
        ("ich komm mit, kann aber erst ab 10", "kann aber erst ab 10"),
        ("i'm in, but have to leave at 9", "have to leave at 9"),
        ("count me in, bringing my dog", "bringing my dog"),
        ("i'd love to come, but i have to leave at 9", "i have to leave at 9"),
        ("would love to, bringing my dog", "bringing my dog"),
        ("bin dabei", ""),
    ],
)
def test_they_have_their_place(said, note, in_thread):
    async def dialogue():
        room = await settled([])
        await room.says("lena", ASKED, channel=True)
        under = newest_thread(room)
        await room.says("omar", said, under=under if in_thread else None)
        round_ = room.decisions()[-1].round
        assert round_.ballots["omar"].yes == ("A",)
        held = round_.notes.get("omar")
        assert (reveal(held, to=MemberId("omar")).words if held else "") == note
        for asks in ("wer fährt mit?", "who's in?"):
            told = await room.says("ines", asks, under=under)
            who = "Omar Haddad" if in_thread else "1 person"
            assert told == [f"Ja: 1 of 3 taken ({who})."]

    asyncio.run(dialogue())


@pytest.mark.parametrize(
    "said",
    [
        "bin dabei, wenn raj fährt",
        "i'm in, unless it rains",
        "can't, have to work",
        "i'd love to but can't",
        "would love to come, but no time",
        "i'd come but im away",
        "i'd love to, sadly i can't",
        "wär gern dabei, kann aber nicht",
        "wäre gerne dabei, hab aber keine zeit",
    ],
)
def test_what_hangs_on_something_takes_no_place(said):
    async def dialogue():
        room = await settled([])
        await room.says("lena", ASKED, channel=True)
        await room.says("omar", said, under=newest_thread(room))
        ballot = room.decisions()[-1].round.ballots.get("omar")
        assert ballot is None or "A" not in getattr(ballot, "yes", ())

    asyncio.run(dialogue())
