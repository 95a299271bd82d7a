"""Where a statement about another time begins behind a link: "I can't do Monday, Tuesday works"."""

from __future__ import annotations

from itertools import dropwhile, pairwise, takewhile

from orchestration.language.clauses.asides import timed_ahead
from orchestration.language.clauses.cues import AHEAD, STOPS, is_part_of_time
from orchestration.language.clauses.segments import COMPARING, closes_a_span
from orchestration.language.english.small_words import (
    ARTICLES,
    AUTHORS,
    BOUNDS,
    CLAUSE_STARTERS,
    COPULA,
    FILLER,
    JOINS,
    REASONS,
    SUBJECTS,
)
from orchestration.language.grammar import Item, Line
from orchestration.language.values import (
    Clock,
    Dates,
    DayName,
    Num,
    PartName,
    Recurring,
    Shade,
    Stance,
)
from orchestration.language.words.either_language import ENDS_WITH_NOT
from orchestration.language.words.tokens import Strange

_NEGATIONS = (Shade.NOT, Shade.NEVER)
_LISTS = frozenset({"and", "&", "+", "plus"})
_BOUNDS = (Shade.BEGINS, Shade.ENDS)
_ENGAGEMENTS = (Shade.ENGAGED, Shade.BUSY)
_AHEAD_OF_ITS_TIME = frozenset({"on", "at", "from", "the", "every"})
_LONGEST_NAME = 3  # words
_FARTHEST_DENIAL = 6  # items from a link to a denial of the day behind it
_SAYING = (
    *(Shade.NOT, Shade.NEVER, Shade.LOWER, Shade.IF_NEED_BE, Shade.ONLY),
    *(Shade.HAVE, Shade.BUSY, Shade.BLOCKED, Shade.ENGAGED, Shade.FLEXIBLE),
)
_ADDS = _LISTS | {","}
_AHEAD_OF_A_NAME = _LISTS | ARTICLES
_OPENS_A_TIME = BOUNDS | {"on", "at", "in", ",", "and"}
_AROUND_HOURS = FILLER | BOUNDS | {"in", "the"}
_ENDS_IT = STOPS | {",", "("} | CLAUSE_STARTERS
_JUDGING = COPULA | COMPARING
_BREAKS_OFF = STOPS | CLAUSE_STARTERS | REASONS


def judges_next(line: Line, at: int, led: bool) -> bool:
    """Whether what follows is of the next day: "slammed Mon, lighter Tue", or has its own "on"."""
    if _names_its_own_day(line, at):
        return True
    rest = [item for item in line[at + 1 : at + 4] if item.word not in ("on", "from")][:2]
    if line[at].word != "," or not led or len(rest) < 2:
        return False
    return isinstance(rest[0].value, Strange) and isinstance(rest[1].value, Recurring | Dates)


def limits_by_itself(line: Line, at: int) -> bool:
    """Whether an "and" leads to hours that are the only ones: "can't do Monday, and mornings only".

    They have no day of their own, nor one before them that is possible: they are those of all days.
    Behind a comma they are where a part of each day has its "only" behind it: "…, mornings only".
    """
    if line[at].word not in _LISTS and not _is_of_each_day(line[at : at + 3]):
        return False
    rest = list(takewhile(lambda item: item.word not in _ENDS_IT, line[at + 1 :]))
    timed = any(map(is_part_of_time, rest))
    only = sum(item.value is Shade.ONLY for item in rest)
    return timed and only == 1 and all(map(_is_around_hours, rest))


def _is_around_hours(item: Item) -> bool:
    """Whether an item can stand in hours that are the only ones: no day, and nothing said of it."""
    if isinstance(item.value, Recurring | Dates | DayName):
        return False
    small = item.word in _AROUND_HOURS or item.value in (Shade.ONLY, Shade.RAISE)
    return small or is_part_of_time(item)


def _is_of_each_day(items: Line) -> bool:
    """Whether behind a comma a part of each day is the only one: ", mornings only"."""
    if len(items) < 3 or items[0].word != ",":
        return False
    part, only = items[1].value, items[2].value
    return isinstance(part, PartName) and part.plural and only is Shade.ONLY


def adds_an_engagement(line: Line, at: int, has: bool) -> bool:
    """Whether something else that somebody has follows with its own time.

    "Pilates Monday from 6 and book club on the 20th at 7"; behind what nobody `has`, it is one that
    is known as such: "nothing on the 11th and a dentist on the 13th at 2".
    """
    if line[at].word not in _ADDS or not is_part_of_time(line[at - 1]):
        return False
    behind = at + 1
    while behind < len(line) and line[behind].word in _AHEAD_OF_A_NAME:
        behind += 1
    end = behind
    while end < len(line) and (
        isinstance(line[end].value, Strange) or line[end].value in _ENGAGEMENTS
    ):
        end += 1
    named = line[behind:end]
    known = any(item.value in _ENGAGEMENTS for item in named)
    while end < len(line) and line[end].word in _AHEAD_OF_ITS_TIME:
        end += 1
    timed = end < len(line) and is_part_of_time(line[end])
    return timed and 0 < len(named) <= _LONGEST_NAME and (has or known)


_AHEAD_OF_A_DAY = ("on", "in", "the")
_BEFORE_A_NO = frozenset({"is", "does", "i", "am", "'m"})


def begins_anew(line: Line, at: int, led: bool, judged: bool) -> bool:
    """Whether a statement about another time begins behind a link.

    In "I can't do Monday or Tuesday, Wednesday works" it begins at the comma, not at the "or".
    `led`: a verdict stands ahead of the times, which a "not" at the end denies for all of them
    ("Ich kann montags und freitags nicht"); `judged`: or somebody is away then.
    """
    if any(goes_on(line, at) for goes_on in _GOING_ON):
        return False
    verdict_at = _verdict_behind(line, at, led)
    if verdict_at is None:
        return False
    if (led and _denies_all(line, at, verdict_at)) or _limits_all(line, at, verdict_at):
        return False
    if line[at].word == ",":
        return not (judged and _goes_on_to_another_day(line[at + 1 : verdict_at]))
    listing = at > 0 and is_part_of_time(line[at - 1])
    later = {",", "and"} if line[at].word == "or" else {","}  # "the 11th or 12th and a call"
    return not (listing and any(item.word in later for item in line[at + 1 : verdict_at]))


def _limits_all(line: Line, at: int, verdict_at: int) -> bool:
    """Whether an "only" is of all times ahead of it: "Mo und Do erst ab 11", "Wed, am, only"."""
    only = line[verdict_at].value is Shade.ONLY
    return only and not (line[at].word == "," and timed_ahead(line, verdict_at + 1))


def _denies_all(line: Line, at: int, verdict_at: int) -> bool:
    """Whether a "not" ends what a verdict leads: "Ich kann montags und freitags nicht"."""
    denied = line[verdict_at].value in _NEGATIONS and _ends(line, verdict_at + 1)
    ends = any(item.word in ENDS_WITH_NOT for item in line[:at])
    return denied and (ends or _is_listed(line, at, verdict_at))


def _goes_on_to_another_day(between: Line) -> bool:
    """Whether a list goes on and ends at a later comma: "I can do 11, 12 and 15, on 18 no"."""
    last = max((n for n, item in enumerate(between) if item.word == ","), default=None)
    if last is None:
        return False
    days = [any(map(_is_a_day, part)) for part in (between[:last], between[last + 1 :])]
    return all(days)


def _is_a_day(item: Item) -> bool:
    return isinstance(item.value, Dates | Recurring)


def _verdict_behind(line: Line, at: int, led: bool) -> int | None:
    """Where it is said what is to be thought of the time behind a link, if it is.

    Behind a verdict, another one may be of its own: "good with 2, 3 or 4, less happy with 5".
    """
    found = _new_verdict(line, at + 1)
    own = led and found is not None and line[found - 1].word == ","
    return None if own and found is not None and timed_ahead(line, found + 1) else found


def _names_its_own_day(line: Line, at: int) -> bool:
    """Whether a day with its own "on" and verdict follows one without: "the 18th, on Monday no"."""
    if line[at].word != "," or at + 1 >= len(line) or line[at + 1].word != "on":
        return False
    n = at - 1
    while n >= 0 and (is_part_of_time(line[n]) or line[n].word == "the"):
        n -= 1
    bare = n < at - 1 and (n < 0 or line[n].word not in _OPENS_A_TIME)
    return bare and _new_verdict(line, at + 1) is not None


def _goes_on_excepting(line: Line, at: int) -> bool:
    """Whether a link stands among what is excepted: "except Tuesday and Wednesday it's bad"."""
    if line[at].word not in ("and", "or"):
        return False
    n = at - 1
    while n > 0 and (is_part_of_time(line[n]) or line[n].word in (",", "on")):
        n -= 1
    return n >= 0 and line[n].word in ("except", "allbut")


def _joins_bounds(line: Line, at: int) -> bool:
    """Whether both bounds of a day lead to one "no": "before 9 and after 4 I take no calls"."""
    bound = any(item.word in BOUNDS for item in line[max(0, at - 3) : at])
    after = line[at + 1].word if at + 1 < len(line) else ""
    if not (bound and line[at].word == "and" and after in BOUNDS):
        return False
    verdict_at = _new_verdict(line, at + 1)
    return verdict_at is not None and line[verdict_at].value is Shade.NEVER


def denies_beside_only(line: Line, at: int) -> bool:
    """Whether an "only" ends at a link, behind which a day is ruled out: "only am, Thu not at all".

    The "not" is of that day alone, unless both may be denied: "only mornings and Fridays don't".
    So it is where somebody is away: "only the 3rd week, in the 2nd I'm out".
    """
    if line[at].word not in (",", "and", "plus"):
        return False
    begin = at + 2 if [i.word for i in line[at : at + 2]] == [",", "and"] else at + 1
    behind = [i for i in line[begin : begin + _FARTHEST_DENIAL] if i.word not in _AHEAD_OF_A_DAY]
    several = {"and"} if line[at].word == "," else set[str]()
    rest = list(dropwhile(lambda i: _is_a_day(i) or i.word in several, behind))
    told = [item for item in rest if item.word not in _BEFORE_A_NO]
    if len(rest) == len(behind) or not told or told[0].value not in _noes_behind(line[begin].word):
        return False
    flatly = told[0].value is not Shade.NOT and line[at].word == ","
    return _is_a_day(behind[0]) and _limits(line, at, of_days=flatly)


def _noes_behind(word: str) -> tuple[Shade, ...]:
    """What rules a day out, behind the word ahead of it: who is away "in" a week is so then."""
    return (*_NEGATIONS, Shade.BUSY) if word in ("on", "in") else _NEGATIONS


def _limits(line: Line, at: int, of_days: bool) -> bool:
    """Whether an "only" stands ahead, in the same sentence, of times with hours, or of any."""
    begin = next((n + 1 for n in range(at - 1, -1, -1) if line[n].word in STOPS), 0)
    said = line[begin:at]
    only = next((n for n, item in enumerate(said) if item.value is Shade.ONLY), None)
    if only is None or any(item.value in _NEGATIONS for item in said):
        return False
    timed = [item for item in said if is_part_of_time(item)]
    return bool(timed) and (of_days or not _is_a_day(timed[-1]))


def _is_in_a_span(line: Line, at: int) -> bool:
    """Whether a link stands between the ends of a span."""
    tight = line[at].word in ("-", "/") and joined(line, at)  # "12:30-13:30", "Mon/Wed/Fri"
    return closes_a_span(line, at) or tight


def _is_had_on_several(line: Line, at: int) -> bool:
    """Whether no more than days stand between a verb and a link: "I've Mon and Wed 9-11 maths"."""
    n = at - 1
    while n > 0 and (_is_a_day(line[n]) or line[n].word in (*_LISTS, *SUBJECTS)):
        n -= 1
    had = line[n].value is Shade.HAVE and line[at].word in _LISTS
    timed = at + 1 < len(line) and _is_a_day(line[at + 1])
    return had and timed and n < at - 1


_GOING_ON = (_is_in_a_span, _goes_on_excepting, _joins_bounds, _is_had_on_several)


def _is_listed(line: Line, at: int, verdict_at: int) -> bool:
    """Whether a link stands in a list of times: "Mo, Di, Mi", "Monday and Friday"."""
    behind = any(item.word in {"and", ","} for item in line[at + 1 : verdict_at])
    return behind or line[at].word != "," or (at > 1 and line[at - 2].word == ",")


def is_second_choice(line: Line, at: int) -> bool:
    """Whether what follows a link is only a way out: "Tuesday, or Thursday if need be"."""
    if line[at].word not in {",", "or"}:
        return False
    verdict_at = _new_verdict(line, at + 1)
    return verdict_at is not None and line[verdict_at].value is Shade.IF_NEED_BE


def _ends(line: Line, at: int) -> bool:
    return at >= len(line) or line[at].word in _ENDS_IT


def joined(line: Line, at: int) -> bool:
    """Whether a dash stands in a range: "12:30-13:30"; "not Monday - Tuesday works" has none."""
    around = line[at - 1 : at + 2]
    tight = all(one.end == two.start for one, two in pairwise(around))
    return tight or (
        len(around) == 3 and all(isinstance(x.value, Clock | Num) for x in around[::2])
    )


def _new_verdict(line: Line, at: int) -> int | None:
    """Where it is said what is to be thought of the time that stands at this place, if it is."""
    seen = bracketed = False
    for n, item in enumerate(line[at : at + AHEAD], start=at):
        bracketed = bracketed or item.word == "("
        if is_part_of_time(item):
            seen = True
        elif _says_something_else(line, n, bracketed):
            return None
        elif seen and (
            item.word in _JUDGING
            or isinstance(item.value, Stance)
            or item.value in _SAYING
            or (item.value in _BOUNDS and line[n - 1].word in AUTHORS)  # "Thursday I leave at 2"
        ):
            return n
        elif item.word in BOUNDS:
            continue
        elif _ends_a_time(item) or (item.word in SUBJECTS and not seen):
            return None
    return None


def _says_something_else(line: Line, at: int, bracketed: bool) -> bool:
    """Whether it is of what is told there, or of all else, that something is said behind a time.

    "Between 10 and 12 (an interview)", "the dentist on the 12th, 9 to 11, otherwise free".
    """
    value = line[at].value
    return (bracketed and value in (Shade.ENGAGED, Shade.BUSY)) or (
        value is Shade.FLEXIBLE and line[at - 1].word == ","
    )


def _ends_a_time(item: Item) -> bool:
    """Whether a word cannot stand between a time and what is said of it: "so", "because"."""
    if item.value is Shade.RAISE:
        return False  # "Freitag bitte nur im Notfall"
    if item.word in JOINS:
        return False  # "Thu + Fri whatever"
    return item.word not in FILLER or item.word in _BREAKS_OFF
