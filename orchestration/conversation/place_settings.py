"""What holds in all of a team: set by who manages it, shown to whoever asks, and kept to.

A team is kept as a channel is, by its own name: what was set for a channel goes before it.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final

from orchestration.conversation.access import SessionAccess
from orchestration.conversation.directory import Mentions
from orchestration.conversation.sessions import find_session
from orchestration.interaction.fitting import short
from orchestration.interaction.wording import listed
from orchestration.interaction.wording.settings import settings_in_words
from orchestration.kinds.channel.commands import SetRules
from orchestration.kinds.channel.state import Channel
from orchestration.language.inviting.place_rules import place_rules_said, without_language
from orchestration.language.inviting.settings import settings_said
from orchestration.model.people import Member, channel_id
from orchestration.model.place_rules import AS_USUAL, EVERYTHING, Capacity, PlaceRules
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.times import TimeFrame
from orchestration.sessions.user_action import UserAction

NOT_HERE: Final = "Say that in a channel of the server it is about, please."
ONLY_MANAGERS: Final = "Only who manages this server can change that."
NOT_FOR_ALL: Final = "Here not everybody may ask for that: /convene settings says who may."
TOO_MANY: Final = "That is a lot at once. I read on in a minute; what you write until then is lost."

_ASKED: Final = re.compile(r"\s*settings\b[\s:]*(?P<said>.*)", re.IGNORECASE | re.DOTALL)
_ROLE: Final = re.compile(r"role:(\w+)")
_NOT_READ: Final = "I couldn't place “{}”, so nothing is changed. {}"
_EXAMPLES: Final = (
    "Who manages the server changes it like this: /convene settings only @role may open polls; "
    "@role may moderate; quiet 22:00 to 7:00; silent; 20 messages a minute; secret, two rounds. "
    "Or “off”: then all is as usual."
)
_LANGUAGES: Final = (
    "I read English and German, as each of you writes, and say a wish back in the one it came in; "
    "all else I say in English."
)
_NO_OTHER: Final = f"The language cannot be set. {_LANGUAGES}"
_ONLY: Final = "Here only {roles} may open {what}."
_NAMED: Final = {EVERYTHING: "anything", "meeting": "meetings", "choice": "polls and decisions"}
_LONGEST: Final = 60
_MINUTE: Final = timedelta(minutes=1)
_USUAL_MESSAGES: Final = 60
_MANY: Final = 10_000


async def rules_in(access: SessionAccess, team: str) -> PlaceRules:
    """Return what was set for a team."""
    found = await find_session(access.sessions, channel_id(team)) if team else None
    return found.rules if isinstance(found, Channel) else AS_USUAL


async def moderates(access: SessionAccess, team: str, capacity: Capacity | None) -> bool:
    """Tell whether somebody may end what others have asked for in a team."""
    if capacity is None or not (capacity.manages or capacity.roles):
        return False
    return capacity.manages or capacity.has((await rules_in(access, team)).moderators)


async def why_not_open(
    access: SessionAccess, team: str, capacity: Capacity | None, kind: str, mentions: Mentions
) -> str:
    """Return why somebody may not ask for something of a kind in a team; "" where they may."""
    if capacity is None:
        return ""
    roles = (await rules_in(access, team)).may_open(kind)
    if not roles or capacity.has(roles):
        return ""
    return _ONLY.format(roles=_called(roles, mentions), what=_NAMED.get(kind, f"{kind}s"))


# To show and set it


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking:
    """Somebody who asks, in which team, and what they are in it."""

    access: SessionAccess
    mentions: Mentions
    team: str
    member: Member
    action: UserAction
    capacity: Capacity


def asked_in(words: str) -> str | None:
    """Return what a command says of settings; None where it is about something else."""
    found = _ASKED.fullmatch(words)
    return found["said"].strip() if found else None


async def shown_or_set(asking: Asking, said: str) -> str:
    """Set what words say, where a manager says it; return how it is then, in the team's marks."""
    own = channel_id(asking.team)
    found = await find_session(asking.access.sessions, own)
    channel = found if isinstance(found, Channel) else None
    rules, settings = (channel.rules, channel.settings) if channel else (AS_USUAL, UNSAID)
    if not said:
        by = f" {channel.set_by} set that." if channel and _is_set(rules, settings) else ""
        return f"{_in_words(rules, settings, asking.mentions)}{by}\n{_EXAMPLES}"
    said, names_language = without_language(said)
    if names_language and not said:
        return _NO_OTHER
    if not asking.capacity.manages:
        return ONLY_MANAGERS
    marked = asking.mentions.group.sub(lambda mark: f"role:{mark[1]}", said)
    now, rest = place_rules_said(marked, rules)
    is_off = not rest and not _is_set(now, UNSAID)
    changed = await _settings_in(asking, rest, UNSAID if is_off else settings)
    if changed is None:
        rest = _ROLE.sub(lambda mark: asking.mentions.role(mark[1]), rest)
        return _NOT_READ.format(short(rest, _LONGEST), _EXAMPLES)
    now = replace(now, zone=asking.member.zone) if now.quiet != rules.quiet else now
    envelope = asking.action.envelope(own, "/settings")
    command = SetRules(**envelope, member=asking.member, settings=changed, rules=now)
    await asking.access.send(command)
    return _in_words(now, changed, asking.mentions)


async def _settings_in(
    asking: Asking, rest: str, held: DecisionSettings
) -> DecisionSettings | None:
    """Return how decisions are taken where words say so; None where they say something else."""
    if not rest:
        return held
    asked = settings_said(rest, TimeFrame(asking.action.at, asking.member.zone), ())
    if asked is None or asked.left_out or asked.settings.ends_by:
        return None
    return asked.settings.over(held)


def _is_set(rules: PlaceRules, settings: DecisionSettings) -> bool:
    return replace(rules, zone=AS_USUAL.zone) != AS_USUAL or settings != UNSAID


def _in_words(rules: PlaceRules, settings: DecisionSettings, mentions: Mentions) -> str:
    """Return all that holds in a team, a line for each."""
    opens = [
        f"{_called(roles, mentions) or 'Everybody'} may open {_NAMED.get(kind, f'{kind}s')}."
        for kind, roles in rules.openers
    ]
    if EVERYTHING not in dict(rules.openers):
        opens.append(f"Everybody may open {'all else' if opens else 'anything'}.")
    also = f" and {_called(rules.moderators, mentions)}" if rules.moderators else ""
    lines = [
        *opens,
        f"Who manages this server{also} may call off and close what others have asked for.",
        *_sound(rules),
        f"I read {rules.messages or _USUAL_MESSAGES} messages a minute in one channel.",
        _LANGUAGES,
    ]
    if words := settings_in_words(settings, rules.zone):
        lines.append(f"Unless a channel or a request says otherwise: {listed(words)}.")
    return "\n".join(f"• {each}" for each in lines)


def _sound(rules: PlaceRules) -> Iterable[str]:
    if rules.is_silent:
        yield "What I post makes no sound."
    if rules.quiet:
        first, last = (f"{each // 60:02}:{each % 60:02}" for each in rules.quiet)
        yield f"What I post from {first} to {last} ({rules.zone}) makes no sound."


def _called(roles: Iterable[str], mentions: Mentions) -> str:
    return listed([mentions.role(each) for each in roles])


# How much is read


@dataclass(slots=True)
class ReadingPace:
    """Counts what was read in the last minute, so that two bots do not go on for ever."""

    now: Callable[[], datetime]
    _read: dict[str, deque[datetime]] = field(default_factory=dict)

    def take(self, where: str, most: int | None) -> int:
        """Count one more, and return how many there were too many: 0 where it is to be read."""
        at, most = self.now(), most or _USUAL_MESSAGES
        if len(self._read) > _MANY:
            self._read.clear()
        read = self._read.setdefault(where, deque(maxlen=most + 2))
        while read and at - read[0] >= _MINUTE:
            read.popleft()
        read.append(at)
        return max(0, len(read) - most)
