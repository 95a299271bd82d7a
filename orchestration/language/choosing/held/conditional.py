"""One option in the place of another, if that is out: “if Rome is too dear then Lisbon”.

Whether the “if” holds is not known, so it rules nothing out and puts nothing first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from orchestration.language.choosing.mentions import mentions
from orchestration.language.saying.naming import Naming
from orchestration.model.catalogue import Catalogue
from orchestration.model.message_context import MessageContext
from orchestration.model.preferences import (
    Kind,
    OptionRef,
    Polarity,
    Preference,
    Source,
    Strength,
    Understanding,
)

_IF: Final = re.compile(
    r"\b(?:if|unless|in case|only when|as long as|provided|wenn|falls|sofern|solange|sollte"
    r"|es sei denn|außer wenn)\b",
    re.IGNORECASE,
)
_ENDS: Final = re.compile(r"[,;:.!?\n–]|\b(?:then|dann|i|ich)\b", re.IGNORECASE)
_LONGEST: Final = 200


def hangs_on_another(text: str, hearing: MessageContext, naming: Naming) -> Understanding | None:
    """Return words that are for one option if another is out, as they were told; None of others."""
    found = _IF.search(text) if len(text) <= _LONGEST and "?" not in text else None
    if found is None or hearing.catalogue is None:
        return None
    first = next(_named(text, hearing.catalogue, found.end()), len(text))
    end = _ENDS.search(text, first)
    stop = end.start() if end else len(text)
    supposed = {*_options(text[found.start() : stop], hearing.catalogue)}
    others = {*_options(text[: found.start()], hearing.catalogue)}
    others |= {*_options(text[stop:], hearing.catalogue)}
    if not supposed or not others - supposed:
        return None
    wish = Preference(
        author=hearing.author,
        kind=Kind.FREE_TEXT,
        polarity=Polarity.FOR,
        strength=Strength.PREFERS,
        applies=None,
        restatement=f"“{' '.join(text.split())}”",
        source=Source(hearing.message, 0, len(text)),
        visibility=hearing.visibility,
        language=naming.code,
    )
    return Understanding((wish,))


def _named(text: str, catalogue: Catalogue, start: int) -> Iterator[int]:
    """Yield where each option ends that is named from there on."""
    yield from (each.end for each in mentions(text, catalogue) if each.start >= start)


def _options(text: str, catalogue: Catalogue) -> Iterator[str]:
    for each in mentions(text, catalogue):
        yield from (of.option for of in each.of if isinstance(of, OptionRef))
