"""auth.*, apps.*, oauth.*: how the app comes in, connects, and goes."""

import base64

from tests.fakes.slack.methods.table import Table
from tests.fakes.slack.refusal import Refused

TABLE = Table()


@TABLE.method("auth.test")
def test(call):
    team = call.team
    told = {"url": f"https://{team.domain}.slack.test/", "team": team.name, "team_id": team.id}
    told |= {"user": team.bot.name, "user_id": team.bot.id, "bot_id": team.bot_id}
    return told | {"is_enterprise_install": False}


test.__test__ = False  # a method of Slack's, not a test of ours


@TABLE.method("auth.revoke", takes="test")
def revoke(call):
    if call.flag("test"):
        return {"revoked": False}
    call.team.removes_app()
    return {"revoked": True}


@TABLE.method("apps.connections.open", token="app")
def connect(call):
    return {"url": call.slack.sockets.ticket()}


@TABLE.method("apps.uninstall", needs="client_id client_secret")
def uninstall(call):
    _check_client(call, call["client_id"], call["client_secret"])
    call.team.removes_app()


@TABLE.method(
    "oauth.v2.access",
    takes="code client_id client_secret redirect_uri grant_type refresh_token",
    token="none",
)
def access(call):
    """A code, once, for a bot token."""
    given = _client(call)
    _check_client(call, *given)
    agreed = call.slack.app.codes.pop(call.get("code"), None)
    if agreed is None:
        raise Refused("invalid_code")
    if call.get("redirect_uri") != agreed["redirect_uri"]:
        raise Refused("bad_redirect_uri")
    team = agreed["team"]
    team.install(agreed["scopes"])
    for_all = {"team": None, "enterprise": {"id": "E00000001", "name": "All of it"}}
    return {
        "app_id": call.slack.app.id,
        "authed_user": {"id": agreed["by"]},
        "scope": ",".join(sorted(team.scopes)),
        "token_type": "bot",
        "access_token": team.token,
        "bot_user_id": team.bot.id,
        "team": {"id": team.id, "name": team.name},
        "enterprise": None,
        "is_enterprise_install": agreed["for_all"],
        **(for_all if agreed["for_all"] else {}),
    }


def _client(call):
    kind, _, given = call.headers.get("Authorization", "").partition(" ")
    if kind != "Basic":
        return call.get("client_id"), call.get("client_secret")
    client, _, secret = base64.b64decode(given).decode().partition(":")
    return client, secret


def _check_client(call, client, secret):
    if client != call.slack.app.client_id:
        raise Refused("invalid_client_id")
    if secret != call.slack.app.client_secret:
        raise Refused("bad_client_secret")
