"""English verbs by which a story is told of what is over, or not."""

from __future__ import annotations

from orchestration.language.words.writing import words

WAS = frozenset({"was", "were"})
HAD = frozenset({"had"})
HAPPENED = frozenset(words("went met saw slept ate flew drove"))
STILL_TO_COME = frozenset(
    words("thinking hoping wondering planning going gonna told asked supposed")
)
"""What is said with a past verb of what is ahead: "I was thinking Thursday"."""
