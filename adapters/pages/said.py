"""What is written on a page: a question, something for the agenda, or what suits its author."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from orchestration.deciding.answers import OF_A_DECISION
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision
from orchestration.interaction.routing import SessionQuestion, Setting, Where, route
from orchestration.kinds.meeting.commands import PutOnAgenda
from orchestration.language.agenda.orders import orders_in
from orchestration.sessions.kind import Kinds
from orchestration.sessions.user_action import Reply, Said, UserAction

_ENDS: Final = re.compile(r"(?<=[.!?])\s+|\n+")


def said_on_page(kinds: Kinds, decision: Decision, who: UserAction, words: str) -> Reply:
    """Return what comes of words: topics go on the agenda, as they do when written in a chat."""
    is_asked = next(orders_in(words), None) is None
    if is_asked and (answered := _answered(kinds, decision, who, words)):
        return Reply(notice=answered)
    told: list[Reply] = []
    left: list[str] = []
    for piece in _pieces(words) if method_of(decision).agenda(decision) is not None else (words,):
        own = replace(who, id=f"{who.id}/agenda/{len(told)}")
        reply = _for_the_agenda(kinds.hears(decision, own, Said(piece.strip())))
        if reply is None:
            left.append(piece)
        else:
            told.append(reply)
    if not told:
        return kinds.fill(decision, who, "tell", {"words": words}, {})
    rest = " ".join(left).strip()
    if rest:
        told.append(kinds.fill(decision, who, "tell", {"words": rest}, {}))
    if wrong := next((each.errors for each in told if each.errors), None):
        return Reply(errors=wrong)
    notices = dict.fromkeys(each.notice or each.note for each in told)
    commands = tuple(command for each in told for command in each.commands)
    return Reply(commands=commands, notice=" ".join(filter(None, notices)))


def _answered(kinds: Kinds, decision: Decision, who: UserAction, words: str) -> str:
    """Return the answer to a question about the session; "" where anything else is said."""
    brief = kinds.brief(decision, who.who)
    sessions = (brief,) if brief else ()
    setting = Setting(where=Where.DM, who=who.who, at=who.at, sessions=sessions)
    about = route(words, setting)
    asks = [each.asks for each in about if isinstance(each, SessionQuestion)]
    if not asks or len(asks) < len(about) or not OF_A_DECISION.issuperset(asks):
        return ""
    return "\n".join(kinds.answer(decision, who.who, each).words for each in dict.fromkeys(asks))


def _pieces(words: str) -> list[str]:
    """Return words by their sentences; what lists an agenda is one piece."""
    if next(orders_in(words), None):
        return [words]
    return [each for each in _ENDS.split(words) if each.strip()]


def _for_the_agenda(reply: Reply | None) -> Reply | None:
    """Return what came of a sentence if it puts topics on an agenda, and does nothing else."""
    puts = [isinstance(each, PutOnAgenda) for each in reply.commands] if reply else []
    return reply if puts and all(puts) else None
