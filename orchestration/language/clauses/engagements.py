"""What keeps somebody by words that no vocabulary has: "the 14th is my driving test".

Three forms say so whatever the noun is: a day that *is* something of one's own, somebody who *is
doing* something then, and who *is at* something at hours that are named.
"""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.clause import has_kind, has_shade, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.english.activities import TELLING_OF_A_MIND
from orchestration.language.english.small_words import (
    ARTICLES,
    AUTHORS,
    BEING_THERE,
    DOING_NOTHING,
    OF_ONES_OWN,
    WHEREABOUTS,
)
from orchestration.language.grammar import Item
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import Dates, Hours, Shade, Stance, When
from orchestration.language.words.either_language import MEANS_NO_ENGAGEMENT, ONLY_SAYING
from orchestration.language.words.tokens import Strange
from orchestration.language.words.writing import words
from orchestration.model.preferences import Polarity, Strength
from orchestration.model.times import Grain

_IS = frozenset({"is", "are", "'s"})
_WITH_US = frozenset({"at", "by", "with", "for", "me", "us", "here", "there"})
_PASSED_OVER = frozenset({"well", "now", "always", "usually", "all", "still", "also"})
_BESIDE = frozenset({"and", "also", "too", "then", "plus"})
_RETURNED = frozenset({"back", "zurück", "home", "zuhause", "am", "im"})
_ENDINGS = frozenset({"", *words("s es d r er ers st est ly ish ness e en em tag tage")})
_NO_PLURALS = ("ss", "us", "is", "ous")
_NO_VERBS = ("ing", "ed", "ly")
_SHORTEST = 5  # letters of a word that ends in "ing"
_WHERE = WHEREABOUTS | _RETURNED
_AHEAD_OF_A_DEED = AUTHORS | _PASSED_OVER
_BESIDE_A_NAME = _WITH_US | _PASSED_OVER
_BESIDE_A_BREAK = ARTICLES | OF_ONES_OWN | _WITH_US
_BESIDE_A_TIME = _PASSED_OVER | {"on", "in", "the"}
_WHOSE = ARTICLES | OF_ONES_OWN
_BESIDE_LUNCH = (
    _WHOSE
    | _WITH_US
    | _BESIDE
    | _IS
    | _PASSED_OVER
    | AUTHORS
    | {"take", "eat", "do", "go", ",", "from", "set up"}
)


def engagement(items: Sequence[Item]) -> int | None:
    """Where the words begin for what keeps somebody, if they say so."""
    timed = [n for n, item in enumerate(items) if isinstance(item.value, TIMES)]
    if not timed:
        return None
    found = (_kept_from(items, at, timed[0] < at) for at in range(len(items) - 1))
    return next((at for at in found if at is not None), _doing_last(items))


def keeps_somebody(items: Sequence[Item]) -> bool:
    """Whether words that no vocabulary has tell of what keeps somebody."""
    return engagement(items) is not None or is_a_break(items)


def _kept_from(items: Sequence[Item], at: int, behind: bool) -> int | None:
    """Where the words begin for what keeps somebody, if a verb at a place leads to them.

    `behind`: a time stands ahead of it.
    """
    if items[at].word in _IS and behind:
        if (
            _is_ones_own(items, at + 1)
            or _is_held_here(items, at + 1)
            or _is_a_break(items, at + 1)
            or _is_named(items, at + 1)
        ):
            return at + 1
    elif behind and (
        _does_something(items, at) or _has_it_to_do(items, at) or _spends_it(items, at)
    ):
        return at
    after = _behind_subject(items, at)
    there = items[at].word in BEING_THERE and (_is_doing(items, after) or _is_at(items, after))
    return after if there else None


def is_absent_until(items: Sequence[Item]) -> bool:
    """Whether somebody is not at some place before an hour: "I won't be at a desk until 2"."""
    denied = next((n for n, item in enumerate(items) if item.value is Shade.NOT), None)
    if denied is None or not has_word(items, AUTHORS):
        return False
    rest = [item.word for item in items[denied + 1 :] if item.word not in BEING_THERE]
    return rest[:1] != [] and rest[0] in _WHERE and _ends_at_hours(items)


def falls_away(items: Sequence[Item]) -> bool:
    """Whether a no is said of what would keep its author: "mein Zahnarzt am Dienstag fällt aus".

    It may as well be off as not to be moved.
    """
    said = items[-1].value
    is_own = items[0].word in OF_ONES_OWN and items[1:] and items[1].value is Shade.BUSY
    if not is_own or not isinstance(said, Stance):
        return False
    return said.polarity is Polarity.AGAINST and said.strength is Strength.MUST


def _ends_at_hours(items: Sequence[Item]) -> bool:
    """Whether all hours that are named have an end alone: "until 2"."""
    whens = [when.hours for item in items for when in pieces(item.value) if when.hours]
    stretches = [each for hours in whens for each in hours.stretches]
    return bool(stretches) and all(not each.start and each.end for each in stretches)


def _behind_subject(items: Sequence[Item], at: int) -> int:
    """Where a verb of being goes on, behind its subject and times: "bin ich von 10 bis 12 beim"."""
    rest = range(at + 1, len(items) - 1)
    passed = (
        n
        for n in rest
        if not isinstance(items[n].value, TIMES) and items[n].value is not Shade.LARGELY
    )
    return next((n for n in passed if items[n].word not in _AHEAD_OF_A_DEED), at + 1)


def _doing_last(items: Sequence[Item]) -> int | None:
    """Where "I'm moving" ends a clause."""
    if len(items) < 2 or items[-2].word not in BEING_THERE or not _is_doing(items, len(items) - 1):
        return None
    return len(items) - 1


def _is_ones_own(items: Sequence[Item], at: int) -> bool:
    """Whether a noun follows of something that the author calls theirs."""
    rest = [item for item in items[at + 1 :] if not isinstance(item.value, TIMES)]
    named = bool(rest) and isinstance(rest[0].value, Strange)
    return items[at].word in OF_ONES_OWN and named and not any(map(_is_none, rest))


def _is_held_here(items: Sequence[Item], at: int) -> bool:
    """Whether something with a name of its own is on where they are: "ist bei uns Inventur"."""
    rest = [item for item in items[at:] if item.word not in _BESIDE_A_NAME]
    here = any(item.word in ("me", "us") for item in items[at:]) and not any(map(_is_month, items))
    named = here and bool(rest) and isinstance(rest[0].value, Strange) and rest[0].value.capital
    return named and not any(_is_none(item) or isinstance(item.value, Stance) for item in rest)


def _is_a_break(items: Sequence[Item], at: int) -> bool:
    """Whether hours are those of a break: "1-2 is lunch", "ist bei uns Mittagspause"."""
    rest = [item for item in items[at:] if item.word not in _BESIDE_A_BREAK]
    hours = rest[0].value if rest else None
    ahead = any(isinstance(item.value, Hours) and not item.value.part for item in items[:at])
    return isinstance(hours, Hours) and hours.part == "lunch" and ahead


def is_a_break(items: Sequence[Item]) -> bool:
    """Whether a break and its hours are all that is told: "lunch is 12-1", "I take lunch at 12"."""
    said = [item for item in items if item.word not in _BESIDE_LUNCH]
    is_all = all(isinstance(item.value, TIMES) or item.word == "need" for item in said)
    hours = [each.hours for item in said for each in pieces(item.value) if each.hours]
    return is_all and items[0].word not in _IS and _are_of_a_break(hours, has_word(items, _IS))


def _are_of_a_break(hours: Sequence[Hours], equated: bool) -> bool:
    """Whether hours stand behind a break that they are of; midday is one where `equated`."""
    named = bool(hours) and hours[0].part in ("lunch", *(["midday"] if equated else []))
    return (named and not all(x.part for x in hours)) or any(x.of_break for x in hours)


def _is_named(items: Sequence[Item], at: int) -> bool:
    """Whether hours are those of what has a name: "Mittwochabend ist Chor", "4-6 is Brownies"."""
    rest = items[at:]
    named = all(isinstance(item.value, Strange) for item in rest)
    named = named and (_is_noun(rest[-1]) or all(getattr(x.value, "capital", False) for x in rest))
    return named and not any(map(_is_none, rest)) and any(map(_has_hours, items[:at]))


def _is_noun(item: Item) -> bool:
    """Whether a word ends as nouns do: "prayers", "swimming"."""
    plural = item.word.endswith("s") and not item.word.endswith(_NO_PLURALS)
    doing = item.word.endswith("ing") and item.word not in DOING_NOTHING
    return len(item.word) >= _SHORTEST and (plural or doing)


def _spends_it(items: Sequence[Item], at: int) -> bool:
    """Whether the author does something at a time named ahead: "Tuesday mornings I golf"."""
    if items[at].word not in ("i", "we") or not _is_a_deed(items[at + 1]):
        return False
    ahead = [item for item in items[:at] if item.word not in _BESIDE_A_TIME]
    timed = bool(ahead) and isinstance(ahead[-1].value, TIMES)
    odd = has_kind(items, Stance, Shade)
    whens = [when for item in items for when in pieces(item.value)]
    hours = any(when.hours for when in whens) and any(when.days for when in whens)
    return timed and hours and not odd


def _is_a_deed(item: Item) -> bool:
    """Whether a word behind its subject names what somebody does, and not what they think."""
    odd = _is_none(item) or item.word.endswith(_NO_VERBS) or item.word in TELLING_OF_A_MIND
    return isinstance(item.value, Strange) and not odd


def _is_month(item: Item) -> bool:
    return isinstance(item.value, Dates) and item.value.grain is Grain.MONTH


def _does_something(items: Sequence[Item], at: int) -> bool:
    """Whether the author does something then, said as German says it: "am 12. schreibe ich"."""
    if items[at + 1].word != "i" or not is_done(items[at]) or items[at].word in ONLY_SAYING:
        return False
    if not any(map(_has_hours, items)):
        return False  # of a whole day it says too little
    return not has_kind(items, Stance)


def is_done(item: Item) -> bool:
    """Whether a word may be what the author does, as German says it: "schreibe"."""
    verb = isinstance(item.value, Strange) and not item.value.capital
    return verb and item.word.endswith("e")


def _has_it_to_do(items: Sequence[Item], at: int) -> bool:
    """Whether the author does something that is named: "Monday mornings I do payroll"."""
    if items[at].word != "do" or not at or items[at - 1].word not in AUTHORS:
        return False
    rest = [item for item in items[at + 1 :] if item.word not in _WHOSE]
    named = bool(rest) and isinstance(rest[0].value, Strange) and not _is_none(rest[0])
    judged = any(isinstance(i.value, Stance) or i.value is Shade.NOT for i in items)
    return named and not judged and any(map(_has_hours, items))


def _is_none(item: Item) -> bool:
    """Whether a word tells how a time is, rather than what it is taken by."""
    beginnings = (each for each in MEANS_NO_ENGAGEMENT if item.word.startswith(each))
    return any(item.word[len(each) :] in _ENDINGS for each in beginnings)


def _is_doing(items: Sequence[Item], at: int) -> bool:
    word = items[at].word
    doing = isinstance(items[at].value, Strange) and word.endswith("ing")
    return doing and len(word) >= _SHORTEST and word not in DOING_NOTHING


def _is_at(items: Sequence[Item], at: int) -> bool:
    """Whether somebody is somewhere at hours: "at the vet's 2-4", "bis 10 im Stall", or all day."""
    all_day = has_shade(items, Shade.FREE_PERIOD)
    if items[at].word not in WHEREABOUTS or not (all_day or any(map(_has_hours, items))):
        return False
    rest = [item for item in items[at + 1 :] if item.word not in ARTICLES]
    return bool(rest) and isinstance(rest[0].value, Strange) and not _is_none(rest[0])


def _has_hours(item: Item) -> bool:
    """Whether hours are told by the clock, or as a part of a day that is named."""
    when = item.value if isinstance(item.value, When) else When(None, None)
    hours = when.hours or item.value
    return isinstance(hours, Hours) and (not hours.part or when.days is not None)
