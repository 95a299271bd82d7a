"""Facts as sentences have them: joined, and two of them against each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from orchestration.kinds.panel.speech import phrases
from orchestration.model.panel import Contrast, Fact

_VERBS: Final = ("is", "has")
_PAIR: Final = 2

LONGEST: Final = 160  # words of a message


def joined(facts: Sequence[Fact]) -> str:
    """Return what is known of one option: “is pet safe and hardy, and grows 30 cm tall”."""
    groups: list[tuple[str, list[str]]] = []
    for each in facts:
        verb, _, rest = each.predicate.partition(" ")
        if groups and groups[-1][0] == verb and verb in _VERBS:
            groups[-1][1].append(rest)
        else:
            groups.append((verb, [rest]))
    said = [f"{verb} {_listed(_once(rest))}" for verb, rest in groups]
    is_plain = len(said) == len(facts) == _PAIR
    return (
        _listed(said) if is_plain or len(said) == 1 else f"{', '.join(said[:-1])}, and {said[-1]}"
    )


def of_one_source(facts: Sequence[Fact]) -> list[Fact]:
    """Return the facts that one source bears out, the first’s: a sentence names no more."""
    return [each for each in facts if each.source == facts[0].source]


def _once(told: Sequence[str]) -> list[str]:
    """Return what is said of one verb, with the words that neighbours begin with said once.

    “Served by an underground” and “served by trams” are “served by an underground and trams”.
    """
    runs: list[list[list[str]]] = []
    for words in map(str.split, told):
        longer = [*runs[-1], words] if runs else []
        if _lead(longer) >= _PAIR and _lead(longer) == _lead(longer[:2]):
            runs[-1] = longer
        else:
            runs.append([words])
    return [_told_once(each) for each in runs]


def _told_once(run: Sequence[Sequence[str]]) -> str:
    lead = _lead(run) if len(run) > 1 else 0
    return " ".join([*run[0][:lead], _listed([" ".join(each[lead:]) for each in run])])


def _lead(run: Sequence[Sequence[str]]) -> int:
    """Return with how many of the same words all begin; each has one more at least."""
    columns = zip(*(each[:-1] for each in run), strict=False)
    return len([*takewhile(lambda column: len({*column}) == 1, columns)])


def _listed(words: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def against(each: Contrast) -> str:
    """Return two options by one criterion, the own first: “A goes 18 days without water, B 5”."""
    own, other = each.own, each.other
    if own.flag is None and other.flag is None:
        return f"{own.option} {own.predicate}, {other.option} {other.value}"
    return f"{own.option} {own.predicate}, {other.option} {other.predicate}"


def turned(each: Contrast) -> str:
    """Return the same, the other option first."""
    return against(Contrast(each.other, each.own, ""))


def words_of(each: Contrast) -> dict[str, str]:
    """Return what stands in the braces where two options are set beside each other."""
    return {
        "pair": against(each),
        "turned": turned(each),
        "other": each.other.option,
        "whose": each.whose,
        "comparative": each.comparative,
        "same": each.own.predicate,
    }


def chosen(contrasts: Sequence[Contrast]) -> list[Contrast]:
    """Return two contrasts at most: an advantage and a concession, where there are both."""
    ahead = [each for each in contrasts if each.ahead]
    behind = [each for each in contrasts if each.ahead is False]
    return [*ahead[: 2 - len(behind[:1])], *behind[:1]]


def ways_of(each: Contrast) -> Sequence[Sequence[str]]:
    """Return how it may be said that one option stands better than another, or worse."""
    if each.ahead and each.comparative:
        return phrases.COMPARED, phrases.AHEAD
    return (phrases.AHEAD,) if each.ahead else (phrases.BEHIND,)


def upper(words: str) -> str:
    """Return words as a sentence begins with them."""
    return words[:1].upper() + words[1:]


def cited(sentence: str, source: str) -> str:
    """Return a sentence with its source behind it, where one is to be named."""
    return f"{sentence[:-1]} ({source}){sentence[-1]}" if source else sentence


def cut(said: Sequence[str]) -> str:
    """Return sentences as one paragraph of so many words, its question the last."""
    kept = list(said)
    while len(" ".join(kept).split()) > LONGEST and len(kept) > 1:
        kept.pop(-2 if len(kept) > 2 else 0)
    return " ".join(" ".join(kept).split())
