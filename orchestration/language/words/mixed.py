"""Words of the other language in a message: “di is gut but not before 10”, “thursday geht nicht”.

Only what says a time, or how it suits, is read so, and only where its own language has no such
word. What is left strange stays strange.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from orchestration.language.words.tokens import Token
from orchestration.language.words.writing import words

_LONGEST_SHORT: Final = 2
"""So short a day is none with a capital: it may be somebody's name."""


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
    return tuple(
        replace(each, text=table[each.text])
        if each.text in table and each.text not in known and not _may_be_name(each)
        else each
        for each in tokens
    )


def _may_be_name(token: Token) -> bool:
    return token.capital and len(token.text) <= _LONGEST_SHORT
