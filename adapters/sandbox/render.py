"""Every view as blocks: the words are the house's own, dressed for the page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Any, Final, TypeVar
from zlib import crc32

from adapters.sandbox import blocks as b
from adapters.sandbox.records import Block, Body
from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.model.preferences import NotUnderstood, Preference, Visibility
from orchestration.model.times import zone_named
from orchestration.views.channel import (
    Decided,
    NoOutcome,
    OptionShown,
    OptionsProposed,
    SessionCard,
    VoteCounted,
)
from orchestration.views.member import (
    ForYou,
    IntakeQuestion,
    InvitationReadBack,
    Notice,
    OpenQuestion,
    OptionsForYou,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
)
from orchestration.voting.check import find_rule
from orchestration.voting.forms import APPROVALS, GRADES, ONE_OPTION, ORDER, SHARES
from orchestration.wording import listed, moment, span, word

SEEN_AS: Final = {
    Visibility.PRIVATE: "",
    Visibility.ANONYMOUS: " · others may see it, without your name",
    Visibility.SHARED: " · others may see it, with your name",
}


V = TypeVar("V", SessionCard, OptionsProposed)


@dataclass(frozen=True, slots=True)
class Scene:
    """Whose session is shown: the organiser is given buttons of their own."""

    organiser: MemberId | None = None


@singledispatch
def render(view: Any, scene: Scene) -> Body:  # noqa: ANN401  # dispatched on
    """Return a view as a message's body; TypeError where a view has no form."""
    raise TypeError(f"{type(view).__name__} has no form in the sandbox")


def _local(view: V) -> V:
    """Return the view with its deadline in the session's zone, as everything else on it is."""
    return replace(view, closes_at=view.closes_at.astimezone(zone_named(view.zone)))


# For the channel


@render.register
def _(view: SessionCard, scene: Scene) -> Body:
    view = _local(view)
    words = word(view)
    head = f"{view.minutes} min · {span(view.window)} · asked by {view.organiser}"
    lines = [head, *words.splitlines()[1:]]
    taking = view.stage == "intake"
    card = {
        "type": "card",
        "title": view.subject,
        "lines": lines,
        "progress": {"value": view.answered, "of": view.of} if taking else None,
        "state": view.stage,
    }
    running = view.stage in ("intake", "vote")
    controls = (
        b.button("close", "Close now"),
        b.button("cancel", "Cancel", "danger"),
    )
    asked = [b.buttons(*controls, only=scene.organiser)] if running and scene.organiser else []
    return Body(text=words, blocks=(card, *asked))


@render.register
def _(view: OptionsProposed, scene: Scene) -> Body:
    del scene
    view = _local(view)
    words = word(view)
    options = [_option(each, view.zone) for each in view.options]
    names = [each.slot.id for each in view.options]
    form = find_rule(view.rule).form
    by_letter = form in (ONE_OPTION, APPROVALS)
    detail = () if form is ONE_OPTION else (b.button("vote", _VOTE[form], _style(by_letter)),)
    return Body(
        text=words,
        blocks=(
            b.text(words.splitlines()[0], "strong"),
            {"type": "options", "options": options},
            *([b.text(f"Not heard from: {listed(view.missing)}.")] if view.missing else []),
            b.text(f"{words.splitlines()[-1]} {_HOW[by_letter]}", "quiet"),
            b.buttons(*detail, b.button("abstain", "Abstain")),
        ),
        offer=tuple(map(b.letter, names)) if by_letter else (),
        memo={"round": view.round, "options": names},
    )


_HOW: Final = {
    True: "Press a letter: everyone sees whose it is.",
    False: "Only how it adds up is shown.",
}

_VOTE: Final = {
    ORDER: "Put them in order",
    GRADES: "Rate them",
    SHARES: "Share out points",
    APPROVALS: "Say “if need be” …",
}


def _style(by_letter: bool) -> str:
    return "plain" if by_letter else "primary"


def _option(option: OptionShown, zone: str) -> Block:
    needed = "not everyone who is needed can come" if option.leaves_out_required else None
    return {
        "id": option.slot.id,
        "when": moment(option.slot, zone),
        "facts": list(_facts(option)),
        "reasons": [str(each) for each in option.reasons],
        "warning": needed,
    }


def _facts(option: OptionShown) -> Iterable[str]:
    if option.works_for is not None:
        yield f"works for {option.works_for} of {option.of}"
    if option.satisfies:
        yield f"suits {listed(option.satisfies)}"
    if blocks := option.blocks:
        named = ((blocks.cannot, "cannot"), (blocks.strong, "strong"), (blocks.mild, "mild"))
        if against := [f"{count} {name}" for count, name in named if count]:
            yield f"against it: {listed(against)}"
    if option.satisfies_fewer:
        yield "suits fewer"


@render.register
def _(view: VoteCounted, scene: Scene) -> Body:
    del scene
    return Body(text=word(view), blocks=(b.text(word(view)),))


@render.register
def _(view: Decided, scene: Scene) -> Body:
    words = word(view)
    head, _, how = words.partition("\n")
    cancel = b.button("cancel", "Cancel the meeting", "danger")
    asked = [b.buttons(cancel, only=scene.organiser)] if scene.organiser else []
    return Body(text=words, blocks=(b.text(f"✅ {head}", "strong"), b.text(how), *asked))


@render.register
def _(view: NoOutcome, scene: Scene) -> Body:
    del scene
    return Body(text=word(view), blocks=(b.text(word(view), "strong"),))


# For one person


@render.register
def _(view: IntakeQuestion, scene: Scene) -> Body:
    del scene
    asked = (
        b.button("any-time", "Any time", "primary"),
        b.button("mornings", "Mornings"),
        b.button("afternoons", "Afternoons"),
    )
    return Body(text=word(view), blocks=(b.text(word(view)), b.buttons(*asked)))


@render.register
def _(view: ReadBack, scene: Scene) -> Body:
    del scene
    wishes = [_wish(index, each) for index, each in enumerate(view.preferences)]
    lines = [
        *(wishes or [b.item("any time will do", "ok")]),
        *(b.item(f"no longer: {each.restatement}", "gone") for each in view.replaced),
        *map(_unplaced, view.not_understood),
    ]
    keep = b.button("keep", "Keep these" if len(wishes) > 1 else "Keep", "primary")
    more = (b.button("let-see", "Let others see …"),) if wishes else ()
    return Body(
        text=word(view),
        blocks=(
            b.text(word(view).splitlines()[0]),
            b.items(lines),
            b.buttons(keep, *more),
        ),
        memo={
            "wishes": [each.restatement for each in view.preferences],
            "visible": [each.visibility.value for each in view.preferences],
        },
    )


def _wish(index: int, wish: Preference) -> Block:
    back = b.button("take-back", "Take back", value=wish_key(index, wish.restatement))
    return b.item(wish.restatement + SEEN_AS[wish.visibility], "ok", back)


def _unplaced(words: NotUnderstood) -> Block:
    return b.item(f"I couldn't place “{words.text}”: {words.reason}.", "ask")


@render.register
def _(view: OpenQuestion, scene: Scene) -> Body:
    del scene
    lines = [b.text(word(view))]
    return Body(
        text=word(view),
        blocks=(*lines, b.buttons(b.button("nothing", "Nothing to change", "primary"))),
    )


@render.register
def _(view: OptionsForYou, scene: Scene) -> Body:
    del scene
    head, *lines = word(view).splitlines()
    marked = zip(lines, view.options, strict=True)
    return Body(
        text=word(view),
        blocks=(b.text(head), b.items(b.item(line, _mark(each)) for line, each in marked)),
    )


def _mark(option: ForYou) -> str:
    if not option.can_come:
        return "no"
    return "ask" if option.unmet else "ok"


@render.register
def _(view: RelaxationQuestion, scene: Scene) -> Body:
    del scene
    asked = (
        b.button("possible", "Possible this once", "primary"),
        b.button("firm", "Firm no"),
    )
    return Body(
        text=word(view),
        blocks=(b.text(word(view)), b.buttons(*asked)),
        memo={"wish": view.preference},
    )


@render.register
def _(view: InvitationReadBack, scene: Scene) -> Body:
    del scene
    head, *unplaced = word(view).splitlines()
    lines = (b.items(map(_unplaced, view.not_understood)),) if unplaced else ()
    asked = (
        b.button("invitation-right", "Right", "primary"),
        b.button("invitation-ignore", "Ignore it"),
    )
    return Body(text=word(view), blocks=(b.text(head), *lines, b.buttons(*asked)))


@render.register
def _(view: RatingQuestion, scene: Scene) -> Body:
    del scene
    questions = (
        {"name": "wishes", "label": "Were your wishes taken into account?", "value": None},
        {"name": "reasons", "label": "Were the reasons acceptable?", "value": None},
    )
    stars = {"type": "stars", "action": "rate", "questions": list(questions)}
    return Body(text=word(view), blocks=(b.text(f"“{view.subject}” is settled. Two taps:"), stars))


@render.register
def _(view: Notice, scene: Scene) -> Body:
    del scene
    return Body(text=view.text, blocks=(b.text(view.text),))


def wish_key(place: int, words: str) -> str:
    """Return what names a wish on a read-back.

    Its words are part of it: what is pressed on a list that has changed since does not hit another.
    """
    return f"{place}-{crc32(words.encode()):x}"


def when(slot: Slot, zone: str) -> str:
    """Return an option with its name, in one line: `A  Thu 21 Jan, 15:00–15:45`."""
    return f"{slot.id}  {moment(slot, zone)}"
