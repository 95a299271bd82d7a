"""Personas that people have made for the panels of a team: shown, made, and dropped in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.context import sentence, without_call
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.exchange import Exchange
from orchestration.conversation.ports.inbound import Message, Response, Via
from orchestration.conversation.ports.sessions import find_session
from orchestration.interaction.routing import Span
from orchestration.interaction.wording import listed
from orchestration.kinds.channel.commands import DropPersona, KeepPersona
from orchestration.kinds.channel.personas import called, not_yours, why_not
from orchestration.kinds.channel.state import Channel
from orchestration.language.choosing.words import plain
from orchestration.language.panels.own_personas import PersonaSaid, persona_said, speaks_of_personas
from orchestration.model.panel import OwnPersona
from orchestration.model.people import Member, SessionId, channel_id
from orchestration.model.place_rules import PERSONAS

HOW: Final = (
    "Say it like this: /convene persona Else 👵: a retired gardener; cares about watering gap and "
    "pet safety; for Kentia palm. What it is for may be left out."
)
NONE_YET: Final = "Nobody has made a persona here. "
NOT_IN_PRIVATE: Final = "Say that in a channel of the server whose panels it is for, please."
TAKEN: Final = "“{}” is the name of somebody here: no persona goes by it. Call it something else."
NO_SUCH: Final = "There is no persona “{}” here."
MANY: Final = "{count} personas: {names}. “/convene persona …” with a name shows one whole."
_MADE: Final = (
    "{}. It comes to panels that it knows something of, from the next one on; where it is not "
    "there yet, “call in {}” brings it."
)
_DROPPED: Final = "{} comes to no panel any more."


async def personas_in(access: SessionAccess, channel: str) -> tuple[OwnPersona, ...]:
    """Return the personas that people have made in the team of a channel."""
    if not channel:
        return ()
    found = await find_session(access.sessions, _kept_in(channel))
    return found.personas if isinstance(found, Channel) else ()


def _kept_in(channel: str) -> SessionId:
    """Return where personas are kept: with the team, where there are teams."""
    team, _, _ = channel.rpartition("/")
    return channel_id(team or channel)


async def heard(message: Message, exchange: Exchange) -> bool:
    """Take what somebody says to the bot of personas; False where it is about something else."""
    words = without_call(message.text)
    if message.via is Via.THREAD or message.is_edited or not speaks_of_personas(words):
        return False
    author, said = await exchange.author(), persona_said(words)
    if not exchange.channel or author is None:
        await _answered(exchange, NOT_IN_PRIVATE)
    elif shown := await _shown(exchange, said):
        await _answered(exchange, shown)
    elif said and await exchange.may_ask_here(PERSONAS):
        await _answered(exchange, await _changed(exchange, author, said))
    return True


async def _answered(exchange: Exchange, words: str) -> None:
    await exchange.answer(Response((sentence(words),)))


async def _shown(exchange: Exchange, said: PersonaSaid | None) -> str:
    """Return all personas there, or the one that is named and not made; "" for any other words."""
    there = await personas_in(exchange.access, exchange.channel)
    if said is None:
        return _in_a_list(there) or f"{NONE_YET}{HOW}"
    same = None if said.drops or said.is_whole else called(there, said.name)
    return in_words(same) if same else ""


def _in_a_list(there: Sequence[OwnPersona]) -> str:
    """Return a few personas in a line each, and many by their names: one at a time is read."""
    if len(there) <= _IN_FULL:
        return "\n".join(f"• {in_words(each)}" for each in there)
    return MANY.format(count=len(there), names=listed([_titled(each) for each in there]))


_IN_FULL: Final = 6


def _titled(persona: OwnPersona) -> str:
    return " ".join(filter(None, (persona.name, persona.emoji)))


def in_words(persona: OwnPersona) -> str:
    """Return a persona in a line: `Else 👵: a retired gardener · pet safety · made by Lena`."""
    line = f": {persona.line}" if persona.line else ""
    option = f"for {persona.option}" if persona.option else ""
    told = (f"cares about {listed(persona.criteria)}", option, f"made by {persona.by}")
    return f"{_titled(persona)}{line} · {' · '.join(filter(None, told))}"


async def _changed(exchange: Exchange, author: Member, said: PersonaSaid) -> str:
    """Make or drop a persona, and return how it is then, or why it is not done."""
    there = await personas_in(exchange.access, exchange.channel)
    action = await exchange.action()
    if problem := not_yours(there, said.name, author.id, manages=action.in_all_of_it):
        return problem
    own = action.envelope(_kept_in(exchange.channel), "/persona")
    if said.drops:
        same = called(there, said.name)
        if same is None:
            return NO_SUCH.format(said.name)
        drop = DropPersona(**own, member=author.id, name=same.name, manages=action.in_all_of_it)
        await exchange.access.send(drop)
        return _DROPPED.format(same.name)
    if not said.is_whole:
        return HOW
    problem = why_not(there, said.name, author.id, manages=action.in_all_of_it)
    if problem := problem or await _taken(exchange, said):
        return problem
    made = OwnPersona(
        said.name,
        said.emoji,
        said.line,
        said.criteria,
        said.option,
        by=author.name,
        owner=author.id,
    )
    keep = KeepPersona(**own, member=author, persona=made, manages=action.in_all_of_it)
    await exchange.access.send(keep)
    return _MADE.format(in_words(made), made.name)


async def _taken(exchange: Exchange, said: PersonaSaid) -> str:
    """Say that a persona has the name of somebody there; "" where it has not."""
    found = await exchange.invitees(Span(0, 0))
    people: Sequence[Member] = found.everyone if found else ()
    first = plain(said.name).split()[:1]
    is_taken = any(plain(each.name).split()[:1] == first for each in people)
    return TAKEN.format(said.name) if is_taken else ""
