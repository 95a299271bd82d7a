"""What nobody objects to."""

from __future__ import annotations

from fractions import Fraction

from orchestration.model.ballots import Consents, Poll
from orchestration.voting.forms import CONSENTS
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import (
    APPROVAL_STEP,
    Stopped,
    add_up,
    approval_points,
    approved_by,
    cast,
    largest_of,
)
from orchestration.voting.support import consented
from orchestration.voting.words import amount


def consent(poll: Poll) -> Outcome:
    """Elect the most approved of the options with at least one yes and no objection.

    `if need be` is half a yes. An objection stops an option whatever its author weighs. `points`
    are the approval of all options, those that are stopped included.
    """
    points = approval_points(poll.options, cast(poll, Consents))
    yes, objections = (
        add_up(poll.options, ((option, Fraction(1)) for given in all_given for option in given))
        for all_given in (
            [ballot.yes for ballot, _ in cast(poll, Consents)],
            [ballot.objections for ballot, _ in cast(poll, Consents)],
        )
    )
    steps = [
        f"{option} meets {amount(count, 'objection')}."
        for option, count in objections.items()
        if count
    ]
    left = [option for option in poll.options if yes[option] and not objections[option]]
    stopped = Stopped(
        [option for option, count in objections.items() if count],
        "meets an objection",
        "meet objections",
        "says yes to",
    )
    made_of = approved_by(poll.options, cast(poll, Consents))
    return largest_of(points, "point", left, stopped, (APPROVAL_STEP, *steps), made_of)


RULE = Rule(
    name="consent",
    title="nobody objects",
    form=CONSENTS,
    count=consent,
    supports=consented,
    explanation="The most approved of the options that nobody objects to wins.",
    is_blocked_by_one=True,
)
