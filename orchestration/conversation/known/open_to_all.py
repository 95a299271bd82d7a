"""What somebody can join by writing in private: a poll, or a list, of a channel that they read."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from orchestration.conversation.known.by_name import is_of_times, on_the_table
from orchestration.conversation.known.still_asked import is_vote_by_letter
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Message, Via
from orchestration.conversation.ports.sessions import find_decisions
from orchestration.deciding.people.joining import joined
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_known, is_over, may_vote
from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.signs import signs_in
from orchestration.language.ordered.asked_around import asks_what_is_open
from orchestration.language.talk.social import is_social
from orchestration.model.people import MemberId

_SHORT: Final = 6
"""So many words may vote on what their writer has not joined, where they are in something else."""

_MOST: Final = 20
"""So many of what goes on around somebody are taken, the latest; and so many are read at once."""


async def around(
    message: Message, exchange: Exchange, name: str, own: Sequence[Decision]
) -> list[Decision]:
    """Return what a private message may be about beside what its writer is in.

    Where they are in nothing that goes on, and say nothing of times, it is what has an option that
    they name, else all that they can join. They are told of it as if they had joined, which they do
    by what they say, by their name. Who is in something has others' sessions read for it only where
    a few words may be a vote that is none in what they are in; it is what has the option, then. Of
    others the platform is asked last: that is a call to it.
    """
    going_on = [each for each in own if not is_over(each)]
    if message.via is not Via.DM or _is_timed(message.text):
        return []
    if going_on and not _may_be_vote_elsewhere(message.text, going_on):
        return []
    words, who = message.text, message.who
    found = await _read_along(
        who, exchange, own, partial(_is_voted_on, words) if going_on else None
    )
    open_ = [joined(each, who, name) for each in found]
    return [each for each in open_ if _names_option(words, each)] or open_


def _is_voted_on(words: str, decision: Decision) -> bool:
    """Tell whether words name an option that is voted on, by its title or its letter."""
    return _names_option(words, decision) or is_vote_by_letter(decision, words)


def _may_be_vote_elsewhere(words: str, own: Sequence[Decision]) -> bool:
    """Tell whether a few words may vote on what somebody is not in: what they are in has it not."""
    if "?" in words or len(words.split()) > _SHORT or is_social(words):
        return False
    return not any(_is_voted_on(words, each) for each in own)


async def _read_along(
    who: MemberId,
    exchange: Exchange,
    own: Sequence[Decision],
    is_meant: Callable[[Decision], bool] | None,
) -> Sequence[Decision]:
    """Return what somebody can join in a channel that they read, the latest of it that is meant.

    How much goes on where they read nothing makes no difference to that.
    """
    known = {each.id for each in own}
    left = [x for x in await exchange.sessions_here(over=False) if x not in known]
    found: list[Decision] = []
    while left and len(found) < _MOST:
        left, page = left[:-_MOST], left[-_MOST:]
        decisions = await find_decisions(exchange.access.sessions, page)
        others = [x for x in decisions if _may_join(x, who) and (is_meant is None or is_meant(x))]
        read = await exchange.read_here([each.id for each in others])
        found = [*(each for each in others if each.id in read), *found]
    return found[-_MOST:]


def _may_join(decision: Decision, who: MemberId) -> bool:
    is_closed = is_over(decision) or is_of_times(decision) or is_known(decision, who)
    return not is_closed and may_vote(decision, who)


def _is_timed(words: str) -> bool:
    lexicon = lexicon_of(words)
    tokens = lexicon.tokens(words)
    timed = signs_in(tokens, lexicon).timed
    is_timed = any(not tokens[at].text.isdigit() for at in timed)  # a price is a number too
    return is_timed and not asks_what_is_open(words)  # “what's open right now?”


def _names_option(words: str, decision: Decision) -> bool:
    titles = [each.title for each in on_the_table(decision)]
    return any(re.search(rf"(?<!\w){re.escape(x)}(?!\w)", words, re.IGNORECASE) for x in titles)
