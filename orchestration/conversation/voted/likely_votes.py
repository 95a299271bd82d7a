"""A vote that is most likely meant, among other words: its author is asked whether it is theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.by_name import lettered_by, on_the_table
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.voted.uncounted import open_under, why_not
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.agreement import passes_unopposed
from orchestration.deciding.actions.ballots.likely import NO_TO, likely_vote
from orchestration.deciding.actions.ballots.replies import read_reply
from orchestration.deciding.commands import CastBallot
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.interaction.routing import (
    About,
    GivenAnswer,
    SessionWish,
    Social,
    StandingWish,
    Unknown,
    Vote,
)
from orchestration.interaction.wording import in_words
from orchestration.language.choosing.asides import (
    says_what_is_none,
    tells_of_others,
    tells_of_past,
)
from orchestration.language.choosing.held.last_resort import blocks_nothing
from orchestration.language.choosing.words import plain
from orchestration.language.votes.likely import in_short, is_of_author, may_refuse
from orchestration.language.votes.objection_back import objection_back
from orchestration.language.words.drawn_letters import with_drawn_letters

_MAY_BE_ONE: Final = (Vote, SessionWish, StandingWish, GivenAnswer, Social, Unknown)
_ASKS: Final = "I take that for “{vote}”. Shall it count as your vote?"
_STANDS: Final = "Your vote is {vote} already."
_COUNT: Final = "Count it"
_ASKS_OF_NO: Final = "I take that for a no to {vote}. Shall I keep that?"
_ASKS_OF_OBJECTION: Final = "I take that for an objection to {vote}. Shall I keep that?"
_OBJECTS: Final = "I object: {why}"
_IF_NEED_BE: Final = "yes, if need be"
_KEEP: Final = "Keep it"
_NO: Final = "not"
_SHORT: Final = 8
"""So many words under options that name one are most likely about one's own vote."""


async def offered(context: Context, routed: Sequence[About]) -> Sequence[Part]:
    """Ask whether the vote that words most likely are shall count; nothing where they are none."""
    message = context.message
    decision = _voted_on(context)
    if decision is None or message.is_edited or not all(isinstance(x, _MAY_BE_ONE) for x in routed):
        return []
    if ballot_forms.why_not(decision, context.who, decision.round.number):
        return []
    if message.in_channel and (decision.terms.secret or not _is_own(context, decision)):
        return []
    return await asked(context, decision, _likely(context, decision))


async def asked(context: Context, decision: Decision, said: str) -> Sequence[Part]:
    """Ask whether a ballot shall count, or a no to options be kept; nothing where it can't be.

    In private a no is a wish, in its author's own words.
    """
    reply = read_reply(decision, context.action, decision.round.number, said) if said else None
    is_no = said.startswith(NO_TO) and context.message.in_channel
    if reply is None or not (is_no or any(isinstance(x, CastBallot) for x in reply.commands)):
        return []
    held = decision.round.ballots.get(context.who)
    if held and in_words(held) == said:
        return [sentence(_STANDS.format(vote=said))]
    value = f"{decision.round.number}/{said}"
    asks = (_asks_of(said) if is_no else _ASKS).format(vote=said)
    buttons = Buttons((Button(ballot_forms.COUNT_AS, _KEEP if is_no else _COUNT, value),))
    return [Part(Layout(words=asks, parts=(Text(asks), buttons)), decision.id)]


def _asks_of(said: str) -> str:
    """Return how it is asked whether a no to options, or an objection to one, is meant."""
    led = next(filter(said.startswith, NO_TO), "")
    asks = _ASKS_OF_NO if led == _NO else _ASKS_OF_OBJECTION
    return asks.format(vote=said.removeprefix(led).strip())


def is_only_talk(context: Context) -> bool:
    """Tell whether words under options say what a thing is not: “no cheese, no pizza”."""
    decision = open_under(context)
    if decision is None or context.message.is_to_the_bot:
        return False
    return says_what_is_none(context.words, [each.title for each in on_the_table(decision)])


async def offered_by_name(context: Context, routed: Sequence[About]) -> Sequence[Part]:
    """Ask the same of words that name an option by its title, and would be a wish."""
    decision = _voted_on(context)
    if decision is not None and (objects := _may_object(context, decision)):
        return await asked(context, decision, objects)
    is_named = decision is not None and bool(on_the_table(decision))
    if not is_named or any(isinstance(each, Vote) for each in routed) or why_not(context):
        return []
    return await offered(context, routed)


def _may_object(context: Context, decision: Decision) -> str:
    """Return words that may be against what needs consent as an objection; else nothing.

    None is lost because it was not put as one: its author is asked. Who says that they block
    nothing is asked for the yes that lets it pass.
    """
    said = context.words.strip(" .!")
    about = " ".join(each.title for each in on_the_table(decision))
    is_owed = passes_unopposed(decision)
    is_seen = decision.terms.secret and context.message.in_channel
    is_none = context.message.is_edited or objection_back(said) is not None
    if not is_owed or is_seen or is_none or not may_refuse(said, about):
        return ""
    return _IF_NEED_BE if blocks_nothing(said) else _OBJECTS.format(why=said)


def no_to(context: Context) -> str:
    """Return the no to options that is all words in private most likely are; nothing else."""
    decision = None if context.message.in_channel else _voted_on(context)
    said = _likely(context, decision) if decision and not context.message.is_edited else ""
    return said if said.startswith(f"{_NO} ") else ""


def _voted_on(context: Context) -> Decision | None:
    """Return the one vote that words can be for: under its options, or in private."""
    if context.message.about is not None:
        return open_under(context)
    if context.message.in_channel or len(context.waiting) != 1:
        return None
    return context.waiting[0] if context.waiting[0].phase is Phase.VOTE else None


def _is_own(context: Context, decision: Decision) -> bool:
    """Tell whether words under options are about what their author is for, and no talk."""
    said = context.message.text
    if tells_of_others(said) or tells_of_past(said):
        return False
    others = {plain(x.name.split()[0]) for x in decision.members if x.id != context.who}
    tells_of_member = not others.isdisjoint(map(plain, said.split()))
    return is_of_author(said) or (len(in_short(said).split()) <= _SHORT and not tells_of_member)


def _likely(context: Context, decision: Decision) -> str:
    words = with_drawn_letters(context.words)
    letters = lettered_by(words, context.who, decision)
    by_title = letters != words or context.message.names_options
    return likely_vote(decision, letters, by_title=by_title)
