"""Where somebody does something on a platform that looks people up, and keeps where sessions are.

A platform says how it answers one person alone; what is answered, and when, is any platform's.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol

from orchestration.conversation.arriving.marked import Marks
from orchestration.conversation.arriving.reaction_votes import ReactionVotes
from orchestration.conversation.known.invitees import PEOPLE, chosen
from orchestration.conversation.known.own_language import ReaderLanguages
from orchestration.conversation.known.own_page import NOTED
from orchestration.conversation.known.place_settings import (
    NOT_FOR_ALL,
    ReadingPace,
    SettingsPlace,
    moderates,
    why_not_open,
)
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.directory import Directory, Mentions
from orchestration.conversation.ports.happened import Happened
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.sessions import find_decision
from orchestration.conversation.ports.storage import Held, Place, Places
from orchestration.conversation.requested import where_to_ask
from orchestration.conversation.shown.revisions import Revisions
from orchestration.conversation.shown.session_places import SessionPlaces
from orchestration.conversation.surface.readers_language import InReadersLanguage
from orchestration.conversation.surface.user_actions import Known, SentForm, UserActions
from orchestration.deciding.presentation.times_named import names_time, times_named
from orchestration.interaction.answers import said
from orchestration.interaction.form import RefusedError
from orchestration.interaction.translation import Translation
from orchestration.model.people import Member, MemberId, SessionId, person_id
from orchestration.model.place_rules import Capacity
from orchestration.sessions.ports import Language
from orchestration.sessions.user_action import Reply, TextFile, UserAction
from orchestration.views.documents import CalendarInvite

WriteInvite = Callable[[CalendarInvite], bytes]

CHANNEL: Final = "channel"
"""The field of a form that asks where a session is to be."""

_SAID: Final = "You said: “{}”"
_LACKS: Final = "lacks/"
"""Begins the name of a note: what somebody was told that the bot lacks in a channel."""


async def _reads_nowhere(team: str, user: str, held: Held) -> bool:
    del team, user, held
    return False


async def _no_rooms(user: str) -> Sequence[where_to_ask.Room]:
    """Return no room: where something is asked is said in another way."""
    del user
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Platform:
    """What everything shares that is done on a platform.

    `hurried` reads words where a form has to be open within seconds: no model is waited for. `user`
    is what the platform calls a member. It `opens_forms` where one can be opened by whatever is
    written, and not by commands and presses alone. `here` is what help says of a team, and of
    a channel in it; `rooms` is where a user can have something asked, where no form can say it,
    `lacks` what the bot may not do in a channel that goes with a session, and `capacity` what who
    did something is in the team, None where a platform has no roles.
    """

    access: SessionAccess
    places: Places
    people: Directory
    actions: UserActions
    hurried: Language
    write_invite: WriteInvite
    user: Callable[[MemberId], str]
    opens_forms: bool = False
    here: Callable[[Any, str], str] = lambda *_: ""
    rooms: Callable[[str], Awaitable[Sequence[where_to_ask.Room]]] = _no_rooms
    reads: Callable[[str, str, Held], Awaitable[bool]] = _reads_nowhere
    lacks: Callable[[Any, str, SessionId], str] = lambda *_: ""
    capacity: Callable[[Any], Capacity | None] = lambda _: None
    turns: ReadingPace = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "turns", ReadingPace(self.access.now))

    @property
    def sessions(self) -> SessionPlaces:
        """Where sessions are."""
        return SessionPlaces(self.places)

    @property
    def notes(self) -> Notes:
        """What is noted of people."""
        return Notes(self.places)


class Interaction(Protocol):
    """One thing that a user did; its id is the same however often the platform tells of it."""

    @property
    def id(self) -> str:
        """What it is known by."""
        ...

    @property
    def team(self) -> str:
        """In which team it was done."""
        ...

    @property
    def user(self) -> str:
        """What the platform calls who did it."""
        ...

    @property
    def who(self) -> MemberId:
        """Who did it."""
        ...


@dataclass(frozen=True, slots=True)
class PressedMessage:
    """A message that was pressed, and which revision it shows; None where it is no read-back."""

    revision: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """What a user has written, in the platform's own marks, the bot called by its name.

    `channel` is where others read it too, "" in private, and `above` the one that it is a thread
    in; `request` is all of it without the bot. It `is_command` where it stands behind one, and
    `is_reply` where it answers another message, and not merely stands in its thread. `place`,
    `ts` and `thread` are where it can be found again, if it can; `bot` is what the platform calls
    the bot, "" where it does not say.
    """

    id: str
    who: MemberId
    account: MemberId
    team: str
    user: str
    channel: str
    words: str
    request: str
    above: str = ""
    bot: str = ""
    is_command: bool = False
    is_edited: bool = False
    is_reply: bool = False
    place: str = ""
    ts: str = ""
    thread: str | None = None

    @property
    def where(self) -> SettingsPlace:
        """The place whose settings hold there: a thread has those of its channel."""
        return SettingsPlace(self.team, self.above or self.channel)

    @property
    def stands(self) -> SessionId:
        """Where it can be read again, as a button carries it."""
        return SessionId(f"{self.place}/{self.ts}")

    @property
    def read_by_all(self) -> str:
        """Where others read it: team, channel and message; "" where nobody else does."""
        return f"{self.team}/{self.stands}" if self.channel and self.ts else ""

    def saying(self, words: str) -> Spoken:
        """Return it with other words."""
        return replace(self, words=words, request=words)


def written(did: Happened[Any], mentions: Mentions, words: str) -> Spoken:
    """Return words as written by who did something; where that was is for the platform to say."""
    return Spoken(
        id=did.id,
        who=did.who,
        account=did.account,
        team=did.team,
        user=did.user,
        channel="",
        words=mentions.calling(did.bot, words),
        request=mentions.without(did.bot, words),
        bot=did.bot,
        above=did.above,
    )


class PlacedSurface(InReadersLanguage):
    """Where somebody did one thing, and how they are answered."""

    def __init__(self, platform: Platform, did: Interaction) -> None:
        self.platform = platform
        self.did = did

    async def reader(self) -> Translation:
        """Return what puts things into the language of who did it."""
        return await self.languages.of_person(self.did.who, self.where())

    @property
    def languages(self) -> ReaderLanguages:
        """What knows in which language each is spoken to."""
        return ReaderLanguages(self.platform.notes, self.platform.access.sessions)

    # What the platform knows

    @property
    @abstractmethod
    def pressed(self) -> PressedMessage | None:
        """The message that was pressed; None where it was no message."""

    @property
    @abstractmethod
    def is_in_form(self) -> bool:
        """Tell whether it was done in a form, or at home: what it did needs no other sign."""

    @property
    def is_beside_others(self) -> bool:
        """Tell whether a form was opened in a channel: what it did is not seen in private there."""
        return False

    @property
    def page_open(self) -> SessionId | None:
        """The session whose page is open where it was done, None elsewhere."""
        return None

    @property
    def is_at_home(self) -> bool:
        """Tell whether it was done at home, which is shown again then."""
        return False

    @property
    def nowhere(self) -> str:
        """What is said to who asks for something where it cannot be asked."""
        return where_to_ask.NOWHERE

    async def rooms(self) -> Sequence[where_to_ask.Room]:
        """Return where they can have something asked, where no form of the platform can say it."""
        return await self.platform.rooms(self.did.user)

    @abstractmethod
    async def why_not_in(self, channel: str, kind: str = "") -> str:
        """Say why the bot, or a kind, cannot be heard in a channel, and what helps; "" if it is."""

    @property
    def capacity(self) -> Capacity | None:
        """What they are in the team; None where a platform has no roles."""
        return self.platform.capacity(self.did)

    @abstractmethod
    def spoken(self, words: str) -> Spoken:
        """Return words as written where it was done."""

    @abstractmethod
    async def read_again(self, at: SessionId | None) -> Spoken | None:
        """Return what stands where a button says, None where that is not theirs, or gone."""

    # What any such platform does

    async def action(self) -> UserAction:
        """Return it as a user action; times are told in the zone of who did it."""
        did = self.did
        member = await self.platform.people.member(did.team, did.user)
        action = self.platform.access.user_action(did.id, did.who, member)
        return await self.moderated(action)

    async def moderated(self, action: UserAction) -> UserAction:
        """Return a user action with the team in which they may end what others have asked for.

        Who moderates one channel alone does so by what is done there.
        """
        access, team = self.platform.access, self.did.team
        may = await moderates(access, self.where(), self.capacity)
        everywhere = may and await moderates(access, SettingsPlace(team, ""), self.capacity)
        return replace(action, moderates=team if may else "", in_all_of_it=everywhere)

    def where(self, channel: str = "") -> SettingsPlace:
        """Return the place whose settings hold for what was done there, or in another channel."""
        here = self.spoken("")
        is_here = channel in ("", here.channel)
        return here.where if is_here else SettingsPlace(self.did.team, channel)

    async def why_not_open(self, kind: str, channel: str = "") -> str:
        """Return why they may not ask there for a session of a kind; "" where they may."""
        platform, mentions = self.platform, self.platform.people.mentions
        where = self.where(channel)
        return await why_not_open(platform.access, where, self.capacity, kind, mentions)

    async def perform(self, reply: Reply, session: SessionId | None) -> None:
        """Do what came of it, and show it: on the page that is open, where it was done on one."""
        actions, who, here = self.platform.actions, self.did.who, self.page_open
        if here and not reply.form:
            await actions.perform(unsaid(reply), here, self)
            await actions.give_page(here, who, self, reply)
            return
        await actions.perform(await self._timed(reply, session), session, self)
        if reply.page:
            await actions.give_page(session, who, self)

    async def _timed(self, reply: Reply, session: SessionId | None) -> Reply:
        """Return what came of it with the times of the session that the notice names."""
        decision = None
        if names_time(reply.notice):
            decision = await find_decision(self.platform.access.sessions, session)
        if decision is None:
            return reply
        named = times_named(decision, self.did.who, reply.notice)
        return replace(reply, times=(*reply.times, *named))

    async def react(
        self, votes: ReactionVotes, place: Place | None, reaction: str, *, added: bool
    ) -> None:
        """Take a reaction to what stands at a place, or that one was taken back."""
        if place is not None:
            reply = await votes.react(place, await self.action(), reaction, added=added)
            if reply.notice:
                await self.say(reply.notice)

    async def mark(self, place: Place | None, *, comes: bool) -> None:
        """Take it that somebody marks, in their team's calendar, that they come; bots do not."""
        action = await self.action()
        if place is not None and action.name:
            marks = Marks(self.platform.access, self.platform.places)
            await marks.take(place.session, action, comes=comes)

    async def people_for(self, form: SentForm) -> tuple[Known, Mapping[str, str]]:
        """Return who can be asked by a form, and what of it is wrong; RefusedError: not by them."""
        everybody = [self.did.user, *map(self.platform.user, form.values.get(PEOPLE) or ())]
        known, wrong = await chosen(self.platform.people, self.did.team, everybody)
        kind = self.platform.access.kinds.asked_for_by(form.name)
        channel = form.channel.rpartition("/")[2]
        if why_not := await self.why_not_in(channel, kind):
            wrong = {**wrong, CHANNEL: why_not}
        if await self.why_not_open(kind, channel):
            raise RefusedError(NOT_FOR_ALL)
        return known, wrong

    async def members(self, ids: Sequence[str]) -> tuple[Known, Mapping[str, str]]:
        """Return those of a form's people who can be asked, and what of it is wrong."""
        users = map(self.platform.user, map(MemberId, ids))
        return await chosen(self.platform.people, self.did.team, users)

    async def colleagues(self) -> Sequence[Member]:
        """Return nobody: the platform has a picker of its own."""
        return ()

    async def hold(self, session: SessionId, form: SentForm) -> None:
        """Keep in which channel a session is asked for, before it is."""
        did, (team, _, channel) = self.did, form.channel.rpartition("/")
        await self.held(session, team or did.team, channel)
        if team:
            await self.say(where_to_ask.THERE)

    async def held(self, session: SessionId, team: str, channel: str) -> None:
        """Keep in which channel a session is asked for, and say once what the bot lacks there."""
        did, notes = self.did, self.platform.notes
        await self.platform.sessions.hold(session, team, channel, did.who)
        await self.languages.begun(session, did.who)
        lacks = self.platform.lacks(did, channel, session)
        own, name = person_id(did.who), f"{_LACKS}{channel}"
        if lacks and await notes.read(own, name, did.who) != lacks:
            await notes.write(own, name, did.who, lacks)
            await self.say(lacks)

    async def give_file(self, file: TextFile) -> None:
        """Put a file into the private conversation."""
        above = [Part(said(file.words))] if file.words else []
        await self.upload(file.name, file.content.encode(), above=above)

    async def settle(self, reply: Reply, session: SessionId | None) -> None:
        """Show on a message what a button did; where it is nobody's to change, say so."""
        note = reply.note or (_SAID.format(reply.said) if reply.said else "")
        if self.pressed:
            revisions = Revisions(self.platform.notes)
            if not await revisions.has_followed(self.pressed.revision, session, self.did.who):
                await self.leave_on_message(note, reply.gone)
        elif note and not self.is_in_form:
            await self.say(note)
        elif reply.said and self.is_beside_others:
            await self.say(NOTED.format(reply.said))


def unsaid(reply: Reply) -> Reply:
    """Return what is to be done of a reply; what it says is shown on a page that is open."""
    return Reply(commands=reply.commands, files=reply.files)
