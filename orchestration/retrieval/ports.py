"""What finding passages needs from outside: vectors for texts, rows, and an index over vectors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from orchestration.evaluation.columns import Floats
from orchestration.model.people import MemberId, SessionId
from orchestration.model.sources import SourceDocument
from orchestration.privacy import Private


class Embedding(Protocol):
    """Turns texts into vectors: those of texts that mean nearly the same point nearly alike."""

    @property
    def name(self) -> str:
        """What tells it from every other: vectors of two embeddings cannot be compared."""
        ...

    def vectors(self, texts: Sequence[str]) -> Floats:
        """Return a vector of length 1 for each text: (texts, dimensions)."""
        ...


class DocumentRows(Protocol):
    """Keeps documents for good, a row for each passage; each is kept once."""

    def keep(self, session: SessionId, document: SourceDocument) -> None:
        """Keep a document that all in a session may see."""
        ...

    def keep_private(self, session: SessionId, document: Private[SourceDocument]) -> None:
        """Keep a document that its owner alone may see."""
        ...

    def shared(self, session: SessionId) -> Sequence[SourceDocument]:
        """Return the documents that all in a session may see, in the order they came."""
        ...

    def private(self, session: SessionId, owner: MemberId) -> Private[tuple[SourceDocument, ...]]:
        """Return the documents of a session that somebody alone may see."""
        ...


class PassageIndex(Protocol):
    """Finds the nearest of many vectors; what it holds can be made again from rows at any time.

    It holds passages by their keys, and no words.
    """

    def held(self, session: SessionId) -> frozenset[str]:
        """Return which passages of a session it holds."""
        ...

    def add(self, session: SessionId, vectors: Mapping[str, Floats]) -> None:
        """Hold the vectors of these passages, each in the place of an earlier one."""
        ...

    def nearest(self, session: SessionId, vector: Floats, most: int) -> Mapping[str, float]:
        """Return the nearest passages of a session, each with the cosine of the angle between."""
        ...
