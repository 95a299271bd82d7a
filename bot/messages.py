"""`convene understand`: a message in; what it is about, and its wishes, out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from types import MappingProxyType
from typing import Any, Final

from adapters.files.saying import Saying, read_saying
from adapters.files.text import load_text
from adapters.files.where_said import about_data
from adapters.files.wishes import question_data, understanding_data
from orchestration.interaction.routing import (
    About,
    CameUp,
    SessionWish,
    StandingWish,
    Unknown,
    main,
    only,
    route,
)
from orchestration.language.explaining import explained
from orchestration.language.listing import rest_of_named, the_rest, with_the_rest
from orchestration.language.saying.clarify import about_other_times, clarification
from orchestration.language.understand import understand
from orchestration.model.clarification import Clarification
from orchestration.model.conventions import USUAL, Conventions
from orchestration.model.errors import BadInput
from orchestration.model.message_context import MessageContext
from orchestration.model.preferences import Understanding

_WISHES: Final = (SessionWish, StandingWish, CameUp)


def from_line(
    line: str,
    now: datetime,
    conventions: Conventions = USUAL,
    explain: bool = False,
    unless_said: Mapping[str, object] = MappingProxyType({}),
) -> dict[str, Any]:
    """Return what one JSON line's message means; `unless_said`: fields that the line may lack."""
    if line.lstrip()[:1] != "{":
        raise BadInput("line", line.strip(), "a JSON object with text, now, timezone and window")
    data = load_text(line, "line")
    return from_data(
        {**unless_said, **data} if isinstance(data, dict) else data, now, conventions, explain
    )


def from_data(
    data: object, now: datetime, conventions: Conventions = USUAL, explain: bool = False
) -> dict[str, Any]:
    """Return what a message means, as data; `explain`: and how that came about."""
    saying = read_saying(data, now, conventions)
    routed, context = route(saying.words, saying.setting), saying.context
    words = only(saying.words, routed, *_WISHES, *(() if saying.is_placed else (Unknown,)))
    said = with_the_rest(understand(words, context), context.frame)
    asked = _asked(said, context)
    questions = {"questions": [question_data(asked)]} if asked else {}
    clauses = {"clauses": list(map(asdict, explained(words, context)))} if explain else {}
    return (
        _about(saying, routed, said) | understanding_data(said, context.frame) | questions | clauses
    )


def _about(saying: Saying, routed: Sequence[About], said: Understanding) -> dict[str, Any]:
    """Return what a message is about, and what each of its sentences is where they differ.

    Where nothing is told of where it was said, what no rule can place is left to the grammar.
    """
    if not saying.is_placed and said.preferences:
        routed = [SessionWish(each.span) if isinstance(each, Unknown) else each for each in routed]
    about = about_data(main(routed))
    if len(routed) == 1:
        return about
    sentences = [
        {"text": saying.words[each.span.start : each.span.end].strip()} | about_data(each)
        for each in routed
    ]
    return about | {"sentences": sentences}


def _asked(said: Understanding, hearing: MessageContext) -> Clarification | None:
    """Return the one thing that is asked back about a message, if something is."""
    if hearing.frame.window is None:
        return None
    if rest := the_rest(said.preferences) or rest_of_named(said, hearing.frame):
        return about_other_times(rest, hearing)
    return next(filter(None, (clarification(each, hearing) for each in said.not_understood)), None)


def _named(about: dict[str, Any]) -> str:
    keys = ("about", "asks", "does", "kind")
    return f"({': '.join(about[key] for key in keys if key in about)})"


def text(understood: dict[str, Any]) -> str:
    """Return what was understood in plain words."""
    lines = [_named(each) for each in understood.get("sentences", [understood])]
    lines = [each for each in dict.fromkeys(lines) if each != "(wish)"]
    lines += [f"• {wish['restatement']}" for wish in understood["preferences"]]
    lines += [
        f"↩ {'takes back' if each['to'] is None else 'moves'} "
        f"{'all' if each['of'] is None else 'something'} that was said before"
        for each in understood.get("corrections", ())
    ]
    lines += [f"? “{item['text']}”: {item['reason']}" for item in understood["not_understood"]]
    lines += [
        f"{asked['text']} [{'] ['.join(asked['answers'])}]"
        for asked in understood.get("questions", ())
    ]
    lines += [line for clause in understood.get("clauses", ()) for line in _explained(clause)]
    return "\n".join(lines) or "Nothing to note."


def _explained(clause: dict[str, Any]) -> Iterator[str]:
    """Return one clause: what its words were read as, what was read of it, what was left."""
    yield f"“{clause['text']}”"
    yield "    " + " | ".join(f"{part['words']} = {part['read_as']}" for part in clause["parts"])
    yield from (f"  → {wish}" for wish in clause["wishes"])
    yield from (f"  ? “{left['text']}”: {left['reason']}" for left in clause["left"])
