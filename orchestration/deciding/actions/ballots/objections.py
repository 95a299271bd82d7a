"""Objections and vetoes by their own words: with a vote behind, of nothing named, taken back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.agreement import is_now_for, is_one_alone
from orchestration.deciding.actions.ballots.making import ballot_after
from orchestration.deciding.actions.ballots.refusals import Refusal
from orchestration.deciding.state import Decision
from orchestration.language.choosing.held.agreement import agreement_in
from orchestration.language.votes.objection_back import ObjectionBack, objection_back
from orchestration.language.votes.reading import read
from orchestration.language.votes.said import OptionChosen, VoteSaid
from orchestration.model.ballots import Ballot, Consents, Veto
from orchestration.sessions.user_action import Reply, UserAction

TO_WHICH: Final = "To which one? Say it like this: “{said} {option}: too far”."
AND_VETOED: Final = (
    "Is {rest} vetoed too, or your vote? Write “veto {first}. {rest}” to vote for it."
)
_STANDS_UNTIL: Final = (
    "Your objection stands as long as that is not so: the count knows no “if”. Once it is, take it "
    "back."
)
_NONE_HELD: Final = "You have no objection or veto here to take back."
_BARE: Final = re.compile(
    r"^(?:(?:sorry|well|hm+),?\s+|(?:no|nein),\s+)?"
    r"(?:(?:i(?:['’]d| would|['’]ll| will| do)?|ich)\s+)?(?:(?:strongly|have to|must|muss"
    r"|müsste)\s+)*"
    r"(?:(?:i(?:['’]ve| have)?(?: got)?|(?:ich )?(?:hab|habe|hätte)|there is|there['’]s)\s+)?"
    r"(?:(?:an?|my|one|m?eine?n?)\s+)?(?:(?:strong|serious|big|clear|hard|grave|reasoned"
    r"|starke[rn]?|klare[rn]?|große[rn]?|ernste[rn]?|schwerwiegende[rn]?|schwere[rn]?)\s+)*"
    r"(?P<said>object(?:ion)?|widersprechen|widerspreche|einwand|einspruch|veto|concerns?|bedenken|bauchschmerzen)\b"
    r"(?!\W*(?:your hono|euer ehren|overruled|sustained|abgelehnt|stattgegeben))"
    r"(?=\s*(?:[:,;.!–(-]|$|because\b|weil\b))",
    re.IGNORECASE,
)
_AROUND: Final = " ,.;:!–-("
_NO_VETO: Final = re.compile(
    r"\b(?:(?:i have|ich habe?) )?(?:no|keine?) vetoe?s?(?: from me| von mir)?\b[\s,.;:!–-]*",
    re.IGNORECASE,
)
_OBJECTS: Final = re.compile(r"\b(?:object\w*|veto\w*|einw[aä]nde?|einspruch)\b", re.IGNORECASE)
_CONCERNS: Final = re.compile(r"\b(?:concerns?|bedenken|bauchschmerzen|bauchweh)\b", re.IGNORECASE)
_ONE: Final = r"[^\W\d_](?!\w)"
_TURN: Final = re.compile(
    r"\s*[.;!]\s*|,?\s+(?:but|aber|sondern)\s+|,\s+(?:and\s+|und\s+)?"
    r"(?=(?:i(?:['’]d| would|['’]ll|['’]m)?\s+(?:rather\s+)?"
    r"(?:go|vote|pick|take|prefer|like|for)\b"
    r"|(?:my|meine)\s+(?:vote|stimme)\b|ich\s+(?:nehme|stimme|bin|möchte|will)\b|yes\b|ja\b"
    r"|(?:then|dann|rather|lieber|instead|sonst|ansonsten|otherwise|else|bin)\b"
    r"|(?:fine|ok(?:ay)?)\s+with\b|(?:for|für)\s+(?:me|mich)\b"
    rf"|{_ONE}\s+(?:is|are|ist|wäre|would|works|ok(?:ay)?|fine|good|geht|passt|yes|ja|please|bitte"
    r"|instead|(?:for|für)\s+(?:me|mich))\b))",
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


def is_concern(said: str) -> bool:
    """Tell whether words speak of a concern, which is an objection where a ballot knows such."""
    return _CONCERNS.search(said) is not None


def named_alone(said: str, names: Sequence[str]) -> str:
    """Return an objection to nothing by name as one to what stands alone: "I object: too far"."""
    found = _BARE.match(said)
    if found is None or len(names) != 1:
        return said
    word = "veto" if found["said"].casefold() == "veto" else "object to"
    return f"{word} {names[0]}{_PAUSE.sub(':', said[found.end() :])}"


def reason_in(why: str) -> str:
    """Return the reason of an objection, without that it is one; "" where nothing else is said."""
    again = _BARE.match(why.strip(_AROUND))
    return reason_in(why.strip(_AROUND)[again.end() :]) if again else why.lstrip(_AROUND)


def of_nothing(said: str, names: Sequence[str]) -> str:
    """Ask to which of several options somebody objects; nothing where they do not, or say it."""
    found = _BARE.match(said)
    if found is None or any(each in names for each in re.findall(r"\b[A-Z]\b", said)):
        return ""
    word = "veto" if found["said"].casefold() == "veto" else "object to"
    return TO_WHICH.format(said=word, option=names[0])


def speaks_of_one(said: str) -> bool:
    """Tell whether words raise an objection, or take one back, and nothing else."""
    return _BARE.match(said) is not None or objection_back(said) is not None


def taken_back(decision: Decision, user_action: UserAction, said: str) -> Reply | None:
    """Return what comes of an objection or a veto that is taken back; None where none is.

    What is voted for behind it counts. Who is for it now, and was against one option, is for that.
    """
    found, held = objection_back(said), decision.round.ballots.get(user_action.who)
    dropped = _dropped(decision, found, held) if found else None
    against = _against(held)
    if found is None and len(against) == 1 and is_now_for(said):
        found, dropped = ObjectionBack(against[0], is_own=False, rest=against[0]), {*against}
    if found is None or dropped is None:
        return None
    if not dropped & {*against}:
        is_own = found.is_own or (not found.about and _can_only_be_own(decision))
        return Reply(notice=_NONE_HELD) if is_own else None
    if found.on_condition:
        return Reply(notice=_STANDS_UNTIL)
    left = _without(held, tuple(each for each in against if each not in dropped))
    left = _voted_behind(decision, left, found.rest)
    if left is None:
        return ballot_forms.take_back(decision, user_action)
    return ballot_forms.cast(decision, user_action, left)


def _can_only_be_own(decision: Decision) -> bool:
    """Tell whether an objection that is spoken of was meant to be its author's: none is held."""
    return is_one_alone(decision) and not any(map(_against, decision.round.ballots.values()))


def _dropped(decision: Decision, found: ObjectionBack, held: Ballot | None) -> set[str] | None:
    """Return against which options nothing is held any more; None where they cannot be told."""
    if not found.about:
        return {*_against(held)}
    named = read(found.about, ballot_forms.names(decision))
    return {each.option for each in named.choices} if named and named.choices else None


def _voted_behind(decision: Decision, left: Ballot | None, rest: str) -> Ballot | None:
    """Return a ballot with what is voted for behind an objection that is taken back."""
    names = ballot_forms.names(decision)
    voted = read(rest, names) if rest else None
    if len(names) == 1 and agreement_in(rest):
        voted = VoteSaid((OptionChosen(names[0], equal=False),))
    if voted is None or not (voted.choices or voted.of_all):
        return left
    ballot = ballot_after(decision, left, voted)
    return left if isinstance(ballot, str) else ballot


def _without(held: Ballot | None, against: tuple[str, ...]) -> Ballot | None:
    """Return a ballot that speaks against no more than that; None where nothing is left of it."""
    match held:
        case Consents(yes, if_need_be) if yes or if_need_be or against:
            return Consents(yes, if_need_be, against)
        case Veto(option) if option or against:
            return Veto(option, against)
    return None


def _against(held: Ballot | None) -> tuple[str, ...]:
    """Return what a ballot speaks against."""
    if isinstance(held, Consents):
        return held.objections
    return held.against if isinstance(held, Veto) else ()
