"""How a decision is to be taken, read clause by clause: "ranked, secret, closes Friday noon".

Only a clause that says nothing else is taken, so that an option or a subject stays whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from itertools import dropwhile, takewhile
from typing import Final

from orchestration.language.inviting.answers_due import AnswersDue
from orchestration.language.inviting.setting_clause import (
    FLAGS,
    JOINTS,
    LANGUAGES,
    LEADS,
    UNTIL,
    WEIGHTS,
    Taken,
    is_in_vain,
    lets_add,
    level_named,
    names_a_setting,
    says_twice,
    taken_in,
    weighs_in_vain,
)
from orchestration.language.social import is_social
from orchestration.model.people import Member, MemberId
from orchestration.model.settings import UNSAID, DecisionSettings, capped
from orchestration.model.times import TimeFrame

_ORDERS: Final = re.compile(rf"^(?:{'|'.join(each.ORDERS for each in LANGUAGES)})", FLAGS)
_DECIDES: Final = re.compile(rf"\b(?:{'|'.join(each.DECIDES for each in LANGUAGES)})\b", FLAGS)
_EVERY: Final = re.compile("|".join(each.EVERY for each in LANGUAGES), FLAGS)
THIS_CHANNEL: Final = re.compile(
    rf"^\s*(?:@\w+[,:]?\s+)?(?:(?:{'|'.join(each.HERE for each in LANGUAGES)})\s*:"
    r"|(?:channel\ )?defaults?\b(?!\s+(?:is|are|was|were|to|for|it|sind|ist))\s*:?)\s*",
    FLAGS,
)
"""How what holds for a whole channel begins."""
_CLAUSE: Final = re.compile(
    rf"\s*(?i:{WEIGHTS})|"
    r"(?:\s*\b(?:deadline|quorum|threshold|frist|disclosure|rule|rounds|options|winners):)?[^,;.!?:()\n]+(?:(?:[.:](?=\d)|(?<=\b[Mm]in)\.(?=\s+\d)|(?<=\b[Mm]ax)\.(?=\s+\d)"
    r"|(?<=\b[Mm]ind)\.(?=\s+\d))[^,;.!?:()\n]+)*|[.](?=\d)"
)
_LOOSE: Final = re.compile(r"(?P<emoji>:[\w+-]+:)|[,;:]+(?=\s*(?:[,.;)!]|$))")
"""Marks with nothing behind them; an emoji goes by its name between two."""

_NUMBER_OF_ENTRY: Final = re.compile(r"(?:^|\n)[ \t]*\(?(?:\d{1,2}|[a-zA-Z])[.)]$")
_SPACES: Final = re.compile(r"\s+")
_OR: Final = re.compile(r"\b(?:or|oder|vs)\b|\s/\s", re.IGNORECASE)
_COURTESY: Final = re.compile(
    rf"(?:^|\s+)(?:{'|'.join(each.COURTESY for each in LANGUAGES)})$", FLAGS
)
_FIRST: Final = frozenset(word for each in LANGUAGES for word in each.FIRST.split())
_MOST_WORDS: Final = 16
"""A clause of more is no row of settings."""

SEVERAL: Final = "stv"
"""The rule by which several win."""

_TAIL: Final = re.compile(
    rf"(?:^|\s+)(?:(?:{'|'.join(each.TAILS for each in LANGUAGES)})\s*)+$", FLAGS
)
_PLAIN: Final = frozenset(
    ("secret", "rounds", "ranked", "irv", "approval", "borda", "schulze", "stv", "cumulative")
)
"""Settings and rules whose words mean nothing else."""

_LONGEST_WORD: Final = 20
_LONGEST_SETTING: Final = 5
"""In words."""

LONGEST_ORDER: Final = 200
_ANY_DAY: Final = datetime(2024, 1, 1, tzinfo=UTC)
"""A day on which no day or time is past that is named without its year."""

_ADJECTIVES: Final = re.compile(
    r"(?:(?<![,;.?!(–-]\s)|(?=[\w-]+\s+\w+\s*:))"
    r"\b(?P<said>secret|anonymous|ranked|ranked[ -]choice|geheime|anonyme)\s+"
    r"(?=(?:quick\s+)?(?:poll|vote|ballot|survey|decision|umfrage|abstimmung|wahl)\b)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class SettingsAsked:
    """What a text says of how a decision is to be taken, and the text without it.

    `left_out` are its words that were set beside such and are none; `repeats` where it asks for
    something that recurs, and `adds` where people may add to the list. `answers` are taken until
    a moment of their own.
    """

    settings: DecisionSettings
    needed: tuple[MemberId, ...]
    rest: str
    left_out: tuple[str, ...] = ()
    repeats: bool = False
    adds: bool = False
    answers: AnswersDue | None = None


@dataclass(frozen=True, slots=True)
class _Clause:
    words: str
    start: int
    end: int
    mark: str  # what stands before it
    taken: Taken | None
    is_lost: bool = False  # it says how, which cannot be

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
    first = taken_in(found["said"], frame, people) if found else None
    text = text[: found.start()] + text[found.end() :] if found else text
    clauses = _clauses(text, frame, people, JOINTS)
    last = _last(clauses)
    aside = _aside(clauses)
    chosen = aside if len(aside) > len(last) else last
    is_list = says_twice([each.taken for each in chosen if each.taken])
    if is_list and chosen[0].mark in ";.(" and _OR.search(text[: chosen[0].start]):
        return _asked(text, _said_first(chosen), first)
    return _asked(text, [] if is_list else chosen, first)


def settings_among(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked:
    """Read all clauses of a text that say how, wherever they stand.

    “By Friday” is no such, nor is who is needed: a request for a meeting says those in many ways.
    """
    clauses = _clauses(text, frame, people)
    hows = [x for x in clauses if x.taken and x.taken[0].said and not UNTIL.match(x.words)]
    return _asked(text, hows, None)


def settings_said(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked | None:
    """Read a text that is meant as settings, and what in it is none; None where it has none."""
    clauses = _clauses(text, frame, people)
    return _asked(text, clauses, None) if any(each.taken for each in clauses) else None


def orders_settings(text: str) -> bool:
    """Tell whether words want it made otherwise: "make it secret", "close it on Friday"."""
    if len(text) > LONGEST_ORDER:
        return False
    asked = settings_ordered(text, TimeFrame(_ANY_DAY, "UTC"), ())
    if asked is None or (asked.left_out and _may_be_times(asked.settings)):
        return False
    return can_order(text) or _is_unmistakable(asked.settings)


def settings_in_row(text: str) -> tuple[str, ...] | None:
    """Return what could not be read of a row of settings without a verb; None where it is none.

    One of its clauses has to be unmistakable: “disclosure discreet, show 2 options, banana mode”.
    """
    if len(text) > LONGEST_ORDER or "?" in text:
        return None
    asked = settings_said(text, TimeFrame(_ANY_DAY, "UTC"), ())
    clauses = [each.group().strip() for each in _CLAUSE.finditer(text)]
    if any(len(each.split()) > _LONGEST_SETTING for each in clauses):
        return None
    if any(map(names_a_setting, clauses)):
        return asked.left_out if asked else tuple(clauses)
    counted = {"rounds", "options", "winners", "quorum", "threshold"}
    is_sure = asked is not None and (
        _is_unmistakable(asked.settings) or not counted.isdisjoint(asked.settings.said)
    )
    return asked.left_out if asked and is_sure and len(clauses) > 1 else None


def _may_be_times(settings: DecisionSettings) -> bool:
    """Tell whether settings with more behind them may say when: “make it 1 to 5 on Friday”."""
    return settings.rule == "rated" or settings.said.keys() == {"ends_by"}


def says_to_decide(text: str) -> bool:
    """Tell whether words about an end speak of the vote or the decision, and not of answers."""
    return _DECIDES.search(text) is not None


def can_order(text: str) -> bool:
    """Tell whether words begin as an order does."""
    return text.strip()[:_LONGEST_WORD].partition(" ")[0].casefold() in _FIRST


def settings_ordered(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked | None:
    """Read an order; behind “make it” what is no setting is left out, else it makes it none."""
    words = text.strip(" .!")
    lead = _ORDERS.match(words)
    pieces: list[_Clause] = []
    for clause in _CLAUSE.finditer(words[lead.end() :] if lead else words):
        pieces += _pieces(clause.group().strip(), frame, people, in_part=lead is not None)
        if not lead and any(not each.taken and _says(each.words) for each in pieces):
            return None
    return _asked("", pieces, None) if any(each.taken for each in pieces) else None


def _is_unmistakable(settings: DecisionSettings) -> bool:
    """Tell whether settings can be no wish: “1 to 5” alone is one, as is “everybody must agree”."""
    said = settings.said.keys() - {"ends_by"}
    return len(said) > 1 or not said.isdisjoint(_PLAIN) or settings.rule in _PLAIN


def _pieces(
    words: str, frame: TimeFrame, people: Sequence[Member], *, in_part: bool
) -> Iterator[_Clause]:
    """Yield a clause of an order, or its parts; `in_part`, where it may go on otherwise."""
    whole = _TAIL.sub("", words)
    if taken := taken_in(whole, frame, people):
        yield _Clause(words, 0, 0, "", taken)
    elif len(parts := JOINTS.split(whole)) > 1:
        for each in parts:
            yield from _pieces(each, frame, people, in_part=in_part)
    elif whole:
        yield from _begun(whole, frame, people) if in_part else [_Clause(whole, 0, 0, "", None)]


def _begun(words: str, frame: TimeFrame, people: Sequence[Member]) -> Iterator[_Clause]:
    """Yield as much of a clause as says how, and what is left of it."""
    ends = [each.start() for each in re.finditer(r"\s+", words)]
    read = ((end, taken_in(words[:end], frame, people)) for end in reversed(ends))
    end, taken = next((each for each in read if each[1]), (0, None))
    if taken:
        yield _Clause(words[:end], 0, 0, "", taken)
    yield _Clause(words[end:].strip(), 0, 0, "", None)


def _asked(text: str, clauses: Sequence[_Clause], first: Taken | None) -> SettingsAsked:
    settings, needed = first or (UNSAID, ())
    letters = list(text)
    clauses = _in_a_row(clauses)
    adds = [each for each in clauses if each.is_lost and lets_add(each.words)]
    for each in sorted(clauses, key=lambda each: each.taken[0].turn if each.taken else 0):
        if each.taken:
            settings = each.taken[0].over(settings)
            needed = (*needed, *each.taken[1])
        letters[each.start : each.end] = " " * (each.end - each.start)
    rest = _LOOSE.sub(lambda found: found["emoji"] or "", "".join(letters))
    rest = re.sub(r"\(\s*\)|(?<=[?.!])\s*[,;.]+|[,;]\s*(?=[,;])", " ", rest)
    rest = re.sub(r"(?<=[\w?.!)])\s+[!.]+\s*$|(?<=\w)\.\s*$", "", rest)
    return SettingsAsked(
        _complete(settings),
        tuple(dict.fromkeys(needed)),
        rest.strip(),
        tuple(
            each.words for each in clauses if not (each.taken or each in adds) and _says(each.words)
        ),
        repeats=bool(_EVERY.search(text)),
        adds=bool(adds),
    )


def _in_a_row(clauses: Sequence[_Clause]) -> Sequence[_Clause]:
    if not any(each.taken for each in clauses):
        return clauses
    return [replace(each, taken=each.taken or level_named(each.words)) for each in clauses]


def is_thanks(words: str) -> bool:
    """Tell whether words are courtesy, and nothing else."""
    return is_social(words) or _COURTESY.match(words) is not None


def says_thanks(words: str) -> bool:
    """Tell whether words are a please or thanks, which are part of no question: "ok" may be."""
    return _COURTESY.match(words) is not None


def _says(words: str) -> bool:
    """Tell whether words say anything: courtesy does not."""
    return bool(LEADS.sub("", f"{words} ").strip()) and not is_thanks(words)


def _complete(settings: DecisionSettings) -> DecisionSettings:
    """Return settings with the rule that some of them need."""
    if settings.rule is None and settings.budget:
        return replace(settings, rule="dots")
    if settings.rule is None and settings.winners and settings.winners > 1:
        return replace(settings, rule=SEVERAL)
    return capped(settings)


def _last(clauses: Sequence[_Clause]) -> Sequence[_Clause]:
    """Return what stands last and says nothing but how, with thanks or without."""
    last = [*takewhile(lambda each: each.says_it_or_thanks, reversed(clauses))][::-1]
    before = clauses[: len(clauses) - len(last)]
    if before and is_thanks(before[-1].words.partition(" ")[2] or before[-1].words):
        last = [*dropwhile(lambda each: not each.says_how, last)]
    is_mere_courtesy = not any(each.says_how for each in last)
    goes_on = not is_mere_courtesy and _goes_on(clauses, last)
    return last if len(last) < len(clauses) and not goes_on else []


def _aside(clauses: Sequence[_Clause]) -> Sequence[_Clause]:
    """Return what stands behind the last strong mark, if any of it says how."""
    begins = [at for at, each in enumerate(clauses) if at and each.mark in ";.("]
    part = clauses[begins[-1] :] if begins else ()
    if part and part[0].mark == "(":  # what follows its colon is a list
        part = [*takewhile(lambda each: each is part[0] or each.mark != ":", part)]
    return _behind_question(clauses) or (part if any(each.says_how for each in part) else ())


def _behind_question(clauses: Sequence[_Clause]) -> Sequence[_Clause]:
    """Return what stands behind a question, if it begins with how.

    One such word is the first of a list where the question offers nothing: "which? stars, moon".
    """
    begins = [at for at, each in enumerate(clauses) if at and each.mark == "?"]
    at = begins[-1] if begins else len(clauses)
    part = clauses[at:]
    offers = any(_OR.search(each.words) for each in clauses[:at])
    is_row = all(each.mark == "," for each in part[1:])
    many = sum(each.says_how for each in part) > 1
    is_so = any(each.says_it_or_thanks for each in part[:1])
    return part if is_so and (offers or (is_row and many)) else ()


def _said_first(clauses: Sequence[_Clause]) -> Sequence[_Clause]:
    """Return clauses of which none says again, and otherwise, what one before it has said."""
    kept: list[_Clause] = []
    for each in clauses:
        before = [one.taken for one in kept if one.taken]
        is_again = each.taken is not None and says_twice([*before, each.taken])
        kept.append(replace(each, taken=None) if is_again else each)
    return kept


def _goes_on(clauses: Sequence[_Clause], last: Sequence[_Clause]) -> bool:
    """Tell whether the last clauses are what a list goes on with that has one thing before them."""
    before = clauses[: len(clauses) - len(last)]
    is_share = any(each.taken and each.taken[0].threshold for each in last)
    alone = before[-1] if last and last[0].mark == "," and before and not is_share else None
    return alone is not None and alone.mark in (":", "?") and not _OR.search(alone.words)


def _clauses(
    text: str, frame: TimeFrame, people: Sequence[Member], between: re.Pattern[str] = _SPACES
) -> list[_Clause]:
    found: list[_Clause] = []
    for each in _CLAUSE.finditer(text):
        if each.group().strip():
            before = text[: each.start()]
            mark = before.rstrip()[-1:] if before.rstrip().endswith("?") else before[-1:]
            mark = "\n" if _NUMBER_OF_ENTRY.search(before) else mark
            # Among options, "anonymous ratings" is one thing; behind a strong mark it is two.
            between = JOINTS if mark == ":" else _SPACES if mark and mark in "?;.!(" else between
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
        taken = taken_in(words, frame, people)
        is_lost = taken is None and (
            is_in_vain(words, frame) or weighs_in_vain(words) or lets_add(words)
        )
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
