"""Which clauses of a request say how it is to be decided, and are nothing to choose from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import dropwhile, takewhile
from typing import Final

from orchestration.language.inviting.beside_settings import reads_as_term, says_beside
from orchestration.language.inviting.clause import COURTESY, Clause
from orchestration.language.inviting.setting_clause import LINKS, TELLS, says_twice
from orchestration.language.talk.social import is_social

OFFERS: Final = re.compile(r"\b(?:or|oder|vs)\b|\s/\s", re.IGNORECASE)
_SURE: Final = frozenset({"secret", "ends_by", "quorum", "rounds", "disclosure"})
"""What a clause of several words says of how that names nothing to choose from."""

_SEVERAL_WORDS: Final = 2

_FEW_WORDS: Final = 3


def at_the_end(clauses: Sequence[Clause]) -> Sequence[Clause]:
    """Return what stands last and says nothing but how, with thanks or without."""
    last = [*takewhile(lambda each: each.says_it_or_thanks, reversed(clauses))][::-1]
    before = clauses[: len(clauses) - len(last)]
    if before and is_thanks(before[-1].words.partition(" ")[2] or before[-1].words):
        last = [*dropwhile(lambda each: not each.says_how, last)]
    is_mere_courtesy = not any(each.says_how for each in last)
    goes_on = not is_mere_courtesy and _goes_on(clauses, last)
    return last if len(last) < len(clauses) and not goes_on else []


def aside(clauses: Sequence[Clause], text: str) -> Sequence[Clause]:
    """Return what stands behind the last strong mark, if any of it says how.

    Of brackets it is what stands in them: behind “Rust (max 2)” a list goes on.
    """
    begins = [at for at, each in enumerate(clauses) if at and each.mark in ";.("]
    part = clauses[begins[-1] :] if begins else ()
    if part and part[0].mark == "(":  # what follows its colon is a list
        ends = text.find(")", part[0].start) % (len(text) + 1)
        inside = [each for each in part if each.start <= ends]
        part = [*takewhile(lambda each: each is part[0] or each.mark != ":", inside)]
    return (
        _behind_question(clauses)
        or _behind_row(clauses)
        or (part if any(each.says_how for each in part) else ())
    )


def behind_a_list(clauses: Sequence[Clause], text: str) -> Sequence[Clause]:
    """Return what stands behind a list that is at its end: nothing there is one more thing on it.

    It has ended with the question that offers it, or with what an “or” joins: “A or B, majority”.
    """
    return _behind_offer(clauses, text) or _behind_or(clauses)


def _behind_offer(clauses: Sequence[Clause], text: str) -> Sequence[Clause]:
    """Return what stands behind a question that offers a list itself."""
    asked = next((at for at, each in enumerate(clauses) if at and each.mark == "?"), 0)
    behind = clauses[asked:] if asked and OFFERS.search(text[: clauses[asked].start]) else ()
    is_said = any(any(map(str.isalnum, each.words)) for each in behind)
    return behind if is_said and not _asks_for(clauses[:asked], behind) else ()


def _behind_or(clauses: Sequence[Clause]) -> Sequence[Clause]:
    """Return what stands behind the last “or” of a list, if it begins with how."""
    joined = [at for at, each in enumerate(clauses) if OFFERS.search(each.words)]
    behind = clauses[joined[-1] + 1 :] if joined else ()
    return behind if behind and behind[0].mark == "," and behind[0].says_how else ()


def _asks_for(question: Sequence[Clause], behind: Sequence[Clause]) -> bool:
    """Tell whether a row of names behind a question with an “or” is what it asks for.

    “Lunch today or tomorrow? Thai, pizza” is; the colon of “name: A or B?” has led to a list.
    """
    is_list = any(OFFERS.search(each.words) or each.mark == ":" for each in behind)
    is_row = len(behind) > 1 and not any(each.says_it_or_thanks for each in behind)
    is_short = len(behind[0].words.split()) <= _FEW_WORDS
    return is_list or (is_row and is_short and all(each.mark != ":" for each in question))


def with_told(clauses: Sequence[Clause], chosen: Sequence[Clause]) -> Sequence[Clause]:
    """Return what is chosen, with what tells how wherever it stands, or right before a list."""
    ends = next((at for at, each in enumerate(clauses) if at > 1 and each.mark == ":"), 0)
    before = [*takewhile(lambda each: each.says_how, reversed(clauses[1:ends]))]
    told = [each for each in clauses if each.taken and TELLS.match(LINKS.sub("", each.words))]
    among = [each for each in clauses[1:] if _is_sure(each)]
    return [each for each in clauses if any(each in part for part in (chosen, told, before, among))]


def _is_sure(clause: Clause) -> bool:
    """Tell whether a clause of several words says how, wherever in a list it stands."""
    if len(clause.words.split()) < _SEVERAL_WORDS or clause.mark == ":":
        return False
    said = clause.taken[0].said.keys() if clause.taken else set()
    is_how = bool(said) and said <= _SURE
    names_needed = clause.taken is not None and bool(clause.taken[1])
    is_beside = says_beside(clause.words) or reads_as_term(clause.words)
    is_first = clause.mark == "?"  # of a list behind a question
    return is_how or ((names_needed or (clause.is_lost and is_beside)) and not is_first)


def _behind_question(clauses: Sequence[Clause]) -> Sequence[Clause]:
    """Return what stands behind a question, if it begins with how.

    One such word is the first of a list where the question offers nothing: "which? stars, moon".
    """
    begins = [at for at, each in enumerate(clauses) if at and each.mark == "?"]
    at = begins[-1] if begins else len(clauses)
    part = clauses[at:]
    offers = any(OFFERS.search(each.words) for each in clauses[:at])
    is_row = all(each.mark == "," for each in part[1:])
    many = sum(each.says_how for each in part) > 1
    is_so = any(each.says_it_or_thanks for each in part[:1])
    return part if is_so and (offers or (is_row and many)) else ()


def _behind_row(clauses: Sequence[Clause]) -> Sequence[Clause]:
    """Return what stands behind the first semicolon after a row with commas, if any of it says how.

    Two things with a comma between them there go on with it: “red, white; blue, green; ranked”. So
    it is behind a full stop if how is said right there: “a, b, St. Pauli” is a list.
    """
    begins = [
        at
        for at, each in enumerate(clauses)
        if at and (each.mark == ";" or (each.mark == "." and each.says_how))
    ]
    before, part = (clauses[: begins[0]], clauses[begins[0] :]) if begins else ((), ())
    is_row = any(each.mark == "," for each in before[1:])
    is_plain = all(each.mark in ";.(" or (each.mark == "," and each.says_how) for each in part)
    says_how = any(each.says_how for each in part)
    return part if is_row and is_plain and says_how else ()


def said_first(clauses: Sequence[Clause]) -> Sequence[Clause]:
    """Return clauses of which none says again, and otherwise, what one before it has said."""
    kept: list[Clause] = []
    for each in clauses:
        before = [one.taken for one in kept if one.taken]
        is_again = each.taken is not None and says_twice([*before, each.taken])
        kept.append(replace(each, taken=None) if is_again else each)
    return kept


def _goes_on(clauses: Sequence[Clause], last: Sequence[Clause]) -> bool:
    """Tell whether the last clauses are what a list goes on with that has one thing before them."""
    before = clauses[: len(clauses) - len(last)]
    said = [each.taken[0] for each in last if each.taken]
    is_how = any(each.threshold or each.vetoers for each in said)
    alone = before[-1] if last and last[0].mark == "," and before and not is_how else None
    return alone is not None and alone.mark in (":", "?") and not OFFERS.search(alone.words)


def is_thanks(words: str) -> bool:
    """Tell whether words are courtesy, and nothing else."""
    return is_social(words) or COURTESY.match(words) is not None
