"""Objections and vetoes by their own words: with a vote behind, of nothing named, taken back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.refusals import Refusal
from orchestration.deciding.state import Decision
from orchestration.language.choosing.agreement import said_plainly
from orchestration.language.votes.reading import read
from orchestration.model.ballots import Ballot, Consents, Veto
from orchestration.sessions.user_action import Reply, UserAction

TO_WHICH: Final = "To which one? Say it like this: “{said} {option}: too far”."
AND_VETOED: Final = (
    "Is {rest} vetoed too, or your vote? Write “veto {first}. {rest}” to vote for it."
)
_NONE_HELD: Final = "You have no objection or veto here to take back."
_BARE: Final = re.compile(
    r"^(?:(?:sorry|well|hm+),?\s+|(?:no|nein),\s+)?"
    r"(?:(?:i|ich)\s+)?(?:(?:strongly|have to|must|muss)\s+)*"
    r"(?:(?:i(?:['’]ve| have)?(?: got)?|(?:ich )?(?:hab|habe|hätte)|there is|there['’]s)\s+)?"
    r"(?:(?:an?|my|one|m?eine?n?)\s+)?(?:(?:strong|serious|big|clear|hard|grave|reasoned"
    r"|starke[rn]?|klare[rn]?|große[rn]?|ernste[rn]?|schwerwiegende[rn]?|schwere[rn]?)\s+)*"
    r"(?P<said>object(?:ion)?|einwand|einspruch|veto)\b"
    r"(?!\W*(?:your hono|euer ehren|overruled|sustained|abgelehnt|stattgegeben))"
    r"(?=\s*(?:[:,;.!–(-]|$|because\b|weil\b))",
    re.IGNORECASE,
)
_BACK: Final = re.compile(
    r"(?:i(?:'d like to| want to| will|'ll)? |ich |please |bitte |ok(?:ay)?,? |actually,? )*"
    r"(?:(?:take(?: back)?|withdraw|retract|drop|remove|cancel|zieh|ziehe|nehme?|nimm)"
    r" (?:back )?(?:my|the|mein(?:en|e)?) (?:objections?|veto(?:e?s)?|einwände?|einwand)"
    r"(?: (?:to|on|against|of|gegen) (?P<to>.+?))?(?: back| zurück)?(?:[,.;]\s.*)?"
    r"|(?:no longer|don't|do not) object(?: to (?P<no>.+?))?(?: any ?more| any longer)?)"
    r"|(?:(?:ok(?:ay)?|so),? )?(?:(?:my|the|mein|meine) )?"
    r"(?:objections?|concerns?|veto|einwand|einwände|bedenken)"
    r"(?: (?:to|against|gegen) (?P<gone>.+?))?"
    r"(?: (?:is|are|was|were|has been|have been|ist|sind|hat sich|haben sich|wurden?))?"
    r"(?: (?:all|now|damit|jetzt|inzwischen))*"
    r" (?:withdrawn|resolved|addressed|gone|dropped|settled|solved|void|taken back"
    r"|off the table|answered|zurückgezogen|zurück|erledigt|hinfällig|vom tisch|ausgeräumt|gelöst)"
    r"(?:,? (?:so )?(?:i withdraw(?: it)?|thanks|danke|ich ziehe (?:ihn )?zurück))?"
)
_NO_VETO: Final = re.compile(
    r"\b(?:(?:i have|ich habe?) )?(?:no|keine?) vetoe?s?(?: from me| von mir)?\b[\s,.;:!–-]*",
    re.IGNORECASE,
)
_OBJECTS: Final = re.compile(r"\b(?:object\w*|veto\w*|einw[aä]nde?|einspruch)\b", re.IGNORECASE)
_ONE: Final = r"[^\W\d_](?!\w)"
_TURN: Final = re.compile(
    r"\s*[.;!]\s*|,?\s+(?:but|aber|sondern)\s+|,\s+(?:and\s+|und\s+)?"
    r"(?=(?:i(?:['’]d| would|['’]ll|['’]m)?\s+(?:rather\s+)?"
    r"(?:go|vote|pick|take|prefer|like|for)\b"
    r"|(?:my|meine)\s+(?:vote|stimme)\b|ich\s+(?:nehme|stimme|bin|möchte|will)\b|yes\b|ja\b"
    r"|(?:then|dann|rather|lieber|instead)\b|(?:fine|ok(?:ay)?)\s+with\b"
    rf"|{_ONE}\s+(?:is|are|ist|wäre|would|works|ok(?:ay)?|fine|good|geht|passt|yes|ja|please|bitte"
    r"|instead)\b))",
    re.IGNORECASE,
)
_PAUSE: Final = re.compile(r"^\s*[,.;!]")
_JOINED: Final = re.compile(r"\b(?:and|or|nor|und|oder)\b|&", re.IGNORECASE)


def with_vote_behind(refusal: Refusal, names: Sequence[str]) -> Refusal:
    """Return a refusal without the vote that follows it: "veto B, but A is fine"."""
    for turn in _TURN.finditer(refusal.refused):
        head, rest = refusal.refused[: turn.start()], refusal.refused[turn.end() :]
        voted = read(rest, names)
        if voted and voted.choices and not voted.of_all and read(head, names):
            before = ". ".join(each for each in (refusal.before, rest) if each)
            return replace(refusal, before=before, refused=head)
    return refusal


def unopposed(said: str) -> str:
    """Return a reply without the words that it vetoes nothing: "no vetoes from me, A"."""
    return _NO_VETO.sub("", said)


def may_be_vote(refusal: Refusal, refused: Sequence[str]) -> str:
    """Ask whether what follows a vetoed option is vetoed too: "veto B, A"; nothing where clear."""
    listed = "," in refusal.refused and not _JOINED.search(refusal.refused)
    if len(refused) < 2 or not listed or refusal.why or refusal.before:
        return ""
    return AND_VETOED.format(first=refused[0], rest=refused[-1])


def says_objection(said: str) -> bool:
    """Tell whether words speak of an objection or a veto, not of a mere no."""
    return _OBJECTS.search(said) is not None


def named_alone(said: str, names: Sequence[str]) -> str:
    """Return an objection to nothing by name as one to what stands alone: "I object: too far"."""
    found = _BARE.match(said)
    if found is None or len(names) != 1:
        return said
    word = "veto" if found["said"].casefold() == "veto" else "object to"
    return f"{word} {names[0]}{_PAUSE.sub(':', said[found.end() :])}"


def of_nothing(said: str, names: Sequence[str]) -> str:
    """Ask to which of several options somebody objects; nothing where they do not, or say it."""
    found = _BARE.match(said)
    if found is None or any(each in names for each in re.findall(r"\b[A-Z]\b", said)):
        return ""
    word = "veto" if found["said"].casefold() == "veto" else "object to"
    return TO_WHICH.format(said=word, option=names[0])


def speaks_of_one(said: str) -> bool:
    """Tell whether words raise an objection, or take one back, and nothing else."""
    return _BARE.match(said) is not None or _BACK.fullmatch(said_plainly(said)) is not None


def taken_back(decision: Decision, user_action: UserAction, said: str) -> Reply | None:
    """Return what comes of an objection or a veto that is taken back; None where none is."""
    found = _BACK.fullmatch(said_plainly(said))
    if found is None:
        return None
    held = decision.round.ballots.get(user_action.who)
    against = _against(held)
    about = found["to"] or found["no"] or found["gone"] or ""
    named = read(about, ballot_forms.names(decision))
    dropped = {each.option for each in named.choices} if named else {*against}
    if not dropped & {*against}:
        return Reply(notice=_NONE_HELD)
    left = tuple(each for each in against if each not in dropped)
    match held:
        case Consents(yes, if_need_be) if yes or if_need_be or left:
            return ballot_forms.cast(decision, user_action, Consents(yes, if_need_be, left))
        case Veto(option) if option or left:
            return ballot_forms.cast(decision, user_action, Veto(option, left))
    return ballot_forms.take_back(decision, user_action)


def _against(held: Ballot | None) -> tuple[str, ...]:
    """Return what a ballot speaks against."""
    if isinstance(held, Consents):
        return held.objections
    return held.against if isinstance(held, Veto) else ()
