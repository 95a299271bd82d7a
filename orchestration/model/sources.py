"""Documents that somebody hands in for others to go by: passages, each with its place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Passage:
    """A few sentences of a document: the line that they begin in, and the page where it has any.

    Line 0 is none: what a search has found has no lines. `at` is its place among all of its
    document, which `document` names by its id, and `heading` is what they stand below.
    """

    document: str
    at: int
    text: str
    line: int
    page: int = 0
    heading: str = ""

    @property
    def key(self) -> str:
        """What tells it from all other passages of its session."""
        return f"{self.document}/{self.at}"

    @property
    def in_context(self) -> str:
        """Its text, behind what it stands directly below."""
        heading = self.heading.rpartition(" › ")[2]
        return f"{heading}: {self.text}" if heading else self.text


@dataclass(frozen=True, slots=True)
class SourceDocument:
    """A document: an id that follows from what is in it, what people call it, and its passages."""

    id: str
    name: str
    passages: tuple[Passage, ...]


@dataclass(frozen=True, slots=True)
class FoundPassage:
    """A passage that was looked for: of what document, by its name, and how near it is."""

    passage: Passage
    name: str
    nearness: float = 0.0

    @property
    def source(self) -> str:
        """Where it stands, as people are told: `notes.md, line 12`."""
        page = f", page {self.passage.page}" if self.passage.page else ""
        line = f", line {self.passage.line}" if self.passage.line else ""
        return f"{self.name}{page}{line}"
