"""Words for criteria that a catalogue does not know, and which criterion they are taken for.

`python -m tests.benchmarks.panel.synonyms` takes each word of `synonyms.tsv` (written beforehand;
how alike is alike enough was chosen on them) to the catalogue of its field, and prints how many are
taken for the right criterion, for a wrong one, and for none.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from adapters.minilm.embedding import packaged
from orchestration.kinds.panel.options.synonyms import likely_meant, names_of
from orchestration.retrieval.library import Library
from storage.documents import MemoryDocuments
from tests.benchmarks.machine import machine
from tests.kinds.panel.settings import SHELF

_SET: Final = Path(__file__).parent / "synonyms.tsv"
_NONE: Final = "-"


def found_of() -> tuple[list[str], list[str], list[str]]:
    """Return the words that were taken rightly, wrongly, and not at all though they should be."""
    library = Library(MemoryDocuments(), packaged())
    right, wrong, missed = list[str](), list[str](), list[str]()
    for line in _SET.read_text("utf-8").splitlines():
        field, word, meant = line.split("\t")
        names = names_of(SHELF.named(field))
        alike = library.likeness([word], [each for _, each in names])
        found = [each.criterion for each in likely_meant([word], names, alike)]
        if found:
            (right if found[0] in meant.split() else wrong).append(word)
        elif meant != _NONE:
            missed.append(word)
    return right, wrong, missed


def main() -> None:
    """Print all figures."""
    print(machine())
    for name, words in zip(("right", "wrong", "missed"), found_of(), strict=True):
        print(f"{name}: {len(words)} ({', '.join(words)})")


if __name__ == "__main__":
    main()
