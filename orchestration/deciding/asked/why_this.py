"""Why an option is on the table, or is not what was decided: the same answer wherever it is asked.

It says what the channel is shown, and of what people have said only the asker's own.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from orchestration.deciding.presentation.apart import why_asked
from orchestration.deciding.presentation.clocks import own_clock, zone_of
from orchestration.deciding.presentation.decision_record import decided_at
from orchestration.deciding.presentation.explanation import for_one, of_its_day
from orchestration.deciding.presentation.labelled import deciding_round
from orchestration.deciding.presentation.reasons import head
from orchestration.deciding.presentation.views import decided, is_unjudged
from orchestration.deciding.rounds.assessment import profile_of, side_of
from orchestration.deciding.state import Assessed, Decision, Outcome, Phase, Round
from orchestration.interaction.layout import Layout, Text
from orchestration.interaction.layouts.parts import times_of
from orchestration.interaction.wording import how_it_suits, made_by, told
from orchestration.model.people import MemberId
from orchestration.model.terms import Disclosure
from orchestration.views.facts import Facts

_BEST: Final = "of what I was told, these options suit best those who have answered."
_NO_MORE: Final = "more of it is told to nobody here."


def why_these(decision: Decision, who: MemberId, named: Collection[str]) -> Layout | None:
    """Return why the options that are `named` by their letters stand as they do; None: none does.

    Once it is decided, what decided it comes first.
    """
    outcome = decision.outcome
    if decision.phase is Phase.VOTE:
        round_ = decision.round
    elif outcome is not None and decision.phase is Phase.DECIDED:
        round_ = deciding_round(decision, outcome.decided_by)
    else:
        return None
    if round_.assessment is None or is_unjudged(decision):
        return None
    meant = [each for each in round_.assessment.options if each.option.id in named]
    lines = [line for each in meant if (line := _why(decision, round_, each, who))]
    if not lines:
        return None
    first = [] if outcome is None else [_what_decided(decision, outcome)]
    words = "\n".join((*first, *lines))
    times = times_of(zone_of(decision, who), *(each.option for each in meant))
    return Layout(words=words, parts=(Text(words),), times=times)


def _what_decided(decision: Decision, outcome: Outcome) -> str:
    view = decided(decision, outcome, decided_at(decision, outcome))
    count = f" {view.tally.reason}" if view.tally else ""
    return f"{made_by(view)}.{count}"


def _why(decision: Decision, round_: Round, assessed: Assessed, who: MemberId) -> str:
    """Return an option's line, and how it stands for who asks; "" where nobody has said a wish."""
    option, clock = assessed.option, own_clock(decision, who)
    hidden = decision.terms.disclosure is Disclosure.DISCREET
    line = why_asked(decision, round_, option.id).removeprefix(head(Facts(option=option.id)))
    side = side_of(assessed, who)
    if not line and side is None:
        return ""
    said = line or (_NO_MORE if hidden else _BEST)
    said = f"{option.id}, {told(option, clock)}: {said}"
    if side is None:
        return said
    of_day = of_its_day(option, side, zone_of(decision, who))
    yours = how_it_suits(for_one(option, of_day, profile_of(decision, who)))
    return f"{said} For you: {yours}."
