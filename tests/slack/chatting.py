"""A chat over the local Slack, and what it is given to show."""

import asyncio
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime, timedelta

from adapters.slack.chat import slack_rendering
from adapters.slack.connection import connection_to
from adapters.slack.names import member_of
from adapters.slack.web import Webs
from orchestration.conversation.known.own_language import ReaderLanguages
from orchestration.conversation.ports.linked import Linked
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.storage import WRITTEN, Held, Place
from orchestration.conversation.shown.pace import Pace
from orchestration.conversation.shown.placed_chat import PlacedChat
from orchestration.conversation.shown.tokens import Tokens
from orchestration.model.options import Slot
from orchestration.model.people import MemberId, Organiser, SessionId
from orchestration.model.terms import Disclosure
from orchestration.model.times import Window
from orchestration.sessions.effects import Post
from orchestration.views.channel import (
    Decided,
    MeetingCard,
    OptionShown,
    OptionsProposed,
    VoteCounted,
)
from orchestration.views.documents import CalendarInvite, Drawing
from orchestration.views.member import MeetingQuestion, ReadBack
from storage.engine import open_engine
from storage.memory import MemoryStore
from storage.slack import SqlPlaces
from storage.tables import Base
from storage.vault import Vault
from tests.fakes.slack.running import on_slack

SESSION = SessionId("meeting-1")
NINE = datetime(2027, 1, 14, 9, tzinfo=UTC)
WINDOW = Window(date(2027, 1, 11), date(2027, 1, 22))
SLOTS = [
    Slot(name, NINE + timedelta(days=day), NINE + timedelta(days=day, minutes=30))
    for day, name in enumerate("ABC")
]

CARD_VIEW = MeetingCard(
    subject="Roadmap",
    organiser="Lena",
    minutes=30,
    window=WINDOW,
    zone="Europe/Berlin",
    stage="intake",
    answered=0,
    of=3,
    closes_at=NINE,
    rule="plurality",
    outcome=None,
    disclosure=Disclosure.COUNTS,
    outcome_lets_guess=False,
)
OPTIONS_VIEW = OptionsProposed(
    subject="Roadmap",
    round=1,
    options=tuple(OptionShown(option=each, works_for=3, of=3) for each in SLOTS),
    missing=(),
    zone="Europe/Berlin",
    rule="plurality",
    secret=False,
    closes_at=NINE,
)
COUNTED = VoteCounted(round=1, elected=None, ballots=3, tally=None)
DECIDED = Decided(
    subject="Roadmap",
    option=SLOTS[0],
    zone="Europe/Berlin",
    decided_by="vote",
    decided_at=NINE,
    tally=None,
)
QUESTION = MeetingQuestion(
    subject="Roadmap", organiser="Lena", own=False, minutes=30, window=WINDOW, others=2
)
NOTHING_HEARD = ReadBack(preferences=(), not_understood=(), is_whole=True)
INVITE = CalendarInvite(
    uid="1", sequence=0, stamp=NINE, subject="Roadmap", start=NINE, end=NINE,
    organiser=Organiser(MemberId("lena"), "Lena"), attendees=(),
)  # fmt: skip
PICTURE = Drawing(png=b"a picture", alternative="Thursday at nine works for three")


class Installed:
    """Teams whose tokens are those of the local Slack."""

    def __init__(self, slack):
        self._slack = slack

    def token(self, team):
        return next(each.token for each in self._slack.teams if each.id == team)


class Waiting:
    """A clock that goes on when somebody sleeps, and remembers for how long."""

    def __init__(self):
        self.time = 0.0
        self.slept = []

    def now(self):
        return self.time

    async def sleep(self, seconds):
        self.slept.append(seconds)
        self.time += seconds
        await asyncio.sleep(0)


class Forgetful(SqlPlaces):
    """Places in a process that is killed when it would keep where a message stands."""

    def put(self, place):
        raise SystemExit(place.name)


class Bot:
    """A chat over the local Slack, as of its latest start."""

    def __init__(self, slack, line, url):
        self.slack = slack
        self._line = line
        self._engine = open_engine(url)
        Base.metadata.create_all(self._engine)
        self.team = slack.teams[0]
        self.clock = Waiting()
        self.places = SqlPlaces(self._engine, Vault(bytes(32)))
        here, lena = slack.channel("platform").id, self.member("lena")
        self.places.hold(Held(SESSION, self.team.id, here, lena))
        self.restart()

    def member(self, name):
        return member_of(self.team.id, self.slack.user(name).id)

    def restart(self, places=SqlPlaces):
        webs = Webs(
            Tokens(Installed(self.slack)),
            self._line,
            Pace(now=self.clock.now, sleep=self.clock.sleep),
        )
        self.webs = webs
        kept = places(self._engine, Vault(bytes(32)))
        languages = ReaderLanguages(Notes(kept), MemoryStore())
        self.chat = PlacedChat(webs, slack_rendering(Linked()), kept, languages)

    async def post(self, name, view, key=None, drawings=(), **how):
        effect = Post(name=name, view=view, **how)
        await self.chat.post(SESSION, effect, drawings, key or f"{name}/{view.__class__.__name__}")

    async def tell(self, name, view, key):
        await self.chat.tell(SESSION, self.member(name), view, key)

    async def invite(self, invite=INVITE, key="invite"):
        await self.chat.invite(SESSION, b"BEGIN:VCALENDAR", invite, key)

    def writes(self, name, ts, thread=None):
        """As the inbound side notes it when somebody has written."""
        dm = self.slack.user(name).dm.id
        owner = self.member(name)
        self.places.put(Place(SESSION, self.team.id, dm, ts, WRITTEN, owner, thread))

    @property
    def posts(self):
        return self.slack.channel("platform").messages

    def dm(self, name):
        return [each for each in self.slack.user(name).dm.messages if each.author.is_bot]


@asynccontextmanager
async def bot_on(slack, tmp_path):
    """Have a bot as long as the context lasts."""
    async with connection_to(slack.api_url) as line:
        yield Bot(slack, line, f"sqlite:///{tmp_path / 'convene.db'}")


def on_bot(test):
    """Run a coroutine test with a bot, its first argument."""

    @on_slack()
    async def run(slack, tmp_path):
        async with bot_on(slack, tmp_path) as bot:
            await test(bot)
        assert slack.complaints == []
        assert slack.doubles() == []

    return run
