"""The same choice once more: what is on its list by now, and a seed of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, time
from hashlib import sha256

from orchestration.deciding.ended.anew import Anew
from orchestration.interaction.form import Field, Filled, Kind
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.due import in_time
from orchestration.kinds.choice.request_form import options_in
from orchestration.kinds.choice.state import Choice
from orchestration.language.choosing.words import bare
from orchestration.language.inviting.day_named import names_date
from orchestration.model.options import Words
from orchestration.model.times import zone_named


def again(choice: Choice, anew: Anew) -> OpenChoice:
    """Return what asks for the same choice, among what has not been taken off its list.

    A last moment that its question named is the next such moment, and not the old one moved.
    """
    opening = OpenChoice(
        **anew.envelope("choice", choice),
        terms=replace(choice.terms, **anew.terms(choice)),
        options=tuple(replace(each, id="") for each in choice.listed),
        seed=sha256(f"{anew.drawn}/{anew.id}".encode()).hexdigest(),
    )
    first = replace(opening, at=choice.opened_at, terms=choice.terms)
    return _in_time_from(opening, anew.not_before) if _ends_with_its_day(first) else opening


def is_dated(opening: OpenChoice) -> bool:
    """Tell whether a question or an option names a date, which a copy would have as it was."""
    return any(map(names_date, (opening.terms.subject, *(each.title for each in opening.options))))


def _ends_with_its_day(opening: OpenChoice) -> bool:
    """Tell whether its last moment is the one that its question names."""
    ends_by = opening.terms.ends_by
    return ends_by is not None and _in_time_from(opening).terms.ends_by == ends_by


def _in_time_from(opening: OpenChoice, day: date | None = None) -> OpenChoice:
    """Return it with the moment that its question names, as it is read on a day."""
    at = opening.at
    if day is not None:
        at = max(at, datetime.combine(day, time(), zone_named(opening.terms.zone)))
    unsaid = replace(opening, at=at, terms=replace(opening.terms, ends_by=None))
    return replace(opening, terms=in_time(unsaid).terms)


def fields(opening: OpenChoice) -> tuple[Field, ...]:
    """Ask what there is to choose from."""
    titles = "\n".join(each.title for each in opening.options)
    label, is_needed = "What is there to choose from?", not opening.terms.is_open
    help_ = "One on each line."
    return (Field("options", label, Kind.LONGTEXT, titles, help=help_, required=is_needed),)


def otherwise(opening: OpenChoice, adds: Sequence[str], drops: Sequence[str]) -> OpenChoice | None:
    """Return it with more options and without some; None where nothing changes."""
    called = set(map(bare, drops))
    kept = tuple(each for each in opening.options if bare(each.title) not in called)
    titles = {bare(each.title) for each in opening.options}
    new = [each for each in adds if bare(each) not in titles]
    added = tuple(Words(id="", key=each, title=each) for each in new)
    options = (*kept, *added)
    return replace(opening, options=options) if options != opening.options else None


def as_filled(opening: OpenChoice, filled: Filled) -> OpenChoice:
    """Return what is asked among these options; what is known of those that stay is kept."""
    known = {each.title: each for each in opening.options}
    options = tuple(known.get(each.title, each) for each in options_in(filled))
    if not options and not opening.terms.is_open:
        filled.errors["options"] = "What is there to choose from? One option on each line."
    subject = str(filled.values.get("subject") or opening.terms.subject)
    terms = replace(opening.terms, subject=" ".join(subject.split()))
    changed = replace(opening, options=options, terms=terms)
    return _in_time_from(changed) if _ends_with_its_day(opening) else changed
