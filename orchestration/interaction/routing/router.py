"""From a message to what each of its sentences is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    CameUp,
    Does,
    OpenRequest,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
    Vote,
)
from orchestration.interaction.routing.held import held_back, without_denial
from orchestration.interaction.routing.lexicon import Lexicon, lexicon_of
from orchestration.interaction.routing.rules import RULES
from orchestration.interaction.routing.sentences import (
    Sentence,
    begins_to_ask,
    sentences,
    without_call,
)
from orchestration.interaction.routing.setting import Setting
from orchestration.interaction.routing.signs import signs_in
from orchestration.interaction.routing.situation import known_places, signs_of
from orchestration.interaction.routing.which import meant, with_it
from orchestration.language.inviting.settings import (
    LONGEST_ORDER,
    THIS_CHANNEL,
    can_order,
    orders_settings,
    settings_in_row,
)
from orchestration.language.social import is_social
from orchestration.language.words.tokens import readable

_TURNS: Final = frozenset({",", "-", "–", "but", "though", "btw", "aber", "übrigens", "jedoch"})
"""What parts a courtesy from what is said behind it."""

_JOINS: Final = frozenset({",", "-", "–", "and", "und", "but", "aber"})
"""What joins a question to what is told before it."""

_TOLD: Final = (SessionWish, StandingWish, Vote, CameUp)

_OF_A_REQUEST: Final = (SessionWish, StandingWish, Unknown, SessionOrder, OpenRequest)
"""What is told behind a request for a session is part of it."""

_FOR_GOOD: Final = ("for good", "for every session")
_OF_ITS_OWN: Final = frozenset({"told", "ask", "strange", "link", "override"})
"""Signs of what does not explain the wish before it."""


def route(text: str, setting: Setting) -> tuple[About, ...]:
    """Return what each sentence of a message is about; nothing said is one Social."""
    if not text.strip():
        return (Social(Span(0, len(text))),)
    if THIS_CHANNEL.match(text[:LONGEST_ORDER]):
        return (SessionOrder(Span(0, len(text)), Does.DEFAULTS),)
    lexicon = lexicon_of(text)
    tokens = lexicon.tokens(text[: readable(text)])
    routed: list[About] = []
    for whole in sentences(text, tokens):
        for sentence in _parts(text, without_call(whole), lexicon, setting):
            signs = signs_of(text, sentence, lexicon, setting)
            _add(routed, _about(text, sentence, signs, lexicon, setting), signs)
    return tuple(routed) or (Social(Span(0, len(text))),)


def _parts(text: str, sentence: Sentence, lexicon: Lexicon, setting: Setting) -> Iterator[Sentence]:
    """Yield what a sentence is about apart: its courtesy, what it tells, what it then asks."""
    for each in _apart_from_courtesy(text, sentence, lexicon, setting):
        yield from _apart_from_question(text, each, lexicon, setting)


def _apart_from_question(
    text: str, sentence: Sentence, lexicon: Lexicon, setting: Setting
) -> Iterator[Sentence]:
    """Yield what somebody tells, and the question that they join to it.

    "Mondays are bad, what's the status?" is a wish as well.
    """
    for at in range(1, len(sentence.tokens) - 1):
        if sentence.tokens[at].text in _JOINS and begins_to_ask(sentence, at + 1):
            head, rest = sentence.divided(at)
            told, asked = (
                _about(text, each, signs_of(text, each, lexicon, setting), lexicon, setting)
                for each in (head, rest)
            )
            if isinstance(told, _TOLD) and isinstance(asked, SessionQuestion):
                yield head
                yield rest
                return
    yield sentence


def _apart_from_courtesy(
    text: str, sentence: Sentence, lexicon: Lexicon, setting: Setting
) -> Iterator[Sentence]:
    """Yield the thanks or the greeting that a sentence begins with, and then the rest of it."""
    at = next((at for at, each in enumerate(sentence.tokens) if each.text in _TURNS), 0)
    if at and not setting.question:
        head, rest = sentence.divided(at)
        words = text[head.span.start : head.span.end]
        if is_social(words, setting.names) and "sorry" not in signs_in(head.tokens, lexicon).found:
            yield head
            yield from _apart_from_farewell(text, rest, lexicon, setting)
            return
    yield from _apart_from_farewell(text, sentence, lexicon, setting)


def _apart_from_farewell(
    text: str, sentence: Sentence, lexicon: Lexicon, setting: Setting
) -> Iterator[Sentence]:
    """Yield what somebody tells, and the thanks that they end with."""
    turns = (at for at, each in enumerate(sentence.tokens) if at and each.text in _TURNS)
    at = max(turns, default=0)
    head, rest = sentence.divided(at) if at and not setting.question else (sentence, None)
    if rest and is_social(text[rest.tokens[0].end : rest.span.end], setting.names):
        signs = signs_of(text, head, lexicon, setting)
        if isinstance(_about(text, head, signs, lexicon, setting), _TOLD):
            yield head
            yield rest
            return
    yield sentence


def _about(
    text: str, sentence: Sentence, signs: AbstractSet[str], lexicon: Lexicon, setting: Setting
) -> About:
    """Return what one sentence is about: the first rule that fits says so."""
    words = text[sentence.span.start : sentence.span.end]
    says_more = "letter" in signs or {"@asked", "yes or no"} <= signs
    if not says_more and is_social(words, setting.names):
        return Social(sentence.span)
    if "@open" in signs and _sets(words, lexicon, setting):
        return SessionOrder(sentence.span, Does.CHANGE)
    about = _placed(text, sentence, signs, lexicon, setting)
    if "^look" in signs and isinstance(of_it := _of_it(words, setting), SessionOrder):
        return replace(of_it, span=sentence.span)
    if isinstance(about, StandingWish):
        return replace(about, says_so=not signs.isdisjoint(_FOR_GOOD))
    if isinstance(about, CameUp):
        elsewhere = "elsewhere" in signs
        which = () if elsewhere else meant(words, sentence.tokens, lexicon, setting)
        return replace(about, sessions=tuple(each.id for each in which))
    return about


def _by_rule(signs: AbstractSet[str], span: Span) -> About:
    return next((rule.meaning for rule in RULES if rule.fits(signs)), Unknown)(span)


def _placed(
    text: str, sentence: Sentence, signs: AbstractSet[str], lexicon: Lexicon, setting: Setting
) -> About:
    """Return what the rules say, with an order as its whole sentence has it."""
    about = _by_rule(signs, sentence.span)
    if isinstance(about, Unknown) and "not" in signs:
        about = _denied_order(text, sentence, lexicon, setting) or about
    if isinstance(about, SessionOrder):
        return _as_said(about, text, sentence, lexicon, setting)
    return about


def _as_said(
    order: SessionOrder, text: str, sentence: Sentence, lexicon: Lexicon, setting: Setting
) -> About:
    """Return an order as its whole sentence has it: denied, asked, dated, or as it stands."""
    signs = signs_of(text, sentence, lexicon, setting)
    known = known_places(sentence.tokens, lexicon, setting)
    return held_back(order, sentence, signs, lexicon, known)


def as_said(order: SessionOrder, text: str, setting: Setting) -> About:
    """Return the order that a text begins with as the whole of it has it."""
    lexicon = lexicon_of(text)
    whole = Sentence(tuple(lexicon.tokens(text)), Span(0, len(text)))
    return _as_said(order, text, whole, lexicon, setting)


def _denied_order(
    text: str, sentence: Sentence, lexicon: Lexicon, setting: Setting
) -> SessionOrder | None:
    """Return the order that a sentence would be without its “not”; None where it would be none."""
    rest = without_denial(sentence, lexicon)
    if not rest.tokens:
        return None
    order = _by_rule(signs_of(text, rest, lexicon, setting), sentence.span)
    return order if isinstance(order, SessionOrder) else None


def _sets(words: str, lexicon: Lexicon, setting: Setting) -> bool:
    """Tell whether words say how it is to be taken; of its organiser, also what can't be read."""
    if orders_settings(words) or _orders_named(words, setting):
        return True
    if not any(each.organiser.id == setting.who for each in setting.sessions):
        return False
    unread = settings_in_row(words)
    return unread is not None and not any(
        signs_in(lexicon.tokens(each), lexicon).days for each in unread
    )


def _orders_named(words: str, setting: Setting) -> bool:
    """Tell whether words want a session made otherwise that stands in them by its name."""
    return can_order(words) and orders_settings(with_it(words, setting.sessions))


def _of_it(words: str, setting: Setting) -> About | None:
    """Return what words are about where “it” stands for the session they name; None without one."""
    said = with_it(words, setting.sessions)
    if said == words:
        return None
    lexicon = lexicon_of(said)
    whole = Sentence(tuple(lexicon.tokens(said)), Span(0, len(said)))
    return _by_rule(signs_of(said, whole, lexicon, setting), whole.span)


def _add(routed: list[About], about: About, signs: AbstractSet[str]) -> None:
    """Add what a sentence is about; what explains the one before it belongs to that.

    "45 minutes next week. Dana has to come." is one request, and "Mondays? No way." one wish: the
    second half alone would turn the first round.
    """
    before = routed[-1] if routed else None
    asked_for = isinstance(before, OpenRequest) and isinstance(about, _OF_A_REQUEST)
    wished = isinstance(before, SessionWish | StandingWish | CameUp) and isinstance(about, Unknown)
    if before and (asked_for or (wished and _OF_ITS_OWN.isdisjoint(signs))):
        routed[-1] = replace(before, span=Span(before.span.start, about.span.end))
    else:
        routed.append(about)


def main(routed: Sequence[About]) -> About:
    """Return what a message is about first of all: the first thing that is more than courtesy."""
    telling = [each for each in routed if not isinstance(each, Social | Unknown)]
    unknown = [each for each in routed if isinstance(each, Unknown)]
    return (*telling, *unknown, *routed)[0]
