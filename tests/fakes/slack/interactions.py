"""Interactions as the app is told of them: commands, clicks, submissions, shortcuts."""

from tests.fakes.slack import inputs
from tests.fakes.slack.record import Delivery
from tests.fakes.slack.records import View


def command(account, name, text, channel):
    """A slash command; its fields are all strings, as in a form."""
    team, slack = account.team, account.team.slack
    told = {
        "token": slack.app.verification_token,
        "team_id": team.id,
        "team_domain": team.domain,
        "channel_id": channel.id,
        "channel_name": "directmessage" if channel.kind == "im" else channel.name,
        "user_id": account.id,
        "user_name": account.name,
        "command": name,
        "text": text,
        "api_app_id": slack.app.id,
        "is_enterprise_install": "false",
        "response_url": slack.response_urls.give(account, channel),
        "trigger_id": slack.triggers.give(account),
    }
    return Delivery("slash_commands", told)


def action(account, place, control, put):
    """Something pressed or chosen in a message or a view."""
    team = account.team
    acted = {
        "action_id": control["action_id"],
        "block_id": control["block_id"],
        "action_ts": team.slack.clock.stamp(),
        **({"text": control["text"]} if "text" in control else {}),
        **({name: value for name, value in put.items() if value is not None}),
    }
    where = _in_view(place) if isinstance(place, View) else _in_message(account, place)
    told = _common(account, "block_actions") | where | {"actions": [acted]}
    return Delivery("interactive", told)


def _in_view(view):
    return {"container": {"type": "view", "view_id": view.id}, "view": view.data()}


def _in_message(account, message):
    channel, slack = message.channel, account.team.slack
    hidden = message.only_for is not None
    container = {
        "type": "message",
        "message_ts": message.ts,
        "channel_id": channel.id,
        "is_ephemeral": hidden,
    } | ({"thread_ts": message.thread_ts} if message.thread_ts else {})
    told = {
        "container": container,
        "channel": {"id": channel.id, "name": _shown_name(channel)},
        "state": {"values": inputs.state(message.blocks, {}, account.team)},
        "response_url": slack.response_urls.give(account, channel, message),
    }
    return told if hidden else told | {"message": message.data()}


def _shown_name(channel):
    return {"im": "directmessage", "group": "privategroup"}.get(channel.kind, channel.name)


def submission(view):
    """A modal sent off."""
    told = _common(view.owner, "view_submission") | {"view": view.data(), "response_urls": []}
    return Delivery("interactive", told)


def closing(view, *, is_cleared):
    told = _common(view.owner, "view_closed") | {"view": view.data(), "is_cleared": is_cleared}
    del told["trigger_id"]
    return Delivery("interactive", told)


def shortcut(account, callback_id):
    return Delivery("interactive", _called(account, "shortcut", callback_id))


def message_shortcut(account, callback_id, message):
    channel = message.channel
    told = _called(account, "message_action", callback_id) | {
        "message_ts": message.ts,
        "message": message.data(),
        "channel": {"id": channel.id, "name": _shown_name(channel)},
        "response_url": account.team.slack.response_urls.give(account, channel, None),
    }
    return Delivery("interactive", told)


def _called(account, kind, callback_id):
    stamp = account.team.slack.clock.stamp()
    return _common(account, kind) | {"callback_id": callback_id, "action_ts": stamp}


def _common(account, kind):
    team, slack = account.team, account.team.slack
    user = {"id": account.id, "username": account.name, "name": account.name, "team_id": team.id}
    return {
        "type": kind,
        "user": user,
        "api_app_id": slack.app.id,
        "token": slack.app.verification_token,
        "team": {"id": team.id, "domain": team.domain},
        "enterprise": None,
        "is_enterprise_install": False,
        "trigger_id": slack.triggers.give(account),
    }
