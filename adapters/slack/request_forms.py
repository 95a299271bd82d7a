"""Asking for a session: in words, by a form, or by words and a form for what they left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from slack_sdk.errors import SlackApiError

from adapters.slack import blocks as b
from adapters.slack.answers import Answers
from adapters.slack.events import Event
from adapters.slack.gateway import SlackGateway
from adapters.slack.modals import CHANNEL, channel_input
from adapters.slack.names import user_of
from adapters.slack.people import MENTIONS
from adapters.slack.screens import Screens
from adapters.slack.web import error_of
from orchestration.conversation.invitees import cannot_ask, chosen, concerned
from orchestration.conversation.requests import form_for
from orchestration.conversation.user_actions import Known, SentForm
from orchestration.model.people import SessionId
from orchestration.sessions.requests import Invitees, Requested

FORM: Final = "meet-form"
"""The action of the button that opens the form where nobody has pressed anything yet."""

NOT_HERE: Final = (
    "I'm not in that channel, so nobody there would hear from me. Type “/invite @Convene” there, "
    "then ask again."
)


class RequestForms:
    """Takes in what asks for a session; `channel` is empty where it was asked in none."""

    def __init__(self, gateway: SlackGateway, answers: Answers, screens: Screens) -> None:
        self._gateway = gateway
        self._answers = answers
        self._screens = screens

    async def show(self, event: Event, channel: str, words: str) -> None:
        """Open the form, with what was said filled in."""
        invitees = await self.invitees(event, channel, words)
        if invitees:
            action, access = await self._gateway.user_action(event), self._gateway.access
            requested = await form_for(access, self._gateway.at_once, invitees, action)
            await self.open(event, channel, requested)

    async def people_for(self, event: Event, form: SentForm) -> tuple[Known, Mapping[str, str]]:
        """Return who can be asked by a form, and what of it is wrong."""
        if not await self._is_in(event.team, form.channel):
            return {}, {CHANNEL: NOT_HERE}
        users = map(user_of, form.values.get("people") or ())
        return await chosen(self._gateway.people, event.team, [event.user, *users])

    # What was said

    async def invitees(self, event: Event, channel: str, words: str) -> Invitees | None:
        """Return whom a request can concern; None, and it is said why, where nobody can ask."""
        found = await concerned(self._gateway.people, event.team, event.user, channel, words)
        if found.gone:
            names = [f"<@{each}>" for each in found.gone]
            await self._answers.say_markup(event, cannot_ask(names))
        return found.invitees

    # The form

    async def open(self, event: Event, channel: str, requested: Requested) -> None:
        """Open the form for the rest of what is asked for."""
        if requested.form is None:
            await self._answers.say(event, requested.missing)
            return
        more = () if channel else (channel_input(),)
        await self._screens.open(event, requested.form, channel=channel, more=more)

    async def offer(self, event: Event, requested: Requested) -> None:
        """Offer the form, which takes a press: nothing was pressed yet."""
        channel, ts = event.inner["channel"], event.inner["ts"]
        message = SessionId(f"{channel}/{ts}")
        button = b.button(FORM, "Fill in the rest", bot_of(event), message, style="primary")
        row = {"type": "actions", "elements": [button]}
        await self._answers.say(event, requested.missing, [row])

    # Where it is asked

    async def may_ask_in(self, event: Event, channel: str) -> bool:
        """Tell whether the bot can be heard in a channel; where it cannot, it says so."""
        if not channel or await self._is_in(event.team, channel):
            return True
        await self._answers.say(event, NOT_HERE)
        return False

    async def _is_in(self, team: str, channel: str) -> bool:
        """Tell whether the bot is in a channel, and so can be heard there."""
        client = await self._gateway.client(team)
        try:
            told = await client.conversations_info(channel=channel)
        except SlackApiError as problem:
            if error_of(problem) in ("channel_not_found", "missing_scope"):
                return False
            raise
        return bool(told["channel"].get("is_member"))


def bot_of(event: Event) -> str:
    """Return the bot's own user id, as an event tells it; a press does not."""
    bots = [each["user_id"] for each in event.body.get("authorizations", ())]
    return bots[0] if bots else ""


def without(user: str, words: str) -> str:
    """Return words without any mention of one user."""
    return MENTIONS.without(user, words)
