"""How a decision is to be taken, read clause by clause: "ranked, secret, closes Friday noon".

Only a clause that says nothing else is taken, so that an option or a subject stays whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from fractions import Fraction
from functools import cache
from itertools import dropwhile, takewhile
from typing import Any, Final

from orchestration.language.english import settings as english
from orchestration.language.german import settings as german
from orchestration.language.inviting.deadline import deadline_in, is_lost_deadline
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
_SPACES: Final = re.compile(r"\s+")
_OR: Final = re.compile(r"\b(?:or|oder|vs)\b|\s/\s", re.IGNORECASE)
_COURTESY: Final = re.compile(
    rf"(?:^|\s+)(?:{'|'.join(each.COURTESY for each in _LANGUAGES)})$", _FLAGS
)
_FIRST: Final = frozenset(word for each in _LANGUAGES for word in each.FIRST.split())
_MOST_WORDS: Final = 16
"""A clause of more is no row of settings."""

_MANY: Final = 2
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
    is_lost: bool = False  # it says when it closes, which cannot be

    @property
    def says_how(self) -> bool:
        return self.taken is not None or self.is_lost

    @property
    def says_it_or_thanks(self) -> bool:
        return self.says_how or _COURTESY.match(self.words) is not None


def settings_behind(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked:
    """Read what stands behind a question and its options, or as an adjective before it.

    Where all would be taken, or a thing be said twice, these are what there is to choose from.
    """
    found = _ADJECTIVES.search(text)
    first = _taken(found["said"], frame, people) if found else None
    text = text[: found.start()] + text[found.end() :] if found else text
    clauses = _clauses(text, frame, people, _JOINTS)
    last = _last(clauses)
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


def settings_said(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked | None:
    """Read a text that is meant as settings, and what in it is none; None where it has none."""
    clauses = _clauses(text, frame, people)
    return _asked(text, clauses, None) if any(each.taken for each in clauses) else None


def settings_alone(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked | None:
    """Read a text of nothing but settings; None where it says anything else, or none at all."""
    said = settings_said(text, frame, people)
    return None if said is None or said.left_out else said


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
    is_courtesy = is_social(words) or _COURTESY.match(words)
    return bool(_LEADS.sub("", f"{words} ").strip()) and not is_courtesy


def _complete(settings: DecisionSettings) -> DecisionSettings:
    """Return settings with the rule that some of them need."""
    if settings.rule is None and settings.budget:
        return replace(settings, rule="dots")
    if settings.rule is None and settings.winners and settings.winners > 1:
        return replace(settings, rule="stv")
    return settings


def _last(clauses: Sequence[_Clause]) -> Sequence[_Clause]:
    """Return what stands last and says nothing but how, with thanks or without."""
    last = [*takewhile(lambda each: each.says_it_or_thanks, reversed(clauses))][::-1]
    last = [*dropwhile(lambda each: not each.says_how, last)]
    return last if len(last) < len(clauses) and not _goes_on(clauses, last) else []


def _aside(clauses: Sequence[_Clause]) -> Sequence[_Clause]:
    """Return what stands behind the last strong mark, if any of it says how."""
    begins = [at for at, each in enumerate(clauses) if at and each.mark in ";.("]
    part = clauses[begins[-1] :] if begins else ()
    return _behind_question(clauses) or (part if any(each.says_how for each in part) else ())


def _behind_question(clauses: Sequence[_Clause]) -> Sequence[_Clause]:
    """Return what stands behind a question, if it begins with how.

    One such word is the first of a list where the question offers nothing: "which? stars, moon".
    """
    begins = [at for at, each in enumerate(clauses) if at and each.mark == "?"]
    part = clauses[begins[-1] :] if begins else ()
    if not part or not part[0].says_how:
        return ()
    offers = any(_OR.search(each.words) for each in clauses[: begins[-1]])
    is_row = all(each.mark == "," for each in part[1:])
    many = sum(each.says_how for each in part) >= _MANY
    return part if offers or (is_row and many) else ()


def _says_twice(taken: Sequence[Taken]) -> bool:
    said = {item for settings, _ in taken for item in settings.said.items()}
    return len(said) > len({name for name, _ in said})


def _goes_on(clauses: Sequence[_Clause], last: Sequence[_Clause]) -> bool:
    """Tell whether the last clauses are what a list goes on with that has one thing before them."""
    before = clauses[: len(clauses) - len(last)]
    alone = before[-1] if last and last[0].mark == "," and before else None
    return alone is not None and alone.mark in (":", "?") and not _OR.search(alone.words)


def _clauses(
    text: str, frame: TimeFrame, people: Sequence[Member], between: re.Pattern[str] = _SPACES
) -> list[_Clause]:
    found: list[_Clause] = []
    for each in _CLAUSE.finditer(text):
        if each.group().strip():
            mark = text[each.start() - 1] if each.start() else ""
            # Among options, "anonymous ratings" is one thing; behind a strong mark it is two.
            between = _JOINTS if mark == ":" else _SPACES if mark and mark in "?;.!(" else between
            found += _divided(
                _Clause(each.group(), *each.span(), mark, None), between, frame, people
            )
    return found


def _divided(
    whole: _Clause, between: re.Pattern[str], frame: TimeFrame, people: Sequence[Member]
) -> list[_Clause]:
    """Return a clause, or all those that stand in it side by side, where each says how."""

    def read(start: int, end: int) -> _Clause:
        words = whole.words[start:end].strip()
        mark = "," if start else whole.mark
        taken = _taken(words, frame, people)
        is_lost = taken is None and _is_lost(words, frame)
        return _Clause(words, whole.start + start, whole.start + end, mark, taken, is_lost)

    @cache
    def row(start: int) -> list[_Clause]:
        """Return the clauses from here to the end, the longest first; none where one is no how."""
        ends = [each.start() for each in between.finditer(whole.words, start + 1)]
        for end in (len(whole.words), *reversed(ends)):
            first = read(start, end)
            rest = row(end) if first.says_it_or_thanks and end < len(whole.words) else []
            if first.says_it_or_thanks and (rest or end == len(whole.words)):
                return [first, *rest]
        return []

    found = row(0) if len(whole.words.split()) <= _MOST_WORDS else []
    return found if any(each.says_how for each in found) else [read(0, len(whole.words))]


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


def _is_lost(words: str, frame: TimeFrame) -> bool:
    """Tell whether a clause says that it closes when it cannot: "closes yesterday"."""
    found = _CLOSES.match(words)
    return bool(found and is_lost_deadline(_UNTIL.sub("", words[found.end() :]), frame))


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
