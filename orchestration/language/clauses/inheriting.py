"""What a fragment takes over from the clause before it: "not on Monday. Tuesday before 14:30.".

A no goes on only over a list of its own: where it leads its times, or "and" joins them. A day with
a segment of its own behind a no is a contrast, or not clear: "Tuesday I can't, Wednesday from 10".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from orchestration.language.clauses.clause import Clause, has_kind, has_word
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.leftovers import unknown
from orchestration.language.clauses.stances import POSSIBLE, Verdict
from orchestration.language.clauses.verdicts import shades
from orchestration.language.clauses.wishes import Reading
from orchestration.language.english.small_words import (
    ADDING,
    ADDS_TO,
    AFFIRMS,
    CONTRASTS,
    COPULA,
    FIRST_PERSON,
    JOINS,
    SUBJECTS,
)
from orchestration.language.grammar import Item
from orchestration.language.times.gathering import named_times
from orchestration.language.values import Shade, Times, When
from orchestration.language.words.marks import OTHER_DAYS
from orchestration.language.words.tokens import Strange
from orchestration.language.words.writing import words
from orchestration.model.preferences import Polarity, Strength
from orchestration.model.times import TimeFrame

_EXCEPTED = Verdict(Polarity.AGAINST, Strength.MUST)
_NOT_BRIEF = COPULA | SUBJECTS | {OTHER_DAYS}
_AROUND_A_NAME = frozenset(words("a an the my our on at from and , every"))
_BESIDE_IT = frozenset({"after that", "before that"})
_SET_OFF = CONTRASTS | {"otherwise", "so"}
_IS = COPULA | {"am"}


def inherited(clause: Clause, said: Verdict, before: Reading, frame: TimeFrame) -> Verdict:
    """Return what a clause says, or what it means by the clause before it."""
    carried, cues = _said_of_times(before), shades(clause.items)
    if carried is None or said.doubtful:
        return _adding(clause, said) if carried is None else said
    if _is_joined_softly(clause, said, carried):  # "I'm off on Monday and probably Tuesday"
        return replace(carried, strength=Strength.PREFERS, busy=False)
    if not said.said and (other := _of_its_own(clause, said, carried)):
        return other
    if not (said.said or cues or unknown(clause.items)):
        times = named_times(clause.items, True, frame)
        if carried.busy and clause.listed and _is_parallel(times, before.times):
            return carried  # "Mondays I'm out until 10, Tuesdays until 11"
        kept = _EXCEPTED if _goes_on_excepting(clause, before) else carried
        return _carried(clause, said, kept, _is_set_off(times, before.times))
    return _after_another(clause, said, carried, before.times)


def _said_of_times(before: Reading) -> Verdict | None:
    """What may be meant of times too; not "I need a break. Before 1 or after 4"."""
    said, other = before.verdict, bool(before.wishes) and not before.times
    return None if said and other and said.strength is Strength.MUST else said


def _of_its_own(clause: Clause, said: Verdict, carried: Verdict) -> Verdict | None:
    """What a clause says by a name of its own, behind a verdict that is not that of its time."""
    if _names_another_engagement(clause, carried):
        return replace(carried, guessed=True)
    if _is_set_apart(clause, carried):
        return replace(said, doubtful=True)  # "Thu 14: free / Fri 15: team day"
    return None


def _names_another_engagement(clause: Clause, carried: Verdict) -> bool:
    """Whether no more than a name and its time follow an engagement: "yoga Mon 6-7, lab Thu"."""
    if not (carried.busy and clause.listed) or shades(clause.items) - {Shade.FREE_PERIOD}:
        return False
    kinds = [type(x.value) for x in clause.items if not _is_around_a_name(x)]
    names = [kind for kind in kinds if kind is Strange]
    return 0 < len(names) < len(kinds) and kinds[: len(names)] == names


def _is_around_a_name(item: Item) -> bool:
    return item.word in _AROUND_A_NAME or item.value is Shade.FREE_PERIOD


def _goes_on_excepting(clause: Clause, before: Reading) -> bool:
    """Whether an exception goes on: "any day but Wednesdays (choir) and the 21st"."""
    joined = {clause.link, clause.items[0].word} & JOINS
    return bool(joined) and clause.listed and before.times is not None and bool(before.times.but)


def _is_set_apart(clause: Clause, carried: Verdict) -> bool:
    """Whether something else is named, or a no is not that of "any other afternoon"."""
    other = has_word(clause.items, ("other",))
    return (other and carried.polarity is Polarity.AGAINST) or _is_labelled(clause.items)


def _is_labelled(items: Sequence[Item]) -> bool:
    """Whether a day is headed by a colon, and something else than a time stands behind it."""
    at = next((n for n, item in enumerate(items) if item.word == ":" and n), None)
    if at is None or not any(isinstance(item.value, TIMES) for item in items[:at]):
        return False
    behind = [item for item in items[at + 1 :] if item.word and item.word[0].isalpha()]
    timed = any(isinstance(item.value, TIMES) for item in items[at + 1 :])
    return bool(behind) and not timed


def _after_another(clause: Clause, said: Verdict, carried: Verdict, known: Times | None) -> Verdict:
    """What a stance of its own means behind another one."""
    again = said.bare and carried.busy and not (clause.fresh or _follows_from(clause, known))
    if again:  # "busy on Mondays, never on Tuesdays"
        return replace(said, doubtful=True)
    softly = carried.wish and carried.polarity is Polarity.FOR and not clause.fresh
    if (
        said.bare and softly and Shade.NOT in shades(clause.items)
    ):  # "I prefer mornings, not Fridays"
        return replace(said, strength=carried.strength)
    return said


def _follows_from(clause: Clause, known: Times | None) -> bool:
    """Whether a no follows from what keeps somebody: "dentist at 9, so not before 10:30"."""
    hours = known is not None and all(when.hours for when in known.whens)
    alike = hours or not has_kind(clause.items, *TIMES)
    return clause.link == "so" or (clause.led_by == "so" and alike)


def _is_joined_softly(clause: Clause, said: Verdict, carried: Verdict) -> bool:
    """Whether a time joins those of a no, with no more than a "probably"."""
    soft = not said.said and shades(clause.items) == {Shade.LOWER} and not unknown(clause.items)
    return soft and carried.polarity is Polarity.AGAINST and _is_joined(clause)


def _adding(clause: Clause, said: Verdict) -> Verdict:
    """What is said where nothing is known that it adds to: "likewise before 8"."""
    adds = not said.said and has_word(clause.items, ADDS_TO)
    return replace(said, doubtful=True) if adds else said


def _is_set_off(times: Times | None, before: Times | None) -> bool | None:
    """Whether days have hours of their own, and those before have none; True by a "from".

    None where they go on as a list does.
    """
    if times is None or before is None or not times.whens:
        return None
    own = all(when.days and when.hours for when in times.whens)
    if own and _is_a_limit(before) and _sides(times) != _sides(before):
        return True  # "nothing after 4, Tuesdays before 12"
    whole = all(when.hours is None for when in before.whens)
    if not (own and whole):
        return None
    return all(when.hours and when.hours.opens for when in times.whens)


def _is_a_limit(times: Times) -> bool:
    """Whether hours of every day are named that have one end: "after 4"."""
    hours = [when.hours for when in times.whens if when.days is None and when.hours]
    one_end = all(len(_sides(times)) == 1 and not each.part for each in hours)
    return len(hours) == len(times.whens) and one_end and (True, True) not in _sides(times)


def _sides(times: Times) -> frozenset[tuple[bool, bool]]:
    """Which ends the hours of times have."""
    stretches = [each for when in times.whens if when.hours for each in when.hours.stretches]
    return frozenset((each.start is not None, each.end is not None) for each in stretches)


def _is_parallel(times: Times | None, before: Times | None) -> bool:
    """Whether days have hours with the same one end as those before: "until 10", "until 11"."""
    ends = {end for each in (times, before) if each for when in each.whens for end in _ends(when)}
    whole = times is not None and before is not None and times.whens and before.whens
    return bool(whole) and len(ends) == 1 and ends <= {(True, False), (False, True)}


def _ends(when: When) -> Iterator[tuple[bool, bool]]:
    """Which ends its hours have, where it names a day; else none that is like another."""
    if when.days is None or when.hours is None:
        yield (False, False)
    else:
        for each in when.hours.stretches:
            yield (each.start is not None, each.end is not None)


def _carried(clause: Clause, said: Verdict, carried: Verdict, set_off: bool | None) -> Verdict:
    """What a clause means that says nothing of its own."""
    if carried.polarity is Polarity.AGAINST and (clause.asked or _follows_in_time(clause)):
        return said if clause.asked else replace(said, doubtful=True)  # "I can't Friday. Monday?"
    if carried.reluctant and clause.led_by == "otherwise":
        return said  # "B if we must, otherwise A"
    if _may_be_either(clause, carried) or _stands_behind_a_sentence(clause, carried):
        return replace(said, doubtful=True)
    if clause.items[-1].word in AFFIRMS:
        return replace(said, said=True)
    if carried.polarity is Polarity.AGAINST and not clause.instead:
        return _after_a_no(clause, said, carried, set_off)
    only = carried.strength is Strength.MUST and clause.link == "\n"  # "Thu: only am", "Fri: 9-1"
    return replace(carried, strength=Strength.PREFERS, accepts=True) if only else carried


def _follows_in_time(clause: Clause) -> bool:
    """Whether it is of the time behind an engagement, or ahead of it: "dentist at 9, danach ok"."""
    return not {clause.link, *(item.word for item in clause.items)}.isdisjoint(_BESIDE_IT)


def _stands_behind_a_sentence(clause: Clause, carried: Verdict) -> bool:
    """Whether a mere time follows what keeps somebody: "dentist till 10. Afternoons."."""
    apart = clause.fresh and not clause.listed and clause.link == "."
    goes_on = clause.led_by in _SET_OFF or _concludes(clause) or _is_joined(clause)
    return apart and carried.busy and not goes_on


def _may_be_either(clause: Clause, carried: Verdict) -> bool:
    """Whether what stands behind a statement may be set against it, or be a part of it."""
    stands_against = carried.polarity is Polarity.FOR and clause.led_by in CONTRASTS
    if stands_against and clause.items[-1].word not in AFFIRMS:
        return True  # "that week works, but the Friday"
    if carried.polarity is Polarity.AGAINST and _states_of_oneself(clause):
        return True  # "not on Tuesday. From Thursday I'm around"
    if carried.reluctant and "then" in (clause.link, clause.items[0].word):
        return True  # "if it has to be Friday, then before 11"
    return carried.active or (clause.instead and carried.bare)  # "I code until noon. Tuesdays"


def _after_a_no(clause: Clause, said: Verdict, carried: Verdict, set_off: bool | None) -> Verdict:
    """What a time means behind a no; where it could be either, that is not guessed."""
    if _is_joined(clause):
        return replace(said, doubtful=True) if set_off else carried
    if clause.led_by in _SET_OFF or _concludes(clause):
        return POSSIBLE  # "I can't do Monday, but Tuesday", "dentist at 3, so after 4"
    firm = carried.strength is Strength.MUST and not carried.busy
    if carried.behind and set_off and firm:
        return POSSIBLE  # "Tuesday I can't, Wednesday from 10"
    bare = set_off is not None and carried.bare and clause.listed  # "not Wed, Thu after 2"
    unclear = set_off or bare or carried.behind  # "Mon is out, Tue 9-11"
    return replace(said, doubtful=True) if unclear else carried


def _states_of_oneself(clause: Clause) -> bool:
    """Whether a sentence has the author and a verb of its own, and adds nothing."""
    if not clause.fresh or has_word(clause.items, ADDING):
        return False
    pairs = pairwise(item.word for item in clause.items)
    return any(one in FIRST_PERSON and two in _IS for one, two in pairs)


def _concludes(clause: Clause) -> bool:
    """Whether a sentence names times as what follows from a no: "Thursday or Friday then"."""
    return clause.fresh and "then" in (clause.items[0].word, clause.items[-1].word)


def _is_joined(clause: Clause) -> bool:
    return clause.link in JOINS or has_word(clause.items, ADDING)


def of_that_day(clause: Clause, times: Times | None, before: Reading) -> Times | None:
    """Hours that follow others of one day are of that day: "Mon morning no, afternoon ok".

    They are alike, and no more is said of them than a word: "afternoons are bad" may be meant of
    every day.
    """
    brief = clause.listed and not has_word(clause.items, _NOT_BRIEF)
    if not brief or times is None or before.times is None or not before.times.whens:
        return times
    first = before.times.whens[0]
    one = all(when.days == first.days and when.hours for when in before.times.whens)
    if one and all(_is_alike(when, first) for when in times.whens):
        whens = tuple(replace(when, days=first.days) for when in times.whens)
        return replace(times, whens=whens)
    return times


def _is_alike(when: When, first: When) -> bool:
    """Whether hours without a day are named as others are: as parts of it, or by the clock."""
    if when.days or not (when.hours and first.hours):
        return False
    named = [(bool(hours.part), hours.plural) for hours in (when.hours, first.hours)]
    return named[0] == named[1]
