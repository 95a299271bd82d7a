"""A message into its sentences, each of which is about one thing."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.interaction.routing.about import Span
from orchestration.interaction.routing.setting import words_of
from orchestration.language.words.tokens import Token
from orchestration.language.words.writing import words

_ENDS: Final = frozenset({".", "!", "?", "…", "\n", ";"})
_OR: Final = frozenset({"or", "oder"})
_ASKING: Final = frozenset(
    words("""
    who whos what whats when whens where why how which is are will does wer wen was wann wo warum
    wie welche ist sind findet gibts gibt
    """)
)
_ASKING_AT_A_MARK: Final = frozenset(words("can could do did sehen sieht kann können"))
_ALWAYS_ASKING: Final = frozenset(words("who whos what whats wer was"))
_SUBJECTS: Final = frozenset(words("ich du er wir ihr man"))
_LONGEST_NUMBER: Final = 2


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence: its words and marks, and where it stands."""

    tokens: tuple[Token, ...]
    span: Span

    @property
    def asks(self) -> bool:
        """Tell whether it ends with a question mark."""
        return any(each.text == "?" for each in self.tokens[-3:])

    def divided(self, at: int) -> tuple[Sentence, Sentence]:
        """Return what stands before a token, and what begins with it."""
        middle = self.tokens[at].start
        return (
            Sentence(self.tokens[:at], Span(self.span.start, middle)),
            Sentence(self.tokens[at:], Span(middle, self.span.end)),
        )


def begins_to_ask(sentence: Sentence, at: int) -> bool:
    """Tell whether a question begins with a token: by its mark, or by a word that says no more.

    In German, what begins as “was ich” is the object of what stands before: “streich, was ich …”.
    """
    first, *then = (each.text for each in sentence.tokens[at : at + 2])
    is_object = first == "was" and not _SUBJECTS.isdisjoint(then)
    if first in _ASKING_AT_A_MARK:
        return sentence.asks
    return first in _ASKING and (sentence.asks or (first in _ALWAYS_ASKING and not is_object))


def says_i(sentence: Sentence, at: int) -> bool:
    """Tell whether somebody speaks of themselves from a token on."""
    return sentence.tokens[at].text in _OF_ONESELF


def without_call(sentence: Sentence) -> Sentence:
    """Return a sentence without the call to the bot that it begins or ends with, and its “hey”."""
    tokens, span = sentence.tokens, sentence.span
    if tokens[0].text in _HAILS and _calls(tokens[1 : 1 + _CALL]) and len(tokens) > 1 + _CALL:
        tokens, span = tokens[1:], Span(tokens[1].start, span.end)
    if _calls(tokens[:2]) and len(tokens) > _CALL:
        tokens = tokens[_CALL:]
        if len(tokens) > 1 and tokens[0].text in _PAUSES:
            tokens = tokens[1:]
        span = Span(tokens[0].start, span.end)
    if _calls(tokens[-2:]) and len(tokens) > _CALL:
        tokens = tokens[:-_CALL]
        span = Span(span.start, tokens[-1].end)
    return Sentence(tokens, span)


def speaks_to(sentence: Sentence, names: Collection[str], *, is_wish: bool) -> bool:
    """Tell whether a sentence is said to one of these people: “dana, do you have a car?”.

    What reads as a wish, and not as its author's own (`is_wish`), is so wherever it calls somebody.
    """
    if is_wish and _calls_somebody(sentence):
        return True
    said = [each.text for each in sentence.tokens if each.text not in _BESIDE_A_NAME]
    parts = words_of(names)
    is_called = bool(said) and (said[0] in parts or said[0] in _TITLES)
    return is_called and not _YOU.isdisjoint(said[1 : 1 + _SOON])


def _calls_somebody(sentence: Sentence) -> bool:
    """Tell whether a sentence begins by calling somebody, who is not the bot: “lol @omar, …”."""
    texts = [each.text for each in sentence.tokens[: _FEW + 1]]
    at = texts.index("@") if "@" in texts[:-1] else _FEW
    return at < _FEW and texts[at + 1] != "convene"


def _calls(tokens: Sequence[Token]) -> bool:
    return [each.text for each in tokens] == ["@", "convene"]


_OF_ONESELF: Final = frozenset(words("i i'd i'm i'll i've me my myself ich mir mich"))
_HAILS: Final = frozenset(words("hey hi hello hallo moin yo ok okay so servus dear ah oh"))
_BESIDE_A_NAME: Final = frozenset({"@", ",", ":"})
_TITLES: Final = frozenset(words("mr mrs ms miss dr prof professor herr frau"))
_YOU: Final = frozenset(
    words("""
    you u ya your you're
    du dir dich dein deine hast kannst bist willst magst könntest hättest kommst nimmst fährst
    """)
)
_COUNTED: Final = frozenset(
    words("""
    montag dienstag mittwoch donnerstag freitag samstag sonntag woche tag mal termin
    januar februar märz april mai juni juli august september oktober november dezember
    jan feb apr jun jul aug sep sept okt nov dez
    """)
)
"""What a German ordinal stands before."""

_FEW: Final = 3
_SOON: Final = 3
"""So many words behind a name, one is said to who bears it."""

_CALL: Final = 2
_PAUSES: Final = frozenset({",", ":", "-", "–"})
_MOST: Final = 40
"""Sentences of a message; what is written behind them belongs to the last one."""


def sentences(text: str, tokens: Sequence[Token]) -> Iterator[Sentence]:
    """Yield the sentences of a text; what could not be read belongs to the last one."""
    first = count = 0
    for at, token in enumerate(tokens):
        last = at + 1 == len(tokens)
        if last or (count < _MOST and _ends(text, tokens, at)):
            count += 1
            end = len(text) if last else token.end
            yield Sentence(tuple(tokens[first : at + 1]), Span(tokens[first].start, end))
            first = at + 1


def _ends(text: str, tokens: Sequence[Token], at: int) -> bool:
    """Tell whether a sentence ends with this token, and another one follows."""
    token, after = tokens[at], tokens[at + 1]
    if after.text in _ENDS or _is_drawn(after):
        return False
    if "." in text[token.end : after.start]:  # "mon-wed. who is missing?": the dot only shortens
        return after.text in _ASKING
    if token.text == "." and _is_ordinal(tokens, at):
        return False
    if token.text == "?" and after.text in _OR:  # “Ledger? or Heron” asks one thing
        return False
    if token.text in _ENDS:
        return token.text != "." or not (_counts(tokens, at) or after.start == token.end)
    return _is_drawn(token) and after.text[0].isalnum()


def _counts(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether a dot makes a number an entry of a list: "1. C 2. A"."""
    before, after = tokens[at - 1] if at else tokens[at], tokens[at + 1]
    return before.text.isdecimal() and len(before.text) <= _LONGEST_NUMBER and len(after.text) == 1


def _is_ordinal(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether a dot makes a number an ordinal of what follows: “jeden 2. Dienstag”."""
    before, after = tokens[at - 1] if at else tokens[at], tokens[at + 1]
    is_number = before.text.isdecimal() and len(before.text) <= _LONGEST_NUMBER
    return is_number and after.text.removesuffix("s") in _COUNTED


def _is_drawn(token: Token) -> bool:
    """Tell whether a token is an emoji."""
    return unicodedata.category(token.text[0]) in ("So", "Sk") or token.text[0] in "☀️🏻"
