"""Why a time is not among the options, told to one member: their own words, and no one else's.

Of what others have said it only tells which way it goes, as an order of options does; in a small
group, where that would be somebody's, not even that.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

import numpy as np

from orchestration.deciding.presentation.explanation import for_one
from orchestration.deciding.rounds.assessment import evaluation_to_vote_on, profile_of, side_at
from orchestration.deciding.state import Phase
from orchestration.deciding.wishes.hearing import hearing_of
from orchestration.evaluation.columns import Mask
from orchestration.evaluation.evaluation import Evaluation
from orchestration.evaluation.proposer import ranking
from orchestration.interaction.wording import listed
from orchestration.kinds.meeting.starts import grid_of, grid_to_vote_on, named_slots, times
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.understand import understand
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Preference, Visibility
from orchestration.model.terms import Disclosure
from orchestration.model.times import TimeSet
from orchestration.scheduling.grid import Grid
from orchestration.scheduling.wishes import EvaluationContext

_WORKS: Final = "{} ok"
"""How a time is read alone, in either language."""

_SMALL: Final = 3
"""In a group of so many, what holds of the others is one's or two's."""

_NOT_YET: Final = "No times are put to the vote yet: those can still be among them."
_NO_START: Final = "No start is possible then any more, or it is not in the days and hours asked."
_OWN: Final = "{} – that is why. Say otherwise, and it counts."
_OWN_WISH: Final = "You told me to avoid {}. Say otherwise, and it counts."
_ON_IT: Final = "{} is among the options."
_OTHERS_BETTER: Final = (
    "By all that I was told, other times stand better. What others wrote to me, I tell nobody."
)
_FEWER: Final = "Fewer can come then than at the options. Who, and why, I tell nobody."
_SUITS_LESS: Final = "It suits those who have answered less well than the options do."
_AS_GOOD: Final = "It stands as well as they do; only so many are put to the vote at a time."


def why_left_out(meeting: Meeting, who: MemberId, named: str, at: datetime) -> str:
    """Say why no option is at a time that is named; nothing where that can't be said."""
    member = meeting.member(who)
    wish = _time_in(meeting, member, named, at) if member else None
    if member is None or wish is None or meeting.phase not in (Phase.INTAKE, Phase.VOTE):
        return ""
    grid = grid_to_vote_on(meeting, at)
    then = _starts_then(meeting, member, wish, grid)
    if meeting.phase is Phase.VOTE and (among := _among(meeting, member, wish, at)):
        return _ON_IT.format(listed(among))
    if not then.any():
        return _NO_START
    evaluation = evaluation_to_vote_on(meeting, at)
    if evaluation is None:
        return _NOT_YET if meeting.phase is Phase.INTAKE else _NO_START
    best = int(next(place for place in ranking(evaluation, meeting.terms.scoring) if then[place]))
    if own := _own_reason(meeting, who, evaluation, best):
        return own
    return _NOT_YET if meeting.phase is Phase.INTAKE else _of_all(meeting, evaluation, best)


def _time_in(meeting: Meeting, member: Member, named: str, at: datetime) -> Preference | None:
    """Return a wish for the time that words name; None where they name none."""
    hearing = hearing_of(meeting, member, at, 0, Visibility.PRIVATE)
    said = understand(_WORKS.format(named), hearing).preferences
    return next((each for each in said if isinstance(each.applies, TimeSet)), None)


def _starts_then(meeting: Meeting, member: Member, wish: Preference, grid: Grid) -> Mask:
    """Return which starts lie at a time on a member's own clock."""
    context = EvaluationContext(grid, member.zone, named_slots(meeting), (wish,))
    met = context.met_by(wish)
    return np.zeros(len(grid), dtype=bool) if met is None else met


def _among(meeting: Meeting, member: Member, wish: Preference, at: datetime) -> list[str]:
    """Return the options on the table that are then."""
    grid = grid_of(meeting, at)
    then = _starts_then(meeting, member, wish, grid)
    places = [(each.id, grid.index_of(each)) for each in times(meeting.round.options)]
    return [name for name, place in places if place is not None and then[place]]


def _own_reason(meeting: Meeting, who: MemberId, evaluation: Evaluation, best: int) -> str:
    """Say which of their own words is against even the best of them."""
    stand = next((each for each in evaluation.stands if each.member.id == who), None)
    if stand is None:
        return ""
    option = evaluation.columns.option(best)
    shown = for_one(option, side_at(stand, best), profile_of(meeting, who))
    if shown.barred:
        words = listed(list(shown.barred))
        return _OWN.format(words[:1].upper() + words[1:])
    return _OWN_WISH.format(listed(list(shown.avoided))) if shown.avoided else ""


def _of_all(meeting: Meeting, evaluation: Evaluation, best: int) -> str:
    """Say how it stands beside the options, by what those who have answered said together."""
    totals, columns = evaluation.totals, evaluation.columns
    offered = [x for each in meeting.round.options if (x := columns.index_of(each)) is not None]
    if not offered:
        return _OTHERS_BETTER
    is_fewer = totals.attending[best] < totals.attending[offered].min()
    suits = (int(totals.satisfied[best]), int(totals.total[best]))
    is_less = suits < min((int(totals.satisfied[x]), int(totals.total[x])) for x in offered)
    if not (is_fewer or is_less):
        return _AS_GOOD
    if evaluation.n <= _SMALL or meeting.terms.disclosure is Disclosure.DISCREET:
        return _OTHERS_BETTER
    return _FEWER if is_fewer else _SUITS_LESS
