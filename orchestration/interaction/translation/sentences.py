"""Where sentences end, and where what somebody said begins and ends."""

from __future__ import annotations

from typing import Final

_ENDS: Final = ".?!"
_OPEN, _SHUT = "“(", "”)"
_BEGIN: Final = "“„(•@{"


def sentences_of(text: str) -> list[str]:
    """Return the sentences of a line; what stands in quotes or brackets is not cut."""
    pieces: list[str] = []
    depth, begin = 0, 0
    for at, letter in enumerate(text):
        depth = max(0, depth + (letter in _OPEN) - (letter in _SHUT))
        if depth == 0 and _ends(text, at):
            pieces.append(text[begin : at + 1].strip())
            begin = at + 1
    rest = text[begin:].strip()
    return [*pieces, rest] if rest else pieces


def _ends(text: str, at: int) -> bool:
    """Tell whether a sentence ends with a letter: a mark, and behind it a beginning."""
    last, following = text[at], text[at + 1 : at + 3]
    is_quoted = last == "”" and at > 0 and text[at - 1] in _ENDS
    if not (last in _ENDS or is_quoted) or not following.startswith(" "):
        return False
    begins = following[1:2]
    is_sure = begins.isupper() or begins.isdigit() or begins in _BEGIN
    return is_sure or (last in "?!" and begins.isalnum())


def split_outside(text: str, mark: str) -> list[str]:
    """Return the parts of a text between marks that stand in no quotes or brackets."""
    parts: list[str] = []
    depth, begin = 0, 0
    for at, letter in enumerate(text):
        depth = max(0, depth + (letter in _OPEN) - (letter in _SHUT))
        if depth == 0 and text.startswith(mark, at) and at >= begin:
            parts.append(text[begin:at])
            begin = at + len(mark)
    return [*parts, text[begin:]]


def is_quoted(text: str) -> bool:
    """Tell whether a text is one quotation."""
    if not (text.startswith("“") and text.endswith("”")):
        return False
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "“") - (letter == "”")
        if depth == 0:
            return at == len(text) - 1
    return False


def quotations_in(text: str) -> list[tuple[int, int]]:
    """Return where quotations begin and end, one in another too; low marks „so“ stay apart."""
    found: list[tuple[int, int]] = []
    begun: list[int | None] = []
    for at, letter in enumerate(text):
        if letter == "„":
            begun.append(None)
        elif letter == "“" and begun and begun[-1] is None:
            begun.pop()
        elif letter == "“":
            begun.append(at)
        elif letter == "”" and begun and (begin := begun.pop()) is not None:
            found.append((begin, at))
    return found
