"""What a choice brings to deciding: its options are what is on the list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from orchestration.deciding.commands import OpenDecision
from orchestration.deciding.ended.anew import Anew
from orchestration.deciding.ended.ending import not_elected
from orchestration.deciding.method import Method, OrderTold
from orchestration.deciding.rounds.assessment import all_of_them, profile_of
from orchestration.deciding.rounds.rounds import propose, put_on_the_table
from orchestration.deciding.state import Outcome, Why
from orchestration.deciding.votes.polls import why_nothing_elected
from orchestration.evaluation.columns import Columns
from orchestration.interaction.form import Field, Filled
from orchestration.kinds.choice import (
    again,
    beside,
    doubles,
    own_orders,
    places,
    proposals,
    seating,
    statements,
    suggest,
    turns,
)
from orchestration.kinds.choice.columns import OnList, OptionList
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.presentation import choice_card, choice_question, options_of_poll
from orchestration.kinds.choice.seating import are_told, who_where
from orchestration.kinds.choice.stands import with_stand
from orchestration.kinds.choice.state import MOST_SHOWN, Choice, ChoiceTerms, as_usual
from orchestration.model.catalogue import Catalogue
from orchestration.model.options import Option, Words
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import (
    Kind,
    Preference,
    Profile,
    Stand,
    StandsFor,
    Strength,
    Understanding,
)
from orchestration.privacy import PublicReason
from orchestration.profile import soften, withdraw
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Step
from orchestration.views.channel import OptionsProposed, PlacesGiven
from orchestration.views.choice import ChoiceCard, ChoiceQuestion
from orchestration.voting.lots import drawn

CLOSE_ALONE: Final = "Close the list alone"
_NONE_WILL_DO: Final = (Why.NOT_ELECTED, Why.THRESHOLD)


class ByWords(Method[Choice]):
    """A choice decides for something on its list."""

    asks = "What matters to you?"
    anything = "Anything goes"
    compares_rules = True

    def columns(self, decision: Choice, at: datetime) -> OptionList:
        """Return what is on the list, in the order of its lots."""
        del at
        listed = {each.key: each for each in decision.catalogue.options}
        return OptionList(tuple(listed[key] for key in drawn(decision.seed, "tie", listed)))

    def judging(
        self, decision: Choice, member: MemberId, wishes: Sequence[Preference], columns: Columns
    ) -> OnList:
        """Return what a member's wishes are judged on: names and data."""
        del decision, member, wishes
        assert isinstance(columns, OptionList)
        return OnList(columns)

    def listed(self, decision: Choice) -> tuple[Option, ...]:
        """Return what is on the list, as it came."""
        return decision.listed

    def seed(self, decision: Choice) -> str:
        """Return what settles what ties in the end."""
        return decision.seed

    def catalogue(self, decision: Choice) -> Catalogue:
        """Return all that words can speak of."""
        return decision.catalogue

    def relaxed(self, decision: Choice, wish: Preference, option: Option, at: datetime) -> Profile:
        """Return its author's profile with a wish that gives way for one option."""
        del at
        assert isinstance(option, Words)
        profile, round_ = profile_of(decision, wish.author), decision.coming_round
        if isinstance(wish.applies, StandsFor):
            return with_stand(decision, profile, wish.author, option.key, Stand.RATHER_NOT)
        if wish.strength is Strength.MUST:
            return soften(profile, wish, round_)
        return withdraw(profile, wish, round_)

    def is_exhausted(self, decision: Choice) -> bool:
        """Tell whether all that is listed was voted on: another round would have nothing new."""
        shown = {each.key for each in decision.round.options if isinstance(each, Words)}
        return shown >= {each.key for each in decision.listed}

    def joining(self, decision: Choice, who: MemberId) -> Member | None:
        """Return who joins by voting, or proposing: whoever wants to, unless it is for some."""
        terms = decision.terms
        is_for_all = terms.for_all or (terms.is_quick and not terms.only_asked)
        return Member(who, who, terms.zone) if is_for_all else None

    def voted_on_unheard(self, decision: Choice, at: datetime) -> Step[Choice] | None:
        """Open the vote on all that is listed, as in a poll; None where too much is, or nothing."""
        fits = 0 < len(decision.listed) <= MOST_SHOWN and not decision.terms.of_statements
        if not fits:
            return None
        return put_on_the_table(decision, at, all_of_them(decision, decision.listed, at))

    def comes_to(self, decision: Choice) -> str:
        """Say who has a place where, in a vote for places that all can see."""
        is_told = decision.terms.gives_places and are_told(decision)
        return who_where(decision).replace("\n", " ").rstrip(".") if is_told else ""

    def stays_open(self, decision: Choice) -> bool:
        """Tell whether others may join: a poll is open until its time is up, or it is closed."""
        return decision.terms.is_quick or decision.terms.for_all

    def tells_how_it_stands(self, decision: Choice, who: MemberId) -> bool:
        """Tell whether somebody has said anything by which options stand for them."""
        wishes = () if self.takes_opinions(decision) else profile_of(decision, who).wishes
        return any(each.kind is not Kind.FLEXIBLE for each in wishes)

    def asks_for_ratings(self, decision: Choice) -> bool:
        """Tell whether it was more than a poll."""
        return not decision.terms.is_quick

    def is_proposal(self, decision: Choice) -> bool:
        """Tell whether only a vote decides: "Shall we move to X?", or what the group would say."""
        return len(decision.listed) == 1 or decision.terms.of_statements

    def decides_unvoted(self, decision: Choice) -> bool:
        """Tell whether wishes can put an option first: in a poll, which asks for none, they do not.

        It goes by the terms alone: how it ends would else tell that somebody wished in private.
        """
        is_by_votes = decision.terms.is_quick and not decision.terms.gives_places
        return not (is_by_votes or self.is_proposal(decision))

    def awaits_proposals(self, decision: Choice) -> bool:
        """Tell whether an open list is waited for until the deadline: nothing is on it yet.

        So is one to which whoever wants to may add.
        """
        waits = decision.takes_proposals and (decision.terms.for_all or not decision.listed)
        return waits and not statements.can_draft(decision)

    def counts_all(self, decision: Choice) -> bool:
        """Tell whether something is on the list by whose author nobody is to be named."""
        return bool(decision.proposed)

    def takes_proposals(self, decision: Choice) -> bool:
        """Tell whether something can be put on the list by now."""
        return decision.takes_proposals

    def closes_less(self, decision: Choice) -> str:
        """Offer to close the list alone, while it takes more and answers are awaited."""
        return CLOSE_ALONE if proposals.can_close_alone(decision) else ""

    def why_closed(self, decision: Choice, who: MemberId) -> str:
        """Say why nothing can be put on the list now, and what can be done."""
        return proposals.closed(decision, who)

    def again(self, decision: Choice, anew: Anew) -> OpenChoice:
        """Return what asks for the same choice."""
        return again.again(decision, anew)

    def again_fields(self, opening: OpenDecision) -> tuple[Field, ...]:
        """Ask what there is to choose from."""
        assert isinstance(opening, OpenChoice)
        return again.fields(opening)

    def again_with(
        self, opening: OpenDecision, adds: Sequence[str], drops: Sequence[str]
    ) -> OpenChoice | None:
        """Return it with options more and options fewer."""
        assert isinstance(opening, OpenChoice)
        return again.otherwise(opening, adds, drops)

    def is_dated(self, opening: OpenDecision) -> bool:
        """Tell whether its question or an option names a date."""
        assert isinstance(opening, OpenChoice)
        return again.is_dated(opening)

    def as_filled(self, opening: OpenDecision, filled: Filled) -> OpenChoice:
        """Return it with these options."""
        assert isinstance(opening, OpenChoice)
        return again.as_filled(opening, filled)

    def decided(self, decision: Choice, at: datetime) -> Step[Choice]:
        """Give its places to those who voted for it; of a statement, ask who ranked it low."""
        if decision.terms.of_statements:
            return beside.minority_asked(decision)
        return places.given(decision, at)

    def told(self, decision: Choice, who: MemberId, said: Understanding) -> Choice:
        """Return it with the order that a message puts options in."""
        return own_orders.with_order(decision, who, said)

    def order_told(
        self, decision: Choice, who: MemberId, options: Sequence[Option]
    ) -> OrderTold | None:
        """Return the order in which somebody has put options before the vote."""
        named = [each for each in options if isinstance(each, Words)]
        return own_orders.order_told(decision, who, named)

    def voted(self, before: Choice, after: Choice, who: MemberId) -> tuple[Effect, ...]:
        """Tell who waits for a place as votes stand, and who has one by now."""
        return seating.moved(before, after, who)

    def told_of_tap(self, decision: Choice, who: MemberId, option: str) -> str | None:
        """Say that somebody has a place, or nothing where they are told that they wait."""
        return seating.told_of_tap(decision, who, option)

    def in_turn(self, before: Choice, after: Choice, who: MemberId) -> Choice:
        """Return it with the turn of a vote: a changed one keeps that of what it still names."""
        del before
        return turns.in_turn(after, who)

    def has_had_turn(self, decision: Choice, who: MemberId) -> bool:
        """Tell whether somebody has voted where there are places, be it taken back since."""
        return who in decision.turns

    def shared_out(self, decision: Choice, outcome: Outcome) -> Outcome:
        """Return all that somebody has a place in, where all of it takes place."""
        return places.shared_out(decision, outcome)

    def places_given(self, decision: Choice) -> tuple[PlacesGiven, ...]:
        """Return who has a place, by name as far as the vote is open."""
        return seating.places_given(decision)

    def takes_opinions(self, decision: Choice) -> bool:
        """Tell whether it is a statement that is looked for."""
        return decision.terms.of_statements

    def asked_to_revise(self, decision: Choice) -> tuple[MemberId, ...]:
        """Return everybody who counts, where what was voted on can be revised.

        That are ranked statements, and an open list of which nothing has the support it needs.
        """
        is_voted = decision.round.tally is not None and any(decision.round.ballots.values())
        terms, who = decision.terms, tuple(each.id for each in decision.counted)
        can_be = terms.of_statements or (
            terms.is_open and not terms.is_quick and why_nothing_elected(decision) in _NONE_WILL_DO
        )
        return who if can_be and is_voted else ()

    def suggested(self, decision: Choice, at: datetime) -> Step[Choice] | None:
        """Make one of what is on the list twice; wait for what a model drafts, or suggests."""
        if doubles.to_merge(decision):
            return propose(doubles.merged(decision), at)
        why = why_nothing_elected(decision)
        if why in _NONE_WILL_DO and not _has_new(decision):
            return not_elected(decision, why, at)
        drafted = statements.drafted(decision, at)
        return drafted or suggest.ask(decision, self.columns(decision, at))

    def names_now(self, decision: Choice) -> Mapping[str, str]:
        """Return by which name an option goes that was merged into another."""
        return doubles.names_now(decision)

    def kept_beside(self, decision: Choice) -> tuple[PublicReason, ...]:
        """Return what those hold who ranked a statement low, where they agree to that."""
        return beside.kept_beside(decision)

    def card(self, decision: Choice) -> ChoiceCard:
        """Show a choice at a glance."""
        return choice_card(decision)

    def usual(self, decision: Choice) -> ChoiceTerms:
        """Return how such a choice is decided where nobody says."""
        terms = decision.terms
        return as_usual(
            terms.zone,
            len(decision.listed),
            is_open=terms.is_open or bool(decision.proposed),
            of_statements=terms.of_statements,
        )

    def offered(self, decision: Choice, shown: OptionsProposed) -> OptionsProposed:
        """Add to a poll how it is decided, and by which lot."""
        return options_of_poll(decision, shown)

    def question(self, decision: Choice, member: MemberId) -> ChoiceQuestion:
        """Ask a member what matters to them."""
        return choice_question(decision, member)

    def why_nothing(self, decision: Choice) -> str:
        """Say why nothing could be put to the vote."""
        if not decision.listed:
            return (
                f"Nobody has {'drafted' if decision.terms.of_statements else 'proposed'} anything."
            )
        return "Everything on the list is ruled out by somebody who answered."


def _has_new(choice: Choice) -> bool:
    """Tell whether something is on the list that has not been voted on."""
    shown = {x.key for round_ in choice.rounds for x in round_.options if isinstance(x, Words)}
    return not shown.issuperset(each.key for each in choice.listed)
