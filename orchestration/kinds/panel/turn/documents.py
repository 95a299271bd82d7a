"""What documents say of what was asked of them: quoted with document and line, and no more."""

from __future__ import annotations

from typing import Final

from orchestration.kinds.panel.turn.asked import Asked
from orchestration.language.panels.documents import asked_of_documents

NO_DOCUMENTS: Final = (
    "This panel has no documents: send one along in its thread, and it is quoted with its lines."
)
OF_WHAT: Final = "Say of what, as in “what does the document say about the price?”."
NOTHING_THERE: Final = "No document here says anything of {}."
_MOST: Final = 3


def documents_say(asked: Asked) -> str:
    """Return what documents say of what was asked of them, the nearest first; or that they don't.

    Where one of them was named, it is that one alone.
    """
    panel = asked.panel
    if not panel.sources:
        return NO_DOCUMENTS
    text = asked.ask.text
    names = [each.name for each in panel.sources if each.name.casefold() in text.casefold()]
    own = (x for key in asked.named.options for x in asked.evidence.every.get(key, ()))
    near = {each.text: each for each in (*asked.evidence.found, *own)}
    found = [
        each
        for each in near.values()
        if not names or any(each.source.startswith(f"{name},") for name in names)
    ]
    topic = asked_of_documents(text)
    if not found:
        return NOTHING_THERE.format(topic) if topic else OF_WHAT
    return " ".join(f"{each.source}: “{each.text}”" for each in found[:_MOST])
