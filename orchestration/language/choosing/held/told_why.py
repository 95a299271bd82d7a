"""Why something is said, beside it: “remind them, I have to leave”, “the kids are sick, so B”.

What only tells asks nothing, orders nothing and turns nothing. Whether the rest is understood is
for those who take it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from orchestration.language.choosing.held.agreement import REFUSING
from orchestration.language.choosing.held.in_vain import is_in_vain
from orchestration.language.talk.social import is_polite, is_social

_BECAUSE: Final = (
    r"(?:because|(?:'|’)?cause|cos|cuz|bc|since|weil|denn|due to|because of|wegen"
    r"|as (?=i\b|we\b|they\b|he\b|she\b|it\b|the\b|my\b|our\b)"
    r"|da (?=ich\b|wir\b|er\b|sie\b|es\b|der\b|die\b|das\b|mein|unser))"
)
_SO: Final = r"(?:and so|so|also|daher|deshalb|deswegen|drum|darum)"
_HENCE: Final = r"(?:and so|daher|deshalb|deswegen|drum|darum)"
_JOINT: Final = re.compile(
    rf"(?P<mark>(?<!\d)[,;:.!?…]+|[,;:!?…]+|\s[–—-]|(?=\s\()|(?=\s{_BECAUSE}\b)|(?=\s{_HENCE}\s)"
    rf"|(?=\sso (?:please|pls|bitte|(?:can|could) you|let['’]?s|close|remind)\b))"
    rf"\s+(?P<so>{_SO},?\s+)?"
    r"(?=\S)",
    re.IGNORECASE,
)
_LEAD: Final = (
    r"(?:(?:sorry|sry|ok|okay|oh|hey|hi|well|hm+|ah|ach|argh|ugh|damn|mist|tja|na ja|leider"
    r"|sadly|unfortunately|fyi|btw|yeah|ja|and|und)\b[\s,.!:–-]*)*"
)
_PRONOUN: Final = (
    r"(?:i|we|they|he|she|it|there|ich|wir|er|sie|es|man)(?=\s|['’])|(?:hes|shes|theyre)(?=\s)"
    r"|im(?=\s(?:off|out|away|busy|sick|ill|on|at|in|still|so|\w+ing)\b)"
    r"|(?:hab['’]?s?|habe|hatte|hatten|bin|muss|musste|war|was(?!\s(?:ich|du|er|wir|ihr|man)\b)"
    r"|were|had|got|have|been|being"
    r"|gotta|need to)\b"
)
_THING: Final = (
    r"(?:the|this|that|these|those|my|our|their|his|her|some|half|most|all|everyone|everybody"
    r"|nobody|people|der|die|das|dem|mein\w*|unser\w*|ihr\w*|alle|niemand|keiner|da|hier|heute"
    r"|gestern|yesterday|today)\b"
)
_HAPPENS: Final = (
    r"(?:is|are|was|were|has|have|had|isn['’]?t|aren['’]?t|wasn['’]?t|got|came|fell|went|broke|took"
    r"|made|hurts?|says?|said|means?|needs?|wants?|can(?:['’]t|not)?|could|won['’]?t|will|does(?:n['’]t)?"
    r"|did(?:n['’]t)?|\w{2,}ed|\w+['’]s|\w+['’]re|ist|sind|war|waren|hat|haben|hatte|hatten|wurde|wird"
    r"|werden|geht|kommt|fällt|macht|tut|muss|kann|will|wollte|konnte|ging|kam)"
)
_TELLS: Final = re.compile(
    rf"[\s(]*{_LEAD}(?:{_BECAUSE}\s.+|(?:{_PRONOUN}).*|(?:{_THING})?[^,;:.!?]{{1,60}}?\b{_HAPPENS}\b.*)",
    re.IGNORECASE | re.DOTALL,
)
_SUBJECT: Final = re.compile(
    rf"[\s(]*{_LEAD}(?:{_BECAUSE}\s|(?:{_PRONOUN})|{_THING}[^,;:.!?]{{0,60}}?\b{_HAPPENS}\b"
    r"|(?!wh|how|wer|was|wann|wo|wie)\w+ (?:is|are|was|were|has|have|had|isn['’]?t|ist|sind"
    r"|war|hat|haben|hatte)\b"
    r"|\w+['’]s\s)",
    re.IGNORECASE,
)
_APOLOGISES: Final = re.compile(
    r"[\s(]*(?:sorry|sry|entschuldigt?|verzeihung|apologies|my bad|long day|crazy day"
    r"|busy day|langer tag|stress(?:ig)?)\b[^?]*",
    re.IGNORECASE,
)
_BY_WORD: Final = re.compile(rf"[\s(]*{_LEAD}{_BECAUSE}\s", re.IGNORECASE)
_TURNS_AT_ONCE: Final = re.compile(
    r"[\s(]*(?:but|aber|except|außer|bis auf|or|oder|only|nur|not|nicht|no|nope|nein|nee|never"
    r"|nie|instead|then|dann|until|bis|after|before|once|when|sobald|nachdem|bevor|maybe|perhaps"
    r"|vielleicht|please|pls|bitte|also|auch|too|plus|with|mit|without|ohne|who|what|which|wer"
    r"|was(?= (?:ist|sind|wird|kommt))|welche\w*|let['’]?s|lasst|shall|should|sollen)\b",
    re.IGNORECASE,
)
_TURNS: Final = re.compile(
    r"\b(?:kidding|joking|haha\w*|lol|lmao"
    r"|joke|scherz|spaß|sarcas\w*|ironie|never ?mind|vergiss|forget (?:it|that)"
    r"|scratch that|doch nicht|on second thoughts?|lieber|rather|unless|if|wenn|falls|provided"
    r"|as long as|solange|instead|stattdessen|except|außer|but|aber|want|would|wouldn['’]t|möchte"
    r"|würde|prefer|think|finde|then|dann|know"
    r"|weiß|ahnung|no idea|not sure|unsure|hates?|should|sollte\w*|shall|must|dürfen|vote[ds]?"
    r"|voting|stimme?|abgestimmt|someone|somebody|anyone|jemand|changed my mind"
    r"|umentschieden)\b|\?",
    re.IGNORECASE,
)
_DONE: Final = re.compile(
    r"\b(?:has|have|had|['’](?:s|ve)|hat|haben)\b[^,;:.!?]{0,30}\b(?:voted|abgestimmt|gestimmt)\b",
    re.IGNORECASE,
)
"""That people have voted is told, and turns nothing."""

_SOMEBODY: Final = (
    r"(?:most|half|many|some|all|several|the others|the rest|people|everyone|everybody|nobody"
    r"|die meisten|(?:die )?(?:hälfte|halbe)|viele|einige|alle|die anderen|der rest|leute|they|he"
    r"|she|er|sie|my \w+|our \w+|mein\w* \w+|unser\w* \w+"
    r"|the (?!first|second|third|last|other|one)\w+"
    r"|(?!\w*(?:day|tag)s?\b|mittwochs?\b|wer|was|who|what|this|that|das|die|der|it|es)[^\W\d]\w+)"
    r"(?: of (?:them|us|you)|(?: of)? the \w+| von (?:ihnen|uns|euch|denen)| people| leute)?"
)
_ARE: Final = r"(?: ?(?:is|are|was|were|will be|['’]?re|['’]s)|ist|sind|ist ja|sind ja)"
_AM: Final = r"(?:['’]?m|am|are|['’]?re|will be|['’]ll be|bin|sind)"
_GONE: Final = (
    r"(?:off|away|out|gone|travell?ing|on (?:leave|vacation|holidays?|the road)|not (?:here|in"
    r"|around)|at (?:a|the) \w+|sick|weg|unterwegs|verreist|(?:im|in) urlaub|nicht (?:da|im \w+)"
    r"|krank(?:geschrieben)?|auf (?:reisen|dienstreise|\w+)|nimmer da)"
)
_WHEN: Final = r"(?:[\w.:–-]+ ){0,4}?"
_ENDS: Final = r"(?: (?!but|aber|so|and|und|if|wenn)[\w.:–-]+){0,5}[\s.!)]*"
_AWAY: Final = tuple(
    re.compile(rf"[\s(]*{_LEAD}(?:{_BECAUSE}\s+)?{words}", re.IGNORECASE)
    for words in (
        rf"{_SOMEBODY} ?{_ARE} {_WHEN}{_GONE}{_ENDS}",
        rf"(?:{_WHEN}{_ARE} {_WHEN}{_SOMEBODY} (?:\w+ )?{_GONE}){_ENDS}",
        rf"{_SOMEBODY} {_WHEN}{_GONE} (?:ist|sind){_ENDS}",
        rf"(?:i|we|ich|wir)? ?{_AM} {_WHEN}{_GONE}{_ENDS}",
        rf"(?:ich|wir) {_WHEN}{_GONE} (?:bin|sind){_ENDS}",
    )
)
"""Who is away, and when: of others, of others behind the time, and of oneself."""

_OF_OTHERS: Final = 3
"""So many of these tell of others."""

_BY_WHEN: Final = (
    r"(?:by|at|before|until|till|from|um|bis|vor|ab|gegen|spätestens(?: um)?) (?:\S+ ){0,3}?"
    r"(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?(?: uhr)?|noon|midday|lunch(?:time)?|tonight"
    r"|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\w+tag|mittwoch|mittags?|morgen|abends?|heute"
    r"(?: abend)?|today|eod)"
)
_IS_VOTED: Final = (
    r"(?:vot\w*|answer\w*|repl\w*|decide\w*|decision|close|end|finish\w*|stop\w*|done|over|poll"
    r"|deadline|abst\w*|gestimmt|stimmen|antwort\w*|geantwortet|entsch\w*|schlie\w*|schluss|fertig"
    r"|vorbei|frist|umfrage)"
)
_IS_DUE: Final = re.compile(
    rf"[\s(]*{_LEAD}(?:{_BECAUSE}\s+)?(?:{_SO}\s+)?(?!(?:it|this|that|es|das)\b|.*\b{_IS_VOTED}\b)"
    rf"(?:(?:i|we|they|he|she|you|somebody|someone|ich|wir|er|sie|man)(?:['’]ll|['’]ve|['’]re)?"
    rf"|{_THING} (?:\w+ )?|(?:\w+ ){{1,2}})\s?"
    r"(?:have(?: got)? to|has to|need(?:s)?(?: to)?|must|should|got to|gotta|wants?(?: to)?"
    r"|will|are|is|closes|opens|leaves|starts|begins|comes|wants|orders?|book|muss|müssen|sollten?|wollen"
    r"|will|brauch\w*|macht|fährt|kommt|beginnt|bestell\w*|ist|sind)"
    rf"\b[^,;.!?]{{0,40}}?\b{_BY_WHEN}\b[^,;.!?]{{0,20}}[\s.!)]*",
    re.IGNORECASE,
)
"""By when something else is due than the vote: “we have to order by noon”."""

_LATER: Final = re.compile(r"\d", re.IGNORECASE)
_SIGNS: Final = re.compile(r"(?<=[\w.!?)])\s*[^\w\s.,;:!?()'\"“”„’–—/@#&%€$+*=<>-]+\s*$")
_COURTESY: Final = re.compile(
    r"\s*(?:(?:ok|okay|hey|hi|hello|hallo|moin|sorry|sry|well|alright|great|nice|cool|super|prima"
    r"|gut|thanks|thx|danke|oh|ah|hm+|ach|na gut|also|so)\b\s*[,.!:–-]+\s+)+(?=\S)",
    re.IGNORECASE,
)
_ANSWERS: Final = re.compile(
    r"\W*(?:yes|yeah|yep|sure|ok(?:ay)?|ja|jo|klar|no(?:pe)?(?! objection)|nah|nein|nee?)\b",
    re.IGNORECASE,
)
_SELF: Final = re.compile(rf"[\s(]*{_LEAD}(?:{_BECAUSE}\s+)?(?:i|we|ich|wir)\b", re.IGNORECASE)
_LONGEST: Final = 400
_MOST: Final = 6
_LEAST: Final = 2


@dataclass(frozen=True, slots=True)
class Parted:
    """What is `said`, without what only tells `why`; of a mere courtesy that is nothing."""

    said: str
    why: str = ""
    is_ahead: bool = False
    """What is said stands before why, in a sentence of its own."""

    leads: bool = True
    """What is said stands before why."""

    follows: bool = False
    """A word says that what is said comes of why: “so close it”."""


def parted_from_why(text: str) -> Iterator[Parted]:
    """Yield what of a text may be said alone, with what only tells why beside it."""
    if len(text) > _LONGEST:
        return
    plain = text if not REFUSING.isdisjoint(text) else _SIGNS.sub("", text)
    courtesy = _COURTESY.match(plain)
    plain = plain[courtesy.end() :] if courtesy else plain
    joints = list(_JOINT.finditer(plain))[:_MOST]
    for joint in joints:
        end = joint.end("mark") if "?" in joint["mark"] or "!" in joint["mark"] else joint.start()
        said, why = plain[:end].rstrip(" ,"), plain[joint.start() :].lstrip(" ,;:.!?…–—-")
        if not joint["so"] and _stands_beside(why, said):
            ends = any(each in joint["mark"] for each in ".!?…")
            yield Parted(said, why.strip(" ()"), is_ahead=ends)
    for joint in joints:
        why, said = plain[: joint.start()], plain[joint.end() :]
        if "?" not in joint["mark"] and only_tells(why):
            yield Parted(said.strip(), why.strip(" ()"), leads=False, follows=bool(joint["so"]))
    if plain != text and plain.strip():
        yield Parted(plain)


def _stands_beside(why: str, said: str) -> bool:
    """Tell whether words only tell why, and do not keep their author from what they like."""
    return only_tells(why) and not is_in_vain(said, why)


def only_tells(words: str) -> bool:
    """Tell whether words only tell something: no wish, no order, and nothing that turns another."""
    said = _DONE.sub(" did", words.strip(" .!()"))
    if is_social(said) or is_polite(said):
        return True
    if len(said.split()) < _LEAST or _TURNS.search(said) or _TURNS_AT_ONCE.match(said):
        return False
    if tells_what_is_due(said):
        return True
    if _LATER.search(said) and not _BY_WORD.match(said):
        return False
    return bool(_APOLOGISES.fullmatch(said) or _TELLS.fullmatch(said))


def begins_to_tell(words: str) -> bool:
    """Tell whether words begin with who did something, or what happens: “they all …”."""
    return _SUBJECT.match(words) is not None


def tells_who_is_away(words: str, *, or_oneself: bool = False) -> bool:
    """Tell whether words only say that others, or oneself as well, are away, and maybe when."""
    if len(words) > _LONGEST // 4 or "?" in words or (_SELF.match(words) and not or_oneself):
        return False
    patterns = _AWAY if or_oneself else _AWAY[:_OF_OTHERS]
    return any(each.fullmatch(words) for each in patterns)


def tells_what_is_due(words: str) -> bool:
    """Tell whether words only say by when something is due that comes after a vote."""
    return len(words) <= _LONGEST // 4 and _IS_DUE.fullmatch(words) is not None


def begins_to_answer(words: str) -> bool:
    """Tell whether words begin as an answer to whoever spoke last: “no, …”, “ja, …”."""
    return _ANSWERS.match(words) is not None


def without_why_behind(text: str) -> str:
    """Return a text without what only tells why behind it."""
    plain = _SIGNS.sub("", text)
    ahead = (each.said for each in parted_from_why(plain) if plain.startswith(each.said))
    return next(ahead, plain)
