"""What people press and fill in, as commands; and what is shown of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from slack_sdk.errors import SlackApiError

from adapters.slack import blocks as b
from adapters.slack.answers import Answers
from adapters.slack.arrive import Body, Event
from adapters.slack.asking import Asking
from adapters.slack.door import Door
from adapters.slack.dress import ORGANISE, organise_blocks
from adapters.slack.modals import errors_of
from adapters.slack.revised import revision_on
from adapters.slack.screens import Filled, Screens, read_filled, told
from adapters.slack.web import error_of
from orchestration.conversation.notes import Notes
from orchestration.conversation.pressing import pressed
from orchestration.conversation.reaction_votes import ReactionVotes
from orchestration.conversation.revisions import Revisions
from orchestration.deciding.commands import Close
from orchestration.deciding.presentation.views import decided
from orchestration.interaction.form import RefusedError
from orchestration.interaction.layouts import screen
from orchestration.kinds.meeting.presentation import meeting_card
from orchestration.kinds.registry import KINDS
from orchestration.model.people import SessionId, is_guest
from orchestration.sessions.commands import AddMember, Command
from orchestration.sessions.user_action import Reply, UnknownActionError
from orchestration.views.channel import Decided, SessionCard

Own = Callable[[Event, SessionId | None, str], Awaitable[None]]
"""A button that only Slack has: what was pressed, with the session and the value it carries."""

NOT_THERE: Final = "That button does nothing any more."
_NO_SESSION: Final = "That session is not there any more."
_NO_PAGES: Final = (
    "That stands on a page of its own, and nobody has told me at which address my pages are "
    "(CONVENE_BASE_URL)."
)


class Presses:
    """Takes buttons and forms; `own` are the buttons that no session has."""

    def __init__(
        self,
        door: Door,
        answers: Answers,
        screens: Screens,
        asking: Asking,
        letters: ReactionVotes,
        own: Mapping[str, Own],
    ) -> None:
        self._door = door
        self._answers = answers
        self._screens = screens
        self._asking = asking
        self._letters = letters
        self._own: dict[str, Own] = {ORGANISE: self._organise, **own}

    async def press(self, event: Event) -> None:
        """Take a button."""
        action = event.body["actions"][0]
        name = b.action_of(action["action_id"])
        session, value = b.read_value(_value(action))
        if name in self._own:
            await self._own[name](event, session, value)
            return
        try:
            reply = await self._pressed(event, session, name, value)
        except UnknownActionError:
            reply = Reply(notice=NOT_THERE)
        except RefusedError as refused:
            reply = Reply(notice=refused.sentence)
        await self.perform(event, reply, session)

    async def fill(self, event: Event) -> None:
        """Take a form that was sent off, and has been found right."""
        filled = read_filled(event)
        reply = await self._filled(event, filled)
        for command in reply.commands if KINDS.filling(filled.name) else ():
            await self._asking.hold(event, command.session, self._asking.channel_of(filled))
        wrong = " ".join(reply.errors.values())
        await self.perform(event, Reply(notice=wrong) if wrong else reply, filled.place.session)

    async def check(self, event: Event) -> dict[str, Any] | None:
        """Return what Slack is to show of a form that cannot be taken, None where it can.

        It changes nothing: what is right is kept first, and then taken.
        """
        filled = read_filled(event)
        reply = await self._filled(event, filled)
        if reply.errors:
            return {"response_action": "errors", "errors": errors_of(filled.view, reply.errors)}
        if reply.notice and not reply.commands:
            return {"response_action": "update", "view": told("Convene", reply.notice)}
        return None

    async def perform(self, event: Event, reply: Reply, session: SessionId | None) -> None:
        """Do what came of a user action, and show it to who did it."""
        if reply.form:
            await self._screens.open(event, reply.form, session=session)
        if reply.said or reply.note or reply.gone:
            await self._settle(event, reply, session)
        await self._recount_before(reply.commands)
        await self._door.send(*reply.commands)
        for command in reply.commands:
            if isinstance(command, AddMember) and is_guest(command.member.id):
                await self._give_link(event, command)
        if reply.page:
            await self._answers.say(event, self._page(event, session))
        if reply.notice:
            await self._answers.say(event, reply.notice)

    # What it is

    async def _pressed(
        self, event: Event, session: SessionId | None, name: str, value: str
    ) -> Reply:
        found, user_action = await self._door.session(session), await self._door.user_action(event)
        if name == "add" and found is not None and self._door.link is None:
            return Reply(notice=_NO_PAGES)
        return pressed(found, user_action, name, value) or Reply(notice=_NO_SESSION)

    async def _filled(self, event: Event, filled: Filled) -> Reply:
        if filling := KINDS.filling(filled.name):
            return await self._asking.filled(event, filled, filling)
        meeting = await self._door.meeting(filled.place.session)
        if meeting is None:
            return Reply(notice=_NO_SESSION)
        user_action, context = await self._door.user_action(event), filled.place.context
        try:
            return KINDS.fill(meeting, user_action, filled.name, filled.values, context)
        except UnknownActionError:
            return Reply(notice=NOT_THERE)

    async def _recount_before(self, commands: Sequence[Command]) -> None:
        """Read the letters once more, where somebody closes the vote on them."""
        for each in commands:
            if isinstance(each, Close) and (meeting := await self._door.meeting(each.session)):
                await self._letters.recount(meeting)

    # What is shown of it

    async def _settle(self, event: Event, reply: Reply, session: SessionId | None) -> None:
        """Show on a message what a button did; where it is nobody's to change, say so."""
        message = event.body.get("message")
        note = reply.note or (f"You said: “{reply.said}”" if reply.said else "")
        if not message or "view" in event.body:
            if note and "view" not in event.body:
                await self._answers.say(event, note)
            return
        if await self._says_more_by_now(event, message, session):
            return
        client = await self._door.client(event.team)
        try:
            await client.chat_update(
                channel=event.body["channel"]["id"],
                ts=message["ts"],
                text=message["text"],
                blocks=b.pressed(message["blocks"], note, reply.gone),
            )
        except SlackApiError as problem:
            if error_of(problem) != "message_not_found":
                raise

    async def _says_more_by_now(self, event: Event, message: Body, own: SessionId | None) -> bool:
        """Tell whether a read-back was pressed in whose place another one stands by now."""
        pressed = revision_on(message["blocks"])
        if pressed is None or own is None:
            return False
        return pressed < await Revisions(Notes(self._door.places)).latest(own, event.who)

    async def _give_link(self, event: Event, command: AddMember) -> None:
        """Tell the organiser the address of a guest, who has no other way in."""
        if self._door.link:
            href = self._door.link(command.session, command.member.id)
            said = f"{command.member.name} needs no account. Send them this link; it is theirs"
            await self._answers.say(event, f"{said} alone: {href}")

    def _page(self, event: Event, session: SessionId | None) -> str:
        if self._door.link is None or session is None:
            return _NO_PAGES
        return f"This is your page of it, for you alone: {self._door.link(session, event.who)}"

    async def _organise(self, event: Event, session: SessionId | None, value: str) -> None:
        """Show the organiser, alone, what only they may press."""
        del value
        meeting = await self._door.meeting(session)
        if meeting is None or meeting.organiser.id != event.who:
            await self._answers.say(event, "That is for who asked for this meeting.")
            return
        view: SessionCard | Decided = meeting_card(meeting)
        if meeting.outcome is not None:
            view = decided(meeting, meeting.outcome, self._door.now())
        theirs = organise_blocks(screen(view, event.who), session)
        await self._answers.say_markup(event, "For you, who asked for this.", theirs)


def _value(action: Mapping[str, Any]) -> str:
    """Return what a control carries: a button's own value, or that of what was chosen."""
    value: str = action.get("value") or (action.get("selected_option") or {}).get("value", "")
    return value
