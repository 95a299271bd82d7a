"""Orders in words: what an organiser wants done, and who is to be asked too."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from orchestration.conversation.known import defaults, departures, for_which, last_ordered, picking
from orchestration.conversation.known.by_kind import is_of_the_kind
from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, lately_over, sentence
from orchestration.conversation.known.people import only_of, people_named
from orchestration.conversation.listed import lists
from orchestration.conversation.ordered import not_here
from orchestration.conversation.ordered.closing_times import bound_in, closes_at
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.sessions import find_decision
from orchestration.conversation.ports.storage import WHO_MOVES
from orchestration.conversation.requested import adding, later, repeating
from orchestration.deciding.actions import held_orders, orders, reviewing
from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.rounds.deadlines import at_end_of
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.interaction.answers import NOTHING_OPEN, said
from orchestration.interaction.layout import Buttons, Layout
from orchestration.interaction.routing import Does, Held, SessionOrder, Span, Unknown
from orchestration.interaction.wording import listed
from orchestration.language.choosing.lists.list_orders import names_list
from orchestration.language.inviting.answers_due import answers_ordered
from orchestration.language.inviting.at_most import at_most
from orchestration.language.inviting.deadline import (
    asks_for_longer,
    deadline_ahead,
    only_stays_open,
)
from orchestration.language.inviting.longer import longer_by, says_how_long
from orchestration.language.inviting.settings import settings_said
from orchestration.language.inviting.settings_ordered import says_to_decide, settings_ordered
from orchestration.language.inviting.votes_due import options_due, until_alone, votes_due
from orchestration.language.ordered.asked_otherwise import Otherwise, asked_otherwise, says_how
from orchestration.language.ordered.later import is_for_then, says_the_same
from orchestration.language.ordered.recurring import rhythm_in
from orchestration.model.people import Member, SessionId
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.times import Dated, TimeFrame, Weekday, Weekly
from orchestration.sessions.user_action import Reply, UserAction

_JOINS: Final = re.compile(r"^(?:(?:und|and|also|aber|but|oh|ach),? +)+", re.IGNORECASE)
_UNTIL_WHEN: Final = "Until when? Say it like this: extend until Friday, 15:00."
_UNTIL: Final = re.compile(r"\b(?:until|till?|to|bis|auf)\b(?P<until>.+)", re.IGNORECASE)
_TO_ANSWER: Final = re.compile(
    r",? (?:to (?:answer|reply|respond|vote|decide|get back(?: to (?:us|me))?|chime in)"
    r"|for (?:their |the )?(?:answers?|repl(?:y|ies)|votes?)"
    r"|zum (?:antworten|abstimmen)|für (?:die |ihre )?antworten?)"
    r"(?: (?:please|pls|bitte|too|auch))*[ .!]*$",
    re.IGNORECASE,
)
"""What a deadline is for, behind its time: “until Wednesday noon to answer”."""

_CALL: Final = re.compile(r"@convene\b", re.IGNORECASE)
_OF_DEADLINE: Final = re.compile(r"\b(?:deadline|frist)\b", re.IGNORECASE)
"""A deadline is moved to wherever it is said; all else that gives more time makes it later."""

_HOW_OFTEN: Final = "How often? Say it like this: repeat that every Thursday at 10."
_WHICH_MOST: Final = "At most {n} of what? Say “up to {n} votes each”, or “max {n} options”."
_WHICH_OF_THESE: Final = "Which one?"
_MOST_ASKED: Final = 3
_ASKED_OF_EACH: Final = (Does.CANCEL, Does.CLOSE, Does.REMIND, Does.EXTEND)
"""What can be offered for each of several at once, since nothing is done before a press."""

_OF_A_SESSION: Final = (*_ASKED_OF_EACH, Does.MOVE, Does.REVIEW, Does.AGAIN, Does.RESTART)
"""What is ordered of a session as a whole: the one that its words name."""

_Came = tuple[Decision, Reply | Layout]
"""A session, and what comes of an order for it."""

_BOTH: Final = re.compile(
    r"\b(?:both|beide[nsr]?|all (?:of )?(?:these|them|two|three|polls|meetings|sessions)"
    r"|alle (?:beide|drei|umfragen|treffen|termine))\b",
    re.IGNORECASE,
)
_AS_IT_IS: Final = "It goes on as it is."


async def carried_out(context: Context, order: SessionOrder, words: str) -> Sequence[Part]:
    """Do what an order says, and return what is said of it."""
    does = order.does
    if does is Does.ADD and await _put_on_a_list(context, words):
        return []
    if does is Does.ADD and order.held is not Held.DENIED:
        own = [x.id for x in context.open if x.organiser.id == context.who]
        await last_ordered.keep(context, does, own, words)
        return await adding.add(context, words, is_sure=order.held is None)
    if does is Does.DEFAULTS:
        return await defaults.shown_or_set(context, words)
    if does in (Does.SKIP, Does.STOP):
        is_denied = order.held is Held.DENIED
        return [sentence(_AS_IT_IS)] if is_denied else await repeating.carried_out(context, does)
    return await _of_sessions(context, order, words)


async def _put_on_a_list(context: Context, words: str) -> bool:
    """Put on a list what an order names that is nobody: “setz Café Frida auf die Liste”."""
    words = _JOINS.sub("", words.strip(" ,;"))
    if not names_list(words) or people_named(words, _everyone(context)):
        return False
    other = replace(context, message=replace(context.message, text=words))
    return await lists.heard(other, (Unknown(Span(0, len(words))),))


def _everyone(context: Context) -> Sequence[Member]:
    return [x for each in context.sessions for x in each.members]


async def _of_sessions(context: Context, order: SessionOrder, words: str) -> Sequence[Part]:
    """Do what an order says to the session that is meant; where it may be several, ask."""
    does = order.does
    meant = await _by_id(context, words) or for_which.meant(context, does, words)
    if not meant and does is Does.AGAIN:
        meant = (await lately_over(context))[:1]
    if not meant:
        return [sentence(NOTHING_OPEN)]
    if does in _OF_A_SESSION and (nothing := not_here.said(context, words, context.open or meant)):
        if not _can_be_offered(context, order, words):
            return nothing
        order = replace(order, held=Held.UNREAD)
    if 1 < len(meant) <= _MOST_ASKED and does in _ASKED_OF_EACH:
        return await _asked_of_each(context, meant, order, words)
    if len(meant) > 1:
        return await picking.asked_by_name(context, meant)
    if does is Does.MOVE and await _has_heard_who_moves(context, meant[0]):
        return []
    came = await came_of(context, meant[0], _of_length(order, meant[0], words), words)
    await last_ordered.keep(context, does, [meant[0].id], words)
    return await told(context, came, meant[0].id)


def _of_length(order: SessionOrder, decision: Decision, words: str) -> SessionOrder:
    """Return an order that makes a meeting longer, and not the time for answers, as what it is."""
    is_length = order.does is Does.EXTEND and is_of_times(decision) and says_how_long(words)
    return replace(order, does=Does.MOVE) if is_length else order


def _can_be_offered(context: Context, order: SessionOrder, words: str) -> bool:
    """Tell whether an order can be offered of all that is open, by whatever name it is called.

    “The food vote” may be “What do we eat?”, as “the food meeting” is not: that takes a press.
    What is called a meeting has a name, and no question: another name is that of another.
    """
    is_one = len(context.open) == 1 and is_of_the_kind(words, context.open[0])
    is_one = is_one and not is_of_times(context.open[0])
    return is_one and order.held is not Held.DENIED and order.does in _ASKED_OF_EACH


async def _has_heard_who_moves(context: Context, decision: Decision) -> bool:
    """Tell whether somebody who talks to the others of other times knows who can look for one."""
    if context.message.is_to_the_bot or context.who == decision.organiser.id:
        return False
    return not await context.choices.is_told_first(context.who, decision, WHO_MOVES)


async def _asked_of_each(
    context: Context, meant: Sequence[Decision], order: SessionOrder, words: str
) -> Sequence[Part]:
    """Ask which of several is meant: each has its own question, and its button.

    Where all of them are named, none is asked for, nor one for which there is nothing to do.
    """
    names = {each.terms.subject.casefold() for each in context.named(words)[0]}
    is_each = context.is_picked or len(names) > 1 or _BOTH.search(words) is not None
    is_asked = order.held is not Held.DENIED and not is_each
    order = replace(order, held=Held.UNREAD) if is_asked else order
    came: Sequence[_Came]
    came = [(each, await came_of(context, each, order, words)) for each in meant]
    came = _to_be_asked(came) if is_asked else came
    is_open = is_asked and len(came) > 1
    if is_open:
        await picking.keep(context, [each for each, _ in came])
    parts = [sentence(_WHICH_OF_THESE)] if is_open else []
    for each, one in came:
        parts += await told(context, one, each.id)
    return parts


def _to_be_asked(came: Sequence[_Came]) -> Sequence[_Came]:
    """Leave out what only says why nothing is done, where more is to be said than that, once."""
    if any(isinstance(one, Reply) for _, one in came):
        return came
    return [one for one in came if _asks(one[1])] or came[:1]


def _asks(came: Reply | Layout) -> bool:
    """Tell whether there is something to press."""
    return isinstance(came, Layout) and any(isinstance(each, Buttons) for each in came.parts)


async def came_of(
    context: Context, decision: Decision, order: SessionOrder, words: str
) -> Reply | Layout:
    """Return what comes of an order; one that is held changes nothing, or is offered first."""
    order = held_orders.as_meant(decision, order, words)
    does, held, action = order.does, order.held, context.apart(f"/{order.does}")
    if held is None:
        return await _ordered(context, decision, does, words)
    if held is Held.DENIED:
        return held_orders.denied(decision, action, does, people_named(words, decision.members))
    if held is Held.CONDITION and (told_why := _on_condition(context, decision, does, words)):
        return told_why
    if does is Does.CLOSE and held is Held.TIME and (at := closes_at(context, decision, words)):
        return _ended_at(decision, action, at, words)
    until = await _until(context, decision, words) if does is Does.EXTEND else None
    if does in (Does.CLOSE, Does.REMIND, Does.EXTEND):
        return held_orders.asked_first(
            decision,
            action,
            does,
            held,
            only=only_of(words, context.message.text, decision.members, context.who),
            until=until if isinstance(until, datetime) else None,
        )
    return await _ordered(context, decision, does, words)


def _on_condition(context: Context, decision: Decision, does: Does, words: str) -> Layout | None:
    """Return what is said of an end by an “if”, or once somebody has answered; None of others."""
    at = bound_in(context, decision, words) if does is Does.CLOSE else None
    is_of_one = does is Does.CLOSE and bool(people_named(words, decision.members))
    if not (at or is_of_one or does is Does.CANCEL):
        return None
    return held_orders.on_condition(decision, context.apart(f"/{does}"), does, at)


def _ended_at(decision: Decision, action: UserAction, at: datetime, words: str) -> Reply | Layout:
    """Return what has answers, or the vote, end then; or by when it is decided, if words say so."""
    if asks_for_longer(words):
        return orders.open_until(decision, action, at, is_longer=True)
    if says_to_decide(words):
        return orders.changed(decision, action, DecisionSettings(ends_by=at))
    return orders.closed_at(decision, action, at)


async def _ordered(context: Context, decision: Decision, does: Does, words: str) -> Reply | Layout:
    """Return what comes of an order; its words say whom to remind, and until when to wait."""
    action = context.apart(f"/{does}")
    if does is Does.REMIND:
        only = only_of(words, context.message.text, decision.members, context.who)
        return orders.reminded(decision, action, only)
    if does is Does.REVIEW:
        return orders.reviewed(decision, action, await later.day_in(context, decision, words))
    if does is Does.CHANGE:
        return _changed(context, decision, action, words)
    if does in _BY_ITS_WORDS:
        return await _BY_ITS_WORDS[does](context, decision, action, words)
    return context.access.kinds.ordered(decision, action, does, words)


async def _again(
    context: Context, decision: Decision, action: UserAction, words: str
) -> Reply | Layout:
    """Ask the same again: now, every so often, or, on a day to come, whether it still holds."""
    if rhythm := _rhythm(context, decision, words):
        return await repeating.again(context, decision, action, rhythm)
    otherwise = asked_otherwise(words)
    day = await later.day_in(context, decision, otherwise.order if otherwise else words)
    if otherwise:
        return reviewing.again_otherwise(decision, action, _as_options(context, otherwise), day)
    if day is not None and day > action.at.date() and not is_for_then(words):
        if says_the_same(words):
            return reviewing.now_or_then(decision, action, day)
        return orders.reviewed(decision, action, day)
    return reviewing.again_in_words(decision, action, day)


async def _repeated(
    context: Context, decision: Decision, action: UserAction, words: str
) -> Reply | Layout:
    """Have what was decided asked every so often, as words say it; what is open is not."""
    rhythm = _rhythm(context, decision, words)
    if is_of_times(decision):
        return said(repeating.ONLY_CHOICES)
    if rhythm and is_over(decision):
        return await repeating.again(context, decision, action, rhythm)
    return said(_HOW_OFTEN) if is_over(decision) else orders.ordered(decision, action, Does.REPEAT)


def _rhythm(context: Context, decision: Decision, words: str) -> Weekly | None:
    opened = decision.opened_at.astimezone(ZoneInfo(zone_of(decision, context.who)))
    return rhythm_in(words, [*Weekday][opened.weekday()])


def _as_options(context: Context, otherwise: Otherwise) -> Otherwise:
    """Return what is to be other, without what is no option: how it is taken, or who is asked."""
    hows = [each for each in (*otherwise.adds, *otherwise.drops) if says_how(each)]
    adds = tuple(each for each in otherwise.adds if each not in hows)
    drops = tuple(each for each in otherwise.drops if each not in hows)
    is_how = bool(hows) and not set(hows) & {*otherwise.drops}
    otherwise = replace(otherwise, adds=adds, drops=drops, how=otherwise.how or ", ".join(hows))
    members = [x for each in context.sessions for x in each.members]
    named = (*adds, *drops)
    if any(people_named(each, members) for each in named) or (hows and not is_how):
        return replace(otherwise, adds=(), drops=(), how="", rest=listed((*named, *hows)))
    return otherwise


async def _extended(
    context: Context, decision: Decision, action: UserAction, words: str
) -> Reply | Layout:
    if only_stays_open(_CALL.sub("", words).strip(" ,:")):
        return held_orders.denied(decision, action, Does.CLOSE)
    until = await _until(context, decision, words)
    if isinstance(until, Layout):
        return until
    if until and _OF_DEADLINE.search(words) and not asks_for_longer(words):
        return orders.closed_at(decision, action, until)
    return orders.extended(decision, action, until)


_BY_ITS_WORDS: Final[
    Mapping[Does, Callable[[Context, Decision, UserAction, str], Awaitable[Reply | Layout]]]
] = {
    Does.EXTEND: _extended,
    Does.AGAIN: _again,
    Does.REPEAT: _repeated,
    Does.REMOVE: departures.taken_out,
}
"""What has to be looked up before it is known what an order comes to."""


def _changed(
    context: Context, decision: Decision, action: UserAction, words: str
) -> Reply | Layout:
    frame = TimeFrame(action.at, zone_of(decision, context.who))
    _, of_it = context.named(words, "it")
    bare = _CALL.sub("", words).strip(" ,:")
    ends = (answers_ordered, votes_due, options_due, until_alone)
    at = next((found for each in ends if (found := each(bare, frame))), None)
    if at is not None:
        return orders.open_until(decision, action, at, is_longer=asks_for_longer(bare))
    if most := at_most(bare):
        if not most.of:
            return said(_WHICH_MOST.format(n=most.number))
        of_it = most.of_options
    asked = settings_ordered(of_it, frame, decision.members)
    asked = asked or settings_said(of_it, frame, decision.members)
    settings, left = (asked.settings, asked.left_out) if asked else (UNSAID, (of_it,))
    if settings.ends_by and settings.said.keys() == {"ends_by"} and not left:
        return _ended_at(decision, action, settings.ends_by, of_it)
    return orders.changed(decision, action, settings, left)


async def _by_id(context: Context, words: str) -> list[Decision]:
    """Return the session whose id stands alone behind an order, if who wrote is in it."""
    found = await find_decision(context.access.sessions, SessionId(words))
    return [found] if found and found.includes(context.who) else []


async def _until(context: Context, decision: Decision, words: str) -> datetime | Layout | None:
    """Return until when answers are to be waited for; None where no time is named."""
    frame = TimeFrame(context.action.at, zone_of(decision, context.who))
    if more := longer_by(_CALL.sub("", words).strip(" ,:")):
        return decision.closes_at + more
    words = _TO_ANSWER.sub("", words)
    bound = _UNTIL.search(words)
    if bound is None:
        return None
    if at := deadline_ahead(words, frame):
        return at
    language = context.exchange.language
    read = await language.read_request(f"until {bound['until']}", frame, [])
    for each in (each.applies for each in read.times):
        if isinstance(each, Dated):
            last = each.moments[-1]
            return last.end or last.start
    if read.window is not None:
        return at_end_of(decision, read.window.end)
    return said(_UNTIL_WHEN)


async def told(context: Context, came: Reply | Layout, session: SessionId) -> Sequence[Part]:
    """Perform a reply, and return what is to be said of it."""
    if isinstance(came, Layout):
        return [Part(came, session)]
    await context.exchange.perform(replace(came, notice="", offers=()), session)
    return [Part(said(came.notice, came.offers, came.times), session)] if came.notice else []


async def of_another_time(context: Context) -> Sequence[Part]:
    """Offer an organiser to look for another time, where what they decided does not suit others."""
    own = [each for each in context.decided if each.organiser.id == context.who]
    action = context.apart(f"/{Does.MOVE}")
    came = [(each.id, context.access.kinds.ordered(each, action, Does.MOVE)) for each in own[:1]]
    return [part for each, reply in came for part in await told(context, reply, each)]
