"""Which session is meant, asked and answered in words: "Which one?" – "the second", "both".

What was asked about is kept for its author alone, as their words are, and is taken up again for
the sessions that are picked. Nothing else is read as a pick but a name, a number, all of them or
none.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from orchestration.conversation.known.by_kind import of_the_kind
from orchestration.conversation.known.by_name import speaking_of, titled
from orchestration.conversation.known.context import Context, sentence, without_call
from orchestration.conversation.known.still_asked import is_vote_by_letter
from orchestration.conversation.ports.inbound import Message, Part, Via
from orchestration.conversation.ports.storage import PICKED
from orchestration.deciding.actions.which_session import which
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.wording import listed
from orchestration.language.votes.divided import says_own
from orchestration.model.people import SessionId, person_id

WHICH_ONE: Final = "Which one? Say it with its name: {names}."
_LASTS: Final = timedelta(minutes=10)
_LONGEST: Final = 60
_ENDS: Final = " .,!?"
_POLL: Final = "poll"
"""A word behind which “lunch” is a name, and no time."""

_SMALL: Final = re.compile(
    r"\b(?:the|das|den|die|der|dem|one|ones|thing|pls|plz|please|bitte|just|only|nur|ok|okay|i|mean"
    r"|meant|ich|meine|meinte|for|about|on|für|fürs|zum|zur|beim?|of|them|davon|meeting|call|poll|vote"
    r"|number|no|nr|nummer|it'?s|that|und|and|ähm|hm+|sorry|danke|thanks|thx|zu|von|den?n)\b"
    r"|[\s.,!:;#?()“”\"'–-]+",
    re.IGNORECASE,
)
_BY_WHAT_IS_IN_IT: Final = re.compile(
    r"(?:i (?:mean|meant) |ich mein(?:e|te) |in |for |für |it'?s )?(?:"
    r"(?:the|that) (?:one |poll |vote |list )?(?:with|about|where|on) (?:the |an? )?(?P<behind>.+)"
    r"|(?:the|that|den?|das|die|der|beim?|zur?|zum) (?P<ahead>.+?)[ -]?"
    r"(?:one|poll|vote|list|thing|choice|umfrage|abstimmung|liste)"
    r"|(?:das|die|der|den|bei (?:dem|der)) (?:umfrage |abstimmung |liste )?(?:mit|wo|über)"
    r" (?:(?:der|dem|den|die|das) )?(?P<mit>.+))",
    re.IGNORECASE,
)
"""By which option a session is called that has it: “the pizza one”, “das mit der Pizza”."""
_ALL: Final = frozenset({"both", "all", "beide", "beides", "beiden", "alle", "allen", "everything"})
_NONE: Final = frozenset(
    {"neither", "none", "nothing", "keins", "keine", "keines", "nichts", "nix"}
)
_PLACES: Final = {
    **dict.fromkeys(("1", "1st", "first", "erste", "ersten", "erster", "erstes", "former", "a"), 0),
    **dict.fromkeys(("2", "2nd", "second", "zweite", "zweiten", "zweiter", "zweites", "b"), 1),
    **dict.fromkeys(("3", "3rd", "third", "dritte", "dritten", "dritter", "drittes", "c"), 2),
    **dict.fromkeys(("last", "latter", "letzte", "letzten", "letzter", "letztes"), -1),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked about: a message, and the sessions in the order in which they were named."""

    text: str
    via: Via
    sessions: tuple[SessionId, ...]


def place_named(said: str) -> int | None:
    """Return which of several words name by its place, “the second”; None where they name none.

    A letter may be that of an option.
    """
    left = _SMALL.sub(" ", said).casefold().split()
    is_place = len(left) == 1 and not (len(left[0]) == 1 and left[0].isalpha())
    return _PLACES.get(left[0]) if is_place else None


async def asked_by_name(
    context: Context, sessions: Sequence[Decision], words: str = WHICH_ONE
) -> Sequence[Part]:
    """Ask in words which of these sessions a message is about, and keep that it is asked."""
    await keep(context, sessions)
    return [sentence(words.format(names=listed([f"“{x.terms.subject}”" for x in sessions])))]


async def ask(context: Context, sessions: Sequence[Decision], *, always: bool = True) -> None:
    """Ask the same with a button for each; what is pressed can be said as well."""
    await keep(context, sessions)
    await context.exchange.ask_which(which(sessions, always=always))


async def keep(context: Context, sessions: Sequence[Decision]) -> None:
    """Keep that it is asked which of these sessions a message is about."""
    message = context.message
    if message.via is Via.COMMAND or message.about is not None:
        return
    kept = {
        "at": context.access.now().isoformat(),
        "text": message.text,
        "via": message.via.value,
        "in_channel": message.in_channel,
        "sessions": [each.id for each in sessions],
    }
    memory, who = context.exchange.memory, context.who
    await memory.keep(person_id(who), PICKED, who, json.dumps(kept))


async def picked(context: Context) -> Context | None:
    """Return what was asked about, for the sessions that a message picks; None where it is none."""
    said = without_call(context.message.text)
    message = context.message
    if len(said) > _LONGEST or message.via in (Via.COMMAND, Via.THREAD) or message.is_edited:
        return None
    asked = await _asked(context) if _may_be_pick(context, said) else None
    if asked is None:
        return None
    found = filter(None, map(context.one, asked.sessions))
    meant = (
        [] if _is_vote(context, said) else _picked(replace(context, sessions=tuple(found)), said)
    )
    if not meant:
        return None
    about = _as_asked(message, asked)
    return replace(context, message=about, sessions=tuple(meant), is_picked=True)


def _is_vote(context: Context, said: str) -> bool:
    """Tell whether words are the letter of an option that is voted on, and so no place in a row."""
    voting = [each for each in context.open if each.phase is Phase.VOTE]
    return any(is_vote_by_letter(each, said) for each in voting)


async def none_picked(context: Context) -> bool:
    """Tell whether a message says that it was about none of them, which is then asked no more.

    While there is a vote, who says “none” votes.
    """
    said = without_call(context.message.text)
    is_voted = any(each.phase is Phase.VOTE for each in context.waiting)
    left = _SMALL.sub(" ", said).casefold().split()
    is_none = len(left) == 1 and left[0] in _NONE and len(said) <= _LONGEST
    if not is_none or is_voted or context.message.via in (Via.COMMAND, Via.THREAD):
        return False
    asked = await _asked(context)
    if asked is not None:
        await context.exchange.memory.keep(person_id(context.who), PICKED, context.who, "")
    return asked is not None


def _as_asked(message: Message, asked: Asked) -> Message:
    return replace(message, text=asked.text, via=asked.via, about=None, round=0)


def _may_be_pick(context: Context, said: str) -> bool:
    """Tell whether words are nothing but a place among others, or name a session and no more."""
    left = _SMALL.sub(" ", said).split()
    if len(left) == 1 and (left[0].casefold() in _ALL or left[0].casefold() in _PLACES):
        return True
    if not left:
        return len(of_the_kind(said, context.sessions)) < len(context.sessions)
    if _having(said, context.sessions):
        return True
    voting = [each for each in context.waiting if each.phase is Phase.VOTE]
    if titled(said, context.waiting) or (says_own(said) and speaking_of(said, voting)):
        return False  # it is voted for
    return bool(_called(context, said))


def _picked(context: Context, said: str) -> Sequence[Decision]:
    """Return which of the sessions that it was asked about are meant."""
    left, among = _SMALL.sub(" ", said).casefold().split(), context.sessions
    if not left:
        of_kind = of_the_kind(said, among)
        return of_kind if len(of_kind) < len(among) else ()
    word = left[0] if len(left) == 1 else ""
    if word in _ALL:
        return among
    if word in _PLACES:
        is_vote = len(word) == 1 and word.isalpha() and any(x.phase is Phase.VOTE for x in among)
        at = _PLACES[word]
        return () if is_vote or at >= len(among) else (among[at],)
    return _called(context, said) or _having(said, among)


def _called(context: Context, said: str) -> Sequence[Decision]:
    """Return the sessions of which words are the name, and no more: “lunch” is one here."""
    for each in (said, " ".join((said.strip(_ENDS), _POLL))):
        named, rest = context.named(each)
        if named and not _SMALL.sub("", rest):
            return named
    return ()


def _having(said: str, among: Sequence[Decision]) -> Sequence[Decision]:
    """Return the one session that words call by what there is to choose from in it, if one is."""
    found = _BY_WHAT_IS_IN_IT.fullmatch(said.strip(_ENDS))
    what = next(filter(None, found.groups()), "") if found else ""
    having = speaking_of(what, among) if what else []
    return having if len(having) == 1 else ()


async def _asked(context: Context) -> Asked | None:
    """Return what it was last asked about, where that was here and not long ago."""
    who = context.who
    kept = await context.exchange.memory.kept(person_id(who), PICKED, who)
    if not kept:
        return None
    noted = json.loads(kept)
    is_late = context.access.now() - datetime.fromisoformat(noted["at"]) > _LASTS
    if is_late or noted["in_channel"] is not context.message.in_channel:
        return None
    ids = tuple(SessionId(each) for each in noted["sessions"])
    return Asked(noted["text"], Via(noted["via"]), ids)
