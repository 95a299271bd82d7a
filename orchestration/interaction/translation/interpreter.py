"""Puts words of the house into another language, from the largest template down to the words.

A line is looked for whole, then sentence by sentence, then by its parts between marks. Of several
templates that match, the one holds after which least is left over: what stands in a slot is put the
same way, and what is a name, a number or somebody's own words is let be.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from orchestration.interaction.translation.dates import ONLY_DATES, WrittenDates
from orchestration.interaction.translation.phrasebook import Phrasebook
from orchestration.interaction.translation.sentences import (
    is_quoted,
    quotations_in,
    sentences_of,
    split_outside,
)
from orchestration.interaction.translation.template import Template

_APART: Final = " · "
"""The mark between facts that have nothing to do with each other."""

_SAID_OF: Final = ": "
"""The mark behind what is called by its name, and before what is said of it."""

_BESIDE: Final = ("; ", " – ", ": ", " (", ", ")
"""Marks between which parts of a line stand that say something for themselves, widest first."""

_WITH_QUOTES: Final = "(?:[^“”]|“[^“”]*”)"
_LISTED: Final = re.compile(
    rf"(?s)(?P<first>{_WITH_QUOTES}+?)(?P<mark> and | or )(?P<last>{_WITH_QUOTES}+)"
)
_BEFORE: Final = re.compile(r"(?:[^\w\s“„(@<\"'+#]+\s+)*\s*")
"""Marks of a list, bars and signs that stand before words."""

_CALLED: Final = re.compile(r"“[^“”]*”: ")
"""What is called by its name, and said of it is what follows: it is no part of a slot."""

_END: Final = re.compile(r"(?P<words>.+?)(?P<mark>[.:!?…,]+)", re.DOTALL)
_HOUSE: Final = re.compile(
    r"\b(?:the|(?-i:a|an|I)|An|is|are|was|were|be|been|you|your|yours|they|their|them|it|its|this|that|these|"
    r"those|of|to|in|on|at|by|for|from|with|without|and|or|but|nor|not|no|nobody|has|have|had|can|"
    r"will|would|could|does|do|did|what|when|who|whom|whose|how|which|where|why|if|than|then|so|as|"
    r"each|all|both|more|most|other|only|until|before|after|between|there|here|now|again|any|every|"
    r"still|yet|too|against|about|once|never|always|my|we|us|our|prefers|rather|ideally|unless)\b",
    re.IGNORECASE,
)
_PLACE: Final = re.compile(r"\b(?:(?!and\b)[^\s,]+(?: (?!and\b)[^\s,]+)*|and)\b")
_NAMES: Final = "Ͼ{}"
_LETTERS: Final = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
_MOST_NAMES: Final = len(_LETTERS) ** 2
"""What stands for somebody's own words while a text is put: capitals, as a name begins with."""

_DEEPEST: Final = 8
_LONGEST: Final = 1500
_BETWEEN: Final = "\0"
_QUOTES: Final = re.compile("“([^“”]*)”")


class Put(NamedTuple):
    """Words in another language, and how many of the words of the house are left in them."""

    words: str
    left: int


@dataclass(frozen=True)
class Interpreter:
    """Puts words into a language by its phrasebook; `joining` puts “and” and “or”."""

    phrasebook: Phrasebook
    dates: WrittenDates
    joining: Mapping[str, str]
    quote: Callable[[str], str]

    def put(self, text: str, own: Sequence[str] = ()) -> str:
        """Return a text in the language, line by line; what is not known stays as it is.

        So does what is somebody's `own` in it, where it is several words.
        """
        named = [each for each in sorted(own, key=len, reverse=True) if " " in each]
        kept = {each: _NAMES.format(_letters(at)) for at, each in enumerate(named[:_MOST_NAMES])}
        for each, name in kept.items():
            text = re.sub(rf"(?<!\w){re.escape(each)}(?!\w)", name, text)
        put = self.quoted(self.unquoted(text).words)
        for each, name in kept.items():
            put = put.replace(name, each)
        return put

    def left_in(self, text: str) -> int:
        """Return how many words of the house are left when a text is put."""
        return self.unquoted(text).left

    def unquoted(self, text: str) -> Put:
        """Return a text in the language, in the house's quotation marks."""
        if text in self.phrasebook.whole:
            return Put(self.phrasebook.whole[text], 0)
        found: dict[str, Put] = {}
        lines = [self._line(line, found) for line in text.split("\n")]
        return Put("\n".join(each.words for each in lines), sum(each.left for each in lines))

    def _line(self, line: str, found: dict[str, Put]) -> Put:
        """Return a line in the language; where little of it is known, each fact on it by itself."""
        put = self._fact(line, found)
        facts = split_outside(line, _APART)
        if not put.left or len(facts) == 1:
            return put
        apart = [self._fact(each, found) for each in facts]
        left = sum(each.left for each in apart)
        return Put(_APART.join(x.words for x in apart), left) if left <= put.left else put

    def _fact(self, words: str, found: dict[str, Put]) -> Put:
        """Return words in the language; those of which little is known stay whole."""
        all_words = _left(words)
        if len(words) > _LONGEST:  # such a line is somebody's own
            return Put(words, all_words)
        put = _Reading(self, found).part(words)
        return put if put.left == 0 or put.left * 2 < all_words else Put(words, all_words)

    def quoted(self, words: str) -> str:
        """Return words with quotation marks as the language has them."""
        opening, _, closing = self.quote(_BETWEEN).partition(_BETWEEN)
        letters = list(words)
        for begin, end in quotations_in(words):
            letters[begin], letters[end] = opening, closing
        return "".join(letters)


@dataclass(frozen=True)
class _Reading:
    """One text that is put, with what was found of its parts."""

    interpreter: Interpreter
    found: dict[str, Put]

    def part(self, words: str, depth: int = 0) -> Put:
        """Return a part of a line, with the white space and the mark before it."""
        before = _BEFORE.match(words)
        head = before[0] if before else ""
        inner = words[len(head) :]
        tail = inner[len(inner.rstrip()) :]
        inner = inner.rstrip()
        if not inner:
            return Put(words, 0)
        if (whole := self.interpreter.phrasebook.whole.get(words)) is not None:
            return Put(whole, 0)
        put = self.found.get(inner)
        if put is None:
            put = self.found[inner] = self._put(inner, depth)
        return Put(f"{head}{put.words}{tail}", put.left)

    def _put(self, words: str, depth: int) -> Put:
        if is_quoted(words) or ONLY_DATES.fullmatch(words):
            known = self.interpreter.phrasebook.whole.get(words)
            dates = self.interpreter.dates
            return Put(known or dates.numbers(dates.put(words)), 0)
        if (known := self._known(words)) is not None:
            return Put(known, 0)
        put = self._by_parts(words, depth) if depth < _DEEPEST else self._by_template(words, depth)
        if put and (not put.left or put.left < _left(words)):
            return put
        return Put(self.interpreter.dates.put(words), _left(words))

    def _by_parts(self, words: str, depth: int) -> Put | None:
        """Return words by the first of these ways that leaves least: what stands apart first."""
        best: Put | None = None
        for way in (
            self._by_sentence,
            self._by_fact,
            self._by_template,
            self._by_mark,
            self._without_end,
            self._by_list,
        ):
            put = way(words, depth)
            if put and (best is None or put.left < best.left):
                best = put
            if best and not best.left:
                break
        return best

    def _known(self, words: str) -> str | None:
        """Return words that stand in the phrasebook as they are, or without the mark behind."""
        whole = self.interpreter.phrasebook.whole
        for form, put_back in _forms(words):
            if (known := whole.get(form)) is not None:
                return put_back(known)
            found = _END.fullmatch(form)
            if found and (known := whole.get(found["words"])) is not None:
                return put_back(f"{known}{found['mark']}")
        return None

    def _by_template(self, words: str, depth: int) -> Put | None:
        """Return words by the template that matches all of them and leaves least."""
        best: Put | None = None
        for form, put_back in _forms(words):
            put = self._by_slots(form, depth)
            if put and (best is None or put.left < best.left):
                best = Put(put_back(put.words), put.left)
        return best

    def _by_slots(self, words: str, depth: int) -> Put | None:
        best: Put | None = None
        found = None if is_quoted(words) else _END.fullmatch(words)
        ways = [*([(found["words"], found["mark"])] if found else []), (words, "")]
        for each in self.interpreter.phrasebook.candidates(words) if depth < _DEEPEST else ():
            for slots, mark in ((x, mark) for said, mark in ways for x in each.readings(said)):
                if any(map(_CALLED.match, slots.values())):
                    continue
                put = {name: self._in_slot(each, name, said, depth) for name, said in slots.items()}
                left = sum(one.left for one in put.values())
                if best is None or left < best.left:
                    filled = each.filled({name: one.words for name, one in put.items()})
                    best = Put(f"{filled}{mark}", left)
                if not left:
                    return best
        return best

    def _in_slot(self, template: Template, name: str, said: str, depth: int) -> Put:
        if name in template.labels:
            return Put(self._labelled(said, depth), 0)
        if name in template.places:
            return Put(_PLACE.sub(self._place, said), 0)
        return Put(said, 0) if name in template.somebodys else self.part(said, depth + 1)

    def _place(self, found: re.Match[str]) -> str:
        """Return the name of a place, or the word that joins two, in the language."""
        in_there = self.interpreter.phrasebook.whole.get(f"in {found[0]}", "")
        called = in_there.removeprefix("in ") or found[0]
        return self.interpreter.joining.get(called, called)

    def _labelled(self, said: str, depth: int) -> str:
        """Return labels in quotation marks in the language, each as far as it is known whole."""
        marks = _QUOTES.split(said)
        for at, each in enumerate(marks):
            if at % 2:
                put = self.part(each, depth + 1)
                marks[at] = f"“{each if put.left else put.words}”"
            elif (word := each.strip()) in self.interpreter.joining:
                marks[at] = f" {self.interpreter.joining[word]} "
        return "".join(marks)

    def _by_sentence(self, words: str, depth: int) -> Put | None:
        pieces = sentences_of(words)
        return self._joined(pieces, " ", depth) if len(pieces) > 1 else None

    def _by_fact(self, words: str, depth: int) -> Put | None:
        pieces = split_outside(words, _APART)
        return self._joined(pieces, _APART, depth) if len(pieces) > 1 else None

    def _without_end(self, words: str, depth: int) -> Put | None:
        found = _END.fullmatch(words)
        if not found or is_quoted(words):
            return None
        put = self.part(found["words"], depth + 1)
        return Put(f"{put.words}{found['mark']}", put.left)

    def _by_mark(self, words: str, depth: int) -> Put | None:
        """Return parts between marks, each for itself: by the mark after which least is left."""
        best: Put | None = None
        for mark in _BESIDE:
            if mark == " (":
                put = self._in_brackets(words, depth)
            else:
                pieces = split_outside(words, mark)
                if mark == _SAID_OF and is_quoted(pieces[0]):
                    pieces = [pieces[0], mark.join(pieces[1:])][: len(pieces)]
                put = self._joined(pieces, mark, depth) if len(pieces) > 1 else None
            if put and (best is None or put.left < best.left):
                best = put
            if best and not best.left:
                break
        return best

    def _in_brackets(self, words: str, depth: int) -> Put | None:
        at = words.find("(")
        shut = words.find(")", at)
        if at < 0 or shut < 0 or (at == 0 and shut == len(words) - 1 and depth >= _DEEPEST):
            return None
        pieces = (words[:at], words[at + 1 : shut], words[shut + 1 :])
        if not pieces[1]:
            return None
        before, inner, after = (self.part(x, depth + 1) if x else Put("", 0) for x in pieces)
        return Put(
            f"{before.words}({inner.words}){after.words}", before.left + inner.left + after.left
        )

    def _by_list(self, words: str, depth: int) -> Put | None:
        found = _LISTED.fullmatch(words)
        if not found:
            return None
        joining = self.interpreter.joining[found["mark"].strip()]
        for first in (split_outside(found["first"], ", "), [found["first"]]):
            put = [self.part(each, depth + 1) for each in (*first, found["last"])]
            if not any(each.left for each in put):
                said = ", ".join(each.words for each in put[:-1])
                return Put(f"{said} {joining} {put[-1].words}", 0)
        return None

    def _joined(self, pieces: list[str], mark: str, depth: int) -> Put:
        put = [self.part(each, depth + 1) for each in pieces]
        return Put(mark.join(each.words for each in put), sum(each.left for each in put))


def _letters(at: int) -> str:
    """Return two letters for each number, so that no name begins as another does."""
    first, second = divmod(at, len(_LETTERS))
    return f"{_LETTERS[first]}{_LETTERS[second]}"


def _forms(words: str) -> list[tuple[str, Callable[[str], str]]]:
    """Return words as they may stand in the phrasebook: as they are, or begun in small letters.

    A sentence behind a colon is begun with a capital there.
    """
    forms: list[tuple[str, Callable[[str], str]]] = [(words, lambda put: put)]
    if words[:1].isupper() and not words[1:2].isupper():
        forms.append((f"{words[0].lower()}{words[1:]}", lambda put: f"{put[:1].upper()}{put[1:]}"))
    elif words[:1].islower() and words.endswith((".", "?", "!")):
        forms.append((f"{words[0].upper()}{words[1:]}", lambda put: put))
    return forms


def _left(words: str) -> int:
    """Return how many words of the house stand in a text, outside of what somebody said."""
    return len(_HOUSE.findall(_QUOTES.sub("", words)))
