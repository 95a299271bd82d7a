"""The question that is still open to somebody: a vote by its letter is no answer to it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from orchestration.deciding.actions.ballots.forms import names
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.wishes.clarify import open_question
from orchestration.language.votes.reading import read
from orchestration.model.clarification import Clarification
from orchestration.model.people import MemberId

_LETTER: Final = re.compile(r"(?<![\w'’.])(?:[A-Zb-hj-z]|^\W*[ai])(?![\w'’])(?!\.\w)")


def still_asked(decisions: Iterable[Decision], who: MemberId, words: str) -> Clarification | None:
    """Return the first question that is open to somebody in these; None to who votes."""
    open_ = list(decisions)
    asked = next((each for one in open_ if (each := open_question(one, who))), None)
    return None if asked and any(is_vote_by_letter(each, words) for each in open_) else asked


def is_vote_by_letter(decision: Decision, words: str) -> bool:
    """Tell whether words name an option that is voted on by its letter."""
    found = read(words, names(decision)) if decision.phase is Phase.VOTE else None
    return found is not None and bool(found.choices) and _LETTER.search(words) is not None
