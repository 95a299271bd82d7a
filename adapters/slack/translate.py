"""From an event as it was kept to what it means: one line for each kind."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Final

from adapters.slack.answers import Answers
from adapters.slack.block_actions import BlockActions, SlackParts
from adapters.slack.events import Event, Kind, read
from adapters.slack.files import Files
from adapters.slack.gateway import SlackGateway
from adapters.slack.home import HomeTab
from adapters.slack.messages import MessageEvents
from adapters.slack.modals import UNFOLD
from adapters.slack.screens import Screens, pressed
from adapters.slack.votes import ReactionEvents, reaction_votes
from orchestration.conversation.chosen import WHICH
from orchestration.conversation.home import EXPORT, FORGET, Home, OwnData
from orchestration.conversation.orders import ADD_TO
from orchestration.conversation.placed_exchange import FORM
from orchestration.conversation.storage import Arrival
from orchestration.conversation.user_actions import UserActions
from orchestration.interaction.for_everyone import ORGANISE
from orchestration.model.people import SessionId
from orchestration.privacy import reveal
from orchestration.views.documents import CalendarInvite

SORRY: Final = "That did not work, and it is my fault, not yours. Try it once more, please?"
_EXPECTING: Final = (Kind.MESSAGE, Kind.MENTION, Kind.COMMAND, Kind.ACTION, Kind.SUBMISSION)


Own = Callable[[Event, SessionId | None, str], Awaitable[None]]
"""A button that no session has: what was pressed, with the session and the value it carries."""


class Translator:
    """Hands each event to who knows what to do with it."""

    def __init__(
        self,
        gateway: SlackGateway,
        answers: Answers,
        files: Files,
        own: OwnData,
        let_go: Callable[[str], Awaitable[None]],
        write_invite: Callable[[CalendarInvite], bytes],
    ) -> None:
        self._answers = answers
        self.votes = reaction_votes(gateway)
        actions, screens = UserActions(gateway.access, self.votes), Screens(gateway.web, answers)
        slack = SlackParts(gateway, answers, screens, actions, write_invite)
        self._home = HomeTab(slack, Home(gateway.access, own, "Slack"))
        self._actions = BlockActions(slack)
        self._messages = MessageEvents(slack, files)
        self._reactions = ReactionEvents(gateway, answers, self.votes)
        self._own: dict[str, Own] = {
            WHICH: self._messages.belongs,
            FORM: self._messages.offered,
            ADD_TO: self._messages.add_to,
            ORGANISE: self._actions.organise,
            UNFOLD: self._actions.unfold,
            FORGET: self._home.ask_to_forget,
            EXPORT: self._home.export,
        }
        self._let_go = let_go
        self._kinds = {
            Kind.MESSAGE: self._messages.message,
            Kind.MENTION: self._messages.mention,
            Kind.REACTION: self._reactions.react,
            Kind.HOME: self._home.opened,
            Kind.COMMAND: self._messages.command,
            Kind.ACTION: self._pressed,
            Kind.SUBMISSION: self._submission,
            Kind.SHORTCUT: self._messages.shortcut,
            Kind.REMOVED: self._removed,
        }

    async def handle(self, arrival: Arrival) -> None:
        """Do what an event asks."""
        event = _event(arrival)
        if event is not None:
            await self._kinds[event.kind](event)

    async def check(self, event: Event) -> dict[str, object] | None:
        """Return what is to be shown of a form that cannot be taken, None where it can."""
        if event.body["view"]["callback_id"] == FORGET:
            return None
        return await self._actions.check(event)

    async def apologise(self, arrival: Arrival) -> None:
        """Tell somebody that what they did was heard, but could not be done."""
        event = _event(arrival)
        if event is not None and event.kind in _EXPECTING:
            await self._answers.say(event, SORRY)

    async def _pressed(self, event: Event) -> None:
        name, session, value = pressed(event)
        if name in self._own:
            await self._own[name](event, session, value)
        else:
            await self._actions.press(event, session, name, value)

    async def _submission(self, event: Event) -> None:
        if event.body["view"]["callback_id"] == FORGET:
            await self._home.forget(event)
        else:
            await self._actions.fill(event)

    async def _removed(self, event: Event) -> None:
        await self._let_go(event.team)


def _event(arrival: Arrival) -> Event | None:
    """Return an event as it was kept, which is read by whose it is alone."""
    return read(json.loads(reveal(arrival.body, to=arrival.owner)))
