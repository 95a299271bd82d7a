"""What is asked of options and cannot be judged: kept as it was told; and why somebody asks it."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.asides import asks, is_aside
from orchestration.language.choosing.held.none_of_these import finds_none_bad
from orchestration.language.choosing.known_by.called_alike import is_known
from orchestration.language.choosing.words import words_of
from orchestration.language.saying.naming import Naming
from orchestration.model.message_context import MessageContext
from orchestration.model.preferences import (
    Kind,
    Polarity,
    Preference,
    Source,
    Strength,
    Visibility,
)

_LONGEST: Final = 200
_A_FEW: Final = 2
_ONLY_IF: Final = re.compile(
    r"(?:(?:i['’]?m|i am|ich bin|bin) (?:for|für) |(?:yes|ja) (?:to|zu) )?"
    r"(?:[\w’'-]+[,]?\s+){1,4}?(?:(?:but|aber|ok(?:ay)?|fine|gut|gerne?|yes|ja)[, ]+)*"
    r"(?:only|nur|just)\s+(?:dann,?\s+)?(?:if|when"
    r"|as long as|wenn['’]?s?|falls|sofern)\s+\S+[^?]*$",
    re.IGNORECASE,
)
_FILLERS: Final = (
    r"(?:please|pls|plz|bitte|maybe|just|hey|hi|ok|so|also|and|und|hauptsache"
    r"|(?:as|so) long as(?: (?:it|that|we|they|there)(?:['’]?(?:s|re)| is| are)?)?"
    r"|provided(?: that)?(?: it['’]?s)?|solange?(?: (?:es|das|wir|die|der|man))?"
    r"|the main thing:?|main thing is|for me|für mich|i['’]?d say|ideally"
    r"|preferably|am liebsten|möglichst|wenn möglich|if possible|bloß|nur"
    r"|mir wäre wichtig:?|wichtig:?|lieber|wenn['’]?s geht|falls möglich"
    r"|\+\s?1 (?:for|für)|(?:i['’]?(?:ve)?\s+)?changed my mind"
    r"|(?:(?:i|we|ich|wir)\s+)?(?:want|need|prefer|would (?:like|prefer)|möchten?|will|wollen)"
    r"|i['’]?d\s+(?:like|prefer|love)|(?:hätte|hätt)\s+(?:gerne?|lieber))"
)
_NOT: Final = (
    r"(?:not|nothing|nothin|no|without|never|nix|nichts|nicht|nich|kein\w*|ohne|niemals|nie)\b"
    r"(?!\W*$)"
)
_KIND: Final = (
    r"(?:some(?:where|thing|place)|smth|sth|any(?:where|thing)|irgend\w+|was|etwas)\s+"
    r"(?:(?:um|bei|an|am|auf)\b|(?:i|we|ich|wir|man|you)\s+can|that\s+(?:is|isn|has|does|won)|,?\s*wo(?:['’]?s)?\s|where\s|mit|with|without|ohne|near|nah\w*|in|im|für|for|not|nicht"
    r"|cheap\w*|quiet\w*|light|warm\w*|ruhig\w*|günstig\w*|leicht\w*|\w+es\b"
    r"|else|neu\w*|\w+ (?:pls|please|bitte))"
)
_LIKE_THAT: Final = (
    r"(?:some(?:where|thing|place)|smth|sth|irgendwo|irgendwas|was)\s+(?!(?:i|we|you|they|he|she|it|this|that"
    r"|up|else|is|are|was|were|has|had|will|came|comes?|went|happen\w*|tells|from|at|to|like|about"
    r"|ist|sind|war|hat|ich|wir|ihr|du|er|sie|es|soll\w*|mach\w*|meinst?|denk\w*|passiert)\b)\w+"
    r"(?=\s*(?:[.,;!😀-🙏]|$|(?:so|and|und|with|mit|for|für|please|pls|bitte|today|heute)\b))"
)
_CRAVES: Final = (
    r"(?:(?:i|we|ich|wir)(?:['’]?(?:d|m|ve))?\s+|(?:hätten?|hätt|hab|habe|haben|im|id)\s+)?"
    r"(?:[\w’']+\s+){0,3}?"
    r"(?:go for|kill for|fancy|feel like|feeling like|in the mood for|craving|crave|up for|down for"
    r"|lust auf|bock auf|appetit auf|(?:heiß)?hunger auf|gelüste auf)\s+"
    r"(?!(?:it|that|this|them|those|these|both|either|any\w*|all|[a-z]|das|die|den|nichts)\b)\w+"
)
_EATS: Final = (
    r"(?:(?:i|ich)\s+)?(?:(?:don['’]?t|do not|can['’]?t|cannot|never)\s+(?:eat|drink|do|have|stand)"
    r"|(?:esse?|trinke?|vertrage?|mag)\s+(?:\w+\s+)?(?:kein\w*|nicht\w*|nix|nur))\s+\w+"
)
_FITS: Final = (
    r"\w+(?:\s\w+)?\s+(?:is|are|would be|sounds?|wär\w*|ist|sind|klingt|geht|gehen|passt)\s+"
    r"(?:(?:fine|ok(?:ay)?|good|great|nice|perfect|gut|super|toll|in ordnung|völlig)\s+)?"
    r"(?:too|as well|also|(?:with|for|by) me|auch|für mich|bei mir)\b(?!\s+(?:nicht|nich|not)\b)"
)
_WOULD: Final = (
    r"(?!(?:that|this|it|which|das|dies|es|i|we|wir|ich)\b)[\w’'-]+(?:\s+[\w’'-]+){0,11}\s+"
    r"(?:would\s+(?:really\s+|also\s+)?(?:hit the spot|do nicely|be (?:so\s+|really\s+)?"
    r"(?:nice|good|great|lovely|perfect|awesome|amazing|ideal|cool))"
    r"|wär(?:e|en)?\s+(?:auch\s+|echt\s+|mal\s+)?"
    r"(?:nett|gut|super|schön|toll|nice|top|klasse|perfekt|mega|cool|fein))\b"
)
_GOOD_IF: Final = (
    r"(?:it\s+|es\s+)?(?:would|wär\w*)\s+(?:be\s+)?(?:really\s+|echt\s+|auch\s+)?"
    r"(?:good|nice|great|lovely|cool|schön|gut|super|toll)\s*,?\s+(?:if|wenn)\s+(?:they|there|it"
    r"|the place|die|es|der laden|man dort)\b"
)
_FED_UP: Final = (
    r"(?:[\w’']+\s+){0,4}(?:had enough|(?:sick|tired|bored) of|fed up with|over-?dose of)\s+\w+"
    r"|[\w\s]{2,40}\b(?:hängt mir zum hals|nicht mehr sehen|satt)\b"
)
_JUST_THAT: Final = (
    r"\w+(?:\s*(?:,|and|und|&|n|or|oder)\s*\w+){1,2}\s+(?:pls|plz|please|bitte)[\s.!]*$"
)
_BUDGET: Final = (
    r"(?:my|our|mein|unser)\s+(?:budget|limit)\b(?=[^.]*\d)"
    r"|(?:darf|sollte?)\s+(?:nicht|nich|nur|höchstens|maximal)\s+(?:mehr als\s+|über\s+)?[€$£]?\d"
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
    r"|(?:i\s+)?(?:can['’]?t|cannot|won['’]?t)\s+(?:really\s+)?(?:afford|spend|pay)\b"
    r"|(?:mehr\s+als|über)\s+[€$£]?\s?\d[^,;.!?]{0,24}(?:kann|will|möchte)\s+ich\s+(?:mir\s+)?nicht"
    r"|(?:\w+\s+){1,6}(?:is|are|ist|sind)\s+(?:(?:just|mir|einfach|uns|simply)\s+)*"
    r"(?:too|zu)\s+(?:much|far|long|viel|weit|lang|teuer|expensive)\b"
)
_BUT: Final = (
    r"(?:any|every)(?:thing|where|one)?\s+(?:but|except|other than|apart from)\b"
    r"|(?:egal|alles|überall(?:hin)?)[\s,]+(?:nur|bloß|aber|hauptsache)\s+nicht\b"
    r"|(?:alles|überall(?:hin)?)\s+(?:außer|ausser|bis auf)\b"
    r"|(?:\w+,?\s+){1,9}(?:(?:bitte|please|pls|lieber|eher|auf keinen fall)\s+(?:nicht|nich|not|no)"
    r"|auf keinen fall|no thanks)[\s.!]*$"
)
_MUST: Final = (
    r"(?:darf|dürfte|kann|könnte|may|can|could)\s+(?:ruhig|gerne?|auch mal)\s"
    r"|(?:it\s+)?(?:must|needs? to|has to|should|muss|sollte|soll)\b"
    r"(?!\s+(?:be\s+)?(?:fine|ok|okay|nice to|good to|funny|right|true|gut sein|passen|klappen))"
)
_AS_LONG_AS: Final = (
    r"(?:(?:hauptsache|(?:the )?main thing(?: is)?(?: that)?)[,:]?\s+(?!(?:ihr|alle?|ich|i|you"
    r"|every\w+|(?:es|it|das) (?:passt|klappt|works|suits|gibt was))\b)\S"
    r"|(?:(?:as|so) long as|solange?|provided(?: that)?|vorausgesetzt(?: dass)?)\s+(?!(?:you|ihr"
    r"|every\w+|alle|i|ich"
    r"|(?:it|es|das) (?:works?|suits?|passt|euch|you|is (?:ok|fine)|klappt|stays|bleibt))\b)\S+"
    r"\s+\S+)"
)
_CRITERION: Final = re.compile(
    rf"\s*(?:{_FILLERS}[\s,:]+)*"
    rf"(?:{_NOT}|{_KIND}|{_LIKE_THAT}|{_CRAVES}|{_EATS}|{_FITS}|{_WOULD}|{_GOOD_IF}|{_FED_UP}"
    rf"|{_JUST_THAT}|{_BUDGET}|{_LIMIT}"
    rf"|{_OVER}|{_BUT}|{_MUST}|{_AS_LONG_AS})",
    re.IGNORECASE,
)
_IN_THE_END: Final = re.compile(
    r"[,;–-]\s*(?=(?:so|also|then|dann|lieber|rather|bitte|please|pls|prefer)\b)"
    r"|\s*[,;.–-]\s*(?=(?:und |and |aber |but )?(?:hauptsache|solange?|so lang\w*|as long as"
    r"|so long as"
    r"|provided|just|only|nur|bloß|bitte nur|(?:the )?main thing)\b)"
    r"|\s+(?=hauptsache\b|solange?\b|(?:as|so) long as\b)"
    r"|\s+(?=(?:so|also|daher|deshalb|therefore) (?:(?:please|bitte|lieber) )*"
    r"(?:not|nothing|no|max|at most|under|nicht|nichts|kein\w*|höchstens|unter|maximal)\b)",
    re.IGNORECASE,
)
"""Where somebody comes to what they ask, behind why: “we had thai last week, so not that”."""

_DIET: Final = re.compile(
    r"\b(?:vegetari(?:an|er\w*|sch\w*)|veggie|vegan\w*|halal|kosher|koscher|gluten\w*|lactose|laktose\w*"
    r"|\w*allerg\w+|intoleran\w+|unverträglich\w*|barrierefrei\w*|wheelchair|rollstuhl\w*)\b",
    re.IGNORECASE,
)
_NO_WISH: Final = re.compile(
    r"\s*(?:no|not|nothing|nichts|nicht|nix|kein\w*|never|nie)\s+"
    r"(?!(?:more than|mehr als)\s+[€$£]?\s?\d)"
    r"(?:davon|of (?:them|these|those|it|us)|wunder|wonder|kidding|joke|joking|dein ernst|cap"
    r"|way(?=[\s.!,]*(?:lol|haha\w*|man|dude)?[\s.!]*$)|(?:again|schon wieder)[\s.!]*$"
    r"|idea|problem\w*|objections?\b|einw[aä]nde?\b|worries|rush"
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
_LONGED: Final = (
    r"(?:(?:i|we|ich|wir)(?:['’]?(?:ve|m|d)| have| had)?\s+)?(?:(?:have|been|always|long)\s+)*"
    r"(?:wanting|meaning|dying|dreaming|longing|hoping|itching|always wanted"
    r"|been wanted)\s+(?:to|of|for)"
    r"|(?:(?:i|ich|we|wir)\s+)?(?:['’]ve |have |only |always |hab |habe |nur "
    r"|schon )*(?:heard|read|gutes"
    r"|viel gutes|tolles)\s+(?:(?:only|so many|such|a lot of|davon|darüber|drüber|gehört"
    r"|gelesen)\s+)*"
    r"(?:great|good|nice|lovely|amazing|wonderful|gehört|gelesen)"
    r"|(?:(?:da|dort)(?:hin)?\s+)?(?:ich\s+)?(?:wollte?|will|träume?)\s+(?:ich\s+|wir\s+)?"
    r"(?:(?:da|dort)(?:hin)?\s+)?(?:schon|seit)\s+(?:immer|lange?|ewig\w*|jahren)"
    r"|(?:(?:it|that|das|es)\s*)?(?:['’]s|has|is|steht|ist)?\s*(?:been\s+)?(?:schon\s+)?(?:(?:lange|ewig)\s+)?"
    r"(?:on|auf)\s+(?:my|meiner)\s+(?:bucket\s*|to-?do\s*|wunsch)?list"
)
"""How somebody says that they long wanted it, or heard well of it: why they are for it."""

_WHY: Final = re.compile(
    rf"(?:(?<=\S)\s*[,;.!–-]+\s*(?:{_BECAUSE}\s+)?|\s+{_BECAUSE}\s+)"
    rf"(?:{_LONGED}|"
    r"(?:we|i|wir|ich)(?:['’]ve)?\s+(?:just\s+|only\s+)?(?:had|have had|hatten|hatte|ate)\s+"
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

    Only what asks something of options is one: what is against something, a limit, a diet. So is
    what its author says that others may see.
    """
    words = " ".join(text.split())
    is_shown = hearing.visibility is not Visibility.PRIVATE and words.count(" ") >= _A_FEW
    if not (asks_of_options(words) or hangs_on_something(words) or is_shown):
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


def hangs_on_something(text: str) -> bool:
    """Tell whether somebody is for something on one condition: “Tbilisi only if it's paid”."""
    return len(text) <= _LONGEST and _ONLY_IF.match(" ".join(text.split())) is not None


def makes_condition(text: str) -> bool:
    """Tell whether words say on what alone all is fine: “egal, hauptsache nicht so weit”."""
    parts = _IN_THE_END.split(" ".join(text.split()))
    return any(re.match(_AS_LONG_AS, each, re.IGNORECASE) for each in parts)


def asks_of_options(text: str) -> bool:
    """Tell whether words ask something of options: what they are to be like, or are not."""
    words = " ".join(text.split())
    if len(words) > _LONGEST:
        return False
    parts = _IN_THE_END.split(words)
    is_criterion = any(_CRITERION.match(each) and not _NO_WISH.match(each) for each in parts)
    is_criterion = is_criterion or bool(_DIET.search(words)) or _is_quality(words)
    is_asked = asks(words) and not _is_quality(words)
    return is_criterion and not (
        is_asked or finds_none_bad(words) or is_aside(_AGAIN.sub("", words))
    )


def _is_quality(words: str) -> bool:
    """Tell whether words only name what lists go by: "warmes, evtl suppe?", "italienisch"."""
    said = [each.word for each in words_of(words)]
    named = [each for each in said if is_known(each)]
    return bool(named) and all(each in named or each in _BESIDE for each in said)


def is_of_another_kind(wish: Preference) -> bool:
    """Tell whether all that is read of a wish is that there is one: its own words say more."""
    return wish.kind is Kind.FREE_TEXT and wish.polarity is Polarity.FOR


def is_as_told(wish: Preference) -> bool:
    """Tell whether a wish is kept in its author's words, since nothing tells what meets it."""
    return wish.kind is Kind.FREE_TEXT and wish.restatement.startswith("“")
