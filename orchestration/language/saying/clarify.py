"""A question about words that were not understood, where a time can be recognised in them.

"Wednesdays are a bit weird" → "Should I avoid Wednesdays if I can?". Each answer is a sentence that
the grammar itself understands as it is meant, or there is no question.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from orchestration.language.clauses.cues import TIMES
from orchestration.language.combined import is_final
from orchestration.language.conventions import usual_years
from orchestration.language.languages import LANGUAGES, naming_of
from orchestration.language.saying.naming import Naming
from orchestration.language.saying.restate_times import Manner, on, times
from orchestration.language.understand import analysed, understand
from orchestration.model.clarification import Clarification, SuggestedAnswer
from orchestration.model.hearing import Hearing
from orchestration.model.preferences import (
    Applies,
    Kind,
    NotUnderstood,
    Polarity,
    Preference,
    Strength,
)
from orchestration.model.times import Dated, Weekly

_LONGEST: Final = 300
_HOURS: Final = re.compile(r" \([^)]*\)")
_NO_WORD: Final = re.compile(r"[^\w']+")


def clarification(left: NotUnderstood, hearing: Hearing) -> Clarification | None:
    """Return what to ask about words left over; None where no single time stands in them."""
    if is_final(left) or len(left.text) > _LONGEST:
        return None
    hearing = replace(hearing, options=())
    phrase = _phrase(left.text, hearing)
    meant = _only(phrase, hearing) if phrase else None
    if phrase is None or meant is None or not isinstance(meant.applies, Dated | Weekly):
        return None
    say = naming_of(left.text)
    named = _HOURS.sub("", times(meant.applies, Manner(usual_years(hearing.frame), say)))
    for words in (named, phrase):
        wish = _means(say.rather_not.format(words), Strength.PREFERS, meant.applies, hearing)
        if wish and _means(say.never.format(words), Strength.MUST, meant.applies, hearing):
            return Clarification(left, say.asked.format(words), _answers(words, meant, say), wish)
    return None


def _phrase(text: str, hearing: Hearing) -> str | None:
    """Return the words of the one time that a text names."""
    found = [
        text[item.start : item.end]
        for clause in analysed(text, hearing)
        for item in clause.items
        if isinstance(item.value, TIMES)
    ]
    return found[0] if len(found) == 1 else None


def _only(text: str, hearing: Hearing) -> Preference | None:
    """Return the one wish about time that a text says, and nothing else."""
    said = understand(text, hearing)
    wishes = said.preferences
    alone = len(wishes) == 1 and not said.not_understood and wishes[0].kind is Kind.TIME
    return wishes[0] if alone else None


def _means(
    sentence: str, strength: Strength, applies: Applies, hearing: Hearing
) -> Preference | None:
    """Return what an answer is understood as, where it is as it is meant."""
    wish = _only(sentence, hearing)
    held = wish and (wish.polarity, wish.strength, wish.applies)
    return wish if held == (Polarity.AGAINST, strength, applies) else None


def _answers(words: str, meant: Preference, say: Naming) -> tuple[SuggestedAnswer, ...]:
    assert isinstance(meant.applies, Dated | Weekly)
    when = _HOURS.sub("", on(meant.applies, Manner(naming=say)))
    yes, never, ignore = say.labels
    return (
        SuggestedAnswer(yes, say.rather_not.format(words)),
        SuggestedAnswer(
            never.format(say.then if when[0].isdecimal() else when), say.never.format(words)
        ),
        SuggestedAnswer(ignore, say.never_mind),
    )


def answer_in(words: str, asked: Clarification) -> SuggestedAnswer | None:
    """Return which answer to a question somebody gives in all their words, or None."""
    said = _plain(words[:_LONGEST])
    for n, answer in enumerate(asked.answers):
        short = any(said in each.naming.shorts[n] for each in LANGUAGES)
        if short or said in (_plain(answer.label), _plain(answer.says)):
            return answer
    return None


def _plain(words: str) -> str:
    return _NO_WORD.sub(" ", words.lower().replace("’", "'")).strip()
