"""What a member's message means, as typed preferences, and what of it was not understood.

The whole way: text → tokens → looked-up words → the grammar's values → clauses → wishes →
preferences. Pure: the same words heard in the same frame always mean the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import cache

from orchestration.language.barely_possible import each_as_let_pass
from orchestration.language.called_firm import with_firm_noes
from orchestration.language.choosing.mentions import mentions, without_titles
from orchestration.language.clauses.answers import mark_answers
from orchestration.language.clauses.attending import attending, in_part_alone, leaving_first
from orchestration.language.clauses.clause import Clause, has_word
from orchestration.language.clauses.corrections import mark_corrections
from orchestration.language.clauses.coverage import covered
from orchestration.language.clauses.day_in_force import named_day, named_days
from orchestration.language.clauses.dividing import clauses, mark_statements
from orchestration.language.clauses.either_or import with_alternatives
from orchestration.language.clauses.entries import mark_entries
from orchestration.language.clauses.exact_hours import bounded_by_hours
from orchestration.language.clauses.leftovers import Leftover, whole
from orchestration.language.clauses.options import (
    Choice,
    naming_options,
    point_at_options,
    point_by_time,
)
from orchestration.language.clauses.people import (
    about_somebody_else,
    mark_people,
    speaks_of_oneself,
)
from orchestration.language.clauses.readings import read
from orchestration.language.clauses.remarks import without_remarks
from orchestration.language.clauses.rest import limited_as_before
from orchestration.language.clauses.standing_alone import part_that_stands
from orchestration.language.clauses.sureness import is_shaky, sureness
from orchestration.language.clauses.taken_up import with_days_taken
from orchestration.language.clauses.taking_back import (
    accepts_nothing,
    joined_corrections,
    taken_back,
)
from orchestration.language.clauses.together import Said, added, settled_together
from orchestration.language.clauses.told import told_of
from orchestration.language.clauses.too_long import with_length_wished
from orchestration.language.clauses.topics import mark_topics
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.week_in_force import (
    of_its_week,
    of_unknown_week,
    week_in_force,
)
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.coming.came_up_then import with_its_day
from orchestration.language.conventions import usual_years
from orchestration.language.english.small_words import CONTRASTS, EVERYONE_VERBS, JOINS
from orchestration.language.grammar import Line, reduce
from orchestration.language.languages import language_of
from orchestration.language.saying import reasons
from orchestration.language.saying.naming import Naming
from orchestration.language.saying.restate import restate
from orchestration.language.saying.restate_times import Manner, times
from orchestration.language.talk.ailments import without_ailments
from orchestration.language.talk.said_beside import without_what_is_beside
from orchestration.language.talk.social import without_exclamations
from orchestration.language.times.days_by_others import (
    days_by_others,
    following_named,
)
from orchestration.language.times.evenings import hours_of_evenings
from orchestration.language.times.fuzzy import reconciled
from orchestration.language.times.listed_days import (
    days_away,
    days_in_lists,
    weekdays_of_their_week,
    weeks_by_date,
)
from orchestration.language.times.references import resolved, weeks_after
from orchestration.language.times.resolve import applied
from orchestration.language.times.rules.table import BEFORE_LISTS, LISTS
from orchestration.language.times.subtract import common, subtract
from orchestration.language.values import Days, Shade, Times
from orchestration.language.words.excepted_behind import with_exceptions_joined
from orchestration.language.words.layout import laid_out
from orchestration.language.words.lexicon import look_up
from orchestration.language.words.mixed import in_one_language
from orchestration.language.words.proposed_by_no import with_proposals_plain
from orchestration.language.words.spelling import spelt
from orchestration.language.words.taking_back import mark_taking_back
from orchestration.language.words.tokens import readable, tokenise
from orchestration.language.words.vocabulary import Vocabulary
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Option
from orchestration.model.preferences import (
    Applies,
    Confidence,
    Correction,
    Kind,
    NotUnderstood,
    PartOfMeeting,
    Polarity,
    Preference,
    Source,
    Strength,
    Understanding,
)
from orchestration.model.times import Dated, TimeFrame, TimeSet, Weekly, any_of

_SHOWN_OF_THE_REST = 80
_GOING_ON = JOINS | {",", "("}
_STRENGTHS = tuple(Strength)
_OF_TIMES = (Kind.BUSY, Kind.FLEXIBLE)


def understand(
    text: str, hearing: MessageContext, words: Vocabulary | None = None
) -> Understanding:
    """Understand a message, in a language if that is known, else in its own."""
    spoken = words or spoken_in(text, hearing)
    return with_firm_noes(text, hearing, lambda said: _understood(said, hearing, spoken))


def _understood(text: str, hearing: MessageContext, words: Vocabulary) -> Understanding:
    end = readable(text)
    preferences: list[Preference] = []
    said = heard(text[:end], hearing, words)
    taken = [
        each for _, reading in said for each in _corrections(reading, text, hearing, words.naming)
    ]
    unread = sorted((each for _, reading in said for each in reading.left), key=_place)
    left = [_not_understood(each, text, hearing.message, words) for each in unread]
    wishes = [wish for _, reading in said for wish in reading.wishes]
    places = [(clause, reading) for clause, reading in said for _ in reading.wishes]
    bears, shaky = any(map(_bears_on_more, unread)), is_shaky([clause for clause, _ in said])
    for wish, (clause, reading) in zip(reconciled(wishes, hearing.frame), places, strict=True):
        source = Source(hearing.message, clause.start, clause.end)
        sure = sureness(wish, clause, reading, hearing.frame, bears, shaky)
        made = _preferences(wish, source, sure, hearing, words.naming)
        preferences += each_as_let_pass(made, text, hearing.frame)
    if end < len(text):
        source = Source(hearing.message, end, len(text))
        rest = text[end : end + _SHOWN_OF_THE_REST]
        why = words.naming.reason(reasons.TOO_LONG).format(end)
        left.append(NotUnderstood(rest, why, source))
    corrections = tuple(dict.fromkeys(taken))
    goes_on = _goes_on(text[:end], words.naming)
    bare = bool(wishes) and all(each.bare for each in wishes)
    read = Understanding(_settled(preferences), tuple(left), corrections, goes_on, bare)
    return replace(read, void=_is_void(read, said))


def _is_void(read: Understanding, said: Sequence[Said]) -> bool:
    """Tell whether words without any wish accept nothing either."""
    is_empty = not (read.preferences or read.not_understood or read.corrections)
    return is_empty and accepts_nothing([clause for clause, _ in said])


def spoken_in(text: str, hearing: MessageContext) -> Vocabulary:
    """Return the language of a message: that of its words, whatever the options are called."""
    return language_of(without_titles(text, hearing.catalogue))


def _goes_on(text: str, naming: Naming) -> bool:
    """Tell whether words go on from an earlier message: “8 works too”, “geht auch um 8”."""
    return _any_of(naming.listed.echoing).search(text) is not None


@cache
def _any_of(words: AbstractSet[str]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(words)))})\b", re.IGNORECASE)


def heard(text: str, hearing: MessageContext, words: Vocabulary | None = None) -> list[Said]:
    """Return each clause of a text with what it says, in the light of all the others."""
    said: list[Said] = []
    for clause, reading in _readings(text, hearing, words or spoken_in(text, hearing)):
        said = added(said, clause, reading, hearing.frame)
    return settled_together(bounded_by_hours(in_part_alone(said)), hearing.frame)


def analysed(
    text: str, hearing: MessageContext, words: Vocabulary | None = None
) -> tuple[Clause, ...]:
    """The clauses of a text, with all that the grammar makes of their words."""
    words = words or spoken_in(text, hearing)
    text = with_days_taken(with_its_day(without_exclamations(text)))
    text = with_proposals_plain(with_alternatives(with_length_wished(text)))
    text = with_exceptions_joined(without_ailments(without_what_is_beside(text)))
    names = (*hearing.names, *hearing.others)
    written = tokenise(text, hearing.names, words.spelling)
    if hearing.catalogue is None:  # options may be called anything
        written = in_one_language(written, words.naming.code, words.words)
    tokens = spelt(written, names, words.spelling)
    lines = laid_out(words.prepared(tokens), words)
    tokens = mark_corrections(mark_taking_back(lines, words), words)
    tokens = mark_people(tokens, hearing.names, hearing.others, words)
    choice = Choice(_pointed_at(hearing), hearing.frame)
    looked_up = look_up(tokens, hearing.frame, words)
    named = mentions(text, hearing.catalogue) if hearing.catalogue else ()
    line: Line = point_at_options(naming_options(looked_up, named), choice)
    line = days_in_lists(mark_topics(line, text), hearing.frame)
    line = following_named(weeks_by_date(days_away(line, hearing.frame)))
    line = reduce(hours_of_evenings(line, hearing.frame), BEFORE_LISTS, hearing.frame)
    line = weekdays_of_their_week(weeks_after(line, hearing.frame), hearing.frame)
    line = resolved(days_by_others(line, hearing.frame), hearing.frame)
    line = mark_statements(mark_answers(mark_entries(line)))
    line = reduce(line, LISTS, hearing.frame)
    mended = [token.start for token in tokens if token.mended]
    return tuple(
        replace(each, mended=any(each.start <= at < each.end for at in mended)) if mended else each
        for each in joined_corrections(clauses(point_by_time(line, choice)))
    )


def _pointed_at(hearing: MessageContext) -> tuple[Option, ...]:
    """Return the options that words can point at: those on the table, else all that are listed."""
    if hearing.catalogue is None or hearing.options:
        return hearing.options
    return tuple(Option(each.key) for each in hearing.catalogue.options)


def _readings(
    text: str, hearing: MessageContext, words: Vocabulary
) -> Iterable[tuple[Clause, Reading]]:
    before = Reading()
    elsewhere = ordered = False
    day: Days | None = None
    said = analysed(text, hearing, words)
    oneself = speaks_of_oneself(said)
    for undated in leaving_first(said):
        each = of_its_week(undated, before, hearing.frame)
        elsewhere = about_somebody_else(each, elsewhere, oneself)
        clause, remarks = without_remarks(each)
        clause = limited_as_before(clause, before)
        taken, last = taken_back(clause, hearing.frame), before
        ordered = _is_order(clause) or (ordered and not clause.fresh)
        if elsewhere or ordered:
            before = Reading(
                left=(whole(clause.items, reasons.SOMEBODY_ELSE if elsewhere else reasons.ORDER),)
            )
        else:
            known = taken or attending(clause) or of_unknown_week(clause, before, hearing.frame)
            before = known or read(clause, before, hearing.frame)
        if hearing.frame.window is not None:  # elsewhere a time that is named is all that counts
            before = _unless_loose(clause, last, covered(clause, before, last))
            before = part_that_stands(clause, before, _by_itself(last, hearing.frame))
        day = named_day(clause, day, hearing.frame)
        named = (*last.named, *named_days(each))
        week = week_in_force(clause, before, last.week)
        recent = before.times or last.recent
        told = told_of(each, before, last, hearing.frame)
        before = replace(before, day=day, week=week, named=named, recent=recent, told=told)
        yield clause, replace(before, left=(*before.left, *remarks)) if remarks else before


def _by_itself(before: Reading, frame: TimeFrame) -> Callable[[Clause, Reading | None], Reading]:
    """How a part of a clause is read where that stands, behind another or the clause before."""

    def of_part(part: Clause, other: Reading | None) -> Reading:
        last = other or before
        return covered(part, read(part, last, frame), last)

    return of_part


def _unless_loose(clause: Clause, before: Reading, reading: Reading) -> Reading:
    """A reading, unless it is a mere time that goes on from what was not understood.

    "The client's in town on the 20th and 21st" wishes for neither day.
    """
    loose = bool(reading.wishes) and all(wish.bare for wish in reading.wishes)
    lost = bool(before.left) and not before.wishes and before.verdict is None
    goes_on = (clause.listed and clause.link in _GOING_ON) or clause.link in CONTRASTS
    if not (loose and lost and (goes_on or clause.link == "\n")):
        return reading
    return Reading(left=(whole(clause.items, reasons.UNCLEAR),), times=reading.times)


def _bears_on_more(left: Leftover) -> bool:
    """Whether words that were not understood may say something of the rest of their message."""
    return left.reason not in reasons.WHATEVER_ELSE


def _place(left: Leftover) -> tuple[int, int]:
    return left.start, left.end


def _is_order(clause: Clause) -> bool:
    """Whether a clause tells the bot what to do with others' wishes."""
    said = shades(clause.items)
    if Shade.ORDER in said:
        return True
    return Shade.EVERYONE in said and has_word(clause.items, EVERYONE_VERBS)


# Preferences


def _preferences(
    wish: Wish, source: Source, sure: Confidence, hearing: MessageContext, naming: Naming
) -> list[Preference]:
    made: Sequence[Applies] = (wish.value,)
    if wish.times is not None:
        made = _applies(wish, wish.times, hearing.frame)
    if isinstance(wish.value, PartOfMeeting) and wish.times is not None:
        made = [replace(wish.value, at=each) for each in made if isinstance(each, TimeSet)]
    manner = Manner(usual_years(hearing.frame), naming)
    polarity, strength = wish.stance
    return [
        Preference(
            author=hearing.author,
            kind=wish.kind,
            polarity=polarity,
            strength=strength,
            applies=each,
            restatement=restate(wish.kind, polarity, strength, each, wish.place, manner),
            source=source,
            visibility=hearing.visibility,
            sureness=sure,
            language=naming.code,
        )
        for each in made
    ]


def _corrections(
    reading: Reading, text: str, hearing: MessageContext, naming: Naming
) -> Iterable[Correction]:
    """What a clause takes back of earlier messages, each time for itself."""
    taken = reading.taken
    if taken is None:
        return
    of, to = (resolved_times(each, hearing.frame) for each in (taken.of, taken.to))
    about = " + ".join(times(each, Manner(usual_years(hearing.frame), naming)) for each in of)
    why = naming.noted_nothing_of.format(about) if of else naming.noted_nothing
    source = Source(hearing.message, taken.start, taken.end)
    otherwise = NotUnderstood(text[taken.start : taken.end], why, source)
    for each in of or (None,):
        yield Correction(each, to[0] if to else None, otherwise)


def resolved_times(named: Times | None, frame: TimeFrame) -> tuple[Dated | Weekly, ...]:
    """Return times as they are stored, without what is excepted."""
    if named is None:
        return ()
    return applied(subtract(named.whens, named.but, frame), frame, bare=False)


def _applies(wish: Wish, times: Times, frame: TimeFrame) -> tuple[TimeSet, ...]:
    """What a wish about times applies to; alternatives that are wished for are one wish."""
    whens = times.whens
    if wish.polarity is Polarity.AGAINST and wish.within:
        shared = (common(within, when, frame) for when in whens for within in wish.within)
        whens = tuple(when for when in shared if when) or whens
    found = applied(subtract(whens, times.but, frame), frame, wish.bare)
    together = any_of(found) if wish.polarity is Polarity.FOR and frame.window else None
    return (together,) if together else found


def _settled(preferences: Sequence[Preference]) -> tuple[Preference, ...]:
    """Said twice is said once, with the greater strength; of contradictions the later one holds."""
    settled: dict[tuple[object, object], Preference] = {}
    for each in preferences:
        kind = Kind.TIME if each.kind in _OF_TIMES else each.kind
        key = (kind, each.applies or each.restatement)
        earlier = settled.get(key)
        if earlier and _merely_accepts(each, earlier):
            continue
        if earlier and earlier.polarity is each.polarity:
            stronger = min(earlier, each, key=lambda one: _STRENGTHS.index(one.strength))
            settled[key] = stronger
        else:
            settled.pop(key, None)
            settled[key] = each
    return tuple(settled.values())


def _merely_accepts(later: Preference, earlier: Preference) -> bool:
    """Whether something is only possible that was wished for just before."""
    return later.polarity is Polarity.ACCEPTS and earlier.polarity is Polarity.FOR


def _not_understood(left: Leftover, text: str, message: int, words: Vocabulary) -> NotUnderstood:
    source = Source(message, left.start, left.end)
    return NotUnderstood(text[left.start : left.end], words.naming.reason(left.reason), source)
