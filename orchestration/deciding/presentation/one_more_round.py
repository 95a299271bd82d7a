"""What a vote came to that ended nothing, and why there is one more round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from orchestration.deciding.presentation.clocks import names_zone
from orchestration.deciding.state import D, Decision, Round
from orchestration.deciding.step import with_round
from orchestration.interaction.wording import why_again
from orchestration.model.ballots import Tally
from orchestration.model.terms import Disclosure
from orchestration.sessions.effects import Effect, Post
from orchestration.views.channel import OptionsProposed, TimeGivenUp, VoteCounted


def why_one_more(decision: Decision, round_: Round) -> str:
    """Return why there is one more round; nothing where a post of its own has told that.

    That is where people were asked, so that its options could not follow at once.
    """
    earlier = [each for each in decision.rounds if each.number < round_.number]
    is_told = round_.told or round_.asked or round_.settle_by
    if is_told or not earlier or earlier[-1].tally is None:
        return ""
    if earlier[-1].number >= decision.since:
        return why_again(vote_counted(decision, earlier[-1]))
    given_up = decision.given_up and round_.number == decision.since
    return why_again(time_given_up(decision, round_)) if given_up else ""


def time_given_up(decision: Decision, round_: Round) -> TimeGivenUp:
    """Show that what was decided does not hold, and what is other about the search of a round."""
    return TimeGivenUp(
        subject=decision.terms.subject,
        other=round_.otherwise,
        zone=decision.terms.zone,
        names_zone=names_zone(decision),
    )


def vote_counted(decision: Decision, round_: Round) -> VoteCounted:
    """Show a closed vote that does not end the session."""
    assert round_.tally is not None
    tally = tally_shown(decision, round_.tally)
    cast = sum(ballot is not None for ballot in round_.ballots.values())
    return VoteCounted(
        round=round_.number,
        elected=round_.tally.winner,
        ballots=cast if tally else None,
        tally=tally,
    )


def tally_shown(decision: Decision, tally: Tally | None) -> Tally | None:
    """Return a tally as far as the channel sees it: a discreet session shows no counts at all."""
    return None if decision.terms.disclosure is Disclosure.DISCREET else tally


def told_first(decision: D, why: Post, effects: Iterable[Effect]) -> tuple[D, tuple[Post, ...]]:
    """Return the post that tells why there are options again, unless these follow and tell it.

    Where options are waited for, they do not tell it once more.
    """
    views = [each.view for each in effects if isinstance(each, Post)]
    if any(isinstance(each, OptionsProposed) and each.before for each in views):
        return decision, ()
    return with_round(decision, replace(decision.round, told=True)), (why,)
