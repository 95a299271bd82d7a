"""What somebody puts right in the same message: "Tuesday, sorry, I mean Wednesday".

The words that say so become one mark, behind which a new clause begins; what that clause says
replaces what was said last. A lone "sorry" or "no" says so only before a fragment ("no, Thursday"),
not before a statement ("sorry, I can't do Thursday").
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.english import corrections as english
from orchestration.language.grammar import Item
from orchestration.language.lexicon import is_date_word
from orchestration.language.rules.hours import point
from orchestration.language.tokens import Token
from orchestration.language.values import Days, Hours, Num, Times, When
from orchestration.model.times import TimeFrame

_ENDS = frozenset({".", "!", "?", ";", "\n", "…"})
_ATOMS = sorted(
    (tuple(phrase.split()) for phrase in (*english.SURE, *english.WEAK, *english.HESITATION)),
    key=len,
    reverse=True,
)


def mark_corrections(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """Put one mark for the words with which somebody corrects what stands before them."""
    marked: list[Token] = []
    at = 0
    while at < len(tokens):
        stop = _behind_correction(tokens, at) if marked else at
        if stop > at:
            start, end = tokens[at].start, tokens[stop - 1].end
            marked += [Token(";", start, end), Token(english.INSTEAD, start, end)]
            at = stop
        else:
            marked.append(tokens[at])
            at += 1
    return tuple(marked)


def _behind_correction(tokens: Sequence[Token], at: int) -> int:
    """Where the words of a correction end that begins here; here, if none does."""
    said: list[str] = []
    stop = at
    while atom := _atom(tokens, stop):
        said.append(" ".join(atom))
        stop += len(atom)
    words = [each for each in said if each not in english.HESITATION]
    if not words or said[0] not in words or _adds(tokens, stop):
        return at
    before = tokens[at - 1].text
    if _is_sure(words):
        return at if before in english.NOT_BEFORE else stop
    brief = tokens[stop - 1].text in {words[-1].split()[-1], *english.BRIEF_PAUSES}
    parted = before in english.PAUSES
    return stop if parted and brief and _is_fragment(tokens, stop) else at


def _atom(tokens: Sequence[Token], at: int) -> tuple[str, ...]:
    """The phrase of a correction that stands here; a "no" only where it denies nothing else."""
    for phrase in _ATOMS:
        if tuple(token.text for token in tokens[at : at + len(phrase)]) == phrase:
            behind = at + len(phrase)
            if phrase == ("or", "rather") and _text(tokens, behind) == "not":
                continue
            denies = phrase[0] in english.NO and _text(tokens, behind) not in english.PAUSES
            return () if denies and not _atom(tokens, behind) else phrase
    return ()


def _text(tokens: Sequence[Token], at: int) -> str:
    return tokens[at].text if at < len(tokens) else "."


def _is_sure(said: Sequence[str]) -> bool:
    doubts = any(each in english.DOUBTS for each in said)
    return any(each in english.SURE for each in said) or (doubts and len(set(said)) > 1)


def _rest(tokens: Sequence[Token], at: int) -> list[str]:
    """The words up to the end of a sentence."""
    texts = [token.text for token in tokens[at:]]
    return texts[: next((n for n, text in enumerate(texts) if text in _ENDS), len(texts))]


def _adds(tokens: Sequence[Token], at: int) -> bool:
    return not english.ADDS.isdisjoint(_rest(tokens, at))


def _is_fragment(tokens: Sequence[Token], at: int) -> bool:
    """Whether nothing but a time is said up to the end of the sentence."""
    rest = _rest(tokens, at)
    timely = [text for text in rest if is_date_word(text) or text[0].isdecimal()]
    return bool(timely) and all(text in timely or text in english.IN_A_FRAGMENT for text in rest)


def with_hour(items: tuple[Item, ...], before: Times | None, frame: TimeFrame) -> tuple[Item, ...]:
    """Read a bare number as an hour where an hour is put right: "at 2, sorry, 3"."""
    if before is None or not any(when.hours for when in before.whens):
        return items
    return tuple(
        replace(item, value=point(frame, item.value) or item.value, word="")
        if isinstance(item.value, Num)
        else item
        for item in items
    )


def completed(times: Times | None, before: Times | None) -> Times | None:
    """Corrected times with what was not said again: "Tuesday at 2, I mean at 3"."""
    if times is None or before is None:
        return times
    days, hours = _same_days(before), _same_hours(before)
    whens = tuple(
        When(when.days or days, when.hours) if when.hours else When(when.days, hours)
        for when in times.whens
    )
    return replace(times, whens=whens)


def _same_days(times: Times) -> Days | None:
    first = times.whens[0].days if times.whens else None
    return first if all(when.days == first for when in times.whens) else None


def _same_hours(times: Times) -> Hours | None:
    first = times.whens[0].hours if times.whens else None
    return first if all(when.hours == first for when in times.whens) else None
