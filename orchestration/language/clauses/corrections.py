"""What somebody puts right in the same message: "Tuesday, sorry, I mean Wednesday".

The words that say so become one mark, behind which a new clause begins; what that clause says
replaces what was said last. A lone "sorry" or "no" says so only before a fragment ("no, Thursday"),
not before a statement ("sorry, I can't do Thursday").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from orchestration.language.clauses.slips import with_slip_named
from orchestration.language.grammar import Item
from orchestration.language.times.rules.hours import point
from orchestration.language.values import Days, Hours, Num, Times, When
from orchestration.language.words.marks import INSTEAD
from orchestration.language.words.tokens import Token
from orchestration.language.words.vocabulary import Corrections, Vocabulary
from orchestration.model.times import TimeFrame

_ENDS = frozenset({".", "!", "?", ";", "\n", "…"})
_AHEAD = 30  # tokens looked at to see whether a sentence adds, or is a fragment
_DASHES = frozenset("-–—")
_MOST_SAID = 6  # words of correction in a row, as "no, no, wait, sorry, I mean"


_PAUSES = frozenset({",", "-", ":", ".", "…", "(", "!", "?", ";", "\n"})
_BRIEF_PAUSES = frozenset({",", "-", ":", "("})


def mark_corrections(tokens: Sequence[Token], words: Vocabulary) -> tuple[Token, ...]:
    """Put one mark for the words with which somebody corrects what stands before them."""
    tokens = _without_withdrawal(with_slip_named(tokens, words), words.corrections)
    if words.corrections.atoms.keys().isdisjoint([token.text for token in tokens]):
        return tuple(tokens)
    marked: list[Token] = []
    at = 0
    while at < len(tokens):
        stop = _behind_correction(tokens, at, words)
        if at and stop > at and _only_explains(tokens, at, stop):
            break
        if stop > at:
            start, end = tokens[at].start, tokens[stop - 1].end
            marked += [Token(";", start, end), Token(INSTEAD, start, end)]
            at = stop
        else:
            marked.append(tokens[at])
            at += 1
    return tuple(marked)


def _only_explains(tokens: Sequence[Token], at: int, stop: int) -> bool:
    """Tell whether nothing follows an “I mean”: it puts nothing right in its own message."""
    said = " ".join(each.text for each in tokens[at:stop] if each.text not in _PAUSES)
    return said in _EXPLAINS and all(each.text in _PAUSES for each in tokens[stop:])


_EXPLAINS = frozenset({"i mean", "ich meine", "meine ich", "mein ich"})


def _without_withdrawal(tokens: Sequence[Token], known: Corrections) -> Sequence[Token]:
    """Leave out what the rest says better: "scratch that, Thursday works after all"."""
    stop = 0
    said: list[str] = []
    while len(said) < _MOST_SAID and (atom := _atom(tokens, stop, known)):
        said.append(" ".join(atom))
        stop += len(atom)
    if not said:
        return tokens
    rest = f" {' '.join(_rest(tokens, stop))} "
    after_all = any(f" {each} " in rest for each in known.after_all)
    return tokens[stop:] if after_all and _is_sure(said, known) else tokens


def _behind_correction(tokens: Sequence[Token], at: int, vocabulary: Vocabulary) -> int:
    """Where the words of a correction end that begins here; here, if none does."""
    known = vocabulary.corrections
    if tokens[at].text not in known.atoms or tokens[at].text in known.hesitation:
        return at
    said: list[str] = []
    stop = at
    while len(said) < _MOST_SAID and (atom := _atom(tokens, stop, known)):
        said.append(" ".join(atom))
        stop += len(atom)
    words = [each for each in said if each not in known.hesitation]
    if not words or said[0] not in words:
        return at
    if at == 0:
        return stop if known.meant.intersection(words) else at
    return (
        at
        if _only_declines(tokens, stop, words, known)
        else _put_right(tokens, at, stop, words, vocabulary)
    )


def _only_declines(
    tokens: Sequence[Token], stop: int, words: Sequence[str], known: Corrections
) -> bool:
    """Whether nothing is put in the place of what is declined: "Tuesday, sorry no"."""
    return words[-1] in known.no and not any(_rest(tokens, stop))


def _put_right(
    tokens: Sequence[Token], at: int, stop: int, words: Sequence[str], vocabulary: Vocabulary
) -> int:
    """Where the words of a correction end, if they put right what stands before them."""
    known = vocabulary.corrections
    before = tokens[at - 1].text
    if _is_sure(words, known):
        return at if before in known.not_before or _adds(tokens, stop, known) else stop
    brief = tokens[stop - 1].text in {words[-1].split()[-1], *_BRIEF_PAUSES}
    parted = before in _PAUSES or before in known.hesitation
    if not (parted and brief and _is_fragment(tokens, stop, vocabulary)):
        return at
    return at if _adds(tokens, stop, known) else stop


def _atom(tokens: Sequence[Token], at: int, known: Corrections) -> tuple[str, ...]:
    """The phrase of a correction that stands here; a "no" only where it denies nothing else.

    An answer is none: "Tue: no, Wed: from 10", "Mon? No. Tue? Yes".
    """
    for phrase in known.atoms.get(_text(tokens, at), ()):
        behind = at + len(phrase)
        if tuple(token.text for token in tokens[at:behind]) != phrase:
            continue
        if (phrase, _text(tokens, behind)) == known.goes_on:
            continue
        denies = phrase[0] in known.no and (
            _answers(tokens, at, behind) or _denies(tokens, behind, known)
        )
        return () if denies else phrase
    return ()


def _answers(tokens: Sequence[Token], at: int, behind: int) -> bool:
    """Whether a "no" answers what stands before a colon or a dash, or what was asked.

    Behind a dash it does where what follows has one, too: "Tue - no, Wed - after 2" is a list.
    """
    before = tokens[at - 1].text if at else ""
    if before in _DASHES:
        return _text(tokens, behind + 2) in _DASHES
    return before == ":" or (before == "?" and _text(tokens, behind) in _ENDS)


def _denies(tokens: Sequence[Token], at: int, known: Corrections) -> bool:
    """Whether a "no" says no to what stands here: "no meetings", but not "no, no, wait"."""
    for n in range(at, at + _MOST_SAID):
        if _text(tokens, n) not in known.no:
            return _text(tokens, n) not in _PAUSES and not _atom(tokens, n, known)
    return True


def _text(tokens: Sequence[Token], at: int) -> str:
    return tokens[at].text if at < len(tokens) else "."


def _is_sure(said: Sequence[str], known: Corrections) -> bool:
    doubts = any(each in known.doubts for each in said)
    return any(each in known.sure for each in said) or (doubts and len(set(said)) > 1)


def _rest(tokens: Sequence[Token], at: int) -> Iterator[str]:
    """The words up to the end of a sentence."""
    for token in tokens[at : at + _AHEAD]:
        if token.text in _ENDS:
            return
        yield token.text


def _adds(tokens: Sequence[Token], at: int, known: Corrections) -> bool:
    return any(text in known.adds for text in _rest(tokens, at))


def _is_fragment(tokens: Sequence[Token], at: int, words: Vocabulary) -> bool:
    """Whether nothing but a time is said up to the end of the sentence."""
    timely = False
    for text in _rest(tokens, at):
        names_a_time = words.is_date_word(text) or text[0].isdecimal()
        if not names_a_time and text not in words.corrections.in_a_fragment:
            return False
        timely = timely or names_a_time
    return timely


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
