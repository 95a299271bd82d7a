"""A request whose verb says how it is voted on: “rank these: a, b”, “verteilt 10 Punkte auf a, b”.

Its verb is read once: for the rule, for the numbers that belong to it, and for where what is asked
begins. What comes of it is a poll that names its rule ahead, as others write one.
"""

from __future__ import annotations

import re
from typing import Final

_LONGEST_HEAD: Final = 90
_LONGEST_ROW: Final = 400

_WORDS: Final = (
    "one two three four five six seven eight nine ten",
    "ein zwei drei vier fünf sechs sieben acht neun zehn",
)
_NUMBERS: Final = {word: n for each in _WORDS for n, word in enumerate(each.split(), 1)} | {
    "zero": 0,
    "null": 0,
    "eins": 1,
    "twelve": 12,
    "zwölf": 12,
    "twenty": 20,
    "zwanzig": 20,
    "hundred": 100,
    "a hundred": 100,
    "hundert": 100,
}
_N: Final = rf"(?:\d{{1,3}}|{'|'.join(sorted(_NUMBERS, key=len, reverse=True))})"

_KINDLY: Final = re.compile(
    r"\W*(?:(?:ok|okay|so|hey|hi|hello|moin|all|team|folks|guys|now|please|pls|plz|bitte|leute"
    r"|(?:can|could|would|will)(?: (?:you|u|we))?|i(?:['’]d| would) like you(?: all)? to"
    r"|i want you(?: all)? to|we (?:should|need to|want to)|let['’]?s|let us|lasst? uns"
    r"|könnt(?:et)? ihr|wollen wir|wir (?:wollen|sollten)|mal|doch|jetzt|kurz|time to|quick"
    r"|do|make|run|start|have|an?|eine?|mache?n? wir|macht|startet?|poll|umfrage"
    r"|abstimmung|vote(?=:))\b[\s,:–-]*)*",
    re.IGNORECASE,
)
_GROUP: Final = (
    r"(?:everyone|everybody|each (?:of us|of you|person|one)|each|all of us|we all|you all|we|you"
    r"|people|folks|the team|alle|jede[rs]?(?: von (?:uns|euch))?|wir|ihr|das team)"
)
_WHO: Final = (
    rf"(?:(?:let |have |make |get )?{_GROUP}(?:,? (?:please|pls|bitte|to|should|can|may|must"
    r"|gets to|kann|darf|soll|mal))* )"
)
_THESE: Final = (
    r"(?:(?:all (?:of )?|alle )?(?:these|those|them|the following|following|diese|sie|die folgenden"
    r"|folgendes|folgende|das)|(?:the |die |all |alle )*(?:options|choices|ideas|optionen|ideen)"
    r"|each(?: (?:one|option|of (?:these|them|those)))?|every(?: one|thing)|all|alles?"
    rf"|(?:the |your |eure |die )(?:top|favou?rite|best|liebsten|besten)(?: {_N})?(?: of (?:these"
    r"|those|them))?)"
)
_TOPIC: Final = (
    r"(?P<topic>(?:the|our|my|your|all|which|what|where|who|die|den|das|unsere?n?|eure|welche\w*"
    r"|wohin|wer)\s+[^:?;,\n]{3,60}?)"
)
_OF_WHAT: Final = rf"(?: (?:{_THESE}|{_TOPIC}))?"
_BY: Final = (
    r"(?:,? (?:please|pls|bitte|mal|now|jetzt|ein|together|gemeinsam|in(?:to|s)?(?: an?| the| your"
    r"| their| eine| die| eure)?(?: own)? (?:order|reihenfolge|rangfolge)(?: of preference)?"
    r"|(?:by|nach|in) (?:(?:order of )?preference|priority|importance|vorliebe|wichtigkeit"
    r"|priorität|beliebtheit|präferenz)|(?:from |von )?\w+ (?:to|bis) (?:worst|last|bottom"
    r"|least(?: important)?|schlecht\w*|unwichtig)))*"
)
_IN_ORDER: Final = (
    r"(?=\S+ .*\b(?:order|reihenfolge|rangfolge|preference|priority|importance|from \w+ to)\b)"
)
_LIKE: Final = (
    r"(?:points?|dots?|votes?|credits?|coins?|stickers?|tokens?|punkten?|klebepunkte|stimmen)"
)
_EACH: Final = (
    r"(?:,? (?:each|apiece|per (?:person|head)|to (?:give|spend|share(?: out)?|distribute)|pro"
    r" (?:person|kopf|nase)|jeweils|zu (?:verteilen|vergeben)|bitte|please|pls|mal|ein))*"
)
_TO_ALL: Final = (
    r"(?: (?:bitte|mal|please|(?:to )?(?:everyone|everybody|each (?:of us|person|one)|each|all"
    r"|us all|people)|jedem|jede[rn]?|allen|uns|euch|je(?:weils)?))*"
)
_SHARES: Final = (
    r"(?:gives?|gets?|shares?(?: out)?|splits?|spreads?|distributes?|divides?|allocates?|assigns?"
    r"|hands?(?: out)?|spends?|places?|has|have|(?:verteil|vergeb|geb)(?:t|en|et)|vergibt|gibt?"
    r"|hat|haben|habt|bekommt|kriegt)"
)
_SCALE: Final = (
    r"(?:,? (?:on a scale|auf einer skala|with|mit|using|from|of|von|out of|between|zwischen"
    rf"|bis))* (?P<low>{_N})(?: ?(?:-|–|to|bis|and|und) ?(?P<high>{_N}))?"
    r"(?: (?:points?|stars?|punkten?|sternen?))?(?: (?:each|per option|pro option))?"
)
_RATES: Final = r"(?:rates?|scores?|grades?|bewerte[nt]?|benotet)"
_APPROVES: Final = (
    r"(?:approves?|picks?|chooses?|selects?|ticks?|vote for|wählt?|nehmt|nimmt"
    r"|(?:checks?|marks?)(?= (?:all|any) (?:that|which|you)\b)|kreuzt|markiert)"
)
_PICKS: Final = (
    r"(?:picks?|choose|chooses|selects?|ticks?|votes? for|wählt?|nehmt|nimmt|kreuzt|sucht)"
)
_UP_TO: Final = r"(?:up to|exactly|at most|no more than|genau|bis zu|höchstens|maximal)"
_THAT_SUITS: Final = (
    r"(?:,? (?:of|these|those|them|as|you|u|that|which|works?|like|want|for|with|can|fine|ok|an|was"
    r"|die|euch|ihr|gut|passen|passt|wollt|mögt|are|is|live|sounds?|good))*"
)
_ROUND: Final = r"(?:[ -]?(?:round|check|vote|poll|test|runde|abstimmung|check|probe))"

_ROW: Final = frozenset({"row"})
_ANY: Final = frozenset({"row", "motion"})
_MOTION: Final = frozenset({"motion"})
_YES_OR_NO: Final = "yes or no"
_Head = tuple[str, str, frozenset[str]]
_HEADS: Final[tuple[_Head, ...]] = (
    (
        (
            rf"{_WHO}?(?:(?:stack|force)[ -])?(?:rank(?:t|s|en)?|priorisier(?:t|en)"
            rf"|prioriti[sz]es?){_OF_WHAT}{_BY}"
        ),
        "ranked",
        _ROW,
    ),
    (
        (
            rf"{_WHO}?{_IN_ORDER}(?:puts?|brings?|sorts?|arranges?|orders?|bring(?:t|en)|ordnen)"
            rf"{_OF_WHAT}{_BY}"
        ),
        "ranked",
        _ROW,
    ),
    (rf"{_WHO}?(?:sortier(?:t|en)|reih(?:t|en)|ordnet){_OF_WHAT}{_BY}", "ranked", _ROW),
    (rf"{_WHO}?{_RATES}{_OF_WHAT}{_BY}{_SCALE}", "{scale}", _ROW),
    (
        (
            rf"{_WHO}?(?:give|gives|gebt|gibt|vergebt|vergibt) (?P<low>{_N}) ?(?:-|–|to|bis) ?"
            rf"(?P<high>{_N}) (?:points?|stars?|punkte|sterne)"
        ),
        "{scale}",
        _ROW,
    ),
    (r"(?:score|range)[ -]vot(?:e|ing)", "star", _ROW),
    (rf"{_WHO}?{_RATES} (?:{_THESE}|{_TOPIC}){_BY}|(?:bewertet|benotet){_BY}", "rated", _ROW),
    (rf"{_WHO}?{_SHARES}{_TO_ALL} (?P<n>{_N}) {_LIKE}{_EACH}", "{n} points each", _ROW),
    (
        (
            rf"{_WHO}?dot[ -]?vot(?:e|es|ing)|dotmocracy|(?:share|spread|split|distribute)(?: out)?"
            r" (?:your |the )?(?:points|dots)|(?:verteilt|vergebt)(?: eure)? (?:klebe)?punkte"
        ),
        "dots",
        _ROW,
    ),
    (
        (
            rf"{_WHO}?{_APPROVES} (?:any|all|as many|several|whichever|whatever|what|everything"
            rf"|beliebig viele|mehrere|alles?|was){_THAT_SUITS}"
        ),
        "approval",
        _ROW,
    ),
    (
        (
            rf"(?:{_WHO}{_PICKS} (?:{_UP_TO} )?|{_PICKS} {_UP_TO} )(?P<n>{_N})"
            rf"(?: (?:of )?(?:{_THESE}|davon|favou?rites?|things?|options?|optionen|sachen|aus"
            r"|an))*"
        ),
        "at most {n} each",
        _ROW,
    ),
    (
        (
            r"thumbs[ -]up(?: or |/| ?, ?| vs )(?:thumbs[ -])?down|ye?ay? or nay|go or no[ -]go"
            r"|yes ?(?:/|or) ?no|ja ?(?:/|oder) ?nein|daumen (?:hoch|rauf)(?: oder |/| ?, ?)"
            r"(?:daumen )?runter|dafür oder dagegen"
        ),
        _YES_OR_NO,
        _MOTION,
    ),
    (rf"veto{_ROUND}", "veto", _ANY),
    (rf"(?:consent|konsent|consensus|konsens){_ROUND}", "by consent", _ANY),
)
"""What a request may begin with, how it is voted on then, and what may stand behind it."""

_READ: Final = tuple((re.compile(x, re.IGNORECASE), way, takes) for x, way, takes in _HEADS)
_MARK: Final = re.compile(r"\s*(?::(?!//|\d)|\s[—–-](?=\s)|\n)\s*")
_OVER: Final = re.compile(
    r",?\s(?:on|over|about|for|among(?:st)?|between|across|auf|über|zu[mr]?|unter|zwischen)"
    rf"(?: {_THESE}(?=\s*:))?\s*:?\s+",
    re.IGNORECASE,
)
_IS_ROW: Final = re.compile(r"\S\s*(?:,|/|\||\n|\b(?:or|oder|vs|and|und)\b)\s*\S", re.IGNORECASE)
_PAIR: Final = re.compile(r"\s+(?:and|und)\s+", re.IGNORECASE)
_GERMAN: Final = re.compile(r"daumen|runde|dagegen|konsen|nein", re.IGNORECASE)

_EVERYONE: Final = (
    r"(?:everyone|everybody|all of us|we all|we|people|the team|alle|jede[rs]?|wir|ihr|das team)"
)
_LISTED: Final = r"(?P<{}>[^:?;\n]*?(?:,|\band\b|\bund\b|&)[^:?;\n]*?)"
_FOR: Final = r"(?: (?:for|as|für|als|fürs|zum) (?P<{}>(?!me\b|us\b|mich\b|mir\b)[^,:?;\n]+))?"
_ROW_RANKED: Final = re.compile(
    r"\W*(?:(?:please|pls|bitte|can you|could you|kannst du|lass(?:t)?) )*(?:"
    rf"(?:let|have|make|get) {_EVERYONE} (?:to )?rank {_LISTED.format('let')}"
    rf"{_FOR.format('let_for')}"
    rf"|{_EVERYONE} ranks? {_LISTED.format('ranks')}{_FOR.format('ranks_for')}"
    rf"|rank {_LISTED.format('rank')} (?:for|as) (?P<rank_for>(?!me\b|us\b)[^,:?;\n]+)"
    rf"|{_EVERYONE} bring(?:t|en|e)? {_LISTED.format('bringt')}{_FOR.format('bringt_for')}"
    r" in (?:eine|die|seine|ihre) (?:reihenfolge|rangfolge)"
    rf"|{_EVERYONE} (?:reih|rank|ordn|sortier)(?:t|en|et|e) {_LISTED.format('reiht')}"
    rf"{_FOR.format('reiht_for')}"
    r")[\s.!]*",
    re.IGNORECASE,
)
_THEM: Final = re.compile(
    r"\W*(?:them|these|those|it|all|die|das|sie|diese|alles?)\b", re.IGNORECASE
)


def by_its_verb(text: str) -> str:
    """Return a request with how it is voted on ahead of what is asked; "" where no verb says it."""
    kindly = _KINDLY.match(text)
    start = kindly.end() if kindly else 0
    begun = text[start : start + _LONGEST_HEAD]
    for link in (*_MARK.finditer(begun), *_OVER.finditer(begun)):
        head, rest = begun[: link.start()].strip(" ,"), text[start + link.end() :].strip()
        for pattern, way, takes in _READ:
            found = pattern.fullmatch(head)
            is_whole = found and not (found.groupdict().get("topic") and link.re is _OVER)
            if found and is_whole and (asked := _asked(rest, takes, head)):
                return f"poll {_said(way, found)}: {_topic(found)}{asked}"
    return _ranked_row(text)


def _asked(rest: str, takes: frozenset[str], head: str) -> str:
    """Return what stands behind a verb, where it is what the verb may be about; else ""."""
    if "row" in takes and _IS_ROW.search(rest):
        return rest if "," in rest or "\n" in rest else _PAIR.sub(" or ", rest)
    if "motion" not in takes or not rest:
        return ""
    if takes == _MOTION:
        return rest
    return f"{'Antrag' if _GERMAN.search(head) else 'Motion'}: {rest.rstrip(' ?')}"


def _said(way: str, found: re.Match[str]) -> str:
    """Return how it is voted on, with the numbers that the verb says."""
    said = {name: words for name, words in found.groupdict().items() if words}
    scale = "0-5" if _number(said.get("low", "1")) == 0 else "rated"
    if way == _YES_OR_NO and _GERMAN.search(found[0]):
        return "ja oder nein"
    return way.format(n=_number(said.get("n", "")), scale=scale)


def _number(words: str) -> int:
    return _NUMBERS.get(words.casefold(), 0) if not words.isdecimal() else int(words)


def _topic(found: re.Match[str]) -> str:
    topic = found.groupdict().get("topic") or ""
    return f"{topic.strip()}: " if topic else ""


def _ranked_row(text: str) -> str:
    """Return a row that everybody is to put in order, with no mark before it."""
    found = _ROW_RANKED.fullmatch(text) if len(text) <= _LONGEST_ROW else None
    if found is None:
        return ""
    said = {name: words for name, words in found.groupdict().items() if words}
    topic = next((words for name, words in said.items() if name.endswith("_for")), "")
    things = next(words for name, words in said.items() if not name.endswith("_for"))
    if _THEM.match(things):
        return ""
    return f"poll {topic.strip()}: {things}; ranked" if topic else f"poll {things}; ranked"
