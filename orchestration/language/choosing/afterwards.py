"""What is said under what was decided: that it still holds or not, or a wish that is late."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.writing import words as listed

_YES: Final = frozenset(
    [
        "yes",
        "yep",
        "yeah",
        "yup",
        "sure",
        "absolutely",
        "definitely",
        "ja",
        "jep",
        "jup",
        "jo",
        "klar",
        "genau",
        "👍",
        "+1",
    ]
)
_HOLDS: Final = frozenset(
    [
        "still",
        "holds",
        "hold",
        "stands",
        "stand",
        "noch",
        "weiterhin",
        "gilt",
        "hält",
        "steht",
        "passt",
        "unverändert",
    ]
)
_BESIDE: Final = frozenset(
    [
        "it",
        "that",
        "this",
        "does",
        "for",
        "me",
        "us",
        "i",
        "think",
        "so",
        "good",
        "fine",
        "works",
        "valid",
        "ok",
        "okay",
        "true",
        "is",
        "all",
        "das",
        "es",
        "mir",
        "für",
        "mich",
        "uns",
        "ich",
        "denke",
        "immer",
        "so",
        "gut",
        "bleibt",
        "dabei",
        "in",
        "ordnung",
    ]
)
_WORD: Final = re.compile(r"[^\W\d_]+|\+1|👍")
_NO: Final = re.compile(
    r"(?:no|nope|nah|nein|nö|nee)(?: *(?:[,.!;:–-]|$)| (?:it|that|this|we|longer|not|das|es|wir)\b)"
    r"|(?:it |that |this |das |es )?(?:not any ?more|nicht mehr|does(?:n['’]t| not) (?:hold|work)"
    r"|(?:hält|gilt|passt|stimmt) nicht)\b",
    re.IGNORECASE,
)
_LATE: Final = re.compile(
    r"\b(?:wait|hold on|hang on|moment|warte|halt|my vote|meine stimme|too late|zu spät"
    r"|forgot|vergessen|missed|verpasst|verpennt|overslept|von mir|from me)\b"
    r"|\bi(?:['’]d| would| still)? (?:wanted|want|voted?|meant|prefer(?:red)?|rather)\b"
    r"|\bich (?:wollte|will|stimme|meinte|bin für|hätte)\b"
    r"|\b(?:can|could) (?:we|i) (?:still |maybe |please )*"
    r"(?:switch|change|swap|go (?:for|with)|do|take|use|have)\b"
    r"|\b(?:take|nehmen wir|lasst uns|let['’]?s (?:take|do|have)) \S+(?: \S+)? (?:instead"
    r"|stattdessen)\b"
    r"|\b(?:können|könnten) wir (?:noch |doch |bitte )*(?:zu|auf|nach|das)\b",
    re.IGNORECASE,
)


def still_holds(text: str) -> bool | None:
    """Tell what somebody answers who is asked whether it still holds; None where they don't."""
    if "?" in text:
        return None
    if _NO.match(text.strip()):
        return False
    words = {each.casefold() for each in _WORD.findall(text)}
    says_so = bool(words & (_YES | _HOLDS)) and words <= _YES | _HOLDS | _BESIDE
    return True if says_so else None


def is_late_wish(text: str) -> bool:
    """Tell whether somebody wanted something else than was decided: "wait, I wanted …"."""
    return _LATE.search(text) is not None


_BESIDE_A_NAME: Final = frozenset(
    listed("""
    then dann the a die das der den please pls bitte for me für mich instead stattdessen lieber doch
    rather i'd i'll i vote take want nehme nehm stimme ich für my meine vote stimme hm hmm ok okay
    """)
)


def only_names(text: str, title: str) -> bool:
    """Tell whether somebody names one option and says nothing else: “ramen then”."""
    rest, found = re.subn(rf"(?<!\w){re.escape(title)}(?!\w)", " ", text, flags=re.IGNORECASE)
    said = re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)?", rest.casefold())
    return found == 1 and "?" not in text and _BESIDE_A_NAME.issuperset(said)


_NEXT: Final = re.compile(
    r"(?:\b(?:take|use|pick|choose|go (?:for|with|to)|switch to|do|have|try|book|nehmen|nehmt"
    r"|nimm|machen"
    r"|wählen|auf|zu[mr]?|then|dann|instead|so|also)\s+(?:(?:wir|then|dann|now|jetzt|just|einfach|halt"
    r"|lieber|doch|bitte)\s+)*)"
    r"(?:the |our |den |die |das |der |de[mn] )?"
    r"(?:runner[ -]?ups?|second[ -](?:choice|best|place|option|one|most votes)"
    r"|next[ -](?:best|one|option)"
    r"|number (?:two|2)|zweit(?:e[rns]?|beste[rns]?|platzierte[rns]?)(?: (?:wahl|platz|option))?"
    r"|nächst(?:e[rns]?|beste[rns]?)|(?:platz|nummer) (?:zwei|2))"
    r"(?=\s*(?:[,.;:!?–]|$|(?:then|dann|instead|please|pls|bitte|stattdessen|because|since|as"
    r"|weil|denn)\b))",
    re.IGNORECASE,
)


def asks_for_next(text: str) -> bool:
    """Tell whether somebody would have what came second: “can we take the runner-up?”."""
    return len(text) <= _LONGEST and _NEXT.search(text) is not None


_ORDERS: Final = re.compile(
    r"(?:(?:oh|ok|and|und|also|ah|hm+|hi|hey|then|dann|i(?:['’]d| would) (?:like|have)"
    r"|i['’]ll (?:have|take)|für mich|for me:?|me:?|ich:?"
    r"|ich (?:nehme|nehm|hätte gerne?|möchte))[\s,:]+)*"
    r"(?:an?|the|one|ein(?:en?|mal)?|das|die|den)?\s*\S+(?:\s+\S+)?"
    r"(?:\s+(?:for me|für mich))?(?:[\s,]+(?:please|pls|plz|bitte|too|auch|then|dann))*"
    r"[\s.!]*",
    re.IGNORECASE,
)
_OWN: Final = re.compile(
    r"\b(?:for me|für mich|i['’]?d (?:like|have)|i['’]ll (?:have|take)"
    r"|ich (?:nehme?|möchte|hätte gern))",
    re.IGNORECASE,
)


def is_for_oneself(text: str) -> bool:
    """Tell whether somebody takes something for themselves, and says no more: “pizza for me”."""
    return bool(_OWN.search(text) and _ORDERS.fullmatch(text.strip()))


_OBJECTS: Final = re.compile(
    r"\bi (?:was|were)(?: not|n['’]?t) (?:even |ever )?(?:asked|invited|included)"
    r"|\b(?:nobody|no ?one) (?:even |ever )?asked me\b"
    r"|\b(?:i(?:['’]ve| have)? )?(?:completely |totally )?missed (?:the|this|that) (?:vote|poll)\b"
    r"|\bi (?:didn['’]?t|did not|couldn['’]?t|could not) (?:even )?(?:get to )?vote\b"
    r"|\bi (?:don['’]?t|do not|can['’]?t) agree (?:with|to) (?:this|that|it)\b|\bi disagree\b"
    r"|\bi(?:['’]m| am) not (?:ok|okay|fine|happy|good) with (?:this|that|it)\b"
    r"|\bmich hat (?:ja )?(?:keiner|niemand) gefragt|\bhat mich (?:ja )?(?:keiner|niemand) gefragt"
    r"|\bich (?:wurde|bin) (?:ja )?(?:gar |überhaupt )?nicht (?:ein)?gefragt"
    r"|\bich (?:hab|habe) (?:die|diese) (?:abstimmung|umfrage|wahl) (?:total |ganz )?verpasst"
    r"|\bich konnte (?:gar |ja )?nicht (?:mit|ab)stimmen"
    r"|\b(?:damit|da) bin ich (?:gar |überhaupt )?nicht einverstanden"
    r"|\bich bin (?:damit|da) (?:gar |überhaupt )?nicht einverstanden"
    r"|\bich bin dagegen\b",
    re.IGNORECASE,
)


def objects_to_it(text: str) -> bool:
    """Tell whether somebody was not asked, missed the vote, or does not agree with its outcome."""
    return len(text) <= _LONGEST and _OBJECTS.search(text) is not None


_UNSUITED: Final = re.compile(
    r"\b(?:not|n['’]t|nicht|kein\w*|nichts)\b.*\b(?:for me|my thing|eat|like|have|ideal|suits? me"
    r"|works? for me|für mich|mein (?:ding|fall)|essen?|mag|vertrage?)\b"
    r"|\b(?:mag|esse|vertrage|kann) ich .*nicht\b"
    r"|\bich (?:mag|esse|vertrage|kann) .*(?:nicht|kein\w*)\b"
    r"|\bi(?:['’]m| am) (?:allergic|vegan|vegetarian|not happy)\b|\bi hate\b|\bich hasse\b"
    r"|\bich bin (?:allergisch|vegan\w*|vegetarier\w*|nicht glücklich)\b"
    r"|\bpasst mir (?:gar |so )?nicht\b",
    re.IGNORECASE,
)
_LONGEST: Final = 120
"""Characters."""


def suits_not(text: str) -> bool:
    """Tell whether somebody says that something is not for them: “sushi is not great for me”."""
    return len(text) <= _LONGEST and "?" not in text and _UNSUITED.search(text) is not None


_WH: Final = frozenset(listed("where what which wo wohin was welche welches welcher welchen"))
_OF_WHAT_WON: Final = frozenset(
    listed("""
    so and ok okay also und na now then finally eventually in the end today tonight for one place
    are is do did does will going go we we're eating eat ordering order getting get having have
    taking take doing lunch dinner breakfast food jetzt nun dann denn heute am ende endlich
    gehn gehen geht gehts essen esse bestellen nehmen machen holen wir hin zum zu mittag abend
    mittagessen abendessen it's es guys leute
    """)
)


def asks_what_won(text: str) -> bool:
    """Tell whether a group is asked what it does now, which is decided: “where do we eat now?”."""
    said = re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)?", text.casefold())
    is_of_all = not {"we", "we're", "wir"}.isdisjoint(said)
    rest = [each for each in said if each not in _OF_WHAT_WON]
    return is_of_all and len(rest) == 1 and rest[0] in _WH


_LETTER: Final = re.compile(
    r"(?:(?:i |ich )?(?:vote|stimme)(?: for| für)? )?(?P<letter>[A-Z]|[a-z](?= (?:please|pls)))"
    r"(?: (?:please|pls|bitte|for me|für mich))*[\s.!]*"
)


def letter_alone(words: str) -> str:
    """Return the letter that somebody votes for and says no more; empty where there is none."""
    found = _LETTER.fullmatch(words.strip())
    return found["letter"].upper() if found else ""


_SUITS: Final = re.compile(
    r"(?:^|[,.;:!–-]\s*|\b(?:and|but|und|aber|so|then|dann|also|option|for|für|to|take|nehme?"
    r"|pick|wähle)\s+)(?P<letter>[A-Z])(?:,? (?:is|would be|works?|fits?|suits?|for|please|pls"
    r"|passt|geht|ist|wäre|bitte|klappt|für)\b|\s*(?:[,.;!👍✅]|$))"
)


def letter_taken(words: str) -> str:
    """Return the letter of the option that somebody is for, among other words; "" where none is."""
    found = None if "?" in words else _SUITS.search(words.strip())
    return found["letter"] if found else ""
