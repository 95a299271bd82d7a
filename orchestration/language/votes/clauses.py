"""A reply under options put plainly: what somebody takes back left out, and each no before its own.

"A no, B yes" says "B. not A", "B. No wait, C." says "C", and "1. B 2. A" says "B > A".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from orchestration.language.choosing.held.last_resort import LAST_RESORT
from orchestration.language.votes.vocabulary import HESITATES, TURNED

_NO: Final = (
    r"(?:is |are |ist |sind |wäre )?(?:a |ein )?(?:definite |clear |klares )?"
    r"(?:no(?: way|[- ]go|pe| chance)?|nein|nö|nicht|out|raus|deal[- ]?breaker|👎|❌|dead|toast"
    r"|history|off the table|tot|gestorben|vom tisch)|(?:is|are) gone"
    r"|(?:fällt|fallen)(?: (?:bei mir|für mich|mir|leider|jetzt|doch))* (?:raus|weg|aus|flach)"
    r"|(?:hat|haben) sich(?: (?:für mich|leider|damit))* erledigt"
    r"|(?:is ?|are ?)n['’]t(?: (?:ok(?:ay)?|fine|good|possible|an option))?"
    r"|never(?: ever)?|niemals|nie(?: im leben)?|(?:nur )?über meine leiche"
    r"|(?:only )?over my dead body|auf (?:gar )?keinen fall|under no circumstances"
    r"|not (?:ok(?:ay)?|fine|good|possible|an option|acceptable)|nicht (?:ok(?:ay)?|gut|möglich)"
    r"|(?:does not|doesn't|won't|will not|cannot|can't|don't|no longer) works?"
    r"(?: (?:out|at all|for (?:me|us)|any ?more|any longer))*"
    r"|(?:geht|passt|klappt|ginge)(?: \w+){0,2} nicht(?: mehr)?"
    r"|(?:gehen|passen|klappen)(?: \w+){0,2} nicht(?: mehr)?"
    r"|(?:würde|könnte)(?: \w+)? nicht (?:gehen|passen|klappen)"
    r"|(?:lieber nicht|eher nicht|gar nicht|rather not)"
    r"|(?:(?:is|are|would be|sounds?|ist|sind|wäre) )"
    r"(?:(?:really|so|too|pretty|very|just|quite|a bit|echt|zu|sehr|ganz|wirklich|eher|recht) )*"
    r"(?:bad|terrible|awful|horrible|hopeless|impossible|rubbish|schlecht|doof|blöd|mies"
    r"|furchtbar|schrecklich|ungünstig|unmöglich|nix|nichts)|sucks"
)
_YES: Final = (
    r"(?:is |are |ist |sind )?(?:a |ein )?(?:clear |definite |klares )?"
    r"(?:yes|yep|yeah|ja|jo|👍|✅)(?: please| bitte)?"
    r"|(?:is |are |would be |ist |sind |wäre |wären |wär )?(?:both |all |beide )?"
    r"(?:(?:schon|ganz|auch|eigentlich|recht|really|pretty|quite|actually|sicher) )?"
    r"(?:ok(?:ay)?|fine|good|all right|alright|gut|in ordnung|prima)"
    r"|(?:is |are |would be |ist |sind |wäre |wär )(?:mine|meins?|meine[rn]?|my (?:pick|choice|one)"
    r"|meine (?:wahl|nummer eins))"
    r"|(?:both |beide )?(?:works?|does(?: work)?|fits?|suits?|(?:would|could) (?:work|do)|passt"
    r"|geht|klappt|ginge|passen|gehen|klappen|(?:würde|könnte) (?:gehen|passen|klappen))"
    r"(?: me| mir)?"
    r"(?: (?:well|fine|great|best|gut|prima|super|bestens|auch|noch|schon))*"
)
_BETTER: Final = (
    r"(?:is |are |would be |ist |wäre |is even |ist noch )?(?:even |much |noch |viel )?"
    r"(?:better|besser)"
)
_FOR_ME: Final = (
    r"(?:\s+(?:for me|for us|from me|at all|für mich|bei mir|von mir|mir|leider|sorry))*"
)
_SAYS: Final = re.compile(
    rf"(?P<of>.*?\S)\s*[:–-]?\s*(?<!\w)(?:(?P<no>{_NO})|(?P<yes>{_YES})|(?P<better>{_BETTER}))"
    rf"{_FOR_ME}[\s!]*"
)
_BEHIND_ORDER: Final = re.compile(
    rf"((?:>|\bthen|\bdann)\s*[^\W\d_]),?\s+(?:and|und)\s+(?=[^\W\d_]\s+(?:{_NO})(?!\w))"
)
"""What follows an order is refused alone: “B, then D and A never”."""

_JOINED: Final = re.compile(rf"(?<!\w)({_NO}|{_YES}|{_BETTER})({_FOR_ME})\s+(?:and|und)\s+")
_PARTS: Final = re.compile(r"\s*(?:([,.;!])|(?<!\S)(?:but|while|whereas|aber|sondern)(?!\S))\s*")
_HANGS: Final = re.compile(r"(?:^|\s)(?:or|and|but|to|oder|und|aber|als|than|not|nicht|all|alles)$")
_ORDERS: Final = re.compile(r">|\b(?:before|over|then|vor|dann)\b")
"""What puts options in an order: they are chosen, whatever is said of the next."""

TAKES_BACK: Final = re.compile(
    rf"[\s,.;!–-]+{TURNED}(?=\S)"
    r"|[\s,.;!–-]+(?:or |oder )?(?:(?:oh |ah )?(?:no|nein|nope|nah),? (?:wait|sorry|warte|doch)"
    r"|(?:oh |ah )?(?:wait|warte|moment),? (?:no|nein)|(?:no|nein),? i mean|quatsch|scratch that"
    r"|(?:sorry,? )?(?:i (?:mean|meant)|ich mein(?:e|te))|wait|warte|make that|nein doch"
    r"|actually no|(?:but |aber )?(?:actually|eigentlich)|ach nein|oder nein|or no"
    r"|nee|doch (?:lieber|eher)"
    r"|(?:h+m+|äh+m*|u+h+m*|ah+|oh+)[,.…]* (?:no|nein|nope|nah|nö)(?=[:,…])"
    r"|(?:no|nein|nope|nah|nö)(?=:))"
    r"[\s,.:;!…–-]+(?=\S)"
    r"|[\s,.;!–-]+(?:sorry|pardon|entschuldigung|verzeihung|o+ps|w?hoo?ps|ups|hoppla|correction"
    r"|korrektur)\s*[,.:;!–-]\s*(?=[^\W\d_](?:\s*[,.;!]|\s*$| (?:first|zuerst)\b))"
)
"""Words with which what was said before them is taken back; “sorry” where one option follows."""

_NO_BEFORE: Final = re.compile(
    r"(?P<pause>[,;.]\s*|\s(?:and|but|und|aber)\s+)"
    r"(?:(?:(?:absolutely|definitely|certainly|(?:ganz )?sicher|bloß) )?(?:no way|not|nicht)"
    r"|no chance|in no case|under no circumstances|auf (?:gar )?keinen fall|no|keine?n?|never"
    r"|niemals|nie)\s+(?=(?P<of>[^\W\d_])(?!\w))"
)
_UNABLE: Final = re.compile(
    r"\b(?:(?:i|we) )?(?:can't|cannot|can not|can no longer|won't|am unable to)"
    r" (?:do|make|manage|take|support|accept|back|live with|agree (?:to|with)|go (?:for|with))"
    r" (?P<en>[^\W\d_])\b(?: any ?more| any longer| after all)?"
    r"|\b(?:ich )?(?:kann|schaffe?|will|möchte) (?:mit )?(?P<de>[^\W\d_])(?: leider| doch)* nicht"
    r"(?: mehr)?\b(?: (?:mittragen|unterstützen|akzeptieren|leben|zustimmen))?"
    r"|\b(?:mit )?(?P<mit>[^\W\d_]) kann ich(?: leider)? nicht"
    r" (?:mittragen|unterstützen|akzeptieren|leben|zustimmen)\b"
    r"|\bbei (?P<bei>[^\W\d_])(?: (?:kann ich|(?:geht|klappt|passt)(?:['’]?s| es)?))?(?: leider)?"
    r" nicht(?: mehr)?\b"
)
"""Who can't come to an option is against it: "I can't do A any more"."""

_NUMBER: Final = re.compile(r"(?:^|(?<=[\s,;]))(\d{1,2})[.):]\s*(?=[^\W\d])")
_BRACKETS: Final = re.compile(r"\s*[()]+\s*")
_BY_NUMBER: Final = re.compile(
    r"\b(?:option|number|nummer|variante|vorschlag|nr\.?|no\.) ?#?(\d)(?!\w)\u20e3?"
    r"|(?<!\w)#?(\d)\u20e3|^\W*(\d)\W*$"
)
_CONDITION: Final = re.compile(
    r"(?:but|only|if|unless|because|since|bc|cuz|cos|'?cause|as long as|provided|though|as|when"
    r"|wegen|wg\.?|aber|nur|wenn['’]?s?|falls|weil|denn|sofern|solange|obwohl|bevor|before)\b",
    re.IGNORECASE,
)
_PROVISO: Final = re.compile(
    r"(?:(?:but|only|aber|nur)\s+)*(?:if|unless|as long as|provided|wenn['’]?s?|falls|sofern"
    r"|solange)\b",
    re.IGNORECASE,
)
_ON_CONDITION: Final = re.compile(
    r"\b(?:if|unless|as long as|provided|in (?:that |which )?case|depending"
    r"|wenn['’]?s?|falls|sofern|solange|je nachdem|es sei denn)\b",
    re.IGNORECASE,
)
_FIGURES: Final = re.compile(
    r"\bif (?:you ask me|i may|i might|i(?: have to|'?m to| must| can| could) (?:choose|pick)"
    r"|i'?m honest|(?:at all )?possible|anything|(?:that|it)(?: is|'?s) (?:ok|okay|fine|possible"
    r"|all right)(?: with \w+)?)\b"
    r"|\b(?:wenn|falls) (?:ihr mich fragt|du mich fragst|man mich fragt|ich ehrlich bin"
    r"|ich wählen (?:darf|muss|kann)|ich darf|(?:es )?(?:möglich|geht|ok|okay)(?: ist)?)\b"
    r"|\b(?:if not|wenn nicht|falls nicht),? (?:then |dann )?(?=[a-z]\b(?!['’]))"
    r"|\bin case (?:you|anybody|anyone|it) \w+",
    re.IGNORECASE,
)
"""What is said with an "if" and hangs on nothing: "if you ask me, B"."""

_OR_ELSE: Final = re.compile(r"\W*(?:otherwise|or else|else|ansonsten|sonst)\b", re.IGNORECASE)
_FINDS_BETTER: Final = re.compile(
    r"\b(?:better|nicer|cooler|tastier|besser|schöner|leckerer|lieber)\b"
)
_CHANGE: Final = re.compile(
    r"\b(?:chang(?:e|ing)|switch(?:ing)?|mov(?:e|ing)|ände?re?n?|wechs\w+)\b"
)
_NOT_YET: Final = re.compile(
    r"\b(?:maybe|perhaps|later|might|may|could|possibly|soon|tomorrow|tonight|thinking|consider\w*"
    r"|not yet|vielleicht|evtl|eventuell|später|nachher|morgen|könnte|überleg\w*|noch nicht)\b"
)
_PIECES: Final = re.compile(r"[,;.:!]|\s[-–]\s")
_THEN: Final = re.compile(
    r"\b(?:then|dann)\b|(?<=\w)\s+(?=(?:i|i['’](?:d|ll)|ich)\s+\w|(?:nehme?|will|möchte)\s+ich\b)",
    re.IGNORECASE,
)
"""What leads to what holds then: “if A is out, then B”, “only if A is out I take B”."""

_ALL: Final = re.compile(r"\b(?:all|any|anything|everything|alles|alle)\b")


def is_condition(rest: str) -> bool:
    """Tell whether what follows a yes or a no is a condition, or the reason."""
    return _CONDITION.match(rest) is not None


def is_proviso(rest: str) -> bool:
    """Tell whether what follows is a condition and no mere reason: only a vote has one."""
    return _PROVISO.match(rest) is not None


def hangs_on_condition(said: str) -> bool:
    """Tell whether what is said holds only where something is so: "B if Mia can"."""
    plain = LAST_RESORT.sub("", _FIGURES.sub("", said.casefold()))
    return _ON_CONDITION.search(plain) is not None


def is_or_else(said: str) -> bool:
    """Tell whether words are what holds where something said before does not: "otherwise A"."""
    return _OR_ELSE.match(said) is not None


_THINKS_FIRST: Final = re.compile(
    r"\b(?:let me|lemme|(?:need|want|have) to|['’]ll|will|gonna)\s+(?:still\s+)?"
    r"(?:think|sleep on it)(?: about it| it over| on it)?(?: first| though)?[\s.!]*$",
    re.IGNORECASE,
)


def thinks_first(said: str) -> bool:
    """Tell whether words end in that their author wants to think: “sushi, but let me think”."""
    return _THINKS_FIRST.search(said) is not None


def puts_change_off(said: str) -> bool:
    """Tell whether somebody likes one better, and may change to it: “C is nicer, might switch”."""
    text = said.casefold()
    pieces = [each for each in _PIECES.split(text) if each.strip()]
    is_off = any(_CHANGE.search(each) and _NOT_YET.search(each) for each in pieces)
    return is_off and any(
        _FINDS_BETTER.search(each) and not _CHANGE.search(each) for each in pieces
    )


def pieces_on_condition(said: str) -> Sequence[str]:
    """Return what of a reply that hangs on a condition stands beside that; nothing of another."""
    if not hangs_on_condition(said) and not is_or_else(said):
        return ()
    pieces = (each for piece in _PIECES.split(said) for each in _ON_CONDITION.split(piece))
    return [each for piece in pieces for each in _THEN.split(piece)]


def with_letters(text: str, names: Sequence[str]) -> str:
    """Return a reply with the letters of options that are called by their number: "option 3"."""

    def letter(found: re.Match[str]) -> str:
        place = int(next(filter(None, found.groups()))) - 1
        return names[place].casefold() if 0 <= place < len(names) else found.group()

    return _BY_NUMBER.sub(letter, text)


def put_plainly(said: str, names: Sequence[str]) -> str:
    """Return a reply so that what is against an option says so before it.

    Where an option can be on either side, as B in "B, A no", it stays as it was said.
    """
    text = _in_order(_BRACKETS.sub(". ", said)).strip(" .")
    text = _NO_BEFORE.sub(
        lambda found: f"{found['pause']}not " if found["of"].upper() in names else found[0], text
    )
    text = _UNABLE.sub(lambda found: f"not {next(filter(None, found.groups()))}", text)
    *before, last = TAKES_BACK.split(text)
    if before and _names_one(last, names) and all(_names_one(each, names) for each in before):
        text = last
    if _ALL.search(text):
        return text
    text = _BEHIND_ORDER.sub(r"\1. ", text)
    return _sides_told(_JOINED.sub(r"\1\2, ", text), names) or text


def _in_order(text: str) -> str:
    """Return a numbered list as an order."""
    return " > ".join(numbered(text)) or text


def numbered(text: str) -> Sequence[str]:
    """Return the entries of a numbered list, as “1. Lake 2. Sea” is one; nothing of other words."""
    _, *found = _NUMBER.split(text)
    numbers, entries = found[::2], [each.strip(" ,;.\n") for each in found[1::2]]
    counted = [str(each) for each in range(1, len(numbers) + 1)]
    is_list = len(numbers) > 1 and numbers == counted and text.lstrip().startswith("1")
    return entries if is_list else ()


def _sides_told(text: str, names: Sequence[str]) -> str:
    """Return the parts of a reply by what they say of their options; nothing where none does."""
    best: list[str] = []
    chosen: list[str] = []
    refused: list[str] = []
    told = loose = False
    for pause, part in _parts(text):
        found = _SAYS.fullmatch(part)
        of = found["of"].strip() if found else ""
        if not found or not _names_one(of, names) or _HANGS.search(of):
            chosen.append(part)
            loose = pause == "," and _is_loose(part, names)
            continue
        told = True
        if found["no"] and (loose or _ORDERS.search(of)):
            return ""
        loose = False
        side = refused if found["no"] else best if found["better"] else chosen
        side.append(of)
    if not told:
        return ""
    return ". ".join([*best, *chosen, *(f"not {each}" for each in refused)])


def _is_loose(part: str, names: Sequence[str]) -> bool:
    """Tell whether a part only names options: what follows a pause may be of them as well."""
    is_bare = not _ORDERS.search(part) and HESITATES not in part
    return is_bare and _names_one(part, names)


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Yield each part of a reply with the pause that follows it."""
    found = _PARTS.split(text)
    for part, pause in zip(found[::2], [*found[1::2], ""], strict=True):
        if part.strip():
            yield pause or "", part.strip()


def _names_one(text: str, names: Sequence[str]) -> bool:
    """Tell whether words name an option by its letter."""
    return any(each.upper() in names for each in re.findall(r"[^\W_]+", text))
