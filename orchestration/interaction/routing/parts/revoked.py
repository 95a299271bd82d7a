"""An order that its author takes back in the same breath: “cancel. no wait, don't” is none."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from orchestration.interaction.routing.about import About, Held, SessionOrder, Social, Span
from orchestration.interaction.routing.setting import Setting

_LONGEST: Final = 200
_AT_MARKS: Final = re.compile(
    r"[.,;!…\n–]+\s*|\s-\s"
    r"|\s(?=(?:no|nah|nein|nee?)\W+(?:wait|warte|don['’]?t|doch|lass|leave|keep)\b"
    r"|(?:wait|warte)\W+(?:no|nein|nee?|don['’]?t)\b)",
    re.IGNORECASE,
)
_NO: Final = (
    r"(?:no+|nope|nah|nein|nee?|nö|oh|ah|ach|wait|warte|moment|hang on|hold on|halt|stopp?|actually"
    r"|doch|sorry|sry|quatsch|scratch that|never ?mind|nvm|hm+|argh|lieber|eigentlich|vergiss es"
    r"|forget it|please|pls|bitte|don['’]?t do (?:it|that)|better)"
)
_DENIED: Final = (
    r"(?:(?:don['’]?t|do not|rather not|not|nicht|doch nicht|lieber nicht)"
    r"(?: (?:cancel|close|remind|extend|end|stop|move|do|send|add|call|abbrechen|absagen|beenden"
    r"|schließen|schliessen|erinnern|verlängern|verschieben|machen|it|them|that|this|off|anyone"
    r"|anybody|everyone|yet|now|after all|es|das|sie|noch|jetzt))*"
    r"|(?:keep|leave|let)(?: (?:it|that|them|this))?(?: (?:open|on|running|run|going|as it is|be"
    r"|alone|then|for now))*"
    r"|lass(?:t)?(?: (?:es|das|sie|ihn))?(?: (?:offen|so|laufen|mal|doch|lieber|sein|bleiben))*"
    r"|(?:das |es )?(?:bleibt|soll)(?: (?:doch|offen|so|bleiben|stehen))*)"
)
_REVOKES: Final = re.compile(
    rf"\s*(?:(?:{_NO})[\s,.!…–-]+)*(?:{_NO}|{_DENIED})(?:[\s,]+(?:please|pls|bitte|sorry|then|doch))*"
    r"[\s.!…]*",
    re.IGNORECASE,
)
_SAYS_NO: Final = re.compile(
    r"\b(?:no+|nope|nah|nein|nee?|nö|wait|warte|not|don['’]?t|nicht|never ?mind|nvm|scratch|forget"
    r"|vergiss|quatsch|keep|leave|let|lass|bleibt|halt|hold on|hang on)\b",
    re.IGNORECASE,
)


def revoked(
    text: str, setting: Setting, route: Callable[[str, Setting], tuple[About, ...]]
) -> tuple[About, ...]:
    """Return the last order of a message as one that is denied, where the rest of it takes it back.

    Nothing for other messages: “cancel the sync, not the lunch” names what goes on.
    """
    if len(text) > _LONGEST or "?" in text or not _SAYS_NO.search(text):
        return ()
    for mark in _AT_MARKS.finditer(text):
        rest = text[mark.end() :]
        if not rest.strip() or not (_REVOKES.fullmatch(rest) and _SAYS_NO.search(rest)):
            continue
        told = route(text[: mark.start()], setting)
        orders = [each for each in told if isinstance(each, SessionOrder)]
        is_all = all(isinstance(each, SessionOrder | Social) for each in told)
        if orders and is_all and not any(each.held is Held.DENIED for each in orders):
            return (replace(orders[-1], span=Span(0, len(text)), held=Held.DENIED),)
    return ()
