"""Forms on a platform whose dialogs have little room, and where none can follow another by itself.

A form is asked in steps, and goes on by a button. What was filled in so far is kept here under a
name, sealed under who fills it in; so it outlives the process, and can be mended. One that asks for
a session is good once: its buttons stay where they stand, and lead to the session then.
"""

from __future__ import annotations

import asyncio
import json
import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from typing import Any, Final

from orchestration.conversation.ports.inbound import NamedFile
from orchestration.conversation.ports.storage import Place, Places
from orchestration.conversation.surface.placed_exchange import PlacedExchange
from orchestration.conversation.surface.placed_surface import Interaction, PlacedSurface, Platform
from orchestration.conversation.surface.presses import Presses
from orchestration.conversation.surface.user_actions import SentForm
from orchestration.conversation.told.calendars import take_files
from orchestration.interaction.form import Field, Form, Kind
from orchestration.interaction.inputs import FilledInput, errors_at, inputs_of, put_together
from orchestration.interaction.layout import Button, Look, When
from orchestration.model.people import MemberId, SessionId, person_id
from orchestration.privacy import Private, reveal

FORM: Final = "form"
"""The action of the button that opens a step of a form; its value is what the form is called."""

_WHOLE: Final = re.compile("[0-9]{1,9}")
_GONE: Final = "I don't have that form any more. Open it once more, please."
_ASKED_ALREADY: Final = "That is open already."
_STANDS: Final = "{words} It stands here: {link}"
_NEXT: Final = "{title}: step {step} of {steps}"


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenForm:
    """A form that somebody fills in: its fields take one value each, those of `step` are asked.

    `kinds` say of what kind of field each input is a part, `most` how many a dialog has room for.
    Where it is `mended`, all of it was filled in before, and nothing has to follow; `why` says of
    what is asked again what is wrong with it. Once it has `opened` a session, it was sent off `by`
    that.
    """

    form: Form
    kinds: Mapping[str, str]
    most: int
    session: SessionId | None = None
    channel: str = ""
    step: int = 0
    mended: bool = False
    why: Mapping[str, str] = field(default_factory=dict)
    opened: SessionId | None = None
    by: str = ""

    @property
    def steps(self) -> tuple[tuple[Field, ...], ...]:
        """The inputs as they are asked; room is left for words, and what asks for the rest."""
        room = self.most - bool(self.form.words)
        return self.form.steps(room - (len(self.form.fields) > room))

    @property
    def asked(self) -> tuple[Field, ...]:
        """The inputs of this step."""
        inputs = self.steps[self.step] if self.steps else ()
        return tuple(replace(each, help=self.why.get(each.name, each.help)) for each in inputs)

    @property
    def ends_here(self) -> bool:
        """Tell whether nothing has to be asked after this step."""
        return self.mended or all(each.more or not each.required for each in self._rest)

    @property
    def has_more(self) -> bool:
        """Tell whether something can be asked after this step, and need not."""
        return bool(self._rest) and self.ends_here

    @property
    def _rest(self) -> list[Field]:
        return [each for step in self.steps[self.step + 1 :] for each in step]

    def filled(self, values: Mapping[str, Any]) -> OpenForm:
        """Return it with what was filled in at this step."""
        return replace(self, form=self.form.refilled(values))

    def next(self) -> OpenForm:
        """Return it at its next step."""
        return replace(self, step=self.step + 1)

    def asking(self, errors: Mapping[str, str]) -> OpenForm:
        """Return it at the first step that asks for a field with an error, to be mended."""
        at = errors_at(list(self.kinds), errors)
        found = (n for n, step in enumerate(self.steps) if any(x.name in at for x in step))
        return replace(self, step=next(found, 0), mended=True, why=dict(at))

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


def _plain(field: Field) -> Any:  # noqa: ANN401  # as values are
    """Return what an input is filled with; people are a list, and nothing is an empty text."""
    if field.kind is Kind.PEOPLE:
        return list(field.value or ())
    if field.kind is Kind.NUMBER and isinstance(field.value, str):
        return int(field.value) if _WHOLE.fullmatch(field.value) else field.value
    return "" if field.value is None else field.value


@dataclass(frozen=True, slots=True)
class KeptForms:
    """Keeps forms that are being filled in."""

    places: Places

    async def keep(self, name: str, who: MemberId, open_: OpenForm) -> None:
        """Keep a form under a name."""
        open_ = replace(open_, form=replace(open_.form, times=()))  # they were shown by then
        text = Private(who, json.dumps(asdict(open_)))
        own, called = person_id(who), f"{FORM}/{name}"
        await asyncio.to_thread(
            self.places.put, Place(own, "", "", "", called, owner=who, shown=text)
        )

    async def read(self, name: str, who: MemberId) -> OpenForm | None:
        """Return what is kept under a name; None where nothing is."""
        own, called = person_id(who), f"{FORM}/{name}"
        found = await asyncio.to_thread(self.places.find, own, called, who)
        if found is None or found.shown is None:
            return None
        kept = json.loads(reveal(found.shown, to=who))
        form = kept.pop("form")
        fields = tuple(map(_field, form.pop("fields")))
        return OpenForm(form=Form(**form, fields=fields), **kept)


def _field(kept: dict[str, Any]) -> Field:
    options = tuple((value, label) for value, label in kept.pop("options"))
    return Field(**{**kept, "kind": Kind(kept["kind"]), "options": options})


class SteppedSurface(PlacedSurface):
    """Where somebody did something on such a platform; a dialog holds `most` inputs."""

    def __init__(self, platform: Platform, did: Interaction, forms: KeptForms, most: int) -> None:
        super().__init__(platform, did)
        self.forms = forms
        self._most = most

    @abstractmethod
    async def open_dialog(self, open_: OpenForm, name: str) -> bool:
        """Open a step of a form, called by a name; False where that cannot be any more."""

    @abstractmethod
    def link_to(self, place: Place) -> str:
        """Return the address of a message."""

    async def say_opened(self, session: SessionId) -> None:
        """Say that a session is open already, and where it stands."""
        of = await asyncio.to_thread(self.platform.places.of, session)
        posts = [each for each in of if each.owner is None and each.ts]
        linked = [_STANDS.format(words=_ASKED_ALREADY, link=self.link_to(x)) for x in posts[:1]]
        await self.say(next(iter(linked), _ASKED_ALREADY))

    @abstractmethod
    async def put_above(self, words: str, button: Button, times: Sequence[When]) -> None:
        """Say something in which times stand, with a button below."""

    async def offer(self, name: str, words: str, label: str) -> None:
        """Say something, with a button that goes on with a form."""
        reader = await self.reader()
        button = reader.button(Button(FORM, label, name, Look.PRIMARY))
        await self.put_above(reader.words(words), button, ())

    async def put_form(self, form: Form, session: SessionId | None) -> None:
        """Open a form."""
        await self._begin(form, session, "")

    async def put_request(self, form: Form, channel: str) -> None:
        """Open a form that asks for a session; who is in no channel is told to go there."""
        if channel:
            await self._begin(form, None, channel)
        else:
            await self.say(self.nowhere)

    async def _begin(self, form: Form, session: SessionId | None, channel: str) -> None:
        inputs = inputs_of(form)
        open_ = OpenForm(
            form=replace(form, fields=tuple(each.field for each in inputs)),
            kinds={each.field.name: each.kind.value for each in inputs},
            most=self._most,
            session=session,
            channel=channel,
        )
        name = sha256(self.did.id.encode()).hexdigest()[:16]
        await self.forms.keep(name, self.did.who, open_)
        await self.open_at(open_, name)

    async def open_at(self, open_: OpenForm, name: str) -> None:
        """Open a form at its step, or offer it; a question is asked, and answered by a button."""
        form = open_.form
        if form.is_question:
            button = Button(FORM, form.submit, name, Look.DANGER)
            await self.put_above(form.words, button, form.times)
        elif not await self.open_dialog(open_, name):
            await self.offer(name, form.title, "Open the form")


class FormSteps:
    """Takes forms that are filled in step by step."""

    def __init__(self, presses: Presses) -> None:
        self._presses = presses

    async def fill(
        self,
        surface: SteppedSurface,
        name: str,
        values: Mapping[str, Any],
        files: Sequence[NamedFile] = (),
        *,
        more: bool = False,
    ) -> None:
        """Take a dialog that was sent off: the next one follows, or the form is done."""
        open_ = await self._good(surface, name)
        if open_ is None:
            return
        if files:
            await take_files(PlacedExchange(surface, surface.spoken("")), files)
            if not any(values.values()):
                return
        open_ = open_.filled(values)
        if more or not open_.ends_here:
            await self._go_to(surface, name, open_.next())
        else:
            await self._send(surface, name, open_)

    async def press(
        self, surface: SteppedSurface, name: str, session: SessionId | None, value: str
    ) -> None:
        """Take what was pressed: a form goes on, or whatever else was to be done is done."""
        if name == FORM:
            await self.go_on(surface, value)
        else:
            await self._presses.press(surface, name, session, value)

    async def go_on(self, surface: SteppedSurface, name: str) -> None:
        """Open the dialog that a button offers; a question is answered by that."""
        open_ = await self._good(surface, name)
        if open_ is None:
            return
        if open_.form.is_question:
            await self._send(surface, name, open_)
        else:
            await surface.open_at(open_, name)

    async def _good(self, surface: SteppedSurface, name: str) -> OpenForm | None:
        """Return a form that can be gone on with; else say why it can't be.

        What has sent it off may be tried again: it is known by its name then.
        """
        open_ = await surface.forms.read(name, surface.did.who)
        if open_ is None:
            await surface.say(_GONE)
        elif open_.opened and open_.by != surface.did.id:
            await surface.say_opened(open_.opened)
            return None
        return open_

    async def _go_to(self, surface: SteppedSurface, name: str, open_: OpenForm) -> None:
        await surface.forms.keep(name, surface.did.who, open_)
        step, steps = open_.step + 1, len(open_.steps)
        words = _NEXT.format(title=open_.form.title, step=step, steps=steps)
        await surface.offer(name, words, "Go on")

    async def _send(self, surface: SteppedSurface, name: str, open_: OpenForm) -> None:
        """Send a form off; where something is wrong, it is offered as it was filled in."""
        form, asked = open_.sent(), [each.name for each in open_.form.fields]
        fault = await self._presses.check(surface, form, asked)
        if fault is None:
            opened = await self._presses.fill(surface, form)
            if opened:
                sent = replace(open_, opened=opened, by=surface.did.id)
                await surface.forms.keep(name, surface.did.who, sent)
        elif fault.errors:
            await surface.forms.keep(name, surface.did.who, open_.asking(fault.errors))
            await surface.offer(name, fault.words, "Mend it")
        else:
            await surface.say(fault.words)
