"""The same choice once more: what is on its list by now, and a seed of its own."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from orchestration.deciding.method import Anew
from orchestration.interaction.form import Field, Filled, Kind
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.request_form import options_in
from orchestration.kinds.choice.state import Choice


def again(choice: Choice, anew: Anew) -> OpenChoice:
    """Return what asks for the same choice, among what has not been taken off its list."""
    return OpenChoice(
        **anew.envelope("choice", choice),
        terms=replace(choice.terms, **anew.terms(choice)),
        options=tuple(replace(each, id="") for each in choice.listed),
        seed=sha256(f"{anew.drawn}/{anew.id}".encode()).hexdigest(),
    )


def fields(opening: OpenChoice) -> tuple[Field, ...]:
    """Ask what there is to choose from."""
    titles = "\n".join(each.title for each in opening.options)
    label, is_needed = "What is there to choose from?", not opening.terms.is_open
    help_ = "One on each line."
    return (Field("options", label, Kind.LONGTEXT, titles, help=help_, required=is_needed),)


def as_filled(opening: OpenChoice, filled: Filled) -> OpenChoice:
    """Return what is asked among these options; what is known of those that stay is kept."""
    known = {each.title: each for each in opening.options}
    options = tuple(known.get(each.title, each) for each in options_in(filled))
    if not options and not opening.terms.is_open:
        filled.errors["options"] = "What is there to choose from? One option on each line."
    return replace(opening, options=options)
