"""What the bot sends to Slack, as text: every call with all that is in it, set out to be read.

What differs from run to run by chance (when a message was posted, which session it is) is left out.
"""

import json
import re

SHOWN = {
    "chat.postMessage": "posts to",
    "chat.update": "changes in",
    "chat.postEphemeral": "shows aside in",
    "response_url": "answers",
    "views.open": "opens a form for",
    "views.publish": "shows a home tab to",
    "reactions.add": "reacts in",
    "files.completeUploadExternal": "shares in",
}
_STAMP = re.compile(r"\b\d{10}\.\d{6}\b")
_SESSION = re.compile(r"\bmeeting-T\d+-[a-z-]+-[0-9a-f]{20}\b")
_LINK = re.compile(r"(https://convene\.example\.org/s/)[\w.-]+")


class Listening:
    """Tells what the bot has sent since it was last asked, by conversation."""

    def __init__(self, slack):
        self._slack, self._heard = slack, 0

    def new(self):
        """Return a paragraph for each call, conversation by conversation in the order of names.

        In a conversation what is new comes first, then what has changed, older messages first:
        between these Slack is asked for both at once.
        """
        calls, self._heard = self._slack.requests[self._heard :], len(self._slack.requests)
        told = [
            (where, call.arguments["ts"] if call.method == "chat.update" else "", paragraph)
            for call in calls
            if call.method in SHOWN
            for where in [self._where(call)]
            for paragraph in [f"  {SHOWN[call.method]} {where}\n{self._content(call)}"]
        ]
        return [paragraph for *_, paragraph in sorted(told, key=lambda each: each[:2])]

    def _where(self, call):
        given = call.arguments
        view = call.answer.get("view") or {}
        place = given.get("channel") or given.get("channel_id") or given.get("user_id") or ""
        if call.method == "views.open":
            return self._opened_by(view)
        found = self._slack.teams[0].channels.get(place)
        if found is not None and found.kind == "im":
            return f"@{found.human.name}"
        name = f"#{found.name}" if found else f"@{self._name(place)}"
        return f"{name} ({self._name(given['user'])} alone)" if "user" in given else name

    def _name(self, user):
        found = self._slack.teams[0].accounts.get(user)
        return found.name if found else "who did it"

    def _opened_by(self, view):
        stacks = self._slack.teams[0].modals
        mine = (who for who, stack in stacks.items() if view.get("id") in [one.id for one in stack])
        return f"@{self._name(next(mine, ''))}"

    def _content(self, call):
        given = call.arguments
        lines = list(_lines(call.method, given))
        for each in json.loads(given["files"]) if call.method.startswith("files.") else ():
            lines += self._file(each["id"])
        return "\n".join(f"    {_by_name(each)}" for line in lines for each in line.splitlines())

    def _file(self, id_):
        file = self._slack.teams[0].files[id_]
        yield f"file {file.name}" + (f": {file.alt_text}" if file.alt_text else "")
        if file.name.endswith(".ics"):
            yield from file.content.decode().replace("\r\n ", "").splitlines()


def _by_name(line):
    return _LINK.sub(r"\1‹link›", _SESSION.sub("‹session›", _STAMP.sub("‹time›", line)))


def _lines(method, given):
    if method == "reactions.add":
        yield f":{given['name']}:"
    for name in ("thread_ts", "initial_comment", "text"):
        if given.get(name):
            yield f"{name}: {given[name]}" if name != "text" else given[name]
    view = given.get("view") or {}
    if view:
        heads = ("callback_id", "private_metadata")
        yield " · ".join(
            [_text(view.get("title")), *(f"{view[one]}" for one in heads if one in view)]
        )
    for block in given.get("blocks") or view.get("blocks") or ():
        yield from _block(block)
    if view:
        yield " ".join(f"[{_text(view[one])}]" for one in ("close", "submit") if one in view)


def _block(block):
    known = ("section", "header", "actions", "context", "input")
    assert block["type"] in known, block
    name = f" {block['block_id']}" if _is_ours(block.get("block_id", "")) else ""
    inside = [block.get("text"), *block.get("elements", ()), block.get("accessory")]
    said = "\n".join(_element(each) for each in inside if each)
    if block["type"] == "input":
        needed = "" if block.get("optional") else " *"
        hint = f"\n({_text(block['hint'])})" if "hint" in block else ""
        said = f"{_text(block['label'])}{needed}: {_element(block['element'])}{hint}"
    first, *more = said.splitlines()
    yield f"| {block['type']}{name}: {first}"
    yield from (f"|   {each}" for each in more)


def _is_ours(name):
    """Tell whether the bot named a block, or Slack did."""
    return bool(name) and not re.fullmatch(r"b\d+", name)


def _element(element):
    kind = element["type"]
    if kind in ("mrkdwn", "plain_text"):
        return element["text"]
    own = {key: value for key, value in element.items() if key not in ("type", "text", "action_id")}
    if kind == "button":
        own["value"] = _value(own["value"])
        style = f" {own['style']}" if "style" in own else ""
        said = f" ({own['accessibility_label']})" if "accessibility_label" in own else ""
        return f"[{_text(element['text'])}] {element['action_id']} = {own['value']}{style}{said}"
    held = [f"{key} {_held(value)}" for key, value in own.items()]
    return " · ".join([f"{kind} {element['action_id']}", *held])


def _value(value):
    session, said = json.loads(value)
    return f"{said!r}" + ("" if session else " of no session")


def _held(value):
    if isinstance(value, list):
        return "/".join(map(_held, value))
    if isinstance(value, dict) and "value" in value:
        return f"{value['value']}={_text(value['text'])}"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, dict) else str(value)


def _text(text):
    return text["text"] if text else ""
