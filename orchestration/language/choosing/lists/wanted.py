"""What is wanted on a list, or off it, in everyday words: "can we also have burritos?"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.held.said_of_it import is_said_of_it
from orchestration.language.choosing.lists.proposed import titles_in, without_article
from orchestration.language.choosing.words import words_of

_LIST: Final = (
    r"(?:(?:on|to|onto|into|in|auf|in|zu|as|als|from|off|von|aus)"
    r" (?:the |our |an? |die |der |unserer? |eine? )?"
    r"(?:list|liste|poll|vote|options?|choices?|umfrage|abstimmung|option|auswahl)"
    r"|(?:on|to|onto) (?:it|this|these|there))"
)
_LEAD: Final = (
    r"(?:(?:hm+|hey|ok(?:ay)?|so|oh|and|und|sorry|wait|moment|guys|leute|please|pls|plz|bitte|also"
    r"|question|frage)\b[,:.… ]*)*"
)
_END: Final = (
    r"(?:[, ]+(?:please|pls|plz|bitte|thanks|thx|danke|still|noch|maybe|vielleicht))*[ ?!.]*"
)
_WE: Final = r"(?:we|you|u|i|one|someone|somebody|anyone|wir|man|ich|du|ihr|jemand|sie)"
_CAN: Final = r"(?:can|could|may|shall|should)"
_KANN: Final = r"(?:kann|könnte|können|könnten|könnt|kannst|könntest|darf|dürfen|sollen|sollten)"
_SMALL: Final = (
    r"(?:(?:also|still|maybe|please|pls|just|perhaps|quickly|bitte|noch|auch|mal|vielleicht|evtl\.?"
    r"|eventuell|schnell|doch|nicht|not) )*"
)
_TOO: Final = rf"(?:too|as well|instead|auch|noch|stattdessen|{_LIST})"
_IN: Final = (
    r"(?:aufnehmen|hinzufügen|dazunehmen|dazu nehmen|mit aufnehmen|draufsetzen|drauf setzen"
    r"|ergänzen|dazutun|dazu tun|reinnehmen|rein nehmen|mit reinnehmen|dazuschreiben|draufpacken"
    r"|auf die liste (?:setzen|packen|schreiben|nehmen|tun))"
)
_OUT: Final = (
    r"(?:rausnehmen|raus nehmen|streichen|rauswerfen|rausschmeißen|entfernen|löschen|runternehmen"
    r"|weglassen|rauslassen|zurückziehen|zurücknehmen)"
)
_ASKED_ON: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"(?:can|could|may|shall|should|might) {_WE} {_SMALL}"
    r"(?:add|include|throw in|squeeze in|put (?:in|down)(?-i:(?= [\"“„A-ZÄÖÜ]))|put)"
    rf" {_SMALL}(?P<add>.+?)(?:[, ]+{_TOO})*"
    rf"|{_CAN} {_WE} {_SMALL}(?:have|get|do|take|try|vote (?:for|on))"
    rf" {_SMALL}(?P<have>.+?)(?:[, ]+{_TOO})+"
    rf"|{_CAN} {_WE} (?:also|maybe also) (?:have|get|do|take|try)"
    r" (?P<also>.+?)"
    rf"|(?:any chance|is it (?:still )?possible|is it too late|would it be possible)"
    rf" (?:to|of|for|we can|we could) (?:also )?(?:add|adding|include|including|put)"
    r" (?P<chance>.+?)"
    rf"(?:[, ]+{_TOO})*"
    rf"|{_KANN} {_WE} {_SMALL}"
    rf"(?P<auf>.+?) (?:(?:noch|auch|bitte|mit|mal) )*{_IN}"
    rf"|(?:was ist|was wäre) (?:denn |eigentlich )?mit (?P<mit>.+?)"
    rf"|(?:we|you|u|they|i)(?:['’]?ve| have)? {_SMALL}(?:totally |completely )?"
    r"(?:forgot(?:ten)?|left out|missed out|(?<!i )missed)"
    r"(?: to (?:add|list|include|mention)| about)?"
    rf" (?P<forgot>.+?)|(?P<was>[^,;?]+?) (?:was|were|got|wurden?) (?:{_SMALL})"
    r"(?:forgotten|left out|vergessen)"
    rf"|(?:wir|ihr|du|man|ich) (?:haben|habt|hast|hat|hab|habe|ham) {_SMALL}"
    r"(?P<vergessen>.+?) (?:(?:ganz|total|völlig|noch) )*vergessen"
    r"|(?P<haben>[^,;?]+?) (?:haben|habt|hast|hat|hab|ham|wurde)(?: (?:wir|ihr|du|ich|man))?"
    r" (?:(?:ganz|total|völlig|noch|ja|auch) )*vergessen"
    rf"|(?P<missing>[^,;?]+?) (?:is|are) (?:still )?missing(?: (?:here|{_LIST}))?"
    rf"|(?P<fehlt>[^,;?]+?) (?:fehlt|fehlen)(?: (?:noch|hier|da|mir|{_LIST}))*"
    r"|(?:why|how come|wieso|warum) (?:is|are|isn['’]?t|aren['’]?t|ist|steht|fehlt)(?: there)?"
    r"(?: no)?"
    rf" (?P<why>[^,;?]+?) (?:not |nicht )?(?:{_LIST}|there|dabei|drauf|an option|eine option)"
    rf"){_END}",
    re.IGNORECASE,
)
_NO_THING: Final = (
    r"(?:kommt|kommen|gehört|gehören|passt|passen|sage?n?|sagt|frage|fragen|idee|ideen|meinung|info|infos"
    r"|link|kommentar|anmerkung|nur|gibt|gibts|steht|stehen|schreibt|schreibe|trägt|fällt|hab|habe|ist"
    r"|sind|war|mach|mache|macht|tu|tut|leute|jemand|bitte)"
)
"""With one of these words nothing is named that would be added: “das kommt noch dazu”."""

_TOLD_ON: Final = re.compile(
    rf"{_LEAD}(?:(?:let['’]?s |we (?:should|could) )?(?:add|include) {_SMALL}(?P<add>.+?)"
    rf"(?:[, ]+{_TOO})*"
    rf"|füge? {_SMALL}(?P<füg>.+?) (?:(?:noch|bitte|auch|mit) )*(?:hinzu|dazu|an|ein)"
    rf"|(?:nimm|nehmt|pack|packt|setze?|setzt|tu|tut|schreibe?) {_SMALL}(?P<nimm>.+?)"
    rf" (?:(?:noch|bitte|auch|mit) )*(?:auf|dazu|drauf|rein|mit rein|mit auf|mit drauf)"
    r"|(?:nimm|nehmt|pack|packt|setze?|setzt|schreibe?) (?:bitte |doch |mal |auch )*noch"
    r" (?!(?:ein|zwei|drei|vier) (?:\w+ )?(?:tage?|stunden?|minuten)\b)(?P<noch>.+?)"
    rf"|(?:(?:bitte|auch) )*noch (?P<nehmen>[^,;:]+?) (?:(?:bitte|auch|mit) )*{_IN}"
    rf"|(?!.*\b{_NO_THING}\b)(?P<dazu>[^,;:]+?)"
    rf" (?:(?:noch|bitte|auch) )+(?:mit )?(?:dazu|drauf|rein)){_END}",
    re.IGNORECASE,
)
_ASKED_OFF: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"{_CAN} {_WE} {_SMALL}(?:drop|remove|delete|lose|scrap|skip|ditch|strike"
    rf"|withdraw|retract|pull|take back"
    rf"|take off|cross out|get rid of|kick out) (?P<drop>.+?)(?: (?:{_LIST}|again))*"
    rf"|{_CAN} {_WE} {_SMALL}(?:take|cross|strike|kick|throw) (?P<take>.+?)"
    rf" (?:off|out|away)(?: (?:of )?(?:the |our )?(?:list|poll|vote))?"
    rf"|{_KANN} {_WE} {_SMALL}"
    rf"(?P<raus>.+?) (?:(?:bitte|wieder|noch|auch) )*(?:{_LIST} )?(?:{_OUT}|nehmen)"
    rf"){_END}",
    re.IGNORECASE,
)
_NO_TITLE_TEXT: Final = """
i me my mine myself you your yourself he she they them us we it that this these those there here
everyone everybody anyone anybody someone somebody people all others other rest else more less time
times minute minutes min hour hours day days week reminder reminders deadline note comment notes
invite invitation calendar link colleague colleagues team members member person persons name names
vote votes voters poll option options
ich mich mir mein meine du dich dir dein er ihn ihm sie wir uns euch es das dies dem den alle allen
anderen andere rest mehr weniger zeit minuten stunde stunden tag tage erinnerung frist notiz
kommentar einladung kalender kollegen kollegin kollege leute jemand jemanden personen namen
stimme stimmen umfrage optionen was wer wann wie wo wieviele what who when how where why
"""
_NO_TITLE: Final = frozenset(_NO_TITLE_TEXT.split())
_SAYS_MORE: Final = re.compile(
    r"\b(?:to|into|because|since|if|when|that|weil|wenn|dass|zu|damit)\b|\d:\d", re.IGNORECASE
)
_CASES: Final = re.compile(r"^(?:dem|den|der) ", re.IGNORECASE)
_TIME: Final = re.compile(r"\b(?:at|um|ab) \d{1,2}\b|\d:\d\d", re.IGNORECASE)
_MOST_WORDS: Final = 5
_MOST_OF_SEVERAL: Final = 3
"""Words of one thing, and of each where several are named in a row."""

_ROW: Final = re.compile(r",\s*(?:(?:and|und)\s+)?")


def asked_on_in(text: str) -> tuple[str, ...]:
    """Return what somebody asks to have on a list: "can we also have burritos on the list?"."""
    return _wanted(_ASKED_ON, text)


def told_on_in(text: str) -> tuple[str, ...]:
    """Return what somebody orders put there, wherever that is: "add burritos"; or whom."""
    return _wanted(_TOLD_ON, text)


def asked_off_in(text: str) -> str:
    """Return what somebody asks to have off a list, as it is called: "can we drop mustard?"."""
    found = _ASKED_OFF.fullmatch(text.strip())
    return without_article(_first(found).strip(' "“”')) if found and "@" not in text else ""


def names_time(text: str) -> bool:
    """Tell whether words name a time of day, which is on no list: "how about lunch at 12?"."""
    return _TIME.search(text) is not None


def _wanted(asks: re.Pattern[str], text: str) -> tuple[str, ...]:
    found = asks.fullmatch(text.strip())
    if found is None or "@" in text or _ASKED_OFF.fullmatch(text.strip()):
        return ()
    title = _CASES.sub("", _first(found))
    first, *more = _ROW.split(title)
    named = (first, *(each for each in more if not is_said_of_it(each)))
    most = _MOST_OF_SEVERAL if len(named) > 1 else _MOST_WORDS
    return titles_in(title) if all(_names_one(each, most) for each in named) else ()


_POINTS: Final = frozenset({"die", "das", "den", "es", "them", "it", "that", "those"})
"""What names nothing by itself: “nimm die mit auf”."""


def _names_one(title: str, most: int) -> bool:
    """Tell whether words name one thing, in so many words at most, and say no more of it."""
    said = [each.word for each in words_of(title)]
    is_short = 0 < len(said) <= most and not _POINTS.issuperset(said)
    return is_short and _NO_TITLE.isdisjoint(said) and not _SAYS_MORE.search(title)


def _first(found: re.Match[str]) -> str:
    return next(each for each in found.groupdict().values() if each)


_DROPS_BEHIND: Final = re.compile(
    r"(?P<on>[^?]+?)[.!;,–-]+\s+(?:(?:and|und|so|then|also|dann)\s+)*(?:"
    r"(?:forget|scrap|drop|strike|scratch|delete|remove|vergiss|vergesst|streich\w*)"
    r"(?:\s+(?:my|the|about|mein\w*|die|das|den))*\s+(?P<off>[^,;.!?]{2,50}?)"
    r"|(?P<weg>[^,;.!?]{2,50}?)\s+(?:kann|könnt ihr|kannst du)\s+(?:weg|raus|streichen|vergessen))"
    r"[\s.!]*",
    re.IGNORECASE,
)
"""What is proposed, and behind it what it takes the place of: “or Lovelace. forget Turing”."""


_TELLS_WHY: Final = re.compile(
    r"\b(?:is|are|was|were|ist|sind|war|hat|has|because|cos|weil|since)\b|\| (?:it|es|das|that)\b"
    r"|^\W*(?:sorry|sry|ok(?:ay)?|ah|oh|hm+)\W*\|",
    re.IGNORECASE,
)
"""Why something is taken off, ahead of it or behind: nothing takes its place."""


def dropped_behind(text: str) -> re.Match[str] | None:
    """Return what words propose, and what goes for it, as they say it in the end."""
    found = _DROPS_BEHIND.fullmatch(text.strip())
    return None if found and _TELLS_WHY.search(f"{found['on']} | {found['off'] or ''}") else found
