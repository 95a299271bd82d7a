"""A document's lines as passages: of a few sentences each, so that one can be quoted whole.

A list item, a row of a table and a paragraph are passages of their own; a long paragraph is
divided between sentences. A heading is no passage: it is what those below it are about.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from orchestration.model.sources import Passage, SourceDocument

_MOST_WORDS: Final = 45
"""Words of a passage, where its sentences allow it."""

_LONGEST: Final = 80
"""A sentence of more words is cut."""

_HEADING: Final = re.compile(r"^(#{1,6})\s+(.+?)\s*#*$")
_UNDERLINE: Final = re.compile(r"^(?:={3,}|-{3,})$")
_LABEL: Final = re.compile(r"^[^\W\d_][^:.!?]{0,58}:$")
"""A line that ends in a colon says what the next ones are about, as a heading does."""

_ITEM: Final = re.compile(r"^(?:[-*+•–]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?")
_ROW: Final = re.compile(r"^\|(.+)\|$")
_RULE: Final = re.compile(r"^[\s|:*_=~`+-]*$")
_QUOTED: Final = re.compile(r"^(?:>\s?)+")
_LINK: Final = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_MARKS: Final = re.compile(
    r"(?<!\w)(?:\*{1,3}|_{1,3}|~~|`{1,3})(?=\S)|(?<=\S)(?:\*{1,3}|_{1,3}|~~|`{1,3})(?!\w)"
)
_SENTENCE: Final = re.compile(r"(?<=[.!?…])[\"'”’)]*\s+(?=[^a-zß])")
_LABEL_LEVEL: Final = 7


def divided(name: str, pages: Sequence[str], *, is_paged: bool) -> SourceDocument:
    """Return a document of these pages; those of a text that has none are one."""
    digest = sha256("\f".join([name, *pages]).encode("utf-8", "surrogatepass"))
    key = digest.hexdigest()[:16]
    reading = _Reading()
    found: list[Passage] = []
    for number, page in enumerate(pages, 1):
        for line, text, heading in reading.passages(page):
            page_number = number if is_paged else 0
            found.append(Passage(key, len(found), text, line, page_number, heading))
    return SourceDocument(key, name, tuple(found))


@dataclass(slots=True)
class _Block:
    """Lines that belong together: each word with the number of its line."""

    words: list[tuple[str, int]] = field(default_factory=list)
    heading: str = ""

    def add(self, text: str, line: int) -> None:
        self.words += [(each, line) for each in text.split()]


@dataclass(slots=True)
class _Reading:
    """Lines as they are read, with the headings that they stand below."""

    headings: dict[int, str] = field(default_factory=dict)
    has_items: bool = False
    """Whether there is a list below the last label: what follows the list is of something else."""

    def passages(self, page: str) -> Iterator[tuple[int, str, str]]:
        """Yield the line, the text and the heading of each passage of a page."""
        for block in self._blocks(page.splitlines()):
            for words in _parts(block.words):
                text = " ".join(each for each, _ in words)
                if any(map(str.isalnum, text)):
                    yield words[0][1], text, block.heading

    def _blocks(self, lines: Sequence[str]) -> Iterator[_Block]:
        block = _Block()
        for number, raw in enumerate(lines, 1):
            line = _QUOTED.sub("", raw.strip())
            level, title = _titled(line, lines[number : number + 1])
            begins = bool(_ITEM.match(line) or _ROW.match(line) or title)
            if block.words and (begins or _RULE.match(line)):
                yield block
                block = _Block()
            if title:
                self._head(level, title)
            elif not _RULE.match(line):
                self._below_a_list(line, is_new=not block.words)
                block.heading = block.heading or self._above
                block.add(_unmarked(line), number)
        if block.words:
            yield block

    def _below_a_list(self, line: str, *, is_new: bool) -> None:
        is_item = _ITEM.match(line) is not None
        if is_new and self.has_items and not is_item:
            self.headings.pop(_LABEL_LEVEL, None)
        if is_new:
            self.has_items = is_item

    def _head(self, level: int, title: str) -> None:
        self.has_items = False
        kept = {each: held for each, held in self.headings.items() if each < level}
        self.headings = {**kept, level: title}

    @property
    def _above(self) -> str:
        return " › ".join(self.headings[each] for each in sorted(self.headings))


def _titled(line: str, following: Sequence[str]) -> tuple[int, str]:
    """Return the level of a heading and what it says; "" where a line is none."""
    if found := _HEADING.match(line):
        return len(found[1]), _unmarked(found[2])
    if _LABEL.match(line) and not _ITEM.match(line):
        return _LABEL_LEVEL, _unmarked(line[:-1])
    is_plain = bool(line) and not (_ITEM.match(line) or _ROW.match(line) or _RULE.match(line))
    if is_plain and following and _UNDERLINE.match(following[0].strip()):
        return (1 if following[0].strip()[0] == "=" else 2), _unmarked(line)
    return 0, ""


def _unmarked(line: str) -> str:
    """Return a line without the signs of Markdown."""
    line = _ITEM.sub("", line)
    if row := _ROW.match(line):
        line = ", ".join(filter(None, (each.strip() for each in row[1].split("|"))))
    return _MARKS.sub("", _LINK.sub(r"\1", line)).strip()


def _parts(words: Sequence[tuple[str, int]]) -> Iterator[Sequence[tuple[str, int]]]:
    """Yield words in parts of whole sentences, as many in each as there is room for."""
    part: list[tuple[str, int]] = []
    for sentence in _sentences(words):
        if part and len(part) + len(sentence) > _MOST_WORDS:
            yield part
            part = []
        part += sentence
    if part:
        yield part


def _sentences(words: Sequence[tuple[str, int]]) -> Iterator[list[tuple[str, int]]]:
    sentence: list[tuple[str, int]] = []
    for at, each in enumerate(words):
        sentence.append(each)
        following = words[at + 1][0] if at + 1 < len(words) else ""
        ends = _SENTENCE.search(f"{each[0]} {following}") is not None
        if ends or len(sentence) >= _LONGEST:
            yield sentence
            sentence = []
    if sentence:
        yield sentence
