"""users.*, usergroups.*, team.*, bots.*: who is there."""

from tests.fakes.slack.methods.table import Table
from tests.fakes.slack.records import KINDS
from tests.fakes.slack.refusal import Refused

TABLE = Table()


@TABLE.method("users.info", "users:read", "user", "include_locale")
def info(call):
    account = call.account()
    return {"user": account.data() | ({"locale": "en-GB"} if call.flag("include_locale") else {})}


@TABLE.method("users.list", "users:read", "", "cursor limit include_locale team_id")
def listed(call):
    page, following = call.page([one.data() for one in call.team.accounts.values()])
    return {"members": page, **following}


@TABLE.method("users.conversations", None, "", "cursor limit types user exclude_archived team_id")
def conversations(call):
    """Where the bot is, or where somebody is together with it."""
    who = call.account() if call.get("user") else call.bot
    names = call.get("types", "public_channel").split(",")
    kinds = {"public_channel": "channel", "private_channel": "group", "im": "im", "mpim": "mpim"}
    wanted = {kinds[name] for name in names if name in kinds}
    for kind in wanted:
        call.need(f"{KINDS[kind]}:read")
    every = call.team.channels.values()
    found = [one.data() for one in every if one.kind in wanted and who in one.members]
    page, following = call.page(found)
    return {"channels": page, **following}


@TABLE.method("usergroups.users.list", "usergroups:read", "usergroup", "include_disabled team_id")
def group(call):
    found = call.team.groups.get(call["usergroup"])
    if found is None:
        raise Refused("no_such_subteam")
    return {"users": found["users"]}


@TABLE.method(
    "usergroups.list", "usergroups:read", "", "include_users include_count include_disabled team_id"
)
def groups(call):
    told = [
        {"id": id_, "handle": one["handle"], "name": one["handle"], "team_id": call.team.id}
        | ({"users": one["users"]} if call.flag("include_users") else {})
        for id_, one in call.team.groups.items()
    ]
    return {"usergroups": told}


@TABLE.method("team.info", "team:read", "", "team domain")
def team(call):
    return {"team": {"id": call.team.id, "name": call.team.name, "domain": call.team.domain}}


@TABLE.method("users.profile.get", "users.profile:read", "", "user include_labels")
def profile(call):
    return {"profile": call.account().profile_data()}


@TABLE.method("team.profile.get", "users.profile:read", "", "visibility")
def profile_fields(call):
    fields = [
        {
            "id": id_,
            "ordering": place,
            "field_name": "",
            "label": label,
            "hint": "",
            "type": "user" if label == "Manager" else "text",
            "possible_values": None,
            "options": None,
            "is_hidden": False,
        }
        for place, (id_, label) in enumerate(call.team.profile_fields().items())
    ]
    return {"profile": {"fields": fields, "sections": []}}


@TABLE.method("bots.info", "users:read", "", "bot team_id")
def bot(call):
    if call.get("bot", call.team.bot_id) != call.team.bot_id:
        raise Refused("bot_not_found")
    app = call.slack.app
    told = {"id": call.team.bot_id, "name": app.name, "app_id": app.id, "user_id": call.bot.id}
    return {"bot": told | {"deleted": False}}
