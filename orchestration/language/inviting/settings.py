"""How a decision is to be taken, read clause by clause: "ranked, secret, closes Friday noon".

Only a clause that says nothing else is taken, so that an option or a subject stays whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from orchestration.language.choosing.asking.to_the_group import told_beside_places
from orchestration.language.inviting.answers_due import AnswersDue
from orchestration.language.inviting.behind_list import (
    OFFERS,
    aside,
    at_the_end,
    behind_a_list,
    is_thanks,
    said_first,
    with_told,
)
from orchestration.language.inviting.beside_settings import (
    LEADS,
    all_vote,
    asks_first,
    goes_straight,
    is_plainly_beside,
    lets_add,
    says_by_then,
    speaks_of_voting,
    votes_at_once,
)
from orchestration.language.inviting.clause import COURTESY, Clause
from orchestration.language.inviting.points_each import with_points
from orchestration.language.inviting.rule_alone import (
    behind_list,
    with_rule_alone,
    with_rule_at_the_end,
    with_things_kept,
)
from orchestration.language.inviting.setting_clause import (
    FLAGS,
    JOINTS,
    LANGUAGES,
    UNTIL,
    VETO,
    WEIGHTS,
    Taken,
    beside_a_list,
    goes_with_rule,
    level_named,
    said_in,
    says_twice,
    taken_in,
)
from orchestration.model.people import Member, MemberId
from orchestration.model.settings import UNSAID, DecisionSettings, capped
from orchestration.model.times import TimeFrame

_EVERY: Final = re.compile("|".join(each.EVERY for each in LANGUAGES), FLAGS)
THIS_CHANNEL: Final = re.compile(
    rf"^\s*(?:@\w+[,:]?\s+)?(?:(?:{'|'.join(each.HERE for each in LANGUAGES)})\s*:"
    rf"|(?:{'|'.join(each.HERE_POLLS for each in LANGUAGES)})\b"
    r"|(?:channel\ )?defaults?\b(?!\s+(?:is|are|was|were|to|for|it|sind|ist))\s*:?)\s*",
    FLAGS,
)
"""How what holds for a whole channel begins."""
_ASKS_FOR_USUAL: Final = re.compile(
    r"\W*(?:(?:so|and|hey|und|also|ok)[, ]+)*"
    r"(?:(?:what(?:['’]?s| is| are)|which are|show(?: me| us)?|remind me of|tell me)"
    r" (?:the |our )?(?:usual(?: (?:rules?|settings?|way))?|defaults?|default (?:rules?|settings?)"
    r"|channel (?:defaults?|rules?|settings?))"
    r"|(?:was|wie) (?:ist|sind|wird|gilt|gelten)(?: denn| eigentlich)* (?:hier|in diesem kanal)"
    r"(?: denn| eigentlich)* (?:so )?(?:üblich|standard|eingestellt|(?:normalerweise|sonst"
    r"|üblicherweise|immer)(?: (?:abgestimmt|entschieden))?)|(?:was|welches?) (?:ist|sind)"
    r" (?:hier )?(?:der|die|unser\w*) (?:standard|vorgaben|voreinstellung(?:en)?)"
    r"|how (?:is it|do we|are things) usually (?:done|decided?|vote[d]?)"
    r"|was gilt(?: denn| eigentlich| so)*(?= (?:hier in |in )?(?:diesem |dem |unserem )?kanal)"
    r"|(?:what|which (?:rules|settings)) appl(?:y|ies)(?= (?:here|in this channel)))"
    r"(?: (?:here|in here|in this channel|for this channel|around here|hier|in diesem kanal"
    r"|in (?:dem|unserem) kanal))*"
    r"[\s?!.]*",
    re.IGNORECASE,
)
CLAUSE: Final = re.compile(
    rf"\s*(?i:{WEIGHTS})|"
    r"(?:\s*\b(?:deadline|quorum|threshold|frist|disclosure|rule|rounds|options|winners|scoring"
    r"|coordination|wertung|offenlegung):)?[^,;.!?:"
    r"()\n]+(?:(?:[.:](?=\d)|(?<=\b[Mm]in)\.(?=\s+\d)|(?<=\b[Mm]ax)\.(?=\s+\d)"
    r"|(?<=\b[Mm]ind)\.(?=\s+\d))[^,;.!?:()\n]+)*|[.](?=\d)"
)
_LOOSE: Final = re.compile(r"(?P<emoji>:[\w+-]+:)|[,;:]+(?=\s*(?:[,.;)!]|$))")
"""Marks with nothing behind them; an emoji goes by its name between two."""

_NUMBER_OF_ENTRY: Final = re.compile(r"(?:^|\n)[ \t]*\(?(?:\d{1,2}|[a-zA-Z])[.)]$")
_SPACES: Final = re.compile(r"\s+")
_IN_A_ROW: Final = re.compile(r"[^;]*(?:,|\b(?:or|oder|vs)\b|\s/\s)[^;]*\S\s*[;.]", re.IGNORECASE)
"""A list before a strong mark, which parts nothing of it."""

_MOST_WORDS: Final = 16
"""A clause of more is no row of settings."""


SEVERAL: Final = "stv"
_FOR_SEVERAL: Final = frozenset({None, "ranked", "irv"})
"""Rules that become it where several win: they are voted on by an order, too."""

"""The rule by which several win."""

_ADJECTIVES: Final = re.compile(
    r"(?:(?<![,;.?!(–-]\s)|(?=[\w-]+\s+\w+\s*:))"
    r"\b(?P<said>secret|anonymous|ranked|ranked[ -]choice|veto|consent|geheime|anonyme)\s+"
    r"(?=(?:quick\s+)?(?:poll|vote|ballot|survey|decision|umfrage|abstimmung|wahl)\b)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class SettingsAsked:
    """What a text says of how a decision is to be taken, and the text without it.

    `left_out` are its words that were set beside such and are none; `repeats` where it asks for
    something that recurs, and `adds` where people may add to the list. `answers` are taken until
    a moment of their own, `all_vote` where nothing holds before everybody has voted, and `at_once`
    where it goes to the vote with no wishes asked for, `asks_first` where they are asked for.
    """

    settings: DecisionSettings
    needed: tuple[MemberId, ...]
    rest: str
    left_out: tuple[str, ...] = ()
    repeats: bool = False
    adds: bool = False
    all_vote: bool = False
    at_once: bool = False
    asks_first: bool = False
    answers: AnswersDue | None = None


def asks_for_usual(text: str) -> bool:
    """Tell whether words ask what is usual in a channel: "what's the usual here?"."""
    return _ASKS_FOR_USUAL.fullmatch(text.strip()) is not None


def settings_behind(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked:
    """Read what stands behind a question and its options, or as an adjective before it.

    Where all would be taken, or a thing be said twice, these are what there is to choose from.
    """
    found = _ADJECTIVES.search(text)
    first = taken_in(found["said"], frame, people) if found else None
    text = text[: found.start()] + text[found.end() :] if found else text
    said = _with_levels(with_things_kept(_with_asides(clauses_of(text, frame, people, JOINTS))))
    clauses = with_rule_at_the_end(said)
    ends = (behind_a_list(clauses, text), aside(clauses, text), at_the_end(clauses))
    chosen = with_told(clauses, max(ends, key=len))
    is_list = says_twice([each.taken for each in chosen if each.taken])
    if is_list and chosen[0].mark in ";.(" and OFFERS.search(text[: chosen[0].start]):
        return asked_in(text, said_first(chosen), first)
    asked = asked_in(text, [] if is_list else chosen, first)
    beside = told_beside_places(asked.rest)
    return replace(asked, left_out=(*asked.left_out, beside)) if beside else asked


def settings_among(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked:
    """Read all clauses of a text that say how, wherever they stand.

    “By Friday” is no such, nor is who is needed: a request for a meeting says those in many ways.
    """
    clauses = clauses_of(text, frame, people)
    hows = [
        x
        for x in clauses
        if (x.taken and x.taken[0].said and not UNTIL.match(x.words)) or goes_straight(x.words)
    ]
    return asked_in(text, hows, None)


def settings_said(text: str, frame: TimeFrame, people: Sequence[Member]) -> SettingsAsked | None:
    """Read a text that is meant as settings, and what in it is none; None where it has none."""
    clauses = clauses_of(text, frame, people)
    return asked_in(text, clauses, None) if any(each.taken for each in clauses) else None


def asked_in(text: str, clauses: Sequence[Clause], first: Taken | None) -> SettingsAsked:
    """Return what clauses of a text say of how, and the text without them."""
    settings, needed = first or (UNSAID, ())
    letters = list(text)
    clauses = with_points(with_rule_alone(_in_a_row(clauses)))
    adds, of_all = _lost(clauses, lets_add), _lost(clauses, all_vote)
    at_once, first_asks = _lost(clauses, votes_at_once), _lost(clauses, asks_first)
    taken = [each.taken for each in clauses if each.taken]
    for said in sorted(goes_with_rule([each for each, _ in taken]), key=lambda each: each.turn):
        settings = said.over(settings)
    needed = (*needed, *(who for _, needs in taken for who in needs))
    for each in clauses:
        letters[each.start : each.end] = " " * (each.end - each.start)
    rest = _LOOSE.sub(lambda found: found["emoji"] or "", "".join(letters))
    rest = re.sub(
        r"\(\s*\)|(?<=[?.!])\s*[,;.]+|(?<=[?.!])\s*:(?=\s)|[,;]\s*(?=[,;])|:\s*(?=:\s)"
        r"|(?<=\?)\s+\?+",
        " ",
        rest,
    )
    rest = re.sub(r"(?<=[\w?.!)])\s+[!.]+\s*$|(?<=\w)\.\s*$", "", rest)
    return SettingsAsked(
        _complete(settings),
        tuple(dict.fromkeys(needed)),
        re.sub(r"[\s,;]+$", "", rest.strip()),
        _left_out(
            [each for each in clauses if each not in (*adds, *of_all, *at_once, *first_asks)]
        ),
        repeats=bool(_EVERY.search(text)),
        adds=bool(adds),
        all_vote=bool(of_all),
        at_once=bool(at_once),
        asks_first=bool(first_asks),
    )


def _lost(clauses: Sequence[Clause], says_so: Callable[[str], bool]) -> Sequence[Clause]:
    """Return the clauses that say how without being settings, and say a certain thing."""
    return [each for each in clauses if each.is_lost and says_so(each.words)]


def _left_out(clauses: Sequence[Clause]) -> tuple[str, ...]:
    return tuple(each.words for each in clauses if not each.taken and says(each.words))


def _in_a_row(clauses: Sequence[Clause]) -> Sequence[Clause]:
    if not any(each.taken for each in clauses):
        return clauses
    return [replace(each, taken=each.taken or level_named(each.words)) for each in clauses]


def says_thanks(words: str) -> bool:
    """Tell whether words are a please or thanks, which are part of no question: "ok" may be."""
    return COURTESY.match(words) is not None


def says(words: str) -> bool:
    """Tell whether words say anything: courtesy does not."""
    return bool(LEADS.sub("", f"{words} ").strip()) and not is_thanks(words)


def _complete(settings: DecisionSettings) -> DecisionSettings:
    """Return settings with the rule that some of them need."""
    if settings.vetoers and settings.rule != VETO:
        settings = replace(settings, vetoers=None)
    if settings.rule is None and settings.budget:
        return replace(settings, rule="dots")
    if settings.rule in _FOR_SEVERAL and settings.winners and settings.winners > 1:
        return replace(settings, rule=SEVERAL)
    return capped(settings)


def _with_asides(clauses: Sequence[Clause]) -> list[Clause]:
    """Return clauses with those at the end marked as lost that are only said to who votes.

    “We are booking it, we are renting it” is a list.
    """
    found = [*clauses]
    for at in range(len(found) - 1, 0, -1):
        first, before = (each.words.casefold().split()[0] for each in (found[at], found[at - 1]))
        if speaks_of_voting(found[at].words) and first != before:
            found[at] = replace(found[at], is_lost=True)
        elif not found[at].says_it_or_thanks:
            break
    return found


def _with_levels(clauses: Sequence[Clause]) -> list[Clause]:
    """Return clauses with those read that say how only behind what says how, or behind an “or”.

    They are a level of disclosure, “open”, and until when it is to be, “before the holidays”.
    """
    found = [*clauses]
    for at in range(1, len(found)):
        each, before = found[at], found[at - 1]
        is_behind = before.says_how or OFFERS.search(before.words) is not None
        if is_behind and not each.says_how and each.mark == ",":
            level = level_named(each.words) if before.says_how else None
            found[at] = replace(each, taken=level, is_lost=says_by_then(each.words))
    return found


def clauses_of(
    text: str, frame: TimeFrame, people: Sequence[Member], between: re.Pattern[str] = _SPACES
) -> list[Clause]:
    """Return the clauses of a text, each as far as it says how."""
    found: list[Clause] = []
    is_ended = False
    for each in CLAUSE.finditer(text):
        if each.group().strip():
            before = text[: each.start()]
            mark = before.rstrip()[-1:] if before.rstrip().endswith("?") else before[-1:]
            mark = "\n" if _NUMBER_OF_ENTRY.search(before) else mark
            # Among options, "anonymous ratings" is one thing; behind a strong mark it is two.
            between = JOINTS if mark == ":" else _SPACES if mark and mark in "?;.!(" else between
            divided = _divided(
                Clause(each.group(), *each.span(), mark, None), between, frame, people
            )
            is_apart = mark in (";", ".") and _IN_A_ROW.match(text, 0, each.start()) is not None
            if is_apart or is_ended:
                begun = _begun([behind_list(one) for one in divided], frame, people)
                divided = [_beside(one, found) for one in begun]
            is_ended = is_ended or (is_apart and divided[0].says_how)
            found += divided
    return found


def _beside(clause: Clause, before: Sequence[Clause]) -> Clause:
    """Return a clause that stands apart from a list; what limits that is nothing on it.

    Nor is what tells something of the vote, or of who votes, unless others begin like it.
    """
    first = clause.words.casefold().split()[:1]
    is_alone = all(each.words.casefold().split()[:1] != first for each in before)
    is_beside = beside_a_list(clause.words) or (is_alone and is_plainly_beside(clause.words))
    return replace(clause, is_lost=clause.is_lost or (clause.taken is None and is_beside))


def _begun(
    divided: Sequence[Clause], frame: TimeFrame, people: Sequence[Member]
) -> Sequence[Clause]:
    """Return what a clause says of how, and what is told behind it: “at least 4 vote and …”."""
    whole = divided[0]
    if len(divided) > 1 or whole.says_how:
        return divided
    for joint in JOINTS.finditer(whole.words):
        first, rest = whole.words[: joint.start()].strip(), whole.words[joint.end() :].strip()
        if taken := taken_in(first, frame, people):
            at = whole.start + joint.start()
            told = Clause(rest, at, whole.end, ",", None, is_lost=True)
            return replace(whole, words=first, end=at, taken=taken), told
    return divided


def _divided(
    whole: Clause, between: re.Pattern[str], frame: TimeFrame, people: Sequence[Member]
) -> list[Clause]:
    """Return a clause, or all those that stand in it side by side, where each says how."""
    everyone = tuple(people)

    def read(start: int, end: int) -> Clause:
        words = whole.words[start:end].strip()
        mark = "," if start else whole.mark
        said = said_in(words, frame, everyone)
        return Clause(words, whole.start + start, whole.start + end, mark, *said)

    @cache
    def row(start: int) -> list[Clause]:
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
