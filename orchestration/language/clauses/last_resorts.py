"""What is only let pass, and no wish: "Thursday if need be", "nur notfalls"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.clause import Clause, has_shade, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import FILLER
from orchestration.language.grammar import Item
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import Shade, Stance
from orchestration.language.words.marks import ONLY_THEN
from orchestration.model.preferences import Kind, Polarity, Strength

Said = tuple[Clause, Reading]
_NEAR = 3  # clauses
_OK = frozenset({"ok", "okay", "yes", "fine"})


def is_last_resort(items: Sequence[Item], said: Verdict, second: bool) -> bool:
    """Whether a time is only let pass: "Thursday only if it must be", "Thursday if need be".

    Who says that it could work ("doable, if we have to") speaks for it, however softly.
    """
    if not said.reluctant or said.polarity is Polarity.AGAINST:
        return False
    only_then = has_word(items, (ONLY_THEN,))
    ok = has_word(items, _OK)  # "ausnahmsweise ok bis 16"
    stays = _says_how_long(items)  # "ausnahmsweise bis 16"
    return only_then or not (said.said or second or ok or stays)  # "Tue, or Thu if need be"


def _says_how_long(items: Sequence[Item]) -> bool:
    """Whether all that is named is until when, or from when on, somebody is there."""
    whens = [when for item in items for when in pieces(item.value)]
    return bool(whens) and all(
        when.hours is not None and (when.hours.lasts or when.hours.opens) for when in whens
    )


def only_let_pass(said: Sequence[Said]) -> list[Said]:
    """Return what was said, a time let pass of which that is said last of all.

    "I could do the 14th but I'd need to move a client, so only if nothing else works".
    """
    put = list(said)
    for at, (clause, reading) in enumerate(said):
        of = _last_possible(put, at)
        if of is not None and not reading.wishes and _says_no_more(clause):
            possible, told = put[of]
            put[of] = possible, replace(told, wishes=tuple(map(_let_pass, told.wishes)))
            put[at] = clause, replace(reading, left=())
    return put


def only_if_need_be(said: Sequence[Said]) -> list[Said]:
    """Return what was said, a no that may be passed over as one that is not firm.

    “I can't do Thursday, but possible if need be” is no yes to Thursday.
    """
    put = list(said)
    for at, (clause, reading) in enumerate(said):
        if not has_shade(clause.items, Shade.IF_NEED_BE) or not _says_possible(clause, reading):
            continue
        of = next((n for n in range(at - 1, -1, -1) if put[n][1].wishes), None)
        if of is not None and _is_of_what_was_ruled_out(reading, put[of][1]):
            ruled_out = put[of][1]
            softer = tuple(map(_softened, ruled_out.wishes))
            put[of] = put[of][0], replace(ruled_out, wishes=softer)
            put[at] = clause, replace(reading, wishes=())
    return put


def _says_possible(clause: Clause, reading: Reading) -> bool:
    """Whether something is possible: times that are named, or else those that were said before."""
    named = any(isinstance(item.value, TIMES) for item in clause.items)
    accepts = any(isinstance(x.value, Stance) and x.value.accepts for x in clause.items)
    return bool(reading.wishes) or (accepts and not named and not reading.left)


def _is_of_what_was_ruled_out(reading: Reading, before: Reading) -> bool:
    """Whether the same times are possible, after all, that were spoken against before."""
    against = [each.times for each in before.wishes if each.polarity is Polarity.AGAINST]
    possible = [each.times for each in reading.wishes]
    is_same = possible in ([], against) and len(against) == len(before.wishes)
    return is_same and all(map(_is_possible, reading.wishes))


def _softened(wish: Wish) -> Wish:
    return replace(wish, strength=Strength.STRONGLY) if wish.strength is Strength.MUST else wish


def _last_possible(said: Sequence[Said], at: int) -> int | None:
    """Where times were possible, right before, or ahead of what says nothing of them."""
    last = next((n for n in range(at - 1, max(-1, at - 1 - _NEAR), -1) if said[n][1].wishes), None)
    return last if last is not None and all(map(_is_possible, said[last][1].wishes)) else None


def _is_possible(wish: Wish) -> bool:
    timely = wish.kind is Kind.TIME and wish.polarity is Polarity.FOR
    return timely and wish.strength is not Strength.MUST


def _says_no_more(clause: Clause) -> bool:
    """Whether nothing is said but that it is only then: "so only if nothing else works"."""
    return has_word(clause.items, (ONLY_THEN,)) and all(
        item.word == ONLY_THEN or item.word in FILLER for item in clause.items
    )


def _let_pass(wish: Wish) -> Wish:
    return replace(wish, polarity=Polarity.AGAINST, strength=Strength.MILDLY, accepts=False)
