"""From an event as it was kept to what it means: one line for each kind."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from adapters.slack import blocks as b
from adapters.slack.answers import Answers
from adapters.slack.events import Event, Kind, read
from adapters.slack.files import Files
from adapters.slack.forms import FormEvents
from adapters.slack.gateway import SlackGateway
from adapters.slack.messages import MessageEvents
from adapters.slack.modals import UNFOLD
from adapters.slack.screens import Screens
from adapters.slack.surface import SlackParts, SlackSurface
from adapters.slack.votes import SlackReactions
from orchestration.conversation.asked.home import Home, OwnData
from orchestration.conversation.ports.happened import Translating
from orchestration.conversation.surface.presses import HomePresses
from orchestration.interaction.carried import control_in
from orchestration.model.people import SessionId
from orchestration.views.documents import CalendarInvite


class Translator(Translating[Event]):
    """Hands each event to who knows what to do with it."""

    unexpecting = (Kind.REACTION, Kind.HOME, Kind.SHORTCUT, Kind.REMOVED, Kind.DELETED)

    def __init__(
        self,
        gateway: SlackGateway,
        answers: Answers,
        files: Files,
        own: OwnData,
        let_go: Callable[[str], Awaitable[None]],
        write_invite: Callable[[CalendarInvite], bytes],
    ) -> None:
        super().__init__(read, gateway.people.linked.as_person, answers.say)
        self.votes = SlackReactions(gateway).votes()
        platform = gateway.platform(self.votes, write_invite)
        self._slack = SlackParts(platform, gateway, answers, Screens(gateway.web, answers))
        self._presses = HomePresses(platform.actions, Home(gateway.access, own, "Slack"))
        self._forms = FormEvents(self._slack, self._presses)
        self._let_go = let_go
        messages = MessageEvents(self._slack, files)
        self.kinds = {
            Kind.MESSAGE: messages.message,
            Kind.MENTION: messages.mention,
            Kind.REACTION: self._reacted,
            Kind.HOME: self._home,
            Kind.COMMAND: messages.command,
            Kind.ACTION: self._pressed,
            Kind.SUBMISSION: self._forms.fill,
            Kind.SHORTCUT: messages.shortcut,
            Kind.REMOVED: self._removed,
            Kind.DELETED: self._deleted,
        }

    async def check(self, event: Event) -> dict[str, Any] | None:
        """Return what is to be shown of a form that cannot be taken, None where it can."""
        return await self._forms.check(self.as_person(event))

    async def _pressed(self, event: Event) -> None:
        name, session, value = pressed(event)
        if name == UNFOLD:
            await self._forms.unfold(event)
        else:
            await self._presses.press(SlackSurface(self._slack, event), name, session, value)

    async def _reacted(self, event: Event) -> None:
        item, gateway = event.inner["item"], self._slack.gateway
        place = await gateway.place_at(event, item.get("channel", ""), item.get("ts", ""))
        emoji, added = event.inner["reaction"], event.inner["type"] == "reaction_added"
        await SlackSurface(self._slack, event).react(self.votes, place, emoji, added=added)

    async def _home(self, event: Event) -> None:
        await self._presses.home(SlackSurface(self._slack, event))

    async def _removed(self, event: Event) -> None:
        await self._let_go(event.team)

    async def _deleted(self, event: Event) -> None:
        inner = event.inner
        await self._slack.gateway.removed(event, inner["channel"], [inner["deleted_ts"]])


def pressed(event: Event) -> tuple[str, SessionId | None, str]:
    """Return which control was used, and the session and the value that it carries."""
    action = event.body["actions"][0]
    chosen = action.get("selected_option") or {}
    session, value = control_in(action.get("value") or chosen.get("value", ""))
    return b.action_of(action["action_id"]), session, value
