"""Words in a panel that no persona answers with its own option, in both languages.

They are looked for in a message with a mark in the place of what it names.
"""

from __future__ import annotations

import re
from typing import Final

_VICTIM: Final = (
    r"(?:(?:my|his|her|our|your|their|the|a|an|some|any|mein\w*|sein\w*|ihre\w*|unser\w*|d(?:en"
    r"|ie|as)"
    r"|einen?)\s(?!plants?\b|plant's\b|<option>|time\b|weeds?\b|pests?\b|bugs?\b|flies\b"
    r"|mosquito\w*"
    r"|germs?\b|mou?ld\b|zeit\b|unkraut\b|pflanze\w*)[^\W\d_]|somebody|someone|people|him\b|myself"
    r"|(?:(?:my|the|a|mein\w*) )?<criterion>|jemand\w*|leute|mich\b|ihn\b)"
)
_NO_NOT: Final = r"^(?!.*\b(?:not|never|don['’]t|won['’]t|without|avoid|nicht|kein\w*|ohne)\b).*"
_HARMING: Final = r"(?:kill|murder|poison|hurt|harm|injure)"
_WISHES: Final = (
    r"(?:want|wanna|need|plan|like|going|gonna|have|how (?:do|can|could) (?:i|we)|intend)"
)
HARM: Final = (
    rf"{_NO_NOT}\b{_WISHES}\b(?: to)? {_HARMING} {_VICTIM}",
    rf"{_NO_NOT}\b(?:best|good) (?:for|to) {_HARMING}(?:ing)? {_VICTIM}",
    (
        rf"{_NO_NOT}\b(?:will|möchte|wollen|kann"
        rf"|können)\b.{{0,16}}\b{_VICTIM}.{{0,30}}\b(?:umbringen|vergiften"
        r"|töten|ermorden)\b"
    ),
    rf"\b(?:um|womit)\b.{{0,20}}\b{_VICTIM}.{{0,30}}\b(?:umzubringen|zu vergiften|zu töten)\b",
)
"""Somebody says that they want to do harm."""

HARMS_THEMSELVES: Final = re.compile(
    rf"\b{_HARMING} myself\b|\bmich (?:umbringen|umzubringen|töten|vergiften)\b", re.IGNORECASE
)

_WHO_ATE: Final = (
    r"(?:\b(?:toddler|baby|child|kid|son|daughter|boy|girl|niece|nephew|grand\w+|cat|dog|pet|kitten"
    r"|puppy|rabbit|husband|wife|friend|kind|tochter|sohn|katze|kater|hund|hase)|<criterion>)"
)
_MATTERS: Final = (
    r"^(?=.*(?:<option>|\b(?:what (?:do|should|now)|help|doctor|vet|dangerous|bad|poison\w*|was"
    r" (?:tun"
    r"|soll|mach)|hilfe|gefährlich|giftig)\b)).*"
)
SWALLOWED: Final = (
    (
        rf"{_MATTERS}{_WHO_ATE}(?: \w+)? (?:just |has |have )*(?:ate|eaten|swallowed|chewed (?:on"
        rf"|up)|drank"
        r"|nibbled|bit into|licked)\b"
    ),
    (
        rf"{_MATTERS}{_WHO_ATE}\b.{{0,12}}\b(?:hat|habe)\b.{{0,40}}\b(?:gegessen|gefressen"
        rf"|verschluckt|angeknabbert|abgebissen)\b"
    ),
)
"""Somebody has eaten of it, or tasted it."""

IS_POISON: Final = re.compile(r"\b(?:poison\w*|toxic\w*|giftig\w*|harmful)\b", re.IGNORECASE)
"""So an end is called at which an option is dangerous to eat."""

_LEAD: Final = r"^\W*(?:(?:ok(?:ay)?|and|so|but|hm+|well|please|just|und|also|bitte|na)\b\W*)*"
_END: Final = r"(?: (?:now|then|again|please|here|bitte|jetzt|noch))*\W*$"
LEFT: Final = (
    (
        rf"{_LEAD}who(?:['’]s| is| are| all is)? (?:still )?(?:left|in|here|there|on the"
        rf" panel)"
        rf"{_END}"
    ),
    (
        rf"{_LEAD}(?:how many|which(?: ones?| of (?:you|them))?|what)(?: options| of you| ones)?"
        rf"(?: are| is)? (?:still )?(?:left|in|here|remain\w*)(?: over)?{_END}"
    ),
    (
        rf"{_LEAD}(?:show|list|name|give)(?: me| us)? (?:all|everything|everybody|the (?:whole|full"
        rf"|entire) list"
        rf"|the list|all of (?:them|you)|all options|the options)(?: (?:that|who) (?:are|is))?"
        rf"(?: still)?(?: left| there| here| in)?{_END}"
    ),
    (
        rf"{_LEAD}(?:wer|welche\w*|was) (?:ist|sind)(?: denn)?(?: jetzt)?(?: noch)? (?:da|dabei"
        rf"|übrig|im rennen)"
        rf"{_END}"
    ),
)
"""Somebody asks who is still in."""

RANKED: Final = (
    (
        rf"{_LEAD}(?:can you |could you )?rank (?:them|these|all|yourselves|the options|all of"
        rf" (?:them|you))"
        rf"(?: all)?{_END}"
    ),
    (
        rf"{_LEAD}(?:what(?:['’]s| is) |show me |give me )?(?:the |your )?(?:top (?:\d|two|three"
        rf"|five)"
        rf"|ranking|order|second best|runner.?up)(?: one| option)?{_END}"
    ),
    (
        rf"{_LEAD}(?:wie ist )?(?:die |eure )?(?:rangliste|reihenfolge|top (?:\d|drei|fünf))(?:"
        rf" bitte)?{_END}"
    ),
)
"""Somebody asks in which order options stand."""

NONE_OF_THEM: Final = (
    (
        rf"{_LEAD}(?:no,? )?(?:none|neither|not one)(?: of (?:these|those|them|you|the (?:two|three"
        rf"|four"
        rf"|above)))?{_END}"
    ),
    (
        rf"{_LEAD}(?:nein,? )?(?:keine[rs]?|nichts)(?: (?:davon|von (?:denen|euch|diesen"
        rf"|allen)))?{_END}"
    ),
    rf"{_LEAD}i (?:don['’]?t|do not) (?:like|want) any(?: of (?:these|those|them|you))?{_END}",
)
"""None of those that are there is wanted: others are looked for."""

OF_OTHERS_PINS: Final = (
    (
        r"\bwhat (?:did|has|have|does) (?!i\b|we\b|you (?:cost|say))(?:\w+ ){1,2}(?:pin(?:ned)?"
        r"|hid(?:e|den)?)\b"
    ),
    r"\b(?:who|which of us)(?: has| have)? (?:pinned|hidden|hid)\b",
    r"\bwhat did (?:<name>|you) (?:tell|hear|say)\b.{0,20}\b(?:in private|privately|secretly)\b",
    r"\bwas hat (?!t\b)\w+ (?:angeheftet|gemerkt|versteckt)\b",
)
"""Somebody wants to know what another has on their card."""

WHY_ASKED: Final = (
    rf"{_LEAD}(?:why (?:do|are|would|did) you (?:ask(?:ing)?|want to know)(?: (?:me )?(?:that"
    rf"|this))?"
    rf"|why does (?:that|this|it) matter|warum (?:fragst du|fragt ihr|willst du das wissen)(?:"
    rf" das)?)"
    rf"{_END}"
)
"""Somebody asks what a question was for."""

SMALL_TALK: Final = re.compile(
    rf"{_LEAD}(?:h+m+|hmm+|uh+|huh|lol|rofl|lmao|ha(?:ha)+|he(?:he)+|just (?:kidding|joking|saying)"
    r"|kidding|joking|j/?k|stop|wait|hold on|one (?:sec|second|moment|minute)|let me think"
    r"(?: about (?:it|that))?"
    r"|not (?:sure|certain)(?: yet| about (?:that|it|this|him|her)(?: one)?)?|i (?:don['’]?t|do"
    r" not) know"
    r"(?: yet)?|no (?:idea|clue)|dunno|idk|i see|good (?:point|to know)|fair (?:point|enough)"
    r"|makes sense|never ?mind|whatever|i (?:agree|disagree)|me too|same here|true|right|exactly"
    r"|wow"
    r"|funny|yes|yeah|yep|no|nope|ja|nein|mal sehen|keine ahnung|weiß nicht|mhm|aha|ach so"
    r"|spaß|war nur spaß|stimmt|moment)(?:\W+(?:yet|then|though|haha|lol|again))*[\s.!…,:;()-]*$",
    re.IGNORECASE,
)
"""People talk; nobody is asked anything."""

TO_THE_PANEL: Final = re.compile(
    rf"{_LEAD}(?:(?:can|could|will|would) (?:you|someone)\W+)?(?:tell|show|give|bring|delete"
    rf"|unpin|undo"
    r"|add|remove|put|make|let|sing|write|draw|repeat|translate|send|open|close|start|stop|wake"
    r"|call"
    r"|@\w+|zeig\w*|gib|gebt|sag\w*|bring\w*|lösch\w*|mach\w*|erzähl\w*|ich nehme|i(?:['’]ll)?"
    r" take)\b",
    re.IGNORECASE,
)
"""Something is ordered."""

YES: Final = re.compile(
    r"\W*(?:yes|yep|yeah|yup|sure|i do|absolutely|definitely|of course|a lot|very much|ja|klar"
    r"|schon"
    r"|natürlich|sehr)(?:\W+(?:please|i do|we do|very much|a lot|it (?:is|does)|bitte|sehr))*\W*",
    re.IGNORECASE,
)
NO: Final = re.compile(
    r"\W*(?:no|nope|nah|not (?:really|much|at all)|i don['’]?t|nein|nö|eher nicht)"
    r"(?:\W+(?:not really|i don['’]?t|thanks|it does(?:n['’]?t| not)|not much|eher nicht"
    r"|danke))*\W*",
    re.IGNORECASE,
)
"""A yes, or a no, to what was asked just now."""

HYPOTHETICAL: Final = re.compile(
    r"\b(?:what (?:if|would (?:change|happen|be)|happens|changes) |(?:suppose|imagine|say"
    r"|assum\w+) (?:that )?i\b"
    r"|if i did(?:n['’]?t| not)\b|was (?:wäre|würde sich ändern),? wenn)",
    re.IGNORECASE,
)
"""Something is only thought of."""

CORRECTS: Final = re.compile(
    r"^\W*(?:(?:no|nope|wait|hey|sorry|nein)\b\W*)*(?:(?:that|this|it)(?:['’]s| is)(?: (?:just"
    r"|simply|all))?"
    r" (?:wrong|false|not true|incorrect|nonsense|a mistake|outdated)|(?:you(?:['’]re| are))"
    r" (?:wrong|mistaken)"
    r"|wrong|das (?:ist|stimmt) (?:falsch|nicht))\b",
    re.IGNORECASE,
)
"""Somebody says that something is wrong: what follows is how it is, and not what they need."""

_NTH: Final = {
    "first": 0, "1st": 0, "erste": 0, "second": 1, "2nd": 1, "zweite": 1, "third": 2, "3rd": 2,
    "dritte": 2, "fourth": 3, "4th": 3, "vierte": 3, "fifth": 4, "5th": 4, "fünfte": 4, "sixth": 5,
    "6th": 5, "sechste": 5, "last": -1, "letzte": -1,
}  # fmt: skip
_ORDINAL: Final = re.compile(
    r"\b(?:the|das|de[rnm]|die)\s(?P<nth>first|second|third|fourth|fifth|sixth|last|[1-6](?:st"
    r"|nd|rd|th)"
    r"|(?:erste|zweite|dritte|vierte|fünfte|sechste|letzte)[rnms]?)"
    r"(?:\s(?P<many>two|three|2|3|beiden|zwei|drei))?"
    r"(?:\s(?:ones?|options?|choices?|personas?|(?:of|von) (?:these|those|them|you|denen|euch)"
    r"|listed))?"
    r"(?=\W*$|\s*[,.;:!?)]|\s(?:please|is|isn['’]t|are|aren['’]t|looks?|sounds?|seems?|and|or"
    r"|but|best"
    r"|better|too|then|now|bitte|ist|sind|oder|und|aber|gefällt|mag|klingt|wäre|nicht|am|you"
    r"|have|has"
    r"|need|needs|instead|for|out|raus)\b)",
    re.IGNORECASE,
)
_COUNTS: Final = {"two": 2, "2": 2, "beiden": 2, "zwei": 2, "three": 3, "3": 3, "drei": 3}


def ordinals(text: str, count: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """Return where a text names some of so many by their order, and which, from 0 on."""
    found = []
    for each in _ORDINAL.finditer(text):
        word = each["nth"].casefold()
        nth = _NTH.get(word, _NTH.get(word[:-1]))
        many = _COUNTS.get((each["many"] or "").casefold(), 1)
        if nth is None:
            continue
        start = count - many if nth < 0 else nth
        meant = tuple(at for at in range(start, start + many) if 0 <= at < count)
        if meant:
            found.append((*each.span(), meant))
    return found


_WITHOUT: Final = re.compile(r"\b(?:without|ohne|coldest)\b", re.IGNORECASE)
_GOES_WITHOUT: Final = re.compile(
    r"\b(?:without|between|ohne|zwischen|forget\w*|vergess\w*)(?: \w+)?\s*$", re.IGNORECASE
)


def counts_lack(says: str, name: str, said: str, before: str) -> bool:
    """Tell whether a column counts how much something goes without what is said here.

    “The least water” is where it `says` “goes # without water” the highest figure, and the least
    winter where the coldest month is the warmest; its own `name`, and what is said to be gone
    without, name the figure itself.
    """
    is_of_lack = _WITHOUT.search(says) is not None and said.casefold() != name.casefold()
    return is_of_lack and not _GOES_WITHOUT.search(before)


AGREES: Final = re.compile(
    r"(?:\b(?:was|were|is|are|am|be|all|quite|right)|['’](?:s|re|m))\s$", re.IGNORECASE
)
AGREED: Final = frozenset({"right", "richtig"})
"""Behind such words this says that something holds, and is no side of anything."""

OF_WHAT_IT_IS_FOR: Final = re.compile(
    r"(?<!look )(?<!looking )(?<!search )(?<!searching )(?<!go )(?<!ask )\bfor (?:an?|my|our) $",
    re.IGNORECASE,
)
"""A word that grades is of what an option is for: “a language for a new service”."""

_WHERE: Final = r"(?:in|from|at|out of|with|to|on|aus|von|nach|bei|mit)"
ONES_OWN: Final = re.compile(
    r"\b(?:live[ds]?|living|born|grew up|raised|come|came|comes|moved|leaving|left|fled|based|stuck"
    r"|am|are|is|work(?:s|ed)?|used|learn(?:ed|t)|had|have|know|knew|codebase|wohn(?:e|en|t|te|ten)|leb(?:e|en"
    r"|t|te|ten)|komme|kommen|stamme\w*|arbeite\w*|sind|bin|hatten?|haben?|kenne\w*)"
    rf"(?: \w+){{0,3}} {_WHERE}(?: the| der| dem)? $",
    re.IGNORECASE,
)
"""Where somebody is, comes from or has been: what is named there is no option of theirs."""

_NO_SLIPS_TEXT: Final = "kein keine keiner keinen keinem keines honest honestly"
NO_SLIPS: Final = frozenset(_NO_SLIPS_TEXT.split())
"""These are words of their own, and no slips of others: “keiner” is not “kleiner”."""

_LITTLE_TEXT: Final = """
has is gets goes needs takes made makes comes came stands speaks looks out up in at of on to by for
via as a an the its without with from not more less
"""
SAYS_LITTLE: Final = frozenset(_LITTLE_TEXT.split())
"""Of a saying these are no word that tells it from others: “has # people”."""

WORDS_TOO: Final = frozenset({"all", "cup", "mad", "pen", "ron", "top", "try"})
"""What is called so is meant only where it stands as it is written: “TRY” is a currency."""
