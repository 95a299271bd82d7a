"""What holds in all of a team, or in one of its channels: set by who manages it, and kept to.

A team is kept as a channel is, by its own name: what was set for a channel goes before it.
Whoever asks is shown it.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.directory import Mentions
from orchestration.conversation.ports.sessions import find_session
from orchestration.interaction.fitting import short
from orchestration.interaction.wording import listed
from orchestration.interaction.wording.settings import (
    OF_ONE_ALONE,
    settings_in_words,
    what_can_be_set,
)
from orchestration.kinds.channel.commands import SetRules
from orchestration.kinds.channel.state import Channel
from orchestration.language.inviting.place_rules import (
    of_this_channel,
    place_rules_said,
)
from orchestration.language.inviting.usual import usual_said
from orchestration.language.ordered.own_tongue import AS_WRITTEN, OTHER, language_set
from orchestration.model.people import Member, MemberId, SessionId, channel_id
from orchestration.model.place_rules import (
    AS_USUAL,
    DEFAULTS,
    EVERYTHING,
    MANAGERS,
    PERSONAS,
    Capacity,
    PlaceRules,
)
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.times import TimeFrame
from orchestration.sessions.ports import Sessions
from orchestration.sessions.user_action import UserAction

NOT_HERE: Final = "Say that in a channel of the server it is about, please."
ONLY_MANAGERS: Final = "Only who manages this server can change that."
NOT_FOR_ALL: Final = "Here not everybody may ask for that: /convene settings says who may."
TOO_MANY: Final = "That is a lot at once. I read on in a minute; what you write until then is lost."

_ASKED: Final = re.compile(r"\s*settings\b[\s:]*(?P<said>.*)", re.IGNORECASE | re.DOTALL)
_ROLE: Final = re.compile(r"role:(\w+)")
_NOT_READ: Final = (
    "I couldn't place “{}”, so nothing is changed. /convene settings alone shows what can be set."
)
_EXAMPLES: Final = (
    "Who manages the server changes it like this: /convene settings only @role may open polls; "
    "@role may moderate; quiet 22:00 to 7:00; silent; 20 messages a minute; in German; secret, "
    "two rounds. "
    "“in this channel: silent” is for one channel, “only managers may set defaults” for who else "
    "may say how it is decided there. Or “off”: then all is as usual. What can be set of that: "
    f"{what_can_be_set()}; who is meant is said in a channel, of that."
)
_LANGUAGES: Final = {
    "": "I speak English and German: to each as they write, in a channel as who asked there.",
    "english": "In channels I speak English; to each alone as they write, in English or German.",
    "german": "In channels I speak German; to each alone as they write, in English or German.",
}
_NO_OTHER: Final = "I speak English and German, no other language, so nothing is changed."
_ONLY: Final = "Here only {roles} may {what}."
_OF_A_MODEL: Final = ("calls", "calls_each")
_CALLS: Final = (
    "A language model may be asked {most} times a day for this server, {each} of them for one "
    "person; so far today: {calls}. “300 model calls a day, 50 for each” lowers that, "
    "and who uses it up is told once a day."
)
_NO_CALLS: Final = "No language model is asked anything for this server."
_NO_MODEL: Final = "No language model is set up, so none is asked anything."
_CALLS_OF_ALL: Final = "How often a language model is asked is set for all of the server."
_WHOSE_CLOCK: Final = (
    "On whose clock are the quiet hours? I don't know where you are, so nothing is changed: say it "
    "by /convene zone Lisbon, and then that again."
)
_HERE_ONLY: Final = "In this channel:"
_AROUND: Final = "All else is as on the server."
_NAMED: Final = {EVERYTHING: "anything", "meeting": "meetings", "choice": "polls and decisions"}
_NOT_OPENED: Final = {DEFAULTS: f"set {DEFAULTS}", PERSONAS: "make personas"}
_THEY: Final = "who manages this server"
_LONGEST: Final = 60
_MINUTE: Final = timedelta(minutes=1)
_USUAL_MESSAGES: Final = 60
_MANY: Final = 10_000


@dataclass(frozen=True, slots=True)
class SettingsPlace:
    """A team, or a channel in it: "" is all of it."""

    team: str
    channel: str = ""

    @property
    def own(self) -> SessionId:
        """Where what was set for it is kept."""
        return channel_id("/".join(filter(None, (self.team, self.channel))))

    @property
    def around(self) -> SettingsPlace | None:
        """The team that a channel is in; None of a team."""
        return SettingsPlace(self.team) if self.channel else None


async def rules_in(sessions: Sessions, where: SettingsPlace) -> PlaceRules:
    """Return what was set for a channel, over what was set for the team that it is in."""
    around = await rules_in(sessions, where.around) if where.around else AS_USUAL
    found = await find_session(sessions, where.own) if where.team else None
    if not isinstance(found, Channel):
        return around
    return found.rules.over(around) if where.channel else found.rules


async def moderates(access: SessionAccess, where: SettingsPlace, capacity: Capacity | None) -> bool:
    """Tell whether somebody may end what others have asked for in a team or a channel."""
    if capacity is None or not (capacity.manages or capacity.roles):
        return False
    return capacity.manages or capacity.has((await rules_in(access.sessions, where)).moderators)


async def why_not_open(
    access: SessionAccess,
    where: SettingsPlace,
    capacity: Capacity | None,
    kind: str,
    mentions: Mentions,
) -> str:
    """Return why somebody may not ask for something of a kind in a place; "" where they may."""
    if capacity is None:
        return ""
    roles = (await rules_in(access.sessions, where)).may_open(kind)
    if not roles or capacity.has(roles):
        return ""
    return _ONLY.format(roles=_called(roles, mentions), what=_named(kind))


def _named(kind: str) -> str:
    return _NOT_OPENED.get(kind) or f"open {_NAMED.get(kind, f'{kind}s')}"


# To show and set it


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking:
    """Somebody who asks, where, and what they are in that team."""

    access: SessionAccess
    mentions: Mentions
    where: SettingsPlace
    member: Member
    action: UserAction
    capacity: Capacity


def asked_in(words: str) -> str | None:
    """Return what a command or a call says of settings; None where it is of something else."""
    found = _ASKED.fullmatch(words)
    return found["said"].strip() if found else None


async def shown_or_set(asking: Asking, said: str) -> str:
    """Set what words say, where a manager says it; return how it is then, in the team's marks.

    What is said of “this channel” holds there alone; all else in all of the team.
    """
    is_here, said = of_this_channel(said)
    where = asking.where if is_here else SettingsPlace(asking.where.team)
    found = await find_session(asking.access.sessions, where.own)
    channel = found if isinstance(found, Channel) else None
    rules, settings = (channel.rules, channel.settings) if channel else (AS_USUAL, UNSAID)
    if not said:
        by = _set_by(channel)
        told = _in_words(rules, _Held(settings, _names(channel)), asking.mentions, where)
        here = "" if is_here else await _set_here(asking)
        return f"{told}\n{await _of_model(asking, where, rules)}{by}{here}{_EXAMPLES}"
    if not asking.capacity.manages:
        return ONLY_MANAGERS
    rest, language = language_set(said)
    if language == OTHER:
        return _NO_OTHER
    if language:
        said = rest
        rules = rules.saying("language", "" if language == AS_WRITTEN else language)
    return await _changed(asking, where, said, rules, _Held(settings, _names(channel)))


async def _set_here(asking: Asking) -> str:
    """Return what was set for the channel that somebody asks in; "" where nothing was."""
    found = await find_session(asking.access.sessions, asking.where.own)
    if not (asking.where.channel and isinstance(found, Channel) and _set_by(found)):
        return ""
    held = _Held(found.settings, _names(found))
    return f"{_in_words(found.rules, held, asking.mentions, asking.where)}\n{_set_by(found)}"


@dataclass(frozen=True, slots=True)
class _Held:
    """How it is decided in a place, and what those are called whom that names."""

    settings: DecisionSettings
    names: Mapping[MemberId, str]


def _names(channel: Channel | None) -> Mapping[MemberId, str]:
    return dict(channel.names) if channel else {}


async def _changed(
    asking: Asking, where: SettingsPlace, said: str, rules: PlaceRules, held: _Held
) -> str:
    """Set what words change of what holds; return how it is then."""
    marked = asking.mentions.group.sub(lambda mark: f"role:{mark[1]}", said)
    now, rest = place_rules_said(marked, rules)
    is_off = not rest and not _is_set(now, UNSAID)
    changed = await _settings_in(asking, rest, UNSAID if is_off else held.settings)
    if changed is None:
        rest = _ROLE.sub(lambda mark: asking.mentions.role(mark[1]), rest)
        return _NOT_READ.format(short(rest, _LONGEST))
    if where.channel and not now.said.isdisjoint(_OF_A_MODEL):
        return _CALLS_OF_ALL
    is_quiet_anew = now.quiet and now.quiet != rules.quiet
    if is_quiet_anew and not asking.member.knows_zone:
        return _WHOSE_CLOCK
    now = replace(now, zone=asking.member.zone) if is_quiet_anew else now
    now = now if where.channel else now.as_whole()
    envelope = asking.action.envelope(where.own, "/settings")
    command = SetRules(**envelope, member=asking.member, settings=changed, rules=now)
    await asking.access.send(command)
    told = _in_words(now, replace(held, settings=changed), asking.mentions, where)
    return f"{told}\n{await _of_model(asking, where, now)}".rstrip("\n")


async def _of_model(asking: Asking, where: SettingsPlace, rules: PlaceRules) -> str:
    """Return a line that says how often a model is asked for a team, where there is one."""
    quotas = asking.access.quotas
    if where.channel or quotas is None:
        is_set = not (where.channel or (rules.calls is None and rules.calls_each is None))
        return f"• {_NO_MODEL}\n" if is_set else ""
    use = await quotas.use(where.team)
    most = min(use.most, use.most if rules.calls is None else rules.calls)
    each = min(most, use.each, use.each if rules.calls_each is None else rules.calls_each)
    told = _CALLS.format(most=f"{most:,}", each=f"{each:,}", calls=f"{use.calls:,}")
    return f"• {told if each else _NO_CALLS}\n"


def _set_by(channel: Channel | None) -> str:
    is_set = channel is not None and _is_set(channel.rules, channel.settings)
    return f"{channel.set_by} set that.\n" if channel and is_set else ""


async def _settings_in(
    asking: Asking, rest: str, held: DecisionSettings
) -> DecisionSettings | None:
    """Return how decisions are taken where words say so; None where they say something else."""
    if not rest:
        return held
    asked = usual_said(rest, TimeFrame(asking.action.at, asking.member.zone), ())
    is_of_one = asked is not None and not OF_ONE_ALONE.isdisjoint(asked.settings.said)
    if asked is None or asked.left_out or is_of_one:
        return None
    return asked.settings.over(held)


def _is_set(rules: PlaceRules, settings: DecisionSettings) -> bool:
    bare = replace(rules, zone=AS_USUAL.zone, said=AS_USUAL.said)
    return bare != AS_USUAL or bool(rules.said) or settings != UNSAID


def _in_words(rules: PlaceRules, held: _Held, mentions: Mentions, where: SettingsPlace) -> str:
    """Return all that holds in a team, or that was set for a channel, a line for each."""
    lines = [*_who_opens(rules, mentions, is_whole=not where.channel)]
    if not where.channel or "moderators" in rules.said:
        also = f" and {_called(rules.moderators, mentions)}" if rules.moderators else ""
        asked = "asked for here" if where.channel else "asked for"
        lines.append(
            f"Who manages this server{also} may call off and close what others have {asked}."
        )
    lines += _sound(rules, is_whole=not where.channel)
    if not where.channel or "messages" in rules.said:
        lines.append(
            f"I read {rules.messages or _USUAL_MESSAGES} messages a minute in one channel."
        )
    if words := settings_in_words(held.settings, rules.zone, held.names):
        lines.append(f"Unless {_SAID_NEARER[bool(where.channel)]} says otherwise: {listed(words)}.")
    if not where.channel or "language" in rules.said:
        lines.append(_LANGUAGES[rules.language])
    if where.channel:
        lines.append(_AROUND)
    above = [_HERE_ONLY] if where.channel else []
    return "\n".join([*above, *(f"• {each}" for each in lines)])


_SAID_NEARER: Final = {False: "a channel or a request", True: "a request"}


def _who_opens(rules: PlaceRules, mentions: Mentions, *, is_whole: bool) -> Iterable[str]:
    """Yield who may open what; of a channel only what was set for it."""
    for kind, roles in rules.openers:
        who = _called(roles, mentions) or "Everybody"
        yield f"{who[:1].upper()}{who[1:]} may {_named(kind)}."
    held = dict(rules.openers)
    if is_whole and EVERYTHING not in held:
        opens = held.keys() - {*_NOT_OPENED}
        yield f"Everybody may open {'all else' if opens else 'anything'}."


def _sound(rules: PlaceRules, *, is_whole: bool) -> Iterable[str]:
    if rules.is_silent:
        yield "What I post makes no sound."
    elif "is_silent" in rules.said and not is_whole:
        yield "What I post may make a sound."
    if rules.quiet:
        first, last = (f"{each // 60:02}:{each % 60:02}" for each in rules.quiet)
        yield f"What I post from {first} to {last} ({rules.zone}) makes no sound."
    elif "quiet" in rules.said and not is_whole:
        yield "There are no quiet hours."


def _called(roles: Iterable[str], mentions: Mentions) -> str:
    return listed([_THEY if each == MANAGERS else mentions.role(each) for each in roles])


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
