"""Which of the decided sessions words are about: the one whose day they name, or its subject."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta

from orchestration.interaction.routing.lexicon import Lexicon
from orchestration.interaction.routing.setting import Brief, SessionStage, Setting
from orchestration.language.values import DayName, Offset
from orchestration.language.words.tokens import Token
from orchestration.model.times import Weekday


def named(tokens: Sequence[Token], lexicon: Lexicon, setting: Setting) -> tuple[Brief, ...]:
    """Return the decided sessions whose day, or else whose subject, a sentence names."""
    decided = [each for each in setting.sessions if each.stage is SessionStage.DECIDED]
    said = {each.text for each in tokens}
    of_day = [each for each in decided if _on_its_day(said, lexicon, each, setting.at)]
    telling = said - lexicon.small
    of_subject = [each for each in decided if telling & {*each.subject.casefold().split()}]
    return tuple(of_day or of_subject)


def meant(tokens: Sequence[Token], lexicon: Lexicon, setting: Setting) -> tuple[Brief, ...]:
    """Return the decided sessions that "something came up" can be about."""
    decided = tuple(each for each in setting.sessions if each.stage is SessionStage.DECIDED)
    return named(tokens, lexicon, setting) or decided


def _on_its_day(said: Iterable[str], lexicon: Lexicon, session: Brief, at: datetime) -> bool:
    """Tell whether a word names a session's day: "Thursday", "tomorrow", "the 21st"."""
    if session.begins is None:
        return False
    day, today = session.begins.date(), at.astimezone(session.begins.tzinfo).date()
    return any(_is_day(each, lexicon, day, today) for each in said)


def _is_day(word: str, lexicon: Lexicon, day: date, today: date) -> bool:
    value = lexicon.vocabulary.phrases.get(word)
    if isinstance(value, DayName):
        return value.day is Weekday.of(day)
    if isinstance(value, Offset):
        return today + timedelta(days=value.days) == day
    number = word.rstrip(".")
    return number.isdecimal() and len(number) <= 2 and int(number) == day.day
