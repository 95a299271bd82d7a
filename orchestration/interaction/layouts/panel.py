"""What is seen of a panel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orchestration.interaction.fitting import short
from orchestration.interaction.layout import (
    LONGEST_CHOICE,
    Button,
    Card,
    Layout,
    Look,
    Part,
    Select,
    Table,
    Text,
)
from orchestration.interaction.layouts.parts import row, screen
from orchestration.interaction.wording import listed, word
from orchestration.interaction.wording.panel import (
    advised,
    costing,
    going_by,
    kept,
    left_to_say,
    match_in_words,
    named_in,
    needed,
    state_of,
    talking_to,
    who_decides,
    who_it_is,
)
from orchestration.model.people import MemberId
from orchestration.views.panel import (
    OwnPanelCard,
    PanelDecided,
    PanelDecides,
    PanelFocus,
    PanelNext,
    PanelOverview,
    PanelStage,
    PanelWakes,
    PersonaSays,
    SourceTaken,
)

ASK: Final = "ask-panel"
PIN: Final = "pin-in-panel"
UNPIN: Final = "unpin-in-panel"
TALK_TO: Final = "talk-to"
CARD: Final = "panel-card"
FOCUS: Final = "panel-focus"
DECIDE: Final = "panel-decide"
DONE: Final = "panel-done"
HIDE: Final = "hide-persona"
REMOVE: Final = "remove-persona"
EVERYBODY: Final = "everybody"
PERSONA: Final = "persona-card"
MORE: Final = "panel-more"

_MORE: Final = (
    ("summary", "Summary by criterion", "summary"),
    ("history", "What was said so far", "history"),
    ("far", "How far we have got", "how far are we?"),
    ("all", "Ask all of you, once", "All of you: why yours?"),
    ("debate", "Let them discuss", "Discuss it among each other."),
    ("challenge", "Challenge my preference", "Challenge my preference."),
    ("surprise", "Surprise me", "Surprise me."),
    ("anew", "Say the last thing anew", "Say it again, differently."),
    ("who", "Who speaks here?", "Who are you, and who made you?"),
    ("less", "Speak less unasked", "talk less"),
    ("more", "Speak more unasked", "talk more"),
    ("plain", "Keep it simple", "keep it simple"),
    ("expert", "Speak as to an expert", "more detail"),
    ("calm", "Argue more calmly", "be calmer"),
    ("keen", "Argue harder", "argue harder"),
)
MORE_WORDS: Final = {value: words for value, _, words in _MORE}
"""What can be said by a choice, as it is said in words."""

_MOST: Final = 25
"""So many can be chosen from on every platform."""

_LABEL: Final = 75


@screen.register
def _(view: PanelOverview, organiser: MemberId | None = None) -> Layout:
    del organiser
    card = Card(
        title=view.asked,
        lines=(f"asked by {view.by}", *map(who_it_is, view.personas)),
        state=state_of(view),
    )
    also = (*needed(view), *going_by(view), *talking_to(view), *costing(view.spent))
    told = [Text(each, Look.QUIET) for each in also]
    running: list[Part] = [] if view.is_over else [*_choices(view)]
    decides = [] if view.is_deciding or view.is_private else [Button(DECIDE, "Decide together")]
    ends = [] if view.is_over else [Button(DONE, "Done")]
    buttons = row(Button(CARD, "My card"), Button(FOCUS, "Side by side"), *decides, *ends)
    parts = (card, *told, *running, buttons)
    return Layout(words=word(view), parts=parts, thread=view.asked)


def _choices(view: PanelOverview) -> list[Select]:
    """Return what can be chosen: whom somebody talks to, and what they pin."""
    there = [each for each in view.personas if not each.is_removed]
    names = [(EVERYBODY, "Everybody"), *((each.name, each.name) for each in there)]
    things = [
        *(each for one in there for each in one.criteria),
        *(each.option for each in there),
    ]
    pins = _values(things)
    talk = Select(TALK_TO, "Talk to", tuple(names[:_MOST]))
    about = [Select(PERSONA, "Who is it?", tuple(names[1:_MOST]))] if there else []
    more = Select(MORE, "More", tuple((value, label) for value, label, _ in _MORE))
    pin = [Select(PIN, "Pin to my card", pins)] if pins else []
    return [talk, *pin, *about, more]


def _values(things: Iterable[str]) -> tuple[tuple[str, str], ...]:
    fits = [each for each in dict.fromkeys(things) if len(each) <= LONGEST_CHOICE]
    return tuple((each, each) for each in fits[:_MOST])


@screen.register
def _(view: PersonaSays, organiser: MemberId | None = None) -> Layout:
    del organiser
    joins = [Text(f"{view.persona.name} joins", Look.QUIET)]
    named = [Text(named_in(view), Look.QUIET)] if named_in(view) else []
    parts = (*(joins if view.joins else []), Text(view.text, own=True), *named)
    return Layout(words=word(view), parts=parts)


@screen.register
def _(view: SourceTaken, organiser: MemberId | None = None) -> Layout:
    del organiser
    return Layout(words=word(view), parts=(Text(word(view), Look.QUIET),))


@screen.register
def _(view: PanelStage, organiser: MemberId | None = None) -> Layout:
    del organiser
    return Layout(words=word(view), parts=(Text(word(view), Look.QUIET),))


@screen.register
def _(view: PanelNext, organiser: MemberId | None = None) -> Layout:
    del organiser
    told = [Text(each, Look.QUIET) for each in left_to_say(view)]
    asks = [
        Button(ASK, short(each.text, _LABEL), f"{view.turn}/{at}")
        for at, each in enumerate(view.bubbles)
    ]
    parts: tuple[Part, ...] = (*told, *([row(*asks)] if asks else []))
    return Layout(words=word(view), parts=parts or (Text(word(view)),))


@screen.register
def _(view: PanelDecides, organiser: MemberId | None = None) -> Layout:
    del organiser
    told = [Text(each, Look.QUIET) for each in advised(view)]
    return Layout(words=word(view), parts=(Text(who_decides(view)), *told))


@screen.register
def _(view: PanelWakes, organiser: MemberId | None = None) -> Layout:
    del organiser
    return Layout(words=word(view), parts=(Text(word(view), Look.QUIET),))


@screen.register
def _(view: PanelDecided, organiser: MemberId | None = None) -> Layout:
    del organiser
    return Layout(words=word(view), parts=(Text(word(view), Look.STRONG),))


@screen.register
def _(view: OwnPanelCard, organiser: MemberId | None = None) -> Layout:
    del organiser
    lines = [Text(each) for each in kept(view)]
    matches = [Text(match_in_words(each), Look.QUIET) for each in view.matches]
    choices = [] if view.is_done else _on_card(view)
    head = Text("Your card" if not view.is_done else "Your card is done", Look.STRONG)
    return Layout(words=word(view), parts=(head, *lines, *matches, *choices))


def _on_card(view: OwnPanelCard) -> list[Select]:
    """Return what can be changed there: what is pinned, who is hidden, and who is there for all."""
    seen = [(each, each) for each in view.personas if each not in (*view.hidden, *view.removed)]
    out = [(each, f"{each} (out)" if each in view.removed else each) for each in view.personas]
    rows = [
        (UNPIN, "Take off", _values([*view.criteria, *view.options])),
        (HIDE, "Leave out of my card", tuple(seen[:_MOST])),
        (REMOVE, "Take out for all, or back in", tuple(out[:_MOST]) if view.is_opener else ()),
    ]
    return [Select(action, label, among) for action, label, among in rows if among]


@screen.register
def _(view: PanelFocus, organiser: MemberId | None = None) -> Layout:
    del organiser
    rows = tuple((name, *cells) for name, cells in view.rows)
    table = Table(f"{listed(view.personas)}, side by side", ("criterion", *view.personas), rows)
    return Layout(words=word(view), parts=(table,))
