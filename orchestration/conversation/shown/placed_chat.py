"""The Chat port over a platform that keeps messages: views come in, messages stand in their places.

The card stays where the session was asked for and is kept up to date; options, counts and the
outcome are posts of their own, with pictures and the invite in them or in their threads. What a
later post settles keeps its words and loses its buttons.

A message is noted before it is sent, and its place after: so after a crash between the two, whoever
goes on looks for it on the platform before sending it again. Where the channel is gone, or the app,
there is nothing left to do, and that is logged.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from orchestration.conversation.known import last_asked
from orchestration.conversation.known.own_language import ReaderLanguages
from orchestration.conversation.known.place_settings import SettingsPlace
from orchestration.conversation.ports.messenger import (
    Closed,
    Gone,
    Messenger,
    Messengers,
    Rendered,
    Rendering,
    Unreachable,
    file_name,
    put_letters,
    unless_gone,
    what_it_does,
)
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.rewritten import Rewritten
from orchestration.conversation.ports.storage import (
    CARD,
    READ_BACK,
    WRITTEN,
    Held,
    Place,
    Places,
)
from orchestration.conversation.shown.not_told import NotTold
from orchestration.conversation.shown.noted import Noted
from orchestration.conversation.shown.one_more_channel import (
    is_elsewhere,
    is_shown_in_both,
    outcomes_in,
    own_name,
    placed_in,
)
from orchestration.conversation.shown.own_thread import begun, below
from orchestration.conversation.shown.revisions import Revisions
from orchestration.conversation.shown.session_places import also_in, forget, leave_standing
from orchestration.conversation.shown.settling import Settling
from orchestration.conversation.shown.shut_out import asker_told
from orchestration.conversation.shown.team_calendar import TeamCalendar, TeamEntry
from orchestration.conversation.shown.told_alone import asked_of, is_void, read, told_as
from orchestration.interaction.layout import Layout
from orchestration.interaction.layouts import screen
from orchestration.interaction.translation import Translation
from orchestration.model.people import MemberId, SessionId, is_guest
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Drawings
from orchestration.views.asked_otherwise import QuestionChanged, VoteShown
from orchestration.views.base import MemberView
from orchestration.views.documents import CalendarInvite
from orchestration.views.member import Notice, OptionsForYou, QuestionSettled, ReadBack
from orchestration.views.speaker import Speaker

log = logging.getLogger(__name__)


class NotYetError(Exception):
    """What this belongs under has not been posted yet: to be tried again."""


class PlacedChat:
    """A Chat whose channels and private conversations are those of a platform."""

    def __init__(
        self,
        messengers: Messengers,
        rendering: Rendering,
        places: Places,
        languages: ReaderLanguages,
        calendar: TeamCalendar | None = None,
        pause: float = 0.0,
    ) -> None:
        self._messengers = messengers
        self._calendar = calendar
        self._render = rendering
        self._places = places
        self._past = Settling(rendering, places, self._shown_to)
        self._notes = Notes(places)
        self._languages = languages
        self._revisions = Revisions(self._notes)
        self._noted = Noted(rendering, places, self._past, self._revisions)
        self._unreached = NotTold(rendering, places, self._languages, pause)
        self.may_stand_again: Callable[[Place], Awaitable[bool]] = _always
        """Tells whether a post that somebody has deleted is posted anew where it is changed."""

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Show a view to the session's channel, in the place of an earlier post of its name.

        What stands in more than one channel is shown wherever that was asked for and is here.
        """
        held = await self._held(session)
        also = await asyncio.to_thread(also_in, self._places, session)
        if not (also and held and not self._render.owns(held.team)):
            with unless_gone(session):
                telling = asker_told(
                    self._messengers, self._render, self._places, self._languages, held, post
                )
                async with telling as where:
                    await self._post(await self._messengers.of(where.team), where, post, drawings)
        for each in also:
            if held and self._render.owns(each.team):
                with unless_gone(session):
                    await self._post_also(each, held, post)

    async def _held(self, session: SessionId) -> Held | None:
        """Return where a session was asked for; one that is private is where its asker is told."""
        held = await asyncio.to_thread(self._places.held, session)
        if held is None or held.channel:
            return held
        return replace(held, channel=self._render.address(held.organiser))

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Show a view to one person; who cannot be written to is told so in the channel, once."""
        if is_guest(to):
            return  # what a guest is told stands on their page
        with unless_gone(session):
            messenger = await self._messengers.of(self._render.team(to))
            try:
                await self._tell(messenger, session, to, view, key)
            except (Unreachable, Closed) as why:
                log.warning("a member of %s cannot be written to: %s", session, why)
                await self._not_told(messenger, session, to, view, why, key)

    async def place(self, session: SessionId, *, beside: SessionId) -> None:
        """Let a session be where another is: in its channel, with who asked for that one."""
        held = await asyncio.to_thread(self._places.held, beside)
        if held is not None:
            await asyncio.to_thread(self._places.hold, replace(held, session=session, open=True))
            await self._languages.begun(session, held.organiser, beside)

    async def invite(
        self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str
    ) -> None:
        """Lay the calendar file to the outcome."""
        outcomes = await asyncio.to_thread(outcomes_in, self._places, session)
        card = await asyncio.to_thread(self._places.find, session, CARD)
        if not outcomes and card is not None:
            raise NotYetError("its outcome is not posted yet")  # so the outbox comes back to it
        held = await asyncio.to_thread(self._places.held, session)
        for each in filter(lambda x: self._render.owns(x.team), outcomes):
            with unless_gone(session):
                reader = await self._channels(each, held)
                words = self._render.invite(invite, reader.words(what_it_does(invite)))
                own = f"{key}/{each.name}" if is_elsewhere(each) else key
                messenger = await self._messengers.of(each.team)
                await self._share(messenger, each, file_name(invite), ics, own, words=words)
                if self._calendar and not is_elsewhere(each):
                    await self._calendar.keep(TeamEntry(each, invite, reader), key)

    # In which language

    async def _shown_in(self, held: Held, shown: Layout) -> Layout:
        """Return a screen as a channel reads it."""
        return (await self._channels(held, held)).layout(shown)

    async def _channels(self, at: Held | Place, held: Held | None) -> Translation:
        """Return what puts things into the language of the channel that something stands in."""
        if held is None:
            return Translation()
        where, own = SettingsPlace(at.team, at.channel), self._render.address(held.organiser)
        return await self._languages.of_session(held, where, own)

    async def _shown_to(self, session: SessionId, to: MemberId | None, shown: Layout) -> Layout:
        """Return a screen as somebody reads it; None: as its channel does."""
        held = await asyncio.to_thread(self._places.held, session)
        if to is None:
            return await self._shown_in(held, shown) if held else shown
        if held is None:
            return (await self._languages.of_person(to)).layout(shown)
        where = SettingsPlace(held.team, held.channel)
        return (await self._languages.of_person(to, where, held.organiser)).layout(shown)

    # In the channel

    async def _post(self, messenger: Messenger, held: Held, post: Post, drawings: Drawings) -> None:
        shown = await self._shown_in(held, screen(post.view, held.organiser))
        place = replace(
            await asyncio.to_thread(below, self._places, held, post.thread), name=post.name
        )
        # By its name, not by its effect: one that was lost may come again after the next of it.
        sent_by = f"{held.session}/{post.name}"
        said = self._render.message(shown, held.session, drawings)
        place = await self._show(messenger, place, said, sent_by, post.speaker)
        await begun(messenger, self._places, place, shown.thread)
        await put_letters(messenger, self._render.emoji, place, shown)
        for number, each in enumerate(() if said.files else drawings, 1):
            name = f"{post.name.replace('/', '-')}-{number}.png"
            own = f"{sent_by}/{number}"
            await self._share(messenger, place, name, each.png, own, alternative=each.alternative)
        await self._past.settle(messenger, place, post.view)
        await asyncio.to_thread(self._past.note_stage, held.session, post.view)

    async def _post_also(self, at: Place, held: Held, post: Post) -> None:
        """Show a view in one more channel, if it is for that; what it settles is settled."""
        messenger = await self._messengers.of(at.team)
        if is_shown_in_both(post):
            own = replace(held, team=at.team, channel=at.channel)
            shown = await self._shown_in(own, screen(post.view, held.organiser))
            place = placed_in(post, at)
            said = self._render.message(shown, held.session, ())
            sent_by = f"{held.session}/{place.name}"
            at = await self._show(messenger, place, said, sent_by, post.speaker)
            await put_letters(messenger, self._render.emoji, at, shown)
        await self._past.settle(messenger, at, post.view)

    # To one person

    async def _tell(
        self, messenger: Messenger, session: SessionId, to: MemberId, view: MemberView, key: str
    ) -> None:
        if isinstance(view, QuestionChanged | QuestionSettled | VoteShown):
            await self._past.say_where_asked(messenger, session, to, view)
            return
        shown = await self._shown_to(session, to, screen(view))
        said = self._render.message(shown, session, ())
        name = told_as(view, key)
        if isinstance(view, ReadBack) and await self._noted.noted(
            messenger, session, to, view, key
        ):
            return
        if await asyncio.to_thread(self._places.find, session, name, to):
            return
        written = await asyncio.to_thread(self._places.find, session, WRITTEN, to)
        thread = written.thread if written and isinstance(view, ReadBack | Notice) else None
        channel = written.channel if written else self._render.address(to)
        place = Place(session, self._render.team(to), channel, "", name, owner=to, thread=thread)
        if isinstance(view, ReadBack):
            place = replace(place, name=READ_BACK)
            await self._read_back(messenger, place, written, view, said, key)
        else:
            if isinstance(view, OptionsForYou):
                await self._past.rest_all(messenger, session, lambda x: is_void(x, to, view.asked))
            await self._show(messenger, place, said, key)
        await last_asked.keep_told(self._notes, to, session, shown)

    async def _read_back(  # a message, and what it answers
        self,
        messenger: Messenger,
        place: Place,
        written: Place | None,
        view: ReadBack,
        said: Rendered,
        key: str,
    ) -> None:
        """Let a list take the place of the last one, unless its owner must see what they wrote.

        What follows from a button changes under the finger, and what was surely read is ticked off.
        What asks something comes below, and the earlier list is no longer to be pressed.
        """
        assert place.owner is not None
        revision = await self._revisions.take(place.session, place.owner, key)
        latest = await self._earlier(place)
        if revision.is_over:
            await self._rest_if_sent(messenger, place, latest, said, key)
            return
        said = self._render.revision(said, revision.number)
        # A `ts` has as many digits as any other, so text compares.
        has_written = written is not None and (latest is None or latest.ts < written.ts)
        if latest and has_written and not await self._noted.ticked(messenger, written, view):
            await self._past.rest(messenger, latest)
            await self._send(messenger, place, said, key)
        else:
            await self._show(messenger, place, said, key)
        if has_written and not view.is_awaited:  # what is pressed changes its message by itself
            who = place.owner
            await self._past.rest_all(messenger, place.session, lambda x: asked_of(x, who))

    async def _rest_if_sent(
        self, messenger: Messenger, place: Place, latest: Place | None, said: Rendered, key: str
    ) -> None:
        """Leave what may have been sent, unanswered, its words alone: another was told since."""
        if await asyncio.to_thread(self._places.begin, key):
            return
        at = await messenger.posted(place.channel, key, place.thread)
        if at and (latest is None or at.ts != latest.ts):
            await messenger.rewrite(
                at.channel, at.ts, Rendered(said.text, self._render.at_rest(said.blocks))
            )

    async def _not_told(  # who was to be told what, and why they were not
        self,
        messenger: Messenger,
        session: SessionId,
        to: MemberId,
        view: MemberView,
        why: Exception,
        key: str,
    ) -> None:
        """Say in the channel who was not told, where there is one."""

        async def show(place: Place, said: Rendered, key: str) -> Place:
            return await self._show(messenger, place, said, key)

        if held := await asyncio.to_thread(self._places.held, session):
            await self._unreached.say(held, to, view, why, key, show)

    # However it is sent

    async def _show(
        self,
        messenger: Messenger,
        place: Place,
        said: Rendered,
        key: str,
        speaker: Speaker | None = None,
    ) -> Place:
        """Show something in the place of an earlier message of that name, if there is one.

        A card that would stay as it is is left alone: for each answer in a large group there is one
        to be shown, and all that are late show the same.
        """
        earlier = await self._earlier(place)
        if earlier and own_name(place.name) == CARD and read(earlier) == said:
            return earlier
        if earlier:
            now = self._render.still_named(said, read(earlier))
            done = await messenger.rewrite(earlier.channel, earlier.ts, now)
            if done is Rewritten.DONE:
                return await self._past.keep(earlier, now)
            if earlier.owner is None and self._render.at_rest(now.blocks) == now.blocks:
                return earlier  # there is nothing to press: it would stand there for nothing
            if done is Rewritten.GONE and not (await self._may_stand_again(earlier)):
                raise Gone("somebody has deleted it again")
            if done is Rewritten.REFUSED and earlier.owner is None:
                noted = await asyncio.to_thread(forget, self._places, earlier)
                anew = await self._send(messenger, place, said, key, speaker)
                if not await messenger.remove(earlier.channel, earlier.ts):  # two can be pressed
                    await asyncio.to_thread(leave_standing, self._places, earlier, noted)
                return anew
        return await self._send(messenger, place, said, key, speaker)

    async def _send(
        self,
        messenger: Messenger,
        place: Place,
        said: Rendered,
        key: str,
        speaker: Speaker | None = None,
    ) -> Place:
        is_new = await asyncio.to_thread(self._places.begin, key)
        found = None if is_new else await messenger.posted(place.channel, key, place.thread)
        now = self._render.still_named(said, found.said) if found else said
        is_said = found is not None and speaker is not None  # and nobody says it otherwise
        if found and not is_said:
            done = await messenger.rewrite(found.channel, found.ts, now)
            found = found if done is Rewritten.DONE else None
        if found is None:
            found = await messenger.post(place, said, key, speaker)
            now = found.said or said
        return await self._past.keep(replace(place, channel=found.channel, ts=found.ts), now)

    async def _share(  # noqa: PLR0913  # a file, and where it goes
        self,
        messenger: Messenger,
        place: Place,
        name: str,
        content: bytes,
        key: str,
        *,
        words: str = "",
        alternative: str = "",
    ) -> None:
        """Put a file to a message, once."""
        is_new = await asyncio.to_thread(self._places.begin, key)
        thread = place.thread or place.ts
        if is_new or not await messenger.shared(place.channel, thread, name):
            await messenger.share(
                place.channel, thread, name, content, words=words, alternative=alternative
            )

    async def _may_stand_again(self, place: Place) -> bool:
        """Tell whether what somebody has deleted is posted anew; what one is told alone is."""
        return place.owner is not None or await self.may_stand_again(place)

    async def _earlier(self, place: Place) -> Place | None:
        found = await asyncio.to_thread(self._places.find, place.session, place.name, place.owner)
        return found if found and self._render.owns(found.team) else None


async def _always(_: Place) -> bool:
    return True
