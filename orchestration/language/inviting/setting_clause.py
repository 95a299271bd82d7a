"""What one clause says of how a decision is to be taken: "secret", "closes Friday noon"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache, partial
from itertools import chain
from typing import Any, Final

from orchestration.language.choosing.asking.whom import called_by, letters_of
from orchestration.language.english import settings as english
from orchestration.language.german import settings as german
from orchestration.language.inviting.beside_settings import (
    LEADS,
    reads_as_term,
    says_beside,
    without_courtesy,
)
from orchestration.language.inviting.deadline import (
    deadline_in,
    is_lost_deadline,
    until_a_day,
)
from orchestration.language.inviting.lasting import closes_after
from orchestration.model.people import Member, MemberId
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.terms import Coordination, Disclosure, Scoring
from orchestration.model.times import TimeFrame

Taken = tuple[DecisionSettings, tuple[MemberId, ...]]
"""What a clause says: settings, and who is needed."""

LANGUAGES: Final = (english, german)
FLAGS: Final = re.IGNORECASE | re.VERBOSE
_NUMBERS: Final = {
    word: number for each in LANGUAGES for number, word in enumerate(each.NUMBERS, start=1)
} | {"eine": 1, "einer": 1, "einen": 1, "a": 1}
NUMBER: Final = rf"(?P<n>\d{{1,4}}|{'|'.join(_NUMBERS)})"
LINKS: Final = re.compile(r"^(?:(?:please|pls|bitte|and|but|und|aber|also|dabei)\s+)+", FLAGS)
TELLS: Final = re.compile(rf"^(?:{'|'.join(each.TELLS for each in LANGUAGES)})", FLAGS)
_CLOSES: Final = re.compile(rf"^(?:{'|'.join(each.CLOSES for each in LANGUAGES)})", FLAGS)
_ENDS: Final = re.compile(rf"^(?:{'|'.join(each.ENDS for each in LANGUAGES)})\b", FLAGS)
_WHEN: Final = re.compile(
    rf"(?:{'|'.join(each.WHEN for each in LANGUAGES)})"
    r"|[^,;]*\d[\d:.]*\s*(?:uhr|h|[ap]\.?m\.?|o['’]clock|hours?|stunden?)?$",
    FLAGS,
)
_LIMITS: Final = re.compile(rf"^(?:{'|'.join(each.LIMITS for each in LANGUAGES)})\s+\S", FLAGS)
_ANY_NUMBER: Final = re.compile(r"\d+")
UNTIL: Final = re.compile(rf"^(?:{'|'.join(each.UNTIL for each in LANGUAGES)})", FLAGS)
_LAST_ROUND: Final = re.compile(
    rf"^(?:{'|'.join(each.LAST_ROUND for each in LANGUAGES)})\s+", FLAGS
)
_IN_LAST_ROUND: Final = re.compile(
    rf"^(?P<rule>.+?)\s+(?:{'|'.join(each.IN_LAST_ROUND for each in LANGUAGES)})$", FLAGS
)
_NEEDED: Final = tuple(
    re.compile(rf"^{pattern}$", FLAGS) for each in LANGUAGES for pattern in each.NEEDED
)

_VETOES: Final = tuple(
    re.compile(rf"^{pattern}$", FLAGS) for each in LANGUAGES for pattern in each.WHO_VETOES
)
VETO: Final = "veto"
_TIMES: Final = {word: number for each in LANGUAGES for word, number in each.TIMES.items()}
_WEIGHT: Final = rf"(?P<n>\d{{1,3}}|{'|'.join([*_TIMES, *_NUMBERS])})"
_WEIGHS: Final = tuple(
    re.compile(rf"^{pattern.replace('{n}', _WEIGHT)}$", FLAGS)
    for each in LANGUAGES
    for pattern in each.WEIGHS
)
_PAIR: Final = r"@?[^\W\d_][^,;:.!?()\n]*?[ =]\s*\d{1,3}"
WEIGHTS: Final = (
    rf"\b(?:{'|'.join(each.WEIGHTS for each in LANGUAGES)}):\s*{_PAIR}(?:\s*,\s*{_PAIR})*"
)
"""A list of who counts as how many votes: “weights: Ana 2, Ben 1”."""

_WEIGHTS: Final = re.compile(WEIGHTS, re.IGNORECASE)

_HEAVIEST: Final = 100
_MOST_NAMES: Final = 5
_LABEL: Final = re.compile(rf"^(?:{'|'.join(each.LABELS for each in LANGUAGES)})\s*:?\s+", FLAGS)
_LABELLED: Final = re.compile(
    rf"^(?P<label>{'|'.join(each.COUNTED for each in LANGUAGES)})\s*:?\s+(?P<n>\d{{1,4}})$", FLAGS
)
_PUT: Final = re.compile(
    rf"^(?:{'|'.join(each.PUT for each in LANGUAGES)})\s+(?P<what>[^\W\d]+)\s+(?:(?:to|auf)\s+)?",
    FLAGS,
)
_SEVERAL: Final = "|".join([r"\d+", *(each for each, n in _NUMBERS.items() if n > 1)])
_IN_VAIN: Final = re.compile(
    "|".join(rf"(?:{each.IN_VAIN})$".replace("{n}", f"(?:{_SEVERAL})") for each in LANGUAGES), FLAGS
)
_NAMED: Final = re.compile(
    rf"^(?:(?:{'|'.join(each.PUT for each in LANGUAGES)})\s+)?(?:\d{{1,4}}\s+)?"
    rf"(?:{'|'.join(each.NAMED for each in LANGUAGES)})\b",
    FLAGS,
)
_POLL: Final = r"(?:(?:quick|straw)\s+)?(?:poll|vote|survey|umfrage|abstimmung)\b[\s:,–-]*"
_CHOOSES: Final = tuple(
    re.compile(
        rf"^\W*(?P<poll>{_POLL})?(?:{each.CHOOSES.replace('{n}', f'(?P<n>{_SEVERAL})')})", FLAGS
    )
    for each in LANGUAGES
)
_WHICH_SEVERAL: Final = re.compile(
    rf"\W*(?:{_POLL})?(?P<said>(?:which|welche)\s+(?:(?:the|die)\s+)?(?P<n>{_SEVERAL})\s+"
    r"(?!(?:stars?|years?|days?|hours?|min\w*|people|person\w*|leute|jahre?|tage?|stunden?)\b)"
    r"\w+(?:s|en|er|e|n))\b[^?:]*[?:]\s*\S.*,.*",
    FLAGS | re.DOTALL,
)
_FROM_WHAT: Final = re.compile(rf"\s+(?:{'|'.join(each.FROM for each in LANGUAGES)})$", FLAGS)
_OF_WHAT: Final = re.compile(
    r"^(?P<what>(?:\s+[^\s:,?]+){1,4}?|(?:\s+[^\s:,?]+){5,8}(?=:))(?:\s*:(?=\s)"
    rf"|\s+(?:{'|'.join(each.FROM for each in LANGUAGES)})\b(?!.*:\s)|[?.!]*$)",
    FLAGS | re.DOTALL,
)


_Said = tuple[re.Pattern[str], dict[str, object]]


def _patterns(
    tables: Iterable[Mapping[str, dict[str, object]]],
) -> Iterator[_Said]:
    for each in tables:
        for pattern, said in each.items():
            # A pattern may name its number in each of its alternatives, of which one is found.
            numbered = pattern
            for at in range(pattern.count("{n}")):
                numbered = numbered.replace("{n}", NUMBER.replace("<n>", f"<n{at}>"), 1)
            yield re.compile(rf"^(?:{numbered})$", FLAGS), said


_SAID: Final = tuple(_patterns(each.SAID for each in LANGUAGES))
_AHEAD: Final = tuple(_patterns(each.AHEAD for each in LANGUAGES))
_OF_ROUNDS: Final = re.compile(rf"\s(?:{'|'.join(each.OF_ROUNDS for each in LANGUAGES)})$", FLAGS)
JOINTS: Final = re.compile(r"\s+(?:and|und|but|aber)\s+", re.IGNORECASE)


@lru_cache(maxsize=128)
def said_in(words: str, frame: TimeFrame, people: tuple[Member, ...]) -> tuple[Taken | None, bool]:
    """Return what a clause says of how, and whether it says how in vain.

    The last few are kept: a request is looked at from many sides, and each reads its words again.
    So few are, that what somebody wrote is soon gone.
    """
    whole, words = words, without_courtesy(words)
    taken = taken_in(words, frame, people)
    if taken is None and whole != words:  # “several ok”
        taken = taken_in(whole, frame, people)
    in_vain = taken is None and (
        is_in_vain(words, frame)
        or weighs_in_vain(words)
        or says_beside(words)
        or reads_as_term(words)
    )
    return taken, in_vain


def taken_in(words: str, frame: TimeFrame, people: Sequence[Member]) -> Taken | None:
    """Return what a clause says of how, where it says nothing else."""
    words, whole = _PUT.sub(r"\g<what> ", words), words
    words = _LABELLED.sub(r"\g<n> \g<label>", _LABEL.sub("", words))
    bare = LEADS.sub("", words)
    readers: tuple[Callable[[str], Taken | None], ...] = (
        _of_last_round,
        partial(_closes, frame=frame),
        partial(_weighs, people=people),
        partial(_vetoes, people=people),
        partial(_needed, people=people),
    )
    spoken = (words,) if bare == words else (words, bare)
    patterned = (by_pattern(each) for each in dict.fromkeys((whole, *spoken)))
    otherwise = (read(each) for read in readers for each in spoken)
    return next(filter(None, chain(patterned, otherwise)), None)


def says_twice(taken: Sequence[Taken]) -> bool:
    """Tell whether clauses say a thing twice: as a list does of what there is to choose from."""
    # Of several people it can be said how much their votes weigh.
    settings = (replace(each, weighs=None) for each in goes_with_rule([each for each, _ in taken]))
    said = {item for each in settings for item in each.said.items()}
    return len(said) > len({name for name, _ in said})


def goes_with_rule(said: Sequence[DecisionSettings]) -> Sequence[DecisionSettings]:
    """Return settings of which a share needs no rule of its own, where one is named beside it.

    “Ranked, two thirds must agree” is ranked.
    """
    names = any(each.rule and each.threshold is None for each in said)
    return [replace(x, rule=None) if names and x.threshold is not None else x for x in said]


def level_named(words: str) -> Taken | None:
    """Return the level of disclosure that a word is among settings; elsewhere “open” is a word."""
    is_level = words.strip().casefold() == Disclosure.OPEN
    return (DecisionSettings(disclosure=Disclosure.OPEN), ()) if is_level else None


def taken_ahead(words: str) -> Taken | None:
    """Return what words say of how that stand before a list, and say nothing elsewhere."""
    return _first_of(_AHEAD, words)


def several_asked(text: str) -> tuple[int, str, str]:
    """Return how many are to be chosen by the beginning of a request, its words, and the rest.

    The rest goes on as a request does: “elect 2 speakers from Ana, Ben” is “elect 2 speakers: …”.
    """
    found = next((each for pattern in _CHOOSES if (each := pattern.match(text))), None)
    rest = text[found.end() :] if found else ""
    if found is None or not rest.strip():
        return 0, "", text
    number, words = int(_terms({"n": "n"}, found["n"])["n"]), found[0].strip()
    if found["bare"] or rest.lstrip()[0] in ":–-":
        return number, words, f"poll: {rest.lstrip(' :–-')}"
    of_what = _OF_WHAT.match(rest)
    if of_what is None:
        return 0, "", text
    behind = rest[of_what.end() :].strip()
    what = _FROM_WHAT.sub("", of_what["what"])
    return number, words, f"{found[0]}{what}{':' if behind else ''} {behind}".strip()


def several_in_question(text: str) -> tuple[int, str]:
    """Return how many a question with a list asks for, and its words: “which two? a, b, c”."""
    found = _WHICH_SEVERAL.match(text)
    return (int(_terms({"n": "n"}, found["n"])["n"]), found["said"]) if found else (0, "")


def names_a_setting(words: str) -> bool:
    """Tell whether a clause names what is to be set, whether or not it says how."""
    return _NAMED.match(words) is not None


def rule_named(words: str) -> str:
    """Return the rule that words name, and nothing else; "" where they name none."""
    taken = by_pattern(words.strip())
    return (taken[0].rule or "") if taken else ""


def _of_last_round(words: str) -> Taken | None:
    """Return the rule of the last round, where it is said to be another: "the last by majority"."""
    found, ended = _LAST_ROUND.match(words), _IN_LAST_ROUND.match(words)
    said = words[found.end() :] if found else ended["rule"] if ended else ""
    taken = by_pattern(LEADS.sub("", said)) if said else None
    rule = taken[0].rule if taken else None
    return (DecisionSettings(last_rule=rule), ()) if rule else None


@lru_cache(maxsize=128)
def by_pattern(words: str) -> Taken | None:
    """Return what the patterns say of words; kept for a little, too, whatever the time is."""
    return _first_of(_SAID, _OF_ROUNDS.sub("", words))


def _first_of(among: Iterable[_Said], words: str) -> Taken | None:
    for pattern, said in among:
        if found := pattern.match(words):
            number = next((each for each in found.groupdict().values() if each), "")
            terms = _terms(said, number)
            return (DecisionSettings(**terms), ()) if _is_possible(terms) else None
    return None


def _is_possible(terms: Mapping[str, Any]) -> bool:
    """Tell whether numbers that are said can hold: no threshold above all, and not none of it."""
    counts = (terms.get(name) for name in ("rounds", "options", "winners", "budget", "most"))
    return terms.get("threshold", 0) <= 1 and 0 not in counts


def _terms(said: dict[str, object], number: str) -> dict[str, Any]:
    """Return what a pattern says as terms."""
    n = int(number) if number.isdecimal() else _NUMBERS.get(number.casefold(), 0)
    terms = {name: n if value == "n" else value for name, value in said.items()}
    if "thirds" in terms:
        terms["threshold"] = Fraction(int(str(terms.pop("thirds"))), 3)
    if "percent" in terms:
        terms["threshold"] = Fraction(int(str(terms.pop("percent"))), 100)
    if "budget" in terms:
        terms["budget"] = Fraction(n)
    if "disclosure" in terms:
        terms["disclosure"] = Disclosure(str(terms["disclosure"]))
    if "scoring" in terms:
        terms["scoring"] = Scoring(str(terms["scoring"]))
    if "coordination" in terms:
        terms["coordination"] = Coordination(str(terms["coordination"]))
    return terms


def _closes(words: str, frame: TimeFrame) -> Taken | None:
    words = until_a_day(words)
    for lead in (_CLOSES, UNTIL):
        found = lead.match(words)
        at = deadline_in(UNTIL.sub("", words[found.end() :]), frame) if found else None
        if at:
            return DecisionSettings(ends_by=at), ()
    lasts = closes_after(words)
    return (DecisionSettings(ends_by=frame.now + lasts), ()) if lasts else None


def is_in_vain(words: str, frame: TimeFrame) -> bool:
    """Tell whether a clause says how, and it cannot be: "closes in 3 years", "asap", "0 dots"."""
    bare = LEADS.sub("", words)
    return any(
        _IN_VAIN.match(each) or _has_no_such_number(each) or _ends_in_vain(each, frame)
        for each in (words, bare)
    )


def _has_no_such_number(words: str) -> bool:
    """Tell whether a clause says how with a number that cannot be: with two it says it."""
    plain = _ANY_NUMBER.sub("2", words)
    return plain != words and by_pattern(plain) is not None and by_pattern(words) is None


def _ends_in_vain(words: str, frame: TimeFrame) -> bool:
    """Tell whether a clause says when it ends, and that is past, or no moment at all."""
    words = until_a_day(words)
    found = _CLOSES.match(words) or UNTIL.match(words)
    when = UNTIL.sub("", words[found.end() :]) if found else ""
    if not found or "," in when or deadline_in(when, frame):
        return False
    return is_lost_deadline(when, frame) or bool(_ENDS.match(words) and _WHEN.match(when))


def beside_a_list(words: str) -> bool:
    """Tell whether a clause that stands apart from a list limits it, or names what is to be set."""
    return _LIMITS.match(words) is not None or names_a_setting(words)


def weighs_in_vain(words: str) -> bool:
    """Tell whether a clause says whose vote counts as several, in the form that says so."""
    found = next((each for pattern in _WEIGHS if (each := pattern.match(words))), None)
    is_named = found is not None and len(found["who"].split()) <= _MOST_NAMES
    return is_named or _WEIGHTS.fullmatch(words) is not None


def _weighs(words: str, people: Sequence[Member]) -> Taken | None:
    """Return whose vote counts as several, by the names of these people."""
    if _WEIGHTS.fullmatch(words):
        weighs = weights_in(words.partition(":")[2], people)
        return (DecisionSettings(weighs=weighs), ()) if weighs else None
    found = next((each for pattern in _WEIGHS if (each := pattern.match(words))), None)
    called = (
        [_called(name.strip(" @"), people) for name in JOINTS.split(found["who"])] if found else []
    )
    number = _weight(found["n"]) if found else 0
    if not number or not called or not all(called):
        return None
    return DecisionSettings(weighs=tuple((each, number) for each in called if each)), ()


def weights_in(text: str, people: Sequence[Member]) -> tuple[tuple[MemberId, int], ...] | None:
    """Return a list of people, each with how many votes theirs counts as; None where it is none."""
    found: dict[MemberId, int] = {}
    for each in text.split(","):
        name, _, number = each.strip().replace("=", " ").rpartition(" ")
        who, weight = _called(name.strip(" @"), people), _weight(number)
        if who is None or not weight:
            return None
        found[who] = weight
    return tuple(found.items())


def _weight(said: str) -> int:
    """Return how many votes a number or a word says; 0 where it is none, or too many."""
    word = said.casefold()
    number = int(word) if word.isdecimal() else _TIMES.get(word, _NUMBERS.get(word, 0))
    return number if number <= _HEAVIEST else 0


def _vetoes(words: str, people: Sequence[Member]) -> Taken | None:
    """Return whose veto counts, by the names of these people."""
    found = next((each for pattern in _VETOES if (each := pattern.match(words))), None)
    called = all_called(found["who"], people) if found else ()
    return (DecisionSettings(rule=VETO, vetoers=called), ()) if called else None


def _needed(words: str, people: Sequence[Member]) -> Taken | None:
    """Return who has to be there, by the names of these people."""
    found = next((each for pattern in _NEEDED if (each := pattern.match(words))), None)
    called = all_called(found["who"], people) if found else ()
    return (UNSAID, called) if called else None


def all_called(names: str, people: Sequence[Member]) -> tuple[MemberId, ...]:
    """Return who is named; nobody where a name is nobody's."""
    called = [_called(name.strip(" @"), people) for name in JOINTS.split(names)]
    return tuple(each for each in called if each) if all(called) else ()


def _called(name: str, people: Sequence[Member]) -> MemberId | None:
    return called_by(people).get(letters_of(name))
