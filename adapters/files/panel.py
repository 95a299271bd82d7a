"""A panel as programs drive it: lines that say or do something, and what comes of each."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from orchestration.interaction.fitting import short
from orchestration.kinds.choice.proposals import LONGEST_TITLE
from orchestration.kinds.panel.actions import hears
from orchestration.kinds.panel.commands import (
    AskPanel,
    FinishPanel,
    FocusPanel,
    HidePersona,
    PinInPanel,
    RemovePersona,
    SelectPersonas,
    ShowCard,
)
from orchestration.kinds.panel.kept.cards import stands_of
from orchestration.kinds.panel.kept.decision import options_of
from orchestration.kinds.panel.presentation import without_new
from orchestration.kinds.panel.state import PanelSession, PanelTurn
from orchestration.kinds.panel.turn.facts import shown
from orchestration.model.advice import PanelAdvice
from orchestration.model.catalogue import Criterion
from orchestration.model.errors import BadInput
from orchestration.model.options import Datum, Words
from orchestration.model.panel import Claim, PanelPersona, Utterance
from orchestration.model.people import MemberId
from orchestration.privacy import Private
from orchestration.sessions.commands import Command
from orchestration.sessions.user_action import Said, UserAction
from orchestration.views.base import MemberView
from orchestration.views.member import Notice
from orchestration.views.panel import Match, OwnPanelCard, PanelFocus

PERSON: Final = MemberId("person")
"""Who writes."""

Data = dict[str, Any]

_NOT_YET: Final = ("deliberate",)
DECIDE: Final = "decide"
"""What has the panel's options decided on, as a scenario of a choice would."""


@dataclass(frozen=True, slots=True)
class PanelLine:
    """What a line does, and with what."""

    does: str
    value: Any

    def command(self, panel: PanelSession, envelope: Mapping[str, Any]) -> Command:
        """Return what it comes to; BadInput where it names what is not there."""
        return _COMMANDS[self.does](self, panel, {**envelope, "member": PERSON})

    @property
    def name(self) -> str:
        """The one name that it is about."""
        if not isinstance(self.value, str) or not self.value.strip():
            raise BadInput(self.does, self.value, "a name")
        return self.value

    def is_meant(self) -> None:
        """BadInput where it says that it is not to be done."""
        if self.value is not True:
            raise BadInput(self.does, self.value, "true")

    def names(self, value: object, panel: PanelSession | None = None) -> tuple[str, ...]:
        """Return the names in a list; of personas of a panel where it is given."""
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise BadInput(self.does, value, "a list of names")
        there = [each.name for each in panel.present] if panel else value
        for each in value:
            if each not in there:
                raise BadInput(self.does, each, f"the name of a persona: {', '.join(there)}")
        return tuple(value)


def read_line(text: str) -> PanelLine:
    """Return what a line of JSON does: a string says something; BadInput where it is neither."""
    try:
        data = json.loads(text)
    except ValueError:
        raise BadInput("line", text, "JSON: a string, or an object with one key") from None
    if isinstance(data, str):
        return PanelLine("say", data)
    if not isinstance(data, dict) or len(data) != 1:
        raise BadInput("line", data, f"a string, or one of the keys {', '.join(_COMMANDS)}")
    [(does, value)] = data.items()
    if does in _NOT_YET:
        raise BadInput("line", does, "something that a panel does by now; this it does not yet")
    if does not in (*_COMMANDS, DECIDE):
        raise BadInput("line", does, f"one of the keys {', '.join((*_COMMANDS, DECIDE))}")
    return PanelLine(does, value)


def choice_in(panel: PanelSession, given: object) -> Data:
    """Return the scenario of a choice among a panel's options; what is `given` of it goes before.

    How options stand for who writes is what they pinned.
    """
    if not isinstance(given, dict):
        raise BadInput(DECIDE, given, "an object with what a scenario of a choice may hold")
    own = {} if "options" in given else stands_of(panel, PERSON)
    person = {"id": PERSON, "stands": {key: each.value for key, each in own.items()}}
    usual = {
        "kind": "choice",
        "question": short(panel.asked, LONGEST_TITLE),
        "organiser": PERSON,
        "options": [_option(each) for each in options_of(panel)],
        "criteria": {each.name: _read_as(each) for each in panel.catalogue.criteria},
        "members": [person],
    }
    members = given.get("members")
    if isinstance(members, list):
        given = {**given, "members": [_with(person, each) for each in members]}
    return {**usual, **given}


def _with(person: Data, member: object) -> object:
    is_person = isinstance(member, dict) and member.get("id") == PERSON
    return {**person, **member} if is_person and isinstance(member, dict) else member


def _option(each: Words) -> Data:
    data = {datum.criterion: list(datum.tags) or _cell(datum) for datum in each.data}
    return {"id": each.key, "title": each.title, "data": data}


def _read_as(each: Criterion) -> Data:
    return {"unit": each.unit, "better": each.better.value, "words": list(each.words)}


def advice_data(advice: PanelAdvice) -> Data:
    """Return what a panel has to say of a decision, which counts nothing there."""
    return {
        "straw_vote": {each.persona: list(each.options) for each in advice.ballots},
        "axis": list(advice.axis),
        "needed": list(advice.needed),
        "unknown": [{"option": x.option, "criterion": x.criterion} for x in advice.unknown],
        "objections": [
            {"option": x.option, "persona": x.persona, "criterion": x.criterion}
            | {"value": x.value, "others": x.others}
            for x in advice.objections
        ],
    }


def _say(line: PanelLine, panel: PanelSession, own: Data) -> Command:
    """Return what words do: they order as they do in a thread, or ask the panel."""
    action = UserAction(id=own["id"], who=PERSON, at=own["at"])
    said = hears(panel, action, Said(line.name))
    return said.commands[0] if said else AskPanel(**own, text=line.name)


def _select(line: PanelLine, panel: PanelSession, own: Data) -> Command:
    return SelectPersonas(**own, personas=line.names(line.value, panel))


def _pin(line: PanelLine, panel: PanelSession, own: Data) -> Command:
    del panel
    thing, off = Private(str(PERSON), line.name), line.does == "unpin"
    return PinInPanel(**own, thing=thing, off=off)


def _hide(line: PanelLine, panel: PanelSession, own: Data) -> Command:
    [name] = line.names([line.name], panel)
    return HidePersona(**own, persona=Private(str(PERSON), name))


def _remove(line: PanelLine, panel: PanelSession, own: Data) -> Command:
    [name] = line.names([line.name], panel)
    return RemovePersona(**own, persona=name)


def _call_in(line: PanelLine, panel: PanelSession, own: Data) -> Command:
    del panel
    text = f"Call in somebody who cares about {line.name}."
    return AskPanel(**own, text=text, means="call_in")


def _debate(line: PanelLine, panel: PanelSession, own: Data) -> Command:
    names = line.names(line.value, panel)
    return AskPanel(**own, text="Debate it among yourselves.", means="debate", personas=names)


def _focus(line: PanelLine, panel: PanelSession, own: Data) -> Command:
    if not isinstance(line.value, dict) or {*line.value} - {"personas", "criteria"}:
        raise BadInput("focus", line.value, "an object with the keys personas, criteria")
    personas = line.names(line.value.get("personas") or [], panel)
    return FocusPanel(
        **own, personas=personas, criteria=line.names(line.value.get("criteria") or [])
    )


def _profile(line: PanelLine, panel: PanelSession, own: Data) -> Command:
    del panel
    line.is_meant()
    return ShowCard(**own)


def _done(line: PanelLine, panel: PanelSession, own: Data) -> Command:
    del panel
    line.is_meant()
    return FinishPanel(**own)


_COMMANDS: Final[Mapping[str, Callable[[PanelLine, PanelSession, Data], Command]]] = {
    "say": _say,
    "select": _select,
    "pin": _pin,
    "unpin": _pin,
    "hide": _hide,
    "remove": _remove,
    "mute": _remove,
    "call_in": _call_in,
    "debate": _debate,
    "focus": _focus,
    "profile": _profile,
    "done": _done,
}


def panel_data(
    panel: PanelSession, since: int, told: Sequence[MemberView], hidden: Sequence[str] = ()
) -> Data:
    """Return a panel as data: what was said after so many turns, and what its person was told.

    Who is `hidden` from them is left out of what was said.
    """
    turns = panel.turns[since:]
    joined = {name for turn in turns for name in turn.joined}
    said = [each for turn in turns for each in turn.utterances if each.persona not in hidden]
    last = panel.turns[-1] if turns else None
    notices = [*(turn.notice for turn in turns), *(x.text for x in told if isinstance(x, Notice))]
    return {
        "personas": [_persona(panel, each, joined) for each in panel.present],
        "messages": [_message(panel, each) for each in said],
        "queue": list(last.queue) if last else [],
        "thought_bubbles": _bubbles(last),
        "summary": _summary(panel),
        "saturation": _saturation(panel, turns),
        **_sources(panel),
        **_cost(panel),
        **_told(told),
        **({"notice": " ".join(filter(None, notices))} if any(notices) else {}),
    }


def _persona(panel: PanelSession, each: PanelPersona, joined: set[str]) -> Data:
    new = {"new": True} if each.name in joined else {}
    return {
        "name": each.name,
        "line": each.line,
        "criteria": list(map(shown, each.criteria)),
        "option": panel.option_of(each).title,
        **new,
    }


def _message(panel: PanelSession, each: Utterance) -> Data:
    return {
        "persona": each.persona,
        "to": [name or str(PERSON) for name in each.to],
        "text": each.text,
        "criteria": list(each.criteria),
        "options": list(each.options),
        "claims": [_claim(panel, claim) for claim in each.claims],
    }


def _claim(panel: PanelSession, claim: Claim) -> Data:
    option = panel.catalogue.option(claim.option)
    datum = option.datum(claim.criterion) if option else None
    return {
        "text": claim.text,
        "value": _cell(datum) if datum else (None if claim.criterion else claim.value),
        "source": claim.source,
        "option": option.title if option else claim.option,
        "criterion": shown(claim.criterion),
    }


def _cell(datum: Datum) -> float | bool | str:
    """Return a cell's own value, as a catalogue has it."""
    if datum.number is not None:
        return int(datum.number) if datum.number.is_integer() else datum.number
    return datum.flag if datum.flag is not None else "; ".join(datum.tags)


def _bubbles(turn: PanelTurn | None) -> list[Data]:
    found = turn.bubbles if turn else ()
    return [{"text": each.text, "persona": each.persona or None} for each in found]


def _summary(panel: PanelSession) -> Data:
    """Return every criterion and option that was named, with the personas that hold it."""
    said = [each for turn in panel.turns for each in turn.utterances]
    criteria = dict.fromkeys(name for each in said for name in each.criteria)
    options = dict.fromkeys(name for each in said for name in each.options)
    return {
        "criteria": {
            name: [x.name for x in panel.present if name in map(shown, x.criteria)]
            for name in criteria
        },
        "options": {
            name: [x.name for x in panel.present if panel.option_of(x).title == name]
            for name in options
        },
    }


def _sources(panel: PanelSession) -> Data:
    """Return the documents that it goes by, if there are any."""
    found = [{"name": each.name, "passages": each.passages} for each in panel.sources]
    return {"sources": found} if found else {}


def _cost(panel: PanelSession) -> Data:
    """Return what a language model has cost so far, where it was asked anything."""
    spent = panel.spent
    figures = {"calls": spent.calls, "tokens": spent.tokens, "seconds": round(spent.seconds, 3)}
    return {"cost": figures} if spent.calls else {}


def _saturation(panel: PanelSession, turns: Sequence[PanelTurn]) -> Data:
    return {
        "criteria": sum(each.new for each in panel.turns),
        "new": sum(each.new for each in turns),
        "turns_without_new": without_new(panel),
    }


def _told(told: Sequence[MemberView]) -> Data:
    found: Data = {}
    for each in told:
        if isinstance(each, PanelFocus):
            found["focus"] = _focused(each)
        if isinstance(each, OwnPanelCard):
            found["profile"] = _card(each)
            found |= {"story": " ".join(each.story)} if each.is_done else {}
    return found


def _focused(view: PanelFocus) -> Data:
    return {
        name: {criterion: cells[at] for criterion, cells in view.rows}
        for at, name in enumerate(view.personas)
    }


def _card(view: OwnPanelCard) -> Data:
    return {
        "pinned": [*view.criteria, *view.options],
        "match": [_match(each) for each in view.matches],
        **({"hidden": list(view.hidden)} if view.hidden else {}),
        **({"like_minded": list(view.like_minded)} if view.is_done else {}),
    }


def _match(match: Match) -> Data:
    return {"option": match.option, "share": match.share}
