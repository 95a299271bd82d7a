"""Who a statement is about: its author, under whatever name, or somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses import Clause, is_cue
from orchestration.language.english.small_words import (
    AUTHOR,
    BESIDE_A_NAME,
    FILLER,
    FIRST_PERSON,
    PERSONS,
    POSSESSIVE,
    PRONOUNS,
    SOMEBODY_ELSE,
    VERBS_OF_THIRD_PERSON,
)
from orchestration.language.lexicon import is_known
from orchestration.language.tokens import Token, folded


def mark_people(
    tokens: Sequence[Token], names: Sequence[str], others: Sequence[str]
) -> tuple[Token, ...]:
    """Put "I" for the author's names, and a mark for those of others."""
    own, foreign = _words(names), _words(others)
    marked: list[Token] = []
    for at, token in enumerate(tokens):
        who = ""
        if token.capital and not _dated(tokens, at):
            if folded(token.text) in own or (not own and _acts(tokens, at)):
                who = AUTHOR
            elif folded(token.text) in foreign or (own and _acts(tokens, at)):
                who = SOMEBODY_ELSE
        marked.append(replace(token, text=who) if who else token)
    return tuple(marked)


def _words(names: Sequence[str]) -> frozenset[str]:
    return frozenset(folded(word) for name in names for word in name.split() if len(word) > 1)


def _dated(tokens: Sequence[Token], at: int) -> bool:
    """Whether a name that is a month stands as one: "April 3", "3 April"."""
    around = (*tokens[max(0, at - 1) : at], *tokens[at + 1 : at + 2])
    return any(token.text[0].isdecimal() for token in around)


def _acts(tokens: Sequence[Token], at: int) -> bool:
    """Whether an unknown capitalised word begins a sentence and does something: a name."""
    if at and tokens[at - 1].text not in {".", "!", "?", ";", "\n"}:
        return False
    word = tokens[at].text
    if (
        len(word) < 2
        or at + 1 >= len(tokens)
        or word in FILLER | PRONOUNS | VERBS_OF_THIRD_PERSON
        or is_known(word)
    ):
        return False
    return tokens[at + 1].text in VERBS_OF_THIRD_PERSON


def _word(clause: Clause, at: int) -> str:
    return clause.items[at].word if at < len(clause.items) else ""


def about_somebody_else(clause: Clause, before: bool) -> bool:
    """Whether a clause speaks of another; `before`: whether the clause before it did."""
    for at, item in enumerate(clause.items):
        if item.word in FIRST_PERSON:
            return item.word in POSSESSIVE and _word(clause, at + 1) in PERSONS
        if item.word == SOMEBODY_ELSE:
            beside = clause.items[at - 1].word if at else ""
            together = (_word(clause, at + 1), _word(clause, at + 2)) == ("and", AUTHOR)
            return beside not in BESIDE_A_NAME and not together
        if item.word in PRONOUNS:
            return before
    return before and not (clause.fresh and any(is_cue(item) for item in clause.items))
