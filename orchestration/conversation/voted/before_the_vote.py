"""Letters while nothing is voted on: they are no answer, and their author hears when they count."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.by_name import is_of_times, speaking_of
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.language.choosing.held.agreement import agreement_in
from orchestration.language.choosing.held.opinions import is_no_view
from orchestration.language.votes.likely import LONGEST, sides_in
from orchestration.language.votes.reading import read
from orchestration.language.votes.vocabulary import PART
from orchestration.model.options import option_name

_NO_VOTE_YET: Final = (
    "No vote is open yet, so that is noted nowhere: letters count once it is. Until then, write "
    "{what}, as you'd say it."
)
_CAPITAL: Final = re.compile(r"\b[A-HJ-Z]\b")
_LETTERS: Final = tuple(option_name(number) for number in range(9))


_NO_VIEW: Final = (
    "That is no opinion yet. Tell me what you think, in your words, or “nothing to add”."
)


async def heard(context: Context) -> Sequence[Part] | None:
    """Say that letters are no answer yet; None where words are more, or letters name something.

    Nor is a bare yes an opinion, of which a statement could be made.
    """
    decision = _asking(context)
    if decision is None or speaking_of(context.words, [decision]):
        return None
    takes_opinions = method_of(decision).takes_opinions(decision)
    is_yes = takes_opinions and agreement_in(context.words) is not None
    if takes_opinions and context.message.via is Via.DM and is_no_view(context.words):
        return [sentence(_NO_VIEW)]
    if not (is_yes or _is_by_letters(context.words)):
        return None
    what = "what you think" if takes_opinions else "what matters to you"
    return [sentence(_NO_VOTE_YET.format(what=what))]


def _asking(context: Context) -> Decision | None:
    """Return what asks for wishes where words stand, and has no letters for options yet."""
    message = context.message
    found = list(context.sessions) if message.about else context.waiting
    is_put = message.about is not None or message.via is Via.DM
    if message.is_edited or not is_put or len(found) != 1:
        return None
    [decision] = found
    is_first = not any(each.options for each in decision.rounds) or method_of(
        decision
    ).takes_opinions(decision)
    is_asked = decision.phase is Phase.INTAKE and is_first and not is_of_times(decision)
    return decision if is_asked else None


def _is_by_letters(words: str) -> bool:
    """Tell whether words are a vote by letters, in so many words or clause by clause."""
    if "?" in words or len(words) > LONGEST:
        return False
    if len(_CAPITAL.findall(words)) > 1 and len(sides_in(words, _LETTERS, by_title=True)) > 1:
        return True
    found = read(words, _LETTERS)
    named = {each.upper() for each in PART.findall(words)} & {*_LETTERS}
    return found is not None and bool(named) and bool(found.choices or found.refused)
