"""How decisions are taken in a channel: shown and set by whoever is in it, and told who did."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.sessions import find_session
from orchestration.interaction.answers import left_out
from orchestration.interaction.fitting import short
from orchestration.interaction.routing import Span
from orchestration.interaction.wording import word
from orchestration.interaction.wording.settings import (
    OF_ONE_ALONE,
    settings_in_words,
    what_can_be_set,
)
from orchestration.kinds.channel.commands import SetDefaults
from orchestration.kinds.channel.state import Channel
from orchestration.language.inviting.of_this_channel import said_of_channel
from orchestration.language.inviting.setting_clause import LANGUAGES
from orchestration.language.inviting.settings import asks_for_usual
from orchestration.language.inviting.usual import usual_said
from orchestration.model.people import Member, MemberId, channel_id
from orchestration.model.place_rules import DEFAULTS
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.times import TimeFrame
from orchestration.views.channel import DefaultsSet

_NO_CHANNEL: Final = "Say that in the channel it is about, please."
_CAN_BE_SET: Final = f"What can be set: {what_can_be_set()}."
_NOTHING_SET: Final = (
    "Nothing is set for this channel: all is as usual. Say it like this: in this channel: secret, "
    f"two rounds. {_CAN_BE_SET}"
)
_NOT_READ: Final = (
    "I couldn't place “{}”. Say it like this: in this channel: secret, ranked, two rounds. "
    f"Or “off”: then all is as usual. {_CAN_BE_SET}"
)
_OF_ONE_ONLY: Final = (
    "A deadline is of one decision, so I can't set it for the channel: say it with the request, or "
    "here how long each is open, like “closes after 2 days”."
)
_ALL_POLLS: Final = re.compile(
    rf"^(?:{'|'.join(each.ALL_POLLS for each in LANGUAGES)})", re.IGNORECASE
)
"""Of what a default is, said once more: “in this channel: all polls always secret”."""

_UNTIL_WHEN: Final = re.compile(
    r"\b(?:until|till?|by|at|clos\w+|ends?|run|deadline|bis|um|endet|enden|frist|schluss)\b.*"
    r"|\b(?:an?|one|two|\d+|einen?|zwei)\s+(?:hours?|days?|weeks?|stunden?|tage?|wochen?)\b.*",
    re.IGNORECASE,
)
_AS_USUAL: Final = re.compile(
    r"^(?:(?:turn|set|put)\s+(?:it|them|all)\s+)?(?:all\s+|to\s+)?(?:as usual|none|nothing|"
    r"no defaults|off|(?:reset|clear|remove|delete)(?:\s+(?:it|them|all))?|empty|normal|usual|"
    r"standard|defaults?|wie üblich|wie immer|nichts|keine|aus|zurücksetzen|zurück|löschen)"
    r"(?:[,\s]+(?:please|bitte|thanks|danke))?$",
    re.IGNORECASE,
)
_LONGEST_NAMED: Final = 60


async def defaults_in(access: SessionAccess, channel: str) -> DecisionSettings:
    """Return what was set for a channel, over what was set for the team that it is in."""
    team, _, _ = channel.rpartition("/")
    own = await _set_for(access, channel)
    return own.over(await _set_for(access, team)) if team else own


async def _set_for(access: SessionAccess, place: str) -> DecisionSettings:
    found = await find_session(access.sessions, channel_id(place)) if place else None
    return found.settings if isinstance(found, Channel) else UNSAID


async def shown_or_set(context: Context, words: str) -> Sequence[Part]:
    """Set what words say of a channel, which is told there; or show what was set."""
    channel, in_words = context.exchange.channel, said_of_channel(words)
    said = (words if in_words is None else in_words).strip(" .!:,")
    said = _ALL_POLLS.sub("", said)
    author = await context.exchange.author()
    if not channel or author is None:
        return [sentence(_NO_CHANNEL)]
    lost = ""
    if asks_for_usual(context.words):
        said = ""
    if said and not _AS_USUAL.match(said):
        frame = TimeFrame(context.action.at, author.zone)
        people = await _people_here(context)
        asked = usual_said(said, frame, people)
        if asked is None and _UNTIL_WHEN.search(said):
            return [sentence(_OF_ONE_ONLY)]
        if asked is None:
            return [sentence(_NOT_READ.format(short(said, _LONGEST_NAMED)))]
        of_one = dict.fromkeys(OF_ONE_ALONE)
        settings = replace(asked.settings, **of_one)
        if not settings.said:
            return [sentence(_OF_ONE_ONLY)]
        # A day is one of a single decision.
        last = replace(UNSAID, **{name: getattr(asked.settings, name) for name in OF_ONE_ALONE})
        lost = left_out((*asked.left_out, *settings_in_words(last, author.zone)))
    elif said and await _set_for(context.access, channel) != UNSAID:
        settings, people = UNSAID, ()
    else:
        return [sentence(await _shown(context, channel))]
    asks = SetDefaults(
        **context.apart("/defaults").envelope(channel_id(channel)),
        member=author,
        settings=settings,
        names=_called(settings, people),
    )
    return await _set(context, asks, lost)


async def _people_here(context: Context) -> Sequence[Member]:
    """Return who can be meant by a name in a channel."""
    text = context.message.text
    invitees = await context.exchange.invitees(Span(0, len(text)))
    return invitees.everyone if invitees else ()


def _called(
    settings: DecisionSettings, people: Sequence[Member]
) -> tuple[tuple[MemberId, str], ...]:
    """Return what those are called whom settings name."""
    weighs = (who for who, _ in settings.weighs or ())
    named = {*weighs, *(settings.vetoers or ()), *(settings.needed or ())}
    return tuple((each.id, each.name) for each in people if each.id in named)


async def _set(context: Context, asked: SetDefaults, lost: str) -> Sequence[Part]:
    """Set it, where who manages the team lets them."""
    if not await context.exchange.may_ask_here(DEFAULTS):
        return []
    await context.exchange.hold(asked.session)
    await context.access.send(asked)
    return [sentence(lost)] if lost else []


async def _shown(context: Context, channel: str) -> str:
    found = await find_session(context.access.sessions, channel_id(channel))
    if not isinstance(found, Channel) or found.settings == UNSAID:
        return _NOTHING_SET
    return word(DefaultsSet(settings=found.settings, by=found.set_by, names=found.names))
