"""How a clause stands to what it names: for or against, and how strongly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from orchestration.language.cues import TIMES
from orchestration.language.english.small_words import FOR_US, PRAISE
from orchestration.language.grammar import Item
from orchestration.language.leftovers import unknown
from orchestration.language.values import About, OptionNamed, Shade, Stance
from orchestration.model.preferences import Polarity, Strength

_ORDER = (Strength.MILDLY, Strength.PREFERS, Strength.STRONGLY, Strength.MUST)
_RESERVED_FOR = (Shade.PURPOSE,)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A clause's stance; `said` is False where only the default holds.

    `wish`: by a verb of wishing. `able`: by what is possible. `busy`: a statement of being
    elsewhere. `active`: of doing something else then. `bare`: by a lone "no" or "not". `doubtful`:
    its words say both.
    """

    polarity: Polarity
    strength: Strength
    said: bool = True
    wish: bool = False
    busy: bool = False
    active: bool = False
    bare: bool = False
    doubtful: bool = False


DEFAULT = Verdict(Polarity.FOR, Strength.PREFERS, said=False)


def shades(items: Sequence[Item]) -> frozenset[Shade]:
    """The shades a clause has."""
    return frozenset(item.value for item in items if isinstance(item.value, Shade))


def verdict(items: Sequence[Item]) -> Verdict:
    """Read the stance of a clause."""
    said = shades(items)
    spoken = _spoken(items)
    against = [stance for stance in spoken if stance.polarity is Polarity.AGAINST]
    found = _strongest(against or spoken)
    if Shade.BUSY in said and not (found and found.wish):
        found = _busy(items, found)
        if found.doubtful:
            return found
    if Shade.ACTIVITY in said or Shade.KEPT in said:
        found = _own(items, said, found)
    elif _reserves(items, said):
        found = Verdict(Polarity.AGAINST, Strength.PREFERS)
    if found is None:
        found = _bare(items, said)
    return _shaded(_undisturbed(found, said), said)


def _strongest(stances: Sequence[Verdict]) -> Verdict | None:
    return max(stances, key=lambda stance: _ORDER.index(stance.strength), default=None)


def _spoken(items: Sequence[Item]) -> list[Verdict]:
    """Each stance with its negation, in order."""
    found: list[Verdict] = []
    denied: Shade | None = None
    for at, item in enumerate(items):
        if item.value in (Shade.NOT, Shade.NEVER):
            if at and isinstance(items[at - 1].value, Stance) and found:
                found[-1] = _denied(items[at - 1].value, item.value)
            else:
                denied = item.value
        elif isinstance(item.value, Stance):
            found.append(_denied(item.value, denied) if denied else _plain(item.value))
            denied = None
        elif isinstance(item.value, TIMES) and found:
            denied = None
    if denied and found and _is_last(items, denied):
        found[-1] = _denied(next(_stances_backwards(items)), denied)
    return found


def _stances_backwards(items: Sequence[Item]) -> Iterator[Stance]:
    return (item.value for item in reversed(items) if isinstance(item.value, Stance))


def _is_last(items: Sequence[Item], denied: Shade) -> bool:
    """Whether nothing but small words follows a negation, as in "Montags kann ich nicht"."""
    at = max(n for n, item in enumerate(items) if item.value is denied)
    return not unknown(items[at:]) and not any(isinstance(i.value, TIMES) for i in items[at:])


def _plain(stance: Stance) -> Verdict:
    return Verdict(stance.polarity, stance.strength, wish=stance.wish)


def _denied(stance: object, by: object) -> Verdict:
    assert isinstance(stance, Stance)
    if stance.polarity is Polarity.AGAINST:
        return Verdict(Polarity.FOR, Strength.PREFERS)
    strength = Strength.MUST if by is Shade.NEVER else stance.denied
    return Verdict(Polarity.AGAINST, strength, wish=stance.wish)


def _own(items: Sequence[Item], said: frozenset[Shade], found: Verdict | None) -> Verdict:
    """A time that is somebody's own: "Fridays are mine", "he codes until 11".

    Whatever else the clause says for it makes that doubtful, but not how well something is done:
    "I write best before lunch".
    """
    at = next(n for n, item in enumerate(items) if item.value in (Shade.ACTIVITY, Shade.KEPT))
    later = range(at, len(items))
    timed = next((n for n in later if isinstance(items[n].value, TIMES)), len(items))
    kept = Shade.KEPT in said and not _for_us(items)
    clear = not said & {Shade.NOT, Shade.NEVER} and all(
        item.value.polarity is Polarity.AGAINST
        or (kept and item.value.wish)
        or (at < n < timed and item.word in PRAISE)
        for n, item in enumerate(items)
        if isinstance(item.value, Stance)
    )
    strength = found.strength if found and found.polarity is Polarity.AGAINST else Strength.PREFERS
    return Verdict(Polarity.AGAINST, strength, active=True, doubtful=not clear)


def _undisturbed(found: Verdict, said: frozenset[Shade]) -> Verdict:
    """Who "is disturbed on Mondays" has not said whether that suits them; "must not be" has.

    Nor has who would like to keep them: for what?
    """
    kept = Shade.RESERVE in said and found.wish
    if (Shade.DISTURBED in said or kept) and found.polarity is Polarity.FOR:
        return replace(found, doubtful=True)
    return found


def _busy(items: Sequence[Item], found: Verdict | None) -> Verdict:
    at = next(n for n, item in enumerate(items) if item.value is Shade.BUSY)
    denials = [n for n, item in enumerate(items[:at]) if item.value in (Shade.NOT, Shade.NEVER)]
    negated = bool(denials)
    if denials and any(isinstance(item.value, TIMES) for item in items[denials[-1] : at]):
        return Verdict(Polarity.AGAINST, Strength.MUST, doubtful=True)  # "not on Mondays I'm out"
    if found and found.polarity is Polarity.FOR:
        return replace(found, doubtful=True)  # "let's work it out on Tuesday"
    if negated and not found:
        return Verdict(Polarity.FOR, Strength.PREFERS)
    if found and found.polarity is Polarity.AGAINST:
        return replace(found, strength=Strength.MUST)
    return Verdict(Polarity.AGAINST, Strength.MUST, busy=True)


def _reserves(items: Sequence[Item], said: frozenset[Shade]) -> bool:
    """Whether time is held for something else: "for deep work", "keep Fridays free"."""
    if Shade.PURPOSE in said:
        return not said & {Shade.NOT, Shade.NEVER}
    if Shade.RESERVE not in said:
        return False
    at = next(n for n, item in enumerate(items) if item.value is Shade.RESERVE)
    return not _for_us(items[at:]) and any(
        isinstance(item.value, Stance) or item.word in ("clear", "for", "alone")
        for item in items[at:]
    )


def _for_us(items: Sequence[Item]) -> bool:
    """Whether something is kept for the meeting itself: "keep Tuesday for this"."""
    return any(
        (one.word == "for" or one.value is Shade.KEPT) and two.word in FOR_US
        for one, two in pairwise(items)
    )


def _bare(items: Sequence[Item], said: frozenset[Shade]) -> Verdict:
    """A clause without a word of stance."""
    if said & {Shade.NOT, Shade.NEVER}:
        return Verdict(Polarity.AGAINST, Strength.MUST, bare=True)
    if Shade.ONLY in said or Shade.MUST in said:
        return Verdict(Polarity.FOR, Strength.PREFERS)
    if said & {Shade.ENDS, Shade.PRESENT}:
        return DEFAULT
    if Shade.ENGAGED in said:
        return Verdict(Polarity.AGAINST, Strength.MUST, busy=True)
    if Shade.HAVE in said and not any(isinstance(i.value, About | OptionNamed) for i in items):
        return Verdict(Polarity.AGAINST, Strength.MUST, busy=True)
    return DEFAULT


def _shaded(found: Verdict, said: frozenset[Shade]) -> Verdict:
    """Raise or lower a strength; both together leave it at "prefers"."""
    raised, lowered = Shade.RAISE in said, bool(said & {Shade.LOWER, Shade.IF_NEED_BE})
    must = Shade.MUST in said or (Shade.ONLY in said and found.polarity is Polarity.FOR)
    if must and not lowered:
        return replace(found, strength=Strength.MUST, said=True)
    if found.strength is Strength.MUST and not found.bare:
        return found
    if raised and lowered:
        return replace(found, strength=Strength.PREFERS)
    if lowered:
        return replace(found, strength=Strength.MILDLY)
    if raised:
        return replace(found, strength=Strength.STRONGLY)
    return found
