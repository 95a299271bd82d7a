"""What is only let pass, and no wish: "Thursday if need be", "nur notfalls"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.clause import Clause, has_word
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import FILLER
from orchestration.language.grammar import Item
from orchestration.language.times.rules.joining import pieces
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
