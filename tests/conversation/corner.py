"""A platform in memory that looks people up and keeps places, and has nothing but what it must."""

from dataclasses import dataclass
from datetime import UTC, datetime

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.directory import Directory
from orchestration.conversation.surface.placed_exchange import PlacedExchange
from orchestration.conversation.surface.placed_surface import PlacedSurface, Platform, Spoken
from orchestration.language.offline import OfflineLanguage
from orchestration.model.people import Member, MemberId
from storage.memory import MemoryStore
from tests.conversation.in_places import InPlaces
from tests.conversation.platform.test_directory import MENTIONS, People

NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)
LENA = MemberId("T-lena")
TEAM = {
    each: Member(MemberId(each), each.removeprefix("T-").title(), "UTC")
    for each in ("T-lena", "T-omar")
}
"""Those of the team T whom a room can have as its people."""

NOT_HERE = "I'm not there."


@dataclass(frozen=True)
class Did:
    """Something that somebody of the team T did."""

    user: str = "lena"
    id: str = "1"
    team: str = "T"

    @property
    def who(self):
        return MENTIONS.member(self.team, self.user)


def platform(*users, access=None, actions=None, places=None, **more):
    """Return a platform with these people."""
    return Platform(
        access=access or SessionAccess(MemoryStore(), None, lambda: NOW),
        places=places or InPlaces(),
        people=Directory(People(*users or ("lena", "omar")), MENTIONS, lambda: NOW),
        actions=actions,
        hurried=OfflineLanguage(),
        write_invite=lambda invite: b"BEGIN:VCALENDAR",
        user=lambda member: member.partition("-")[2],
        **more,
    )


class Corner(PlacedSurface):
    """Where somebody did something; `done` is what they were answered, and nobody else saw.

    `written` has what stands there to be read again: {where: (user, words)}.
    """

    def __init__(
        self,
        platform,
        did=None,
        *,
        is_in=True,
        pressed=None,
        is_in_form=False,
        written=(),
        page_open=None,
        is_at_home=False,
        is_beside_others=False,
    ):
        super().__init__(platform, did or Did())
        self.done, self._is_in, self._written = [], is_in, dict(written)
        self._pressed, self._is_in_form = pressed, is_in_form
        self._page_open, self._is_at_home = page_open, is_at_home
        self._is_beside_others = is_beside_others

    async def put_words(self, words):
        self.done.append(words)

    put_marked = put_words

    async def put_parts(self, parts):
        self.done.append([(each.layout.words, each.session) for each in parts])
        self.shown = parts

    async def put_home(self, parts):
        self.done.append("home")
        self.shown = parts

    async def put_file(self, name, content, *, title="", above=()):
        self.done.append((name, content.decode(), title, [each.layout.words for each in above]))

    async def put_form(self, form, session):
        self.done.append((form, session))

    async def put_request(self, form, channel):
        self.done.append((form, channel))

    async def put_note(self, note, gone):
        self.done.append({"note": note, "gone": gone})

    @property
    def pressed(self):
        return self._pressed

    @property
    def is_in_form(self):
        return self._is_in_form

    @property
    def page_open(self):
        return self._page_open

    @property
    def is_at_home(self):
        return self._is_at_home

    @property
    def is_beside_others(self):
        return self._is_beside_others

    async def why_not_in(self, channel, kind=""):
        return "" if self._is_in else NOT_HERE

    def spoken(self, words, **more):
        did = self.did
        told = {"id": did.id, "channel": "", "words": words, "request": words, **more}
        return Spoken(who=did.who, account=did.who, team=did.team, user=did.user, **told)

    async def read_again(self, at):
        user, words = self._written.get(at, ("", ""))
        return self.spoken(words, id=f"message/{at}") if user == self.did.user else None


class Remark(PlacedExchange):
    """One message in the corner; `done` is how it was answered."""

    def __init__(self, words="hi {omar}", *, is_in=True, places=None, opens_forms=False, **spoken):
        self.places = places or InPlaces()
        here = platform(places=self.places, opens_forms=opens_forms)
        self.corner = Corner(here, is_in=is_in)
        self.done = self.corner.done
        super().__init__(self.corner, self.corner.spoken(words, **spoken))
