"""The catalogues that come with the bot: each a file, found by the words that ask for it.

They hold facts that stand still, rounded; what is not known for sure is left empty. Each row says
where it comes from, and of when it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from adapters.files.catalogue import read_catalogue
from adapters.files.text import load_text
from orchestration.kinds.choice.proposals import key_of
from orchestration.language.choosing.words import SpokenText, bare
from orchestration.model.catalogue import Catalogue
from orchestration.model.options import Words

_FOLDER: Final = files("adapters.files") / "catalogues"
_INDEX: Final = "shelf.yaml"


@dataclass(frozen=True, slots=True)
class Shelved:
    """A catalogue on the shelf: what it is for, and the words by which people ask for it."""

    title: str
    words: tuple[str, ...]


class Shelf:
    """The catalogues, each read when it is first asked for."""

    def __init__(self) -> None:
        self.held: Final = _index()

    def named(self, name: str) -> Catalogue:
        """Return the catalogue of a name; FileNotFoundError where there is none."""
        return _read(name)

    def fields(self) -> Sequence[str]:
        """Return what the catalogues are for."""
        return [each.title for each in self.held.values()]

    def holding(self, titles: Sequence[str]) -> Catalogue | None:
        """Return what is known of these options alone; None where no catalogue has most of them.

        Of the others the name alone is known.
        """
        found = (_of(self.named(name), titles) for name in self.held)
        return next(filter(None, found), None) if titles else None

    def asked_for(self, words: str) -> Catalogue | None:
        """Return the catalogue that most of its words ask for; None where none does."""
        said = SpokenText(words)
        found = {name: len(_asked(said, each.words)) for name, each in self.held.items()}
        name = max(found, key=found.__getitem__)
        return self.named(name) if found[name] else None


def _of(catalogue: Catalogue, titles: Sequence[str]) -> Catalogue | None:
    called = {bare(each): each for each in titles}
    options = tuple(each for each in catalogue.options if bare(each.title) in called)
    known = {bare(each.title) for each in options}
    if 2 * len(options) <= len(called):
        return None
    others = [called[each] for each in called if each not in known]
    names = (
        Words(id="", key=key_of(each, {x.key for x in options}), title=each) for each in others
    )
    return replace(catalogue, options=(*options, *names))


def _asked(said: SpokenText, words: Sequence[str]) -> frozenset[int]:
    return frozenset().union(*map(said.like, words))


@cache
def _index() -> Mapping[str, Shelved]:
    text = (_FOLDER / _INDEX).read_text("utf-8")
    data: Any = load_text(text, _INDEX)
    return MappingProxyType(
        {name: Shelved(each["title"], tuple(each["words"])) for name, each in data.items()}
    )


@cache
def _read(name: str) -> Catalogue:
    file = f"{name}.csv"
    return read_catalogue(file, (_FOLDER / file).read_bytes())
