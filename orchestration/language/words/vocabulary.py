"""What a language is to the grammar: its words, each of which is a value or plays a part.

A phrase stands for a value that rules compose ("montags" is each Monday), or, as an `Alias`, for
one of the small words by which the rules know what it does ("ab" is a "from", "und" an "and"):
the parts that small words play are called by their English representative. A language is one
package that makes one `Vocabulary`; no rule names a word of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from orchestration.language.english.naming import ENGLISH_NAMING
from orchestration.language.saying.naming import Naming
from orchestration.language.values import DayName, MonthName, PartName
from orchestration.language.words.preparing import Preparing
from orchestration.language.words.tokens import ENGLISH_SPELLING, Spelling, Token, words_of

Phrases = Mapping[str, Mapping[str, list[tuple[tuple[str, ...], object]]]]
"""By the first word and the second, which is empty for those of one word; the longest first."""


class Alias(str):
    """The small word that a phrase stands for."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Played:
    """The value of a phrase that also plays the part of a small word."""

    part: str
    value: object


def _everywhere(_: Sequence[Token], __: int, ___: tuple[str, ...], ____: object) -> bool:
    return True


@dataclass(frozen=True, kw_only=True)
class Slips:
    """The words with which somebody names a slip by both times: "sorry, not Monday, Tuesday".

    One of `said` has to stand at an end, with any `before` it; then come the two, parted by a mark
    or a `but` behind one of `denials`, or by one of these, or by words like `in_place_of`.
    """

    said: frozenset[str] = frozenset()
    before: frozenset[str] = frozenset()
    denials: frozenset[str] = frozenset()
    but: frozenset[str] = frozenset()
    in_place_of: frozenset[str] = frozenset()


@dataclass(frozen=True, kw_only=True)
class Corrections:
    """The words with which somebody puts right what they have just said.

    Any of the `sure` says so, and a weak one where it is one of `doubts` beside another; one alone
    only before a fragment, whose words are `in_a_fragment`. `goes_on` is a phrase that is none
    before a word. After one of `not_before`, or where `adds` follow, nothing is put right. One of
    `meant` can open a message, and puts an earlier one right then; where what follows says itself
    that something works `after_all`, the others say no more. `slips` name both times.
    """

    sure: tuple[str, ...] = ()
    weak: tuple[str, ...] = ()
    hesitation: frozenset[str] = frozenset()
    no: frozenset[str] = frozenset()
    doubts: frozenset[str] = frozenset()
    meant: frozenset[str] = frozenset()
    after_all: frozenset[str] = frozenset()
    not_before: frozenset[str] = frozenset()
    adds: frozenset[str] = frozenset()
    in_a_fragment: frozenset[str] = frozenset()
    goes_on: tuple[tuple[str, ...], str] = ((), "")
    slips: Slips = Slips()
    atoms: Mapping[str, Sequence[tuple[str, ...]]] = field(init=False)
    """All of them by their first word, the longest first."""

    def __post_init__(self) -> None:
        table: dict[str, list[tuple[str, ...]]] = {}
        said = (tuple(phrase.split()) for phrase in (*self.sure, *self.weak, *self.hesitation))
        for words in sorted(said, key=len, reverse=True):
            table.setdefault(words[0], []).append(words)
        object.__setattr__(self, "atoms", table)


@dataclass(frozen=True, kw_only=True)
class TakingBack:
    """The words with which somebody takes back what they have said in an earlier message.

    "Forget (`verbs`) everything (`things`, or what is `unnamed`) I (`author`) said (`said`) so far
    (`since`) about (`about`) Monday", or "my" (`own`) `wishes`. `restarts` are whole sentences, but
    for a `courtesy`. Words like "new answer" (`anew`) lead to what holds instead.
    `lapsed` is a whole sentence, with a space behind each word: the no of a `time` is over; it has
    one of the words of `lapses`.
    """

    verbs: tuple[str, ...] = ()
    courtesy: frozenset[str] = frozenset()
    things: frozenset[str] = frozenset()
    unnamed: frozenset[str] = frozenset()
    author: frozenset[str] = frozenset()
    said: frozenset[str] = frozenset()
    since: frozenset[str] = frozenset()
    about: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()
    wishes: frozenset[str] = frozenset()
    restarts: frozenset[str] = frozenset()
    anew: frozenset[str] = frozenset()
    lapsed: tuple[re.Pattern[str], ...] = ()
    lapses: frozenset[str] = frozenset()
    of_it: str = ""
    """A form of what is forgotten by the time it is of, which is its `time`: "the Friday thing"."""

    patterns: tuple[re.Pattern[str], ...] = field(init=False)
    """What takes something back, of words with a space behind each."""
    begins: frozenset[str] = field(init=False)
    """The words with which it can begin."""

    def __post_init__(self) -> None:
        patterns = tuple(re.compile(form) for form in _forms(self)) if self.verbs else ()
        object.__setattr__(self, "patterns", patterns)
        firsts = frozenset(verb.split()[0] for verb in self.verbs)
        restarts = frozenset(each.split()[0] for each in self.restarts)
        object.__setattr__(self, "begins", firsts | restarts)


def _forms(known: TakingBack) -> Iterator[str]:
    """The forms of taking back; `head` becomes the mark, and a `time` behind it is kept."""
    kind, about, said = _any(known.courtesy), _any(known.about), _any(known.said)
    thing, unnamed, author = _any(known.things), _any(known.unnamed), _any(known.author)
    verb, since = f"{_any(known.verbs)}(?:{kind})*", f"(?:{_any(known.since)})*"
    named = f"(?:{thing}|{unnamed}|, )+(?:{author})+"
    wishes = f"(?:{_any(known.own)})+(?:{_any(known.wishes)})"
    yield f"(?P<head>{verb}(?:{named}{said}|{wishes}){since}(?P<about>{about}))(?P<time>)"
    yield f"(?P<head>{verb}(?:{named}{said}|{wishes}){since})(?P<time>)(?=$|[-,(] |and |und )"
    yield f"(?P<head>{verb}{named}(?:{about})?)(?P<time>(?:[^ ,]+ ){{1,8}}?){said}{since}"
    yield f"(?P<head>{verb}(?:{unnamed})*(?:{thing})+(?P<about>{about}))(?P<time>)"
    if known.of_it:
        yield f"(?P<head>{verb}{known.of_it}"


def _any(words: Iterable[str]) -> str:
    """Any of these words, with a space behind it."""
    return f"(?:{'|'.join(f'{re.escape(word)} ' for word in words)})"


@dataclass(frozen=True, kw_only=True)
class Headings:
    """What headings say of the lines under them.

    `busy`, `free` and `only` are the words that stand for it in each line; a heading with one of
    `working` is over the hours of somebody's work, with one of `calendar` or `listed` over
    engagements, one with one of `offers` over what is possible. A day of a calendar with one
    of `nothing` is free; words of `own_week` alone head a row of engagements; `letters` stand for
    days where a list is made of them; a grid may have the first letters of all `weekdays`. A last
    line with one of `pointing` is about all times above it.
    """

    busy: str = "busy"
    free: str = "works"
    only: str = "only"
    working: frozenset[str] = frozenset()
    calendar: frozenset[str] = frozenset()
    listed: frozenset[str] = frozenset()
    offers: frozenset[str] = frozenset()
    nothing: frozenset[str] = frozenset()
    own_week: frozenset[str] = frozenset()
    pointing: frozenset[str] = frozenset()
    letters: Mapping[str, str] = field(default_factory=dict)
    weekdays: Sequence[str] = ("monday", "tuesday", "wednesday", "thursday", "friday")


def _alone(table: Phrases) -> Iterator[tuple[str, object]]:
    """What each word means that is a phrase by itself; a part that it plays counts for nothing."""
    for word, seconds in table.items():
        for phrase, value in seconds.get("", ()):
            if len(phrase) == 1:
                yield word, value.value if isinstance(value, Played) else value
                break


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """The words of a language.

    `stands_well` says whether a phrase that is something else as well is meant at a place;
    `prepared` is done to tokens first. It takes things back with `corrections` in the same message
    and with `taking_back` in a later one, has `headings`, and says wishes with its `naming`.
    A phrase may have one of the `inserted` words inside. `table` has the phrases, `alone` what a
    word means by itself; those of `names` are read, and yet their words are no `words` of the
    language: “basel time”.
    """

    phrases: Mapping[str, object]
    small: frozenset[str] = frozenset()
    spelling: Spelling = ENGLISH_SPELLING
    stands_well: Callable[[Sequence[Token], int, tuple[str, ...], object], bool] = _everywhere
    prepared: Preparing = field(default_factory=Preparing)
    corrections: Corrections = field(default_factory=Corrections)
    taking_back: TakingBack = field(default_factory=TakingBack)
    headings: Headings = field(default_factory=Headings)
    naming: Naming = ENGLISH_NAMING
    inserted: frozenset[str] = frozenset()
    names: Collection[str] = frozenset()
    table: Phrases = field(init=False)
    alone: Mapping[str, object] = field(init=False)
    words: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        table: dict[str, dict[str, list[tuple[tuple[str, ...], object]]]] = {}
        known: set[str] = set()
        for phrase, value in self.phrases.items():
            words = words_of(phrase, self.spelling)
            known.update(words if phrase not in self.names else ())
            second = words[1] if len(words) > 1 else ""
            table.setdefault(words[0], {}).setdefault(second, []).append((words, value))
        for seconds in table.values():
            for entries in seconds.values():
                entries.sort(key=lambda entry: -len(entry[0]))
        object.__setattr__(self, "table", table)
        object.__setattr__(self, "alone", dict(_alone(table)))
        runs = self.spelling.run_together.keys() | self.spelling.misspelt.keys()
        object.__setattr__(self, "words", frozenset(known | self.small | runs))

    def is_strange(self, word: str) -> bool:
        """Whether a word is none that the grammar knows."""
        return word.isalpha() and word not in self.words

    def is_date_word(self, word: str) -> bool:
        """Whether a word names a day, a month or a part of the day."""
        return isinstance(self.phrases.get(word), DayName | MonthName | PartName)
