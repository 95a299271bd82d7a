"""What is asked of a vote itself, in passing too: "is it anonymous?", "can i veto two?"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.inviting.setting_clause import rule_named
from orchestration.language.votes.of_vote import LEAD, TAIL, OfVote
from orchestration.language.votes.questions import PATTERNS
from orchestration.language.votes.questions_afterwards import PATTERNS_AFTERWARDS
from orchestration.language.votes.questions_of_lists import PATTERNS_OF_LISTS

_ASKED: Final = {
    of: re.compile(rf"{LEAD}(?:{said}){TAIL}", re.IGNORECASE)
    for of, said in (PATTERNS | PATTERNS_AFTERWARDS | PATTERNS_OF_LISTS).items()
}
_LONGEST: Final = 120


def asked_of_it(words: str) -> tuple[OfVote, str] | None:
    """Return what words ask of a vote, and the letter or rule they ask of; None of all others."""
    if len(words) > _LONGEST:
        return None
    for of, asked in _ASKED.items():
        if found := asked.fullmatch(words):
            named = next(filter(None, found.groupdict().values()), "")
            if of is not OfVote.MEANS:
                return of, named
            if rule := rule_named(named):
                return of, rule
    return None


_RHYTHM: Final = (
    r"(?P<rhythm>(?:every|each|jeden?|jede[rn]?|alle) (?:\w+ )?(?:(?:mon|tues|wednes|thurs|fri"
    r"|satur|sun)day"
    r"|week|month|day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|woche|monat|tag)s?"
    r"(?: (?:at|um) \d[\d:.]*(?: ?(?:am|pm|uhr))?)?)"
)
_AGAIN: Final = re.compile(
    rf"{LEAD}(?:(?:can|could|shall|should) we (?:do|ask|have|repeat|run) (?:this|that"
    rf"|it) {_RHYTHM}"
    rf"|(?:können|könnten|wollen|sollen) wir das (?P<wie>{_RHYTHM.replace('rhythm', 'r2')})"
    r" (?:machen|fragen|wiederholen)"
    rf"|(?P<frag>{_RHYTHM.replace('rhythm', 'r3')}) (?:nochmal |noch mal |wieder )?(?:fragen"
    rf"|abstimmen)"
    rf"|(?:do|let['’]?s do) (?:this|that|it) (?P<do>{_RHYTHM.replace('rhythm', 'r4')})"
    rf"|(?:the )?(?:same|dieselbe|die gleiche) (?:question|poll|vote|thing|frage"
    rf"|umfrage)(?: again)?"
    rf" (?P<same>{_RHYTHM.replace('rhythm', 'r6')})(?: (?:please|pls|bitte))?"
    rf"|(?P<ahead>{_RHYTHM.replace('rhythm', 'r7')})[:,]? (?:the |dieselbe |die )?(?:same"
    r" (?:question|poll|vote|thing)|gleiche (?:frage|umfrage)|dieselbe (?:frage|umfrage)"
    r"|(?:frage|umfrage))"
    rf"|(?P<bare>{_RHYTHM.replace('rhythm', 'r5')}) (?:please|pls|bitte)"
    r"|(?:(?:am besten|lieber|besser|gleich|einfach|das|machen wir das|ideally|better|best|rather"
    r"|let['’]?s make it|make (?:it|this|that))[\s,]+)+"
    rf"(?P<best>{_RHYTHM.replace('rhythm', 'r8')})){TAIL}",
    re.IGNORECASE,
)
_CLOSES: Final = re.compile(
    rf"{LEAD}(?P<order>(?:close|end|finish) (?:it|this|the (?:vote|poll))(?: now)?"
    r"|(?:mach|schließ)\w* (?:es |das |die (?:abstimmung|umfrage) )?(?:jetzt )?(?:zu|ab|dicht)?)"
    r"(?:\s*[,–-]\s*|\s+(?=because|since|weil|denn))(?:(?:because|since|weil|denn) )?"
    r"(?:we(?:['’]re| are| all| have| need)?|everyone|everybody|all|i(?:['’]m| am)?|wir|alle"
    r"|ich)\b[^?\d]{2,60}",
    re.IGNORECASE,
)
_LONGER: Final = re.compile(
    rf"{LEAD}(?:(?:please |pls )?make (?:that|it)|(?:mach|lieber)(?: (?:das|daraus|lieber|doch"
    rf"|bitte))*)"
    r" (?P<span>(?:\w+ )?(?:weeks?|months?|days?|wochen?|monate?|tage?))(?: instead)?"
    rf"{TAIL}",
    re.IGNORECASE,
)
_SETS: Final = re.compile(
    rf"{LEAD}(?:"
    r"(?:at least|min(?:imum|d\.?)?|mind(?:estens|\.)?) (?:\d+|two|three|four|five|six|zwei|drei"
    r"|vier|fünf|sechs)"
    r"(?: (?:people|of us|votes?|stimmen|leute|personen|von uns))?(?: (?:have to|must|need to"
    r"|should|müssen"
    r"|sollen))?(?: (?:vote|abstimmen|stimmen|needed|nötig))?"
    r"|(?:everyone|everybody|all of us|alle) (?:has to|have to|must|needs to|müssen|muss|sollen)"
    r"(?: auch)? (?:vote|abstimmen|stimmen)"
    r"|(?:turn|switch|take) (?:off )?(?:the )?(?:secrecy|anonymity)(?: off)?|(?:lift|drop"
    r"|end) the secrecy"
    r"|(?:show|publish) (?:who voted(?: for what)?|the names|names)"
    r"|(?:make|do) (?:it|this) (?:un-?secret|public|open|not secret|non-?secret)"
    r"|(?:heb|hebt|heben)\w* (?:wir )?die (?:geheimhaltung|anonymität) auf|mach\w* (?:es|das"
    r"|die \w+)"
    r" (?:doch |bitte |jetzt )*(?:öffentlich|nicht (?:mehr )?geheim|geheim|anonym|offen)"
    rf"|(?:simple )?majority (?:wins|is enough)|(?:einfache )?mehrheit (?:gewinnt"
    rf"|reicht))(?: (?:would be|wäre|wären)(?: echt| really)? (?:good|nice|great|gut|schön|super"
    rf"|toll))?{TAIL}",
    re.IGNORECASE,
)


EVERYBODY: Final = -1
_LEAST: Final = re.compile(
    rf"{LEAD}(?:we need )?(?:(?:at least|min(?:imum|d\.?)?|mind(?:estens|\.)?|wenigstens)"
    r" (?P<least>\d{1,2}|two|three|four|five|six|zwei|drei|vier|fünf|sechs)"
    r"(?: (?:people|of us|votes?|stimmen|leute|personen|von uns))?"
    r"(?: (?:have to|must|need to|should|müssen|sollten?|sollen) (?:vote|abstimmen|mitstimmen"
    r"|stimmen)| votes?| stimmen)"
    r"|(?P<all>everyone|everybody|all of us|alle|jeder) (?:has to|have to|must|needs to|müssen|muss"
    rf"|sollen)(?: auch)? (?:vote|abstimmen|mitstimmen|stimmen)){TAIL}",
    re.IGNORECASE,
)
_NUMBERS: Final = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6,
}  # fmt: skip


def least_votes(words: str) -> int:
    """Return how many words say have to vote, EVERYBODY where all; 0 of other words."""
    found = _LEAST.fullmatch(words)
    if found is None:
        return 0
    said = (found["least"] or "").casefold()
    return EVERYBODY if found["all"] else _NUMBERS.get(said) or int(said)


def repeats(words: str) -> str:
    """Return how often words want the same asked again: "every friday at 11"; "" of others."""
    found = _AGAIN.fullmatch(words)
    names = ("rhythm", "r2", "r3", "r4", "r5", "r6", "r7", "r8")
    return next(filter(None, (found[x] for x in names)), "") if found else ""


def closes_and_why(words: str) -> str:
    """Return an order to close it without the reason behind it; nothing of other words."""
    found = _CLOSES.fullmatch(words)
    return found["order"] if found else ""


def span_instead(words: str) -> str:
    """Return the span that words put in the place of one just named: "make that four weeks"."""
    found = _LONGER.fullmatch(words)
    return found["span"] if found else ""


def sets_terms(words: str) -> bool:
    """Tell whether words say how a vote is to be counted, or who sees it, and no more."""
    return _SETS.fullmatch(words) is not None


_VOTES_NO_MORE: Final = re.compile(
    r"(?:.{0,40}[,;.]\s*)?(?P<who>\w+) (?:should ?n['’]?t|should not|needn['’]?t"
    r"|doesn['’]?t need to"
    r"|doesn['’]?t have to|does not have to|need not|no longer (?:has|needs) to) vote for me"
    r"(?: any ?more| any longer| now)?\W*"
    r"|(?:.{0,40}[,;.]\s*)?(?P<wer>\w+) (?:soll|muss|braucht) (?:nicht (?:mehr )?(?:für mich)"
    r"|für mich nicht(?: mehr)?) (?:zu )?(?:stimmen|abstimmen|wählen)\W*",
    re.IGNORECASE,
)


def votes_no_more(words: str) -> str:
    """Return who is to vote no more for whoever writes; nothing of other words."""
    found = _VOTES_NO_MORE.fullmatch(words)
    return (found["who"] or found["wer"]) if found else ""


_PIECE: Final = re.compile(r"[^.!?\n,;…]+[.!?\n,;…]*\s*")
_BETWEEN: Final = re.compile(r"\s*(?:,|;|\s(?:and|und))\s+", re.IGNORECASE)
_WAIT: Final = re.compile(r"\s+(?=(?:or|oder|aber|but) (?:wait|warte)\b)", re.IGNORECASE)
_AND: Final = re.compile(r"^\W*(?:and|und)\s+|\s+(?:and|und)\W*$", re.IGNORECASE)


def clauses_of(words: str) -> Sequence[str]:
    """Return the clauses of a message; the two of one with a setting beside something else."""
    for found in _BETWEEN.finditer(words):
        halves = words[: found.start()], words[found.end() :]
        if any(map(sets_terms, halves)):
            return halves
    return _PIECE.findall(_WAIT.sub(", ", words))


def alone(clause: str) -> str:
    """Return a clause without what joins it to another."""
    return _AND.sub("", clause.strip(" ,;"))
