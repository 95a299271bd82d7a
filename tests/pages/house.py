"""A session with its pages, in memory, and people who have nothing but their links."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta

import httpx
from starlette.applications import Starlette
from starlette.routing import Mount

from adapters.calendars.files import CalendarFiles
from adapters.pages.asides import Asides
from adapters.pages.chat import WithGuests
from adapters.pages.links import Links
from adapters.pages.server import make_pages
from adapters.pages.visit import House
from adapters.pictures.drawn import DrawnPictures
from bot.wiring import Decisions
from orchestration.deciding.commands import CastBallot, ConfirmMust
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.kinds.registry import KINDS
from orchestration.language.offline import OfflineLanguage
from orchestration.model.ballots import OneOption
from orchestration.model.people import Member, MemberId, Organiser, is_guest
from orchestration.model.preferences import Strength
from orchestration.model.terms import Disclosure, MeetingTerms
from orchestration.model.times import Window
from orchestration.privacy import Private
from orchestration.runtime.runner import Runner
from orchestration.sessions.commands import Answer, TellPrivately
from orchestration.sessions.kind import Kinds
from orchestration.sessions.ports import Ports
from storage.memory import MemoryStore
from tests.conversation.in_mind import InMind
from tests.fakes import own_time
from tests.kinds.lunch import LUNCH
from tests.pages.reading import Reader
from tests.sandbox.serving import StandingClock

HOST = "http://convene.test"
NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)  # a Thursday
ZONE = "Europe/Berlin"
SESSION = "meeting-1"
GUEST = Member(MemberId("guest-dana"), "Dana Lee", "Europe/Lisbon", email="dana@example.org")


def at_once(coroutine):
    """Run a coroutine to its end, in a loop of its own: a browser's may be running here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(own_time.run, coroutine).result()


class Heard:
    """A Chat that remembers whom it told something."""

    def __init__(self):
        self.told = []

    async def post(self, session, post, drawings, key):
        """Nobody is in the channel."""

    async def tell(self, session, to, view, key):
        assert not is_guest(to), "a guest has no private conversation"
        self.told.append((to, view))

    async def place(self, session, *, beside):
        """There is one place."""

    async def invite(self, session, ics, invite, key):
        """Nobody is in the channel."""


class Quarters:
    """A session with the pages of its members; what happens is settled at once."""

    def __init__(self, *members, guest=GUEST, disclosure="counts", ledger=None, **terms):
        kinds = Kinds(*KINDS, LUNCH)
        self.clock = StandingClock(NOW)
        self.store, self.asides, self.chat = MemoryStore(kinds), Asides(), Heard()
        self.settles = True
        self.runner = Runner(
            Ports(
                store=self.store,
                chat=WithGuests(self.chat, self.asides),
                language=OfflineLanguage(),
                calendars=CalendarFiles(),
                pictures=DrawnPictures(),
                clock=self.clock,
            ),
            kinds=kinds,
        )
        self.links = Links(b"a secret of at least 32 bytes, or so", self.clock.now, HOST)
        house = House(
            look_up=Decisions(self.store, ledger),
            receive=self.receive,
            now=self.clock.now,
            links=self.links,
            asides=self.asides,
            pictures=DrawnPictures(),
            calendars=CalendarFiles(),
            sessions=self.store,
            memory=InMind(),
            kinds=kinds,
        )
        self.app = Starlette(routes=[Mount("/s", make_pages(house))])
        self._count = 0
        self._open(members or ("ana", "ben"), guest, disclosure, terms)

    def _open(self, members, guest, disclosure, terms):
        people = [Member(id=name, name=name.title(), zone=ZONE) for name in members]
        fields = {
            "subject": "Roadmap",
            "duration": 30,
            "window": Window(date(2027, 1, 11), date(2027, 1, 15)),
            "zone": ZONE,
        }
        self.happens(
            OpenMeeting,
            organiser=Organiser("olga", "Olga Berg", "olga@example.org"),
            members=tuple([*people, guest] if guest else people),
            terms=MeetingTerms(**{**fields, **terms, "disclosure": Disclosure(disclosure)}),
        )

    @property
    def session(self):
        return self.store.session(SESSION)

    async def receive(self, *commands):
        new = await self.runner.receive(*commands)
        if self.settles:
            await self.runner.settle()
        return new

    def happens(self, kind, **fields):
        self._count += 1
        command = kind(id=str(self._count), session=SESSION, at=NOW, **fields)
        return at_once(self.receive(command))

    def says(self, member, words):
        self.happens(TellPrivately, member=member, text=Private(member, words))

    def answer(self, *members):
        """Members stand by what they can't do, and have nothing to add."""
        for member in members:
            for wish in profile_of(self.session, member).wishes:
                if wish.strength is Strength.MUST and not wish.confirmed:
                    self.happens(ConfirmMust, member=member, preference=wish.number, firm=True)
            self.happens(Answer, member=member)

    def vote(self, **votes):
        for member, option in votes.items():
            own = Private(member, OneOption(option))
            self.happens(CastBallot, member=member, ballot=own)

    def later(self, **span):
        self.clock.at += timedelta(**span)

    def settle(self):
        """Do what is due by now."""
        at_once(self.runner.settle())

    def visitor(self, member=GUEST.id):
        return Visitor(self, self.links.link(SESSION, member))


class Visitor:
    """Somebody at their page, whose browser runs no scripts."""

    def __init__(self, quarters, address):
        self.quarters, self.address = quarters, address
        self.path = address.removeprefix(HOST)
        self.status, self.page = 0, None

    def opens(self, path=""):
        answer = self.asks("GET", path)
        if "html" in answer.headers["content-type"]:
            self._reads(answer)
        return self

    @property
    def text(self):
        return self.page.text

    @property
    def device_says_where(self):
        """Tell whether a browser with scripts says at once where its reader is."""
        return " data-guessed" in self.page.html

    def buttons(self):
        return [label for form in self.page.forms for label in form.buttons]

    def presses(self, label, filled=None, times=1):
        """Press a button, with the form it is in filled in; look at what comes of it."""
        form, button = self._button(label)
        fields = {**dict(form.fields), **(filled or {})}
        if button[0]:
            fields[button[0]] = button[1]
        for _ in range(times):
            answer = self.asks("POST", form.action, data=fields)
        return self._follows(answer)

    def sends_file(self, content, name="mine.ics"):
        form, _ = self._button("Send the file")
        files = {"calendar": (name, content, "text/calendar")}
        return self._follows(self.asks("POST", form.action, data=dict(form.fields), files=files))

    def _follows(self, answer):
        if answer.status_code == 303:
            answer = self.asks("GET", answer.headers["location"])
        self._reads(answer)
        return self

    def asks(self, method, path="", *, headers=None, **more):
        """Return the answer to one request; a browser says where its forms come from."""
        target = path if path.startswith("/") else f"{self.path}{path and '/'}{path}"
        own = {"sec-fetch-site": "same-origin", "origin": "null"} if method == "POST" else {}

        async def asked():
            transport = httpx.ASGITransport(app=self.quarters.app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url=HOST) as client:
                return await client.request(
                    method, target, headers=own if headers is None else headers, **more
                )

        return at_once(asked())

    def _reads(self, answer):
        self.status, self.page = answer.status_code, Reader(answer.text)

    def _button(self, label):
        for form in self.page.forms:
            for name, button in form.buttons.items():
                if name == label or name.startswith(f"{label}:"):
                    return form, button
        raise AssertionError(f"no button {label!r} among {self.buttons()}")
