"""Block actions: what people press and fill in, and where what came of it is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from adapters.slack import blocks as b
from adapters.slack.answers import Answers
from adapters.slack.chat import revision_on
from adapters.slack.events import Event
from adapters.slack.gateway import NOT_HERE, SlackGateway
from adapters.slack.modals import CHANNEL, as_it_stands, asked_in, errors_of
from adapters.slack.names import user_of
from adapters.slack.render import render
from adapters.slack.screens import Screens, sent, told, unfolded
from orchestration.conversation.invitees import chosen
from orchestration.conversation.messenger import Rendered
from orchestration.conversation.notes import Notes
from orchestration.conversation.revisions import Revisions
from orchestration.conversation.user_actions import (
    NOT_YOURS,
    Known,
    SentForm,
    UserActions,
    or_refusal,
)
from orchestration.interaction.form import Form
from orchestration.model.people import SessionId
from orchestration.sessions.user_action import Reply, TextFile
from orchestration.views.documents import CalendarInvite


@dataclass(frozen=True, slots=True)
class SlackParts:
    """What everything shares that is done in Slack, and by which it is answered."""

    gateway: SlackGateway
    answers: Answers
    screens: Screens
    actions: UserActions
    write_invite: Callable[[CalendarInvite], bytes]

    async def perform(self, event: Event, reply: Reply, session: SessionId | None) -> None:
        """Do what came of a user action, and show it to who did it."""
        surface = _SlackSurface(event, self)
        await self.actions.perform(reply, session, surface)
        if reply.page:
            await self.actions.give_page(session, event.who, surface)


class BlockActions:
    """Takes buttons and forms."""

    def __init__(self, slack: SlackParts) -> None:
        self._slack = slack
        self._gateway = slack.gateway
        self._answers = slack.answers
        self._actions = slack.actions

    async def press(self, event: Event, session: SessionId | None, name: str, value: str) -> None:
        """Take a button."""
        user_action = await self._gateway.user_action(event)
        reply = await or_refusal(self._actions.press(session, user_action, name, value))
        await self._slack.perform(event, reply, session)

    async def fill(self, event: Event) -> None:
        """Take a form that was sent off, and has been found right."""
        form, surface = sent(event), _SlackSurface(event, self._slack)
        reply = await self._filled(event, surface)
        await self._actions.hold(form, reply, surface)
        wrong = " ".join(reply.errors.values())
        await self._slack.perform(event, Reply(notice=wrong) if wrong else reply, form.session)

    async def check(self, event: Event) -> dict[str, Any] | None:
        """Return what Slack is to show of a form that cannot be taken, None where it can.

        It changes nothing: what is right is kept first, and then taken.
        """
        form = sent(event)
        reply = await self._filled(event, _SlackSurface(event, self._slack))
        if whole := self._actions.hidden(form, reply.errors, asked_in(event.body["view"])):
            view = unfolded(event.body["view"], whole, " ".join(reply.errors.values()))
            return {"response_action": "update", "view": view}
        if reply.errors:
            errors = errors_of(event.body["view"], reply.errors)
            return {"response_action": "errors", "errors": errors}
        if reply.notice and not reply.commands:
            return {"response_action": "update", "view": told("Convene", reply.notice)}
        return None

    async def _filled(self, event: Event, surface: _SlackSurface) -> Reply:
        user_action = await self._gateway.user_action(event)
        return await or_refusal(self._actions.fill(sent(event), user_action, surface))

    async def unfold(self, event: Event, session: SessionId | None, value: str) -> None:
        """Show the rest of a form."""
        del session, value
        view = as_it_stands(event.body["view"])
        form = sent(replace(event, body={**event.body, "view": view}))
        if whole := self._slack.actions.whole(form, ()):
            await self._slack.screens.unfold(event, whole)

    async def organise(self, event: Event, session: SessionId | None, value: str) -> None:
        """Show the organiser, alone, what only they may press."""
        del value
        controls = await self._actions.controls(session, event.who)
        if controls is None:
            await self._answers.say(event, NOT_YOURS)
            return
        theirs = render(controls, session, event.who)
        await self._answers.say_markup(event, theirs.text, theirs.blocks)


@dataclass(frozen=True, slots=True)
class _SlackSurface:
    """Where somebody did something in Slack."""

    event: Event
    slack: SlackParts

    async def people_for(self, form: SentForm) -> tuple[Known, Mapping[str, str]]:
        """Return who can be asked by a form, and what of it is wrong."""
        event, gateway = self.event, self.slack.gateway
        if not await gateway.is_in(event.team, form.channel):
            return {}, {CHANNEL: NOT_HERE}
        users = map(user_of, form.values.get("people") or ())
        return await chosen(gateway.people, event.team, [event.user, *users])

    async def hold(self, session: SessionId, form: SentForm) -> None:
        """Keep in which channel a session is asked for, before it is."""
        event, sessions = self.event, self.slack.gateway.sessions
        await sessions.hold(session, event.team, form.channel, event.who)

    async def open_form(self, form: Form, session: SessionId | None) -> None:
        """Open a form as a dialog."""
        await self.slack.screens.open(self.event, form, session=session)

    async def say(self, words: str) -> None:
        """Say one sentence."""
        await self.slack.answers.say(self.event, words)

    async def give(self, words: str, link: str) -> None:
        """Say something with an address behind it."""
        await self.slack.answers.say(self.event, f"{words} {link}")

    async def give_file(self, file: TextFile) -> None:
        """Put a file into the private conversation."""
        web = await self.slack.gateway.web(self.event.team)
        await web.give(self.event.user, file.name, file.name, file.content.encode())

    async def settle(self, reply: Reply, session: SessionId | None) -> None:
        """Show on a message what a button did; where it is nobody's to change, say so."""
        body = self.event.body
        message = body.get("message")
        note = reply.note or (f"You said: “{reply.said}”" if reply.said else "")
        if not message or "view" in body:
            if note and "view" not in body:
                await self.say(note)
            return
        revisions = Revisions(Notes(self.slack.gateway.places))
        shown = revision_on(message["blocks"])
        if await revisions.has_followed(shown, session, self.event.who):
            return
        now = b.pressed(message["blocks"], note, reply.gone)
        web, channel = await self.slack.gateway.web(self.event.team), body["channel"]["id"]
        await web.rewrite(channel, message["ts"], Rendered(message["text"], now))
