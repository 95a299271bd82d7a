"""A platform that looks people up and keeps places says, shows and gives; no more."""

import asyncio

from orchestration.conversation.ports.inbound import Part, Response, Via
from orchestration.conversation.ports.storage import WRITTEN, Place
from orchestration.conversation.surface.placed_exchange import FORM, PlacedExchange
from orchestration.conversation.surface.user_actions import UserActions
from orchestration.interaction.answers import said
from orchestration.interaction.form import Form
from orchestration.model.people import SessionId
from orchestration.sessions.requests import Requested
from tests.conversation.corner import LENA, NOT_HERE, TEAM, Corner, Remark, platform
from tests.conversation.room import Room, buttons_of

SESSION = SessionId("meeting-1")
EMPTY_FORM = Form("meet", "Find a time", "Ask", ())


def done(exchange, *works):
    """What who wrote is told because of these."""

    async def work():
        for each in works:
            await each

    asyncio.run(work())
    return exchange.done


def test_one_sentence_is_said_several_parts_are_shown_and_a_file_is_given_once():
    here = Remark()
    hello, invite = Part(said("Hello.")), object()
    several = [hello, Part(said("There."), SESSION)]
    answers = [Response([hello]), Response(several), *[Response([hello], invite)] * 2]
    told = done(here, *map(here.answer, answers))
    file = ("invite.ics", "BEGIN:VCALENDAR", "", ["Hello."])
    assert told == ["Hello.", [("Hello.", None), ("There.", SESSION)], file]


def test_which_session_is_asked_where_the_message_can_be_read_again():
    here = Remark(place="D1", ts="7")
    assert done(here, here.ask_which(said("Which?"))) == [[("Which?", "D1/7")]]
    command = Remark()
    assert "in private" in done(command, command.ask_which(said("Which?")))[0]


def test_a_request_is_asked_only_where_the_bot_is_heard():
    away, there = Remark(channel="C", is_in=False), Remark(channel="C")
    assert done(away, away.may_ask_here("meeting")) == [NOT_HERE]
    assert done(there, there.may_ask_here("meeting")) == []


def test_the_form_opens_behind_a_command_and_is_offered_to_a_message():
    requested = Requested(form=EMPTY_FORM, missing="What about?")
    command, message = Remark(is_command=True), Remark(place="C", ts="7", bot="B")
    assert done(command, command.ask_for_the_rest(requested)) == [(EMPTY_FORM, "")]
    assert done(message, message.ask_for_the_rest(requested)) == [[("What about?", "C/7")]]
    [row] = [buttons_of(each) for each in message.corner.shown[0].layout.parts if buttons_of(each)]
    assert [(each.action, each.value) for each in row] == [(FORM, "B")]


def test_the_form_opens_for_a_message_too_where_nothing_has_to_be_pressed_for_it():
    here = Remark(channel="C", place="C", ts="7", opens_forms=True)
    requested = Requested(form=EMPTY_FORM, missing="What about?")
    assert done(here, here.ask_for_the_rest(requested)) == [(EMPTY_FORM, "C")]


def test_a_message_is_handed_in_as_its_writer_sees_it():
    message = asyncio.run(Remark(channel="C", is_edited=True).message(Via.MENTION))
    assert (message.text, message.in_channel, message.is_edited) == ("hi @Omar", True, True)
    assert asyncio.run(Remark().message(Via.DM)).text == "hi Omar"


def test_what_is_written_in_private_is_kept_and_in_a_channel_is_not():
    for channel, found in (("", "7"), ("C", None)):
        here = Remark(channel=channel, place="D1", ts="7")
        done(here, here.note_written(SESSION))
        place = here.places.find(SESSION, WRITTEN, LENA)
        assert (place.ts if place else None) == found


def heard(words="", files=(), under=None, *, calls_bot=False, **spoken):
    """What comes of words in a room: what their writer is answered, and the sessions there."""

    async def play():
        room = Room(TEAM)
        await room.says("T-omar", "/convene poll lunch? Pizza or Sushi", channel=True)
        actions = UserActions(room.access, room.votes)
        corner = Corner(platform(access=room.access, actions=actions))
        place = Place(room.decisions()[0].id, "T", "C", "1", under) if under else None
        exchange = PlacedExchange(corner, corner.spoken(words, **spoken))
        await exchange.hear([*map(file, files)], place, calls_bot=calls_bot)
        await room.runner.settle()
        return corner.done, room.decisions()

    return asyncio.run(play())


def file(name):
    async def read():
        return b"what: Lunch\noptions: [Pizza, Sushi]\n"

    return name, read


def test_people_talk_to_each_other_in_a_channel():
    assert heard("Shall we?", channel="C")[0] == []
    assert heard(" ", channel="C", under="options/1")[0] == []
    assert heard(" ")[0] == []


def test_in_private_all_is_for_the_bot_and_files_are_calendars():
    assert heard("How does it stand?")[0] != []
    assert "calendar files" in heard(files=["lunch.png"])[0][0]
    assert heard(files=["lunch.yaml"])[0][0] == (
        "I can't use “lunch.yaml”: “what is in it” should be a list of rows, each with its columns "
        "by name."
    )


def test_a_reply_under_a_post_is_about_its_session():
    told, [lunch] = heard("Sushi", channel="C", under="options/1")
    assert (told, len(lunch.round.ballots)) == (["Your vote is in: B."], 1)


def test_who_calls_the_bot_asks_it_and_who_says_no_more_is_told_what_there_is():
    asked = {"channel": "C", "calls_bot": True}
    told, decisions = heard("@Convene poll dinner? Soup or Stew", request="poll dinner?", **asked)
    assert len(decisions) == 2, told
    [introduced] = heard("@Convene", request=" ", **asked)[0]
    assert introduced
