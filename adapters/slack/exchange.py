"""One message that came by Slack: what is known where it was written, and how it is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.answers import Answers, place_of
from adapters.slack.block_actions import BlockActions
from adapters.slack.events import Event, Kind
from adapters.slack.gateway import SlackGateway
from adapters.slack.render import render, render_parts
from adapters.slack.request_forms import RequestForms, bot_of, without
from orchestration.conversation.access import SessionAccess
from orchestration.conversation.inbound import Mentioned, Response
from orchestration.conversation.notes import Notes
from orchestration.conversation.storage import ANSWER, WRITTEN, Place
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import Span
from orchestration.model.people import Member, SessionId, person_id
from orchestration.sessions.ports import Language
from orchestration.sessions.requests import Invitees, Requested
from orchestration.sessions.user_action import Reply, UserAction
from orchestration.views.documents import CalendarInvite

WriteInvite = Callable[[CalendarInvite], bytes]

_WRITE_IT: Final = "You are asked in several sessions: write that to me in private, please."
_INVITE: Final = "invite.ics"
_GIVEN: Final = "given"


@dataclass(frozen=True, slots=True)
class SlackParts:
    """What all messages share by which they are answered."""

    gateway: SlackGateway
    answers: Answers
    asking: RequestForms
    actions: BlockActions
    write_invite: WriteInvite


class SlackExchange:
    """A message in Slack; `words` are what Slack has of it, `id_` what it is known by."""

    def __init__(self, slack: SlackParts, event: Event, words: str, id_: str = "") -> None:
        self._slack = slack
        self._gateway = slack.gateway
        self._event = event
        self._words = without(bot_of(event), words)
        self._id = id_

    # What is known

    @property
    def access(self) -> SessionAccess:
        """What sessions are reached by."""
        return self._gateway.access

    @property
    def language(self) -> Language:
        """What reads words here; behind a command a form may have to be opened, in seconds."""
        is_command = self._event.kind is Kind.COMMAND
        return self._gateway.at_once if is_command else self.access.language

    @property
    def memory(self) -> Notes:
        """What notes about people are kept in."""
        return Notes(self._gateway.places)

    @property
    def has_channel(self) -> bool:
        """Tell whether it was written in a channel, where others read it too."""
        return bool(self._channel)

    @property
    def _channel(self) -> str:
        """The channel where it was written; nothing of a private conversation."""
        channel, _ = place_of(self._event)
        return "" if channel.startswith("D") else channel

    async def action(self) -> UserAction:
        """Return the message as a user action."""
        return await self._gateway.user_action(self._event, self._id)

    async def author(self) -> Member | None:
        """Return who wrote it."""
        return await self._gateway.people.member(self._event.team, self._event.user)

    async def mentioned(self) -> Mentioned:
        """Return who is mentioned in it, by groups too."""
        team, people = self._event.team, self._gateway.people
        users = await people.named_in(team, self._words)
        found = await people.members(team, users)
        return Mentioned(tuple(found), len(users) - len(found))

    async def invitees(self, asked: Span) -> Invitees | None:
        """Return whom a request can concern; all that Slack has of the message is the request."""
        words = self._words.strip()
        if self._event.kind is Kind.COMMAND and asked.start:
            words = "".join(words.split(maxsplit=1)[1:])
        return await self._slack.asking.invitees(self._event, self._channel, words)

    async def sessions_here(self, *, over: bool) -> Sequence[SessionId]:
        """Return the sessions of this channel that go on; of those that are over, the writer's."""
        if over:
            ended = await self.access.ended_with(self._event.who)
            return await self._gateway.asked_in(self._channel, ended)
        return await self._gateway.open_in(self._event.team, self._channel)

    # How it is answered

    async def perform(self, reply: Reply, session: SessionId | None) -> None:
        """Do what came of words, as of a button."""
        await self._slack.actions.perform(self._event, reply, session)

    async def answer(self, answer: Response) -> None:
        """Answer with one message, which has the calendar file with it where one was asked for."""
        if answer.invite is not None:
            await self._give_invite(answer, answer.invite)
            return
        if len(answer.parts) == 1 and answer.parts[0].is_sentence:
            await self._slack.answers.say(self._event, answer.words)
            return
        made = render_parts(answer.parts, self._event.who)
        await self._slack.answers.say_markup(self._event, made.text, made.blocks)

    async def ask_which(self, asked: Layout) -> None:
        """Ask which session; the buttons carry where the message stands, and not its words."""
        inner = self._event.inner
        if "ts" not in inner:  # a command is no message that could be read again
            await self._slack.answers.say(self._event, _WRITE_IT)
            return
        message = SessionId(f"{inner['channel']}/{inner['ts']}")
        rendered = render(asked, message)
        await self._slack.answers.say_markup(self._event, rendered.text, rendered.blocks)

    async def note_written(self, session: SessionId) -> None:
        """Keep where a member has written in private, so that what answers it stands below."""
        event, inner = self._event, self._event.inner
        if event.kind is not Kind.MESSAGE or self._channel:
            return
        place = Place(
            session=session,
            team=event.team,
            channel=inner["channel"],
            ts=inner["ts"],
            name=WRITTEN,
            owner=event.who,
            thread=inner.get("thread_ts"),
        )
        await asyncio.to_thread(self._gateway.places.put, place)

    async def may_ask_here(self) -> bool:
        """Tell whether the bot can be heard where it is asked."""
        return await self._slack.asking.may_ask_in(self._event, self._channel)

    async def hold(self, session: SessionId) -> None:
        """Keep in which channel a session is asked for."""
        await self._slack.asking.hold(self._event, session, self._channel)

    async def ask_for_the_rest(self, requested: Requested) -> None:
        """Open the form behind a command; a message can only offer it."""
        asking = self._slack.asking
        if self._event.kind is Kind.COMMAND:
            await asking.open(self._event, self._channel, requested)
        else:
            await asking.offer(self._event, requested)

    async def _give_invite(self, answer: Response, invite: CalendarInvite) -> None:
        """Put the calendar file into somebody's private conversation, with words above it."""
        event, notes = self._event, Notes(self._gateway.places)
        own, name = person_id(event.who), f"{ANSWER}{event.id}/{_INVITE}"
        if await notes.read(own, name, event.who):
            return
        rendered = [render(each.layout, each.session).text for each in answer.parts]
        client = await self._gateway.client(event.team)
        await client.files_upload_v2(
            channel=await conversation(client, event.user),
            filename=_INVITE,
            title=_INVITE,
            content=self._slack.write_invite(invite),
            initial_comment="\n".join(rendered),
        )
        await notes.write(own, name, event.who, _GIVEN)


async def conversation(client: AsyncWebClient, user: str) -> str:
    """Return the channel of somebody's private conversation with the bot."""
    told = await client.conversations_open(users=user)
    channel: str = told["channel"]["id"]
    return channel
