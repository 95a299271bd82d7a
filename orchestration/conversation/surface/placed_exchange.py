"""A message on a platform that looks people up, and keeps where sessions and messages are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from orchestration.conversation.known import place_settings
from orchestration.conversation.known.invitees import concerned, named_in_vain
from orchestration.conversation.ports import linked
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.inbound import (
    Attached,
    Mentioned,
    Message,
    NamedFile,
    Part,
    Response,
    Via,
    request_in,
    useful_among,
)
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.storage import ANSWER, READ_BACK, Held, Place
from orchestration.conversation.requested import where_to_ask
from orchestration.conversation.requested.requests import form_for
from orchestration.conversation.shown import also_here
from orchestration.conversation.shown.one_more_channel import round_shown
from orchestration.conversation.surface.placed_surface import PlacedSurface, Spoken
from orchestration.conversation.told.calendars import take_files
from orchestration.conversation.understood import messages
from orchestration.conversation.voted.votes_in_messages import (
    NO_VOTE_NOW,
    VotesInMessages,
    VotesSaidHere,
)
from orchestration.interaction.layout import Button, Buttons, Layout, Look, Text
from orchestration.interaction.routing import Span
from orchestration.language.ordered.shown_too import shown_too
from orchestration.model.people import Member, SessionId, person_id
from orchestration.model.place_rules import Capacity
from orchestration.sessions.ports import Language
from orchestration.sessions.requests import Invitees, Requested
from orchestration.sessions.user_action import Reply, UserAction
from orchestration.views.documents import CalendarInvite

FORM: Final = "meet-form"
"""The action of the button that opens the form where nobody has pressed anything yet."""

INVITE_FILE: Final = "invite.ics"
_WRITE_IT: Final = "You are asked in several sessions: write that to me in private, please."
_BY_NAME: Final = (Via.COMMAND, Via.MENTION)
_STANDS_THERE: Final = "Noted. What I go by now stands in our private conversation."
_NAMED, _GIVEN, _HELP = "@", "given", "help"


class PlacedExchange:
    """One message: what is known of it, and how it is answered where it was written."""

    def __init__(
        self, surface: PlacedSurface, spoken: Spoken, capacity: Capacity | None = None
    ) -> None:
        platform = surface.platform
        self._surface = surface
        self._platform = platform
        self._access = platform.access
        self._sessions = platform.sessions
        self._directory = platform.people
        self._spoken = spoken
        self._capacity = capacity
        kept = VotesInMessages(platform.access, platform.places)
        self._votes = VotesSaidHere(kept, spoken.read_by_all)

    # What is known

    @property
    def access(self) -> SessionAccess:
        """What sessions are reached by."""
        return self._access

    @property
    def memory(self) -> Notes:
        """What notes about people are kept in."""
        return self._platform.notes

    @property
    def has_channel(self) -> bool:
        """Tell whether it was written in a channel, where others read it too."""
        return bool(self._spoken.channel)

    @property
    def channel(self) -> str:
        """Name the channel, or that which a thread is in, among those of all teams; "" of none."""
        where = self._spoken.where
        return "/".join(filter(None, (where.team, where.channel))) if where.channel else ""

    @property
    def here(self) -> str:
        """What help says of the team in which it was written, and of the channel."""
        return self._platform.here(self._surface.did, self._spoken.channel)

    async def action(self) -> UserAction:
        """Return the message as a user action."""
        action = self._access.user_action(self._spoken.id, self._spoken.who, await self.author())
        return await self._surface.moderated(action)

    @property
    def language(self) -> Language:
        """What reads words here; behind a command a form may have to be opened, in seconds."""
        return self._platform.hurried if self._spoken.is_command else self._access.language

    async def author(self) -> Member | None:
        """Return who wrote it."""
        return await self._directory.member(self._spoken.team, self._spoken.user)

    async def mentioned(self) -> Mentioned:
        """Return who is mentioned in it, by groups too."""
        users = await self._directory.named_in(self._spoken.team, self._spoken.request)
        found = await self._directory.members(self._spoken.team, users)
        return Mentioned(tuple(found), len(users) - len(found))

    @property
    def written(self) -> str:
        """Return its words in the platform's marks, without the bot's name."""
        return self._spoken.request

    def saying(self, words: str) -> PlacedExchange:
        """Return it as if other words had been written, which stand nowhere to be read again."""
        said = replace(self._spoken.saying(words), place="", ts="")
        part = PlacedExchange(self._surface, said, self._capacity)
        part._votes = self._votes
        return part

    async def invitees(self, asked: Span) -> Invitees | None:
        """Return whom a request can concern, and say whom it names in vain."""
        spoken = self._spoken
        return await self._invitees(request_in(spoken.request, asked, is_command=spoken.is_command))

    async def _invitees(self, words: str) -> Invitees | None:
        spoken, directory = self._spoken, self._directory
        found = await concerned(directory, spoken.team, spoken.user, spoken.channel, words)
        if told := named_in_vain(directory.mentions, found):
            await self._surface.say_marked(told)
        return found.invitees

    async def sessions_here(self, *, over: bool) -> Sequence[SessionId]:
        """Return what goes on in this channel, or team; of those that are over, the writer's."""
        spoken = self._spoken
        if over:
            ended = await self._access.ended_with(spoken.who)
            return await self._sessions.asked_in(spoken.channel, ended)
        if not self.has_channel:
            return await self._sessions.in_channels_of(spoken.team)
        return await self._sessions.open_in(spoken.team, spoken.channel)

    async def read_here(self, sessions: Sequence[SessionId]) -> Sequence[SessionId]:
        """Return those of some sessions whose channel the writer reads."""
        reads = partial(self._platform.reads, self._spoken.team, self._spoken.user)
        return await self._sessions.where(sessions, reads)

    # How it is answered

    async def perform(self, reply: Reply, session: SessionId | None) -> None:
        """Do what came of words, as of a button; a vote is noted first, that its message tells."""
        await self._votes.note(reply.commands)
        await self._surface.perform(reply, session)

    async def answer(self, answer: Response) -> None:
        """Answer with one message, which has the calendar file with it where one was asked for."""
        if answer.invite is not None:
            await self._give_once(answer.invite, answer.parts)
        elif len(answer.parts) == 1 and answer.parts[0].is_sentence:
            await self._surface.say(answer.words)
        else:
            await self._surface.show(answer.parts)

    async def _give_once(self, invite: CalendarInvite, parts: Sequence[Part]) -> None:
        who = self._spoken.who
        own, name = person_id(who), f"{ANSWER}{self._spoken.id}/{INVITE_FILE}"
        if not await self.memory.read(own, name, who):
            content = self._platform.write_invite(invite)
            await self._surface.upload(INVITE_FILE, content, above=parts)
            await self.memory.write(own, name, who, _GIVEN)

    async def ask_which(self, asked: Layout) -> None:
        """Ask which session; the buttons carry where the message stands, and not its words."""
        if not self._spoken.ts:  # a command is no message that could be read again
            await self._surface.say(_WRITE_IT)
            return
        await self._surface.show([Part(asked, self._spoken.stands)])

    async def note_written(self, session: SessionId) -> None:
        """Keep where a member has written in private, so that what answers it stands below."""
        spoken = self._spoken
        if spoken.is_command and await self._sessions.find(session, READ_BACK, spoken.who):
            await self._surface.say(_STANDS_THERE)
        if spoken.ts and not spoken.channel:
            await self._sessions.note_written(
                session, spoken.team, spoken.place, spoken.ts, spoken.who, spoken.thread
            )

    async def hold(self, session: SessionId) -> None:
        """Keep in which channel a session is asked for."""
        spoken = self._spoken
        await self._surface.held(session, spoken.team, spoken.channel)
        if self._is_elsewhere:
            await where_to_ask.keep(self.memory, spoken.who, "")
            await self._surface.say(where_to_ask.THERE)

    @property
    def _is_elsewhere(self) -> bool:
        """Tell whether it was said in private, for a channel."""
        return self.has_channel and self._spoken.team != self._surface.did.team

    async def message(self, via: Via, place: Place | None = None) -> Message:
        """Return it as every platform hands it in; `place` is what it replies to."""
        spoken, is_private = self._spoken, via is Via.DM
        mark = "" if is_private else _NAMED
        return Message(
            id=spoken.id,
            who=spoken.who,
            via=via,
            text=await self._directory.as_written(spoken.team, spoken.words, mark),
            in_channel=self.has_channel,
            about=place.session if place else None,
            round=round_shown(place.name) if place and not is_private else 0,
            is_edited=spoken.is_edited,
            is_reply=spoken.is_reply,
        )

    async def hear(
        self, files: Sequence[NamedFile], place: Place | None, *, calls_bot: bool
    ) -> None:
        """Take it as what it is, with what lies beside it; `place` is what it replies to.

        In private all is for the bot, calendars too. In a channel that is what calls it, with a
        table of options or with documents, and what replies to a post of its own, documents alone
        too; people talk to each other there.
        """
        is_heard = not self.has_channel or calls_bot or place is not None
        if not (is_heard and await self._is_in_turn(place, calls_bot=calls_bot)):
            return
        if self.has_channel:
            await self._hear_in_channel(files, place, calls_bot=calls_bot)
            if self._spoken.is_edited and await self._votes.unsay(self._spoken.id):
                await self._surface.say(NO_VOTE_NOW)
            return
        tables = await take_files(self, files)
        if tables or self._spoken.words.strip():
            await self.take(Via.DM, place, tables)

    async def _hear_in_channel(
        self, files: Sequence[NamedFile], place: Place | None, *, calls_bot: bool
    ) -> None:
        if calls_bot and not self._spoken.request.strip():  # a bare call asks what can be asked
            await messages.take(replace(await self.message(Via.MENTION), text=_HELP), self)
            return
        useful = await useful_among(files)
        if calls_bot:
            await self.take(Via.MENTION, place, useful)
        elif place and (useful or self._spoken.words.strip()):
            await self.take(Via.THREAD, place, useful)

    async def take(
        self, via: Via, place: Place | None = None, files: Sequence[Attached] = ()
    ) -> None:
        """Take it as something that came in this way; settings are for what calls the bot."""
        is_alone = via is Via.COMMAND or not self.has_channel
        accounts = linked.asked_in(self._spoken.request) if is_alone else None
        if accounts is not None:
            action, account = await self.action(), self._spoken.account
            await self._surface.say(await linked.answered(self._access, action, account, accounts))
            return
        asked = place_settings.asked_in(self._spoken.request) if via in _BY_NAME else None
        if asked is not None and self._surface.capacity is not None:
            await self._surface.languages.wrote(self._spoken.who, asked)
            await self._set(asked, self._surface.capacity)
            return
        shown = shown_too(self._spoken.request) if via in _BY_NAME else None
        if shown is not None and self.has_channel:
            await self._show_here(shown)
            return
        if not self.has_channel and await self._is_asked_elsewhere():
            return
        await messages.take(replace(await self.message(via, place), files=tuple(files)), self)

    async def _is_asked_elsewhere(self) -> bool:
        """Take what is written in private as said in the channel that it names; False: in none."""
        asked, see = (self._spoken.who, self._spoken.request), self._surface.rooms
        rooms, said = await where_to_ask.asked_for(self.memory, *asked, see)
        if len(rooms) == 1 and said:
            await self.in_room(rooms[0], said).take(Via.MENTION)
        elif rooms and said:
            await self._surface.show(await where_to_ask.asking(self.memory, asked[0], rooms, said))
        return bool(rooms and said)

    def in_room(self, room: where_to_ask.Room, words: str) -> PlacedExchange:
        """Return words of theirs as said in another channel."""
        there = replace(self._spoken.saying(words), team=room.team, channel=room.channel, above="")
        return PlacedExchange(self._surface, there, room.capacity)

    async def _show_here(self, what: str) -> None:
        """Let the card and the outcome of an open session stand in this channel, too."""
        spoken = self._spoken
        found = await also_here.meant(self._access, spoken.who, what)
        if isinstance(found, str):
            await self._surface.say(found)
        elif await self.may_ask_here(self._access.kinds.of(found).name):
            here = Held(found.id, spoken.team, spoken.channel, spoken.who)
            by, places = await self.action(), self._platform.places
            await self._surface.say(await also_here.shown(self._access, places, by, found, here))

    async def _set(self, asked: str, capacity: Capacity) -> None:
        """Show or set what holds in all of the team, or in the channel."""
        author = await self.author()
        if author is None or not self.has_channel:
            await self._surface.say(place_settings.NOT_HERE)
            return
        asking = place_settings.Asking(
            access=self._access,
            mentions=self._directory.mentions,
            where=self._spoken.where,
            member=await self._access.at_home(author),
            action=await self.action(),
            capacity=capacity,
        )
        await self._surface.say_marked(await place_settings.shown_or_set(asking, asked))

    async def _is_in_turn(self, place: Place | None, *, calls_bot: bool) -> bool:
        """Tell whether it is read: of too much within a minute it is said once that it is not."""
        spoken = self._spoken
        is_apart = place is not None and self.has_channel and not calls_bot
        where = (spoken.team, spoken.place or spoken.channel, spoken.user if is_apart else "")
        rules = await place_settings.rules_in(self._access.sessions, self._spoken.where)
        over = self._platform.turns.take("/".join(where), rules.messages)
        if over == 1:
            await self._surface.say(place_settings.TOO_MANY)
        return not over

    # The form that asks for a session

    async def may_ask_here(self, kind: str) -> bool:
        """Tell whether it can be asked for here, and the bot be heard; where not, it says so."""
        if not self.has_channel:
            return True
        if why_not := await self._surface.why_not_in(self._spoken.channel, kind):
            await self._surface.say(why_not)
            return False
        if why := await self._why_not_open(kind):
            await self._surface.say_marked(why)
        return not why

    async def _why_not_open(self, kind: str) -> str:
        if not self._is_elsewhere:
            return await self._surface.why_not_open(kind)
        where, marks = self._spoken.where, self._directory.mentions
        return await place_settings.why_not_open(self._access, where, self._capacity, kind, marks)

    async def ask_for_the_rest(self, requested: Requested) -> None:
        """Open the form; where a press or a command must do so, what is written only offers it."""
        rooms = () if self.has_channel else await self._surface.rooms()
        if rooms and (requested.form or requested.command):
            asked = (self._spoken.who, rooms, self._spoken.request, requested.missing)
            await self._surface.show(await where_to_ask.asking(self.memory, *asked))
            return
        if self._spoken.is_command or self._platform.opens_forms or requested.form is None:
            await self._open(requested)
            return
        button = Button(FORM, "Fill in the rest", self._spoken.bot, Look.PRIMARY)
        if self._is_elsewhere or not self._spoken.ts:
            await where_to_ask.keep(self.memory, self._spoken.who, self._spoken.request)
            button = replace(button, action=where_to_ask.ASK_IN, value=self.channel)
        parts = (Text(requested.missing), Buttons((button,)))
        await self._surface.show(
            [Part(Layout(words=requested.missing, parts=parts), self._spoken.stands)]
        )

    async def fill_in(self) -> None:
        """Open the form with what was said filled in, for who has pressed something."""
        invitees = await self._invitees(self._spoken.request)
        if invitees is not None:
            action = await self.action()
            made = form_for(self._access, self._platform.hurried, invitees, action, self.channel)
            found = await made
            kind = self._access.kinds.asked_for_by(found.form.name) if found.form else ""
            if why := await self._why_not_open(kind):
                await self._surface.say_marked(why)
            else:
                await self._open(found)

    async def _open(self, requested: Requested) -> None:
        if requested.form is None:
            is_whole = requested.command and not self.has_channel
            await self._surface.say(self._surface.nowhere if is_whole else requested.missing)
        else:
            team, channel = self._spoken.team, self._spoken.channel
            there = f"{team}/{channel}" if self._is_elsewhere else channel
            await self._surface.open_request(requested.form, there)
