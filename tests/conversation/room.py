"""A chat platform in memory, of one channel: what is said is done with before it returns."""

import re
from collections import defaultdict
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count

from adapters.clock.simulated import SimulatedClock
from adapters.documents.reading import read_document
from adapters.files.catalogue import read_catalogue
from adapters.files.shelf import Shelf
from bot.wiring import Mind, runner_of
from orchestration.conversation.arriving.reaction_votes import ReactionVotes
from orchestration.conversation.known import last_asked, meant
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.inbound import Attached, Mentioned, Message, Via, request_in
from orchestration.conversation.replied import chosen
from orchestration.conversation.shown.one_more_channel import round_shown
from orchestration.conversation.surface.user_actions import SentForm, UserActions
from orchestration.conversation.understood import belonging, messages
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Buttons, Options
from orchestration.interaction.layouts import noted, screen
from orchestration.interaction.taps import votes_of
from orchestration.kinds.registry import KINDS
from orchestration.language.offline import OfflineLanguage
from orchestration.model.organisation import NOBODY
from orchestration.model.people import Member, MemberId
from orchestration.sessions.requests import Invitees
from orchestration.views.asked_otherwise import QuestionChanged, VoteShown
from orchestration.views.member import QuestionSettled, ReadBack
from storage.memory import MemoryStore
from tests.conversation.in_mind import InMind

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

    def __init__(
        self,
        people=PEOPLE,
        at=THURSDAY,
        language=None,
        kinds=KINDS,
        most_fields=None,
        organisation=NOBODY,
        **thinks,
    ):
        self.language = language or OfflineLanguage()
        self.people, self.clock = people, SimulatedClock(at)
        self.store = MemoryStore(kinds)
        self.runner = runner_of(self.store, self, self.clock, Mind(self.language, **thinks), kinds)
        self.access = SessionAccess(
            self.store,
            self.runner.receive,
            self.clock.now,
            "https://convene.example.org/s/{}/{}".format,
            kinds=kinds,
            read_catalogue=read_catalogue,
            read_document=read_document,
            organisation=organisation,
            catalogues=Shelf(),
        )
        self.notes = InMind()
        self.reactions = defaultdict(dict)  # by post, and by who has pressed which letters
        self.votes = ReactionVotes(self.access, self, self.notes)
        self.actions = UserActions(self.access, self.votes)
        self.posted, self.told = [], []  # (session, name, words), and to people alone (who, words)
        self.lists, self.unanswered = set(), set()  # who has a list, and who has written since
        self.edited = 0  # how often a press edits
        self.noted = {}  # what the question of who has no wish reads like now
        self.ticked = []  # who had what they wrote ticked off, and no more
        self.invites, self.files, self.forms, self.asked_about, self.answered = [], [], [], {}, {}
        self.opened, self._numbers = {}, count(1)  # the form that each has open: (session, form)
        self.most_fields = most_fields  # so many fit on a screen here; None: all of them
        self.seen = defaultdict(list)  # what each was shown alone, or the channel ("")
        self.shown = {}  # the layout that each post of the channel shows now, by session and name

    # What people do

    async def says(self, who, text, *, channel=False, under=None, edited=False, files=()):
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
        message = Message(
            id=f"{who}/{next(self._numbers)}",
            who=MemberId(who),
            via=via,
            text=words,
            in_channel=channel or under is not None,
            about=session,
            round=round_shown(name),
            is_edited=edited,
            files=tuple(Attached(*each) for each in files),
        )
        return await self.during(who, messages.take(message, InMemory(self, message)))

    async def chooses(self, who, value):
        """Answer which session the last message was about."""
        exchange = InMemory(self, message := self.asked_about.pop(who))
        return await self.during(who, belonging.belongs(message, exchange, value))

    async def presses(self, who, action, value="", session=None):
        """Press a button in a session, which is the only one unless it is said."""
        if action == meant.MEANT:
            return await self._means(who, session, value)
        if action == chosen.WHICH:
            return await self.chooses(who, value)
        about, user_action = session or self._only(), self.does(who)
        reply = await self.actions.press(about, user_action, action, value)
        return await self.during(who, self.actions.perform(reply, about, Alone(self, who)))

    async def _means(self, who, session, value):
        """Take what somebody meant as if they had written it where they were asked."""
        asked = replace(self.answered[who], id=f"{who}/{next(self._numbers)}")
        message = meant.as_said(asked, session, value)
        return await self.during(who, messages.take(message, InMemory(self, message)))

    async def closes(self, who, session=None):
        """Press the button that closes it, and mean it."""
        await self.presses(who, "close", session=session)
        return await self.fills(who)

    async def fills(self, who, **values):
        """Send off the form that was opened last, with these values over what it holds."""
        reply, session = await self.sends(who, values)
        assert not reply.errors, reply.errors
        done = self.actions.perform(reply, session, Alone(self, who))
        return await self.during(who, done)

    async def sends(self, who, values):
        """Send off a form; returns what comes of it, which is not done yet, and its session.

        It goes through the steps as far as something is filled in; no step knows of another.
        """
        session, form = self.opened.pop(who)
        last = max(step_of(form, [name], self.most_fields) for name in ("", *values))
        for number in range(last + 1):
            step = form.step(number, self.most_fields)
            filled = {each.name: values.get(each.name, each.value) for each in step.fields}
            form = form.refilled(filled)
        self.opened_last, where = form, Alone(self, who)
        sent = SentForm(name=form.name, values=filled, session=session, context=step.context)
        reply = await self.actions.fill(sent, self.does(who), where)
        await self.actions.hold(sent, reply, where)
        return reply, session

    async def fills_wrong(self, who, **values):
        """Send it off as well; returns what is wrong with it, and it stays open."""
        reply, session = await self.sends(who, values)
        self.opened[who] = (session, self.opened_last.refilled(values))
        return dict(reply.errors)

    async def reacts(self, who, *letters):
        """Have these letters pressed under the latest options, and no others."""
        session, name = self.latest("options/")
        offered = await self.votes.offered(session, round_shown(name), who)
        if offered.refusal:
            return [offered.refusal]
        self.reactions[session, name][who] = letters
        letter = letters[-1] if letters else ""
        return await self.during(who, self.votes.take(session, self.does(who), letter))

    def does(self, who):
        """Return something that somebody does just now."""
        return self.access.user_action(
            f"{who}/{next(self._numbers)}", MemberId(who), self.people.get(who)
        )

    def _only(self):
        [session] = self.decisions()
        return session.id

    async def clicks(self, who, label):
        """Press the latest button of this label that somebody is shown."""
        found = [
            (session, button)
            for session, layout in (*self.seen[""], *self.seen[who])
            for part in layout.parts
            for button in buttons_of(part)
            if button.label == label
        ]
        session, button = found[-1]
        return await self.presses(who, button.action, button.value, session)

    def shows(self, who, layout, session=None):
        """Show something to one person alone."""
        self.seen[who].append((session, layout))
        self.told.append((who, layout.words))

    async def later(self, **span):
        """Let time go by; what is due on the way is done when it is due."""
        end = self.clock.now() + timedelta(**span)
        while (due := self.store.next_due()) and due <= end:
            self.clock.advance(max(due, self.clock.now()))
            await self.runner.settle()
        self.clock.advance(end)

    async def during(self, who, done):
        """Return what somebody was told alone because of something that is done."""
        heard = len(self.told)
        await done
        await self.runner.settle()
        return [words for to, words in self.told[heard:] if to == who]

    # What there is

    def decisions(self):
        found = map(self.store.session, self.store.sessions())
        return [each for each in found if isinstance(each, Decision)]

    def latest(self, name):
        """The latest post whose name begins like that."""
        return [(session, each) for session, each, _ in self.posted if each.startswith(name)][-1]

    # As a Chat

    async def post(self, session, post, drawings, key):
        layout = self.shown[session, post.name] = screen(post.view)
        self.seen[""].append((session, layout))
        self.posted.append((session, post.name, layout.words))

    async def tell(self, session, to, view, key):
        if isinstance(view, QuestionChanged | QuestionSettled | VoteShown):
            return None
        await last_asked.keep_told(self.notes, to, session, layout := screen(view))
        if isinstance(view, ReadBack):
            is_known, has_written = (own := (session, to)) in self.lists, own in self.unanswered
            if view.asked and not is_known:
                self.noted[to] = noted(view, view.asked).words
                return self.unanswered.discard(own)
            self.lists.add(own)
            self.unanswered.discard(own)
            self.edited += is_known and not has_written
            if is_known and has_written and view.is_quiet:
                return self.ticked.append(to) or self.seen[to].append((session, layout))
        return self.shows(to, layout, session)

    async def place(self, session, *, beside):
        """All sessions are in the one channel."""

    async def invite(self, session, ics, invite, key):
        self.invites.append(None)

    # As a platform that has reactions

    async def going_on(self, team):
        return [each.id for each in self.decisions()]

    async def posts(self, session, post):
        return [post]

    async def read(self, session, post):
        return [(x, who) for who, own in self.reactions[session, post].items() for x in own]

    async def person(self, who):
        return self.people.get(who)

    def option_of(self, reaction, options):
        return reaction if reaction in options else None


class Alone:
    """Somebody at their own screen."""

    def __init__(self, room, who):
        self._room, self._who = room, who

    async def people_for(self, form):
        return self._room.people, {}

    async def colleagues(self):
        return ()

    async def hold(self, session, form):
        """All sessions are in the one channel."""

    async def open_form(self, form, session):
        self._room.opened[self._who] = (session, form)

    async def settle(self, reply, session):
        """What is pressed here stays as it is."""

    async def say(self, words):
        self._room.told.append((self._who, words))

    async def show(self, parts):
        for each in parts:
            self._room.shows(self._who, each.layout, each.session)

    async def open_page(self, page):
        await self.say("\n".join(each.layout.words for each in page.parts))

    async def give_file(self, file):
        self._room.files.append((self._who, file.name, file.content))

    async def give(self, words, link):
        await self.say(f"{words} {link}")


class InMemory:
    """One message in the room, as an Exchange."""

    def __init__(self, room, message):
        self.has_channel, self.channel = message.in_channel, "general" * message.in_channel
        self.here, self._room, self._message = "", room, message
        self._who, self.written = message.who, _CALLED.sub("", message.text).strip()
        self.access, self.memory, self.language = room.access, room.notes, room.language

    async def action(self):
        return self.access.user_action(
            self._message.id, self._who, self._room.people.get(self._who)
        )

    async def author(self):
        return self._room.people[self._who]

    async def mentioned(self):
        names = _NAMED.findall(_CALLED.sub("", self._message.text))
        found = [self._room.people[each] for each in names if each in self._room.people]
        return Mentioned(tuple(found), len(names) - len(found))

    def saying(self, words):
        return InMemory(self._room, replace(self._message, text=words))

    async def invitees(self, asked):
        text, is_command = _CALLED.sub("", self._message.text), self._message.via is Via.COMMAND
        words = request_in(text, asked, is_command=is_command)
        return Invitees(await self.author(), (), list(self._room.people.values()), words)

    async def sessions_here(self, *, over):
        return list(self._room.store.sessions())

    async def read_here(self, sessions):
        return sessions

    async def perform(self, reply, session):
        alone = Alone(self._room, self._who)
        await self._room.actions.perform(reply, session, alone)
        if reply.page:
            await self._room.actions.give_page(session, self._who, alone)

    async def answer(self, answer):
        self._room.answered[self._who] = self._message
        self._room.told.append((self._who, answer.words))
        self._room.seen[self._who] += [(each.session, each.layout) for each in answer.parts]
        if answer.invite:
            self._room.invites.append(self._who)

    async def ask_which(self, asked):
        self._room.asked_about[self._who] = self._message
        self._room.shows(self._who, asked)

    async def note_written(self, session):
        self._room.unanswered.add((session, self._who))

    async def may_ask_here(self, kind):
        return True

    async def hold(self, session):
        """All sessions are in the one channel."""

    async def ask_for_the_rest(self, requested):
        self._room.opened[self._who] = (None, requested.form)
        self._room.forms.append((self._who, requested.missing))


def buttons_of(part):
    """What can be pressed on a part of a layout."""
    if isinstance(part, Buttons):
        return part.buttons
    if isinstance(part, Options) and part.one_tap:
        return [each.button for each in votes_of(part)]
    return ()


def step_of(form, names, most=None):
    """Return the first step of a form that asks for one of these fields; the first where none."""
    steps = enumerate(form.steps(most))
    return next((at for at, step in steps if any(each.name in names for each in step)), 0)
