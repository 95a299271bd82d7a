"""A question about words that were not understood, where a time can be recognised in them.

So is asked of times that somebody has only listed whether others will do, too.

"Wednesdays are a bit weird" → "How about Wednesdays?": it takes no side, since what was not
understood may be a wish as well as a no. Each answer is a sentence that the grammar itself
understands as it is meant, or there is no question.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from orchestration.language.clauses.cues import TIMES
from orchestration.language.combined import is_final
from orchestration.language.conventions import usual_years
from orchestration.language.languages import LANGUAGES, naming_in, naming_of
from orchestration.language.listing import with_the_rest
from orchestration.language.saying.naming import Naming
from orchestration.language.saying.restate_times import Manner, on, times
from orchestration.language.understand import analysed, understand
from orchestration.model.clarification import Clarification, SuggestedAnswer
from orchestration.model.message_context import MessageContext
from orchestration.model.preferences import (
    Applies,
    Kind,
    NotUnderstood,
    Polarity,
    Preference,
    Strength,
)
from orchestration.model.times import AnyOf, Dated, Grain, OtherTimes, Weekly

_LONGEST: Final = 300
_HOURS: Final = re.compile(r" \([^)]*\)")
AGREES_BY_SIGN: Final = re.compile(
    r"[\s\ufe0f\U0001f3fb-\U0001f3ff]*(?:(?P<yes>[👍👌✅✔☑🙏💯🆗])|[👎❌✖🚫🙅])"
    r"[\s\ufe0f\U0001f3fb-\U0001f3ff]*"
)
"""A sign that says yes or no, and nothing beside it."""

_COURTESY: Final = re.compile(
    r"(?:[\s,.!–-]+(?:please|pls|thanks|thank you|thx|cheers|danke(?: dir)?|that(?:['’]?s| would be"
    r"| is|['’]d be) (?:great|good|fine|perfect|lovely|nice)|das wäre? (?:gut|super|toll|schön"
    r"|prima)|sehr gern[e]?))+[\s.!]*$",
    re.IGNORECASE,
)
_YES_OR_NO: Final = re.compile(r"^(?:yes|yeah|yep|no|nope|ja|jo|nein|nee) (?=.)")
_NO_WORD: Final = re.compile(r"[^\w']+")


def clarification(left: NotUnderstood, hearing: MessageContext) -> Clarification | None:
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
        wish = _means(
            say.rather_not.format(words), Polarity.AGAINST, Strength.PREFERS, meant.applies, hearing
        )
        never = _means(
            say.never.format(words), Polarity.AGAINST, Strength.MUST, meant.applies, hearing
        )
        good = _good(words, meant.applies, say, hearing)
        if wish and never and good:
            answers = _answers(words, good, meant, say)
            return Clarification(left, say.asked.format(words), answers, wish)
    return None


def _good(words: str, applies: Applies, say: Naming, hearing: MessageContext) -> str | None:
    """Return the sentence that says yes to a time: it accepts, so that it lifts an earlier no.

    Of hours it wishes instead: to accept some alone would say something of all others.
    """
    fine, prefer = say.fine.format(words), say.prefer.format(words)
    lists = len(with_the_rest(understand(fine, hearing), hearing.frame).preferences) > 1
    as_, said = (Polarity.FOR, prefer) if lists else (Polarity.ACCEPTS, fine)
    return said if _means(said, as_, Strength.PREFERS, applies, hearing) else None


def about_other_times(rest: Preference, hearing: MessageContext) -> Clarification | None:
    """Return what to ask somebody who has only listed times, and would rather have no `rest`."""
    if not isinstance(rest.applies, OtherTimes):
        return None
    hearing, named = replace(hearing, options=()), rest.applies.times
    say = naming_in(rest.language)
    words, listed = times(named, Manner(usual_years(hearing.frame), say)), say.listed
    answers = tuple(
        SuggestedAnswer(label, sentence.format(words))
        for label, sentence in (listed.only, listed.best, listed.others)
    )
    only, best, others = (_meant(each.says, hearing) for each in answers)
    spans = _to_the_minute(named)
    meant = (
        only == (Kind.TIME, Polarity.FOR, Strength.MUST, spans)
        and best == (Kind.TIME, Polarity.FOR, Strength.PREFERS, spans)
        and others == (Kind.FLEXIBLE, Polarity.FOR, Strength.PREFERS, None)
    )
    return Clarification(None, listed.asked, answers, rest) if meant else None


def is_only_then(asked: Clarification, wish: Preference) -> bool:
    """Tell whether a wish says to a question about other times that there are none."""
    rest = asked.wish.applies
    if asked.about is not None or not isinstance(rest, OtherTimes):
        return False
    said = (wish.kind, wish.polarity, wish.strength, _to_the_minute(wish.applies))
    return said == (Kind.TIME, Polarity.FOR, Strength.MUST, _to_the_minute(rest.times))


def _meant(text: str, hearing: MessageContext) -> tuple[Kind, Polarity, Strength, Applies] | None:
    """Return the one thing that a text says, where it says one."""
    said = understand(text, hearing)
    if len(said.preferences) != 1 or said.not_understood:
        return None
    [wish] = said.preferences
    return wish.kind, wish.polarity, wish.strength, _to_the_minute(wish.applies)


def _to_the_minute(applies: Applies) -> Applies:
    """Return times without how finely they were stated."""
    if isinstance(applies, AnyOf):
        return AnyOf(tuple(_moments_to_the_minute(each) for each in applies.times))
    return _moments_to_the_minute(applies) if isinstance(applies, Dated) else applies


def _moments_to_the_minute(times: Weekly | Dated) -> Weekly | Dated:
    if isinstance(times, Weekly):
        return times
    return Dated(tuple(replace(each, grain=Grain.MINUTE) for each in times.moments))


def _phrase(text: str, hearing: MessageContext) -> str | None:
    """Return the words of the one time that a text names."""
    found = [
        text[item.start : item.end]
        for clause in analysed(text, hearing)
        for item in clause.items
        if isinstance(item.value, TIMES)
    ]
    return found[0] if len(found) == 1 else None


def _only(text: str, hearing: MessageContext) -> Preference | None:
    """Return the one wish about time that a text says, and nothing else."""
    said = understand(text, hearing)
    wishes = said.preferences
    alone = len(wishes) == 1 and not said.not_understood and wishes[0].kind is Kind.TIME
    return wishes[0] if alone else None


def _means(
    sentence: str, as_: Polarity, strength: Strength, applies: Applies, hearing: MessageContext
) -> Preference | None:
    """Return what an answer is understood as, where it is as it is meant."""
    wish = _only(sentence, hearing)
    held = wish and (wish.polarity, wish.strength, wish.applies)
    return wish if held == (as_, strength, applies) else None


def _answers(words: str, good: str, meant: Preference, say: Naming) -> tuple[SuggestedAnswer, ...]:
    assert isinstance(meant.applies, Dated | Weekly)
    when = _HOURS.sub("", on(meant.applies, Manner(naming=say)))
    yes, rather_not, never, ignore = say.labels
    return (
        SuggestedAnswer(yes, good),
        SuggestedAnswer(rather_not, say.rather_not.format(words)),
        SuggestedAnswer(
            never.format(say.then if when[0].isdecimal() else when), say.never.format(words)
        ),
        SuggestedAnswer(ignore, say.never_mind),
    )


def answer_in(words: str, asked: Clarification) -> SuggestedAnswer | None:
    """Return which answer to a question somebody gives in all their words, or None."""
    said, is_about_words = _plain(_in_a_word(words[:_LONGEST])), asked.about is not None
    behind = said if is_about_words else _YES_OR_NO.sub("", said)
    for n, answer in enumerate(asked.answers):
        if any({said, behind} & _shorts(each.naming, asked)[n] for each in LANGUAGES) or said in (
            _plain(answer.label),
            _plain(answer.says),
        ):
            return answer
    return None


def _shorts(say: Naming, asked: Clarification) -> tuple[frozenset[str], ...]:
    """Return what people say for each answer: to words left over, or to times they have listed."""
    return say.shorts if asked.about is not None else say.listed.shorts


def in_other_words(words: str, asked: Clarification, hearing: MessageContext) -> str:
    """Return words with the times they are asked about, where they say only with these how they
    suit somebody: “only if there's no other way”; "" otherwise.
    """
    hearing, applies = replace(hearing, options=()), asked.wish.applies
    if not isinstance(applies, Dated | Weekly) or understand(words, hearing).preferences:
        return ""
    say = naming_of(words)
    said = f"{_HOURS.sub('', times(applies, Manner(usual_years(hearing.frame), say)))}: {words}"
    meant = _only(said, hearing)
    held = meant and (meant.polarity, meant.applies)
    return said if held == (Polarity.AGAINST, applies) else ""


def _in_a_word(words: str) -> str:
    """Return words without the courtesy behind a yes or a no: “yes please, that would be great”."""
    if shown := AGREES_BY_SIGN.fullmatch(words):
        return "yes" if shown["yes"] else "no"
    return _COURTESY.sub("", words)


def _plain(words: str) -> str:
    return _NO_WORD.sub(" ", words.lower().replace("’", "'")).strip()
