"""Forms as Discord's dialogs: five inputs at a time, one dialog after the other.

What Discord keeps of a dialog is a name of a hundred characters. So the form, and what was filled
in so far, are kept here under that name, sealed as what it belongs to who fills it in.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from typing import Any, Final

from adapters.discord import components as b
from adapters.discord.names import member_of, user_of
from adapters.discord.times import still
from orchestration.conversation.messenger import Block
from orchestration.conversation.storage import Place, Places
from orchestration.conversation.user_actions import SentForm
from orchestration.interaction.fitting import short
from orchestration.interaction.form import MORE, Field, Form, Kind
from orchestration.interaction.inputs import FilledInput, errors_at, inputs_of, put_together
from orchestration.model.people import MemberId, SessionId, person_id
from orchestration.privacy import Private, reveal

FORM: Final = "form"
"""Begins the name of a dialog, and the action of a button that opens one."""

_AT_ONCE: Final = 5
_TITLE: Final = 45
_LABEL: Final = 45
_HELP: Final = 100
_TYPED: Final = 4000
_CHOICES: Final = 25
_PEOPLE: Final = 25
_PLACEHOLDER: Final = 100
_EMPTY: Final = "_nothing"
"""Discord takes no option without a value."""

_MORE: Final = "_more"
_WORDS: Final = 2000
_WHOLE: Final = re.compile("[0-9]{1,9}")


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenForm:
    """A form that somebody fills in: its fields take one value each, the first ones at `step`.

    `kinds` say of what kind of field each input is a part. Where it is `mended`, all of it was
    filled in before, and nothing follows.
    """

    form: Form
    kinds: Mapping[str, str]
    session: SessionId | None = None
    channel: str = ""
    step: int = 0
    mended: bool = False

    @property
    def at_once(self) -> int:
        """How many inputs stand in a dialog, beside its words, and a box that asks for the rest."""
        room = _AT_ONCE - bool(self.form.words)
        return room - (len(self.form.fields) > room)

    @property
    def steps(self) -> tuple[tuple[Field, ...], ...]:
        """The inputs as they are asked, one dialog after the other."""
        return self.form.steps(self.at_once)

    @property
    def ends_here(self) -> bool:
        """Tell whether nothing has to be asked after this step."""
        return all(each.more or not each.required for each in self._rest)

    @property
    def has_more(self) -> bool:
        """Tell whether something can be asked after this step, and need not."""
        return bool(self._rest) and self.ends_here

    @property
    def _rest(self) -> list[Field]:
        later = () if self.mended else self.steps[self.step + 1 :]
        return [each for step in later for each in step]

    def filled(self, values: Mapping[str, Any]) -> OpenForm:
        """Return it with what was filled in at this step."""
        return replace(self, form=self.form.refilled(values))

    def next(self) -> OpenForm:
        """Return it at its next step."""
        return replace(self, step=self.step + 1)

    def asking(self, names: Iterable[str]) -> OpenForm:
        """Return it at the first step that asks for one of these fields."""
        at = errors_at(list(self.kinds), dict.fromkeys(names, ""))
        found = (n for n, step in enumerate(self.steps) if any(x.name in at for x in step))
        return replace(self, step=next(found, 0), mended=True)

    def sent(self) -> SentForm:
        """Return it as it is sent off."""
        values = put_together(
            FilledInput(self.kinds[each.name], each.name, _plain(each)) for each in self.form.fields
        )
        return SentForm(
            name=self.form.name,
            values=values,
            session=self.session,
            channel=self.channel,
            context=self.form.context,
        )


def opened(form: Form, session: SessionId | None, channel: str) -> OpenForm:
    """Return a form as it is begun."""
    inputs = inputs_of(form)
    return OpenForm(
        form=replace(form, fields=tuple(each.field for each in inputs)),
        kinds={each.field.name: each.kind.value for each in inputs},
        session=session,
        channel=channel,
    )


def _plain(field: Field) -> Any:  # noqa: ANN401  # as values are
    """Return what an input is filled with; people are a list, and nothing is an empty text."""
    if field.kind is Kind.PEOPLE:
        return list(field.value or ())
    if field.kind is Kind.NUMBER and isinstance(field.value, str):
        return int(field.value) if _WHOLE.fullmatch(field.value) else field.value
    return "" if field.value is None else field.value


# As a dialog


def modal(open_: OpenForm, name: str) -> dict[str, Any]:
    """Return the dialog of a step, called by a name."""
    form, asked = open_.form, open_.steps[open_.step] if open_.steps else ()
    words = [b.text(short(still(form.words), _WORDS))] if form.words else []
    inputs = [_labelled(each) for each in asked]
    if open_.has_more:
        inputs.append(_more())
    title = f"{short(form.title, _TITLE - 4)} {open_.step + 1}" if open_.step else form.title
    return {
        "custom_id": f"{FORM}|{name}",
        "title": short(title, _TITLE),
        "components": [*words, *inputs],
    }


def _labelled(field: Field) -> Block:
    help_ = field.help or _HINTS.get(field.kind, "")
    told = {"description": short(help_, _HELP)} if help_ else {}
    made = {"custom_id": field.name, "required": field.required}
    asks = _typed if field.kind is Kind.SELECT and len(field.options) > _CHOICES else None
    component = (asks or _INPUTS[field.kind])(field)
    return {
        "type": b.LABEL,
        "label": short(field.label, _LABEL),
        **told,
        "component": made | component,
    }


_HINTS: Final = {Kind.DATE: "A date like 2027-01-11."}


def _more() -> Block:
    box = {"type": b.CHECKBOX, "custom_id": _MORE}
    return {
        "type": b.LABEL,
        "label": MORE,
        "description": "Tick this to be asked for the rest, too.",
        "component": box,
    }


def _typed(field: Field) -> Block:
    value = "" if field.value is None else str(field.value)
    long = field.kind is Kind.LONGTEXT
    filled = {"value": value[:_TYPED]} if value else {}
    listed = ", ".join(value for value, _ in field.options)
    hint = {"placeholder": short(listed, _PLACEHOLDER)} if listed else {}
    style = {"style": 2 if long else 1, "max_length": _TYPED}
    return {"type": b.INPUT, **style, **filled, **hint}


def _select(field: Field) -> Block:
    held = field.value if field.value is not None else None
    options = [
        b.option(value or _EMPTY, label, is_chosen=value == held) for value, label in field.options
    ]
    return {"type": b.SELECT, "options": options}


def _people(field: Field) -> Block:
    users = [user_of(MemberId(each)) for each in field.value or () if str(each).startswith("D-")]
    chosen = [{"id": each, "type": "user"} for each in users[:_PEOPLE]]
    first = {"default_values": chosen} if chosen else {}
    return {"type": b.PEOPLE, "min_values": int(field.required), "max_values": _PEOPLE, **first}


_INPUTS: Final[Mapping[Kind, Callable[[Field], Block]]] = {
    Kind.TEXT: _typed,
    Kind.LONGTEXT: _typed,
    Kind.NUMBER: _typed,
    Kind.DATE: _typed,
    Kind.SELECT: _select,
    Kind.PEOPLE: _people,
}


# What was filled in


def name_of(custom_id: str) -> str:
    """Return what a dialog is called."""
    return custom_id.partition("|")[2]


def filled_in(components: Iterable[Mapping[str, Any]]) -> tuple[dict[str, Any], bool]:
    """Return what was filled in, by input, and whether the rest is to be asked, too."""
    inputs = [each["component"] for each in components if each["type"] == b.LABEL]
    values = {each["custom_id"]: _read(each) for each in inputs}
    return values, bool(values.pop(_MORE, False))


def _read(filled: Mapping[str, Any]) -> Any:  # noqa: ANN401  # as values are
    match filled["type"]:
        case b.PEOPLE:
            return [member_of("", each) for each in filled["values"]]
        case b.SELECT:
            chosen = next(iter(filled["values"]), "")
            return "" if chosen == _EMPTY else chosen
        case _:
            return filled.get("value") or ""


# Kept while it is filled in


@dataclass(frozen=True, slots=True)
class KeptForms:
    """Keeps forms that are being filled in, each sealed under who does it."""

    places: Places
    _prefix: str = field(default=f"{FORM}/", init=False)

    async def keep(self, name: str, who: MemberId, open_: OpenForm) -> str:
        """Keep a form under a name, and return the name."""
        text = json.dumps(_as_json(open_))
        place = Place(
            person_id(who), "", "", "", f"{self._prefix}{name}", owner=who, shown=Private(who, text)
        )
        await asyncio.to_thread(self.places.put, place)
        return name

    async def read(self, name: str, who: MemberId) -> OpenForm | None:
        """Return what is kept under a name; None where nothing is."""
        found = await asyncio.to_thread(
            self.places.find, person_id(who), f"{self._prefix}{name}", who
        )
        if found is None or found.shown is None:
            return None
        return _from_json(json.loads(reveal(found.shown, to=who)))


def form_name(event_id: str) -> str:
    """Return what a form is called that something has opened."""
    return sha256(event_id.encode()).hexdigest()[:16]


def _as_json(open_: OpenForm) -> dict[str, Any]:
    return asdict(open_)


def _from_json(kept: dict[str, Any]) -> OpenForm:
    form = kept.pop("form")
    fields = tuple(_field(each) for each in form.pop("fields"))
    return OpenForm(form=Form(**form, fields=fields), **kept)


def _field(kept: dict[str, Any]) -> Field:
    options = tuple((value, label) for value, label in kept.pop("options"))
    return Field(**{**kept, "kind": Kind(kept["kind"]), "options": options})
