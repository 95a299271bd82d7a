"""A whole meeting in the sandbox: what somebody does, and what everybody's page shows then."""

import asyncio
import json
import re

from adapters.sandbox.gateway import HttpRefusedError
from adapters.sandbox.records import GENERAL
from tests.golden.committed import holds
from tests.sandbox.at_hand import NotOfferedError, at_hand

PEOPLE = ("ana", "ben", "jonas")
A, B, D = "🇦", "🇧", "🇩"
_LINK = re.compile(r"(https://convene\.example\.org/s/)[\w.-]+")
_FILE = re.compile(r"/files/[0-9a-f]{24}/")
MEETING = {
    "subject": "Roadmap",
    "people": ["ana", "ben", "jonas"],
    "minutes": 30,
    "from": "2027-01-18",
    "to": "2027-01-19",
    "message": "We need Ben.",
    "rounds": 2,
}


class Told:
    """A meeting as it goes on, written down."""

    def __init__(self, bench):
        self.bench, self._known, self._lines, self._seq = bench, {}, [], 0

    @property
    def text(self):
        return "\n".join(self._lines)

    async def step(self, said, doing):
        """Have somebody do something; write down what shows, or that it could not be done."""
        try:
            form = await doing
        except (NotOfferedError, HttpRefusedError):
            self._lines += [f"▸ {said}: cannot be done", ""]
            return None
        dialog = list(_dialog(form)) if form else []
        self._lines += [f"▸ {said}", *dialog, *self._notices(), *self._new(), ""]
        return form

    async def says(self, who, words, *where):
        return await self.step(f"{who} writes: {words}", self.bench.says(who, words, *where))

    async def presses(self, who, action, *rest, **more):
        said = f"{who} presses {' '.join([action, *rest])}"
        return await self.step(said, self.bench.presses(who, action, *rest, **more))

    async def fills(self, who, form, **values):
        if form is not None:
            await self.step(f"{who} fills in {values}", self.bench.fills(who, form, **values))

    async def reacts(self, who, emoji, **how):
        await self.step(
            f"{who} {'reacts' if how.get('on', True) else 'takes back'} {emoji}",
            self.bench.reacts(who, emoji, **how),
        )

    def _new(self):
        """Return what is not as it was, in the channel (as Ana sees it) and with everybody."""
        alone = [(f"@{who}", who, None) for who in PEOPLE]
        for where, who, place in [("#general", "ana", GENERAL), *alone]:
            for message in self.bench.sees(who, place):
                shown = "\n".join(_shown(message))
                if self._known.get(message["id"]) != shown:
                    verb = "changes in" if message["id"] in self._known else "appears in"
                    self._known[message["id"]] = shown
                    yield f"  {verb} {where}\n{shown}"

    def _notices(self):
        before, self._seq = self._seq, self.bench.workspace.seq
        for who in PEOPLE:
            told = self.bench.workspace.events(who, before)
            yield from (f"  tells @{who}: {each.text}" for each in told if each.kind == "notice")


def _dialog(form):
    yield f"  opens {form['name']}: {form['title']}"
    yield from (f"    {line}" for line in form["words"].splitlines())
    for field in form["fields"]:
        yield f"    {field['name']} ({field['kind']}) {field['label']} = {_json(field['value'])}"
        bounds = [field["min"], field["max"]] if field["max"] is not None else []
        asked = {"options": [each["value"] for each in field["options"]], "bounds": bounds}
        more = {name: value for name, value in {**asked, "help": field["help"]}.items() if value}
        yield from (f"      {name}: {_json(value)}" for name, value in more.items())
    yield f"    [{form['submit']}]"


def _shown(message):
    lines = [f"{message['author']['id']}: {message['text']}"]
    lines += [line for block in message["blocks"] for line in _block(block)]
    reacted = [f"{each['emoji']} {', '.join(each['by'])}" for each in message["reactions"]]
    lines += [f"| offers {' '.join(message['offer'])}"] if message["offer"] else []
    lines += [f"| {' · '.join(reacted)}"] if reacted else []
    lines += [f"| {message['vote']['said']}"] if message["vote"] else []
    yield from (f"    {_by_name(each)}" for line in lines for each in line.splitlines())


def _block(block):
    own = {key: value for key, value in block.items() if key != "type"}
    match block["type"]:
        case "text":
            style = "" if block["style"] == "normal" else f" ({block['style']})"
            return [f"| text{style}: {own['text']}"]
        case "buttons":
            return [f"| buttons:{''.join(map(_button, own['buttons']))}"]
        case "list":
            return [
                f"| {each['mark']}: {each['text']}{_button(each['action'])}"
                for each in block["items"]
            ]
        case kind:
            return [f"| {kind}: {_json(own)}"]


def _button(button):
    if button is None:
        return ""
    style = "" if button["style"] == "plain" else f" {button['style']}"
    return f" [{button['label']}] {button['action']} = {button['value']!r}{style}"


def _json(data):
    return json.dumps(data, ensure_ascii=False)


def _by_name(line):
    return _FILE.sub("/files/‹file›/", _LINK.sub(r"\1‹link›", line))


def test_three_people_find_a_time_and_look_again(tmp_path, request):
    with at_hand(tmp_path) as bench:
        told = Told(bench)
        asyncio.run(_meeting(told))
    holds(request, "sandbox/three-people.txt", told.text)


async def _meeting(told):
    form = await told.says("ana", "/convene meet", GENERAL)
    await told.fills("ana", form, **MEETING)
    await told.presses("ana", "invitation-right")
    await told.presses("ana", "any-time")
    await told.says("ben", "I can't do Monday, and mornings are best for me. Wednesdays are weird.")
    await told.presses("ben", "take-back")
    form = await told.presses("ben", "let-see")
    await told.fills("ben", form)
    await told.presses("ben", "thats-all")
    await told.presses("jonas", "mornings")

    await told.reacts("ana", A)
    await told.reacts("ben", B)
    await told.reacts("ben", B, on=False)
    await told.reacts("ben", A)
    await told.reacts("jonas", A)
    await told.presses("ben", "nothing")
    for who in PEOPLE:
        await told.reacts(who, A)
    await told.presses("ben", "rate", "wishes/4")

    form = await told.presses("ana", "move", conversation=GENERAL)
    await told.fills("ana", form)
    for who in PEOPLE:
        await told.reacts(who, D)
    form = await told.presses("ana", "cancel", conversation=GENERAL)
    await told.fills("ana", form)
    await told.says("jonas", "I never do Mondays.")
    await told.presses("jonas", "keep")
    await told.says("jonas", "/convene me", GENERAL)
    await told.says("ana", "/convene help", GENERAL)
