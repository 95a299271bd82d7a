"""What a choice shows beyond what every decision does: what is on its list."""

from __future__ import annotations

from dataclasses import replace

from orchestration.deciding.presentation import views
from orchestration.deciding.state import Phase
from orchestration.deciding.step import is_over
from orchestration.kinds.choice.state import Choice
from orchestration.kinds.choice.statements import critiques, first_of_last, said_publicly
from orchestration.model.people import MemberId
from orchestration.views.base import extended
from orchestration.views.channel import OptionsProposed
from orchestration.views.choice import ChoiceCard, ChoiceQuestion
from orchestration.voting.lots import commitment


def posted_card(choice: Choice) -> ChoiceCard | None:
    """Return the card that is posted: a poll is its own."""
    return None if choice.terms.is_quick else choice_card(choice)


def choice_card(choice: Choice) -> ChoiceCard:
    """Show a choice, how far it is, and what is on its list."""
    shows_opinions = choice.terms.of_statements and not is_over(choice)
    card = views.session_card(choice)
    if choice.terms.for_all and choice.phase is Phase.INTAKE:
        card = replace(card, of=0, asked=(), missing=(), needed=(), outcome_lets_guess=False)
    return extended(
        ChoiceCard,
        card,
        listed=choice.listed,
        takes_proposals=choice.takes_proposals,
        lot=commitment(choice.seed),
        of_statements=choice.terms.of_statements,
        opinions=said_publicly(choice) if shows_opinions else (),
        critiques=critiques(choice) if shows_opinions else (),
        is_undrafted=choice.drafting is not None and choice.drafting.failed,
    )


def options_of_poll(choice: Choice, shown: OptionsProposed) -> OptionsProposed:
    """Add to the one post of a poll what else would stand on its card; until when is on it."""
    shown = replace(shown, gives_places=choice.terms.gives_places)
    if not choice.terms.is_quick:
        return shown
    lot = "" if choice.terms.gives_places else commitment(choice.seed)
    asked = tuple(each.name for each in choice.members) if choice.terms.only_asked else ()
    return replace(shown, lot=lot, voters=asked)


def choice_question(choice: Choice, member: MemberId) -> ChoiceQuestion:
    """Ask a member what matters to them."""
    question = views.intake_question(choice, member)
    is_revised = choice.terms.of_statements and choice.round.number > 1
    return extended(
        ChoiceQuestion,
        replace(question, offered=first_of_last(choice)) if is_revised else question,
        listed=choice.listed,
        takes_proposals=choice.takes_proposals,
        of_statements=choice.terms.of_statements,
    )
