"""What is said of something, and names nothing to choose: “late to this”, “das wird teuer”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.asides import asks
from orchestration.language.choosing.words import plain, words_of
from orchestration.language.social import is_social

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
_PIECES: Final = re.compile(r"[,.;:!?…–]+\s*")


def only_remarks(text: str) -> bool:
    """Tell whether all that is said is remarks and courtesy, and nothing that its author wants."""
    said = [each for each in _PIECES.split(text) if each.strip()]
    is_talk = all(is_remark(each) or is_social(each) for each in said)
    return is_talk and _WANTS.search(text) is None


def is_remark(piece: str) -> bool:
    """Tell whether words only say something, or ask it, and are no name.

    What has capitals within it is one: “Who's Next”, “So Far So Good”.
    """
    words = piece.split()
    if not words or any(each[0].isupper() for each in words[1:]):
        return False
    said = {each.word for each in words_of(piece)}
    if len(said) > 1 and said <= _QUALITIES:
        return True
    return any((asks(piece), _CLAUSE.match(piece), _OF_ONESELF.match(piece)))
