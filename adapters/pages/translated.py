"""A page in its reader's language: its words are put there last, as they stand between the tags."""

from __future__ import annotations

from html import escape
from html.parser import HTMLParser
from typing import Final

from orchestration.interaction.translation import Translation

_SAID_OF_ITS_OWN: Final = ("script", "style", "textarea")
"""What stands in these is no word of ours, or is what the reader has written."""

_READ_OUT: Final = frozenset({"alt", "aria-label", "placeholder", "title"})
_CODES: Final = {"german": "de"}


def in_language(page: str, reader: Translation) -> str:
    """Return a page (HTML) as its reader has it."""
    if reader.language not in _CODES:
        return page
    reading = _Reading(reader)
    reading.feed(page)
    reading.close()
    return "".join(reading.made)


def asked_by_browser(header: str) -> str:
    """Return the language that a browser asks for first, by its English name; "" of all others."""
    first = header.partition(",")[0].partition(";")[0].strip().lower()
    return next((name for name, code in _CODES.items() if first.split("-")[0] == code), "")


class _Reading(HTMLParser):
    """Goes through a page, and makes it anew."""

    def __init__(self, reader: Translation) -> None:
        super().__init__(convert_charrefs=True)
        self.made: list[str] = []
        self._reader = reader
        self._within: list[str] = []

    def handle_decl(self, decl: str) -> None:
        """Keep what the page is."""
        self.made.append(f"<!{decl}>")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep a tag, with what of it is read out in the reader's language."""
        if tag in _SAID_OF_ITS_OWN:
            self._within.append(tag)
        put = "".join(self._attribute(tag, name, value) for name, value in attrs)
        self.made.append(f"<{tag}{put}>")

    def _attribute(self, tag: str, name: str, value: str | None) -> str:
        if value is None:
            return f" {name}"
        if tag == "html" and name == "lang":
            value = _CODES[self._reader.language]
        elif name in _READ_OUT:
            value = self._reader.words(value)
        return f' {name}="{escape(value)}"'

    def handle_endtag(self, tag: str) -> None:
        """Keep the end of a tag."""
        if self._within and self._within[-1] == tag:
            self._within.pop()
        self.made.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        """Put words into the reader's language, with the white space around them."""
        if self._within:
            is_code = self._within[-1] in ("script", "style")
            self.made.append(data if is_code else escape(data, quote=False))
            return
        words = "\n".join(" ".join(line.split()) for line in data.strip().splitlines())
        before, after = (" " * each for each in (data[:1].isspace(), data[-1:].isspace()))
        put = f"{before}{escape(self._reader.words(words), quote=False)}{after}"
        self.made.append(put if words else data)
