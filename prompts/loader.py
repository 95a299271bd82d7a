"""Prompt files: front matter, then a system part and a user part, filled in strictly.

The parts are split before anything is filled in. So what a member writes stays inside the user
part, whatever it looks like, and a line "# system" of theirs is just a line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal

import yaml
from jinja2 import Environment, StrictUndefined, Template, TemplateError
from jinja2.meta import find_undeclared_variables
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from orchestration.model.errors import BadInput
from prompts.replies import REPLIES

HERE = Path(__file__).parent
MISTAKE = "mistake"
"""What every prompt may use beside its inputs: what was wrong with the last reply, or ""."""

_FORM = re.compile(r"---\n(.*?)\n---\n\s*# system\n(.*?)\n# user\n(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Message:
    """One message to a model."""

    role: Literal["system", "user"]
    content: str


class Front(BaseModel):
    """What stands above a prompt's text."""

    model_config = ConfigDict(extra="forbid")

    inputs: list[str]
    reply: str
    temperature: Annotated[float, Field(ge=0, le=2)]
    max_tokens: Annotated[int, Field(ge=1, le=32_000)]


@dataclass(frozen=True)
class Prompt:
    """A prompt: what it is filled in with, and what is expected back."""

    name: str
    text: str
    front: Front
    system: Template
    user: Template

    @cached_property
    def digest(self) -> str:
        """Twelve hex digits that change with every change of the file."""
        return sha256(self.text.encode()).hexdigest()[:12]

    def messages(self, inputs: Mapping[str, object], mistake: str = "") -> tuple[Message, Message]:
        """Fill in the prompt; ValueError where the inputs are not those that it names."""
        if set(inputs) != set(self.front.inputs):
            odd = sorted(set(inputs) ^ set(self.front.inputs))
            raise ValueError(f"prompt {self.name}: missing or unknown inputs: {', '.join(odd)}")
        given = {**inputs, MISTAKE: mistake}
        return (
            Message("system", self.system.render(given).strip()),
            Message("user", self.user.render(given).strip()),
        )


def load_prompt(name: str, own: Path | None = None) -> Prompt:
    """Return a prompt by its name: from the folder of one's own if it is there, else as shipped.

    BadInput names the file that cannot be used, and why.
    """
    path = own / f"{name}.md" if own is not None else HERE / f"{name}.md"
    if not path.exists():
        path = HERE / f"{name}.md"
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise BadInput(path.name, type(problem).__name__, "a text file in UTF-8") from None
    return _parsed(name, path, text)


@cache
def _parsed(name: str, path: Path, text: str) -> Prompt:
    form = _FORM.fullmatch(text)
    if form is None:
        expected = "front matter between lines ---, then # system, then # user"
        raise BadInput(path.name, text[:40], expected)
    front = _front(path, form[1])
    jinja = _environment()
    try:
        used = find_undeclared_variables(jinja.parse(f"{form[2]}\n{form[3]}"))
        system, user = jinja.from_string(form[2]), jinja.from_string(form[3])
    except TemplateError as problem:
        raise BadInput(path.name, str(problem), "a Jinja template") from None
    if used - {MISTAKE} != set(front.inputs):
        odd = sorted((used - {MISTAKE}) ^ set(front.inputs))
        raise BadInput(f"{path.name}: inputs", odd, "every name that the text uses, and no other")
    return Prompt(name, text, front, system, user)


def _front(path: Path, text: str) -> Front:
    try:
        front = Front.model_validate(yaml.safe_load(text))
    except yaml.YAMLError:
        raise BadInput(path.name, text[:40], "front matter in YAML") from None
    except ValidationError as problem:
        first = problem.errors()[0]
        where = ".".join(map(str, first["loc"])) or "front matter"
        raise BadInput(f"{path.name}: {where}", first["input"], first["msg"]) from None
    if front.reply not in REPLIES:
        raise BadInput(f"{path.name}: reply", front.reply, f"one of {', '.join(REPLIES)}")
    return front


def _environment() -> Environment:
    plain = Environment(  # noqa: S701  # what is made is no HTML
        undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    plain.filters["json"] = lambda value: json.dumps(value, ensure_ascii=False)
    return plain
