"""How pages look: templates, filled with data and nothing else."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypedDict, Unpack
from uuid import uuid4

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from adapters.pages.forms import input_name
from adapters.pages.page import Page
from adapters.pages.translated import in_language
from orchestration.deciding.asked.own_record import stands
from orchestration.interaction.form import LONGEST_MESSAGE, Field, Form, Kind
from orchestration.interaction.layout import is_web
from orchestration.interaction.translation import Translation
from orchestration.interaction.wording import (
    dated,
    day,
    how_decided,
    in_words,
    made_by,
    moment,
    outcome,
    record_terms,
    told,
    who_sees_votes,
)
from orchestration.language.saying.restate_day import place_of
from orchestration.model.times import zone_named
from orchestration.views.documents import Drawing
from orchestration.views.record import DecisionRecord
from orchestration.views.speaker import AI

TEMPLATES: Final = Path(__file__).parent / "templates"
_FEW: Final = 5


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture on a page: where it is fetched, the same in words, and its size in pixels."""

    src: str
    alt: str
    width: int
    height: int


def figure(src: str, drawing: Drawing) -> Figure:
    """Return a drawing (PNG) as it stands on a page."""
    width, height = struct.unpack(">II", drawing.png[16:24])
    return Figure(src, drawing.alternative, width, height)


@cache
def environment() -> Environment:
    """Return where templates are found, and what they know; all that is filled in is escaped.

    A template is compiled once in a process.
    """
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(_WORDS)
    return made


class How(TypedDict, total=False):
    """What is special about one showing of a page.

    `wrong` is what is wrong with the `draft` of a message; `is_waiting` tells that what was just
    done cannot be seen yet.
    """

    wrong: str
    draft: str
    is_waiting: bool


class Looks:
    """Makes HTML."""

    def __init__(self) -> None:
        self._environment = environment()

    def session(
        self, reader: Translation, page: Page, images: Mapping[str, Figure], **how: Unpack[How]
    ) -> HTMLResponse:
        """Return somebody's page, with its pictures by name."""
        usual: How = {"wrong": "", "draft": "", "is_waiting": False}
        given = {"page": page, "images": images, **usual, **how}
        return self._made(reader, "session.html", given, 422 if given["wrong"] else 200)

    def form(
        self,
        reader: Translation,
        path: str,
        action: str,
        form: Form,
        errors: Mapping[str, str] | None = None,
    ) -> HTMLResponse:
        """Return a form that stands alone; `action` is where it goes, `path` where Cancel leads."""
        elsewhere = [words for name, words in (errors or {}).items() if not _has(form, name)]
        given = {"path": path, "action": action, "form": form, "errors": errors or {}}
        status = 422 if errors else 200
        return self._made(reader, "form.html", {**given, "elsewhere": elsewhere}, status)

    def record(self, reader: Translation, record: DecisionRecord) -> HTMLResponse:
        """Return the page of a decision's record."""
        return self._made(reader, "decision.html", {"record": record}, 200)

    def message(
        self, reader: Translation, title: str, words: str, status: int, back: str = ""
    ) -> HTMLResponse:
        """Return a page that says one thing; `back` is where one may go from it."""
        given = {"title": title, "words": words, "back": back}
        return self._made(reader, "message.html", given, status)

    def _made(
        self, reader: Translation, template: str, given: Mapping[str, Any], status: int
    ) -> HTMLResponse:
        page = self._environment.get_template(template).render(given)
        return HTMLResponse(in_language(page, reader), status)


def _has(form: Form, name: str) -> bool:
    return any(each.name == name for each in form.fields)


def _is_few(field: Field) -> bool:
    """Tell whether what can be chosen is laid open, not folded into a list."""
    return field.kind is Kind.SELECT and len(field.options) <= _FEW


def _share(value: float) -> str:
    return f"{value:.0%}"


def _fresh() -> str:
    return uuid4().hex


_WORDS: Final[Mapping[str, Any]] = {
    "AI": AI,
    "dated": dated,
    "day": day,
    "how_decided": how_decided,
    "fresh": _fresh,
    "in_words": in_words,
    "is_few": _is_few,
    "is_web": is_web,
    "input_name": input_name,
    "made_by": made_by,
    "longest": LONGEST_MESSAGE,
    "local": lambda at, zone: at.astimezone(zone_named(zone)),
    "moment": moment,
    "outcome": outcome,
    "place_of": place_of,
    "name_of": lambda part: type(part).__name__,
    "record_terms": record_terms,
    "share": _share,
    "stands": stands,
    "told": told,
    "who_sees_votes": who_sees_votes,
}
