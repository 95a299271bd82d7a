"""What is told beside a wish: why it holds, and what goes on at that time."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from orchestration.language.clauses.clause import has_kind, has_word
from orchestration.language.clauses.cues import (
    AHEAD,
    STOPS,
    TIMES,
    excepts,
    is_cue,
    is_part_of_time,
)
from orchestration.language.english.small_words import (
    ARTICLES,
    CLAUSE_STARTERS,
    COPULA,
    FILLER,
    FIRST_PERSON,
    OVER,
    PERSONS,
    POINTERS,
    POSSESSIVE,
    QUANTIFIERS,
    REASONS,
    SUBJECTS,
    VERBS_OF_OTHERS,
    WHEN,
)
from orchestration.language.grammar import Item, Line
from orchestration.language.values import (
    About,
    Dates,
    Except,
    Hours,
    OptionNamed,
    PerDay,
    Recurring,
    Shade,
    Stance,
)
from orchestration.language.words.marks import SOMEBODY_ELSE
from orchestration.language.words.tokens import Strange, Token

_TO_WHOM = frozenset({"you", "it", "there", "nobody"})
_THREATENING = frozenset({"will", "'ll", "might", "may"})
_DOING = (Shade.BUSY, Shade.BLOCKED, Shade.ENGAGED, Shade.PURPOSE, Shade.ACTIVITY)
_BEFORE_A_REASON = frozenset({",", "-", "(", "because", "since", "as"})
_THERE = frozenset({"there", "then"})
_OWN_CLOCK = frozenset({"me", "here", "my", "us", "our"})
_THAT = frozenset({"it", "that", "this"})
_LONGEST_SUBJECT = 6  # items: "half of the people here"
_TOLD = (
    *_DOING,
    *(Shade.NOT, Shade.NEVER, Shade.HAVE, Shade.MUST, Shade.ENDS, Shade.BEGINS),
)
_ONESELF = FIRST_PERSON | {"am"}
_WHOSE = POSSESSIVE | WHEN
_WHO = SUBJECTS | _TO_WHOM
_ENDS_ASIDE = STOPS | {")"}
_ENDS_PHRASE = STOPS | CLAUSE_STARTERS | {","}
_WHY = REASONS | {"as"}
_BEGINS_TO_TELL = SUBJECTS | ARTICLES


def explains(said: Sequence[Item], line: Line, at: int) -> bool:
    """Whether the rest of a sentence only tells something: "9 to 3, I have small children"."""
    if _tells_what_is_on(said, line, at):
        return True
    rest: Line = []
    for item in line[at : at + AHEAD]:
        if item.word in STOPS:
            break
        rest.append(item)
    if points_back(rest):
        return True
    return bool(rest) and rest[0].word in _ONESELF and _is_only_what_one_is(rest)


def _tells_what_is_on(said: Sequence[Item], line: Line, at: int) -> bool:
    """Whether behind a no only what is on then follows: "except 12-1, that's gym".

    It is pointed at: "…, there I have training", "…, that's choir practice".
    """
    noes = (Shade.NOT, Shade.NEVER)
    against = any(excepts(item) or item.value in noes for item in said)
    if not (against and any(map(_is_a_time, said))):
        return False
    rest = [item for item in phrase(line, at) if item.word not in ARTICLES]
    if len(rest) < 3 or any(_is_a_time(i) or isinstance(i.value, Stance) for i in rest):
        return False
    points = rest[0].word in POINTERS and rest[1].word in COPULA
    there = rest[0].word in _THERE and rest[1].word in FIRST_PERSON
    return (points or there) and _told(rest[2:])


def _is_only_what_one_is(rest: Line) -> bool:
    """Whether no more is said than what somebody is, or is not: "bin kein Morgenmensch"."""
    denials = (Shade.NOT, Shade.NEVER)
    denied = any(item.value in denials for item in rest[1:3])
    named = denied and any(isinstance(item.value, Strange) for item in rest[2:])
    cues = [item for item in rest if not (named and item.value in denials)]
    said = any(is_cue(item) or is_part_of_time(item) for item in cues)
    return not said and any(item.word not in FILLER for item in rest)


def tells_why(said: Sequence[Item], line: Line, at: int) -> bool:
    """Whether behind an exception only its reason follows: "anything but before 9, school run"."""
    if line[at].word != "," or not any(isinstance(item.value, Except) for item in said):
        return False
    rest = phrase(line, at + 1)
    stop = at + 1 + len(rest)
    if stop < len(line) and line[stop].word not in STOPS:
        return False
    named = bool(rest) and rest[0].word in PERSONS
    timed = any(is_part_of_time(item) for item in rest)
    return not timed and (named or _told(rest))


def only_compares(line: Line, at: int) -> bool:
    """Whether only what another time is better than was named: "rather than Monday, Tuesday"."""
    begin = at
    while begin and is_part_of_time(line[begin - 1]):
        begin -= 1
    if not 0 < begin < at or line[begin - 1].word != "than":
        return False
    return begin == 1 or line[begin - 2].word in STOPS


def points_back(items: Sequence[Item]) -> bool:
    """Whether a clause says what something is: "that's my lunch", "that's when I write"."""
    if len(items) < 3 or items[0].word not in POINTERS:
        return False
    return items[1].word in COPULA and items[2].word in _WHOSE


def says_which_it_is(items: Sequence[Item]) -> bool:
    """Whether it is told when something is that was spoken of: "that's every Tuesday"."""
    said = [item for item in items if item.word not in (",", "(", ")")]
    points = len(said) == 3 and said[0].word in POINTERS and said[1].word in COPULA
    return points and isinstance(said[2].value, TIMES)


def tells_the_hour(items: Sequence[Item]) -> bool:
    """Whether it is only told what hour something is where somebody is: "it's 9pm for me"."""
    if not has_word(items, _OWN_CLOCK):
        return False
    said = [item for item in items if item.word not in (",", "(", ")")]
    at = next((n for n, item in enumerate(said) if isinstance(item.value, TIMES)), 0)
    led = {item.word for item in said[:at]}
    if not (led & _THAT and led & COPULA) or at > _LONGEST_SUBJECT:
        return False
    value = said[at].value
    hours = isinstance(value, Hours) and not value.part
    more = any(isinstance(item.value, Stance | Shade | Strange) for item in said)
    return hours and not more


def hour_elsewhere(items: Sequence[Item]) -> bool:
    """Whether it is told what hour a time is for somebody: "Friday evening is past 6 for me"."""
    if not has_word(items, _OWN_CLOCK):
        return False
    times = [n for n, item in enumerate(items) if isinstance(item.value, TIMES)]
    if len(times) != 2 or times[0] or items[1].word not in COPULA or times[1] > _LONGEST_SUBJECT:
        return False
    own = any(item.word in _OWN_CLOCK for item in items[times[1] :])
    more = has_kind(items, Stance, Shade)
    return _is_a_start(items[times[1]].value) and own and not more


def _is_a_start(told: object) -> bool:
    """Whether hours are told by their beginning alone: "9pm", "past 6"."""
    stretches = told.stretches if isinstance(told, Hours) and not told.part else ()
    return bool(stretches) and all(x.start and x.end in (None, x.start) for x in stretches)


def tells(line: Line, at: int, said: bool) -> bool:
    """Whether what follows tells what goes on then, and no wish.

    So does "when the kids are asleep", and, behind a statement, "the bank calls": somebody else's
    doings. Before anything has been said of a time, only what is over then leaves it free.
    """
    if line[at].word in WHEN:
        return _tells_when(line, at, said)
    if not said:
        return False
    if line[at].word in _BEFORE_A_REASON and others_do(line, at + 1):
        return True
    if line[at].word != ",":
        return False
    rest = phrase(line, at + 1, {"and", "or"})
    rest = rest[1:] if rest and rest[0].word in ARTICLES else rest
    other = bool(rest) and (isinstance(rest[0].value, Strange) or rest[0].word == SOMEBODY_ELSE)
    timed = any(is_part_of_time(item) for item in rest)
    acts = len(rest) > 2 or any(isinstance(item.value, Shade) for item in rest)
    return other and acts and not timed and _told(rest)


def _tells_when(line: Line, at: int, said: bool) -> bool:
    """Whether a "when" leads to what goes on then."""
    rest = phrase(line, at + 1)
    ended = line[at].word == "once" or any(item.word in OVER for item in rest)
    begins = line[at - 1].word == "," or line[at].word == "once" or _of_that_day(line, at)
    after = line[at + 1].word if at + 1 < len(line) else ""
    timed = any(is_part_of_time(item) for item in rest)
    own = at > 1 and excepts(line[at - 2]) and after in FIRST_PERSON and not timed
    return begins and (said or ended or own or _at_hours_of_theirs(line, at)) and _told(rest)


def _at_hours_of_theirs(line: Line, at: int) -> bool:
    """Whether the author tells when something of theirs is: "…, when I'm off at 3"."""
    own = at + 1 < len(line) and line[at + 1].word in FIRST_PERSON
    return own and timed_ahead(line, at + 2)


def _is_a_time(item: Item) -> bool:
    return is_part_of_time(item) or isinstance(item.value, Except)


def _of_that_day(line: Line, at: int) -> bool:
    """Whether "when" goes on from a time: "the 20th when I'm at a conference"."""
    timed = at > 0 and _is_a_time(line[at - 1])
    return timed and at + 1 < len(line) and line[at + 1].word in FIRST_PERSON


def _threatens(line: Line, at: int) -> bool:
    """Whether it is told what happens otherwise: "not on the 15th or you'll get me half asleep"."""
    led = at + 1 < len(line) and line[at].word in _WHO
    rest = phrase(line, at)
    wishes = any(is_part_of_time(item) or isinstance(item.value, About) for item in rest)
    return led and line[at + 1].word in _THREATENING and not wishes


def remarks(line: Line, at: int) -> bool:
    """Whether a bracket holds no wish and more than a time: "(lunch with my mum)".

    So does a threat: "not on the 15th or you'll get me half asleep".
    """
    if line[at].word != "(":
        return line[at].word == "or" and _threatens(line, at + 1)
    rest: Line = []
    for item in line[at + 1 : at + AHEAD]:
        if item.word in _ENDS_ASIDE:
            break
        rest.append(item)
    return _told(rest)


def others_do(line: Line, at: int) -> bool:
    """Whether somebody or something else is told of: "half of the office leaves at noon".

    Its subject is no time and nothing that can be wished for, and a verb of its own follows it.
    """
    verb = _behind_subject(line, at)
    if verb is None:
        return False
    said = line[verb]
    if line[at - 1].word in REASONS and is_part_of_time(said):
        return any(isinstance(item.value, Shade) for item in phrase(line, verb))
    if said.word in VERBS_OF_OTHERS or isinstance(said.value, Shade | About):
        return said.value not in (Shade.RAISE, Shade.LOWER)
    return isinstance(said.value, Strange | Stance) and verb + 1 < len(line)


def _behind_subject(line: Line, at: int) -> int | None:
    """Where a subject ends that is neither the author nor a time, if one stands here."""
    end = at
    while end < len(line) and end - at < _LONGEST_SUBJECT and line[end].word in QUANTIFIERS:
        end += 1
    first = end
    while end < len(line) and end - at < _LONGEST_SUBJECT and _is_other(line[end]):
        end += 1
    if end == first or end == len(line):
        return None
    if end - first > 1 and _is_verb_of(line[end - 2].value, line[end - 1].value):
        return end - 1
    return end


def _is_other(item: Item) -> bool:
    """Whether a word can name somebody or something else."""
    named = isinstance(item.value, Strange) or item.word in PERSONS or item.word == SOMEBODY_ELSE
    return named or item.value is Shade.EVERYONE


def _is_verb_of(noun: object, verb: object) -> bool:
    """Whether of two unknown words the second is what the first does: "trains run", "it rains".

    One of them ends in "s", but not both; or a noun has the capital that German gives it.
    """
    if not (isinstance(noun, Token) and isinstance(verb, Strange)):
        return False
    agree = noun.text.endswith("s") is not verb.text.endswith("s")
    return agree or (noun.capital and not verb.capital)


def phrase(line: Line, at: int, links: AbstractSet[str] = frozenset()) -> Line:
    """What stands before the next comma or statement, or one of some links."""
    rest: Line = []
    for item in line[at : at + AHEAD]:
        if item.word in _ENDS_PHRASE | links:
            break
        rest.append(item)
    return rest


def _told(rest: Sequence[Item]) -> bool:
    """Whether words tell of something that happens, and wish for nothing."""
    wishes = (Stance, About, OptionNamed, PerDay)
    if any(isinstance(item.value, wishes) for item in rest):
        return False
    cues = [item.value for item in rest if isinstance(item.value, Shade)]
    strange = any(isinstance(item.value, Strange) for item in rest)
    return all(cue in _TOLD for cue in cues) and (strange or any(cue in _DOING for cue in cues))


def opens_with_reason(items: Sequence[Item]) -> bool:
    """Whether something begins with why: "As I walk the dog at noon"; a "so" only goes on."""
    words = [item.word for item in items[:2]]
    led = len(words) > 1 and words[0] in _WHY and words[0] != "so"
    return led and words[1] in _BEGINS_TO_TELL


def timed_ahead(line: Line, at: int) -> bool:
    """Whether a time stands before the next comma or statement."""
    return any(is_part_of_time(item) for item in phrase(line, at))


def tells_days(line: Line, at: int) -> bool:
    """Whether a bracket holds nothing but days: "on Thursday from 8 to 4 (14th and 21st)"."""
    rest = line[at : at + 3]
    closes = len(rest) == 3 and rest[0].word == "(" and rest[2].word == ")"
    return closes and isinstance(rest[1].value, Recurring | Dates)
