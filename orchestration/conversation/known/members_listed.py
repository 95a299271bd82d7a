"""Members who are options themselves: who is spoken of, or to, and who is voted for."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from orchestration.deciding.state import Decision
from orchestration.language.choosing.leaving import voter_named
from orchestration.language.choosing.words import plain
from orchestration.model.options import Words
from orchestration.model.people import Member, MemberId

_OWN: Final = re.compile(
    r"(?P<before>^|[,;>=&/]\s*|\b(?:and|und|then|dann|or|oder|before|vor|over|not|nicht)\s+)"
    r"(?:me|myself|ich|mich)"
    r"(?=\s*(?:$|[,;>=&/.!])"
    r"|\s+(?:and|und|then|dann|or|oder|first|last|second|zuerst|zuletzt|please|bitte)\b)",
    re.IGNORECASE,
)
"""Where who writes names themselves as one names an option: “Dana, Ines, me last”."""

_DOES: Final = re.compile(
    r"(?P<name>[^\W\d_][\w'’-]*)(?: (?:already|just|schon|gerade|hat|has|mich|uns))*"
    r" (?:votes?|voted|stimmt|gestimmt|wählte?|gewählt|said|says|sagte?|thinks|meinte?|asked|asks"
    r"|told|fragte?|wants|wanted|wollte)\b",
    re.IGNORECASE,
)
"""What somebody does, and is not: “Raj votes Omar” is no vote for Raj."""

_IS_CALLED: Final = re.compile(
    r"(?:hi|hey|thanks|thank you|danke|sorry),? (?P<to>[^\W\d_][\w'’-]*)[.!]*"
    r"|(?P<name>[^\W\d_][\w'’-]*),? (?:(?:please|pls|bitte|can you|could you|kannst du|magst du) )*"
    r"(?:vote|stimm(?:e|st)?|wähl(?:e|st)?|abstimmen)(?: (?:ab|please|pls|bitte|mal|too|now|noch"
    r"|auch|schon))*[.!?]*",
    re.IGNORECASE,
)
"""Who is spoken to, or asked to vote: “raj please vote”, “thanks raj”."""


def voter_listed(text: str, members: Sequence[Member], shown: Sequence[Words]) -> bool:
    """Tell whether words are of what a member does, or to them, whose name is an option's too."""
    titled = _titled(shown) & {name for each in members for name in _names_of(each)}
    if not titled:
        return False
    voter = voter_named(text)
    if voter is not None:
        return plain(voter) in titled
    found = _DOES.match(text.strip()) or _IS_CALLED.fullmatch(text.strip())
    named = found.groupdict() if found else {}
    return plain(named.get("name") or named.get("to") or "") in titled


def with_own_name(text: str, decision: Decision, shown: Sequence[Words], who: MemberId) -> str:
    """Return words with the name of who writes them, where it is an option that they call “me”."""
    member = decision.member(who)
    if member is None:
        return text
    own = next((x.title for x in shown if plain(x.title) in _names_of(member)), None)
    return _OWN.sub(lambda found: f"{found['before']}{own}", text) if own else text


def are_listed(names: Collection[str], shown: Sequence[Words]) -> bool:
    """Tell whether one of some names, as they are compared, is what an option is called."""
    return not _titled(shown).isdisjoint(names)


def _titled(shown: Sequence[Words]) -> set[str]:
    return {plain(each.title) for each in shown}


def _names_of(member: Member) -> set[str]:
    return {plain(member.name), plain(member.name.split()[0])}
