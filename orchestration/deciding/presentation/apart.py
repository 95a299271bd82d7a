"""What sets each option apart from the others, in a line that everybody may read.

Like the reason for the first one it says what is shown anyway: what clocks show, labelled reasons,
how many can come, and which way the order of the options goes. In a group so small that the
others' side would be somebody's, and in a discreet session, the last two are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.labelled import reasons_for, sides_of
from orchestration.deciding.presentation.reasons import (
    MOST_REASONS,
    facts_of,
    head,
    hides_others,
    sentence,
    tells_of_few,
    works,
)
from orchestration.deciding.rounds.assessment import assessment_of
from orchestration.deciding.state import Assessed, Decision, Round
from orchestration.interaction.wording import (
    ALL_ALIKE,
    NONE_SUITS_BETTER,
    SUITS_BEST,
    beside_the_first,
    listed,
    suits_as_well,
)
from orchestration.model.terms import Disclosure
from orchestration.privacy import PublicReason
from orchestration.views.facts import Facts

_DOUBT: Final = 1e-9

Reasons = Sequence[tuple[PublicReason, bool]]
"""Public reasons, and whether each goes on from the name that it begins with."""


def why_first(decision: Decision, round_: Round, facts: Facts, *, asked: bool = False) -> str:
    """Return why the first option stands first: where nothing else parts it, that it suits best.

    Who has `asked` is told too that the others suit as well.
    """
    told = sentence(facts)
    first, *others = _as_they_stand(round_)
    if told or not others or not _tells_of_order(decision, round_):
        return told
    if any(_comes(x) > _comes(first) or _is_ahead(x, first) for x in others):
        return ""
    behind = [_comes(first) > _comes(x) or _is_ahead(first, x) for x in others]
    if all(behind):
        return sentence(facts, SUITS_BEST)
    if asked or any(behind):
        return sentence(facts, NONE_SUITS_BETTER)
    # What was kept in somebody's words may part options that are no times.
    return ALL_ALIKE if first.option.begins else ""


def whys(decision: Decision, round_: Round) -> tuple[str, ...]:
    """Return a line for each option behind the first that anything sets apart.

    What is the same of several is one line.
    """
    _, *others = _as_they_stand(round_)
    told: dict[str, list[str]] = {}
    for each in by_letter(others):
        why = _why_behind(decision, round_, each).removeprefix(head(Facts(option=each.option.id)))
        told.setdefault(why, []).append(each.option.id)
    return tuple(f"{head(Facts(option=listed(of)))}{why}" for why, of in told.items() if why)


def by_letter(options: Sequence[Assessed]) -> Sequence[Assessed]:
    """Return options as they are shown, by letter: one that comes again keeps its place too."""
    return sorted(options, key=lambda each: (len(each.option.id), each.option.id))


def why_asked(decision: Decision, round_: Round, option: str) -> str:
    """Return the line of one option for who has asked for it; nothing where none is known."""
    first, *others = _as_they_stand(round_)
    if option == first.option.id:
        facts = facts_of(decision, assessment_of(round_), _apart(decision, first, others))
        return why_first(decision, round_, facts, asked=True)
    one = next(each for each in others if each.option.id == option)
    if told := _why_behind(decision, round_, one):
        return told
    words = suits_as_well(first.option) if _tells_of_order(decision, round_) else ""
    return sentence(Facts(option=option), words)


def _as_they_stand(round_: Round) -> Sequence[Assessed]:
    """Return the options as their counts are shown: by what was said since, where that is known."""
    return round_.now or assessment_of(round_).options


def _tells_of_order(decision: Decision, round_: Round) -> bool:
    """Tell whether neither what was judged by, nor what is counted now, is of too few."""
    judged = min(len(each.sides) for each in assessment_of(round_).options)
    few = tells_of_few(decision, min(judged, len(decision.counted)))
    return not (hides_others(decision) or few)


def _apart(decision: Decision, one: Assessed, others: Sequence[Assessed]) -> Reasons:
    """Return the public reasons for an option that are not reasons for all others too."""
    own, *rest = (reasons_for(decision, sides_of(each)) for each in (one, *others))
    return tuple((x, own[x]) for x in own if any(x not in each for each in rest))


def _why_behind(decision: Decision, round_: Round, one: Assessed) -> str:
    options = _as_they_stand(round_)
    others = [each for each in options if each is not one]
    is_discreet = decision.terms.disclosure is Disclosure.DISCREET
    reasons = () if is_discreet else _apart(decision, one, others)[:MOST_REASONS]
    facts = Facts(
        option=one.option.id,
        reasons=tuple(reason for reason, _ in reasons),
        read_on=tuple(goes_on for _, goes_on in reasons),
    )
    facts = method_of(decision).facts(decision, assessment_of(round_), facts)
    beside = _beside(options[0], one) if _tells_of_order(decision, round_) else ""
    return sentence(facts, beside)


def _beside(first: Assessed, one: Assessed) -> str:
    """Say how an option compares with the first, as its count and its place show."""
    lacks = one.leaves_out_required and not first.leaves_out_required
    return beside_the_first(
        first.option,
        fewer=_comes(first) - _comes(one),
        lacks_needed=lacks,
        suits_less=_is_ahead(first, one),
    )


def _comes(option: Assessed) -> int:
    return sum(map(works, sides_of(option).values()))


def _is_ahead(one: Assessed, other: Assessed) -> bool:
    """Tell whether an option suits those who count better than another, by what they said."""
    ahead = (one.ratio - other.ratio, one.score - other.score)
    return next((each > 0 for each in ahead if abs(each) > _DOUBT), False)
