"""What is read of a panel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orchestration.interaction.fitting import short
from orchestration.interaction.wording.advice import advice_terms
from orchestration.interaction.wording.phrases import counted, listed, word
from orchestration.model.spent import Spent
from orchestration.views.panel import (
    Match,
    OwnPanelCard,
    PanelDecided,
    PanelDecides,
    PanelFocus,
    PanelNext,
    PanelOverview,
    PanelStage,
    PanelTask,
    PanelWakes,
    PersonaSays,
    PersonaShown,
    SourceTaken,
)

_SHORT, _MOST = 24, 3
"""So long is what a persona stands for at a glance, and so many of its criteria are named."""

_ENOUGH: Final = 2
"""After so many turns without a criterion that is new, it is said how far the panel has got."""


def who_it_is(persona: PersonaShown) -> str:
    """Return a persona in a line: `A Robin: Lumo X20 · price, weight and zoom`."""
    out = " · taken out" if persona.is_removed else ""
    named = listed([short(each, _SHORT) for each in persona.criteria[:_MOST]])
    cares = f" · {named}" if named else ""
    return f"{persona.letter} {persona.name}: {short(persona.option, 2 * _SHORT)}{cares}{out}"


def how_far_it_is(view: PanelOverview) -> str:
    """Return how far a panel has got: `11 criteria, none new in 2 turns`."""
    found = counted(view.criteria, "criterion", "criteria")
    turns = counted(view.turns, "turn", "turns")
    if view.without_new < _ENOUGH:
        return f"{found} in {turns}"
    return f"{found} in {turns}, none new in the last {view.without_new}"


def needed(view: PanelOverview | PanelWakes) -> list[str]:
    """Return what people need: `needed: pet safety and low light · wished for: small`."""
    firm = [each.words for each in view.needs if each.is_firm and each.is_known]
    wishes = [each.words for each in view.needs if not each.is_firm and each.is_known]
    unknown = [each.words for each in view.needs if not each.is_known]
    rows = (("needed", firm), ("wished for", wishes), ("not in the catalogue", unknown))
    told = [f"{name}: {listed([short(x, _SHORT) for x in words])}" for name, words in rows if words]
    return [" · ".join(told)] if told else []


def talking_to(view: PanelOverview) -> list[str]:
    """Return who talks to some personas alone."""
    return [f"{name} talks to {listed(chosen)}" for name, chosen in view.talks_to]


def going_by(view: PanelOverview) -> list[str]:
    """Return by what documents a panel goes."""
    named = [short(each, _SHORT) for each in view.sources[:_MOST]]
    more = len(view.sources) - len(named)
    rest = [f"{more} more"] if more else []
    return [f"goes by {listed([*named, *rest])}"] if named else []


def state_of(view: PanelOverview) -> str:
    """Return where a panel stands: how far it has got, or what its people decide."""
    over = "over" if view.is_over else how_far_it_is(view)
    deciding = "being decided" if view.is_deciding else ""
    decided = f"decided: {short(view.decided, 2 * _SHORT)}" if view.decided else ""
    return " · ".join(filter(None, (over, deciding or decided)))


def costing(spent: Spent) -> list[str]:
    """Return what a language model has cost: `a language model: 3 calls, 2,100 tokens, 4.0 s`."""
    return [f"a language model: {cost(spent)}"] if spent.calls else []


def cost(spent: Spent) -> str:
    """Return a cost in figures: `3 calls, 2,100 tokens, 4.0 s`."""
    return (
        f"{counted(spent.calls, 'call', 'calls')}, {spent.tokens:,} tokens, {spent.seconds:.1f} s"
    )


@word.register
def _(view: PanelStage) -> str:
    told = _proposing(view) if view.task is PanelTask.PROPOSING else _writing(view)
    return " ".join([*told, *_at_what_cost(view)])


def _proposing(view: PanelStage) -> list[str]:
    told = _PROPOSED if view.ready else _NOTHING_PROPOSED
    said = told.format(options=view.ready) if view.is_over else _PROPOSING
    return [said, *([_NEEDS_FILE] if view.needs_file else [])]


def _writing(view: PanelStage) -> list[str]:
    """Return how far a turn is: whose words are there, and whose are still written."""
    how = _WAYS[view.task]
    if not view.is_over:
        count = f"{view.ready} of {view.ready + len(view.waits_for)}"
        return [f"A language model writes {how}: {count} came, {listed(view.waits_for)} not yet."]
    missing = listed(view.stood_in)
    rest = f"For {missing} a template speaks, as nothing came that can be said." if missing else ""
    return [f"Written by a language model, {how}.", *([rest] if rest else [])]


_WAYS: Final = {
    PanelTask.BLIND: "each answer without knowledge of the others",
    PanelTask.IN_TURN: "one answer after the other",
    PanelTask.STREAM: "all answers at once",
}
_PROPOSING: Final = "No catalogue has this: a language model is looking for what there is …"
_PROPOSED: Final = (
    "No catalogue has this: a language model has proposed {options} options, and how they stand is "
    "its opinion."
)
_NOTHING_PROPOSED: Final = (
    "No catalogue has this, and the language model has come up with nothing that can be used."
)
_NEEDS_FILE: Final = "Send a CSV or YAML file with a row for each option, and ask again."


def _at_what_cost(view: PanelStage) -> list[str]:
    """Return what a task has cost, and the whole panel, where that is more."""
    if not view.spent.calls:
        return []
    in_all = f", in all {cost(view.in_all)}" if view.in_all != view.spent else ""
    return [f"({cost(view.spent)}{in_all})"]


@word.register
def _(view: PanelOverview) -> str:
    state = state_of(view)
    state = f"{state[:1].upper()}{state[1:]}"
    people = map(who_it_is, view.personas)
    told = [*needed(view), *going_by(view), *talking_to(view), *costing(view.spent)]
    lines = [f"asked by {view.by}", *people, *told, state]
    return "\n".join([view.asked, *lines])


def named_in(view: PersonaSays) -> str:
    """Return what a message names: its criteria, then its options."""
    return " · ".join(filter(None, (", ".join(view.criteria), ", ".join(view.options))))


@word.register
def _(view: PersonaSays) -> str:
    joins = " joins" if view.joins else ""
    return f"{view.persona.name} (AI){joins}: {view.text}"


def left_to_say(view: PanelNext) -> list[str]:
    """Return what could not be done, and who else has a say."""
    queue = [f"{listed(view.queue)} could say something too."] if view.queue else []
    return [*([view.notice] if view.notice else []), *queue]


@word.register
def _(view: PanelNext) -> str:
    asks = [f"Ask next: {' '.join(each.text for each in view.bubbles)}"] if view.bubbles else []
    return "\n".join([*left_to_say(view), *asks]) or "Ask whatever you like."


@word.register
def _(view: SourceTaken) -> str:
    if not view.is_new:
        return f"This panel goes by {view.name} already."
    passages = counted(view.passages, "passage", "passages")
    by = f", from {view.by}" if view.by else ""
    return f"This panel goes by {view.name} now ({passages}{by}). What do you want to know of it?"


def advised(view: PanelDecides) -> Iterator[str]:
    """Yield what a panel says of what is being decided, a line for each."""
    for name, told in advice_terms(view.advice):
        yield f"{name}: {told}"


@word.register
def _(view: PanelDecides) -> str:
    return "\n".join([who_decides(view), *advised(view)])


def who_decides(view: PanelDecides) -> str:
    """Return who decides, and what goes along with it."""
    return (
        f"{view.by} puts this to the vote of all who take part: {listed(view.people)}. What you "
        "keep on your card counts there once you answer there, and nobody sees whose it is; what "
        "you say there of an option takes its place."
    )


@word.register
def _(view: PanelDecided) -> str:
    if not view.outcome:
        return "You have decided nothing; ask on, or decide again."
    vouched = f" {view.persona} vouched for it." if view.persona else ""
    return f"You have decided: {view.outcome.rstrip('.')}.{vouched}"


@word.register
def _(view: PanelWakes) -> str:
    decided = [f"You decided: {view.decided}."] if view.decided else []
    there = [f"{short(each.option, _SHORT)} ({each.name})" for each in view.there]
    still = [f"Still in: {listed(there)}."] if there else []
    slept = counted(view.days, "day", "days")
    return "\n".join([f"This panel has rested for {slept}.", *needed(view), *decided, *still])


def match_in_words(match: Match) -> str:
    """Return how far an option meets what was pinned."""
    share = "unknown" if match.share is None else f"{match.share:.0%}"
    who = f" ({match.persona})" if match.persona else ""
    return f"{match.option}{who}: {share}"


def kept(view: OwnPanelCard) -> list[str]:
    """Return what somebody has kept, line by line."""
    pinned = [*view.criteria, *view.options]
    nothing = "You pinned nothing." if view.is_done else "Nothing is pinned yet."
    lines = [f"Pinned: {listed(pinned)}" if pinned else nothing]
    lines += [f"Hidden: {listed(view.hidden)}"] if view.hidden else []
    if view.documents:
        told = view.notes or ("They say nothing of these options.",)
        lines += [f"From your own documents ({listed(view.documents)}):", *told]
    if view.like_minded:
        lines.append(f"{listed(view.like_minded)} think like you.")
    return [*lines, *view.story]


@word.register
def _(view: OwnPanelCard) -> str:
    head = "Your card is done" if view.is_done else "Your card, which you alone see"
    return "\n".join([f"{head}: {view.asked}", *kept(view), *map(match_in_words, view.matches)])


@word.register
def _(view: PanelFocus) -> str:
    rows = (f"{name}: {_beside(view.personas, cells)}" for name, cells in view.rows)
    return "\n".join([f"{listed(view.personas)}, beside each other", *rows])


def _beside(personas: tuple[str, ...], cells: tuple[str, ...]) -> str:
    return ", ".join(f"{who} {cell}" for who, cell in zip(personas, cells, strict=True))
