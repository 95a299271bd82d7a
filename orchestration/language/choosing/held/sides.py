"""Words for and against an option: "gegen Fox", "I have nothing against Fox", "I object to Fox".

The grammar of times reads "gegen" as “about”, and knows the rest of them not at all.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

_WHAT: Final = r"(?P<what>[^,.;:!?]{1,80}?)"
_END: Final = r"(?=\s*(?:[,.;:!?–(]|\b(?:und|aber|and|but|weil|because)\b|$))"
_LEAD: Final = (
    r"(?P<lead>^\s*|[,.;:!–-]\s+|\b(?:und|aber|and|but|ich)\s+(?:ich\s+|i\s+)?)"
    r"(?:(?:i(?:['’]m| am)?|ich|(?:ich )?bin)\s+)?"
    r"(?:(?:strongly|totally|firmly|really|clearly|klar|strikt|total|absolut|ganz|eher)\s+)?"
)
_NOTHING: Final = (
    r"(?:gar |überhaupt |eigentlich )*(?:nichts|nix|keine?n? (?:einw[aä]nde?|bedenken))"
)
_HELD: Final = r"(?:hab(?:e)?|hätte|hatte)"
_NO_TIME: Final = (
    r"(?!\s+(?:\d|ein(?:s|e)?\b|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|mittag"
    r"|abend|morgen|nachmittag|vormittag|mitternacht|ende|anfang|mitte|halb|viertel))"
)

VETOES: Final = (
    (
        re.compile(
            r"\bi(?:['’]d| would|['’]m| am)? veto(?:ing)?\b|\b(?:an? |my )?veto (?:against|on)\b",
            re.IGNORECASE,
        ),
        "no way",
    ),
    (
        re.compile(r"\b(?:ich lege )?(?:ein |mein )?veto (?:ein )?gegen\b", re.IGNORECASE),
        "niemals",
    ),
)
"""A veto, while nothing is voted on, is a firm no."""

TOO_MUCH: Final = (
    (
        re.compile(
            r"(?<!\bit )(?<!that )(?<!this )(?<!they )(?<!there )\b(?:is|are|sounds|looks|seems)"
            r"(?: (?:just|really|simply|still|a bit|a little|way|much|far))* too (?!good\b)[\w-]+"
            r"(?: away| off| out)?(?: (?:for|to) (?:me|us|my [\w-]+|our [\w-]+))?"
            r"(?: (?:with|given|considering) (?:the|my|our|a) [\w-]+(?: [\w-]+)?)?"
            r"(?=[ ]*(?:[.!,;]|$))",
            re.IGNORECASE,
        ),
        "avoid",
    ),
    (
        re.compile(
            r"(?<!\bes )(?<!das )(?<!dies )\b(?:ist|sind|wäre|klingt)"
            r"(?: (?:mir|uns|für (?:mich|uns)|einfach|leider|echt|etwas|ein bisschen|viel))* zu "
            r"(?!gut\b)[\w-]+(?: (?:weg|entfernt|draußen|ab vom schuss))?"
            r"(?: für (?:mich|uns|mein\w* [\w-]+|unser\w* [\w-]+))?"
            r"(?: mit (?:de[mnr]|mein\w*|unser\w*|einem|einer) [\w-]+)?"
            r"(?=[ ]*(?:[.!,;]|$))",
            re.IGNORECASE,
        ),
        "ungern",
    ),
)
"""“Tbilisi is too far for me” is a no to it that may give way; of what “it” is, nobody knows."""

_MINE: Final = r"(?:\s+(?:already|schon(?:\s+mal)?|jetzt|sicher|auf jeden fall))*"
GETS_MY_VOTE: Final = re.compile(
    rf"\b(?:already\s+)?(?:gets?|has|have|got|wins?){_MINE}\s+my\s+vote{_MINE}", re.IGNORECASE
)
HAS_MY_VOTE_IN_GERMAN: Final = re.compile(
    rf"\b(?:kriegt|bekommt|hat|haben|gehört){_MINE}\s+meine\s+stimme{_MINE}", re.IGNORECASE
)
GOES_TO: Final = re.compile(
    r"\b(?:my vote (?:is|goes|would be) (?:for|to)|meine stimme (?:geht an|ist für|für))\b",
    re.IGNORECASE,
)
_VOTES_FOR: Final = re.compile(
    r"^\s*(?:(?:another|one more|one|an?|my|\d) )?vote for(?= \w)", re.IGNORECASE
)
_STIMME_FOR: Final = re.compile(
    r"^\s*(?:(?:(?:noch|auch) )?(?:m?eine?|ne|\d) )?stimme für(?= \w)", re.IGNORECASE
)
_LONGS_EN: Final = re.compile(
    r"\b(?:i(?:['’]ve| have)? )?(?:always|long) (?:wanted|wished) to (?:(?:go|travel|fly"
    r"|get) to|see|visit"
    r"|try)(?= \w)",
    re.IGNORECASE,
)
_LONGED_EN: Final = re.compile(
    r"(?:['’]s| is| has| have)? (?:(?:long|always) )?(?:been )?on my (?:bucket |wish )?list\b",
    re.IGNORECASE,
)
SUPPORTS: Final = (
    (GETS_MY_VOTE, "would be great"),
    (HAS_MY_VOTE_IN_GERMAN, "am liebsten"),
    (_VOTES_FOR, "prefer"),
    (_STIMME_FOR, "lieber"),
    (_LONGS_EN, "prefer"),
    (_LONGED_EN, " would be great"),
)
"""A vote that is promised before there is one, or a longing: a wish for what it is for."""

STOP: Final = re.compile(
    r"[.!;]\s+(?=\S)"
    r"|(?:\s*,)?\s+(?:so|therefore|hence|then|deshalb|daher|deswegen|dann|also)\s+(?=\S)"
    r"|\s*,\s*(?:evtl\.?|eventuell|vielleicht|maybe|perhaps)\s+(?=\S)",
    re.IGNORECASE,
)
"""Behind these a name stands for itself: "no salad, then soup"."""

_FINE_EN: Final = re.compile(
    r"\b(?:i(?:['’]ve| have)? (?:got )?)?(?:nothing|not|no objections?) (?:at all )?"
    r"(?:against|to)(?= \w)|\b(?:i(?:['’]m| am) )?not (?:against|opposed to)(?= \w)"
    r"|\bi (?:don['’]t|do not) (?:object to|oppose|mind)(?= \w)",
    re.IGNORECASE,
)
_FINE_DE: Final = re.compile(
    rf"\b(?:(?:ich )?(?:{_HELD} )?(?:ich )?{_NOTHING}|(?:ich )?(?:bin )?nicht)"
    rf" (?:einzuwenden )?gegen {_WHAT}(?: einzuwenden)?{_END}"
    rf"|\bgegen (?P<front>[^,.;:!?]{{1,80}}?) (?:{_HELD} ich|spricht)(?: (?:jetzt|auch))?"
    rf" {_NOTHING}(?: einzuwenden)?{_END}",
    re.IGNORECASE,
)
_AGAINST_EN: Final = re.compile(
    rf"{_LEAD}(?:(?:(?:have|['’]ve)(?: got)? )?(?:an?|my|one)? ?objections? (?:to|against)"
    r"|object(?:ing)? to|opposed? to|oppose|against)(?= \w)",
    re.IGNORECASE,
)
_AGAINST_DE: Final = re.compile(
    rf"{_LEAD}(?:{_HELD} (?:ich )?(?:et)?was |{_HELD} (?:einen? )?|m?eine?n? )?"
    rf"(?:(?:klare[rn]?|starke[rn]?|ernste[rn]?) )?(?:einw[aä]nde? |einspruch |dagegen: )?"
    rf"gegen{_NO_TIME}(?= \w)",
    re.IGNORECASE,
)
_OTHERS: Final = (
    r"(?:(?:every(?:one|body)|all of you|you all|y['’]?all|the (?:others|rest|team|group|majority)"
    r"|most(?: of (?:us|you))?|others|all|alle|die (?:anderen|meisten|mehrheit)|der rest"
    r"|das team|ihr(?: alle)?)(?: (?:else|really|wirklich|unbedingt|lieber))*)"
)
_COMES_ALONG: Final = (
    r"(?:,\s*|\s+)(?:then |dann )?(?:(?:i(?:['’]?(?:ll|m|d)| am| will| would| can)?|count me)"
    r" (?:come(?: along| too| with)?|coming(?: along)?|join(?: in)?|go along|in"
    r"|(?:be )?(?:fine|ok(?:ay)?"
    r"|happy|good)(?: with (?:it|that))?|live with (?:it|that)|not (?:object|mind|against it)"
    r"|don['’]t mind)"
    r"|(?:(?:that|it)['’]?s |also )?(?:fine|ok(?:ay)?|good|cool) (?:with|by|for) me"
    r"|(?:komm|komme|geh|gehe|mach|mache|bin|fahr|fahre|zieh|ziehe|wär|wäre) ich (?:auch "
    r"|gerne? |halt )*"
    r"(?:mit|dabei|einverstanden)|(?:ist das|passt das|geht das|ist es) (?:auch )?(?:ok(?:ay)?|fein"
    r"|für mich(?: ok(?:ay)?)?|in ordnung))"
)
_WITH_THEM: Final = re.compile(
    rf"\b(?:if|when|wenn|falls|sofern)\s+(?:{_OTHERS}\s+(?:wants?|prefers?|likes?|goes? (?:for|to)"
    r"|picks?|chooses?|takes?|votes? for|(?:is|are) (?:for|in favou?r of)"
    r"|into)(?: to (?:go to|have|do))?"
    rf"\s+(?:the )?(?P<en>[^,.;:!?]{{1,60}}?)|{_OTHERS}\s+(?:nach |zu[rm]? |ins? |für |auf )?"
    r"(?P<de>[^,.;:!?]{1,60}?)\s+(?:wollen|will|wollt|möchten|möchtet|nehmen|sind|seid|gehen|fahren"
    rf"|mögen|wählen)){_COMES_ALONG}{_END}",
    re.IGNORECASE,
)
"""Who goes along with the others, wherever that is: it is fine, and not what they want most."""

_SAYS_SO: Final = re.compile(
    rf"\b(?:{_HELD} ich|spricht) (?:(?:et)?was(?: dagegen)?|(?:einen? )?einw[aä]nde?){_END}",
    re.IGNORECASE,
)
_ANY: Final = re.compile(rf"\bgegen\b{_NO_TIME}", re.IGNORECASE)
_UNKNOWN: Final = "wider"
"""A word that no grammar reads: what stands beside it is left alone."""


def _with(plainly: str) -> Callable[[re.Match[str]], str]:
    """Return what puts a word in the place of others, behind what leads to them."""

    def put(found: re.Match[str]) -> str:
        lead = found.groupdict().get("lead") or ""
        return f"{lead}{plainly}".ljust(len(found.group()))

    return put


def _fine(found: re.Match[str]) -> str:
    """Return that what somebody has nothing against is fine."""
    return f"{found['what'] or found['front']} geht".ljust(len(found.group()))


def _with_them(found: re.Match[str]) -> str:
    """Return that what somebody goes along with is fine, in the language in which they say so."""
    told = f"{found['en']} is fine" if found["en"] else f"{found['de']} geht"
    return told.ljust(len(found.group()))


def sides_told(text: str) -> str:
    """Return a text, as long as before, with its words for and against as others know them."""
    text = _WITH_THEM.sub(_with_them, text)
    text = _FINE_EN.sub(_with("ok with"), text)
    text = _FINE_DE.sub(_fine, text)
    if _AGAINST_DE.search(text):
        text = _SAYS_SO.sub(_with(""), text)
    text = _AGAINST_DE.sub(_with("nicht"), text)
    text = _AGAINST_EN.sub(_with("not"), text)
    return _ANY.sub(_UNKNOWN, text)


_BEGINS_AS_VOTE: Final = re.compile(
    r"^\W*(?:(?:ok|okay|so|well|then|and|also|dann|na gut|gut)[\s,]+)*"
    r"(?:(?:my vote|meine stimme)\b|vote for\b|i(?:['’]d| would|['’]ll)? vote\b)",
    re.IGNORECASE,
)
"""How a vote begins that is given before there is one: “ok vote for Plön”."""


def promises_vote(text: str) -> bool:
    """Tell whether words promise a vote, before there is one: “otter gets my vote”."""
    patterns = (GETS_MY_VOTE, HAS_MY_VOTE_IN_GERMAN, GOES_TO, _BEGINS_AS_VOTE)
    return any(each.search(text) for each in patterns)
