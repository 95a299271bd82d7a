"""What a coordinator is told to suggest what is voted on of a list, in the paper's own way."""

from __future__ import annotations

from orchestration.deciding.rounds import suggesting
from orchestration.deciding.rounds.assessment import old_candidate, profile_of
from orchestration.kinds.choice.columns import OptionList
from orchestration.kinds.choice.commands import ListedSuggested
from orchestration.kinds.choice.effects import SuggestListed
from orchestration.kinds.choice.state import Choice
from orchestration.model.options import Datum, Words
from orchestration.model.people import Member
from orchestration.model.preferences import Polarity
from orchestration.model.suggestion import ListToChoose, Stated
from orchestration.privacy import Private
from orchestration.sessions.kind import Step


def ask(choice: Choice, columns: OptionList) -> Step[Choice] | None:
    """Have the round's options suggested, and wait; None where that is not the way."""
    terms = choice.terms
    if terms.of_statements or not (terms.is_suggested and choice.counted and len(columns)):
        return None
    old = old_candidate(choice, columns)
    effect = SuggestListed(
        round=choice.round.number,
        keys=tuple(each.key for each in columns.options),
        listed=ListToChoose(
            options=tuple(_in_words(choice, each) for each in columns.options),
            most=terms.options,
            candidate=old,
            served=0 if old is None else suggesting.served(choice),
        ),
        people={x.id: Private(x.id, _stated(choice, x)) for x in choice.counted},
    )
    return suggesting.waiting(choice), (effect,)


def listed_suggested(choice: Choice, command: ListedSuggested) -> Step[Choice]:
    """Put on the table what a coordinator suggests, once, while it is waited for."""
    options = [each for key in command.keys if (each := choice.option(key))]
    return suggesting.taken(choice, command.round, command.at, options, command.scores)


def _in_words(choice: Choice, option: Words) -> str:
    """Return an option with what is known of it: "Sushi Bar (price: 35 EUR; step free: yes)"."""
    known = "; ".join(_told(choice, each) for each in option.data)
    return " ".join(filter(None, (option.title, f"({known})" if known else "", option.text)))


def _told(choice: Choice, datum: Datum) -> str:
    criterion = choice.catalogue.criterion(datum.criterion)
    if datum.flag is not None:
        value = "yes" if datum.flag else "no"
    elif datum.number is not None:
        value = f"{datum.number:g} {criterion.unit if criterion else ''}".strip()
    else:
        value = ", ".join(datum.tags)
    return f"{datum.criterion.replace('_', ' ')}: {value}"


def _stated(choice: Choice, member: Member) -> Stated:
    """State what a member wishes; what is merely accepted is no wish, and not to be judged by."""
    profile = profile_of(choice, member.id)
    wishes = (x for x in profile.wishes if x.polarity is not Polarity.ACCEPTS)
    return Stated(
        zone=member.zone,
        wishes=tuple(each.restatement for each in wishes),
        unplaced=tuple(each.text for each in profile.not_understood),
        needed=member.required,
    )
