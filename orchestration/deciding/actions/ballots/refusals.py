"""What a reply says against options, and why: "A, but I object to B: too far", "veto C"."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from orchestration.deciding.state import Decision
from orchestration.language.choosing.held.agreement import AGREEING, REFUSING, said_plainly
from orchestration.language.votes.beginnings import asked_and_answered, beginnings
from orchestration.language.votes.clauses import is_condition
from orchestration.language.votes.reading import read
from orchestration.language.votes.said import VoteSaid
from orchestration.language.votes.vocabulary import PART
from orchestration.model.ballots import Ballot, Consents, Veto
from orchestration.model.people import MemberId
from orchestration.voting.forms import CONSENTS, VETO
from orchestration.voting.rule import Rule

NEEDS_REASON: Final = "An objection needs a reason: “{said}: too far”."
IN_PRIVATE: Final = " In the dialog it can stay private."
NO_VETO: Final = "Your veto does not count in this session; your vote does."
_AGAINST: Final = re.compile(
    r"(?:\b(?:i (?:do|must|have to|would|really|still|now|strongly)|i"
    r"|i'd|i(?:['’]?m| am)|i(?:['’]ve| have)(?: got)?(?: something)?|(?:ich )?bin|ich"
    r"|ich habe?(?: (?:doch|leider|schon|noch|nun|jetzt))*(?: (?:et)?was)?|bin ich|hab(?:e)? ich"
    r"|hätte ich)\s+)?"
    r"\b(?:(?:(?:a|an|my|one|(?:m?ein)(?:en)?)\s+)?"
    r"(?:(?:strong|serious|big|clear|hard|starken?|klaren?|großen?|ernsten?|schwere[rn]?)\s+)?"
    r"(?:(?<!\bno )objections?\s+(?:to|against)"
    r"|(?<!keine )(?<!kein )(?:einw[aä]nde?|einspruch)\s+gegen)"
    r"|(?:strongly\s+)?object(?:ing)?\s+to|(?:an?\s+)?veto(?:e|es)?(?:\s+(?:on|against|gegen))?"
    r"|(?:i(?:['’]ve| have)(?: got)?|i see|there['’]s|there is|ich hab(?:e)?|ich sehe?|habe?)\s+"
    r"(?:(?:an?|some|serious|big|real|my|so|ein|große|meine|echte?)\s+)*(?:problems?|issues?"
    r"|concerns?|doubts?|problem|probleme|bedenken|bauchweh|bauchschmerzen|schwierigkeiten)\s+"
    r"(?:with|about|against|mit|bei|gegen)"
    r"|(?<!nothing )(?<!not )against|(?:i['’]?m |i am )out (?:for|on|of)|raus bei"
    r"|(?<!nichts )(?<!nicht )(?<!nix )(?<!wände )(?<!wand )(?<!bedenken )gegen)\b"
    r"|^(?:(?:please|bitte|and|und)\s+)?"
    r"(?:no(?:\s+more)?(?!\s+(?:wait|sorry|i\b|actually|objections?|concerns?))"
    r"|keine?n?(?!\s+(?:davon|von|of|einw[aä]nde?|bedenken))|i\s+(?:do\s+not|don['’]?t)\s+"
    r"(?:want|like|fancy)|i\s+hate|ich\s+(?:will|mag|möchte)\s+keine?n?)(?=\s+\w)",
    re.IGNORECASE,
)
_SIGNS: Final = f"{''.join(REFUSING)} "
_REASON: Final = re.compile(
    r"\s*(?::|\s[–-]\s|,?\s+(?:because(?:\s+of)?|since|bc|cuz|cos|weil|denn|wegen|wg\.?)(?!\w)|\s\((?=[^()]*\)[\s.!]*$))\s*",
    re.IGNORECASE,
)
_ASKED_FOR: Final = re.compile(
    r"\b(?:please|pls|bitte|rather|instead|then|for me|lieber|dann|für mich)\b", re.IGNORECASE
)
_AGAIN: Final = re.compile(
    r"\s+(?:again|(?:schon )?wieder|today|heute)(?=(?:\s+(?:please|pls|bitte))?[\s!.]*$)",
    re.IGNORECASE,
)
_SAYS_SO: Final = re.compile(
    r"\s+(?:hab(?:e)? ich|hab i|hätte? ich|spricht)(?: (?:schon|echt|wirklich|leider|doch))* "
    r"(?:(?:et)?was(?: dagegen| einzuwenden)?|(?:einen? )?(?:\w+ )?(?:einw[aä]nde?|bedenken))$",
    re.IGNORECASE,
)
_JOINS: Final = re.compile(r"[\s,;.]*\b(?:and|but|und|aber)?[\s,;.]*$", re.IGNORECASE)
_LEADS: Final = re.compile(
    r"^(?:(?:ok(?:ay)?|well|sorry|hm+|so|also|hi|hey|hello|hallo|and|und|but|aber|actually|naja"
    r"|honestly|ehrlich gesagt|tut mir leid|leider)[\s,.!–-]*)+$",
    re.IGNORECASE,
)
_ELSE_ALL: Final = re.compile(
    r"^(?:(?:hauptsache|bloß|nur|just|please|bitte),? )?"
    r"(?:(?:i'?m |ich bin |bin )?(?:against|gegen|not|nicht|no|kein(?:e|en)?)) "
    r"(?P<what>[^,.;]+)[,;.] "
    r"(?:(?:but |aber )?(?:sonst|ansonsten|otherwise|else)(?: (?:is |ist |geht |passt )?"
    r"(?:alles|anything|everything|all|any))(?: (?:else|ok|fine|gut|okay))?"
    r"|(?:but |aber )?(?:sonst|ansonsten|otherwise|(?:(?:the|der) )?rest|alles andere"
    r"|(?:anything|everything) else)(?: (?:ist?|is['’]?s?|it['’]?s|i|mir))*"
    r" (?:(?:ganz |völlig |total )?(?:egal|wurscht|wurst|schnuppe|recht)"
    r"|(?:do not|don['’]?t) (?:care|mind)|whatever)"
    r"|(?:everything|anything|all|alles) (?:else|andere)"
    r"(?: (?:is |ist )?(?:ok(?:ay)?|fine|good|gut|geht|passt|works))?)"
    r"[\s.!]*$",
    re.IGNORECASE,
)
_YES_TO: Final = re.compile(r"\byes\s+to\b|\bja\s+zu\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Refusal:
    """What stands before what is refused, that itself, and the reason; each as it was written."""

    before: str
    refused: str
    why: str


_NOTHING_AGAINST: Final = re.compile(
    r"\b(?:i(?:['’]ve| have)? (?:got )?nothing|i(?:['’]m| am) not|nothing|(?:ich )?(?:hab(?:e)? )?"
    r"(?:gar |überhaupt |eigentlich )*(?:nichts|nix)|(?:ich )?(?:bin )?nicht) (?:against|gegen)"
    r" (?P<what>[^,.;:!?]+)"
    r"|\bgegen (?P<front>[^,.;:!?]+?) hab(?:e)? ich"
    r"(?: (?:gar|überhaupt|eigentlich|auch))* (?:nichts|nix)\b",
    re.IGNORECASE,
)


_NAMED_FIRST: Final = re.compile(
    r"\b(?P<option>[^\W\d_])\s*[:–-]\s*(?:(?P<no>no|keine?n?)\s+|(?:an?|my|m?ein)\s+)?"
    r"(?:objections?|einwand|einwände|einspruch)\b",
    re.IGNORECASE,
)


_LETTERS: Final = r"[^\W\d_](?:(?: (?:and|or|nor|und|oder) |, )[^\W\d_])*"
_BUT_FOR: Final = re.compile(
    r"(?P<vote>\S.*?)(?:\s*[,.;!–-]\s*|\s+)(?:(?:but|and|just|please|aber|und|nur|bitte) )*"
    r"(?:(?:anything|everything|all|alles)(?: else)? (?:but|except(?: for)?|außer|ausser|bis auf)"
    r"|no way|never(?: ever)?|under no circumstances|(?:auf )?keinesfalls|auf (?:gar )?keinen fall"
    r"|(?:bloß|just|only) (?:nicht|not))"
    rf" (?P<no>{_LETTERS})(?: (?:please|pls|bitte))?[\s.!]*",
    re.IGNORECASE,
)
"""What is ruled out behind a vote, where a ballot can: “A. anything but C”."""

_VETO_NAMED: Final = re.compile(
    rf"(?:(?:never|nie|niemals|no|not|nicht|keine?n?|please|bitte)[\s,]+)*(?P<no>{_LETTERS})"
    r"(?:\s+(?:a|[^\W\d_][\w'’-]+)){0,6}[\s,:(!–-]+"
    r"(?:(?:also|so|an?|my|m?ein|thus|daher|von mir)\s+)*veto\)?\s*[.,;!–-]+\s*"
    r"(?:(?:sonst|ansonsten|otherwise|else|lieber|rather|dann|then|and|und|but|aber|instead)[\s,]+)*"
    rf"(?P<vote>(?:(?:for|für) (?:me|mich) |ich (?:nehme|bin für) )?{_LETTERS}(?!\w).*)",
    re.IGNORECASE | re.DOTALL,
)
"""What is vetoed by its name, and a vote behind it: “A is a no go, veto. else B”."""


def named_behind(said: str, *, vetoes: bool = False) -> str:
    """Return “B: objection, too far” as “object to B, too far”, and “B: no objection” as a yes.

    Where it has `vetoes`, what is ruled out behind a vote is one: “A. anything but C”.
    """
    found = (_BUT_FOR.fullmatch(said) or _VETO_NAMED.fullmatch(said)) if vetoes else None
    if found:
        return f"{found['vote'].rstrip(' .!')}. veto {found['no']}"

    def told(found: re.Match[str]) -> str:
        return f"{found['option']} ok" if found["no"] else f"object to {found['option']}"

    return _NAMED_FIRST.sub(told, said)


def nothing_against(said: str) -> str:
    """Return “I have nothing against B” as a yes to it, where a ballot says more than the best."""
    return _NOTHING_AGAINST.sub(lambda found: f"{found['what'] or found['front']} ok", said)


def all_else(said: str) -> str:
    """Return “against B, else everything” as everything but B."""
    return _ELSE_ALL.sub(r"all but \g<what>", said)


def refusal_in(said: str) -> Refusal | None:
    """Return how a reply speaks against something; None where it does not."""
    if signed := _signed(said):
        return Refusal("", signed, "")
    found = _AGAINST.search(said)
    if found is None:
        return None
    refused, why = reason_apart(said[found.end() :])
    before = _LEADS.sub("", _YES_TO.sub("", _JOINS.sub("", said[: found.start()])))
    return Refusal(before.strip(), _AGAIN.sub("", refused), why)


def is_only_against(said: str, names: Sequence[str]) -> bool:
    """Tell whether a reply speaks against options and for none: "gegen B", not "A, gegen B"."""
    refusal = refusal_in(nothing_against(all_else(said)))
    beside = read(refusal.before, names) if refusal else None
    return refusal is not None and not (beside and beside.choices and not beside.against)


def _signed(said: str) -> str:
    """Return what has a sign that says no before it or behind; nothing where more is said."""
    text = said_plainly(said)
    if not AGREEING.isdisjoint(text):
        return ""
    before, behind = text.lstrip(_SIGNS), text.rstrip(_SIGNS)
    has_one = (before != text) != (behind != text)
    refused = before if before != text else behind
    return refused.strip() if has_one and refused.strip() and "," not in refused else ""


def reason_apart(said: str) -> tuple[str, str]:
    """Return what is said, and behind a colon, a dash or a “because” why."""
    head, *rest = _REASON.split(said.strip(), maxsplit=1)
    return _SAYS_SO.sub("", head), rest[0].strip(" )") if rest else ""


def against_and_why(said: str, names: Sequence[str]) -> VoteSaid | None:
    """Return that none or not all of the options are wanted, and why; None where not."""
    behind_commas = (each for each in beginnings(said, names) if not is_condition(each[1]))
    for head, why in (reason_apart(said), *behind_commas):
        found = read(head, names) if why else None
        if found and (found.none or found.turned_away):
            return replace(found, why=why)
    return None


def told(said: str) -> tuple[str, Refusal | None]:
    """Return what a reply says, a question that it answers itself put as an answer, and against it.

    "B? yes" is for B, "B? no" against it, and "B? no, A" is for A.
    """
    answered = asked_and_answered(said)
    if answered is None:
        return said, refusal_in(said)
    about, is_for, answer = answered
    if is_for is None:
        return answer, refusal_in(answer)
    return (about, None) if is_for else ("", Refusal("", about, ""))


def refused_by(refusal: Refusal, names: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """Return the options that a reply speaks against, and why.

    They are none where not all of it is of a vote, but for what stands behind a pause: that is why.
    """
    if refusal.before and read(refusal.before, names) is None:
        return (), ""
    whole = (refusal.refused, refusal.why)
    for head, why in (whole, *(() if refusal.why else beginnings(refusal.refused, names))):
        against = read(_SAYS_SO.sub("", head), names)
        if against is None or (against.of_all and against.choices):
            continue
        if against.of_all and not refusal.before:
            return tuple(names), why
        return tuple(each.option for each in against.choices), why
    return _before_a_story(refusal.refused, names)


def _before_a_story(refused: str, names: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """Return the options before the first comma, and what is told of them there, of others too."""
    head, _, why = refused.partition(", ")
    against = read(head, names) if why and "?" not in why else None
    if against is None or against.of_all or any(each in names for each in PART.findall(why)):
        return (), ""
    return tuple(each.option for each in against.choices), why


def but_for(said: str, refusal: Refusal, names: Sequence[str]) -> tuple[str, Refusal | None]:
    """Return what is asked for behind what is refused: "no salad, pizza please" is for pizza.

    Without a word that asks for it, or a full stop before it, it may be refused as well: that is
    no vote. What names no option is why.
    """
    _, stop, rest = refusal.refused.partition(".")
    if stop and rest.strip() and not refusal.before:
        return rest.strip(), None
    _, comma, rest = refusal.refused.partition(",")
    if not comma or refusal.before:
        return said, refusal
    if refused_by(refusal, names)[1] and not _ASKED_FOR.search(rest):
        return said, refusal
    return (rest.strip() if _ASKED_FOR.search(rest) else ""), None


def takes_refusals(rule: Rule) -> bool:
    """Tell whether a ballot can speak against options under a rule."""
    return rule.form in (CONSENTS, VETO)


def may_veto(decision: Decision, who: MemberId) -> bool:
    """Tell whether somebody's veto counts in a session."""
    vetoers = decision.terms.vetoers
    return vetoers is None or who in vetoers


def consents(
    before: Ballot | None,
    yes: Sequence[str] = (),
    if_need_be: Sequence[str] = (),
    objections: Sequence[str] = (),
) -> Consents:
    """Return a ballot of consent; what was said before of other options still holds."""
    held = before if isinstance(before, Consents) else Consents()
    named = {*yes, *if_need_be, *objections}
    return Consents(
        (*_without(held.yes, named), *yes),
        (*_without(held.if_need_be, named), *if_need_be),
        (*_without(held.objections, named), *objections),
    )


def veto(before: Ballot | None, option: str | None, against: Sequence[str] = ()) -> Veto:
    """Return a vote with vetoes; what was said before of other options still holds."""
    held = before if isinstance(before, Veto) else Veto()
    kept = held.option if held.option not in against else None
    chosen = option if option is not None else kept
    return Veto(chosen, (*_without(held.against, {chosen, *against}), *against))


def _without(options: Sequence[str], named: Collection[str | None]) -> tuple[str, ...]:
    return tuple(each for each in options if each not in named)
