"""What a request tells the bot to do, and is no part of what is asked: "collect ideas from all".

Until when that is done is kept, as the proposals that it asks for: "collect ideas until Friday".
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.asking.asked_around import asked_around

_IDEAS: Final = (
    r"(?:ideas?|suggestions?|proposals?|options|opinions?|input|thoughts|ideen|vorschläge[n]?"
    r"|meinung(?:en)?|optionen)"
)
_ALL: Final = (
    r"(?:everyone|everybody|all(?: of (?:us|you|them))?|people|the (?:team|group|others|channel)"
    r"|us|allen?|jedem|euch|uns|dem team|der gruppe|den anderen|leute[n]?)"
)
_FROM: Final = rf"(?:\s+(?:from|of|by|among|von|bei|unter)\s+{_ALL})?"
_DONE: Final = (
    rf"(?:collect|gather|get|take|crowdsource|sammel[nt]?|sammle|sammelt|hol(?:e|t)?)\s+"
    rf"(?:(?:some|any|all|a few|{_ALL}['’]?s?|erst|erstmal|mal|bitte|ein paar)\s+)*{_IDEAS}{_FROM}"
    rf"|(?:ask|frage?|fragt)\s+{_ALL}(?:\s+(?:for|nach)(?:\s+(?:their|some|ihren?))*\s+{_IDEAS})?"
    rf"|hol(?:e|t)?\s+(?:(?:mal|bitte|doch|erstmal)\s+)*(?:ein paar\s+)?{_IDEAS}(?:\s+ein)?"
    rf"|(?:ask|frage?|fragt)\s+(?:(?:mal|bitte|doch)\s+)*(?:a?round|rum|herum|in die runde)"
    r"|(?:(?:in die runde|alle)\s+fragen|(?:he)?rumfragen|abfragen|nachfragen)"
    r"|hör\s+dich\s+(?:mal\s+)?um"
    rf"|{_IDEAS}{_FROM}\s+(?:sammeln|einsammeln|holen|einholen)"
    rf"|(?:(?:first|erst|zuerst)\s+(?:the\s+|die\s+)?{_IDEAS}{_FROM}|{_IDEAS}{_FROM}\s+(?:first|zuerst|vorab))"
    r"(?:\s+(?:please|pls|bitte))?"
    r"(?:\s*,?\s*(?:and\s+|und\s+)?(?:then|after that|danach|dann)(?:\s+(?:we|a|the|wir|die))?"
    r"\s+(?:vote|voting|abstimmen|abstimmung|stimmen(?:\s+wir)?(?:\s+ab)?))?"
)
_POLLED: Final = rf"(?:poll|survey)\s+{_ALL}"
_POLLED_OF: Final = re.compile(rf"\b(?P<verb>poll|survey)\s+{_ALL}(?=\s*[:,–-])", re.IGNORECASE)
_KINDLY: Final = r"(?:(?:and|und|then|dann|please|pls|bitte|first|erst|mal|just|einfach)\s+)*"
_WOULD_YOU: Final = (
    r"(?:(?:hey|hi|hallo|moin|ok|so|also)[,\s]+)*"
    r"(?:(?:(?:can|could|would|will)\s+(?:you|u)|(?:kannst|könntest|würdest|magst)\s+du"
    r"|kannste|könnt\s+ihr)\s+(?:(?:please|pls|bitte|mal|kurz|uns|für uns|quickly|just|doch)\s+)*)?"
)
_TO_POLL: Final = re.compile(
    rf"^\s*(?P<call>@convene\b[,:]?\s*)?{_WOULD_YOU}{_KINDLY}"
    r"(?:umfragen|abstimmen(?:\s+lassen)?|(?:do|run|start|make)\s+(?:an?\s+)?(?:quick\s+)?(?:poll|vote)"
    r"|(?:eine?|ne)\s+(?:kurze\s+)?(?:umfrage|abstimmung)\s+(?:machen|starten|anlegen))"
    r"\s*[:–-][ \t]*(?=\S)",
    re.IGNORECASE,
)
_TO: Final = r"(?:for|on|about|as to|für|zum?|zur|über)"
_WANTED: Final = (
    rf"(?:any\s+|some\s+|your\s+|eure\s+)?{_IDEAS}"
    r"(?:(?=\s+(?:please|pls|bitte)[.!\s]*$)|\s+plz|\s*,?\s*anyone\?|\?+)"
)
"""That proposals are wanted, behind what is asked: “where to? proposals pls”."""

_AHEAD: Final = re.compile(
    rf"^\s*(?P<call>@convene\b[,:]?\s*)?{_WOULD_YOU}{_KINDLY}(?:{_DONE})(?:\s*[:,–-]\s*|\s+{_TO}\s+"
    r"|\s+(?=(?:where|what|which|who|how|wo|was|wohin|welche[nrs]?|wie)\b))(?=\S)",
    re.IGNORECASE,
)
_NO_PART: Final = "".join(
    rf"(?<!\b{each})"
    for each in ("in", "add", "throw", "toss", "share", "drop", "post", "send", "bring", "your",
                 "some", "more", "any", "with", "own", "out", "other", "new", "propose")
)  # fmt: skip
"""Behind these, “ideas” is part of a clause that lets people add: “throw in ideas pls”."""

_BEHIND: Final = re.compile(
    rf"{_NO_PART}(?:(?P<mark>[?!.])?\s*[,;–-]*\s+|[,;–-]\s*){_KINDLY}(?:{_DONE}|{_POLLED}|{_WANTED})"
    r"(?:\s*,?\s*(?P<until>(?:until|till|by|bis)\s+[^?,;]+?))?(?:\s+(?:please|pls|bitte))?"
    r"\s*(?P<rest>(?:@[\w.-]+[\s,]*)*)[.!]*\s*$",
    re.IGNORECASE,
)
_ALONE: Final = re.compile(
    rf"^\s*(?:@convene\b[,:]?\s*)?(?:(?:can|could|would|will) you\s+|kannst du\s+)?{_KINDLY}"
    rf"(?:{_DONE})(?:\s+(?:please|pls|bitte|thx|thanks|danke|mal|quickly|kurz))*\s*[.!?]*\s*$",
    re.IGNORECASE,
)
_PICKED: Final = r"(?:sort out|find|come up with|figure out|work out|think of|settle on|agree on)"
_WITH_US: Final = r"(?:\s+(?:w/?|with|together with)\s+(?:us|me|the team|everyone))?"
_TO_FIND: Final = re.compile(
    r"^\s*(?P<call>@convene\b[,:]?\s*)?(?:(?:hey|hi|ok|so)[, ]+)*"
    rf"(?:(?:(?:can|could|would|will) (?:you|u)|(?:please|pls))\s+(?:(?:please|pls|help us)\s+)*"
    rf"(?:to\s+)?{_PICKED}{_WITH_US}\s+(?P<what>(?:an?|the|our|some)\s+[^?\n]+?){_WITH_US}"
    r"|(?:kannst du|könntest du|könnt ihr|können wir)\s+(?:(?:bitte|mal|gemeinsam|zusammen"
    r"|mit uns|uns)"
    r"\s+)*(?:einen\s+)?(?P<was>[^?\n]+?)(?:\s+mit uns)?"
    r"\s+(?:finden|suchen|aussuchen|auswählen|festlegen|ausdenken))\s*(?P<mark>[?.!]*)$",
    re.IGNORECASE,
)
"""Who asks the bot to find something with them asks the group for it."""

_WH: Final = (
    r"(?:what|which|where|who|how|whether|if|was|wo|wohin|woher|wer|wem|wie|ob|welche[nrsm]?)\b"
)
_WE_SHOULD: Final = (
    r"(?:(?:hey|hi|ok|okay|so|right|please|pls|(?:can|could|would|will) (?:you|u|we|someone)"
    r"|(?:you|we|i)|let['’]?s|let us|shall we|need to|have to|want to|wanna|gotta|got to|must"
    r"|should|finally|just|try to|help|us|me|to|quickly|maybe|really"
    r"|bitte|also|mal|doch|endlich|(?:kannst|könntest) du|könnt ihr|können wir|lasst? uns|hilf uns"
    r"|helft uns|wir|müssen|sollten|wollen)[,:]?\s+)*"
)
_FINDS: Final = (
    r"(?:find out|figure (?:it )?out|sort (?:it )?out|work (?:it )?out|settle(?: on)?|determine"
    r"|agree(?: on)?|make up our minds(?: (?:on|about))?|clarify"
    r"|(?:find(?:e|et)?|finden)(?: (?:mal|bitte|doch))* (?:he)?raus|(?:he)?raus(?:zu)?finden"
    r"|(?:zu )?klären|klär(?:e|t)?(?: (?:mal|bitte))*"
    r"|einigen wir uns(?: (?:mal|bitte))*(?: darauf)?)"
    r"(?: together| gemeinsam| with everyone| bitte| mal)*,?\s+"
)
_CALL: Final = r"^\s*(?P<call>@convene\b[,:]?\s*)?"
_FOUND_OUT: Final = re.compile(rf"{_CALL}{_WE_SHOULD}{_FINDS}(?={_WH})", re.IGNORECASE)
"""To find out what is asked is to decide it: “can you sort out where we eat tomorrow?”."""

_IS_KNOWN: Final = re.compile(
    r"(?:who|wer|what|was|how many|wie ?viele?)"
    r"(?:['’]s| is| has| hasn['’]?t| have| haven['’]?t| did| didn['’]?t| still| not| yet| already"
    r"| hat| fehlt| noch| schon| alle[sn]?)*"
    r"\s+(?:missing|answered|voted|replied|said|fehl\w*|geantwortet|abgestimmt|gesagt)\b"
    r"|what time\b|which (?:day|date|time|week)\b|welche[nrs]? (?:tag|termin|zeit|woche)\b"
    r"|(?:if|whether|ob)\b.*\b(?:voted|answered|abgestimmt|geantwortet)\b",
    re.IGNORECASE,
)
"""What the bot can tell by itself, and what is a time, are no choice."""

_OF_THE_GROUP: Final = re.compile(
    r"[^.?!\n]*?\b(?:we|us|our|everyone|everybody|people|the team|wir|uns|unser\w*|alle|leute)\b"
    r"|(?:what|which|where|who|how)(?:\s+\w+){0,3}?\s+to\s+\w"
    r"|(?:who|wer)\s+(?:(?:of us|von uns|can|could|should|would|kann|könnte|sollte|am \w+)\s+)*"
    r"(?:wants?|takes?|brings?|leads?|does|makes?|hosts?|organi[sz]es?|covers?|joins?|comes?|like"
    r"|will|möchte|macht|bringt|nimmt|übernimmt|leitet|kommt|hat lust)\b"
    r"|[^.?!\n]*[.?!:,]\s*[^.?!\n]*\b(?:or|oder)\b",
    re.IGNORECASE,
)
"""What a group can decide is what it does itself, who of it does something, or one of a list."""

_IS_TOLD: Final = re.compile(
    r"\b(?:you|du|ihr|decided|agreed|did|was|were|had|entschieden|beschlossen|hatten?|cost|costs"
    r"|kostet|kosten|owes?|schulden?|works|funktioniert)\b",
    re.IGNORECASE,
)
"""What is over, what somebody tells, and what a thing costs, are found out by asking for it."""

_WHEN: Final = re.compile(
    rf"{_CALL}{_WE_SHOULD}{_FINDS}(?P<when>when|wann)\s+"
    r"(?:we|wir|everyone|everybody|all|alle|people|to|(?:the )?team)\s+"
    r"(?:(?:can|could|should|shall|will|all|best|next|is|are|have|können|könnten|wollen|sollen|haben"
    r"|die|den|das|uns)\s+)*"
    r"(?:meet|get together|talk|sync|free|time|do|hold|treffen|sprechen|zeit)?\b(?: to)?"
    r"(?: (?:for|about|on|für|über))?\s*",
    re.IGNORECASE,
)
"""To find out when is to look for a time: “let's figure out when to do the retro”."""

_OF_A_VOTE: Final = re.compile(
    r"(?:the |this |die |diese )?(?:vote|poll|voting|abstimmung|umfrage|deadline|frist)\b",
    re.IGNORECASE,
)
"""When these end is known: no time is looked for."""

_RULE: Final = (
    r"(?P<{0}>(?:by|with|per|im|mit|nach)\s+(?:consent|consensus|majority|veto|approval"
    r"|konsent|konsens|mehrheit)|unanimously|einstimmig)"
)
_AGREES: Final = re.compile(
    r"^\s*(?P<call>@convene\b[,:]?\s*)?(?:(?:hey|hi|ok|so|please|pls|bitte|also)[, ]+)*(?:"
    r"(?:(?:let['’]?s|let us|shall we|should we|(?:can|could) we|i['’]?d like us to|we (?:want to"
    r"|should))\s+)(?:agree|decide|settle)(?:\s+(?:on it|this|it))?\s+"
    rf"{_RULE.format('en')}\s*(?:,?\s+(?:that|whether|if)\s+|(?P<to>\s+to\s+)|\s*(?P<mark>:)\s*)"
    r"|(?:(?:lasst?\s+uns|wir\s+(?:wollen|möchten|sollten)|wollen\s+wir|können\s+wir|sollen\s+wir"
    r"|einigen\s+wir\s+uns|(?:beschließen|entscheiden)\s+wir)\s+)(?:uns\s+|bitte\s+|mal\s+)*"
    rf"{_RULE.format('de')}(?:\s+(?:darauf|darüber|beschließen|entscheiden|einigen|abstimmen))*"
    r"\s*(?:,?\s+(?:dass|ob)\s+|\s*(?P<colon>:)\s*))(?=\S)",
    re.IGNORECASE,
)
"""How a group is to agree, and then on what: “let's agree by consent that we move”."""

_ATTACHED: Final = re.compile(
    r"\s*[,;.(–-]+\s*(?:(?:the|all|my|our|die|alle|hier|meine|eine)\s+)*"
    r"(?:[\w-]+\s+)?(?:(?:are|is|be|sind|ist)\s+)?(?:all\s+|alle\s+)?(?:in|im|see|siehe|from|aus)"
    r"\s+(?:(?:the|my|der|dem|meiner)\s+)?"
    r"(?:attached\s+)?(?:csv|file|attachment|sheet|spreadsheet|table|catalogue|yaml|datei|anhang"
    r"|tabelle|liste|katalog)(?:-datei)?\b(?:\s+(?:here|below|attached|hier|unten))?\)?"
    r"(?=\s*(?:[,;.?!]|$))"
    r"|\s*[,;.(–-]+\s*(?:(?:the|all|my|our|die|alle|hier|meine|eine)\s+)*"
    r"(?:[\w-]+\s+)(?:(?:are|is|sind|ist)\s+)?(?:attached|angehängt|hängt\s+an|hängen\s+an|anbei"
    r"|liegt\s+bei|liegen\s+bei)\)?(?=\s*(?:[,;.?!]|$))",
    re.IGNORECASE,
)
"""Where the options are that come in a file: “places are in the csv”."""

_MENTION: Final = r"(?:<@!?\w+(?:\|[^>\n]*)?>|@\w[\w.-]*\w)"
_AND: Final = r"(?:\s*(?:,\s*(?:(?:and|und)\s+)?|&\s*)|\s+(?:and|und)\s+|\s+)"
_ROW: Final = rf"{_MENTION}(?:{_AND}{_MENTION})*"
_ONE_NAME: Final = (
    r"(?!(?:a?round|rum|herum|alle[nrs]?|all|every\w+|people|them|uns|us|the|die|das|dem|for|nach|um)\b)"
    r"[^\W\d_][\w-]*"
)
_NAMES: Final = rf"{_ONE_NAME}(?:{_AND}{_ONE_NAME}){{0,9}}?"
_ASK: Final = r"(?:ask|frage?|fragt)\s+(?:(?:mal|bitte|doch|please)\s+)*"
_FOR_IDEAS: Final = (
    rf"\s+(?:for|nach|um)\s+(?:(?:their|some|any|a few|ihren?|ein paar)\s+)*{_IDEAS}"
)
_FROM_THEM: Final = (
    rf"(?:collect|gather|get|take|sammel[nt]?|sammle|hol(?:e|t)?)\s+"
    rf"(?:(?:some|any|a few|mal|bitte|ein paar)\s+)*{_IDEAS}\s+(?:from|of|by|von|bei)\s+"
)
_OF_NAMED: Final = re.compile(
    rf"(?:(?P<mark>[?!.])?\s*[,;–-]*\s+|[,;–-]\s*){_KINDLY}(?:{_ASK}(?P<row>{_ROW}){_FOR_IDEAS}"
    rf"|{_FROM_THEM}(?P<of>{_ROW})(?:\s+ein)?"
    rf"|(?<=[?!.]\s){_ASK}(?P<names>{_NAMES}){_FOR_IDEAS})"
    r"(?:\s*,?\s*(?P<until>(?:until|till|by|bis)\s+[^?,;]+?))?(?:\s+(?:please|pls|bitte))?[.!]*\s*$",
    re.IGNORECASE,
)
"""Whose proposals are wanted, behind what is asked: “where to? ask @ana and @ben for ideas”."""

_OF_NAMED_AHEAD: Final = re.compile(
    rf"^\s*(?P<call>@convene\b[,:]?\s*)?{_WOULD_YOU}{_KINDLY}"
    rf"(?:{_ASK}(?P<row>{_ROW}){_FOR_IDEAS}|{_FROM_THEM}(?P<of>{_ROW}))"
    rf"(?:\s*[:,–-]\s*|\s+{_TO}\s+|\s+(?=(?:where|what|which|who|how|wo|was|wohin|welche[nrs]?|wie)\b))"
    r"(?P<what>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
_FROM_BEHIND: Final = re.compile(
    rf"\s+(?:from|of|by|von|bei|unter)\s+(?P<row>{_ROW})(?P<mark>[?.!]*)\s*$", re.IGNORECASE
)

_DUE: Final = re.compile(r",?\s+(?P<until>(?:until|till|by|bis)\s+[^?,;:]+)$", re.IGNORECASE)
_LEAST: Final = 2


def finds_out(text: str) -> bool:
    """Tell whether words have something found out with a group that is no time."""
    found = _FOUND_OUT.match(text)
    if found is None or _IS_KNOWN.match(text, found.end()):
        return False
    if _OF_THE_GROUP.match(text, found.end()) is None or _IS_TOLD.search(text, found.end()):
        return False
    return not asked_around(text[found.end("call") :] if found["call"] else text)


def as_search(text: str) -> str:
    """Return a request to find out when something is to be as one to find a time for it."""
    found = _WHEN.match(text)
    if found is None or _OF_A_VOTE.match(text, found.end("when") + 1):
        return text
    rest = text[found.end() :]
    looks = "finde einen Termin " if found["when"].casefold() == "wann" else "find a time "
    leads = "for " if re.match(r"(?:the|our|a|an|my|this)\b", rest, re.IGNORECASE) else ""
    return f"{found['call'] or ''}{looks}{leads}{rest}".rstrip()


def without_instructions(text: str) -> str:
    """Return a request without what it tells the bot to do, where it asks for something else."""
    text = _AGREES.sub(_ruled, _POLLED_OF.sub(r"\g<verb>", text))
    text = _TO_POLL.sub(lambda found: f"{found['call'] or ''}poll ", text)
    if finds_out(text):
        text = _FOUND_OUT.sub(lambda found: f"{found['call'] or ''}decide ", text)
    text = _of_named(text)
    rest = _AHEAD.sub(lambda found: found["call"] or "", text)
    rest = _DUE.sub(r", proposals \g<until>", rest) if rest != text else _BEHIND.sub(_until, text)
    rest = _TO_FIND.sub(lambda found: f"{found['call'] or ''}{found['what'] or found['was']}", rest)
    return rest if len(re.findall(r"\w+", rest)) >= _LEAST or rest == text else text


def _of_named(text: str) -> str:
    """Return a request with those whose proposals are wanted named as asked: “with @ana”."""
    if ahead := _OF_NAMED_AHEAD.match(text):
        what = _DUE.sub(r", proposals \g<until>", ahead["what"])
        pause = " " if what.rstrip()[-1:] in "?!." else ", "
        return f"{ahead['call'] or ''}{what.rstrip()}{pause}with {ahead['row'] or ahead['of']}"
    if _AHEAD.match(text):
        return _FROM_BEHIND.sub(r"\g<mark>, with \g<row>", text)
    return _OF_NAMED.sub(_with_them, text)


def _with_them(found: re.Match[str]) -> str:
    until = f" proposals {found['until']}," if found["until"] else ""
    row = found["row"] or found["of"] or found["names"]
    return f"{found['mark'] or ','}{until} with {row}"


def _ruled(found: re.Match[str]) -> str:
    """Return how something is to be agreed on, before what that is: yes or no to it."""
    whether = (
        ": "
        if found["mark"] or found["colon"]
        else " ob "
        if found["de"]
        else " whether we "
        if found["to"]
        else " whether "
    )
    return f"{found['call'] or ''}decide {found['en'] or found['de']}{whether}"


def without_attachment(text: str) -> str:
    """Return a request that comes with a file without what it says of that file."""
    return _ATTACHED.sub("", text)


def asks_named_people(text: str) -> bool:
    """Tell whether words ask for proposals of people who are mentioned, for all else they say."""
    return _OF_NAMED.search(text) is not None or _OF_NAMED_AHEAD.match(text) is not None


def only_instructs(text: str) -> bool:
    """Tell whether a request says what the bot is to do, and not what it is to ask."""
    return _ALONE.match(text) is not None


def _until(found: re.Match[str]) -> str:
    until = f" proposals {found['until']}" if found["until"] else ""
    mark = found["mark"] or ("," if until else "")
    return f"{mark}{until} {found['rest']}".rstrip()
