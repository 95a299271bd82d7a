"""What somebody wants, without what they wrap it in: “Forgive an old man, but where do I vote?”.

It is taken off once, before any rule and any example is looked at; all that stays keeps its place.
Who is addressed as “Sie” is told the same as “du”.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from orchestration.interaction.routing.about import About, Span

_LONGEST: Final = 600
"""Characters; what is longer is read as it stands."""

_BEGINS: Final = re.compile(
    r"(?:^|[.!?…;\n](?=\s))\s*(?:@convene\b[\s,:]*)?"
    r"(?:(?:dear|hello|hi|hey|good (?:morning|afternoon|evening|day)|guten (?:tag|morgen|abend)"
    r"|hallo|liebe[rs]?|sehr geehrte[rs]?|oh|ok|okay|and|und|also|so|btw)\b(?: (?:convene|team|all"
    r"|zusammen))?[\s,:!]+)*",
    re.IGNORECASE,
)
"""Where a sentence begins, behind a call and a greeting."""

_KINDLY: Final = r"(?:\s+(?:please|pls|bitte|kindly|perhaps|maybe|vielleicht|mal|just|nur|kurz))*"
_ASKING: Final = (
    r"(?:wh(?:o|om|ose|at|en|ere|ich|y|ether)(?:['’]?s)?|how|(?:until|till|by|for|on|in|at) wh\w+"
    r"|w(?:er|en|em|ann|as|o|ie|arum|ieso|eshalb|ohin|ovon|ofür|oran|orum|ieviele?|elche[rsnm]?)"
    r"|ob|(?:bis|ab|seit|um) w\w+)\b"
)
_ASKS_TO_ASK: Final = (
    rf"(?:can|could|may|might) (?:i|we){_KINDLY} (?:ask|know|enquire|inquire|learn)"
    rf"|(?:can|could|would|will) (?:you|u|anyone|someone|anybody|somebody){_KINDLY}"
    rf"(?: be so (?:kind|good)(?: as)? to)?{_KINDLY} (?:tell (?:me|us)|let (?:me|us) know"
    r"|inform (?:me|us)|say)"
    r"|(?:i (?:would|should)|i['’]d) (?:(?:like|love|be (?:glad|happy|interested)) to"
    r"|be (?:grateful|obliged) to) (?:know|ask|learn|hear)"
    r"|(?:i was |i am |i['’]m |was |just )*wondering|i wonder|do (?:you|u) (?:happen to )?know"
    r"|(?:i )?(?:just )?want(?:ed)? to (?:ask|know)"
    r"|(?:ich )?wollte(?: nur)?(?: mal)? (?:fragen|wissen)"
    rf"|(?:darf|dürfte|kann|könnte) (?:ich|man)(?: (?:sie|dich|euch))?{_KINDLY} (?:fragen|wissen"
    r"|erfahren)"
    rf"|(?:(?:können|könnten|würden) sie|(?:kannst|könntest|würdest) du) (?:mir|uns){_KINDLY}"
    r" (?:sagen|mitteilen|verraten)"
    r"|wissen sie|weißt du(?! was\s*[,:!–-])|(?:mich|es) würde(?: mich)? interessieren"
    r"|(?:ich )?wüsste (?:ich )?gerne?|(?:ich )?würde gerne? wissen"
)
"""What asks whether something may be asked."""

_SORRY: Final = (
    r"(?:(?:forgive|pardon|excuse|verzeih\w*|entschuldig\w*)\b"
    r"|(?:sorry|apologies) (?:to|for|if|about|that|dass|falls|wenn|für)\b"
    r"|i (?:apologi[sz]e|hate to)\b|at the risk of\b|with (?:all )?(?:due )?respect\b"
    r"|if i may(?: ask)?\b|wenn ich fragen darf\b"
    r"|before i (?:answer|say|vote|reply|decide|choose|commit|tell)\b"
    r"|bevor ich (?:antworte|abstimme|zusage|etwas sage|mich entscheide)\b)"
)
"""What is said ahead, before what somebody wants."""

_MAKES_UP: Final = (
    r"(?:do )?(?:you|u|ya|ye|y['’]?all) know what(?=\s*[,:!–-])|know what(?=\s*[,:!–-])"
    r"|(?:weißt|weisst|wisst|weiß) (?:du|ihr) was(?=\s*[,:!–-])|weißte was(?=\s*[,:!–-])"
    r"|(?:al+right|all right|well|anyway|tja|na gut|nun gut|also gut|gut dann"
    r"|screw it|change of plans?|new plan|planänderung|on second thoughts?|hm+)"
    r"(?=\s*[,:!–-]|\s+(?:then|dann|ok(?:ay)?)\b)|(?:hm+ )?ok(?:ay)? (?:then|dann)(?=\s)"
)
"""How somebody begins who has made up their mind: it says nothing of what about."""

_LEAD: Final = re.compile(
    rf"(?:{_SORRY}[^,:.!?–\n]{{0,70}}(?:\s*[,:–]\s*(?:(?:but|aber)\s+)?|\s-\s(?:(?:but|aber)\s+)?)"
    rf"|{_SORRY}[^,:.!?–\n]{{0,70}}?\s(?:but|aber)\s+"
    r"|as (?!(?:i|we|you|he|she|they|it|long|soon|far|well|per|for|of|from|a rule|a general)\b)"
    r"[^\d,.:;!?\n]{2,50}?,?\s+(?=(?:i|we)\b)"
    r"|als [^\d,.:;!?\n]{2,50}? (?=(?:kann|bin|habe|möchte|würde|muss|brauche) ich\b)"
    rf"|(?:{_ASKS_TO_ASK}){_KINDLY}[\s,:–-]+(?={_ASKING})"
    r"|(?:(?:and|und|oh|ok|okay|also|ach|ah|ja|just|nur|auch|please|bitte)\s+)*"
    r"(?:one (?:more|last) thing|another thing|last thing|something else"
    r"|noch (?:was|eins|etwas)|was noch|eins noch|eine sache noch)\s*[,:–-]\s*"
    rf"|(?:(?:{_MAKES_UP})\b[\s,:!–-]*(?:(?:then|dann)\b[\s,]*)?)+)(?=\S)",
    re.IGNORECASE,
)
"""What may be taken off where a sentence begins."""

_ASKED_ON: Final = r"[^.!?\n]{0,30}\?+\s*"
_THEN_ON: Final = r"[\s,:–-]*(?:(?:then|dann)[\s,:]+)?(?=\S)"
_IF_SO: Final = re.compile(
    r"\b(?:still (?:open|possible|running|time|vote|count\w*)|noch (?:offen|möglich|zeit|auf"
    rf"|abstimmen|stimmen|wählen|was))\b{_ASKED_ON}(?P<yes>(?:if (?:so|yes|it is)"
    rf"|(?:wenn|falls) ja)\b{_THEN_ON})"
    rf"|\b(?:too late|zu spät)\b{_ASKED_ON}(?P<no>(?:if not?|(?:wenn|falls) n(?:ein|icht))\b"
    rf"{_THEN_ON})",
    re.IGNORECASE,
)
"""What leads to what somebody does if it is not too late for it: “vote still open? if so B”."""

_IF: Final = re.compile(
    rf"(?:{_ASKS_TO_ASK}){_KINDLY}[\s,:–-]+(?:if|whether) "
    r"(?P<who>i|you|u|we|he|she|they|it|this|that)"
    r" (?P<verb>can|could|will|would|may|is|are|has|have|was|were|did|does)(?=\s)",
    re.IGNORECASE,
)
"""What asks whether: “do you know if we can …” is “can we …”."""

_YOU: Final = re.compile(
    r"(?P<you>(?:could|would|can|will) (?:you|u))"
    r"(?:\s+(?:be so (?:kind|good)(?: as)? to|kindly|perhaps|possibly|be kind enough to))+(?=\s)",
    re.IGNORECASE,
)
_KIND: Final = re.compile(
    r"(?:kindly"
    r"|please be so (?:kind|good) (?:as to|and|to)"
    r"|if you (?:would|could|will)(?: please)?(?: be so (?:kind|good))?,\s*(?:please|kindly)"
    r"|i (?:would|should|must)(?: kindly| politely| like to)? (?:ask|request|beg) you to"
    r"|may i(?: kindly| politely)? (?:ask|request|beg) you to"
    r"|ich (?:bitte|möchte) sie(?: bitten)?,(?=\s)"
    r"|(?:wären|seien) sie(?: bitte)? so (?:nett|gut|freundlich|lieb)(?: und|,)"
    r"|(?:wärst du|sei)(?: bitte)? so (?:nett|gut|freundlich|lieb)(?: und|,)"
    r")(?=\s)",
    re.IGNORECASE,
)
"""How something is asked for, at more length than “please”."""

_GLAD: Final = re.compile(
    r"(?:(?:i (?:would|should)|i['’]d) (?:be (?:very |most )?(?:grateful|obliged|glad|happy)"
    r"|appreciate it) if|it would be (?:very )?(?:kind|nice|good|great|helpful) if)"
    r" you (?:could|would|can)(?: kindly| please)?(?=\s)"
    r"|(?:is|was|would|might) (?:it (?:be )?)?possible(?: for you)? to(?=\s)",
    re.IGNORECASE,
)
"""How it is asked for at more length than “could you”."""

_I_WILL: Final = re.compile(
    r"\bill(?= (?:bring|send|take|have|get|make|give|put|post|share|prepare|order|book|print)\b)",
    re.IGNORECASE,
)
"""“I'll” without its mark: who will bring something is not ill."""

_MODALS: Final = {
    "können": "kannst",
    "könnten": "könntest",
    "würden": "würdest",
    "haben": "hast",
    "sind": "bist",
    "werden": "wirst",
    "wollen": "willst",
    "möchten": "magst",
    "sollen": "sollst",
    "dürfen": "darfst",
    "müssen": "musst",
    "wissen": "weißt",
}
_STEMS: Final = {
    "nehmen": "nimm",
    "geben": "gib",
    "vergessen": "vergiss",
    "sehen": "sieh",
    "lesen": "lies",
    "brechen": "brich",
    "sprechen": "sprich",
    "helfen": "hilf",
}
_NO_VERBS: Final = frozenset({"denn", "wenn", "wann", "dann", "ihnen", "an", "von", "in", "den"})
_FORMAL: Final = re.compile(
    r"(?P<first>(?:^|[.!?,;:–\n]\s*|\b(?:bitte|und|dann)\s+)?)(?P<verb>[^\W\d_]+n)\s+Sie\b",
    re.IGNORECASE,
)
_ALSO: Final = re.compile(r"(?<=[^\W\d_]\s)(?:Sie|Ihnen)\b")
_FOR_YOU: Final = {"Sie": "du", "Ihnen": "dir"}


@dataclass(frozen=True, slots=True)
class Unwrapped:
    """A text of the same length without what it was wrapped in, and where that stood ahead."""

    text: str
    leads: Sequence[Span] = ()

    def whole(self, about: About) -> About:
        """Return what is told together with what was said ahead of it."""
        begin = next((x.start for x in self.leads if x.end == about.span.start), about.span.start)
        return replace(about, span=Span(begin, about.span.end))


def unwrapped(text: str) -> Unwrapped:
    """Return a text without what its author only says out of courtesy."""
    if len(text) > _LONGEST:
        return Unwrapped(text)
    plain, leads = _IF_SO.sub(_without_if_so, text), []
    for begin in _beginnings(text):
        at = begin
        while lead := _LEAD.match(plain, at):
            at = lead.end()
        plain = plain[:begin] + " " * (at - begin) + plain[at:]
        leads += [Span(begin, at)] if at > begin else []
        plain = _asked(plain, at)
    return Unwrapped(_familiar(_I_WILL.sub("i  ", plain)), leads)


def _without_if_so(found: re.Match[str]) -> str:
    """Return what was asked, with blanks for the condition that it holds, and the vote follows."""
    ahead = found.start("no" if found["no"] else "yes") - found.start()
    return found.group()[:ahead].ljust(len(found.group()))


def _beginnings(text: str) -> Iterator[int]:
    return (found.end() for found in _BEGINS.finditer(text) if found.end() < len(text))


def _asked(text: str, at: int) -> str:
    """Return a text with what is asked for at a place in as few words as there are for it."""
    if found := _IF.match(text, at):
        return _put(text, found, f"{found['verb']} {found['who']}")
    if found := _YOU.match(text, at):
        return _put(text, found, found["you"])
    if found := _GLAD.match(text, at):
        return _put(text, found, "could you")
    found = _KIND.match(text, at)
    is_german = found is not None and "sie" in found.group().casefold().split()
    return _put(text, found, "bitte" if is_german else "please") if found else text


def _put(text: str, found: re.Match[str], words: str) -> str:
    """Return a text with other words in the place of some, which it ends with."""
    size = found.end() - found.start()
    return text[: found.start()] + words.rjust(size)[:size] + text[found.end() :]


def _familiar(text: str) -> str:
    """Return a text that says “du” where it said “Sie”."""
    if "Sie" not in text and "Ihnen" not in text:
        return text
    said = _FORMAL.sub(_said_to_you, text)
    return _ALSO.sub(lambda found: _FOR_YOU[found.group()].ljust(len(found.group())), said)


def _said_to_you(found: re.Match[str]) -> str:
    words, verb = found.group(), found["verb"].lower()
    if not words.endswith("Sie") or verb in _NO_VERBS:
        return words
    if verb in _MODALS:
        familiar = f"{_MODALS[verb]} du"
    else:
        familiar = _stem(verb) if found["first"] or not found.start() else f"{_stem(verb)}st du"
    size = len(words) - len(found["first"])
    return found["first"] + familiar[:size].ljust(size)


def _stem(verb: str) -> str:
    """Return a verb as it is said to somebody: “schick”, “erinner”, “warte”."""
    stem = _STEMS.get(verb) or verb.removesuffix("en" if verb.endswith("en") else "n")
    return f"{stem}e" if stem[-1] in "dt" else stem
