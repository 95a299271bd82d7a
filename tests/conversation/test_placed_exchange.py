"""A platform that looks people up and keeps places says, shows and gives; no more."""

import asyncio
from datetime import UTC, datetime

from orchestration.conversation.access import SessionAccess
from orchestration.conversation.directory import Directory
from orchestration.conversation.inbound import Part, Response, Via
from orchestration.conversation.placed_exchange import FORM, PlacedExchange, Spoken
from orchestration.conversation.session_places import SessionPlaces
from orchestration.conversation.storage import WRITTEN
from orchestration.interaction.answers import said
from orchestration.interaction.form import Form
from orchestration.language.offline import OfflineLanguage
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.requests import Requested
from storage.memory import MemoryStore
from tests.conversation.in_places import InPlaces
from tests.conversation.room import buttons_of
from tests.conversation.test_directory import MENTIONS, People

NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)
LENA, SESSION = MemberId("T-lena"), SessionId("meeting-1")
EMPTY_FORM = Form("meet", "Find a time", "Ask", ())


class Corner(PlacedExchange):
    """One message on a platform that has nothing but what it must."""

    not_here = "I'm not there."
    hurried = OfflineLanguage()

    def __init__(self, *, is_in=True, places=None, **spoken):
        self.done, self._is_in = [], is_in
        self.places = places or InPlaces()
        users = People("lena", "omar")
        told = {"channel": "", "words": "hi {omar}", "request": "hi {omar}", **spoken}
        super().__init__(
            SessionAccess(MemoryStore(), None, lambda: NOW),
            SessionPlaces(self.places),
            Directory(users, MENTIONS, lambda: NOW),
            Spoken(id="1", who=LENA, team="T", user="lena", **told),
        )

    async def say(self, words):
        self.done.append(words)

    say_marked = say

    async def show(self, parts):
        self.done.append([(each.layout.words, each.session) for each in parts])
        self.shown = parts

    async def give(self, invite, parts):
        self.done.append(invite)

    async def open_form(self, form):
        self.done.append(form)

    async def is_heard(self):
        return self._is_in

    async def perform(self, reply, session):
        self.done.append(reply)


def done(exchange, *works):
    """What who wrote is told because of these."""

    async def work():
        for each in works:
            await each

    asyncio.run(work())
    return exchange.done


def test_one_sentence_is_said_several_parts_are_shown_and_a_file_is_given_once():
    here = Corner()
    hello, invite = Part(said("Hello.")), object()
    several = [hello, Part(said("There."), SESSION)]
    answers = [Response([hello]), Response(several), *[Response([hello], invite)] * 2]
    told = done(here, *map(here.answer, answers))
    assert told == ["Hello.", [("Hello.", None), ("There.", SESSION)], invite]


def test_which_session_is_asked_where_the_message_can_be_read_again():
    here = Corner(place="D1", ts="7")
    assert done(here, here.ask_which(said("Which?"))) == [[("Which?", "D1/7")]]
    command = Corner()
    assert "in private" in done(command, command.ask_which(said("Which?")))[0]


def test_a_request_is_asked_only_where_the_bot_is_heard():
    away, there = Corner(channel="C", is_in=False), Corner(channel="C")
    assert done(away, away.may_ask_here()) == [away.not_here]
    assert done(there, there.may_ask_here()) == []


def test_the_form_opens_behind_a_command_and_is_offered_to_a_message():
    requested = Requested(form=EMPTY_FORM, missing="What about?")
    command, message = Corner(is_command=True), Corner(place="C", ts="7", bot="B")
    assert done(command, command.ask_for_the_rest(requested)) == [EMPTY_FORM]
    assert done(message, message.ask_for_the_rest(requested)) == [[("What about?", "C/7")]]
    [row] = [buttons_of(each) for each in message.shown[0].layout.parts if buttons_of(each)]
    assert [(each.action, each.value) for each in row] == [(FORM, "B")]


def test_a_message_is_handed_in_as_its_writer_sees_it():
    message = asyncio.run(Corner(channel="C", is_edited=True).message(Via.MENTION))
    assert (message.text, message.in_channel, message.is_edited) == ("hi @Omar", True, True)
    assert asyncio.run(Corner().message(Via.DM)).text == "hi Omar"


def test_what_is_written_in_private_is_kept_and_in_a_channel_is_not():
    for channel, found in (("", "7"), ("C", None)):
        here = Corner(channel=channel, place="D1", ts="7")
        done(here, here.note_written(SESSION))
        place = here.places.find(SESSION, WRITTEN, LENA)
        assert (place.ts if place else None) == found
