"""What one message tells several sessions is read back once: by the first, for the others as well.

It does so as far as rules read all that the others are told; what a model reads, or what is asked
back, each session tells by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context
from orchestration.deciding.state import Phase
from orchestration.deciding.wishes.hearing import hearing_of
from orchestration.interaction.routing import SessionWish, Social
from orchestration.language.offline import understood
from orchestration.model.preferences import Visibility


def once(contexts: Sequence[Context]) -> Sequence[Context]:
    """Return what each session is told, with what the first of them reads back of all."""
    if not all(map(_only_wishes, contexts)):
        return contexts
    first, *others = contexts
    lines = [_read_of(each) for each in others]
    told = [replace(each, elsewhere=bool(x)) for each, x in zip(others, lines, strict=True)]
    return [*told, replace(first, beside="\n".join(filter(None, lines)))]


def _only_wishes(context: Context) -> bool:
    """Tell whether a session that asks when it suits people is told that, and nothing else."""
    [decision] = context.sessions
    is_asked = is_of_times(decision) and decision.phase is Phase.INTAKE
    told = context.routed()
    return is_asked and all(isinstance(each, SessionWish | Social) for each in told)


def _read_of(context: Context) -> str:
    """Return in a line what is said to one session; nothing where not all of it is read."""
    [decision] = context.sessions
    member = decision.member(context.who)
    if member is None or context.access.has_model:
        return ""
    number = decision.messages.get(member.id, 0)
    hearing = hearing_of(decision, member, context.action.at, number, Visibility.PRIVATE)
    read = understood(context.message.text, hearing)
    if read.not_understood or not read.preferences:
        return ""
    said = "; ".join(each.restatement for each in read.preferences)
    return f"For “{decision.terms.subject}”: {said}."
