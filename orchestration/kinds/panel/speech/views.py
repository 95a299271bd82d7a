"""Ways to speak of an option without praise: of another's beside one's own, or against one's own.

In braces stands what is said of what, as in `phrases`; `turned` is two options beside each other,
the other first, and `need` what who asks has said they need.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.model.panel import Contrast

WORSE: Final = (
    "What I miss there: {turned}.",
    "My doubt: {turned}.",
    "What gives me pause: {turned}.",
    "I’d think twice: {turned}.",
    "One thing I hold against it: {turned}.",
    "Ask yourself if that will do: {turned}.",
    "I see a weak spot: {turned}.",
    "Not without a question mark: {turned}.",
)
BETTER: Final = (
    "I grant it this: {turned}.",
    "To its credit, {turned}.",
    "It has this over mine: {turned}.",
    "I can’t match this: {turned}.",
    "I have to admit that {turned}.",
    "Where it does better: {turned}.",
    "It beats mine in this: {turned}.",
    "No denying it: {turned}.",
)
BESIDE: Final = (
    "What I can tell of {other}: {turned}.",
    "By what I go by, {turned}.",
    "I see this difference: {turned}.",
    "All I know of {other} is this: {turned}.",
    "Seen from {own}, {turned}.",
)
ALIKE: Final = (
    "There {other} is like mine: each {same}.",
    "By what I go by, no difference: each {same}.",
    "I see nothing that parts them: each {same}.",
    "{Other} and mine are level: each {same}.",
    "No difference that I know of: each {same}.",
)
BY_NEED: Final = (
    "You asked for {need}: {turned}.",
    "As to {need}, {turned}.",
    "On {need}: {turned}.",
    "With {need} in mind, {turned}.",
    "For {need} it is like this: {turned}.",
    "{Need}, you said: {turned}.",
)
UNKNOWN: Final = (
    "I know too little of {own}’s rival to judge it.",
    "I can’t say how that one stands beside {own}.",
    "Of that one I know nothing that I could set beside {own}.",
    "That is for others to say: I only know {own}.",
    "No view from me: my figures are of {own} alone.",
)
WEAK_ALONE: Final = (
    "The weak side of {own}: it {facts}.",
    "What speaks against {own} is that it {facts}.",
    "I won’t hide it: {own} {facts}.",
    "If I have to name one thing, {own} {facts}.",
    "Honestly, {own} {facts}.",
    "The best reason against {own}: it {facts}.",
    "Don’t take {own} if that bothers you: it {facts}.",
    "You should know that {own} {facts}.",
    "My weak spot: {own} {facts}.",
    "There is one: {own} {facts}.",
)
WEAK_TOO: Final = (
    "Besides, it {facts}.",
    "And it {facts}.",
    "It also {facts}.",
    "Also, {own} {facts}.",
    "On top of that, {own} {facts}.",
)
NOTHING_AGAINST: Final = (
    "By what my source has, nothing speaks against {own}.",
    "I find nothing in my source that speaks against {own}.",
    "My source has nothing bad to say of {own}.",
    "Of {own} I know no weak side; my source may not have all.",
    "Nothing I could hold against {own}, by what is known.",
)


def ways_to_see(each: Contrast) -> Sequence[str]:
    """Return how it is said that another's option is worse, or better, or neither."""
    if each.ahead is None:
        return ALIKE if each.own.predicate == each.other.predicate else BESIDE
    return WORSE if each.ahead else BETTER


def beside(contrasts: Sequence[Contrast]) -> list[Contrast]:
    """Return where the other option is worse and where it is better, each once, the first first."""
    first = contrasts[:1]
    other = [each for each in contrasts if first and each.ahead is not first[0].ahead]
    return [*first, *other[:1]]
