"""Who asks whether they have to be there, or whether somebody cannot come: what all may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.people.who_comes import must_come, who_cannot
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import CameUp, Does, Late, SessionOrder, Social
from orchestration.language.choosing.known_by.of_options import letters_in
from orchestration.language.coming.attending import asks_if_needed, asks_who_cannot
from orchestration.language.talk.news_ahead import behind_news
from orchestration.language.talk.passed_on import without_passing_on
from orchestration.model.people import MemberId


async def heard(context: Context) -> Sequence[Part] | None:
    """Answer who asks of coming, and nothing else; None of all other words."""
    message, words = context.message, context.words
    if message.is_edited or message.via is Via.COMMAND:
        return None
    among = [x for x in context.open or context.decided if is_of_times(x)]
    meant = context.meant(words, among) if among else []
    own = [each for each in meant if each.includes(context.who) and is_of_times(each)]
    told = [(each, said_of_coming(each, context.who, words)) for each in own[:1]]
    return [Part(layout, each.id) for each, layout in told if layout] or None


def without_passing_on_news(context: Context) -> Context:
    """Leave out that another be told so behind news of coming: what is done about it says who is.

    “Komm nur 10 min später, sagst du Lena Bescheid?” is no question to anybody here.
    """
    if ordered := _ordered_behind_news(context):
        return ordered
    news = without_passing_on(context.words)
    if not news or not context.decided:
        return context
    alone = replace(context, message=replace(context.message, text=news))
    routed = [each for each in alone.routed() if type(each) is not Social]
    is_news = bool(routed) and all(isinstance(each, Late | CameUp) for each in routed)
    return alone if is_news else context


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
