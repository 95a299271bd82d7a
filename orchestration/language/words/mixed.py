"""Words of the other language in a message: “di is gut but not before 10”, “thursday geht nicht”.

Only what says a time, or how it suits, is read so, and only where its own language has no such
word. What is left strange stays strange.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from orchestration.language.words.tokens import Token
from orchestration.language.words.writing import words

_LONGEST_SHORT: Final = 2
"""So short a day is none with a capital: it may be somebody's name."""

_SHORT_DAYS: Final = frozenset(words("mo di mi do fr sa"))
_LISTS: Final = frozenset({"or", "and", "oder", "und", "&", "/", "+", ","})
_LEADS: Final = frozenset(words("only on not no just nur am every"))
_APART: Final = 2
"""What is listed stands so far from what is listed before it."""


def _pairs(rows: str) -> dict[str, str]:
    """Return what the words of each row mean, the last of which they are in the other language."""
    found: dict[str, str] = {}
    for row in rows.strip().splitlines():
        *known, meant = words(row)
        found.update(dict.fromkeys(known, meant))
    return found


_ENGLISH_DAYS: Final = _pairs(
    """
    mo montag monday
    di dienstag tuesday
    mi mittwoch wednesday
    do donnerstag thursday
    fr freitag friday
    sa samstag saturday
    so sonntag sunday
    montags mondays
    dienstags tuesdays
    mittwochs wednesdays
    donnerstags thursdays
    freitags fridays
    samstags saturdays
    sonntags sundays
    vormittags morgens mornings
    nachmittags afternoons
    abends evenings
    """
)
_GERMAN_DAYS: Final = _pairs(
    """
    mon monday montag
    tue tues tuesday dienstag
    wed weds wednesday mittwoch
    thu thur thurs thursday donnerstag
    fri friday freitag
    sat saturday samstag
    sun sunday sonntag
    mondays montags
    tuesdays dienstags
    wednesdays mittwochs
    thursdays donnerstags
    fridays freitags
    saturdays samstags
    sundays sonntags
    mornings vormittags
    afternoons nachmittags
    evenings abends
    """
)
_ENGLISH: Final = _ENGLISH_DAYS | _pairs(
    """
    gut prima good
    schlecht bad
    besser better
    lieber rather
    geht passt klappt works
    gehen passen klappen work
    frei free
    nicht nich not
    nur only
    aber but
    und and
    oder or
    vor before
    nach after
    ab from
    bis until
    """
)
_GERMAN: Final = _GERMAN_DAYS | _pairs(
    """
    good fine gut
    bad schlecht
    better besser
    rather lieber
    works geht
    work gehen
    free frei
    only nur
    but aber
    and und
    or oder
    before vor
    after nach
    from ab
    until till bis
    """
)
_BY_LANGUAGE: Final = {"en": _ENGLISH, "de": _GERMAN}

DAYS: Final = frozenset({*_ENGLISH_DAYS, *_GERMAN_DAYS})
"""Words that tell little of the language of a message that has others."""


def in_one_language(
    tokens: Sequence[Token], language: str, known: Collection[str]
) -> tuple[Token, ...]:
    """Return words as the language of their message has them, where that does not know them.

    A message that names no day is left as it is.
    """
    if DAYS.isdisjoint(each.text for each in tokens):
        return tuple(tokens)
    table = _BY_LANGUAGE.get(language, {})
    listed = _listed_days(tokens) if language == "en" else set()
    return tuple(
        replace(each, text=table[each.text])
        if at in listed
        or (each.text in table and each.text not in known and not _may_be_name(each))
        else each
        for at, each in enumerate(tokens)
    )


def _listed_days(tokens: Sequence[Token]) -> set[int]:
    """Return the places of short German days in lists of them: “only do or fr”, “on Mo/Do”.

    Those with a capital are days only behind a word that leads to a time: they may be names.
    """
    texts = [each.text for each in tokens]
    days = [at for at, text in enumerate(texts) if text in _SHORT_DAYS]
    found: set[int] = set()
    for first, then in pairwise(days):
        found |= {first, then} if _is_row(texts, first, then, begun=first in found) else set()
    begin = min((at for at in found if at and texts[at - 1] in _LEADS), default=len(texts))
    return {at for at in found if at >= begin or not _may_be_name(tokens[at])}


def _is_row(texts: Sequence[str], first: int, then: int, *, begun: bool) -> bool:
    """Tell whether a day stands in a row with the one before; “what I can do, fr” begins none."""
    if then != first + _APART or texts[first + 1] not in _LISTS:
        return False
    return begun or texts[first + 1] != "," or texts[first] != "do"


def _may_be_name(token: Token) -> bool:
    return token.capital and len(token.text) <= _LONGEST_SHORT
