"""Rules found by paraphrases that avoid their words, by MiniLM and by words alone.

`python -m tests.benchmarks.panel.retrieval` asks 30 questions of 30 rules (`rules.tsv`, written
before anything was tried on them, and not changed since), and prints how often the right rule is
the first, and among the first three (the aim: 27); then how long it takes to read a document of 300
passages, to embed it, and to find in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from adapters.chroma.index import ChromaIndex
from adapters.minilm.embedding import packaged
from orchestration.model.people import SessionId
from orchestration.retrieval.dividing import divided
from orchestration.retrieval.library import Library
from orchestration.retrieval.ports import Embedding
from storage.documents import MemoryDocuments
from tests.benchmarks.machine import machine

HERE: Final = Path(__file__).parent
AIM: Final = 27
_SESSION: Final = SessionId("panel-1")


def paraphrased() -> list[tuple[str, str]]:
    """Return rules, each with a question that it answers in other words."""
    lines = (HERE / "rules.tsv").read_text("utf-8").splitlines()
    return [(rule, asked) for rule, _, asked in (each.partition("\t") for each in lines)]


def found_in(embedding: Embedding | None, rules: Sequence[tuple[str, str]], most: int) -> int:
    """Return of how many questions the right rule is among the first so many."""
    library = Library(MemoryDocuments(), embedding)
    document = divided("rules.md", ["\n".join(f"- {rule}" for rule, _ in rules)], is_paged=False)
    library.keep(_SESSION, document)
    answers = library.find(_SESSION, [asked for _, asked in rules], most)
    return sum(
        rule in [each.passage.text for each in answer]
        for (rule, _), answer in zip(rules, answers, strict=True)
    )


def main() -> None:
    """Print all figures."""
    print(machine())
    rules, minilm = paraphrased(), packaged()
    for name, embedding in (("MiniLM", minilm), ("words alone", None)):
        first, three = (found_in(embedding, rules, most) for most in (1, 3))
        print(f"{name}: the right rule first in {first}, among three in {three} of {len(rules)}")
    print(f"aim: {AIM} among three")
    if minilm is None:
        return
    lines = [f"- {rule} (case {at})" for at in range(10) for rule, _ in rules]
    with TemporaryDirectory() as folder:
        index = ChromaIndex(Path(folder), minilm.name)
        library, since = Library(MemoryDocuments(), minilm, index), perf_counter()
        library.keep(_SESSION, divided("long.md", ["\n".join(lines)], is_paged=False))
        kept, since = perf_counter() - since, perf_counter()
        library.find(_SESSION, ["May I come with my puppy?"], 3)
        print(f"300 passages kept and indexed in {kept:.1f} s, one question in", end=" ")
        print(f"{1000 * (perf_counter() - since):.0f} ms")


if __name__ == "__main__":
    main()
