"""One message that came by Slack: what is known where it was written, and how it is answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.answers import Answers, place_of
from adapters.slack.block_actions import BlockActions
from adapters.slack.events import Event, Kind
from adapters.slack.gateway import SlackGateway
from adapters.slack.people import MENTIONS
from adapters.slack.render import render, render_parts
from adapters.slack.request_forms import RequestForms, bot_of
from orchestration.conversation.inbound import Response
from orchestration.conversation.notes import Notes
from orchestration.conversation.storage import ANSWER
from orchestration.conversation.surroundings import PlacedSurroundings, Spoken
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import Span
from orchestration.model.people import SessionId, person_id
from orchestration.sessions.ports import Language
from orchestration.sessions.requests import Invitees, Requested
from orchestration.sessions.user_action import Reply
from orchestration.views.documents import CalendarInvite

WriteInvite = Callable[[CalendarInvite], bytes]

_WRITE_IT: Final = "You are asked in several sessions: write that to me in private, please."
_INVITE: Final = "invite.ics"
_GIVEN: Final = "given"
_CALLED: Final = "@Convene"


@dataclass(frozen=True, slots=True)
class SlackParts:
    """What all messages share by which they are answered."""

    gateway: SlackGateway
    answers: Answers
    asking: RequestForms
    actions: BlockActions
    write_invite: WriteInvite


class SlackExchange(PlacedSurroundings):
    """A message in Slack; `words` are what Slack has of it, `id_` what it is known by."""

    def __init__(self, slack: SlackParts, event: Event, words: str, id_: str = "") -> None:
        gateway, bot = slack.gateway, bot_of(event)
        channel, _ = place_of(event)
        self._slack = slack
        self._gateway = gateway
        self._event = event
        self._channel = "" if channel.startswith("D") else channel
        spoken = Spoken(
            id=id_ or event.id,
            who=event.who,
            team=event.team,
            user=event.user,
            channel=self._channel,
            words=words.replace(f"<@{bot}>", _CALLED) if bot else words,
            request=MENTIONS.without(bot, words),
            is_command=event.kind is Kind.COMMAND,
            is_edited="edited" in event.inner,
        )
        super().__init__(gateway.access, gateway.sessions, gateway.people, spoken)

    @property
    def language(self) -> Language:
        """What reads words here; behind a command a form may have to be opened, in seconds."""
        is_command = self._event.kind is Kind.COMMAND
        return self._gateway.at_once if is_command else self.access.language

    async def invitees(self, asked: Span) -> Invitees | None:
        """Return whom a request can concern; all that Slack has of the message is the request."""
        words = self.request_in(asked)
        return await self._slack.asking.invitees(self._event, self._channel, words)

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
        channel, ts, thread = inner["channel"], inner["ts"], inner.get("thread_ts")
        await self._gateway.sessions.note_written(
            session, event.team, channel, ts, event.who, thread
        )

    async def may_ask_here(self) -> bool:
        """Tell whether the bot can be heard where it is asked."""
        return await self._slack.asking.may_ask_in(self._event, self._channel)

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
