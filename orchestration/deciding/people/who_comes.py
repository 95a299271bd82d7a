"""Who is in a decision, and how many of them can come: as all may see it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.people.departing import may_leave
from orchestration.deciding.presentation.decision_record import decided_at
from orchestration.deciding.presentation.labelled import (
    deciding_round,
    reasons_to_stay_away,
    sides_of,
)
from orchestration.deciding.presentation.reasons import works
from orchestration.deciding.presentation.views import decided, options_proposed
from orchestration.deciding.rounds.assessment import side_of
from orchestration.deciding.state import Decision, Outcome, Phase
from orchestration.interaction.answers import said
from orchestration.interaction.layout import Button, Layout
from orchestration.interaction.layouts import GO_ON
from orchestration.interaction.wording import listed, whom_it_suits
from orchestration.model.people import Member, MemberId
from orchestration.model.terms import Disclosure

_NOT_ASKED: Final = "You are not asked about “{subject}”; {organiser} is who asks."
_NEEDED: Final = "Yes: {organiser} needs you in “{subject}”. Where you can't, tell them."
_OPTIONAL: Final = "No, you are optional in “{subject}”."
_NOBODY_SAID: Final = (
    "{organiser} asks you for “{subject}”; nobody has said that you must be there."
)
_YOU_ALONE: Final = "Nobody is asked besides you."
_WITHOUT_YOU: Final = "“Go on without me” leaves it to the others."
_OUT_OF_IT: Final = "“I can't make it” lets it be without you."
_OF_WISHES: Final = (
    "Who can't come when, I tell nobody. Once there are options, they say how many can come to "
    "each."
)
_OF_OPTIONS: Final = {
    Disclosure.OPEN: "The options say whom each of them suits.",
    Disclosure.COUNTS: (
        "Who can't come when, I tell nobody. The options say how many can come to each."
    ),
    Disclosure.DISCREET: "Who can't come when, I tell nobody.",
}
_OF_A_COUNT: Final = "{count} of the {of} who have answered can come to {option}"
_AMONG: Final = ", you among them"
_NOT_AMONG: Final = "; by what you told me, you can't"
_KNOW_IT: Final = "Who can't come, I tell nobody."
_CALENDARS_KNOW: Final = "Who comes, their calendars are told, not I."


def who_is_in(decision: Decision, who: MemberId) -> Layout:
    """Say of whom it is asked, and once that is decided how many can come."""
    asked = _asked(decision, who)
    is_held = decision.phase is Phase.DECIDED and method_of(decision).window(decision) is not None
    return said(f"{asked} {_of_what_is_held(decision, who)}" if is_held else asked)


def who_cannot(decision: Decision, who: MemberId, named: Collection[str] = ()) -> Layout:
    """Say who has dropped out of what stands, as who asks may know it; before, it is told nobody.

    How many can come to each is with the options: what is counted there is said of those `named`.
    """
    if decision.phase is Phase.DECIDED:
        return said(_of_what_is_held(decision, who))
    if decision.phase is not Phase.VOTE:
        return said(_OF_WISHES)
    counts = [each for x in named if (each := _count_of(decision, who, x))]
    return said(" ".join((*counts, _OF_OPTIONS[decision.terms.disclosure])))


def _count_of(decision: Decision, who: MemberId, letter: str) -> str:
    """Say what the count of an option counts, and whether who asks is among them."""
    round_ = decision.round
    offered = [] if round_.assessment is None else options_proposed(decision, round_).options
    shown = next((each for each in offered if each.option.id == letter), None)
    if round_.assessment is None or shown is None or shown.works_for is None:
        return ""
    assessed = next(x for x in round_.assessment.options if x.option.id == letter)
    side = side_of(assessed, who)
    among = "" if side is None else _AMONG if works(side) else _NOT_AMONG
    all_ = {"count": shown.works_for, "of": shown.of, "option": letter}
    return _OF_A_COUNT.format(**all_) + f"{among}."


def must_come(decision: Decision, who: MemberId) -> Layout:
    """Say whether somebody has to be there, as the organiser has said, and how they stay away."""
    member = decision.member(who)
    names = {"organiser": decision.organiser.name, "subject": decision.terms.subject}
    if member is None:
        return said(_NOT_ASKED.format(**names))
    if member.required:
        return said(_NEEDED.format(**names))
    leaves = _OUT_OF_IT if decision.phase is Phase.DECIDED else _WITHOUT_YOU
    words = f"{(_OPTIONAL if member.optional else _NOBODY_SAID).format(**names)} {leaves}"
    is_open = decision.phase is not Phase.DECIDED and may_leave(decision, who)
    return said(words, (Button(GO_ON, "Go on without me"),) if is_open else ())


def _asked(decision: Decision, who: MemberId) -> str:
    """Say who asks whom, to one of them: “Lena asks you, Omar and Raj about …”."""
    asks, subject = decision.organiser, decision.terms.subject
    others = [each for each in decision.members if each.id not in {asks.id, who}]
    names = [each.name + _comes(each) for each in others]
    if who == asks.id:
        return f"You ask {listed(names)} about “{subject}”." if names else _YOU_ALONE
    own = decision.member(who)
    asked = [f"you{_comes(own)}", *names] if own else names
    return f"{asks.name} asks {listed(asked)} about “{subject}”."


def _comes(member: Member) -> str:
    """Say whether somebody has to come, or need not, where that was said."""
    return " (needed)" if member.required else " (optional)" if member.optional else ""


def _of_what_is_held(decision: Decision, who: MemberId) -> str:
    """Say how many can come, as all may see, and who has marked that they do.

    Its organiser was told who has dropped out since.
    """
    outcome, told = decision.outcome, list[str]()
    gone = method_of(decision).no_longer(decision) if who == decision.organiser.id else ()
    names = [each.name for each in decision.members if each.id in gone]
    view = decided(decision, outcome, decided_at(decision, outcome)) if outcome else None
    if view and outcome and (known := whom_it_suits(view)):
        told.append(f"{known[0].upper()}{known[1:]}, as far as I was told.")
        if view.works_for != view.of:
            told += [*_known_away(decision, outcome), *([] if names else [_KNOW_IT])]
    if names:
        told.append(f"{listed(names)} can't make it after all.")
    if marked := method_of(decision).who_comes(decision):
        told.append(marked)
    return " ".join(told) or _CALENDARS_KNOW


def _known_away(decision: Decision, outcome: Outcome) -> Iterator[str]:
    """Yield who cannot come, and why, as far as they have let the others see it."""
    assessment = deciding_round(decision, outcome.decided_by).assessment
    for each in assessment.options if assessment else ():
        if each.option == outcome.option:
            yield from (f"{x}." for x in reasons_to_stay_away(decision, sides_of(each)))
