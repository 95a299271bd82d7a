"""Who a statement is about: its author, under whatever name, or somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.clause import Clause, has_kind, has_shade, has_word
from orchestration.language.clauses.cues import LINKS, is_cue
from orchestration.language.clauses.leftovers import is_unknown
from orchestration.language.english.halves import is_date_word
from orchestration.language.english.small_words import (
    AUTHOR,
    AUTHORS,
    BESIDE_A_NAME,
    CLAUSE_STARTERS,
    COPULA,
    COUNTED,
    FILLER,
    FIRST_PERSON,
    OTHERS,
    PERSONS,
    PETS,
    POSSESSIVE,
    PRONOUNS,
    SUBJECTS,
    VERBS_OF_PEOPLE,
    VERBS_OF_THIRD_PERSON,
)
from orchestration.language.grammar import Item
from orchestration.language.values import Shade, Stance
from orchestration.language.words.either_language import DONE_BY_PEOPLE, HAS
from orchestration.language.words.lexicon import is_known, is_month, is_word
from orchestration.language.words.marks import SOMEBODY_ELSE
from orchestration.language.words.tokens import Strange, Token, folded
from orchestration.language.words.vocabulary import Vocabulary

_LONGEST_NAME = 5  # items: "my other half has"
_HEADING = frozenset({":", "("})
_BEFORE_A_NAME = frozenset({"*", "-", "•", "\n", ",", ":", ";"})
_OWN = AUTHORS | {"my"}
_ONESELF = frozenset({"me", "i", "ich", "myself"})
_NAMED_WITH = frozenset({"der", "die"})
_ENDS = frozenset({".", "!", "?", ";", "\n"})
_COMING = frozenset({"come", "join", "attend"})
_DONE_BY_OTHERS = VERBS_OF_THIRD_PERSON | DONE_BY_PEOPLE | _COMING
_NO_NAMES = FILLER | PRONOUNS | VERBS_OF_THIRD_PERSON
_OPENING = LINKS | CLAUSE_STARTERS
_SOMEBODY = PERSONS | PETS
_PASSED_OVER = FILLER - SUBJECTS


def _with_others_in_rows(tokens: Sequence[Token], vocabulary: Vocabulary) -> Sequence[Token]:
    """Put a mark for names that head what is said of others, where a row is the author's own.

    "Ben: can't Mondays / me: no limits", "Jana (kann nur Mo), ich (immer)".
    """
    heads = [
        at
        for at in range(len(tokens) - 1)
        if tokens[at + 1].text in _HEADING and (at == 0 or tokens[at - 1].text in _BEFORE_A_NAME)
    ]
    if not any(tokens[at].text in _ONESELF for at in heads):
        return tokens
    put = list(tokens)
    for at in heads:
        if tokens[at].capital and tokens[at].text not in vocabulary.words:
            put[at] = replace(tokens[at], text=SOMEBODY_ELSE, capital=False)
    return put


def mark_people(
    tokens: Sequence[Token], names: Sequence[str], others: Sequence[str], vocabulary: Vocabulary
) -> tuple[Token, ...]:
    """Put "I" for the author's names, and a mark for those of others."""
    own, foreign = _words(names), _words(others)
    spoken = any(token.text in ("i", "ich") for token in tokens)  # who says "I" is not called "Jo"
    tokens = _with_others_in_rows(tokens, vocabulary)
    marked = list(tokens)
    for at in [n for n, token in enumerate(tokens) if token.capital]:
        if _dated(tokens, at) or not _can_be_a_person(tokens, at):
            continue
        token, name = tokens[at], folded(tokens[at].text)
        acts = token.text not in vocabulary.table and _acts(tokens, at, spoken)
        alone = acts and not (own or spoken or name in foreign)
        if name in own or alone:
            marked[at] = replace(token, text=AUTHOR)
        elif acts or name in foreign:
            marked[at] = replace(token, text=SOMEBODY_ELSE)
    return tuple(marked)


def _words(names: Sequence[str]) -> frozenset[str]:
    """Words that name somebody; a surname that is a word of its own is none ("Grace Early")."""
    return frozenset(
        folded(word)
        for name in names
        for nth, word in enumerate(name.split())
        if len(word) > 1 and not (nth and is_word(word.lower()))
    )


def _dated(tokens: Sequence[Token], at: int) -> bool:
    """Whether a name that is a month stands as one: "April 3", "3 April"."""
    around = (*tokens[max(0, at - 1) : at], *tokens[at + 1 : at + 2])
    return any(token.text[0].isdecimal() for token in around)


def _can_be_a_person(tokens: Sequence[Token], at: int) -> bool:
    """Whether a name that is also a word is one here: "April can't do Mondays", "Will is out".

    A day or a month is one only where it does what no day can do, or has a time of its own; so
    that "Wed is fine" is a statement about the day, whoever is called so.
    """
    word = tokens[at].text
    if not is_word(word):
        return True
    verb, after = (tokens[n].text if n < len(tokens) else "" for n in (at + 1, at + 2))
    if verb in VERBS_OF_PEOPLE or (verb, after) in {("and", "i"), ("can", "not")}:
        return True
    if not is_date_word(word):
        return verb in VERBS_OF_THIRD_PERSON
    return is_month(word) and verb in VERBS_OF_THIRD_PERSON and _has_a_time(tokens, at + 2)


def _has_a_time(tokens: Sequence[Token], at: int) -> bool:
    """Whether the rest of a sentence names a day or an hour."""
    for token in tokens[at:]:
        if token.text in _ENDS:
            return False
        if is_date_word(token.text) or token.text[0].isdecimal():
            return True
    return False


def _acts(tokens: Sequence[Token], at: int, spoken: bool) -> bool:
    """Whether an unknown capitalised word begins a sentence and does something: a name.

    `spoken`: the author says "I".
    """
    if spoken and _acts_as_people_do(tokens, at):
        return True
    if at and tokens[at - 1].text not in _ENDS:
        return False
    word = tokens[at].text
    if len(word) < 2 or at + 1 >= len(tokens) or word in _NO_NAMES or is_known(word):
        return False
    return tokens[at + 1].text in VERBS_OF_THIRD_PERSON


def _acts_as_people_do(tokens: Sequence[Token], at: int) -> bool:
    """Whether a name that opens a sentence does what only people do: "Die Petra kann nicht"."""
    first = at - (at > 0 and tokens[at - 1].text in _NAMED_WITH)
    opens = first == 0 or tokens[first - 1].text in _ENDS
    after = [token.text for token in tokens[at + 1 : at + 3]]
    return opens and len(after) > 1 and after[0] in DONE_BY_PEOPLE and after[1] not in _ONESELF


def _word(clause: Clause, at: int) -> str:
    return clause.items[at].word if at < len(clause.items) else ""


def _is_person(clause: Clause, at: int) -> bool:
    """Whether somebody close to the author is named: "my wife", but not "my team meetings"."""
    named = clause.items[at].word in POSSESSIVE and _word(clause, at + 1) in PERSONS
    unsure = has_shade(clause.items, Shade.UNSURE)
    asked = unsure and clause.items[at - 1].word == "with"  # "let me check with my wife"
    return named and not asked and _word(clause, at + 2) not in COUNTED


def _is_theirs(clause: Clause, at: int) -> bool:
    """Whether something the author calls theirs has something: "my other half has the car"."""
    items = clause.items
    if items[at].word not in POSSESSIVE or has_word(items, AUTHORS):
        return False
    for item in items[at + 1 : at + _LONGEST_NAME]:
        if item.value is Shade.HAVE and item.word in HAS:
            return True
        if not (is_unknown(item) or item.word in FILLER):
            return False
    return False


def speaks_of_oneself(clauses: Sequence[Clause]) -> bool:
    """Whether an author says "I" or "my"; who does not may speak of themselves as "she"."""
    return any(has_word(clause.items, _OWN) for clause in clauses)


def _is_told_of(clause: Clause, at: int) -> bool:
    """Whether somebody who is named is told of, and not spoken to, or together with the author."""
    beside = clause.items[at - 1].word if at else ""
    together = _word(clause, at + 1) in ("and", ",") and _word(clause, at + 2) in FIRST_PERSON
    return beside not in BESIDE_A_NAME and not together


def _is_subject(clause: Clause, at: int) -> bool:
    """Whether others are told of here: "they go home at 5", but not "they suit me"."""
    if clause.items[at].word not in OTHERS or at + 1 == len(clause.items):
        return False
    opens = all(item.word in _OPENING for item in clause.items[:at])
    times = clause.items[at].word == "they" and _is_said_of_times(clause.items[at + 1 :])
    return opens and not times


def _is_said_of_times(items: Sequence[Item]) -> bool:
    """Whether it is days or hours that "they" are: "they work", "they're full"."""
    return has_kind(items, Stance) or items[0].word in COPULA


def _opens_with_a_duty(clause: Clause) -> bool:
    """Whether it is left out who does it: "need to be out by 3 to get my son", "seeing my mum"."""
    if not (has_kind(clause.items, Strange) or has_shade(clause.items, Shade.ENDS)):
        return False
    told = [item for item in clause.items if item.word not in _PASSED_OVER][:2]
    said = [item.value for item in told]
    doing = any(isinstance(i.value, Strange) and i.word.endswith("ing") for i in told[:1])
    return doing or said[:1] == [Shade.ENDS] or said == [Shade.MUST, Shade.ENDS]


def about_somebody_else(clause: Clause, before: bool, oneself: bool = False) -> bool:
    """Whether a clause speaks of another; `before`: whether the clause before it did.

    `oneself`: its author says "I", so that "they go home at 5" is of others.
    """
    if _opens_with_a_duty(clause):
        return False
    for at, item in enumerate(clause.items):
        if item.word in FIRST_PERSON:
            return _is_theirs(clause, at) or _is_person(clause, at)
        if item.word == SOMEBODY_ELSE:
            return _is_told_of(clause, at)
        if item.word in PRONOUNS:
            return before or (oneself and _is_subject(clause, at))
        if item.word in _SOMEBODY and _word(clause, at + 1) in _DONE_BY_OTHERS:
            return True  # "the client is away", "der Chef meint aber", "can the cat come too?"
    concludes = clause.link == "so" or clause.items[0].word == "so"  # "… is ill, so not that day"
    return before and not concludes and not (clause.fresh and any(map(is_cue, clause.items)))
