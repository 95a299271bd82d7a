"""What words come to that are about a session's own list: put on it, or taken off."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known import departures, picking
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.people import people_named
from orchestration.conversation.ports.inbound import Part, Response, Via
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import may_join
from orchestration.interaction.answers import said
from orchestration.interaction.routing import (
    About,
    CameUp,
    GivenAnswer,
    OpenRequest,
    SessionWish,
    Social,
    StandingWish,
    Unknown,
    Vote,
)
from orchestration.language.choosing.held.told_why import without_why_behind
from orchestration.language.choosing.lists.list_closed import says_it_is_closed
from orchestration.language.choosing.lists.list_orders import (
    changes_list,
    is_draft,
    is_of_whom,
    meant_in,
    names_list,
    no_more_for_in,
    only_wonders,
    puts_forward,
    taken_off_in,
)
from orchestration.language.choosing.lists.proposed_at_length import proposed_at_length
from orchestration.language.choosing.words import words_of
from orchestration.language.corrections.undone import LAST_BACK
from orchestration.language.inviting.at_most import at_most
from orchestration.language.talk.nodded import without_nod
from orchestration.language.talk.social import is_social
from orchestration.sessions.user_action import Reply, Said

_SAID_FREELY: Final = (
    Unknown,
    SessionWish,
    StandingWish,
    GivenAnswer,
    Vote,
    OpenRequest,
    CameUp,
    Social,
)


_CALLED_OUT: Final = re.compile(r"(?P<name>[A-ZÄÖÜ][^.!?,;:\n]{1,40})[.!]+\s+(?=\S)")
_FEW_WORDS: Final = 4
_AROUND: Final = " :,"


async def heard(context: Context, routed: Sequence[About]) -> bool:
    """Do what words come to for the list of a session, where they are nothing else.

    A list is public: what is said in private comes on it only where it names the list or the
    session, or where nothing else waits for its author. Of several lists it is asked which.
    """
    found, words = _listed(context)
    if not found or at_most(words) or not _may_change(context, words, routed, found):
        return False
    if is_of_whom(words) and await departures.called(context, words):
        return False
    replies = _replies(context, found, words)
    taken = [each for each in replies if each[1].commands] or replies[:1]
    if len(taken) > 1:
        await picking.ask(context, [each for each, _ in taken], always=False)
    for decision, reply in taken if len(taken) == 1 else ():
        await _done(context, decision, reply)
    return bool(taken)


async def changed(context: Context) -> Sequence[Part]:
    """Do what words that expressly change a list come to; return what is said of it, if one is."""
    found, words = _listed(context)
    replies = [x for x in _replies(context, found, words) if x[1].commands]
    if len(replies) != 1:
        return ()
    [(_, reply)] = replies
    for command in reply.commands:
        await context.access.send(command)
    return [sentence(reply.notice)]


def _replies(
    context: Context, found: Sequence[Decision], words: str
) -> Sequence[tuple[Decision, Reply]]:
    """Return what comes of words for these lists, or else of the name that they call out first."""
    replies = [(each, reply) for each in found if (reply := _reply(context, each, words))]
    head = "" if replies else _first_of(context, words)
    if not head:
        return replies
    named = [(each, reply) for each in found if (reply := _reply(context, each, head))]
    return [each for each in named if each[1].commands]


def _first_of(context: Context, words: str) -> str:
    """Return the name that somebody calls out before they go on: “Pizzeria Nove!! it's near”."""
    found = _CALLED_OUT.match(words.strip()) if context.message.via is Via.THREAD else None
    is_name = found is not None and len(words_of(found["name"])) <= _FEW_WORDS
    return found["name"] if found and is_name and not is_social(found["name"]) else ""


def _listed(context: Context) -> tuple[Sequence[Decision], str]:
    """Return the sessions with a list that words may be about, and the words."""
    found, words = _meant(context)
    found = list(filter(_has_list, found))
    if context.message.via not in (Via.THREAD, Via.DM) and not _is_for_the_list(context, words):
        return _drafted_for(found, words), words
    return found, words


def _is_for_the_list(context: Context, words: str) -> bool:
    """Tell whether words to the bot by name can only be about a list: "add Badger"."""
    is_asked = bool(context.message.about) or names_list(words) or is_of_whom(words)
    is_asked = (is_asked and changes_list(words)) or puts_forward(words)
    is_asked = is_asked or bool(no_more_for_in(words)) or says_it_is_closed(words)
    is_asked = is_asked or _is_no_person(context, taken_off_in(words))
    return is_asked and context.message.via is Via.MENTION


def _is_no_person(context: Context, called: str) -> bool:
    """Tell whether something goes by a name, and nobody who is asked does: “drop Noodle Bar”."""
    members = [x for each in context.sessions for x in each.members]
    return bool(called) and not people_named(called, members)


def _may_change(
    context: Context, words: str, routed: Sequence[About], found: Sequence[Decision]
) -> bool:
    """Tell whether words may be of these lists: they change one, or are said where one stands.

    In private so is what names something during a vote: it may have been listed before.
    """
    about = bool(context.message.about)
    if _changes(words, routed, about=about) or _takes_own_back(context, words, found):
        return True
    is_voted_on = all(each.phase is Phase.VOTE for each in found)
    if is_voted_on and says_it_is_closed(words):
        return True
    return (about or (is_voted_on and context.message.via is Via.DM)) and _is_free(routed)


def _changes(words: str, routed: Sequence[About], *, about: bool) -> bool:
    """Tell whether words change a list; in private a mere question may be of something else."""
    may_be_else = only_wonders(words) and not all(isinstance(x, Unknown) for x in routed)
    changes = changes_list(words, among=about) or bool(meant_in(words) or proposed_at_length(words))
    return changes and (about or not may_be_else)


def _takes_own_back(context: Context, words: str, found: Sequence[Decision]) -> bool:
    """Tell whether somebody is no more for what they have put on one of these lists themselves."""
    is_of_one = bool(no_more_for_in(words)) and not context.message.about
    return is_of_one and any(reply.commands for _, reply in _replies(context, found, words))


def _has_list(decision: Decision) -> bool:
    """Tell whether it is no agenda that words are about: that is taken by then."""
    return method_of(decision).agenda(decision) is None


def not_taken(context: Context) -> Sequence[Part]:
    """Say why what is named in a session's thread, and is nothing else there, is not listed."""
    message = context.message
    decision = context.one(message.about) if message.about else None
    if decision is None or message.via is not Via.THREAD or message.is_edited:
        return []
    written = Said(message.text, left_over=True)
    reply = context.access.kinds.hears(decision, context.action, written)
    return [sentence(reply.notice)] if reply and reply.notice else []


async def taken(context: Context, decision: Decision) -> bool:
    """Do what words come to for the list of the session that their author says they are about."""
    words = context.message.text
    reply = _reply(context, decision, words) if changes_list(words) else None
    if reply is not None:
        await _done(context, decision, reply)
    return reply is not None


def _meant(context: Context) -> tuple[Sequence[Decision], str]:
    """Return the sessions whose list words may be about, and the words without a name of one.

    A draft stays as it is written, whatever of it the session's name has too.
    """
    text, waiting = _plainly(context.words), context.waiting or _to_join(context)
    if context.message.about:
        return [each for each in [context.one(context.message.about)] if each], text
    named, rest = context.named(text)
    if among := [each for each in named if each in waiting]:
        if is_draft(text):
            return among, text
        return among, rest.strip(_AROUND) if changes_list(rest.strip(_AROUND)) else text
    return (waiting, text) if len(waiting) == 1 or names_list(text) else ((), text)


def _to_join(context: Context) -> list[Decision]:
    """Return the open lists to which whoever is there may add, also who is not asked."""
    taking = [each for each in context.open if each.phase is Phase.INTAKE]
    return [each for each in taking if may_join(each, context.who)]


def _plainly(words: str) -> str:
    """Return words that change a list without a nod before it, and without why behind it.

    “Yeah add burritos”, “can we add Plön? Raj just mentioned it”.
    """
    bare = without_nod(words)
    ways = (words, bare, without_why_behind(words), without_why_behind(bare))
    return next(filter(changes_list, ways), words)


def _drafted_for(found: Sequence[Decision], words: str) -> Sequence[Decision]:
    """Return those that look for a statement, where words said to the bot by name draft one."""
    return [x for x in found if is_draft(words) and method_of(x).takes_opinions(x)]


def _is_free(routed: Sequence[About]) -> bool:
    """Tell whether something was said, and no question, order or the like."""
    is_social = all(isinstance(each, Social) for each in routed)
    return not is_social and all(isinstance(each, _SAID_FREELY) for each in routed)


async def last_back(context: Context, decision: Decision) -> Sequence[Part] | None:
    """Take off a list what somebody has put on it last; None where that is nothing."""
    action = replace(context.apart(f"/{decision.id}"), in_public=True)
    reply = context.access.kinds.hears(decision, action, Said(LAST_BACK))
    if reply is None or not reply.commands:
        return None
    for command in reply.commands:
        await context.access.send(command)
    return [Part(said(reply.notice, reply.offers), decision.id)]


def _reply(context: Context, decision: Decision, words: str) -> Reply | None:
    written = Said(words, context.message.is_edited)
    action = replace(context.apart(f"/{decision.id}"), in_public=context.message.in_channel)
    return context.access.kinds.hears(decision, action, written)


async def _done(context: Context, decision: Decision, reply: Reply) -> None:
    for command in reply.commands:
        await context.access.send(command)
    if reply.notice:
        told = Part(said(reply.notice, reply.offers), decision.id)
        await context.exchange.answer(Response((told,)))
