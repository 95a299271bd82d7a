"""What words put on an agenda, or take off it: "for the agenda: budget", "hiring off the agenda".

Only what names the agenda, or calls something a topic, is read here; that somebody would like to
talk about something is read with all other wishes (`language/clauses/topics.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from orchestration.language.agenda.entries import details_in, items_in, with_details
from orchestration.language.words.writing import words as listed
from orchestration.model.agenda import AgendaItem

_FLAGS: Final = re.IGNORECASE
_POLITE: Final = (
    r"(?:(?:please|bitte|hi|hey|ok|okay|oh|also|and|und|noch|actually|kindly|maybe|vielleicht|gern"
    r"|just between us|between us|unter uns|privately|anonymously|(?:can|could|would|will) you"
    r"|(?:kannst|könntest|würdest) du|@convene)[\s,:]+)*"
)
_AGENDA: Final = r"(?:agenda|tagesordnung|themenliste|topic list|list of topics)"
_THE: Final = r"(?:(?:the|our|this|that|die|der|unserer?|dieser?|deren) )?(?:meeting(?:['’]s)? )?"
_VERB: Final = (
    r"(?:add|put|include|take|bring|set|write|note|get|have|place|squeeze|setze?n?|nimmt?|nehmen"
    r"|packe?n?|pack|schreibe?n?|bringe?n?|hätte|ergänze?)"
)
_WANTS: Final = (
    r"(?:(?:i|we)(?:['’]d| would)? (?:like|love|want|need)(?: to)?|can (?:we|i)|could (?:we|i)"
    r"|may (?:we|i)|shall we|should we|we (?:should|could|must|need to|have to|can)|let['’]?s"
    r"|let us|ich (?:würde|hätte|möchte|will)|wir (?:sollten|müssen|können|wollen|brauchen)"
    r"|(?:können|könnten|sollten|sollen|wollen) wir|kann ich|lasst? uns)"
    r"(?: (?:also|please|still|perhaps|maybe|gern|gerne|bitte|noch|auch|mal))*"
)
_GOES: Final = (
    r"(?:should|must|needs to|has to|ought to|could|can|may|might|belongs|sollte|muss|müsste|soll"
    r"|kann|könnte|gehört|müssen|sollten|gehören)"
)
_ALSO: Final = r"(?: (?:also|too|please|bitte|noch|auch|mal|be|go|mit|as well|then|dazu))*"
_NAMED: Final = (
    rf"(?:{_AGENDA}(?:[ -]?(?:items?|points?|topics?|punkte?))?|agenda-?punkte?"
    r"|tagesordnungspunkte?|topics?|thema|themen|themenvorschl[aä]ge?|points? to discuss)"
)
_LEADS: Final = re.compile(
    rf"(?P<whole>(?:^|(?<=[.,!?;(\n–—-]))\s*{_POLITE}"
    r"(?!(?:my|meine) (?:agenda|tagesordnung))"
    rf"(?:{_VERB}(?: (?:this|these|das|die|folgendes|folgende|the following|mal|bitte|noch))*\s+)?"
    r"(?:(?:for|on|to|onto|into|in|auf|für|zur|as|als|with|mit)\s+)?"
    r"(?:(?:the|our|my|an?|one|two|three|another|die|der|den|das|eine?[nrms]?|zwei|drei"
    r"|unsere?[rn]?|meine?|more|further|new|additional|extra|weitere[rsn]?|neue[rsn]?|noch"
    r"|proposed|possible)\s+)*"
    rf"{_NAMED}(?:\s+(?:for|of|für|von|zum|zur)\s+[^:\n]{{1,40}}?)?"
    r"(?:\s+(?:too|also|please|bitte|auch|noch|dazu|setzen|then|so far|from me|von mir))*"
    r"(?:\s*:\s*|\s*\n(?=\s*(?:[-*•–]|\d+[.)])\s)))"
    r"(?P<list>\S.*)",
    _FLAGS | re.DOTALL,
)
_END: Final = re.compile(r"\n\s*\n|(?<=[^\d\s]{2})[.!?](?=\s+[^\s\d(]|\s*\n)")
_LINES: Final = re.compile(r"\s*(?:[-*•–]|\d+[.)])\s|[^\n]{1,120}\n\s*(?:[-*•–]|\d+[.)])\s")
_PUTS: Final = re.compile(
    rf"{_POLITE}(?:"
    rf"(?:{_WANTS} )?{_VERB}{_ALSO} (?P<put>.+?)|{_WANTS} (?P<wants>.+?)"
    rf"|(?P<goes>.+?) {_GOES}{_ALSO}|(?P<bare>.+?)"
    rf"){_ALSO} (?:on|to|onto|into|in|for|auf|in) {_THE}{_AGENDA}(?: auf)?"
    r"(?: (?:setzen|nehmen|packen|bringen|aufnehmen|schreiben|haben|kommen))?(?P<tail>\W.*)?",
    _FLAGS,
)
_TOPIC: Final = re.compile(
    rf"{_POLITE}(?P<asks>(?:(?:{_WANTS} )?{_VERB}{_ALSO} |(?:bitte|noch|please) )?)"
    r"(?:noch )?(?:as |als )?(?:the|a|another|one more|das|ein(?:en)?(?: weitere[sn]?)?)?\s*"
    r"(?:topic|thema|punkt|agenda item) (?P<topic>(?!for\b|of\b|für\b|von\b|is\b|ist\b)"
    rf"(?:(?!{_AGENDA})[^:])+?)"
    r"(?: (?:auf|dazu|hinzu|aufnehmen|setzen|too))?[.!]*",
    _FLAGS,
)
_REQUESTS: Final = re.compile(
    r"(?:[^?]*\b)?(?:please|bitte|(?:can|could|would|will) you|(?:kannst|könntest|würdest) du"
    r"|(?:can|could|may) (?:we|i)|(?:können|könnten|sollten|sollen) wir|kann ich)\b",
    _FLAGS,
)
_ASKS: Final = re.compile(
    r"(?:is|are|was|were|what|who|why|how|when|which|has|have we|did|does|do|ist|sind|was|wer|wie"
    r"|wann|warum|welche|steht|stehen|haben wir|hat|thanks|thank you|danke|there|es"
    r"|(?:what|who|how|where|when|why)['’]?s|whatis|wos|wer['’]?s|was['’]?n|gibt['’]?s|gibt"
    r"|(?:(?:still|yet|noch) )*"
    r"(?:(?:any|some|no)?(?:thing|body|one)|sth|nichts|nix|(?:irgend|et)?was)"
    r"(?: (?:new|else|yet|left|neues|anderes))?(?= (?:on|auf)\b))\b",
    _FLAGS,
)
_DENIES: Final = re.compile(
    r"\b(?:not|never|no longer|no|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|won['’]?t|can['’]?t"
    r"|nicht|nie|kein\w*|off|from|von|is|are|was|were|have|has|got|ist|sind|steht|stehen|haben|hat"
    r"|a lot|lots|(?:too |so )?much|everything|viel|alles)\b",
    _FLAGS,
)
_OFF_VERB: Final = (
    r"(?:take|remove|delete|drop|strike|scratch|cross|get|cut|leave|pull|nimm|nehmt|nehmen"
    r"|streiche?n?|lösche?n?|entferne?n?|hol)"
)
_NO_MORE: Final = (
    r"(?:any ?more|any longer|after all|please|again|now|bitte|wieder|mehr|doch|runter|raus"
    r"|nehmen|streichen|löschen|entfernen|kommen|gehen|genommen werden|gestrichen werden)"
)
_OFF: Final = re.compile(
    rf"{_POLITE}(?:"
    rf"(?:(?:let['’]?s|let us|we can|lasst? uns|wir können|can we|können wir) )?"
    rf"{_OFF_VERB}(?: (?:bitte|doch|wieder|out))* (?P<take>.+?)(?: (?:wieder|bitte|doch|again))*"
    rf" (?:off|from|out of|von|aus) {_THE}{_AGENDA}"
    rf"|(?P<off>.+?)(?: (?:can|could|should|may|kann|könnte|darf|soll)(?: (?:come|go|be|wieder))*)?"
    rf" (?:off|(?:wieder )?(?:runter |weg |raus )?von) {_THE}{_AGENDA}"
    rf"|(?:we )?(?:don['’]?t|do not|no longer) (?:need|want) (?P<need>.+?) on {_THE}{_AGENDA}"
    rf"|(?P<neednt>.+?) (?:doesn['’]?t|don['’]?t|does not|do not) (?:need|have) to"
    rf" (?:be|go|stay) on {_THE}{_AGENDA}"
    rf"|(?P<muss>.+?) (?:muss|müssen|braucht|soll|sollen)(?: doch)? nicht(?: mehr)?"
    rf" auf {_THE}{_AGENDA}"
    rf")(?:,? {_NO_MORE})*[.!\s]*",
    _FLAGS,
)
_STRUCK: Final = re.compile(
    rf"{_POLITE}(?:"
    rf"{_OFF_VERB}(?: (?:bitte|doch|wieder|mal))* (?P<take>.+?)"
    r" (?:off(?: (?:again|then|please|pls))*|out(?: again)?|runter|raus|wieder raus)"
    r"|(?P<can>.+?) (?:kannst du|können wir|kann)(?: (?:bitte|doch|wieder|ruhig|auch))*"
    r" (?:streichen|weg|raus|runter|rausnehmen|runternehmen|weglassen)"
    r"|(?:streiche?|lösche?) (?:bitte |doch )?(?P<strike>.+?)(?: wieder| bitte| raus)?"
    r"|(?:scratch|scrap|drop|skip|strike|delete|remove|forget|vergiss|vergesst)"
    r" (?:about |mal |bitte )?(?P<scrap>[^,;]+?)(?: please| again| then| wieder| bitte)?"
    r"|(?P<need>.+?) (?:(?:is|are|ist|sind) (?:no longer needed|not needed(?: any ?more)?"
    r"|(?:already |schon |jetzt )?(?:done|sorted|settled|solved|erledigt|geklärt|durch))"
    r"|brauchen wir nicht(?: mehr)?|hat sich erledigt)"
    r")(?:[,;.–-]+\s.{0,80})?[.!\s]*",
    _FLAGS,
)
"""What is taken off where the agenda is not named: of what stands on it alone."""

_ADDS: Final = re.compile(
    r"\b(?P<who>i|we|ich|wir)(?: (?:also|really|still|just|auch))+(?= (?:want|need|would like))",
    _FLAGS,
)
_OF_A_TOPIC: Final = re.compile(
    r"\b(?:things?|topics?|points?|items?|part|bit|stuff|sache|ding|thema|punkt|teil)\b",
    re.IGNORECASE,
)
_PRIVATE: Final = re.compile(
    r"[,(\s]*\b(?:just|only|nur)?\s*(?:between (?:us|you and me)|unter uns|privately|in private"
    r"|in confidence|confidential(?:ly)?|vertraulich|anonymous(?:ly)?|anonym|without my name"
    r"|ohne meinen namen|for you only|only for you|nur für dich|don['’]?t (?:tell|share)"
    r"(?: it| this)?(?: (?:with )?(?:anyone|anybody|the others))?|keep (?:it|this) to yourself"
    r"|behalte? (?:es|das) für dich)\b[)\s]*[:,–-]?\s*",
    _FLAGS,
)
_LISTS: Final = re.compile(rf"\b(?:{_AGENDA}|agenda\w*|topics|themen|points|\w*punkte)\b", _FLAGS)
_TIMED: Final = re.compile(
    rf"{_POLITE}(?:{_WANTS}|i['’]d need|give me|gib mir|ich brauche|ich bräuchte)"
    r"(?: (?:have|get|haben|about|etwa|noch|gern|gerne|another))*"
    r" (?P<minutes>\d{1,3} ?(?:min(?:s|utes|uten)?\.?|['′’]))"
    r" (?:on|about|to (?:talk about|discuss|present|show)|zum thema|über)"
    r" (?P<topic>.+)",
    _FLAGS,
)
_WITH_ALL: Final = re.compile(
    r"\s+(?:with|mit) (?:everybody|everyone|all(?: of (?:you|us))?|you all"
    r"|the (?:team|group|others)|you|allen|euch(?: allen)?|dem team|den anderen)\b",
    _FLAGS,
)
_CALLED: Final = re.compile(
    r"^(?:(?:the|das|ein|einen) )?(?:topic|thema|punkt)\s+(?:of |von )?(?=\S)", _FLAGS
)
_ARTICLES: Final = re.compile(
    r"^(?:the|an?|my|our|die|der|das|den|dem|eine?n?|meine?n?|unsere?n?)\s+", _FLAGS
)
_IT: Final = re.compile(r"(?:it|that|this|mine|them|es|das|meins|dies)", _FLAGS)
_LONGEST_BARE: Final = 6
"""In words, of what is named without a verb."""

_ALSO_SAID: Final = re.compile(
    r"\b(?:also|too|as well|another|one more|auch|noch|ebenfalls|außerdem)\b", _FLAGS
)


def orders_in(text: str) -> Iterator[tuple[int, int]]:
    """Yield where words stand that put something on an agenda with a list of it."""
    for lead in re.finditer(_LEADS, text):
        listed = lead["list"]
        stop = re.search(r"\n\s*\n", listed) if _LINES.match(listed) else _END.search(listed)
        end = lead.start("list") + (stop.start() + 1 if stop else len(listed))
        yield lead.start("whole"), end
        return


def put_in(words: str, names: Sequence[str]) -> tuple[AgendaItem, ...]:
    """Return what a sentence, or a list, puts on an agenda; `names` are those of people."""
    said = without_privacy(words).strip()
    lead = _LEADS.match(said)
    if lead:
        return items_in(lead["list"].rstrip(" ?"), names)
    if (topic := _TOPIC.fullmatch(said)) and _is_wanted(topic, said):
        return items_in(topic["topic"], names)
    found = _PUTS.fullmatch(said.rstrip(" ?.!"))
    if found is None or _ASKS.match(said):
        return ()
    listed = found["put"] or found["wants"] or found["goes"] or found["bare"]
    listed = _CALLED.sub("", listed)
    details = details_in(_polite_apart(found["tail"] or ""), names)
    if details is None or _DENIES.search(listed.partition(",")[0]) or not _is_topic(found, said):
        return ()
    items = items_in(listed, names)
    return tuple(with_details(each, details) for each in items) if len(items) == 1 else items


def taken_off_in(words: str) -> str:
    """Return what a sentence takes off an agenda, as it is called there; "" where nothing."""
    found = None if "?" in words else _OFF.fullmatch(words.strip())
    called = next(filter(None, found.groups()), "") if found else ""
    return _ARTICLES.sub("", called.strip(" \"“”„'"))


def as_agenda(words: str) -> tuple[str, str]:
    """Return what words put on, or take off, a list that is called no more than that, and both.

    The words say then that it is the agenda; nothing where they speak of no list, or of people.
    """
    found = next(filter(None, (each.fullmatch(words.strip()) for each in _ON_A_LIST)), None)
    if found is None or not _PERSONS.isdisjoint(re.findall(r"\w+", found["what"].casefold())):
        return "", words
    return found["what"], f"{words[: found.start('list')]}agenda{words[found.end('list') :]}"


_WANTS_TO_TALK: Final = re.compile(
    r"(?<=\w)(?:[),;.–-]+\s*(?:(?:and|und|but|aber|plus|also)\s+)?|\s+(?:and|und|plus)\s+)(?="
    rf"(?:(?:also|auch|then|dann|außerdem)\s+)?(?:{_WANTS}"
    r"|(?:i|we|ich|wir)(?: (?:also|really|still|just|auch))+ (?:want|would like|need)(?: to)?"
    r"|i wanna|we (?:need|have) to)(?: (?:us|to|briefly|quickly|all|gerne?|dann|noch|kurz))* "
    r"(?:talk|speak|discuss|bring|go (?:over|through)|raise|cover|address|mention|review|look at"
    r"|\S[^.;!?\n]* (?:besprechen|reden|sprechen|diskutieren|ansprechen|durchgehen|klären"
    r"|thematisieren|anschauen))\b)",
    _FLAGS,
)


def wants_to_talk_behind(words: str) -> int:
    """Return where a sentence goes on with what its author wants to talk about; 0 where not."""
    found = _WANTS_TO_TALK.search(words)
    return found.end() if found and " " in words[: found.start()].strip() else 0


_PUT_ON: Final = (
    r" (?:on|onto|to|off|from|auf|von|in) (?:the|our|die|der|unsere) (?P<list>list|liste)\b"
    r"(?: (?:please|pls|bitte|too|then|again|setzen|nehmen|packen|mit|auf))*[.!\s]*"
)
_ON_A_LIST: Final = (
    re.compile(
        rf"{_POLITE}(?:(?:{_WANTS} )?(?:{_VERB}|{_OFF_VERB}){_ALSO}|{_WANTS})"
        rf" (?P<what>.+?){_PUT_ON}",
        _FLAGS,
    ),
    re.compile(rf"{_POLITE}(?P<what>.+?) {_GOES}\b.{{0,24}}?{_PUT_ON}", _FLAGS),
)
_PERSONS: Final = frozenset(
    listed("me myself him her them us you everyone everybody people mich mir ihn sie uns euch alle")
)


def struck_in(words: str) -> str:
    """Return what a sentence takes off, from wherever that is: “take the oncall thing off”."""
    found = None if "?" in words else _STRUCK.fullmatch(words.strip())
    called = next(filter(None, found.groups()), "") if found else ""
    return " ".join(_OF_A_TOPIC.sub(" ", _ARTICLES.sub("", called.strip(" \"“”„'"))).split())


def is_the_last(called: str) -> bool:
    """Tell whether what is to be taken off is what was said last, by no name of its own."""
    return _IT.fullmatch(called) is not None


def same_topic(one: str, other: str) -> bool:
    """Tell whether two names are those of one topic, whatever article they have."""
    return _bare(one) == _bare(other)


def is_private(words: str) -> bool:
    """Tell whether their author wants words to be seen by nobody else."""
    return _PRIVATE.search(words) is not None


def without_privacy(words: str) -> str:
    """Return words without what says that nobody else is to see them."""
    return _PRIVATE.sub(" ", words).strip()


def says_also(words: str) -> bool:
    """Tell whether words add to what there is."""
    return _ALSO_SAID.search(words) is not None


def list_apart(text: str, names: Sequence[str]) -> tuple[tuple[AgendaItem, ...], str]:
    """Return the agenda that a request for a meeting lists, and the request without it.

    One topic alone is what the meeting is about.
    """
    for start, end in orders_in(text):
        items = put_in(text[start:end], names)
        if items and _LISTS.search(text[start:end].partition(":")[0]):
            rest = f"{text[:start].rstrip(' ,;(–—-')} {text[end:].lstrip(' .;)')}"
            return items, rest.strip()
    return (), text


def timed_in(words: str) -> tuple[int, str] | None:
    """Return for how long somebody wants to talk about what: "15 minutes on the office move"."""
    found = _TIMED.fullmatch(words.strip().rstrip(" ?.!"))
    item = items_in(f"{found['minutes']} {found['topic']}", ()) if found else ()
    return (item[0].minutes or 0, found["topic"]) if found and len(item) == 1 else None


def of_all(words: str) -> str:
    """Return words without those that say that it concerns everybody, or is one thing more."""
    return _ADDS.sub(r"\g<who>", _WITH_ALL.sub("", words))


def _is_topic(found: re.Match[str], said: str) -> bool:
    """Tell whether it is an order or a wish, and no mere mention of an agenda."""
    bare = found["bare"]
    is_short = bare is None or (len(bare.split()) <= _LONGEST_BARE and "," not in bare)
    return is_short and ("?" not in said or _REQUESTS.match(said) is not None)


def _is_wanted(found: re.Match[str], said: str) -> bool:
    """Tell whether something is asked for as a topic, and not merely called one."""
    return bool(found["asks"] or re.match(r"(?:please|bitte|noch|and|und|also)\b", said, _FLAGS))


def _polite_apart(tail: str) -> str:
    return re.sub(
        r"\b(?:please|bitte|too|as well|auch|noch|thanks|danke|thank you)\b", "", tail, flags=_FLAGS
    ).strip(" ,.;:!-–")


def _bare(words: str) -> str:
    return re.sub(r"\W+", " ", _ARTICLES.sub("", words.strip())).strip().casefold()
