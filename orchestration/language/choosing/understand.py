"""What a message means where options are no times: wishes for options, and for what they are like.

The grammar of times reads how it is meant, whatever is named; here it is said what is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Final

from orchestration.language.choosing.asides import gets_going, tells_of_what_was
from orchestration.language.choosing.held import reasons_told
from orchestration.language.choosing.held.as_told import as_told, asks_of_options, without_reasons
from orchestration.language.choosing.held.conceding import concedes
from orchestration.language.choosing.held.conditional import hangs_on_another
from orchestration.language.choosing.held.none_of_these import finds_none_bad, none_and_why
from orchestration.language.choosing.held.plainly import end_in, put_plainly
from orchestration.language.choosing.held.sides import STOP
from orchestration.language.choosing.known_by import amounts
from orchestration.language.choosing.known_by.of_somebody import without_names
from orchestration.language.choosing.mentions import Mention, mentioned, mentions
from orchestration.language.choosing.ordered import Placed, ordered
from orchestration.language.choosing.words import words_of
from orchestration.language.languages import language_of
from orchestration.language.saying import reasons
from orchestration.language.saying.naming import Naming
from orchestration.language.saying.restate import restate
from orchestration.language.saying.restate_times import Manner
from orchestration.language.talk.social import is_social
from orchestration.language.understand import spoken_in, understand
from orchestration.language.words.vocabulary import Vocabulary
from orchestration.model.catalogue import Catalogue
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Words
from orchestration.model.preferences import (
    Kind,
    NotUnderstood,
    OptionRef,
    Polarity,
    Preference,
    Source,
    Strength,
    Understanding,
)

_OF_CHOICES: Final = (Kind.OPTION, Kind.FLEXIBLE, Kind.FREE_TEXT)
_SOFT: Final = re.compile(
    r"\b(?:ideally|preferabl[ey]|prefer|rather|would be nice|if possible|am liebsten|lieber"
    r"|idealerweise|wenn möglich|gern|gerne)\b",
    re.IGNORECASE,
)
_SMALL_TEXT: Final = """
eat drink go order have take get watch read try visit food again essen trinken gehen nehmen
bestellen haben wieder please bitte thing something anything somewhere place there here
"""
_SMALL: Final = frozenset(_SMALL_TEXT.split())
"""Words that turn nothing, whatever is chosen."""

_TURNING_TEXT: Final = """
so then rather not no way please never again nope nah lieber nicht nein bitte dann doch eher
"""
_TURNING: Final = frozenset(_TURNING_TEXT.split())
"""Words of which a clause that names nothing turns what was said before it."""

_BESIDE_TEXT: Final = """
i i'd would say rank me for fur mich ich wurde sagen please pls bitte thanks thx danke then
that's it
"""
_BESIDE_AN_ORDER: Final = frozenset(_BESIDE_TEXT.split())
_ASKS_ROUND: Final = re.compile(
    r"\s*(?:(?:lol|haha|hey|so|ok|and|und|na)\b[\s,]*)*(?:who|whos|who's|anyone|anybody|wer)\b",
    re.IGNORECASE,
)
_BREAKS_OFF: Final = re.compile(
    r"(?:\b(?:is|are|gets?|looks?|sounds?|feels?|seems?|ist|sind|wird|klingt|wirkt)|\w['’](?:s|re))"
    r"(?: (?:just|really|still|always|only|halt|einfach|eben|doch|ja|immer|echt))*\W*$",
    re.IGNORECASE,
)
"""How a clause ends of which the next says what something is like: “Hamburg is”, “so cold”."""

_IS_LIKE: Final = re.compile(
    r"\W*(?:so|too|way too|much too|pretty|bit|zu|viel zu|ganz schön) (?!(?:i|we|you|he|she|they|it"
    r"|that|everyone|everybody|all|please|yes|let|ich|wir|man|es|alle|ja|bitte)\b)[^\W\d_]",
    re.IGNORECASE,
)
"""What says behind an option alone what it is like: “Hamburg, so cold”."""

_AROUND: Final = " .,;:!–-"
_MOST_STOPS: Final = 16
"""So many places are looked at where a name may follow what is said before it."""

_SENTENCE: Final = re.compile(r"\s*[^.!?;\n]+(?:[.!?;\n]+|$)")


def understand_choice(text: str, hearing: MessageContext) -> Understanding:
    """Understand a message about options that are no times.

    What is asserted is only what was wholly read: a clause with words that may turn it is listed.
    """
    written = text
    text, asked = _asked_apart(text, hearing)
    catalogue = hearing.catalogue or Catalogue()
    is_of_one = len(catalogue.options) == 1
    if finds_none_bad(text) or concedes(text, catalogue) or (gets_going(text) and not is_of_one):
        return Understanding((), (*asked, _unclear(text, 0, len(text), hearing)))
    said = Understanding()
    if text.strip():
        words = spoken_in(text, hearing)
        said = (
            hangs_on_another(text, hearing, words.naming)
            or _none_and_why(text, hearing, words)
            or _no_and_why(text, hearing, words)
            or _told(without_reasons(text), hearing, words)
        )
    left = (_as_written(each, written) for each in said.not_understood)
    return replace(said, not_understood=(*asked, *left))


def _as_written(left: NotUnderstood, written: str) -> NotUnderstood:
    """Return what was not understood in its author's words, whatever was put in their place."""
    where = left.source
    if where is None or written.startswith(left.text, where.start):
        return left
    return replace(left, text=written[where.start : where.end].strip())


def _none_and_why(text: str, hearing: MessageContext, words: Vocabulary) -> Understanding | None:
    """Return a no to all options, and why, as a wish of its own; None where it is no such.

    What the reason says by itself, of an option or of what one wishes, is heard as that.
    """
    parts = none_and_why(text)
    if parts is None or names_option(text[parts[1] :], hearing):
        return None
    end, start, stop = parts
    none = _told(text[:end], hearing, words)
    if not none.preferences or none.not_understood:
        return None
    why = text[start:stop]
    if is_social(why):
        return none
    reason = _told(f"{' ' * start}{why}", hearing, words)
    if reason.preferences:
        return _both(none, reason)
    wish = Preference(
        author=hearing.author,
        kind=Kind.FREE_TEXT,
        polarity=Polarity.AGAINST,
        strength=none.preferences[0].strength,
        applies=None,
        restatement=f"“{why.strip(_AROUND)}”",
        source=Source(hearing.message, start, stop),
        visibility=hearing.visibility,
        language=none.preferences[0].language,
    )
    return _both(none, Understanding((wish,)))


def _no_and_why(text: str, hearing: MessageContext, words: Vocabulary) -> Understanding | None:
    """Return a no to options, with why it is one; None where it is no such.

    What the reason asks of others is a wish of its own: “not B, nothing with fish”. What B is like
    (“too far”) is said of that alone.
    """
    for said, start in reasons_told.parted_from_reason(text):
        if names_option(text[start:], hearing):
            continue
        no = _told(said, hearing, words)
        is_no = bool(no.preferences) and all(each.turns_down for each in no.preferences)
        if no.not_understood or not is_no:
            continue
        why = reasons_told.as_reason(text[start:])
        no = replace(no, preferences=tuple(replace(each, why=why) for each in no.preferences))
        if reasons_told.is_reason_alone(text[start:]):
            return no
        reason = _told(f"{' ' * start}{text[start:]}", hearing, words)
        if reason.preferences and not reason.not_understood:
            return _both(no, reason)
        wish = as_told(text[start:], hearing, words.naming) if asks_of_options(why) else None
        source = Source(hearing.message, start, len(text))
        return _both(no, Understanding((replace(wish, source=source),))) if wish else no
    return None


def names_option(text: str, hearing: MessageContext) -> bool:
    """Tell whether words name something that is on the list."""
    named = mentions(text, hearing.catalogue or Catalogue())
    return any(isinstance(of, OptionRef) for each in named for of in each.of)


def _asked_apart(text: str, hearing: MessageContext) -> tuple[str, tuple[NotUnderstood, ...]]:
    """Return a message, as long as before, without what it asks all round: "who else likes it?"."""
    asked: list[NotUnderstood] = []
    for each in _SENTENCE.finditer(text):
        if _ASKS_ROUND.match(each.group()):
            asked.append(_unclear(each.group(), each.start(), each.end(), hearing))
            text = f"{text[: each.start()]}{' ' * len(each.group())}{text[each.end() :]}"
    return text, tuple(asked)


def _unclear(words: str, start: int, end: int, hearing: MessageContext) -> NotUnderstood:
    why = language_of(words).naming.reason(reasons.UNCLEAR)
    return NotUnderstood(words.strip(), why, Source(hearing.message, start, end))


def _told(text: str, hearing: MessageContext, words: Vocabulary) -> Understanding:
    said = put_plainly(text)
    told = _told_plainly(said, hearing, words)

    def whole(where: Source | None) -> Source | None:
        return where and replace(where, end=end_in(text, said, where.end))

    wishes = (replace(each, source=whole(each.source)) for each in told.preferences)
    left = (replace(each, source=whole(each.source)) for each in told.not_understood)
    return replace(told, preferences=tuple(wishes), not_understood=tuple(left))


def _told_plainly(said: str, hearing: MessageContext, words: Vocabulary) -> Understanding:
    named = mentions(said, hearing.catalogue or Catalogue())
    text, placed = ordered(said, named, ranks=hearing.ranks)
    if placed:
        beside = _told(text, hearing, words) if _says_more(text) else Understanding()
        wishes = (_placed(each, hearing, words.naming) for each in placed)
        return replace(beside, preferences=tuple(_once((*beside.preferences, *wishes))))
    for stop in islice(STOP.finditer(text), _MOST_STOPS):
        first, rest = text[: stop.start()], f"{' ' * stop.end()}{text[stop.end() :]}"
        is_parted = not stop.group()[0].isspace() or mentions(
            first, hearing.catalogue or Catalogue()
        )
        if is_parted and _is_name_alone(rest, hearing):  # what is said of another stays there
            return _both(_understood(first, hearing, words), _understood(rest, hearing, words))
    return _understood(text, hearing, words)


def _is_name_alone(text: str, hearing: MessageContext) -> bool:
    """Tell whether an option is named, and nothing else is said."""
    named = mentions(text, hearing.catalogue or Catalogue())
    return len(named) == 1 and text[named[0].start : named[0].end] == text.strip(" .!?")


def _both(one: Understanding, other: Understanding) -> Understanding:
    return Understanding(
        tuple(_once((*one.preferences, *other.preferences))),
        (*one.not_understood, *other.not_understood),
        (*one.corrections, *other.corrections),
    )


def _says_more(text: str) -> bool:
    """Tell whether anything is left beside an order: a courtesy, or "I'd say", is nothing."""
    return not is_social(text) and not _BESIDE_AN_ORDER.issuperset(x.word for x in words_of(text))


def _placed(placed: Placed, hearing: MessageContext, naming: Naming) -> Preference:
    """Return an option's place in an order as a wish."""
    wish = Preference(
        author=hearing.author,
        kind=Kind.OPTION,
        polarity=placed.polarity,
        strength=placed.strength,
        applies=placed.option,
        restatement="",
        source=Source(hearing.message, placed.start, placed.end),
        visibility=hearing.visibility,
        language=naming.code,
    )
    return _said(wish, naming)


def _understood(text: str, hearing: MessageContext, words: Vocabulary) -> Understanding:
    """Return what a message says that has no votes in it."""
    said, naming = understand(text, hearing, words), words.naming
    unread = [each for each in said.not_understood if not _is_small(each)]
    spoilt = _spoilt(without_names(text, hearing.catalogue), said, unread)
    about = _Spoken(text, hearing, hearing.catalogue or Catalogue(), naming)
    kept = [each for each in said.preferences if each.source not in spoilt]
    wishes = [wish for each in kept for wish in about.wishes(each)]
    listed = [each for each in unread if not any(_within(each.source, one) for one in spoilt)]
    listed += [_listed(each, text, naming) for each in spoilt]
    listed.sort(key=lambda each: each.source.start if each.source else 0)
    forgotten = tuple(each for each in said.corrections if each.of is None)  # all of it, whatever
    return Understanding(tuple(_once(wishes)), tuple(listed), forgotten)


def _spoilt(text: str, said: Understanding, unread: Sequence[NotUnderstood]) -> frozenset[Source]:
    """Return the clauses of which nothing is to be asserted.

    What is taken back with words that name nothing ("…, so rather not") takes the clause before it.
    """
    wished = [each for each in said.preferences if each.source is not None]
    spoilt = {
        each.source for each in wished if each.source and _is_spoilt(each, text, said, unread)
    }
    for left in unread:
        before = [each.source for each in wished if each.source and _ends(each.source, left)]
        if before and {each.word for each in words_of(left.text)} <= _TURNING:
            spoilt.add(max(before, key=lambda one: one.end))
    return frozenset(spoilt)


def _ends(clause: Source, left: NotUnderstood) -> bool:
    return left.source is not None and clause.end <= left.source.start


def _is_small(left: NotUnderstood) -> bool:
    return all(each.word in _SMALL for each in words_of(left.text))


def _is_spoilt(
    wish: Preference, text: str, said: Understanding, unread: Sequence[NotUnderstood]
) -> bool:
    """Tell whether a wish stands beside words that may turn it, or is of a time, or of what was."""
    if wish.kind not in _OF_CHOICES:
        return True
    said_so = text[wish.source.start : wish.source.end] if wish.source else ""
    if _BREAKS_OFF.search(said_so) or tells_of_what_was(said_so) or _is_like(wish, text):
        return True
    beside = any(
        each.kind not in _OF_CHOICES and each.source == wish.source for each in said.preferences
    )
    return beside or any(_within(each.source, wish.source) for each in unread)


def _is_like(wish: Preference, text: str) -> bool:
    """Tell whether an option is only named, in a word, and what follows says what it is like."""
    if wish.source is None or not isinstance(wish.applies, OptionRef):
        return False
    is_alone = len(words_of(text[wish.source.start : wish.source.end])) == 1
    return is_alone and _IS_LIKE.match(text, wish.source.end) is not None


def _within(inner: Source | None, outer: Source | None) -> bool:
    if inner is None or outer is None:
        return False
    return outer.start <= inner.start and inner.end <= outer.end


def _listed(source: Source, text: str, naming: Naming) -> NotUnderstood:
    words = text[source.start : source.end]
    return NotUnderstood(words, naming.reason(reasons.UNCLEAR), source)


@dataclass(frozen=True)
class _Spoken:
    """A message, and what it can speak of."""

    text: str
    hearing: MessageContext
    catalogue: Catalogue
    naming: Naming

    @cached_property
    def named(self) -> Sequence[Mention]:
        return mentions(self.text, self.catalogue)

    def wishes(self, wish: Preference) -> Iterator[Preference]:
        """Yield a wish with what it is about: an option by its key, or a condition."""
        if not isinstance(wish.applies, OptionRef):
            yield wish
        elif (condition := mentioned(wish.applies.option, self.named)) is not None:
            yield from self._of_data(wish, condition)
        elif (option := self._option(wish.applies.option)) is not None:
            yield _said(replace(wish, applies=OptionRef(option.key, option.title)), self.naming)

    def _of_data(self, wish: Preference, mention: Mention) -> Iterator[Preference]:
        where = wish.source
        said = self.text[where.start : where.end] if where else self.text
        if wish.polarity is Polarity.AGAINST and amounts.is_limit(self.text, mention.start):
            turned = mention.of if mention.firm else tuple(map(amounts.turned, mention.of))
            wish, mention = replace(wish, polarity=Polarity.FOR), replace(mention, of=turned)
        firm = mention.firm and not _SOFT.search(said) and wish.polarity is not Polarity.AGAINST
        for of in mention.of:
            told = replace(wish, kind=Kind.CRITERION, applies=of)
            if firm:
                told = replace(told, polarity=Polarity.FOR, strength=Strength.MUST)
            yield _said(told, self.naming)

    def _option(self, name: str) -> Words | None:
        """Return an option by its letter on the table, or by its key."""
        options = (each for each in self.hearing.options if isinstance(each, Words))
        lettered = next((each for each in options if each.id == name), None)
        listed = (each for each in self.catalogue.options if each.key == name)
        return lettered or next(listed, None)


def _said(wish: Preference, naming: Naming) -> Preference:
    words = restate(
        wish.kind, wish.polarity, wish.strength, wish.applies, manner=Manner(naming=naming)
    )
    return replace(wish, restatement=words)


def _once(wishes: Sequence[Preference]) -> Iterator[Preference]:
    """Yield each wish once; of two about the same thing the later one."""
    last = {each.applies or each.restatement: each for each in wishes}
    yield from last.values()
