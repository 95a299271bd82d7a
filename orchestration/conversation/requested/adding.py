"""Asking a colleague too: the organiser names them, and is asked where it is not clear."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known import departures
from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.members_listed import are_listed
from orchestration.conversation.ports.inbound import Mentioned, Part
from orchestration.conversation.ports.sessions import find_decision
from orchestration.deciding.actions import membership_forms
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import how_it_ended, is_over
from orchestration.interaction.answers import NOTHING_OPEN, said
from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.interaction.layouts.choice import ANEW, ASK_ANEW, PUT_ON
from orchestration.interaction.routing import Does, SessionOrder
from orchestration.interaction.wording import listed
from orchestration.language.choosing.places.asked_in import asked_in, asks_for_people
from orchestration.language.choosing.words import plain
from orchestration.language.inviting.added_name import added_name
from orchestration.model.options import Words
from orchestration.model.people import Member, SessionId
from orchestration.sessions.user_action import Said
from orchestration.views.documents import CalendarInvite

ADD_TO: Final = "add-to"
"""The action of the button that says to which session somebody is added; it carries who."""

BETWEEN: Final = ","

_WHOM: Final = "Whom shall I ask too? Say it like this: add @somebody."

_ADDRESS: Final = re.compile(r"[\w.+-]{1,64}@[\w-]{1,64}\.\w{2,}")
_OPTION: Final = re.compile(
    r"\b(?:add|nimm|setze?|pack|put|füge?)\s+(?:(?:noch|mal|bitte|doch|also|auch|please)\s+)*"
    r"(?P<what>[^,.;!?]{2,60}?)\s+(?:als|as)\s+(?:(?:an?|eine?n?|weitere[nr]?|extra)\s+)*"
    r"(?:option|choice|vorschlag|auswahl)\b"
    r"|\b(?:(?:another|new|extra|further|fourth|fifth|(?:one|1) more|(?:noch )?eine?n?"
    r"|weitere[nr]?|neue[nr]?)(?:\s+(?:option|choice|idea|proposal|suggestion|one|vorschlag|idee"
    r"|möglichkeit))?|option)\s*[:–-]\s*"
    r"(?P<named>[^,.;!?]{2,60})"
    r"|\b(?:i |we )?(?:forgot|left out|missed)(?: about)? (?P<forgot>[^,.;!?]{2,40}?)[\s,.;!–-]+"
    r"(?:(?:so|and|can|could|you|please|pls|plz) )*(?:add|put) (?:that|it|this)\b"
    r"|(?:^|[,.!]\s*|\b(?:ups|oh|hab|habe|ich|noch) )(?P<vergessen>[^\s,.;!?]{2,40}) vergessen"
    r"[\s,.;!–-]+(?:(?:und|bitte|kannst|könntest|du) )*(?:nimm|setz|pack|füge?) (?:das|es)\b",
    re.IGNORECASE,
)
"""What is added that is an option: “add Beacon as an option”, “add another option: Beacon”."""
_OUTSIDE: Final = "Somebody from outside gets a link of their own, and the invite by mail."
_WHICH_OF: Final = "Which of them: {names}? Say it with the whole name."

_DECIDED: Final = "“{subject}” is decided: I ask nobody more about it."
_BY_INVITE: Final = " Pass the invite on to them; here it is."
_UNKNOWN: Final = "I know nobody here called “{name}”. Say it like this: add @somebody."
_IS_THEIRS: Final = " Who else comes is up to {name}."
_EITHER: Final = "Shall I ask {name} too, or put {name} on the list?"
_GONE: Final = "I can't ask them: not here any more, or a bot."


async def heard(context: Context) -> Sequence[Part] | None:
    """Ask whom words would have vote too, where they are known here; None of other words.

    Where people are what there is to choose from, it is asked which of the two is meant.
    """
    said_of = None if context.message.is_edited else asked_in(context.words)
    among = [each for each in context.open if not is_of_times(each)]
    people = await _called_by(context, said_of.name) if said_of else ()
    if said_of is None or len(among) != 1 or len(people) != 1:
        return None
    [decision], [person] = among, people
    is_new = decision.member(person.id) is None
    if said_of.is_option and _is_of_people(decision, await departures.everyone(context)):
        can_ask = is_new and decision.organiser.id == context.who
        return await _as_either(context, decision, person, can_ask=can_ask)
    if not is_new and (said_of.is_option or not said_of.is_ordered):
        return None
    return await _asked_in(context, decision, person, is_ordered=said_of.is_ordered)


async def _asked_in(
    context: Context, decision: Decision, person: Member, *, is_ordered: bool
) -> Sequence[Part]:
    """Ask somebody too, at the organiser's word; ask first where they only say that it should be.

    What others say of that to each other is left alone.
    """
    if not is_ordered and decision.organiser.id == context.who:
        return [Part(_to_which([decision], [person]))]
    if not (is_ordered or context.message.is_to_the_bot):
        return []
    return [sentence(await _added(context, decision, [person], are_gone=False))]


async def _called_by(context: Context, name: str) -> Sequence[Member]:
    """Return the people of the place whom a name calls, and nothing else."""
    said, found = set(plain(name).split()), await departures.called(context, name)
    return [each for each in found if said <= set(plain(each.name).split())]


def _is_of_people(decision: Decision, everyone: Sequence[Member]) -> bool:
    """Tell whether what there is to choose from is, or may be, people of the place."""
    options = [each for each in method_of(decision).listed(decision) if isinstance(each, Words)]
    names = {plain(part) for each in everyone for part in (each.name, each.name.split()[0])}
    return asks_for_people(decision.terms.subject) or are_listed(names, options)


async def _as_either(
    context: Context, decision: Decision, person: Member, *, can_ask: bool
) -> Sequence[Part] | None:
    """Put somebody on the list, where they cannot be asked too; else ask which of both is meant."""
    first = person.name.split()[0]
    if not can_ask:
        takes = method_of(decision).takes_proposals(decision)
        put = context.access.kinds.press(decision, context.apart("/option"), ANEW, first)
        await context.access.send(*(put.commands if takes else ()))
        return [sentence(put.note)] if takes else None
    puts = PUT_ON if decision.phase is not Phase.VOTE else ASK_ANEW
    buttons = (
        Button(ADD_TO, "Ask them too", f"{decision.id} {person.id}"),
        Button(ANEW, puts, first),
    )
    return [Part(said(_EITHER.format(name=first), buttons), decision.id)]


async def add(context: Context, words: str, *, is_sure: bool) -> Sequence[Part]:
    """Add whom words mention, or name; only the organiser can. It is asked where that is unsure."""
    over = [each for each in context.sessions if context.message.about and is_over(each)]
    is_settled = not context.open and bool(context.decided)
    if over or is_settled:
        why = how_it_ended(over[0]) if over else _decided_already(context, words)
        return [sentence(why)]
    mine = _own(context, words)
    if not mine:
        return [sentence(membership_forms.nobody_to_add_to(context.open))]
    if _ADDRESS.search(context.message.text):
        return [Part(said(_OUTSIDE, (Button("add", "Add a guest …"),)), mine[0].id)]
    mentioned = await _whom(context, words)
    if isinstance(mentioned, str):
        return await _put_on(context, mine[0], words) or [sentence(mentioned)]
    if len(mine) > 1 or not is_sure:
        return [Part(_to_which(mine, mentioned.people))]
    told = await _added(context, mine[0], mentioned.people, are_gone=mentioned.gone > 0)
    return [sentence(told)]


def _decided_already(context: Context, words: str) -> str:
    """Say that nobody is added to what was decided, and what its organiser can do instead."""
    decision = context.meant(words, context.decided)[0]
    is_own = decision.organiser.id == context.who
    theirs = _IS_THEIRS.format(name=decision.organiser.name)
    hint = (_BY_INVITE if is_of_times(decision) else "") if is_own else theirs
    return _DECIDED.format(subject=decision.terms.subject) + hint


def invite_to_pass_on(context: Context, order: SessionOrder, words: str) -> CalendarInvite | None:
    """Return the invite to what was decided, to whose organiser would have somebody else come."""
    is_settled = bool(context.decided) and not (context.open or context.message.about)
    if order.does is not Does.ADD or order.held is not None or not is_settled:
        return None
    decision = context.meant(words, context.decided)[0]
    is_own = decision.organiser.id == context.who and is_of_times(decision)
    return context.access.kinds.invite(decision, context.who) if is_own else None


async def _put_on(context: Context, decision: Decision, words: str) -> Sequence[Part]:
    """Put on a list what words add as an option, and say so; nothing where they add somebody."""
    option = _OPTION.search(words)
    what = next(filter(None, option.groups())) if option else ""
    said = Said(f"add {what}") if what else None
    action = context.apart("/option")
    reply = context.access.kinds.hears(decision, action, said) if said else None
    for command in reply.commands if reply else ():
        await context.access.send(command)
    return [sentence(reply.notice)] if reply and reply.notice else []


async def added_to(
    context: Context, session: SessionId, people: Sequence[Member], *, are_gone: bool
) -> str:
    """Add people to the session that was chosen, and return what is said of it."""
    decision = await find_decision(context.access.sessions, session)
    if decision is None:
        return NOTHING_OPEN
    return await _added(context, decision, people, are_gone=are_gone)


def _own(context: Context, words: str) -> list[Decision]:
    """Return the sessions of who wrote that are open, or that they name, or reply to."""
    if context.message.about and context.sessions:
        return [each for each in context.sessions if each.organiser.id == context.who]
    named = context.meant(words, context.open)
    return [each for each in context.open if each in named and each.organiser.id == context.who]


async def _whom(context: Context, words: str) -> Mentioned | str:
    """Return who is mentioned, or else called by name; a sentence where that is not one."""
    mentioned = await context.exchange.mentioned()
    if mentioned.people or mentioned.gone:
        return mentioned
    people = await departures.called(context, words)
    if not people:
        name = added_name(words)
        return _UNKNOWN.format(name=name) if name else _WHOM
    if len({_first(each) for each in people}) < len(people):
        return _WHICH_OF.format(names=" or ".join(each.name for each in people))
    return Mentioned(tuple(people))


def _first(person: Member) -> str:
    return person.name.partition(" ")[0].casefold()


async def _added(
    context: Context, decision: Decision, people: Sequence[Member], *, are_gone: bool
) -> str:
    """Add people to a session, and return what is said of it."""
    reply = membership_forms.add_people(decision, context.action, people)
    await context.exchange.perform(replace(reply, notice=""), decision.id)
    return " ".join(filter(None, (reply.notice, _GONE if are_gone else "")))


def _to_which(sessions: Sequence[Decision], people: Sequence[Member]) -> Layout:
    """Ask to which session somebody is added; each button carries it, and who."""
    who = BETWEEN.join(each.id for each in people)
    buttons = [Button(ADD_TO, each.terms.subject, f"{each.id} {who}") for each in sessions]
    names = listed([each.name for each in people])
    words = membership_forms.TO_WHICH if len(sessions) > 1 else f"Ask {names} too, about this?"
    own = tuple(button.label for button in buttons)
    return Layout(words=words, parts=(Text(words), Buttons(tuple(buttons))), own=own)
