"""Who need not come, and who has to: "Raj is optional", "wenn Raj kann", "Dana muss dabei sein".

In a request it stands anywhere; as an order it is a whole sentence. Only names of people count, so
that an optional lunch is nobody's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.language.words.tokens import folded
from orchestration.model.people import Member, MemberId

_FLAGS: Final = re.IGNORECASE
_HE: Final = r"(?:he|she|they|it|er|sie|es|sie beide)"
_CAN: Final = (
    r"(?:can(?: (?:make it|come|join|be there))?|could|has (?:the )?time|have (?:the )?time"
    r"|(?:is|are) (?:free|available|around|in|interested)|likes?(?: to)?|wants?(?: to)?"
    r"|works?(?: out)?"
    r"|fits|kann|können|könnte|könnten|zeit hat|zeit haben|mag|mögen|möchte|möchten|will|wollen"
    r"|es passt|es (?:ihm|ihr|ihnen) passt|frei ist|dabei sein (?:kann|können)|da ist)"
)
_NO_TIME: Final = (
    r"(?!['’\w])(?! (?:make|do|on|at|in|am|um|im|before|after|by|until|bis|vor|nach|ab|only|nur)\b)"
    r"(?! (?:mon|tue|wed|thu|fri|sat|sun|die|mitt|don|fre|sam|son)\w*)"
)
"""Behind it no time follows, which would make it a condition of that: "if she can make Tuesday"."""

_IF: Final = rf"(?:if|falls|wenn|sofern) (?:{_HE} )?{_CAN}{_NO_TIME}"
_ONLY: Final = r"(?:only|just|nur|but only|aber nur|gern|gerne|gladly)"
_COME: Final = (
    r"(?:vote|answer|be there|be in it|be present|attend|come(?: along)?|join|take part|participate"
    r"|be part of it)"
)
_DABEI: Final = (
    r"(?:abstimmen|mitstimmen|antworten|(?:mit )?dabei(?: zu)? ?sein|da ?sein|mitkommen|kommen"
    r"|teilnehmen|anwesend sein|mitmachen|dazukommen)"
)
_NICHT: Final = "(?:nicht|nich|net|ned|ni)"
_SOFT: Final = (
    r"(?:(?:unbedingt|zwingend|also|auch|doch|ja|really|necessarily|strictly|always|definitely"
    r"|absolutely|auf jeden fall|auf alle fälle|definitiv) )*"
)
_IS: Final = r"(?:is|are|['’]s|ist|sind|wird|werden|wäre|wären|can be|would be)"
_NOT_NEEDED: Final = (
    rf"(?:{_IS} {_SOFT}(?:only |just |nur )?(?:(?:a )?nice[- ]to[- ]have|optional)"
    r"|(?:can|may|could|kann|können|darf|dürfen) (?:also |auch |gern |gerne |ruhig )?"
    r"(?:skip(?: it| this| that)?(?: one| time)?|sit (?:it|this) out|fehlen|wegbleiben"
    r"|zu ?hause bleiben)"
    rf"|(?:is|are) {_SOFT}(?:not|n['’]t) {_SOFT}(?:needed|required|necessary|mandatory)"
    rf"|(?:isn['’]?t|aren['’]?t) {_SOFT}(?:needed|required|necessary|mandatory)"
    rf"|(?:ist|sind|wird|werden) {_NICHT} {_SOFT}(?:nötig|notwendig|erforderlich|gebraucht|pflicht)"
    rf"|(?:does not|doesn['’]?t|do not|don['’]?t) {_SOFT}(?:need|have) to {_COME}"
    rf"|(?:needn['’]?t|need not) {_SOFT}{_COME}"
    rf"|(?:muss|müssen|braucht|brauchen) (?:auch |ja )?{_NICHT} {_SOFT}{_DABEI}"
    r"|(?:can|could|may|kann|können|darf|dürfen)(?: gern| gerne| also| auch)?"
    rf" (?:{_COME}|{_DABEI}),? {_IF})"
)
_IN_VAIN: Final = (
    r"(?:(?:it|that|this|the meeting) (?:won['’]?t work|makes no sense|does(?:n['’]?t| not) make"
    r" (?:any |much )?sense|is (?:pointless|useless|no use))|there(?:['’]?s| is) no point"
    r"|(?:das |es )?(?:geht (?:es |das )?nicht|(?:macht|hat|ergibt) (?:das |es )?keinen sinn"
    r"|bringt (?:das |es )?nichts)"
    r"|(?:brauchen|müssen) wir (?:uns )?(?:gar |erst |da )*nicht (?:anzufangen|anfangen|zu treffen"
    r"|treffen|zu reden|reden)"
    r"|we (?:need not|needn['’]?t|do(?:n['’]?t| not) need to) (?:even )?(?:bother|start|meet))"
)
_NEEDED: Final = (
    rf"(?:(?:must|has to|have to|needs to|need to|should) {_SOFT}{_COME}"
    rf"|(?:is|are) (?:a must|{_SOFT}(?:required|needed|mandatory|not optional|no longer optional"
    r"|not optional any ?more))"
    rf"|(?:muss|müssen) {_SOFT}{_DABEI}"
    rf"|(?:wird|werden) {_SOFT}gebraucht|(?:ist|sind) (?:nicht (?:mehr )?optional|pflicht|nötig))"
)
_THERE: Final = rf"(?: (?:there|to {_COME}|dabei|unbedingt|doch))*"
_AFTER: Final = (
    r"(?:,? (?:after all|too|as well|though|for (?:this|it|that)|now|please|bitte|doch|auch"
    r"|no matter what|whatever happens|in any case|at all costs|for sure|definitely|either way"
    r"|auf jeden fall|auf alle fälle|egal was(?: ist| kommt| passiert)?|unbedingt|zwingend))*"
)
_TURNS: Final = (
    r"(?:\s+(?:does(?:n['’]?t| not)?|do(?:n['’]?t| not)?|is(?:n['’]?t| not)?|are(?:n['’]?t| not)?"
    r"|has to|have to|must|should|needs to|is needed|aber|schon|ja|muss|müssen|unbedingt"
    r"|auf jeden fall"
    r"|definitely|though|nicht|be there|dabei ?sein|wohl))+"
)
_DENIES: Final = r"\b(?:not|nicht)\b|n['’]?t\b"
_BEFORE: Final = (
    r"(?:(?:and|also|und|oh|ok|okay|actually|sorry|btw|by the way|übrigens|please|bitte|hi|hey"
    r"|@convene|no matter what|in any case|whatever happens|egal was(?: ist| kommt)?"
    r"|auf jeden fall)[,:]? )*"
)


_ONLY_ORGANISES: Final = re.compile(
    rf"{_BEFORE}(?:"
    r"(?:i['’]?m|i am|i will|i['’]?ll|i won['’]?t|i do(?: not|n['’]?t)|i|ich|bin|ich bin|ich werde)"
    r" (?P<out>[^.!?\n]{2,60}?)[\s,;–-]+(?:(?:but|and|aber|sondern|und)\s+)?)?"
    r"(?:i['’]?m |i am |i |ich |bin )?(?:(?:just|only|nur|bloß|lediglich|bin nur)"
    r" (?:the |der |die )?(?:organi[sz](?:ing|e|er)|setting (?:it|this) up|arranging (?:it|this)"
    r"|scheduling (?:it|this)|organisier\w*|organisator(?:in)?|einlade\w*|planer(?:in)?)"
    r"|(?:organisiere|plane|koordiniere|lade)(?: (?:das|es|hier))? nur(?: ein)?)"
    r"(?: (?:it|this|das|es|nur|this one|here|hier|ja))*[\s.!]*",
    _FLAGS,
)
_STAYS_OUT: Final = re.compile(
    rf"{_BEFORE}(?:"
    r"(?:i['’]?m|i am|i will|i['’]?ll|i won['’]?t|i do(?: not|n['’]?t))(?: not)?"
    r" (?:be )?(?:attend(?:ing)?|com(?:e|ing)|join(?:ing)?|tak(?:e|ing) part|there|in it|needed)"
    r"(?: (?:it|this|there))? (?:myself|personally|in person)"
    r"|(?:you|they|we) (?:do(?:n['’]?t| not) need|needn['’]?t have) me (?:there|in (?:it|this))"
    r"|i (?:do(?:n['’]?t| not) (?:need|have) to|needn['’]?t|need not) (?:be there|be in it|attend"
    r"|come|join)(?: myself| personally)?"
    r"|(?:i['’]?m|i am|count me as|make me|mark me as|put me as|ich bin|bin) optional"
    r"|ich (?:selbst|selber|persönlich) (?:bin nicht dabei|komme nicht|nehme nicht teil|muss nicht"
    r" (?:dabei sein|mit|kommen|rein))"
    r"|ich (?:bin|komme|nehme) (?:selbst|selber|persönlich) (?:gar )?nicht (?:dabei|mit|teil)"
    r"|ich muss (?:selbst |selber |da |gar |auch )*nicht (?:dabei sein|mit rein|kommen|mit)"
    r"|(?:mich|meine person) (?:braucht ihr|brauchts|braucht es) (?:dabei |da |dazu )?nicht"
    r"(?: dabei)?|ihr braucht mich (?:da |dabei |dazu )?nicht(?: dabei)?)(?:[\s,]+(?:btw|übrigens"
    r"|though|tbh|selbst|myself))*[\s.!]*",
    _FLAGS,
)


_STAYS_OUT_OF: Final = re.compile(
    r"\b(?:not|nicht|kein\w*|attend|come|join|n['’]t)\b|n['’]t\b", _FLAGS
)


def need_not_come(sentence: str) -> bool:
    """Tell whether who asks for something says that they need not be there: they only organise."""
    said = sentence.strip()
    only = _ONLY_ORGANISES.fullmatch(said)
    is_only = only is not None and (only["out"] is None or _STAYS_OUT_OF.search(only["out"]))
    return bool(is_only) or _STAYS_OUT.fullmatch(said) is not None


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is optional by what was said, and who is needed."""

    optional: tuple[MemberId, ...] = ()
    needed: tuple[MemberId, ...] = ()


def attendance_in(sentence: str, people: Sequence[Member]) -> Attendance | None:
    """Return what a whole sentence says of who has to come; None where it is of no such thing."""
    people = _named(sentence, people)
    said, names = sentence.strip(" .!,"), _names(people)
    if "?" in said or not names:
        return None
    if both := _contrasted(said, names, people):
        return both
    optional = _fits(said, (
        rf"(?P<names>{names})(?: |(?=['’]s )){_NOT_NEEDED}",
        rf"(?:there(?: is|['’]s) )?no need for (?P<names>{names})(?: to {_COME}| there)?",
        rf"(?:make|mark|set|treat|count|mache?|setze?) (?P<names>{names})(?: as| auf)? optional",
        rf"optional(?:ly|e?r?)?(?: is| are| ist| sind)?:? (?P<names>{names})",
        rf"(?P<names>{names}):? \(?optional\)?",
        rf"(?P<names>{names}),?(?: {_ONLY})?,? {_IF}",
        rf"(?:we )?(?:don['’]?t|do not) (?:necessarily|really|strictly) need (?P<names>{names})",
        rf"(?:we )?(?:don['’]?t|do not) need (?P<names>{names}) (?:to {_COME}|there)",
        rf"(?:wir )?brauchen (?P<names>{names}) {_NICHT} (?:unbedingt|zwingend)",
        rf"{_ONLY} (?:auch )?mit (?P<names>{names}),? {_IF}",
    ))  # fmt: skip
    needed = _fits(said, (
        rf"(?P<names>{names}) {_SOFT}{_NEEDED}",
        rf"(?:make|mark|mache?) (?P<names>{names})(?: as)? (?:required|needed|mandatory)",
        rf"(?:we |wir )?(?:(?:do|really) )*(?:need|brauchen) (?P<names>{names}){_THERE}",
        rf"(?:not without|nicht ohne) (?P<names>{names})",
        rf"(?:without|ohne) (?P<names>{names}),? {_IN_VAIN}",
        rf"{_IN_VAIN} (?:without|ohne) (?P<names>{names})",
    ))  # fmt: skip
    if not (optional or needed):
        return None
    if optional:
        return Attendance(optional=_ids(_meant(optional, said), people))
    return Attendance(needed=_ids(needed, people))


def _contrasted(said: str, names: str, people: Sequence[Member]) -> Attendance | None:
    """Return what is said of some, and the contrary of others: “Dana is optional, Ines isn't”."""
    found = re.fullmatch(
        rf"(?P<first>.+?)(?:\s*,\s*|\s+)(?:(?:but|aber|and|und)\s+)?(?P<names>{names})"
        rf"(?P<turns>{_TURNS})",
        said,
        _FLAGS,
    )
    first = attendance_in(found["first"], people) if found else None
    if found is None or first is None:
        return None
    others = _ids(found["names"], people)
    is_needed = bool(first.optional)
    if (
        bool(re.search(_DENIES, found["turns"], _FLAGS))
        and "optional" not in found["first"].casefold()
    ):
        return None if is_needed else Attendance(optional=others, needed=first.needed)
    return Attendance(optional=first.optional, needed=others) if is_needed else None


def optional_apart(text: str, people: Sequence[Member]) -> tuple[tuple[MemberId, ...], str]:
    """Return who is optional by what a request says, and the request that asks them as well."""
    people = _named(text, people)
    names, found = _names(people), list[MemberId]()
    if not names:
        return (), text
    for pattern, instead in _SHAPES:
        asked = re.compile(pattern.format(names=names), _FLAGS)
        for each in asked.finditer(text):
            found += _ids(_meant(each["names"], each[0]), people)
        text = asked.sub(instead, text)
    return tuple(dict.fromkeys(found)), text


_SHAPES: Final = tuple(
    (shape.replace("{", "{{").replace("}", "}}").replace("{{names}}", "{names}"), instead)
    for shape, instead in (
        (r"\boptional(?:ly)?:? (?:also |with |auch |mit )*(?P<names>{names})", r"\g<names>"),
        (r"(?P<names>{names}) (?:\(optional(?:ly)?\)|as optional|als optionale?r?)", r"\g<names>"),
        (
            (
                r",? ?(?:\band |\bund )?(?:gern|gerne|gladly|perhaps|vielleicht)"
                rf"(?: auch| also| mit| with)* (?P<names>{{names}}),? {_IF}"
            ),
            r", with \g<names>",
        ),
        (
            rf"(?P<names>{{names}}),?(?: {_ONLY})?,? {_IF}(?: and (?:likes|wants)(?: to)?)?",
            r"\g<names>",
        ),
        (rf",? {_IF},? (?:also |with |auch |mit )*(?P<names>{{names}})", r" \g<names>"),
        (
            (
                r"(?P<lead>,? ?(?:\band |\bund )?)(?:if|falls|wenn|sofern) (?P<names>{names})"
                rf" {_CAN}{_NO_TIME}(?!,? (?:kann|can|then|dann|i|ich|we|wir)\b)"
                r"(?:,? (?:also|too|auch|gern|gerne))*"
                r"(?:,? (?:with|mit) (?:him|her|them|ihm|ihr|ihnen|{names})(?: too| also| auch)?)?"
            ),
            r"\g<lead>with \g<names>",
        ),
        (rf"(?P<names>{{names}}) {_NOT_NEEDED}", r"\g<names> is optional"),
        (r"(?:make|mark|mache?) (?P<names>{names})(?: as)? optional", r"\g<names> is optional"),
    )
)
"""How a request says it, and what is left of that: whom it asks."""


def _meant(row: str, said: str) -> str:
    """Return of whom it is said behind several names: of the last, unless it says of all."""
    is_ahead = said.lstrip(" ,(").casefold().startswith("optional")
    if is_ahead or _PLURAL.search(said) or re.match(r"make|mark|mache?", said, _FLAGS):
        return row
    return _LINK.split(row)[-1]


def _fits(said: str, patterns: Sequence[str]) -> str:
    for each in patterns:
        found = re.fullmatch(f"{_BEFORE}{each}{_AFTER}", said, _FLAGS)
        if found:
            return found["names"]
    return ""


_LINK: Final = re.compile(r",? (?:and|or|und|oder|sowie|&) |, ?", _FLAGS)
_PLURAL: Final = re.compile(
    r"\b(?:they|are|aren['’]?t|don['’]?t|do not|have|needn['’]?t|need not|können|könnten|haben"
    r"|müssen|brauchen|sind|wollen|möchten|mögen|werden|dürfen|ihnen)(?!\w)",
    _FLAGS,
)


def _named(text: str, people: Sequence[Member]) -> list[Member]:
    """Return whose first name, or id, stands in a text."""
    said = folded(text)
    return [
        each
        for each in people
        if folded(each.id) in said or folded((each.name.split() or ["\0"])[0]) in said
    ]


def _names(people: Sequence[Member]) -> str:
    """Return what fits one person's name, or several in a row."""
    called = [each for one in people for each in _called(one)]
    one = "|".join(sorted(called, key=len, reverse=True))
    link = r"(?:,? (?:and|or|und|oder|sowie|&) |, ?)"
    return rf"(?<![\w@])(?:{one})(?:{link}(?:{one}))*(?!['’\w])" if called else ""


def _called(person: Member) -> list[str]:
    first = person.name.split()[:1]
    handle = rf"<@{re.escape(person.id)}(?:\|[^>]*)?>"
    names = (person.name, *first)
    spelled = dict.fromkeys((*names, *map(folded, names)))
    return [handle, *(rf"@?{re.escape(each)}" for each in spelled if each)]


def _ids(named: str, people: Sequence[Member]) -> tuple[MemberId, ...]:
    """Return whose names these are; a first name that several have is nobody's."""
    found: list[MemberId] = []
    for each in _LINK.split(named):
        fits = [
            one
            for one in people
            if any(re.fullmatch(name, each.strip(), _FLAGS) for name in _called(one))
        ]
        found += [fits[0].id] if len(fits) == 1 else []
    return tuple(found)
