"""What somebody orders in a panel: to see their card, to hide somebody, to put it to a vote."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from orchestration.language.talk.social import is_social


class PanelOrder(StrEnum):
    """What is ordered; the first three are of somebody, and the next two may name what they are of.

    What is to be compared by the panel itself is no order: two are named then.
    """

    TALK_TO = "talk_to"
    HIDE = "hide"
    REMOVE = "remove"
    PIN = "pin"
    BESIDE = "beside"
    TALK_TO_ALL = "talk_to_all"
    CARD = "card"
    VOTE = "vote"
    DONE = "done"
    FOCUS = "focus"
    HISTORY = "history"
    SUMMARY = "summary"
    HOW_FAR = "how_far"
    PERSONA = "persona"
    INITIATIVE = "initiative"
    LEVEL = "level"
    INTENSITY = "intensity"


@dataclass(frozen=True, slots=True)
class PanelOrdered:
    """An order, and the `thing` that it names; what is `off` is taken back."""

    order: PanelOrder
    thing: str = ""
    off: bool = False


_END: Final = r"(?: (?:please|pls|bitte|now|jetzt|again|wieder))*[.!?]*"
_THING: Final = r"(?:(?:the|den|die|das|der) )?(?P<thing>[^.!?]{1,80}?)"
_OFF: Final = r"(?P<off>un)?"
_TOGETHER: Final = (
    r"(?:let['’]?s|shall we|can we|could we|should we|may we|we should|we could|time to|how do we"
    r"|lasst? uns|sollen wir|wollen wir|können wir|wir sollten)"
)
_HURRY: Final = r"(?:(?:just|now|please|then|all|mal|doch|jetzt|bitte|einfach|nun) )*"
_VOTE: Final = (
    r"(?:decide|vote|have a vote|take a vote|hold a vote|make a poll|do a poll|poll"
    r"|(?:darüber )?(?:abstimmen|entscheiden)|eine (?:abstimmung|umfrage) machen)"
)
_ON_IT: Final = (
    r"(?: (?:on|about|between|over|for|zwischen|über|it|this|that|these|them|those|two|now|then"
    r"|together|jetzt|dann|darüber))*"
)
_PUT_IT: Final = (
    r"(?:put|bring|take) (?:it|this|that|these|them|those) (?:up )?(?:to|for) (?:a|the) vote"
    r"|stimmen wir (?:(?:darüber|jetzt|nun|mal|doch|dann) )*ab|start a (?:vote|poll)"
    r"|(?:starte?|mach)(?: mal)? eine (?:abstimmung|umfrage)"
)
_ALONE: Final = (
    r"(?:decide|vote|(?:wir )?(?:abstimmen|entscheiden|stimmen ab)|entscheiden wir(?: uns)?)"
    r"(?: together| now| zusammen| gemeinsam| jetzt| darüber)*"
)
_BESIDE: Final = (
    r"(?:show |put )?(?:(?:them|us|you|it) )?(?:all )?side by side|nebeneinander"
    r"|(?:can you |could you |please )*compare"
    r"(?: (?P<thing>(?!(?:it|that|this|mine) (?:with|to)\b)[^.!?]{1,80}?))?"
    r"|(?:bitte )?vergleich(?:e|t)?(?: (?P<ding>[^.!?]{1,80}?))?"
)
_ONLY: Final = (
    r"only|just|select|talk (?:only )?(?:to|with)|speak (?:only )?(?:to|with)|nur|frag nur|nur noch"
    r"|(?:rede?|sprich|sprechen|reden)(?: nur)?(?: noch)? mit"
)
_FIRST: Final = r"(?:(?:ok(?:ay)?|so|well|right|then|also|gut|na gut|dann|and|und)\b[, ]+)*"

_SHOW: Final = (
    r"(?:(?:please|ok|bitte)\W+)*(?:(?:show|give|tell|zeig|zeige|gib)(?: me| us| mir| uns)?(?: the"
    r"| a| an"
    r"| den| die| das| eine)? |the |a |die |den )?"
)
_LOOKS: Final = (
    (
        (
            rf"{_SHOW}(?:focus(?: table| view)?|table|(?:fokus)?tabelle|fokus)"
            rf"(?: (?:on|of|with|for|von|mit|für|über|zu))?:? {_THING}{_END}"
        ),
        PanelOrder.FOCUS,
    ),
    (
        (
            rf"{_SHOW}(?:history|verlauf|what (?:was|has been|did (?:we|they)|have (?:we"
            rf"|they)) (?:said|say"
            rf"|discuss(?:ed)?)(?: so far| before)?|was wurde (?:bisher |schon )?(?:gesagt"
            rf"|besprochen))(?: so far)?{_END}"
        ),
        PanelOrder.HISTORY,
    ),
    (
        (
            rf"{_SHOW}(?:summary|summar(?:y|ise|ize)(?: it| this| that| everything| the panel)?"
            rf"|sum (?:it|this|everything) up"
            rf"|sum up|criteria|zusammenfassung|kriterien|fass(?:e|t)?(?: (?:das|es|mal|alles"
            rf"|bitte))* zusammen"
            rf"|which criteria (?:are there|do we have)|welche kriterien gibt es)(?: so far"
            rf"| bisher)?{_END}"
        ),
        PanelOrder.SUMMARY,
    ),
    (
        (
            r"(?:so |and |und )?(?:how far (?:are we|have we (?:got|come)|is (?:the|this) panel"
            r"|did we get)"
            r"|what (?:have|did) (?:i|we) (?:not|n['’]?t) ask(?:ed)?(?: about)?(?: yet)?"
            r"|what (?:haven['’]?t|didn['’]?t) (?:i|we) ask(?:ed)?(?: about)?(?: yet)?"
            r"|what(?:['’]?s| is) (?:missing|left|still open)|are we done(?: yet)?"
            r"|wie weit sind wir|was fehlt(?: uns)?(?: noch)?|was ist noch offen"
            rf"|was haben wir noch nicht (?:gefragt|besprochen)){_END}"
        ),
        PanelOrder.HOW_FAR,
    ),
    (
        (
            rf"{_SHOW}(?:(?P<thing>\w{{2,30}})['’]s (?:card|profile)"
            rf"|(?:card|profile|karte|profil|steckbrief) (?:of |from |von "
            rf"|zu )?(?P<ding>(?!it\b)\w{{2,30}})){_END}"
        ),
        PanelOrder.PERSONA,
    ),
)
_CALLED: Final = (
    r"(?:(?:please|ok|okay|hey|could you|can you|would you|you (?:can|could|may|should)(?: all)?"
    r"|all of you"
    r"|everybody|everyone|bitte|könnt ihr|kannst du|ihr (?:könnt|dürft))\W+)*"
)
_BITS: Final = (
    r"(?: (?:a (?:bit|little)|much|etwas|ein bisschen|ein wenig|bitte|mal|doch|alle|ruhig|gern))*"
)
_SETTINGS: Final = tuple(
    (re.compile(rf"{_CALLED}(?:{pattern}){_END}", re.IGNORECASE), order, thing)
    for pattern, order, thing in (
        (
            (
                r"(?:all )?(?:be|keep|stay) (?:quiet|silent)(?:,? (?:unless|until|except when"
                r"|if not) .{1,40})?"
                r"|(?:only|just) (?:talk|speak|answer|reply|say something) (?:up )?"
                r"(?:when|if) .{1,40}"
                r"|(?:speak|talk|answer) only (?:when|if) .{1,40}"
                r"|(?:don['’]?t|do not|stop|no) "
                r"(?:talk|speak|interrupt|butt|chim|jump|repl)\w*(?: in)?"
                r"(?: (?:unasked|unless .{1,30}|without being asked))?"
                r"|(?:no more |stop |no )(?:interrupting|interruptions|unasked (?:replies|comments)"
                r"|chatter)"
                r"|(?:mute|silence|quiet) (?:them |you )?(?:all|everyone|everybody)"
                r"(?: of (?:you|them))?"
                r"|(?:(?:schalt\w*|stell\w*) )?(?:bitte )?alle (?:stumm|auf stumm|aus)(?:schalten)?"
                r"|shut up|silence|one at a time|don['’]?t all (?:talk|speak|answer)(?: at once)?"
                rf"|seid{_BITS} (?:still|ruhig|leise)(?:,? (?:bis|außer|solange|wenn) .{{1,40}})?"
                rf"|(?:redet|sprecht|antwortet|sprich|rede)(?: nur| erst)?,?(?: nur"
                rf"| erst)? wenn .{{1,40}}"
                rf"|(?:redet|sprecht) nicht(?: alle)?(?: durcheinander| auf einmal| dazwischen"
                rf"| ungefragt)?"
                r"|nicht alle (?:auf einmal|durcheinander|gleichzeitig)"
                r"|haltet (?:den mund|die klappe"
                r"|euch raus)"
                r"|(?:nur )?einer nach dem anderen|ruhe"
            ),
            PanelOrder.INITIATIVE,
            "off",
        ),
        (
            (
                r"(?:talk|speak|say|chat|comment|interrupt) (?:a (?:bit|little) |much )?less"
                r"|less (?:talk|talking|chatter|noise)"
                r"|(?:be |you['’]?re )?(?:less|too|not so) (?:chatty|talkative|loud)"
                r"|too much (?:talk"
                r"|talking|chatter)"
                rf"|(?:redet|sprecht|quatscht|schreibt|sagt){_BITS} weniger|weniger (?:gerede"
                rf"|gequatsche|reden)"
                rf"|haltet euch{_BITS} zurück|zu viel gerede"
            ),
            PanelOrder.INITIATIVE,
            "less",
        ),
        (
            (
                r"(?:talk|speak|discuss|say|comment|chat) (?:a (?:bit|little) )?more(?: (?:freely"
                r"|among yourselves|with each other))?"
                r"|let (?:the )?(?:others?|everybody|everyone|them)(?: all)? "
                r"(?:jump|chime|join|come"
                r"|weigh|butt) in"
                r"|(?:feel free to |please )?(?:jump|chime|weigh|join|butt) in(?: .{1,40})?"
                r"|speak (?:up )?(?:freely|unasked)"
                r"|more (?:initiative|discussion|back and forth)"
                rf"|mischt euch{_BITS}(?: mehr| öfter)?{_BITS} ein|(?:redet|sprecht|diskutiert"
                rf"|sagt){_BITS} mehr"
                rf"|lasst?{_BITS} (?:auch )?(?:die )?anderen? (?:auch )?(?:mitreden|zu wort kommen"
                rf"|reden|einsteigen|mitmachen)"
                r"|mehr (?:diskussion|eigeninitiative)"
            ),
            PanelOrder.INITIATIVE,
            "more",
        ),
        (
            r"(?:talk|speak) (?:normally|as (?:usual|before))|(?:redet|sprecht) (?:wieder )?normal",
            PanelOrder.INITIATIVE,
            "usual",
        ),
        (
            (
                r"(?:explain|say|put|keep) (?:it|that|this|things)?\s?"
                r"(?:more |very )?(?:simply|simple"
                r"|simpler|short)"
                r"|(?:simpler|less technical|no jargon|for beginners|for dummies)|(?:i['’]?m"
                r"|i am) (?:a |an )?(?:complete |total |absolute )?(?:beginner|novice|newbie)"
                r"|explain (?:it )?(?:like i['’]?m five|for beginners)|(?:erklärt|sagt|sag"
                r"|erklär)(?: es| das)?(?: mir)?"
                r" einfacher|einfacher|für (?:anfänger|laien)|ich bin (?:anfänger(?:in)?|laie)"
            ),
            PanelOrder.LEVEL,
            "plain",
        ),
        (
            (
                r"(?:i['’]?m|i am) (?:an? )?(?:expert|pro|professional)|for (?:experts|pros)"
                r"|(?:be )?more (?:technical|detailed)"
                r"|more (?:detail|details|depth|figures|numbers)|(?:in|with) more (?:detail|depth)"
                r"|(?:go )?deeper"
                r"|für (?:experten|profis)|ich bin (?:experte|expertin|profi)|mehr (?:details"
                r"|einzelheiten|zahlen)|genauer"
            ),
            PanelOrder.LEVEL,
            "expert",
        ),
        (
            (
                r"(?:explain|speak|talk) (?:at the )?usual level|normal level"
                r"|(?:wieder )?normales niveau"
            ),
            PanelOrder.LEVEL,
            "usual",
        ),
        (
            (
                r"(?:be )?(?:calm|calmer|gentler|gentle|nicer|softer|less (?:intense|pushy"
                r"|aggressive))|calm down|tone it down"
                r"|(?:seid )?(?:ruhiger|sachlicher|netter|sanfter|weniger (?:hitzig|aufdringlich))"
                r"|beruhigt euch"
            ),
            PanelOrder.INTENSITY,
            "calm",
        ),
        (
            (
                r"(?:be )?(?:more )?(?:passionate|intense|forceful|enthusiastic|fierce|bold|bolder"
                r"|fiercer)|fight (?:harder|for it|for yours)"
                r"|argue harder|(?:seid )?(?:leidenschaftlicher|hitziger|kämpferischer|energischer)"
                r"|mit mehr (?:feuer|leidenschaft)|kämpft"
            ),
            PanelOrder.INTENSITY,
            "keen",
        ),
        (r"argue (?:as usual|normally)|(?:streitet )?wieder normal", PanelOrder.INTENSITY, "usual"),
    )
)
"""How personas are to speak, each with which setting it is."""

_ORDERS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), order)
    for pattern, order in (
        (
            (
                rf"{_FIRST}(?:(?:i['’]?m|i am|we['’]?re|we are|all) )*(?:done|finished)"
                rf"(?: here| now| then| thanks?| with (?:this|it))*[.!]*"
                rf"|{_FIRST}that['’]?s (?:all|it)(?: for (?:me|us|now|today))*[.!]*"
                rf"|{_FIRST}(?:(?:ich bin|wir sind|bin|sind) )?(?:(?:jetzt|hier|soweit|dann) )*"
                rf"fertig(?: hier| jetzt| damit)*[.!]*"
                rf"|{_FIRST}das (?:(?:war|wär)['’]?s|ist alles)"
                rf"(?: von mir| für heute| dann)*[.!]*"
            ),
            PanelOrder.DONE,
        ),
        (rf"(?:please )?{_OFF}pin {_THING}[.!]*", PanelOrder.PIN),
        (
            rf"(?:bitte )?(?:merke?|pinne?|hefte?)(?: mir| dir)? {_THING}(?: an)?{_END}",
            PanelOrder.PIN,
        ),
        (
            rf"(?P<off>löse?|nimm(?= .* von meiner )) {_THING}(?: von meiner karte)?{_END}",
            PanelOrder.PIN,
        ),
        *((pattern, order) for pattern, order in _LOOKS),
        (
            r"(?:show (?:me )?)?my card[.!?]*|what have i pinned[.!?]*|(?:zeig )?meine karte[.!?]*",
            PanelOrder.CARD,
        ),
        (
            rf"(?:{_BESIDE}){_END}",
            PanelOrder.BESIDE,
        ),
        (rf"(?:please )?{_OFF}(?:hide|mute|park) {_THING}{_END}", PanelOrder.HIDE),
        (
            rf"(?:bitte )?(?:verstecke?|blende?|parke?)(?: bitte)? {_THING}(?: aus)?{_END}",
            PanelOrder.HIDE,
        ),
        (
            (
                r"(?P<thing>[^\W\d_]{2,30}),? (?:(?:please |just )*(?:be quiet|shut up"
                r"|stop(?: talking)?)"
                rf"|(?:sei |bitte )*(?:still|ruhig))(?: please| bitte)?{_END}"
            ),
            PanelOrder.HIDE,
        ),
        (
            (
                rf"(?:please )?(?:{_ONLY}) (?P<thing>\w{{1,30}}(?:(?:,| and| und"
                rf"|, and) \w{{1,30}}){{0,5}})(?: only| please| bitte)*[.!]*"
            ),
            PanelOrder.TALK_TO,
        ),
        (
            (
                r"(?:talk to |ask |select )?(?:everybody|everyone|all)(?: again| of you)*[.!]*"
                r"|(?:(?:rede|sprich) )?(?:wieder )?(?:mit )?allen?(?: wieder| zusammen)*[.!]*"
            ),
            PanelOrder.TALK_TO_ALL,
        ),
        (rf"(?:please )?(?:remove|take out|kick out|bring back) {_THING}[.!]*", PanelOrder.REMOVE),
        (
            (
                rf"(?:bitte )?(?:entferne?|nimm|wirf|schmeiß|hole?) {_THING}"
                rf"(?: (?:raus|heraus|zurück|weg))?{_END}"
            ),
            PanelOrder.REMOVE,
        ),
        (rf"{_FIRST}{_TOGETHER} {_HURRY}{_VOTE}{_ON_IT}{_END}", PanelOrder.VOTE),
        (
            rf"{_FIRST}(?:please )?(?:{_PUT_IT}|{_ALONE})(?: then| now| jetzt)*{_END}",
            PanelOrder.VOTE,
        ),
    )
)


COMPARED_BY: Final = re.compile(
    r"\b(?:on|by|in terms of|regarding|as to|nach|bei|hinsichtlich)\s+(?P<what>[^,;]+)$",
    re.IGNORECASE,
)
"""By what several are to be shown side by side: “compare all on price”."""


_PARTS: Final = re.compile(r"[,;.!–\n]+")


def panel_order(words: str) -> PanelOrdered | None:
    """Return the order that words are, None where they are none; thanks may stand beside it."""
    said = [each.strip() for each in _PARTS.split(words) if each.strip()]
    rest = [each for each in said if not is_social(each)]
    bare = _order(rest[0]) if len(rest) == 1 < len(said) else None
    return bare or _order(words)


def _order(words: str) -> PanelOrdered | None:
    """Return the order that words are as they stand."""
    if setting := _setting(words.strip()):
        return setting
    for pattern, order in _ORDERS:
        if found := pattern.fullmatch(words.strip()):
            named = found.groupdict()
            thing = named.get("thing") or named.get("ding") or ""
            return PanelOrdered(order, thing.strip(), bool(named.get("off")))
    return None


def _setting(words: str) -> PanelOrdered | None:
    """Return how personas are to speak, where words order that."""
    for pattern, order, thing in _SETTINGS:
        if pattern.fullmatch(words):
            return PanelOrdered(order, thing)
    return None
