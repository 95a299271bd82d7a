"""What is put to a group with the question who objects: “motion: no calls. Any objections?”."""

from __future__ import annotations

import re
from typing import Final

_OBJECTIONS: Final = (
    r"(?:objections?|concerns|vetoe?s|einwände?|einwand|bedenken|einsprüche?|einspruch"
    r"|widersprüche?|widerspruch|gegenstimmen?)"
)
_UNTIL: Final = r"(?:\s+(?P<{}>(?:by|until|till|before|bis|vor)\s+[^?.!;\n]{{2,40}}?))?"
_ANYBODY: Final = r"(?:any(?:one|body)|someone|somebody|jemand|irgendjemand|irgendwer|wer|einer)"
_TO_IT: Final = r"(?: to (?:that|this|it))?"
_SPEAKS_UP: Final = (
    r"(?:(?:shout|speak up|say so|holler|scream|tell (?:me|us)|let (?:me|us) know)"
    r"(?: (?:here|now|please))* if you(?:['’]re| are)? "
    r"(?:object|mind|disagree|against|not ok(?:ay)?)"
    r"|(?:meldet euch|schreit|sagt was|sagt bescheid),? (?:wenn|falls) (?:ihr|wer|jemand) (?:was )?"
    r"(?:dagegen (?:seid|ist|habt|hat)|widersprecht))(?: (?:to it|it|that|this))?"
)
_ASKS: Final = (
    rf"(?:(?:are|is) there |have you )?any {_OBJECTIONS}{_TO_IT}{_UNTIL.format('u1')}"
    rf"|(?:does|would) {_ANYBODY} (?:object|mind|disagree){_TO_IT}{_UNTIL.format('u2')}"
    rf"|(?:is )?{_ANYBODY} (?:against|opposed|objects?|objecting|dagegen)(?: (?:it|that|this))?"
    rf"{_UNTIL.format('u3')}"
    rf"|(?:hat|hätte|habt ihr|gibt es|gibt['’]?s|hat da)(?: {_ANYBODY})?"
    r"(?: (?:dazu|da|was|etwas|noch|irgendwelche|dagegen|ernsthafte))* ?"
    rf"(?:{_OBJECTIONS}|(?<=was )dagegen|(?<=dagegen ))(?: (?:dagegen|dazu))?{_UNTIL.format('u4')}"
    rf"|ist (?:(?:hier|da|denn) )?{_ANYBODY} (?:hier |da )?dagegen{_UNTIL.format('u5')}"
    rf"|(?:(?:please|bitte|raise|say|tell me|send|melde?t?|falls|eventuelle) )*{_OBJECTIONS}"
    rf"(?: (?:please|bitte|to me|melden|here|hier))*{_UNTIL.format('u6')}"
    r"|(?:if (?:no(?:body|[ -]one) objects|there are no objections)"
    r"|wenn niemand (?:widerspricht|einspruch erhebt|was dagegen hat))[^?.!\n]{0,40}?"
    rf"{_UNTIL.format('u7')}"
    rf"|(?:by |per )?(?:consent|konsent)(?:,? (?:please|pls|bitte|only))?[,;.!]? {_SPEAKS_UP}"
    rf"{_UNTIL.format('u8')}|{_SPEAKS_UP}{_UNTIL.format('u9')}"
)
_ASKED: Final = re.compile(
    rf"(?P<what>\S.*?)\s*(?P<mark>[.!?;–]|\s-|,|\n)\s*(?:(?:so|also|und|and|ok)[, ]+)*(?:{_ASKS})"
    r"(?: (?:please|pls|bitte|folks|leute|team|all))*[\s?.!]*",
    re.IGNORECASE | re.DOTALL,
)
_AHEAD: Final = re.compile(
    r"\W*(?:(?:hey|hi|ok|so|also|team|leute|folks|all)\W+)*"
    r"(?:(?:if|unless) (?:no(?:body|[ -]?one)|any(?:body|one)|someone|somebody) objects?"
    r"|wenn (?:niemand|keiner)(?= )|without |ohne )"
    r"(?:(?: ?(?P<until>(?:by|until|till|before|bis) [^,:;]{2,40}?))|(?: ?(?:was|etwas) dagegen hat"
    r"| ?widerspricht| ?einspruch(?: erhebt)?| ?einwände?(?: hat)?| ?objections?| gilt))*"
    r"(?<!wenn niemand)(?<!ohne)(?<!without)(?<!keiner)"
    r"\s*[,:]\s*(?P<what>[^?]+)",
    re.IGNORECASE,
)
"""The same said before it: “if nobody objects by Friday, we move”."""

_CALLED: Final = re.compile(
    r"\W*(?:(?:ich (?:stelle |möchte )?|i )?(?:den |einen |a |the )?(?P<word>antrag|beschlussantrag"
    r"|beschlussvorschlag|vorschlag|motion|proposal|resolution|proposed)(?: (?:stellen|an alle))?"
    r"\s*[:–-]\s*|(?:ich (?:beantrage|schlage vor),? (?:dass )?)"
    r"|(?:i (?:move|propose) (?:that )?))",
    re.IGNORECASE,
)
_ASKS_WHICH: Final = re.compile(
    r"\W*(?:who|what|which|where|when|how|why|wer|was|welche\w*|wo|wohin|wann|wie|warum)\b",
    re.IGNORECASE,
)
_WE: Final = re.compile(r"wir\s+", re.IGNORECASE)
_GERMAN: Final = re.compile(
    r"\b(?:einw[aä]nde?|bedenken|einspr[uü]che?|widerspr[uü]che?|widerspruch|widerspricht|gegenstimmen?|dagegen"
    r"|wenn niemand)\b",
    re.IGNORECASE,
)
_SEVERAL: Final = re.compile(r"\b(?:or|oder|vs)\b", re.IGNORECASE)
_LONGEST: Final = 400
_FEWEST_WORDS: Final = 3


def by_consent(text: str) -> str:
    """Return what is put to a group with the question who objects as a motion by consent.

    "" where nothing is: who only asks for objections speaks of what stands somewhere else.
    """
    if len(text) > _LONGEST:
        return ""
    if ahead := _AHEAD.fullmatch(text.strip()):
        word = "einspruch" if _GERMAN.search(text) else "objections"
        text = f"{ahead['what'].rstrip(' .!')}; {word} {ahead['until'] or ''}".strip()
    found = _ASKED.fullmatch(text.strip())
    if found is None or _ASKS_WHICH.match(found["what"]):
        return ""
    what = _CALLED.sub("", found["what"], count=1).strip(" ,;.!–-")
    what = (
        _WE.sub("", what) if found["what"][: -len(what) or None].rstrip().endswith("dass") else what
    )
    is_called = what != found["what"].strip(" ,;.!–-")
    if len(what.split()) < (_FEWEST_WORDS - is_called) or _SEVERAL.search(what):
        return ""
    return _as_motion(text, found, what)


def _as_motion(text: str, found: re.Match[str], what: str) -> str:
    """Return a motion with until when it can be objected to; what is asked stays a question."""
    until = next((found[f"u{at}"] for at in range(1, 10) if found[f"u{at}"]), "")
    end = f"; {until}" if until else ""
    if found["mark"] == "?":
        return f"by consent: {what}?{f' {until}' if until else ''}"
    if re.search(r"[?:|\n]", what):
        return ""
    word = "Antrag" if _GERMAN.search(text) else "Motion"
    return f"by consent: {word}: {what}{end}"
