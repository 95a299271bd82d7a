"""Who asks whether they have to be there, or whether somebody cannot come: what all may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.people import people_named
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.people.who_comes import must_come, who_cannot
from orchestration.deciding.state import Decision
from orchestration.interaction.answers import COMES_LATE
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import (
    About,
    AwayThen,
    CameUp,
    Does,
    Late,
    SessionOrder,
    SessionWish,
    Social,
    StandingWish,
)
from orchestration.language.choosing.known_by.of_options import letters_in
from orchestration.language.coming.attending import asks_if_needed, asks_who_cannot
from orchestration.language.talk.news_ahead import behind_news
from orchestration.language.talk.passed_on import THE_OTHERS, passed_on, without_passing_on
from orchestration.model.people import MemberId

_OF_ONESELF: Final = (Late, CameUp, AwayThen, SessionWish, StandingWish)


async def heard(context: Context) -> Sequence[Part] | None:
    """Answer who asks of coming, and nothing else; None of all other words."""
    message, words = context.message, context.words
    if message.is_edited or message.via is Via.COMMAND:
        return None
    if _told_of_oneself(context):
        return [sentence(COMES_LATE)]
    told = [(each, said_of_coming(each, context.who, words)) for each in _own(context)]
    return [Part(layout, each.id) for each, layout in told if layout] or None


def _own(context: Context) -> Sequence[Decision]:
    """Return the one between times that words are about, if their author is in it."""
    among = [x for x in context.open or context.decided if is_of_times(x)]
    meant = context.meant(context.words, among) if among else []
    return [each for each in meant if each.includes(context.who) and is_of_times(each)][:1]


def without_passing_on_news(context: Context) -> Context:
    """Leave out that another be told so behind news of coming: what is done about it says who is.

    “Komm nur 10 min später, sagst du Lena Bescheid?” is no question to anybody here.
    """
    found = next(filter(None, (way(context) for way in (_ordered_behind_news, _as_own))), None)
    if found is not None:
        return found
    news = without_passing_on(context.words)
    routed = _routed(context, news) if news and context.decided else []
    is_news = bool(routed) and all(isinstance(each, Late | CameUp) for each in routed)
    return _saying(context, news) if is_news else context


def _as_own(context: Context) -> Context | None:
    """Return what a member is to be told as what its author says of themselves; else None."""
    told = _told_of_oneself(context)
    routed = _routed(context, told) if told else []
    is_own = bool(routed) and all(isinstance(each, _OF_ONESELF) for each in routed)
    return _saying(context, told) if is_own else None


def _routed(context: Context, words: str) -> Sequence[About]:
    return [x for x in _saying(context, words).routed() if type(x) is not Social]


def _saying(context: Context, words: str) -> Context:
    return replace(context, message=replace(context.message, text=words))


def _told_of_oneself(context: Context) -> str:
    """Return what somebody wants a member told of themselves: “tell Lena I can't do Wednesday”."""
    whom, what = passed_on(context.words) if context.message.via is Via.DM else ("", "")
    members = [one for each in context.sessions for one in each.members]
    return what if whom in THE_OTHERS or (whom and people_named(whom, members)) else ""


def _ordered_behind_news(context: Context) -> Context | None:
    """Return what an organiser orders behind the news that something came up; None where nothing.

    The order asks for another time by itself, and says who cannot.
    """
    words = behind_news(context.words)
    if not words or not any(each.organiser.id == context.who for each in context.decided):
        return None
    alone = replace(context, message=replace(context.message, text=words))
    routed = [each for each in alone.routed() if type(each) is not Social]
    moves = [each for each in routed if isinstance(each, SessionOrder) and each.does is Does.MOVE]
    return alone if moves and len(moves) == len(routed) else None


def said_of_coming(decision: Decision, who: MemberId, words: str) -> Layout | None:
    """Return what words are answered that ask of coming; None where they do not."""
    if asks_if_needed(words):
        return must_come(decision, who)
    named = sorted(letters_in(words, are_named=True))
    return who_cannot(decision, who, named) if asks_who_cannot(words) else None
