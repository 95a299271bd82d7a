"""What is asked of options and cannot be judged: kept as it was told; and why somebody asks it."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.asides import asks, is_aside
from orchestration.language.choosing.called_alike import is_known
from orchestration.language.choosing.none_of_these import finds_none_bad
from orchestration.language.choosing.words import words_of
from orchestration.language.saying.naming import Naming
from orchestration.model.message_context import MessageContext
from orchestration.model.preferences import Kind, Polarity, Preference, Source, Strength

_LONGEST: Final = 200
_FILLERS: Final = (
    r"(?:please|pls|plz|bitte|maybe|just|hey|hi|ok|so|also|and|und|hauptsache"
    r"|as long as(?: it['’]?s)?|the main thing:?|main thing is|for me|für mich|i['’]?d say|ideally"
    r"|preferably|am liebsten|möglichst|wenn möglich|if possible|bloß|nur"
    r"|mir wäre wichtig:?|wichtig:?|lieber)"
)
_NOT: Final = (
    r"(?:not|nothing|nothin|no|without|never|nix|nichts|nicht|kein\w*|ohne|niemals|nie)\b"
    r"(?!\s*[.!,]?\s*$)"
)
_KIND: Final = (
    r"(?:some(?:where|thing|place)|any(?:where|thing)|irgend\w+|was|etwas)\s+"
    r"(?:(?:i|we|ich|wir|man|you)\s+can|mit|with|without|ohne|near|nah\w*|in|im|für|for|not|nicht"
    r"|cheap\w*|quiet\w*|light|warm\w*|ruhig\w*|günstig\w*|leicht\w*|\w+es\b"
    r"|else|neu\w*|\w+ (?:pls|please|bitte))"
)
_LIMIT: Final = (
    r"(?:at most|at least|max(?:imum|imal)?|min(?:imum)?|no more than|up to|under|below|höchstens"
    r"|mindestens|unter|bis zu)\s+[€$£]?\s?\d"
)
_OVER: Final = (
    r"(?:(?:i\s+(?:hate|don['’]?t\s+(?:want|like))|ich\s+(?:mag|will|möchte))\s+"
    r"(?:anything|nothing|nix|nichts|keine?n?)|auf\s+keinen\s+fall)\s+"
    r"(?:over|above|under|below|more\s+than|less\s+than|über|unter|mehr\s+als|weniger\s+als)"
    r"\s+[€$£]?\s?\d"
)
_BUT: Final = (
    r"(?:any|every)(?:thing|where|one)?\s+(?:but|except|other than|apart from)\b"
    r"|(?:egal|alles|überall(?:hin)?)[\s,]+(?:nur|bloß|aber|hauptsache)\s+nicht\b"
    r"|(?:alles|überall(?:hin)?)\s+(?:außer|ausser|bis auf)\b"
    r"|(?:\w+\s+){1,3}(?:(?:bitte|please|lieber|eher|auf keinen fall)\s+(?:nicht|not)"
    r"|auf keinen fall|no thanks)[\s.!]*$"
)
_MUST: Final = (
    r"(?:it\s+)?(?:must|needs? to|has to|should|muss|sollte|soll)\s+(?:be|have|sein|haben)?\b"
)
_CRITERION: Final = re.compile(
    rf"\s*(?:{_FILLERS}[\s,:]+)*(?:{_NOT}|{_KIND}|{_LIMIT}|{_OVER}|{_BUT}|{_MUST})", re.IGNORECASE
)
_DIET: Final = re.compile(
    r"\b(?:vegetari(?:an|er\w*|sch\w*)|veggie|vegan\w*|halal|kosher|koscher|gluten\w*|lactose|laktose\w*"
    r"|allerg\w+|intoleran\w+|unverträglich\w*|barrierefrei\w*|wheelchair|rollstuhl\w*)\b",
    re.IGNORECASE,
)
_NO_WISH: Final = re.compile(
    r"\s*(?:no|not|nothing|nichts|nicht|nix|kein\w*|never|nie)\s+"
    r"(?!(?:more than|mehr als)\s+[€$£]?\s?\d)"
    r"(?:davon|of (?:them|these|those|it|us)|idea|problem\w*|worries|rush"
    r"|pref\w*|opinion|clue|really|sure|yet|now|today|thanks|bad|one"
    r"|answer|time|need|reminders?|more|new|to add|from me|else|ahnung|problem|meinung|zeit|jetzt"
    r"|heute|eile|sicher|wirklich|so|schlecht|mehr|neues|danke|wichtig|hier|da|von mir|me|us|my)\b",
    re.IGNORECASE,
)
_BESIDE_TEXT: Final = """
please pls plz bitte maybe perhaps possibly vielleicht evtl eventuell evt ggf was etwas something
some oder or und and am liebsten gern gerne lieber ideally preferably food essen kuche gericht
gerichte kitchen cuisine
"""
_BESIDE: Final = frozenset(_BESIDE_TEXT.split())
"""Words beside what lists go by that turn nothing."""

_AGAIN: Final = re.compile(r"\bschon (?:wieder|mal|mehrmals)\b", re.IGNORECASE)
_TO_ONESELF: Final = re.compile(
    r"(?:^|(?<=[.,;!–-]))\s*(?:(?:and|but|please|pls|bitte|und|aber)[\s,]+)*"
    r"(?:keep (?:that|this|it)(?: just)? (?:to yourself|between us|private|secret|quiet)"
    r"|(?:don['’]?t|do not) tell (?:anyone|anybody|the others|them)(?: (?:that|this))?"
    r"|(?:just |only )?between (?:us|you and me)|not for the others"
    r"|(?:das )?(?:bleibt |bleib )?(?:bitte )?unter uns"
    r"|(?:das )?(?:bitte )?(?:niemandem|keinem)(?: was| etwas)? (?:weiter)?(?:sagen|erzählen)"
    r"|behalt(?:e|s)? (?:das|es)?\s*(?:bitte )?für dich"
    r"|(?:bitte )?nicht weitersagen|sag(?:['’]?s| das| es)? (?:bitte )?(?:niemandem|keinem)"
    r"(?: weiter)?)\s*(?:please|pls|bitte|ok|okay)?\s*(?:(?=[.,;:!?]|$)[.,:;!]*"
    r"|\b(?:but|aber)\s)",
    re.IGNORECASE,
)
_BECAUSE: Final = r"(?:because|since|cause|cos|bc|as|weil|denn|da)"
_BODY: Final = (
    r"(?:knees?|backs?|foot|feet|legs?|hips?|ankles?|stomach|heart|health|wallet|budget|knie|rücken"
    r"|fuß|fuss|füße|beine?|hüfte|knöchel|magen|herz|budget)"
)
_WHY: Final = re.compile(
    rf"(?:(?<=\S)\s*[,;.–-]+\s*(?:{_BECAUSE}\s+)?|\s+{_BECAUSE}\s+)"
    r"(?:(?:we|i|wir|ich)(?:['’]ve)?\s+(?:just\s+|only\s+)?(?:had|have had|hatten|hatte|ate)\s+"
    r"(?:that|it|this|those|them|one|das|es|die|den|schon)"
    r"|(?:das|die|den|es)?\s*(?:hatten|hatte)\s+(?:wir|ich)"
    rf"|(?:my|mein\w*)\s+{_BODY}\s+(?:is|are|still|hurts?|ist|sind|tut|tun|macht|was|war)"
    r"|(?:(?:it|that|das|die|der|es)\s*)?(?:['’]?s\s+|is\s+|are\s+|ist\s+|sind\s+)?"
    r"(?:way\s+|far\s+|much\s+|a bit\s+|viel\s+|etwas\s+)*(?:too|zu)\s+\w+(?=\s*(?:[.,;!?)]|$))"
    r"|(?:i['’]?m|i am|ich bin|bin)\s+(?:\w+\s+)?allerg\w+)"
    r"(?![^.;!?\n]*\b(?:but|aber|unless|außer)\b)"
    r"[^.;!?\n]*",
    re.IGNORECASE,
)


_LACKS: Final = re.compile(
    r"(?:^|(?<=[.!;]))\s*(?:(?:but|aber|sorry|well|ok|hm+)[\s,]+)*"
    r"(?:(?:they|there|it|he|she|we|that place|the \w+(?: \w+)?|die|der|das|sie|es|da|dort)"
    r"(?:['’](?:s|re)| is| are| has| have| do(?:es)?n['’]?t have| do not have| haben| hat"
    r"| gibt(?:['’]?s)?| ist| sind)?(?: (?:got|run out of|out of|da|dort|es|leider|ja))*"
    r" (?:no|not any|any|keine?n?|out of)"
    r"|(?:no|keine?n?))\s+[^.;!?\n,]{1,40}?"
    r"(?:\s+(?:there|here|left|today|available|da|dort|heute|mehr|übrig))?"
    r"\s*(?:[,;–-]\s*)?\b(?:so|therefore|hence|also|daher|deshalb|deswegen)\b[\s,]+(?=\w)",
    re.IGNORECASE,
)
"""What there is none of, as the reason for what follows: "they have no salad so pizza"."""


def without_reasons(text: str) -> str:
    """Return a message, as long as before, without why its author asks and that it stays private.

    What somebody tells in private does so anyway.
    """
    for each in (_LACKS, _TO_ONESELF, _WHY):
        rest = each.sub(lambda found: " " * len(found.group()), text)
        text = rest if any(map(str.isalnum, rest)) else text
    return text


def as_told(text: str, hearing: MessageContext, naming: Naming) -> Preference | None:
    """Return a message as a wish in its author's words; None where it may be none.

    Only what asks something of options is one: what is against something, a limit, a diet.
    """
    words = " ".join(text.split())
    is_criterion = _CRITERION.match(words) is not None and not _NO_WISH.match(words)
    is_criterion = is_criterion or bool(_DIET.search(words)) or _is_quality(words)
    if (
        not is_criterion
        or len(words) > _LONGEST
        or (asks(words) and not _is_quality(words))
        or finds_none_bad(words)
        or is_aside(_AGAIN.sub("", words))
    ):
        return None
    return Preference(
        author=hearing.author,
        kind=Kind.FREE_TEXT,
        polarity=Polarity.FOR,
        strength=Strength.PREFERS,
        applies=None,
        restatement=f"“{words}”",
        source=Source(hearing.message, 0, len(text)),
        visibility=hearing.visibility,
        language=naming.code,
    )


def _is_quality(words: str) -> bool:
    """Tell whether words only name what lists go by: "warmes, evtl suppe?", "italienisch"."""
    said = [each.word for each in words_of(words)]
    named = [each for each in said if is_known(each)]
    return bool(named) and all(each in named or each in _BESIDE for each in said)


def is_as_told(wish: Preference) -> bool:
    """Tell whether a wish is kept in its author's words, since nothing tells what meets it."""
    return wish.kind is Kind.FREE_TEXT and wish.restatement.startswith("“")
