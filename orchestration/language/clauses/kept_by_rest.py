"""What is told of a time keeps somebody where all others suit: "on the 12th a test, else free".

So does what stands in a row with an engagement: "dentist 15 Jan 2-3; 14 Jan audit 1pm-5pm".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.clause import Clause, has_kind, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading, Wish
from orchestration.language.english.small_words import (
    ARTICLES,
    AUTHORS,
    BEING_THERE,
    OF_ONES_OWN,
)
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import (
    DottedPair,
    Edge,
    Junk,
    Length,
    Num,
    Shade,
    SlashPair,
    Times,
)
from orchestration.language.words.either_language import MEANS_NO_ENGAGEMENT
from orchestration.language.words.marks import OTHER_DAYS
from orchestration.language.words.tokens import Strange
from orchestration.model.preferences import Kind, Polarity, Strength

Said = tuple[Clause, Reading]

_ENGAGED = Verdict(Polarity.AGAINST, Strength.MUST, busy=True, guessed=True)
_AHEAD_OF_TIMES = frozenset({"on", "at", "from", "to", ":", ",", "-", "well"})
_NOT_YET_TIMES = frozenset({"between", "until", "till", "before", "after"})
_UNPLACED = (Num, DottedPair, SlashPair, Junk, Length)
_THIS_ITSELF = frozenset(
    {"coffee", "call", "meeting", "chat", "catchup", "treffen", "termin", "kaffee"}
)
_LABELS = (Shade.ENGAGED, Shade.FREE_PERIOD)
_PLACING = frozenset({"in", "at"})
_IN_A_ROW = frozenset({";", "\n", "|"})
_BESIDE_A_NAME = ARTICLES | OF_ONES_OWN | _AHEAD_OF_TIMES


def kept_by_the_rest(said: Sequence[Said]) -> list[Said]:
    """Return what was said, with what is only told of a time where what follows says enough."""
    return [
        (clause, _kept(reading)) if _is_kept(said, n) else (clause, reading)
        for n, (clause, reading) in enumerate(said)
    ]


def _kept(reading: Reading) -> Reading:
    wish = Wish(Kind.BUSY, Polarity.AGAINST, Strength.MUST, reading.told)
    return replace(reading, wishes=(wish,), left=(), verdict=_ENGAGED, times=reading.told)


def _is_kept(said: Sequence[Said], at: int) -> bool:
    clause, reading = said[at]
    if reading.told is None or not _is_only_told(clause, reading):
        return False
    has, label = _has_something(clause.items), _is_a_label(clause.items)
    others = any(
        _suits_otherwise(*each, has) or (label and _suits_after_it(each[1], reading.told))
        for each in _behind(said, at)
    )
    in_a_row = label and (_is_in_a_row(said, at, reading.told) or _is_one_of_days(said, at))
    return in_a_row or ((has or label or _is_somewhere(clause.items)) and others)


def _behind(said: Sequence[Said], at: int) -> Sequence[Said]:
    """The next clause, behind others that only tell something too."""
    end = at + 1
    while end < len(said) and _is_only_told(*said[end]):
        end += 1
    return said[end : end + 1]


def _is_only_told(clause: Clause, reading: Reading) -> bool:
    """Whether one time is named, nothing was understood of it, and no number is left over."""
    unclear = [left.reason for left in reading.left] in ([reasons.UNCLEAR], [reasons.SCATTERED])
    unclear = unclear and not reading.wishes
    one = reading.told is not None and len(reading.told.whens) == 1
    named = has_kind(clause.items, *TIMES)
    return unclear and one and named and not any(map(_is_unplaced, clause.items))


def _is_unplaced(item: Item) -> bool:
    return isinstance(item.value, _UNPLACED) or item.word in _NOT_YET_TIMES


def _has_something(items: Sequence[Item]) -> bool:
    """Whether its author has something then: "on the 12th I have my citizenship test"."""
    return Shade.HAVE in shades(items) and has_word(items, AUTHORS)


def _is_somewhere(items: Sequence[Item]) -> bool:
    """Whether its author is at a place that is named: "the 18th to the 20th I'm in Gdansk"."""
    words = [item.word for item in items]
    placed = (
        n for n in range(1, len(items) - 1) if words[n] in _PLACING and words[n - 1] in BEING_THERE
    )
    at = next(placed, None)
    named = [item for item in items[at or 0 :] if isinstance(item.value, Strange)]
    none = any(item.word.startswith(tuple(MEANS_NO_ENGAGEMENT)) for item in named)
    return at is not None and bool(named) and not none


def _is_one_of_days(said: Sequence[Said], at: int) -> bool:
    """Whether it is a line of a list of days of which some are free: "Mon: offsite / Tue: ok"."""
    rows = [n for n, (clause, _) in enumerate(said) if _is_a_day(clause, n)]
    others = [said[n][1].wishes for n in rows if n != at]
    judged = [wishes for wishes in others if wishes]
    some = any(wish.polarity is not Polarity.AGAINST for wishes in judged for wish in wishes)
    alone = at + 1 == len(said) or said[at + 1][0].link == "\n"
    return at in rows and some and len(judged) > 1 and alone


def _is_a_day(clause: Clause, at: int) -> bool:
    """Whether a line begins with a day, and the time it names first is that."""
    whens = pieces(clause.items[0].value)
    day = bool(whens) and all(when.days is not None for when in whens)
    return day and (clause.link == "\n" or not at)


def _is_a_label(items: Sequence[Item]) -> bool:
    """Whether a time has a name beside it, and no verb: "14 Jan audit 1pm-5pm"."""
    rest = [item for item in items if not isinstance(item.value, TIMES)]
    rest = [i for i in rest if i.word not in _BESIDE_A_NAME]
    named = all(isinstance(i.value, Strange) or i.value in _LABELS for i in rest)
    none = any(item.word.startswith(tuple(MEANS_NO_ENGAGEMENT)) for item in rest)
    itself = any(item.word in _THIS_ITSELF for item in rest)
    return bool(rest) and named and not (none or itself)


def _suits_otherwise(clause: Clause, reading: Reading, has: bool) -> bool:
    """Whether all other times suit somebody; "any day works" says so behind what they have."""
    easy = [wish for wish in reading.wishes if wish.kind is Kind.FLEXIBLE]
    named = any(wish.times and wish.times.whens != () for wish in easy)
    said = shades(clause.items) & {Shade.ELSE} or clause.led_by in ("otherwise", OTHER_DAYS)
    rest = said or any(item.value is Edge.REST for item in clause.items)
    return len(easy) == len(reading.wishes) > 0 and bool(rest or (has and not named))


def _suits_after_it(reading: Reading, told: Times) -> bool:
    """Whether what is behind it suits somebody: "lectures Mon + Wed 9-1, free after that"."""
    wanted = [wish for wish in reading.wishes if wish.polarity is not Polarity.AGAINST]
    whens = [when for wish in wanted for when in (wish.times.whens if wish.times else ())]
    ends = {(w.days, w.hours.stretches[-1].end if w.hours else None) for w in told.whens}
    begins = {(w.days, w.hours.stretches[0].start if w.hours else None) for w in whens}
    return len(wanted) == len(reading.wishes) and ends == begins and None not in dict(ends).values()


def _is_in_a_row(said: Sequence[Said], at: int, told: Times) -> bool:
    """Whether an engagement at hours stands beside it in a list."""
    [when] = told.whens
    spans = when.hours.stretches if when.hours else ()
    if when.days is None or not all(each.start and each.end for each in spans) or not spans:
        return False
    behind = at and said[at][0].link in _IN_A_ROW and _keeps(said[at - 1])
    ahead = any(each[0].link in _IN_A_ROW and _keeps(each) for each in said[at + 1 : at + 2])
    return bool(behind or ahead)


def _keeps(said: Said) -> bool:
    _, reading = said
    return bool(reading.wishes) and all(wish.kind is Kind.BUSY for wish in reading.wishes)
