"""The documents of all sessions: kept as rows, and found by what they mean.

What all in a session may see is indexed; what somebody handed in for themselves is sealed in its
rows, and compared in memory alone. Without an embedding passages are found by their words.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from orchestration.evaluation.columns import Floats
from orchestration.model.people import MemberId, SessionId
from orchestration.model.sources import FoundPassage, Passage, SourceDocument
from orchestration.privacy import Private, reveal
from orchestration.retrieval.matching import ranked
from orchestration.retrieval.ports import DocumentRows, Embedding, PassageIndex

_log: Final = logging.getLogger(__name__)
_LOOKED_AT: Final = 50
"""So many of the nearest vectors are looked at again by their words."""

_AT_ONCE: Final = 64
_REMEMBERED: Final = 20_000
"""So many vectors of private passages, or where there is no index, are kept in memory."""


@dataclass(slots=True)
class Library:
    """Keeps documents and finds passages of them; all of it is synchronous, and may take a while.

    Without an `index` all vectors are compared in memory, as those of private passages always are.
    """

    rows: DocumentRows
    embedding: Embedding | None = None
    index: PassageIndex | None = None
    _vectors: OrderedDict[str, Floats] = field(default_factory=OrderedDict)

    def keep(self, session: SessionId, document: SourceDocument) -> None:
        """Keep a document that all in a session may see, and index it."""
        self.rows.keep(session, document)
        if self.index and self.embedding:
            with _going_on():
                self._indexed(self.index, session, document.passages)

    def keep_private(self, session: SessionId, document: Private[SourceDocument]) -> None:
        """Keep a document that its owner alone may see."""
        self.rows.keep_private(session, document)

    def find(
        self, session: SessionId, queries: Sequence[str], most: int
    ) -> list[list[FoundPassage]]:
        """Return for each question the nearest passages that all may see, the nearest first."""
        documents = self.rows.shared(session)
        passages = [each for one in documents for each in one.passages]
        if not passages:
            return [[] for _ in queries]
        near: Sequence[Mapping[str, float]] = [{} for _ in queries]
        with _going_on():
            near = self._nearness(session, queries, passages)
        return _found(queries, documents, passages, near, most)

    def find_own(
        self, session: SessionId, owner: MemberId, queries: Sequence[str], most: int
    ) -> Private[list[list[FoundPassage]]]:
        """Return for each question the nearest passages of what somebody keeps for themselves."""
        documents = reveal(self.rows.private(session, owner), to=owner)
        passages = [each for one in documents for each in one.passages]
        near = self._compared(queries, passages)
        return Private(owner, _found(queries, documents, passages, near, most))

    def likeness(self, words: Sequence[str], among: Sequence[str]) -> Floats:
        """Return how alike words are to others: (words, others); nothing is without an embedding.

        Synonyms are near 1, words that have nothing to do with each other far below 0.5.
        """
        alike = np.zeros((len(words), len(among)))
        if self.embedding and words and among:
            with _going_on():
                alike = self.embedding.vectors(words) @ self._remembered_names(among).T
        return alike

    def _remembered_names(self, names: Sequence[str]) -> Floats:
        """Return vectors for what catalogues call their columns: those are asked for each time."""
        new = [each for each in dict.fromkeys(names) if f"name/{each}" not in self._vectors]
        if new:
            vectors = self._embedded(new)
            self._vectors.update(zip((f"name/{each}" for each in new), vectors, strict=True))
        return np.stack([self._vectors[f"name/{each}"] for each in names])

    def _nearness(
        self, session: SessionId, queries: Sequence[str], passages: Sequence[Passage]
    ) -> list[Mapping[str, float]]:
        if self.index is None or self.embedding is None:
            return self._compared(queries, passages)
        self._indexed(self.index, session, passages)
        asked = self.embedding.vectors(queries)
        return [self.index.nearest(session, each, _LOOKED_AT) for each in asked]

    def _indexed(
        self, index: PassageIndex, session: SessionId, passages: Sequence[Passage]
    ) -> None:
        """See that an index holds all of these: what it lost, or never had, is made again."""
        held = index.held(session)
        missing = [each for each in passages if each.key not in held]
        for start in range(0, len(missing), _AT_ONCE):
            some = missing[start : start + _AT_ONCE]
            vectors = self._embedded([each.in_context for each in some])
            index.add(session, {each.key: vectors[at] for at, each in enumerate(some)})

    def _compared(
        self, queries: Sequence[str], passages: Sequence[Passage]
    ) -> list[Mapping[str, float]]:
        """Return how near passages are to each question, all of them compared."""
        if self.embedding is None or not passages:
            return [{} for _ in queries]
        likeness = self.embedding.vectors(queries) @ self._remembered(passages).T
        keys = [each.key for each in passages]
        return [dict(zip(keys, row.tolist(), strict=True)) for row in likeness]

    def _remembered(self, passages: Sequence[Passage]) -> Floats:
        new = [each for each in passages if each.key not in self._vectors]
        for start in range(0, len(new), _AT_ONCE):
            some = new[start : start + _AT_ONCE]
            vectors = self._embedded([each.in_context for each in some])
            self._vectors.update(zip((each.key for each in some), vectors, strict=True))
        found = np.stack([self._vectors[each.key] for each in passages])
        while len(self._vectors) > _REMEMBERED:
            self._vectors.popitem(last=False)
        return found

    def _embedded(self, texts: Sequence[str]) -> Floats:
        assert self.embedding is not None
        return self.embedding.vectors(texts)


@contextmanager
def _going_on() -> Iterator[None]:
    """Go on where vectors fail, with rows and words alone: the next question tries it again."""
    try:
        yield
    except Exception as problem:  # noqa: BLE001 - a library's faults have no class in common
        _log.warning("Passages are found by words alone (%s)", type(problem).__name__)


def _found(
    queries: Sequence[str],
    documents: Sequence[SourceDocument],
    passages: Sequence[Passage],
    near: Sequence[Mapping[str, float]],
    most: int,
) -> list[list[FoundPassage]]:
    names = {each.id: each.name for each in documents}
    return [
        [
            FoundPassage(passage, names[passage.document], score)
            for passage, score in ranked(query, passages, nearness, most)
        ]
        for query, nearness in zip(queries, near, strict=True)
    ]
