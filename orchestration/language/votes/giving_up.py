"""That somebody lets an objection be: of what was only meant to be one, or of what changed since.

Who answers the question why they object with “changed my mind, go ahead” tells no reason. “Then I'm
ok with it” is said to another proposal than the one that is voted on.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.held.agreement import agreement_in, answer_in, said_plainly
from orchestration.language.coming.back_again import is_in_again, without_hesitation
from orchestration.language.votes.objection_back import objection_back
from orchestration.language.votes.this_once import takes_it_back

_CLAUSE: Final = re.compile(r"\s*[,.;:!…–]+\s+|\s+-\s+|\s+(?:and|und|so|also)\s+")
_LEAD: Final = re.compile(
    r"^(?:(?:oh|ah|ach|na|well|actually|ok(?:ay)?|hm+|no|nah|nope|nee?|nein|nö|doch|sorry|wait|warte"
    r"|eigentlich|fine|gut|alles|then|dann|it['’]?s|that['’]?s|all|ist|es|das|we['’]?re|i['’]?m)"
    r"[\s,.!]+)+(?=\S)",
    re.IGNORECASE,
)
_LET_BE: Final = re.compile(
    r"(?:never ?mind|nvm|scratch that|forget (?:it|that)|vergiss(?: es|['’]s)?|vergesst (?:es|das)"
    r"|(?:i |i['’]ve |have )*changed my mind|on second thought|(?:ich )?(?:hab(?:e)?['’]?s? ?)?"
    r"(?:es |das |mir )*anders überlegt|doch (?:nicht|kein(?:er|en)?(?: einwand)?)|schon gut"
    r"|no worries|(?:has |hat )?(?:sich )?(?:schon )?erledigt|go ahead|passt schon"
    r"|macht (?:ruhig|nur)"
    r"|all good|alles gut)",
    re.IGNORECASE,
)
_LEANS: Final = re.compile(
    r"^(?:(?:ok(?:ay)?|oh|ah|well|yes|yeah|ja|na|gut|fine|alright|great|super|cool|hm+)[\s,.!]+)*"
    r"(?:then|dann|damit|so (?:passt|geht|ist)|in that case|in dem fall|"
    r"(?:with|mit) (?:that|this|dem|das)|that way"
    r"|da(?:s|mit)? (?:würde|wäre|könnte|kann|kannst|geht|ginge))\b",
    re.IGNORECASE,
)
_LEANS_BEHIND: Final = re.compile(
    r"\b(?:then|with that|in that case|that way|dann|damit)[\s.!]*$", re.IGNORECASE
)

_WELCOMES: Final = re.compile(
    r"\b(?:ok(?:ay)?|fine|good|great|happy|works?|for it|on board|live with|agree|dabei|dafür|passt"
    r"|leben|einverstanden|mitgehen|geht|gut|in ordnung|recht)\b"
)
_DENIES: Final = re.compile(
    r"\b(?:not?|never|nothing|nicht|nie|kein\w*|auch|too|neither|dagegen)\b|n['’]t\b"
)


def gives_up(said: str) -> bool:
    """Tell whether words let an objection be, of which it was only asked why."""
    if "?" in said:
        return False
    if objection_back(said) is not None or takes_it_back(said):
        return True
    clauses = [each for each in _CLAUSE.split(said_plainly(said)) if each]
    if any(_LET_BE.fullmatch(_LEAD.sub("", each)) for each in clauses):
        return True
    return bool(clauses) and (_agrees(clauses[-1]) or _agrees(" ".join(clauses)))


def leans_on_another(said: str) -> bool:
    """Tell whether words are a yes that leans on what was said before: “then I'm ok with it”."""
    is_led = _LEANS.match(said.strip()) is not None
    if "?" in said or not (is_led or _LEANS_BEHIND.search(said)):
        return False
    plain = said.casefold()
    return _WELCOMES.search(plain) is not None and _DENIES.search(plain) is None


def _agrees(clause: str) -> bool:
    short = _LEAD.sub("", clause)
    return any(answer_in(each) is True or agreement_in(each) is True for each in (clause, short))


_AFTER_ALL: Final = re.compile(
    r"(?:(?:oh|ah|ach|ups|oops|sorry|hm+)[,.!\s]+)*(?:nvm|never ?mind|scratch that|doch nicht"
    r"|(?:ach )?ne(?:e|in)? doch nicht|not after all|lieber doch nicht|i['’]?m out|bin doch raus"
    r"|vergiss es|(?:can['’]?t|cannot) make it(?: after all)?)"
    r"(?:\s*[,.;!–-]+\s*(?!.*\?)\S.*)?[\s.!]*",
    re.IGNORECASE,
)


_SIGHS: Final = (
    r"(?:(?:oh|ah|ach|ups|oops|sorry|hm+|no|guys|leute|folks|damn(?: it)?|dammit|darn|argh+|ugh+"
    r"|shit|crap|bummer|mist|verdammt|mann|oje|oh je|schade|leider|sadly|unfortunately|actually"
    r"|fuck|scheiße)"
    r"[,.!…:(\s-]+)*"
)
_CANNOT: Final = re.compile(
    rf"{_SIGHS}(?:(?:i |ich )?(?:can['’]?t|cannot|won['’]?t)"
    r"(?: (?:come|make it|join|go|do it|be there))?"
    r"|i(?:['’]ll| will)? have to (?:cancel|drop out|bail|pass|skip)"
    r"|i(?:['’]?m| am) out|(?:ich )?bin (?:doch |leider )*raus"
    r"|(?:ich )?(?:kann|komme?|schaffe?['’]?s?)(?: es| das)?(?: leider| jetzt)*(?: doch)?"
    r"(?: leider)? nicht(?: (?:kommen|mitkommen|dabei sein))?"
    r"|(?:ich )?muss (?:leider |doch )*(?:absagen|passen))"
    r"(?: (?:after all|any ?more|sorry|leider|mehr|guys|leute|this time|diesmal))*",
    re.IGNORECASE,
)
"""Who could come, and cannot: said by who has a place, whatever keeps them."""

_HANGS: Final = re.compile(
    r"\b(?:if|unless|wenn|falls|but|aber|maybe|vielleicht)\b|\?", re.IGNORECASE
)


def gives_place_up(said: str) -> bool:
    """Tell whether somebody who has a place says that they want none: “nvm, i cycle”.

    “Nvm, can make it” says the opposite.
    """
    if is_in_again(said):
        return False
    if _AFTER_ALL.fullmatch(said.strip()) is not None:
        return True
    said = without_hesitation(said) or said
    clauses = re.split(r"\s*[,.;!–]+\s+|\s+-\s+|\s+(?:so|and|und|also)\s+", said.strip(" .!:("))
    is_told = any(_CANNOT.fullmatch(each.strip(" .!:(")) for each in (said, *clauses))
    return is_told and _HANGS.search(said) is None
