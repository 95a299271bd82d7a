"""Documents that somebody hands in for others to go by: passages, each with its place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Passage:
    """A few sentences of a document: the line that they begin in, and the page where it has any.

    `at` is its place among all of its document, which `document` names by its id, and `heading` is
    what they stand below.
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
        """Its text, behind what it stands below."""
        return f"{self.heading}: {self.text}" if self.heading else self.text


@dataclass(frozen=True, slots=True)
class SourceDocument:
    """A document: an id that follows from what is in it, what people call it, and its passages."""

    id: str
    name: str
    passages: tuple[Passage, ...]


@dataclass(frozen=True, slots=True)
class Quoted:
    """A passage as it is quoted: in its document's name and the line it begins in."""

    passage: Passage
    name: str

    @property
    def source(self) -> str:
        """Where it stands, as people are told: `notes.md, line 12`."""
        page = f", page {self.passage.page}" if self.passage.page else ""
        return f"{self.name}{page}, line {self.passage.line}"
