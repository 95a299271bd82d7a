"""What somebody puts into a control, as Slack tells the app of it."""

from tests.fakes.slack import rendering
from tests.fakes.slack.app import NotPossible

_CHOOSES_ONE = {"static_select", "radio_buttons", "overflow", "external_select"}
_CHOOSES_MANY = {"multi_static_select", "checkboxes", "multi_external_select"}
_PLAIN = {
    "button": "value",
    "icon_button": "value",
    "plain_text_input": "value",
    "email_text_input": "value",
    "url_text_input": "value",
    "number_input": "value",
    "datepicker": "selected_date",
    "timepicker": "selected_time",
    "datetimepicker": "selected_date_time",
}
_PEOPLE_AND_PLACES = {
    "users_select": "selected_user",
    "channels_select": "selected_channel",
    "conversations_select": "selected_conversation",
    "multi_users_select": "selected_users",
    "multi_channels_select": "selected_channels",
    "multi_conversations_select": "selected_conversations",
}
_NOT_KEPT = {"button", "icon_button", "overflow", "feedback_buttons"}


def put(control, value, team):
    """The fields of an action or of a view's state: `{"type": …, "selected_date": …}`."""
    kind = control["type"]
    if kind in _CHOOSES_ONE:
        found = None if value is None else _option(control, value)
        return {"type": kind, "selected_option": found}
    if kind in _CHOOSES_MANY:
        return {"type": kind, "selected_options": [_option(control, one) for one in value or []]}
    if kind in _PEOPLE_AND_PLACES:
        return {"type": kind, _PEOPLE_AND_PLACES[kind]: _ids(value, team)}
    if kind == "file_input":
        return {"type": kind, "files": [one.data() for one in value or []]}
    if kind.endswith("_input") and value is not None:
        _check_typed(control, str(value))
    return {"type": kind, _PLAIN.get(kind, "value"): value}


def held(control, team):
    """What a control holds before anybody touches it."""
    kind = control["type"]
    if kind in _CHOOSES_ONE | _CHOOSES_MANY:
        one, many = control.get("initial_option"), control.get("initial_options", [])
        value = many if kind in _CHOOSES_MANY else one
        name = "selected_options" if kind in _CHOOSES_MANY else "selected_option"
        return {"type": kind, name: value}
    names = [name for name in control if name.startswith("initial_")]
    return put(control, control[names[0]] if names else None, team)


def state(blocks, typed, team):
    """What all controls hold together, by block and action."""
    values = {}
    for control in rendering.controls(blocks):
        if control["type"] in _NOT_KEPT:
            continue
        block, action = control["block_id"], control["action_id"]
        known = typed.get(block, {}).get(action)
        values.setdefault(block, {})[action] = known or held(control, team)
    return values


def is_empty(held_value):
    return all(value in (None, "", []) for name, value in held_value.items() if name != "type")


def _option(control, value):
    groups = (group["options"] for group in control.get("option_groups", []))
    options = [*control.get("options", []), *(one for group in groups for one in group)]
    if control["type"].endswith("external_select"):
        return {"text": {"type": "plain_text", "text": str(value)}, "value": str(value)}
    for one in options:
        if value in (one["value"], one["text"]["text"]):
            return one
    offered = [one["text"]["text"] for one in options]
    raise NotPossible(f"there is no option {value!r}; there are {offered}")


def _ids(value, team):
    if isinstance(value, (list, tuple)):
        return [_ids(one, team) for one in value]
    if value in team.people:
        return team.people[value].id
    named = (one.id for one in team.channels.values() if one.name == value)
    return next(named, value)


def _check_typed(control, text):
    longest, shortest = control.get("max_length", 3000), control.get("min_length", 0)
    if not shortest <= len(text) <= longest:
        raise NotPossible(f"{text[:40]!r} has {len(text)} characters, not {shortest} to {longest}")
