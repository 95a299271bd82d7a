"""What people do in the browser, as commands.

Everything carries the event's own id. Words are shown before they are handed in, so that what
answers them stands below; both know a repeat, so that trying again loses nothing and doubles
nothing. What cannot be used is answered with one sentence.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from adapters.sandbox import blocks as b
from adapters.sandbox.door import Door, Event, HttpRefusedError, settled
from adapters.sandbox.dress import Dialog, dialog, dress
from adapters.sandbox.records import BOT, CHANNELS, Body, Draft, Message, dm_of, id_of
from adapters.sandbox.voting import Letters
from adapters.sandbox.workspace import Held
from orchestration.deciding.actions import ballot_forms
from orchestration.deciding.actions.ballot_words import read_private_vote, read_vote
from orchestration.deciding.actions.which_session import ALWAYS, chosen, which
from orchestration.interaction import introduction
from orchestration.interaction.form import RefusedError, clean
from orchestration.interaction.layouts import screen
from orchestration.kinds.meeting import request_form
from orchestration.kinds.meeting.commands import ShareCalendar
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.person import standing_preferences
from orchestration.kinds.person.kind import read_back
from orchestration.kinds.person.state import Person
from orchestration.kinds.registry import KINDS
from orchestration.language.inviting.request import read_request
from orchestration.language.social import is_social
from orchestration.model.ballots import Ballot
from orchestration.model.people import MemberId, SessionId, person_id
from orchestration.model.times import TimeFrame
from orchestration.privacy import Private
from orchestration.sessions.commands import AddMember
from orchestration.sessions.user_action import Reply, UnknownActionError, say

_LONGEST_EMOJI: Final = 16
_LONGEST_NAME: Final = 100


class Inbound:
    """Takes in what people say, press, fill in and drop; one thing at a time, in order."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._workspace = door.workspace
        self._letters = Letters(door)
        self._turn = asyncio.Lock()

    async def say(
        self, event: Event, conversation: str, thread: str | None, text: object
    ) -> Dialog | None:
        """Take a message, or a command that begins with a slash; return a dialog to be filled."""
        words = clean(text)
        if not words:
            raise RefusedError("There is nothing in that message.")
        self._check_conversation(event.who, conversation)
        async with self._turn:
            if words.startswith("/"):
                return await self._slash(event, conversation, words)
            top = self._thread(event.who, conversation, thread)
            await self._show(event, conversation, words, top.id if top else None)
            if conversation == dm_of(event.who):
                await self._tell_somebody(event, words)
            elif top is not None:
                await self._vote_in_thread(event, top, words)
        return None

    async def tell(self, event: Event, session: SessionId, words: str) -> None:
        """Take a message that is known to be about this session."""
        async with self._turn:
            await self._show(event, dm_of(event.who), words, None)
            await self._tell(event, session, words)

    async def vote(self, event: Event, message: Message, ballot: Ballot | None) -> None:
        """Take a ballot that is known to fit; None abstains."""
        async with self._turn:
            meeting = await self._door.meeting(message.session)
            if meeting is not None:
                cast = ballot_forms.cast(meeting, self._door.user_action(event), ballot)
                await self._perform(event, message, replace(cast, notice=""))

    async def act(self, event: Event, message: object, action: object, value: object) -> Reply:
        """Take a button; return what is to be shown of what came of it."""
        async with self._turn:
            if self._workspace.knows(f"{event.key}/done"):
                return Reply()
            found = self._find(event.who, message)
            if not b.can_be_done(found.body, event.who, action, value):
                raise HttpRefusedError("That button is not there any more.", 409)
            reply = await self._press(event, found, str(action), str(value))
            self._workspace.mark(f"{event.key}/done")
            return reply

    async def fill(
        self, event: Event, dialog: object, context: Mapping[str, Any], values: dict[str, Any]
    ) -> Mapping[str, str]:
        """Take what was filled in; return a sentence for each field that is wrong."""
        async with self._turn:
            if dialog == request_form.NAME:
                return await self._meet(event, context, values)
            message = self._find(event.who, context.get("message"))
            meeting = await self._meeting_of(message)
            user_action = self._door.user_action(event)
            try:
                reply = KINDS.fill(meeting, user_action, str(dialog), values, context)
            except UnknownActionError:
                raise HttpRefusedError("There is no such dialog.", 404) from None
            await self._perform(event, message, reply)
            return reply.errors

    async def react(self, event: Event, message: object, emoji: object, *, on: bool) -> None:
        """Take an emoji; under options, the letter of one is a vote."""
        if not isinstance(emoji, str) or not 0 < len(emoji) <= _LONGEST_EMOJI:
            raise RefusedError("A reaction is one emoji.")
        symbol = clean(emoji)
        async with self._turn:
            found = self._find(event.who, message)
            option = b.option_of(symbol, found.body.memo.get("options", ()))
            if option and await self._letters.press(event, found, option, on=on):
                return
            self._workspace.react(found, event.who, symbol, on=on)

    async def upload(self, event: Event, conversation: str, name: str, content: bytes) -> None:
        """Take a calendar file: it holds for every session that still wants to hear from them."""
        if conversation != dm_of(event.who):
            raise RefusedError("Drop calendar files in your conversation with Convene, please.")
        async with self._turn:
            shown = " ".join(clean(name[:_LONGEST_NAME]).split()) or "a file"
            await self._show(event, conversation, f"📎 {shown}", None)
            sessions = await self._door.open_for(event.who)
            if not sessions:
                await self._reply(event, introduction.NOBODY_ASKS)
            for each in sessions:
                envelope = self._door.user_action(event).envelope(each.id)
                ics = Private(event.who, content)
                await self._door.send(ShareCalendar(**envelope, member=event.who, ics=ics))

    async def page_of(self, who: MemberId, message: object) -> str:
        """Return the address of somebody's own page of the session that a message is about."""
        meeting = await self._meeting_of(self._find(who, message))
        return self._door.link(meeting.id, who)

    # Buttons

    async def _press(self, event: Event, message: Message, action: str, value: str) -> Reply:
        if action == "which":
            return await self._which(event, message, value)
        person = await self._door.session(message.session)
        if isinstance(person, Person):
            reply = standing_preferences.press(person, self._door.user_action(event), action, value)
        else:
            meeting = await self._meeting_of(message)
            reply = KINDS.press(meeting, self._door.user_action(event), action, value)
        if action == "rate":
            body = message.body
            lit = tuple(b.starred(each, value) for each in body.blocks)
            message = replace(message, body=replace(body, blocks=lit))
        return await self._perform(event, message, reply)

    async def _perform(self, event: Event, message: Message, reply: Reply) -> Reply:
        """Do what came of a deed, and show it on the message that was pressed."""
        if reply.said:
            await self._show(event, dm_of(event.who), reply.said, None, "/said")
        self._letters.match(event.who, message, reply)
        await self._door.send(*reply.commands)
        await self._letters.show_own(message, reply.commands)
        for command in reply.commands:
            if isinstance(command, AddMember):
                await self._give_link(event, command)
        if reply.notice:
            self._workspace.notify(event.who, reply.notice, event.key)
        if reply.note or reply.gone:
            settled(self._workspace, message, reply.note, *reply.gone)
        return reply

    async def _which(self, event: Event, message: Message, value: str) -> Reply:
        memo = message.body.memo
        said = Event(event.who, memo["event"])
        for each in chosen(value, await self._door.open_for(event.who)):
            await self._tell(said, each, memo["words"], f"/{each}")
        if value == ALWAYS:
            await self._tell_for_good(said, memo["words"])
        return await self._perform(event, message, Reply(note="Thank you.", gone=("which",)))

    async def _give_link(self, event: Event, command: AddMember) -> None:
        """Tell the organiser the address of a guest, who has no other way in."""
        name = command.member.name
        said = f"{name} needs no account. Send them this link; it is theirs alone:"
        href = self._door.link(command.session, command.member.id)
        body = Body(text=f"{said} {href}", blocks=(b.text(said), b.link(href, href)))
        await self._reply(event, body)

    # Words

    async def _show(
        self, event: Event, conversation: str, words: str, top: str | None, part: str = ""
    ) -> None:
        draft = Draft(
            key=f"{event.key}{part}",
            conversation=conversation,
            author=event.who,
            thread=top,
            body=Body(text=words, blocks=(b.text(words),)),
        )
        await asyncio.to_thread(self._workspace.show, draft)

    async def _vote_in_thread(self, event: Event, top: Message, words: str) -> None:
        """Take a reply under the options for a vote, if it is one."""
        meeting = await self._door.meeting(top.session)
        if meeting is None or "round" not in top.body.memo:
            return
        reply = read_vote(meeting, self._door.user_action(event), top.body.memo["round"], words)
        if reply is not None:
            await self._perform(event, top, reply)

    async def _tell_somebody(self, event: Event, words: str) -> None:
        sessions = await self._door.open_for(event.who)
        if len(sessions) != 1 and is_social(words):
            return  # thanks is no wish, whatever it may be about
        if not sessions:
            await self._reply(event, introduction.FOR_GOOD)
            await self._tell_for_good(event, words)
        elif len(sessions) == 1:
            await self._tell(event, sessions[0].id, words)
        else:
            await self._ask_which(event, sessions, words)

    async def _tell(self, event: Event, session: SessionId, words: str, part: str = "") -> None:
        meeting, user_action = await self._door.meeting(session), self._door.user_action(event)
        if meeting is None:
            return
        if vote := read_private_vote(meeting, user_action, words):
            await self._door.send(*vote.commands)
            await self._reply(event, vote.notice)
        else:
            await self._door.send(
                say(meeting.id, replace(user_action, id=user_action.id + part), words)
            )

    async def _tell_for_good(self, event: Event, words: str) -> None:
        who = self._workspace.people[event.who]
        await self._door.send(standing_preferences.say(who, self._door.user_action(event), words))

    async def _ask_which(self, event: Event, sessions: list[Meeting], words: str) -> None:
        memo = {"words": words, "event": event.id}
        await self._reply(event, replace(dress(which(sessions)), memo=memo))

    async def _show_me(self, event: Event, conversation: str) -> None:
        """Show somebody what they have said for good."""
        own, who = person_id(event.who), self._workspace.people[event.who]
        known = await self._door.session(own)
        person = known if isinstance(known, Person) else Person(id=own, member=who)
        await self._reply(event, dress(screen(read_back(person))), conversation, own)

    async def _reply(
        self,
        event: Event,
        said: str | Body,
        conversation: str = "",
        session: SessionId | None = None,
    ) -> None:
        """Answer one person, and nobody else."""
        body = Body(text=said, blocks=(b.text(said),)) if isinstance(said, str) else said
        draft = Draft(
            key=f"{event.key}/reply",
            conversation=conversation or dm_of(event.who),
            author=BOT,
            owner=event.who,
            body=body,
            session=session,
        )
        await asyncio.to_thread(self._workspace.show, draft)

    # Commands with a slash

    async def _slash(self, event: Event, conversation: str, words: str) -> Dialog | None:
        name, _, rest = words.partition(" ")
        asked = introduction.asked_by(rest)
        if name.casefold() == "/convene" and asked.what == "meet":
            return await self._ask_to_meet(event, conversation, asked.words)
        if name.casefold() in ("/convene", "/help") and asked.what == "help":
            await self._reply(event, introduction.HELP, conversation)
            return None
        if name.casefold() == "/convene" and asked.what == "me":
            await self._show_me(event, conversation)
            return None
        raise RefusedError(introduction.UNKNOWN_COMMAND)

    async def _ask_to_meet(self, event: Event, conversation: str, words: str) -> Dialog | None:
        people = self._workspace.people
        who = people[event.who]
        everybody, now = list(people.values()), self._door.now()
        frame = TimeFrame(now, who.zone, conventions=self._door.conventions)
        request = read_request(words, frame, everybody) if words else None
        asked = request_form.understood(request, who, now, everybody)
        form = dialog(request_form.meet_form(asked, everybody), conversation=conversation)
        if not asked.is_complete:
            return form
        wrong = await self._meet(event, form["context"], asked.values)
        return form if wrong else None

    async def _meet(
        self, event: Event, context: Mapping[str, Any], values: Mapping[str, Any]
    ) -> Mapping[str, str]:
        user_action, usual = self._door.user_action(event), self._door.conventions
        command = request_form.opening(user_action, self._workspace.people, values, context, usual)
        if isinstance(command, Mapping):
            return command
        conversation = context.get("conversation")
        channel = conversation if conversation in CHANNELS else CHANNELS[0]
        self._workspace.hold(Held(command.session, str(channel), command.organiser.id))
        await self._door.send(command)
        return {}

    # Where things are

    def _check_conversation(self, who: MemberId, conversation: object) -> None:
        if conversation not in [each["id"] for each in self._workspace.conversations(who)]:
            raise HttpRefusedError("There is no such conversation.", 404)

    def _find(self, who: MemberId, name: object) -> Message:
        message = self._workspace.message(who, name)
        if message is None:
            raise HttpRefusedError("That message is not there.", 404)
        return message

    async def _meeting_of(self, message: Message) -> Meeting:
        meeting = await self._door.meeting(message.session)
        if meeting is None:
            raise HttpRefusedError("That session is not there yet.", 409)
        return meeting

    def _thread(self, who: MemberId, conversation: str, thread: str | None) -> Message | None:
        """Return the message that a reply belongs under: a reply to a reply lies beside it."""
        if thread is None:
            return None
        top = self._find(who, thread)
        if top.conversation != conversation:
            raise RefusedError("That thread is in another conversation.")
        return top if top.thread is None else self._find(who, id_of(top.thread))
