"""Where a meeting is, as its organiser says once it has been asked for, and who asks for it."""

import pytest

from orchestration.kinds.meeting.documents import invite_for
from tests.conversation.requests.test_where_it_is import REQUEST, decided_in
from tests.conversation.test_dialogues import in_a_room

TOLD_LATER = [
    ("it's in room Oslo", "Room Oslo"),
    ("the zoom link is https://zoom.us/j/123", "https://zoom.us/j/123"),
    ("room is Oslo", "Oslo"),
    ("ok the room will be B 204, thanks", "B 204"),
    ("btw we'll meet in the small meeting room", "Small meeting room"),
    ("change the room to kitchen pls", "Kitchen"),
    ("here's the link: https://meet.example/x :)", "https://meet.example/x"),
    ("wir treffen uns im Raum 3.14, danke", "Raum 3.14"),
    ("der raum ist Oslo, weil der andere belegt ist", "Oslo"),
    ("ok it'll be online then", "Online"),
    ("es findet in der Bibliothek statt", "Bibliothek"),
    ("https://zoom.us/j/123?pwd=x", "https://zoom.us/j/123?pwd=x"),
    ("meet link is meet.google.com/abc-defg", "meet.google.com/abc-defg"),
    ("let's do it on zoom: https://us02web.zoom.us/j/9.", "https://us02web.zoom.us/j/9"),
    ("wir nehmen https://teams.live.com/meet/7", "https://teams.live.com/meet/7"),
    ("also der zoom-link ist https://zoom.us/j/7 🙂", "https://zoom.us/j/7"),
]


@pytest.mark.parametrize(("words", "shown"), TOLD_LATER)
def test_its_organiser_says_later_where_it_is(words, shown):
    @in_a_room
    async def dialogue(room):
        await decided_in(room, "")
        sent = len(room.invites)
        [told] = await room.says("lena", words)
        assert told == f"“hiring” has its place: {shown}. The invite goes out anew with it."
        [meeting] = room.decisions()
        assert invite_for(meeting, "omar").place == shown
        assert len(room.invites) == sent + 1
        assert f"Where: {shown}" in [text for _, name, text in room.posted if name == "outcome"][-1]

    dialogue()


@in_a_room
async def test_while_it_is_open_the_card_shows_it_and_the_invite_will(room):
    await room.says("lena", REQUEST.format(""), channel=True)
    [told] = await room.says("lena", "we'll meet in room Oslo")
    assert told == "“hiring” has its place: Room Oslo. The card shows it."
    assert await room.says("lena", "it's in room Oslo") == ["“hiring” is there already: Room Oslo."]
    assert room.decisions()[0].terms.place == "Room Oslo"


@pytest.mark.parametrize(
    "words",
    [
        "is it in room Oslo?",
        "it's not in room Oslo",
        "the room is booked",
        "the room is too small",
        "der raum ist besetzt",
        "the link is dead",
        "it's on Tuesday",
        "is https://zoom.us/j/1 still right?",
        "not https://zoom.us/j/1, that one is dead",
        "recording: https://zoom.us/rec/share/1",
        "gestern war es https://zoom.us/j/1",
        "the brief: https://docs.example/1",
    ],
)
def test_what_asks_denies_or_says_something_of_a_room_sets_no_place(words):
    @in_a_room
    async def dialogue(room):
        await decided_in(room, "")
        await room.says("lena", words)
        assert not room.decisions()[0].terms.place

    dialogue()


@in_a_room
async def test_who_has_not_asked_for_it_hears_who_says_so(room):
    await decided_in(room, "")
    assert await room.says("omar", "it's in room Oslo") == [
        "Lena Vogt says where “hiring” is: tell them."
    ]
    assert await room.says("omar", "it's in room Oslo", under=room.latest("outcome")) == []
    assert not room.decisions()[0].terms.place


@pytest.mark.parametrize(
    "words",
    [
        "where is it?",
        "wo findet das statt?",
        "where will it be?",
        "und wo treffen wir uns?",
        "gibts schon nen link?",
        "is there a room yet?",
        "where's the meeting",
    ],
)
def test_while_it_is_open_who_asks_hears_that_no_place_is_known(words):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", REQUEST.format(""), channel=True)
        for _ in ("while answers are awaited", "at the vote"):
            assert await room.says("omar", words) == [
                "“hiring”: I know of no room or link; Lena Vogt asked for it."
            ]
            for who in ("lena", "omar", "dana"):
                await room.presses(who, "any-time")
            await room.later(minutes=5)

    dialogue()


@pytest.mark.parametrize(
    "words",
    ["can we do it in room Oslo?", "could we have it on zoom?", "können wir das per Zoom machen?"],
)
def test_who_would_like_it_elsewhere_hears_whose_that_is_to_say(words):
    @in_a_room
    async def dialogue(room):
        await decided_in(room, "")
        [told] = await room.says("omar", words)
        assert told == "Lena Vogt says where “hiring” is: tell them."

    dialogue()
