"""How a decision is to be taken, read clause by clause: "ranked, secret, closes Friday noon".

Only a clause that says nothing else is taken, so that an option or a subject stays whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from fractions import Fraction
from itertools import takewhile
from typing import Any, Final

from orchestration.language.english import settings as english
from orchestration.language.german import settings as german
from orchestration.language.inviting.deadline import deadline_in
from orchestration.language.social import is_social
from orchestration.model.people import Member, MemberId
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.terms import Disclosure, Scoring
from orchestration.model.times import TimeFrame

_LANGUAGES: Final = (english, german)
_FLAGS: Final = re.IGNORECASE | re.VERBOSE
_NUMBERS: Final = {
    word: number for each in _LANGUAGES for number, word in enumerate(each.NUMBERS, start=1)
} | {"eine": 1, "einer": 1, "einen": 1, "a": 1}
_NUMBER: Final = rf"(?P<n>\d{{1,4}}|{'|'.join(_NUMBERS)})"
_LEADS: Final = re.compile(rf"^(?:(?:{'|'.join(each.LEADS for each in _LANGUAGES)})\s+)+", _FLAGS)
_ORDERS: Final = re.compile(rf"^(?:{'|'.join(each.ORDERS for each in _LANGUAGES)})", _FLAGS)
_CLOSES: Final = re.compile(rf"^(?:{'|'.join(each.CLOSES for each in _LANGUAGES)})", _FLAGS)
_UNTIL: Final = re.compile(rf"^(?:{'|'.join(each.UNTIL for each in _LANGUAGES)})", _FLAGS)
_EVERY: Final = re.compile("|".join(each.EVERY for each in _LANGUAGES), _FLAGS)
THIS_CHANNEL: Final = re.compile(
    rf"^\s*(?:@\w+[,:]?\s+)?(?:{'|'.join(each.HERE for each in _LANGUAGES)})\s*:\s*", _FLAGS
)
"""How what holds for a whole channel begins."""

_NEEDED: Final = tuple(
    re.compile(rf"^{pattern}$", _FLAGS) for each in _LANGUAGES for pattern in each.NEEDED
)


def _patterns() -> Iterator[tuple[re.Pattern[str], dict[str, object]]]:
    for each in _LANGUAGES:
        for pattern, said in each.SAID.items():
            # A pattern may name its number in each of its alternatives, of which one is found.
            numbered = pattern
            for at in range(pattern.count("{n}")):
                numbered = numbered.replace("{n}", _NUMBER.replace("<n>", f"<n{at}>"), 1)
            yield re.compile(rf"^(?:{numbered})$", _FLAGS), said


_SAID: Final = tuple(_patterns())
_CLAUSE: Final = re.compile(
    r"(?:\s*\b(?:deadline|quorum|threshold|frist):)?[^,;.!?:()\n]+(?:[.:](?=\d)[^,;.!?:()\n]+)*|[.](?=\d)"
)
_JOINTS: Final = re.compile(r"\s+(?:and|und|but|aber)\s+", re.IGNORECASE)
_OR: Final = re.compile(r"\b(?:or|oder|vs)\b", re.IGNORECASE)
_FIRST: Final = frozenset(word for each in _LANGUAGES for word in each.FIRST.split())
_LONGEST_WORD: Final = 20
LONGEST_ORDER: Final = 200
_ANY_DAY: Final = datetime(2024, 1, 1, tzinfo=UTC)
"""A day on which no day or time is past that is named without its year."""

_ADJECTIVES: Final = re.compile(
    r"\b(?P<said>secret|anonymous|ranked|ranked[ -]choice|geheime|anonyme)\s+"
    r"(?=(?:quick\s+)?(?:poll|vote|ballot|survey|decision|umfrage|abstimmung|wahl)\b)",
    re.IGNORECASE,
)

Taken = tuple[DecisionSettings, tuple[MemberId, ...]]
"""What a clause says: settings, and who is needed."""


@dataclass(frozen=True, slots=True)
class SettingsAsked:
    """What a text says of how a decision is to be taken, and the text without it.

    `left_out` are its words that were set beside such and are none; `repeats` where it asks for
    something that recurs.
    """

    settings: DecisionSettings
    needed: tuple[MemberId, ...]
    rest: str
    left_out: tuple[str, ...] = ()
    repeats: bool = False


@dataclass(frozen=True, slots=True)
class _Clause:
    words: str
    start: int
    end: int
    mark: str  # what stands before it
    taken: Taken | None


def settings_behind(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked:
    """Read what stands behind a question and its options, or as an adjective before it.

    Where all would be taken, or a thing be said twice, these are what there is to choose from.
    """
    found = _ADJECTIVES.search(text)
    first = _taken(found["said"], frame, people) if found else None
    text = text[: found.start()] + text[found.end() :] if found else text
    clauses = _clauses(text, frame, people)
    last = [*takewhile(lambda each: each.taken, reversed(clauses))][::-1]
    last = last if len(last) < len(clauses) and not _goes_on(clauses, last) else []
    aside = _aside(clauses)
    chosen = aside if len(aside) > len(last) else last
    is_list = _says_twice([each.taken for each in chosen if each.taken])
    return _asked(text, [] if is_list else chosen, first)


def settings_among(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked:
    """Read all clauses of a text that say how, wherever they stand.

    “By Friday” is no such, nor is who is needed: a request for a meeting says those in many ways.
    """
    clauses = _clauses(text, frame, people)
    hows = [x for x in clauses if x.taken and x.taken[0].said and not _UNTIL.match(x.words)]
    return _asked(text, hows, None)


def settings_alone(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked | None:
    """Read a text of nothing but settings; None where it says anything else, or none at all."""
    clauses = _clauses(text, frame, people)
    taken = [each for each in clauses if each.taken]
    return _asked(text, clauses, None) if taken and len(taken) == len(clauses) else None


def orders_settings(text: str) -> bool:
    """Tell whether words want it made otherwise: "make it secret", "close it on Friday"."""
    words = text.strip()
    first = words[:_LONGEST_WORD].partition(" ")[0].casefold()
    if (
        first not in _FIRST
        or len(words) > LONGEST_ORDER
        or not (_ORDERS.match(words) or _CLOSES.match(words))
    ):
        return False
    said = settings_alone(words, TimeFrame(_ANY_DAY, "UTC"), ())
    return said is not None


def _asked(text: str, clauses: Sequence[_Clause], first: Taken | None) -> SettingsAsked:
    settings, needed = first or (UNSAID, ())
    letters = list(text)
    for each in clauses:
        if each.taken:
            settings = each.taken[0].over(settings)
            needed = (*needed, *each.taken[1])
        letters[each.start : each.end] = " " * (each.end - each.start)
    rest = re.sub(r"[,;:]+(?=\s*(?:[.;)!]|$))", "", "".join(letters))
    rest = re.sub(r"\(\s*\)|(?<=[?.!])\s*[,;.]+|[,;]\s*(?=[,;])", " ", rest)
    return SettingsAsked(
        _complete(settings),
        tuple(dict.fromkeys(needed)),
        rest.strip(),
        tuple(each.words for each in clauses if not each.taken and _says(each.words)),
        repeats=bool(_EVERY.search(text)),
    )


def _says(words: str) -> bool:
    """Tell whether words say anything: courtesy does not."""
    return bool(_LEADS.sub("", f"{words} ").strip()) and not is_social(words)


def _complete(settings: DecisionSettings) -> DecisionSettings:
    """Return settings with the rule that some of them need."""
    if settings.rule is None and settings.budget:
        return replace(settings, rule="dots")
    if settings.rule is None and settings.winners and settings.winners > 1:
        return replace(settings, rule="stv")
    return settings


def _aside(clauses: Sequence[_Clause]) -> Sequence[_Clause]:
    """Return what stands behind the last strong mark, if any of it says how."""
    begins = [at for at, each in enumerate(clauses) if at and each.mark in ";.("]
    part = clauses[begins[-1] :] if begins else ()
    return part if any(each.taken for each in part) else ()


def _says_twice(taken: Sequence[Taken]) -> bool:
    said = {item for settings, _ in taken for item in settings.said.items()}
    return len(said) > len({name for name, _ in said})


def _goes_on(clauses: Sequence[_Clause], last: Sequence[_Clause]) -> bool:
    """Tell whether the last clauses are what a list goes on with that has one thing before them."""
    before = clauses[: len(clauses) - len(last)]
    alone = before[-1] if last and last[0].mark == "," and before else None
    return alone is not None and alone.mark in (":", "?") and not _OR.search(alone.words)


def _clauses(text: str, frame: TimeFrame, people: Sequence[Member]) -> list[_Clause]:
    found: list[_Clause] = []
    for each in _CLAUSE.finditer(text):
        if each.group().strip():
            found += _divided(text, each.start(), each.end(), frame, people)
    return found


def _divided(
    text: str, start: int, end: int, frame: TimeFrame, people: Sequence[Member]
) -> list[_Clause]:
    """Return a clause, or the two that a word joins where both say how."""
    mark = text[start - 1] if start else ""
    words = text[start:end].strip()
    whole = _Clause(words, start, end, mark, _taken(words, frame, people))
    joint = None if whole.taken else _JOINTS.search(text, start, end)
    if joint:
        parts = ((start, joint.start(), mark), (joint.start(), end, ","))
        halves = [
            _Clause(text[a:b].strip(), a, b, m, _taken(text[a:b].strip(), frame, people))
            for a, b, m in parts
        ]
        if all(each.taken for each in halves):
            return halves
    return [whole]


def _taken(words: str, frame: TimeFrame, people: Sequence[Member]) -> Taken | None:
    """Return what a clause says of how, where it says nothing else."""
    bare = _LEADS.sub("", words)
    readers: tuple[Callable[[], Taken | None], ...] = (
        lambda: _by_pattern(words) or _by_pattern(bare),
        lambda: _closes(words, frame) or _closes(bare, frame),
        lambda: _needed(words, people) or _needed(bare, people),
    )
    return next((found for read in readers if (found := read())), None)


def _by_pattern(words: str) -> Taken | None:
    for pattern, said in _SAID:
        if found := pattern.match(words):
            number = next((each for each in found.groupdict().values() if each), "")
            return DecisionSettings(**_terms(said, number)), ()
    return None


def _terms(said: dict[str, object], number: str) -> dict[str, Any]:
    """Return what a pattern says as terms."""
    n = int(number) if number.isdecimal() else _NUMBERS.get(number.casefold(), 0)
    terms = {name: n if value == "n" else value for name, value in said.items()}
    if "thirds" in terms:
        terms["threshold"] = Fraction(int(str(terms.pop("thirds"))), 3)
    if "percent" in terms:
        terms["threshold"] = Fraction(min(int(str(terms.pop("percent"))), 100), 100)
    if "budget" in terms:
        terms["budget"] = Fraction(n)
    if "disclosure" in terms:
        terms["disclosure"] = Disclosure(str(terms["disclosure"]))
    if "scoring" in terms:
        terms["scoring"] = Scoring(str(terms["scoring"]))
    return terms


def _closes(words: str, frame: TimeFrame) -> Taken | None:
    for lead in (_CLOSES, _UNTIL):
        found = lead.match(words)
        at = deadline_in(_UNTIL.sub("", words[found.end() :]), frame) if found else None
        if at:
            return DecisionSettings(ends_by=at), ()
    return None


def _needed(words: str, people: Sequence[Member]) -> Taken | None:
    """Return who has to be there, by the names of these people."""
    found = next((each for pattern in _NEEDED if (each := pattern.match(words))), None)
    names = _JOINTS.split(found["who"]) if found else []
    called = [_called(name.strip(" @"), people) for name in names]
    if not called or not all(called):
        return None
    return UNSAID, tuple(each for each in called if each)


def _called(name: str, people: Sequence[Member]) -> MemberId | None:
    wanted = name.casefold()
    found = [
        each.id
        for each in people
        if wanted in (each.id.casefold(), each.name.casefold(), *each.name.casefold().split())
    ]
    return found[0] if len(found) == 1 else None
