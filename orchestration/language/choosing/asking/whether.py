"""What is put to others as it stands: “if pizza or sushi is better”, “we move the standup”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_THEY: Final = (
    r"(?:(?:they|he|she|people|everyone|everybody|we|you|sie|er|alle|wir|ihr|die (?:anderen|leute))"
    r"(?:['’]d)? (?:(?:would|do|rather|lieber|should|sollen|wollen|können)\s+)*"
    r"(?:(?:prefer|want|like|have|go for|take|choose)\s+(?:to\s+(?:have|eat|get)\s+)?)?)"
)
_HOW: Final = (
    r"(?:\s+(?:is|are|would be|will be|sounds?|works?|looks?|suits?|fits?|ist|sind|wäre|wären|will"
    r"|wollen|möchten?|mag|mögen|nehmen|nimmt|hätten?|passt|passen|klingt|better|best|nicer|besser"
    r"|schöner|lieber|preferred|them|him|her|more|ihnen|ihm|ihr))*"
)
_WHETHER: Final = re.compile(
    rf"(?:if|whether|ob)\s+{_THEY}?(?P<these>\S.*?\s(?:or|oder|vs\.?)\s.*?\S){_HOW}[\s?.!]*",
    re.IGNORECASE,
)


def without_whether(text: str) -> str:
    """Return what there is to choose from, as a question; a text that asks otherwise as it is."""
    found = _WHETHER.fullmatch(text.strip())
    return f"{found['these']}?" if found else text


_STATED: Final = re.compile(
    r"(?:(?:whether|if|that|ob|dass)\s+)(?!(?:we|wir|to)\b)(?P<what>\S.{3,})"
    r"|(?:(?:that|dass)\s+)?(?P<we>(?:we(?:['’]ll|\s+will)?|wir)\s+\S.*)",
    re.IGNORECASE,
)
_VERB_FIRST: Final = re.compile(
    r"(?:do|are|will|can|should|shall|[a-zäöüß]{3,}(?:en|ln|rn))\s+(?:we|wir)\s+"
    r"(?!.*(?:[,;]|\b(?:or|oder|vs|when|where|wann|wo)\b))\S.*",
    re.IGNORECASE,
)
"""A question to be answered with a yes or no: “bleiben wir bei Python?”."""

_NAMED_YET: Final = re.compile(
    r"(?:an?|the|our|some|ein\w*|der|die|das|den|unser\w*)\s+(?:new\s+|good\s+|neue[nrs]?\s+)?"
    r"(?:name|title|place|venue|city|town|restaurant|logo|slogan|mascot|colou?r|topic|theme|date"
    r"|day|time|idea|gift|present|book|film|movie|\w*namen?|titel|ort|stadt|farbe|thema|termin"
    r"|tag|idee|geschenk|buch|maskottchen)\b",
    re.IGNORECASE,
)


_ASKED_WHETHER: Final = re.compile(r"^\s*(?:whether|if|ob)\s+(?=\w)", re.IGNORECASE)
_ONE: Final = r"(?P<deed>(?!.*(?:[,;?]|\b(?:or|oder|vs)\b))\S.{3,})"
_TO_DO: Final = re.compile(rf"(?:whether|if)\s+(?:or\s+not\s+)?to\s+{_ONE}", re.IGNORECASE)
_OR_NOT: Final = re.compile(
    r"(?!(?:who|what|which|where|when|how|why|wer|was|welche\w*|wo|wann|wie)\b)"
    r"(?P<deed>[^,;?:]{4,}?),?\s+(?:or|oder)\s+(?:not|nicht)",
    re.IGNORECASE,
)
"""What is to be done or not: “whether to move it”, “keep the office or not”."""


def put_as_whether(question: str) -> str:
    """Return what is to be agreed to where it is asked whether it is so; "" where otherwise."""
    is_asked = _ASKED_WHETHER.match(question) or _OR_NOT.fullmatch(question.strip().rstrip(" ?!."))
    return motion_in(question, by_mark=False) if is_asked else ""


def is_yes_and_no(options: Sequence[str]) -> bool:
    """Tell whether there is a yes and a no to choose from, and nothing else."""
    return {each.casefold() for each in options} in ({"yes", "no"}, {"ja", "nein"})


def motion_in(question: str, *, by_mark: bool) -> str:
    """Return what is to be agreed to as it stands: “we move the standup”, “whether it moves”.

    Where all is said `by_mark`, so is what somebody only names: “four-day week?”. What is yet to be
    named is none, as “a name for the team?”.
    """
    said = question.strip().rstrip(" ?!.")
    if found := _TO_DO.fullmatch(said) or _OR_NOT.fullmatch(said):
        return str(found["deed"])
    if found := _STATED.fullmatch(said):
        return str(found["what"] or found["we"])
    if question.rstrip().endswith("?") and (found := _VERB_FIRST.fullmatch(said)):
        return str(found[0])
    is_named = by_mark and question.rstrip().endswith("?") and not _NAMED_YET.match(said)
    return said if is_named and not re.search(r"[,;?]|\b(?:or|oder|vs)\b", said) else ""


_AGREED_ON: Final = re.compile(r"^((?:das|den|die|es)\b.*\s)zu\s+(?=\w+$)", re.IGNORECASE)
"""What is agreed on in German: “das Daily nur noch dreimal zu machen”."""

_SHALL_LAST: Final = re.compile(r"(?<=\w{2}en)\s+(?:sollen|sollten|wollen|möchten)$", re.IGNORECASE)


def deed_of(words: str) -> str:
    """Return what is to be done, without how German ends the question about it."""
    return _SHALL_LAST.sub("", _AGREED_ON.sub(r"\1", words))
