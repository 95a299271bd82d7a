"""A page as somebody without JavaScript meets it: words to read, and forms to send."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

UNSEEN = ("title", "script", "style")
HELD = ("a", "button", "textarea", "select")


@dataclass
class Form:
    """A form as it would be sent: where to, its fields in order, and the buttons that send it."""

    action: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: dict[str, tuple[str | None, str | None]] = field(default_factory=dict)


class Reader(HTMLParser):
    """Gathers forms, links, pictures and the words that can be seen."""

    def __init__(self, html):
        super().__init__()
        self.html = html
        self.forms, self.links, self.pictures = [], {}, {}
        self._words, self._held, self._unseen = [], [], 0
        self.feed(html)

    @property
    def text(self):
        return " ".join("".join(self._words).split())

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self._unseen += tag in UNSEEN
        if tag == "form":
            self.forms.append(Form(given["action"]))
        elif tag in HELD:
            self._held.append((tag, given, []))
        elif tag == "input":
            self._input(given)
        elif tag == "option":
            chosen = self._held[-1][2]
            if "selected" in given or not chosen:
                chosen[:] = [given["value"]]
        elif tag == "img":
            self.pictures[given["src"]] = given.get("alt")

    def _input(self, given):
        kind = given.get("type")
        if kind == "file" or (kind in ("radio", "checkbox") and "checked" not in given):
            return
        if "name" in given:
            self.forms[-1].fields.append((given["name"], given.get("value", "")))
        else:
            self._words.append(given.get("value", ""))

    def handle_endtag(self, tag):
        self._unseen -= tag in UNSEEN
        if tag not in HELD:
            return
        _, given, held = self._held.pop()
        words = "".join(held)
        if tag == "a":
            self.links[" ".join(words.split())] = given["href"]
        elif tag == "button":
            label = given.get("aria-label") or " ".join(words.split())
            self.forms[-1].buttons[label] = (given.get("name"), given.get("value"))
        else:
            self.forms[-1].fields.append((given["name"], words.removeprefix("\n")))

    def handle_data(self, data):
        if self._unseen:
            return
        if self._held and self._held[-1][0] != "select":
            self._held[-1][2].append(data)
        self._words.append(data)
