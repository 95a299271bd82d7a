"""Where a meeting is to be, as its organiser says in words once it has been asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.presentation.views import decided
from orchestration.deciding.state import Phase
from orchestration.deciding.step import is_over, over, post_name, refuse
from orchestration.kinds.meeting.commands import SetPlace
from orchestration.kinds.meeting.documents import invite, where_it_is
from orchestration.kinds.meeting.effects import SendInvite
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.inviting.place_told import place_asked, place_told
from orchestration.sessions.effects import Post
from orchestration.sessions.kind import Step
from orchestration.sessions.user_action import Reply, Said, UserAction

_NOT_YOURS: Final = "{organiser} says where “{subject}” is: tell them."
_SO_ALREADY: Final = "“{subject}” is there already: {place}."
_ON_THE_CARD: Final = "“{subject}” has its place: {place}. The card shows it."
_SENT_ANEW: Final = "“{subject}” has its place: {place}. The invite goes out anew with it."


def said_of_place(meeting: Meeting, user_action: UserAction, said: Said) -> Reply | None:
    """Return what comes of words that say where a meeting is; None of all other words."""
    ended = is_over(meeting) and meeting.phase is not Phase.DECIDED
    if said.left_over or said.is_edited or ended:
        return None
    told, asked = place_told(said.words), place_asked(said.words)
    is_theirs = user_action.who == meeting.organiser.id
    place = told or ("" if is_theirs and user_action.in_public else asked)
    return _heard(meeting, user_action, place, is_asked=not told) if place else None


def _heard(
    meeting: Meeting, user_action: UserAction, place: str, *, is_asked: bool
) -> Reply | None:
    """Return what comes of a place: who would like another hears, in a thread too, whose it is."""
    terms = meeting.terms
    told = {"subject": terms.subject, "place": place, "organiser": meeting.organiser.name}
    if user_action.who != meeting.organiser.id:
        is_chatter = user_action.in_public and not is_asked
        return None if is_chatter else Reply(notice=_NOT_YOURS.format(**told))
    if place == where_it_is(meeting):
        return Reply(notice=_SO_ALREADY.format(**told))
    command = SetPlace(**user_action.envelope(meeting.id), by=user_action.who, place=place)
    words = _SENT_ANEW if meeting.outcome else _ON_THE_CARD
    return Reply(commands=(command,), notice=words.format(**told))


def set_place(meeting: Meeting, command: SetPlace) -> Step[Meeting]:
    """Have a meeting be where its organiser says; once decided, the invite goes out anew."""
    if command.by != meeting.organiser.id:
        told = {"subject": meeting.terms.subject, "organiser": meeting.organiser.name}
        return refuse(meeting, command.by, _NOT_YOURS.format(**told))
    if is_over(meeting) and meeting.phase is not Phase.DECIDED:
        return over(meeting, command.by)
    if command.place == where_it_is(meeting):
        return meeting, ()
    meeting = replace(meeting, terms=replace(meeting.terms, place=command.place))
    if meeting.outcome is None:
        return meeting, ()
    at = meeting.outcome.at or command.at
    shown = Post(name=post_name(meeting), view=decided(meeting, meeting.outcome, at))
    sent = SendInvite(invite=invite(meeting, meeting.outcome, command.at))
    return replace(meeting, invites=meeting.invites + 1), (shown, sent)
