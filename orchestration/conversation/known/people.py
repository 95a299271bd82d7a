"""People who are named in words without a mention: "add mirela", "remind Omar"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.choosing.words import plain
from orchestration.language.ordered.spared import means_the_others, spared_in
from orchestration.model.people import Member, MemberId

_WORD: Final = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_SHORTEST: Final = 2


def people_named(words: str, people: Sequence[Member]) -> list[Member]:
    """Return who is named by all of their name, or else by the first of it, as it is said.

    A first name that several have names all of them, unless one is named in full.
    """
    said, found = _words(words), dict[int, list[Member]]()
    whole = {each.id: at for each in people if (at := _place_of(_words(each.name), said)) >= 0}
    for each in people:
        at = whole.get(each.id, _place_of(_words(each.name)[:1], said))
        if at >= 0 and (each.id in whole or at not in whole.values()):
            found.setdefault(at, []).append(each)
    return [each for at in sorted(found) for each in found[at]]


def only_of(words: str, message: str, people: Sequence[Member], author: MemberId) -> list[MemberId]:
    """Return whom alone words of a message are about; nobody where they are about everybody.

    They may leave some out, as all of the message may; where nobody is left, it is its author.
    """
    all_words = f"{words}\n{message}"
    named = people_named(words, people)
    spared = spared_in(all_words, people_named(all_words, people))
    spared = [x for x in spared if x not in named or x in spared_in(words, named)]
    meant = [each for each in named if each not in spared]
    if means_the_others(words) or not meant:
        spared, meant = [*spared, *meant], []
    if spared and not meant:
        return [each.id for each in people if each not in spared] or [author]
    return [each.id for each in meant]


def _place_of(name: Sequence[str], said: Sequence[str]) -> int:
    """Return where a name stands in words; -1 where it does not."""
    size = len(name)
    places = (at for at in range(len(said) - size + 1) if list(said[at : at + size]) == list(name))
    return next(places, -1) if size and len(name[0]) >= _SHORTEST else -1


def _words(words: str) -> list[str]:
    """Return words in small letters, without accents: "Inês" is "ines"."""
    return _WORD.findall(plain(words))
