"""The form in which somebody says why they turn an option down, and who sees that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orchestration.deciding.actions.ballots.beside import said_beside
from orchestration.deciding.commands import SayWhyNot
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Decision
from orchestration.deciding.wishes.own_wishes import GONE
from orchestration.interaction.form import Field, Filled, Form, Kind
from orchestration.interaction.layouts import WHY_NOT
from orchestration.interaction.wording import why_not
from orchestration.model.people import MemberId
from orchestration.model.preferences import Visibility
from orchestration.privacy import SMALLEST_ANONYMOUS_GROUP, Private
from orchestration.profile import numbered
from orchestration.sessions.user_action import Press, Reply, UserAction, number_in

LONGEST: Final = 300
_WHY: Final = "why"
_SEEN: Final = "why_seen"
_HELP: Final = "A few words; what they say of other options counts as well."
_LEVELS: Final = (
    (Visibility.PRIVATE, "Nobody but me"),
    (Visibility.ANONYMOUS, "Everyone, without my name"),
    (Visibility.SHARED, "Everyone, with my name"),
)


def ask_why_not(press: Press[Decision]) -> Reply:
    """Ask why somebody turns an option down."""
    held = numbered(profile_of(press.session, press.who), number_in(press.value))
    if held is None:
        return Reply(notice=GONE)
    fields = why_fields(press.session, held.why, held.visibility, required=True)
    title = why_not(held).removesuffix(" …")
    return Reply(form=Form(WHY_NOT, title, "That's why", fields, {"wish": held.number}))


def why_fields(
    decision: Decision, why: str, seen: Visibility, *, required: bool
) -> tuple[Field, Field]:
    """Return what is asked: why, and who sees that; a missing name has to hide somebody."""
    nameless = len(decision.members) >= SMALLEST_ANONYMOUS_GROUP or seen is Visibility.ANONYMOUS
    levels = tuple(
        (level.value, words)
        for level, words in _LEVELS
        if nameless or level is not Visibility.ANONYMOUS
    )
    label = "Why not?" if required else "Why not, where you say no?"
    return (
        Field(_WHY, label, Kind.TEXT, why, help=_HELP, required=required),
        Field(_SEEN, "Who sees why?", Kind.SELECT, seen.value, levels, required=False),
    )


def why_filled(filled: Filled) -> tuple[str, Visibility]:
    """Return a reason as it was filled in, and who sees it: nobody else where that is not said."""
    words = " ".join(filled.text(_WHY, LONGEST).split()) if filled.values.get(_WHY) else ""
    given = filled.values.get(_SEEN)
    seen = filled.one(_SEEN, [level.value for level, _ in _LEVELS]) if given else ""
    return words, Visibility(seen) if seen else Visibility.PRIVATE


def said_why_not(
    decision: Decision, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Keep why somebody turns an option down."""
    why, seen = why_filled(filled)
    if not why:
        filled.errors.setdefault(_WHY, "A few words, please.")
    if filled.errors:
        return Reply(errors=filled.errors)
    who: MemberId = user_action.who
    beside = said_beside(decision, user_action, why, seen)
    command = SayWhyNot(
        **user_action.envelope(decision.id),
        member=who,
        preference=int(context.get("wish", 0)),
        why=Private(who, why),
        visibility=seen,
        follows=bool(beside),
    )
    return Reply(commands=(command, *beside))
