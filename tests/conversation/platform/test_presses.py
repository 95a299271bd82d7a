"""What is pressed and sent off on a platform that keeps places, in a session or in none."""

import asyncio
import json
from functools import wraps

import pytest

from orchestration.conversation.asked.home import EXPORT, FORGET, Home, OwnData
from orchestration.conversation.known.meant import MEANT
from orchestration.conversation.ports.storage import OFFERED
from orchestration.conversation.replied.chosen import WHICH
from orchestration.conversation.requested.adding import ADD_TO
from orchestration.conversation.surface.placed_exchange import FORM
from orchestration.conversation.surface.placed_surface import CHANNEL, PressedMessage
from orchestration.conversation.surface.presses import HomePresses
from orchestration.conversation.surface.user_actions import (
    NO_SESSION,
    NOT_THERE,
    NOT_YOURS,
    SentForm,
    UserActions,
)
from orchestration.interaction.answers import NOTHING_OPEN
from orchestration.interaction.for_everyone import ORGANISE
from orchestration.kinds.own_data import own_data, sessions_of
from orchestration.model.people import SessionId, person_id
from tests.conversation.corner import LENA, NOT_HERE, TEAM, Corner, Did, platform
from tests.conversation.room import Room

LUNCH = {"question": "Lunch?", "options": "Pizza\nSushi", "people": ["T-omar"]}
LATE = {"closes_on": "2027-01-11", "closes_at": "soon"}


class Office:
    """A room whose people press and fill in by themselves, each in a corner of their own."""

    def __init__(self):
        self.room = Room(TEAM)
        self.forgotten = []
        access = self.room.access
        self.actions = UserActions(access, self.room.votes)
        self.platform = platform("lena", "omar", "raj", access=access, actions=self.actions)
        own = OwnData(self._kept, self._forget)
        self.presses = HomePresses(self.actions, Home(access, own, "T"))
        self._done = 0

    def _kept(self, who):
        return own_data(sessions_of(self.room.store, who), who)

    def _forget(self, who):
        self.forgotten.append(who)

    def corner(self, user, **where):
        self._done += 1
        return Corner(self.platform, Did(user, f"T/{self._done}"), **where)

    async def presses_button(self, user, name, value="", session=None, **where):
        """Press a button; returns what was shown of it, to who pressed it alone."""
        here = self.corner(user, **where)
        await self.presses.press(here, name, session, value)
        await self.room.runner.settle()
        return here.done

    def form(self, user, name, values, session=None, channel="C", **where):
        here = self.corner(user, is_in=channel != "away", **where)
        return here, SentForm(name=name, values=values, channel=channel, session=session)

    async def sends(self, user, name, values=(), session=None, channel="C", **where):
        """Send off a form that was found right; returns what was shown of it."""
        here, form = self.form(user, name, dict(values), session, channel, **where)
        await self.presses.fill(here, form)
        await self.room.runner.settle()
        return here.done

    async def checks(self, user, name, values, shown=(), **where):
        """Have a form looked at; returns why it cannot be taken, if it cannot."""
        here, form = self.form(user, name, values, **where)
        return await self.presses.check(here, form, shown)

    async def lunch(self):
        """Ask for a choice; returns its session."""
        await self.sends("lena", "choose", LUNCH)
        [decision] = self.room.decisions()
        return decision.id

    async def poll(self):
        """Put a poll to everybody; returns its session."""
        await self.room.says("T-lena", "@convene poll pizza or sushi?", channel=True)
        [decision] = self.room.decisions()
        return decision.id


def in_an_office(story):
    """Make a test of a story that begins in an office where nothing was asked for yet."""

    @wraps(story)
    def played():
        asyncio.run(story(Office()))

    del played.__wrapped__
    return played


# What people have to themselves


@in_an_office
async def test_home_is_shown_and_what_is_kept_of_somebody_is_given_to_them(office):
    here = office.corner("omar")
    await office.presses.home(here)
    assert here.done == ["home"]

    [(name, content, title, _)] = await office.presses_button("omar", EXPORT)
    assert (name, title) == ("what-convene-keeps-of-you.json", "What Convene keeps of you")
    assert json.loads(content)["member"] == "T-omar"


@in_an_office
async def test_who_wants_to_be_forgotten_is_asked_and_then_is(office):
    [(form, _)] = await office.presses_button("omar", FORGET)
    assert (form.name, form.is_question, office.forgotten) == (FORGET, True, [])
    assert await office.checks("omar", FORGET, {}) is None

    told, home = await office.sends("omar", FORGET)
    assert "You are forgotten" in told
    assert (home, office.forgotten) == ("home", ["T-omar"])


# What a session has


@in_an_office
async def test_a_press_on_what_is_not_there_is_answered_in_a_sentence(office):
    assert await office.presses_button("omar", "vote", session="gone") == [NO_SESSION]
    session = await office.lunch()
    assert await office.presses_button("omar", "no-such", session=session) == [NOT_THERE]


@in_an_office
async def test_only_who_asked_is_shown_what_they_alone_may_press(office):
    session = await office.lunch()
    assert await office.presses_button("omar", ORGANISE, session=session) == [NOT_YOURS]
    [[(_, about)]] = await office.presses_button("lena", ORGANISE, session=session)
    assert about == session


# A session as one has it to oneself


def words_of(shown):
    return "\n".join(words for words, _ in shown)


@in_an_office
async def test_details_are_shown_to_who_is_asked_with_what_waits_for_them(office):
    session = await office.lunch()
    [shown] = await office.presses_button("omar", "details", session=session)
    assert "Lunch?" in words_of(shown)
    assert words_of(shown).splitlines()[-1].startswith("Your page of it: https://")
    [refused] = await office.presses_button("raj", "details", session=session)
    assert refused == "You are not among those who are asked here."


@in_an_office
async def test_what_is_done_on_a_page_is_seen_on_it_at_once(office):
    session = await office.poll()
    on_page = {"session": session, "page_open": session}
    [before] = await office.presses_button("omar", "details", session=session)
    assert "You have not voted yet." in words_of(before)

    [after] = await office.presses_button("omar", "choose", "1/B", **on_page)
    assert words_of(after).startswith("B is in your vote.")
    assert "Your vote: B." in words_of(after)
    [nothing] = await office.presses_button("omar", "no-such", **on_page)
    assert words_of(nothing).startswith(NOT_THERE)


@in_an_office
async def test_what_is_told_on_a_page_is_acknowledged_on_it(office):
    session = await office.lunch()
    told = {"words": "no fish please"}
    [shown] = await office.sends("omar", "tell", told, session, page_open=session)
    assert words_of(shown).startswith("Noted, only you see this: “no fish please”")


@in_an_office
async def test_what_is_told_in_a_channel_is_acknowledged_there(office):
    session, told = await office.lunch(), {"words": "no fish please"}
    where = {"is_in_form": True, "is_beside_others": True}
    assert await office.sends("omar", "tell", told, session, **where) == [
        "Noted, only you see this: “no fish please”"
    ]
    assert await office.sends("omar", "tell", told, session, is_in_form=True) == []


@in_an_office
async def test_what_is_done_at_home_is_seen_there_at_once(office):
    session = await office.poll()
    here = office.corner("omar", is_at_home=True)
    await office.presses.press(here, "choose", session, "1/A")
    assert here.done == ["home"]
    words = words_of([(each.layout.words, 0) for each in here.shown])
    assert words.startswith("A is in your vote.")
    assert "Your vote: A." in words


# Forms


@in_an_office
async def test_a_form_that_is_right_asks_where_it_was_sent_and_nothing_is_shown(office):
    assert await office.checks("lena", "choose", LUNCH) is None
    assert office.room.decisions() == []

    session = await office.lunch()
    held = office.platform.places.held(session)
    assert (held.channel, held.organiser) == ("C", "T-lena")


@in_an_office
async def test_a_form_that_is_wrong_says_so_at_each_field(office):
    fault = await office.checks("lena", "choose", LUNCH | {"options": "x" * 500}, ["options"])
    assert (list(fault.errors), fault.whole) == (["options"], None)
    assert fault.words == fault.errors["options"]

    away = await office.checks("lena", "choose", LUNCH, [CHANNEL], channel="away")
    assert away.errors == {CHANNEL: NOT_HERE}


@in_an_office
async def test_where_a_field_is_wrong_that_is_not_shown_all_of_the_form_is(office):
    fault = await office.checks("lena", "choose", LUNCH | LATE, ["question"])
    assert fault.words == "A time like 17:00, please."
    filled = {each.name: each.value for each in fault.whole.fields}
    assert (filled["question"], filled["closes_at"]) == ("Lunch?", "soon")


@in_an_office
async def test_what_went_wrong_since_it_was_checked_is_said(office):
    assert await office.sends("lena", "choose", LUNCH, channel="away") == [NOT_HERE]
    assert office.room.decisions() == []


@in_an_office
async def test_a_form_of_what_is_gone_is_answered_in_a_sentence(office):
    fault = await office.checks("lena", "vote", {}, session=SessionId("gone"))
    assert (fault.errors, fault.words) == ({}, NO_SESSION)


# What was written, and is asked about


WRITTEN = {"D1/7": ("omar", "{bot} meet about hiring, no mornings please")}


@in_an_office
async def test_the_form_is_opened_for_what_was_written(office):
    [(form, channel)] = await office.presses_button("omar", FORM, "bot", "D1/7", written=WRITTEN)
    assert (form.name, channel) == ("meet", "")


@in_an_office
async def test_nobody_acts_for_another_or_on_what_is_gone(office):
    for name in (FORM, WHICH):
        for user, at in (("raj", "D1/7"), ("omar", "D1/8")):
            assert await office.presses_button(user, name, "", at, written=WRITTEN) == []


@in_an_office
async def test_a_session_is_told_what_was_written_for_it(office):
    session, said = await office.lunch(), {"D1/7": ("omar", "I can't do sushi")}
    where = {"written": said, "pressed": PressedMessage()}
    [shown] = await office.presses_button("omar", WHICH, session, "D1/7", **where)
    assert shown == {"note": "Thank you.", "gone": (WHICH,)}
    assert [words for who, words in office.room.told if who == "T-omar"]


@pytest.mark.parametrize("carries", ["{} T-raj", "T-raj"])
def test_people_are_added_to_the_session_that_a_button_names(carries):
    @in_an_office
    async def added(office):
        session = await office.lunch()
        carried = carries.format(session)
        where = {"session": session, "pressed": PressedMessage()}
        [shown] = await office.presses_button("lena", ADD_TO, carried, **where)
        assert shown == {"note": "I'm asking Raj too, about “Lunch?”.", "gone": (ADD_TO,)}
        [decision] = office.room.decisions()
        assert "T-raj" in [each.id for each in decision.members]

    added()


@in_an_office
async def test_who_cannot_be_asked_any_more_is_not_added_and_that_is_said(office):
    session = await office.lunch()
    [told] = await office.presses_button("lena", ADD_TO, f"{session} T-raj,T-gone", session)
    assert told.endswith("I can't ask them: not here any more, or a bot.")
    assert await office.presses_button("lena", ADD_TO, "gone T-raj", session) == [NOTHING_OPEN]


@in_an_office
async def test_what_is_meant_is_taken_as_if_it_had_been_written_there(office):
    await office.lunch()
    own, on_message = person_id("T-omar"), PressedMessage()
    told, settled = await office.presses_button("omar", MEANT, "missing/0", own, pressed=on_message)
    assert "“Lunch?” still waits for you" in str(told)
    assert settled["gone"] == (MEANT,)
    assert "Who is missing?" in settled["note"]
    assert await office.presses_button("omar", MEANT, "vote/0", own) == [NOT_THERE]


@in_an_office
async def test_what_is_pressed_is_asked_no_more(office):
    """[Leave it open] answers whether to close: the next order to close asks again."""
    lena, notes = LENA, office.platform.notes
    await notes.keep(person_id(lena), OFFERED, lena, json.dumps({"offers": []}))

    await office.presses_button("lena", "leave-open", session=SessionId("gone"))
    assert await notes.kept(person_id(lena), OFFERED, lena) == ""
