"""The Chat port over Slack: views come in, messages stand in their conversations.

The card stays where the session was asked for and is kept up to date; options, counts and the
outcome are posts of their own, with pictures and the invite in their threads. What a later post
settles keeps its words and loses its buttons.

A message is noted before it is sent, and its place after: so after a crash between the two, whoever
goes on looks for it in Slack before sending it again. Where the channel is gone, or the app, there
is nothing left to do, and that is logged.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from adapters.slack import blocks as b
from adapters.slack import times
from adapters.slack.dress import Dressed, dress, still_named
from adapters.slack.names import emoji_of, team_of, user_of
from adapters.slack.revised import stamped
from adapters.slack.web import Closed, Gone, Unreachable, Web, Webs, side_by_side
from orchestration.conversation.notes import Notes
from orchestration.conversation.revisions import Revisions
from orchestration.conversation.storage import (
    ASKED,
    CARD,
    OUTCOME,
    READ_BACK,
    TELL,
    UNREACHABLE,
    WRITTEN,
    Held,
    Place,
    Places,
)
from orchestration.interaction.layout import Layout, Options, When
from orchestration.interaction.layouts import screen
from orchestration.interaction.superseded import settles
from orchestration.interaction.wording import instant
from orchestration.model.people import MemberId, SessionId, is_guest
from orchestration.privacy import Private, reveal
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Drawings
from orchestration.views.base import ChannelView, MemberView
from orchestration.views.channel import SessionCard
from orchestration.views.documents import CalendarInvite
from orchestration.views.member import (
    IntakeQuestion,
    Notice,
    ReadBack,
    Reminder,
)
from orchestration.views.speaker import Speaker

log = logging.getLogger(__name__)

_RUNNING: Final = ("intake", "vote")
_TELL: Final = "Tell me what suits you"


class NotYetError(Exception):
    """What this belongs under has not been posted yet: to be tried again."""


class SlackChat:
    """A Chat whose channels and private conversations are those of Slack."""

    def __init__(self, webs: Webs, places: Places) -> None:
        self._webs = webs
        self._places = places
        self._revisions = Revisions(Notes(places))

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Show a view to the session's channel, in the place of an earlier post of its name."""
        held = await asyncio.to_thread(self._places.held, session)
        with _unless_gone(session):
            web = await self._webs.of(_known(held).team)
            await self._post(web, _known(held), post, drawings, key)

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Show a view to one person; who cannot be written to is told so in the channel, once."""
        if is_guest(to):
            return  # what a guest is told stands on their page
        with _unless_gone(session):
            web = await self._webs.of(team_of(to))
            try:
                await self._tell(web, session, to, view, key)
            except (Unreachable, Closed) as why:
                log.warning("a member of %s cannot be written to: %s", session, why)
                await self._say_unreachable(web, session, to, key)

    async def place(self, session: SessionId, *, beside: SessionId) -> None:
        """Let a session be where another is: in its channel, with who asked for that one."""
        held = await asyncio.to_thread(self._places.held, beside)
        if held is not None:
            await asyncio.to_thread(self._places.hold, replace(held, session=session, open=True))

    async def invite(
        self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str
    ) -> None:
        """Lay the calendar file into the thread of the outcome."""
        outcome = await asyncio.to_thread(self._outcome, session)
        card = await asyncio.to_thread(self._places.find, session, CARD)
        if outcome is None and card is not None:
            raise NotYetError("its outcome is not posted yet")  # so the outbox comes back to it
        with _unless_gone(session):
            if outcome is None:
                raise Gone("its outcome could not be posted")
            web = await self._webs.of(outcome.team)
            what = "takes it out of calendars" if invite.cancelled else "puts it into calendars"
            start = When(instant(invite.start), invite.start)
            words = times.shown(f"{start.words} · {what}", (start,), b.LONGEST_TEXT)
            await self._share(web, outcome, _file_name(invite), ics, key, words=words)

    # In the channel

    async def _post(self, web: Web, held: Held, post: Post, drawings: Drawings, key: str) -> None:
        shown = screen(post.view, held.organiser)
        thread = await asyncio.to_thread(self._thread_of, held.session, post.thread)
        place = Place(held.session, held.team, held.channel, "", post.name, thread=thread)
        # By its name, not by its effect: one that was lost may come again after the next of it.
        sent_by = f"{held.session}/{post.name}"
        said = dress(shown, held.session)
        place = await self._show(web, place, said, sent_by, post.speaker)
        for emoji in _letters(shown):
            await web.react(place.channel, place.ts, emoji)
        for number, each in enumerate(drawings, 1):
            name = f"{post.name.replace('/', '-')}-{number}.png"
            own = f"{key}/{number}"
            await self._share(web, place, name, each.png, own, alternative=each.alternative)
        await self._settle(web, held.session, post.view, post.name)
        await asyncio.to_thread(self._note_stage, held.session, post.view)

    def _thread_of(self, session: SessionId, name: str | None) -> str | None:
        """Return the thread under a post of the session; None where there is no such post."""
        above = self._places.find(session, name) if name else None
        return (above.thread or above.ts) if above else None

    def _note_stage(self, session: SessionId, view: ChannelView) -> None:
        """Keep whether a session goes on, for a message that does not say which it is about."""
        if isinstance(view, SessionCard):
            note = self._places.reopen if view.stage in _RUNNING else self._places.close
            note(session)

    async def _settle(self, web: Web, session: SessionId, view: ChannelView, name: str) -> None:
        """Take the buttons off what this view makes a thing of the past."""
        places = await asyncio.to_thread(self._places.of, session)
        past = [
            each
            for each in places
            if each.name not in (name, CARD, WRITTEN)
            and settles(view, each.name, asks=each.name.startswith(ASKED))
        ]
        await side_by_side(self._rest(web, each) for each in past)

    async def _rest(self, web: Web, place: Place) -> None:
        """Leave a message its words alone."""
        said = _read(place)
        if said is None or (still := b.at_rest(said.blocks)) == said.blocks:
            return
        with _unless_gone(place.session):
            if await web.rewrite(place.channel, place.ts, Dressed(said.text, still)):
                await self._keep(place, Dressed(said.text, still))

    def _outcome(self, session: SessionId) -> Place | None:
        """Return the latest outcome: it is posted before its invite."""
        own = self._places.of(session)
        return next((each for each in reversed(own) if each.name.startswith(OUTCOME)), None)

    # To one person

    async def _tell(
        self, web: Web, session: SessionId, to: MemberId, view: MemberView, key: str
    ) -> None:
        said = dress(screen(view), session)
        name = f"{ASKED if _asks(view) else TELL}{key}"
        if await asyncio.to_thread(self._places.find, session, name, to):
            return
        written = await asyncio.to_thread(self._places.find, session, WRITTEN, to)
        thread = written.thread if written and isinstance(view, ReadBack | Notice) else None
        channel = written.channel if written else user_of(to)
        place = Place(session, team_of(to), channel, "", name, owner=to, thread=thread)
        if isinstance(view, ReadBack):
            await self._read_back(web, replace(place, name=READ_BACK), written, said, key)
        else:
            await self._show(web, place, said, key)

    async def _read_back(
        self, web: Web, place: Place, written: Place | None, said: Dressed, key: str
    ) -> None:
        """Let a read-back take the place of the last one, unless its owner has written since.

        What follows from a button changes under the finger; what answers a message comes below it,
        and the earlier list is no longer to be pressed.
        """
        assert place.owner is not None
        revision = await self._revisions.take(place.session, place.owner, key)
        latest = await self._earlier(place)
        if revision.is_over:
            await self._rest_if_sent(web, place, latest, said, key)
            return
        said = stamped(said, revision)
        if latest and written and _is_before(latest, written):
            await self._rest(web, latest)
            await self._send(web, place, said, key)
        else:
            await self._show(web, place, said, key)

    async def _rest_if_sent(
        self, web: Web, place: Place, latest: Place | None, said: Dressed, key: str
    ) -> None:
        """Leave what may have been sent, unanswered, its words alone: another was told since."""
        if await asyncio.to_thread(self._places.begin, key):
            return
        at = await web.posted(place.channel, key, place.thread)
        if at and (latest is None or at.ts != latest.ts):
            await web.rewrite(at.channel, at.ts, Dressed(said.text, b.at_rest(said.blocks)))

    async def _say_unreachable(self, web: Web, session: SessionId, to: MemberId, key: str) -> None:
        held = await asyncio.to_thread(self._places.held, session)
        if held is None:
            return  # it concerns no channel
        card = await asyncio.to_thread(self._places.find, session, CARD)
        name = f"{UNREACHABLE}/{to}"
        thread = card.ts if card else None
        place = Place(session, held.team, held.channel, "", name, thread=thread)
        if await self._earlier(place) is None:
            await self._send(web, place, _unreachable(session, to), f"{key}/unreachable")

    # However it is sent

    async def _show(
        self, web: Web, place: Place, said: Dressed, key: str, speaker: Speaker | None = None
    ) -> Place:
        """Show something in the place of an earlier message of that name, if there is one.

        A card that would stay as it is is left alone: for each answer in a large group there is one
        to be shown, and all that are late show the same.
        """
        earlier = await self._earlier(place)
        if earlier and place.name == CARD and _read(earlier) == said:
            return earlier
        if earlier:
            now = still_named(said, _read(earlier))
            if await web.rewrite(earlier.channel, earlier.ts, now):
                return await self._keep(earlier, now)
        return await self._send(web, place, said, key, speaker)

    async def _send(
        self, web: Web, place: Place, said: Dressed, key: str, speaker: Speaker | None = None
    ) -> Place:
        is_new = await asyncio.to_thread(self._places.begin, key)
        found = None if is_new else await web.posted(place.channel, key, place.thread)
        now = still_named(said, found.said) if found else said
        if found and not await web.rewrite(found.channel, found.ts, now):
            found = None
        if found is None:
            found = await web.post(place.channel, said, key, place.thread, speaker)
            now = found.said or said
        return await self._keep(replace(place, channel=found.channel, ts=found.ts), now)

    async def _share(  # noqa: PLR0913  # a file, and where it goes
        self,
        web: Web,
        place: Place,
        name: str,
        content: bytes,
        key: str,
        *,
        words: str = "",
        alternative: str = "",
    ) -> None:
        """Put a file into a message's thread, once."""
        is_new = await asyncio.to_thread(self._places.begin, key)
        thread = place.thread or place.ts
        if is_new or not await web.shared(place.channel, thread, name):
            await web.share(
                place.channel, thread, name, content, words=words, alternative=alternative
            )

    async def _earlier(self, place: Place) -> Place | None:
        return await asyncio.to_thread(self._places.find, place.session, place.name, place.owner)

    async def _keep(self, place: Place, said: Dressed) -> Place:
        whose = place.owner or place.session
        now = replace(place, shown=Private(whose, json.dumps([said.text, said.blocks])))
        await asyncio.to_thread(self._places.put, now)
        return now


@contextmanager
def _unless_gone(session: SessionId) -> Iterator[None]:
    """Let be what cannot be shown any more, however often it were tried."""
    try:
        yield
    except (Gone, Unreachable) as why:
        log.warning("something of %s cannot be shown any more: %s", session, why)


def _known(held: Held | None) -> Held:
    if held is None:
        raise Gone("nobody asked for it here")
    return held


def _read(place: Place) -> Dressed | None:
    """Return what a message shows, None where that is not known any more."""
    if place.shown is None:
        return None
    text, blocks = json.loads(reveal(place.shown, to=MemberId(place.owner or place.session)))
    return Dressed(text, blocks)


def _is_before(one: Place, other: Place) -> bool:
    """Tell which was first: a `ts` has as many digits as any other, so text compares."""
    return one.ts < other.ts


def _letters(shown: Layout) -> Sequence[str]:
    """Return the emoji that vote, in the order of the options."""
    voted = [each for each in shown.parts if isinstance(each, Options) and each.by_letter]
    emoji = [emoji_of(place) for each in voted for place in range(len(each.options))]
    return [each for each in emoji if each is not None]


def _asks(view: MemberView) -> bool:
    """Tell whether a view asks what suits somebody: once the vote is open its time is over."""
    return isinstance(view, IntakeQuestion | Reminder)


def _unreachable(session: SessionId, to: MemberId) -> Dressed:
    who = f"<@{user_of(to)}>"
    text = f"I can't write to {who}. {who}, use “{_TELL}” here; only you will see it."
    button = b.button("tell", _TELL, "", session)
    return Dressed(text, b.numbered([b.section(text), *b.rows([button])]))


def _file_name(invite: CalendarInvite) -> str:
    """Return a name that no other invite in the same thread has."""
    name = "cancelled" if invite.cancelled else "invite"
    return f"{name}-{invite.sequence}.ics" if invite.sequence else f"{name}.ics"
