"""A chat platform in memory: one channel and everybody's private conversation, and nothing else.

What somebody says is done with before it returns, with all that follows from it.
"""

import re
from datetime import UTC, datetime, timedelta
from itertools import count

from adapters.clock.simulated import SimulatedClock
from bot.wiring import Mind, runner_of
from orchestration.conversation import messages, wishes
from orchestration.conversation.context import context_of
from orchestration.conversation.inbound import Mentioned, Message, Via
from orchestration.conversation.pressing import pressed
from orchestration.deciding.step import is_over
from orchestration.interaction.layouts import screen
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.offline import OfflineLanguage
from orchestration.model.conventions import USUAL
from orchestration.model.people import Member, MemberId
from orchestration.model.times import zone_named
from orchestration.sessions.requests import Invitees
from orchestration.sessions.user_action import UserAction
from storage.memory import MemoryStore

THURSDAY = datetime(2027, 1, 7, 9, tzinfo=UTC)
PEOPLE = {
    "lena": Member(MemberId("lena"), "Lena Vogt", "Europe/Berlin"),
    "omar": Member(MemberId("omar"), "Omar Haddad", "Asia/Dubai"),
    "dana": Member(MemberId("dana"), "Dana Reed", "America/New_York"),
    "ines": Member(MemberId("ines"), "Inês Costa", "Europe/Lisbon"),
    "raj": Member(MemberId("raj"), "Raj Patel", "Asia/Kolkata"),
}
_CALLED = re.compile(r"@convene\b", re.IGNORECASE)
_NAMED = re.compile(r"@(\w+)")


class Room:
    """Everybody, and the bot."""

    def __init__(self, people=PEOPLE, at=THURSDAY, language=None):
        self.people, self.clock = people, SimulatedClock(at)
        self.language = language or OfflineLanguage()
        self.store = MemoryStore()
        self.runner = runner_of(self.store, self, self.clock, Mind(self.language))
        self.posted = []
        """What the channel was shown: (session, name, words)."""
        self.told = []
        """What people were told alone: (who, words)."""
        self.invites = []
        self.forms = []
        self.asked_about = {}
        self.choices = {}
        self._numbers = count(1)

    # What people do

    async def says(self, who, text, *, channel=False, under=None, edited=False):
        """Write something; returns what they alone were told because of it."""
        words = _CALLED.sub("@Convene", text)
        if text.startswith("/convene"):
            via, words = Via.COMMAND, text.removeprefix("/convene").strip()
        elif not channel and under is None:
            via = Via.DM
        else:
            via = Via.MENTION if _CALLED.search(text) else Via.THREAD
        if via is Via.THREAD and under is None:
            return []
        session, name = under or (None, "")
        round_ = int(name.removeprefix("options/")) if name.startswith("options/") else 0
        message = Message(
            id=f"{who}/{next(self._numbers)}",
            who=MemberId(who),
            via=via,
            text=words,
            in_channel=channel or under is not None,
            about=session,
            round=round_,
            is_edited=edited,
        )
        return await self._during(who, messages.take(message, InMemory(self, message)))

    async def chooses(self, who, value):
        """Answer which session the last message was about."""
        message = self.asked_about.pop(who)
        exchange = InMemory(self, message)
        done = wishes.belongs(await context_of(message, exchange), value)
        return await self._during(who, done)

    async def presses(self, who, action, value=""):
        """Press a button in the only session."""
        [meeting] = self.meetings()
        user_action = UserAction(f"{who}/{next(self._numbers)}", MemberId(who), self.clock.now())
        reply = pressed(meeting, user_action, action, value)
        return await self._during(who, self.runner.receive(*reply.commands))

    async def later(self, **span):
        """Let time go by; what is due on the way is done when it is due."""
        end = self.clock.now() + timedelta(**span)
        while (due := self.store.next_due()) and due <= end:
            self.clock.advance(max(due, self.clock.now()))
            await self.runner.settle()
        self.clock.advance(end)

    async def _during(self, who, done):
        heard = len(self.told)
        await done
        await self.runner.settle()
        return [words for to, words in self.told[heard:] if to == who]

    # What there is

    def meetings(self):
        found = (self.store.session(each) for each in self.store.sessions())
        return [each for each in found if isinstance(each, Meeting)]

    def latest(self, name):
        """The latest post whose name begins like that."""
        found = [(session, each) for session, each, _ in self.posted if each.startswith(name)]
        return found[-1]

    # As a Chat

    async def post(self, session, post, drawings, key):
        self.posted.append((session, post.name, screen(post.view).words))

    async def tell(self, session, to, view, key):
        self.told.append((to, screen(view).words))

    async def place(self, session, *, beside):
        """All sessions are in the one channel."""

    async def invite(self, session, ics, invite, key):
        self.invites.append(None)


class InMemory:
    """One message in the room, as an Exchange."""

    conventions = USUAL
    has_channel = True

    def __init__(self, room, message):
        self._room, self._message = room, message
        self._who = message.who
        self.language = room.language

    async def action(self):
        zone = zone_named(self._room.people[self._who].zone)
        at = self._room.clock.now().astimezone(zone)
        return UserAction(self._message.id, self._who, at)

    async def author(self):
        return self._room.people[self._who]

    async def mentioned(self):
        names = _NAMED.findall(_CALLED.sub("", self._message.text))
        found = [self._room.people[each] for each in names if each in self._room.people]
        return Mentioned(tuple(found), len(names) - len(found))

    async def invitees(self, asked):
        words = _CALLED.sub("", self._message.text).strip()
        if self._message.via is Via.COMMAND and asked.start:
            words = words.partition(" ")[2]
        return Invitees(await self.author(), (), list(self._room.people.values()), words)

    async def session(self, session):
        return self._room.store.session(session)

    async def going_on(self, *, here):
        found = [each for each in self._room.meetings() if not is_over(each)]
        return [x for x in found if here or x.member(self._who) or x.organiser.id == self._who]

    async def lately_over(self, *, here):
        return [each for each in self._room.meetings() if is_over(each)]

    async def last_choice(self):
        return self._room.choices.get(self._who, "")

    async def send(self, *commands):
        await self._room.runner.receive(*commands)

    async def perform(self, reply, session):
        await self.send(*reply.commands)
        if reply.notice:
            self._room.told.append((self._who, reply.notice))

    async def answer(self, answer):
        self._room.told.append((self._who, answer.words))
        if answer.invite:
            self._room.invites.append(self._who)

    async def ask_which(self, asked):
        self._room.asked_about[self._who] = self._message
        self._room.told.append((self._who, asked.words))

    async def keep_choice(self, value):
        self._room.choices[self._who] = value

    async def note_written(self, session):
        """Everything is remembered here."""

    async def may_ask_here(self):
        return True

    async def hold(self, session):
        """All sessions are in the one channel."""

    async def ask_for_the_rest(self, requested):
        self._room.forms.append((self._who, requested.missing))
