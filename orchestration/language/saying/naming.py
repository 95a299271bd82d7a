"""What a language is to those who speak in it: the words that wishes are said back with.

A `Naming` is data: words, and templates with "{}" for what is put into them. Each language makes
one, beside the vocabulary it is read with; whatever is said back about a message is said in the
language that the message was read in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import time

from orchestration.language.values import Place
from orchestration.model.preferences import Kind, Polarity, Relation, Strength
from orchestration.model.times import Weekday

Leads = Mapping[tuple[Polarity, Strength], str]


@dataclass(frozen=True, kw_only=True)
class Times:
    """How a language names times.

    `each` are weekdays that recur ("Mondays"), `lone` one of them, and `leading` those before a
    part of the day ("Tuesday and Thursday mornings"). Of templates, `part_on` takes a part of the
    day, its hours and days; `every_n` a number and days; `month` a day and its month.
    `on` says when something holds, for a name that is no adverb yet.
    """

    each: Mapping[Weekday, str]
    lone: Mapping[Weekday, str]
    leading: Mapping[Weekday, str]
    short: Mapping[Weekday, str]
    months: Sequence[str]
    parts: Mapping[str, str]
    weekdays: str
    weekends: str
    leading_weekdays: str
    leading_weekends: str
    every_other: str
    every_n: str
    any_day: str
    any_day_but: str
    but_on: str
    part_on: str
    conjunction: str
    days_range: str
    before: str
    after: str
    at: str
    span: str
    over_midnight: str
    day: str
    month: str
    on_day: str
    dates_range: str
    counted_times: str
    counted_days: str
    adverbs: bool = False
    on_days: str = "{}"
    from_days: str = "{}"
    in_part: str = "{}"

    def joined(self, words: Sequence[str]) -> str:
        """Words as a list with "and"."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.conjunction} {words[-1]}"

    def hours(self, start: time | None, end: time | None) -> str:
        """Hours of a day; nothing where they are all of it."""
        if start is None:
            return self.before.format(f"{end:%H:%M}") if end else ""
        if end is None:
            return self.after.format(f"{start:%H:%M}")
        if start == end:
            return self.at.format(f"{start:%H:%M}")
        return self.span.format(f"{start:%H:%M}", f"{end:%H:%M}")


@dataclass(frozen=True, kw_only=True)
class OwnWords:
    """How a language tells somebody what an option is to their wishes, as parts of a sentence.

    `unjudged` is said where nothing tells whether it meets a wish, `unknown` names the wishes that
    what is known of it does not tell of. `absent` is said of a time,
    `barred` with why; `unfit` of any other option, without and with it. What is possible after all
    is `now`, as a time and as any other option. `meets` and `misses` are for one wish and several,
    each of them `quoted`.
    Of a wish that stands in the way, `only` says what its author can alone, `cannot` what they have
    ruled out, `needs` and `never` the same of what is no time, `busy` and `busy_then` when they are
    elsewhere, `asked` and `avoided` what was no must; `outside` names what is out of their own
    day, `night` says that it is theirs. `without` and `nothing` name what is met by avoiding
    something; `it` is an option.
    """

    fine: str
    unjudged: str
    unknown: str
    absent: str
    quoted: str
    meets: tuple[str, str]
    misses: tuple[str, str]
    rather_not: str
    barred: str
    unfit: tuple[str, str]
    now: tuple[str, str]
    only: str
    cannot: str
    needs: str
    never: str
    busy: str
    busy_then: str
    asked: str
    avoided: str
    outside: str
    night: str
    without: str
    nothing: str
    it: str
    conjunction: str

    def joined(self, words: Sequence[str]) -> str:
        """Words as a list in a sentence."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.conjunction} {words[-1]}"


@dataclass(frozen=True, kw_only=True)
class Listed:
    """What is asked about times that somebody has only listed, and what its answers say.

    The answers: `only` then, those are `best`, `others` too; each with its label, and in `shorts`
    with what else people say for it. Words of `echoing` show that a message goes on from an earlier
    one, and lists nothing by itself.
    """

    asked: str
    only: tuple[str, str]
    best: tuple[str, str]
    others: tuple[str, str]
    shorts: tuple[frozenset[str], ...]
    echoing: frozenset[str]


@dataclass(frozen=True, kw_only=True)
class Naming:
    """How a language says wishes, and asks about words that were not understood.

    `code` names the language. A wish that begins with one of its `verbs` goes on from a name
    ("Sofia prefers …"). `open_hours` stand before hours that have one end. Of lengths, `units` are
    (minutes, one, many). `accepted` says that one thing is possible, or several, and `meeting` how
    people can meet as such a thing. `asked` is a question about a time, `fine` (of hours `prefer`),
    `rather_not` and `never` what its answers say, with their `labels`; `shorts` is what people
    write in the place of each.
    `unplaced` are words that were not understood, and `for_example` says how they could be put.
    `reasons` are in English where they are not named. `other_times` are those that somebody has
    left out, and `no_others` is what follows of that.
    """

    times: Times
    time_leads: Leads
    option_leads: Leads
    other_leads: Leads
    place_leads: Leads
    places: Mapping[Place, str]
    kinds: Mapping[Kind, str]
    busy: str
    busy_often: str
    not_busy: str
    flexible: str
    stays: str
    comes: str
    halves: tuple[str, str]
    parts: tuple[str, str]
    throughout: str
    away: str
    topic: str
    load: tuple[str, str]
    limits: Mapping[Relation, str]
    units: Sequence[tuple[int, str, str]]
    asked: str
    fine: str
    prefer: str
    rather_not: str
    never: str
    never_mind: str
    labels: tuple[str, str, str, str]
    then: str
    shorts: tuple[frozenset[str], ...]
    unplaced: str
    for_example: str
    doubt: str
    nothing: str
    noted_nothing: str
    noted_nothing_of: str
    either: str
    also: str
    needed: str
    one_of: str
    earliest: str
    code: str
    verbs: frozenset[str]
    yours: OwnWords
    accepted: tuple[str, str]
    option: str
    meeting: str
    other_times: str
    no_others: str
    listed: Listed
    open_hours: Mapping[Polarity, str] = field(default_factory=dict)
    reasons: Mapping[str, str] = field(default_factory=dict)

    def reason(self, why: str) -> str:
        """A reason in this language."""
        return self.reasons.get(why, why)

    def length(self, minutes: int) -> str:
        """Say a length: "15 minutes", "an hour", "a day"."""
        size, one, many = next(
            (each for each in self.units if minutes and minutes % each[0] == 0), self.units[-1]
        )
        return one if minutes == size else many.format(minutes // size)
