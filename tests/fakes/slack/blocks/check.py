"""What is wrong with blocks or a view, each with a pointer to where."""

from collections import Counter

from pydantic import ValidationError

from tests.fakes.slack.blocks.kinds import AnyView, MessageBlocks

_SAID = {
    "missing": "missing required field: {field}",
    "extra_forbidden": "invalid additional property: {field}",
    "string_too_long": "must be less than {max_length_1} characters",
    "string_too_short": "must be more than {min_length_1} characters",
    "too_long": "no more than {max_length} items allowed",
    "too_short": "no fewer than {min_length} items allowed",
    "union_tag_invalid": "unsupported type: {tag}",
    "union_tag_not_found": "missing required field: type",
    "string_type": "must provide a string",
    "int_type": "must provide an integer",
    "bool_type": "must provide a boolean",
    "list_type": "must provide an array",
    "dict_type": "must provide an object",
    "model_type": "must provide an object",
    "model_attributes_type": "must provide an object",
}


def message_problems(blocks):
    """All that Slack would refuse in a message's blocks; an empty list if nothing."""
    return _problems(MessageBlocks, {"blocks": blocks}) or [
        *_repeated(blocks, "/blocks"),
        *_only_one_table(blocks),
    ]


def view_problems(view):
    """All that Slack would refuse in a modal or a home tab."""
    return _problems(AnyView, {"view": view}) or _repeated(view["blocks"], "/view/blocks")


def words_in(blocks):
    """How many characters of text the blocks hold."""
    if isinstance(blocks, list):
        return sum(map(words_in, blocks))
    if isinstance(blocks, dict):
        own = blocks["text"] if isinstance(blocks.get("text"), str) else ""
        return len(own) + sum(map(words_in, blocks.values()))
    return 0


def _problems(model, data):
    try:
        model.model_validate(data)
    except ValidationError as error:
        return [_sentence(one, data) for one in error.errors()]
    return []


def _sentence(error, data):
    path = _pointed(error["loc"], data)
    given = error.get("ctx", {})
    path += [*given.get("below", ())]
    words = given | {
        "field": error["loc"][-1],
        "max_length_1": given.get("max_length", 0) + 1,
        "min_length_1": given.get("min_length", 0) - 1,
    }
    if error["type"] in {"missing", "extra_forbidden"} and path and path[-1] == words["field"]:
        path.pop()
    if error["type"] == "union_tag_invalid":
        path.append("type")
    said = given.get("sentence") or _SAID.get(error["type"], error["msg"]).format(**words)
    return problem(said, "/" + "/".join(map(str, path)))


def problem(sentence, pointer):
    return f"[ERROR] {sentence} [json-pointer:{pointer}]"


def _pointed(loc, data):
    """The way through the data: pydantic's, without the names of the kinds that it tried."""
    path = []
    for step in loc:
        inside = isinstance(data, dict) and step in data
        if inside or (isinstance(data, list) and isinstance(step, int)):
            path.append(step)
            data = data[step]
    return path


def _repeated(blocks, pointer):
    names = Counter(block["block_id"] for block in blocks if block.get("block_id"))
    twice = [
        problem(f"`block_id` {name} already exists", pointer)
        for name, count in names.items()
        if count > 1
    ]
    for place, block in enumerate(blocks):
        ids = Counter(one["action_id"] for one in block.get("elements", []) if "action_id" in one)
        twice += [
            problem(f"`action_id` {name} already exists", f"{pointer}/{place}/elements")
            for name, count in ids.items()
            if count > 1
        ]
    return twice


def _only_one_table(blocks):
    tables = [block for block in blocks if block["type"] == "table"]
    return [problem("only one table is allowed", "/blocks")] if len(tables) > 1 else []
