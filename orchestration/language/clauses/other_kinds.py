"""Wishes about other things than times: options, breaks, notice, length, place, agenda."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.clause import Clause, has_word
from orchestration.language.clauses.cues import TIMES, is_cue
from orchestration.language.clauses.leftovers import leftovers, unknown
from orchestration.language.clauses.orders import strength_of
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import COMPARED, IN_ADVANCE, TELLING
from orchestration.language.grammar import Item
from orchestration.language.values import (
    About,
    Length,
    OptionNamed,
    PerDay,
    Shade,
    TopicNamed,
)
from orchestration.language.words.marks import ONLY_THEN
from orchestration.model.conventions import Conventions
from orchestration.model.preferences import Kind, OptionRef, Polarity, Strength, Topic
from orchestration.model.times import MeetingsPerDay, Minutes

_LONGEST = 4 * 60  # from half a day on it is no meeting that is spoken of


def other_wishes(items: Sequence[Item], said: Verdict, usual: Conventions) -> tuple[Wish, ...]:
    """All wishes of a clause that are not about times."""
    wishes: list[Wish] = []
    reluctant = Shade.IF_NEED_BE in shades(items)
    for at, item in enumerate(items):
        if isinstance(item.value, OptionNamed):
            last = _last_option(items, at)
            spoken = replace(said, strength=_firm(items, said)) if reluctant and not last else said
            wishes += _options(item.value, spoken, reluctant and last, _only_then(items))
        elif isinstance(item.value, PerDay):
            wishes.append(_wish(Kind.LOAD, said, MeetingsPerDay(item.value.most)))
        elif isinstance(item.value, About) and not (_compared(items, at) or _sent(items, item)):
            wishes += _of_kind(item.value, said_length(items), said, usual)
    return tuple(dict.fromkeys(wishes))


def topic_wishes(items: Sequence[Item]) -> tuple[Wish, ...]:
    """What a clause wants to be talked about."""
    named = (item.value.words for item in items if isinstance(item.value, TopicNamed))
    return tuple(
        Wish(Kind.TOPIC, Polarity.FOR, Strength.PREFERS, value=Topic.of(words)) for words in named
    )


def _compared(items: Sequence[Item], at: int) -> bool:
    """Whether a thing is only what another is better than: "Zoom over in person"."""
    return at > 0 and items[at - 1].word in COMPARED


def _sent(items: Sequence[Item], item: Item) -> bool:
    """Whether it is something else that is wished for in time: "the slides in advance"."""
    notice = isinstance(item.value, About) and item.value.kind is Kind.NOTICE
    strange = any(each.word not in TELLING for each in unknown(items))
    topic = any(isinstance(i.value, About) and i.value.kind is Kind.TOPIC for i in items)
    unmeasured = said_length(items) is None
    if notice and unmeasured and item.word == "vorher":
        return True  # "bitte vorher": before what was named
    bare = item.word == IN_ADVANCE[0] and unmeasured
    return notice and bare and (strange or topic)


def said_length(items: Sequence[Item]) -> int | None:
    """The length a clause names, in minutes."""
    lengths = (item.value for item in items if isinstance(item.value, Length))
    return next((length.minutes for length in lengths), None)


def length_wish(minutes: int | None, said: Verdict) -> tuple[Wish, ...]:
    """A wish about how long a meeting takes, if that is less than half a day."""
    return (_wish(Kind.LENGTH, said, Minutes(minutes)),) if minutes and minutes < _LONGEST else ()


def _wish(kind: Kind, said: Verdict, value: Minutes | MeetingsPerDay | None = None) -> Wish:
    strength = Strength.STRONGLY if said.bare else said.strength
    return Wish(kind, Polarity.FOR, strength, value=value)


def _only_then(items: Sequence[Item]) -> bool:
    return has_word(items, (ONLY_THEN,))


def _options(named: OptionNamed, said: Verdict, reluctant: bool, only_then: bool) -> list[Wish]:
    """Return what is said of options; a last resort of which nothing good is said is rather not."""
    last_resort = reluctant and (only_then or not said.said)
    against = said.polarity is Polarity.AGAINST or named.refused or last_resort
    polarity = Polarity.AGAINST if against else Polarity.FOR
    strength = Strength.STRONGLY if named.refused else said.strength
    if not against:
        strength = strength_of(named) or strength
    if reluctant:
        strength = Strength.PREFERS if last_resort else Strength.MILDLY
    accepts = (said.accepts or reluctant) and strength_of(named) is None
    return [
        Wish(Kind.OPTION, polarity, strength, value=OptionRef(each), accepts=accepts)
        for each in named.ids
    ]


def _firm(items: Sequence[Item], said: Verdict) -> Strength:
    """The strength of what was named before something that is only a way out."""
    if said.strength is not Strength.MILDLY:
        return said.strength
    return Strength.STRONGLY if Shade.RAISE in shades(items) else Strength.PREFERS


def _last_option(items: Sequence[Item], at: int) -> bool:
    return not any(isinstance(item.value, OptionNamed) for item in items[at + 1 :])


def _of_kind(
    about: About, minutes: int | None, said: Verdict, usual: Conventions
) -> tuple[Wish, ...]:
    denied = said.polarity is Polarity.AGAINST
    if about.kind is Kind.BUFFER:
        wanted = denied if about.inverse else not denied
        return (_wish(Kind.BUFFER, said, Minutes(minutes or usual.buffer_minutes)),) * wanted
    if about.kind is Kind.NOTICE:
        wanted = denied if about.inverse else not denied or said.bare
        return (_wish(Kind.NOTICE, said, Minutes(minutes or usual.notice_minutes)),) * wanted
    if about.kind is Kind.LENGTH:
        brief = usual.short_meeting_minutes if about.short and not denied else None
        return length_wish(minutes or brief, said)
    accepts = said.accepts and about.kind is Kind.PLACE
    return (Wish(about.kind, said.polarity, said.strength, place=about.place, accepts=accepts),)


def other_length(clause: Clause, before: Reading) -> Reading | None:
    """Read "2 days' notice, sorry, 3 days"; nothing where more than a length is put right."""
    minutes = said_length(clause.items) if clause.instead else None
    rest = any(is_cue(item) or isinstance(item.value, TIMES) for item in clause.items)
    lengths = [wish for wish in before.wishes if isinstance(wish.value, Minutes)]
    if minutes is None or rest or len(lengths) != 1:
        return None
    corrected = replace(lengths[0], value=Minutes(minutes))
    wishes = tuple(corrected if wish is lengths[0] else wish for wish in before.wishes)
    return Reading(wishes, leftovers(clause.items), before.verdict, before.times)
