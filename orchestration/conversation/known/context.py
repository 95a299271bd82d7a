"""What is known where a message was written: the sessions it can be about, and what they await."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from orchestration.conversation.known import open_to_all
from orchestration.conversation.known.by_kind import of_the_kind
from orchestration.conversation.known.by_name import as_wishes, is_of_times, lettered_by
from orchestration.conversation.known.still_asked import still_asked
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.choices import Choices
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Message, Part, Via
from orchestration.conversation.ports.sessions import (
    find_concerning,
    find_decision,
    find_decisions,
    find_lately_over,
)
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.times_named import timed
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import is_over, may_vote
from orchestration.interaction.answers import said
from orchestration.interaction.routing import (
    About,
    Does,
    OfAnother,
    OpenQuestion,
    OpenRequest,
    Opens,
    SessionOrder,
    SessionWish,
    Setting,
    Social,
    Span,
    StandingWish,
    Unknown,
    Where,
    in_words,
    route,
    route_command,
)
from orchestration.language.choosing.held.without_name import hides_name
from orchestration.language.choosing.lists.list_orders import is_draft
from orchestration.language.ordered.asked_otherwise import asked_otherwise, votes_again
from orchestration.language.ordered.goes_on import what_goes_on_apart
from orchestration.language.ordered.recurring import is_rhythm, recurring_said
from orchestration.language.talk.said_beside import without_reasons
from orchestration.language.votes.divided import also_proposed
from orchestration.model.people import MemberId, SessionId, person_id
from orchestration.sessions.user_action import UserAction

_CALL: Final = re.compile(r"^@convene\b[,:]?", re.IGNORECASE)
_STILL_ASKED_ABOUT: Final = timedelta(days=1)
"""How long after it began something that was decided is still asked about."""


@dataclass(frozen=True, slots=True)
class Context:
    """One message with all that is known where it was written.

    It `is_picked` where its author has said which sessions it is about: these alone, and all. What
    is told to several is read back by one, the same being told to the `others`: `elsewhere`; or
    what they are told stands `beside` it.
    """

    message: Message
    exchange: Exchange
    action: UserAction
    sessions: tuple[Decision, ...]
    is_picked: bool = False
    others: tuple[Decision, ...] = ()
    elsewhere: bool = False
    beside: str = ""
    is_rehearsed: bool = False
    """Nothing is done: it is only found out what would come of it."""

    @property
    def who(self) -> MemberId:
        """Who wrote it."""
        return self.message.who

    @property
    def words(self) -> str:
        """What is written, without the bot's own name before it."""
        return without_call(self.message.text)

    @property
    def access(self) -> SessionAccess:
        """What sessions are reached by."""
        return self.exchange.access

    @property
    def choices(self) -> Choices:
        """What people have last said that a message is about."""
        return Choices(self.exchange.memory, self.access.now)

    @property
    def open(self) -> list[Decision]:
        """The sessions that are not over."""
        return [each for each in self.sessions if not is_over(each)]

    @property
    def waiting(self) -> list[Decision]:
        """The sessions that still want to hear from who wrote it."""
        return [each for each in self.open if each.member(self.who)]

    @property
    def voting(self) -> list[Decision]:
        """The votes that who wrote it takes part in, or could."""
        return [x for x in self.open if x.phase is Phase.VOTE and may_vote(x, self.who)]

    @property
    def decided(self) -> list[Decision]:
        """The sessions in which something stands."""
        return [each for each in self.sessions if each.phase is Phase.DECIDED]

    @property
    def has_options(self) -> bool:
        """Tell whether there may be something to choose from: not while times are looked for."""
        return not self.open or any(x.phase is Phase.VOTE or not is_of_times(x) for x in self.open)

    def one(self, session: SessionId) -> Decision | None:
        """Return one of the sessions."""
        return next((each for each in self.sessions if each.id == session), None)

    def timed(self, parts: Sequence[Part]) -> tuple[Part, ...]:
        """Return parts of an answer with the times of these sessions that they name."""
        told = (timed(each.layout, self.sessions, self.who) for each in parts)
        return tuple(replace(part, layout=layout) for part, layout in zip(parts, told, strict=True))

    def named(self, words: str, instead: str = "") -> tuple[list[Decision], str]:
        """Return the sessions that words call by their names, and the words without the name."""
        briefs = [each for one in self.sessions if (each := self.access.kinds.brief(one, self.who))]
        ids, rest = in_words(words, briefs, instead)
        return [each for each in self.sessions if each.id in ids], rest

    def meant(self, words: str, first: Sequence[Decision]) -> list[Decision]:
        """Return the sessions that words name; else those of the first that are what they say."""
        named, _ = self.named(words)
        return named or of_the_kind(words, first or self.sessions)

    def of_what_is_ordered(self, words: str) -> str:
        """Return an order without the other session of which it says that it goes on."""
        order, rest = what_goes_on_apart(words)
        return order if rest and self.named(rest)[0] else words

    def apart(self, part: str) -> UserAction:
        """Return the action for a second command that follows from the same message."""
        return replace(self.action, id=f"{self.action.id}{part}")

    def routed(self) -> tuple[About, ...]:
        """Return what each sentence is about.

        Who has nothing open and says when they can come means that for good, whatever is decided.
        """
        setting = setting_of(self, self.action.at, self.sessions)
        found = self._wishes(setting) or _router(self.message)(self.message.text, setting)
        if ordered := self._ordered(setting):
            return ordered
        if self.message.is_to_the_bot and (request := _repeated(self.message.text, setting)):
            return (request,)
        if self._wants_it_repeated():
            return (SessionOrder(Span(0, len(self.message.text)), Does.REPEAT),)
        if beside := self._asked_beside(found, setting):
            return beside
        if self.message.via is not Via.COMMAND:
            in_channel = self.message.where is Where.CHANNEL
            found = as_wishes(found, self.message.text, self.waiting, in_channel=in_channel)
        is_left = _only(found, Unknown) and not _only(found, OfAnother)
        if self.open or not self.sessions or self.message.about or not is_left:
            return found
        again = route(self.message.text, replace(setting, sessions=()))
        return again if _only(again, StandingWish) else found

    def _asked_beside(self, found: Sequence[About], setting: Setting) -> tuple[About, ...]:
        """Return the request that a call to the bot is of somebody who is asked nothing here.

        What they would have suits them in no session: it is what it is where nothing is open.
        """
        message = self.message
        is_called = message.where is Where.CHANNEL and message.is_to_the_bot
        if not is_called or not self.open or self.waiting or not _only(found, SessionWish, Unknown):
            return ()
        again = _router(message)(message.text, replace(setting, sessions=()))
        return again if _only(again, OpenRequest) else ()

    def _wishes(self, setting: Setting) -> tuple[About, ...]:
        """Return what suits somebody as all that a message is about, once it is read without why.

        Where options are no times, why somebody wants what they want is for the others too.
        """
        bare = without_reasons(self.message.text)
        if bare == self.message.text or not self.open or not all(map(is_of_times, self.open)):
            return ()
        found = _router(self.message)(bare, setting)
        return found if _only(found, SessionWish, StandingWish) else ()

    def _ordered(self, setting: Setting) -> tuple[SessionOrder, ...]:
        """Return the orders that all of it is, once what it says beside them is left out."""
        text, whole = self.message.text, Span(0, len(self.message.text))
        order, otherwise = self.of_what_is_ordered(text), asked_otherwise(text)
        ordered = _router(self.message)(order, setting) if order != text else ()
        if _only(ordered, SessionOrder):
            return tuple(replace(x, span=whole) for x in ordered if isinstance(x, SessionOrder))
        is_other = otherwise and (otherwise.adds or otherwise.drops) and self.decided
        if otherwise and is_other and votes_again(otherwise.order):
            return (SessionOrder(whole, Does.AGAIN),)
        if otherwise and _is_again(_router(self.message)(otherwise.order, setting)):
            return (SessionOrder(whole, Does.AGAIN),)
        return ()

    def _wants_it_repeated(self) -> bool:
        """Tell whether a rhythm alone is said of what is asked already, and is no time."""
        organises = any(each.organiser.id == self.who for each in self.open)
        return (
            is_rhythm(self.message.text)
            and bool(self.open)
            and (organises or self.message.in_channel)
            and not any(map(is_of_times, self.open))
        )


def _repeated(text: str, setting: Setting) -> About | None:
    """Return the request that a text is which is to be asked every so often; None where it is none.

    “Every Thursday at 10: where do we have lunch?” is about no Thursday.
    """
    rest, rhythm = recurring_said(text)
    if rhythm is None:
        return None
    found = route_command(rest, setting)
    asked = next((each for each in found if isinstance(each, OpenRequest)), None)
    if asked is None and "?" not in rest and not without_call(rest).startswith("decide "):
        return None
    first = text.split(maxsplit=1)[0]
    kind, start = (
        asked.kind if asked else Opens.CHOICE,
        len(first) if asked and asked.span.start else 0,
    )
    return OpenRequest(Span(start, len(text)), kind)


def _is_again(routed: Sequence[About]) -> bool:
    orders = [each for each in routed if isinstance(each, SessionOrder)]
    return bool(orders) and all(each.does is Does.AGAIN and not each.held for each in orders)


def _router(message: Message) -> Callable[[str, Setting], tuple[About, ...]]:
    return route_command if message.via is Via.COMMAND else route


def _only(routed: Sequence[About], *kinds: type[About]) -> bool:
    """Tell whether a message is about these things alone, courtesy aside."""
    telling = [each for each in routed if not isinstance(each, Social)]
    return bool(telling) and all(isinstance(each, kinds) for each in telling)


def setting_of(context: Context, at: datetime, sessions: Sequence[Decision]) -> Setting:
    """Return what the router goes by."""
    message, who = context.message, context.who
    briefs = [context.access.kinds.brief(each, who) for each in sessions]
    asked = still_asked(sessions, who, without_call(message.text))
    question = None
    if asked:
        labels = tuple(each.label for each in asked.answers)
        question = OpenQuestion(asked.question, labels, takes_a_sign=asked.about is not None)
    return Setting(
        where=message.where,
        who=who,
        at=at,
        sessions=tuple(each for each in briefs if each),
        question=question if message.where.value == "dm" else None,
    )


async def context_of(message: Message, exchange: Exchange) -> Context:
    """Return a message with what it can be about: its thread's session, or else those around."""
    action, access = await exchange.action(), exchange.access
    action = replace(action, nameless=hides_name(message.text))
    if message.about is not None:
        found = await find_decision(access.sessions, message.about)
        text = _read_by_letters(message, found)
        message = replace(message, text=text, names_options=text != message.text)
        return Context(message, exchange, action, (found,) if found else ())
    if message.in_channel:
        asked = await find_decisions(access.sessions, await exchange.sessions_here(over=False))
        ended = await find_decisions(access.sessions, await exchange.sessions_here(over=True))
        over = [each for each in ended if is_over(each)]
    else:
        asked = await find_concerning(access.sessions, message.who)
        asked += await open_to_all.around(message, exchange, action.name, asked)
        over = [
            each
            for each in await find_lately_over(access.sessions, message.who)
            if _is_in(each, message)
        ]
    going_on = (each for each in asked if not is_over(each))
    stands = (each for each in over if _stands(each, action.at))
    return Context(message, exchange, action, (*going_on, *stands))


def _read_by_letters(message: Message, found: Decision | None) -> str:
    """Return a reply with options by their letters; what is drafted or held stays as written."""
    is_ranked = found is None or found.phase is Phase.VOTE
    is_held = found is not None and method_of(found).takes_opinions(found) and not is_ranked
    is_kept = is_held or is_draft(without_call(message.text))
    if is_kept:
        return message.text
    vote, more = also_proposed(message.text)
    called = lettered_by(vote or message.text, message.who, found, message.round)
    return f"{called}. Also: {more}" if more else called


def without_call(text: str) -> str:
    """Return what is written, without the bot's own name before it."""
    return _CALL.sub("", text).strip()


def _stands(decision: Decision, at: datetime) -> bool:
    """Tell whether something was decided that is still to come, or has just been."""
    outcome = decision.outcome
    if decision.phase is not Phase.DECIDED or outcome is None:
        return False
    begins = outcome.option.begins
    return begins is None or begins > at - _STILL_ASKED_ABOUT


def _is_in(decision: Decision, message: Message) -> bool:
    return decision.organiser.id == message.who or decision.member(message.who) is not None


def sentence(words: str) -> Part:
    """Return a sentence as part of an answer."""
    return Part(said(words))


def is_own(session: SessionId | None, who: MemberId) -> bool:
    """Tell whether that is not a decision, but what somebody has said for good."""
    return session == person_id(who)


async def lately_over(context: Context) -> list[Decision]:
    """Return what of somebody's sessions here has ended, the latest first, however it did."""
    exchange, sessions = context.exchange, context.access.sessions
    here = await exchange.sessions_here(over=True) if exchange.has_channel else None
    ended = await (
        find_lately_over(sessions, context.who) if here is None else find_decisions(sessions, here)
    )
    over = [each for each in ended if is_over(each) and each.includes(context.who)]
    return sorted(over, key=lambda each: each.opened_at, reverse=True)
