"""By when an organiser asks all others for their votes or answers: “can everyone vote by 3?”.

Asked of everybody, it is until when it is open; what somebody says of themselves is none.
"""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

from orchestration.language.inviting.settings import SettingsAsked
from orchestration.language.inviting.settings_ordered import settings_ordered
from orchestration.model.times import TimeFrame

_LONGEST: Final = 120
_LEAD: Final = (
    r"(?:(?:please|pls|plz|bitte|ok|okay|hey|hi|hallo|guys|folks|team|leute|so|and|und|just|also|reminder)"
    r"\b[\s,:!]*)*"
)
_KIND: Final = r"(?:(?:please|pls|plz|kindly|bitte|alle|alles|mal|noch|doch|euch|jetzt)\s+)*"
_ALL: Final = (
    r"(?:everyone|everybody|you all|y['’]?all|all of you|all of us|the others|the rest|people|all"
    r"|we all|you guys|u all|folks)"
)
_BY: Final = r"(?:until|till?|by|before|no later than|bis|vor|spätestens(?: bis| um)?)"
_TIME: Final = r"(?P<{}>[^,;!?()\n]{{1,40}}?)"
_NO_COUNT: Final = r"(?!\d{1,3}\b(?!\s?(?:uhr|[ap]m\b|:\d|\.\s?\w)))"
"""“Make that 3” is of rounds as well."""

_ANSWER: Final = (
    r"(?:vote|answer|reply|respond|get back(?: to (?:me|us))?|chime in|weigh in|decide"
    r"|(?:send|get|give|drop|cast)(?: me| us| in)?(?: your| their| the| his| her)?"
    r" (?:votes?|answers?|replies|wishes)(?: in)?)"
)
_ANSWERS: Final = r"(?:votes?|answers?|repl(?:y|ies)|stimmen?|antworten?|rückmeldung(?:en)?)"
_DOES: Final = (
    r"(?:abstimmen|antworten|stimmen|voten|entscheiden|abgestimmt haben|geantwortet haben"
    r"|(?:zu)?rückmelden|melden|bescheid (?:geben|sagen)|stimmen? abgeben)"
)
_ASKED: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"(?:(?:can|could|will|would|must|should)\s+)?(?:{_ALL}\s+)?"
    r"(?:(?:can|could|must|should|has to|have to)\s+)?"
    rf"{_KIND}{_ANSWER}\s+{_KIND}{_BY}\s+{_TIME.format('votes')}"
    rf"|(?:(?:all|your|everyone['’]?s|everybody['’]?s|the|alle|eure|die)\s+)*{_ANSWERS}"
    rf"(?:\s+(?:are|have to be|must be|should be|need to be|in|rein|due|please|pls|bitte|sind))*"
    rf"\s+{_BY}\s+{_TIME.format('due')}"
    rf"|(?:i|we|ich|wir)\s+(?:need|want|would like|['’]?d like|brauche?n?|hätten?)\s+"
    rf"(?:(?:{_ALL}(?:['’]?s)?|your|the|eure|die|alle|gern|gerne)\s+)*"
    rf"(?:to {_ANSWER}|{_ANSWERS})(?:\s+(?:in|please|bitte))*\s+{_BY}\s+{_TIME.format('needed')}"
    rf"|(?:(?:könnt|könntet|könnten|würdet|mögt|müsst|sollten|sollen)\s+(?:ihr|wir|alle|bitte)"
    rf"\s+|lasst? uns\s+|wir\s+)?{_KIND}"
    rf"{_BY}\s+{_TIME.format('bis')}\s+{_KIND}{_DOES}"
    rf"|(?:stimmt|antwortet|votet|meldet euch|entscheidet|gebt (?:mir |uns )?bescheid"
    rf"|gebt (?:eure )?stimmen? ab)\s+{_KIND}{_BY}\s+{_TIME.format('ab')}(?:\s+ab)?"
    rf"|(?:(?:die|the|diese|this)\s+)?(?:abstimmung|umfrage|poll|voting)\s+(?:(?:läuft|geht|runs|goes"
    rf"|open|offen|is|ist)\s+)*{_KIND}{_BY}\s+{_TIME.format('runs')}"
    r")(?:[\s,]+(?:please|pls|plz|bitte|thanks|thx|danke|everyone|all))*[\s.!?]*",
    re.IGNORECASE,
)

_OPTIONS_DUE: Final = re.compile(
    rf"{_LEAD}bis {_TIME.format('bis')} (?:will|brauch\w*|möchten?|hätten?|wollen|sollten?)"
    r"(?: (?:ich|wir|bitte|gern|gerne|die|ein paar|die ersten|schon))* (?:optionen|vorschläge)"
    r"(?: (?:sehen|haben|da sein|stehen|bitte))*[\s.!?]*"
    rf"|{_LEAD}(?:(?:(?:can|could|may|will) (?:we|you|i)|i|we|let['’]?s"
    r"|könn(?:t|en|test?) (?:du|wir|ihr)|kannst du|ich|wir)\s+)?"
    r"(?:(?:please|pls|bitte|get|have|see|show|send|post|give|propose|suggest|need|want|brauche?n?"
    r"|hätten?|möchten?|us|me|uns|mir|the|some|first|die|ein paar|gern|gerne|zeig(?:e|st)?"
    r"|schick(?:e|st)?)\s+)*"
    r"(?:options|proposals|suggestions|choices|optionen|vorschläge|terminvorschläge)"
    rf"(?:\s+(?:please|pls|bitte|ready|out|up|to vote on|dann|doch|schon|gern|gerne))*"
    rf"\s+(?:{_BY}|at|um)\s+{_TIME.format('at')}"
    r"(?:[\s,]+(?:please|pls|plz|bitte|thanks|thx|danke|haben|zeigen|schicken|sehen))*[\s.!?]*",
    re.IGNORECASE,
)
"""By when options are wanted: until then it is asked what suits people."""

_UNTIL_ALONE: Final = re.compile(
    r"(?:(?:no|nope|nee?|nein|wait|warte|halt|sorry|ok|okay|so|and|und|actually|eigentlich|ach|oh|hm+"
    r"|doch|lieber|rather|nur|only|just|erst|noch|please|pls|bitte|then|dann|make it|let['’]?s say"
    r"|sagen wir|say)\b[\s,:]*)*"
    rf"(?:(?:until|till?|bis) {_TIME.format('at')}|(?:(?:neues? |new |the |das |die )?(?:ende?"
    r"|schluss|deadline|frist)(?::| is| ist| jetzt| now| bitte| on| um| am| at| auf| to)*)"
    rf" {_TIME.format('ends')}"
    rf"|(?:mach|macht|machen wir|nimm|nehmen wir)(?: (?:bitte|doch|lieber|da|das|es|mal|also))*"
    rf"(?: bis)? {_NO_COUNT}{_TIME.format('draus')} (?:draus|daraus)"
    rf"|(?:make|set) (?:it|that|this)(?: (?:until|till?|by))? {_NO_COUNT}{_TIME.format('made')})"
    r"(?:[\s,]+(?:warten|wait|offen|open|reicht|is enough|then|dann|only|please|pls|bitte|instead"
    r"|stattdessen|doch|lieber|after all))*[\s.!]*",
    re.IGNORECASE,
)
"""A last moment and nothing else, as a second thought: “doch lieber nur bis Freitag 18 Uhr”.

So is what something is made of: “mach Freitag 16 Uhr draus”.
"""


def until_alone(words: str, frame: TimeFrame) -> datetime | None:
    """Return until when words say, and nothing else; None of all other words."""
    said = words.strip()
    found = _UNTIL_ALONE.fullmatch(said) if len(said) <= _LONGEST else None
    return _end_at(next(filter(None, found.groupdict().values())), frame) if found else None


def options_due(words: str, frame: TimeFrame) -> datetime | None:
    """Return by when words want options to vote on; None where they do not."""
    said = words.strip()
    found = _OPTIONS_DUE.fullmatch(said) if len(said) <= _LONGEST else None
    return _end_at(found["bis"] or found["at"], frame) if found else None


def votes_due(words: str, frame: TimeFrame) -> datetime | None:
    """Return by when words ask everybody for a vote or an answer; None where they do not."""
    said = words.strip()
    found = _ASKED.fullmatch(said) if len(said) <= _LONGEST else None
    if found is None:
        return None
    moment = next(filter(None, found.groupdict().values()))
    return _end_at(moment, frame)


def _end_at(moment: str, frame: TimeFrame) -> datetime | None:
    asked = settings_ordered(f"close it by {moment}", frame, ())
    return _end(asked) or _end(settings_ordered(f"close it bis {moment}", frame, ()))


def _end(asked: SettingsAsked | None) -> datetime | None:
    """Return the last moment that is said, where nothing else is."""
    is_end = asked is not None and asked.settings.said.keys() == {"ends_by"}
    return asked.settings.ends_by if asked and is_end and not asked.left_out else None
