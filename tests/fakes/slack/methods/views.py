"""views.*: modals on somebody's screen, and the home tab."""

from tests.fakes.slack import content
from tests.fakes.slack.methods.table import Table
from tests.fakes.slack.refusal import Refused
from tests.fakes.slack.screens import DEEPEST, Screens

TABLE = Table()


@TABLE.method("views.open", None, "trigger_id view", "interactivity_pointer")
def opened(call):
    given = _modal(call)
    account = call.slack.triggers.exchange(call["trigger_id"], call.team)
    return {"view": Screens(call.slack).open(account, given).data()}


@TABLE.method("views.push", None, "trigger_id view", "interactivity_pointer")
def pushed(call):
    given = _modal(call)
    account = call.slack.triggers.exchange(call["trigger_id"], call.team)
    stack = call.team.modals.get(account.id, [])
    if not stack:
        raise Refused("not_found")
    if len(stack) >= DEEPEST:
        raise Refused("push_limit_reached")
    return {"view": Screens(call.slack).push(account, given).data()}


@TABLE.method("views.update", None, "view", "view_id external_id hash")
def updated(call):
    found = _shown(call)
    _check_hash(call, found)
    given = _modal(call) if found.definition["type"] == "modal" else content.view(call)
    return {"view": Screens(call.slack).change(found, given).data()}


@TABLE.method("views.publish", None, "user_id view", "hash")
def published(call):
    given = content.view(call)
    if given["type"] != "home":
        raise Refused(
            "invalid_arguments", ["[ERROR] must be a home view [json-pointer:/view/type]"]
        )
    if not call.slack.app.home_tab:
        raise Refused("not_enabled")
    account = call.account("user_id")
    if current := call.team.homes.get(account.id):
        _check_hash(call, current)
    return {"view": Screens(call.slack).publish(account, given).data()}


def _modal(call):
    given = content.view(call)
    if given["type"] != "modal":
        raise Refused("invalid_arguments", ["[ERROR] must be a modal [json-pointer:/view/type]"])
    used = [one.definition.get("external_id") for one in _all(call)]
    wanted = given.get("external_id")
    if wanted and call.name != "views.update" and wanted in used:
        raise Refused("duplicate_external_id")
    return given


def _all(call):
    stacks = [one for stack in call.team.modals.values() for one in stack]
    return [*stacks, *call.team.homes.values()]


def _shown(call):
    by_id, by_name = call.get("view_id"), call.get("external_id")
    for one in _all(call):
        if one.id == by_id or (by_name and one.definition.get("external_id") == by_name):
            return one
    raise Refused("not_found")


def _check_hash(call, view):
    if call.get("hash") not in {None, view.hash}:
        raise Refused("hash_conflict")
