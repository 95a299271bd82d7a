"""A message as its reader sees it, as plain text: buttons in [brackets], dates in their zone."""

import html
import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

_MARKUP = re.compile(r"<([^<>\n]+)>")
_SHOUTED = {"here", "channel", "everyone"}
_DATE_FORMS = {
    "date_num": "%Y-%m-%d",
    "date": "%B {day}, %Y",
    "date_short": "%b {plain}, %Y",
    "date_long": "%A, %B {day}, %Y",
    "date_pretty": "%B {day}, %Y",  # never "today": what is read must not depend on when
    "date_short_pretty": "%b {plain}, %Y",
    "date_long_pretty": "%A, %B {day}, %Y",
    "time": "%H:%M",
    "time_secs": "%H:%M:%S",
}


def transcript(channel, reader):
    """All that a reader sees in a channel; what is in a thread is set in by an arrow."""
    seen = [one for one in channel.posts if not one.deleted and one.only_for in {None, reader}]
    return "\n".join(_line(one, reader) for one in seen)


def _line(post, reader):
    arrow = "" if post.is_top else "↳ "
    whisper = " (only you see this)" if post.only_for else ""
    return f"{arrow}{post.username or post.author.real_name}{whisper}: {message(post, reader)}"


def message(post, reader):
    """The body of a message: its blocks or, without them, its text; then files and reactions."""
    reader = reader or _natural_reader(post.channel)
    lines = [block(one, post.channel.team, reader) for one in post.blocks]
    lines = lines or [mrkdwn(post.text, post.channel.team, reader)]
    lines += [f"📎 {one.name}" for one in post.files]
    counted = " ".join(f":{name}: {len(who)}" for name, who in post.reactions.items() if who)
    return "\n".join([*filter(None, lines), *([counted] if counted else [])])


def _natural_reader(channel):
    return channel.human if channel.kind == "im" else None


def view(one):
    """A modal or home tab as its owner sees it, with its title and buttons."""
    team, owner = one.owner.team, one.owner
    body = [block(each, team, owner) for each in one.blocks]
    errors = [f"⚠ {name}: {said}" for name, said in one.errors.items()]
    ends = [one.definition[name]["text"] for name in ("close", "submit") if name in one.definition]
    foot = [" ".join(f"[{label}]" for label in ends)]
    return "\n".join(filter(None, [one.title, *body, *errors, *foot]))


def block(data, team, reader):
    """One block, as lines of text."""
    return _BLOCKS.get(data["type"], lambda *_: "")(data, team, reader)


def _section(data, team, reader):
    texts = [data.get("text"), *data.get("fields", [])]
    lines = [text(one, team, reader) for one in texts if one]
    if extra := data.get("accessory"):
        lines.append(element(extra, team, reader))
    return "\n".join(lines)


def _row(data, team, reader):
    return " ".join(element(one, team, reader) for one in data["elements"])


def _input(data, team, reader):
    label_and_field = f"{data['label']['text']}: {element(data['element'], team, reader)}"
    return label_and_field + (f"\n({data['hint']['text']})" if "hint" in data else "")


def _table(data, team, reader):
    rows = ([_cell(one, team, reader) for one in row] for row in data["rows"])
    return "\n".join(" | ".join(row) for row in rows)


def _cell(data, team, reader):
    return data["text"] if data["type"] == "raw_text" else _rich(data, team, reader)


def _rich(data, team, reader):
    if "elements" in data:
        gap = "\n" if data["type"] in {"rich_text", "rich_text_list"} else ""
        return gap.join(_rich(one, team, reader) for one in data["elements"])
    leaf = {
        "user": lambda: f"<@{data['user_id']}>",
        "channel": lambda: f"<#{data['channel_id']}>",
        "usergroup": lambda: f"<!subteam^{data['usergroup_id']}>",
        "broadcast": lambda: f"<!{data['range']}>",
        "link": lambda: f"<{data['url']}|{data.get('text', data['url'])}>",
        "emoji": lambda: f":{data['name']}:",
        "date": lambda: f"<!date^{data['timestamp']}^{data['format']}|{data.get('fallback', '')}>",
    }.get(data["type"])
    return mrkdwn(leaf(), team, reader) if leaf else data["text"]


_BLOCKS = {
    "section": _section,
    "header": lambda data, team, reader: text(data["text"], team, reader),
    "divider": lambda *_: "———",
    "image": lambda data, *_: f"🖼 {data['alt_text']}",
    "actions": _row,
    "context_actions": _row,
    "context": _row,
    "input": _input,
    "markdown": lambda data, *_: data["text"],
    "table": _table,
    "rich_text": _rich,
}


def element(data, team, reader):
    """One thing in a row: a text, a picture's description, or what can be pressed, in brackets."""
    if data["type"] in {"plain_text", "mrkdwn"}:
        return text(data, team, reader)
    if data["type"] == "image":
        return f"🖼 {data['alt_text']}"
    if data["type"] == "feedback_buttons":
        both = (data["positive_button"], data["negative_button"])
        return " ".join(f"[{one['text']['text']}]" for one in both)
    hidden = data.get("visible_to_user_ids")
    if hidden is not None and (reader is None or reader.id not in hidden):
        return ""
    return f"[{label(data)}]"


def label(data):
    """What is written on a control: its text, what it holds already, or what it asks for."""
    if "text" in data:
        return data["text"]["text"]
    if "options" in data and data["type"] in {"checkboxes", "radio_buttons"}:
        return " / ".join(one["text"]["text"] for one in data["options"])
    chosen = data.get("initial_option")
    if chosen:
        return f"{chosen['text']['text']} ▾"
    return next((str(data[name]) for name in _HELD if data.get(name)), "") or data.get(
        "placeholder", {}
    ).get("text", "…")


_HELD = ("initial_value", "initial_date", "initial_time", "initial_date_time", "initial_users")


def controls(blocks):
    """Everything that can be pressed or filled in, in reading order."""
    for one in blocks:
        inside = [one.get("accessory"), one.get("element"), *one.get("elements", [])]
        for data in filter(None, inside):
            if data["type"] == "feedback_buttons":
                names = ("positive_button", "negative_button")
                yield from (data | data[name] | {"block_id": one["block_id"]} for name in names)
            elif data["type"] not in NOT_CONTROLS:
                yield data | {"block_id": one["block_id"]}


_RICH = {f"rich_text_{kind}" for kind in ("section", "list", "quote", "preformatted")}
NOT_CONTROLS = {"image", "plain_text", "mrkdwn"} | _RICH


def text(data, team, reader):
    """A text object; markup means nothing in plain text."""
    return data["text"] if data["type"] == "plain_text" else mrkdwn(data["text"], team, reader)


def mrkdwn(raw, team, reader):
    """What markup shows: names for mentions, labels for links, dates in the reader's zone."""
    return html.unescape(_MARKUP.sub(lambda found: _shown(found[1], team, reader), raw))


def _shown(inside, team, reader):
    code, _, said = inside.partition("|")
    if code.startswith("@"):
        return f"@{team.name_of(code[1:])}"
    if code.startswith("#"):
        return f"#{team.name_of(code[1:])}"
    if code.startswith("!date^"):
        return _date(code.split("^")[1:], said, reader)
    if code.startswith("!subteam^"):
        return f"@{team.name_of(code.removeprefix('!subteam^'))}"
    if code.startswith("!"):
        return f"@{code[1:]}"
    return said or code


def _date(parts, fallback, reader):
    if len(parts) < 2 or not parts[0].isdigit():
        return fallback
    zone = ZoneInfo(reader.zone) if reader is not None and reader.zone else UTC
    when = datetime.fromtimestamp(int(parts[0]), zone)
    unknown = set(re.findall(r"\{(\w+)\}", parts[1])) - set(_DATE_FORMS)
    if unknown:
        return fallback
    return re.sub(r"\{(\w+)\}", lambda token: _dated(when, token[1]), parts[1])


def _dated(when, token):
    form = _DATE_FORMS[token].format(day=_ordinal(when.day), plain=when.day)
    return when.strftime(form)


def _ordinal(day):
    teens = 10 < day < 14
    return f"{day}{'th' if teens else {1: 'st', 2: 'nd', 3: 'rd'}.get(day % 10, 'th')}"


def pings(post):
    """Ids of everybody and everything a message notifies."""
    live = [post.text, *_live(post.blocks)]
    codes = {found.partition("|")[0] for one in live for found in _MARKUP.findall(one)}
    called = {code[1:] for code in codes if code.startswith("@")}
    called |= {code[1:] for code in codes if code[0] == "!" and code[1:] in _SHOUTED}
    called |= {code.removeprefix("!subteam^") for code in codes if code.startswith("!subteam^")}
    named = {word for one in live for word in re.findall(r"@([\w.-]+)", one)}
    return called | (named if post.names_are_links else set())


def _live(data):
    """All texts in which markup has a meaning."""
    if isinstance(data, list):
        return [found for one in data for found in _live(one)]
    if not isinstance(data, dict):
        return []
    if data.get("type") in {"mrkdwn", "markdown"} and isinstance(data.get("text"), str):
        return [data["text"]]
    own = {"user": f"<@{data.get('user_id')}>", "broadcast": f"<!{data.get('range')}>"}
    group = {"usergroup": f"<!subteam^{data.get('usergroup_id')}>"}
    mentioned = (own | group).get(str(data.get("type")))
    return [*([mentioned] if mentioned else []), *_live(list(data.values()))]
