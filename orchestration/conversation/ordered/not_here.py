"""What an order calls by a name that nothing here has: it is of nothing else, then."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.people import people_named
from orchestration.conversation.ports.inbound import Part
from orchestration.deciding.state import Decision
from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.signs import signs_in
from orchestration.interaction.wording import listed
from orchestration.language.words.writing import words as listed_words

_KIND: Final = (
    r"(?:meeting|call|sync|session|poll|survey|vote|decision|treffen|termin|besprechung|sitzung"
    r"|umfrage|abstimmung|entscheidung)"
)
_ARTICLE: Final = r"(?:the|our|my|that|this|das|den|die|der|unser\w*|mein\w*|dies\w*)"
_BEFORE: Final = re.compile(
    rf"\b{_ARTICLE}\s+(?P<name>(?P<own>[\w'’]+(?:[\s-]+[\w'’]+){{0,2}}?)[\s-]+{_KIND})\b",
    re.IGNORECASE,
)
_BEHIND: Final = re.compile(
    rf"\b(?:{_ARTICLE}\s+)?(?P<name>{_KIND}\s+(?:about|on|for|über|zu[mr]?|für|wegen)"
    r"\s+(?:the\s+|das\s+|den\s+|die\s+)?(?P<own>[\w'’-]+))",
    re.IGNORECASE,
)
_GROWN: Final = re.compile(
    rf"\b{_ARTICLE}\s+(?P<name>(?P<own>[a-zäöüß]{{3,}}?)s?{_KIND})\b", re.IGNORECASE
)
"""A German word for a session that begins with what it is about: “das Budgettreffen”."""

_NO_NAME: Final = frozenset(
    listed_words("""
    whole entire damn stupid open current running last latest old new next other same long short
    ganze gesamte blöde offene laufende aktuelle letzte alte neue nächste andere lange kurze
    team gruppen weekly daily online video zoom slack discord final first second quick
    """)
)
_NOTHING_CALLED: Final = "Nothing here is called “{name}”. Open just now: {open}."


def said(context: Context, words: str, among: Sequence[Decision]) -> Sequence[Part]:
    """Say that nothing has the name which words call, and what is open; nothing where none do."""
    name = _name_in(context, words) if among and not context.named(words)[0] else ""
    if not name:
        return []
    subjects = listed([f"“{each.terms.subject}”" for each in among])
    return [sentence(_NOTHING_CALLED.format(name=name, open=subjects))]


def _name_in(context: Context, words: str) -> str:
    members = [one for each in context.sessions for one in each.members]
    for pattern in (_BEFORE, _BEHIND, _GROWN):
        found = pattern.search(words)
        if found and _tells(found["own"]) and not people_named(found["own"], members):
            return found["name"]
    return ""


def _tells(own: str) -> bool:
    """Tell whether words beside the kind are a name: they are no time, and no adjective."""
    lexicon = lexicon_of(own)
    tokens = lexicon.tokens(own)
    signs = signs_in(tokens, lexicon)
    if not signs.found.isdisjoint(_OF_A_DAY):
        return False
    telling = [at for at, each in enumerate(tokens) if each.text[0].isalpha()]
    left = [at for at in telling if tokens[at].text not in _NO_NAME and at in signs.foreign]
    return bool(left)


_OF_A_DAY: Final = frozenset({"time", "day", "length", "digits", "not", "person's"})
"""Signs of what says of a session when it is."""
