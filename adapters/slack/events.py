"""What Slack tells, as one event: whose it is, and under which name a repeat of it is known.

What means nothing to us (what people say to each other, the bot's own posts) is no event, and is
not kept.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from adapters.slack.names import member_of
from orchestration.conversation.ports.happened import APP, Body, Happened, digest
from orchestration.conversation.ports.storage import Arrival

_SAID: Final = (None, "file_share", "thread_broadcast")
"""Subtypes of messages that somebody has written; all others tell of changes."""

_CHANGED: Final = "message_changed"
_DELETED: Final = "message_deleted"


class Kind(StrEnum):
    """What sort of thing was done."""

    MESSAGE = "message"
    MENTION = "app_mention"
    REACTION = "reaction"
    HOME = "app_home_opened"
    REMOVED = "removed"
    DELETED = "deleted"
    """A post of the bot's is gone, or what may be a vote."""
    COMMAND = "command"
    ACTION = "block_actions"
    SUBMISSION = "view_submission"
    SHORTCUT = "shortcut"


class Event(Happened[Kind]):
    """One thing that somebody did in Slack."""

    __slots__ = ()
    member_of = staticmethod(member_of)

    @property
    def inner(self) -> Body:
        """The event within, where there is one."""
        inner: Body = self.body.get("event", {})
        return inner

    @property
    def bot(self) -> str:
        """The bot's own user id, as Slack tells it with an event; a press does not."""
        return next(iter(_bots(self.body)), "")


def read(body: Body) -> Event | None:
    """Return what a payload tells; None where it means nothing to us."""
    kind = body.get("type")
    if kind == "event_callback":
        return _happened(body)
    if "command" in body:
        team, user = body["team_id"], body["user_id"]
        return _event(Kind.COMMAND, team, user, body, body["trigger_id"])
    if kind == "block_actions":
        action = body["actions"][0]
        done = (action["action_ts"], action["action_id"], action["block_id"])
        return _interaction(Kind.ACTION, body, *done)
    if kind == "view_submission":
        view = body["view"]
        return _interaction(Kind.SUBMISSION, body, view["id"], view.get("hash", ""))
    if kind in ("shortcut", "message_action"):
        return _interaction(Kind.SHORTCUT, body, body["trigger_id"])
    return None


def arrival_of(event: Event, told: Body) -> Arrival:
    """Return an event as it is kept: all that Slack has told, to be read again."""
    return event.arrival(told)


def message_id(team: str, channel: str, ts: str) -> str:
    """Return the id under which what somebody wrote is known, whatever tells of it."""
    return _id(team, Kind.MESSAGE, channel, ts)


def _interaction(kind: Kind, body: Body, *known_by: str) -> Event:
    user = body["user"]
    team = body.get("team") or {}
    return _event(kind, team.get("id") or user["team_id"], user["id"], body, *known_by)


def _happened(body: Body) -> Event | None:
    event: Body = body["event"]
    team = body["team_id"]
    if event.get("subtype") in (_CHANGED, _DELETED):
        return _corrected(body) if event["subtype"] == _CHANGED else _deleted(body)
    match event["type"]:
        case "message" | "app_mention" if _is_said_to_us(body, event):
            known_by, kind = (event["channel"], event["ts"]), _kind_of(body, event)
            return Event(_id(team, kind, *known_by), kind, team, event["user"], body)
        case "reaction_added" | "reaction_removed" if event["user"] not in _bots(body):
            return _event(Kind.REACTION, team, event["user"], body, body["event_id"])
        case "app_home_opened" if event.get("tab") == "home":
            return _event(Kind.HOME, team, event["user"], body, body["event_id"])
        case "app_uninstalled" | "tokens_revoked" if _is_removed(event):
            return _event(Kind.REMOVED, team, APP, body, body["event_id"])
    return None


def _corrected(body: Body) -> Event | None:
    """Return a reply in a channel as it reads now, where its writer has changed the words."""
    event, team = body["event"], body["team_id"]
    now, before = event.get("message") or {}, event.get("previous_message") or {}
    said = {**now, "type": Kind.MESSAGE.value, "channel": event["channel"]}
    if event.get("channel_type") == "im" or now.get("text") == before.get("text"):
        return None
    if not _is_said_to_us(body, said):
        return None
    known_by = said["channel"], said["ts"], event.get("event_ts") or said["text"]
    id_ = _id(team, Kind.MESSAGE, *known_by)
    return Event(id_, Kind.MESSAGE, team, said["user"], {**body, "event": said})


def _deleted(body: Body) -> Event | None:
    """Return that a post of the bot's is gone, or what others could read that may be a vote."""
    event: Body = body["event"]
    known_by, before = (event["channel"], event["deleted_ts"]), event.get("previous_message") or {}
    is_ours = before.get("user") in _bots(body) or _calls_bot(body, before)
    is_reply = "thread_ts" in before and event.get("channel_type") != "im"
    is_told = is_ours or is_reply
    return _event(Kind.DELETED, body["team_id"], APP, body, *known_by) if is_told else None


def _is_removed(event: Body) -> bool:
    """Tell whether it is the bot's own token that is void, and not only somebody's."""
    return event["type"] == "app_uninstalled" or bool(event.get("tokens", {}).get("bot"))


def _is_said_to_us(body: Body, event: Body) -> bool:
    """Tell whether somebody wrote it, and perhaps to us: in a channel, a reply may be a vote."""
    by_somebody = "user" in event and "bot_id" not in event
    to_us = event.get("channel_type") == "im" or _kind_of(body, event) is Kind.MENTION
    return by_somebody and event.get("subtype") in _SAID and (to_us or "thread_ts" in event)


def _kind_of(body: Body, event: Body) -> Kind:
    """Return what was written: of a group conversation Slack may tell no mention but the message.

    Where it tells both, they are one event.
    """
    is_call = event.get("channel_type") == "mpim" and _calls_bot(body, event)
    return Kind.MENTION if is_call else Kind(event["type"])


def _calls_bot(body: Body, message: Body) -> bool:
    return any(f"<@{bot}" in (message.get("text") or "") for bot in _bots(body))


def _bots(body: Body) -> list[str]:
    return [each["user_id"] for each in body.get("authorizations", ())]


def _event(kind: Kind, team: str, user: str, body: Body, *known_by: str) -> Event:
    return Event(_id(team, kind, user, *known_by), kind, team, user, body)


def _id(team: str, kind: Kind, *known_by: str) -> str:
    return f"{team}/{kind.replace('_', '-')}-{digest(*known_by)}"
