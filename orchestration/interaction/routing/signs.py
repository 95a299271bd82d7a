"""Which signs the words of a sentence are: the classes of words that the rules go by.

A phrase is a sign wherever it stands, and a word may be part of several; `^cancel` is the sign of a
sentence that, courtesy left out, begins with "cancel", and `shuts$` of one that ends so.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.interaction.routing.lexicon import Lexicon, other_than, plain_words
from orchestration.language.words.tokens import Token
from orchestration.language.words.writing import words as listed

_COURTESY: Final = frozenset({"filler"})
_PARTICLE: Final = "particle"
"""The sign of a word that says nothing of what the words around it say."""

_OF_WISHES: Final = frozenset(
    listed("""
    time length number stance busy not flexible manner suits engaged self we my bound can must again
    zone sorry thanks understood unable
    """)
)
"""What words that say what suits somebody are signs of."""

_OF_A_DATE: Final = frozenset({"time", "day"})
_OF_TIMES: Final = frozenset({"time", "day", "length"})
_DIGITS_OF_A_DAY: Final = 2
_ORDINAL: Final = frozenset(listed("th st nd rd ten . te"))
_ARTICLES: Final = frozenset(listed("the der den dem"))
_BEFORE_A_DAY: Final = frozenset(
    listed("on by before after until till til from am bis zum vom ab vor nach den")
)
"""Words before the number of a day; of options, “the 2nd” is one too."""

_PARTS_OF_AN_HOUR: Final = frozenset(listed("half halb quarter viertel dreiviertel"))
_ASIDE_OF_AN_HOUR: Final = frozenset(listed("past to nach vor"))
_OF_LENGTHS: Final = frozenset({"length", "length word"})
_AT: Final = frozenset(listed("at um"))
"""With these before it, a number in letters is an hour."""

_BRIEF: Final = 4
"""So many words, courtesy left out, say one thing alone."""


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs of a sentence, and where words stand that nobody knows, or that no wish needs.

    `begin` has for each word the signs that begin with it, and how many words each takes. `timed`
    are the places of times and numbers, `days` those of days.
    """

    found: frozenset[str]
    begin: tuple[Mapping[str, int], ...]
    strange: frozenset[int]
    foreign: frozenset[int]
    timed: frozenset[int]
    days: frozenset[int] = frozenset()

    def places(self, *signs: str) -> frozenset[int]:
        """Return the places of all words that are part of one of these signs."""
        return _covered(self.begin, frozenset(signs))

    def has(self, sign: str, besides: str = "") -> bool:
        """Tell whether a sign stands somewhere that is no part of another."""
        return bool(self.places(sign) - self.places(besides))


def signs_in(tokens: Sequence[Token], lexicon: Lexicon) -> Signs:
    """Return the signs of a sentence, and where words stand that are none."""
    words = plain_words(tokens)
    here = _in_both_languages(tokens, words, lexicon)
    courtesy, wished = _covered(here, _COURTESY), _covered(here, _OF_WISHES)
    spelled = [at for at, word in enumerate(words) if word[0].isalpha()]
    known, dates = lexicon.words, frozenset(_dates(words))
    hours = frozenset(_hours(words, here))
    found, named = frozenset(_found(words, here, courtesy)), _places_of("day", here)
    return Signs(
        found=found.union(*(_OF_A_DATE for _ in dates), ("time",) if hours else ()),
        begin=here,
        strange=frozenset(at for at in spelled if not here[at] and words[at] not in known),
        foreign=frozenset(
            at for at in spelled if at not in courtesy | wished and words[at] not in lexicon.small
        ),
        timed=frozenset(
            at for at, word in enumerate(words) if word[0].isdecimal() or "time" in here[at]
        )
        | hours,
        days=dates | named,
    )


def _in_both_languages(
    tokens: Sequence[Token], words: Sequence[str], lexicon: Lexicon
) -> tuple[Mapping[str, int], ...]:
    """Return the signs that begin with each word, and those of words of the other language.

    “can someone remind die anderen”: what this one does not know, the other may.
    """
    here, other = _past_particles(tokens, words, lexicon), other_than(lexicon)
    unknown = {
        at
        for at, word in enumerate(words)
        if word not in lexicon.words and word in other.words and not here[at]
    }
    if not unknown:
        return here
    more = _past_particles(tokens, words, other)
    return tuple(
        {
            **{x: n for x, n in theirs.items() if _stands_in(x, unknown & {*range(at, at + n)})},
            **ours,
        }
        for at, (ours, theirs) in enumerate(zip(here, more, strict=True))
    )


def _stands_in(sign: str, places: Collection[int]) -> bool:
    """Tell whether a sign is one of the other language; times are read in one language."""
    return bool(places) and sign not in _OF_TIMES


def _past_particles(
    tokens: Sequence[Token], words: Sequence[str], lexicon: Lexicon
) -> tuple[Mapping[str, int], ...]:
    """Return the signs that begin with each word, those of phrases around particles too.

    “lass uns doch mal abstimmen” is “lass uns abstimmen”.
    """
    here = [lexicon.signs_at(tokens, words, at) for at in range(len(words))]
    rest = [at for at, signs in enumerate(here) if _PARTICLE not in signs]
    if len(rest) in (0, len(here)):
        return tuple(here)
    bare, said = [tokens[at] for at in rest], [words[at] for at in rest]
    for place, at in enumerate(rest):
        for sign, size in lexicon.signs_at(bare, said, place).items():
            reach = rest[place + size - 1] + 1 - at
            here[at][sign] = max(here[at].get(sign, 0), reach)
    return tuple(here)


def _places_of(sign: str, here: Sequence[Mapping[str, int]]) -> frozenset[int]:
    return frozenset(at for at, signs in enumerate(here) if sign in signs)


def _dates(words: Sequence[str]) -> Iterator[int]:
    """Yield the places of days that are called by their number: “on the 14th”, “am 19.”."""
    for at, word in enumerate(words):
        number = word.rstrip(".")
        before = [each for each in words[max(at - 2, 0) : at] if each not in _ARTICLES][-1:]
        behind = "." if word != number else "".join(words[at + 1 : at + 2])
        is_one = number.isdecimal() and len(number) <= _DIGITS_OF_A_DAY and behind in _ORDINAL
        if is_one and before and before[0] in _BEFORE_A_DAY:
            yield at


def _hours(words: Sequence[str], here: Sequence[Mapping[str, int]]) -> Iterator[int]:
    """Yield the places of hours that are told in words: “half twelve”, “viertel nach drei”."""
    for at, word in enumerate(words):
        if "number" not in here[at] and not word.isdecimal():
            continue
        first = at - 1
        if first > 0 and words[first] in _ASIDE_OF_AN_HOUR:
            first -= 1
        is_one = first >= 0 and (words[first] in _PARTS_OF_AN_HOUR or words[first] in _AT)
        is_length = at + 1 < len(words) and not _OF_LENGTHS.isdisjoint(here[at + 1])
        if is_one and not is_length and word not in _PARTS_OF_AN_HOUR:
            yield from range(first + (words[first] in _AT), at + 1)


def _found(
    words: Sequence[str], here: Sequence[Mapping[str, int]], courtesy: Collection[int]
) -> Iterator[str]:
    """Yield the signs of all words, and with a mark those of the first that says something."""
    telling = [at for at in range(len(words)) if at not in courtesy]
    for signs in here:
        yield from signs.keys() - _COURTESY
    for at in {0, *telling[:1]}:
        yield from (f"^{sign}" for sign in (here[at] if at < len(here) else ()))
    said = [at for at in telling if words[at][0].isalnum()]
    for at in said:
        yield from (f"{sign}$" for sign, size in here[at].items() if at + size > said[-1])
    if len(said) <= _BRIEF:
        yield "brief"
    if len(said) <= 1:
        yield "alone"
    if not said:
        yield "empty"


def _covered(here: Iterable[Mapping[str, int]], signs: frozenset[str]) -> frozenset[int]:
    return frozenset(
        place
        for at, found in enumerate(here)
        for sign in found.keys() & signs
        for place in range(at, at + found[sign])
    )
