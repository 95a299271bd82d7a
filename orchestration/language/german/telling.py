"""German verbs by which a story is told of what is over."""

from __future__ import annotations

from orchestration.language.words.writing import words

WAS = frozenset({"war", "waren"})
HAD = frozenset({"hatte", "hatten"})
HAPPENED = frozenset(words("ging gingen traf trafen lief liefen verlief"))
