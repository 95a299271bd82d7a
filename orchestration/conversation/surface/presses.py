"""Buttons and forms on a platform that keeps places: those of sessions, and those of none."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from orchestration.conversation.asked.home import EXPORT, EXPORTED, FORGET, Home
from orchestration.conversation.known import last_asked, meant
from orchestration.conversation.known.own_language import written_in
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.replied import chosen
from orchestration.conversation.requested import where_to_ask
from orchestration.conversation.requested.adding import ADD_TO
from orchestration.conversation.surface.placed_exchange import FORM, INVITE_FILE, PlacedExchange
from orchestration.conversation.surface.placed_surface import PlacedSurface, Spoken, unsaid
from orchestration.conversation.surface.user_actions import (
    NOT_THERE,
    NOT_YOURS,
    SentForm,
    UserActions,
    or_refusal,
)
from orchestration.conversation.understood import belonging, messages
from orchestration.interaction.for_everyone import ORGANISE
from orchestration.interaction.form import Form
from orchestration.interaction.layouts import INVITE
from orchestration.model.people import SessionId
from orchestration.model.place_rules import Capacity
from orchestration.sessions.user_action import Reply

_OWN_DATA: Final = "What Convene keeps of you"

Own = Callable[[PlacedSurface, SessionId | None, str], Awaitable[None]]
"""A button that no session has: where it was pressed, and the session and value that it carries."""


@dataclass(frozen=True, slots=True)
class FormFault:
    """Why a form cannot be taken: a sentence for each field, or a `notice`.

    Where a field is wrong that is not on the screen, `whole` is the form with all of them.
    """

    errors: Mapping[str, str] = field(default_factory=dict)
    whole: Form | None = None
    notice: str = ""

    @property
    def words(self) -> str:
        """All that is wrong, as one text."""
        return " ".join(self.errors.values()) or self.notice


class Presses:
    """Takes buttons and forms."""

    def __init__(self, actions: UserActions) -> None:
        self._actions = actions
        self._own: dict[str, Own] = {
            chosen.WHICH: self._belongs,
            meant.MEANT: self._meant,
            FORM: self._offered,
            where_to_ask.ASK_IN: self._ask_in,
            ADD_TO: self._add_to,
            ORGANISE: self._organise,
            INVITE: self._invite,
        }

    async def press(
        self, surface: PlacedSurface, name: str, session: SessionId | None, value: str
    ) -> None:
        """Take a button."""
        if name in self._own:
            await self._own[name](surface, session, value)
            return
        await last_asked.forget_for(surface.platform.notes, surface.did.who)
        pressed = self._actions.press(session, await surface.action(), name, value)
        await self._perform(surface, await or_refusal(pressed), session)

    async def _perform(
        self, surface: PlacedSurface, reply: Reply, session: SessionId | None
    ) -> None:
        await surface.perform(reply, session)

    async def fill(self, surface: PlacedSurface, form: SentForm) -> SessionId | None:
        """Take a form that was sent off, and return what it opens; what is wrong now is said."""
        await surface.languages.wrote(surface.did.who, written_in(form.values.values()))
        reply = await self._filled(surface, form)
        opened = await self._actions.hold(form, reply, surface)
        wrong = FormFault(reply.errors).words
        await self._perform(surface, Reply(notice=wrong) if wrong else reply, form.session)
        return opened

    async def check(
        self, surface: PlacedSurface, form: SentForm, shown: Sequence[str]
    ) -> FormFault | None:
        """Return why a form that shows these fields cannot be taken, None where it can.

        It changes nothing: what is right is kept first, and then taken.
        """
        reply, reader = await self._filled(surface, form), await surface.reader()
        if reply.errors:
            whole = self._actions.hidden(form, reply.errors, shown)
            return FormFault(reader.each(reply.errors), reader.form(whole) if whole else None)
        is_refused = reply.notice and not reply.commands
        return FormFault(notice=reader.words(reply.notice)) if is_refused else None

    async def _filled(self, surface: PlacedSurface, form: SentForm) -> Reply:
        return await or_refusal(self._actions.fill(form, await surface.action(), surface))

    # What an organiser, and a message, are asked

    async def _organise(
        self, surface: PlacedSurface, session: SessionId | None, value: str
    ) -> None:
        """Show the organiser, or who moderates, alone, what only they may press."""
        del value
        controls = await self._actions.controls(session, await surface.action())
        if controls is None:
            await surface.say(NOT_YOURS)
        else:
            await surface.show([Part(controls, session)])

    async def _invite(self, surface: PlacedSurface, session: SessionId | None, value: str) -> None:
        """Give somebody the calendar file of what was decided, with their own address in it."""
        del value
        invite = await self._actions.invite(session, surface.did.who)
        if invite is None:
            await surface.say(NOT_THERE)
        else:
            await surface.upload(INVITE_FILE, surface.platform.write_invite(invite))

    async def _offered(self, surface: PlacedSurface, at: SessionId | None, value: str) -> None:
        """Open the form for what a message asked; the button carries where, and the bot's name."""
        said = await surface.read_again(at)
        if said is not None:
            request = surface.platform.people.mentions.without(value, said.words)
            asked = replace(said, id=surface.did.id, words=request, request=request)
            is_there = asked.team == surface.did.team
            capacity = None if is_there else await self._capacity(surface, asked)
            await PlacedExchange(surface, asked, capacity).fill_in()

    async def _capacity(self, surface: PlacedSurface, asked: Spoken) -> Capacity:
        """Return what somebody is where they have asked, who presses in private."""
        rooms = [x for x in await surface.rooms() if x.channel == asked.where.channel]
        return rooms[0].capacity if rooms else Capacity()

    async def _ask_in(self, surface: PlacedSurface, at: SessionId | None, value: str) -> None:
        """Ask in the channel that was chosen for what was asked for in private."""
        del at
        exchange = PlacedExchange(surface, replace(surface.spoken(""), is_command=True))
        words = await where_to_ask.kept(exchange.memory, surface.did.who)
        rooms = [each for each in await surface.rooms() if each.value == value]
        if rooms and words:
            await exchange.in_room(rooms[0], words).take(Via.MENTION)
        else:
            await surface.say(NOT_THERE)

    async def _belongs(self, surface: PlacedSurface, at: SessionId | None, value: str) -> None:
        """Tell the sessions that somebody has chosen what they wrote."""
        said = await surface.read_again(at)
        if said is not None:
            exchange = PlacedExchange(surface, said)
            thanks = await belonging.belongs(await exchange.message(Via.DM), exchange, value)
            await surface.perform(thanks, None)

    async def _meant(self, surface: PlacedSurface, session: SessionId | None, value: str) -> None:
        """Take what somebody meant as if they had written it where they were asked."""
        exchange = PlacedExchange(surface, surface.spoken(""))
        said = await exchange.message(Via.MENTION if exchange.has_channel else Via.DM)
        message = meant.as_said(said, session, value)
        if message is None:
            await surface.say(NOT_THERE)
            return
        await messages.take(message, exchange)
        await surface.perform(Reply(said=message.text, gone=(meant.MEANT,)), None)

    async def _add_to(self, surface: PlacedSurface, session: SessionId | None, value: str) -> None:
        """Add people to the session that was chosen; an older button carries it by itself."""
        to, ids = chosen.people_in(value)
        platform, team = surface.platform, surface.did.team
        people = await platform.people.members(team, map(platform.user, ids))
        exchange = PlacedExchange(surface, surface.spoken(""))
        message = await exchange.message(Via.COMMAND)
        about, are_gone = to or session or SessionId(""), len(people) < len(ids)
        added = await chosen.add_to(message, exchange, about, people, are_gone=are_gone)
        await surface.perform(added, None)


class HomePresses(Presses):
    """Takes them at home too, where a platform has a place for that."""

    def __init__(self, actions: UserActions, home: Home) -> None:
        super().__init__(actions)
        self._home = home
        self._own |= {FORGET: self._ask_to_forget, EXPORT: self._export}

    async def fill(self, surface: PlacedSurface, form: SentForm) -> SessionId | None:
        """Take a form that was sent off, or that somebody wants to be forgotten."""
        if form.name != FORGET:
            return await super().fill(surface, form)
        await self._forget(surface)
        return None

    async def check(
        self, surface: PlacedSurface, form: SentForm, shown: Sequence[str]
    ) -> FormFault | None:
        """Return why a form cannot be taken; to be forgotten, nothing is asked."""
        return None if form.name == FORGET else await super().check(surface, form, shown)

    async def home(self, surface: PlacedSurface, done: Reply | None = None) -> None:
        """Show somebody their home as it is once what they have `done` is done."""
        await surface.show_home(await self._home.shown(surface.did.who, done))

    async def _perform(
        self, surface: PlacedSurface, reply: Reply, session: SessionId | None
    ) -> None:
        """Do what came of it; where that was at home, it is shown there."""
        if surface.is_at_home and not (reply.form or reply.page):
            await surface.perform(unsaid(reply), session)
            await self.home(surface, reply)
        else:
            await super()._perform(surface, reply, session)

    async def _ask_to_forget(
        self, surface: PlacedSurface, session: SessionId | None, value: str
    ) -> None:
        """Ask once more before anything is forgotten."""
        del session, value
        await surface.open_form(self._home.asks_to_forget(), None)

    async def _forget(self, surface: PlacedSurface) -> None:
        """Forget somebody, who has said so twice."""
        await surface.say(await self._home.forget(surface.did.who))
        await self.home(surface)

    async def _export(self, surface: PlacedSurface, session: SessionId | None, value: str) -> None:
        """Give somebody all that is kept of them, as a file."""
        del session, value
        content = await self._home.export(surface.did.who)
        await surface.upload(EXPORTED, content.encode(), title=_OWN_DATA)
