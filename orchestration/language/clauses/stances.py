"""The stances that a clause has words for, each with what denies it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.leftovers import unknown
from orchestration.language.english.small_words import CONDITIONS, CONTRASTS, FILLER, JOINS
from orchestration.language.grammar import Item
from orchestration.language.values import Dates, Hours, Recurring, Shade, Stance
from orchestration.language.words.tokens import Token
from orchestration.model.preferences import Polarity, Strength

ORDER = (Strength.MILDLY, Strength.PREFERS, Strength.STRONGLY, Strength.MUST)
_PAUSES = frozenset({",", ";"})
_LEADING_ON = CONTRASTS | CONDITIONS | JOINS


@dataclass(frozen=True, slots=True)
class Verdict:
    """A clause's stance; `said` is False where only the default holds.

    `wish`: by a verb of wishing. `able`: by what is possible. `busy`: a statement of being
    elsewhere. `active`: of doing something else then. `bare`: by a lone "no" or "not". `doubtful`:
    its words say both. `reluctant`: it is only a way out.
    `packed`: meetings are told of that follow each other. `behind`: it stands after its times.
    `accepts`: where it is for something, it only says that it is possible. `guessed`: its words
    only hint at it.
    """

    polarity: Polarity
    strength: Strength
    said: bool = True
    wish: bool = False
    busy: bool = False
    active: bool = False
    bare: bool = False
    doubtful: bool = False
    reluctant: bool = False
    packed: bool = False
    behind: bool = False
    accepts: bool = False
    guessed: bool = False


POSSIBLE = Verdict(Polarity.FOR, Strength.PREFERS, accepts=True, guessed=True)
"""What is no more than possible, by hints: "I can't do Monday, but Tuesday"."""


def strongest(stances: Sequence[Verdict]) -> Verdict | None:
    """The one that decides: of those against something the strongest, else of all."""
    against = [stance for stance in stances if stance.polarity is Polarity.AGAINST]
    found = max(against or stances, key=lambda one: ORDER.index(one.strength), default=None)
    wished = not all(stance.accepts for stance in stances)  # "works best", "would like, if it fits"
    return replace(found, accepts=False) if found and found.accepts and wished else found


def spoken(items: Sequence[Item]) -> list[Verdict]:
    """Each stance with its negation, in order."""
    found: list[Verdict] = []
    denied: Shade | None = None
    for at, item in enumerate(items):
        if item.value is Shade.NOT or item.value is Shade.NEVER:
            if found and (stance := _stance_denied(items[:at])):
                found[-1] = _denied(stance, item.value)
            else:
                denied = item.value
        elif isinstance(item.value, Stance):
            found.append(_with_denial(item.value, denied, items[:at]))
            denied = None
        elif found and (isinstance(item.value, TIMES) or item.word in _PAUSES):
            found[-1] = _denied_until(items[:at], item, denied, found[-1])
            denied = None
    if denied and found:
        found[-1] = _denied_behind(items, denied, found[-1])
    return found


def _stance_denied(before: Sequence[Item]) -> Stance | None:
    """The stance right ahead of a denial: "kann nicht", or "kann leider nicht am Montag"."""
    at = len(before) - 1
    timed = any(isinstance(item.value, TIMES) for item in before)
    while at > 0 and not timed and _only_fills(before[at]):
        at -= 1
    stance = before[at].value if before else None
    return stance if isinstance(stance, Stance) else None


def _only_fills(item: Item) -> bool:
    """Whether a small word joins nothing, and leads to nothing: "leider", "da"."""
    fills = isinstance(item.value, Token) and item.word in FILLER and item.word.isalpha()
    return fills and item.word not in _LEADING_ON


def _with_denial(stance: Stance, denied: Shade | None, before: Sequence[Item]) -> Verdict:
    """A stance under what denies it, unless both are against what stands between them."""
    against = stance.polarity is Polarity.AGAINST
    if denied is None or not (against and _is_parted(before, denied)):
        return _plain(stance) if denied is None else _denied(stance, denied)
    # "no Mondays, tricky" is plain, "not after lunch when I'm useless" may be either
    return replace(_plain(stance), doubtful=denied is Shade.NOT)


def _is_parted(before: Sequence[Item], denied: Shade) -> bool:
    """Whether a time stands behind the last denial."""
    last = max(n for n, item in enumerate(before) if item.value is denied)
    return any(isinstance(item.value, TIMES) for item in before[last:])


def _denied_until(
    before: Sequence[Item], item: Item, denied: Shade | None, said: Verdict
) -> Verdict:
    """The last stance where a time follows, or a pause: "kann Montag nicht, schwierig"."""
    if denied is None:
        return said
    if isinstance(item.value, TIMES):
        return _before_a_time(before, item.value, denied, said)
    return _denied_behind(before, denied, said)


def _before_a_time(before: Sequence[Item], time: object, denied: Shade, said: Verdict) -> Verdict:
    """What a time is that a denial stands before.

    It is ruled out where it would be great "if it's not on Monday", and so are hours on the days
    before it ("kann mittwochs nie vor 14 Uhr"). Else the denial may be of another time before it:
    "I can do Tuesday not Wednesday".
    """
    if any(item.word in CONDITIONS for item in before):
        return replace(said, polarity=Polarity.AGAINST)
    named = [item.value for item in before if isinstance(item.value, TIMES)]
    if said.wish and not named:  # "I'd like us not to meet on Fridays"
        return replace(said, polarity=Polarity.AGAINST)
    if named and isinstance(time, Hours) and all(isinstance(n, Recurring | Dates) for n in named):
        return _denied(next(_stances_backwards(before)), denied)
    return replace(said, doubtful=True)  # "fine, not Monday"


def _denied_behind(items: Sequence[Item], denied: Shade, said: Verdict) -> Verdict:
    """The last stance of a clause, behind which it is denied: "Montags kann ich nicht wegen"."""
    stance = next(_stances_backwards(items))
    if _is_last(items, denied):
        return _denied(stance, denied)
    if _closes(items, denied):
        return _denied(stance, denied) if stance.able else replace(said, doubtful=True)
    return said


def _stances_backwards(items: Sequence[Item]) -> Iterator[Stance]:
    return (item.value for item in reversed(items) if isinstance(item.value, Stance))


def _is_last(items: Sequence[Item], denied: Shade) -> bool:
    """Whether nothing but small words follows a negation, as in "Montags kann ich nicht"."""
    at = max(n for n, item in enumerate(items) if item.value is denied)
    return not unknown(items[at:]) and not any(isinstance(i.value, TIMES) for i in items[at:])


def _closes(items: Sequence[Item], denied: Shade) -> bool:
    """Whether no time follows a negation, whatever else does."""
    at = max(n for n, item in enumerate(items) if item.value is denied)
    return not any(isinstance(item.value, TIMES) for item in items[at:])


def _plain(stance: Stance) -> Verdict:
    return Verdict(
        stance.polarity,
        stance.strength,
        wish=stance.wish,
        accepts=stance.accepts,
        guessed=stance.hint,
    )


def _denied(stance: object, by: object) -> Verdict:
    assert isinstance(stance, Stance)
    if stance.polarity is Polarity.AGAINST:
        return Verdict(Polarity.FOR, Strength.PREFERS, accepts=True)  # "no problem"
    strength = Strength.MUST if by is Shade.NEVER else stance.denied
    return Verdict(Polarity.AGAINST, strength, wish=stance.wish)
