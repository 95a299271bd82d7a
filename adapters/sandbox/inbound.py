"""What people do in the browser, as commands.

Everything carries the event's own id. Words are shown before they are handed in, so that what
answers them stands below; both know a repeat, so that trying again loses nothing and doubles
nothing. What cannot be used is answered with one sentence.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from adapters.sandbox import blocks as b
from adapters.sandbox import meet
from adapters.sandbox.deeds import Click, Deeds
from adapters.sandbox.desk import Desk, Dialog, Event, RefusedError, clean
from adapters.sandbox.records import BOT, CHANNELS, Body, Draft, Message, dm_of, id_of
from adapters.sandbox.voting import Voting
from orchestration.commands import ShareCalendar, TellPrivately
from orchestration.language.request import read_request
from orchestration.meeting.state import Meeting
from orchestration.model.ballots import Ballot
from orchestration.model.people import MemberId, SessionId
from orchestration.model.times import TimeFrame
from orchestration.privacy import Private

HELP: Final = """I help a group find a time, and decide.
• /convene meet Q1 plan, 45 min with @ben and @priya, next week – I ask everyone in private what \
suits them, and put the best times to the vote.
• /convene meet – the same, with a form to fill in.
• In our private conversation, write what suits you as you'd say it, or drop a calendar file. \
Nobody else sees it."""

NOBODY_ASKS: Final = (
    "Nobody is looking for a time with you just now. When somebody does, I'll ask you here; or "
    "start one yourself with /convene meet in a channel."
)
_LONGEST_EMOJI: Final = 16
_LONGEST_NAME: Final = 100


class Inbound:
    """Takes in what people say, press, fill in and drop; one thing at a time, in order."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._workspace = desk.workspace
        self._voting = Voting(desk)
        self._deeds = Deeds(desk, self._voting, self._tell)
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
            await self._show(event, conversation, words, top)
            if conversation == dm_of(event.who):
                await self._tell_somebody(event, words)
        return None

    async def tell(self, event: Event, session: SessionId, words: str) -> None:
        """Take a message that is known to be about this session."""
        async with self._turn:
            await self._show(event, dm_of(event.who), words, None)
            await self._tell(event, session, words)

    async def vote(self, event: Event, message: Message, ballot: Ballot | None) -> None:
        """Take a ballot that is known to fit; None abstains."""
        async with self._turn:
            await self._voting.cast(event, message, ballot)

    async def act(
        self, event: Event, message: object, action: object, value: object
    ) -> Dialog | None:
        """Take a button; return a dialog to be filled."""
        async with self._turn:
            if self._workspace.knows(f"{event.key}/done"):
                return None
            found = self._find(event.who, message)
            if not b.can_be_done(found.body, event.who, action, value):
                raise RefusedError("That button is not there any more.", 409)
            dialog = await self._deeds.do(Click(event, found, str(action), value))
            self._workspace.mark(f"{event.key}/done")
            return dialog

    async def fill(
        self, event: Event, dialog: object, context: Mapping[str, Any], values: dict[str, Any]
    ) -> dict[str, str]:
        """Take what was filled in; return a sentence for each field that is wrong."""
        async with self._turn:
            if dialog == meet.NAME:
                return await self._meet(event, context, values)
            message = self._find(event.who, context.get("message"))
            return await self._deeds.fill(event, str(dialog), message, values)

    async def react(self, event: Event, message: object, emoji: object, *, on: bool) -> None:
        """Take an emoji; under options, the letter of one is a vote."""
        if not isinstance(emoji, str) or not 0 < len(emoji) <= _LONGEST_EMOJI:
            raise RefusedError("A reaction is one emoji.")
        symbol = clean(emoji)
        async with self._turn:
            found = self._find(event.who, message)
            option = b.option_of(symbol, found.body.memo.get("options", ()))
            if option and await self._voting.letter(event, found, option, on=on):
                return
            self._workspace.react(found, event.who, symbol, on=on)

    async def upload(self, event: Event, conversation: str, name: str, content: bytes) -> None:
        """Take a calendar file: it holds for every session that still wants to hear from them."""
        if conversation != dm_of(event.who):
            raise RefusedError("Drop calendar files in your conversation with Convene, please.")
        async with self._turn:
            shown = " ".join(clean(name[:_LONGEST_NAME]).split()) or "a file"
            await self._show(event, conversation, f"📎 {shown}", None)
            sessions = await self._desk.open_for(event.who)
            if not sessions:
                await self._reply(event, NOBODY_ASKS)
            for each in sessions:
                envelope = self._desk.envelope(event, each.id)
                ics = Private(event.who, content)
                await self._desk.send(ShareCalendar(**envelope, member=event.who, ics=ics))

    # Words

    async def _show(self, event: Event, conversation: str, words: str, top: str | None) -> None:
        draft = Draft(
            key=event.key,
            conversation=conversation,
            author=event.who,
            thread=top,
            body=Body(text=words, blocks=(b.text(words),)),
        )
        await asyncio.to_thread(self._workspace.show, draft)

    async def _tell_somebody(self, event: Event, words: str) -> None:
        sessions = await self._desk.open_for(event.who)
        if not sessions:
            await self._reply(event, NOBODY_ASKS)
        elif len(sessions) == 1:
            await self._tell(event, sessions[0].id, words)
        else:
            await self._ask_which(event, sessions, words)

    async def _tell(self, event: Event, session: SessionId, words: str) -> None:
        envelope = self._desk.envelope(event, session)
        text = Private(event.who, words)
        await self._desk.send(TellPrivately(**envelope, member=event.who, text=text))

    async def _ask_which(self, event: Event, sessions: list[Meeting], words: str) -> None:
        asked = [
            b.button("which", each.terms.subject, value={"session": each.id}) for each in sessions
        ]
        memo = {"words": words, "event": event.id}
        question = "Which of these is that about?"
        body = Body(text=question, blocks=(b.text(question), b.buttons(*asked)), memo=memo)
        await self._reply(event, body)

    async def _reply(self, event: Event, said: str | Body, conversation: str = "") -> None:
        """Answer one person, and nobody else."""
        body = Body(text=said, blocks=(b.text(said),)) if isinstance(said, str) else said
        draft = Draft(
            key=f"{event.key}/reply",
            conversation=conversation or dm_of(event.who),
            author=BOT,
            owner=event.who,
            body=body,
        )
        await asyncio.to_thread(self._workspace.show, draft)

    # Commands with a slash

    async def _slash(self, event: Event, conversation: str, words: str) -> Dialog | None:
        name, _, rest = words.partition(" ")
        what, _, request = rest.strip().partition(" ")
        if name.casefold() == "/convene" and what.casefold() == "meet":
            return await self._ask_to_meet(event, conversation, request.strip())
        if name.casefold() in ("/convene", "/help") and what.casefold() in ("", "help"):
            await self._reply(event, HELP, conversation)
            return None
        raise RefusedError("I know /convene meet and /convene help.")

    async def _ask_to_meet(self, event: Event, conversation: str, words: str) -> Dialog | None:
        people = self._workspace.people
        who = people[event.who]
        everybody, now = list(people.values()), self._desk.now()
        request = read_request(words, TimeFrame(now, who.zone), everybody) if words else None
        asked = meet.understood(request, who, now, everybody)
        dialog = meet.meet_dialog(asked, everybody, conversation)
        if not asked.is_complete:
            return dialog
        wrong = await self._meet(event, dialog["context"], asked.values)
        return dialog if wrong else None

    async def _meet(
        self, event: Event, context: Mapping[str, Any], values: Mapping[str, Any]
    ) -> dict[str, str]:
        command = meet.opening(self._desk, event, values, context)
        if isinstance(command, dict):
            return command
        conversation = context.get("conversation")
        channel = conversation if conversation in CHANNELS else CHANNELS[0]
        await meet.open_meeting(self._desk, command, channel)
        return {}

    # Where things are

    def _check_conversation(self, who: MemberId, conversation: object) -> None:
        if conversation not in [each["id"] for each in self._workspace.conversations(who)]:
            raise RefusedError("There is no such conversation.", 404)

    def _find(self, who: MemberId, name: object) -> Message:
        message = self._workspace.message(who, name)
        if message is None:
            raise RefusedError("That message is not there.", 404)
        return message

    def _thread(self, who: MemberId, conversation: str, thread: str | None) -> str | None:
        """Return the message that a reply belongs under: a reply to a reply lies beside it."""
        if thread is None:
            return None
        top = self._find(who, thread)
        if top.conversation != conversation:
            raise RefusedError("That thread is in another conversation.")
        return top.id if top.thread is None else id_of(top.thread)
