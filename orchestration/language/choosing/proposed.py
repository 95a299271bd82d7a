"""What a reply proposes, where proposals are asked for: "pizza, or that new noodle place"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.words import words_of

_LEAD: Final = re.compile(
    r"^(?:(?:or|and|oder|und|also|auch|hm+|maybe|perhaps|vielleicht|well|ok|i think|ich finde)"
    r"[,.…]*\s+)*"
    r"(?P<lead>how about|what about|wie wär'?s mit|wie wäre es mit|why not|i(?:'d)? "
    r"(?:propose|suggest|say|vote for)|ich schlage vor|mein vorschlag:?|my proposal:?|proposal:?|"
    r"vorschlag:?|let['’]?s (?:do|go for|take|try|go to|have|get|eat|order|grab)|"
    r"we could (?:do|go to|try|take)|"
    r"(?:another|one) (?:idea|option):?|idea:?|option:?|put|add|\+)?\s*",
    re.IGNORECASE,
)
_TAIL: Final = re.compile(
    r"(?:,?\s*(?:maybe|perhaps|please|bitte|on the list|to the list|dazu|too|as well|auch))+$",
    re.IGNORECASE,
)
_BETWEEN: Final = re.compile(
    r"\s*(?:\n|;|,\s*(?:or|oder|and|und)?\b|\bor\b|\boder\b)\s*", re.IGNORECASE
)
_ARTICLE: Final = re.compile(r"^(?:an?|the|that|this|ein(?:e|en)?|das|der|die)\s+", re.IGNORECASE)
_BULLET: Final = re.compile(r"^\s*(?:[-*•–]|\d{1,2}[.)])\s+")
_NO_PROPOSAL: Final = re.compile(r"^\s*[+-]\s?1\b|[<>]")
_LIST: Final = r"(?:the|our|die|der|unserer?) (?:list|liste|options)"
_END: Final = r"(?: too| as well| again| wieder| please| bitte)*[.!]*"
_PUTS: Final = re.compile(
    rf"(?:(?:please|bitte|(?:can|could) you)[, ]+)?(?:(?:put|add|set|setze?|packe?|schreibe?|nimm) "
    rf"(?P<put>.+?)(?: bitte| noch)? (?:on|to|onto|auf|in) {_LIST}(?: auf)?{_END}"
    rf"|(?:i(?:['’]d| would)?(?: like to)? )?(?:propose|suggest)(?: that)?(?: we)?"
    rf"(?: (?:do|have|get|take|go to|go for|order))?:? (?P<propose>.+?){_END}"
    rf"|ich schlage (?P<vor>.+) vor{_END}|(?P<auf>.+?)(?: bitte)? auf {_LIST}(?: setzen)?{_END})",
    re.IGNORECASE,
)
_DRAFTS: Final = re.compile(
    r"(?:(?:my|mein|new|neuer|another) )?(?:draft|entwurf|revised|überarbeitet)"
    r"\s*[:–-]\s*(?P<draft>.+)",
    re.IGNORECASE | re.DOTALL,
)
_TAKES_OFF: Final = re.compile(
    rf"(?:(?:please|bitte|(?:can|could) you|let['’]?s)[, ]+)?"
    rf"(?:(?:take|cross|strike|scratch|get) (?P<take>.+?) (?:off|out)(?: (?:of )?{_LIST})?{_END}"
    rf"|(?:take|cross|strike) off (?P<off>.+?){_END}"
    rf"|(?:remove|delete|drop|strike|scratch) (?P<remove>.+?)(?: (?:from|off) {_LIST})?{_END}"
    rf"|(?:streiche?|entferne?|lösche?|nimm) (?P<streich>.+?)(?: (?:bitte|wieder|runter|raus))*"
    rf"(?: (?:von|aus) {_LIST}(?: runter| raus)?)?{_END}"
    rf"|(?P<weg>.+?)(?: bitte| wieder)?(?: (?:von|aus) {_LIST})? "
    rf"(?:streichen|entfernen|löschen|runternehmen|rausnehmen){_END}"
    rf"|(?P<von>.+?)(?: bitte| wieder)? von {_LIST}(?: nehmen)?{_END})",
    re.IGNORECASE,
)
_SHARED: Final = re.compile(
    r"[Ll]et['’]?s (?:have|get|eat|order|grab) (?:some |an? |the )?[a-zäöü]"
)
_SAYS_LIST: Final = re.compile(r"\bliste?\b", re.IGNORECASE)
_NOTHING: Final = frozenset(
    {"something", "anything", "somewhere", "anywhere", "etwas", "irgendetwas", "irgendwas", "was"}
    | {"it", "them", "him", "her", "us", "me", "you", "es", "ihn", "uns", "mich", "dich"}
)
_WHICHEVER: Final = frozenset(
    {"all", "any", "both", "everything", "whatever", "none", "nothing", "alle", "alles", "beide"}
    | {"keine", "nichts", "egal", "either", "neither"}
)
_MOST_WORDS: Final = 6
_TALK_TEXT: Final = """
i i'm i'd you we is are was can can't have had do does don't would will not no yes thanks thx lol
haha great nice cool works fine good sure agree me same super who what why
ich du wir ist sind war kann nicht nein ja danke
"""
_TALK: Final = frozenset(_TALK_TEXT.split())
"""Words of somebody who talks; a proposal names something."""


def proposed_in(text: str) -> tuple[str, ...]:
    """Return what a reply puts on the list, each once; nothing where it is mere talk."""
    if _NO_PROPOSAL.search(text) or taken_off_in(text):
        return ()
    if "?" in text and not _LEAD.match(text.strip())["lead"]:  # type: ignore[index]  # matches all
        return ()
    return _titles(text)


def put_on_list_in(text: str) -> tuple[str, ...]:
    """Return what words expressly ask to be put on the list: "put carrots on the list"."""
    found = _PUTS.fullmatch(text.strip())
    return () if found is None or "@" in text else _titles(_what(found))


def drafted_in(text: str) -> str:
    """Return the statement that words draft: "draft: We meet twice a week."; empty where none."""
    found = _DRAFTS.fullmatch(text.strip())
    return " ".join(found["draft"].split()) if found else ""


def shared_in(text: str) -> tuple[str, ...]:
    """Return what somebody would share, and that is nobody's name: "let's have dates too"."""
    return proposed_in(text) if _SHARED.match(text.strip()) else ()


def taken_off_in(text: str) -> str:
    """Return what words ask to be taken off the list, as it is called; empty where nothing."""
    found = _TAKES_OFF.fullmatch(text.strip())
    named = "" if found is None or "@" in text or "?" in text else _what(found)
    return _ARTICLE.sub("", named.strip(' "“”'))


def says_list(text: str) -> bool:
    """Tell whether words speak of the list by that name."""
    return _SAYS_LIST.search(text) is not None


def _what(found: re.Match[str]) -> str:
    return next(each for each in found.groupdict().values() if each)


def _titles(text: str) -> tuple[str, ...]:
    """Return what is named, each once; nothing where some of it names nothing."""
    found: dict[str, None] = {}
    for piece in _BETWEEN.split(_TAIL.sub("", text.strip().rstrip("?!. "))):
        title = _title(piece)
        if title is None:
            return ()
        if title:
            found[title] = None
    return tuple(found)


def _title(piece: str) -> str | None:
    """Return what a piece names; None where it names nothing."""
    words = _BULLET.sub("", piece).strip(' .!?"“”')
    lead = _LEAD.match(words)
    is_led = bool(lead and lead["lead"])
    title = _TAIL.sub("", words[lead.end() :] if lead else words).strip(' :.!?"“”')
    said = [each.word for each in words_of(title)]
    if not said:
        return ""
    if all(len(each) == 1 for each in said):  # a vote, or a slip
        return None
    if said[0] in _NOTHING or _WHICHEVER.issuperset(said):
        return None
    if not is_led and (len(said) > _MOST_WORDS or any(each in _TALK for each in said)):
        return None
    named = _ARTICLE.sub("", title)
    return named[:1].upper() + named[1:]
