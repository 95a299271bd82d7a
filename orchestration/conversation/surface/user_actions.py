"""Buttons and forms: what comes of them, on every platform and of every kind of session."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol

from orchestration.conversation.arriving.reaction_votes import ReactionVotes
from orchestration.conversation.asked.decisions import files_of, found_for, own_decisions
from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.invitees import PEOPLE
from orchestration.conversation.known.own_page import OwnPage, own_page
from orchestration.conversation.ports import linked
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.sessions import find_decision, find_session
from orchestration.conversation.requested.adding_form import (
    ADDS,
    colleagues_added,
    names_nobody,
    offering,
)
from orchestration.conversation.requested.repeating import repeated_as_filled
from orchestration.conversation.told import own_zone
from orchestration.conversation.voted.vote_taken import naming_it
from orchestration.deciding.actions.ballots.forms import cast
from orchestration.deciding.actions.cancelling import CANCEL
from orchestration.deciding.actions.closing import CLOSE
from orchestration.deciding.actions.table import TELL
from orchestration.deciding.commands import CastBallot, Close, TakeBallotBack
from orchestration.deciding.presentation.views import decided, options_proposed
from orchestration.deciding.state import Decision
from orchestration.interaction.answers import said
from orchestration.interaction.for_everyone import for_a_moderator, for_the_organiser
from orchestration.interaction.form import Form, RefusedError, all_filled, without_held
from orchestration.interaction.layout import Layout
from orchestration.interaction.layouts import screen
from orchestration.interaction.layouts.decisions import EXPORT, MORE
from orchestration.interaction.plain_text import in_words
from orchestration.kinds.person import standing_preferences
from orchestration.kinds.person.state import Person
from orchestration.model.ballots import Ballot
from orchestration.model.people import Member, MemberId, SessionId, is_guest
from orchestration.privacy import Private
from orchestration.sessions.commands import AddMember, Command, TellPrivately
from orchestration.sessions.requests import own_words_in
from orchestration.sessions.user_action import (
    Reply,
    TextFile,
    UnknownActionError,
    UserAction,
    number_in,
    say,
)
from orchestration.views.base import ChannelView
from orchestration.views.documents import CalendarInvite

NOT_THERE: Final = "That button does nothing any more."
NO_FORM: Final = "There is no such form any more."
NO_SESSION: Final = "That session is not there any more; “status” says what goes on."
NOT_YOURS: Final = "That is for who asked for this."
_GIVE_LINK: Final = "{name} needs no account. Send them this link; it is theirs alone:"


class NothingThereError(RefusedError):
    """What was pressed or filled in belongs to nothing that is there."""


Known = Mapping[MemberId, Member]


@dataclass(frozen=True, slots=True, kw_only=True)
class SentForm:
    """A form that was filled in, in a session, or for one that is asked for in a channel."""

    name: str
    values: Mapping[str, Any]
    session: SessionId | None = None
    channel: str = ""
    context: Mapping[str, Any] = field(default_factory=dict)


class RequestPlace(Protocol):
    """Where a form asks for a session."""

    async def people_for(self, form: SentForm) -> tuple[Known, Mapping[str, str]]:
        """Return who can be asked by a form there, and what of it is wrong."""
        ...

    async def members(self, ids: Sequence[str]) -> tuple[Known, Mapping[str, str]]:
        """Return those of a form's people who can be asked, and what of it is wrong."""
        ...

    async def hold(self, session: SessionId, form: SentForm) -> None:
        """Keep that a session is asked for there, before it is."""
        ...


class Surface(Protocol):
    """Where somebody did something: how a platform shows them, alone, what came of it."""

    async def open_form(self, form: Form, session: SessionId | None) -> None:
        """Open a form on their screen."""
        ...

    async def colleagues(self) -> Sequence[Member]:
        """Return who can be chosen in a form, where the platform has no picker of its own."""
        ...

    async def settle(self, reply: Reply, session: SessionId | None) -> None:
        """Show on the message that was pressed what it did: what was said, a note, what is gone."""
        ...

    async def say(self, words: str) -> None:
        """Say one sentence."""
        ...

    async def show(self, parts: Sequence[Part]) -> None:
        """Show parts as one message."""
        ...

    async def give(self, words: str, link: str) -> None:
        """Say something with an address behind it."""
        ...

    async def open_page(self, page: OwnPage) -> None:
        """Show them a session as they see it, or open their page of it."""
        ...

    async def give_file(self, file: TextFile) -> None:
        """Give them a file, in their private conversation."""
        ...


class UserActions:
    """Says what comes of user actions, and does it."""

    def __init__(self, access: SessionAccess, votes: ReactionVotes) -> None:
        self._access = access
        self._votes = votes

    async def press(
        self, session: SessionId | None, user_action: UserAction, action: str, value: str
    ) -> Reply:
        """Return what comes of a button.

        NothingThereError where there is no such button or session; RefusedError where what it
        carries cannot be taken. What somebody has said for good is theirs alone.
        """
        if action in own_zone.ACTIONS:
            return await own_zone.pressed(
                self._access, self._votes.memory, user_action, action, value
            )
        if action in linked.ACTIONS:
            return await linked.pressed(self._access, user_action, action, value)
        if action == MORE:
            return await self._more_decisions(user_action.who, value)
        if action == EXPORT:
            decided = await found_for(self._access.sessions, user_action.who, value)
            return Reply(files=files_of(decided))
        found = await find_session(self._access.sessions, session)
        if found is None or (isinstance(found, Person) and found.member.id != user_action.who):
            raise NothingThereError(NO_SESSION)
        try:
            if isinstance(found, Person):
                return standing_preferences.press(found, user_action, action, value)
            return self._access.kinds.press(found, user_action, action, value)
        except UnknownActionError:
            raise NothingThereError(NOT_THERE) from None

    async def _more_decisions(self, who: MemberId, value: str) -> Reply:
        """Return somebody's decisions behind those that they were shown."""
        shown, _, words = value.partition(" ")
        layout = await own_decisions(self._access, who, words, max(number_in(shown), 0))
        return Reply(notice=in_words(layout.parts))

    async def invite(self, session: SessionId | None, who: MemberId) -> CalendarInvite | None:
        """Return what was decided for somebody's calendar; None where nothing is."""
        found = await find_session(self._access.sessions, session)
        return self._access.kinds.invite(found, who) if found else None

    async def vote(
        self, session: SessionId | None, user_action: UserAction, ballot: Ballot | None
    ) -> Reply:
        """Return what comes of a ballot that is known to fit; None abstains."""
        decision = await find_decision(self._access.sessions, session)
        if decision is None:
            raise NothingThereError(NO_SESSION)
        return replace(cast(decision, user_action, ballot), notice="")

    async def fill(self, form: SentForm, user_action: UserAction, place: RequestPlace) -> Reply:
        """Return what comes of a form; it changes nothing.

        NothingThereError where there is no such form or session.
        """
        if form.name == own_zone.FORM:
            return await own_zone.filled(self._access, self._votes.memory, user_action, form.values)
        if self.is_request(form.name, form.session):
            people, wrong = await place.people_for(form)
            is_known = user_action.who in people
            reply = await self.request(form, user_action, people) if is_known else Reply()
            # All that is wrong is told at once; who is asked is nothing without the people.
            return Reply(errors={**reply.errors, **wrong}) if wrong else reply
        decision = await find_decision(self._access.sessions, form.session)
        if decision is None:
            raise NothingThereError(NO_SESSION)
        try:
            values = all_filled(form.values, form.context)
            if form.name == ADDS and PEOPLE in values:
                return await self._added(decision, user_action, values, place)
            if form.name == TELL:
                return await self._told(decision, user_action, values)
            return self._access.kinds.fill(decision, user_action, form.name, values, form.context)
        except UnknownActionError:
            raise NothingThereError(NO_FORM) from None

    async def _told(
        self, decision: Decision, user_action: UserAction, values: Mapping[str, Any]
    ) -> Reply:
        """Return what comes of what somebody says in a form, and of where they say they are."""
        bare = is_of_times(decision)
        where, rest = await own_zone.told_in_form(self._access, user_action, values, bare=bare)
        if where.errors or (where.commands and not rest):
            return where
        words = {"words": rest}
        told = self._access.kinds.fill(decision, user_action, TELL, words, {})
        besides = Private(user_action.who, where.notice) if where.notice else None
        wishes = (
            replace(each, besides=besides) if besides and isinstance(each, TellPrivately) else each
            for each in told.commands
        )
        return replace(told, commands=(*where.commands, *wishes))

    async def _added(
        self,
        decision: Decision,
        user_action: UserAction,
        values: Mapping[str, Any],
        place: RequestPlace,
    ) -> Reply:
        """Return what comes of asking colleagues, a guest, or both."""
        if wrong := names_nobody(values):
            return wrong
        ids = values[PEOPLE]
        known, gone = await place.members(ids) if ids else ({}, {})
        told = colleagues_added(decision, user_action, known) if known else Reply()
        if not str(values.get("name") or "").strip():
            return Reply(errors=gone) if gone else told
        guest = self._access.kinds.fill(decision, user_action, ADDS, values, {})
        if guest.errors or gone:
            return Reply(errors={**guest.errors, **gone})
        return replace(told, commands=(*told.commands, *guest.commands))

    async def request(self, form: SentForm, user_action: UserAction, people: Known) -> Reply:
        """Return what comes of the form by which a session is asked for."""
        requests = self._access.kinds.asked_by(form.name)
        if requests is None or requests.filled is None:
            raise NothingThereError(NO_FORM)
        who = user_action.who
        if who in people:
            people = {**people, who: await self._access.at_home(people[who])}
        usual, values = self._access.conventions, all_filled(form.values, form.context)
        made = requests.filled(user_action, people, values, form.context, usual)
        if not isinstance(made, Command):
            return Reply(errors=made)
        opening = repeated_as_filled(self._access.kinds, made, user_action, form.context)
        told = requests.told(values, form.context) if requests.told else ""
        own = own_words_in(form.context) if opening is made else ""
        wished = say(made.session, replace(user_action, id=f"{user_action.id}/own"), own)
        return Reply(commands=(opening, wished) if own else (opening,), notice=told)

    def whole(self, form: SentForm, people: Sequence[Member]) -> Form | None:
        """Return all of a form by which a session is asked for, as far as it is filled in.

        None where it asks for none, or has one step alone.
        """
        requests = self._access.kinds.asked_by(form.name)
        if requests is None or requests.shown is None or form.session is not None:
            return None
        values = all_filled(form.values, form.context)
        return requests.shown(values, without_held(form.context), people)

    def hidden(
        self, form: SentForm, errors: Mapping[str, str], shown: Sequence[str]
    ) -> Form | None:
        """Return all of a form where fields that are not `shown` are wrong; None elsewhere."""
        whole = self.whole(form, ()) if errors else None
        if whole is None:
            return None
        unseen = {each.name for each in whole.fields if each.name not in shown}
        return whole if not unseen.isdisjoint(errors) else None

    async def hold(self, form: SentForm, reply: Reply, place: RequestPlace) -> SessionId | None:
        """Keep where a session is asked for, if a form asks for one, and return which, before."""
        if not self.is_request(form.name, form.session):
            return None
        for each in reply.commands:
            await place.hold(each.session, form)
        return next((each.session for each in reply.commands), None)

    def is_request(self, form: str, session: SessionId | None) -> bool:
        """Tell whether a session is asked for by a form; what a session has opened asks for none.

        A form of each can have the same name: `choose` is a ballot too.
        """
        return session is None and self._access.kinds.asked_by(form) is not None

    async def controls(self, session: SessionId | None, user_action: UserAction) -> Layout | None:
        """Return what in a session its organiser may press, or who moderates; None for others."""
        decision = await find_decision(self._access.sessions, session)
        if decision is None or not user_action.may_end(decision.id, decision.organiser.id):
            return None
        if decision.outcome is not None:
            shown: ChannelView = decided(decision, decision.outcome, self._access.now())
        else:
            card = self._access.kinds.card(decision)
            shown = card or options_proposed(decision, decision.round)
        theirs = screen(shown, decision.organiser.id)
        if user_action.who == decision.organiser.id:
            return for_the_organiser(theirs)
        return for_a_moderator(theirs, (CLOSE, CANCEL))

    async def perform(self, reply: Reply, session: SessionId | None, surface: Surface) -> None:
        """Do what came of a user action, and show it to who did it."""
        if reply.form:
            await surface.open_form(await self._whole(reply.form, session, surface), session)
        if reply.said or reply.note or reply.gone:
            await surface.settle(reply, session)
        await self._recount_before(reply.commands)
        await self._access.send(*reply.commands)
        for each in reply.commands:
            if isinstance(each, AddMember) and is_guest(each.member.id):
                await self._give_link(each, surface)
        for file in reply.files:
            await surface.give_file(file)
        if reply.notice and (reply.offers or reply.times):
            await surface.show([Part(said(reply.notice, reply.offers, reply.times), session)])
        elif reply.notice:
            await surface.say(await self._naming_it(reply, session))

    async def _naming_it(self, reply: Reply, session: SessionId | None) -> str:
        """Return what is said of what was done, and on what a vote is where several are open."""
        who = next(
            (x.member for x in reply.commands if isinstance(x, CastBallot | TakeBallotBack)), None
        )
        if who is None:
            return reply.notice
        decision = await find_decision(self._access.sessions, session)
        return await naming_it(self._access.sessions, who, decision, reply.notice)

    async def _whole(self, form: Form, session: SessionId | None, surface: Surface) -> Form:
        """Return a form with who can be chosen there, where it adds somebody."""
        decision = await find_decision(self._access.sessions, session)
        if form.name != ADDS or decision is None:
            return form
        takes_guests = self._access.link is not None
        return offering(form, decision, await surface.colleagues(), takes_guests=takes_guests)

    async def give_page(
        self,
        session: SessionId | None,
        who: MemberId,
        surface: Surface,
        done: Reply | None = None,
    ) -> None:
        """Show somebody a session as they see it, once what they have `done` is done."""
        page = await own_page(self._access, session, who, done)
        if page is None:
            await surface.say(NO_SESSION)
        else:
            await surface.open_page(page)

    async def _recount_before(self, commands: Sequence[Command]) -> None:
        """Read the reactions once more, where somebody closes the vote on them."""
        for each in commands:
            if isinstance(each, Close):
                await self._votes.recount(each.session)

    async def _give_link(self, command: AddMember, surface: Surface) -> None:
        """Tell the organiser the address of a guest, who has no other way in."""
        if self._access.link:
            href = self._access.link(command.session, command.member.id)
            await surface.give(_GIVE_LINK.format(name=command.member.name), href)


async def or_refusal(coming: Awaitable[Reply]) -> Reply:
    """Return what comes of a user action; what cannot be taken is said to who did it."""
    try:
        return await coming
    except RefusedError as refused:
        return Reply(notice=refused.sentence)
