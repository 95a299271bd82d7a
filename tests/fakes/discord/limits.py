"""What Discord refuses of messages and dialogs, as far as an app of this kind can run into it."""

from tests.fakes.discord.records import COMPONENTS_V2, Refused, flat

_TOP = {1, 9, 10, 12, 13, 14, 17}
_IN_ROW = {2, 3, 5, 6, 7, 8}
_IN_LABEL = {3, 4, 5, 6, 7, 8, 19, 21, 22, 23}


_HISTORY = 1 << 16
ASLEEP = (400, 50083, "Thread is archived")


def check_awake(channel):
    """Refuse what is done on a message of a thread that sleeps."""
    if channel.archived:
        raise Refused(*ASLEEP)


def may_in(channel):
    """What the bot may do in a channel of a server."""
    return channel.guild.permissions if channel.bot_may is None else channel.bot_may


def replied_to(channel, body):
    """The message that one replies to; None where it is gone, and that is no matter."""
    reference = body.get("message_reference") or {}
    under = reference.get("message_id")
    if under and channel.guild and not may_in(channel) & _HISTORY:
        raise Refused(403, 160002, "Cannot reply without permission to read message history")
    if under and not any(each.id == under for each in channel.messages):
        if reference.get("fail_if_not_exists", True):
            raise Refused(400, 50035, "unknown message")
        return None
    return under


def check_message(body, files=()):
    """Refuse a message that breaks a limit."""
    for problem in message_problems(body.get("components") or [], [name for name, _ in files]):
        raise Refused(400, 50035, problem)
    is_v2 = body.get("flags", 0) & COMPONENTS_V2
    if is_v2 and body.get("content"):
        raise Refused(400, 50035, "components v2 and content exclude each other")
    if is_v2 and not body.get("components"):
        raise Refused(400, 50006, "cannot send an empty message")
    if not is_v2 and not (body.get("content") or files):
        raise Refused(400, 50006, "cannot send an empty message")
    if len(str(body.get("nonce") or "")) > 25:
        raise Refused(400, 50035, "nonce is too long")


def message_problems(components, files=None):
    """What Discord would not take of the components of a message."""
    problems = [
        f"{each['type']} stands at the top" for each in components if each["type"] not in _TOP
    ]
    every = list(flat(components))
    if len(every) > 40:
        problems.append(f"{len(every)} components")
    text = sum(len(each["content"]) for each in every if each["type"] == 10)
    if text > 4000:
        problems.append(f"{text} characters")
    problems += _twice("custom_id", every) + _twice("id", every)
    for each in every:
        problems += _problems(each)
        if each["type"] == 13 or each["type"] == 12:
            problems += _media(each, files)
    return problems


def _twice(name, every):
    named = [each[name] for each in every if each.get(name)]
    return [f"{name} {each} twice" for each in set(named) if named.count(each) > 1]


def _media(each, files):
    urls = [one["media"]["url"] for one in each.get("items", ())] or [each["file"]["url"]]
    for url in urls:
        name = url.removeprefix("attachment://")
        if name != url and files is not None and name not in files:
            yield f"{name} is not sent along"
        if name == url and not url.startswith(("http://", "https://")):
            yield f"{url} is no address"


def _problems(each):
    if "custom_id" in each and not 1 <= len(each["custom_id"]) <= 100:
        yield f"custom_id of {len(each['custom_id'])}"
    if not 0 <= each.get("id", 0) < 2**31:
        yield "id is no number of 32 bits"
    if each["type"] in _OF_KIND:
        yield from _OF_KIND[each["type"]](each)


def _of_text(each):
    if not each["content"].strip():
        yield "an empty text"


def _of_button(each):
    if not 1 <= len(each.get("label") or "") <= 80:
        yield f"label {each.get('label')!r}"


def _of_row(each):
    inner = each["components"]
    if not 1 <= len(inner) <= 5 or {x["type"] for x in inner} - _IN_ROW:
        yield "a row"
    if len(inner) > 1 and any(x["type"] != 2 for x in inner):
        yield "a list beside others"


def _of_section(each):
    if not (1 <= len(each["components"]) <= 3 and each.get("accessory")):
        yield "a section"


def _of_select(each):
    values = [one["value"] for one in each["options"]]
    if not 1 <= len(values) <= 25 or len(set(values)) < len(values):
        yield f"{len(values)} options"
    for one in each["options"]:
        if not (1 <= len(one["value"]) <= 100 and 1 <= len(one["label"]) <= 100):
            yield f"option {one}"


def _of_gallery(each):
    if any(len(one.get("description") or "") > 1024 for one in each["items"]):
        yield "a description"


_OF_KIND = {
    1: _of_row,
    2: _of_button,
    3: _of_select,
    9: _of_section,
    10: _of_text,
    12: _of_gallery,
}


def check_modal(data):
    """Refuse a dialog that breaks a limit."""
    for problem in modal_problems(data):
        raise Refused(400, 50035, problem)


def modal_problems(data):
    components, every = data["components"], list(flat(data["components"]))
    if not 1 <= len(data["title"]) <= 45:
        yield f"title {data['title']!r}"
    if not 1 <= len(data["custom_id"]) <= 100:
        yield "custom_id"
    if not 1 <= len(components) <= 5:
        yield f"{len(components)} components"
    yield from _twice("custom_id", every)
    for each in components:
        if each["type"] not in (10, 18):
            yield f"{each['type']} in a dialog"
    for each in every:
        yield from _problems(each)
        if each["type"] == 18:
            yield from _label_problems(each)


def _label_problems(each):
    inner = each["component"]
    if not 1 <= len(each["label"]) <= 45 or len(each.get("description") or "x") > 100:
        yield f"label {each['label']!r}"
    if inner["type"] not in _IN_LABEL:
        yield f"{inner['type']} in a label"
    if inner["type"] == 4:
        value, longest = inner.get("value"), inner.get("max_length", 4000)
        if longest > 4000 or (value is not None and len(value) > longest):
            yield "a text input"
        if len(inner.get("placeholder") or "") > 100:
            yield "a placeholder"
    if inner["type"] == 5 and len(inner.get("default_values") or ()) > inner.get("max_values", 1):
        yield "more people than can be chosen"
