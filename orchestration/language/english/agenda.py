"""Words that say that something is to be talked about; the few German ones stand beside them."""

from __future__ import annotations

from orchestration.language.writing import words

TOGETHER = frozenset(words("we us lets let together everyone wir uns"))
TALKS = {
    "discuss": frozenset[str](),
    "cover": frozenset[str](),
    "raise": frozenset[str](),
    "talk": frozenset({"about", "through"}),
    "speak": frozenset({"about"}),
    "chat": frozenset({"about"}),
    "go": frozenset({"over", "through"}),
    "touch": frozenset({"on", "upon"}),
    "bring": frozenset({"up"}),
}
"""Verbs before a topic, and which words may join the two; none where the topic follows at once."""

TALKS_BEHIND = frozenset(words("besprechen diskutieren reden sprechen"))
"""German verbs: the topic stands before them."""

LEADS_TO_AGENDA = frozenset(words("to on onto in into for auf für"))
PUTS_ON_AGENDA = frozenset(
    words("add put include have bring get place setzen über über bitte könnten können noch auch")
)
ENDS_A_TOPIC = frozenset(
    words("but because since so if when while unless except though although and/or please bitte")
)
