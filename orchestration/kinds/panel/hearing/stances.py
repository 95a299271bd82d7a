"""Where a clause stands on a criterion that it names: it needs it, gives it up, or allows a value.

Who gives something up does not want its opposite: “it can be toxic” says only that it need not be
safe. So what is given up is taken away, and what is allowed takes away what stood against it.
"""

from __future__ import annotations

from enum import StrEnum

from orchestration.kinds.panel.hearing.mentions import NamedInPanel, NamedPlace
from orchestration.kinds.panel.hearing.sentences import SaidSentence
from orchestration.language.panels.stances import (
    A_LITTLE,
    A_WISH,
    ALLOWS,
    ALLOWS_TO_BE,
    FEATURE_LACKING,
    GIVES_UP,
    GONE,
    HAVING_NONE,
    LETS_GO,
    MARK,
    NEW_CLAUSE,
    NO_MORE,
    NONE_OF_IT,
    OTHER_MARK,
    STANDS_IT_NOT,
)
from orchestration.model.catalogue import Better, Criterion


class NeedStance(StrEnum):
    """Where somebody stands on what they name."""

    NEEDED = "needed"
    GIVEN_UP = "given up"
    LOOSENED = "loosened"
    ALLOWED = "allowed"
    NONE = "none"


def stance_on(
    each: NamedPlace,
    criterion: Criterion,
    sentence: SaidSentence,
    named: NamedInPanel,
    *,
    is_flag: bool,
) -> NeedStance:
    """Return where a sentence stands on a criterion that it names at a place."""
    if lets := LETS_GO.search(sentence.words):
        at = each.start - sentence.start
        if at < lets.end():
            return NeedStance.NONE  # “forget” is no word of a criterion here
        if not _parted(sentence.words[lets.end() : at]):
            return NeedStance.GIVEN_UP
    clause = _clause(each, sentence, named)
    if is_flag and _is_ones_own(each, criterion) and _is_gone(clause):
        return NeedStance.GIVEN_UP
    if HAVING_NONE.search(sentence.before(each)) and not NO_MORE.search(clause):
        return NeedStance.NONE
    return _of_clause(clause, names_end=each.end is not Better.NONE)


def _of_clause(clause: str, *, names_end: bool) -> NeedStance:
    if found := GIVES_UP.search(clause):
        return NeedStance.LOOSENED if A_LITTLE.search(found.group()) else NeedStance.GIVEN_UP
    if NO_MORE.search(clause) and not STANDS_IT_NOT.search(clause):
        return NeedStance.GIVEN_UP
    is_allowed = ALLOWS.search(clause) or (names_end and ALLOWS_TO_BE.search(clause))
    return NeedStance.ALLOWED if is_allowed else NeedStance.NEEDED


def is_a_wish(
    each: NamedPlace, sentence: SaidSentence, named: NamedInPanel, stance: NeedStance
) -> bool:
    """Tell whether a clause wishes for what it names, and says that it is no must."""
    return (
        stance is NeedStance.LOOSENED and A_WISH.search(_clause(each, sentence, named)) is not None
    )


def is_none_of(each: NamedPlace, sentence: SaidSentence, named: NamedInPanel) -> bool:
    """Tell whether a clause speaks of there being none of what it names, beside its own words."""
    if _lead(each, sentence):
        return False
    return NONE_OF_IT.search(_clause(each, sentence, named)) is not None


def _is_ones_own(each: NamedPlace, criterion: Criterion) -> bool:
    """Tell whether a word is of who asks, not of an option: their cat, their radiator.

    It is where what an option lacks has a name of its own that nobody wants: “poisonous”.
    """
    lacks = criterion.low_end[:1]
    is_feature = not lacks or FEATURE_LACKING.search(lacks[0]) is not None
    return each.end is Better.NONE and criterion.better is not Better.NONE and not is_feature


def _is_gone(clause: str) -> bool:
    """Tell whether a clause says that somebody has none of it, or none any more."""
    return any(each.search(clause) for each in (GONE, NONE_OF_IT, HAVING_NONE))


def _clause(each: NamedPlace, sentence: SaidSentence, named: NamedInPanel) -> str:
    """Return the clause in which something is named, with marks in the place of what it names."""
    begin, parts, at = 0, list[str](), sentence.start
    for one in named.of_criteria:
        if sentence.spans(one.start) and one.start >= at:
            mark = MARK if one == each else OTHER_MARK
            parts += [sentence.text[at : one.start], _lead(one, sentence), mark]
            at = one.stop
    masked = "".join([*parts, sentence.text[at : sentence.stop]])
    place = masked.index(MARK)
    for parted in NEW_CLAUSE.finditer(masked):
        if parted.start() < place:
            begin = parted.end()
        else:
            return masked[begin : parted.start()]
    return masked[begin:]


def _lead(each: NamedPlace, sentence: SaidSentence) -> str:
    """Return the word of what is named that says of itself that there is none: “without trams”."""
    said = sentence.text[each.start : each.stop] if each.end is not Better.NONE else ""
    found = FEATURE_LACKING.match(said)
    return f"{found.group().rstrip('-')} " if found else ""


def _parted(words: str) -> bool:
    """Tell whether a new clause begins among words, and not just the next of a list."""
    return any(found.group() not in ",:–;" for found in NEW_CLAUSE.finditer(words))


def allows(words: str) -> bool:
    """Tell whether words say that something would do as well."""
    return ALLOWS.search(words) is not None
