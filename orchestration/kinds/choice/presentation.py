"""What a choice shows beyond what every decision does: what is on its list."""

from __future__ import annotations

from orchestration.deciding.presentation import views
from orchestration.kinds.choice.state import Choice
from orchestration.model.people import MemberId
from orchestration.views.base import extended
from orchestration.views.choice import ChoiceCard, ChoiceQuestion
from orchestration.voting.lots import commitment


def posted_card(choice: Choice) -> ChoiceCard | None:
    """Return the card that is posted: a poll is its own."""
    return None if choice.terms.is_quick else choice_card(choice)


def choice_card(choice: Choice) -> ChoiceCard:
    """Show a choice, how far it is, and what is on its list."""
    return extended(
        ChoiceCard,
        views.session_card(choice),
        listed=choice.listed,
        takes_proposals=choice.takes_proposals,
        lot=commitment(choice.seed),
    )


def choice_question(choice: Choice, member: MemberId) -> ChoiceQuestion:
    """Ask a member what matters to them."""
    return extended(
        ChoiceQuestion,
        views.intake_question(choice, member),
        listed=choice.listed,
        takes_proposals=choice.takes_proposals,
    )
