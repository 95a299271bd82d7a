"""What words ask to be put on a list, or taken off: "put carrots on the list", "remove pizza"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.held.said_of_it import without_remark
from orchestration.language.choosing.lists.list_closed import closes_list
from orchestration.language.choosing.lists.merging import as_whose_in, merged_in
from orchestration.language.choosing.lists.own_draft import draft_changed_in, takes_draft_back
from orchestration.language.choosing.lists.proposed import (
    price_ahead,
    proposed_in,
    titles_in,
    without_article,
)
from orchestration.language.choosing.lists.put_forward import END_OF_ORDER, PROPOSES, WONDERS
from orchestration.language.choosing.lists.swaps import PLEASE, RENAMES, SWAPS, swapped_by
from orchestration.language.choosing.lists.unnamed import unnamed
from orchestration.language.choosing.lists.ventured import CHECKED
from orchestration.language.choosing.lists.wanted import (
    asked_off_in,
    asked_on_in,
    dropped_behind,
    told_on_in,
)
from orchestration.language.words.mixed import DAYS

_LIST: Final = r"(?:the|our|die|der|unserer?) (?:list|liste|options)"
_END: Final = END_OF_ORDER
_PUTS: Final = re.compile(
    rf"{PLEASE}(?:(?:put|add|set|setze?|packe?|schreibe?|nimm) "
    rf"(?:bitte |noch |mal )*(?P<put>.+?)(?: bitte| noch| mit)* "
    rf"(?:on|to|onto|auf|in) {_LIST}(?: auf)?{_END}"
    rf"|(?P<auf>.+?)(?: bitte)? auf {_LIST}(?: setzen)?{_END})",
    re.IGNORECASE,
)
_PUTS_THERE: Final = re.compile(
    rf"(?:i['’]?d |i would |we (?:could|should) )?{PLEASE}"
    r"(?:(?:put|add|stick|pop|throw|chuck|slap|write) (?:also |just |maybe )*(?P<there>.+?)"
    r" (?:(?:on|up|in|down|onto|up on|down on) there|on it)"
    rf"|(?:pack|setz|schreib|tu|nimm|werf|hau)\w{{0,2}} (?:bitte |noch |mal )*(?P<da>.+?)"
    rf" (?:(?:noch|mit|bitte) )*(?:da|dort) (?:mit )?(?:drauf|rein|dazu|auf)){_END}",
    re.IGNORECASE,
)
"""Words with which something is put “on there”: the list is not called by that name."""

_EXCUSED: Final = re.compile(
    r"^(?:(?:(?:ok(?:ay)?|hi|hey|hm+|oh|ach|na|gut|moin|hallo|and|und|but|aber|so|also|btw"
    r"|übrigens|sorry|sry|guys|leute)\b[\s,.!…:–-]*)*"
    r"(?:(?:sorry|sry|apologies|entschuldig\w*|tut mir leid|pardon)\b[^.!?;,]{0,40}"
    r"|(?:i(?:['’]m| am| was)|was|bin|war|ich (?:bin|war)|just) (?:(?:a bit|bit|so|running|got|just"
    r"|etwas|gerade|noch|eben|auch|wieder|bisschen|ein)\s)*(?:late|back|away|out|in (?:a |einem |'n"
    r" )?\w+|im \w+|(?:zu )?spät(?: dran)?|wieder da|da|unterwegs|afk|off)"
    r"(?: today| heute| sorry| sry)*"
    r"|late to the party|bit late|bisschen spät|(?:zu )?spät dran)[,.!;:…–-]+\s+"
    r"|(?:ok(?:ay)?|hm+|and|und|but|aber|na gut|ach|oh|so|well|naja)[,.…]*\s+"
    r"(?=(?:ok(?:ay)?|but|aber|and|und|then|dann|how|what|wie|was)\b))+",
    re.IGNORECASE,
)
"""Excuses and turns before a proposal: “sorry late to the party, …”, “ok but …”."""

_TOLD_BEHIND: Final = re.compile(
    r"(?P<mark>[.?!])\s+(?:it['’]?s|they['’]?re|it|they|that['’]?s|es|das|die|der|sie)\s+\S[^?]*$",
    re.IGNORECASE,
)
_MAY_I: Final = re.compile(
    r"(?:can|could|may|might) i (?:still |also |just |please |maybe )*(?:propose|suggest) ",
    re.IGNORECASE,
)
_SCHLAG: Final = re.compile(
    r"(?P<head>ich schlage? [^,;.!?]+?) vor,? (?P<more>(?:und|sowie|oder) [^;.!?]+)", re.IGNORECASE
)
"""“Ich schlag Thai vor und Currywurst” proposes both."""

_ADDS: Final = re.compile(
    rf"{PLEASE}(?:put|add|set|setze?|packe?|schreibe?|nimm) (?:bitte |noch |mal "
    r"|(?-i:in|down|up) (?=[\"“„A-ZÄÖÜ]))*(?P<add>.+?)"
    rf"(?: (?:dazu|drauf|mit auf|down))?{_END}",
    re.IGNORECASE,
)
"""Words with which something is put there, wherever that is."""

_DRAFTS: Final = re.compile(
    r"(?:(?:ok(?:ay)?|so|also|hier(?: ist| kommt| wäre)?|here(?:['’]s| is| comes)?|this is|das ist"
    r"|das wäre)[,:]?\s+)*(?:(?:(?:my|a|the|this|mein|ein|der)\s+)?"
    r"(?:(?:(?:new|next|another|better|revised|updated|second|shorter|neue[rs]?|nächster"
    r"|bessere[rs]?|überarbeiteter|zweiter|kürzerer)\s+)*(?:draft|entwurf)|revised|überarbeitet"
    r"|(?:my\s+|meine\s+|die\s+|eine\s+)?"
    r"(?:new|next|another|better|revised|updated|second|shorter|my|neue|nächste|bessere|meine"
    r"|überarbeitete|zweite|kürzere)\s+(?:version|fassung|wording|formulierung))"
    r"(?:\s+(?:is|would be|could be|from me|ist|wäre|lautet|von mir))?\s*[:–-]"
    r"|(?:i['’]?(?:d|ll)|i (?:would|will)|let me|we could|ich(?: würde| möchte)?|wir könnten)\s+(?:"
    r"(?:es|das|mal|so|also)\s+)*(?:draft|write|phrase|word|formulate|put|schreiben?|formulieren?"
    r"|entwerfen?)(?:\s+(?:it|this|that|one|es|das|mal|so))*"
    r"(?:\s+(?:like this|as follows|this way|folgendermaßen))?\s*:)\s*(?P<draft>.*)",
    re.IGNORECASE | re.DOTALL,
)
_OFF: Final = r"(?: (?:wieder|bitte|runter|raus))"
_AGAIN: Final = r"(?: (?:wieder|doch|dann|lieber|bitte|mal|hiermit|jetzt))*"
_TAKES_OFF: Final = re.compile(
    rf"{PLEASE}(?:(?:i(?:['’]?ll| will|['’]?m|['’]?d)? (?:just |then )?)?"
    rf"(?:take|taking|cross|crossing|strike|scratch|pull|pulling) (?P<take>.+?) (?:off|out)"
    rf"(?P<of_list> (?:of )?{_LIST})?{_END}"
    rf"|get (?P<get>.+?) (?:off|out of) {_LIST}{_END}|(?:take|cross|strike) off (?P<off>.+?){_END}"
    rf"|(?:remove|delete|drop|strike|scratch|scrap|ditch|nix|axe|lose(?= the\b)|(?:get rid|let go)"
    rf" of|(?:forget|verg(?:iss|esst))(?! (?:it|that|this|es|das)\b)(?: about)?|(?:i )?withdraw"
    rf"|(?:i )?retract|cross out|kick out|throw out)"
    rf" (?:my proposal:? )?(?P<remove>.+?)(?:(?<!\bthe)(?<!\bmy)(?<!\bthat) option)?"
    rf"(?: (?:from|off) {_LIST})?{_END}"
    rf"|(?P<gone>.+?) off {_LIST}{_END}|(?:streiche?t?|entfernt?e?|löscht?e?) (?P<str>.+?){_OFF}*"
    rf"(?: (?:von|aus) {_LIST}{_OFF}*)?{_END}"
    rf"|(?:ich )?(?:nimm|nehmt|nehme?|nehmen wir|werfe?t?|wirf|schmei(?:ß|ss)e?t?|tut?|macht?)"
    rf" (?P<nimm>.+?)(?: (?:wieder|bitte|mal|doch|da|dann|hiermit))*"
    rf"(?: (?:von|aus) {_LIST}{_OFF}*| (?:runter|raus|weg|herunter|heraus|zurück)){_END}"
    r"|(?!(?:ich|wir|ihr|du|er|sie|es|das|man|muss|bin)\b)"
    r"(?!.*\b(?:kann|könnte|muss|soll|sollte|darf)\b)"
    rf"(?P<runter>\S+(?: \S+){{0,2}}?)(?: (?:mal|doch))*"
    rf"(?: (?:wieder|bitte))* (?:runter|raus|(?<!weit )(?<!lange )weg){_END}"
    rf"|(?P<weg>.+?)(?: bitte| wieder)?(?: (?:von|aus) {_LIST})? "
    rf"(?:streichen|entfernen|löschen|runternehmen|rausnehmen){_END}"
    rf"|(?:ich )?(?:ziehe?|nehme?)(?: ich)? (?P<zieh>.+?){_AGAIN} zurück{_END}"
    rf"|(?P<ich>[^,;]+?) (?:zieh|nehm)e?['’]? ich{_AGAIN} zurück{_END}"
    rf"|(?:i(?:['’]ll| will)? )?take (?:back (?P<taken>.+?)|(?P<back>.+?) back){_END}"
    rf"|(?P<kannst>.+?) (?:kannst du|könnt ihr|können wir|kann man)"
    r"(?: (?:wieder|bitte|auch|gern|gerne|ruhig|doch|eigentlich|mal))*"
    rf" (?:(?:weg|raus|runter)?streichen|(?:raus|runter|weg)nehmen|entfernen|löschen){_END}"
    r"|(?P<mine>my (?:proposal|suggestion|idea)|mein vorschlag|meine idee)"
    r" (?:is|has|ist|hat)(?: sich| been| damit| jetzt| now| no longer)*"
    r" (?:hinfällig|erledigt|vom tisch|obsolete?|off(?: the table)?|moot|withdrawn|gone|valid|raus)"
    rf"{_END}"
    rf"|(?P<von>.+?){_OFF}* von {_LIST}(?: nehmen)?{_END})",
    re.IGNORECASE,
)
_OWN_LEAVE: Final = re.compile(r"(?:i\b|taking\b|just taking\b)", re.IGNORECASE)
_LEAVE: Final = re.compile(
    rf"\b(?:{'|'.join(sorted(DAYS, key=len, reverse=True))}|days?|weeks?|months?|mornings?"
    r"|afternoons?|evenings?|nights?|today|tomorrow|tonight|weekend|hours?|time)\b",
    re.IGNORECASE,
)
_NAME: Final = (
    r"(?!(?:i|it|that|this|then|me|you|we|ich|es|das|dann|er|sie|wir|du)\b)"
    r"(?!.*\b(?:is|are|was|ist|sind|war|geht|passt|works|fine|ok|okay|good|gut|can|kann)\b)"
    r"[^\s,;.:!?]+(?: [^\s,;.:!?]+){0,3}?"
)
"""What goes by a name, in a few words that say nothing else."""

_MAY_GO: Final = re.compile(
    rf"(?:i think |ich finde,? )?(?P<goes>.+?) (?:(?:can|could|should|must|has to|needs to) go"
    rf"|(?:kann|könnte|muss|darf|soll|sollte) (?:weg|raus|runter)){_END}",
    re.IGNORECASE,
)
_NOT_NOW: Final = re.compile(
    rf"(?:nvm|never ?mind|nevermind) (?:about |the |my )?(?P<nvm>{_NAME}){_END}"
    rf"|(?P<nicht>{_NAME}) (?:dann |jetzt )?doch (?:lieber |besser )?nicht{_END}"
    rf"|(?:dann |jetzt )?doch (?:lieber |besser )?nicht (?P<doch>{_NAME}){_END}"
    rf"|(?P<after>{_NAME}) not after all{_END}|not (?P<not>{_NAME}) after all{_END}",
    re.IGNORECASE,
)
_MEANT: Final = re.compile(
    r"(?:i |ich |that was meant to be |sollte )?(?:actually |natürlich |of course )?"
    r"(?:meant?|meinte?)(?: to (?:say|write|propose))?:? (?:eigentlich |natürlich )?"
    r"(?!(?:it|that|this|das|es|the other|what|was|so|well|gut|you|dich|euch|B|A)\b)"
    r"(?P<what>[^,;.!?]{2,40}?)(?: (?:instead|stattdessen|of course|natürlich|lol|sorry|obviously"
    r"|heißen))*[.!]*",
    re.IGNORECASE,
)
_RATHER: Final = re.compile(
    r"(?:(?:ach|oh|ah|hm+|ok(?:ay)?|na|wait|warte|moment|actually|sorry|sry)[,.!…]* )*"
    r"(?:(?:ne|nee|nein|nö|no|nah|nope|not|nicht|doch nicht|statt|instead of|rather than)[,.!…]* )+"
    r"(?P<off>[^,;.:!?]{2,40}?)[,;]? (?:(?:doch|dann|aber|sondern|but|i['’]?d) )*"
    r"(?:lieber|besser|eher|rather)(?: doch| dann| mal| say)* "
    r"(?P<on>(?!nicht\b|not\b)[^,;.:!?]{2,40}?)"
    r"(?: (?:bitte|please|pls|then|dann))?[.!]*",
    re.IGNORECASE,
)
_SIGHED: Final = re.compile(
    r"^(?:(?:ah|oh|ach|hm+|wait|warte|sorry|sry|vertippt|verschrieben|vertan|typo"
    r"|oops|ups|no|nein|nee?|nö|nope|ok(?:ay)?|so|actually|then|dann"
    r"|well|moment|(?:doch|lieber) nicht|doch|also|komm|hey|guys|leute|hang on|hold on|never ?mind"
    r"|(?:just )?(?:kidding|joking)|jk|(?:war )?(?:nur )?(?:ein )?(?:scherz|spaß))[,.!…]*\s+)+",
    re.IGNORECASE,
)
_WHY: Final = re.compile(
    r"\s*[,;.–-]+\s*(?:(?:because|since|as|weil|denn|da)\b|(?:it|they|that|there|he|she|es|das|die"
    r"|der|sie)(?:['’]\w+)?\s+\S)[^?]*$",
    re.IGNORECASE,
)
_AND_WHY: Final = re.compile(
    r"\s*[,;–]\s+(?!.*\b(?:but|aber|or|oder|and|und|lieber|instead|rather|dafür|stattdessen|then"
    r"|dann|sondern)\b)[^,;?]+$",
    re.IGNORECASE,
)
"""A sigh before an order, and why it is given behind it: in a clause, or in any words but more."""

_POINTS_BACK: Final = re.compile(
    r"(?P<what>[^,;.!?]{2,60}?) (?:is|are|has|was|isn['’]t|doesn['’]t|ist|sind|hat|war|geht)\b"
    r"(?! not\b)[^,;.!?]{0,120}[,;.:!–-]+\s*"
    r"(?:(?:so|and|please|pls|then|let['’]?s|also|und|bitte|dann|(?:can|could) (?:you|we))[, ]+)*"
    r"(?P<does>take|cross|strike|scratch|drop|remove|delete|scrap|nimm|streiche?|entferne?)"
    r" (?:it|that|that one|them|es|das|ihn|sie|den|die)\b",
    re.IGNORECASE,
)
"""Why something is to go, before it is said that it does: "Plön is booked out, take it off"."""

_FEW: Final = 3
_SAYS_HOW: Final = re.compile(
    r"(?:zu|too|very|sehr|lieber|rather|gern\w*|nur|only|bitte|please|eher|am|more|less|mehr"
    r"|weniger"
    r"|love|hate|mag|will|want|prefer|against|gegen)\b",
    re.IGNORECASE,
)
_SHARED: Final = re.compile(
    r"[Ll]et['’]?s (?:have|get|eat|order|grab) (?:(?:some|an?|the) )?[a-zäöü]"
)
_SAYS_LIST: Final = re.compile(r"\bliste?\b", re.IGNORECASE)


def asked_for_in(text: str) -> tuple[str, ...]:
    """Return what words expressly propose: "put carrots on the list", "I'd suggest carrots"."""
    rest, is_unnamed = unnamed(price_ahead(_plainly(text)))
    asked = (
        _titles(_PUTS, unnamed(rest)[0]) or _titles(_PUTS_THERE, rest) or _titles(PROPOSES, rest)
    )
    asked = asked or _titles(WONDERS, rest)
    asked = asked or asked_on_in(rest) or told_on_in(rest)
    if asked or not is_unnamed:
        return asked
    return _titles(_ADDS, rest) or _bare_without_name(text, rest)


def _plainly(text: str) -> str:
    """Return what is proposed without an excuse before it, and without what is told behind it."""
    said = _EXCUSED.sub("", text.strip())
    said = (
        _TOLD_BEHIND.sub(r"\g<mark>", said) if said != text.strip() or _MAY_I.match(said) else said
    )
    said = _SCHLAG.sub(r"\g<head> \g<more> vor", without_remark(said))
    return _MAY_I.sub("i propose ", said).rstrip("?") if _MAY_I.match(said) else said


def _bare_without_name(text: str, rest: str) -> tuple[str, ...]:
    """Return what is only named, with “(anonym)” behind it: nobody's name is put beside a wish."""
    is_short = len(rest.split()) <= _FEW and not _SAYS_HOW.match(rest)
    return titles_in(rest) if is_short and text.rstrip().endswith(")") else ()


def puts_forward(text: str) -> bool:
    """Tell whether words say that they propose what they name: “I'd suggest Rome”."""
    return bool(_titles(PROPOSES, unnamed(text)[0]))


def only_wonders(text: str) -> bool:
    """Tell whether words propose by a question alone, which may be of something else."""
    return WONDERS.fullmatch(text.strip()) is not None


def is_draft(text: str) -> bool:
    """Tell whether words begin as a draft does, whatever it is, or are of one's own draft."""
    is_new = _DRAFTS.fullmatch(text.strip()) is not None
    return is_new or takes_draft_back(text) or bool(draft_changed_in(text))


def drafted_in(text: str) -> str:
    """Return the statement that words draft: "draft: We meet twice a week."; empty where none."""
    found = _DRAFTS.fullmatch(text.strip())
    return " ".join(found["draft"].split()) if found else ""


def taken_off_in(text: str) -> str:
    """Return what words ask to be taken off the list, as it is called; empty where nothing."""
    found = _ordered(_TAKES_OFF, text)
    is_none = found is None or "@" in text or "?" in text or _is_leave(found)
    named = _what(found) if found and not is_none else ""
    return without_article(named.strip(' "“”'))


def _is_leave(found: re.Match[str]) -> bool:
    """Tell whether somebody only says that they are away then: “I'm taking Friday off”."""
    own = _OWN_LEAVE.match(found[0]) and not found["of_list"]
    return bool(own and found["take"]) and bool(_LEAVE.search(found["take"]))


def given_up_in(text: str) -> str:
    """Return what words say can go, as it is called: off the list by its author, or disliked."""
    found = _MAY_GO.fullmatch(text.strip())
    named = "" if found is None or "@" in text or "?" in text else found["goes"]
    return without_article(named.strip(' "“”'))


def no_more_for_in(text: str) -> str:
    """Return what somebody is for no more, as it is called: "nvm porto", "bowling doch nicht"."""
    found = _ordered(_NOT_NOW, text)
    named = "" if found is None or "@" in text or "?" in text else _what(found)
    return without_article(named.strip(' "“”'))


def swapped_in(text: str) -> tuple[str, str] | None:
    """Return what is to go from the list, and what is to come in its place; None where nothing is.

    "Actually scrap the pizza, I meant pasta" puts pasta in the place of pizza.
    """
    found = _ordered(SWAPS, text) or RENAMES.fullmatch(text.strip()) or dropped_behind(text)
    if found is None or "@" in text or "?" in text:
        return None
    off, on = swapped_by(found)
    return without_article(off.strip(' "“”')), without_article(on.strip(' "“”'))


def meant_in(text: str) -> str:
    """Return what somebody says that they meant, in the place of what is not said; "" where none.

    “I meant Batumi instead” is of what they have put on the list last.
    """
    found = _MEANT.fullmatch(_SIGHED.sub("", text.strip()))
    named = found["what"].strip(' "“”') if found else ""
    return named if len(named) > 1 else ""


def rather_in(text: str) -> tuple[str, str] | None:
    """Return what somebody is for no more, and what they would rather have; None where neither.

    “Ach ne Leipzig doch lieber Dresden” is of what they have put on the list themselves.
    """
    found = _RATHER.fullmatch(text.strip())
    return (found["off"].strip(), found["on"].strip(' "“”')) if found else None


def _ordered(order: re.Pattern[str], text: str) -> re.Match[str] | None:
    """Return an order, also with a sigh before it and why behind: "ah wait, drop X, it's shut"."""
    plain = _by_name(text)
    bare = _SIGHED.sub("", plain)
    told = (CHECKED.sub("", plain), CHECKED.sub("", bare))
    texts = (*told, plain, bare, _WHY.sub("", bare), _AND_WHY.sub("", bare), _WHY.sub("", plain))
    tried = dict.fromkeys(texts)  # each once: what has no sigh and no why stands there five times
    return next((found for each in tried if (found := order.fullmatch(each))), None)


def _by_name(text: str) -> str:
    """Return words with the name of what they point back to in its place."""
    return _POINTS_BACK.sub(r"\g<does> \g<what>", text.strip(), count=1)


def changes_list(text: str, *, among: bool = False) -> bool:
    """Tell whether words expressly change a list; `among` others, so does what one would share.

    "Let's have dates too" shares something, and that is nobody's name.
    """
    is_shared = among and _SHARED.match(text.strip()) is not None
    is_off: object = taken_off_in(text) or given_up_in(text) or asked_off_in(text)
    is_off = is_off or merged_in(text) or as_whose_in(text)
    is_off = bool(is_off) or closes_list(text) is not None
    is_listed = asked_for_in(text) or is_draft(text) or is_off or swapped_in(text)
    is_given_up = among and no_more_for_in(text)
    return bool(is_listed or is_given_up or (is_shared and proposed_in(text)))


def is_of_whom(text: str) -> bool:
    """Tell whether words put something there that may be somebody as well: "add Badger"."""
    rest = unnamed(text)[0]
    return bool(asked_on_in(rest) or told_on_in(rest))


def names_list(text: str) -> bool:
    """Tell whether words change a list, and call it by that name."""
    return bool(_titles(_PUTS, unnamed(text)[0]) or (taken_off_in(text) and says_list(text)))


def says_list(text: str) -> bool:
    """Tell whether words speak of the list by that name."""
    return _SAYS_LIST.search(text) is not None


def _titles(asks: re.Pattern[str], text: str) -> tuple[str, ...]:
    found = asks.fullmatch(text.strip())
    return () if found is None or "@" in text else titles_in(_what(found))


def _what(found: re.Match[str]) -> str:
    return next(each for each in found.groupdict().values() if each)
