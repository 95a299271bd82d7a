"""Questions about a session, and about the bot: one answer, whichever sessions they are about."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from orchestration.conversation.asked import decisions
from orchestration.conversation.asked.asked_of_coming import said_of_coming
from orchestration.conversation.asked.home import EXPORT, FORGET
from orchestration.conversation.known import picking
from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence, without_call
from orchestration.conversation.known.own_page import about_oneself, page_of, where_known
from orchestration.conversation.known.people import people_named
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.requested import repeating
from orchestration.conversation.told import own_zone, wishes
from orchestration.deciding.commands import TakeLastBack, WantReminders
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.waiting import has_answered
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import with_round
from orchestration.deciding.votes.own_vote import own_vote, own_vote_then
from orchestration.deciding.wishes.undoing import can_take_back
from orchestration.interaction.answers import (
    ADDED_HOW,
    BEFOREHAND_HOW,
    CALENDAR_HOW,
    FORGOTTEN_HOW,
    IN_WHICH,
    IS_A_BOT,
    JUST_US,
    NO_TIME,
    NOBODY_ASKS_YOU,
    NOT_NOTED,
    NOT_REMINDED,
    NOT_TOLD,
    NOTHING_OPEN,
    REMINDED_AGAIN,
    YOUR_DATA,
    help_asked,
    said,
    short_help,
)
from orchestration.interaction.fitting import more
from orchestration.interaction.layout import Button, Layout, Look
from orchestration.interaction.routing import Asks, GivenAnswer, SessionWish
from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.parts.time_named import time_named, wonders_at
from orchestration.interaction.routing.signs import signs_in
from orchestration.interaction.wording import listed
from orchestration.model.people import person_id
from orchestration.sessions.user_action import Reply
from orchestration.views.documents import CalendarInvite

_STOP: Final = re.compile(
    r"(?:please |bitte )?(?:stopp?|halt)(?: (?:it|that|this|das|es|damit))?[\s.!]*", re.IGNORECASE
)
_PAGE: Final = re.compile(r"\b(?:page|link|seite)\b", re.IGNORECASE)
_STOP_WHAT: Final = (
    "Stop what? “cancel it” calls “{subject}” off; “no reminders” turns off those that come to you."
)
_MOST: Final = 5
"""Sessions that one answer is about."""

_WHICH_VOTE: Final = re.compile(
    r"(?:(?:so|and|ok|und|also)\W+)*(?:what|which|how|show|tell|was|welche|wie|wof|zeig)",
    re.IGNORECASE,
)
"""How a question begins that asks what a vote is, not whether it is in."""

_ALL_OF_IT: Final = re.compile(
    r"^\W*(?:(?:show|list|tell|give|zeig|nenn|sag)\w* (?:me |us |mir |uns )?"
    r"(?:all|every|alle)\w*\b|(?:all|alle)\b)"
    r"|\b(?:commands|befehle|everything you can|full help|all the help|whole list"
    r"|ganze(?:n|r)? (?:hilfe|liste))\b"
    r"|\bhelp all\b|\bhilfe alles\b",
    re.IGNORECASE,
)
"""What asks for all that the bot can do, and not, in passing, for what that is: “was alles?”."""
_OF_WHAT_STANDS: Final = (Asks.WHEN, Asks.INVITE, Asks.HOW_DECIDED, Asks.PLACE)
_OF_TIMES: Final = (Asks.WHEN, Asks.INVITE, Asks.PLACE)
"""What is asked of meetings alone: whatever else was decided has no time."""


async def answered(context: Context, asks: Asks, words: str) -> Sequence[Part]:
    """Return what a question is answered with."""
    if there := own_zone.time_there(words, context.action.at):
        return [sentence(there)]
    asks = _as_it_can_be(context, asks)
    if asks in _OF_WORDS:
        return [Part(_OF_WORDS[asks](context))]
    if asks in _OF_WHO_ASKS:
        return await _OF_WHO_ASKS[asks](context)
    if asks in _OF_NOTHING and not context.sessions:
        return [Part(_OF_NOTHING[asks]())]
    if asks is Asks.DECISIONS:
        found = await decisions.asked_for(context, words)
        return found or [_of_one(context, x, Asks.HOW_DECIDED) for x in context.decided[:1]]
    meant = _meant(context, asks, words)
    nothing = NO_TIME if asks in _OF_TIMES and context.sessions else NOTHING_OPEN
    told = [sentence(nothing)] if context.message.is_to_the_bot else []
    others = map(sentence, more(len(meant) - _MOST) if len(meant) > _MOST else ())
    return [*(_of_one(context, x, asks, words) for x in meant[:_MOST]), *others] or told


def _as_it_can_be(context: Context, asks: Asks) -> Asks:
    """Return how it stands, where it is asked where something open is that has no place."""
    is_of_place = asks is Asks.PLACE and bool(context.open)
    return Asks.STATUS if is_of_place and not any(map(is_of_times, context.sessions)) else asks


def _stopped(context: Context) -> Decision | None:
    """Return what is open of who says no more than “stop”: they may mean that."""
    is_bare = _STOP.fullmatch(context.words) is not None
    own = [each for each in context.open if each.organiser.id == context.who]
    return own[0] if is_bare and own else None


def _of_one(context: Context, decision: Decision, asks: Asks, words: str = "") -> Part:
    """Return what a session answers; who is not in it has no invite, and is told when it is."""
    if asks is Asks.WHY and (told := _why_left_out(context, decision, words)):
        return Part(told, decision.id)
    if asks is Asks.INVITE and decision.member(context.who) is None:
        asks = Asks.WHEN
    if asks in (Asks.WHO, Asks.MISSING) and is_of_times(decision):
        of_coming = said_of_coming(decision, context.who, without_call(words))
        if of_coming is not None:
            return Part(of_coming, decision.id)
    if asks is Asks.MISSING:
        decision = _with_what_is_told(context, decision)
        if so_far := has_answered(decision, context.who, people_named(words, decision.members)):
            return Part(said(so_far), decision.id)
    return Part(context.access.kinds.answer(decision, context.who, asks), decision.id)


def _why_left_out(context: Context, decision: Decision, words: str) -> Layout | None:
    """Say why a time that words name is not among the options; None where none is named."""
    if wonders_at(words):
        return None
    named, at = time_named(words.partition("?")[0]), context.access.now()
    why = method_of(decision).why_left_out(decision, context.who, named, at) if named else ""
    return said(f"“{decision.terms.subject}”, {named}: {why}") if why else None


def _with_what_is_told(context: Context, decision: Decision) -> Decision:
    """Return a session with the answer that the same message gives it: its author is not missing.

    Who has told one thing and asks another is heard a moment later.
    """
    who, waiting = context.who, context.waiting
    is_told = any(isinstance(each, SessionWish | GivenAnswer) for each in context.routed())
    if not is_told or waiting != [decision] or who not in decision.silent:
        return decision
    heard = {**decision.round.heard, who: context.action.at}
    return with_round(decision, replace(decision.round, heard=heard))


def _help(context: Context) -> Layout:
    """Say what the bot does: all of it to who uses the command or asks for all, else in brief."""
    is_all = context.message.via is Via.COMMAND or _ALL_OF_IT.search(context.words)
    return help_asked(context.exchange.here) if is_all else short_help()


def _forget(_: Context) -> Layout:
    """Offer to forget somebody; the press is asked about once more."""
    return said(FORGOTTEN_HOW, (Button(FORGET, "Forget me", look=Look.DANGER),))


_OF_ONESELF: Final = frozenset({"know of me"})
"""The sign that words are of what is kept of their author."""


async def _export(context: Context) -> Sequence[Part]:
    """Offer what is kept of somebody where they ask for that; else give what was decided."""
    lexicon = lexicon_of(context.words)
    signs = signs_in(lexicon.tokens(context.words), lexicon).found
    if signs.isdisjoint(_OF_ONESELF) or context.message.about or context.message.in_channel:
        return await decisions.to_export(context)
    return [Part(said(YOUR_DATA, (Button(EXPORT, "Give me my data"),)), person_id(context.who))]


async def _reminds(context: Context, *, wanted: bool) -> Sequence[Part]:
    """Remind somebody no more, or again, of what they are asked where they write; and say so."""
    if not wanted and (open_of_theirs := _stopped(context)):
        return [sentence(_STOP_WHAT.format(subject=open_of_theirs.terms.subject))]
    asked = context.meant(context.message.text, context.waiting) if context.waiting else []
    for each in asked:
        action = context.apart(f"/reminders/{each.id}")
        command = WantReminders(**action.envelope(each.id), member=context.who, wanted=wanted)
        await context.access.send(command)
    if not asked and not wanted and (told := await repeating.how_it_stops(context)):
        return [sentence(told)]
    words = REMINDED_AGAIN if wanted else NOT_REMINDED
    names = listed([f"“{each.terms.subject}”" for each in asked])
    return [sentence(words.format(names=names) if asked else NOBODY_ASKS_YOU)]


async def _undo(context: Context) -> Sequence[Part]:
    """Take back what somebody's last words did, here and for good; it is said what that was.

    Where they did nothing, all that is known of them is shown, each with its button.
    """
    is_for_good = await wishes.was_for_good(context)
    among = context.meant(context.message.text, context.waiting) if context.waiting else []
    found = [each for each in among if can_take_back(each, context.who)]
    if len(found) > 1 and not is_for_good:
        return await picking.asked_by_name(context, found, IN_WHICH)
    where = [*(each.id for each in found), *([person_id(context.who)] if is_for_good else [])]
    for each in where:
        action = context.apart(f"/undo/{each}")
        await context.access.send(TakeLastBack(**action.envelope(each), member=context.who))
    return [] if where else await _about_me(context)


async def _clock(context: Context) -> Sequence[Part]:
    """Show on whose clock somebody's times are."""
    author = await context.exchange.author()
    return [await own_zone.shown(context.access, author, context.action)] if author else ()


_OF_WORDS: Final[Mapping[Asks, Callable[[Context], Layout]]] = {
    Asks.HELP: _help,
    Asks.PERSON: lambda _: said(IS_A_BOT),
    Asks.CALENDAR: lambda _: said(CALENDAR_HOW),
    Asks.BEFOREHAND: lambda _: said(BEFOREHAND_HOW),
    Asks.PRIVACY: lambda _: said(JUST_US),
    Asks.FORGET: _forget,
}
"""What is asked of the bot, and of people's own words, whatever is open."""


_OF_NOTHING: Final[Mapping[Asks, Callable[[], Layout]]] = {
    Asks.GUIDE: short_help,
    Asks.JOIN: partial(said, ADDED_HOW),
}
"""What can be said of a session where there is none."""


def invite_asked(context: Context, asks: Asks, words: str) -> CalendarInvite | None:
    """Return the calendar file that somebody asks for, None where there is none for them."""
    if asks is not Asks.INVITE:
        return None
    for each in _meant(context, Asks.INVITE, words):
        invite = context.access.kinds.invite(each, context.who)
        if invite is not None and each.member(context.who):
            return invite
    return None


def _meant(context: Context, asks: Asks, words: str) -> list[Decision]:
    """Return the sessions that a question is about: those it names, as far as they can answer."""
    is_open = asks not in _OF_WHAT_STANDS or (asks is Asks.PLACE and not context.decided)
    first = context.open if is_open else context.decided
    if asks not in _OF_TIMES:
        return context.meant(words, _with_a_list(first) if asks is Asks.LIST else first)
    named, _ = context.named(words)
    among = (list(filter(is_of_times, each)) for each in (named, first, context.sessions))
    return next(filter(None, among), [])


def _with_a_list(sessions: Sequence[Decision]) -> Sequence[Decision]:
    """Return those that decide between words; all of them where none does."""
    return [each for each in sessions if not is_of_times(each)] or sessions


async def _others_words(context: Context) -> Sequence[Part]:
    """Say that nobody's words are told; and how far it is, to who asks of all of them at once."""
    asked = context.message.text
    named = any(people_named(asked, each.members) for each in context.sessions)
    told = [] if named else [_of_one(context, each, Asks.STATUS) for each in context.waiting[:1]]
    return [sentence(NOT_TOLD), *told]


def of_another(context: Context, words: str) -> Part:
    """Say that nothing is noted which somebody says in the place of another."""
    named = [one for each in context.open for one in people_named(words, each.members)]
    names = listed(list(dict.fromkeys(each.name for each in named))) if named else "others"
    return sentence(NOT_NOTED.format(names=names))


async def _about_me(context: Context) -> Sequence[Part]:
    """Return what is known of somebody; behind a command it opens as a page of its own."""
    message, who = context.message, context.who
    if message.via is Via.COMMAND:
        await context.exchange.perform(Reply(page=True), person_id(who))
        return ()
    if context.access.link and _PAGE.search(context.words):
        own = [each for each in context.sessions if each.includes(who)][:_MOST]
        pages = [part for each in own for part in page_of(context.access, each, who).parts]
        if pages:
            return pages
    known = await where_known(context.access, who, context.waiting)
    return await about_oneself(context.access, who, known)


async def _own_vote(context: Context) -> Sequence[Part]:
    """Return what somebody's vote is, or that there is none yet, in each vote that is open."""
    voting = [each for each in context.waiting if each.phase is Phase.VOTE]
    meant = context.meant(context.message.text, voting) if voting else []
    is_asked = _WHICH_VOTE.match(context.words) is None
    if not meant:
        return _own_vote_then(context) or await _about_me(context)
    told = [(each, own_vote(each, context.who, is_asked=is_asked)) for each in meant[:_MOST]]
    is_which = not (is_asked or context.message.in_channel)
    if is_which or len(told) > 1:
        apart = ":\n" if is_which else ": "
        told = [(each, f"“{each.terms.subject}”{apart}{words}") for each, words in told]
    return [Part(said(words), each.id) for each, words in told]


def _own_vote_then(context: Context) -> Sequence[Part]:
    """Return what somebody's vote was in what is decided, where nothing is open to them."""
    voted = [] if context.waiting else [each for each in context.decided if each.rounds]
    voted = [each for each in voted if each.member(context.who)]
    meant = context.meant(context.message.text, voted)[:1] if voted else []
    return [Part(said(own_vote_then(each, context.who)), each.id) for each in meant]


_OF_WHO_ASKS: Final[Mapping[Asks, Callable[[Context], Awaitable[Sequence[Part]]]]] = {
    Asks.ABOUT_ME: _about_me,
    Asks.OWN_VOTE: _own_vote,
    Asks.CLOCK: _clock,
    Asks.QUIET: partial(_reminds, wanted=False),
    Asks.LOUD: partial(_reminds, wanted=True),
    Asks.UNDO: _undo,
    Asks.EXPORT: _export,
    Asks.OTHERS_WORDS: _others_words,
    Asks.REPEATS: repeating.all_told,
}
"""What is asked of oneself, or of what goes on by itself."""
