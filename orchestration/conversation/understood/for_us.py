"""What waits for the bot where people talk to each other, and what is talk."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known import departures
from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.inbound import Via
from orchestration.conversation.settled import absences
from orchestration.conversation.voted import votes
from orchestration.deciding.asked.answers import OF_A_DECISION
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.wishes.hearing import hearing_of
from orchestration.interaction.routing import (
    About,
    Asks,
    CameUp,
    Does,
    Finished,
    Held,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    StandingWish,
    Unknown,
)
from orchestration.interaction.routing.weighing.nearest import names_a_time
from orchestration.language.choosing.asides import asks, tells_of_past
from orchestration.language.choosing.lists.likely_names import likely_names
from orchestration.language.choosing.mentions import mentions
from orchestration.language.choosing.remarks import only_remarks, tells_others
from orchestration.language.inviting.search_ordered import asks_for_length
from orchestration.language.offline import understood
from orchestration.language.talk.nothing_to_add import has_nothing_to_add
from orchestration.model.catalogue import Catalogue
from orchestration.model.preferences import Visibility

_OF_VOTING: Final = re.compile(
    r"\b(?:vote|voting|ballot|abstimm\w*|abgestimmt|stimme|votier\w*|voten)\b", re.IGNORECASE
)
_AT_ONCE: Final = re.compile(r"(?:\s+(?:now|already|jetzt|endlich|sofort))+$", re.IGNORECASE)
_BARE: Final = 3
"""An order of so many words is one, whoever gives it."""

_MOST_WITH_A_LEAD: Final = 5
"""With what leads to it, up to a comma: “never mind, call it off”."""

_MOST_IN_ORDER: Final = 4
"""Words of an order that a reason stands behind."""

_HOW: Final = (Does.REMIND, Does.EXTEND, Does.CHANGE, Does.MOVE, Does.REMOVE)
"""What else is ordered of something that is open: “make it 30 min”, “remind the others”."""

_KINDLY: Final = re.compile(r"\b(?:pls|plz|please|bitte)\b", re.IGNORECASE)
_OWN_PLAN: Final = re.compile(r"(?:i|i['’]?ll|i['’]?m|let me|lemme|we['’]?ll|ich)\b", re.IGNORECASE)
"""How somebody begins who says what they do themselves: “I'll remind the others”."""

_MAY_BE_OFF: Final = re.compile(
    r"(?:(?:wait|hey|hm+|ok|so|sorry|uh|moment|warte)[,.!]*\s+)*"
    r"(?:(?:can|could|shall|should) (?:we|you) (?:please |just |maybe )*(?:(?:cancel|call off|scrap"
    r"|stop) (?:this|it|that|the (?:vote|poll|question|whole thing))|call (?:this|it|that) off)"
    r"|(?:können|könnten|sollen|sollten|wollen) wir (?:das|es|die (?:abstimmung|umfrage|frage))"
    r" (?:bitte |nicht |lieber )*(?:absagen|abblasen|abbrechen|canceln|streichen))"
    r"\?\s+\w[^?]{3,}",
    re.IGNORECASE,
)
"""What somebody asks to have called off, with the reason why: “can we cancel this? I thought …”."""

_OF_ONESELF: Final = re.compile(r"\b(?:me|mich)\b", re.IGNORECASE)
_ASKED_HERE: Final = (OF_A_DECISION | {Asks.EXPORT, Asks.BEFOREHAND}) - {
    Asks.GUIDE,
    Asks.WHY,
    Asks.FOR_ME,
}


def without_talk(context: Context, routed: Sequence[About]) -> tuple[About, ...]:
    """Return what is said without talk; what is said to the bot by name is answered anyhow."""
    if context.message.is_to_the_bot:
        return tuple(Unknown(x.span) if _waits(context, x) else x for x in routed)
    return tuple(each for each in routed if not _is_talk(context, each))


def _waits(context: Context, about: About) -> bool:
    """Tell whether talk to the bot by name waits for an answer: a courtesy does where it asks."""
    is_asked = isinstance(about, Social) and context.words.rstrip().endswith("?")
    return (is_asked and bool(context.sessions)) or _is_talk(context, about)


def _is_talk(context: Context, about: About) -> bool:
    """Tell whether a sentence that reads as a wish is what people say under options with names."""
    is_wish = isinstance(about, SessionWish | StandingWish)
    words = context.message.text[about.span.start : about.span.end].strip()
    return is_wish and (votes.is_talk(context, words) or _says_nothing(context, words))


def _says_nothing(context: Context, words: str) -> bool:
    """Tell whether rules read nothing in a mere remark, where proposals are asked for.

    A model may read more.
    """
    there = context.one(context.message.about) if context.message.about else None
    member = there.member(context.who) if there else None
    if (
        there is None
        or member is None
        or context.access.has_model
        or there.phase is not Phase.INTAKE
        or is_of_times(there)
        or method_of(there).takes_opinions(there)
    ):
        return False
    is_told = _is_told_to_others(context, there)
    if not (is_told or only_remarks(words) or tells_of_past(words)):
        return False
    hearing = hearing_of(there, member, context.action.at, 0, Visibility.PRIVATE)
    return is_told or not understood(words, hearing).preferences


def _is_told_to_others(context: Context, there: Decision) -> bool:
    """Tell whether people tell each other how something is that nobody has listed."""
    said = context.words
    if context.message.via is not Via.THREAD or not tells_others(said) or likely_names(said):
        return False
    return not mentions(context.words, method_of(there).catalogue(there) or Catalogue())


def is_for_us(context: Context, about: About) -> bool:
    """Tell whether a reply in a thread, where people talk to each other, waits for the bot."""
    match about:
        case SessionQuestion(asks=asks):
            return _is_asked_here(context, asks)
        case SessionOrder(does=does, held=held):
            return _is_ordered_here(context, does, held)
        case CameUp(sessions=sessions, passed=passed, leaves=leaves):
            leaves = leaves and bool(departures.among(context))
            gives_up = not _is_out(context) and bool(absences.to_give_up(context, sessions))
            return passed or leaves or gives_up
        case Finished():
            return has_nothing_to_add(context.words) and _is_waited_for(context)
        case _:
            return False


def _is_out(context: Context) -> bool:
    """Tell whether who writes has dropped out of all that was decided: the organiser knows it."""
    decided = context.decided
    return bool(decided) and all(context.who in method_of(x).no_longer(x) for x in decided)


def _is_waited_for(context: Context) -> bool:
    """Tell whether what is written under asks its author, who has said nothing yet."""
    there = context.one(context.message.about) if context.message.about else None
    is_asked = there is not None and there.phase is Phase.INTAKE and there.includes(context.who)
    return there is not None and is_asked and context.who not in there.answered


def _is_ordered_here(context: Context, does: Does, held: Held | None) -> bool:
    """Tell whether an order is for the bot: what repeats is left out, or stopped, by anybody."""
    if does in (Does.SKIP, Does.STOP):
        return held is not Held.DENIED  # answered only where something repeats
    if does in (Does.AGAIN, Does.RESTART):
        return any(each.includes(context.who) for each in context.sessions)
    is_meant = held not in (Held.DENIED, Held.UNREAD)
    is_theirs = any(each.organiser.id == context.who for each in context.sessions)
    return is_meant and (is_theirs or _waits_for_a_word(context, does))


def _is_asked_here(context: Context, asks: Asks) -> bool:
    """Tell whether a question is for the bot: so is how one votes, where something is voted on."""
    is_vote = any(each.phase is Phase.VOTE for each in context.sessions)
    is_how = asks is Asks.GUIDE and is_vote and _OF_VOTING.search(context.words) is not None
    return asks in _ASKED_HERE or is_how


def _waits_for_a_word(context: Context, does: Does) -> bool:
    """Tell whether what is said to the others is an order whose author may hear who can give it."""
    said = (_is_bare_order, _asks_to_add, _wants_it_moved, _wants_other_length, _ends_for_a_reason)
    return any(each(context, does) for each in said)


def _wants_it_moved(context: Context, does: Does) -> bool:
    """Tell whether somebody in it wants another time for what stands: the organiser has to look."""
    return does is Does.MOVE and bool(absences.what_stands(context))


def _wants_other_length(context: Context, does: Does) -> bool:
    """Tell whether somebody in it asks for a shorter one, or a longer: “can we make it 30 min?”."""
    return does is Does.MOVE and _is_in(context) and asks_for_length(context.words)


def _ends_for_a_reason(context: Context, does: Does) -> bool:
    """Tell whether a bare order to end it has its reason behind it: “call it off, we're done”."""
    if does is Does.CANCEL and _is_in(context) and _MAY_BE_OFF.fullmatch(context.words.strip()):
        return True
    order, comma, why = context.words.partition(",")
    is_order = comma and len(order.split()) <= _MOST_IN_ORDER and not _OWN_PLAN.match(order)
    if does is not Does.CANCEL or not is_order or "?" in why:
        return False
    alone = replace(context, message=replace(context.message, text=order.strip()))
    return any(isinstance(x, SessionOrder) and x.does is does for x in alone.routed())


def _asks_to_add(context: Context, does: Does) -> bool:
    """Tell whether somebody in it asks for one more, or for longer: the organiser has to."""
    is_asked = does in (Does.ADD, Does.EXTEND) and context.words.rstrip().endswith("?")
    is_asked = is_asked or (does is Does.EXTEND and asks(context.words))
    return is_asked and any(each.includes(context.who) for each in context.sessions)


def _is_bare_order(context: Context, does: Does) -> bool:
    """Tell whether a reply is nothing but an order to end it, which waits for a word to its author.

    “can we close this?” is said to the others; with a “please” it is said to who can.
    """
    words = _AT_ONCE.sub("", context.words.rstrip(" .!"))
    is_told = words[-1:] != "?" and len(words.split()) <= _MOST_WITH_A_LEAD
    is_one = is_told and (does in _HOW or len(words.rpartition(",")[2].split()) <= _BARE)
    is_kind = _KINDLY.search(words) is not None
    is_talk = does is Does.CHANGE and names_a_time(words)  # “mach das bis Freitag fertig”
    if is_talk or _OWN_PLAN.match(words) or _OF_ONESELF.search(words):
        return False
    may_be = does in (Does.CANCEL, Does.CLOSE) or (does in _HOW and _is_in(context))
    return may_be and (is_one or is_kind)


def _is_in(context: Context) -> bool:
    return any(each.includes(context.who) for each in context.sessions)
