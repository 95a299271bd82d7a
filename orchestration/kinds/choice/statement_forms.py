"""What people do with statements: draft one, stop one that a model drafted, keep theirs beside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from orchestration.deciding.step import is_known
from orchestration.interaction.form import Field, Filled, Form, Kind, RefusedError
from orchestration.kinds.choice.commands import JudgeDraft, KeepBeside, Propose, TakeOff
from orchestration.kinds.choice.proposals import (
    LONGEST_STATEMENT,
    closed,
    proposed_by,
    revised_by,
    same_as,
)
from orchestration.kinds.choice.state import Choice
from orchestration.language.choosing.lists.list_orders import drafted_in
from orchestration.language.choosing.lists.own_draft import draft_changed_in, takes_draft_back
from orchestration.model.preferences import Visibility
from orchestration.privacy import SMALLEST_ANONYMOUS_GROUP, Private
from orchestration.sessions.user_action import (
    FilledIn,
    Press,
    Pressed,
    Reply,
    UserAction,
    number_in,
)

NAMED: Final = (("named", "with my name"), ("nameless", "without my name"))
_EMPTY: Final = "Nothing is drafted yet: write the draft behind “draft:”, please."
_NONE_OWN: Final = "You have no draft here."
_CHANGED: Final = "Your draft has these words now."
_NOT_A_MEMBER: Final = "You are not among those who are asked here."
_DRAFT: Final = "What could all of you say? A sentence or two will do."
_SEEN: Final = ((Visibility.SHARED.value, NAMED[0][1]), (Visibility.ANONYMOUS.value, NAMED[1][1]))
_BESIDE: Final = ("keep-beside", "beside-words")
_KEPT: Final = {
    Visibility.SHARED: "It is kept beside the statement, with your name.",
    Visibility.ANONYMOUS: "It is kept beside the statement, without your name.",
    Visibility.PRIVATE: "It stays between us.",
}


def asked_for_draft(press: Press[Choice]) -> Reply:
    """Ask somebody for a draft of the group's statement: for their own, once it was ranked."""
    choice = press.session
    own = revised_by(choice, press.who)
    draft = Field("title", _DRAFT, Kind.LONGTEXT, own.title if own else None)
    fields = [draft, *how_it_is_shown(choice)]
    return Reply(form=Form("propose", "Draft a statement", "Draft", tuple(fields)))


def asked_for_opinion(press: Press[Choice]) -> Reply:
    """Ask somebody what they hold."""
    field = Field("words", "What do you hold?", Kind.LONGTEXT, help="As you'd say it.")
    return Reply(form=Form("tell", "In your own words", "Tell", (field,)))


def how_it_is_shown(choice: Choice) -> list[Field]:
    """Ask whether a name is shown, where a missing one hides somebody."""
    if len(choice.members) < SMALLEST_ANONYMOUS_GROUP:
        return []
    return [Field("named", "How is it shown?", Kind.SELECT, "named", NAMED)]


def drafted(choice: Choice, user_action: UserAction, draft: str) -> Reply:
    """Put to everybody what somebody has drafted in words."""
    if not choice.takes_proposals:
        return Reply(notice=closed(choice, user_action.who))
    if len(draft) > LONGEST_STATEMENT:
        return Reply(notice=f"At most {LONGEST_STATEMENT} characters, please.")
    if same_as(choice, draft):
        return Reply(notice="That is drafted already, word for word.")
    envelope, own = user_action.envelope(choice.id), revised_by(choice, user_action.who)
    told = _CHANGED if own else "Drafted; everybody sees it on the card."
    return Reply(commands=(Propose(**envelope, member=user_action.who, title=draft),), notice=told)


def of_drafts(choice: Choice, user_action: UserAction, words: str) -> Reply:
    """Put a draft to everybody, or change or withdraw one's own; an empty one is none."""
    if takes_draft_back(words):
        return _taken_back(choice, user_action)
    if changed := draft_changed_in(words):
        return _reworded(choice, user_action, changed)
    draft = drafted_in(words)
    return drafted(choice, user_action, draft) if draft else Reply(notice=_EMPTY)


def _taken_back(choice: Choice, user_action: UserAction) -> Reply:
    """Withdraw what somebody has drafted last."""
    own = proposed_by(choice, user_action.who)
    option = choice.option(own[-1]) if own else None
    if option is None:
        return Reply(notice=_NONE_OWN)
    if not choice.takes_proposals:
        return Reply(notice=closed(choice, user_action.who))
    envelope = user_action.envelope(choice.id, "/off")
    command = TakeOff(**envelope, member=user_action.who, key=option.key)
    return Reply(commands=(command,), notice=f"Your draft is withdrawn: {option.title}")


def _reworded(choice: Choice, user_action: UserAction, draft: str) -> Reply:
    """Put a draft in the place of what somebody has drafted last, where they have."""
    put = drafted(choice, user_action, draft)
    if not put.commands or revised_by(choice, user_action.who):
        return put
    off = _taken_back(choice, user_action).commands
    notice = _CHANGED if off else put.notice
    return replace(put, commands=(*off, *put.commands), notice=notice)


def _judged(press: Press[Choice]) -> Reply:
    round_, _, place = press.value.partition("/")
    stops = number_in(place) if place else None
    command = JudgeDraft(**press.envelope, member=press.who, round=number_in(round_), stops=stops)
    if stops is None:
        return Reply(commands=(command,), note="Good: it may go.", gone=("draft-fine",))
    return Reply(commands=(command,), note="Stopped: the group does not see it.")


def _keep_beside(press: Press[Choice]) -> Reply:
    if press.value not in list(Visibility):
        raise RefusedError("There is no such answer.")
    visibility = Visibility(press.value)
    command = KeepBeside(**press.envelope, member=press.who, visibility=visibility)
    return Reply(commands=(command,), note=_KEPT[visibility], gone=_BESIDE)


def _beside_words(press: Press[Choice]) -> Reply:
    if not is_known(press.session, press.who):
        return Reply(notice=_NOT_A_MEMBER)
    words = Field("words", "What do you hold?", Kind.LONGTEXT)
    is_crowd = len(press.session.counted) >= SMALLEST_ANONYMOUS_GROUP
    seen = _SEEN if is_crowd else _SEEN[:1]
    shown = Field("seen", "How is it shown?", Kind.SELECT, _SEEN[0][0], seen)
    return Reply(form=Form("beside", "Beside the statement", "Keep it", (words, shown)))


def _worded(
    choice: Choice, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    del context
    words = filled.text("words", LONGEST_STATEMENT, "Write a few words, please.")
    seen = filled.one("seen", [value for value, _ in _SEEN])
    if filled.errors:
        return Reply(errors=filled.errors)
    who, visibility = user_action.who, Visibility(seen)
    command = KeepBeside(
        **user_action.envelope(choice.id),
        member=who,
        visibility=visibility,
        words=Private(who, words),
    )
    return Reply(commands=(command,), notice=_KEPT[visibility])


ACTIONS: Final[Mapping[str, Pressed[Choice]]] = {
    "stop-draft": _judged,
    "draft-fine": _judged,
    "keep-beside": _keep_beside,
    "beside-words": _beside_words,
}

FORMS: Final[Mapping[str, FilledIn[Choice]]] = {"beside": _worded}
