"""What is said to who replies to the bot's own post with words of which nothing comes.

A reply calls the bot, where a platform has replies: people talk to each other in threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from orchestration.conversation.known.by_name import is_question_of_options, on_the_table
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.understood import unplaced
from orchestration.conversation.voted import likely_votes
from orchestration.conversation.voted.uncounted import open_under, stays
from orchestration.deciding.actions.ballots.lists import is_no_option
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.interaction.routing import Social
from orchestration.language.choosing.asides import tells_of_others, tells_of_past
from orchestration.language.choosing.words import bare, words_of

_NAME: Final = 2
"""So many words may be the name of an option."""

_SHORT: Final = 4
"""In more words of which nothing comes, people say something to each other."""

_ALIKE: Final = 0.7


async def answered(context: Context) -> Sequence[Part]:
    """Ask which option is meant, or say that none is, or what could be said; nothing to talk."""
    message = context.message
    there = context.one(message.about) if message.about else None
    if not message.is_reply or message.is_edited or there is None or is_over(there):
        return []
    if _is_talk(context, there):
        return []
    decision = open_under(context)
    if decision is None or decision.terms.secret or not on_the_table(decision):
        return [sentence(unplaced.why(context))]
    if near := _near(decision, context.words):
        return await likely_votes.asked(context, decision, near)
    said = context.words.strip(" .!,")
    is_name = len(words_of(said)) <= _NAME and "?" not in said
    told = f"{is_no_option(decision, said)}{stays(context, decision)}"
    return [sentence(told if is_name else unplaced.why(context))]


def _is_talk(context: Context, there: Decision) -> bool:
    """Tell whether words are courtesy, or said to the others: of them, or of something long."""
    said = context.words
    routed = context.routed()
    is_social = bool(routed) and all(isinstance(each, Social) for each in routed)
    return (
        not any(map(str.isalnum, said))
        or is_social
        or len(words_of(said)) > _SHORT
        or unplaced.only_laughs(context)
        or tells_of_others(said)
        or tells_of_past(said)
        or is_question_of_options(said, [there])
    )


def _near(decision: Decision, said: str) -> str:
    """Return the letter of the one option whose title words are nearly; "" where none is."""
    titles = {bare(each.title): each.id for each in on_the_table(decision)}
    found = get_close_matches(bare(said), titles, 2, _ALIKE)
    return titles[found[0]] if len(found) == 1 else ""
