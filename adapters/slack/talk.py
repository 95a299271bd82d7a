"""What people write to the bot: in their private conversation, and where they mention it."""

from __future__ import annotations

import asyncio
from typing import Final

from adapters.slack.adding import Adding
from adapters.slack.answers import Answers
from adapters.slack.arrive import Body, Event, message_id
from adapters.slack.asking import Asking, bot_of, without
from adapters.slack.door import Door
from adapters.slack.dress import dress
from adapters.slack.files import Files
from adapters.slack.giving_up import GivingUp
from adapters.slack.lasting import Lasting
from adapters.slack.notes import Notes
from adapters.slack.ports import WRITTEN, Place
from adapters.slack.presses import Presses
from orchestration.deciding.actions.ballot_words import read_private_vote
from orchestration.deciding.actions.which_session import (
    ALWAYS,
    ELSEWHERE,
    as_before,
    chosen,
    still_means,
    which,
)
from orchestration.interaction import introduction
from orchestration.interaction.intents import (
    asks_for_another_time,
    asks_for_help,
    asks_for_meeting,
    asks_to_add,
)
from orchestration.kinds.meeting.commands import ShareCalendar
from orchestration.kinds.meeting.reschedule import NOTHING_DECIDED
from orchestration.kinds.meeting.reschedule_forms import can_give_up
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.person import standing_preferences
from orchestration.language.social import is_social
from orchestration.model.people import SessionId, person_id
from orchestration.privacy import Private
from orchestration.sessions.user_action import Reply, say

_NO_CALENDAR: Final = (
    "I can read calendar files, whose names end with .ics; I leave the rest alone."
)


class Talk:
    """Takes in what is written."""

    def __init__(
        self, door: Door, answers: Answers, asking: Asking, presses: Presses, files: Files
    ) -> None:
        self._door = door
        self._answers = answers
        self._asking = asking
        self._presses = presses
        self._files = files
        self.adding = Adding(door, answers)
        self._giving_up = GivingUp(door, answers)
        self._lasting = Lasting(Notes(door.places), door.now)

    async def message(self, event: Event) -> None:
        """Take a private message, with its files."""
        files = event.inner.get("files") or ()
        if files:
            await self._take_files(event, files)
        text = event.inner.get("text", "")
        words = await self._door.people.as_written(event.team, text)
        if not words.strip():
            return
        if asks_for_help(words):
            await self._answers.say(event, introduction.HELP)
        elif asks_for_meeting(words) and "thread_ts" not in event.inner:
            await self._asking.by_message(event, "", text)
        elif asks_for_another_time(words) and (found := await self._decided(event, words)):
            await self._giving_up.offer(event, found)
        else:
            await self._tell_somebody(event, words)

    async def mention(self, event: Event) -> None:
        """Take what is asked of the bot in a channel."""
        words = without(bot_of(event), event.inner.get("text", "")).strip()
        if not words or asks_for_help(words):
            await self._answers.say(event, introduction.HELP)
        elif asks_for_another_time(words):
            await self._move(event, words)
        elif asks_to_add(words):
            about = await self._door.meeting(await self._of_thread(event))
            await self.adding.by_words(event, event.inner["channel"], words, about)
        elif "thread_ts" not in event.inner or asks_for_meeting(words):
            await self._asking.by_message(event, event.inner["channel"], words)

    async def offered(self, event: Event, message: SessionId | None, value: str) -> None:
        """Open the form for what a message asked; the button carries where, and the bot's id."""
        said = await self._read(event, message)
        if said is not None:
            channel = said["channel"]
            place = "" if channel.startswith("D") else channel
            await self._asking.show(event, place, without(value, said["text"]))

    async def belongs(self, event: Event, message: SessionId | None, value: str) -> None:
        """Tell the sessions that somebody has chosen what they wrote."""
        said = await self._read(event, message)
        if said is None:
            return
        words = await self._door.people.as_written(event.team, said["text"])
        id_ = message_id(event.team, said["channel"], said["ts"])
        await self._lasting.keep(event.who, value)
        await self._tell_chosen(event, value, words, id_)
        await self._presses.perform(event, Reply(note="Thank you.", gone=("which",)), None)

    # Where a message belongs

    async def _tell_somebody(self, event: Event, words: str) -> None:
        session = await self._of_thread(event)
        sessions = await self._door.open_for(event)
        is_for_one = session or len(sessions) == 1
        if (session == person_id(event.who) or not is_for_one) and is_social(words):
            return  # thanks is no wish, whatever it may be about
        if session == person_id(event.who):
            await self._tell_for_good(event, words)
        elif session is not None:
            await self._tell(event, session, words)
        elif not sessions:
            await self._answers.say(event, introduction.FOR_GOOD)
            await self._tell_for_good(event, words)
        elif len(sessions) == 1:
            await self._tell(event, sessions[0].id, words)
        elif still_means(value := await self._lasting.read(event.who), sessions):
            await self._as_before(event, value, words, sessions)
        else:
            await self._ask_which(event, sessions)

    async def _as_before(
        self, event: Event, value: str, words: str, sessions: list[Meeting]
    ) -> None:
        """Take a message for what the one before it was about, and say so."""
        id_ = message_id(event.team, event.inner["channel"], event.inner["ts"])
        await self._lasting.keep(event.who, value)
        await self._tell_chosen(event, value, words, id_)
        said = f"{as_before(value, sessions)} {ELSEWHERE}"
        await self._answers.say(event, said)

    async def _tell_chosen(self, event: Event, value: str, words: str, id_: str) -> None:
        for session in chosen(value, await self._door.open_for(event)):
            await self._tell(event, session, words, f"{id_}/{session}")
        if value == ALWAYS:
            await self._tell_for_good(event, words, id_)

    async def _of_thread(self, event: Event) -> SessionId | None:
        """Return what the message is about that this one replies to."""
        inner = event.inner
        if "thread_ts" not in inner:
            return None
        place = await self._door.place_at(event, inner["channel"], inner["thread_ts"])
        return place.session if place else None

    async def _tell(self, event: Event, session: SessionId, words: str, id_: str = "") -> None:
        meeting, user_action = (
            await self._door.meeting(session),
            await self._door.user_action(event, id_),
        )
        if meeting is None:
            return
        await self._note_written(event, session)
        if vote := read_private_vote(meeting, user_action, words):
            await self._presses.perform(event, vote, session)
        else:
            await self._door.send(say(meeting.id, user_action, words))

    async def _tell_for_good(self, event: Event, words: str, id_: str = "") -> None:
        member = await self._door.people.member(event.team, event.user)
        if member is not None:
            user_action = await self._door.user_action(event, id_)
            await self._note_written(event, person_id(event.who))
            await self._door.send(standing_preferences.say(member, user_action, words))

    async def _note_written(self, event: Event, session: SessionId) -> None:
        """Keep where a member has written, so that what answers it stands below."""
        if "channel" not in event.inner:
            return
        inner = event.inner
        place = Place(
            session=session,
            team=event.team,
            channel=inner["channel"],
            ts=inner["ts"],
            name=WRITTEN,
            owner=event.who,
            thread=inner.get("thread_ts"),
        )
        await asyncio.to_thread(self._door.places.put, place)

    async def _ask_which(self, event: Event, sessions: list[Meeting]) -> None:
        """Ask which session; the buttons carry where the message stands, and not its words."""
        message = SessionId(f"{event.inner['channel']}/{event.inner['ts']}")
        asked = dress(which(sessions), message)
        await self._answers.say_markup(event, asked.text, asked.blocks)

    async def _read(self, event: Event, message: SessionId | None) -> Body | None:
        """Return a message as it stands in Slack, if its writer is who asks."""
        channel, _, ts = (message or "").partition("/")
        client = await self._door.client(event.team)
        told = await client.conversations_replies(channel=channel, ts=ts, limit=1, inclusive=True)
        found = next((each for each in told["messages"] if each["ts"] == ts), None)
        if found is None or found.get("user") != event.user:
            return None
        return {"channel": channel, **found}

    # Files, and what was decided

    async def _take_files(self, event: Event, files: list[Body]) -> None:
        """Take calendar files: they hold for every session that still wants to hear from them."""
        calendars = [each for each in files if each["name"].lower().endswith(".ics")]
        if len(calendars) < len(files):
            await self._answers.say(event, _NO_CALENDAR)
        sessions = await self._door.open_for(event) if calendars else []
        if calendars and not sessions:
            await self._answers.say(event, introduction.NOBODY_ASKS)
        user_action = await self._door.user_action(event)
        for place, each in enumerate(calendars if sessions else ()):
            ics = Private(event.who, await self._files.read(event.team, each))
            for session in sessions:
                envelope = user_action.envelope(session.id, f"/file/{place}/{session.id}")
                await self._door.send(ShareCalendar(**envelope, member=event.who, ics=ics))

    async def _move(self, event: Event, words: str) -> None:
        """Offer to give up what was decided: in the thread, or else in the channel."""
        found = await self._decided(event, words, event.inner["channel"])
        if found:
            await self._giving_up.offer(event, found)
        else:
            await self._answers.say(event, NOTHING_DECIDED)

    async def _decided(self, event: Event, words: str, channel: str = "") -> list[Meeting]:
        """Return what was decided that a message may be about."""
        meeting = await self._door.meeting(await self._of_thread(event))
        if meeting is not None:
            return [meeting] if can_give_up(meeting, event.who) else []
        return await self._giving_up.about(event, words, channel)
