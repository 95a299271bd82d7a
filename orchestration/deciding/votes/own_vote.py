"""What somebody's own vote is, or was, as they alone are told."""

from __future__ import annotations

import re

from orchestration.deciding.state import Decision
from orchestration.deciding.votes.receipts import receipt_in, with_receipt
from orchestration.interaction.wording import in_words, listed
from orchestration.model.options import Words
from orchestration.model.people import MemberId


def own_vote(decision: Decision, who: MemberId, *, is_asked: bool = False) -> str:
    """Return what somebody's vote is; to who asks whether it is in, yes or no comes first."""
    ballots, to = decision.round.ballots, decision.delegates.get(who)
    left = decision.member(to) if to else None
    vote, no = ballots.get(who), "No: you" if is_asked else "You"
    if vote is not None:
        words = f"{'Yes' if is_asked else 'Your vote'}: {in_words(vote)}."
    elif who in ballots:
        words = "Yes: you abstain." if is_asked else "You abstain."
    else:
        words = f"{no} have left your vote to {left.name}." if left else f"{no} have not voted yet."
    code = receipt_in(decision, decision.round.number, who)
    return f"{words} {with_receipt(code)}" if code else words


def own_vote_then(decision: Decision, who: MemberId) -> str:
    """Return what somebody's vote was in the last round of what is decided."""
    ballots, to = decision.round.ballots, decision.delegates.get(who)
    left, vote = decision.member(to) if to else None, ballots.get(who)
    subject = f"“{decision.terms.subject}”"
    if vote is not None:
        words = in_words(vote)
        named = [x for x in decision.round.options if isinstance(x, Words) and _is_in(x.id, words)]
        titled = [x.title if len(named) == 1 else f"{x.id} {x.title}" for x in named]
        titles = f" ({listed(titled)})" if named else ""
        return f"{subject}: your vote was {words}{titles}."
    if who in ballots:
        return f"{subject}: you abstained."
    return f"{subject}: you {f'left your vote to {left.name}' if left else 'have not voted'}."


def _is_in(letter: str, words: str) -> bool:
    return re.search(rf"\b{re.escape(letter)}\b", words) is not None
