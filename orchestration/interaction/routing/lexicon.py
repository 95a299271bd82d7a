"""A language as the router reads it: the grammar's words, and those that are said to the bot.

The grammar's own vocabulary says which words are times and which say how something suits; what is
said to the bot about a session stands in `english`, `german`, `choosing`, `asking`, `changing`,
`checking`, `reminding`, `later` and `apart`, what asks for one in `requesting`, and what keeps an
order from being one in `reservations`. Each phrase is a sign.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from orchestration.interaction.routing.words import (
    apart,
    asking,
    changing,
    checking,
    choosing,
    english,
    german,
    later,
    reminding,
    requesting,
    reservations,
)
from orchestration.language.english.vocabulary import ENGLISH
from orchestration.language.german.vocabulary import GERMAN
from orchestration.language.languages import ENGLISH_TOO, IN_BOTH, clearly_in
from orchestration.language.ordered.own_tongue import ENGLISH_NAME, GERMAN_NAME
from orchestration.language.values import (
    About,
    DayName,
    Edge,
    Length,
    Meridian,
    MonthName,
    Num,
    Offset,
    PartName,
    PartOfToday,
    Reach,
    Recurring,
    Shade,
    Stance,
    Unit,
    UnitName,
    ZoneName,
)
from orchestration.language.words.mixed import DAYS, in_one_language
from orchestration.language.words.spelling import spelt
from orchestration.language.words.tokens import Token, tokenise, words_of
from orchestration.language.words.vocabulary import Alias, Played, Vocabulary

_VALUES: Final[Mapping[type, str]] = {
    **dict.fromkeys((DayName, MonthName, PartName, Offset, PartOfToday, Recurring), "time"),
    **dict.fromkeys((Stance, Played), "stance"),
    **dict.fromkeys((Reach, Edge), "understood"),
    Meridian: "time",
    Length: "length",
    About: "manner",
    Num: "number",
    ZoneName: "zone",
}
_SHADES: Final = {
    **dict.fromkeys((Shade.BUSY, Shade.BLOCKED, Shade.ENGAGED, Shade.HELD, Shade.PURPOSE), "busy"),
    **dict.fromkeys((Shade.NOT, Shade.NEVER), "not"),
    Shade.FLEXIBLE: "flexible",
    Shade.ORDER: "override",
    Shade.ACTIVITY: "",
}
_LENGTHS: Final = (Unit.MINUTE, Unit.HOUR)
_DAYS: Final = (DayName, Offset, MonthName)
_WITHOUT_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_MOST_COUNTED: Final = 60
_TELLING: Final = 3
"""Letters of a word that says in which language it stands."""

_TURNING: Final = 2
"""Words that only one language knows, of a message whose writer may have left the other."""

_SHORT_DAY: Final = 2
"""Days in so few letters are other words as well: “so”, “do”, “mi”."""

_SHORT: Final = 500
"""A text of so many characters is kept for a while as it was read; a longer one takes up more."""

Rows = list[tuple[tuple[str, ...], str]]
"""Phrases, and the sign that each is."""


@dataclass(frozen=True, eq=False)
class Lexicon:
    """The phrases of a language by their first words, and all its `words`.

    Its `small` words hold a sentence together, whatever that is about.
    """

    vocabulary: Vocabulary
    signs: Mapping[str, str]
    phrases: Mapping[str, Mapping[str, Rows]] = field(init=False)
    words: frozenset[str] = field(init=False)
    small: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        table: dict[str, dict[str, Rows]] = {}
        known = set(map(_plain, self.vocabulary.words))
        for phrase, sign in self._phrases():
            for words in self._spelled(phrase):
                known.update(words if phrase not in self.vocabulary.names else ())
                second = words[1] if len(words) > 1 else ""
                table.setdefault(words[0], {}).setdefault(second, []).append((words, sign))
        values = self.vocabulary.phrases.items()
        played = {phrase for phrase, value in values if isinstance(value, Alias)}
        small = frozenset(map(_plain, self.vocabulary.small | played))
        object.__setattr__(self, "phrases", table)
        object.__setattr__(self, "words", frozenset(known))
        object.__setattr__(self, "small", small)

    def _phrases(self) -> set[tuple[str, str]]:
        own = {
            (" ".join(phrase.split()), sign)
            for sign, phrases in self.signs.items()
            for phrase in phrases.split("|")
        }
        grammar = self.vocabulary.phrases.items()
        days = {(phrase, "day") for phrase, value in grammar if isinstance(value, _DAYS)}
        known = {(phrase, sign) for phrase, value in grammar if (sign := _sign_of(value))}
        return own | days | known

    def _spelled(self, phrase: str) -> set[tuple[str, ...]]:
        """Return the words of a phrase as they come in a text, at its beginning and within it.

        "'s" comes only behind another word.
        """
        cut, spelling = phrase.startswith("'"), self.vocabulary.spelling
        words = words_of(f"x{phrase}" if cut else phrase, spelling)[cut:]
        first = tuple(map(_plain, words))
        if len(words) == 1 or cut or self.vocabulary.prepared.leaves(words):
            return {first}
        within = self.vocabulary.prepared(tokenise(f"x {phrase}", (), spelling))
        return {first, tuple(plain_words(within)[1:])}

    def tokens(self, text: str) -> Sequence[Token]:
        """Return the words and marks of a text, slips of the keyboard mended."""
        read = _tokens_kept if len(text) <= _SHORT else _tokens
        return read(self.vocabulary, text)

    def signs_at(self, tokens: Sequence[Token], words: Sequence[str], at: int) -> dict[str, int]:
        """Return the signs that begin at a place, and how many words each takes."""
        seconds = self.phrases.get(words[at])
        if seconds is None:
            return {}
        found: dict[str, int] = {}
        after = words[at + 1] if at + 1 < len(words) else ""
        for second in dict.fromkeys(("", after)):
            for phrase, sign in seconds.get(second, ()):
                size = len(phrase)
                if size > 2 and tuple(words[at : at + size]) != phrase:
                    continue
                if sign not in ("time", "day") or self._stands_well(tokens, at, words[at]):
                    found[sign] = max(found.get(sign, 0), size)
        return found

    def _stands_well(self, tokens: Sequence[Token], at: int, word: str) -> bool:
        """Tell whether a word that is also a time is meant as one: "do" in German."""
        value = self.vocabulary.phrases.get(word)
        return value is None or self.vocabulary.stands_well(tokens, at, (word,), value)


def _tokens(vocabulary: Vocabulary, text: str) -> Sequence[Token]:
    spelling = vocabulary.spelling
    written = in_one_language(
        tokenise(text, (), spelling), vocabulary.naming.code, vocabulary.words
    )
    return tuple(vocabulary.prepared(spelt(written, (), spelling)))


_tokens_kept: Final = lru_cache(maxsize=256)(_tokens)
"""The same, once for a sentence or a subject that is looked at from many sides in a row."""


def plain_words(tokens: Sequence[Token]) -> Sequence[str]:
    """Return words as phrases spell them."""
    return [_plain(each.text) for each in tokens]


def _sign_of(value: object) -> str:
    """Return which sign a value of the grammar is; none for its small words."""
    if isinstance(value, UnitName):
        return "length" if value.unit in _LENGTHS else "time"
    if isinstance(value, Shade):
        return _SHADES.get(value, "understood")
    return _VALUES.get(type(value), "")


def _plain(word: str) -> str:
    return word if word.isascii() else word.translate(_WITHOUT_UMLAUTS)


_BESIDE: Final = (
    apart,
    choosing,
    asking,
    changing,
    checking,
    reminding,
    requesting,
    later,
    reservations,
)
_ENGLISH: Final = (english.SIGNS, *(each.ENGLISH for each in _BESIDE))
_GERMAN: Final = (german.SIGNS, *(each.GERMAN for each in _BESIDE))
_LEXICONS: Final = (
    Lexicon(ENGLISH, {sign: said for each in _ENGLISH for sign, said in each.items()}),
    Lexicon(GERMAN, {sign: said for each in _GERMAN for sign, said in each.items()}),
)


def other_than(lexicon: Lexicon) -> Lexicon:
    """Return the lexicon of the other language, whose words may stand among those of this one."""
    return next(each for each in _LEXICONS if each is not lexicon)


def lexicon_of(text: str, names: Iterable[str] = ()) -> Lexicon:
    """Return the lexicon of the language that knows most of a text; of equals, English.

    Words of names count for neither, where there are others: "sag den design sync ab".
    """
    of_names = {_plain(each.lower()) for name in names for each in _WORD.findall(name)}
    said = [_plain(each.lower()) for each in _WORD.findall(text[:800])[:_MOST_COUNTED]]
    said = [each for each in said if each not in of_names] or said
    rest = [each for each in said if each not in DAYS]
    return max(_LEXICONS, key=lambda each: (_known(rest, each), _known(said, each)))


def language_shown(text: str) -> str:
    """Return the English name of the one language that knows words of a short text; "" of both.

    What is said to the bot has words that no wish has: “who's missing?”.
    """
    said = {_plain(each.lower()) for each in _WORD.findall(text[:800])} - IN_BOTH
    said |= {part for each in said for part in re.split("['’]", each)}
    english, german = (said & each.words for each in _LEXICONS)
    found = {"english": english - german, "german": german - english}
    clear = [name for name, words in found.items() if any(len(x) >= _TELLING for x in words)]
    return clear[0] if len(clear) == 1 else ""


def language_begun(text: str) -> str:
    """Return the language in which somebody begins to write, by a single word; "" of both."""
    only = {*map(_only_in, _said(text))} - {""}
    return clearly_in(text) or language_shown(text) or (only.pop() if len(only) == 1 else "")


def language_turned_to(text: str) -> str:
    """Return the language that a text is in so clearly that its writer may have left another.

    It has two words or more that the other does not know, and more than twice as many as of that.
    """
    only = [*filter(None, map(_only_in, _said(text)))]
    name = max(only, key=only.count, default="")
    own = only.count(name)
    return name if own >= _TURNING and own > 2 * (len(only) - own) else ""


def _said(text: str) -> set[str]:
    found = {each.lower().replace("’", "'") for each in _WORD.findall(text[:800])}
    return {each for each in found - IN_BOTH if len(each) > _SHORT_DAY or each not in DAYS}


def _only_in(word: str) -> str:
    """Return the English name of the one language that knows a word, “i'm” too; "" of both."""
    if len(word) == 1:
        return ""
    if word in ENGLISH_TOO:
        return ENGLISH_NAME
    forms = {word, *filter(lambda each: len(each) > 1, word.split("'"))}
    plain = {*map(_plain, forms)}
    in_grammar = [not forms.isdisjoint(each.vocabulary.words) for each in _LEXICONS]
    anywhere = [not plain.isdisjoint(each.words) for each in _LEXICONS]
    for known in (in_grammar, anywhere):
        if known.count(True) == 1:
            return ENGLISH_NAME if known[0] else GERMAN_NAME
    return ""


def _known(words: Iterable[str], lexicon: Lexicon) -> int:
    return sum(len(word) for word in words if word in lexicon.words)
