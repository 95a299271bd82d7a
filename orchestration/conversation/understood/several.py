"""What one message tells several sessions: "sushi, and the meeting not on Monday".

It is told apart only where its parts name their sessions: by a name, by what they are, or by an
option that one of them alone knows. What names none belongs to the part before it; where none is,
to the first that does.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.by_kind import of_the_kind, without_kind
from orchestration.conversation.known.by_name import is_of_times, speaking_of, titled
from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.inbound import Via
from orchestration.conversation.told.wishes import each_for_all
from orchestration.conversation.understood.read_back_once import once
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.routing import SessionWish, Social, Vote
from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.signs import signs_in
from orchestration.language.choosing.asides import is_of_oneself
from orchestration.language.votes.divided import says_own
from orchestration.model.people import SessionId

_PART: Final = re.compile(
    r".+?(?:[,;.!\n]+\s+(?:(?:and|und|but|aber)\s+)?|\s+(?:and|und|but|aber)\s+|$)",
    re.IGNORECASE | re.DOTALL,
)
_SEVERAL: Final = 2
_FOR_BOTH: Final = re.compile(
    r"[\s,]*\b(?:(?:that's |gilt |it's |das )?(?:for|in|at|für|bei|in|zu) )?"
    r"(?:the |den |die )?(?:(?P<both>both|beide[nrs]?)|all (?:of (?:them|these)|meetings|sessions)"
    r"|alle[nr]? (?:davon|treffen|terminen?|meetings))"
    r"(?: (?:of them|meetings|sessions|treffen|terminen?))?\b"
    r"\s*[,:]?",
    re.IGNORECASE,
)
"""What says that words are for all that is open."""

_OF_BOTH_VOTES: Final = re.compile(
    r"[\s,]*(?:(?:that's |gilt |it's |das )?(?:for|in|at|für|bei|in|zu) )", re.IGNORECASE
)
"""What says so of two votes, too."""

_LEADING: Final = re.compile(
    r"\b(?:for|the|about|für|den|die|das|beim?|and|und|in|at)\b", re.IGNORECASE
)
_WORD: Final = re.compile(r"\w{3,}")
_LETTER: Final = re.compile(r"\w")
_JOINT: Final = re.compile(r"[\s,;]*(?:\b(?:and|und|but|aber)\b)?[\s,;]*$", re.IGNORECASE)


def told_apart(context: Context) -> Sequence[Context]:
    """Return a context for each session that a message tells something; none where it is one."""
    message = context.message
    is_one = message.about or message.is_edited or message.via is Via.COMMAND
    if is_one or len(context.waiting) < 2:
        return ()
    told = _told_to_all(context) or _told_to_each(context)
    if len(told) < _SEVERAL:
        return ()
    of = [each for each in context.waiting if each.id in told]
    contexts: Sequence[Context] = [context for _ in of]
    if len({*told.values()}) == 1:
        contexts = each_for_all(context, of)
    apart = [_only(x, each, told[each.id]) for x, each in zip(contexts, of, strict=True)]
    if not all(map(_tells, apart)):
        return ()
    return apart if len({*told.values()}) == 1 else once(apart)


def _told_to_all(context: Context) -> dict[SessionId, str]:
    """Return what is said of all that waits for who writes: "no Mondays, for both"."""
    waiting = context.waiting
    found = _FOR_BOTH.search(context.words)
    if found is None or not _may_be_of_all(found[0], waiting):
        return {}
    if found["both"] and len(waiting) != _SEVERAL:
        return {}
    words = f"{context.words[: found.start()]} {context.words[found.end() :]}"
    least = _LETTER if waiting[0].phase is Phase.VOTE else _WORD
    return {each.id: words for each in waiting} if least.search(words) else {}


def _may_be_of_all(said: str, waiting: Sequence[Decision]) -> bool:
    """Tell whether words are of all that is open: while it is voted, “both” may be two options.

    “For both” is not: it is of two votes, and neither of a meeting.
    """
    voted_on = [each for each in waiting if each.phase is Phase.VOTE]
    is_of_votes = len(voted_on) == len(waiting) and not any(map(is_of_times, waiting))
    return not voted_on or (is_of_votes and _OF_BOTH_VOTES.match(said) is not None)


def _told_to_each(context: Context) -> dict[SessionId, str]:
    """Return what is said of each session that is named; names side by side share it."""
    told: dict[SessionId, str] = {}
    before = ""
    last: list[SessionId] = []
    for part in _PART.findall(context.words):
        meant, words = _meant(context, part)
        if meant is None and last:
            meant = _whose_times(context, part, last[-1])
        is_bare = meant is not None and not any(map(str.isalnum, _LEADING.sub("", words)))
        if meant is None and not last:
            before += words
            continue
        if meant is not None:
            beside = is_bare or not any(told.get(each, "").strip() for each in last)
            shared = told.get(last[0], "") if last and beside else before
            last = [*last, meant.id] if beside else [meant.id]
            told.setdefault(meant.id, shared)
            before = ""
        told |= {each: told[each] + ("" if is_bare else words) for each in last}
    return told


def _tells(context: Context) -> bool:
    """Tell whether nothing is said but what suits somebody, and what they vote for."""
    return all(isinstance(each, SessionWish | Vote | Social) for each in context.routed())


def _meant(context: Context, part: str) -> tuple[Decision | None, str]:
    """Return the only session that a part of a message names, and the part without the name."""
    waiting = context.waiting
    if len(of := titled(_JOINT.sub("", part), waiting)) == 1:  # a poll may be called by its options
        return of[0], part
    voted = speaking_of(part, [each for each in waiting if not is_of_times(each)])
    if len(voted) == 1 and voted[0].phase is Phase.VOTE and says_own(part):
        return voted[0], part
    named, rest = context.named(part)
    if len(named) == 1 and named[0] in waiting:
        return named[0], f"{rest} "
    if len(of_kind := of_the_kind(part, waiting)) == 1:
        return of_kind[0], without_kind(part)
    knowing = speaking_of(part, [each for each in waiting if not is_of_times(each)])
    if len(knowing) != 1:
        return None, part
    return knowing[0], _for_it(knowing[0]).sub("", part)


def _whose_times(context: Context, part: str, last: SessionId) -> Decision | None:
    """Return the only session that looks for a time, where who has voted tells when they can."""
    voted = context.one(last)
    of_times = [each for each in context.waiting if is_of_times(each)]
    if voted is None or is_of_times(voted) or len(of_times) != 1 or not is_of_oneself(part):
        return None
    lexicon = lexicon_of(part)
    return of_times[0] if signs_in(lexicon.tokens(part), lexicon).timed else None


def _for_it(decision: Decision) -> re.Pattern[str]:
    """Return what matches “for lunch” behind an option, if that is what it is called."""
    words = "|".join(map(re.escape, _WORD.findall(decision.terms.subject)))
    return re.compile(rf"\b(?:for|fürs?|zum|zur|beim|at)\s+(?:the\s+)?(?:{words})\b", re.IGNORECASE)


def _only(context: Context, decision: Decision, words: str) -> Context:
    """Return what is said of one session as a message of its own."""
    message = replace(context.message, text=_JOINT.sub("", words))
    action = context.apart(f"/{decision.id}")
    return replace(context, message=message, action=action, sessions=(decision,))
