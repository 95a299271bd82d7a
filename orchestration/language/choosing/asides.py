"""What people say to each other around a choice: questions, what was, how far they are."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from orchestration.language.choosing.words import plain, words_of
from orchestration.language.languages import language_of

_ASKS: Final = re.compile(
    r"(?:(?:and|und|but|aber),? )*"
    r"(?:(?:do|does|did|is|are|was|were|can|could|has|have|will|would|should|haben|hat|ist|sind"
    r"|kann|können|gibt) "
    r"(?:they|it|we|you|he|she|there|that|this|the|anyone|anybody|somebody|sie|es|wir|ihr|der|die"
    r"|das|jemand)"
    r"|(?:(?:ok|okay|so|also|hm+|hey|well|na),? )*"
    r"(?:whos?|whose|which|whats?|wheres?|whens?|whys?|hows?|wer|was(?!\s+\w+es\b)|wo|wann|warum|wieso|wie"
    r"|welche[nrs]?))\b",
    re.IGNORECASE,
)
_PERHAPS: Final = re.compile(
    r"(?:[^?]*[,;–-]\s*)?(?:oder |or )?"
    r"(?:maybe|perhaps|vielleicht|evtl\.?|eventuell)\b[^?,;]*\?\s*",
    re.IGNORECASE,
)
"""What somebody would take, with the mark of who does not insist: "maybe soup?"."""

_PAST: Final = re.compile(
    r"\b(?:last (?:time|week|year|month|night|summer|friday)|yesterday|was|were|had|went|did"
    r"|used to|letzte[nrs]? (?:mal|woche|jahr|monat)|gestern|war|waren|hatten?|neulich)\b",
    re.IGNORECASE,
)
_WAS: Final = {
    "en": re.compile(
        r"\b(?:was|were|went|ate|used to|(?:i|we)(?:['’]ve)? (?:just )?had)\b",
        re.IGNORECASE,
    ),
    "de": re.compile(r"\b(?:war|waren|hatten?|gab(?:['’]?s)?)\b", re.IGNORECASE),
}
"""What tells of what was, in each language: “was” is an English word and a German one."""

_OF_ELSE: Final = re.compile(
    r"(?:the|that|this|these|those|it|he|she|they|der|die|das|es|er|sie)\b.*"
    r"\b(?:is|was|are|were|went|has(?! to)|had(?! to)|ist|war|waren|sind|hat)\b"
    r"|(?:no idea|keine ahnung|dunno|i don['’]?t know|not sure|unsure)\b",
    re.IGNORECASE,
)
_OF_OTHERS: Final = re.compile(
    r"\b(?:btw|fyi|nobody|everybody|hates|loves|likes|wants|needs|says|thinks|übrigens|niemand)\b",
    re.IGNORECASE,
)
_PRAISE: Final = re.compile(
    r"(?:what an? )?(?:good|great|nice|cool|excellent|super|gute|tolle|schöne|coole)r?"
    r" (?:idea|choice|one|point|call|pick|thinking|question|idee|wahl|vorschlag|frage)\b",
    re.IGNORECASE,
)
_OF_ALL: Final = re.compile(
    r"(?i:both|all|either|any|beides?|alles?|jeweils|sind|they|they['’]re|they['’]d|which|sie|die)"
    r"(?: (?:of them|three|four|beide|alle|drei|vier|are|sind|both|all|would|wären?))*"
    r"(?! (?:you can|of (?:it|them|these|those)\W*$)) [a-zäöüß]"
)
BRUSHED_ASIDE: Final = re.compile(
    r"^\s*(?:(?:quatsch|unsinn|blödsinn|nonsense|rubbish|come on|nah|mist|schade|verdammt|menno|tja"
    r"|na ?ja|na gut|oh (?:well|no|wait|no wait)|(?:no,? )?wait(?:,? no)?|warte(?:,? nee?)?|sorry"
    r"|sry|damn(?: it)?|darn|too bad|pity"
    r"|bummer)[,.!…]+\s*)+",
    re.IGNORECASE,
)
"""With what somebody brushes aside what was said before them; what follows may be a proposal."""

_GETS_GOING: Final = re.compile(
    r"(?:(?:ok|okay|yes|yeah|yep|sure|ja|klar|so|dann|also)[,.!]*\s+)*"
    r"(?:go|let['’]?s go|(?:i['’]?m|i am|count me) in|(?:(?:jetzt|los|los,) )?abstimmen"
    r"|vote(?: now)?|(?:los|auf)(?: geht['’]?s)?|(?:ich )?bin dabei)[\s.!]*",
    re.IGNORECASE,
)
_THE_SAME: Final = re.compile(
    r"(?:(?:ok|okay|yes|yeah|yep|sure|ja|jo|na|gut|alright|fine|dann|hm+)[,.! ]+)*"
    r"(?:\+ ?1|plus one|same(?: here| for me| from me)?|me too|dito|ditto|ich auch|dann ich auch"
    r"|(?:das |der |die )?passt(?: so| auch| mir auch| bei mir(?: auch)?)?"
    r"|(?:that |this )?works(?: too)?|(?:that|this) one(?: works| is fine| please)?"
    r"|(?:i['’]?ll |i |ich )?(?:will )?(?:go|going|gehe?|geh) (?:along )?(?:with|mit)"
    r" (?:that|this|it|dem|das)(?: one)?"
    r"|(?:i['’]?m |bin )(?:with|bei) (?:that|this|dem|euch)(?: one)?"
    r"|(?:den|die|das) nehm(?:e)? ich(?: auch)?|(?:ich |dem )?schließe? (?:ich )?mich an)"
    r"(?: (?:then|dann|auch|too|as well|please|bitte))*[\s.!]*",
    re.IGNORECASE,
)
"""Words of who agrees with what was said, and not with what of it."""

_OF_ONESELF: Final = re.compile(
    r"\b(?:i|i['’]\w+|me|my|ich|mich|mir|mein\w*|too|zu)\b", re.IGNORECASE
)
_MEANWHILE_TEXT: Final = """
done seen already yet later neither omw brb idk dunno lmao omg wow fertig später schon gleich ahnung
"""
MEANWHILE: Final = frozenset(map(plain, _MEANWHILE_TEXT.split()))
"""Words of who tells how far they are, and of nothing that could be chosen."""

_LONGEST_TOLD: Final = 200
_LOVELY: Final = re.compile(r"\bschön\w*", re.IGNORECASE)
"""No “schon”, however much it looks like it without its dots: “irgendwo am Meer wär schön”."""


_LONGS: Final = re.compile(
    r"(?:oh |ach |man,? |jetzt )*(?:(?:an?|some|ein(?:e|en)?|ne?|nen) )?[^\W\d_]+"
    r" (?:(?:would be|wäre?) (?:jetzt|grad|gerade) (?:nice|schön|gut|was|toll|nett|geil)\b"
    r"|(?:would be|wäre?) (?:[^\W\d_]+ )?"
    r"(?:nice|great|lovely|good|schön|gut|was|toll|nett|geil) ?(?:right )?"
    r"(?:now|jetzt|grad|gerade))"
    r"|(?:i could (?:use|do with|go for)|ich könnte jetzt|jetzt) (?:an?|some|ein(?:e|en)?|ne?|nen)"
    r" [^\W\d_]+(?: (?:now|right now|vertragen|gebrauchen))",
    re.IGNORECASE,
)
"""What somebody would have just now, whatever is decided: “a beer would be nice now”."""


def asks(words: str) -> bool:
    """Tell whether words ask something, with a mark or without: "do they have salad"."""
    said = words.strip()
    if _ASKS.match(said):
        return True
    return said.endswith("?") and _PERHAPS.fullmatch(said) is None


def is_of_all(words: str) -> bool:
    """Tell whether words behind what is named are said of all of it: "both lovely in May"."""
    return _OF_ALL.match(words) is not None


_TELLS_WHEN: Final = re.compile(
    r"\W*(?:(?:but|aber|btw|fyi|hm+|oh|ah|ach|also|note|übrigens|careful|achtung"
    r"|just so you know)"
    r"[\s,:]+)*"
    r"(?:(?:isn['’]t|is|ist) (?:option |der |die |das )?[A-Z]"
    r"|(?:option |der |die |das )?[A-Z](?:['’]s| is| ist| was| wäre| would be))"
    r"(?: (?:not|nicht|doch|ja|also|auch|genau|exactly|right|just|already|schon|actually|eigentlich"
    r"|leider|sadly|unfortunately|only|nur))*"
    r" (?:when|while|wenn|während|wo(?= )|at the same time|zeitgleich|gleichzeitig|during|parallel"
    r"|(?:(?:on|an|am|in) )?(?:the|der|dem|that|same|unser\w*|our)"
    r" (?:same )?(?:day|week|morning|afternoon|evening|time|slot|tag|woche|morgen|vormittag"
    r"|nachmittag|abend|termin)"
    r"|(?:directly |straight |direkt |gleich )?(?:after|before|nach|vor)(?= ))\b.*",
    re.IGNORECASE | re.DOTALL,
)
"""What else there is then, where an option is a time: “B is when the coffee machine guy comes”."""


def tells_when(words: str) -> bool:
    """Tell whether words only tell what else there is at an option, of others than their author."""
    said = words.strip()
    is_told = len(said) <= _LONGEST_TOLD and _TELLS_WHEN.fullmatch(said) is not None
    return is_told and _OF_ONESELF.search(said) is None


def tells_of_past(words: str) -> bool:
    """Tell whether words tell of what was: "I had pizza yesterday"."""
    return _PAST.search(words) is not None


def tells_of_what_was(words: str) -> bool:
    """Tell whether words say how something was: "my last pizza was awful", "ich hatte Sushi"."""
    return _WAS[language_of(words).naming.code].search(words) is not None


def tells_of_others(words: str) -> bool:
    """Tell whether words tell what others like, or just something by the way."""
    return _OF_OTHERS.search(words) is not None


def is_of_oneself(words: str) -> bool:
    """Tell whether somebody speaks of themselves, or of what is too much for them."""
    return _OF_ONESELF.search(words) is not None


def says_the_same(words: str) -> bool:
    """Tell whether somebody agrees with what was said before them: “same here”, “passt”."""
    return _THE_SAME.fullmatch(words.strip()) is not None


_AS_ANOTHER: Final = re.compile(
    r"(?:(?:ok|okay|yes|yeah|yep|ja|jo|oh|ah|haha|na|gut|dann|and|und|hm+)[,.! ]+)*"
    r"(?:(?:the )?same(?: (?:here|for me|from me|as (?:him|her|them|above|\w+)|again|vote|thing))?"
    r"|me (?:too|as well|also|2)|dito|ditto|samesies|ich auch|für mich auch|bei mir auch"
    r"|(?:das )?gleiche|dasselbe|i(?:['’]m| am)? with (?:you|him|her|\w+)|likewise|seconded"
    r"|what (?:she|he|they|\w+) said"
    r"|ebenso|genauso|wie (?:er|sie|oben|\w+)|schließ(?:e)? mich an|ich schließ(?:e)? mich an)"
    r"(?: (?:then|dann|auch|too|as well|please|bitte))*[\s.!🙂🙁😀👍]*",
    re.IGNORECASE,
)


def is_the_same(words: str) -> bool:
    """Tell whether somebody wants what another has just said that they want: “me too”, “dito”."""
    return _AS_ANOTHER.fullmatch(words.strip()) is not None


def gets_going(words: str) -> bool:
    """Tell whether words say that it may go on, or that somebody takes part, and name nothing."""
    return _GETS_GOING.fullmatch(words.strip()) is not None


def is_aside(words: str) -> bool:
    """Tell whether words tell of something else, or how far somebody is: no wish of theirs."""
    said = words.strip()
    of_else = _OF_ELSE.match(said) is not None and not is_of_oneself(said)
    is_praise = _PRAISE.match(said) is not None or _LONGS.match(said) is not None
    told = {each.word for each in words_of(_LOVELY.sub(" ", words))}
    return of_else or is_praise or not MEANWHILE.isdisjoint(told)


_WITHOUT: Final = r"(?:ohne|without|no|kein\w*)"
_NONE: Final = r"(?:kein\w*|no|not(?: even)?(?: an?| the| real)?|never an?)"
_DEFINES: Final = re.compile(
    rf"{_WITHOUT} [^,.!?;]+?,?\s(?:(?:das|es|that|it|there)(?:['’]?s| is| ist| gibt['’]?s?)?"
    rf"|ist (?:das|es)|is(?:n['’]?t)?|ist) (?:\w+ ){{0,3}}?{_NONE}\s\S.*"
    r"|(?:kein\w*|no) (?P<none>[\w'’-]+), (?:kein\w*|no) [\w'’-]+"
    r"|(?:kein\w*|no) [\w'’-]+ (?:ohne|without) [\w'’-]+"
    r"|(?:(?:das|that|it|this|dies|es)(?:['’]?s| is| ist))"
    rf" (?:(?:doch|really|ja|echt|just|gar|wirklich|eigentlich|aber) )*{_NONE} [\w'’-]+(?:[,;]|\s+)"
    r"\s*(?:(?:das|that|it|this)(?:['’]?s| is| ist)\b.*)",
    re.IGNORECASE,
)


_LIKENS: Final = re.compile(
    r"[^,.!?;]{1,40} (?:(?:klingt|riecht|schmeckt|liest sich|sieht(?: aus)?|sounds?|looks?|smells?"
    r"|tastes?|reads?|feels?) (?:(?:ein bisschen|bisschen|irgendwie|mir|a bit|a lot|kinda|too much"
    r"|very|so|echt|total|more|eher) )*(?:nach|wie|like)|reminds me of|erinnert mich an) "
    r"(?!.*\b(?:what (?:i|we)|right|wrong|obvious|safe\w*|perfect|choice|option|pick|bet|wahl"
    r"|richtige?\w*|falsch\w*|was (?:ich|wir)"
    r"|plan|fun|idea|winner|best|good|great|nice|treat|heaven|spaß|idee|gut\w*|super|beste\w*"
    r"|toll\w*|lecker\w*|urlaub|sommer|sieg\w*)\b)\S.*",
    re.IGNORECASE,
)
"""What a name makes somebody think of: “harbor klingt nach Fischmarkt”."""


def says_what_is_none(words: str, titles: Collection[str] = ()) -> bool:
    """Tell whether words say what a thing is not, and turn none down: “no cheese, no pizza”.

    What it is like is said so, too, unless that is something good: “sounds like a plan”. Whoever
    begins with one of these `titles` turns it down: “no pizza, no sushi”.
    """
    said = words.strip(" .!")
    found = _DEFINES.fullmatch(said)
    first = plain(found["none"] or "") if found else ""
    if first and (len(first) == 1 or any(first in map(plain, x.split()) for x in titles)):
        return False
    return found is not None or _LIKENS.fullmatch(said) is not None
