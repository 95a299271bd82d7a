"""What people say they need, and what they take back: read sentence by sentence.

What a sentence names is needed where it states something, or looks for options; a question about a
criterion needs nothing. How it is needed follows from the words around what is named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from statistics import median
from typing import Final

from orchestration.kinds.panel.hearing.catalogue_words import Degree
from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.hearing.mentions import MOST_NAMED, NamedInPanel, NamedPlace
from orchestration.kinds.panel.hearing.relaxing import heard_in, is_flag, is_number, limits_of
from orchestration.kinds.panel.hearing.sentences import SaidSentence, sentences
from orchestration.kinds.panel.hearing.stances import NeedStance, allows
from orchestration.kinds.panel.turn.facts import shown
from orchestration.language.choosing.known_by.amounts import Found, limits, measured, moved, turned
from orchestration.language.choosing.known_by.degrees import way_of
from orchestration.language.choosing.known_by.figures import bounded
from orchestration.language.panels.asides import counts_lack
from orchestration.model.catalogue import Better, Catalogue, Criterion
from orchestration.model.panel import Need
from orchestration.model.people import MemberId
from orchestration.model.preferences import Condition, Relation

_NOT: Final = re.compile(
    r"\b(?:not|no|never|without|avoid|avoids|hate|hates|dislike|less|fewer|against|nothing|nicht"
    r"|(?:tired|sick|bored|had enough|have enough) of|fed up with|genug von|satt"
    r"|kein\w*|ohne|weniger|hasse|hassen|nie|allergic to|allergisch gegen|can(?:no|['’])t stand"
    r"|do(?:es)?n['’]?t (?:like|want|need|have|be)|don['’]?t|isn['’]?t|aren['’]?t)\b",
    re.IGNORECASE,
)
_TOO: Final = re.compile(r"\b(?:too|zu|(?<=\w )so|way)(?: much| many| viel)?\s*$", re.IGNORECASE)
_BADLY: Final = re.compile(
    r"\b(?:sad|ill|sick|miserable|unhappy|depressed|lost|mad|suffers?|dies?|melts?|kills?|hates?"
    r"|can(?:no|['’]?)t (?!stand)|traurig|krank|unglücklich|hasse)\b",
    re.IGNORECASE,
)
"""Somebody fares badly: what they are then without is what they need."""

_IS_TOO_MUCH: Final = re.compile(
    r"[^,;.]{0,20}\b(?:is|are|['’]?s|would be|ist|sind|wäre)\s(?:\w+\s)?(?:(?:too|zu)\s\w+|out\b"
    r"|unbearable)",
    re.IGNORECASE,
)
"""What stands before it is refused."""

_TOO_LITTLE: Final = re.compile(
    r"\b(?:too little|too few|not enough|zu wenig|nicht genug)\b|\black(?:s|ing)?\b", re.IGNORECASE
)
_FIRM: Final = re.compile(
    r"\b(?:must|has to|have to|needs? to|needs?|only|can['’]?t be without|non-?negotiable|essential"
    r"|required|allergic|allergisch|definitely|absolutely|under no circumstances|at all costs"
    r"|muss|müssen|braucht"
    r"|unbedingt|nur|auf keinen fall|zwingend)\b",
    re.IGNORECASE,
)
_SOFT: Final = re.compile(
    r"\b(?:ideally|preferabl[ey]|prefers?|would be (?:nice|great|good|lovely)|nice to have|nice"
    r"|matters?|important|care about|cares about|counts|if possible|maybe|perhaps|rather|love|loves"
    r"|value|bonus|lieber|am liebsten|gern\w*|schön|wichtig|wenn möglich|idealerweise|mostly"
    r"|interesting|cool|sometimes|occasionally|now and then|manchmal|gelegentlich|ab und zu)\b"
    r"|\b(?:like|likes|want|wants|möchte|hätte)(?: (?:some|a|an|the|good|much|more|etwas))*\s*$",
    re.IGNORECASE,
)
_OURS: Final = re.compile(
    r"\b(?:my|our|(?:i|we) have(?! to\b)"
    r"|i['’]?ve|with an?|for an?|mein\w*|unser\w*|ich habe|wir haben"
    r"|mit ein\w*|für ein\w*)(?: \w+){0,2}\s*$",
    re.IGNORECASE,
)
_LOOKING: Final = frozenset(
    {
        Intent.FIRST,
        Intent.OTHER_OPTIONS,
        Intent.WITH_CRITERION,
        Intent.CONSTRAINT,
        Intent.CALL_IN,
        Intent.FITS,
    }
)
"""In these even a question says what is needed."""

_WISHES: Final = frozenset({Intent.CALL_IN, Intent.NEUTRAL, Intent.CRITIQUE, Intent.REJECT})
"""What is named in these weighs, and filters nothing unless it says so."""


_Bound = tuple[int, int, Condition]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a message says is needed, and of which criteria it takes that back, wholly or a bit.

    Or it only `waives` what they never needed.
    """

    needs: tuple[Need, ...] = ()
    dropped: tuple[str, ...] = ()
    softened: tuple[str, ...] = ()
    waives: tuple[str, ...] = ()


def wanted(
    text: str,
    named: NamedInPanel,
    catalogue: Catalogue,
    intent: Intent,
    by: MemberId,
    held: Sequence[Need] = (),
) -> Wanted:
    """Return what a message says is needed; of what they `held` it may take something back."""
    needs: list[Need] = []
    gone: dict[str, NeedStance] = {}
    waives: dict[str, None] = {}
    bounds = [*islice(_bounds(limits(text, catalogue, limits_of(held))), MOST_NAMED)]
    measures = [*islice(_measures(text, named, catalogue), MOST_NAMED)]
    for sentence in sentences(text, named):
        heard = heard_in(sentence, named, catalogue, held)
        gone.update(heard.gone)
        waives.update(dict.fromkeys(heard.waived))
        within = bounds
        if allows(sentence.words):
            within = [*bounds, *_bounds(moved(text, catalogue, limits_of(held)))]
        of = _Sentence(sentence, heard.needed, within, measures)
        new = of.told(catalogue, intent, by)
        needs = [each for each in (*needs, *new) if each.criterion not in heard.gone]
    once = {(each.criterion, each.end, each.condition): each for each in reversed(needs)}
    dropped, softened = (_gone(gone, how) for how in (NeedStance.GIVEN_UP, NeedStance.LOOSENED))
    only = () if needs or gone else tuple(waives)
    return Wanted(tuple(reversed(once.values())), dropped, softened, only)


def _gone(gone: Mapping[str, NeedStance], how: NeedStance) -> tuple[str, ...]:
    return tuple(each for each in gone if gone[each] is how)


@dataclass(frozen=True, slots=True)
class _Sentence:
    """A sentence: where it names what is needed, and all limits and plain amounts of its text."""

    sentence: SaidSentence
    there: Sequence[NamedPlace]
    bounds: Sequence[_Bound]
    measures: Sequence[_Bound]

    def told(self, catalogue: Catalogue, intent: Intent, by: MemberId) -> list[Need]:
        """Return what it says is needed; where it asks, only what somebody has."""
        sentence, there, bounds, measures = self.sentence, self.there, self.bounds, self.measures
        if sentence.is_question and (intent not in _LOOKING or sentence.asks_whether):
            there = [each for each in there if _OURS.search(sentence.before(each))]
            bounds, measures = [], []
        plain = (replace(each, firm=False) for each in _of_limits(sentence, measures, by))
        named = _named(sentence, there, [*bounds, *measures], catalogue, intent, by)
        return [*_of_limits(sentence, bounds, by), *plain, *named]


def about(text: str, named: NamedInPanel, catalogue: Catalogue, by: MemberId) -> tuple[Need, ...]:
    """Return what a message is about, as if it was needed: “where do they drive on the left?”."""
    found: list[Need] = []
    measures = [*islice(_measures(text, named, catalogue), MOST_NAMED)]
    for sentence in sentences(text, named):
        there = [each for each in named.of_criteria if sentence.spans(each.start)]
        found += _of_limits(sentence, measures, by)
        found += _named(sentence, there, measures, catalogue, Intent.FIRST, by)
    return tuple({(each.criterion, each.end, each.condition): each for each in found}.values())


def taken_back(needs: Sequence[Need], said: Wanted, by: MemberId) -> tuple[Need, ...]:
    """Return needs without those that somebody takes back; what is firm and matters less weighs.

    What others need is theirs.
    """
    found: list[Need] = []
    for each in needs:
        if each.by != by or each.criterion not in (*said.dropped, *said.softened):
            found.append(each)
        elif each.criterion in said.softened and (each.firm or each.times > 1):
            found.append(replace(each, firm=False, times=1))
    return tuple(found)


def _measures(text: str, named: NamedInPanel, catalogue: Catalogue) -> Iterator[_Bound]:
    """Yield what plain amounts ask for, unless they are said of an option that is named."""
    return iter(()) if named.personas or named.options else _bounds(measured(text, catalogue))


def _bounds(found: Iterable[Found]) -> Iterator[_Bound]:
    for start, stop, of, _ in found:
        for each in of:
            if isinstance(each, Condition):
                yield start, stop, each


def _of_limits(sentence: SaidSentence, bounds: Sequence[_Bound], by: MemberId) -> Iterator[Need]:
    for start, stop, each in bounds:
        if sentence.spans(start):
            soft = _SOFT.search(sentence.words) is not None
            is_refused = _IS_TOO_MUCH.match(sentence.text[stop : sentence.stop])
            limit = turned(each) if is_refused else each
            if isinstance(limit, Condition):
                yield _of_limit(limit, by, firm=not soft)


def _of_limit(limit: Condition, by: MemberId, *, firm: bool) -> Need:
    name = shown(limit.criterion)
    value = limit.words.removesuffix(name).removesuffix(f"({name})").strip()
    return Need(limit.criterion, f"{name} {value}", condition=limit, firm=firm, by=by)


def _named(
    sentence: SaidSentence,
    there: Sequence[NamedPlace],
    bounds: Sequence[_Bound],
    catalogue: Catalogue,
    intent: Intent,
    by: MemberId,
) -> Iterator[Need]:
    limited = {each.criterion for start, _, each in bounds if sentence.spans(start)}
    for each in there:
        criterion = catalogue.criterion(each.name)
        if criterion is None or each.name in limited:
            continue
        if sentence.is_of_another(each):
            continue
        need = _need(sentence, each, criterion, catalogue, by)
        if need.end is Better.NONE and need.condition is None:
            continue
        graded = need.condition is None and not is_flag(criterion, catalogue)
        graded |= any(x.criterion == each.name for x in catalogue.told)  # of others it is unknown
        firm = _is_firm(sentence, each, intent, graded=graded)
        yield _firmly(need, criterion, catalogue) if firm else need


def _need(
    sentence: SaidSentence,
    each: NamedPlace,
    criterion: Criterion,
    catalogue: Catalogue,
    by: MemberId,
) -> Need:
    said = sentence.text[each.start : each.stop]
    before = sentence.before(each)
    against = _NOT.search(before) is not None and not _TOO_LITTLE.search(before)
    if each.tag:
        told = any(x.criterion == each.name for x in catalogue.told)
        tag = f"{each.tag} {shown(each.name)}" if told else each.tag
        words = f"not {tag}" if against else tag
        condition = Condition(each.name, Relation.IS, each.tag, tag=each.tag)
        return Need(each.name, words, said, condition=condition, wanted=not against, by=by)
    end = _end_said(each, said, before, criterion, catalogue)
    if _is_reversed(sentence, each, is_flag=is_flag(criterion, catalogue)):
        end = end.other
    name = shown(each.name)
    if is_flag(criterion, catalogue):
        words = name if end is Better.HIGH else f"no {name}"
    elif end is each.end and each.end is not Better.NONE:
        words = said.casefold()
    else:
        words = _way(criterion, end) or name
    return Need(each.name, words, said, end=end, by=by)


def _way(criterion: Criterion, end: Better) -> str:
    """Return in words that an end is wanted: `small`, or `little rain`."""
    ends = criterion.end_words(end)
    if ends:
        return ends[0]
    little = end is Better.LOW and criterion.better is not Better.LOW
    return f"little {shown(criterion.name)}" if little else ""


def _end_said(
    each: NamedPlace, said: str, before: str, criterion: Criterion, catalogue: Catalogue
) -> Better:
    """Return which end words name, as they stand: the word's own, else by “more”, else the best."""
    flag = is_flag(criterion, catalogue)
    way = None if flag else way_of(said.casefold())
    if each.end is not Better.NONE:
        return each.end
    if not (flag or is_number(criterion, catalogue)):
        return Better.NONE  # nothing is more or less of it
    is_lack = counts_lack(criterion.says, shown(criterion.name), said, before)
    if _TOO_LITTLE.search(before) or _MUCH.search(before) or way is Relation.AT_LEAST:
        return Better.LOW if is_lack else Better.HIGH
    if _LITTLE.search(before) or way is Relation.AT_MOST:
        return Better.HIGH if is_lack else Better.LOW
    if criterion.better is Better.NONE:
        return Better.HIGH if flag else Better.NONE
    return _unless_refused(before, criterion, is_lack=is_lack)


_MUCH: Final = re.compile(
    r"\b(?:more|most|much|lots? of|plenty of|high|higher|mehr|viel)\s*$", re.IGNORECASE
)
_LITTLE: Final = re.compile(r"\b(?:little|low|lower|least|wenig)\s*$", re.IGNORECASE)


def _unless_refused(before: str, criterion: Criterion, *, is_lack: bool) -> Better:
    """Return the better end; of what is refused by its name it is that there is much of it."""
    if not (_NOT.search(before) or _TOO.search(before)):
        return criterion.better
    return Better.LOW if is_lack else Better.HIGH


def _is_reversed(sentence: SaidSentence, each: NamedPlace, *, is_flag: bool) -> bool:
    """Tell whether the other end is wanted: of a yes or no “too” says only that it is needed."""
    before = sentence.before(each)
    if _TOO_LITTLE.search(before):
        return False
    refused = [found.group() for found in _NOT.finditer(before)]
    if refused and refused[-1].casefold() in _WITHOUT and (refused[1:] or _BADLY.search(before)):
        return False
    return bool(refused) or (_TOO.search(before) is not None and not is_flag)


_WITHOUT: Final = ("without", "ohne")


def _is_firm(sentence: SaidSentence, each: NamedPlace, intent: Intent, *, graded: bool) -> bool:
    """Tell whether a need filters: yes or no and tags do, unless they are wished for."""
    before, part = sentence.before(each), sentence.part(each)
    if _FIRM.search(part):
        return each.degree is Degree.PLAIN
    if _SOFT.search(part) or _SOFT.search(before):
        return False
    if intent in _WISHES and not _OURS.search(before):
        return False
    return not graded


def _firmly(need: Need, criterion: Criterion, catalogue: Catalogue) -> Need:
    """Return a need that filters: of a number, that it is in the better half of what is known."""
    known = [
        datum.number
        for each in catalogue.options
        if (datum := each.datum(criterion.name)) and datum.number is not None
    ]
    if need.condition is not None or not known:
        return replace(need, firm=True)
    relation = Relation.AT_MOST if need.end is Better.LOW else Relation.AT_LEAST
    condition = bounded(criterion, relation, median(known))
    return replace(need, condition=condition, firm=True)
