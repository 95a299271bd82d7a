"""What somebody wants to talk about: "can we go over the budget too?", "add hiring to the agenda".

The words of a topic are its author's own, so they are found before clauses are told apart: a comma
between two topics ends nothing, and a word that would mean something elsewhere means nothing here.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from orchestration.language.clauses.cues import AHEAD, STOPS, is_cue, is_part_of_time
from orchestration.language.english.agenda import (
    ABOUT_IT,
    AHEAD_OF_A_TIME,
    ALONE,
    BETWEEN,
    ENDS_A_TOPIC,
    ENTRIES,
    INVITES,
    LEADS_TO_AGENDA,
    LONGEST_INVITE,
    NOUNS,
    PUTS_BEHIND,
    PUTS_ON_AGENDA,
    SAYS_IT_IS_ON,
    TALKS,
    TALKS_BEHIND,
    TOGETHER_WITH,
)
from orchestration.language.english.small_words import ARTICLES, FILLER, SUBJECTS
from orchestration.language.grammar import Item, Line
from orchestration.language.values import About, Num, OptionNamed, Person, Shade, TopicNamed
from orchestration.language.words.tokens import Strange, Token
from orchestration.model.preferences import Kind

_LINKS = frozenset({",", "and", "&", "or"})
_COLONS = frozenset({":", "-"})
_QUALIFIES = (Shade.RAISE, Shade.LOWER, Shade.IF_NEED_BE, Shade.ONLY, Shade.FLEXIBLE)
_DENIES = (Shade.NOT, Shade.NEVER)
_SMALL = AHEAD_OF_A_TIME | BETWEEN
_TO_AGENDA = LEADS_TO_AGENDA | PUTS_ON_AGENDA
_ENDS = STOPS | {","}
_AHEAD_OF_IT = BETWEEN | _COLONS


@dataclass(frozen=True, slots=True)
class _Found:
    """Where the words of a topic stand, and where those that say that they are one."""

    words: range
    cues: frozenset[int]

    @property
    def whole(self) -> range:
        """From the first of them to the last."""
        places = self.cues.union(self.words)
        return range(min(places), max(places) + 1)


def mark_topics(line: Line, text: str) -> Line:
    """Put one value in place of the words of a topic, and nothing for what says that it is one."""
    reader = _Reader(line, text)
    marked: Line = []
    done = 0
    for at in range(len(line)):
        found = reader.topic(at) if at >= done else None
        if found and found.whole.start >= done:
            marked += [*line[done : found.whole.start], *_replaced(line, found, text)]
            done = found.whole.stop
    return [*marked, *line[done:]]


def _replaced(line: Line, found: _Found, text: str) -> Line:
    first, last = line[found.words[0]], line[found.words[-1]]
    topic = Item(TopicNamed(text[first.start : last.end]), first.start, last.end)
    kept = (n for n in found.whole if n not in found.words and n not in found.cues)
    return sorted([topic, *(line[n] for n in kept)], key=lambda item: item.start)


class _Reader:
    """A line as it was written: what is said there, in whichever language, in small letters."""

    def __init__(self, line: Line, text: str) -> None:
        self._line = line
        self._said = [text[item.start : item.end].lower() for item in line]

    def topic(self, at: int) -> _Found | None:
        """Return the topic that what stands here says to be one."""
        value = self._line[at].value
        if isinstance(value, About) and value.kind is Kind.TOPIC:
            return self._named(at) or self._put_on(at)
        if not isinstance(value, Token):
            return None
        if self._said[at] in TALKS_BEHIND:
            return self._before_verb(at)
        joins = TALKS.get(self._line[at].word)
        return None if joins is None else self._after_verb(at, joins)

    # "let's talk about hiring"

    def _after_verb(self, at: int, joins: AbstractSet[str]) -> _Found | None:
        invited = self._invited(at)
        start = at + 1 + bool(joins)
        if not invited or (joins and self._at(at + 1) not in joins):
            return None
        words = self._stretch(start, len(self._line))
        if words is None or (invited & ALONE and self._says(words, TOGETHER_WITH)):
            return None  # "I'd like to discuss my raise with my boss"
        return _Found(words, frozenset(range(at, words.start)))

    def _invited(self, at: int) -> frozenset[str]:
        """Return the words that ask the others to talk, if they stand right before this."""
        while at and self._said[at - 1] in BETWEEN:
            at -= 1
        if self._at(at - 1) == "to" and is_part_of_time(self._line[at - 2]):
            return self._invited_before(at - 1)
        ahead = " ".join(self._said[max(0, at - LONGEST_INVITE) : at]).replace(" '", "'").split()
        found = (each for each in INVITES if tuple(ahead[-len(each) :]) == each)
        return frozenset(next(found, ()))

    def _invited_before(self, at: int) -> frozenset[str]:
        """Return the words that ask for a time to talk: "can we meet on Monday to ..."."""
        before = self._sentence(at)
        if any(self._line[n].value in _DENIES for n in before):
            return frozenset()
        return next((found for n in before[1:] if (found := self._invited(n))), frozenset())

    # "können wir das Budget besprechen", "über das Budget reden"

    def _before_verb(self, at: int) -> _Found | None:
        before = self._sentence(at)
        about = next((n for n in before if self._said[n] in ABOUT_IT), None)
        invited = next((n for n in before if self._invited(n)), None)
        asked = invited is not None or about == before.start
        if not asked or self._says(before, TOGETHER_WITH):
            return None
        start = about + 1 if about is not None else self._behind_times(invited or 0, at)
        words = self._stretch(start, at)
        if words is None:
            return None
        begin = words.start if about is None else about
        return _Found(words, frozenset({at, *range(begin, words.start)}))

    def _behind_times(self, start: int, stop: int) -> int:
        """Return where the times end that begin here: "können wir am Montag ..."."""
        while start < stop and self._leads_or_is_time(start):
            start += 1
        return start

    def _leads_or_is_time(self, at: int) -> bool:
        small = self._said[at] in _SMALL
        return small or is_part_of_time(self._line[at])

    # "add hiring to the agenda", or the agenda and then what is to stand on it

    def _named(self, at: int) -> _Found | None:
        colon = at + 1 + (self._at(at + 1) in ENTRIES)
        words = self._stretch(colon + 1, len(self._line)) if self._at(colon) in _COLONS else None
        if words is None:
            return None
        begin = at
        while begin and self._leads(begin - 1):
            begin -= 1
        return _Found(words, frozenset(range(begin, words.start)))

    def _leads(self, at: int) -> bool:
        small = self._said[at] in _TO_AGENDA
        return small or self._line[at].word in ARTICLES

    def _put_on(self, at: int) -> _Found | None:
        lead = at - 1
        while lead > 0 and self._line[lead].word in ARTICLES:
            lead -= 1
        before = self._sentence(max(lead, 0))
        denied = any(self._line[n].value in _DENIES for n in before)
        if denied or self._at(lead) not in LEADS_TO_AGENDA or self._says(before, SAYS_IT_IS_ON):
            return None
        verb = next((n for n in reversed(before) if self._said[n] in PUTS_ON_AGENDA), None)
        words = self._stretch(before.start if verb is None else verb + 1, lead)
        end = at + 1 + (self._at(at + 1) in PUTS_BEHIND)
        if words is None:
            return None
        begin = before.start if verb is None else verb
        return _Found(words, frozenset({*range(begin, words.start), *range(words.stop, end)}))

    # The words of a topic

    def _at(self, at: int) -> str:
        return self._said[at] if 0 <= at < len(self._said) else "."

    def _says(self, places: range, words: AbstractSet[str]) -> bool:
        return any(self._said[n] in words for n in places)

    def _sentence(self, at: int) -> range:
        """Return what stands before a place in the same sentence, as far as no time ends it."""
        begin = at
        while begin and at - begin < AHEAD and self._line[begin - 1].word not in _ENDS:
            begin -= 1
        return range(begin, at)

    def _stretch(self, start: int, stop: int) -> range | None:
        """Return where the words of a topic stand that begins here; None where there are none."""
        while start < stop and self._said[start] in _AHEAD_OF_IT:
            start += 1
        end = start
        while end < stop and not self._ends(end, start):
            end += 1
        content = [n for n in range(start, end) if self._means_something(n)]
        if not content:
            return None
        if self._said[content[0]] in ENTRIES and content[1:]:
            start = content[1]  # "the topic of hiring"
        last = content[-1]
        while last + 1 < end and self._said[last + 1] in NOUNS:
            last += 1
        return range(start, last + 1)

    def _means_something(self, at: int) -> bool:
        item = self._line[at]
        if isinstance(item.value, Token):
            return item.word not in FILLER and any(map(str.isalnum, self._said[at]))
        return not isinstance(item.value, Person | Num)

    def _ends(self, at: int, start: int) -> bool:
        """Whether something else begins here: a statement of their own, a time, a reason."""
        item = self._line[at]
        if item.word in STOPS or self._said[at] in ENDS_A_TOPIC:
            return True
        if item.word in _LINKS:
            return self._begins_statement(at + 1, start)
        if self._said[at] in AHEAD_OF_A_TIME:
            return at + 1 < len(self._line) and self._is_time(at + 1, start)
        return self._is_time(at, start) or item.value in _QUALIFIES + _DENIES

    def _begins_statement(self, at: int, start: int) -> bool:
        while at < len(self._line) and self._line[at].word in _LINKS:
            at += 1
        if at >= len(self._line) or self._ends(at, start):
            return True
        item = self._line[at]
        return item.word in SUBJECTS or is_cue(item)

    def _is_time(self, at: int, start: int) -> bool:
        """Whether a time stands here that is no part of a name: "Monday", not "Monday standup"."""
        if isinstance(self._line[at].value, OptionNamed):
            return True
        if not is_part_of_time(self._line[at]):
            return False
        after = at + 1
        while after < len(self._line) and is_part_of_time(self._line[after]):
            after += 1
        named = after < len(self._line) and self._names(self._line[after])
        glued = at > start and self._line[at - 1].end == self._line[at].start  # "Q3"
        first = at == start or self._line[at - 1].word in ARTICLES
        return not (glued or (named and first))

    @staticmethod
    def _names(item: Item) -> bool:
        """Whether a word may name something that a time before it belongs to."""
        told = isinstance(item.value, Shade) and item.value not in _QUALIFIES + _DENIES
        return told or isinstance(item.value, Strange)
