"""Lines that are laid out: headings, pasted calendars, lists of slots, quotations, signatures.

What stands under "Busy:" is busy, what stands under "Possible:" is possible. A line of a calendar
is a date, a span and a title, and its title is nobody's wish. What is quoted was said by another.
Tokens are left out or put in; no line that says something of its own is touched.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from orchestration.language.english.small_words import ANSWERS
from orchestration.language.values import (
    DayName,
    MonthName,
    Offset,
    PartName,
    Reach,
    Recurring,
)
from orchestration.language.words.footings import footed
from orchestration.language.words.grids import ungridded
from orchestration.language.words.headed import on_their_own_lines
from orchestration.language.words.headings import (
    OF_TIMES,
    begins_saying,
    is_of_a_time,
    judges_alone,
    says,
    sense,
    unframed,
    value_of,
)
from orchestration.language.words.in_a_row import with_entries_in_a_row
from orchestration.language.words.lasting import lasting, whole_day
from orchestration.language.words.marks import MOVABLE
from orchestration.language.words.rows import (
    BULLETS,
    FEWEST_ENTRIES,
    MARKS,
    RANGES,
    Row,
    bracket,
    entries_of,
    is_clock,
    rows_of,
    text_at,
    with_colons,
    without_letters,
)
from orchestration.language.words.tokens import Token
from orchestration.language.words.vocabulary import Alias, Vocabulary

_DAYS = (DayName, MonthName, Offset, Recurring)
_NOTHING = frozenset({"-", "x"})
_SUFFIXES = frozenset({"st", "nd", "rd", "th"})
_SMALL = frozenset(
    [
        *("the", "on", "at", "in", "from", "to", "until", "oclock", "and", "h"),
        *("after", "before", "since", "onwards", "between"),
    ]
)
_OCLOCK = "oclock"
_TITLES = frozenset({"daily", "weekly"})
_ONWARDS = frozenset({"onwards", "onward"})

_LONGEST_TITLE = 10  # tokens
_LONGEST_JUDGEMENT = 3  # words
_IN_A_TIME = MARKS | _SMALL | _SUFFIXES


@dataclass(frozen=True, slots=True)
class _Line:
    """A line: its tokens, where its leading time ends, and what the tokens mean."""

    row: Row
    body: Row
    lead: int
    title: Row
    clock: bool
    span: bool
    day: bool
    says: bool = False
    sense: str = ""
    colon: bool = False
    judges: bool = False

    @property
    def heading(self) -> str:
        """What it says of the lines under it, where a colon makes it a heading."""
        return self.sense if self.colon else ""

    @property
    def is_entry(self) -> bool:
        """Whether it is a time and a title that says nothing of it."""
        return self.clock and bool(self.title) and not self.says and not self.heading

    @property
    def is_remarked(self) -> bool:
        """Whether it is a time with a remark in brackets: "Mondays 1-2 (can be moved)"."""
        body = self.body
        return self.clock and self.lead < len(body) and body[self.lead].text == "("

    @property
    def is_time(self) -> bool:
        """Whether it is nothing but a time."""
        return (self.clock or self.day) and not self.title and not self.heading


def laid_out(tokens: Sequence[Token], words: Vocabulary) -> Sequence[Token]:
    """Return tokens with what headings and calendars mean put in its place."""
    tokens = with_entries_in_a_row(with_colons(without_letters(tokens, words), words), words)
    tokens = on_their_own_lines(tokens, words)
    if not any(token.text == "\n" for token in tokens):
        return tokens
    rows = [unframed(row) for row in ungridded(rows_of(tokens, words), words)]
    lines = _with_judgements_below([_line(row, words) for row in rows], words)
    lines = _with_titles_below(_one_by_one(lines, words), words)
    lines = footed(lines, partial(_line, words=words), words)
    if not any(each.clock or each.day for each in lines):
        return [token for row in rows for token in row]
    return list(_read_by_headings(lines, words))


def _one_by_one(lines: Sequence[_Line], words: Vocabulary) -> Sequence[_Line]:
    """Lines, one for each entry of a day: "11th: 9-10 standup, 15-16 call"."""
    found: list[_Line] = []
    for line in lines:
        parted = line.span and (line.is_entry or line.says) and entries_of(line.body, line.lead)
        several = [_line(row, words) for row in parted] if parted else []
        found += several if several and all(each.is_entry for each in several) else [line]
    return found


def _with_judgements_below(lines: Sequence[_Line], words: Vocabulary) -> Sequence[_Line]:
    """Lines, each day in one with the word below that says how it is."""
    found: list[_Line] = []
    for line in lines:
        if found and _is_judged_below(found[-1], line, words):
            day = [token for token in found[-1].row if token.text != "\n"]
            found[-1] = _line([*day, *line.row], words)
        else:
            found.append(line)
    return found


def _with_titles_below(lines: Sequence[_Line], words: Vocabulary) -> Sequence[_Line]:
    """Lines, each title behind its time where times and titles take turns."""
    said = [each for each in lines if each.body]
    slots, titles = said[::2], said[1::2]
    dated = all(each.is_time and each.day and each.span for each in slots)
    named = all(each.title and not (each.clock or each.says or each.colon) for each in titles)
    if len(slots) != len(titles) or len(slots) < FEWEST_ENTRIES or not (dated and named):
        return lines
    return [
        _line([*slot.body, *title.row], words) for slot, title in zip(slots, titles, strict=True)
    ]


def _body(row: Row, words: Vocabulary) -> Row:
    """A line without its bullet and its end, its time ahead."""
    body: Row = [token for token in row if token.text != "\n"]
    bullet = 1 if len(body) > 1 and body[0].text in BULLETS else 0
    return _time_first(body[bullet:], words)


def _line(row: Row, words: Vocabulary) -> _Line:
    body = _body(row, words)
    values = [value_of(token, words) for token in body]
    lead = _without_a_daily(body, values, _lead(body, values))
    all_day = whole_day(body, lead)
    whole = all_day > 0
    lead = lead + all_day
    title = [token for token in body[lead:] if token.text[0].isalnum()]
    clock = whole or any(is_clock(body, n) for n in range(lead))
    return _Line(
        row,
        body,
        lead,
        title,
        clock,
        span=clock and (whole or any(token.text in RANGES for token in body[:lead])),
        day=any(map(_names_day, body[:lead], values)) or _is_ordinal(body[:lead]),
        says=any(map(says, values[lead : bracket(body, lead + 1, len(body))]))
        or any(token.text in ANSWERS for token in title),
        sense=sense(body, values, words),
        colon=bool(body) and body[-1].text == ":",
        judges=judges_alone(body, values, words),
    )


def _time_first(body: Row, words: Vocabulary) -> Row:
    """A line with its time ahead of its title: "Review Tue 10:00-11:00"."""
    values = [value_of(token, words) for token in body]
    if not body or _lead(body, values):
        return body
    begin = len(body)
    while begin and _is_timely(body[begin - 1], values[begin - 1]):
        begin -= 1
    span = any(token.text in RANGES for token in body[begin:])
    timed = span and any(is_clock(body, n) for n in range(begin, len(body)))
    stated = any(map(says, values[: bracket(body, 0, begin)])) or not 0 < begin <= _LONGEST_TITLE
    return body if stated or not timed else [*body[begin:], *body[:begin]]


def _is_timely(token: Token, value: object) -> bool:
    """Whether a token can belong to a time."""
    small = isinstance(value, Alias) and value in _SMALL
    named = isinstance(value, (*OF_TIMES, Reach)) or token.text[0].isdecimal()
    return named or small or token.text in _IN_A_TIME


def _names_day(token: Token, value: object) -> bool:
    """Whether a token belongs to a date: "Tue", "12.1.", "13/01"."""
    return isinstance(value, _DAYS) or "." in token.text or "/" in token.text


def _is_ordinal(time: Row) -> bool:
    """Whether a day of the month is named first: "14th", "20th after 3"."""
    return len(time) > 1 and time[0].text.isdecimal() and time[1].text in _SUFFIXES


def _lead(body: Row, values: Sequence[object]) -> int:
    """Where the time ends that a line begins with."""
    end = 0
    for n, (token, value) in enumerate(zip(body, values, strict=True)):
        small = isinstance(value, Alias) and value in _SMALL
        timely = isinstance(value, (*OF_TIMES, Reach)) or token.text[0].isdecimal()
        if timely or (end == n > 0 and (token.text in _SUFFIXES or value == _OCLOCK)):
            end = n + 1
        elif not (small or token.text in _IN_A_TIME):
            break
    onwards = next((n for n in (end, end + 1) if text_at(body, n) in _ONWARDS), None)
    return end if onwards is None else onwards + 1


def _without_a_daily(body: Row, values: Sequence[object], lead: int) -> int:
    """Where a time ends that a title follows which is a word for a time too: "9:00-9:30 Daily".

    So is the lunch of "11-12 lunch with Ana".
    """
    last = body[lead - 1] if lead > 1 else None
    if lead > 3 and isinstance(values[lead - 1], PartName) and body[lead - 2].text[0].isdecimal():
        return lead - 1 if body[lead - 3].text in RANGES else lead
    titled = last is not None and last.capital and last.text in _TITLES
    return lead - 1 if titled and any(is_clock(body, n) for n in range(lead - 1)) else lead


def _read_by_headings(lines: Sequence[_Line], words: Vocabulary) -> Iterator[Token]:
    """Lines in order, under the heading and the day that stand above them."""
    entries = sum(each.is_entry and each.span for each in lines)
    above = _Above(calendar=entries >= FEWEST_ENTRIES)
    for before, line, after in _neighbours(lines):
        if line.sense and after and _is_under(line, after):
            above = replace(above, heading=line.sense, day=())
        elif after and _is_of_a_period(line, after, words):
            above = replace(above, heading=words.headings.free, period=line.body)
        elif _is_title_of(line, after):
            continue
        elif after and _dates_others(line, after):
            day = [token for token in line.row if token.text not in ("\n", ":")]
            above = replace(above, day=day, calendar=above.calendar or after.is_entry)
        else:
            yield from _in_period(above.period, line, words)
            yield from _with_meaning(line, before, above, words)
            above = above.behind(line)


def _neighbours(lines: Sequence[_Line]) -> Iterator[tuple[_Line | None, _Line, _Line | None]]:
    """Each line with the one before it, and the next one that is not empty."""
    after: _Line | None = None
    behind: list[_Line | None] = []
    for line in reversed(lines):
        behind.append(after)
        after = line if line.lead or line.title else after
    yield from zip((None, *lines), lines, reversed(behind), strict=False)


@dataclass(frozen=True, slots=True)
class _Above:
    """What stands above a line: a heading, a day, and whether all of it is a calendar."""

    calendar: bool
    heading: str = ""
    day: Row = ()
    period: Row = ()

    def behind(self, line: _Line) -> _Above:
        """What holds after a line: a heading as long as entries follow."""
        entry = line.is_time or line.is_entry or line.is_remarked
        goes_on = entry or line.day or not (line.title or line.lead)
        here = replace(self, day=()) if line.day or (line.title and not line.lead) else self
        return here if goes_on else replace(here, heading="")


def _is_under(line: _Line, after: _Line) -> bool:
    """Whether a line is what another heads: with a colon, in few words, or as hours of a day."""
    entry = after.is_time or after.is_entry or after.is_remarked
    heads = line.colon or (not line.lead and len(line.title) <= _LONGEST_JUDGEMENT and line.judges)
    return entry and (heads or (after.is_time and after.clock and after.day))


def _is_of_a_period(line: _Line, after: _Line, words: Vocabulary) -> bool:
    """Whether days of the week stand under a span of dates: "Availability 11-15 Jan"."""
    named = [token.text for token in line.body if token.text.isalpha()]
    offers = bool(named) and named[0] in words.headings.offers
    dated = any(isinstance(value_of(token, words), MonthName) for token in line.body)
    return offers and dated and after.day and isinstance(value_of(after.body[0], words), DayName)


def _in_period(period: Row, line: _Line, words: Vocabulary) -> Iterator[Token]:
    """The dates of a heading, ahead of a day among them."""
    if not (line.day and isinstance(value_of(line.body[0], words), DayName)):
        return
    for token in period:
        if token.text in RANGES or is_of_a_time(token, value_of(token, words)):
            yield replace(token, start=line.body[0].start, end=line.body[0].start)


def _is_title_of(line: _Line, after: _Line | None) -> bool:
    return after is not None and _is_title(line) and _is_dated_span(after)


def _is_dated_span(line: _Line) -> bool:
    return line.is_time and line.span and line.day


def _dates_others(line: _Line, after: _Line) -> bool:
    """Whether a day stands alone above hours."""
    return line.is_time and not line.clock and after.clock and not after.day


def _is_judged_below(line: _Line, after: _Line, words: Vocabulary) -> bool:
    """Whether a day stands above no more than a word for how it is: "Wed 20/01", "OOO"."""
    alone = line.is_time and line.day and not line.clock
    brief = 0 < len(after.title) <= _LONGEST_JUDGEMENT and not (after.lead or after.colon)
    return alone and brief and bool(after.sense or after.says or begins_saying(after.title, words))


def _is_title(line: _Line) -> bool:
    """Whether a line can be the title of what the next one dates."""
    short = 0 < len(line.title) <= _LONGEST_TITLE
    return short and not (line.clock or line.day or line.says or line.heading)


def _with_meaning(
    line: _Line, before: _Line | None, above: _Above, words: Vocabulary
) -> Iterator[Token]:
    """A line on the day above it, with a word for how its time is meant."""
    if not line.day and (_has_meaning(line, before, above, words) or (line.clock and line.says)):
        here = line.row[0].start  # the day above stands where the line begins
        yield from (replace(token, start=here, end=here) for token in above.day)
    if not _has_meaning(line, before, above, words):
        yield from line.row if not above.calendar else _nothing_on(line, words)
        return
    body = line.body
    yield from body[: line.lead]
    yield from lasting(body[line.lead :])
    yield from _meant(line, above, words)
    yield from (token for token in line.row if token.text == "\n")


def _meant(line: _Line, above: _Above, words: Vocabulary) -> Iterator[Token]:
    """The word for how the time of a line is meant, and what is remarked of it."""
    body = line.body
    cells = [token.text for token in body if token.text != "|"]
    none = line.is_time and not line.clock and cells[-1] in _NOTHING  # "| Tue | - |"
    meant = words.headings.busy if none else above.heading or words.headings.busy
    if line.is_remarked and not line.is_entry:
        here = body[line.lead].start
        yield Token(meant, here, here)
        yield replace(body[line.lead], text=";")
        yield from body[line.lead + 1 :]
        return
    yield Token(meant, body[-1].end, body[-1].end)
    remark = body[bracket(body, line.lead + 1, len(body)) :]
    said = [value_of(token, words) for token in remark]
    if any(says(value) or value == MOVABLE for value in said):
        yield replace(remark[0], text=";")
        yield from remark[1:]


def _nothing_on(line: _Line, words: Vocabulary) -> Iterator[Token]:
    """A line, with a word that says it is free where nothing stands on a day of a calendar."""
    empty = len(line.title) == 1 and line.title[0].text in words.headings.nothing
    for token in line.row:
        dash = line.is_time and token is line.body[-1] and token.text in _NOTHING
        free = dash or (empty and token is line.title[0])
        yield replace(token, text=words.headings.free) if free else token


def _has_meaning(line: _Line, before: _Line | None, above: _Above, words: Vocabulary) -> bool:
    """Whether a line is an engagement, or what its heading says."""
    if line.is_entry or line.is_remarked:
        return above.calendar or above.heading == words.headings.busy
    titled = before is not None and _is_title(before) and _is_dated_span(line)
    return titled or (line.is_time and bool(above.heading))
