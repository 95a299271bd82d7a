"""How a clause stands to what it names: for or against, and how strongly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from orchestration.language.clauses.clause import has_kind, has_word, shades_in
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.engagements import is_a_break, keeps_somebody
from orchestration.language.clauses.kept_for import is_for_us
from orchestration.language.clauses.leftovers import unknown
from orchestration.language.clauses.stances import ORDER, Verdict, spoken, strongest
from orchestration.language.english.activities import BEING
from orchestration.language.english.small_words import (
    ARTICLES,
    COUNTED,
    FILLER,
    FIRST_PERSON,
    PERHAPS,
    PERSONS,
    POSSESSIVE,
    PRAISE,
    SUBJECTS,
)
from orchestration.language.grammar import Item
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import (
    About,
    Dates,
    Hours,
    OptionNamed,
    Recurring,
    Shade,
    Stance,
    When,
)
from orchestration.language.words.either_language import OUTRIGHT, WISHING
from orchestration.language.words.tokens import Strange, Token
from orchestration.model.preferences import Kind, Polarity, Strength

_KEEPING = frozenset({Shade.RESERVE, Shade.HELD, Shade.BLOCKED, Shade.KEPT})
_NEGATIONS = frozenset({Shade.NOT, Shade.NEVER})
_ELSEWHERE = (Shade.BUSY, Shade.BLOCKED)
_TELLING = (*_ELSEWHERE, Shade.HAVE)
_BACK_TO_BACK = (Kind.BUFFER, True)
_ASKING = frozenset({*_NEGATIONS, Shade.RAISE, Shade.LOWER, Shade.ONLY, Shade.MUST})
_JUDGE = (Shade.NOT, Shade.NEVER, *_ELSEWHERE)
_ALL_OF_IT = ARTICLES | {"all", "of", "on"}
_KEEPS = (Shade.RESERVE, Shade.HELD)

_IS = frozenset({"is", "are", "'s"})
_ENGAGED = Verdict(Polarity.AGAINST, Strength.MUST, busy=True)
_RATHER_BUSY = Verdict(Polarity.AGAINST, Strength.PREFERS)
DEFAULT = Verdict(Polarity.FOR, Strength.PREFERS, said=False)


def shades(items: Sequence[Item]) -> frozenset[Shade]:
    """The shades a clause has; who has a time blocked is busy."""
    said = shades_in(items)
    return said | {Shade.BUSY} if Shade.BLOCKED in said else said


def _shades_outright(items: Sequence[Item]) -> frozenset[Shade]:
    """The shades a clause has; "never before 10 please" is as firm as without the please.

    So is "nothing after 7 please", which names where the day ends.
    """
    said = shades(items)
    is_outright = has_word(items, OUTRIGHT)
    is_limit = Shade.NEVER in said and any(map(_is_open, items))
    return said - {Shade.RAISE} if is_outright or is_limit else said


def _is_open(item: Item) -> bool:
    """Whether it names hours that begin or end nowhere: "after 7"."""
    hours = [when.hours for when in pieces(item.value) if when.hours and not when.hours.part]
    return any(not (each.start and each.end) for one in hours for each in one.stretches)


def verdict(items: Sequence[Item]) -> Verdict:
    """Read the stance of a clause."""
    found = _read(items)
    if found.polarity is Polarity.FOR and has_word(items, ("no",)) and _is_gainsaid(items):
        return replace(found, doubtful=True)
    if found.wish and found.polarity is Polarity.FOR and _wants_to_be_elsewhere(items):
        return Verdict(Polarity.AGAINST, Strength.PREFERS, guessed=True)
    if found.busy and has_word(items, PERHAPS):
        return _RATHER_BUSY  # "perhaps I'm away on the 12th"
    if _is_only_perhaps(items, found):
        found = replace(found, strength=Strength.PREFERS, accepts=True, guessed=True)
    if found.accepts and has_word(items, WISHING):
        found = replace(found, accepts=False)  # "ideally Tuesday works"
    return replace(found, behind=True) if found.said and _is_behind(items) else found


def _wants_to_be_elsewhere(items: Sequence[Item]) -> bool:
    """Whether somebody would rather be doing something: "after 5 I'd prefer to be surfing"."""
    at = next((n for n, item in enumerate(items) if item.word == "be" and n), None)
    if at is None or not any(isinstance(item.value, Stance) for item in items[max(0, at - 2) : at]):
        return False
    rest = items[at + 1 : at + 2]
    doing = any(isinstance(i.value, Strange) and i.word.endswith("ing") for i in rest)
    return doing or any(item.value is Shade.BUSY for item in rest)


def _is_only_perhaps(items: Sequence[Item], found: Verdict) -> bool:
    """Whether a time is possible at most: "maybe Wednesday" wishes for no Wednesday."""
    soft = found.polarity is Polarity.FOR and found.strength is Strength.MILDLY
    return soft and not found.wish and has_word(items, PERHAPS)


def _is_gainsaid(items: Sequence[Item]) -> bool:
    """Whether a "no" that has found no place of its own stands behind a time: "Dienstag, nein"."""
    timed = next((n for n, item in enumerate(items) if isinstance(item.value, TIMES)), len(items))
    return any(item.word == "no" and isinstance(item.value, Token) for item in items[timed:])


def _is_behind(items: Sequence[Item]) -> bool:
    """Whether times are judged behind them: "Tue no", or "I can do Tue not"."""
    judged = [n for n, i in enumerate(items) if isinstance(i.value, Stance) or i.value in _JUDGE]
    timed = [n for n, item in enumerate(items) if isinstance(item.value, TIMES)]
    if not (judged and timed):
        return False
    denied = items[judged[-1]].value in _NEGATIONS and judged[-1] > timed[-1]
    return denied or judged[0] > timed[0]


def _read(items: Sequence[Item]) -> Verdict:
    said = _shades_outright(items)
    found = strongest(spoken(items))
    if Shade.UNSURE in said or _need_not(items):
        return Verdict(Polarity.FOR, Strength.PREFERS, doubtful=True)
    if said & _KEEPING and is_for_us(items):
        return _shaded(_given(said, found), said)
    if packed := _packed(items):
        return packed
    if Shade.BUSY in said and (_is_hedged(items) or not (found and found.wish)):
        found = _RATHER_BUSY if _is_hedged(items) else _busy(items, found)
        if found.doubtful:
            return found
    if said & {Shade.ACTIVITY, Shade.KEPT}:
        found = _own(items, said, found)
    elif _reserves(items, said):
        found = Verdict(Polarity.AGAINST, Strength.PREFERS, doubtful=_can_keep(items))
    return _shaded(_undisturbed(found or _bare(items, said), said), said)


def _can_keep(items: Sequence[Item]) -> bool:
    """Whether somebody can keep a time free, which may be for this: "ab 15 kann ich freihalten"."""
    at = next((n for n, item in enumerate(items) if item.value in _KEEPS), 0)
    return any(isinstance(item.value, Stance) and item.value.able for item in items[:at])


def _need_not(items: Sequence[Item]) -> bool:
    """Whether nothing more is said than that something is not necessary: "needn't be Monday"."""
    must = next((n for n, item in enumerate(items) if item.value is Shade.MUST), 0)
    return must > 0 and items[must - 1].value is Shade.NOT and items[must].word != "must"


def _own(items: Sequence[Item], said: frozenset[Shade], found: Verdict | None) -> Verdict:
    """A time that is somebody's own: "Fridays are mine", "he codes until 11".

    Whatever else the clause says for it makes that doubtful, but not how well something is done:
    "I write best before lunch".
    """
    at = next(n for n, item in enumerate(items) if item.value in (Shade.ACTIVITY, Shade.KEPT))
    later = range(at, len(items))
    timed = next((n for n in later if isinstance(items[n].value, TIMES)), len(items))
    kept = Shade.KEPT in said
    clear = not said & {Shade.NOT, Shade.NEVER} and all(
        item.value.polarity is Polarity.AGAINST
        or (kept and item.value.wish)
        or (at < n < timed and item.word in PRAISE)
        for n, item in enumerate(items)
        if isinstance(item.value, Stance)
    )
    strength = found.strength if found and found.polarity is Polarity.AGAINST else Strength.PREFERS
    strength = Strength.MUST if _is_of_another(items, at) else strength
    return Verdict(Polarity.AGAINST, strength, active=True, doubtful=not clear)


def _is_of_another(items: Sequence[Item], at: int) -> bool:
    """Whether a time is not theirs to give: "my Tuesdays belong to another client"."""
    kept = items[at].value is Shade.KEPT
    return kept and any(item.word == "another" for item in items[at + 1 : at + 2])


def _given(said: frozenset[Shade], found: Verdict | None) -> Verdict:
    """A time that somebody keeps for the meeting itself suits them, unless they deny it."""
    if found and found.polarity is Polarity.AGAINST:
        return found
    given = Verdict(Polarity.FOR, Strength.PREFERS, wish=bool(found and found.wish))
    return replace(given, doubtful=bool(said & _NEGATIONS))


def _undisturbed(found: Verdict, said: frozenset[Shade]) -> Verdict:
    """Who "is disturbed on Mondays" has not said whether that suits them; "must not be" has.

    Nor has who would like to keep them, or has reserved them: for what?
    """
    held = Shade.HELD in said
    if held and found.busy:
        return replace(found, doubtful=True)
    kept = held or (Shade.RESERVE in said and found.wish)
    if (Shade.DISTURBED in said or kept) and found.polarity is Polarity.FOR:
        return replace(found, doubtful=True)
    return found


def _packed(items: Sequence[Item]) -> Verdict | None:
    """What is said of when somebody's meetings follow each other: "I'm back to back until 3".

    So is it by the words alone, where nothing judges them: "back to back on Monday". Hours without
    a day may be those of another.
    """
    at = next((n for n, item in enumerate(items) if _is_back_to_back(item)), None)
    whens = [when for item in items for when in pieces(item.value)] if at is not None else []
    if at is None or not whens:
        return None
    packed = Verdict(Polarity.AGAINST, Strength.MUST, busy=True, packed=True)
    if any(one.word in BEING or one.value in _TELLING for one in items[:at]):
        return packed
    if has_kind(items, Stance) or shades(items) & _ASKING:
        return None
    return replace(packed, doubtful=all(when.days is None for when in whens))


def _is_back_to_back(item: Item) -> bool:
    said = item.value
    return isinstance(said, About) and (said.kind, said.inverse) == _BACK_TO_BACK


def _busy(items: Sequence[Item], found: Verdict | None) -> Verdict:
    at = next(n for n, item in enumerate(items) if item.value in _ELSEWHERE)
    denials = _denials(items, at)
    negated = bool(denials)
    if denials and any(isinstance(item.value, TIMES) for item in items[denials[-1] : at]):
        return Verdict(Polarity.AGAINST, Strength.MUST, doubtful=True)  # "not on Mondays I'm out"
    if _has_something_booked(items, at):
        return Verdict(Polarity.AGAINST, Strength.MUST, doubtful=True)
    if found and found.polarity is Polarity.FOR:
        return replace(found, doubtful=True)  # "let's work it out on Tuesday"
    if negated and not found:
        return Verdict(Polarity.FOR, Strength.PREFERS, accepts=True)
    if found and found.polarity is Polarity.AGAINST:
        return replace(found, strength=Strength.MUST)
    return Verdict(Polarity.AGAINST, Strength.MUST, busy=True)


def _denials(items: Sequence[Item], at: int) -> Sequence[int]:
    """Where it is denied ahead of a place; "no calls on my day off" denies no day off."""
    if at and items[at - 1].word in POSSESSIVE:
        return ()
    return [n for n, item in enumerate(items[:at]) if item.value in _NEGATIONS]


def _is_hedged(items: Sequence[Item]) -> bool:
    """Whether somebody is "rather full" then: a wish by its word alone."""
    said = [item for item in items if not (isinstance(item.value, Token) and item.word in FILLER)]
    return any(
        isinstance(one.value, Stance) and one.value.wish and other.value in _ELSEWHERE
        for one, other in pairwise(said)
    )


def _has_something_booked(items: Sequence[Item], at: int) -> bool:
    """Whether it is something that is booked, perhaps for this: "I've booked the big room"."""
    led = at > 0 and items[at - 1].word == "have" and items[at].word in ("booked", "reserved")
    rest = items[at + 1 : at + 3]
    return led and len(rest) > 1 and rest[0].word in ARTICLES and isinstance(rest[1].value, Strange)


def _reserves(items: Sequence[Item], said: frozenset[Shade]) -> bool:
    """Whether time is held for something else: "for deep work", "keep Fridays free"."""
    if Shade.PURPOSE in said:
        return not said & {Shade.NOT, Shade.NEVER}
    if said.isdisjoint(_KEEPS):
        return False
    at = next(n for n, item in enumerate(items) if item.value in _KEEPS)
    free = Shade.RESERVE in said and any(isinstance(item.value, Stance) for item in items[at:])
    whole = items if Shade.HELD in said else items[at:]
    aims = any(item.word in ("clear", "for", "alone") for item in whole)
    own = at > 0 and items[at - 1].word in FIRST_PERSON
    return free or aims or (own and items[at].word.startswith("block"))


def _bare(items: Sequence[Item], said: frozenset[Shade]) -> Verdict:
    """A clause without a word of stance."""
    if said & _NEGATIONS:
        doubtful = _is_between(items) or _follows_ease(items)
        return Verdict(Polarity.AGAINST, Strength.MUST, bare=True, doubtful=doubtful)
    if Shade.ONLY in said and (_has_an_engagement(items) or _is_an_engagement(items)):
        timed = has_kind(items, *TIMES)
        return replace(_ENGAGED, doubtful=not timed)
    if Shade.ONLY in said and _has_something_then(items):
        return replace(_ENGAGED, doubtful=Shade.ENGAGED not in said)
    if Shade.ONLY in said or (Shade.MUST in said and not is_a_break(items)):
        return Verdict(Polarity.FOR, Strength.PREFERS)
    if Shade.PRESENT in said and Shade.ENDS not in said:
        return replace(DEFAULT, accepts=True, said=True)  # "I'm around on Thursday"
    return DEFAULT if Shade.ENDS in said else _with_engagement(items, said)


def _with_engagement(items: Sequence[Item], said: frozenset[Shade]) -> Verdict:
    """A clause that may tell what its author has to do then."""
    if Shade.ENGAGED in said:
        return _ENGAGED
    if Shade.HAVE in said and not any(_is_no_engagement(item) for item in items):
        return replace(_ENGAGED, doubtful=_has_nothing(items) or _has_times_alone(items))
    return replace(_ENGAGED, guessed=True) if keeps_somebody(items) else DEFAULT


def _is_an_engagement(items: Sequence[Item]) -> bool:
    """Whether all that is in the way then is named: "only at 11 there's stand-up"."""
    kept = next((n for n, item in enumerate(items) if item.value is Shade.ENGAGED), 0)
    timed = any(isinstance(item.value, TIMES) for item in items[:kept])
    return timed and any(item.word in _IS for item in items[:kept])


def _has_an_engagement(items: Sequence[Item]) -> bool:
    """Whether an "only" counts what somebody has: "I've only got the one call, at 2"."""
    have = next((n for n, item in enumerate(items) if item.value is Shade.HAVE), None)
    if have is None:
        return False
    rest = items[have:]
    whens = (n for n, item in enumerate(rest) if isinstance(item.value, When | Hours))
    timed = next(whens, len(rest))
    return any(item.word in COUNTED for item in rest[:timed])


def _has_something_then(items: Sequence[Item]) -> bool:
    """Whether an "only" counts the day on which somebody has something: "only Tue I have choir"."""
    have = next((n for n, item in enumerate(items) if item.value is Shade.HAVE), len(items))
    only = next((n for n, item in enumerate(items) if item.value is Shade.ONLY), len(items))
    timed = any(isinstance(item.value, TIMES) for item in items[only:have])
    rest = items[have + 1 :]
    named = bool(unknown(rest)) or any(item.value is Shade.ENGAGED for item in rest)
    return only < have < len(items) and timed and named


def _has_nothing(items: Sequence[Item]) -> bool:
    """Whether nobody has anything: "have at it" names neither who nor what."""
    first = next((n for n, item in enumerate(items) if item.value is Shade.HAVE), 0)
    named = has_word(items, SUBJECTS) or unknown(items)
    return not named and items[first].word == "have"


def _has_times_alone(items: Sequence[Item]) -> bool:
    """Whether a time stands right behind what is had, and nothing else: "I've got Tuesday pm"."""
    have = next((n for n, item in enumerate(items) if item.value is Shade.HAVE), 0)
    behind = [item for item in items[have + 1 :] if item.word not in _ALL_OF_IT]
    timed = bool(behind) and isinstance(behind[0].value, When | Recurring | Dates)
    hours = [when.hours for when in pieces(behind[0].value) if when.hours] if timed else []
    clocks = any(not each.part for each in hours)
    return timed and not clocks and not unknown(items) and all(i.word in FILLER for i in behind[1:])


def _is_no_engagement(item: Item) -> bool:
    """Whether who has it may still come: "I've got the kids on Tuesdays"."""
    return isinstance(item.value, About | OptionNamed) or item.word in PERSONS


def _follows_ease(items: Sequence[Item]) -> bool:
    """Whether it is no time that is denied behind a mark: "any time, don't mind me too much"."""
    at = next(n for n, item in enumerate(items) if item.value in _NEGATIONS)
    easy = any(item.value is Shade.FLEXIBLE for item in items[:at])
    timed = has_kind(items, *TIMES)
    return easy and not timed and any(item.word == "," for item in items[:at])


def _is_between(items: Sequence[Item]) -> bool:
    """Whether a negation stands between two days, of which it may deny either."""
    at = next(n for n, item in enumerate(items) if item.value in _NEGATIONS)
    return any(isinstance(i.value, TIMES) for i in items[:at]) and any(
        isinstance(i.value, When) for i in items[at + 1 :]
    )


def _shaded(found: Verdict, said: frozenset[Shade]) -> Verdict:
    """Raise or lower a strength; both together leave it at "prefers"."""
    if Shade.LARGELY in said and found.polarity is Polarity.AGAINST:
        found = replace(found, strength=min(found.strength, Strength.STRONGLY, key=ORDER.index))
    raised, lowered = Shade.RAISE in said, bool(said & {Shade.LOWER, Shade.IF_NEED_BE})
    if Shade.IF_NEED_BE in said:
        found = replace(found, reluctant=True, accepts=True)
    must = Shade.MUST in said or (Shade.ONLY in said and found.polarity is Polarity.FOR)
    if must and not lowered:
        return replace(found, strength=Strength.MUST, said=True, accepts=False)
    if found.guessed or (found.strength is Strength.MUST and not found.bare):
        return found
    if raised and lowered:
        return replace(found, strength=Strength.PREFERS)
    if lowered:
        return replace(found, strength=Strength.MILDLY)
    if raised:
        return replace(found, strength=Strength.STRONGLY)
    return found
