"""Decisions as a file, Markdown or CSV; nothing that stands in one is markup, or a formula."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from orchestration.interaction.wording import (
    dated,
    listed,
    moment,
    outcome,
    places_given,
    record_terms,
)
from orchestration.interaction.wording.channel import beside_the_count, how_decided
from orchestration.interaction.wording.record import counts_of, said_of_it
from orchestration.interaction.wording.settings import weighed
from orchestration.views.record import DecisionRecord

_MARKUP: Final = re.compile(r"([\\`*_\[\]<>|~&!#])")
_FORMULA: Final = re.compile(r"^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]")
"""With what a sheet takes a cell for a formula, in wide letters too."""

_BREAKS: Final = re.compile(r"[\x00-\x1f\x7f\x85\u2028\u2029]+")


def row_of(record: DecisionRecord) -> dict[str, str]:
    """Return a record as one row: what each column is called, and what stands in it."""
    announced = record.announced
    options = (announced.option, *announced.more)
    return {
        "date": announced.decided_at.date().isoformat(),
        "question": announced.subject,
        "decision": listed([moment(each, announced.zone, named=True) for each in options]),
        "how": how_decided(announced),
        "rule": record.rule,
        "options": "; ".join(counts_of(record)),
        "asked by": record.organiser,
        "who was asked": "; ".join(record.asked),
        "who left": "; ".join(record.left),
        "answered": str(record.answered),
        "weights": weighed(announced.weighs) if announced.weighs else "",
        "left to others": str(record.left_to_others or ""),
        "for": "; ".join(record.reasons),
        "against": "; ".join(record.dissent),
        "said with the votes": "; ".join(announced.notes),
        "held beside it": "; ".join(announced.beside),
        "places": " ".join(places_given(announced)),
        "by other rules": announced.otherwise,
        "seed of the lot": announced.seed,
        "review on": record.review_on.isoformat() if record.review_on else "",
        "reviews": "; ".join(f"{each.at.date()}: {said_of_it(each)}" for each in record.answers),
        "id": record.session,
    }


def as_csv(records: Sequence[DecisionRecord]) -> str:
    """Return decisions as a sheet, the columns named in its first line."""
    rows = [row_of(each) for each in records]
    names = list(rows[0]) if rows else ["date", "question", "decision"]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(names)
    writer.writerows([_cell(each[name]) for name in names] for each in rows)
    return out.getvalue()


def _cell(words: str) -> str:
    """Return words as a cell: what begins like a formula is text, behind an apostrophe."""
    plain = _in_one_line(words)
    return f"'{plain}" if _FORMULA.match(plain) else plain


def as_markdown(records: Sequence[DecisionRecord]) -> str:
    """Return decisions as a text with a heading for each."""
    return "\n".join(["# Decisions", "", *(line for each in records for line in _entry(each))])


def _entry(record: DecisionRecord) -> list[str]:
    announced = record.announced
    terms = [
        ("Decided", dated(announced.decided_at)),
        ("How", how_decided(announced)),
        ("Rule", record.rule),
        *record_terms(record),
    ]
    if announced.beside:
        terms.append(("Held beside it", "; ".join(announced.beside)))
    lines = [f"- {_text(term)}: {_text(words)}" for term, words in terms]
    lines += [f"- {_text(each)}" for each in beside_the_count(announced)]
    lines.append(f"- Id: {_text(record.session)}")
    return [
        f"## {_text(announced.subject)}",
        "",
        f"**{_text(outcome(announced))}**",
        "",
        *lines,
        "",
    ]


def _text(words: str) -> str:
    """Return words in which nothing is markup."""
    return _MARKUP.sub(r"\\\1", _in_one_line(words))


def _in_one_line(words: str) -> str:
    return " ".join(_BREAKS.sub(" ", words).split())


FORMATS: Final[Mapping[str, Callable[[Sequence[DecisionRecord]], str]]] = {
    "md": as_markdown,
    "csv": as_csv,
}
