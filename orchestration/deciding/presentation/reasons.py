"""Why the first option stands first: what everyone may know of it, and that as one sentence.

The facts are those that the channel sees anyway, or that hold for whoever knows the protocol; in a
group so small that they would point at somebody, and in a discreet session, they are left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.labelled import sides_of
from orchestration.deciding.state import Assessed, Assessment, Decision, OptionFit, Severity
from orchestration.model.terms import Disclosure
from orchestration.privacy import PublicReason
from orchestration.views.facts import Facts, Reach

GUESSING_GROUP = 3
_FEWEST_COUNTED = 3
"""Up to so many members an outcome lets them guess one another (PROTOCOL.md, section 5)."""

MOST_REASONS = 2

_OF_TIMES: Final[Mapping[Reach, str]] = {
    Reach.ONLY: "Nothing else {stretch} works for {who}.",
    Reach.TOO: "It works for {who}.",
    Reach.NONE: "No time {stretch} works for {who}, so this is a compromise.",
}
_OF_WORDS: Final[Mapping[Reach, str]] = {
    Reach.ONLY: "It is the only one that {who} can live with.",
    Reach.TOO: "{who} can live with it.",
    Reach.NONE: "There is none that {who} can live with, so this is a compromise.",
}


# Facts


def facts_of(
    decision: Decision, assessment: Assessment, reasons: Sequence[tuple[PublicReason, bool]]
) -> Facts:
    """Return why the first option stands first, as far as the session's level lets it be seen.

    `reasons` are public ones that some other option does not have, and whether each goes on from
    the name that it begins with.
    """
    facts = Facts(option=assessment.options[0].option.id)
    if decision.terms.disclosure is not Disclosure.DISCREET:
        silent = len(decision.counted) < len(decision.members)
        facts = Facts(
            option=facts.option,
            reasons=tuple(reason for reason, _ in reasons)[:MOST_REASONS],
            read_on=tuple(goes_on for _, goes_on in reasons)[:MOST_REASONS],
            reach=_reach(decision, assessment),
            everyone="everyone who has answered" if silent else "everyone",
        )
    return method_of(decision).facts(decision, assessment, facts)


def hides_others(decision: Decision) -> bool:
    """Tell whether what one member is told may say nothing of the others."""
    is_discreet = decision.terms.disclosure is Disclosure.DISCREET
    return is_discreet or len(decision.members) <= GUESSING_GROUP


def tells_of_few(decision: Decision, answered: int) -> bool:
    """Tell whether a count of so many who answered would show what one of them has said.

    Who has not answered is known by name, so a count of one or two is theirs. A group of two or
    three is told so on its card, and sees counts of two.
    """
    asked = len(decision.members)
    fewest = _FEWEST_COUNTED if asked > GUESSING_GROUP else _FEWEST_COUNTED - 1
    return answered < min(fewest, asked)


def works(side: OptionFit) -> bool:
    """Tell whether somebody can come, and has not said that they can't, confirmed or not."""
    return side.can_come and all(each.severity is not Severity.CANNOT for each in side.breaks)


def _works_for_all(option: Assessed) -> bool:
    return option.attendance == 1 and all(map(works, sides_of(option).values()))


def _reach(decision: Decision, assessment: Assessment) -> Reach:
    if tells_of_few(decision, len(decision.counted)):
        return Reach.NOT_SAID
    first, *others = map(_works_for_all, assessment.options)
    for_all = None if len(decision.members) <= GUESSING_GROUP else assessment.proof.for_all
    if first and for_all == 1:
        return Reach.ONLY
    if first and not (others and all(others)):
        return Reach.TOO
    return Reach.NONE if for_all == 0 and not first else Reach.NOT_SAID


# The sentence


def sentence(facts: Facts, beside: str = "") -> str:
    """Return facts as a person would put them; nothing where there are none.

    What they say `beside` the others stands for whom they reach.
    """
    reasons = map(_reason, facts.reasons, (*facts.read_on, *(False for _ in facts.reasons)))
    said = "; ".join(filter(None, (", ".join(local_phrases(facts)), *reasons)))
    reach = beside or _reach_in_words(facts)
    if said:
        return f"{head(facts)}{said}. {reach}".rstrip()
    return f"{head(facts)}{reach[0].lower()}{reach[1:]}" if reach else ""


def head(facts: Facts) -> str:
    """Return how the sentence begins, whoever words the rest of it."""
    return f"Why {facts.option}: "


def local_phrases(facts: Facts) -> tuple[str, ...]:
    """Return each part of the day with where it is that: "morning in New York"."""
    return tuple(f"{each.part} {each.place}" for each in facts.local)


def _reach_in_words(facts: Facts) -> str:
    """Say whom it reaches; only times have a stretch that was searched, or a part of the day."""
    words = (_OF_TIMES if facts.stretch or facts.local else _OF_WORDS).get(facts.reach, "")
    said = " ".join(words.format(who=facts.everyone, stretch=facts.stretch).split())
    return f"{said[:1].upper()}{said[1:]}"


def _reason(reason: PublicReason, goes_on: bool) -> str:
    """Return a reason as part of a sentence: "Sofia prefers Tuesdays"."""
    return reason.replace(": ", " ", 1) if goes_on else str(reason)
