"""What puts right, or adds to, what its author told last: “sorry, meant Thu”, “and Wed too”.

Such words name a time and no stance. They are read behind what was told last, as if all of it were
one message.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from orchestration.language.languages import LANGUAGES
from orchestration.language.values import DayName, Meridian, MonthName, Offset, PartName, Reach
from orchestration.language.words.spelling import spelt
from orchestration.language.words.tokens import Token, tokenise
from orchestration.language.words.vocabulary import Vocabulary


class Sequel(Enum):
    """How words go on from what was told last."""

    MEANT = auto()
    """Another time was meant."""
    ADDED = auto()
    """The same holds of one more time."""
    ONLY = auto()
    """Of what was ruled out, one part suits, and only the other does not."""
    INSTEAD = auto()
    """What was told last is nothing, and this is."""
    SWAPPED = auto()
    """What was told of one time is of another."""
    STRUCK = auto()
    """A time is struck: what was told of it, or else the time itself."""
    QUALIFIED = auto()
    """It says more of how the same times suit: “but possible if need be”."""
    CONFIRMED = auto()
    """It says more of how the same times do not suit: “hard no”."""


@dataclass(frozen=True, slots=True)
class GoesOn:
    """Words that go on from what was told last: the time that they name, and which one suits.

    They are `weak` where they could answer a question as well. Of a time that is swapped or struck,
    `rest` says all of it, and `fine` what it says where nothing is noted of that time.
    """

    how: Sequel
    rest: str
    fine: str = ""
    weak: bool = False


_LONGEST: Final = 80
_PAUSE: Final = r"[\s,.!:;…–-]*"
_HALT: Final = (
    r"(?:wait|warte|moment(?: mal)?|hang on|hold on|scratch that|quatsch|unsinn|blödsinn|stopp?"
    r"|halt)"
)
_SLIP: Final = (
    r"(?:so+r+y|sry|entschuldigung|ups|up?sie|oops|oopsie|whoops|argh|mist|damn|my bad|my mistake"
    r"|mein fehler|typo|verschrieben|vertippt|vertan|falsch|wrong (?:day|time)|falscher tag"
    r"|(?:no|nope|nah|nein|nee?|nö)(?=\s*(?:[,.!:;…–-]|i\b|ich\b|me(?:ant|inte?)\b"
    rf"|{_HALT}\b|sorry\b|falsch\b|doch\b))|{_HALT})"
)
_OH: Final = rf"(?:(?:{_SLIP}|ok(?:ay)?|oh|ah|ach(?: so)?|hm+|but|aber)\b{_PAUSE})"
_MEANT: Final = (
    r"(?:(?:i|ich) )?(?:actually |eigentlich |natürlich |of course )?"
    r"(?:meant(?: to say)?|mean|meinte|meine?|habe? gemeint)\b"
    r"(?: (?:actually|eigentlich|natürlich|of course|doch|damit)\b)*"
)
_LEAD: Final = re.compile(rf"(?P<meant>{_OH}*{_MEANT}{_PAUSE})|{_OH}+|\*\s*", re.IGNORECASE)
_SLIPS: Final = re.compile(rf"\b{_SLIP}\b|^\*", re.IGNORECASE)
_TAIL: Final = re.compile(
    rf"{_PAUSE}\b(?:i meant?|meinte? ich|mein ich|sorry|of course|natürlich"
    rf"|(?:ist|war) gemeint){_PAUSE}(?:of course|natürlich|sorry)?{_PAUSE}$",
    re.IGNORECASE,
)
_WITHDRAWN: Final = re.compile(
    rf"{_OH}*(?:scratch that|strike that|forget (?:that|it)|vergiss (?:das|es)|streich das"
    rf"|kommando zurück|correction|korrektur)\s*[,.!:;…–-]{_PAUSE}",
    re.IGNORECASE,
)
_JUST_THAT: Final = re.compile(
    rf"(?:(?:no|nope|nah|nein|nee?|nö|ok(?:ay)?|oh|ach|hm+|well|na|{_HALT})\b{_PAUSE})*"
    r"(?:(?:(?:just|please|bitte|then|dann|actually|let['’]?s|better)[\s,]+)*(?:take|go with"
    r"|put me down for)|(?:dann |ach |also )*(?:nimm|nehmt|nehmen wir|schreibt? mich)"
    r"(?: (?:doch|einfach|lieber|dann|bitte|mal|auf))*)\s+"
    rf"(?P<rest>[^,;]{{2,40}}?)(?:[\s,]+(?:instead|stattdessen|lieber|then|dann|please|pls|bitte"
    rf"|after all|doch))*{_PAUSE}"
    rf"|(?:(?:no|nope|nah|nein|nee?|nö|ok(?:ay)?|oh|ach|hm+|{_HALT})\b{_PAUSE})*"
    r"(?P<instead>[^,;]{2,40}?),? (?:instead|stattdessen)(?: (?:please|pls|bitte|then|dann))*"
    rf"{_PAUSE}",
    re.IGNORECASE,
)
"""One time in the place of those that were told last: “nah just take tue after 2”."""

_AFTER_ALL: Final = re.compile(r"\b(?:after all|doch)\b", re.IGNORECASE)
"""What takes an earlier no back by itself."""

_NEVER_MIND: Final = re.compile(
    rf"{_OH}*(?:nvm|never ?mind|actually|egal|doch)\b{_PAUSE}", re.IGNORECASE
)
_AND: Final = re.compile(
    r"(?:(?:oh|ah|ach|ok(?:ay)?|actually|btw|sorry)[,\s]+)*"
    r"(?:and|also|und|plus|(?:the )?same (?:for|with|goes for|on)|(?:das )?gleiche (?:gilt )?für"
    r"|genauso|ebenso|ditto)[,\s]+(?:also |auch |on |am |an |the |noch )*",
    re.IGNORECASE,
)
_TOO: Final = re.compile(
    r"(?P<too>[,\s]+(?:too|also|as well|likewise|either|neither|auch(?: nicht| nich| net)?"
    r"|ebenfalls|genauso|ebenso))?"
    r"(?:[,\s]+(?:actually|eigentlich|btw|übrigens|please|pls|bitte|noch|i guess"
    r"|auch(?: nicht| nich| net)?))*[\s.!]*$",
    re.IGNORECASE,
)
_NOT: Final = re.compile(r"\b(?:neither|either|nicht|nich|net)\b", re.IGNORECASE)
_ONLY_THAT: Final = re.compile(
    r"(?P<fine>.+?) (?:(?:is|are|works?|passt|geht|klappt|wäre|would be)\b"
    r"(?: (?:doch|then|after all|actually|eigentlich|fine|ok(?:ay)?|good|möglich)\b)*"
    r"|(?:fine|ok(?:ay)?))[\s,;.–-]+(?:(?:it['’]?s|es ist|and|und|but|aber) )?"
    r"(?:just|only|nur|bloß|lediglich)(?: (?:not|nicht))? (?P<not>.+?)"
    r"(?: (?:not|nicht|geht nicht|does(?:n['’]?| no)t(?: work)?|is out|no))?[\s.!]*",
    re.IGNORECASE,
)
_ONLY_UNTIL: Final = re.compile(
    r"(?:(?:ach|ah|oh|no|nope|nee?|nein|wait|actually|doch)[\s,]+)*"
    r"(?P<fine>[\w’' ]{2,30}?)(?:['’]?s| is| are| bin ich| ist)?"
    r"(?: (?:only|just|nur|bloß|busy|blocked|taken|gone|dicht|belegt|zu|weg))+"
    r" (?P<not>(?:un)?(?:til+|bis|before|vor|after|from|ab|nach)\b [\w:. ]{1,20}?)[\s,;.–-]+"
    r"(?:(?:and|und|but|aber|the|der|dem)\s+)*rest\b.{0,30}?"
    r"\b(?:ok(?:ay)?|fine|free|works?|good|possible|frei|passt|geht|gut|möglich)[\s.!]*",
    re.IGNORECASE,
)
"""Of a day that was ruled out, all but a part suits: “Monday only until 11, the rest is ok”."""

_IT: Final = (
    r"(?:(?:it|that|this|es|das|der|die|(?:the|my|mein|meine) [\w'’-]+(?: [\w-]+)?"
    r"|(?:der|die|das) [\w-]+(?: [\w-]+)?)(?:['’]s| is| are| was| ist| sind| war)"
    r"(?: (?:actually|doch|erst|schon|ja|now|jetzt|only))*\s+)"
)
_NOUN: Final = rf"(?:{_IT}|[^\W\d]{{3,20}}(?:['’]s| is| ist) )"
"""What leads to a time: “it's”, “the client is”, “dentist is”."""

_NO_MEETING: Final = r"(?!.*\b(?:deadline|frist|meeting|call|termin|treffen|vote|poll|umfrage)\b)"
_SWAPPED: Final = re.compile(
    rf"{_NO_MEETING}{_NOUN}?(?P<new>[^,;]{{2,30}}?)[\s,;–-]+(?:(?:and|und) )?"
    r"(?:not|nicht|instead of|rather than|statt|anstatt)\s+(?P<old>[^,;]{2,30}?)[\s.!]*"
    rf"|{_NO_MEETING}{_NOUN}?(?:not|nicht)\s+(?P<old_>[^,;]{{2,30}}?)[\s,;–-]+"
    rf"(?:(?:but|sondern)\s+)?{_IT}?(?P<new_>[^,;]{{2,30}}?)[\s.!]*"
    rf"|{_NO_MEETING}.{{0,20}}?\b(?:moved|verschoben|verlegt)\b.*?\b(?:from|vom?)\s+"
    r"(?P<old__>.{2,30}?)\s+(?:to|auf)\s+(?P<new__>.{2,30}?)[\s.!]*"
    r"|(?P<old___>[^,;]{2,20}?)(?:['’]s| is| are| works?| geht| passt| klappt)"
    r"(?: (?:fine|ok(?:ay)?|good|doch|ja|schon|eigentlich|actually))*[\s,;.–-]+"
    rf"(?:{_MEANT}{_PAUSE}(?P<new___>[^,;]{{2,20}}?)"
    r"|(?P<new____>[^,;]{2,20}?) (?:(?:meinte?|meine) ich|i meant?))[\s.!]*",
    re.IGNORECASE,
)
"""What was told of a time is of another: “Friday, not Thursday”, “Monday is ok, I meant Friday”."""

_WHAT: Final = re.compile(
    r"\b(?:the|my|der|die|das|meine?) (?P<what>[\w'’-]+(?: [\w-]+)?) (?:is|are|was|ist|sind|war)\b",
    re.IGNORECASE,
)
_STRUCK: Final = re.compile(
    r"(?:(?:please|pls|bitte|ok|dann|und|and)\s+)*(?:(?P<en>strike|scratch|cross (?:out|off))"
    r"|streiche?t?(?: (?:bitte|mir|mal))*)\s+(?:the |den |die )?(?P<rest>.{2,40}?)"
    r"(?:,? (?:please|pls|bitte))?[\s.!]*"
    r"|(?:den |die )?(?P<rest_>.{2,40}?)\s+(?:bitte |mal |wieder )*streichen(?: bitte)?[\s.!]*",
    re.IGNORECASE,
)
_BOUND: Final = re.compile(
    r"\b(?:before|after|from|until|vor|nach|ab|bis)\b(?= \d{1,2}(?::\d\d)?\b)", re.IGNORECASE
)
_HOUR: Final = re.compile(r"\d{1,2}(?::\d\d)?(?: ?[ap]m| ?uhr)?", re.IGNORECASE)
_IN_FULL: Final = {
    "mo": "montags",
    "di": "dienstags",
    "mi": "mittwochs",
    "do": "donnerstags",
    "fr": "freitags",
    "sa": "samstags",
    "so": "sonntags",
}
"""Days in short are days beside others alone; behind what was told, they are what else it is of."""

_SAID: Final = {
    "en": {
        Sequel.MEANT: "{before}{last}. sorry, I meant {rest}",
        Sequel.ADDED: "{before}{last}, and {rest} too",
        Sequel.QUALIFIED: "{before}{last}, {rest}",
        Sequel.CONFIRMED: "{before}{last}, {rest}",
    },
    "de": {
        Sequel.MEANT: "{before}{last}. sorry, ich meinte {rest}",
        Sequel.ADDED: "{before}{last}, {rest} auch{not_}",
        Sequel.QUALIFIED: "{before}{last}, {rest}",
        Sequel.CONFIRMED: "{before}{last}, {rest}",
    },
}
_IS_GERMAN: Final = re.compile(r"\b(?:nicht|statt|anstatt|sondern|vom?|auf)\b", re.IGNORECASE)
_SWAP: Final = ("not {old}, I meant {new}", "nicht {old}, ich meinte {new}")
_OUT: Final = ("can't do {rest}", "kann {rest} nicht")
"""What such words say in English, and in German."""

_FINE: Final = {
    "en": "{fine} works, just not {rest}",
    "de": "{fine} passt, nur {rest} nicht",
}
_GERMAN: Final = "de"
_TIMES: Final = (DayName, MonthName, PartName, Offset)
_BESIDE_TIMES: Final = (Meridian, Reach)


def goes_on(text: str) -> GoesOn | None:
    """Return how words go on from what their author told last; None where they do not."""
    if len(text) > _LONGEST or "?" in text:
        return None
    return (
        _withdrawn(text)
        or _just_that(text)
        or _swapped(text)
        or _struck(text)
        or _meant(text)
        or _only_that(text)
        or _added(text)
    )


def _withdrawn(text: str) -> GoesOn | None:
    lead = _WITHDRAWN.match(text)
    rest = text[lead.end() :].strip() if lead else ""
    if not rest or not times_in(rest) or _AFTER_ALL.search(rest):
        return None
    return GoesOn(Sequel.MEANT if _is_fragment(rest) else Sequel.INSTEAD, rest)


def _just_that(text: str) -> GoesOn | None:
    found = _JUST_THAT.fullmatch(text.strip())
    rest = (found["rest"] or found["instead"]) if found else ""
    return GoesOn(Sequel.INSTEAD, rest, weak=True) if rest and _is_fragment(rest) else None


def _meant(text: str) -> GoesOn | None:
    said = text.strip()
    tail = _TAIL.search(said)
    if tail and tail.start():
        said = said[: tail.start()]
    lead = _LEAD.match(said)
    rest = said[lead.end() :] if lead else said
    is_sure = bool(tail and tail.start()) or bool(lead and lead["meant"])
    slips = bool(lead and _SLIPS.search(lead.group()))
    if not (is_sure or slips) or not _is_fragment(rest):
        return None
    return GoesOn(Sequel.MEANT, rest.strip(" .!"), weak=not is_sure)


def _swapped(text: str) -> GoesOn | None:
    lead = _LEAD.match(text)
    parts = _SWAPPED.fullmatch(text[lead.end() :] if lead else text)
    said = parts.groupdict() if parts else {}
    named = {key.rstrip("_"): each for key, each in said.items() if each}
    if not named or not all(map(_is_fragment, named.values())):
        return None
    slips = bool(lead and (lead["meant"] or _SLIPS.search(lead.group())))
    is_german, of = _IS_GERMAN.search(text) is not None, _WHAT.search(text)
    fine = f"{of['what']} {named['new']}" if of else ""
    return GoesOn(Sequel.SWAPPED, _SWAP[is_german].format(**named), fine, weak=not slips)


def _struck(text: str) -> GoesOn | None:
    parts = _STRUCK.fullmatch(text.strip())
    rest = (parts["rest"] or parts["rest_"]) if parts else ""
    if not parts or not _is_fragment(rest):
        return None
    return GoesOn(Sequel.STRUCK, _OUT[not parts["en"]].format(rest=rest), weak=True)


def _only_that(text: str) -> GoesOn | None:
    lead = _NEVER_MIND.match(text) or _LEAD.match(text)
    said = text[lead.end() :] if lead else text
    if (part := _ONLY_UNTIL.fullmatch(said)) and _is_fragment(part["fine"]):
        return GoesOn(Sequel.ONLY, f"{part['fine']} {part['not']}", part["fine"])
    parts = _ONLY_THAT.fullmatch(said)
    if not parts or not (_is_fragment(parts["fine"]) and _is_fragment(parts["not"])):
        return None
    return GoesOn(Sequel.ONLY, parts["not"], parts["fine"])


def _added(text: str) -> GoesOn | None:
    joint, end = _AND.match(text), _TOO.search(text)
    rest = text[joint.end() if joint else 0 : end.start() if end else len(text)]
    is_one = joint or (end and _ECHOES.search(end.group()))
    return GoesOn(Sequel.ADDED, rest.strip(), weak=True) if is_one and _is_fragment(rest) else None


_ECHOES: Final = re.compile(
    r"\b(?:too|also|as well|likewise|either|neither|auch|ebenfalls|genauso|ebenso)\b", re.IGNORECASE
)


def as_one(said: GoesOn, told: Sequence[str], language: str) -> str:
    """Return what was told last, a wish each, and what goes on from it, as one message.

    Where an hour alone is put right, that is the same bound. As many days as were told are put in
    the place of all of them, fewer in that of the last.
    """
    if said.how is Sequel.INSTEAD or not told:
        return said.rest
    if said.how is Sequel.ONLY:
        return _FINE[language].format(fine=said.fine, rest=said.rest)
    *before, last = told
    rest = said.rest
    bounds = _BOUND.findall(last)
    if len(bounds) == 1 and _HOUR.fullmatch(rest):
        rest = f"{bounds[0]} {rest}"
    if language == _GERMAN and said.how in (Sequel.MEANT, Sequel.ADDED):
        first, *others = rest.split(" ")
        rest = " ".join((_IN_FULL.get(first.lower(), first), *others))
    is_of_all = said.how is Sequel.MEANT and (_days_in(rest) or 1) >= len(told)
    return _SAID[language][said.how].format(
        before="" if is_of_all else "".join(f"{each}. " for each in before),
        last=last,
        rest=rest,
        not_=" nicht" if _NOT.search(last) else "",
    )


def is_time(words: str) -> bool:
    """Tell whether words are nothing but a time."""
    return _is_fragment(words)


def _is_fragment(words: str) -> bool:
    """Tell whether words are nothing but a time, in one of the languages."""
    return any(_is_time_alone(_tokens(words, each), each) for each in LANGUAGES)


def _is_time_alone(tokens: Sequence[Token], words: Vocabulary) -> bool:
    small = words.corrections.in_a_fragment
    timely = [_is_timely(each, words) for each in tokens]
    known = (
        is_time or each.text in small or isinstance(words.phrases.get(each.text), _BESIDE_TIMES)
        for each, is_time in zip(tokens, timely, strict=True)
    )
    return any(timely) and all(known)


def times_in(words: str) -> int:
    """Return how many times words name, in the language that knows most of them."""
    return max(sum(_is_timely(x, each) for x in _tokens(words, each)) for each in LANGUAGES)


def _days_in(words: str) -> int:
    """Return how many days words name: “Wednesday afternoon” is put in the place of one wish."""
    return max(sum(_is_day(x, each) for x in _tokens(words, each)) for each in LANGUAGES)


def _is_day(token: Token, words: Vocabulary) -> bool:
    return isinstance(words.phrases.get(token.text), DayName)


def _is_timely(token: Token, words: Vocabulary) -> bool:
    return token.text[0].isdecimal() or isinstance(words.phrases.get(token.text), _TIMES)


def _tokens(text: str, words: Vocabulary) -> Sequence[Token]:
    return words.prepared(spelt(tokenise(text, (), words.spelling), (), words.spelling))
