"""Words that are critical of an option in a panel, in both languages: asked, or said of it."""

from __future__ import annotations

import re
from typing import Final

_TAKE: Final = (
    r"(?:take|pick|choose|get|buy|want|go (?:with|for)|learn|use|move to|trust|nehmen|wählen"
    r"|kaufen|wollen|lernen)"
)
_ONE: Final = r"(?:i|we|one|anyone|anybody|ich|wir|man)"
WEAK_SIDE: Final = (
    (
        r"\barguments? against\b|\bworst (?:thing|part|side|aspect)\b|\bflaws?\b"
        r"|\b(?:biggest|main) (?:problem|issue|risk)\b|\bgegenargument\w*\b|\bargumente? gegen\b"
        r"|\bweak(?:ness\w*| (?:side|spot|point)s?)?\b|\bdown ?sides?\b|\bdrawbacks?\b|\bcatch\b"
        r"|\bcons\b|\bwrong with\b|\bdisadvantages?\b|\b(?:speaks?|says?|said|tell\w*) against\b"
        r"|\bwhy not\b|\bagainst (?:it|yours?|yoursel\w+|<option>|<name>)(?!\w)"
        r"|\breasons? (?:not to|against)\b|\bhaken\b|\bnachteil\w*\b|\bschwäche\w*\b"
        r"|\b(?:spricht|sprechen|sprecht|sprächen?|sagst du|sagt ihr) (?:\w+ )?(?:denn )?gegen\b"
    ),
    (
        rf"\b(?:why|what reason|warum|wieso|weshalb)\b.{{0,12}}\b(?:should|would|might|could|do"
        rf"|sollten?"
        rf"|soll|würden?|könnten?)(?: {_ONE})? ?(?:not|n['’]?t|nicht|lieber nicht)"
        rf"(?: {_ONE})?\b.{{0,24}}\b{_TAKE}\b"
    ),
    (
        r"\b(?:bad|wrong|worst|worr(?:y|ies)|bothers?|concerns?|problems?|schlecht|schlimm|stört)"
        r"(?: (?:me|us|you|mich|uns|dich))? (?:about|with|an|bei)\b"
        r"|\b(?:a mistake|a bad idea|bad choice|ein fehler|keine gute idee)\b"
        r"|\b(?:wieso|warum|weshalb) (?:lieber |eher |denn )?nicht\b"
    ),
    (
        rf"\b(?:why|warum|wieso|weshalb)\b.{{0,12}}\b(?:sollten?|soll|würden?)(?: {_ONE})?\b"
        rf".{{0,24}}\b(?:nicht|lieber nicht)\b.{{0,8}}\b{_TAKE}\b"
    ),
)
"""Somebody asks what speaks against an option."""

AGAINST_WHOM: Final = re.compile(
    r"\b(?:you|u|yours?|yoursel\w+|it|that|this|them|these|those|him|her|dich|euch|dir"
    r"|deine\w*|eure\w*"
    r"|ihn|sie|es|das|davon|daran|dagegen)(?!\w)"
    r"|\b(?:against|con'?s|catch|weak\w*(?: \w+)?|flaws?|down ?sides?|drawbacks?"
    r"|disadvantages?|haken"
    r"|nachteile?|schwächen?|why not|gegenargumente?)\W*$",
    re.IGNORECASE,
)
"""It is asked of those who are there, and of nothing that has another name."""

_MINE: Final = (
    r"(?:my|our|meine[nmr]?|unsere[nmr]?) (?:\w+ )?(?:choice|preference|pick|favou?rite"
    r"|decision|opinion|taste|gut"
    r"|mind|wahl|vorlieben?|wünsche?|favorit\w*|entscheidung|meinung)"
)
_WHAT_I_LIKE: Final = (
    rf"(?:{_MINE}|what (?:i|we) (?:\w+ )?(?:like|love|want|prefer|chose|picked|need|think)"
    r"|was (?:ich|wir) (?:mag|mögen|will|wollen|möchten?|bevorzugen?))"
)
CHALLENGED: Final = (
    r"\bwidersprich|\bwidersprecht|\bstellt?\b.{0,40}\bin frage\b|\badvocatus diaboli\b"
    r"|\bforder(?:e|t)? mich heraus\b|\btell me (?:why )?i['’]?m wrong\b"
    rf"|\b(?:argue|speak|talk|say something) against (?:{_WHAT_I_LIKE}|me)\b"
    rf"|\b(?:sprich|sprecht|argumentiert?|sag\w*) (?:mal )?(?:et)?was gegen {_MINE}\b"
    rf"|\bgegen {_MINE}\b|\b(?:against|wrong with|doubt|attack|question) {_MINE}\b"
    r"|\b(?:convince|persuade) (?:me|us) (?:otherwise|of the (?:opposite|contrary)|not to)\b"
    r"|\b(?:talk|argue) (?:me|us) out of\b|\bprove (?:me|us) wrong\b"
    rf"|\bpoke holes\b|\b(?:change|attack|question|shake) {_MINE}\b"
    r"|\bvom gegenteil\b|\b(?:redet?|bringt?)\b.{0,16}\b(?:es|ihn|sie|das|die"
    r"|den)? ?(?:wieder )?(?:aus|davon ab)$"
    r"|\bam i (?:wrong|mistaken|missing something)\b|\bwhat am i (?:missing|overlooking)\b"
    rf"|\bwhy shouldn['’]?t (?:i|we) (?:trust|follow) {_MINE}"
    r"|\blieg(?:e|en) (?:ich|wir) falsch\b|\birren? (?:ich|wir) (?:mich|uns)\b"
    r"|\bwas übersehe[n]? (?:ich|wir)\b"
    r"|\bchallenge (?:me|my|our|us)\b|\bdevil['’]?s advocate|\bwhy (?:am i|might i be) wrong"
)
"""Somebody wants to hear what speaks against what they prefer."""

_HM: Final = (
    r"(?:(?:h+m+|uh+|oh|well|ok(?:ay)?|sorry|ach|äh+m?|na ?ja|tja|no+|nah|nope|nein|nö"
    r"|meh)\b\W*)*"
)
_DISLIKED: Final = (
    r"(?:(?:really|quite|so|exactly|very|too) )?(?:my|for|feeling|convinced|sold|great|ideal|good"
    r"|nice|what|into|it|that|this|the|one|keen|a fan|happy|impressed|interested|appealing)\b"
)
_DISLIKED_IN_GERMAN: Final = (
    r"(?:(?:so|ganz|wirklich|gerade) )?(?:mein\w*|für|das|der|die|überzeug\w*|gut|toll|schön"
    r"|begeistert|ideal|was)\b"
)
_DULL: Final = (
    r"(?:(?:so|very|kind of|kinda|pretty|how|wie|so|echt|ziemlich"
    r"|ganz schön) )?(?:boring|ugly|awful|horrible"
    r"|terrible|dull|lame|yuck|ugh|bah|langweilig|öde|hässlich|furchtbar|schrecklich|doof"
    r"|blöd|igitt)"
)
_NO_TEXT: Final = (
    rf"{_DULL}|not really|not {_DISLIKED}(?: [^\W\d_]+){{0,3}}|(?:(?:das|es|den|die) )?"
    rf"(?:(?:ist|geht|wäre?) )?(?:gar |so |eher )?nichts?"
    rf"(?: {_DISLIKED_IN_GERMAN}(?: [^\W\d_]+){{0,2}})?"
    r"|(?:(?:i['’]?ll|hard|i) )?pass|eh|meh+|nee+|no+|nah|nope|no,? (?:thx|thanks?(?: you)?|way)"
    r"|(?:i['’]?m |we['’]?re |i am )?not (?:convinced|sold|a fan|sure i like (?:it|that))"
    r"|i (?:don['’]?t|do not) (?:like|want) (?:it|that|this|that one)"
    r"|(?:that['’]?s )?nothing for (?:me|us)"
    r"|(?:that |it |this )?(?:does(?:n['’]?t| not)) (?:convince|help|work for|do it for) me"
    r"|anything but that|rather not|i['’]?d rather not|forget (?:it|that|that one)"
    r"|nein|nö|na ?ja|nein danke|(?:lieber |eher |bloß )nicht|(?:den|die|das|ihn|sie) nicht"
    r"|(?:das |es )?(?:gefällt|überzeugt|passt)(?: mir| mich)? (?:gar |so )?nicht"
    r"|(?:das )?(?:mag|will|möchte) ich nicht"
)
REFUSAL: Final = re.compile(
    rf"\W*{_HM}(?:{_NO_TEXT})(?:,? (?:then|sorry|thanks|please|danke|bitte|really|either))*\W*",
    re.IGNORECASE,
)
"""What was spoken of last is not liked, and no more is said of it."""

OPEN_REFUSAL: Final = re.compile(
    r"\W*(?:h+m+\W*)?(?:no+|nah|nope|nein|nö|nee|not really|na ?ja|no,? thanks?(?: you)?"
    r"|nein,? danke)\W*",
    re.IGNORECASE,
)
"""The same in a word that may answer anything."""

_SHORT: Final = re.compile(
    rf"\W*{_HM}(?:(?:it|that|this|they|which)(?:['’]s| is|['’]re| are|['’]d be| would be)? "
    r"|(?:das|es|er|sie|die|der) (?:ist|sind|wäre|wird) |ist )?(?P<said>(?:(?:just|simply|way"
    r"|much|far|a bit"
    r"|a little|bit|really|mir|uns|einfach|viel|etwas|ein bisschen) )*"
    r"(?:(?:too|zu) (?!many|few|viele|wenige)(?:much |little |viel |wenig )?[\w-]+(?: \w+)?"
    r"|not [\w-]+(?: \w+)? enough|nicht [\w-]+ genug)(?: (?:for (?:me|us)|für (?:mich|uns)))?)\W*",
    re.IGNORECASE,
)
"""What was spoken of last has too much of something, or too little."""

_IN_GERMAN: Final = re.compile(r"\b(?:zu|nicht)\b", re.IGNORECASE)


def critical_of(text: str) -> str:
    """Return what a few words say against something, as it goes on from its name; "" if they don't.

    “No, way too rainy” is “is way too rainy”.
    """
    found = None if REFUSAL.fullmatch(text) else _SHORT.fullmatch(text)
    if found is None:
        return ""
    return f"{'ist' if _IN_GERMAN.search(found['said']) else 'is'} {found['said']}"


OF_THE_OTHER: Final = re.compile(
    r"^\W*<name>.*\b(?:think|say|view|opinion|thoughts?|denkst|sagst|hältst|meinst|findest"
    r"|like)\b.{0,16}"
    r"\b(?:of|about|on|to|like|über|von|vom|zu[mr]?|findest)\s(?:the |den |die |das )?<name>",
    re.IGNORECASE,
)
"""Somebody is asked what they think of another by their name."""
