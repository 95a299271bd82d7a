"""How word lists are written in these files."""

from __future__ import annotations


def words(text: str) -> tuple[str, ...]:
    """Words apart by blanks, or phrases apart by bars."""
    parts = text.split("|") if "|" in text else text.split()
    return tuple(" ".join(part.split()) for part in parts)


def phrases(text: str) -> tuple[str, ...]:
    """Phrases apart by bars, even if there is but one."""
    return tuple(" ".join(part.split()) for part in text.split("|"))


def changed_places(text: str) -> dict[str, str]:
    """Each word of a text by what comes of it where two letters change places: "godo", "nciht"."""
    written = words(text)
    return {
        slip: word
        for word in written
        for n in range(len(word) - 1)
        if (slip := word[:n] + word[n + 1] + word[n] + word[n + 2 :]) not in written
    }
