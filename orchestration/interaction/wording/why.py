"""Why options are on the table, and what sets each of them apart, in words."""

from __future__ import annotations

from typing import Final

from orchestration.model.options import Option
from orchestration.views.channel import OptionsProposed

SUITS_BEST: Final = "Of these, it suits best those who have answered."
NONE_SUITS_BETTER: Final = "None of these suits better those who have answered."
ALL_ALIKE: Final = "All of these suit alike: take any."
_NEEDED: Final = "Not everyone who is needed can come, as they can to {}."
_NEEDED_FOR_WORDS: Final = "It does not suit everyone who is needed, as {} does."
_FEWER: Final = "{count} fewer can {verb} {first}."
_MORE: Final = "{count} more can {verb} {first}."
_AS_MANY: Final = "As many can {verb} {first}, and it suits them {how} well."


def reasons_of(view: OptionsProposed) -> list[str]:
    """Return why the first option stands first, and what sets each other one apart."""
    return [each for each in (view.why, *view.whys) if each]


def beside_the_first(first: Option, *, fewer: int, lacks_needed: bool, suits_less: bool) -> str:
    """Say how an option compares with the first, for how many or how well; "" where as well."""
    if lacks_needed:
        return (_NEEDED if first.begins else _NEEDED_FOR_WORDS).format(first.id)
    if fewer:
        words = _FEWER if fewer > 0 else _MORE
        count = "One" if abs(fewer) == 1 else f"{abs(fewer)}"
        return words.format(count=count, verb=_verb(first), first=_than(first, "than"))
    return _as_many(first, "less") if suits_less else ""


def suits_as_well(first: Option) -> str:
    """Say that nothing is known to part an option from the first."""
    return _as_many(first, "as")


def _as_many(first: Option, how: str) -> str:
    return _AS_MANY.format(verb=_verb(first), first=_than(first, "as"), how=how)


def _verb(option: Option) -> str:
    return "come" if option.begins else "live with it"


def _than(first: Option, word: str) -> str:
    return f"{word} {'to' if first.begins else 'with'} {first.id}"
