"""What members hold, told where a statement is looked for: it may read like anything else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.voted import votes
from orchestration.conversation.voted.nothing_but_votes import is_in_letters
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.layouts import THATS_ALL
from orchestration.interaction.routing import (
    About,
    Asks,
    CameUp,
    GivenAnswer,
    OpenRequest,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    StandingWish,
    Unknown,
    Vote,
)
from orchestration.language.choosing.asides import asks
from orchestration.language.choosing.held.opinions import holds_nothing, is_view, may_be_view
from orchestration.language.choosing.lists.list_orders import is_draft
from orchestration.language.choosing.words import words_of
from orchestration.language.votes.noted import note_behind
from orchestration.language.votes.reading import read

_ASKS_FOR: Final = re.compile(
    r"(?:(?:please|bitte|and|und|so) )*(?:(?:tell|give|sag|gib)\w*\s+(?:me|us|mir|uns)\b"
    r"|(?:show|zeig)\w*\b"
    r"|(?:status|results?|ergebnis\w*)(?=\W*$|\W+(?:please|pls|bitte|update|report|now|so|of|von|jetzt|for"
    r")\b))",
    re.IGNORECASE,
)
_OF_A_SESSION: Final = frozenset(
    {
        Asks.STATUS, Asks.MISSING, Asks.WHEN, Asks.WHO, Asks.INVITE, Asks.TOPIC, Asks.PLACE,
        Asks.REMINDED, Asks.CLOCK, Asks.CALENDAR, Asks.BEFOREHAND, Asks.JOIN, Asks.REPEATS,
        Asks.RULE, Asks.HOW_DECIDED, Asks.DECISIONS, Asks.LIST, Asks.VOTES, Asks.ABOUT_ME,
        Asks.OWN_VOTE, Asks.OTHERS_WORDS, Asks.PRIVACY, Asks.PERSON, Asks.WHY,
    }
)  # fmt: skip
"""What only a question asks; what is wanted of the bot for oneself needs none: “forget me”."""

_OF_ONESELF: Final = re.compile(r"\b(?:i|me|my|mine|ich|mich|mir|meine?[nrs]?)\b", re.IGNORECASE)

_NOTHING: Final = "nothing"
_FEW: Final = 4


def is_opinion(context: Context, told: Sequence[About]) -> bool:
    """Tell whether words are what somebody holds, told to the only session that takes opinions.

    All of them are, then: an opinion has its reasons beside it. It is no vote, question or order.
    """
    held = (SessionWish, StandingWish, GivenAnswer, Unknown, CameUp, Social)
    return (
        not context.message.in_channel
        and _taking(context) is not None
        and not is_draft(context.message.text)
        and not _is_vote(context)
        and all(isinstance(x, held) or _only_reads_as_question(context, x) for x in told)
        and not isinstance(told[0], SessionQuestion)
        and not all(isinstance(each, Social) for each in told)
    )


def _is_vote(context: Context) -> bool:
    """Tell whether words put what is voted on in an order by its letters: “B > A”, “C first”.

    A note may stand behind them.
    """
    found = votes.vote_in(context)
    if found is None:
        return False
    names = ballot_forms.names(found[0])
    said = note_behind(context.words)[0] or context.words
    is_short = len(said.split()) <= _FEW and any(each in names for each in said.split())
    return is_in_letters(said, names) or (is_short and read(said, names) is not None)


def routed(context: Context) -> tuple[About, ...]:
    """Return what each sentence is about, where those that order nothing here are what is held."""
    decision, found = _taking(context), context.routed()
    if decision is None:
        return found
    return tuple(
        SessionWish(each.span) if _is_held(context, decision, each) else each for each in found
    )


def is_told(context: Context) -> bool:
    """Tell whether words go in private to the only session that waits, and takes opinions."""
    return not context.message.in_channel and _taking(context) is not None


async def nothing_held(context: Context) -> Sequence[Part] | None:
    """Take it that somebody holds nothing, or has no more to add; None where they say else."""
    decision = _taking(context)
    if decision is None or not holds_nothing(context.words):
        return None
    if decision.phase is not Phase.INTAKE or decision.member(context.who) is None:
        return None
    has_told = context.who in decision.answered and context.who not in decision.done
    does = THATS_ALL if has_told else _NOTHING
    reply = context.access.kinds.press(decision, context.apart(f"/{decision.id}"), does)
    await context.access.send(*reply.commands)
    return [sentence(reply.note)] if reply.note else []


def _taking(context: Context) -> Decision | None:
    """Return the only session that words may be told to, if it takes opinions."""
    message = context.message
    if message.via not in (Via.THREAD, Via.DM, Via.MENTION):
        return None
    under = context.one(message.about) if message.about else None
    found = [under] if under else [] if message.about else list(context.waiting)
    is_one = len(found) == 1 and method_of(found[0]).takes_opinions(found[0])
    return found[0] if is_one else None


def _is_held(context: Context, decision: Decision, about: About) -> bool:
    """Tell whether what reads as an order, or a question, is a view, and of nobody who is asked.

    In private an opinion is asked for, and may look like anything.
    """
    words = context.message.text[about.span.start : about.span.end]
    named = {each.casefold() for one in decision.members for each in one.name.split()}
    if not named.isdisjoint(each.word for each in words_of(words)):
        return False
    in_private = context.message.via is Via.DM and may_be_view(words)
    if isinstance(about, SessionQuestion):
        is_asked = about.asks not in _OF_A_SESSION or not _only_reads_as_question(context, about)
        return in_private and not is_asked and not _OF_ONESELF.search(words)
    if isinstance(about, OpenRequest | Vote):
        return in_private
    return isinstance(about, SessionOrder) and (is_view(words) or in_private)


def _only_reads_as_question(context: Context, about: About) -> bool:
    """Tell whether what reads as a question asks nothing: “so ist das zu schwammig”."""
    words = context.message.text[about.span.start : about.span.end]
    asked = asks(words.strip()) or _ASKS_FOR.match(words.strip())
    return isinstance(about, SessionQuestion) and not asked
