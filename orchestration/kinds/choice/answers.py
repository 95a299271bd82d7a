"""What a member is answered who asks about a choice, where it is not as with every decision."""

from __future__ import annotations

from orchestration.deciding.asked import answers
from orchestration.deciding.state import Phase
from orchestration.interaction.answers import said
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import Asks
from orchestration.interaction.wording import listed
from orchestration.kinds.choice.state import Choice
from orchestration.model.options import Words
from orchestration.model.people import MemberId


def answer(choice: Choice, who: MemberId, asks: Asks) -> Layout:
    """Return what a question about a choice is answered with."""
    return _list(choice) if asks is Asks.LIST else answers.answer(choice, who, asks)


def _list(choice: Choice) -> Layout:
    """Say what is on the list: in a vote, what is voted on."""
    subject = f"“{choice.terms.subject}”"
    titles = [each.title for each in choice.listed]
    if choice.phase is Phase.VOTE:
        shown = [each for each in choice.round.options if isinstance(each, Words)]
        titles = [f"{each.id} ({each.title})" for each in shown]
    more = " Reply in its thread to add to it." if choice.takes_proposals else ""
    if not titles:
        return said(f"{subject}: nothing is on the list yet.{more}")
    return said(f"{subject}: {listed(titles)}.{more}")
