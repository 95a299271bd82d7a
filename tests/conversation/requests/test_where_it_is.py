"""Where a meeting is: said in the request or its form, and shown from the card to the invite."""

import pytest

from orchestration.kinds.meeting.documents import invite_for
from tests.conversation.test_dialogues import in_a_room

REQUEST = "/convene meet hiring, 45 min with @omar and @dana, 11 to 15 January, {}"

ASKED = "/convene meet hiring, 45 min with @omar and @dana, 11 to 15 January"


async def decided_in(room, where):
    await room.says("lena", REQUEST.format(where), channel=True)
    for who in ("lena", "omar", "dana"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    for who in ("lena", "omar", "dana"):
        await room.reacts(who, "A")


@pytest.mark.parametrize(
    ("where", "shown"),
    [("in room Oslo", "Room Oslo"), ("https://zoom.us/j/1", "https://zoom.us/j/1")],
)
def test_it_stands_on_the_card_beside_the_outcome_and_in_the_invite(where, shown):
    @in_a_room
    async def dialogue(room):
        await decided_in(room, where)
        [meeting] = room.decisions()
        assert meeting.terms.subject == "hiring"
        cards = [words for _, name, words in room.posted if name == "card"]
        assert f" · {shown} · asked by" in cards[0]
        [outcome] = [words for _, name, words in room.posted if name == "outcome"]
        assert f"Where: {shown}" in outcome
        assert f"Where: {shown}" in [words for who, words in room.told if who == "omar"][-1]
        assert invite_for(meeting, "omar").place == shown
        [told] = await room.says("omar", "which room?")
        assert f"Where: {shown}" in told

    dialogue()


@in_a_room
async def test_the_form_asks_for_it_behind_more(room):
    await room.says("lena", "/convene meet", channel=True)
    _, form = room.opened["lena"]
    [field] = [each for each in form.fields if each.name == "place"]
    assert field.more
    assert not field.required
    await room.fills("lena", subject="hiring", place="  Room   Oslo ")
    assert room.decisions()[0].terms.place == "Room Oslo"


@pytest.mark.parametrize("said", ["can you book us a room", "kannst du einen raum buchen"])
def test_who_asked_for_it_hears_that_no_room_is_booked(said):
    @in_a_room
    async def dialogue(room):
        await decided_in(room, "")
        [told] = await room.says("lena", said)
        assert told.endswith("I know of no room or link, and book none.")

    dialogue()


@pytest.mark.parametrize("said", ["im gonna be remote", "bin remote dabei"])
def test_who_takes_part_from_elsewhere_hears_that_nobody_is_told(said):
    @in_a_room
    async def dialogue(room):
        await decided_in(room, "")
        assert await room.says("omar", said) == [
            "I tell nobody. Say it in the thread, so that the others know."
        ]

    dialogue()


@pytest.mark.parametrize("said", ["will you remind us?", "do we get a reminder?", "remind us pls"])
def test_who_asks_to_be_reminded_of_it_hears_what_does(said):
    @in_a_room
    async def dialogue(room):
        await decided_in(room, "")
        [told] = await room.says("omar", said)
        assert told.endswith("your calendar does, once it has the invite.")

    dialogue()


@in_a_room
async def test_how_it_was_decided_names_nothing_to_look_for(room):
    await decided_in(room, "")
    await room.later(days=9)
    [told] = await room.says("omar", "how was it decided?")
    assert "Hiring: " in told
    assert "Nothing about" not in told


@pytest.mark.parametrize(
    "said",
    [
        "Is it online or at the office?",
        "is this in person or zoom?",
        "Ist das online oder vor Ort?",
        "Findet das im Büro statt?",
    ],
)
def test_who_asks_how_it_is_held_wishes_for_nothing(said):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", ASKED, channel=True)
        [told] = await room.says("omar", said)
        assert "I know of no room or link" in told
        assert "omar" not in room.decisions()[0].profiles

    dialogue()


@pytest.mark.parametrize(
    "said",
    ["can we do it online?", "could we meet at the office instead?", "Geht das auch online?"],
)
def test_who_asks_whether_it_can_be_held_otherwise_wishes_for_that(said):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", ASKED, channel=True)
        await room.says("omar", said)
        assert "omar" in room.decisions()[0].profiles

    dialogue()
