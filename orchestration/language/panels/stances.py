"""Words by which people give up something that they need, or allow its opposite, in both languages.

They are looked for in a clause with a mark in the place of what it names: `¤` for what is asked
about, `◦` for what else is.
"""

from __future__ import annotations

import re
from typing import Final

MARK: Final = "¤"
OTHER_MARK: Final = "◦"

_FILLERS: Final = (
    r"(?:(?:ok(?:ay)?|well|hm+|actually|and|oh|so|wait|no|then|just|please|right|also|ach|und|doch"
    r"|bitte|nein|ja|yeah|yes|let['’]?s)\b\W*)*"
)
LETS_GO: Final = re.compile(
    rf"^\W*{_FILLERS}(?:forget(?! to\b)(?: about)?|never ?mind|ignore|drop|skip|scratch|leave out"
    r"|don['’]?t (?:bother|worry) (?:about|with)|vergiss|vergesst|lass(?:t)? (?=.{1,30}\bweg\b))\b",
    re.IGNORECASE,
)
"""It stands ahead of what is no longer needed, down to the next “but”."""

_VERY: Final = r"(?:\w+ ){0,3}"
_WEIGHTY: Final = (
    r"(?:important|crucial|necessary|needed|relevant|required|essential|vital|mandatory|compulsory"
    r"|decisive|a (?:must|priority|requirement|condition|deal-?breaker)|wichtig|nötig|notwendig"
    r"|zwingend|erforderlich|relevant|entscheidend)"
)
_NOT: Final = r"(?:not|never|less|(?:is|are|was|ai|wo)n['’]?t|nicht|weniger|kein\w*|nie)"
_DOES_NOT: Final = r"(?:(?:do|does|did|wo|would)n['’]?t|(?:do|does|did|will|would) not|never|nor)"
GIVES_UP: Final = re.compile(
    r"\b(?:optional|unimportant|irrelevant|negotiable|unnecessary|unwichtig|unnötig|verzichtbar"
    rf"|{_NOT} {_VERY}{_WEIGHTY}"
    rf"|(?<!that )(?<!which )(?<!who ){_DOES_NOT} (?:(?:really|actually|necessarily|even"
    r"|strictly|much) )*(?:have to|matter|care|insist|bother|require"
    r"|need(?! (?:much|many|a lot|lots|any (?:water|light|sun)|so much)\b))"
    r"|need(?:n['’]?t| not)|no (?:longer )?(?:need|must|necessity|requirement|priority|condition)"
    r"|matters? (?:less|little|no longer)|take(?:s|n)?(?: (?:that|it))? back"
    r"|(?:can|could) (?:also |easily |well )?(?:do|live|manage|cope) without"
    r"|give up on|gave up on|changed my mind about|couldn['’]?t care less|makes? no difference"
    r"|nice to have|not a must|either way|kein muss|egal|überlegt|spielt keine rolle"
    r"|verzichten?|verzichte ich"
    r"|(?:muss|müssen|müsste|musst|brauch\w*|soll|sollte)\b(?: \S+){0,3} nicht"
    rf"|(?:muss|müssen|müsste|brauch\w*)(?: \w+){{0,2}} (?:kein\w*|{MARK}\W+nicht))(?!\w)",
    re.IGNORECASE,
)
"""What is named with these is not needed, and its opposite is not either."""

NO_MORE: Final = re.compile(
    r"\b(?:no longer|no more|any ?more|not any longer|nicht mehr|kein\w*\b.{1,30}\bmehr)\b",
    re.IGNORECASE,
)
"""What was so is so no more."""

STANDS_IT_NOT: Final = re.compile(
    r"\b(?:stand|bear|take|like|tired|sick|hate|enough|ertrage|mag|reicht)\b", re.IGNORECASE
)
"""Beside these it is what somebody has had enough of that is no more."""

A_LITTLE: Final = re.compile(
    r"\b(?:less|little|(?:not|n['’]?t) (?:that|so|as)|nice to have|not a must|kein muss"
    r"|weniger|nicht (?:so|ganz so))\b",
    re.IGNORECASE,
)
"""It matters still, but less."""

A_WISH: Final = re.compile(r"\b(?:nice to have|not a must|kein muss|bonus)\b", re.IGNORECASE)
"""It is wished for, and no more than that."""

_WOULD_DO: Final = (
    r"(?:fine|ok|okay|o\.k\.|alright|all right|acceptable|tolerable|possible|no problem"
    r"|not a problem|no issue|bearable|in ordnung|kein problem|möglich|denkbar|drin)"
)
_TOO: Final = (
    r"(?:(?:also|just|totally|perfectly|absolutely|quite|even|still|auch|schon|mir|für mich|uns"
    r"|noch|ebenso|völlig|total) )*"
)
_BE: Final = (
    r"(?:is|are|['’]s|['’]re|would be|['’]d be|will be|could be|might be|seems?|ist|sind|wäre?n?)"
)
ALLOWS: Final = re.compile(
    rf"{_BE} {_TOO}{_WOULD_DO}(?!\w)|\b(?:works?|would work|would do|will do|do)"
    r" (?:too|also|as well|for (?:me|us))\b|\b(?:also|too) works?\b|\bwould also (?:work|do)\b"
    r"|(?<!\bi )(?<!\bwe )(?<!\byou )(?<!\bthat )(?<!\bwhich )(?<!\bsomething )(?<!\bich )"
    r"(?<!\bman )\b(?:can|may|could|might|kann|können) (?:also |auch )?(?:have )?(?:a |an )?"
    rf"{MARK}(?: haben)?\W*$"
    r"|\b(?:can|could|might) (?:also )?(?:live|cope|deal) with\b"
    r"|\b(?:(?:wo|would|do)n['’]?t|not) (?:really )?(?:mind|object to|bother me|bother us)\b"
    r"|\bno (?:objections?|problem) (?:to|with)\b"
    r"|\b(?:i|we)(?:['’]?m| am|['’]?re| are) (?:also )?(?:fine|ok|okay|cool|happy) with\b"
    r"|\b(?:could|can|would|might) (?:also )?(?:go|stretch)(?: (?:a (?:bit|little)|even))?"
    r" (?:up|down|higher|lower|as|to \d)\b"
    rf"|{MARK}(?:\W+(?:too|as well|also))?\W+(?:ok(?:ay)?|fine|no problem)\b"
    r"|\b(?:geht|ginge|gingen|gehen|tut|täte)(?: (?:es|mir))* (?:auch|schon|noch)\b"
    r"|\b(?:macht|machen|stört|stören)\b.{0,16}\b(?:nichts|nicht)\b"
    r"|\bnichts (?:gegen|dagegen)\b|\b(?:darf|dürfen|dürfte)\b(?!.{0,30}\b(?:nicht|kein\w*)\b)"
    r"|\bleben(?: können)?\W*$",
    re.IGNORECASE,
)
"""What is named with these would do as well."""

ALLOWS_TO_BE: Final = re.compile(
    r"\b(?:it|they|this|that one|there|the \w+|we|you|die|sie|er|es|das)"
    rf" (?:can|may|could|might|kann|können|könnte) (?:also |just |auch |ruhig |well )*(?:be|have"
    rf"|get|lie|{MARK})(?!\w)",
    re.IGNORECASE,
)
"""The same, where an end of a criterion is named with them: “it can be toxic”."""

_GONE: Final = (
    r"(?:moved (?:out|away)|passed away|died|is dead|(?:is|are|['’]s|has|have) (?:\w+ )?(?:gone"
    r"|left|died|moved)|left(?: us)?|ran away|went (?:away|with|to live)|lives? (?:elsewhere"
    r"|somewhere else|with my)|was (?:given away|rehomed|sold)|ausgezogen|gestorben|tot|weg|fort"
    r"|abgegeben|weggegeben|verkauft|umgezogen|weggelaufen|nicht mehr da)"
)
GONE: Final = re.compile(
    rf"{MARK}\W+(?:\w+ ){{0,3}}{_GONE}(?!\w)"
    rf"|\b(?:got rid of|gave (?:up|away)|sold|lost|rehomed|(?:took|has) away)"
    rf" (?:(?:the|my|our|his|her) )*{MARK}"
    rf"|\b(?:gave|took|has taken) (?:(?:the|my|our) )*{MARK} (?:away|back|with)",
    re.IGNORECASE,
)
"""What somebody had is there no more: “the cat moved out”."""

HAVING_NONE: Final = re.compile(
    r"\b(?:have|has|got|haben|habe|hat|there['’]?s|there (?:is|are)) (?:\w+ )?(?:no|kein\w*)\b"
    r"|\bdo(?:es)?n['’]?t (?:have(?! to\b)|own)\b|\bno (?:more|longer)\b",
    re.IGNORECASE,
)
NONE_OF_IT: Final = re.compile(
    rf"\b(?:no|zero|without(?: an?| the| my)?|kein\w*|ohne(?: \w+)?)(?: more| other)? {MARK}",
    re.IGNORECASE,
)
"""What stands behind it is not there."""

FEATURE_LACKING: Final = re.compile(r"^(?:without|no|not|non|un|ohne|kein)\b|^non-", re.IGNORECASE)
"""So an end is called that is only the lack of what options can have: “without trams”."""

NEW_CLAUSE: Final = re.compile(
    r"[,:–;]|\b(?:but|though|although|because|aber|sondern|weil|however|while|whereas"
    r"|doch(?= (?:ich|wir|es)\b))\b"
    r"|\b(?:and|und|so) (?=(?:i|we|it|they|that|the|a|an|nothing|no|ideally|preferably|must|should"
    r"|want|need|please|would|ich|wir|es|sie|er|bitte|ohne|mit)\b)",
    re.IGNORECASE,
)
"""A clause ends there."""
