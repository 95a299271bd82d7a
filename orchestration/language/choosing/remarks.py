"""What is said of something, and names nothing to choose: “late to this”, “das wird teuer”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.asides import asks
from orchestration.language.choosing.words import plain, words_of
from orchestration.language.talk.social import is_social

_CLAUSE: Final = re.compile(
    r"(?:(?:that|this|it|they|he|she|we|you|i|there|all|each|everyone|everybody|nobody|someone"
    r"|somebody|(?:each|all|some|most|both) of (?:us|them|you|these|those))"
    r"(?:['’]?(?:re|ve|ll)|['’]?s(?= [a-zäöü])|['’][dm]"
    r"| (?:is|was|are|were|has|have|had|will|would|can|could|should|must|sounds?|looks?|costs?"
    r"|seems?|makes?|works?|needs?|gets?|wants?|likes?|hates?|loves?|does|did|do))"
    r"|(?:das|die|der|es|dies|er|sie|man|wir|ihr|ich|alle|niemand|keiner|jede[rs]?"
    r"|(?:jede[rs]?|alle|beide|keiner) von (?:uns|denen|ihnen))"
    r" (?:ist|war|wird|wäre?|sind|waren|werden|kann|können|könnte|muss|müssen|soll|sollte|darf"
    r"|dürfen|klingt|kostet|geht|gehen|passt|macht|hat|haben|gibt|liegt|dauert|bringt|heißt))"
    r"(?=\s)",
    re.IGNORECASE,
)
"""A sentence about something, however its apostrophes are written: “thats dumb”."""

_OF_ONESELF: Final = re.compile(
    r"(?:(?:never|always|just|only|still|schon|noch|nie|gerade|oft) )*"
    r"(?:been|seen|tried|heard|missed|forgot|forgotten|vertippt|verschrieben|vertan|verpasst"
    r"|vergessen|gesehen|gehört|typo)\b",
    re.IGNORECASE,
)
"""What somebody has done, or has not: “never been there”, “vertippt”."""

_QUALITIES_TEXT: Final = """
so too very really quite pretty way much bit a an the to for this that it us me more most less is
now here there again today tonight thing away
late early far close expensive pricey cheap dumb stupid silly boring busy tired hungry crazy odd
weird funny loud dirty crowded overpriced brilliant awful terrible horrible lovely amazing
zu sehr echt ganz viel ziemlich etwas bisschen ein eine für das uns mich mir mehr weniger ist jetzt
hier da heute ding weg
spät früh weit teuer billig blöd doof dumm langweilig müde hungrig verrückt komisch lustig laut
dreckig voll überteuert schlimm furchtbar schrecklich genial lecker schön
"""
_QUALITIES: Final = frozenset(map(plain, _QUALITIES_TEXT.split()))
"""Words that say how something is, with which nothing is called by itself."""


_WANTS: Final = re.compile(
    r"\b(?:must|should|needs?|wants?|prefer|rather|please|pls|muss|müssen|soll\w*|will|möcht\w+"
    r"|hätte?|lieber|bitte)\b",
    re.IGNORECASE,
)
_WISHES: Final = re.compile(
    r"\b(?:must|should|needs?|wants?|prefer\w*|rather|please|pls|plz|has to|have to|important"
    r"|matters?|would|['’]d|wish|hope|love to|like to|somewhere|something|anything|everything"
    r"|anywhere|nothing|without|no|not|never|none|only|max\w*|most|least|under|over|within|best"
    r"|favou?rite|fine|works?|okay?|veto|vote|all|both|either|any|egal|muss|müssen|soll\w*|will"
    r"|wollen|möcht\w+|brauch\w*|hätte|wäre\w*|würde|lieber|liebsten|gern\w*|bitte|wichtig"
    r"|irgendwo\w*|irgendwas|etwas|nichts|kein\w*|nicht|nie|ohne|nur|höchstens|mindestens|unter"
    r"|über|hauptsache|passt|alles|alle|beide[sn]?|jede[rsn]?|dagegen|dafür|stimme)\b",
    re.IGNORECASE,
)
"""Words with which somebody may say what they want, or what not."""

_TELLS: Final = re.compile(
    r"\b(?:is|are|was|were|has|had|been|gets?|got|takes?|took|costs?|lives?|looks?|sounds?|went"
    r"|\w+['’](?:s|re)|ist|isses|sind|war|waren|hat|hatten?|gibts?|gibt|kostet|kosten|dauert"
    r"|liegt|klingt|sieht|fliegt|fährt|wohnt|gewesen)\b",
    re.IGNORECASE,
)
"""Words of who says how something is, or was."""

_OWN: Final = re.compile(
    r"\b(?:i|i['’]\w+|me|my|mine|we|we['’]\w+|us|our|ich|mich|mir|mein\w*|wir|uns|unser\w*)\b",
    re.IGNORECASE,
)
_WAS_THERE: Final = re.compile(
    r"\b(?:been (?:there|here)|never been|went there|(?:was|were) (?:there|here)"
    r"|(?:da|dort|hier) (?:war|waren)|war(?:en)? (?:ich|wir)|da gewesen)\b",
    re.IGNORECASE,
)
_NOT_BAD: Final = re.compile(
    r"(?:not (?:too |so |that )?bad|nicht (?:so |ganz )?schlecht)[\s.!]*", re.IGNORECASE
)
_PIECES: Final = re.compile(r"[,.;:!?…–]+\s*")


def only_remarks(text: str) -> bool:
    """Tell whether all that is said is remarks and courtesy, and nothing that its author wants."""
    said = [each for each in _PIECES.split(text) if each.strip()]
    is_talk = all(is_remark(each) or is_social(each) for each in said)
    return is_talk and _WANTS.search(text) is None


def tells_others(text: str) -> bool:
    """Tell whether people only tell each other how something is, and not what they want.

    “flights from here are cheap too”, “ooh yes, been there, lovely”.
    """
    if _NOT_BAD.fullmatch(text.strip()) or is_about_so_much(text):
        return True
    if _WAS_THERE.search(text):
        return _WANTS.search(text) is None
    return bool(_TELLS.search(text)) and not (_WISHES.search(text) or _OWN.search(text))


_SAID_OF: Final = re.compile(
    r"(?:(?:but|and|well|also|aber|und|na ja|naja|hey|btw|übrigens),? )*"
    r"(?P<of>[^,.;:!?]{1,60}?)"
    r"(?:['’]s|,? (?:(?:also|even|only|still|auch|sogar|nur|noch|doch|ja) )*"
    r"(?:is|isn['’]?t|are|was|were|has|hasn['’]?t|have|had|does|doesn['’]?t|did|gets?|takes?"
    r"|costs?|needs?|offers?|sleeps?|seats?|fits?|holds?|serves?|opens?|closes?|lies|looks?|sounds?|feels?|comes?"
    r"|goes|makes?|lets?|gives?|means?|seems?|tends?|charges?|includes?|runs?|stays?|wins?"
    r"|would|could|might|will|can|can['’]?t|won['’]?t|ist|sind|war|waren|hat|hatte|hätte|kostet|braucht"
    r"|bietet|liegt|dauert|fasst|nimmt|macht|klingt|wirkt|heißt|schläft|wäre|wird|kann|könnte"
    r"|würde|öffnet|schließt|gibt|bekommt|kriegt|bringt|passen|schlafen))"
    r" (?=\S)",
    re.IGNORECASE,
)


def said_of_in(text: str) -> str:
    """Return of what a sentence with a verb is said, as far as that may be a name; else nothing.

    “Plön has the lake house, sleeps 12” is said of Plön.
    """
    found = _SAID_OF.match(text.strip())
    return found["of"] if found else ""


def tells_of_oneself(text: str) -> bool:
    """Tell whether somebody only tells of themselves, and not what they want."""
    return bool(_OWN.search(text)) and not _WISHES.search(text)


_RELATED: Final = re.compile(
    r"(?:my|our|mein\w*|unser\w*|the|die|der|das)? ?\S+(?: \S+){0,2} "
    r"(?:lives?|takes?|costs?|went|lebt|wohnt|wohnen|leben|dauert|dauern|kostet|kosten|brauchen)"
    r"\b.*",
    re.IGNORECASE,
)
"""What somebody tells of people or things: “my brother lives there”, “visas take weeks”."""

_OF_THEIRS: Final = re.compile(r"(?:my|our|mein\w*|unser\w*) ", re.IGNORECASE)
_ABOUT_SO_MUCH: Final = re.compile(
    r"(?:(?:about|around|roughly|maybe|only|just|so|etwa|ungefähr|circa|ca\.?|nur|like|ich glaube"
    r"|i think|i guess) )*\d+(?:[.,]\d+)?(?: ?(?:-|–|to|or|bis|oder) ?\d+)? ?"
    r"(?:hours?|hrs?|h|min\w*|days?|stunden?|std|tage?|km|miles|euros?|eur|€|\$|dollars?)"
    r"(?: (?:or so|oder so|each|away|entfernt|weg|each way|one way|there|from \w+|pro \w+|per \w+"
    r"|by (?:train|plane|car|bus|bike|boat|air)|mit (?:dem|der) \w+|ab \w+|von \w+))+[\s.!]*",
    re.IGNORECASE,
)
"""How much or long something is, as an answer: “3 hours or so”, “about 3 hours by train”."""


def is_about_so_much(text: str) -> bool:
    """Tell whether all that is said is about how much, or how long, something is."""
    return _ABOUT_SO_MUCH.fullmatch(text.strip()) is not None


_TOO_MUCH: Final = re.compile(
    r"(?P<all>(?:(?i:both|all|all of them|either|they|these|those|this|that|it|beide|alle|alles"
    r"|das|die|der|es)\s+)(?i:(?:are|is|sound|sounds|sind|ist|klingen|klingt|look|looks)\s+)?)?"
    r"(?i:(?:way|far|much|a bit|a little|bit|kinda|kind of|viel|echt|etwas|ein bisschen|bisschen"
    r"|leicht|ein wenig)\s+)*"
    r"(?i:too|zu)\s+(?!mir|dir|uns|euch|ihm|ihr|ihnen|zweit|dritt|viert|hause|fuß|gast|tisch)"
    r"[a-zäöüß]+(?P<more>\s+(?i:for|fürs?|to|um|in|im|auf|als)\s.*)?"
)
"""What is too much of something, and for what: “beide zu lang fürs Schild”, “way too long”."""


_NO_SUBJECT: Final = re.compile(
    r"(?:klingt|wirkt|sieht|hört sich|erinnert|kostet|dauert|riecht|schmeckt|sounds?|looks?|feels?"
    r"|reminds|costs|smells|tastes|already (?:taken|used|have|a)"
    r"|schon (?:vergeben|besetzt|ein))\s+\S",
    re.IGNORECASE,
)
"""A remark whose subject was just named by another: “klingt zu kühl”."""


def is_remark(piece: str) -> bool:
    """Tell whether words only say something, or ask it, and are no name.

    What has capitals within it is one: “Who's Next”, “So Far So Good”.
    """
    words = piece.split()
    if _TOO_MUCH.fullmatch(piece.strip(" .!:;)(")):
        return True
    if _OF_THEIRS.match(piece) and _RELATED.fullmatch(piece):
        return True
    if not words or any(each[0].isupper() for each in words[1:]):
        return False
    said = {each.word for each in words_of(piece)}
    if len(said) > 1 and said <= _QUALITIES:
        return True
    return any(
        (
            asks(piece),
            _CLAUSE.match(piece),
            _NO_SUBJECT.match(piece),
            _OF_ONESELF.match(piece),
            _RELATED.fullmatch(piece),
        )
    )
