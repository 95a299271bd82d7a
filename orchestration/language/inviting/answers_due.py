"""Until when proposals are taken, where a request says it apart from when it is decided.

"Proposals until 3pm, then vote until noon tomorrow"; "closes today 15:00, decided by tomorrow".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from orchestration.language.inviting.deadline import deadline_in
from orchestration.language.inviting.setting_clause import UNTIL
from orchestration.model.times import TimeFrame

_THINGS: Final = (
    r"(?:ideas|proposals|suggestions|nominations|vorschläge|vorschlaege|ideen|nominierungen|liste?)"
)
_ANSWERS: Final = r"(?:answers|wishes|opinions|antworten|wünsche|meinungen)"
_SMALL: Final = r"(?:please|pls|first|then|the|your|all|bitte|erst|zuerst|alle|eure|die|mal)"
_COLLECTS: Final = (
    r"(?:collect|gather|share|send|post|drop|write|propose|suggest|nominate|(?:throw|toss|chuck) in"
    r"|throw|toss|keep|leave|haltet|lasst|sammelt|sammeln wir|nennt|gebt|werft"
    r"|schickt|postet|schreibt|macht|wir sammeln)"
)
_BESIDE: Final = r"(?:please|pls|plz|bitte|gern|gerne|in|rein|ein|here|hier|welcome|willkommen)"
_MAY: Final = (
    r"(?:(?:everyone|everybody|all|you|people|we) (?:can|may)(?: still)?"
    r"|(?:alle|jede[rn]?|ihr|wir|man) (?:dürfen|darf|dürft|können|kann|könnt)(?: noch)?)"
)
_TO_PROPOSE: Final = (
    rf"(?:{_MAY} (?:propose|suggest|add|nominate)(?: (?:ideas|options|names|places|things))?"
    rf"|{_MAY} (?:vorschlagen|vorschläge machen|ergänzen|ideen einwerfen))"
)
_SUGGEST: Final = (
    r"(?:(?:propose|suggest|nominate)(?: (?:something|things|yours|away))?|proposing|suggesting"
    r"|schlagt (?:(?:was|etwas|eure) )?vor|vorschlagen)"
)
"""What is done with proposals, with no word for them: “propose till noon”."""

_TIME_BETWEEN: Final = re.compile(
    rf"(?P<may>\b{_MAY}) (?P<until>bis [^,;.!?()\n]{{2,40}}?) "
    r"(?P<do>vorschlagen|vorschläge machen|ergänzen|ideen einwerfen)\b",
    re.IGNORECASE,
)
"""German puts the time before the verb: “alle können bis Freitag vorschlagen”."""

_UNTIL: Final = (
    r"(?:(?:are |is )?(?:due|close[sd]?|end|open|welcome|sammeln|möglich|offen)[ ]*)?"
    r"(?:until|till?|by|bis)"
)
_TIME: Final = r"(?P<time>(?:[^,;.!?()\n]|[.](?=\d))+?)"
_END: Final = (
    r"(?=\s*(?:[,;.!?)\n]|$)|[\s–-]+(?:(?:and|und)\s+)?(?:then|dann|danach|vote|voting|abstimm)"
    r"|\s+(?:and|und)\s)"
)
_FIRST: Final = re.compile(
    rf"(?:(?<=[,;.!?:(\n–-])|^)(?P<said>\s*(?:{_SMALL}\s+)*(?:{_COLLECTS}\s+(?:{_SMALL}\s+)*)?"
    rf"(?:(?P<things>{_THINGS}|{_TO_PROPOSE}|{_SUGGEST})|{_ANSWERS})(?:\s+{_BESIDE})*\s+(?:{_UNTIL})\s+{_TIME}){_END}",
    re.IGNORECASE,
)
_TWO_ENDS: Final = re.compile(
    r"(?<=[,;.!?(\n–-])(?P<said>\s*(?:it\s+|the list\s+|die liste\s+|liste\s+)?"
    r"(?:closes?|closing|closed|open|ends?|schließt|schliesst|endet|offen|zu)"
    rf"\s+(?:(?:until|till?|by|on|at|bis|am|um)\s+)?{_TIME})"
    r"(?=\s*[,;.–-]?\s*(?:(?:and|und|then|dann)\s+)*"
    r"(?:decided?|decision|vot(?:e|es|ing)|entsch\w+|abstimm\w+|stimmt ab)[:,]?\s+"
    r"(?:(?:until|till?|by|bis|is|ist)\s+)*(?P<then>(?:[^,;.!?()\n]|[.](?=\d))+))",
    re.IGNORECASE,
)


_TAKEN: Final = rf"(?:{_SMALL}\s+)*(?:{_THINGS}|{_ANSWERS}|list|liste)"
_VOTE_BEGINS: Final = (
    r"(?:(?:the\s+|die\s+)?(?:vote|voting|poll|abstimmung|umfrage)\s+(?:then\s+)?(?:will\s+)?"
    r"(?:starts?|begins?|opens?|is|be|startet|beginnt|ist|läuft|kommt)(?:\s+dann)?"
    r"|we(?:['’]ll|\s+will)?\s+vote|wir\s+stimmen(?:\s+dann)?(?=\s.*\bab\b))"
)
"""What begins when no more is collected: “voting starts tomorrow”."""

_ORDERED: Final = re.compile(
    r"(?:(?:please|pls|bitte|ok|okay|and|und|(?:can|could) you|let['’]?s)[\s,]+)*(?:"
    r"(?:(?:close|end|stop|finish|shut|keep|take|accept|leave|collect)\s+"
    r"(?:(?:taking|collecting|accepting)\s+)?"
    rf"|(?:schlie(?:ß|ss)\w*|beende\w*|mach\w*|nimm|nehmt|sammel\w*)\s+){_TAKEN}(?:\s+open)?"
    rf"|{_TAKEN}(?:\s+(?:are|is|sind|ist|close[sd]?|end|open|due|offen|schlie(?:ß|ss)en|enden))*"
    rf"|{_VOTE_BEGINS})"
    r"\s+(?:(?:until|till?|by|at|on|bis|um|am)\s+)*(?P<time>\S.*?)"
    r"(?:[\s,]+(?:zu|dicht|an|ab|offen|open|please|pls|bitte|thanks|danke))*[\s.!]*",
    re.IGNORECASE,
)
"""The end of what is collected, as it is ordered: “close proposals tomorrow at noon”."""


@dataclass(frozen=True, slots=True)
class AnswersDue:
    """Until when answers are taken before it is voted, and in which words that was said.

    It `adds` where it is proposals that are taken until then.
    """

    at: datetime
    words: str
    adds: bool


def answers_apart(text: str, frame: TimeFrame) -> tuple[AnswersDue | None, str]:
    """Return until when a request takes answers, and the request without that; None where unsaid.

    What ends twice is closed first and decided then: one moment has to come before the other.
    """
    text = _TIME_BETWEEN.sub(r"\g<may> \g<do> \g<until>", text)
    for found in (*_proposals(text, frame), *_two_ends(text, frame)):
        due, start, end = found
        return due, f"{text[:start]}{_joined(text[start - 1 : start], text[end:])}"
    return None, text


def answers_ordered(words: str, frame: TimeFrame) -> datetime | None:
    """Return until when words want proposals or answers taken; None where they say anything else.

    “Close the list at 4pm”, “proposals until tomorrow noon”, “mach die Vorschläge um 12 zu”.
    """
    found = _ORDERED.fullmatch(words.strip())
    return deadline_in(found["time"], frame) if found else None


def _joined(mark: str, rest: str) -> str:
    """Return what stands behind the words that were cut, with one mark at most before it."""
    rest = re.sub(r"^\s*[,;.–-]*\s*", " ", rest)
    return rest if mark and mark in ";,.!?:" else f";{rest}"


def _proposals(text: str, frame: TimeFrame) -> Iterator[tuple[AnswersDue, int, int]]:
    for each in _FIRST.finditer(text):
        if at := deadline_in(each["time"], frame):
            due = AnswersDue(at, each["said"].strip(), bool(each["things"]))
            yield due, each.start("said"), each.end("said")


def _two_ends(text: str, frame: TimeFrame) -> Iterator[tuple[AnswersDue, int, int]]:
    for each in _TWO_ENDS.finditer(text):
        first, then = deadline_in(each["time"], frame), deadline_in(_bare(each["then"]), frame)
        if first and then and first < then:
            yield (
                AnswersDue(first, each["said"].strip(), False),
                each.start("said"),
                each.end("said"),
            )


def _bare(words: str) -> str:
    return UNTIL.sub("", words.strip())
