"""What a sentence takes back of what somebody needs: given up, only wished for, or allowed.

A need that is given up rules nothing out any more, and its opposite is not needed for that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from orchestration.kinds.panel.hearing.catalogue_words import Degree
from orchestration.kinds.panel.hearing.mentions import NamedInPanel, NamedPlace
from orchestration.kinds.panel.hearing.sentences import SaidSentence
from orchestration.kinds.panel.hearing.stances import NeedStance, is_a_wish, is_none_of, stance_on
from orchestration.model.catalogue import Better, Catalogue, Criterion
from orchestration.model.options import Datum
from orchestration.model.panel import Need
from orchestration.model.preferences import Condition, Relation


@dataclass(frozen=True, slots=True)
class Relaxed:
    """Where a sentence names what is `needed`, and what is `gone` of what was, and how.

    What was not needed before is only `waived`.
    """

    needed: Sequence[NamedPlace]
    gone: Mapping[str, NeedStance]
    waived: frozenset[str] = frozenset()


def heard_in(
    sentence: SaidSentence, named: NamedInPanel, catalogue: Catalogue, held: Sequence[Need]
) -> Relaxed:
    """Return what a sentence says of the criteria it names, by where it stands on each."""
    needed: list[NamedPlace] = []
    gone: dict[str, NeedStance] = {}
    waived: set[str] = set()
    for each in named.of_criteria:
        criterion = catalogue.criterion(each.name)
        if criterion is None or not sentence.spans(each.start):
            continue
        stance = stance_on(each, criterion, sentence, named, is_flag=is_flag(criterion, catalogue))
        own = [need for need in held if need.criterion == each.name]
        if stance is NeedStance.NEEDED or (not own and is_a_wish(each, sentence, named, stance)):
            needed.append(each)
        elif own and not _only_asks(sentence, stance):
            less = _less(each, own, stance, is_none=is_none_of(each, sentence, named))
            gone.update(dict.fromkeys([each.name] if less else [], less or NeedStance.NONE))
        if stance is not NeedStance.NEEDED and not sentence.is_question:
            waived.add(each.name)
    return Relaxed(needed, gone, frozenset(waived))


def _only_asks(sentence: SaidSentence, stance: NeedStance) -> bool:
    return sentence.is_question and (sentence.asks_whether or stance is NeedStance.ALLOWED)


def _less(
    each: NamedPlace, own: Sequence[Need], stance: NeedStance, *, is_none: bool
) -> NeedStance | None:
    """Return what comes of needs of a criterion on which somebody stands so; None: nothing."""
    if stance is not NeedStance.ALLOWED:
        return None if stance is NeedStance.NONE else stance
    named: Better = each.end if each.end is not Better.NONE else Better.HIGH
    end = named.other if is_none else named
    if not any(_breaks(each, end, need) for need in own):
        return None
    return NeedStance.LOOSENED if each.tag or each.degree is Degree.MORE else NeedStance.GIVEN_UP


def _breaks(each: NamedPlace, end: Better, need: Need) -> bool:
    """Tell whether what is allowed at a place goes against a need."""
    if need.condition is None:
        return need.end is not end
    if need.condition.number is None:
        return (each.tag == need.condition.tag) is not need.wanted
    is_most = (need.condition.relation is Relation.AT_MOST) is need.wanted
    return end is (Better.HIGH if is_most else Better.LOW)


def limits_of(held: Sequence[Need]) -> Sequence[Condition]:
    """Return the limits in figures among needs."""
    return [each.condition for each in held if each.condition and each.condition.number is not None]


def is_flag(criterion: Criterion, catalogue: Catalogue) -> bool:
    """Tell whether options have a criterion, or have not."""
    datum = _known(criterion, catalogue)
    return datum is not None and datum.flag is not None


def is_number(criterion: Criterion, catalogue: Catalogue) -> bool:
    """Tell whether options have more or less of a criterion."""
    datum = _known(criterion, catalogue)
    return datum is not None and datum.number is not None


def _known(criterion: Criterion, catalogue: Catalogue) -> Datum | None:
    found = (each.datum(criterion.name) for each in catalogue.options)
    return next(filter(None, found), None)
