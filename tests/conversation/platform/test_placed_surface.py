"""What comes of something that was done is shown where it was done, to who did it."""

import asyncio

import pytest

from orchestration.conversation.shown.revisions import Revisions
from orchestration.conversation.surface.placed_surface import CHANNEL, PressedMessage
from orchestration.conversation.surface.user_actions import NO_SESSION, SentForm, UserActions
from orchestration.model.people import SessionId
from orchestration.sessions.user_action import Reply, TextFile
from tests.conversation.corner import LENA, NOT_HERE, Corner, Did, platform
from tests.conversation.room import Room

SESSION = SessionId("meeting-1")
PRESSED, LATEST = PressedMessage(), PressedMessage(2)


def settled(reply, revisions=0, **where):
    """What is shown of a reply, so many read-backs after the first."""

    async def play():
        here = Corner(platform(), **where)
        for number in range(revisions):
            await Revisions(here.platform.notes).take(SESSION, LENA, f"tell-{number}")
        await here.settle(reply, SESSION)
        return here.done

    return asyncio.run(play())


@pytest.mark.parametrize(
    ("reply", "where", "shown"),
    [
        (Reply(note="Kept.", gone=("keep",)), PRESSED, [{"note": "Kept.", "gone": ("keep",)}]),
        (Reply(gone=("keep",)), PRESSED, [{"note": "", "gone": ("keep",)}]),
        (Reply(said="I can't"), PRESSED, [{"note": "You said: “I can't”", "gone": ()}]),
        (Reply(said="I can't", note="Kept."), PRESSED, [{"note": "Kept.", "gone": ()}]),
        (Reply(note="Kept."), None, ["Kept."]),
        (Reply(gone=("keep",)), None, []),
    ],
)
def test_a_note_is_left_on_what_was_pressed_and_said_where_that_is_no_message(reply, where, shown):
    assert settled(reply, pressed=where) == shown


def test_nothing_is_left_on_a_form():
    assert settled(Reply(note="Kept."), is_in_form=True) == []


@pytest.mark.parametrize(("revisions", "is_shown"), [(1, True), (2, True), (3, False)])
def test_a_press_on_an_older_read_back_changes_no_newer_one(revisions, is_shown):
    shown = settled(Reply(note="Gone."), revisions, pressed=LATEST)
    assert bool(shown) == is_shown


def asked_for(*people, is_in=True):
    here = Corner(platform("lena", "omar"), is_in=is_in)
    form = SentForm(name="meet", channel="C", values={"people": [f"T-{each}" for each in people]})
    return here, form


def test_a_form_asks_people_of_its_channel_with_who_sent_it():
    here, form = asked_for("omar")
    known, wrong = asyncio.run(here.people_for(form))
    assert (list(known), wrong) == ([LENA, "T-omar"], {})

    here, form = asked_for("omar", "raj")
    _, wrong = asyncio.run(here.people_for(form))
    assert wrong == {"people": "1 of these cannot be asked: a bot, or not here any more."}

    away, form = asked_for("omar", "raj", is_in=False)
    _, wrong = asyncio.run(away.people_for(form))
    assert (wrong.keys(), wrong[CHANNEL]) == ({"people", CHANNEL}, NOT_HERE)


def test_where_a_session_is_asked_for_is_kept():
    here, form = asked_for()
    asyncio.run(here.hold(SESSION, form))
    held = here.platform.places.held(SESSION)
    assert (held.team, held.channel, held.organiser) == ("T", "C", LENA)


def test_links_are_said_and_files_are_put_into_the_private_conversation():
    async def play():
        here = Corner(platform())
        await here.give("This is yours:", "https://convene.example.org/s/1")
        await here.give_file(TextFile("votes.csv", "text/csv", "A,B"))
        return here.done

    assert asyncio.run(play()) == [
        "This is yours: https://convene.example.org/s/1",
        ("votes.csv", "A,B", "", []),
    ]


def test_a_page_of_what_is_not_there_is_answered_in_a_sentence():
    async def play(session):
        room = Room()
        corner = platform(access=room.access, actions=UserActions(room.access, room.votes))
        here = Corner(corner, Did("omar"))
        await here.perform(Reply(page=True), session)
        return here.done

    assert asyncio.run(play(SESSION)) == asyncio.run(play(None)) == [NO_SESSION]
