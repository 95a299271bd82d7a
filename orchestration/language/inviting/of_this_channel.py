"""What words set for a whole channel: “in this channel: secret”, “votes here are always secret”."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final

from orchestration.language.inviting.settings import THIS_CHANNEL
from orchestration.language.inviting.usual import usual_said
from orchestration.model.times import TimeFrame

OFF: Final = "off"
_LONGEST: Final = 160
_FRAME: Final = TimeFrame(datetime(2000, 1, 3, 9, tzinfo=UTC), "UTC")
_CALL: Final = re.compile(r"^\s*(?:@\w+|<@\w+>)[,:]?\s*")
_KINDLY: Final = re.compile(
    r"\b(?:please|pls|bitte|can we|could we|let['’]?s|lasst? uns|können wir|i want|we want)\b,?",
    re.IGNORECASE,
)
_PLACE: Final = re.compile(
    r"\b(?:(?:in|for) (?:this|our) channel|(?:in|around )?here"
    r"|(?:in|für) (?:diese[mn]|unsere[mn]) (?:kanal|channel)|hier(?: im (?:kanal|channel))?)\b,?",
    re.IGNORECASE,
)
_ALWAYS: Final = re.compile(
    r"\b(?:always|from now on|from today on|by default|in future|as a rule|every time"
    r"|immer|ab (?:jetzt|sofort|heute|nun)|standardmäßig|grundsätzlich|künftig|in zukunft"
    r"|jedes ?mal)\b,?",
    re.IGNORECASE,
)
_POLLS: Final = (
    r"(?:(?:all|the|our|every|alle|die|unsere|jede) )*(?:polls?|votes?|voting|decisions?|ballots?"
    r"|umfragen?|abstimmungen?|entscheidungen?|wahlen?)"
)
_OF_POLLS: Final = re.compile(
    rf"^\W*(?:{_POLLS}(?: (?:are|is|should|must|have to|has to|will|run|go|be|need to|take place"
    r"|sind|ist|sollen|soll|müssen|muss|laufen|läuft|werden|wird|bitte))*"
    r"|(?:we|wir|man|it is|es wird|wird|werden)(?: (?:vote|decide|stimmen|entscheiden|wird))?"
    r"|(?:vote|decide|stimmt|stimmen wir))(?=\s)",
    re.IGNORECASE,
)
_LAST: Final = re.compile(
    r"\s+(?:ab|sein|laufen|werden|abstimmen|abgestimmt|entschieden)?[\s.!]*$", re.IGNORECASE
)
_CLEARED: Final = re.compile(
    r"(?:please |pls |bitte |now |jetzt )*(?:(?:clear|reset|delete|remove|drop|undo|turn off)"
    r" (?:(?:the|our|all|this|its) )*(?:channel(?:['’]?s)? )?(?:defaults?|default settings"
    r"|(?:channel|usual) settings|channel rules)"
    r"|(?:lösch\w*|entfern\w*|setz\w*|heb\w*) (?:(?:die|alle|unsere|den|bitte|mal) )*"
    r"(?:(?:kanal)?(?:voreinstellung(?:en)?|vorgaben?|standards?|regeln|einstellungen)|defaults)"
    r"|(?:(?:die|alle|unsere|den) )*(?:(?:kanal)?(?:voreinstellung(?:en)?|vorgaben?|standards?"
    r"|einstellungen)|defaults) (?:(?:wieder|bitte|alle) )*"
    r"(?:löschen|zurücksetzen|entfernen|aufheben|weg)"
    r")(?: (?:here|in this channel|for this channel|of this channel|hier|in diesem kanal"
    r"|für diesen kanal|des kanals|zurück|auf|weg|again|please|bitte|löschen|zurücksetzen))*"
    r"[\s.!]*",
    re.IGNORECASE,
)


def said_of_channel(text: str) -> str | None:
    """Return what words set for the channel that they stand in; None where they set nothing for it.

    A sentence says so that names the channel, and always or all polls, and else only how: “in
    diesem Kanal immer geheim abstimmen”. `OFF` takes away what was set.
    """
    if found := THIS_CHANNEL.match(text):
        return text[found.end() :]
    words = _CALL.sub("", text[: _LONGEST + 1]).strip()
    if "?" in words or len(words) > _LONGEST:
        return None
    if _CLEARED.fullmatch(words):
        return OFF
    return _how_always(_KINDLY.sub(" ", words))


def _how_always(words: str) -> str | None:
    rest = _PLACE.sub(" ", words, count=1)
    if rest == words:
        return None
    lasting = _ALWAYS.sub(" ", rest)
    plain = " ".join(lasting.split())
    how = " ".join(_OF_POLLS.sub("", plain).split()).strip(" ,.:!")
    if lasting == rest and how == plain.strip(" ,.:!"):
        return None
    for said in dict.fromkeys((how, _LAST.sub("", how))):
        asked = usual_said(said, _FRAME, ()) if said else None
        if asked is not None and not asked.left_out and not asked.rest:
            return said
    return None
