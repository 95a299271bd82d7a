"""Why there is one more round, or another search."""

from __future__ import annotations

from orchestration.interaction.wording.phrases import counted, in_search, said_of, word
from orchestration.views.channel import SearchChanged, TimeGivenUp, VoteCounted


@word.register
def _(view: VoteCounted) -> str:
    again = "We look once more."
    if view.tally is None or view.ballots is None:
        result = f"{view.elected} is ahead" if view.elected else "nothing is decided"
        return f"Round {view.round}: {result}. {again}"
    if view.elected:
        again = "That is not settled yet, so we look once more."
    ballots = counted(view.ballots, "ballot", "ballots")
    return f"Round {view.round}, {ballots}: {view.tally.reason} {again}"


def why_again(view: VoteCounted | TimeGivenUp) -> str:
    """Return above the options of one more round why there is one."""
    if isinstance(view, VoteCounted):
        return word(view)
    now = in_search(view.other, view.zone, named=view.names_zone) if view.other else ""
    tried = f"Here is another try: {now}." if now else "Here is another try."
    return f"Something came up, so that time does not hold. {tried}"


@word.register
def _(view: TimeGivenUp) -> str:
    now = in_search(view.other, view.zone, named=view.names_zone) if view.other else ""
    tried = f"Here is another try: {now}." if now else "Here is another try."
    return f"{said_of(view.subject)} something came up, so that time does not hold. {tried}"


@word.register
def _(view: SearchChanged) -> str:
    now = in_search(view.other, view.zone, named=view.names_zone)
    anew = " The vote begins anew." if view.begins_anew else ""
    return f"{view.subject}, now: {now}. What you have told me stays.{anew}"
