"""What a sentence is most like that no rule has placed: the examples, counted word by word."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from typing import Final

from orchestration.interaction.routing.examples import EXAMPLES
from orchestration.interaction.routing.weighing.counting import Counts, counted
from orchestration.language.english.vocabulary import ENGLISH
from orchestration.language.german.vocabulary import GERMAN
from orchestration.language.values import DayName, MonthName, Offset, PartName, PartOfToday
from orchestration.language.words.writing import words as listed

_WORD: Final = re.compile(r"<[a-z]+>|[^\W\d_]+(?:['’][^\W\d_]+)?|\d+|[?]|[^\w\s,.;:!-]")
_PLAIN: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "’": "'"})


def _plainly(words: str) -> frozenset[str]:
    return frozenset(each.translate(_PLAIN) for each in listed(words))


_DATES: Final = frozenset(
    word.translate(_PLAIN)
    for each in (ENGLISH, GERMAN)
    for word, value in each.phrases.items()
    if isinstance(value, DayName | MonthName | Offset | PartName | PartOfToday)
).difference(listed("do may march sat sun lunch aft jan"))
"""Words of days and times, but for those that are other words, or names, more often."""

_NAMES: Final = frozenset(
    listed("omar dana ines raj lena priya tom sam mehmet sophie tim carla kofi")
)
"""Who the examples are about; of a session it is its members."""

_TELLING: Final = frozenset(
    listed("""
    <name> i i'm im i'd id i've ive i'll we we're it it's its that's they he she this the there
    ich wir es er sie das die der dies da
    """)
)
_ASKING: Final = _plainly("""
    is isn't are aren't do does did can could will would shall should has have had when what what's
    whats how who who's whos whose why where which any anyone
    ist sind kann kannst können wird werden soll sollen hat habe hab haben habt wann was wie wer wem
    wen wessen warum wieso weshalb worum wofür wovon wo wohin welche welcher welches gibt geht darf
    muss müssen stimmt
""")
_OPEN_QUESTIONS: Final = _plainly("? how what when which who wie was wann welche wer wieviel")
_ASKING_FOR: Final = _plainly("""
    can could will would please pls mind wäre wären wärst
    kann kannst könnt könnte könntest können würdest würde willst magst bitte
""")
"""What somebody begins with who asks for something to be done."""

_DENYING: Final = _plainly("not don't dont doesn't never nicht nie kein keine keinen")
_EACH: Final = re.compile(r"(\w{3,})s\b")
_SHORT_DAY: Final = re.compile(
    r"\b(?:am|ab|bis|is|ist|auf|vor|nach) (?:mo|di|mi|do|fr)\b(?! (?:zu|nicht|noch|so))",
    re.IGNORECASE,
)
"""A short day where it stands as one: “do” and “mi” are other words as well."""
_NAME, _DAY, _NUMBER = "<name>", "<day>", "<number>"
_LETTERS: Final = frozenset("bcd")


def likeness(text: str, names: Collection[str] = ()) -> Mapping[str, float]:
    """Return how much a sentence is like each meaning; `names` are words that name somebody.

    The last few are kept: a sentence is compared for whatever it may be.
    """
    return _likeness(text, frozenset(names))


@lru_cache(maxsize=8)
def _likeness(text: str, names: frozenset[str]) -> Mapping[str, float]:
    return OF_SESSIONS.likeness(text, names)


def is_strange(text: str) -> bool:
    """Tell whether no word of a sentence is in any example: pieces of words are all it is like."""
    words = [each for each in _words(_plain(text), _NAMES) if each not in _ASKING_FOR]
    return not any(OF_SESSIONS.knows(each) for each in words)


def learn() -> None:
    """Count the examples, which takes a second, before anybody waits for it."""
    OF_SESSIONS.learn()


def names_a_time(text: str) -> bool:
    """Tell whether a sentence names a day, or a number."""
    return not {_DAY, _NUMBER}.isdisjoint(_words(_plain(text), ()))


def names_a_day(text: str) -> bool:
    """Tell whether a sentence names a day."""
    return _DAY in _words(_plain(text), ())


def names_times(text: str) -> bool:
    """Tell whether a sentence names a day, each such day (“Mondays”), or a number."""
    said = _EACH.sub(r"\1", text)
    return names_a_time(text) or names_a_time(said) or _SHORT_DAY.search(text) is not None


def names_somebody(text: str, names: Collection[str]) -> bool:
    """Tell whether a sentence names somebody."""
    return _NAME in _words(_plain(text), _NAMES.union(names))


def tells(text: str, names: Collection[str] = ()) -> bool:
    """Tell whether a sentence begins as one that tells something, and asks nothing by its mark."""
    words = _words(_plain(text), _NAMES.union(names))
    return "?" not in words and words[0] in _TELLING if words else False


def asks(text: str) -> bool:
    """Tell whether a sentence has a question's mark, or begins as one."""
    words = _words(_plain(text), ())
    return "?" in words or (bool(words) and words[0] in _ASKING)


def asks_within(text: str) -> bool:
    """Tell whether a sentence has a question's mark, or a word that asks, somewhere in it."""
    return not _OPEN_QUESTIONS.isdisjoint(_words(_plain(text), ()))


def asks_others(text: str) -> bool:
    """Tell whether a sentence asks something, and not whether the bot will do it."""
    words = _words(_plain(text), ())
    return "?" in words and words[0] not in _ASKING_FOR


def denies(text: str) -> bool:
    """Tell whether a sentence has a no in it."""
    return not _DENYING.isdisjoint(_words(_plain(text), ()))


class Learned:
    """Examples of several meanings, counted once, when first a sentence is compared with them."""

    def __init__(self, examples: Mapping[str, Sequence[str]]) -> None:
        self._examples = examples

    def likeness(self, text: str, names: Collection[str] = ()) -> Mapping[str, float]:
        """Return how much a sentence is like each meaning; `names` are words that name somebody."""
        return self._counts.likeness(_words(_plain(text), _NAMES.union(names)))

    def knows(self, word: str) -> bool:
        """Tell whether a word is in an example."""
        return word in self._counts.numbers

    def learn(self) -> None:
        """Count them before anybody waits for it."""
        self.likeness("")

    @cached_property
    def _counts(self) -> Counts:
        """The examples, counted; each word that comes in them is looked at once."""
        meant = cache(partial(_meant, names=_NAMES))
        return counted(
            {
                meaning: [[*map(meant, _written(_plain(line)))] for line in lines]
                for meaning, lines in self._examples.items()
            }
        )


def _plain(text: str) -> str:
    return text.casefold() if text.isascii() else text.casefold().translate(_PLAIN)


def _words(text: str, names: Collection[str]) -> Sequence[str]:
    """Return words, with one in the place of all names, days, numbers and letters of options."""
    return [_meant(word, names) for word in _written(text)]


def _written(text: str) -> Sequence[str]:
    """Return the words of a text; whoever is called by an "@" has a name."""
    if "@" not in text:
        return _WORD.findall(text)
    return [
        _NAME if text[found.start() - 1 : found.start()] == "@" else found[0]
        for found in _WORD.finditer(text)
    ]


def _meant(word: str, names: Collection[str]) -> str:
    if word.removesuffix("'s") in names:
        return _NAME
    if word in _DATES:
        return _DAY
    if word.isdecimal():
        return _NUMBER
    return "<letter>" if word in _LETTERS else word


OF_SESSIONS: Final = Learned(EXAMPLES)
