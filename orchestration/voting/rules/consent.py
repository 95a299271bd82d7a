"""What nobody objects to."""

from __future__ import annotations

from fractions import Fraction

from orchestration.model.ballots import Consents, Poll
from orchestration.voting.forms import CONSENTS
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import (
    APPROVAL_STEP,
    add_up,
    approval_points,
    cast,
    largest_of,
    nothing_left,
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
    stopped = [option for option, count in objections.items() if count]
    meets = ("meets an objection", "meet an objection")
    nothing = nothing_left(stopped, poll.options, "says yes to", meets)
    return largest_of(points, "point", left, nothing, (APPROVAL_STEP, *steps))


RULE = Rule(
    name="consent",
    title="nobody objects",
    form=CONSENTS,
    count=consent,
    supports=consented,
    explanation="The most approved of the options that nobody objects to wins.",
    is_blocked_by_one=True,
)
