"""All that the house says with its translation, read from the files of a language.

A file has entries of two lines, the English one first, with an empty line between entries; a line
that begins with `#` says something about what follows. What stands there of several sentences is
found by each of them too.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from orchestration.interaction.translation.sentences import sentences_of
from orchestration.interaction.translation.template import SLOT, Template, names_in, words_in

_ENTRY: Final = 2
_BREAK: Final = "\\n"
_LOW_MARKS: Final = re.compile("„([^„“”]*)“")
"""Quotation marks as some languages have them; all are put in the house's until the end."""


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """Templates by the rarest of their words, and what has no slot as it is."""

    whole: Mapping[str, str]
    by_word: Mapping[str, Sequence[Template]]

    def candidates(self, words: str) -> list[Template]:
        """Return the templates whose words all stand in some words, what says most first.

        Of those that say the same, one by which something is let be as it is comes last.
        """
        there = set(words_in(words))
        found = {each for word in there for each in self.by_word.get(word, ())}
        matching = (each for each in found if each.words <= there)
        return sorted(matching, key=lambda each: (-each.weight, len(each.somebodys), each.said))


def phrasebook_of(templates: Iterable[Template]) -> Phrasebook:
    """Return a phrasebook of templates; of two for the same words the first holds."""
    every = [*dict.fromkeys(part for each in templates for part in _with_parts(each))]
    whole: dict[str, str] = {}
    slotted: dict[str, Template] = {}
    for each in every:
        if SLOT.search(each.said):
            slotted.setdefault(SLOT.sub(r"{\g<sort>}", each.said), each)
        else:
            whole.setdefault(each.said, each.put)
    common = Counter(word for each in slotted.values() for word in each.words)
    by_word: dict[str, list[Template]] = defaultdict(list)
    for each in slotted.values():
        if each.words:
            by_word[min(each.words, key=lambda word: (common[word], word))].append(each)
    return Phrasebook(whole, by_word)


def _with_parts(template: Template) -> Iterator[Template]:
    """Yield a template, and each of its sentences where the translation has as many."""
    yield template
    said, put = sentences_of(template.said), sentences_of(template.put)
    if 1 < len(said) == len(put):
        for one, other in zip(said, put, strict=True):
            if set(names_in(other)) <= set(names_in(one)) and "" not in _named(one + other):
                yield Template(one, other)


def _named(template: str) -> list[str]:
    return [each["name"] for each in SLOT.finditer(template)]


def read_entries(text: str) -> list[Template]:
    """Return the entries of a file. Raises ValueError with the line that is none."""
    entries: list[Template] = []
    lines: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.startswith("#"):
            continue
        if line.strip():
            lines.append(line.replace(_BREAK, "\n"))
        elif lines:
            if len(lines) != _ENTRY:
                raise ValueError(f"line {number}: an entry has two lines, not {len(lines)}")
            said, put = lines
            entries.append(Template(said, _LOW_MARKS.sub("“\\1”", put)))
            lines = []
    return entries


def entries_of(language: str) -> list[Template]:
    """Return all entries of a language, its files in their order."""
    folder = files("orchestration.interaction.translation") / language
    every = sorted(folder.iterdir(), key=lambda each: each.name)
    texts = (each.read_text("utf-8") for each in every if each.name.endswith(".txt"))
    return [entry for text in texts for entry in read_entries(text)]
