"""How long a line of a calendar lasts: "20/01 all day", "Team sync (30m)"."""

from __future__ import annotations

from collections.abc import Iterator

from orchestration.language.words.rows import MARKS, Row, text_at
from orchestration.language.words.tokens import Token

_ALL_DAY = (
    *(("all", "day"), ("full", "day"), ("whole", "day")),
    *(("ganztägig",), ("ganztags",), ("ganzer", "tag"), ("ganztaegig",)),
)
_MINUTES_IN = {"m": 1, "min": 1, "mins": 1, "h": 60, "hr": 60, "std": 60}


def whole_day(body: Row, lead: int) -> int:
    """How many tokens behind a time say that something lasts all day, colons with them.

    What lasts has a title: "Mo 11.1.: ganzer Tag" may be free; "20/01 all day" has none.
    """
    parted = lead + (lead > 0 and text_at(body, lead) == ":")
    rest = tuple(token.text for token in body[parted : parted + 3])
    size = next((len(each) for each in _ALL_DAY if rest[: len(each)] == each), 0)
    end = parted + size + (size > 0 and text_at(body, parted + size) == ":")
    titled = any(token.text[0].isalnum() for token in body[end:])
    alone = lead > 0 and rest[:1] == ("all",)
    return end - lead if size and (titled or alone) else 0


def is_all_day(rest: Row) -> bool:
    """Whether nothing else stands behind a day than that it is all of it: "ganztags"."""
    return tuple(token.text for token in rest) in _ALL_DAY


def lasting(title: Row) -> Iterator[Token]:
    """How long something lasts whose title ends with it: "Team sync (30m)"."""
    tail = [token for token in title if token.text not in MARKS][-2:]
    if len(tail) < 2 or not tail[0].text.isdecimal() or tail[1].text not in _MINUTES_IN:
        return
    minutes = int(tail[0].text) * _MINUTES_IN[tail[1].text]
    start, end = tail[0].start, tail[1].end
    yield from (Token(text, start, end) for text in ("for", str(minutes), "min"))
